"""Analyses of variance of ranks: Kruskal and Wallis for groups, Friedman for blocks.

Decision: both are corrected for ties, as R and scipy do; the uncorrected values stand beside them
for comparison with papers (Demšar 2006 does not correct). Of Friedman's test the F of Iman and
Davenport is the one to report: the chi-square approximation is conservative.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.distributions.tails import chi_square_tail
from sigdesk.core.exact.tail import UNDEFINED, Tail
from sigdesk.core.groups.anova import FTest, as_blocks
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import as_sample
from sigdesk.core.significance.midranks import doubled_midranks

FloatArray = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class KruskalWallis:
    """Ranks of independent groups taken together.

    Parameters
    ----------
    sizes : tuple of int
        Values in each group.
    mean_ranks : ndarray of float64, shape (k,)
        Mean of the mid-ranks of each group; rank 1 is the smallest value.
    rank_variance : float
        Variance of all ranks, divisor n − 1: n(n + 1)/12 without ties, 0 when all are tied.
    """

    sizes: tuple[int, ...]
    mean_ranks: FloatArray
    rank_variance: float

    @property
    def n(self) -> int:
        """Number of values."""
        return sum(self.sizes)

    @property
    def df(self) -> int:
        """k − 1."""
        return len(self.sizes) - 1

    @property
    def _between(self) -> float:
        deviation = self.mean_ranks - (self.n + 1) / 2.0
        return float(np.array(self.sizes) @ deviation**2)

    @property
    def h(self) -> float:
        """H, corrected for ties; NaN when all values are tied."""
        return self._between / self.rank_variance if self.rank_variance else math.nan

    @property
    def h_uncorrected(self) -> float:
        """H without the correction."""
        return 12.0 * self._between / (self.n * (self.n + 1))

    @property
    def undefined(self) -> Message | None:
        """Why there is no H."""
        if self.rank_variance:
            return None
        return Message(QT_TRANSLATE_NOOP("messages", "undefined: all values are the same"))

    @property
    def _tail(self) -> Tail:
        return UNDEFINED if self.undefined else chi_square_tail(self.h, self.df)

    @property
    def pvalue(self) -> float:
        """Upper tail of chi-square; NaN when undefined (Kruskal & Wallis 1952)."""
        return self._tail.value

    @property
    def log10_pvalue(self) -> float:
        """log10 of the p-value, also where it is below the range of doubles."""
        return self._tail.log10

    @property
    def epsilon_squared(self) -> float:
        """H/(n − 1), the share of the variation of ranks between groups."""
        return self.h / (self.n - 1)

    @property
    def eta_squared(self) -> float:
        """(H − k + 1)/(n − k), with its bias removed."""
        k = len(self.sizes)
        return (self.h - k + 1) / (self.n - k)


def kruskal_wallis(groups: Sequence[ArrayLike]) -> KruskalWallis:
    """Do values of independent groups tend to be equally large?

    Parameters
    ----------
    groups : sequence of array_like of float

    Raises
    ------
    ValueError
        For fewer than two groups, an empty group, or no more values than groups.
    """
    samples = [as_sample(group) for group in groups]
    sizes = tuple(len(sample) for sample in samples)
    if len(samples) < 2 or min(sizes) == 0 or sum(sizes) <= len(sizes):
        raise ValueError(f"groups of sizes {sizes} cannot be compared by their ranks")
    ranks = doubled_midranks(np.concatenate(samples))[0] / 2.0
    ends = np.cumsum(sizes)[:-1]
    means = np.array([part.mean() for part in np.split(ranks, ends)])
    return KruskalWallis(sizes, means, float(ranks.var(ddof=1)))


@dataclass(frozen=True, eq=False)
class Friedman:
    """Ranks of k systems within n blocks.

    Parameters
    ----------
    ranks : ndarray of float64, shape (n_blocks, k)
        Mid-ranks within each block; rank 1 is the best.
    tied : tuple of tuple of int
        Sizes of the groups of tied systems in each block.
    """

    ranks: FloatArray
    tied: tuple[tuple[int, ...], ...]

    @property
    def n_blocks(self) -> int:
        """Number of blocks."""
        return int(self.ranks.shape[0])

    @property
    def k(self) -> int:
        """Number of systems."""
        return int(self.ranks.shape[1])

    @property
    def mean_ranks(self) -> FloatArray:
        """Mean rank of each system, shape (k,)."""
        means: FloatArray = self.ranks.mean(axis=0)
        return means

    @property
    def df(self) -> int:
        """k − 1."""
        return self.k - 1

    @property
    def chi2_uncorrected(self) -> float:
        """Friedman's chi-square without correction for ties (Friedman 1937, Demšar 2006)."""
        deviation = self.mean_ranks - (self.k + 1) / 2.0
        return 12.0 * self.n_blocks / (self.k * (self.k + 1)) * float(deviation @ deviation)

    @property
    def tie_correction(self) -> float:
        """1 without ties, 0 when every block ties all systems."""
        lost = sum(size**3 - size for block in self.tied for size in block)
        return 1.0 - lost / (self.n_blocks * self.k * (self.k**2 - 1))

    @property
    def chi2(self) -> float:
        """Friedman's chi-square, corrected for ties; NaN when undefined."""
        return self.chi2_uncorrected / self.tie_correction if not self.undefined else math.nan

    @property
    def undefined(self) -> Message | None:
        """Why there is no statistic."""
        if self.tie_correction > 0.0:
            return None
        return Message(QT_TRANSLATE_NOOP("messages", "undefined: the systems never differ"))

    @property
    def _tail(self) -> Tail:
        return UNDEFINED if self.undefined else chi_square_tail(self.chi2, self.df)

    @property
    def pvalue(self) -> float:
        """Upper tail of chi-square; NaN when undefined."""
        return self._tail.value

    @property
    def log10_pvalue(self) -> float:
        """log10 of the p-value, also where it is below the range of doubles."""
        return self._tail.log10

    @property
    def pvalue_uncorrected(self) -> float:
        """Upper tail for the uncorrected statistic."""
        return chi_square_tail(self.chi2_uncorrected, self.df).value

    @property
    def kendall_w(self) -> float:
        """Agreement of the blocks on the order of the systems, 0 to 1, corrected for ties."""
        return self.chi2 / (self.n_blocks * self.df)

    @property
    def iman_davenport(self) -> FTest:
        """The F test of Friedman's statistic (Iman & Davenport 1980)."""
        if self.undefined is not None:
            return FTest(math.nan, self.df, self._df_within, math.nan, self.undefined)
        return self._f_of(self.chi2)

    @property
    def iman_davenport_uncorrected(self) -> FTest:
        """The same from the uncorrected statistic, as in Demšar 2006."""
        return self._f_of(self.chi2_uncorrected)

    @property
    def _df_within(self) -> int:
        return self.df * (self.n_blocks - 1)

    def _f_of(self, chi2: float) -> FTest:
        rest = self.n_blocks * self.df - chi2
        if rest <= 1e-9 * chi2:
            return FTest.of(math.inf, self.df, self._df_within, self._unanimous())
        return FTest.of((self.n_blocks - 1) * chi2 / rest, self.df, self._df_within)

    def _unanimous(self) -> Tail:
        """p when all blocks give one order: that the others repeat the first (Conover 1999)."""
        log_orders = math.lgamma(self.k + 1) - sum(math.lgamma(t + 1) for t in self.tied[0])
        log = -(self.n_blocks - 1) * log_orders
        return Tail(math.exp(log), log)


def friedman(rows: ArrayLike, *, higher_is_better: bool = True) -> Friedman:
    """Are k systems ranked alike over the same blocks?

    Parameters
    ----------
    rows : array_like of float, shape (n_blocks, k)
        One row a block (data set, seed, fold), one column a system.
    higher_is_better : bool
        Whether rank 1 goes to the highest value.

    Raises
    ------
    ValueError
        For fewer than two blocks or systems, or a value that is not finite.
    """
    table = as_blocks(rows)
    ranked = [doubled_midranks(-row if higher_is_better else row) for row in table]
    ranks = np.array([doubled for doubled, _ in ranked]) / 2.0
    return Friedman(ranks, tuple(tuple(tied.tolist()) for _, tied in ranked))
