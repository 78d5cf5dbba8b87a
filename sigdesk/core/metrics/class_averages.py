"""Further averages over classes: micro and weighted precision, Jaccard, F-beta of any kind.

Decision: with one label per item, micro-recall and weighted recall are accuracy whatever the data,
and are not offered under other names; micro-precision is, because items without an answer make it
another number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.averages import (
    ClassAverage,
    ExactClassScores,
    n_averaged,
    recall_weights,
)
from sigdesk.core.metrics.base import METRICS, Ratio, SwapWeights
from sigdesk.core.metrics.division import (
    divide,
    exact_divide,
    exact_mean,
    mean_of_defined,
    undefined_classes_note,
    zero_division_param,
)
from sigdesk.core.metrics.label_kinds import LabelKinds, LabelMetric, columns_of, ratio_of
from sigdesk.core.params import param

_PRECISION = Message(QT_TRANSLATE_NOOP("messages", "Precision"))
_RECALL = Message(QT_TRANSLATE_NOOP("messages", "Recall"))
_JACCARD = Message(QT_TRANSLATE_NOOP("messages", "Jaccard index"))
_F = Message(QT_TRANSLATE_NOOP("messages", "F-score"))


@dataclass(frozen=True)
class MacroRecallOfCounts(ClassAverage):
    """Macro-recall from counts that also hold predictions; see `averages.MacroRecall`."""

    key: ClassVar[str] = "macro-recall-of-counts"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Macro-recall")

    zero_division: float = zero_division_param()

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Mean of class recall."""
        return mean_of_defined(self.counts(totals).recall(self.zero_division))

    def swap_weights(self, totals: Sequence[int]) -> SwapWeights | None:
        """A hit adds 1 / (classes · items of its class)."""
        n_labels = len(totals) // 3
        averaged = n_averaged(totals[2 * n_labels :], self.zero_division)
        return recall_weights(totals, n_labels, averaged)

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same in fractions."""
        return exact_mean(ExactClassScores.of(totals, self.zero_division).recall)

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Names the classes that the reference lacks."""
        undefined = self.counts(totals).expected == 0
        return undefined_classes_note(_RECALL, undefined, labels, self.zero_division)


@METRICS.register
@dataclass(frozen=True)
class MicroPrecision(LabelMetric):
    """Share of the answers given that are right. Statistics: [right, answered]."""

    key: ClassVar[str] = "micro-precision"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Micro-precision (accuracy of answers)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Right answers / answers given; accuracy when every item has an answer."
    )
    citation: ClassVar[str] = "Lewis 1991, Evaluating text categorization, HLT"
    formula: ClassVar[str] = "Σ TP / Σ (TP + FP)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "How often the system is right when it answers at all."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A system that answers only what it is sure of has a high one."
    )

    zero_division: float = zero_division_param()

    def kind_rows(self, kinds: LabelKinds) -> NDArray[np.int64]:
        """[right, answered] of each kind."""
        return columns_of(kinds.hit, kinds.predicted != MISSING)

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Right over answered."""
        return divide(totals[..., 0], totals[..., 1], self.zero_division)

    def ratio(self, n_stats: int) -> Ratio:
        """Right over answered."""
        return ratio_of((1, 0), (0, 1), n_stats)


@METRICS.register
@dataclass(frozen=True)
class MacroJaccard(ClassAverage):
    """Unweighted mean of the Jaccard index over classes."""

    key: ClassVar[str] = "macro-jaccard"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Macro-Jaccard")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean over classes of TP / (TP + FP + FN)."
    )
    citation: ClassVar[str] = "Jaccard 1912; Everingham et al. 2010 (mean IoU)"
    formula: ClassVar[str] = "mean over classes of TP / (TP + FP + FN)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Overlap of predicted and expected items of a class, averaged over classes."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "It orders systems much as macro-F1 does, with lower values: compare like with like.",
    )

    zero_division: float = zero_division_param()

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Mean of class overlap."""
        hits, predicted, expected = self.counts(totals)
        return mean_of_defined(divide(hits, predicted + expected - hits, self.zero_division))

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same in fractions."""
        k = len(totals) // 3
        counts = zip(totals[:k], totals[k : 2 * k], totals[2 * k :], strict=True)
        return exact_mean(
            [
                exact_divide(hit, answers + gold - hit, self.zero_division)
                for hit, answers, gold in counts
            ]
        )

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Names the classes that are nowhere."""
        counts = self.counts(totals)
        undefined = counts.predicted + counts.expected == 0
        return undefined_classes_note(_JACCARD, undefined, labels, self.zero_division)


