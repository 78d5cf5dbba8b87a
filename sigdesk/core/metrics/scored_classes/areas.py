"""Areas under ROC and precision–recall curves as metrics with kernels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column
from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.auc import resampled_auc
from sigdesk.core.metrics.base import METRICS, ItemStats, Reads
from sigdesk.core.metrics.kernel import Kernel, KernelMetric
from sigdesk.core.metrics.one_class import class_param
from sigdesk.core.metrics.scored_classes.reading import (
    class_code,
    class_column,
    gold_and_scores,
    grouped,
    in_label_order,
)
from sigdesk.core.params import param
from sigdesk.core.tasks import Task

_AT_ONCE = 1 << 21
"""Weights handled at once, so that memory stays within some ten megabytes."""


@dataclass(frozen=True)
class _OneClass(KernelMetric):
    """Rows [is positive, score]."""

    task: ClassVar[Task] = "labels"
    reads: ClassVar[Reads] = "class-scores"

    label: str = class_param()

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Whether an item is of the class, and its score for it.

        Raises
        ------
        TypeError, ValueError
            When there are no such scores.
        """
        gold, scores = gold_and_scores(self.key, reference, output)
        code = class_code(self.label, gold.labels)
        column = class_column(self.key, scores, gold.labels[code])
        return grouped(np.column_stack([gold.codes == code, column]))


