"""All swap patterns of a few discordant kinds: a product of fair binomials, summed exactly.

With two kinds, as for every metric of the binary 2×2 table, these are two binomials; the same sum
works for any metric whose discordant items fall into few kinds, such as macro-F1 of three classes.

Three things make it fast and keep it exact.

* *Half is enough.* Swapping everything turns δ* into −δ*, so only patterns with at least half of
  one kind swapped are visited, and both tails are counted there.
* *Windows.* Each binomial is cut where the mass outside (Hoeffding's inequality) is below 1e-17 of
  the probability of the observed pattern alone, which bounds the p-value from below; and within
  the windows, patterns too improbable to change the seventeenth digit are never looked at.
* *Blocks.* Patterns are visited in blocks of some ten thousand, the more probable first.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.binomial import fair_window, log_fair_binomial
from sigdesk.core.exact.comparison import Comparison
from sigdesk.core.exact.kinds import DiscordantKinds
from sigdesk.core.exact.null_drawing import coarsened
from sigdesk.core.exact.null_tail import LogSum, NullTail
from sigdesk.core.results import Distribution

LOG_NEGLIGIBLE = math.log(1e-17)
BLOCK = 1 << 14
_INNER = 1 << 12
_KEPT = 1 << 16
_DRAWN_BINS = 200


@dataclass(frozen=True, eq=False)
class PatternAxis:
    """One kind: how many of its items may be on A's side, with what probability."""

    vector: NDArray[Any]
    values: NDArray[np.int64]
    log_p: NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class _Part:
    """All combinations of some axes, the most probable first."""

    sums: NDArray[Any]
    log_p: NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class PatternPlan:
    """Which patterns to visit.

    Parameters
    ----------
    axes : tuple
        One per kind, windows cut, the first one halved.
    log_floor : float
        Patterns less probable than this are left out.
    """

    axes: tuple[PatternAxis, ...]
    log_floor: float

    @property
    def n_patterns(self) -> float:
        """Patterns inside the windows (an upper bound of those visited)."""
        return math.prod(float(len(axis.values)) for axis in self.axes)


def log_observed_pattern(kinds: DiscordantKinds) -> float:
    """Logarithm of the probability of the observed pattern: no p-value is smaller."""
    return math.fsum(log_fair_binomial(kinds.counts, kinds.observed))


def fewest_patterns(kinds: DiscordantKinds) -> float:
    """A lower bound of the patterns inside the windows, cheap for thousands of kinds."""
    log_product = math.log(0.5)
    for n in kinds.counts.tolist():
        low, high = fair_window(n, LOG_NEGLIGIBLE)
        log_product += math.log(high - low + 1)
    return math.exp(min(log_product, 700.0))


