"""Bootstrap resamples: units drawn with replacement, at a cost that follows their kinds.

The numbers of draws of all units are multinomial. They are drawn in two steps that together give
exactly that law, without ever holding more than a piece of a block:

1. one multinomial over *cells* (`multinomial`). A kind of many units is a cell, so that a task
   with few kinds costs the same for a thousand and for a million items. The remaining units are
   cut into cells (`cells`).
2. within a cell, uniform draws of its units.

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

from sigdesk.core.resampling.blocks import Block, block_generator
from sigdesk.core.resampling.cells import BlockSums, Cell, Sums, WholeStrata
from sigdesk.core.resampling.multinomial import Multinomial
from sigdesk.core.resampling.units import Units

_MANY, _MANY_BY_POISSON = 16, 4
"""From how many units on a kind is a cell of its own: a binomial costs as much as some 16 draws,
a count of a multinomial of many categories as much as some 4."""

_KINDS_AT_ONCE = 4096
_SMALLEST_CELL, _LARGEST_CELL = 256, 1 << 16
_MOST_CELLS = 512
_SMALL_STRATUM = 1024


@dataclass(frozen=True, eq=False)
class Stratum:
    """A stratum that is drawn by one multinomial over its cells.

    Parameters
    ----------
    n_units : int
    many : ndarray of intp
        Kinds that are cells of their own.
    cells : tuple of Cell
        Cells of the units of the other kinds.
    spread : Multinomial
        How the draws spread over `many` and then `cells`.
    """

    n_units: int
    many: NDArray[np.intp]
    cells: tuple[Cell, ...]
    spread: Multinomial


@dataclass(frozen=True, eq=False)
class Draws:
    """Draws bootstrap resamples of units.

    Parameters
    ----------
    units : Units
    seed : int
    strata : tuple of Stratum
        Strata that are large or have kinds of many units.
    small : tuple of WholeStrata
        Small strata, several together.
    sums : Sums
        How a cell's draws are summed.
    constant : ndarray of intp
        Columns in which all units are equal.
    common : ndarray
        Sums of these columns over all units, hence over every resample.
    """

    units: Units
    seed: int
    strata: tuple[Stratum, ...]
    small: tuple[WholeStrata, ...]
    sums: Sums
    constant: NDArray[np.intp]
    common: NDArray[Any]

    @classmethod
    def of(cls, units: Units, seed: int) -> Draws:
        """Decide, by the data alone, how the units are drawn."""
        large, small = [], []
        starts = np.searchsorted(units.strata, np.arange(units.n_strata + 1))
        for start, stop in pairwise(starts):
            kinds, counts = np.arange(start, stop), units.counts[start:stop]
            if counts.sum() <= _SMALL_STRATUM and counts.max() < _MANY:
                small.append(kinds)
            else:
                large.append(_stratum(kinds, counts))
        together = tuple(
            WholeStrata.of(np.concatenate(part), units)
            for part in _packed(small, units.counts, _SMALL_STRATUM)
        )
        sums = Sums.of(units)
        constant = np.setdiff1d(np.arange(units.rows.shape[1]), sums.varying)
        common = units.counts.sum() * units.rows[:1, constant].sum(axis=0)
        return cls(units, seed, tuple(large), together, sums, constant, common)

    def totals(self, number: int) -> Block:
        """Sums over one block of resamples, shape (BLOCK, n_columns), in pieces."""
        random = block_generator(self.seed, number)
        sums = BlockSums(self.sums)
        for stratum in self.strata:
            drawn = yield from stratum.spread.draw(random)
            for start in range(0, len(stratum.many), _KINDS_AT_ONCE):
                chosen = slice(start, min(start + _KINDS_AT_ONCE, len(stratum.many)))
                sums.add_counted(drawn[:, chosen], stratum.many[chosen], stratum.n_units)
                yield
            for cell, n_draws in zip(stratum.cells, drawn[:, len(stratum.many) :].T, strict=True):
                yield from sums.add(cell, random, n_draws)
        for cells in self.small:
            yield from sums.add(cells, random)
        totals = sums.totals()
        # what all units have in common, such as the 1 of "one item", is the same in every resample
        totals[:, self.constant] = self.common
        return totals


def _stratum(kinds: NDArray[np.intp], counts: NDArray[np.int64]) -> Stratum:
    stratum = _cut(kinds, counts, _MANY_BY_POISSON)
    return stratum if stratum.spread.by_poisson else _cut(kinds, counts, _MANY)


def _cut(kinds: NDArray[np.intp], counts: NDArray[np.int64], fewest: int) -> Stratum:
    """A stratum in which kinds of so many units are cells of their own."""
    many = kinds[counts >= fewest]
    few = np.repeat(kinds, np.where(counts < fewest, counts, 0))
    size = _cell_size(len(few))
    cells = tuple(Cell(few[start : start + size]) for start in range(0, len(few), size))
    sizes = np.concatenate([counts[counts >= fewest], [len(cell) for cell in cells]])
    return Stratum(int(counts.sum()), many, cells, Multinomial(sizes.astype(np.int64)))


def _cell_size(n_units: int) -> int:
    """A power of two, so that a draw is some random bits; more of them for millions of units."""
    size = _SMALLEST_CELL
    while size < _LARGEST_CELL and n_units > _MOST_CELLS * size:
        size *= 2
    return size


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
