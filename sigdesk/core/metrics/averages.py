"""Metrics that average over classes: macro and weighted scores, balanced accuracy.

Every label of the shared label set counts as a class, also one that only some other system ever
predicted: two systems are never averaged over different classes. Statistics of an item, for K
labels: K hits, K predicted, K reference indicators; averages of recalls leave out the second.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import METRICS, SwapWeights
from sigdesk.core.metrics.division import (
    UNDEFINED,
    divide,
    exact_divide,
    exact_mean,
    mean_of_defined,
    undefined_classes_note,
    zero_division_param,
)
from sigdesk.core.metrics.label_kinds import LabelKinds, LabelMetric
from sigdesk.core.params import param

_PRECISION = Message(QT_TRANSLATE_NOOP("messages", "Precision"))
_RECALL = Message(QT_TRANSLATE_NOOP("messages", "Recall"))
_F1 = Message(QT_TRANSLATE_NOOP("messages", "F1"))


class ClassCounts(NamedTuple):
    """Counts of every class; each array has shape (..., n_labels)."""

    hits: NDArray[Any]
    predicted: NDArray[Any]
    expected: NDArray[Any]

    def precision(self, otherwise: float = UNDEFINED) -> NDArray[np.float64]:
        """Hits / predicted."""
        return divide(self.hits, self.predicted, otherwise)

    def recall(self, otherwise: float = UNDEFINED) -> NDArray[np.float64]:
        """Hits / reference."""
        return divide(self.hits, self.expected, otherwise)

    def f1(self, otherwise: float = UNDEFINED) -> NDArray[np.float64]:
        """2·hits / (predicted + reference)."""
        return divide(2 * self.hits, self.predicted + self.expected, otherwise)


@dataclass(frozen=True)
class ClassAverage(LabelMetric):
    """A metric computed from the counts of every class."""

    def kind_rows(self, kinds: LabelKinds) -> NDArray[np.int64]:
        """K hits, K predicted, K reference indicators of each kind."""
        expected, predicted = kinds.indicator(kinds.gold), kinds.indicator(kinds.predicted)
        return np.hstack([expected * predicted, predicted, expected])

    @staticmethod
    def counts(totals: NDArray[Any]) -> ClassCounts:
        """Totals taken apart."""
        n_labels = totals.shape[-1] // 3
        return ClassCounts(
            totals[..., :n_labels],
            totals[..., n_labels : 2 * n_labels],
            totals[..., 2 * n_labels :],
        )


@dataclass(frozen=True)
class RecallAverage(LabelMetric):
    """A metric computed from the recall of every class.

    Which wrong label an answer has does not matter. It is left out of the statistics, so that
    fewer kinds of items differ and exact tests reach farther.
    """

    def kind_rows(self, kinds: LabelKinds) -> NDArray[np.int64]:
        """K hits and K reference indicators of each kind."""
        expected = kinds.indicator(kinds.gold)
        return np.hstack([expected * kinds.indicator(kinds.predicted), expected])

    @staticmethod
    def expected(totals: NDArray[Any]) -> NDArray[Any]:
        """Items of each class, shape (..., n_labels)."""
        return totals[..., totals.shape[-1] // 2 :]

    def recalls(self, totals: NDArray[Any], otherwise: float) -> NDArray[np.float64]:
        """Recall of each class, shape (..., n_labels)."""
        n_labels = totals.shape[-1] // 2
        return divide(totals[..., :n_labels], totals[..., n_labels:], otherwise)

    @staticmethod
    def exact_recalls(totals: Sequence[int], otherwise: float) -> list[Fraction | None]:
        """The same as fractions, None where undefined."""
        n_labels = len(totals) // 2
        pairs = zip(totals[:n_labels], totals[n_labels:], strict=True)
        return [exact_divide(hits, expected, otherwise) for hits, expected in pairs]


def recall_weights(totals: Sequence[int], n_labels: int, n_averaged: int) -> SwapWeights | None:
    """How swaps move a mean of class recalls: by 1 / (classes · items of its class) for a hit.

    Parameters
    ----------
    totals : sequence of int
        K hits first, and the items of the K classes last.
    n_labels : int
        K.
    n_averaged : int
        Classes that are averaged.
    """
    if n_averaged < 1:
        return None
    weights = [Fraction(0)] * len(totals)
    first = len(totals) - n_labels
    for label, size in enumerate(totals[first:]):
        if size:
            weights[label] = Fraction(1, n_averaged * size)
    return SwapWeights(tuple(weights), tuple(range(first, len(totals))))


def n_averaged(expected: Sequence[int], zero_division: float) -> int:
    """Over how many classes a mean of recalls goes."""
    return sum(1 for size in expected if size or not math.isnan(zero_division))


class ExactClassScores(NamedTuple):
    """Precision, recall and F1 of every class as fractions, None where undefined."""

    precision: list[Fraction | None]
    recall: list[Fraction | None]
    f1: list[Fraction | None]
    support: Sequence[int]

    @classmethod
    def of(cls, totals: Sequence[int], otherwise: float) -> ExactClassScores:
        """From K hits, K predicted and K reference counts."""
        k = len(totals) // 3
        hits, predicted, expected = totals[:k], totals[k : 2 * k], totals[2 * k :]
        counts = list(zip(hits, predicted, expected, strict=True))
        return cls(
            [exact_divide(hit, answers, otherwise) for hit, answers, _ in counts],
            [exact_divide(hit, gold, otherwise) for hit, _, gold in counts],
            [exact_divide(2 * hit, answers + gold, otherwise) for hit, answers, gold in counts],
            expected,
        )


@METRICS.register
@dataclass(frozen=True)
class MacroF1(ClassAverage):
    """Unweighted mean of F1 over classes, or F1 of the mean precision and recall."""

    key: ClassVar[str] = "macro-f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Macro-F1")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over classes of 2·TP / (2·TP + FP + FN); as an option, the harmonic mean of "
        "macro-precision and macro-recall, another number under the same name.",
    )
    citation: ClassVar[str] = "Opitz & Burst 2019, Macro F1 and Macro F1, arXiv:1911.03347"
    usual: ClassVar[int] = 2
    formula: ClassVar[str] = "mean over classes of 2·TP / (2·TP + FP + FN)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "F1 of each class, averaged so that rare classes count as much as frequent ones.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Two formulas go by this name, and the other one (F1 of mean precision and mean recall) "
        "is never lower. A class with few items moves it a lot.",
    )

    average: str = param(
        "class-f1",
        label=QT_TRANSLATE_NOOP("messages", "Average"),
        help=QT_TRANSLATE_NOOP("messages", "What is averaged first: F1, or precision and recall."),
        choices=(
            ("class-f1", QT_TRANSLATE_NOOP("messages", "mean of class F1")),
            ("means", QT_TRANSLATE_NOOP("messages", "F1 of mean precision and mean recall")),
        ),
        short="avg",
    )
    zero_division: float = zero_division_param()

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """The average of the chosen kind."""
        counts = self.counts(totals)
        if self.average == "class-f1":
            return mean_of_defined(counts.f1(self.zero_division))
        precision = mean_of_defined(counts.precision(self.zero_division))
        recall = mean_of_defined(counts.recall(self.zero_division))
        return divide(2 * precision * recall, precision + recall, self.zero_division)

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same in fractions."""
        scores = ExactClassScores.of(totals, self.zero_division)
        if self.average == "class-f1":
            return exact_mean(scores.f1)
        precision, recall = exact_mean(scores.precision), exact_mean(scores.recall)
        if precision is None or recall is None:
            return None
        if precision + recall == 0:
            return exact_divide(0, 0, self.zero_division)
        return 2 * precision * recall / (precision + recall)

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Names the classes whose score is 0/0."""
        counts = self.counts(totals)
        if self.average == "class-f1":
            undefined = counts.predicted + counts.expected == 0
            return undefined_classes_note(_F1, undefined, labels, self.zero_division)
        return undefined_classes_note(
            _PRECISION, counts.predicted == 0, labels, self.zero_division
        ) + undefined_classes_note(_RECALL, counts.expected == 0, labels, self.zero_division)


@METRICS.register
@dataclass(frozen=True)
class WeightedF1(ClassAverage):
    """Mean of F1 over classes, weighted by their number in the reference."""

    key: ClassVar[str] = "weighted-f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Weighted F1")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean of class F1, each class weighted by its number of items in the reference."
    )
    citation: ClassVar[str] = "Pedregosa et al. 2011, scikit-learn, JMLR 12"
    usual: ClassVar[int] = 6
    formula: ClassVar[str] = "Σ support·F1 / Σ support"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "F1 of each class, averaged so that frequent classes count more.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "It follows the frequent classes much as accuracy does, and need not lie between "
        "precision and recall.",
    )

    zero_division: float = zero_division_param()

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Weighted mean of class F1. A class with a weight is never 0/0."""
        counts = self.counts(totals)
        return mean_of_defined(counts.f1(self.zero_division), counts.expected)

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same in fractions."""
        scores = ExactClassScores.of(totals, self.zero_division)
        return exact_mean(scores.f1, scores.support)


@METRICS.register
@dataclass(frozen=True)
class MacroPrecision(ClassAverage):
    """Unweighted mean of precision over classes."""

    key: ClassVar[str] = "macro-precision"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Macro-precision")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean over classes of TP / (TP + FP)."
    )
    citation: ClassVar[str] = "Yang 1999, Information Retrieval 1"
    usual: ClassVar[int] = 7
    formula: ClassVar[str] = "mean over classes of TP / (TP + FP)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How far a predicted label can be trusted, averaged over classes that all count alike.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A class that is never predicted has no precision: 0/0 counts as you chose, and moves the "
        "mean.",
    )

    zero_division: float = zero_division_param()

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Mean of class precision."""
        return mean_of_defined(self.counts(totals).precision(self.zero_division))

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same in fractions."""
        return exact_mean(ExactClassScores.of(totals, self.zero_division).precision)

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Names the classes that were never predicted."""
        undefined = self.counts(totals).predicted == 0
        return undefined_classes_note(_PRECISION, undefined, labels, self.zero_division)


