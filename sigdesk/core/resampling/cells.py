"""Uniform draws of single units, and their sums.

Decision: a cell has a power of two of units, so that some random bits are a draw. What is drawn
depends on the units alone, not on how it is summed: statistics that fit into few numbers
(`packing`) are looked up and added draw by draw; for more the draws are counted by kind and
multiplied with the statistics.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps
from sigdesk.core.resampling.alias import raw_words
from sigdesk.core.resampling.blocks import BLOCK, weighted_sums
from sigdesk.core.resampling.packing import Packed
from sigdesk.core.resampling.scratch import Scratch
from sigdesk.core.resampling.units import Units

_DRAWS_AT_ONCE = 1 << 16

_FEW_LOOKUPS = 3
"""Up to how many numbers looking up is faster than counting."""

_KEPT = 1 << 22
"""Numbers of cells that are kept; those of more units are gathered anew for every block."""


class Cell:
    """Units of one stratum.

    Parameters
    ----------
    kinds : ndarray of intp, shape (n_units,)
        Kind of each unit, ascending; at most 65,536 units.
    """

    def __init__(self, kinds: NDArray[np.intp]) -> None:
        self.kinds, self.kind_of_unit = np.unique(kinds, return_inverse=True)
        self._lookups: list[NDArray[Any]] | None = None

    def lookups(self, packed: Packed, keep: bool) -> list[NDArray[Any]]:
        """Packed statistics of every unit, each of shape (n_units,); `packed` must not change."""
        if self._lookups is not None:
            return self._lookups
        found = [kinds[self.kind_of_unit] for kinds in packed.lookups(self.kinds)]
        if keep:
            self._lookups = found
        return found

    def __len__(self) -> int:
        return len(self.kind_of_unit)

    def draw(self, random: np.random.Generator, n_draws: NDArray[np.int64]) -> NDArray[Any]:
        """Units of several resamples, one after another, shape (n_draws.sum(),)."""
        n, size = int(n_draws.sum()), len(self)
        if size < 256 or size & (size - 1):
            return random.integers(0, size, n, dtype=np.uint16)
        octets = 1 if size == 256 else 2
        words = raw_words(random, -(-n * octets // 8))
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
    """How the statistics of drawn units are summed.

    Parameters
    ----------
    rows : ndarray of int64 or float64, shape (n_kinds, n_columns)
    varying : ndarray of intp
        Columns in which the kinds differ.
    packed : Packed or None
        All columns, when looking them up is faster than counting draws.
    keep : bool
        Whether what is looked up is kept from block to block.
    scratch : Scratch
    """

    rows: NDArray[Any]
    varying: NDArray[np.intp]
    packed: Packed | None
    keep: bool
    scratch: Scratch = field(default_factory=Scratch)

    @classmethod
    def of(cls, units: Units) -> Sums:
        """For these units."""
        varying = np.flatnonzero(np.any(units.rows != units.rows[:1], axis=0))
        packed = Packed.of_draws(units.rows, units.n_units, _FEW_LOOKUPS)
        keep = packed is not None and units.n_units * packed.n_lookups <= _KEPT
        return cls(units.rows, varying, packed, keep)


class BlockSums:
    """The sums of one block in the making.

    Parameters
    ----------
    sums : Sums
    """

    def __init__(self, sums: Sums) -> None:
        self._sums = sums
        self._totals = np.zeros((BLOCK, sums.rows.shape[1]))
        self._looked_up: list[NDArray[Any]] = []
        self._n_looked_up = np.zeros(BLOCK, dtype=np.int64)

    def add_counted(self, counts: NDArray[np.int64], kinds: NDArray[np.intp], most: int) -> None:
        """Add kinds drawn so many times, shape (BLOCK, n_kinds), `most` times together at most."""
        self._totals += weighted_sums(counts, self._sums.rows[kinds], most)

    def add(
        self, cell: Cell, random: np.random.Generator, n_draws: NDArray[np.int64] | None = None
    ) -> Steps[None]:
        """Draw units of a cell and add their statistics; in pieces.

        Parameters
        ----------
        cell : Cell
        random : numpy.random.Generator
        n_draws : ndarray of int64, shape (BLOCK,), optional
            Draws from the cell in each resample; as many as it has units if not given.
        """
        if n_draws is None:
            n_draws = np.full(BLOCK, len(cell))
        at_once = max(1, _DRAWS_AT_ONCE // len(cell))
        for start in range(0, BLOCK, at_once):
            piece = slice(start, start + at_once)
            drawn = cell.draw(random, n_draws[piece])
            if self._sums.packed is None:
                self._count(piece, cell, drawn, n_draws[piece])
            else:
                self._look_up(piece, cell, drawn, n_draws[piece])
            yield

    def totals(self) -> NDArray[np.float64]:
        """Sums in the varying columns, shape (BLOCK, n_columns)."""
        packed = self._sums.packed
        if packed is not None and self._looked_up:
            packed.add(self._totals, self._looked_up)
            self._totals += self._n_looked_up[:, None] * packed.offset
        return self._totals

    def _look_up(
        self, piece: slice, cell: Cell, drawn: NDArray[Any], n_draws: NDArray[np.int64]
    ) -> None:
        assert self._sums.packed is not None
        scratch = self._sums.scratch
        places = scratch.array("places", len(drawn), np.intp)
        np.copyto(places, drawn)
        starts = np.cumsum(n_draws) - n_draws
        # a resample without a draw from this cell has no segment of its own
        filled = slice(None) if n_draws.all() else np.flatnonzero(n_draws)
        lookups = cell.lookups(self._sums.packed, self._sums.keep)
        if not self._looked_up:
            self._looked_up = [np.zeros(BLOCK, dtype=values.dtype) for values in lookups]
        for values, sums in zip(lookups, self._looked_up, strict=True):
            chosen = scratch.array("chosen", len(drawn), values.dtype)
            # every place is within the cell; only "raise" would make a copy of the output
            values.take(places, out=chosen, mode="clip")
            sums[piece][filled] += np.add.reduceat(chosen, starts[filled])
        self._n_looked_up[piece] += n_draws

    def _count(
        self, piece: slice, cell: Cell, drawn: NDArray[Any], n_draws: NDArray[np.int64]
    ) -> None:
        n_rows, n_kinds = len(n_draws), len(cell.kinds)
        places = self._sums.scratch.array("places", len(drawn), np.intp)
        # every unit is in the cell; only "raise" would make a copy of the output
        cell.kind_of_unit.take(drawn, out=places, mode="clip")
        places += np.repeat(np.arange(0, n_rows * n_kinds, n_kinds), n_draws)
        counts = np.bincount(places, minlength=n_rows * n_kinds).reshape(n_rows, n_kinds)
        rows = self._sums.rows[cell.kinds]
        self._totals[piece] += weighted_sums(counts, rows, int(n_draws.max()))
