"""Draws from any law of few outcomes at one price: Walker's alias tables.

A table of 2^b entries cuts the unit interval into pieces of equal width, each shared by at most
two outcomes. The highest b of 64 random bits choose the entry, the others one of its two outcomes:
three nanoseconds of randomness, one look into the table, one comparison, whether the law has ten
outcomes or ten thousand. An entry is one word: 48 bits of the border between its two outcomes and
16 of the second outcome. The border is off by 2^−49 of the entry, about as much as the rounding of
the running sums in doubles that it comes from.

Walker 1977; Vose 1991 builds the table in one sweep. The sweep is written here as running sums:
what the entries below their share lack is taken from those above theirs, in order (Hübschle-
Schneider & Sanders 2022, § 3).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.resampling.laws import Law
from sigdesk.core.resampling.scratch import Scratch

_SECOND = np.uint64(0xFFFF)
"""Bits of an entry that hold its second outcome."""

MOST_OUTCOMES = 1 << 16


def table_bits(n_outcomes: int) -> int:
    """b for a law: 2^b entries, at least two."""
    return max(1, (n_outcomes - 1).bit_length())


def alias_table(weights: NDArray[np.float64]) -> NDArray[np.uint64]:
    """Entries of a law.

    Parameters
    ----------
    weights : ndarray of float64, shape (n,)
        Not negative, proportional to the probabilities of 0 … n − 1; n at most `MOST_OUTCOMES`.

    Returns
    -------
    ndarray of uint64, shape (2**b,)
        Entry i gives i when the remaining bits are below it, in units of 2^−64, and otherwise the
        outcome in its lowest 16 bits.
    """
    size = 1 << table_bits(len(weights))
    share = np.zeros(size)
    share[: len(weights)] = weights * (size / math.fsum(weights))
    poor = np.flatnonzero(share < 1.0)
    rich = np.flatnonzero(share >= 1.0)
    second = np.arange(size)
    own = np.ones(size)
    if len(poor) and len(rich):
        lacking = np.concatenate([[0.0], np.cumsum(1.0 - share[poor])])
        spare = np.cumsum(share[rich] - 1.0)
        own[poor] = share[poor]
        giver = np.searchsorted(spare, lacking[:-1], side="right")
        second[poor] = rich[np.minimum(giver, len(rich) - 1)]
        # the first entry that makes a giver poor itself; the next giver fills it up
        emptied = np.searchsorted(lacking, spare[:-1], side="left")
        given = lacking[np.minimum(emptied, len(lacking) - 1)] - spare[:-1]
        own[rich[:-1]] = 1.0 - np.clip(given, 0.0, 1.0)
        second[rich[:-1]] = rich[1:]
    # the second outcome in the low bits moves the border; what is left of the border is rounded
    high = np.rint((own * 2.0**64 - second) * 2.0**-16)
    border = np.clip(high, 0.0, 2.0**48 - 1.0).astype(np.uint64)
    return border << np.uint64(16) | np.where(own < 1.0, second, np.arange(size)).astype(np.uint64)


class AliasTables:
    """Tables of several laws, one after another.

    Parameters
    ----------
    laws : iterable of Law
    """

    def __init__(self, laws: Iterable[Law]) -> None:
        tables, first = [], []
        for law in laws:
            tables.append(alias_table(law.weights))
            first.append(law.first)
        sizes = np.array([len(table) for table in tables], dtype=np.int64)
        self._first = np.array(first, dtype=np.uint64)
        self._bits = np.array([int(size).bit_length() - 1 for size in sizes], dtype=np.uint64)
        self._start = (np.cumsum(sizes) - sizes).astype(np.uint64)
        self._entries = np.concatenate(tables)
        self._scratch = Scratch()

    def __len__(self) -> int:
        return len(self._first)

    def draw(self, random: np.random.Generator, laws: Any, n: int) -> NDArray[np.int64]:
        """Draws from some of the laws.

        Parameters
        ----------
        random : numpy.random.Generator
        laws : slice or ndarray of intp, shape (n_laws,)
        n : int
            From each.

        Returns
        -------
        ndarray of int64, shape (n_laws, n)
            Valid until the next call.
        """
        first, bits, start = (
            column[laws, None] for column in (self._first, self._bits, self._start)
        )
        shape = len(bits), n
        words = raw_words(random, len(bits) * n).reshape(shape)
        drawn, places, entries = (
            self._scratch.array(name, words.size, np.uint64).reshape(shape)
            for name in ("drawn", "places", "entries")
        )
        np.right_shift(words, np.uint64(64) - bits, out=drawn)
        np.add(drawn, start, out=places)
        # every place is within the tables; only "raise" would make a copy of the output
        self._entries.take(places.view(np.int64), out=entries, mode="clip")
        words <<= bits
        is_second = words >= entries
        # choosing by arithmetic, because branches on random bits are mispredicted every other time
        entries &= _SECOND
        entries -= drawn
        entries *= is_second
        drawn += entries
        drawn += first
        return drawn.view(np.int64)


class SingleDraws:
    """Outcomes of one law drawn one by one, at two random bytes each.

    Of 2^16 equal parts of the unit interval most lie within one outcome and are looked up; what is
    left of each outcome is put together and drawn by an alias table.

    Parameters
    ----------
    weights : ndarray of float64, shape (n,)
        Proportional to the probabilities of 0 … n − 1; n below 2^15.
    """

    def __init__(self, weights: NDArray[np.float64]) -> None:
        parts = weights * (2.0**16 / math.fsum(weights))
        whole = np.floor(parts)
        self._whole = np.repeat(np.arange(len(weights), dtype=np.intp), whole.astype(np.int64))
        rest = parts - whole
        self._rest = AliasTables([Law(0, rest)]) if rest.any() else None
        self._padded = np.zeros(1 << 16, dtype=np.intp)
        self._padded[: len(self._whole)] = self._whole
        self._scratch = Scratch()

    def draw(self, random: np.random.Generator, n: int) -> NDArray[np.intp]:
        """n outcomes, shape (n,)."""
        words = raw_words(random, -(-n // 4))
        parts: NDArray[np.uint16] = words.astype("<u8", copy=False).view("<u2")[:n]
        places = self._scratch.array("places", n, np.intp)
        np.copyto(places, parts)
        drawn = self._padded.take(places)
        if self._rest is not None:
            left = np.flatnonzero(places >= len(self._whole))
            if len(left):
                drawn[left] = self._rest.draw(random, slice(None), len(left))[0]
        return drawn


def raw_words(random: np.random.Generator, n: int) -> NDArray[np.uint64]:
    """The next n words of 64 random bits."""
    words: NDArray[np.uint64] = random.bit_generator.random_raw(n)
    return words
