"""Sums of random subsets, eight items at a time.

Decision: for a few statistics of tens of thousands of different items, the product of a matrix of
random bits with their values spends its time on turning bits into numbers. A table of the 256 sums
of eight values takes a byte of random bits as it is (the "method of the four Russians"), several
times faster. Statistics that are whole numbers share the words of the tables (`packing`), and their
sums are exact.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps
from sigdesk.core.resampling.alias import raw_words
from sigdesk.core.resampling.blocks import BLOCK
from sigdesk.core.resampling.packing import Packed
from sigdesk.core.resampling.scratch import Scratch

_BITS = 8
_PATTERNS = 1 << _BITS

_TABLES_AT_ONCE = 128
_KEPT = 1 << 22
"""Numbers in tables that are kept; tables of more items are made anew for every block."""


def subset_tables(values: NDArray[Any], out: NDArray[Any] | None = None) -> NDArray[Any]:
    """Sums of all subsets of every eight values.

    Parameters
    ----------
    values : ndarray of int64, float64 or complex128, shape (n,)
    out : ndarray, shape (ceil(n / 8), 256), optional
        Of the type of `values`; filled and returned.

    Returns
    -------
    ndarray, shape (ceil(n / 8), 256)
        In row r and column s the sum of the values 8·r + j for the bits j of s that are set.
    """
    n_tables = -(-len(values) // _BITS)
    padded = np.zeros(n_tables * _BITS, dtype=values.dtype)
    padded[: len(values)] = values
    halves = padded.reshape(n_tables, 2, 4)
    low, high = _sums_of_four(halves[:, 0]), _sums_of_four(halves[:, 1])
    tables = np.empty((n_tables, _PATTERNS), dtype=values.dtype) if out is None else out
    np.add(high[:, :, None], low[:, None, :], out=tables.reshape(n_tables, 16, 16))
    return tables


def _sums_of_four(fours: NDArray[Any]) -> NDArray[Any]:
    """Sums of all subsets of four values, shape (n, 4) to (n, 16); bit j stands for value j."""
    sums = np.zeros((len(fours), 16), dtype=fours.dtype)
    for bit in range(4):
        half = 1 << bit
        np.add(sums[:, :half], fours[:, bit, None], out=sums[:, half : 2 * half])
    return sums


class SubsetSums:
    """Sums over random subsets of items.

    Parameters
    ----------
    packed : Packed
        Statistics of the items.
    """

    def __init__(self, packed: Packed) -> None:
        at_once = _TABLES_AT_ONCE * _BITS
        self._packed = packed
        n_items = len(packed.words)
        self._pieces = [
            packed.lookups(slice(start, start + at_once)) for start in range(0, n_items, at_once)
        ]
        n_numbers = n_items * len(packed.layout) // _BITS * _PATTERNS
        self._tables = (
            [[subset_tables(values) for values in piece] for piece in self._pieces]
            if n_numbers <= _KEPT
            else None
        )
        self._scratch = Scratch()

    def add(self, sums: NDArray[np.float64], random: np.random.Generator) -> Steps[None]:
        """Add the sums over subsets to which every item belongs with probability 1/2; in pieces.

        Parameters
        ----------
        sums : ndarray of float64, shape (BLOCK, n_stats)
        random : numpy.random.Generator
        """
        totals: list[NDArray[Any]] = []
        for number, piece in enumerate(self._pieces):
            if not totals:
                totals = [np.zeros(BLOCK, dtype=values.dtype) for values in piece]
            n_tables = -(-len(piece[0]) // _BITS)
            places = self._places(random, n_tables)
            for position, total in enumerate(totals):
                tables = self._table(number, position, n_tables)
                chosen = self._scratch.array("chosen", places.size, tables.dtype)
                chosen = chosen.reshape(places.shape)
                # every place is within the tables; only "raise" would make a copy of the output
                tables.ravel().take(places, out=chosen, mode="clip")
                total += chosen.sum(axis=0)
            yield
        self._packed.add(sums, totals)

    def _places(self, random: np.random.Generator, n_tables: int) -> NDArray[np.intp]:
        """A random entry of each table for each resample, shape (n_tables, BLOCK)."""
        shape = n_tables, BLOCK
        words = raw_words(random, n_tables * BLOCK // 8)
        patterns = words.astype("<u8", copy=False).view(np.uint8).reshape(shape)
        places: NDArray[np.intp] = self._scratch.array("places", n_tables * BLOCK, np.intp).reshape(
            shape
        )
        first = np.arange(0, n_tables * _PATTERNS, _PATTERNS)[:, None]
        np.add(patterns, first, out=places)
        return places

    def _table(self, number: int, position: int, n_tables: int) -> NDArray[Any]:
        if self._tables is not None:
            return self._tables[number][position]
        values = self._pieces[number][position]
        room = self._scratch.array("tables", n_tables * _PATTERNS, values.dtype)
        return subset_tables(values, room.reshape(n_tables, _PATTERNS))
