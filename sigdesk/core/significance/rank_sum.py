"""The Mann–Whitney test (Wilcoxon's rank-sum test) of two independent samples, exact with ties.

Decision: the exact distribution is that of the actual mid-ranks, counted on a lattice of group
size by rank sum. The two-sided p-value is twice the smaller tail; with ties and unequal sizes the
law is not symmetrical, and P(|U − E U| ≥ |u − E U|) is another number, offered beside it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.exact.grouping import IntArray
from sigdesk.core.significance.midranks import doubled_midranks, two_sided_normal

MOST_LATTICE_UPDATES = 2e9
"""Additions that counting rank sums may take: some seconds."""
MOST_LATTICE_CELLS = 2e7
"""Counts held at a time: 160 MB."""


@dataclass(frozen=True, eq=False)
class RankSum:
    """The rank sum of one of two independent samples.

    Parameters
    ----------
    doubled : ndarray of int64, shape (n_a + n_b,)
        Twice the mid-ranks of both samples together, those of the first sample first.
    tied : ndarray of int64
        Sizes of the groups of tied values.
    n_a, n_b : int
        Sizes of the samples.
    """

    doubled: IntArray
    tied: IntArray
    n_a: int
    n_b: int

    @property
    def u_a(self) -> float:
        """Mann–Whitney U of the first sample: pairs it wins, ties by half."""
        return (float(self.doubled[: self.n_a].sum()) - self.n_a * (self.n_a + 1)) / 2.0

    @property
    def u_b(self) -> float:
        """Mann–Whitney U of the second sample."""
        return self.n_a * self.n_b - self.u_a

    def exact(self) -> RankSumTails:
        """Exact tail probabilities over all ways of choosing the first sample.

        Raises
        ------
        ValueError
            When the lattice of group size by rank sum is too large; a few hundred values each
            are not.
        """
        size, observed = self.n_a, int(self.doubled[: self.n_a].sum())
        if self.n_b < self.n_a:
            size, observed = self.n_b, int(self.doubled[self.n_a :].sum())
        sums, counts = subset_sums(np.sort(self.doubled), size)
        total = math.fsum(counts)
        low = math.fsum(counts[sums <= observed]) / total
        high = math.fsum(counts[sums >= observed]) / total
        # Expectation of the doubled rank sum.
        centre = size * (self.n_a + self.n_b + 1)
        far = math.fsum(counts[np.abs(sums - centre) >= abs(observed - centre)]) / total
        if self.n_b < self.n_a:
            low, high = high, low
        return RankSumTails(greater=high, less=low, two_sided_by_distance=far)

    def variance(self) -> float:
        """Variance of U under the null hypothesis, with its tie correction."""
        n = self.n_a + self.n_b
        if n < 2:
            return 0.0
        ties = float((self.tied.astype(np.float64) ** 3 - self.tied).sum())
        return self.n_a * self.n_b / 12.0 * (n + 1 - ties / (n * (n - 1)))

    def z(self) -> float:
        """Standardised U of the first sample; NaN when all values are tied."""
        variance = self.variance()
        return (
            (self.u_a - self.n_a * self.n_b / 2.0) / math.sqrt(variance) if variance else math.nan
        )

    def asymptotic(self, *, corrected: bool) -> float:
        """Two-sided p-value of the normal approximation, moved by half a rank if `corrected`."""
        distance = abs(self.u_a - self.n_a * self.n_b / 2.0)
        return two_sided_normal(distance, self.variance(), 0.5 if corrected else 0.0)


@dataclass(frozen=True)
class RankSumTails:
    """Exact p-values of a rank sum.

    Parameters
    ----------
    greater, less : float
        P(U ≥ u) and P(U ≤ u) of the first sample.
    two_sided_by_distance : float
        P(|U − E U| ≥ |u − E U|); differs from doubling when the law is not symmetrical.
    """

    greater: float
    less: float
    two_sided_by_distance: float

    @property
    def two_sided(self) -> float:
        """Twice the smaller tail, at most 1."""
        return min(1.0, 2.0 * min(self.greater, self.less))


def rank_sum(a: ArrayLike, b: ArrayLike) -> RankSum:
    """Rank two independent samples together.

    Parameters
    ----------
    a, b : array_like of int or float, shapes (n_a,), (n_b,)
        Integers keep their ties.

    Raises
    ------
    ValueError
        When a sample is empty.
    """
    first, second = np.asarray(a), np.asarray(b)
    if not len(first) or not len(second):
        raise ValueError("a rank sum needs values in both samples")
    doubled, tied = doubled_midranks(np.concatenate([first, second]))
    return RankSum(doubled, tied, len(first), len(second))


def subset_sums(ranks: IntArray, size: int) -> tuple[IntArray, NDArray[np.float64]]:
    """The possible sums of `size` of the ranks (ascending), and in how many ways each comes about.

    The ranks may be any ascending integers, such as scores in units of their last decimal.

    Layer j of the lattice holds the subsets of j ranks, by how far their sum lies above that of
    the lowest j ranks; a rank is added to each layer from the layer below (Streitberg & Röhmel
    1986). Counts are sums of positive numbers, exact up to 2^53 and good to 1e-14 beyond.
    """
    base = int(ranks[0])
    step = max(1, int(np.gcd.reduce(ranks - base)))
    offsets = (ranks - base) // step
    lowest, highest = int(offsets[:size].sum()), int(offsets[::-1][:size].sum())
    reach = [int(offsets[::-1][:j].sum() - offsets[:j].sum()) for j in range(size + 1)]
    width = max(reach) + 1
    cells = float(width) * (size + 1)
    if len(ranks) > 1000 or cells > MOST_LATTICE_CELLS or cells * len(ranks) > MOST_LATTICE_UPDATES:
        raise ValueError(f"{len(ranks)} values are too many to count their rank sums exactly")
    layers = np.zeros((size + 1, width))
    layers[0, 0] = 1.0
    for done, offset in enumerate(offsets.tolist()):
        for j in range(min(size, done + 1), 0, -1):
            shift = offset - int(offsets[j - 1])
            layers[j, shift:] += layers[j - 1, : width - shift]
    sums = size * base + step * np.arange(lowest, highest + 1)
    return sums, layers[size, : highest - lowest + 1]