def plan_patterns(kinds: DiscordantKinds) -> PatternPlan:
    """Cut the windows and halve the widest kind."""
    log_observed = log_observed_pattern(kinds)
    log_rest = log_observed + LOG_NEGLIGIBLE - math.log(max(len(kinds), 1))
    ranges = [fair_window(int(n), log_rest) for n in kinds.counts]
    axes = []
    widest = max(range(len(ranges)), key=lambda g: ranges[g][1] - ranges[g][0], default=-1)
    for g, (low, high) in enumerate(ranges):
        n = int(kinds.counts[g])
        if g == widest:
            low = max(low, (n + 1) // 2)
        values = np.arange(low, high + 1)
        log_p = log_fair_binomial(n, values)
        if g == widest and 2 * low == n:
            # The middle is its own mirror image and is visited from both sides.
            log_p[0] -= math.log(2.0)
        axes.append(PatternAxis(kinds.vectors[g], values, log_p))
    plan = PatternPlan(tuple(axes), 0.0)
    floor = log_observed + LOG_NEGLIGIBLE - math.log(max(plan.n_patterns, 1.0))
    return PatternPlan(plan.axes, floor)


def _combined(axes: list[PatternAxis], n_stats: int, dtype: Any) -> _Part:
    sums = np.zeros((1, n_stats), dtype=dtype)
    log_p = np.zeros(1)
    for axis in axes:
        steps = axis.values[:, None] * axis.vector
        sums = (sums[:, None, :] + steps[None, :, :]).reshape(-1, n_stats)
        log_p = np.add.outer(log_p, axis.log_p).reshape(-1)
    order = np.argsort(-log_p, kind="stable")
    return _Part(sums[order], log_p[order])


def _split(axes: tuple[PatternAxis, ...]) -> tuple[list[PatternAxis], list[PatternAxis]]:
    """Axes whose combinations fit into a part of a block, and the others."""
    inner: list[PatternAxis] = []
    outer: list[PatternAxis] = []
    size = 1
    for axis in sorted(axes, key=lambda one: len(one.values)):
        if not inner or size * len(axis.values) <= _INNER:
            inner.append(axis)
            size *= len(axis.values)
        else:
            outer.append(axis)
    return inner, outer


class _Drawing:
    """Collects |δ*| with its mass; all of it while it is little, in bins when it is much."""

    def __init__(self, reach: float, n_patterns: float) -> None:
        self._reach = reach
        self._all = n_patterns <= _KEPT
        self._values: list[NDArray[np.float64]] = []
        self._weights: list[NDArray[np.float64]] = []
        self._mass = np.zeros(_DRAWN_BINS + 1)
        self._moment = np.zeros(_DRAWN_BINS + 1)

    def add(self, differences: NDArray[np.float64], weights: NDArray[np.float64]) -> None:
        values = np.abs(differences).ravel()
        weights = weights.ravel()
        if self._all:
            self._values.append(values)
            self._weights.append(weights)
            return
        values = np.nan_to_num(values, nan=0.0, posinf=0.0)
        bins = np.minimum(values * (_DRAWN_BINS / self._reach), _DRAWN_BINS).astype(np.intp)
        self._mass += np.bincount(bins, weights, _DRAWN_BINS + 1)
        self._moment += np.bincount(bins, weights * values, _DRAWN_BINS + 1)

    def distribution(self) -> Distribution | None:
        if self._all:
            values, weights = np.concatenate(self._values), np.concatenate(self._weights)
        else:
            filled = self._mass > 0
            values, weights = self._moment[filled] / self._mass[filled], self._mass[filled]
        return coarsened(np.concatenate([-values, values]), np.concatenate([weights, weights]))


def _reach(kinds: DiscordantKinds, comparison: Comparison) -> float:
    """How far from 0 the null distribution is worth drawing: some six standard deviations."""
    middle = kinds.base + kinds.counts @ kinds.vectors / 2
    steps = kinds.vectors * (np.sqrt(kinds.counts) / 2)[:, None]
    with np.errstate(invalid="ignore", divide="ignore"):
        moved = np.nan_to_num(comparison.differences(middle + steps))
    deviation = math.sqrt(float(np.sum(moved * moved)))
    return max(6.0 * deviation, 1.1 * comparison.threshold) or 1.0


def sum_patterns(
    kinds: DiscordantKinds, comparison: Comparison, plan: PatternPlan
) -> Generator[float, None, tuple[NullTail, Distribution | None]]:
    """Sum the null distribution over all patterns of the plan.

    Parameters
    ----------
    kinds : DiscordantKinds
        At least one kind.
    comparison : Comparison
    plan : PatternPlan

    Yields
    ------
    float
        Share of the outer combinations done, 0 to 1, after every block.

    Returns
    -------
    tuple of NullTail and Distribution
        The tail masses, and the null distribution coarsened for drawing.
    """
    inner_axes, outer_axes = _split(plan.axes)
    dtype = kinds.vectors.dtype
    n_stats = kinds.vectors.shape[1]
    inner = _combined(inner_axes, n_stats, dtype)
    outer = _combined(outer_axes, n_stats, dtype)
    columns = [np.ascontiguousarray(column) for column in (inner.sums + kinds.base).T]
    beyond, tied = LogSum(), LogSum()
    drawing = _Drawing(_reach(kinds, comparison), plan.n_patterns)
    row, n_rows = 0, len(outer.log_p)
    while row < n_rows:
        width = int(np.searchsorted(-inner.log_p, outer.log_p[row] - plan.log_floor, "right"))
        if not width:
            break
        end = min(n_rows, row + max(1, BLOCK // width))
        # One contiguous plane a statistic: metrics read statistic by statistic.
        planes = np.empty((n_stats, end - row, width), dtype=dtype)
        for plane, column, step in zip(planes, columns, outer.sums[row:end].T, strict=True):
            np.add.outer(step, column[:width], out=plane)
        sums = np.moveaxis(planes, 0, -1)
        log_p = np.add.outer(outer.log_p[row:end], inner.log_p[:width])
        differences = comparison.differences(sums)
        signs = comparison.signs(sums, differences)
        beyond.add(log_p[signs > 0])
        tied.add(log_p[signs == 0])
        drawing.add(differences, np.exp(log_p))
        row = end
        yield row / n_rows
    doubled = math.log(2.0)
    tail = NullTail(
        beyond.log + doubled, tied.log + doubled, 0.0 if comparison.tied else comparison.observed
    )
    return tail, drawing.distribution()
