"""Uniform draws of single units, and their sums.

Decision: a cell has a power of two of units, so that some random bits are a draw. What is drawn
depends on the units alone, not on how it is summed: few statistics are looked up and added draw by
draw; for many the draws are counted by kind and multiplied with the statistics.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps
from sigdesk.core.resampling.blocks import BLOCK, weighted_sums
from sigdesk.core.resampling.scratch import Scratch
from sigdesk.core.resampling.units import Units

_DRAWS_AT_ONCE = 1 << 16

_FEW_COLUMNS = 4
"""Up to how many statistics looking up is faster than counting."""


class Cell:
    """Units of one stratum.

    Parameters
    ----------
    kinds : ndarray of intp, shape (n_units,)
        Kind of each unit, ascending; at most 65,536 units.
    """

    def __init__(self, kinds: NDArray[np.intp]) -> None:
        self.kinds, self.kind_of_unit = np.unique(kinds, return_inverse=True)
        self._values: dict[int, NDArray[Any]] = {}

    def values(self, rows: NDArray[Any], column: int) -> NDArray[Any]:
        """One statistic of every unit, shape (n_units,); `rows` must always be the same."""
        if column not in self._values:
            self._values[column] = rows[self.kinds, column][self.kind_of_unit]
        return self._values[column]

    def __len__(self) -> int:
        return len(self.kind_of_unit)

    def draw(self, random: np.random.Generator, n_draws: NDArray[np.int64]) -> NDArray[Any]:
        """Units of several resamples, one after another, shape (n_draws.sum(),)."""
        n, size = int(n_draws.sum()), len(self)
        if size < 256 or size & (size - 1):
            return random.integers(0, size, n, dtype=np.uint16)
        octets = 1 if size == 256 else 2
        n_words = -(-n * octets // 8)
        words = random.integers(0, 2**64 - 1, n_words, dtype=np.uint64, endpoint=True)
        drawn: NDArray[Any] = words.astype("<u8", copy=False).view(f"<u{octets}")[:n]
        if 256 < size < 1 << 16:
            drawn &= np.uint16(size - 1)
        return drawn


class WholeStrata(Cell):
    """Units of whole small strata, which keep their sizes.

    Parameters
    ----------
    kinds : ndarray of intp, shape (n_units,)
        Stratum after stratum.
    strata : ndarray of intp, shape (n_units,)
    """

    def __init__(self, kinds: NDArray[np.intp], strata: NDArray[np.intp]) -> None:
        super().__init__(kinds)
        _, low, size = np.unique(strata, return_index=True, return_counts=True)
        self._is_one = len(size) == 1
        self._low, self._size = np.repeat(low, size), np.repeat(size, size)

    @classmethod
    def of(cls, kinds: NDArray[np.intp], units: Units) -> WholeStrata:
        """All units of some kinds."""
        unit_kinds = np.repeat(kinds, units.counts[kinds])
        return cls(unit_kinds, units.strata[unit_kinds])

    def draw(self, random: np.random.Generator, n_draws: NDArray[np.int64]) -> NDArray[Any]:
        """As many units of each stratum as it has, for each resample."""
        if self._is_one:
            return super().draw(random, n_draws)
        drawn = random.integers(0, self._size, (len(n_draws), len(self)))
        drawn += self._low
        return drawn.ravel()


@dataclass(frozen=True, eq=False)
class Sums:
    """Sums the statistics of drawn units.

    Parameters
    ----------
    rows : ndarray of int64 or float64, shape (n_kinds, n_columns)
    varying : ndarray of intp
        Columns in which the kinds differ.
    scratch : Scratch
    """

    rows: NDArray[Any]
    varying: NDArray[np.intp]
    scratch: Scratch = field(default_factory=Scratch)

    @classmethod
    def of(cls, units: Units) -> Sums:
        """For these units."""
        return cls(units.rows, np.flatnonzero(np.any(units.rows != units.rows[:1], axis=0)))

    def add(
        self,
        totals: NDArray[np.float64],
        cell: Cell,
        random: np.random.Generator,
        n_draws: NDArray[np.int64] | None = None,
    ) -> Steps[None]:
        """Draw units of a cell and add their statistics; in pieces.

        Parameters
        ----------
        totals : ndarray of float64, shape (BLOCK, n_columns)
            Added to, at least in the varying columns.
        cell : Cell
        random : numpy.random.Generator
        n_draws : ndarray of int64, shape (BLOCK,), optional
            Draws from the cell in each resample; as many as it has units if not given.
        """
        if n_draws is None:
            n_draws = np.full(BLOCK, len(cell))
        summed = self._looked_up if len(self.varying) <= _FEW_COLUMNS else self._counted
        at_once = max(1, _DRAWS_AT_ONCE // len(cell))
        for start in range(0, BLOCK, at_once):
            piece = slice(start, start + at_once)
            drawn = cell.draw(random, n_draws[piece])
            summed(totals[piece], cell, drawn, n_draws[piece])
            yield

    def _looked_up(
        self, totals: NDArray[Any], cell: Cell, drawn: NDArray[Any], n_draws: NDArray[np.int64]
    ) -> None:
        places = self.scratch.array("places", len(drawn), np.intp)
        np.copyto(places, drawn)
        chosen = self.scratch.array("chosen", len(drawn), self.rows.dtype)
        starts = np.cumsum(n_draws) - n_draws
        # a resample without a draw from this cell has no segment of its own
        filled = slice(None) if n_draws.all() else np.flatnonzero(n_draws)
        for column in self.varying:
            # every place is within the cell; only "raise" would make a copy of the output
            cell.values(self.rows, column).take(places, out=chosen, mode="clip")
            totals[filled, column] += np.add.reduceat(chosen, starts[filled])

    def _counted(
        self, totals: NDArray[Any], cell: Cell, drawn: NDArray[Any], n_draws: NDArray[np.int64]
    ) -> None:
        n_rows, n_kinds = len(n_draws), len(cell.kinds)
        places = np.repeat(np.arange(n_rows) * n_kinds, n_draws)
        places += drawn if n_kinds == len(cell) else cell.kind_of_unit[drawn]
        counts = np.bincount(places, minlength=n_rows * n_kinds).reshape(n_rows, n_kinds)
        totals += weighted_sums(counts, self.rows[cell.kinds], int(n_draws.max()))