class _Groups:
    """Rows sorted by score, with weights summed over equal scores."""

    def __init__(self, positive: NDArray[Any], scores: NDArray[np.float64]) -> None:
        order = np.argsort(scores, kind="stable")
        self._order = order
        self._positive = positive[order].astype(bool)
        ordered = scores[order]
        self._starts = np.flatnonzero(np.append(True, ordered[1:] != ordered[:-1]))

    def counts(self, weights: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Weights of positive and of negative rows per score, ascending."""
        drawn = weights[:, self._order]
        positive = np.add.reduceat(drawn * self._positive, self._starts, axis=1)
        return positive, np.add.reduceat(drawn, self._starts, axis=1) - positive


@METRICS.register
@dataclass(frozen=True)
class AreaUnderRoc(_OneClass):
    """Chance that an item of the class outscores another; ties half."""

    key: ClassVar[str] = "auc"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "ROC AUC")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Share of pairs of a positive and a negative item in which the positive one has the higher "
        "score; a tie counts half.",
    )
    citation: ClassVar[str] = "Hanley & McNeil 1982"
    usual: ClassVar[int] = 11
    formula: ClassVar[str] = "AUC = (#{s⁺ > s⁻} + ½ #{s⁺ = s⁻}) / (n⁺ · n⁻)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How well the scores order items, whatever threshold is chosen later: .5 is a coin, 1 puts "
        "every positive item above every negative one.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "With a rare class AUC looks good although most alarms are false: look at the "
        "precision–recall curve too. It says nothing of whether the scores are probabilities.",
    )

    def kernel(self, rows: NDArray[Any]) -> Kernel:
        """Mann–Whitney counts of weighted rows."""
        groups = _Groups(rows[:, 0], rows[:, 1])

        def areas(weights: NDArray[Any]) -> NDArray[np.float64]:
            return in_pieces(lambda part: resampled_auc(*groups.counts(part)), weights)

        return areas


@METRICS.register
@dataclass(frozen=True)
class AveragePrecisionScore(_OneClass):
    """Precision averaged over the recall it is reached at, as steps."""

    key: ClassVar[str] = "average-precision"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Average precision")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Sum over thresholds of precision times the recall gained there (step sum, no "
        "interpolation).",
    )
    citation: ClassVar[str] = "Manning, Raghavan & Schütze 2008, § 8.4"
    usual: ClassVar[int] = 12
    formula: ClassVar[str] = "AP = Σ_k (R_k − R_{k−1}) · P_k"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The area under the precision–recall curve: how clean the list of alarms is on the way "
        "down to the last positive item. A coin reaches the share of positives.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "It depends on how frequent the class is, so values of different test sets do not compare. "
        "Programs interpolate differently; this is the step sum of scikit-learn.",
    )

    def kernel(self, rows: NDArray[Any]) -> Kernel:
        """Step sums of weighted rows."""
        groups = _Groups(rows[:, 0], rows[:, 1])

        def areas(weights: NDArray[Any]) -> NDArray[np.float64]:
            return in_pieces(lambda part: _step_area(*groups.counts(part)), weights)

        return areas


def _step_area(positive: NDArray[Any], negative: NDArray[Any]) -> NDArray[np.float64]:
    hits = np.cumsum(positive[:, ::-1], axis=1, dtype=np.float64)
    alarms = hits + np.cumsum(negative[:, ::-1], axis=1)
    total = hits[:, -1]
    with np.errstate(invalid="ignore", divide="ignore"):
        precision = np.where(alarms > 0, hits / alarms, 0.0)
        area = (positive[:, ::-1] * precision).sum(axis=1) / total
    return np.asarray(np.where(total > 0, area, np.nan))


@METRICS.register
@dataclass(frozen=True)
class MacroAuc(KernelMetric):
    """AUC of every class against the rest (or of every pair), averaged."""

    key: ClassVar[str] = "macro-auc"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Mean AUC of classes")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "ROC AUC of each class against all others (or of each pair of classes, both ways), "
        "averaged.",
    )
    citation: ClassVar[str] = "Hand & Till 2001"
    usual: ClassVar[int] = 10
    task: ClassVar[Task] = "labels"
    reads: ClassVar[Reads] = "class-scores"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "How well the scores order items by each class in turn, classes alike."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Programs average differently: over classes or over pairs, weighted or not. The signature "
        "says which was used.",
    )

    pairing: str = param(
        "one-vs-rest",
        label=QT_TRANSLATE_NOOP("messages", "Classes"),
        help=QT_TRANSLATE_NOOP("messages", "Each class against all others, or pairs of classes."),
        choices=(
            ("one-vs-rest", QT_TRANSLATE_NOOP("messages", "each against the rest")),
            ("one-vs-one", QT_TRANSLATE_NOOP("messages", "pairs of classes")),
        ),
        short="pairs",
    )
    weighted: bool = param(
        False,
        label=QT_TRANSLATE_NOOP("messages", "Weighted"),
        help=QT_TRANSLATE_NOOP("messages", "Weight classes by their number of items."),
        short="weighted",
    )

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """[class, score of each class]; equal rows share one.

        Raises
        ------
        TypeError
        """
        gold, scores = gold_and_scores(self.key, reference, output)
        return grouped(np.column_stack([gold.codes, in_label_order(gold, scores)]))

    def kernel(self, rows: NDArray[Any]) -> Kernel:
        """Averages of the areas; classes without an item are left out, as are those unscored."""
        codes, scores = rows[:, 0].astype(np.int64), rows[:, 1:]
        classes = [c for c in range(scores.shape[1]) if not np.isnan(scores[:, c]).any()]
        parts: list[tuple[NDArray[np.intp], _Groups, tuple[int, ...]]] = []
        if self.pairing == "one-vs-rest":
            everything = np.arange(len(rows))
            parts = [
                (everything, _Groups(codes == code, scores[:, code]), (code,)) for code in classes
            ]
        else:
            for first in classes:
                for second in classes:
                    if first != second:
                        chosen = np.flatnonzero((codes == first) | (codes == second))
                        groups = _Groups(codes[chosen] == first, scores[chosen, first])
                        parts.append((chosen, groups, (first, second)))

        def average(weights: NDArray[Any]) -> NDArray[np.float64]:
            sizes = np.stack(
                [(weights * (codes == code)).sum(axis=1) for code in range(scores.shape[1])]
            )
            total = np.zeros(len(weights))
            weight = np.zeros(len(weights))
            for chosen, groups, involved in parts:
                if not len(chosen):
                    continue
                area = resampled_auc(*groups.counts(weights[:, chosen]))
                own = sizes[list(involved)].sum(axis=0) if self.weighted else 1.0
                counted = np.where(np.isnan(area), 0.0, own)
                total += counted * np.nan_to_num(area)
                weight += counted
            with np.errstate(invalid="ignore"):
                return np.asarray(np.where(weight > 0, total / weight, np.nan))

        def means(weights: NDArray[Any]) -> NDArray[np.float64]:
            return in_pieces(average, weights)

        return means


def in_pieces(score: Kernel, weights: NDArray[Any]) -> NDArray[np.float64]:
    """A kernel applied to some resamples after others, so that its memory is bounded."""
    step = max(1, _AT_ONCE // max(1, weights.shape[1]))
    if len(weights) <= step:
        return score(weights)
    return np.concatenate(
        [score(weights[start : start + step]) for start in range(0, len(weights), step)]
    )
