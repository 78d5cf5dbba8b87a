"""Clusters of items (documents, speakers, templates): whole clusters as the units of every test.

Items of one cluster are alike, so that N items are worth fewer than N independent ones. The design
effect says by how much: the variance of the difference with clusters over that without (Kish 1965).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import ItemStats
from sigdesk.core.results import PairedSample

FEW_CLUSTERS = 10


def by_cluster(stats: ItemStats, clusters: NDArray[np.intp]) -> ItemStats:
    """One row of summed statistics a cluster, in the order of the cluster numbers.

    Parameters
    ----------
    stats : ItemStats
    clusters : ndarray of intp, shape (n_items,)
        Cluster number of each item.

    Raises
    ------
    ValueError
        When there is not one cluster number for each item.
    """
    if len(clusters) != len(stats):
        raise ValueError(f"{len(clusters)} cluster numbers for {len(stats)} items")
    number = np.unique(clusters, return_inverse=True)[1]
    n_clusters = int(number.max(initial=-1)) + 1
    sums: NDArray[Any] = np.zeros((n_clusters, stats.n_stats), dtype=stats.rows.dtype)
    np.add.at(sums, number, stats.dense())
    rows, index = np.unique(sums, axis=0, return_inverse=True)
    return ItemStats(rows, index.ravel())


def clustered(sample: PairedSample) -> PairedSample:
    """The sample with its clusters as items, so that every test swaps or draws them whole.

    Tests that ask of each item whether it is right do not fit clusters, and say so themselves.

    Raises
    ------
    ValueError
        When the sample has no clusters, or items of one cluster lie in different strata.
    """
    if sample.clusters is None:
        raise ValueError("the sample has no clusters")
    strata = None
    if sample.strata is not None:
        _, first, number = np.unique(sample.clusters, return_index=True, return_inverse=True)
        strata = sample.strata[first]
        if not np.array_equal(strata[number], sample.strata):
            raise ValueError("items of one cluster lie in different strata")
    a, b = by_cluster(sample.a, sample.clusters), by_cluster(sample.b, sample.clusters)
    return PairedSample(sample.metric, a, b, None, strata)


@dataclass(frozen=True)
class DesignEffect:
    """What clustering costs.

    Parameters
    ----------
    value : float
        Variance of the difference with clusters over that of independent items; NaN when the
        latter is 0.
    n_items, n_clusters : int
    """

    value: float
    n_items: int
    n_clusters: int

    @property
    def effective_items(self) -> float:
        """How many independent items would be as informative."""
        return self.n_items / self.value if self.value > 0.0 else math.nan

    def notes(self) -> tuple[Message, ...]:
        """The finding, and a caution for few clusters."""
        found = []
        if not math.isnan(self.value):
            text = QT_TRANSLATE_NOOP(
                "messages",
                "Design effect {deff:.2f}: the {n_items:,} items in {n_clusters:,} clusters tell "
                "as much about the difference as {effective:,.0f} independent items.",
            )
            values = {
                "deff": self.value,
                "n_items": self.n_items,
                "n_clusters": self.n_clusters,
                "effective": self.effective_items,
            }
            found.append(Message(text, values))
        if self.n_clusters < FEW_CLUSTERS:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "Only {n:,} clusters: bootstrap intervals over so few are too narrow; the exact "
                "test stays valid.",
            )
            found.append(Message(text, {"n": self.n_clusters}, "caution"))
        return tuple(found)


def design_effect(sample: PairedSample) -> DesignEffect:
    """Design effect of the clusters for the difference A − B.

    Both variances are those of sums of influence values: each item's (cluster's) share in the
    difference by leaving it out, which is the item's own difference for means.

    Raises
    ------
    ValueError
        When the sample has no clusters.
    """
    if sample.clusters is None:
        raise ValueError("the sample has no clusters")
    influence = item_influence(sample)
    number = np.unique(sample.clusters, return_inverse=True)[1]
    sums = np.bincount(number, influence).astype(np.float64)
    independent, together = _sum_variance(influence), _sum_variance(sums)
    value = together / independent if independent > 0.0 else math.nan
    return DesignEffect(value, len(influence), len(sums))


def item_influence(sample: PairedSample) -> NDArray[np.float64]:
    """What each item adds to the difference A − B, shape (n_items,), in units of the metric.

    The jackknife's influence values over n; for a mean, the item's difference less the mean
    difference, over n. Items whose removal leaves a score undefined have 0.
    """
    a, b = sample.a, sample.b
    total_a, total_b = a.totals(), b.totals()
    pair, index = np.unique(a.index.astype(np.int64) * len(b.rows) + b.index, return_inverse=True)
    rows_a, rows_b = a.rows[pair // len(b.rows)], b.rows[pair % len(b.rows)]
    aggregate = sample.metric.aggregate
    without = aggregate(total_a - rows_a) - aggregate(total_b - rows_b)
    n = len(index)
    influence = (n - 1) * (sample.difference - without[index]) / n
    return np.where(np.isfinite(influence), influence, 0.0)


def _sum_variance(values: NDArray[np.float64]) -> float:
    """Variance of the sum of independent units."""
    n = len(values)
    return n * float(values.var(ddof=1)) if n > 1 else math.nan
