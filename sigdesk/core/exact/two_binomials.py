"""Two discordant kinds with many items: the table of two binomials, decided block by block.

Discordant items of a binary task come in two kinds: gold positive and gold negative. A swap
pattern is then a pair of binomials, and every metric of the 2×2 table has an exact permutation
test by summing over one table. At a million items that table has millions of cells, but whether a
cell is beyond the observed difference changes only along two smooth curves.

So the table is cut into blocks of 64 × 64 cells. A block whose four corners all lie clearly on one
side is decided as a whole, and its mass is the product of two sums of binomial probabilities. The
others are cut into blocks of 16 × 16, then 4 × 4, and what is left is compared cell by cell, ties
settled exactly. "Clearly" means: farther from the threshold than the scores vary over the corners
of this block, or of a typical block, whichever is more; between the corners a score would have to
vary more than between them for a cell to be misjudged. Metrics of counts are ratios of polynomials
in the cell's coordinates and do not, except where a denominator reaches 0, which happens only at
the very ends of the table; cells at the ends are always compared one by one.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.comparison import Comparison
from sigdesk.core.exact.kinds import DiscordantKinds
from sigdesk.core.exact.null_drawing import coarsened
from sigdesk.core.exact.null_tail import LogSum, NullTail
from sigdesk.core.exact.patterns import PatternAxis, PatternPlan
from sigdesk.core.results import Distribution

SIZES = (64, 16, 4)
_DRAWN = 128
_AT_ONCE = 1 << 12

Blocks = NDArray[np.intp]
"""Positions of the first cell of blocks, shape (n_blocks, 2)."""


class _Stretches:
    """One axis cut into stretches of equal length, with the mass of each."""

    def __init__(self, axis: PatternAxis, size: int) -> None:
        starts = np.arange(0, len(axis.values), size)
        lengths = np.diff(starts, append=len(axis.values))
        self.log_largest = np.maximum.reduceat(axis.log_p, starts)
        scaled = np.exp(axis.log_p - np.repeat(self.log_largest, lengths))
        mass = np.add.reduceat(scaled, starts)
        self.log_mass = self.log_largest + np.log(mass)
        self.centre = np.add.reduceat(scaled * axis.values, starts) / mass


class _Table:
    """Cells (i, j): `axes[0].values[i]` and `axes[1].values[j]` items on A's side."""

    def __init__(
        self, kinds: DiscordantKinds, comparison: Comparison, axes: tuple[PatternAxis, ...]
    ) -> None:
        self.base = kinds.base
        self.comparison = comparison
        self.axes = axes
        self.shape = np.array([len(axis.values) for axis in axes])
        # Positions before `first` and after `last` are ends of the binomials.
        self.first = np.array([int(axis.values[0] == 0) for axis in axes])
        at_end = [int(a.values[-1] == n) for a, n in zip(axes, kinds.counts, strict=True)]
        self.last = self.shape - 1 - np.array(at_end)

    def sums(self, cells: NDArray[np.intp]) -> NDArray[Any]:
        """Sums of A's statistics, shape (..., n_stats), statistic by statistic in memory."""
        first, second = (axis.values[cells[..., place]] for place, axis in enumerate(self.axes))
        planes = [
            start + u * first + v * second
            for start, u, v in zip(self.base, self.axes[0].vector, self.axes[1].vector, strict=True)
        ]
        return np.moveaxis(np.stack(planes), 0, -1)

    def children(self, blocks: Blocks, size: int, step: int) -> Blocks:
        """Blocks of `step` cells a side that blocks of `size` consist of."""
        offsets = np.arange(0, size, step)
        grid = np.stack(np.meshgrid(offsets, offsets, indexing="ij"), axis=-1).reshape(-1, 2)
        children = (blocks[:, None, :] + grid).reshape(-1, 2)
        return children[np.all(children < self.shape, axis=1)]

    def verdicts(self, blocks: Blocks, size: int) -> NDArray[np.int8]:
        """1 wholly beyond, −1 wholly below, 0 not decided; shape (n_blocks,)."""
        far = np.minimum(blocks + (size - 1), self.shape - 1)
        corners = np.stack(
            [
                blocks,
                np.column_stack([blocks[:, 0], far[:, 1]]),
                np.column_stack([far[:, 0], blocks[:, 1]]),
                far,
            ],
            axis=1,
        )
        differences = self.comparison.differences(self.sums(corners))
        low, high = differences.min(axis=1), differences.max(axis=1)
        spread = high - low
        inner = np.all((blocks >= self.first) & (far <= self.last), axis=1) & np.isfinite(spread)
        typical = float(np.median(spread[inner])) if inner.any() else 0.0
        margin = np.maximum(spread, typical) + self.comparison.tolerance
        threshold = self.comparison.threshold
        beyond = (low > threshold + margin) | (high < -threshold - margin)
        below = np.maximum(np.abs(low), np.abs(high)) < threshold - margin
        return np.where(
            inner & beyond, np.int8(1), np.where(inner & below, np.int8(-1), np.int8(0))
        )


