"""Random swaps of the two systems' answers, at a cost that follows the kinds of items.

Of the m items of a discordant kind, a random swap pattern leaves K ~ binomial(m, 1/2) on A's side
(`DiscordantKinds`). How K is drawn depends on m alone:

- m = 1: one random bit. Dense statistics, where every item is its own kind, go this way: a few
  of them by tables that give the sum of eight items for a byte of bits, many by a matrix product.
- m ≤ 1024: the number of ones among m random bits, two nanoseconds for 64 of them.
- m > 1024: numpy's binomial, whose cost does not grow with m.

Strata do not matter here: an item is swapped with itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.kinds import DiscordantKinds, discordant_kinds_steps
from sigdesk.core.exact.steps import Steps
from sigdesk.core.resampling.blocks import BLOCK, Block, block_generator, weighted_sums
from sigdesk.core.resampling.subset_sums import SubsetSums
from sigdesk.core.results import PairedSample

_BITS = 64

_SINGLES_AT_ONCE = 4096

_FEW_COLUMNS = 6
"""Up to how many statistics the tables are faster than a matrix product."""

_Draw = Callable[[np.random.Generator, NDArray[np.int64]], NDArray[Any]]


@dataclass(frozen=True, eq=False)
class Swaps:
    """Draws swap patterns of a paired sample.

    Parameters
    ----------
    sample : PairedSample
    kinds : DiscordantKinds
    seed : int
    subsets : SubsetSums or None
        Of the kinds of one item, when they have few statistics.
    """

    sample: PairedSample
    kinds: DiscordantKinds
    seed: int
    subsets: SubsetSums | None

    @classmethod
    def of(cls, sample: PairedSample, seed: int) -> Steps[Swaps]:
        """Group the items of a sample; one pass over them."""
        kinds = yield from discordant_kinds_steps(sample)
        yield
        singles = kinds.vectors[kinds.counts == 1]
        # of an item's statistics some never differ, such as the number of its words
        columns = np.flatnonzero(np.any(singles != 0, axis=0))
        few = len(columns) <= _FEW_COLUMNS
        subsets = SubsetSums(singles[:, columns], columns) if few else None
        return cls(sample, kinds, seed, subsets)

    def differences(self, number: int) -> Block:
        """Differences A − B of one block under random swaps, shape (BLOCK,), in pieces."""
        sums_a = yield from self._sums_of_a(number)
        metric = self.sample.metric
        return metric.aggregate(sums_a) - metric.aggregate(self.kinds.total - sums_a)

    def _sums_of_a(self, number: int) -> Block:
        """Sums of A's statistics, shape (BLOCK, n_stats)."""
        random = block_generator(self.seed, number)
        counts, vectors = self.kinds.counts, self.kinds.vectors
        sums = np.zeros((BLOCK, vectors.shape[1]))
        yield from self._add_singles(sums, random)
        for fewest, most, at_once, draw in _WAYS:
            members = np.flatnonzero((counts >= fewest) & (counts <= most))
            for start in range(0, len(members), at_once):
                piece = members[start : start + at_once]
                kept = draw(random, counts[piece])
                sums += weighted_sums(kept, vectors[piece], int(counts[piece].sum()))
                yield
        sums += self.kinds.base
        return sums

    def _add_singles(self, sums: NDArray[np.float64], random: np.random.Generator) -> Steps[None]:
        """Add what differs in one item only."""
        if self.subsets is not None:
            yield from self.subsets.add(sums, random)
            return
        singles = np.flatnonzero(self.kinds.counts == 1)
        for start in range(0, len(singles), _SINGLES_AT_ONCE):
            piece = singles[start : start + _SINGLES_AT_ONCE]
            kept = _single_bits(random, self.kinds.counts[piece])
            sums += weighted_sums(kept, self.kinds.vectors[piece], len(piece))
            yield


def _single_bits(random: np.random.Generator, counts: NDArray[np.int64]) -> NDArray[Any]:
    n_words = -(-len(counts) // _BITS)
    words = random.integers(0, 2**64 - 1, (BLOCK, n_words), dtype=np.uint64, endpoint=True)
    octets = words.astype("<u8", copy=False).view(np.uint8)
    return np.unpackbits(octets, axis=1, count=len(counts), bitorder="little")


def _counted_bits(random: np.random.Generator, counts: NDArray[np.int64]) -> NDArray[Any]:
    n_words = -(-counts // _BITS)
    stops = np.cumsum(n_words)
    shape = (BLOCK, int(stops[-1]))
    words = random.integers(0, 2**64 - 1, shape, dtype=np.uint64, endpoint=True)
    # of the last word of each kind only as many bits as are left
    words[:, stops - 1] >>= (n_words * _BITS - counts).astype(np.uint64)
    ones = np.bitwise_count(words)
    if len(counts) == stops[-1]:
        return ones
    return np.add.reduceat(ones, stops - n_words, axis=1, dtype=np.uint16)


def _binomials(random: np.random.Generator, counts: NDArray[np.int64]) -> NDArray[Any]:
    return random.binomial(counts, 0.5, (BLOCK, len(counts)))


_WAYS: tuple[tuple[int, float, int, _Draw], ...] = (
    (2, _BITS, 4096, _counted_bits),
    (_BITS + 1, 16 * _BITS, 256, _counted_bits),
    (16 * _BITS + 1, np.inf, 4096, _binomials),
)
"""Kinds of how many items are drawn how, and how many kinds in one call."""
