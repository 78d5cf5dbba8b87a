"""chrF and chrF++, digit for digit as sacreBLEU gives them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.text.base import Detail
from sigdesk.core.metrics.text.sacre import SacreMetric
from sigdesk.core.params import param


def _word_order(default: int) -> Any:
    return param(
        default,
        label=QT_TRANSLATE_NOOP("messages", "Longest word n-grams"),
        help=QT_TRANSLATE_NOOP("messages", "0 for chrF, 2 for chrF++."),
        low=0,
        high=4,
    )


@METRICS.register
@dataclass(frozen=True)
class Chrf(SacreMetric):
    """chrF. Statistics: [n-grams, reference n-grams, matches] of every order."""

    key: ClassVar[str] = "chrf"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "chrF")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "F2 of the mean precision and the mean recall of character 1- to 6-grams, counts summed "
        "over the corpus.",
    )
    citation: ClassVar[str] = "Popović 2015; sacreBLEU: Post 2018"
    usual: ClassVar[int] = 2
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How many of the output's runs of one to six characters occur in the reference (precision) "
        "and the other way round (recall), averaged over the six lengths; recall weighs twice as "
        "much. It needs no tokenizer, gives part of the credit for other endings of a word, and "
        "works for every script.",
    )
    formula: ClassVar[str] = "chrFβ = (1 + β²) · P̄ · R̄ / (β² · P̄ + R̄),  β = 2"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Even unrelated texts of one language share short runs, so the bottom of the scale lies "
        "well above 0. chrF and chrF++ are different numbers.",
    )

    beta: int = param(
        2,
        label=QT_TRANSLATE_NOOP("messages", "β"),
        help=QT_TRANSLATE_NOOP("messages", "How many times as much recall weighs as precision."),
        low=1,
        high=10,
    )
    char_order: int = param(
        6,
        label=QT_TRANSLATE_NOOP("messages", "Longest character n-grams"),
        help=QT_TRANSLATE_NOOP("messages", "6 when nothing is said."),
        low=1,
        high=10,
    )
    word_order: int = _word_order(0)
    whitespace: bool = param(
        False,
        label=QT_TRANSLATE_NOOP("messages", "Count white space"),
        help=QT_TRANSLATE_NOOP("messages", "Take blanks between words as characters."),
    )

    @property
    def n_stats(self) -> int:
        """Three counts of every order."""
        return 3 * (self.char_order + self.word_order)

    def counter(self) -> Any:
        """sacreBLEU's chrF."""
        from sacrebleu.metrics.chrf import CHRF

        return CHRF(
            char_order=self.char_order,
            word_order=self.word_order,
            beta=self.beta,
            lowercase=self.lowercase,
            whitespace=self.whitespace,
        )

    def _means(self, totals: NDArray[Any]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Mean precision and recall over the orders that both sides have."""
        n_grams, expected, matches = (totals[..., place::3] for place in range(3))
        used = (n_grams > 0) & (expected > 0)
        n_used = used.sum(axis=-1)
        # added one after the other, as sacreBLEU does, so that the last digit is the same
        sums = (
            np.cumsum(np.where(used, divide(matches, counts, 0.0), 0.0), axis=-1)[..., -1]
            for counts in (n_grams, expected)
        )
        precision, recall = (divide(total, n_used, 0.0) for total in sums)
        return precision, recall

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """chrF of summed counts, 0 to 100; orders that a side lacks are left out of the means."""
        precision, recall = self._means(totals)
        weight = self.beta**2
        return 100 * divide((1 + weight) * precision * recall, weight * precision + recall, 0.0)

    def details(self, totals: NDArray[Any]) -> tuple[Detail, ...]:
        """Mean precision and mean recall."""
        precision, recall = self._means(totals)
        return (
            Detail(QT_TRANSLATE_NOOP("messages", "Precision"), 100 * float(precision), "percent"),
            Detail(QT_TRANSLATE_NOOP("messages", "Recall"), 100 * float(recall), "percent"),
        )


@METRICS.register
@dataclass(frozen=True)
class ChrfPlusPlus(Chrf):
    """chrF with single words and pairs of words."""

    key: ClassVar[str] = "chrf++"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "chrF++")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "F2 of the mean precision and the mean recall of character 1- to 6-grams, words and pairs "
        "of words, counts summed over the corpus.",
    )
    citation: ClassVar[str] = "Popović 2017; sacreBLEU: Post 2018"
    usual: ClassVar[int] = 0
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "chrF with words and pairs of neighbouring words added to the six lengths of character "
        "runs; it follows human judgements a little better.",
    )

    word_order: int = _word_order(2)