def sum_two_binomials(
    kinds: DiscordantKinds, comparison: Comparison, plan: PatternPlan
) -> Generator[float, None, tuple[NullTail, Distribution | None]]:
    """Sum the null distribution over the table of two kinds; see `sum_patterns` for the rest."""
    table = _Table(kinds, comparison, plan.axes)
    beyond, tied = LogSum(), LogSum()
    blocks: Blocks = np.stack(
        np.meshgrid(*(np.arange(0, n, SIZES[0]) for n in table.shape), indexing="ij"), axis=-1
    ).reshape(-1, 2)
    for level, size in enumerate(SIZES):
        stretches = [_Stretches(axis, size) for axis in plan.axes]
        places = (blocks[:, 0] // size, blocks[:, 1] // size)
        likely = (
            stretches[0].log_largest[places[0]] + stretches[1].log_largest[places[1]]
            >= plan.log_floor
        )
        blocks = blocks[likely]
        undecided = []
        for start in range(0, len(blocks), _AT_ONCE):
            chunk = blocks[start : start + _AT_ONCE]
            verdicts = table.verdicts(chunk, size)
            decided = chunk[verdicts > 0] // size
            beyond.add(stretches[0].log_mass[decided[:, 0]] + stretches[1].log_mass[decided[:, 1]])
            undecided.append(chunk[verdicts == 0])
            yield level / (len(SIZES) + 1)
        step = SIZES[level + 1] if level + 1 < len(SIZES) else 1
        blocks = np.concatenate([table.children(chunk, size, step) for chunk in undecided])
    for start in range(0, len(blocks), _AT_ONCE):
        cells = blocks[start : start + _AT_ONCE]
        sums = table.sums(cells)
        signs = comparison.signs(sums, comparison.differences(sums))
        log_p = plan.axes[0].log_p[cells[:, 0]] + plan.axes[1].log_p[cells[:, 1]]
        beyond.add(log_p[signs > 0])
        tied.add(log_p[signs == 0])
        yield (len(SIZES) + start / max(len(blocks), 1)) / (len(SIZES) + 1)
    doubled = math.log(2.0)
    observed = 0.0 if comparison.tied else comparison.observed
    tail = NullTail(beyond.log + doubled, tied.log + doubled, observed)
    return tail, _drawing(kinds, comparison, plan)


def _drawing(
    kinds: DiscordantKinds, comparison: Comparison, plan: PatternPlan
) -> Distribution | None:
    """The null distribution from a coarser table: stretches of each axis as one value."""
    first, second = (_Stretches(axis, math.ceil(len(axis.values) / _DRAWN)) for axis in plan.axes)
    sums = (
        kinds.base
        + first.centre[:, None, None] * kinds.vectors[0]
        + second.centre[None, :, None] * kinds.vectors[1]
    )
    differences = np.abs(comparison.differences(sums)).ravel()
    weights = np.exp(np.add.outer(first.log_mass, second.log_mass)).ravel()
    return coarsened(
        np.concatenate([-differences, differences]), np.concatenate([weights, weights])
    )