@METRICS.register
@dataclass(frozen=True)
class WeightedPrecision(ClassAverage):
    """Mean of precision over classes, weighted by their number in the reference."""

    key: ClassVar[str] = "weighted-precision"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Weighted precision")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean of class precision, each class weighted by its number of items in the reference.",
    )
    citation: ClassVar[str] = "Pedregosa et al. 2011, scikit-learn, JMLR 12"
    formula: ClassVar[str] = "Σ support·TP/(TP + FP) / Σ support"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Precision of a class, averaged so that frequent classes count more. Weighted recall is "
        "the same as accuracy and is therefore not offered.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Weights come from the reference although precision is about answers."
    )

    zero_division: float = zero_division_param()

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Weighted mean of class precision."""
        counts = self.counts(totals)
        return mean_of_defined(counts.precision(self.zero_division), counts.expected)

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same in fractions."""
        scores = ExactClassScores.of(totals, self.zero_division)
        return exact_mean(scores.precision, scores.support)

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Names the classes that were never predicted though the reference has them."""
        counts = self.counts(totals)
        undefined = (counts.predicted == 0) & (counts.expected > 0)
        return undefined_classes_note(_PRECISION, undefined, labels, self.zero_division)


@METRICS.register
@dataclass(frozen=True)
class FBetaAverage(ClassAverage):
    """F-beta, averaged over classes in any of the three ways."""

    key: ClassVar[str] = "f-beta-average"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "F-beta over classes")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "(1 + β²)·TP / ((1 + β²)·TP + β²·FN + FP) of every class: their mean (macro), their mean "
        "weighted by the reference (weighted), or from counts summed over classes (micro).",
    )
    citation: ClassVar[str] = "van Rijsbergen 1979, Information Retrieval, ch. 7"
    formula: ClassVar[str] = "F_β = (1 + β²)·TP / ((1 + β²)·TP + β²·FN + FP)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For tasks in which missing something is worse than a false alarm (β above 1) or the other "
        "way round (β below 1).",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Choose β before looking at results; with one label an item, micro is accuracy."
    )

    beta: float = param(
        2.0,
        label=QT_TRANSLATE_NOOP("messages", "β"),
        help=QT_TRANSLATE_NOOP("messages", "Recall counts β times as much as precision."),
        low=0.01,
        high=100.0,
        short="beta",
    )
    average: str = param(
        "macro",
        label=QT_TRANSLATE_NOOP("messages", "Average"),
        help=QT_TRANSLATE_NOOP("messages", "How the classes are brought together."),
        choices=(
            ("macro", QT_TRANSLATE_NOOP("messages", "macro: every class alike")),
            ("weighted", QT_TRANSLATE_NOOP("messages", "weighted by the reference")),
            ("micro", QT_TRANSLATE_NOOP("messages", "micro: counts summed over classes")),
        ),
        short="avg",
    )
    zero_division: float = zero_division_param()

    def _weights(self) -> tuple[int, int]:
        """What predicted and expected items weigh, as whole numbers."""
        squared = Fraction(str(self.beta)) ** 2
        return squared.denominator, squared.numerator

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """The average of the chosen kind."""
        hits, predicted, expected = self.counts(totals)
        of_predicted, of_expected = self._weights()
        if self.average == "micro":
            hits, predicted, expected = (x.sum(axis=-1) for x in (hits, predicted, expected))
        scores = divide(
            (of_predicted + of_expected) * hits,
            of_predicted * predicted + of_expected * expected,
            self.zero_division,
        )
        if self.average == "micro":
            return scores
        return mean_of_defined(scores, 1.0 if self.average == "macro" else expected)

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same in fractions."""
        k = len(totals) // 3
        parts: list[Sequence[int]] = [totals[:k], totals[k : 2 * k], totals[2 * k :]]
        if self.average == "micro":
            parts = [[sum(part)] for part in parts]
        of_predicted, of_expected = self._weights()
        scores = [
            exact_divide(
                (of_predicted + of_expected) * hit,
                of_predicted * answers + of_expected * gold,
                self.zero_division,
            )
            for hit, answers, gold in zip(*parts, strict=True)
        ]
        return exact_mean(scores, parts[2] if self.average == "weighted" else None)

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Names the classes whose score is 0/0 and counts."""
        counts = self.counts(totals)
        if self.average != "macro":
            return ()
        undefined = counts.predicted + counts.expected == 0
        return undefined_classes_note(_F, undefined, labels, self.zero_division)
