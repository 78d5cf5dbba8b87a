"""TER, digit for digit as sacreBLEU gives it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column
from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS, Ratio
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.text.base import Detail, texts_of
from sigdesk.core.metrics.text.sacre import SacreMetric
from sigdesk.core.metrics.text.scripts import has_blanks_between_words
from sigdesk.core.params import param


@METRICS.register
@dataclass(frozen=True)
class Ter(SacreMetric):
    """TER. Statistics: [edits, reference length], the mean length where there are several."""

    key: ClassVar[str] = "ter"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "TER")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Edits that turn the outputs into the references (insert, delete, replace a word, move a "
        "run of words) per 100 words of the references. Lower is better.",
    )
    citation: ClassVar[str] = "Snover et al. 2006; sacreBLEU: Post 2018"
    higher_is_better: ClassVar[bool] = False
    usual: ClassVar[int] = 3
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How many edits a person would need at least: inserting, deleting or replacing a word, or "
        "moving a run of words to another place, each counted once. With several references the "
        "nearest one gives the edits and their mean length the denominator. It can exceed 100.",
    )
    formula: ClassVar[str] = "TER = 100 · edits / reference words"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Lower is better. Moves are found by a greedy search, so other programs can find other "
        "numbers; case is ignored unless told otherwise. For Chinese and Japanese switch on the "
        "treatment of Asian characters together with normalization.",
    )

    lowercase: bool = param(
        True,
        label=QT_TRANSLATE_NOOP("messages", "Ignore case"),
        help=QT_TRANSLATE_NOOP("messages", "Compare texts in lower case."),
    )
    normalized: bool = param(
        False,
        label=QT_TRANSLATE_NOOP("messages", "Normalize"),
        help=QT_TRANSLATE_NOOP("messages", "Separate punctuation from words as Tercom does."),
    )
    no_punct: bool = param(
        False,
        label=QT_TRANSLATE_NOOP("messages", "Ignore punctuation"),
        help=QT_TRANSLATE_NOOP("messages", "Leave punctuation marks out."),
    )
    asian_support: bool = param(
        False,
        label=QT_TRANSLATE_NOOP("messages", "Asian characters"),
        help=QT_TRANSLATE_NOOP(
            "messages", "With normalization: every Chinese or Japanese character is a word."
        ),
    )

    @classmethod
    def suited(cls, reference: Column | None) -> dict[str, Any]:
        """Characters as words where a script puts no blanks between words."""
        spaced = has_blanks_between_words(texts_of(reference))
        return {} if spaced else {"normalized": True, "asian_support": True}

    @property
    def n_stats(self) -> int:
        """Edits and length."""
        return 2

    def counter(self) -> Any:
        """sacreBLEU's TER."""
        from sacrebleu.metrics.ter import TER

        return TER(
            normalized=self.normalized,
            no_punct=self.no_punct,
            asian_support=self.asian_support,
            case_sensitive=not self.lowercase,
        )

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Edits per 100 words; against empty references 100 for any edits, 0 for none."""
        against_nothing = np.where(totals[..., 0] > 0, 1.0, 0.0)
        rate = np.where(
            totals[..., 1] > 0, divide(totals[..., 0], totals[..., 1], 0.0), against_nothing
        )
        return 100 * rate

    def ratio(self, n_stats: int) -> Ratio:
        """100 · edits over reference words."""
        del n_stats
        return Ratio((100, 0), (0, 1))

    def details(self, totals: NDArray[Any]) -> tuple[Detail, ...]:
        """Edits and reference words."""
        return (
            Detail(QT_TRANSLATE_NOOP("messages", "Edits"), float(totals[0]), "count"),
            Detail(QT_TRANSLATE_NOOP("messages", "Reference length"), float(totals[1]), "count"),
        )
