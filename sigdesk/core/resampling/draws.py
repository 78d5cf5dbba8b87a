"""Bootstrap resamples: units drawn with replacement, at a cost that follows their kinds.

The numbers of draws of all units are multinomial. They are drawn in two steps that together give
exactly that law, without ever holding more than a piece of a block:

1. one multinomial over *cells*. A kind of 16 units or more is a cell, so that a task with few
   kinds costs the same for a thousand and for a million items. The remaining units are cut into
   cells of some thousand units.
2. within a cell of several kinds, uniform draws of its units, counted by kind.

Strata keep their size: each is drawn for itself. Small strata are drawn together, unit by unit,
because a call for each of hundreds of strata would cost more than the draws.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.resampling.blocks import BLOCK, Block, block_generator, weighted_sums
from sigdesk.core.resampling.units import Units

_MANY = 16
"""From how many units on a kind is a cell of its own: a binomial costs as much as some 16 draws."""

_KINDS_AT_ONCE = 4096
_SMALLEST_CELL, _LARGEST_CELL = 1024, 8192


@dataclass(frozen=True, eq=False)
class Cell:
    """Units that are drawn one by one: several kinds of few units each.

    Parameters
    ----------
    kinds : ndarray of intp, shape (n,)
        Their kinds.
    kind_of_unit : ndarray of intp, shape (n_units,)
        Position in `kinds` of each unit.
    low, size : ndarray of int64, shape (n_units,)
        First unit and size of the stratum of each unit, for cells of whole strata; else empty.
    """

    kinds: NDArray[np.intp]
    kind_of_unit: NDArray[np.intp]
    low: NDArray[np.int64]
    size: NDArray[np.int64]

    @classmethod
    def of(cls, kinds: NDArray[np.intp], units: Units, whole_strata: bool = False) -> Cell:
        """A cell of all units of some kinds."""
        counts = units.counts[kinds]
        kind_of_unit = np.repeat(np.arange(len(kinds)), counts)
        if not whole_strata:
            nothing = np.empty(0, dtype=np.int64)
            return cls(kinds, kind_of_unit, nothing, nothing)
        stratum = units.strata[kinds][kind_of_unit]
        _, low, size = np.unique(stratum, return_index=True, return_counts=True)
        return cls(kinds, kind_of_unit, np.repeat(low, size), np.repeat(size, size))

    def counts(
        self, random: np.random.Generator, n_draws: NDArray[np.int64] | None = None
    ) -> NDArray[np.intp]:
        """How often each kind is drawn, shape (BLOCK, n).

        Parameters
        ----------
        random : numpy.random.Generator
        n_draws : ndarray of int64, shape (BLOCK,), optional
            Draws from the cell in each resample; None for a cell of whole strata, which keep
            their sizes.
        """
        n_units, n_kinds = len(self.kind_of_unit), len(self.kinds)
        if n_draws is None:
            n_draws = np.full(BLOCK, n_units)
        if len(self.size) and self.size[0] < n_units:
            units = random.integers(0, self.size, (BLOCK, n_units))
            units += self.low
            unit = units.ravel()
        else:
            unit = random.integers(0, n_units, int(n_draws.sum()), dtype=np.uint16)
        place = np.repeat(np.arange(BLOCK) * n_kinds, n_draws)
        place += unit if n_kinds == n_units else self.kind_of_unit[unit]
        return np.bincount(place, minlength=BLOCK * n_kinds).reshape(BLOCK, n_kinds)


@dataclass(frozen=True, eq=False)
class Stratum:
    """A stratum that is drawn by one multinomial over its cells.

    Parameters
    ----------
    n_units : int
    many : ndarray of intp
        Kinds that are cells of their own.
    cells : tuple of Cell
        Cells of the other kinds.
    shares : ndarray of float64
        Probability of each of `many`, then of each of `cells`.
    """

    n_units: int
    many: NDArray[np.intp]
    cells: tuple[Cell, ...]
    shares: NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Draws:
    """Draws bootstrap resamples of units.

    Parameters
    ----------
    units : Units
    seed : int
    strata : tuple of Stratum
        Strata that are large or have kinds of many units.
    small : tuple of Cell
        Cells of whole small strata.
    """

    units: Units
    seed: int
    strata: tuple[Stratum, ...]
    small: tuple[Cell, ...]

    @classmethod
    def of(cls, units: Units, seed: int) -> Draws:
        """Decide, by the data alone, how the units are drawn."""
        cell_size = min(max(units.n_units // 1024, _SMALLEST_CELL), _LARGEST_CELL)
        large, small = [], []
        starts = np.searchsorted(units.strata, np.arange(units.n_strata + 1))
        for start, stop in pairwise(starts):
            kinds, counts = np.arange(start, stop), units.counts[start:stop]
            if counts.sum() <= cell_size and counts.max() < _MANY:
                small.append(kinds)
                continue
            many, few = kinds[counts >= _MANY], kinds[counts < _MANY]
            cells = tuple(Cell.of(part, units) for part in _cut(few, units.counts, cell_size))
            sizes = [*units.counts[many], *(len(cell.kind_of_unit) for cell in cells)]
            n_units = int(counts.sum())
            large.append(Stratum(n_units, many, cells, np.array(sizes) / n_units))
        together = tuple(
            Cell.of(np.concatenate(part), units, whole_strata=True)
            for part in _packed(small, units.counts, cell_size)
        )
        return cls(units, seed, tuple(large), together)

    def totals(self, number: int) -> Block:
        """Sums over one block of resamples, shape (BLOCK, n_columns), in pieces."""
        random = block_generator(self.seed, number)
        rows = self.units.rows
        sums = np.zeros((BLOCK, rows.shape[1]))
        for stratum in self.strata:
            drawn = random.multinomial(stratum.n_units, stratum.shares, BLOCK)
            for start in range(0, len(stratum.many), _KINDS_AT_ONCE):
                chosen = slice(start, min(start + _KINDS_AT_ONCE, len(stratum.many)))
                sums += weighted_sums(drawn[:, chosen], rows[stratum.many[chosen]], stratum.n_units)
                yield
            for cell, n_draws in zip(stratum.cells, drawn[:, len(stratum.many) :].T, strict=True):
                counts = cell.counts(random, n_draws)
                sums += weighted_sums(counts, rows[cell.kinds], int(n_draws.max()))
                yield
        for cell in self.small:
            counts = cell.counts(random)
            sums += weighted_sums(counts, rows[cell.kinds], len(cell.kind_of_unit))
            yield
        return sums


def _cut(
    kinds: NDArray[np.intp], counts: NDArray[np.int64], size: int
) -> Iterator[NDArray[np.intp]]:
    """Cut kinds of few units into parts of about `size` units."""
    if not len(kinds):
        return
    part = (np.cumsum(counts[kinds]) - 1) // size
    yield from np.split(kinds, np.flatnonzero(np.diff(part)) + 1)


def _packed(
    strata: list[NDArray[np.intp]], counts: NDArray[np.int64], size: int
) -> Iterator[list[NDArray[Any]]]:
    """Gather whole strata until they hold about `size` units."""
    gathered: list[NDArray[Any]] = []
    n_units = 0
    for kinds in strata:
        gathered.append(kinds)
        n_units += int(counts[kinds].sum())
        if n_units >= size:
            yield gathered
            gathered, n_units = [], 0
    if gathered:
        yield gathered
