"""Metrics of the decisions of all labels and items pooled: micro averages and Hamming loss."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import METRICS, Ratio
from sigdesk.core.metrics.division import divide, policy_words, zero_division_param
from sigdesk.core.metrics.label_sets.base import LabelSetMetric, LabelSets, counts_of_items
from sigdesk.core.params import param


@dataclass(frozen=True)
class MicroAverage(LabelSetMetric):
    """A ratio of pooled counts. Statistics: [hits, predicted, expected]."""

    zero_division: float = zero_division_param()

    def rows(self, sets: LabelSets) -> NDArray[np.int64]:
        """[hits, predicted, expected] of every item."""
        return counts_of_items(sets)

    def weights(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Integer weights of the statistics in numerator and denominator."""
        raise NotImplementedError

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """The ratio; `zero_division` where its denominator is 0."""
        above, below = self.weights()
        return divide(totals @ np.array(above), totals @ np.array(below), self.zero_division)

    def ratio(self, n_stats: int) -> Ratio:
        """The same weights."""
        del n_stats
        return Ratio(*self.weights())

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Says when it is 0/0."""
        del labels
        if totals @ np.array(self.weights()[1]):
            return ()
        text = QT_TRANSLATE_NOOP("messages", "{what} is undefined (0/0): {policy}.")
        policy = policy_words(self.zero_division, averaged=False)
        return (Message(text, {"what": Message(self.name), "policy": policy}, "caution"),)


@METRICS.register
@dataclass(frozen=True)
class SetsMicroF1(MicroAverage):
    """F-score of the pooled decisions."""

    key: ClassVar[str] = "sets-micro-f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Micro-F1 of label sets")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "2·right labels / (predicted + expected labels), summed over all items; with β: "
        "(1 + β²)·right / (β²·expected + predicted).",
    )
    citation: ClassVar[str] = "Tsoumakas, Katakis & Vlahavas 2010, Mining Multi-label Data"
    usual: ClassVar[int] = 1
    formula: ClassVar[str] = "F = 2·TP / (2·TP + FP + FN), over all labels and items"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Every decision “this item has this label” counts alike, so frequent labels and items with "
        "many labels decide.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A rare label can be missed everywhere without much effect: look at macro-F1."
    )

    beta: float = param(
        1.0,
        label=QT_TRANSLATE_NOOP("messages", "β"),
        help=QT_TRANSLATE_NOOP("messages", "Recall counts β times as much as precision."),
        low=0.01,
        high=100.0,
        short="beta",
    )

    def weights(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """β² as a fraction of integers."""
        squared = Fraction(str(self.beta)) ** 2
        precision, recall = squared.denominator, squared.numerator
        return (precision + recall, 0, 0), (0, precision, recall)


@METRICS.register
@dataclass(frozen=True)
class SetsMicroPrecision(MicroAverage):
    """Share of the predicted labels that are right."""

    key: ClassVar[str] = "sets-micro-precision"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Micro-precision of label sets")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Right labels / predicted labels, summed over all items."
    )
    citation: ClassVar[str] = "Tsoumakas, Katakis & Vlahavas 2010, Mining Multi-label Data"
    usual: ClassVar[int] = 5
    formula: ClassVar[str] = "P = TP / (TP + FP), over all labels and items"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "How often a label that the system assigns is right."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A system that assigns few and only sure labels has a high one: see recall too."
    )

    def weights(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Hits over predicted."""
        return (1, 0, 0), (0, 1, 0)


@METRICS.register
@dataclass(frozen=True)
class SetsMicroRecall(MicroAverage):
    """Share of the expected labels that are predicted."""

    key: ClassVar[str] = "sets-micro-recall"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Micro-recall of label sets")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Right labels / expected labels, summed over all items."
    )
    citation: ClassVar[str] = "Tsoumakas, Katakis & Vlahavas 2010, Mining Multi-label Data"
    usual: ClassVar[int] = 6
    formula: ClassVar[str] = "R = TP / (TP + FN), over all labels and items"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "How many of the labels that items should have the system finds."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A system that assigns every label to every item has 1: see precision too."
    )

    def weights(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Hits over expected."""
        return (1, 0, 0), (0, 0, 1)


@METRICS.register
@dataclass(frozen=True)
class HammingLoss(LabelSetMetric):
    """Share of the decisions that are wrong. Statistics: [wrong decisions, labels]."""

    key: ClassVar[str] = "sets-hamming-loss"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Hamming loss")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Labels that are wrongly assigned or wrongly missing / (items × labels); lower is better.",
    )
    citation: ClassVar[str] = "Schapire & Singer 2000, Machine Learning 39"
    usual: ClassVar[int] = 4
    higher_is_better: ClassVar[bool] = False
    formula: ClassVar[str] = "(FP + FN) / (items × labels)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "How often the decision whether an item has a label is wrong."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "With many labels and few per item it is low whatever a system does, even for one that "
        "assigns nothing.",
    )

    def rows(self, sets: LabelSets) -> NDArray[np.int64]:
        """[wrong decisions, labels] of every item."""
        wrong = (sets.expected ^ sets.predicted).sum(axis=1)
        return np.column_stack([wrong, np.full(len(wrong), sets.expected.shape[1])])

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Wrong over all decisions."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio:
        """Wrong over all decisions."""
        del n_stats
        return Ratio((1, 0), (0, 1))
