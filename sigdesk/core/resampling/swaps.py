"""Random swaps of the two systems' answers, at a cost that follows the kinds of items.

Of the m items of a discordant kind, a random swap pattern leaves K ~ binomial(m, 1/2) on A's side
(`DiscordantKinds`). How K is drawn depends on m alone:

- m = 1: one random bit. Dense statistics, where every item is its own kind, go this way.
- m ≤ 64: the number of ones among m random bits, a few nanoseconds.
- m > 64: numpy's binomial, whose cost does not grow with m.

Strata do not matter here: an item is swapped with itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.kinds import DiscordantKinds, discordant_kinds_steps
from sigdesk.core.exact.steps import Steps
from sigdesk.core.resampling.blocks import BLOCK, Block, block_generator, weighted_sums
from sigdesk.core.results import PairedSample

_KINDS_AT_ONCE = 4096
_BITS = 64


@dataclass(frozen=True, eq=False)
class Swaps:
    """Draws swap patterns of a paired sample.

    Parameters
    ----------
    sample : PairedSample
    kinds : DiscordantKinds
    seed : int
    """

    sample: PairedSample
    kinds: DiscordantKinds
    seed: int

    @classmethod
    def of(cls, sample: PairedSample, seed: int) -> Steps[Swaps]:
        """Group the items of a sample; one pass over them."""
        kinds = yield from discordant_kinds_steps(sample)
        return cls(sample, kinds, seed)

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
        for chosen, draw in (
            (counts == 1, _single_bits),
            ((counts > 1) & (counts <= _BITS), _counted_bits),
            (counts > _BITS, _binomials),
        ):
            members = np.flatnonzero(chosen)
            for start in range(0, len(members), _KINDS_AT_ONCE):
                piece = members[start : start + _KINDS_AT_ONCE]
                kept = draw(random, counts[piece])
                sums += weighted_sums(kept, vectors[piece], int(counts[piece].sum()))
                yield
        sums += self.kinds.base
        return sums


def _single_bits(random: np.random.Generator, counts: NDArray[np.int64]) -> NDArray[Any]:
    n_words = -(-len(counts) // _BITS)
    words = random.integers(0, 2**64 - 1, (BLOCK, n_words), dtype=np.uint64, endpoint=True)
    octets = words.astype("<u8", copy=False).view(np.uint8)
    return np.unpackbits(octets, axis=1, count=len(counts), bitorder="little")


def _counted_bits(random: np.random.Generator, counts: NDArray[np.int64]) -> NDArray[Any]:
    words = random.integers(0, 2**64 - 1, (BLOCK, len(counts)), dtype=np.uint64, endpoint=True)
    words >>= (_BITS - counts).astype(np.uint64)
    return np.bitwise_count(words)


def _binomials(random: np.random.Generator, counts: NDArray[np.int64]) -> NDArray[Any]:
    return random.binomial(counts, 0.5, (BLOCK, len(counts)))
