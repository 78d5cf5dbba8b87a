"""Concordant and discordant pairs, for one sample and for many weightings of it.

Counting pairs out of order takes n log n steps (Knight 1966). Decision: here it is done bit by bit
of the ranks of y, from the highest: with items in order of x, pairs that differ in this bit and
agree in all higher ones are counted by one cumulative sum. The order in which items are looked at
does not depend on their weights, so hundreds of resamples are counted at once, and in whole
numbers.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class _Level:
    """Items of one bit: in the order looked at, their bit, and where groups of equal higher bits
    begin."""

    order: NDArray[np.intp]
    is_high: NDArray[np.float64]
    starts: NDArray[np.intp]


@dataclass(frozen=True, eq=False)
class PairCounter:
    """Counts pairs of a sample under many weightings.

    Parameters
    ----------
    levels : tuple
        One for each bit of the ranks of y.
    ties_x, ties_y, ties_both : ndarray of intp, shape (n,)
        Group of equal values of each item.
    """

    levels: tuple[_Level, ...]
    ties_x: NDArray[np.intp]
    ties_y: NDArray[np.intp]
    ties_both: NDArray[np.intp]

    @classmethod
    def of(cls, x: NDArray[Any], y: NDArray[Any]) -> PairCounter:
        """Sort a sample once.

        Parameters
        ----------
        x, y : ndarray, shape (n,)
        """
        _, of_x = np.unique(x, return_inverse=True)
        _, of_y = np.unique(y, return_inverse=True)
        _, of_both = np.unique(of_x * (len(y) + 1) + of_y, return_inverse=True)
        n_bits = max(1, int(of_y.max(initial=0)).bit_length())
        # among equal x in order of y, so that such pairs are never out of order
        order = np.lexsort((of_y, of_x))
        levels = []
        for bit in reversed(range(n_bits)):
            rank = of_y[order]
            prefix = rank >> (bit + 1)
            starts = np.flatnonzero(np.r_[True, prefix[1:] != prefix[:-1]][: len(order)])
            is_high = (rank >> bit & 1).astype(np.float64)
            levels.append(_Level(order, is_high, starts))
            order = order[np.lexsort((is_high, prefix))]
        return cls(tuple(levels), of_x, of_y, of_both)

    def discordant(self, weights: NDArray[Any]) -> NDArray[np.float64]:
        """Pairs out of order, shape (n_resamples, n) to (n_resamples,)."""
        weights = weights.astype(np.float64)
        total = np.zeros(len(weights))
        for level in self.levels:
            weight = weights.take(level.order, axis=1)
            high = weight * level.is_high
            weight -= high
            np.cumsum(high, axis=1, out=high)
            # of every low item the high ones before it, less those before its group
            total += np.einsum("ij,ij->i", weight, high)
            later = level.starts[1:]
            if len(later):
                low = np.add.reduceat(weight, later, axis=1)
                total -= np.einsum("ij,ij->i", low, high.take(later - 1, axis=1))
        return total

    def counts(self, weights: NDArray[Any]) -> WeightedPairs:
        """All kinds of pairs; an item of weight 2 makes a pair with itself, tied in both."""
        total = weights.sum(axis=1, dtype=np.float64)
        pairs = total * (total - 1) / 2
        tied_x, tied_y, tied_both = (
            _tied(groups, weights) for groups in (self.ties_x, self.ties_y, self.ties_both)
        )
        discordant = self.discordant(weights)
        concordant = pairs - tied_x - tied_y + tied_both - discordant
        return WeightedPairs(pairs, concordant, discordant, tied_x, tied_y, tied_both)


@dataclass(frozen=True, eq=False)
class WeightedPairs:
    """Numbers of pairs, each of shape (n_resamples,); ties of x include those of both."""

    all: NDArray[np.float64]
    concordant: NDArray[np.float64]
    discordant: NDArray[np.float64]
    tied_x: NDArray[np.float64]
    tied_y: NDArray[np.float64]
    tied_both: NDArray[np.float64]

    def tau_b(self) -> NDArray[np.float64]:
        """(C − D) / √((pairs − ties of x)(pairs − ties of y)); NaN where one side is constant."""
        room = np.sqrt((self.all - self.tied_x) * (self.all - self.tied_y))
        found = np.full(len(room), np.nan)
        np.divide(self.concordant - self.discordant, room, out=found, where=room > 0)
        return found


def _tied(groups: NDArray[np.intp], weights: NDArray[Any]) -> NDArray[np.float64]:
    """Pairs within groups of equal values."""
    order = np.argsort(groups, kind="stable")
    starts = np.flatnonzero(np.r_[True, np.diff(groups[order]) > 0]) if len(order) else order
    if not len(starts):
        return np.zeros(len(weights))
    size = np.add.reduceat(weights[:, order], starts, axis=1).astype(np.float64)
    return np.asarray((size * (size - 1) / 2).sum(axis=1))


@dataclass(frozen=True)
class PairCounts:
    """Pairs of one sample by how they compare.

    Parameters
    ----------
    n : int
        Items.
    concordant, discordant : int
    only_x, only_y, both : int
        Pairs tied in x only, in y only, in both.
    n_levels : int
        The smaller number of distinct values of x and y.
    """

    n: int
    concordant: int
    discordant: int
    only_x: int
    only_y: int
    both: int
    n_levels: int

    @classmethod
    def of(cls, x: NDArray[Any], y: NDArray[Any]) -> PairCounts:
        """Count the pairs of a sample."""
        counted = PairCounter.of(x, y).counts(np.ones((1, len(x)), dtype=np.int64))
        both = int(counted.tied_both[0])
        return cls(
            len(x),
            int(counted.concordant[0]),
            int(counted.discordant[0]),
            int(counted.tied_x[0]) - both,
            int(counted.tied_y[0]) - both,
            both,
            min(len(np.unique(x)), len(np.unique(y))),
        )

    @property
    def balance(self) -> int:
        """Concordant less discordant pairs."""
        return self.concordant - self.discordant

    @property
    def n_pairs(self) -> int:
        """All pairs."""
        return self.n * (self.n - 1) // 2

    def tau_a(self) -> float:
        """Kendall's tau-a: ties count as neither, in the denominator as well."""
        return self.balance / self.n_pairs if self.n_pairs else math.nan

    def tau_b(self) -> float:
        """Kendall's tau-b: corrected for ties."""
        rest_x = self.n_pairs - self.only_x - self.both
        rest_y = self.n_pairs - self.only_y - self.both
        return self.balance / math.sqrt(rest_x * rest_y) if rest_x and rest_y else math.nan

    def tau_c(self) -> float:
        """Stuart's tau-c, for tables with different numbers of rows and columns."""
        m = self.n_levels
        return 2 * self.balance * m / (self.n**2 * (m - 1)) if m > 1 else math.nan

    def gamma(self) -> float:
        """Goodman and Kruskal's gamma: among pairs tied in neither."""
        untied = self.concordant + self.discordant
        return self.balance / untied if untied else math.nan

    def pairwise_accuracy(self) -> float:
        """Share of the pairs that x (people, say) tells apart which y orders alike.

        Kocmi et al. 2021, "To Ship or Not to Ship": ties of x are dropped, ties of y are wrong.
        """
        told_apart = self.concordant + self.discordant + self.only_y
        return self.concordant / told_apart if told_apart else math.nan
