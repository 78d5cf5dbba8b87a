"""Discordant kinds: what a swap of one item can change, counted.

Notation. Item i has statistics a_i and b_i and the difference v_i = a_i − b_i. Swapping the two
answers moves v_i from A's sum to B's and nothing else, and the sum over both systems never
changes. So items with equal differences *up to sign* are one kind: of the m items of a kind with
difference u, some number K ends on A's side, and under the null hypothesis K is binomial(m, 1/2).
A's sum is ``base + Σ K_g u_g``, B's is ``total`` minus it. Items with v = 0 never matter.

Clusters are swapped whole: then an "item" is a cluster, with the sums of its items.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.distinct import distinct_rows
from sigdesk.core.exact.steps import Steps, finished
from sigdesk.core.metrics.base import ItemStats
from sigdesk.core.results import PairedSample

Vectors = NDArray[np.int64] | NDArray[np.float64]

_SMALL_TABLE, _LARGEST_TABLE = 1 << 16, 1 << 20
"""Possible pairs of rows that are counted in a table instead of sorted: always up to the first
number, up to the second when there are as many items."""

_ITEMS_AT_ONCE = 1 << 18


@dataclass(frozen=True, eq=False)
class DiscordantKinds:
    """Kinds of discordant items of a paired sample.

    Parameters
    ----------
    vectors : ndarray, shape (n_kinds, n_stats)
        u_g, the distinct differences up to sign; int64 when the statistics are integers.
    counts : ndarray of int64, shape (n_kinds,)
        m_g, the number of items of each kind.
    observed : ndarray of int64, shape (n_kinds,)
        How many items of each kind have +u_g on A's side, as observed.
    total : ndarray, shape (n_stats,)
        Sum of the statistics of both systems.
    base : ndarray, shape (n_stats,)
        Sum of A's statistics when every K_g is 0.
    """

    vectors: Vectors
    counts: NDArray[np.int64]
    observed: NDArray[np.int64]
    total: NDArray[Any]
    base: NDArray[Any]

    def __len__(self) -> int:
        return len(self.counts)

    @property
    def n_discordant(self) -> int:
        """Number of discordant items (clusters, when the sample has clusters)."""
        return int(self.counts.sum())

    @property
    def log10_patterns(self) -> float:
        """log10 of the number of different swap patterns, Π (m_g + 1)."""
        return float(np.log10(self.counts + 1.0).sum())

    @property
    def integral(self) -> bool:
        """Whether all statistics are integers that stay exact in doubles."""
        if not np.issubdtype(self.vectors.dtype, np.integer):
            return False
        reach = np.abs(self.base) + self.counts @ np.abs(self.vectors) + np.abs(self.total)
        return bool(np.all(reach < 2**52))

    def observed_sum(self) -> NDArray[Any]:
        """Sum of A's statistics as observed, shape (n_stats,)."""
        return np.asarray(self.base + self.observed @ self.vectors)


def _oriented(vectors: Vectors) -> NDArray[np.bool_]:
    """Which vectors have a negative first non-zero component, shape (n,)."""
    first = np.argmax(vectors != 0, axis=1)
    return np.asarray(vectors[np.arange(len(vectors)), first] < 0)


def _grouped(
    vectors: Vectors,
    counts: NDArray[np.int64],
    observed: NDArray[np.int64],
    total: NDArray[Any],
    sum_a: NDArray[Any],
) -> Steps[DiscordantKinds]:
    """Merge vectors that are equal up to sign; drop zero vectors."""
    keep = np.any(vectors != 0, axis=1)
    yield
    vectors, counts, observed = vectors[keep], counts[keep], observed[keep]
    yield
    flip = _oriented(vectors)
    yield
    np.negative(vectors, out=vectors, where=flip[:, None])
    observed = np.where(flip, counts - observed, observed)
    yield
    first, index = distinct_rows(vectors)
    yield
    distinct = vectors[first]
    merged = np.bincount(index, counts, len(distinct)).astype(np.int64)
    merged_observed = np.bincount(index, observed, len(distinct)).astype(np.int64)
    yield
    base = sum_a - merged_observed @ distinct
    return DiscordantKinds(distinct, merged, merged_observed, total, base)


def _pair_counts(a: ItemStats, b: ItemStats) -> Steps[tuple[NDArray[Any], ...]]:
    """Pairs of rows that occur, and how often each does.

    Returns
    -------
    first, second : ndarray of int64, shape (n_pairs,)
        Row of A and row of B.
    counts : ndarray of int64, shape (n_pairs,)
    """
    width, n_pairs = len(b.rows), len(a.rows) * len(b.rows)
    if n_pairs <= max(_SMALL_TABLE, min(_LARGEST_TABLE, len(a))):
        table = np.zeros(n_pairs, dtype=np.int64)
        for start in range(0, len(a), _ITEMS_AT_ONCE):
            block = slice(start, start + _ITEMS_AT_ONCE)
            table += np.bincount(a.index[block] * width + b.index[block], minlength=n_pairs)
            yield
        occurring = np.flatnonzero(table)
        counts = table[occurring]
    else:
        occurring, counts = np.unique(a.index * width + b.index, return_counts=True)
        yield
    first, second = np.divmod(occurring, width)
    return first, second, counts


def _cluster_sums(stats: ItemStats, clusters: NDArray[np.intp]) -> NDArray[Any]:
    """Sums of the statistics of each cluster, shape (n_clusters, n_stats)."""
    names, index = np.unique(clusters, return_inverse=True)
    dense = stats.dense()
    sums = np.stack(
        [np.bincount(index, dense[:, column], len(names)) for column in range(dense.shape[1])],
        axis=1,
    )
    return np.rint(sums).astype(np.int64) if np.issubdtype(dense.dtype, np.integer) else sums


def discordant_kinds(
    sample: PairedSample, weights: NDArray[np.int64] | None = None
) -> DiscordantKinds:
    """The discordant kinds of a sample: one pass over the items.

    Parameters
    ----------
    sample : PairedSample
    weights : ndarray of int64, shape (n_stats, n_combinations), optional
        Take these linear combinations of the statistics instead of the statistics themselves;
        what they do not tell apart is one kind.

    Returns
    -------
    DiscordantKinds
        Kinds in an order that their differences alone decide, so that the order of items and
        which rows are stored first never change a digit.
    """
    return finished(discordant_kinds_steps(sample, weights))


def discordant_kinds_steps(
    sample: PairedSample, weights: NDArray[np.int64] | None = None
) -> Steps[DiscordantKinds]:
    """`discordant_kinds` in steps of a few milliseconds."""
    a, b = sample.a, sample.b
    if weights is not None:
        a, b = (ItemStats(stats.rows @ weights, stats.index) for stats in (a, b))
    if sample.clusters is not None:
        of_a = _cluster_sums(a, sample.clusters)
        yield
        of_b = _cluster_sums(b, sample.clusters)
        yield
        counts = np.ones(len(of_a), dtype=np.int64)
    else:
        first, second, counts = yield from _pair_counts(a, b)
        of_a = a.rows[first]
        yield
        of_b = b.rows[second]
        yield
    sum_a = counts @ of_a
    yield
    total = sum_a + counts @ of_b
    yield
    vectors = of_a - of_b
    yield
    return (yield from _grouped(vectors, counts, counts, total, sum_a))


def power_of_ten(log10: float) -> tuple[float, str]:
    """Mantissa and superscript exponent of 10**log10, for sentences such as "2.1 × 10⁹"."""
    exponent = math.floor(log10 + 1e-9)
    digits = str(exponent).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))
    return 10.0 ** (log10 - exponent), digits
