"""What a metric is: item statistics, summed, and a function of the sums.

Decision: a metric never sees resamples. It turns a system's output into one row of numbers per
item, once; every score, slice, interval and test is a function of sums of those rows. Rows that
are equal are stored once (`ItemStats`): label tasks have few kinds of items, and then the cost of
a resample does not depend on the number of items.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, Literal

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column
from sigdesk.core.messages import Message
from sigdesk.core.params import signature
from sigdesk.core.registry import Registry
from sigdesk.core.tasks import Task as Task  # part of what a metric is

Scale = Literal["unit", "percent", "raw"]
Reads = Literal["column", "class-scores"]


@dataclass(frozen=True, eq=False)
class ItemStats:
    """Rows of item statistics, each distinct row stored once.

    Parameters
    ----------
    rows : ndarray, shape (n_kinds, n_stats)
        The distinct rows; int64 wherever the mathematics allows, float64 otherwise.
    index : ndarray of intp, shape (n_items,)
        Item i has the statistics ``rows[index[i]]``.
    """

    rows: NDArray[np.int64] | NDArray[np.float64]
    index: NDArray[np.intp]

    def __len__(self) -> int:
        return len(self.index)

    @property
    def n_stats(self) -> int:
        """Number of statistics an item has."""
        return int(self.rows.shape[1])

    def dense(self) -> NDArray[Any]:
        """One row per item, shape (n_items, n_stats)."""
        return self.rows[self.index]

    def totals(self) -> NDArray[Any]:
        """Sum over all items, shape (n_stats,)."""
        counts = np.bincount(self.index, minlength=len(self.rows))
        return counts.astype(self.rows.dtype) @ self.rows

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> ItemStats:
        """The statistics of some items."""
        return ItemStats(self.rows, self.index[rows])


@dataclass(frozen=True)
class Ratio:
    """Declared shape of a metric that is one ratio of sums, for the exact engines.

    score = (numerator · totals) / (denominator · totals) / divisor

    When every item has the same denominator in both systems (accuracy, recall, mean of scores),
    swapping answers moves the numerator only, and one dimension is exact. Otherwise the swap
    moves a pair of integers (F-scores, precision), and a two-dimensional lattice is exact.

    Parameters
    ----------
    numerator, denominator : tuple of int, length n_stats
        Integer weights of the statistics.
    divisor : int
        A constant, such as ``10**places`` of decimal scores.
    """

    numerator: tuple[int, ...]
    denominator: tuple[int, ...]
    divisor: int = 1


@dataclass(frozen=True)
class SwapWeights:
    """How a score moves when answers are swapped, for metrics that are then sums over items.

    The mean of class recalls is no ratio of sums. But the size of a class is the same whatever a
    system answers, so a swap that moves hits h moves the score by Σ h_k / (C · size_k), exactly.

    Parameters
    ----------
    weights : tuple of Fraction, length n_stats
        What one more of each statistic adds to the score.
    fixed : tuple of int
        Statistics that must be the same in both systems on every item for this to hold.
    """

    weights: tuple[Fraction, ...]
    fixed: tuple[int, ...]


@dataclass(frozen=True)
class Metric(ABC):
    """A metric with its parameters; frozen, hashable, comparable.

    Class attributes name it: `key` (stable, in files and on the command line), `name` and
    `definition` (English templates marked for translation), `citation`, `task`, `scale` ("unit":
    0 to 1, shown in per cent; "percent": 0 to 100; "raw": as it is) and `higher_is_better`.
    For the help: `explanation` (one paragraph), `formula` (plain text, the same in all languages)
    and `watch_out` (what it hides or gets wrong). `reads` says what `item_stats` is given of a
    system: its column or its class scores. `slow` metrics take whole seconds of pure Python for
    their statistics, which are then extracted in the worker process. `usual` orders what the
    Overview offers by itself, from 1; 0 is shown among the further metrics.
    """

    key: ClassVar[str]
    name: ClassVar[str]
    definition: ClassVar[str]
    citation: ClassVar[str] = ""
    task: ClassVar[Task]
    scale: ClassVar[Scale] = "unit"
    higher_is_better: ClassVar[bool] = True
    reads: ClassVar[Reads] = "column"
    slow: ClassVar[bool] = False
    usual: ClassVar[int] = 0
    explanation: ClassVar[str] = ""
    formula: ClassVar[str] = ""
    watch_out: ClassVar[str] = ""

    @abstractmethod
    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every item, one system; computed once.

        Parameters
        ----------
        reference : Column or None
            The gold column; None for item scores, which need none.
        output : Column
            The system's column, same length.

        Returns
        -------
        ItemStats
        """

    @abstractmethod
    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Scores from summed statistics.

        Parameters
        ----------
        totals : ndarray, shape (..., n_stats)

        Returns
        -------
        ndarray of float64, shape (...)
        """

    @classmethod
    def fits(cls, reference: Column | None, outputs: Sequence[Column]) -> bool:
        """Whether it makes sense to offer the metric for these columns of its task. Cheap."""
        del reference, outputs
        return True

    @classmethod
    def suited(cls, reference: Column | None) -> dict[str, Any]:
        """Parameter values that this reference calls for where nobody has chosen; mostly none.

        Such as the tokenizer for a script without blanks. They are part of the signature.
        """
        del reference
        return {}

    def score(self, stats: ItemStats) -> float:
        """The score of all items: `aggregate` of their sums, unless it is no function of sums."""
        return float(self.aggregate(stats.totals()))

    def item_values(self, stats: ItemStats) -> NDArray[np.float64]:
        """What is shown of single items, shape (n_items,): the score of an item by itself.

        Metrics that say nothing of a single item (correlations) give what an item adds instead.
        NaN where there is nothing to say. Higher is better when `higher_is_better`.
        """
        return np.asarray(self.aggregate(stats.rows))[stats.index]

    def ratio(self, n_stats: int) -> Ratio | None:
        """The declared shape, or None when the metric is not one ratio of sums."""
        del n_stats
        return None

    def swap_weights(self, totals: Sequence[int]) -> SwapWeights | None:
        """How swaps move the score, when they move it by a sum over the items swapped.

        Parameters
        ----------
        totals : sequence of int, length n_stats
            Of one of the two systems.

        Returns
        -------
        SwapWeights or None
            None for metrics that swaps do not move so, for those of one `Ratio`, and when the
            score is undefined.
        """
        del totals
        return None

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The score as a fraction, so that exact tests decide ties without rounding.

        For metrics that are neither one `Ratio` nor irrational, such as means of class scores.

        Parameters
        ----------
        totals : sequence of int, length n_stats

        Returns
        -------
        Fraction or None
            None when the score is undefined, or irrational, or the metric does not say.
        """
        del totals
        return None

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """What must be said beside the score of these totals (0/0 counted as 0, …).

        Parameters
        ----------
        totals : ndarray, shape (n_stats,)
        labels : sequence of str, optional
            The label set of a label task, so that a note can name classes.
        """
        del totals, labels
        return ()

    def signature(self) -> str:
        """The printed definition, such as ``"f1|class:pos|zero:0"``."""
        return signature(self.key, self)


METRICS: Registry[type[Metric]] = Registry("metric")
"""Every metric, by key."""
