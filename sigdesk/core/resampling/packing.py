"""Several whole-number statistics in one double, so that one addition adds them all.

Looking up what a drawn item adds costs the same for a number of one digit and of fifteen. Sums of
counts are short: 3,000 sentences of up to 40 words need 17 bits, and three such sums fit side by
side into the 53 bits that a double keeps exactly. Two doubles are looked up at once as a complex
number. Columns that differ by a constant, such as the words and the bigrams of a sentence, are
kept once. Sums of packed rows are exact, and are the same digits as sums of single columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

_BITS = 54
"""Fields of a word together: balanced fields of 54 bits stay below 2^53 in size."""

_LARGEST = 2.0**52
"""Sums below this have a field."""


@dataclass(frozen=True)
class Field:
    """Where the sum of some columns stands.

    Parameters
    ----------
    columns : tuple of int
        Columns whose rows are the same numbers.
    bits : int
        Width; 0 for a word that is the sum itself.
    """

    columns: tuple[int, ...]
    bits: int


@dataclass(frozen=True, eq=False)
class Packed:
    """Rows of statistics as few doubles.

    Parameters
    ----------
    words : ndarray of float64, shape (n_rows, n_words)
    layout : tuple of tuple of Field
        The fields of each word, lowest bits first.
    offset : ndarray, shape (n_columns,)
        What was taken off every row before packing.
    """

    words: NDArray[np.float64]
    layout: tuple[tuple[Field, ...], ...]
    offset: NDArray[Any]

    @classmethod
    def of_signed(
        cls, rows: NDArray[Any], counts: NDArray[np.int64], most_lookups: int
    ) -> Packed | None:
        """Pack rows of which any are summed, each at most `counts` times.

        Parameters
        ----------
        rows : ndarray of int64 or float64, shape (n_rows, n_columns)
        counts : ndarray of int64, shape (n_rows,)
        most_lookups : int

        Returns
        -------
        Packed or None
            None when they do not fit into so many lookups.
        """
        reach = counts.astype(np.float64) @ np.abs(rows.astype(np.float64))
        return cls._of(rows, reach, np.zeros(rows.shape[1], dtype=rows.dtype), most_lookups)

    @classmethod
    def of_draws(cls, rows: NDArray[Any], n_draws: int, most_lookups: int) -> Packed | None:
        """Pack rows of which always `n_draws` are summed, so that a constant can be taken off.

        See `of_signed` for `rows`, `most_lookups` and what is returned.
        """
        offset = np.zeros(rows.shape[1], dtype=rows.dtype)
        if rows.dtype.kind == "i" and len(rows) and np.abs(rows).max() < _LARGEST:
            offset = (rows.min(axis=0) + rows.max(axis=0)) // 2
        centred = rows - offset
        reach = n_draws * np.abs(centred).max(axis=0, initial=0).astype(np.float64)
        return cls._of(centred, reach, offset, most_lookups)

    @classmethod
    def _of(
        cls, rows: NDArray[Any], reach: NDArray[np.float64], offset: NDArray[Any], most_lookups: int
    ) -> Packed | None:
        alike: dict[bytes, list[int]] = {}
        for column in np.flatnonzero(rows.any(axis=0)).tolist():
            alike.setdefault(rows[:, column].tobytes(), []).append(column)
        fields = []
        for columns in alike.values():
            most = reach[columns[0]]
            packable = rows.dtype.kind == "i" and most < _LARGEST
            fields.append(Field(tuple(columns), int(most).bit_length() + 1 if packable else 0))
        layout = _first_fit(fields)
        if len(layout) > 2 * most_lookups:
            return None
        words = np.zeros((len(rows), len(layout)))
        for word, inside in enumerate(layout):
            shift = 0
            for field in inside:
                # sums of whole numbers below 2^53: every step is exact
                words[:, word] += rows[:, field.columns[0]] * 2.0**shift
                shift += field.bits
        return cls(words, layout, offset)

    def repeated(self, counts: NDArray[np.int64]) -> Packed:
        """With every row so many times."""
        return Packed(np.repeat(self.words, counts, axis=0), self.layout, self.offset)

    @property
    def n_lookups(self) -> int:
        """Arrays in which a row is looked up."""
        return -(-len(self.layout) // 2)

    def lookups(self, rows: Any = slice(None)) -> list[NDArray[Any]]:
        """Words of some rows: pairs of words as complex numbers, an odd one as doubles."""
        n_words = len(self.layout)
        found: list[NDArray[Any]] = [
            np.ascontiguousarray(self.words[rows, word : word + 2]).view(np.complex128)[:, 0]
            for word in range(0, n_words - 1, 2)
        ]
        if n_words % 2:
            found.append(np.ascontiguousarray(self.words[rows, -1]))
        return found

    def add(self, totals: NDArray[np.float64], sums: Sequence[NDArray[Any]]) -> None:
        """Add sums of packed rows to the columns they stand for, without the offset.

        Parameters
        ----------
        totals : ndarray of float64, shape (n, n_columns)
        sums : sequence of ndarray, shape (n,)
            One for each of `lookups`.
        """
        if not self.layout:
            return
        values = np.empty((sum(len(fields) for fields in self.layout), len(totals)))
        first = 0
        for number, sum_of in enumerate(sums):
            parts = (sum_of.real, sum_of.imag) if sum_of.dtype.kind == "c" else (sum_of,)
            for fields, part in zip(self.layout[2 * number :], parts, strict=False):
                _unpack(fields, part, values[first : first + len(fields)])
                first += len(fields)
        summed = [field.columns for word in self.layout for field in word]
        columns = [column for alike in summed for column in alike]
        source = np.repeat(np.arange(len(summed)), [len(alike) for alike in summed])
        totals[:, columns] += values[source].T


def _unpack(fields: tuple[Field, ...], sums: NDArray[np.float64], out: NDArray[np.float64]) -> None:
    """The sums that stand in one word, shape (n,) to (n_fields, n)."""
    if not fields[0].bits:
        out[0] = sums
        return
    bits = np.array([field.bits for field in fields])[:, None]
    shift = np.cumsum(bits, axis=0) - bits
    half = 1 << (bits - 1)
    # moved by half its range, no field borrows from the next
    moved = sums.astype(np.int64) + int((half << shift).sum())
    out[:] = (moved >> shift & 2 * half - 1) - half


def _first_fit(fields: list[Field]) -> tuple[tuple[Field, ...], ...]:
    """Fields in as few words as filling the first with room needs, widest fields first."""
    words: list[list[Field]] = []
    room: list[int] = []
    for field in sorted(fields, key=lambda field: (field.bits != 0, -field.bits)):
        width = field.bits or _BITS
        place = next((k for k, free in enumerate(room) if free >= width), len(words))
        if place == len(words):
            words.append([])
            room.append(_BITS)
        words[place].append(field)
        room[place] -= width
    return tuple(tuple(word) for word in words)
