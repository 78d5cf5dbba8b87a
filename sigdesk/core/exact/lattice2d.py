"""Exact permutation test of a ratio of sums, such as micro-F1: a windowed lattice in the plane.

A swap moves a pair of integers (numerator, denominator) from one system to the other, so A's sums
are a random walk in the plane with binomially many steps of each kind. The p-value is the mass of
one curved half of the plane, and the curve is explicit in every row of equal denominator
(`lattice_rows`). The law of the walk is a Fourier sum over few frequencies (`lattice_law`): per
frequency along x one FFT along y gives a row transform, and the tail of a row is a geometric sum,
so nothing of the size of the plane is ever formed.

The law is tilted so that the most probable point of the boundary becomes its mean: what is summed
is then of the order of 1 and keeps its digits, however small the p-value.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.comparison import RatioComparison
from sigdesk.core.exact.kinds import DiscordantKinds
from sigdesk.core.exact.lattice_law import (
    FloatArray,
    Grid,
    IntArray,
    Law,
    frequencies,
    grid_for,
    transform,
)
from sigdesk.core.exact.lattice_rows import FirstBeyond, Lattice, RatioRegion
from sigdesk.core.exact.lattice_tilt import Tilt, tilted
from sigdesk.core.exact.null_drawing import coarsened
from sigdesk.core.exact.null_tail import NullTail
from sigdesk.core.exact.patterns import log_observed_pattern
from sigdesk.core.results import Distribution

LARGEST_LENGTH = 1 << 21
"""Longest window along one axis."""

_ROW_CELLS = 1 << 21
_DRAWN_LENGTH = 192
_DRAWN_NEGLIGIBLE = 1e-9
_ROUNDING = 5e-15
"""Relative to the norm of a transform: a few times what its roundings come to."""

_LARGEST_ERROR = 1e-9
_LARGEST_EXPONENT = 300.0


@dataclass(frozen=True, eq=False)
class LatticeResult:
    """What the lattice found.

    Parameters
    ----------
    tail : NullTail
    relative_error : float
        Estimate of the rounding error and of what the window leaves out, relative to the tail.
    distribution : Distribution or None
        The null distribution coarsened for drawing.
    window : tuple of int
        Lattice points of the window along x and y.
    n_frequencies : int
        Frequencies the Fourier sum has.
    """

    tail: NullTail
    relative_error: float
    distribution: Distribution | None
    window: tuple[int, int]
    n_frequencies: int


@dataclass(frozen=True, eq=False)
class LatticeProblem:
    """The walk and the region of a ratio metric.

    Parameters
    ----------
    region : RatioRegion
    null : Law
        The untilted law.
    tilt : Tilt
        The law with its mean near the most probable point of the boundary, and its window.
    log_floor : float
        Logarithm of the probability of the observed pattern, a lower bound of the tail.
    """

    region: RatioRegion
    null: Law
    tilt: Tilt
    log_floor: float

    @classmethod
    def of(cls, kinds: DiscordantKinds, comparison: RatioComparison) -> LatticeProblem:
        """The problem for kinds of (numerator, denominator) pairs with integer statistics.

        Parameters
        ----------
        kinds : DiscordantKinds
            At least one kind.
        comparison : RatioComparison
            With a positive denominator over both systems.
        """
        lattice = Lattice.of(kinds)
        region = RatioRegion(lattice, comparison, int(kinds.base[0]), int(kinds.base[1]))
        null = Law(lattice.vectors, kinds.counts, np.zeros(2))
        # The pattern with A's advantage: as observed, or with everything swapped.
        pattern = kinds.observed if comparison.observed > 0 else kinds.counts - kinds.observed
        tilt = tilted(null, region, (pattern @ lattice.vectors).astype(np.float64))
        return cls(region, null, tilt, log_observed_pattern(kinds))

    def untilted(self) -> LatticeProblem:
        """The same problem without the tilt."""
        return replace(self, tilt=Tilt.of(self.null, self.region))

    @property
    def lengths(self) -> tuple[int, int]:
        """Lattice points of the window along x and y."""
        size = self.tilt.window[1] - self.tilt.window[0] + 1
        return int(size[0]), int(size[1])

    def tail_offsets(self) -> tuple[FirstBeyond, FloatArray]:
        """First point of the tail of each row, and θ times its distance from the mean."""
        (x_low, y_low), (x_high, y_high) = self.tilt.window.tolist()
        rows = np.arange(y_low, y_high + 1)
        beyond = self.region.first_beyond(rows, x_low, x_high)
        x, y = np.rint(self.tilt.law.mean())
        theta = self.tilt.law.theta
        offset = theta[0] * (beyond.first - x) + theta[1] * (rows - y)
        return beyond, np.where(beyond.first <= x_high, offset, np.inf)


@dataclass
class _RowSums:
    """Tail and tie of all rows, each relative to the tilt's reference point."""

    tail: float = 0.0
    tied: float = 0.0
    size: float = 0.0


