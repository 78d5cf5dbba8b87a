"""The metric of files that bring one score per item: their mean.

Decision: a decimal score enters as the integer score·10^places beside the constant 10^places, so
the mean is one ratio of integer sums with the same denominator in every item: ties stay ties, and
the one-dimensional exact test applies. Systems of one comparison must therefore have the same
number of decimal places (`ScoreColumn.with_places`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column, ScoreColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS, ItemStats, Metric, Ratio, Scale, Task
from sigdesk.core.metrics.division import divide

_TABLE_LIMIT = 1 << 22


@METRICS.register
@dataclass(frozen=True)
class MeanScore(Metric):
    """Mean of the item scores. Statistics: [score·10^places, 10^places]."""

    key: ClassVar[str] = "mean-score"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Mean score")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Sum of the item scores / items.")
    formula: ClassVar[str] = "Σ score / items"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The mean of the scores that the files bring, whatever they are.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The files do not say whether higher is better, nor whether a mean of these scores means "
        "anything (a mean of sentence BLEU is not BLEU).",
    )
    task: ClassVar[Task] = "item-scores"
    scale: ClassVar[Scale] = "raw"
    usual: ClassVar[int] = 1

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every item; equal scores share a row.

        Integers, unless sums of that many digits would leave 64 bits: then doubles.

        Raises
        ------
        TypeError
            When `output` does not hold scores.
        ValueError
            When an item has no score: such items are left out before, in both systems.
        """
        del reference
        if not isinstance(output, ScoreColumn):
            raise TypeError("mean-score needs a score for every item")
        if output.n_missing:
            raise ValueError(f"{output.n_missing} items have no score")
        scaled, index = distinct_integers(output.scaled)
        unit = 10**output.places
        largest = max(int(np.abs(scaled).max(initial=0)), unit)
        if largest * max(len(output), 1) < 2**62:
            return ItemStats(np.column_stack([scaled, np.full(len(scaled), unit)]), index)
        return ItemStats(np.column_stack([scaled / unit, np.ones(len(scaled))]), index)

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Sum / items; NaN without items."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio:
        """Summed scaled scores over summed 10^places."""
        if n_stats != 2:
            raise ValueError(f"mean-score has 2 statistics, not {n_stats}")
        return Ratio((1, 0), (0, 1))


@METRICS.register
@dataclass(frozen=True)
class MeanOfRuns(MeanScore):
    """Mean of the scores of runs, folds or data sets: `MeanScore` where an item is a run."""

    key: ClassVar[str] = "mean-run"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Mean over runs")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Sum of the runs' scores / runs.")
    citation: ClassVar[str] = "Reimers & Gurevych 2017, EMNLP"
    formula: ClassVar[str] = "Σ score of runs / runs"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The mean over runs, folds or data sets.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "With few runs it says little: look at every point, and at how much runs differ.",
    )
    task: ClassVar[Task] = "runs"


def distinct_integers(values: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.intp]]:
    """Sorted distinct values and the position of each item's value among them."""
    if not len(values):
        return values, np.empty(0, dtype=np.intp)
    low, span = int(values.min()), int(values.max()) - int(values.min()) + 1
    if span > min(_TABLE_LIMIT, 8 * len(values) + 1024):
        distinct, inverse = np.unique(values, return_inverse=True)
        return distinct, inverse.astype(np.intp, copy=False)
    # a table is several times faster than sorting millions of scores in hundredths
    offset = values - low
    occurring = np.flatnonzero(np.bincount(offset, minlength=span))
    position = np.empty(span, dtype=np.intp)
    position[occurring] = np.arange(len(occurring))
    return occurring + low, position[offset]
