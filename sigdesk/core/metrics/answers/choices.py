"""Multiple choice: whether the chosen option is the right one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.answers.base import AnswerMetric
from sigdesk.core.metrics.base import METRICS

_MARK = re.compile(r"[(\[]?\s*([a-z]|\d{1,3})\s*[.:)\]]*")


def option(text: str) -> str:
    """A chosen option as it is compared: case, extra blanks and the marks round a letter put aside.

    Examples
    --------
    >>> option("(B)"), option("b."), option("The  second one")
    ('b', 'b', 'the second one')
    """
    plain = " ".join(text.casefold().split())
    mark = _MARK.fullmatch(plain)
    return mark[1] if mark else plain


@METRICS.register
@dataclass(frozen=True)
class ChoiceAccuracy(AnswerMetric):
    """Share of questions whose right option was chosen. Statistics: [right, 1]."""

    key: ClassVar[str] = "choice-accuracy"
    citation: ClassVar[str] = "Hendrycks et al. 2021"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Accuracy (multiple choice)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Share of the questions for which a right option was chosen, options compared without case "
        "and brackets.",
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How many of the chosen options are right. An option may be given by its letter, its "
        "number or its text, as long as the reference gives it in the same way: (B), b and B. are "
        "the same choice.",
    )
    formula: ClassVar[str] = "right / questions"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Guessing among k options is right in 1 of k cases. A letter in the output and a text in "
        "the reference never agree.",
    )

    def value(self, answer: str, right: Sequence[str]) -> float:
        """1 when one of the right options was chosen."""
        ours = option(answer)
        if not right:
            return int(not ours)
        return int(bool(ours) and any(ours == option(text) for text in right))
