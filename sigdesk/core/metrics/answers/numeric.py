"""Answers that are numbers: right when near enough."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.answers.base import AnswerMetric
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.params import param

_NUMBER = re.compile(
    r"(?<![\w.])[-+\u2212]?(?:\d{1,3}(?:,\d{3})+(?![\d,])|\d+)?(?:(?<=\d)|(?=\.\d))(?:\.\d+)?"
    r"(?:[eE][-+]?\d{1,3})?"
)
"""A decimal, perhaps with commas between thousands; the commas are told from lists by the three
digits behind each."""


def number_in(text: str, which: str = "last") -> Fraction | None:
    """A number of a text, exactly as it is written; None when there is none.

    Parameters
    ----------
    text : str
    which : {"last", "first", "whole"}
        "whole": the text must be a number and nothing else, but for a currency or per-cent sign.

    Examples
    --------
    >>> number_in("so 12 + 30 = 1,042.50"), number_in("$42", "whole"), number_in("no idea")
    (Fraction(2085, 2), Fraction(42, 1), None)
    """
    if which == "whole":
        text = text.strip().strip("$€£¥%").strip()
        match = _NUMBER.fullmatch(text)
        return _value(match[0]) if match else None
    found = [match[0] for match in _NUMBER.finditer(text)]
    if not found:
        return None
    return _value(found[-1] if which == "last" else found[0])


def _value(text: str) -> Fraction:
    return Fraction(text.replace(",", "").replace("\u2212", "-"))


@METRICS.register
@dataclass(frozen=True)
class NumericMatch(AnswerMetric):
    """Share of answers whose number is a right one, within a tolerance. Statistics: [right, 1]."""

    key: ClassVar[str] = "numeric-match"
    citation: ClassVar[str] = "Cobbe et al. 2021"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Numeric match")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Share of the answers whose number differs from the right one by no more than the "
        "tolerance.",
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A number is taken out of every answer, by default the last one, where solutions end with "
        "their result. It is right when it differs from the right number by no more than the "
        "tolerance, or by no more than a share of the right number. Numbers are compared as they "
        "are written, without binary rounding.",
    )
    formula: ClassVar[str] = "right if |x − y| ≤ tolerance or |x − y| ≤ share · |y|"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Units and per-cent signs are not looked at: 50 % and 50 are the same, 0.5 and 50 % are "
        "not. A comma before three digits separates thousands.",
    )

    which: str = param(
        "last",
        label=QT_TRANSLATE_NOOP("messages", "Number"),
        help=QT_TRANSLATE_NOOP("messages", "Which number of an answer counts."),
        choices=(
            ("last", QT_TRANSLATE_NOOP("messages", "The last one")),
            ("first", QT_TRANSLATE_NOOP("messages", "The first one")),
            ("whole", QT_TRANSLATE_NOOP("messages", "The answer is nothing but a number")),
        ),
        short="which",
    )
    tolerance: float = param(
        0.0,
        label=QT_TRANSLATE_NOOP("messages", "Tolerance"),
        help=QT_TRANSLATE_NOOP("messages", "Largest difference from the right number."),
        low=0.0,
        short="tol",
    )
    share: float = param(
        0.0,
        label=QT_TRANSLATE_NOOP("messages", "Tolerance as a share"),
        help=QT_TRANSLATE_NOOP(
            "messages", "Largest difference as a share of the right number; .01 for 1 %."
        ),
        low=0.0,
        high=1.0,
        short="share",
    )

    def value(self, answer: str, right: Sequence[str]) -> float:
        """1 when the answer's number is near enough to the number of a right answer."""
        ours = number_in(answer, self.which)
        if not right:
            return int(not answer.strip())
        if ours is None:
            return 0
        # the tolerance is meant as it is printed: 0.1, not the double beside it
        tolerance, share = Fraction(repr(self.tolerance)), Fraction(repr(self.share))
        truths = [truth for text in right if (truth := number_in(text, "last")) is not None]
        return int(any(abs(ours - y) <= max(tolerance, share * abs(y)) for y in truths))
