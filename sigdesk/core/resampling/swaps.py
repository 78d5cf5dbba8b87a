"""Random swaps of the two systems' answers, at a cost that follows the kinds of items.

Of the m items of a discordant kind, a random swap pattern leaves K ~ binomial(m, 1/2) on A's side
(`DiscordantKinds`). How K is drawn depends on m alone:

- m ≤ 16: item by item, by tables that give the sum of eight items for a byte of random bits. When
  there are too many statistics for tables, items that are alone of their kind are multiplied with
  random bits instead.
- m ≤ 64: the number of ones among m random bits, three nanoseconds for 64 of them.
- m > 64: an alias table of the binomial law, at a price that does not grow with m, while the tables
  of all kinds fit into memory; numpy's binomial for the others.

Strata do not matter here: an item is swapped with itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.kinds import DiscordantKinds, discordant_kinds_steps
from sigdesk.core.exact.steps import Steps
from sigdesk.core.resampling.alias import AliasTables, raw_words
from sigdesk.core.resampling.blocks import BLOCK, Block, block_generator, weighted_sums
from sigdesk.core.resampling.laws import half_binomial
from sigdesk.core.resampling.packing import Packed
from sigdesk.core.resampling.subset_sums import SubsetSums
from sigdesk.core.results import PairedSample

_BITS = 64
_SINGLES_AT_ONCE = 4096
_COUNTS_AT_ONCE = 1 << 15

_SMALL = 16
"""Items of a kind up to which they are drawn one by one, by tables."""

_FEW_LOOKUPS = 6
"""Up to how many numbers the tables are faster than a matrix product."""

_MOST_ENTRIES = 1 << 22
"""Entries of alias tables, 32 MiB of them."""

_MOST_IN_TABLE = 10**7
"""Items of a kind up to which its law fits into one table."""

_LAWS_AT_ONCE = 128


@dataclass(frozen=True, eq=False)
class Swaps:
    """Draws swap patterns of a paired sample.

    Parameters
    ----------
    sample : PairedSample
    kinds : DiscordantKinds
    seed : int
    subsets : SubsetSums or None
        Of the items of small kinds, when they have few statistics.
    singles, counted, tabled, others : ndarray of intp
        Kinds of one item that are not in `subsets`; kinds drawn by counting bits, by alias tables,
        and by numpy's binomial.
    halves : AliasTables or None
        Binomial laws of the tabled kinds.
    law : ndarray of intp
        Which of them each tabled kind has.
    """

    sample: PairedSample
    kinds: DiscordantKinds
    seed: int
    subsets: SubsetSums | None
    singles: NDArray[np.intp]
    counted: NDArray[np.intp]
    tabled: NDArray[np.intp]
    others: NDArray[np.intp]
    halves: AliasTables | None
    law: NDArray[np.intp]

    @classmethod
    def of(cls, sample: PairedSample, seed: int) -> Steps[Swaps]:
        """Group the items of a sample; one pass over them."""
        kinds = yield from discordant_kinds_steps(sample)
        yield
        counts = kinds.counts
        small = np.flatnonzero(counts <= _SMALL)
        packed = Packed.of_signed(kinds.vectors[small], counts[small], _FEW_LOOKUPS)
        yield
        subsets = None
        if packed is not None and len(small):
            subsets = SubsetSums(packed.repeated(counts[small]))
            yield
        by_bits = counts <= _BITS
        if subsets is None:
            singles = np.flatnonzero(counts == 1)
            counted = np.flatnonzero(by_bits & (counts > 1))
        else:
            singles = np.empty(0, dtype=np.intp)
            counted = np.flatnonzero(by_bits & (counts > _SMALL))
        larger = np.flatnonzero(~by_bits)
        distinct, law = np.unique(counts[larger], return_inverse=True)
        # rarer kinds first; a law reaches over ten standard deviations, its table half as far again
        reach = np.cumsum(1.5 * (10.0 * np.sqrt(distinct) + 16.0))
        n_laws = int(np.count_nonzero((reach <= _MOST_ENTRIES) & (distinct <= _MOST_IN_TABLE)))
        halves = None
        if n_laws:
            laws = []
            for start in range(0, n_laws, _LAWS_AT_ONCE):
                laws += [half_binomial(int(m)) for m in distinct[start:n_laws][:_LAWS_AT_ONCE]]
                yield
            halves = AliasTables(laws)
            yield
        has_table = law < n_laws
        return cls(
            sample,
            kinds,
            seed,
            subsets,
            singles,
            counted,
            larger[has_table],
            larger[~has_table],
            halves,
            law[has_table],
        )

    def differences(self, number: int) -> Block:
        """Differences A − B of one block under random swaps, shape (BLOCK,), in pieces."""
        sums_a = yield from self._sums_of_a(number)
        # both systems in one call, whose fixed cost is as much as that of some hundred scores
        of_a, of_b = self.sample.metric.aggregate(np.stack([sums_a, self.kinds.total - sums_a]))
        difference: NDArray[np.float64] = of_a - of_b
        return difference

    def _sums_of_a(self, number: int) -> Block:
        """Sums of A's statistics, shape (BLOCK, n_stats)."""
        random = block_generator(self.seed, number)
        sums = np.zeros((BLOCK, self.kinds.vectors.shape[1]))
        if self.subsets is not None:
            yield from self.subsets.add(sums, random)
        yield from self._add(sums, self.singles, _SINGLES_AT_ONCE, partial(_single_bits, random))
        at_once = _COUNTS_AT_ONCE // BLOCK
        yield from self._add(sums, self.counted, at_once, partial(_counted_bits, random))
        if self.halves is not None:
            for start in range(0, len(self.tabled), at_once):
                piece = slice(start, start + at_once)
                kept = self.halves.draw(random, self.law[piece], BLOCK)
                self._add_kept(sums, kept.T, self.tabled[piece])
                yield
        yield from self._add(sums, self.others, at_once, partial(_binomials, random))
        sums += self.kinds.base
        return sums

    def _add(
        self,
        sums: NDArray[np.float64],
        members: NDArray[np.intp],
        at_once: int,
        draw: Callable[[NDArray[np.int64]], NDArray[Any]],
    ) -> Steps[None]:
        """Draw some kinds and add their sums."""
        for start in range(0, len(members), at_once):
            piece = members[start : start + at_once]
            self._add_kept(sums, draw(self.kinds.counts[piece]), piece)
            yield

    def _add_kept(
        self, sums: NDArray[np.float64], kept: NDArray[Any], members: NDArray[np.intp]
    ) -> None:
        """Add kinds of which so many items stay with A, shape (BLOCK, n_members)."""
        most = int(self.kinds.counts[members].sum())
        sums += weighted_sums(kept, self.kinds.vectors[members], most)


def _single_bits(random: np.random.Generator, counts: NDArray[np.int64]) -> NDArray[Any]:
    n_words = -(-len(counts) // _BITS)
    words = raw_words(random, BLOCK * n_words).reshape(BLOCK, n_words)
    octets = words.astype("<u8", copy=False).view(np.uint8)
    return np.unpackbits(octets, axis=1, count=len(counts), bitorder="little")


def _counted_bits(random: np.random.Generator, counts: NDArray[np.int64]) -> NDArray[Any]:
    words = raw_words(random, BLOCK * len(counts)).reshape(BLOCK, len(counts))
    words >>= (_BITS - counts).astype(np.uint64)
    return np.bitwise_count(words)


def _binomials(random: np.random.Generator, counts: NDArray[np.int64]) -> NDArray[Any]:
    return random.binomial(counts, 0.5, (BLOCK, len(counts)))
