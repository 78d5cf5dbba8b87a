"""Single-step max-T: p-values adjusted by the largest difference of all pairs under shared swaps.

One pattern of swapped items serves all pairs at once, which keeps the correlation between pairs
that share systems or items: with many similar systems this rejects more than Holm does, at the
same family-wise error rate (Westfall & Young 1993, algorithm 2.5).

For pair (k, l) and swapped items M, A's sum becomes t_k − m_k + m_l and B's t_l − m_l + m_k, with m
the sums over M: the sums over M of all systems are enough for all pairs. Differences of different
pairs are put on one scale by their spread under swaps, √Σd² for a mean of item scores and the
spread within the first blocks for any other metric.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.all_pairs.systems import FloatArray, Systems
from sigdesk.core.exact.steps import finished
from sigdesk.core.resampling.blocks import BLOCK, block_generator
from sigdesk.core.resampling.units import Units, units_of

_PILOT_BLOCKS = 4
_TIE = 1e-12
_CELLS_AT_ONCE = 1 << 20
_PAIRS_AT_ONCE = 1024

Piece = tuple[slice, FloatArray]
"""Some pairs, and their differences under one block of patterns, shape (BLOCK, n)."""


@dataclass(frozen=True, eq=False)
class MaxT:
    """Adjusted p-values so far.

    Parameters
    ----------
    adjusted : ndarray of float64, shape (n_pairs,)
        (c + 1)/(n_done + 1): c patterns whose largest standardised difference is at least the
        pair's own.
    n_done, n_resamples, seed : int
    """

    adjusted: FloatArray
    n_done: int
    n_resamples: int
    seed: int


def max_t(
    systems: Systems, n_resamples: int = 9_984, seed: int = 12345
) -> Generator[MaxT | None, None, MaxT]:
    """Two-sided single-step adjusted p-values of all pairs.

    Yields
    ------
    MaxT or None
        Cumulative after every block of swap patterns; None between pieces of one.
    """
    statistic = _Linear.of(systems) or _General.of(systems)
    observed = statistic.observed()
    pilot = np.zeros(len(observed))
    if isinstance(statistic, _General):
        for number in range(_PILOT_BLOCKS):
            for pairs, drawn in statistic.pieces(block_generator(seed, number)):
                pilot[pairs] += np.nansum(drawn**2, axis=0)
                yield None
        scale = np.sqrt(pilot / (_PILOT_BLOCKS * BLOCK))
    else:
        scale = statistic.scale()
    # systems that never differ have no scale, and no difference either
    usable = scale > 0.0
    inverse = np.divide(1.0, scale, out=np.zeros_like(scale), where=usable)
    standardised = np.abs(observed[usable]) * inverse[usable]
    limits = np.sort(standardised * (1.0 - _TIE))
    reached = np.zeros(len(limits) + 1, dtype=np.int64)
    so_far = MaxT(np.ones(len(observed)), 0, n_resamples, seed)
    for number in range(-(-n_resamples // BLOCK)):
        largest = np.zeros(BLOCK)
        for pairs, drawn in statistic.pieces(block_generator(seed, number)):
            part = np.abs(drawn) * inverse[pairs]
            # an undefined score counts as extreme: that can only make p larger
            part[np.isnan(part)] = np.inf
            np.maximum(largest, part.max(axis=1), out=largest)
            yield None
        reached += np.bincount(
            np.searchsorted(limits, largest, side="right"), minlength=len(limits) + 1
        )
        n_done = (number + 1) * BLOCK
        # patterns whose maximum reaches limit r: those placed beyond r
        beyond = np.cumsum(reached[::-1])[::-1][1:]
        place = np.searchsorted(limits, standardised * (1.0 - _TIE), side="left")
        adjusted = np.ones(len(observed))
        adjusted[usable] = (beyond[place] + 1.0) / (n_done + 1.0)
        adjusted[np.abs(observed) == 0.0] = 1.0
        so_far = MaxT(adjusted, n_done, n_resamples, seed)
        yield so_far
    return so_far


@dataclass(frozen=True, eq=False)
class _Linear:
    """Means of item scores: differences under swaps are signed sums.

    Parameters
    ----------
    earned : ndarray of float64, shape (n_units, S)
    pairs : tuple of ndarray
    """

    earned: FloatArray
    pairs: tuple[NDArray[np.intp], NDArray[np.intp]]

    @classmethod
    def of(cls, systems: Systems) -> _Linear | None:
        found = systems.numerators
        if found is None:
            return None
        earned = found[0].astype(np.float64)
        # a constant per unit cancels in every difference; without it sums are shorter
        return cls(earned - earned[:, :1], systems.pairs())

    def observed(self) -> FloatArray:
        sums: FloatArray = self.earned.sum(axis=0)
        i, j = self.pairs
        return sums[i] - sums[j]

    def scale(self) -> FloatArray:
        """√Σd²: the standard deviation under fair signs."""
        products = self.earned.T @ self.earned
        squares = np.diag(products)
        i, j = self.pairs
        return np.sqrt(np.maximum(0.0, squares[i] + squares[j] - 2.0 * products[i, j]))

    def pieces(self, random: np.random.Generator) -> Iterator[Piece]:
        signs = random.integers(0, 2, (BLOCK, len(self.earned)), dtype=np.int8)
        sums = (2.0 * signs - 1.0) @ self.earned
        by_system = np.ascontiguousarray(sums.T)
        i, j = self.pairs
        for start in range(0, len(i), _PAIRS_AT_ONCE):
            here = slice(start, start + _PAIRS_AT_ONCE)
            yield here, (by_system[i[here]] - by_system[j[here]]).T


@dataclass(frozen=True, eq=False)
class _General:
    """Any metric of sums.

    Parameters
    ----------
    systems : Systems
    units : Units
        Statistics of all systems side by side.
    """

    systems: Systems
    units: Units

    @classmethod
    def of(cls, systems: Systems) -> _General:
        return cls(systems, finished(units_of(systems.stats, systems.clusters)))

    def observed(self) -> FloatArray:
        i, j = self.systems.pairs()
        return self.systems.scores[i] - self.systems.scores[j]

    def pieces(self, random: np.random.Generator) -> Iterator[Piece]:
        n_systems, metric = len(self.systems), self.systems.metric
        swapped = random.binomial(self.units.counts, 0.5, (BLOCK, len(self.units.counts)))
        moved: NDArray[Any] = swapped @ self.units.rows.astype(np.float64)
        moved = moved.reshape(BLOCK, n_systems, -1)
        totals = self.units.totals().reshape(n_systems, -1)
        i, j = self.systems.pairs()
        at_once = max(1, _CELLS_AT_ONCE // (BLOCK * moved.shape[2]))
        for start in range(0, len(i), at_once):
            here = slice(start, start + at_once)
            k, m = i[here], j[here]
            gain = moved[:, m] - moved[:, k]
            yield here, metric.aggregate(totals[k] + gain) - metric.aggregate(totals[m] - gain)