@METRICS.register
@dataclass(frozen=True)
class MacroRecall(RecallAverage):
    """Unweighted mean of recall over classes."""

    key: ClassVar[str] = "macro-recall"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Macro-recall")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean over classes of TP / (TP + FN)."
    )
    citation: ClassVar[str] = "Yang 1999, Information Retrieval 1"
    usual: ClassVar[int] = 8
    formula: ClassVar[str] = "mean over classes of TP / (TP + FN)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "What share of a class is found, averaged over classes that all count alike.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Classes that the reference lacks are 0/0 and count as you chose; balanced accuracy "
        "leaves them out.",
    )

    zero_division: float = zero_division_param()

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Mean of class recall."""
        return mean_of_defined(self.recalls(totals, self.zero_division))

    def swap_weights(self, totals: Sequence[int]) -> SwapWeights | None:
        """A hit adds 1 / (classes · items of its class)."""
        n_labels = len(totals) // 2
        averaged = n_averaged(totals[n_labels:], self.zero_division)
        return recall_weights(totals, n_labels, averaged)

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same in fractions."""
        return exact_mean(self.exact_recalls(totals, self.zero_division))

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Names the classes that the reference lacks."""
        undefined = self.expected(totals) == 0
        return undefined_classes_note(_RECALL, undefined, labels, self.zero_division)


@METRICS.register
@dataclass(frozen=True)
class BalancedAccuracy(RecallAverage):
    """Mean of recall over the classes that occur in the reference."""

    key: ClassVar[str] = "balanced-accuracy"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Balanced accuracy")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean of recall over the classes that occur in the reference (macro-recall also averages "
        "classes that do not); adjusted for chance: (value − 1/C) / (1 − 1/C) for C classes.",
    )
    citation: ClassVar[str] = "Brodersen et al. 2010, The balanced accuracy, ICPR"
    usual: ClassVar[int] = 9
    formula: ClassVar[str] = "mean of recall over the classes of the reference"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Accuracy as it would be if all classes were equally frequent: guessing scores 1 / "
        "classes.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "It ignores precision: a rare class predicted much too often costs little.",
    )

    adjusted: bool = param(
        False,
        label=QT_TRANSLATE_NOOP("messages", "Adjusted for chance"),
        help=QT_TRANSLATE_NOOP("messages", "Rescale so that guessing scores 0 and perfection 1."),
        short="adj",
    )

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Mean of the defined recalls; NaN when adjusted and the reference has one class."""
        balanced = mean_of_defined(self.recalls(totals, UNDEFINED))
        if not self.adjusted:
            return balanced
        n_classes = np.count_nonzero(self.expected(totals), axis=-1)
        chance = divide(np.ones(balanced.shape), n_classes)
        return divide(balanced - chance, 1 - chance)

    def swap_weights(self, totals: Sequence[int]) -> SwapWeights | None:
        """A hit adds 1 / (classes · items of its class), more when adjusted for chance."""
        n_labels = len(totals) // 2
        n_classes = n_averaged(totals[n_labels:], UNDEFINED)
        # the range from 1/C to 1 becomes that from 0 to 1: C times as much for a C − 1-th of it
        return recall_weights(totals, n_labels, n_classes - self.adjusted)

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same in fractions."""
        recalls = self.exact_recalls(totals, UNDEFINED)
        balanced = exact_mean(recalls)
        if balanced is None or not self.adjusted:
            return balanced
        n_classes = sum(1 for recall in recalls if recall is not None)
        if n_classes == 1:
            return None
        return (balanced - Fraction(1, n_classes)) / (1 - Fraction(1, n_classes))

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Names the classes that the reference lacks and the mean therefore leaves out."""
        undefined = self.expected(totals) == 0
        return undefined_classes_note(_RECALL, undefined, labels, UNDEFINED)
