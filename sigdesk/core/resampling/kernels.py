"""Swaps and bootstrap draws for metrics that are no function of sums (`KernelMetric`).

A resample is a weight for every row. Bootstrap draws are multinomial weights, the same for A's and
B's rows. A swap keeps both systems' rows and moves weight between them: of the m items of a kind
(the same row of A and the same row of B) K keep A's row on A's side, K binomial(m, 1/2).
Resamples come in the same blocks as those of sums (`blocks`); `swaps_of` and `difference_of`
choose between the two ways, and what they return is used alike.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import ItemStats
from sigdesk.core.metrics.kernel import Kernel, KernelMetric
from sigdesk.core.resampling.blocks import BLOCK, Block, block_generator
from sigdesk.core.resampling.difference import BootstrapDifference, Ends, Found
from sigdesk.core.resampling.intervals import (
    basic_interval,
    bca_levels,
    normal_interval,
    percentile_interval,
    quantile,
)
from sigdesk.core.resampling.jackknife import acceleration_of
from sigdesk.core.resampling.swaps import Swaps
from sigdesk.core.resampling.units import units_of
from sigdesk.core.results import Distribution, Interval, PairedSample

_WEIGHTS_AT_ONCE = 1 << 18
"""Weights in one piece of a block. Part of what a seed means: never change it."""

_FEW_KINDS = 16
"""Kinds of so many units on average are drawn as counts; units of rarer kinds one by one."""

_NO_BCA = QT_TRANSLATE_NOOP(
    "messages",
    "The BCa interval is undefined here, because the resamples lie on one side of the observed "
    "difference or leaving out single items changes nothing: this is the percentile interval.",
)
_NO_STUDENTIZED = QT_TRANSLATE_NOOP(
    "messages",
    "A studentized interval needs a metric that is one ratio of sums, and no strata: this is the "
    "percentile interval.",
)


@dataclass(frozen=True, eq=False)
class KernelUnits:
    """What is drawn or swapped, counted by kind, or whole clusters of items.

    Parameters
    ----------
    rows : ndarray, shape (n_rows, n_columns)
        Distinct rows of all systems side by side; with clusters a row for each item.
    counts : ndarray of int64, shape (n_rows,)
        Items with each row.
    unit : ndarray of intp, shape (n_rows,)
        The unit that carries a row: the row itself, or its cluster.
    sizes : ndarray of int64, shape (n_kinds,)
        Units of each kind (clusters are of a kind each).
    strata : ndarray of intp, shape (n_kinds,)
        Ascending.
    """

    rows: NDArray[Any]
    counts: NDArray[np.int64]
    unit: NDArray[np.intp]
    sizes: NDArray[np.int64]
    strata: NDArray[np.intp]

    @property
    def n_units(self) -> int:
        """Number of units."""
        return int(self.sizes.sum())

    @classmethod
    def of(
        cls,
        systems: tuple[ItemStats, ...],
        clusters: NDArray[np.intp] | None,
        strata: NDArray[np.intp] | None,
    ) -> Steps[KernelUnits]:
        """Group the units of one system or of two; see `units_of` for arguments and errors."""
        if clusters is None:
            units = yield from units_of(systems, None, strata)
            own = np.arange(len(units.counts))
            return cls(units.rows, units.counts, own, units.counts, units.strata)
        rows = np.hstack([stats.dense() for stats in systems])
        yield
        _, first, cluster = np.unique(clusters, return_index=True, return_inverse=True)
        stratum = np.zeros(len(first), dtype=np.intp)
        if strata is not None:
            if not np.array_equal(strata, strata[first][cluster]):
                raise ValueError("items of one cluster lie in different strata")
            _, stratum = np.unique(strata[first], return_inverse=True)
        order = np.argsort(stratum, kind="stable")
        place = np.empty(len(order), dtype=np.intp)
        place[order] = np.arange(len(order))
        ones = np.ones(len(rows), dtype=np.int64)
        return cls(rows, ones, place[cluster], np.ones(len(first), np.int64), stratum[order])

    def weights(self, drawn: NDArray[Any]) -> NDArray[Any]:
        """Weights of the rows from draws of the units, shape (n, n_kinds) to (n, n_rows)."""
        return drawn if len(self.unit) == len(self.sizes) else drawn[:, self.unit]

    def draw(self, random: np.random.Generator, n: int) -> NDArray[np.int64]:
        """How often units of each kind are drawn in n resamples, shape (n, n_kinds)."""
        starts = np.searchsorted(self.strata, np.arange(int(self.strata[-1]) + 2))
        parts = []
        for start, stop in pairwise(starts):
            sizes = self.sizes[start:stop]
            n_units = int(sizes.sum())
            if n_units >= _FEW_KINDS * len(sizes):
                parts.append(random.multinomial(n_units, sizes / n_units, n))
                continue
            kind_of = np.repeat(np.arange(len(sizes)), sizes)
            places = kind_of[random.integers(0, n_units, (n, n_units))]
            places += len(sizes) * np.arange(n)[:, None]
            counted = np.bincount(places.ravel(), minlength=n * len(sizes))
            parts.append(counted.reshape(n, len(sizes)))
        return parts[0] if len(parts) == 1 else np.concatenate(parts, axis=1)

    @property
    def at_once(self) -> int:
        """Resamples in one piece of a block."""
        return max(1, min(BLOCK, _WEIGHTS_AT_ONCE // max(1, len(self.rows), self.n_units)))


@dataclass(frozen=True)
class _Differing:
    """How many items, of how many kinds, a swap changes; as `DiscordantKinds` says it."""

    n_kinds: int
    n_discordant: int

    def __len__(self) -> int:
        return self.n_kinds


@dataclass(frozen=True, eq=False)
class KernelSwaps:
    """Draws swap patterns of a paired sample; used like `Swaps`."""

    units: KernelUnits
    seed: int
    kernel: Kernel
    differs: NDArray[np.bool_]
    kinds: _Differing

    @classmethod
    def of(cls, sample: PairedSample, seed: int) -> Steps[KernelSwaps]:
        """Group the items of a sample and sort their rows once."""
        metric = sample.metric
        assert isinstance(metric, KernelMetric)
        units = yield from KernelUnits.of((sample.a, sample.b), sample.clusters, None)
        of_a, of_b = np.hsplit(units.rows, 2)
        row_differs = np.any(of_a != of_b, axis=1)
        # a cluster is swapped when any of its items differs
        differs = np.bincount(units.unit, row_differs, len(units.sizes)) > 0
        yield
        kernel = metric.kernel(np.vstack([of_a, of_b]))
        found = _Differing(int(np.count_nonzero(differs)), int(units.sizes[differs].sum()))
        return cls(units, seed, kernel, differs, found)

    def differences(self, number: int) -> Block:
        """Differences A − B of one block under random swaps, shape (BLOCK,), in pieces."""
        random = block_generator(self.seed, number)
        differences = np.empty(BLOCK)
        for start in range(0, BLOCK, self.units.at_once):
            n = min(self.units.at_once, BLOCK - start)
            kept = np.tile(self.units.sizes, (n, 1))
            kept[:, self.differs] = _halves(random, self.units.sizes[self.differs], n)
            yield
            differences[start : start + n] = yield from self.difference(kept)
        return differences

    def difference(self, kept: NDArray[Any]) -> Steps[NDArray[np.float64]]:
        """A − B when of each kind so many units keep their answers, shape (n, n_kinds) to (n,)."""
        weights = self.units.weights(kept)
        moved = self.units.counts - weights
        of_a = self.kernel(np.hstack([weights, moved]))
        yield
        of_b = self.kernel(np.hstack([moved, weights]))
        yield
        return of_a - of_b


def _halves(random: np.random.Generator, sizes: NDArray[np.int64], n: int) -> NDArray[Any]:
    """How many units of each kind keep their answers in n swaps, shape (n, n_kinds)."""
    if sizes.max(initial=0) <= 1:
        return random.integers(0, 2, (n, len(sizes)), dtype=np.uint8)
    return random.binomial(sizes, 0.5, (n, len(sizes)))


@dataclass(frozen=True, eq=False)
class KernelDifference:
    """Draws bootstrap values of the difference A − B; used like `BootstrapDifference`."""

    units: KernelUnits
    seed: int
    of_a: Kernel
    of_b: Kernel
    identical: bool
    ratio: None = None

    @classmethod
    def of(cls, sample: PairedSample, seed: int) -> Steps[KernelDifference]:
        """Group the items of a sample and sort their rows once."""
        metric = sample.metric
        assert isinstance(metric, KernelMetric)
        units = yield from KernelUnits.of((sample.a, sample.b), sample.clusters, sample.strata)
        rows_a, rows_b = np.hsplit(units.rows, 2)
        yield
        of_a, of_b = metric.kernel(rows_a), metric.kernel(rows_b)
        return cls(units, seed, of_a, of_b, np.array_equal(rows_a, rows_b))

    def _difference(self, weights: NDArray[Any]) -> Steps[NDArray[np.float64]]:
        score_a = self.of_a(weights)
        yield
        return score_a - self.of_b(weights)

    def block(self, number: int) -> Block:
        """Differences of one block of resamples, shape (BLOCK,), in pieces."""
        random = block_generator(self.seed, number)
        differences = np.empty(BLOCK)
        for start in range(0, BLOCK, self.units.at_once):
            n = min(self.units.at_once, BLOCK - start)
            weights = self.units.weights(self.units.draw(random, n))
            yield
            differences[start : start + n] = yield from self._difference(weights)
            yield
        return differences

    def interval(
        self, values: NDArray[np.float64], kind: str, confidence: float, tolerance: float
    ) -> Found:
        """The interval of the difference from drawn values; see `BootstrapDifference.interval`."""
        distribution = Distribution("bootstrap", values)
        if np.isnan(values).all():
            return None, ()
        yield
        everything = yield from self._difference(self.units.counts[None])
        observed = float(everything[0])
        ends: Ends | None = None
        problem = _NO_STUDENTIZED if kind == "studentized" else _NO_BCA if kind == "bca" else ""
        if kind == "basic":
            ends = basic_interval(distribution, observed, confidence)
        elif kind == "normal":
            ends = normal_interval(distribution, observed, confidence)
        elif kind == "bca":
            left_out = yield from self._left_out()
            speed = acceleration_of(left_out, self.units.sizes, self.units.strata)
            levels = None
            if math.isfinite(speed):
                levels = bca_levels(distribution, observed, speed, confidence, tolerance)
            if levels is not None:
                ends = quantile(distribution, levels.low), quantile(distribution, levels.high)
        if ends is not None:
            return Interval(*ends, confidence, kind), ()
        low, high = percentile_interval(distribution, confidence)
        notes = (Message(problem, severity="caution"),) if problem and not self.identical else ()
        return Interval(low, high, confidence, "percentile"), notes

    def _left_out(self) -> Steps[NDArray[np.float64]]:
        """The difference without one unit of each kind, shape (n_kinds,)."""
        n_kinds = len(self.units.sizes)
        values = np.empty(n_kinds)
        for start in range(0, n_kinds, self.units.at_once):
            kinds = np.arange(start, min(start + self.units.at_once, n_kinds))
            kept = np.tile(self.units.sizes, (len(kinds), 1))
            kept[np.arange(len(kinds)), kinds] -= 1
            values[kinds] = yield from self._difference(self.units.weights(kept))
            yield
        return values


def swaps_of(sample: PairedSample, seed: int) -> Steps[Swaps | KernelSwaps]:
    """What draws swaps of a sample, by the kind of its metric."""
    if isinstance(sample.metric, KernelMetric):
        return (yield from KernelSwaps.of(sample, seed))
    return (yield from Swaps.of(sample, seed))


def difference_of(
    sample: PairedSample, seed: int, studentized: bool = False
) -> Steps[BootstrapDifference | KernelDifference]:
    """What draws bootstrap differences of a sample, by the kind of its metric."""
    if isinstance(sample.metric, KernelMetric):
        return (yield from KernelDifference.of(sample, seed))
    return (yield from BootstrapDifference.prepared(sample, seed, studentized))


def kernel_scores(
    metric: KernelMetric,
    stats: ItemStats,
    n_resamples: int,
    seed: int,
    clusters: NDArray[np.intp] | None = None,
    strata: NDArray[np.intp] | None = None,
) -> Steps[NDArray[np.float64]]:
    """Bootstrap values of one system's score, shape (n_resamples,), in pieces."""
    units = yield from KernelUnits.of((stats,), clusters, strata)
    kernel = metric.kernel(units.rows)
    yield
    n_blocks = -(-n_resamples // BLOCK)
    values = np.empty(n_blocks * BLOCK)
    for number in range(n_blocks):
        random = block_generator(seed, number)
        for start in range(0, BLOCK, units.at_once):
            n = min(units.at_once, BLOCK - start)
            weights = units.weights(units.draw(random, n))
            yield
            first = number * BLOCK + start
            values[first : first + n] = kernel(weights)
            yield
    return values[:n_resamples]