def sum_lattice(problem: LatticeProblem) -> Generator[float, None, LatticeResult]:
    """Sum the tail of the walk.

    Yields
    ------
    float
        Share of the work done, 0 to 1.
    """
    tilt, region = problem.tilt, problem.region
    law = tilt.law
    low = tilt.window[0]
    grid = grid_for(law, problem.lengths)
    yield 0.1
    at, values = transform(law, grid, frequencies(law, grid), low)
    yield 0.4
    beyond, offset = problem.tail_offsets()
    factor = np.where(tilt.rows.used, np.exp(-np.where(tilt.rows.used, offset, 0.0)), 0.0)
    sums = _RowSums()
    columns, starts = np.unique(at[:, 0], return_index=True)
    step = max(1, _ROW_CELLS // grid.lengths[1])
    for begin in range(0, len(columns), step):
        end = min(begin + step, len(columns))
        stop = starts[end] if end < len(columns) else len(at)
        part = slice(int(starts[begin]), int(stop))
        rows = _row_transforms(grid, columns[begin:end], at[part], values[part])
        _add_rows(sums, problem, grid, columns[begin:end], rows, beyond, factor)
        yield 0.4 + 0.5 * end / len(columns)
    centre = 0.5 * law.counts @ law.vectors
    log_scale = law.log_normaliser() - math.fsum(law.theta * (np.rint(law.mean()) - centre))
    cells = grid.lengths[0] * grid.lengths[1]
    # Whatever was lost, the tail holds the observed pattern.
    exponent = min(max(problem.log_floor - log_scale, -_LARGEST_EXPONENT), _LARGEST_EXPONENT)
    floor = math.exp(exponent)
    at_least, exactly = max(sums.tail / cells, floor), max(sums.tied / cells, 0.0)
    missing = math.exp(min(tilt.rows.log_missing, _LARGEST_EXPONENT))
    error = (_ROUNDING * sums.size / cells + missing) / at_least
    if error > _LARGEST_ERROR and law is not problem.null:
        other = yield from sum_lattice(problem.untilted())
        if other.relative_error < error:
            return other
    comparison = region.comparison
    if comparison.tied:
        tail = NullTail(_log(1.0 - exactly), _log(exactly), 0.0)
    else:
        shift = log_scale + math.log(2.0)
        tail = NullTail(
            shift + _log(at_least - exactly), shift + _log(exactly), comparison.observed
        )
    drawing = _drawing(problem)
    return LatticeResult(tail, error, drawing, problem.lengths, len(at))


def _log(mass: float) -> float:
    return math.log(mass) if mass > 0.0 else -math.inf


def _row_transforms(
    grid: Grid, columns: IntArray, at: IntArray, values: NDArray[np.complex128]
) -> NDArray[np.complex128]:
    """For each frequency along x, its transform in every row, shape (n_columns, L₂)."""
    plane = np.zeros((len(columns), grid.lengths[1]), dtype=np.complex128)
    plane[np.searchsorted(columns, at[:, 0]), at[:, 1]] = values
    # The law is real: the frequencies that were left out are mirror images.
    doubled = np.where((columns == 0) | (2 * columns == grid.lengths[0]), 1.0, 2.0)
    return np.fft.fft(plane * doubled[:, None], axis=1)


def _add_rows(
    sums: _RowSums,
    problem: LatticeProblem,
    grid: Grid,
    columns: IntArray,
    transforms: NDArray[np.complex128],
    beyond: FirstBeyond,
    factor: FloatArray,
) -> None:
    """Add the geometric sums over the tail of each row.

    `factor` is the mass of the null law over that of the tilted law at the first point of each
    tail, relative to the mean; 0 where there is no tail.
    """
    length = grid.lengths[0]
    low, high = problem.tilt.window[:, 0]
    slope = float(problem.tilt.law.theta[0])
    roots = np.exp(-2j * np.pi * np.arange(length) / length)
    n_tail = high - beyond.first + 1
    start = transforms[:, : len(factor)] * roots[columns[:, None] * (beyond.first - low) % length]
    # 1 − exp(−θ − iω) without cancellation.
    half_sine = np.sin(np.pi * columns / length)
    decay = math.exp(-slope)
    gap = -math.expm1(-slope) + decay * 2.0 * half_sine**2 - 1j * decay * roots[columns].imag
    last = np.exp(-slope * n_tail) * roots[columns[:, None] * n_tail % length]
    with np.errstate(divide="ignore", invalid="ignore"):
        geometric = np.where(gap[:, None] == 0.0, n_tail, (1.0 - last) / gap[:, None])
    product = start * geometric
    sums.tail += float(factor @ product.real.sum(axis=0))
    sums.tied += float(factor[beyond.tied] @ start[:, beyond.tied].real.sum(axis=0))
    sums.tied += float(factor[beyond.all_tied] @ product[:, beyond.all_tied].real.sum(axis=0))
    # A transform is rounded relative to its norm, not to its value in the row.
    norms = np.sqrt(np.square(np.abs(transforms)).mean(axis=1))
    sums.size += float(factor @ (norms @ np.abs(geometric)))


def _drawing(problem: LatticeProblem) -> Distribution | None:
    """The null distribution on a grid that is coarser than the lattice where the law is smooth."""
    law = problem.null
    low, high = law.window(_DRAWN_NEGLIGIBLE)
    size = high - low + 1
    grid = grid_for(law, (int(size[0]), int(size[1])))
    at, values = transform(law, grid, frequencies(law, grid), low)
    width, height = (min(length, _DRAWN_LENGTH) for length in grid.lengths)
    second = np.where(2 * at[:, 1] > grid.lengths[1], at[:, 1] - grid.lengths[1], at[:, 1])
    # Where the grid is the lattice itself, its highest frequency belongs to it.
    kept = 2 * at[:, 0] < width + (width == grid.lengths[0])
    kept &= 2 * np.abs(second) < height + (height == grid.lengths[1])
    plane = np.zeros((height, width // 2 + 1), dtype=np.complex128)
    plane[second[kept] % height, at[kept, 0]] = np.conj(values[kept])
    mass = np.fft.irfft2(plane, s=(height, width))
    x = low[0] + np.arange(width) * (grid.lengths[0] / width)
    y = low[1] + np.arange(height) * (grid.lengths[1] / height)
    sums = problem.region.sums(x[None, :], y[:, None])
    inside = (x[None, :] <= high[0]) & (y[:, None] <= high[1])
    weights = np.where(inside, np.maximum(mass, 0.0), 0.0)
    return coarsened(problem.region.comparison.differences(sums).ravel(), weights.ravel())
