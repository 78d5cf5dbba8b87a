"""Item statistics of several systems, and what is quick to know of all pairs of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.metrics.base import ItemStats, Metric
from sigdesk.core.metrics.kernel import KernelMetric
from sigdesk.core.results import PairedSample

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Systems:
    """S systems on the same items under one metric.

    Parameters
    ----------
    metric : Metric
    stats : tuple of ItemStats
        Same items in the same order.
    clusters : ndarray of intp, shape (n_items,), optional
        Swapped and drawn whole.
    """

    metric: Metric
    stats: tuple[ItemStats, ...]
    clusters: NDArray[np.intp] | None = None

    def __post_init__(self) -> None:
        if len(self.stats) < 2:
            raise ValueError(f"{len(self.stats)} systems have no pairs")
        if len({len(one) for one in self.stats}) != 1:
            raise ValueError("the systems have different numbers of items")

    @classmethod
    def of(
        cls,
        metric: Metric,
        stats: Sequence[ItemStats],
        clusters: NDArray[np.intp] | None = None,
    ) -> Systems:
        """Gather them."""
        return cls(metric, tuple(stats), clusters)

    def __len__(self) -> int:
        return len(self.stats)

    @property
    def n_items(self) -> int:
        """Number of items."""
        return len(self.stats[0])

    @cached_property
    def scores(self) -> FloatArray:
        """Score of each system, shape (S,)."""
        if isinstance(self.metric, KernelMetric):
            return np.array([self.metric.score(one) for one in self.stats])
        return self.metric.aggregate(np.stack([one.totals() for one in self.stats]))

    @cached_property
    def order(self) -> NDArray[np.intp]:
        """Positions of the systems, the best first; equal scores keep their order."""
        signed = -self.scores if self.metric.higher_is_better else self.scores
        return np.argsort(signed, kind="stable")

    def pairs(self) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """Positions i < j of all pairs, shape (S(S − 1)/2,) each."""
        first, second = np.triu_indices(len(self), 1)
        return first, second

    def sample(self, i: int, j: int) -> PairedSample:
        """The pair as the tests read it: A is system i."""
        return PairedSample(self.metric, self.stats[i], self.stats[j], self.clusters)

    @cached_property
    def numerators(self) -> tuple[NDArray[Any], float] | None:
        """What each system earns on each unit, and what sums of it are divided by.

        Returns
        -------
        tuple of ndarray, shape (n_units, S), and float; or None
            None when the metric is not one ratio of sums, or its denominator differs between
            systems on some unit (an item, or a cluster).
        """
        n_stats = self.stats[0].n_stats
        ratio = self.metric.ratio(n_stats)
        if ratio is None:
            return None
        weights = np.array([ratio.numerator, ratio.denominator], dtype=np.int64).T
        tops, bottom = [], None
        for one in self.stats:
            top, below = (one.rows @ weights).T[:, one.index]
            if self.clusters is not None:
                top, below = (_by_cluster(part, self.clusters) for part in (top, below))
            if bottom is not None and not np.array_equal(below, bottom):
                return None
            bottom = below
            tops.append(top)
        assert bottom is not None
        return np.stack(tops, axis=1), float(bottom.sum()) * ratio.divisor

    @cached_property
    def hits(self) -> NDArray[np.bool_] | None:
        """Whether each system has each unit right, shape (n_units, S); None for graded units."""
        if self.numerators is None:
            return None
        earned, _ = self.numerators
        if earned.dtype.kind != "i":
            return None
        low, high = int(earned.min(initial=0)), int(earned.max(initial=0))
        if not np.isin(earned, (low, high)).all():
            return None
        return np.asarray(earned == high if high > low else np.zeros(earned.shape, dtype=bool))


def _by_cluster(values: NDArray[Any], clusters: NDArray[np.intp]) -> NDArray[Any]:
    number = np.unique(clusters, return_inverse=True)[1]
    sums = np.zeros(int(number.max(initial=-1)) + 1, dtype=values.dtype)
    np.add.at(sums, number, values)
    return sums
