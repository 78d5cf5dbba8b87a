"""Multinomial counts of many categories, several times faster than binomial after binomial.

N draws over K categories: independent Poisson counts with means a little smaller than expected
have, given their sum T, the multinomial law of T draws. When T ≤ N, the N − T draws that are
missing are drawn one by one, and together they are N multinomial draws; when T > N the counts are
drawn again. Both steps leave the law exactly multinomial, because whether T > N says nothing of
how T draws spread. With means N·p − √N·p, T stays below N five times in six, and some 1.3 √N draws
are missing. A Poisson count by an alias table costs a tenth of a binomial of new parameters.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps
from sigdesk.core.resampling.alias import MOST_OUTCOMES, AliasTables, SingleDraws
from sigdesk.core.resampling.blocks import BLOCK
from sigdesk.core.resampling.laws import poisson

_COUNTS_AT_ONCE = 1 << 15
_SINGLES_AT_ONCE = 1 << 15
_TABLES_AT_ONCE = 128

_MOST_CATEGORIES = 1 << 13
_MOST_ENTRIES = 1 << 22
"""Entries of tables, 32 MiB of them."""

_FEW_MISSING = 4.0
"""So many categories to √N make drawing the missing ones cheap beside the binomials saved."""


class Multinomial:
    """How N draws spread over categories.

    Parameters
    ----------
    sizes : ndarray of int64, shape (n_categories,)
        Proportional to the probabilities, and N their sum.
    """

    def __init__(self, sizes: NDArray[np.int64]) -> None:
        self._sizes = sizes
        self._n = int(sizes.sum())
        self._poissons: tuple[AliasTables, NDArray[np.intp], SingleDraws] | None = None

    @property
    def by_poisson(self) -> bool:
        """Whether the counts are Poisson counts, topped up."""
        n_categories = len(self._sizes)
        if not 8 <= n_categories <= _MOST_CATEGORIES:
            return False
        if math.sqrt(self._n) > _FEW_MISSING * n_categories:
            return False
        # a law reaches over some 20 standard deviations and a few counts more
        outcomes = 20.0 * np.sqrt(np.unique(self._sizes).astype(np.float64)) + 64.0
        # its table is half as long again on average
        return bool(outcomes.max() < MOST_OUTCOMES and 1.5 * outcomes.sum() <= _MOST_ENTRIES)

    def draw(self, random: np.random.Generator) -> Steps[NDArray[np.int64]]:
        """Counts of one block of resamples, shape (BLOCK, n_categories), in pieces."""
        if self.by_poisson:
            return (yield from self._topped_up(random))
        shares = self._sizes / self._n
        at_once = max(1, _COUNTS_AT_ONCE // len(shares))
        parts = []
        for start in range(0, BLOCK, at_once):
            n_rows = min(at_once, BLOCK - start)
            parts.append(random.multinomial(self._n, shares, n_rows))
            yield
        return np.concatenate(parts)

    def _tables(self) -> Steps[tuple[AliasTables, NDArray[np.intp], SingleDraws]]:
        """Tables of the Poisson laws, which categories of one size share."""
        if self._poissons is None:
            distinct, law = np.unique(self._sizes, return_inverse=True)
            fewer = 1.0 - 1.0 / math.sqrt(self._n)
            laws = []
            for start in range(0, len(distinct), _TABLES_AT_ONCE):
                laws += [poisson(fewer * int(size)) for size in distinct[start:][:_TABLES_AT_ONCE]]
                yield
            tables = AliasTables(laws)
            self._poissons = tables, law, SingleDraws(self._sizes.astype(np.float64))
            yield
        return self._poissons

    def _topped_up(self, random: np.random.Generator) -> Steps[NDArray[np.int64]]:
        tables, law, singles = yield from self._tables()
        n_categories = len(self._sizes)
        counts = np.empty((n_categories, BLOCK), dtype=np.int64)
        # a slice at first, which is read and written several times as fast as chosen rows
        rows: slice | NDArray[np.intp] = slice(None)
        n_rows, missing = BLOCK, np.empty(BLOCK, dtype=np.int64)
        while n_rows:
            at_once = max(1, _COUNTS_AT_ONCE // n_rows)
            for start in range(0, n_categories, at_once):
                piece = slice(start, start + at_once)
                counts[piece, rows] = tables.draw(random, law[piece], n_rows)
                yield
            missing[rows] = self._n - counts[:, rows].sum(axis=0)
            rows = np.flatnonzero(missing < 0)
            n_rows = len(rows)
        ends = np.cumsum(missing)
        start = 0
        while start < BLOCK:
            # as many resamples as are missing some ten thousand draws
            before = int(ends[start - 1]) if start else 0
            stop = max(start + 1, int(np.searchsorted(ends, before + _SINGLES_AT_ONCE)))
            here = missing[start:stop]
            drawn = singles.draw(random, int(here.sum()))
            drawn *= len(here)
            drawn += np.repeat(np.arange(len(here)), here)
            added = np.bincount(drawn, minlength=n_categories * len(here))
            counts[:, start:stop] += added.reshape(n_categories, len(here))
            start = stop
            yield
        return counts.T
