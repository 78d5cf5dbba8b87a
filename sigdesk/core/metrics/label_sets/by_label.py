"""Means over labels of the scores of each label: macro and weighted averages.

The averages are those of single-label tasks (`sigdesk.core.metrics.averages`), and so are their
policies for 0/0; only what is counted of an item differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.averages import (
    ClassAverage,
    MacroF1,
    MacroPrecision,
    WeightedF1,
)
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.metrics.class_averages import MacroRecallOfCounts
from sigdesk.core.metrics.division import exact_divide, zero_division_param
from sigdesk.core.metrics.label_sets.base import LabelSetMetric, LabelSets


@dataclass(frozen=True)
class LabelAverage(LabelSetMetric):
    """A mean over labels. Statistics for K labels: K hits, K predicted, K expected."""

    zero_division: float = zero_division_param()

    def average(self) -> ClassAverage:
        """The average of single-label tasks that reads the same counts."""
        raise NotImplementedError

    def rows(self, sets: LabelSets) -> NDArray[np.int64]:
        """K hits, K predicted, K expected of every item."""
        hits = sets.expected & sets.predicted
        return np.hstack([hits, sets.predicted, sets.expected]).astype(np.int64)

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """The mean."""
        return self.average().aggregate(totals)

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same as a fraction."""
        return self.average().exact_score(totals)

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Names the labels whose score is 0/0."""
        return self.average().notes(totals, labels)


@METRICS.register
@dataclass(frozen=True)
class SetsMacroF1(LabelAverage):
    """Unweighted mean of F1 over labels."""

    key: ClassVar[str] = "sets-macro-f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Macro-F1 of label sets")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean over labels of 2·TP / (2·TP + FP + FN)."
    )
    citation: ClassVar[str] = "Tsoumakas, Katakis & Vlahavas 2010, Mining Multi-label Data"
    usual: ClassVar[int] = 2
    formula: ClassVar[str] = "mean over labels of 2·TP / (2·TP + FP + FN)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Every label counts alike, however rare it is."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A few items of a rare label can move it a lot, and labels that occur nowhere are 0/0.",
    )

    def average(self) -> ClassAverage:
        """Mean of class F1."""
        return MacroF1(zero_division=self.zero_division)


@METRICS.register
@dataclass(frozen=True)
class SetsWeightedF1(LabelAverage):
    """Mean of F1 over labels, weighted by their number in the reference."""

    key: ClassVar[str] = "sets-weighted-f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Weighted F1 of label sets")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean of F1 over labels, each weighted by its number in the reference."
    )
    citation: ClassVar[str] = "Pedregosa et al. 2011, scikit-learn, JMLR 12"
    formula: ClassVar[str] = "Σ support·F1 / Σ support"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Between micro and macro: scores of labels, but frequent labels count more."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "It need not lie between precision and recall, and hides rare labels."
    )

    def average(self) -> ClassAverage:
        """Weighted mean of class F1."""
        return WeightedF1(zero_division=self.zero_division)

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """The weighted mean; `zero_division` where the reference has no label at all."""
        expected = ClassAverage.counts(totals).expected.sum(axis=-1)
        return np.where(expected == 0, self.zero_division, super().aggregate(totals))

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same as a fraction."""
        if not any(totals[2 * len(totals) // 3 :]):
            return exact_divide(0, 0, self.zero_division)
        return super().exact_score(totals)


@METRICS.register
@dataclass(frozen=True)
class SetsMacroPrecision(LabelAverage):
    """Unweighted mean of precision over labels."""

    key: ClassVar[str] = "sets-macro-precision"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Macro-precision of label sets")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Mean over labels of TP / (TP + FP).")
    citation: ClassVar[str] = "Tsoumakas, Katakis & Vlahavas 2010, Mining Multi-label Data"
    formula: ClassVar[str] = "mean over labels of TP / (TP + FP)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Precision of a label, averaged over labels that all count alike."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A label that is never assigned has no precision: 0/0 counts as you chose."
    )

    def average(self) -> ClassAverage:
        """Mean of class precision."""
        return MacroPrecision(zero_division=self.zero_division)


@METRICS.register
@dataclass(frozen=True)
class SetsMacroRecall(LabelAverage):
    """Unweighted mean of recall over labels."""

    key: ClassVar[str] = "sets-macro-recall"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Macro-recall of label sets")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Mean over labels of TP / (TP + FN).")
    citation: ClassVar[str] = "Tsoumakas, Katakis & Vlahavas 2010, Mining Multi-label Data"
    formula: ClassVar[str] = "mean over labels of TP / (TP + FN)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Recall of a label, averaged over labels that all count alike."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A label that the reference lacks has no recall: 0/0 counts as you chose."
    )

    def average(self) -> ClassAverage:
        """Mean of class recall."""
        return MacroRecallOfCounts(zero_division=self.zero_division)
