"""The law of a sum of random integer vectors in the plane, and where its Fourier transform lives.

Z = Σ v K with K binomial(m, q) for every kind of difference v; q is 1/2 under the null hypothesis
and otherwise tilted, q = 1/(1 + exp(−θ·v)), so that the point of interest becomes likely. On a
window of L₁ × L₂ lattice points the law of Z is a sum over L₁·L₂ frequencies, but the
characteristic function

    Π (1 − q + q exp(iω·v))^m

is negligible nearly everywhere. Its modulus is at most exp(−Q/2) with
Q(ω) = Σ 4mq(1−q) sin²(ω·v/2), and Q on a grid is one two-dimensional real FFT of the histogram of
the vectors. √Q changes by at most the standard deviation of dω·Z per step dω, so a coarse grid
proves where nothing can be; some thousand frequencies are left, whatever the number of items.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.fourier import fast_length

IntArray = NDArray[np.int64]
FloatArray = NDArray[np.float64]

NEGLIGIBLE = 1e-19
"""Mass or modulus below this share of the law is left out."""

_SMALLEST_MARGIN, _LARGEST_MARGIN = 1.5, 8.0
"""What √Q must exceed its bound by on the coarse grid, the more the coarser it is."""

_COARSE_CELLS = 1 << 16
"""Cells of the coarse grid that are aimed at."""

_ELEMENTS = 1 << 16
"""Frequencies times kinds evaluated at a time: their temporaries stay in cache."""


@dataclass(frozen=True, eq=False)
class Law:
    """A sum of binomially many integer vectors in the plane.

    Parameters
    ----------
    vectors : ndarray of int64, shape (n_kinds, 2)
    counts : ndarray of int64, shape (n_kinds,)
        m of each kind.
    theta : ndarray of float64, shape (2,)
        Tilt; zeros for the null hypothesis.
    """

    vectors: IntArray
    counts: IntArray
    theta: FloatArray

    @property
    def log_odds(self) -> FloatArray:
        """θ·v of each kind, shape (n_kinds,)."""
        return self.vectors @ self.theta

    @property
    def share(self) -> FloatArray:
        """q of each kind, shape (n_kinds,)."""
        return 0.5 * (1.0 + np.tanh(0.5 * self.log_odds))

    @property
    def weights(self) -> FloatArray:
        """m·q·(1 − q) of each kind, shape (n_kinds,)."""
        return self.counts / np.square(
            2.0 * np.cosh(np.minimum(np.abs(0.5 * self.log_odds), 350.0))
        )

    def mean(self) -> FloatArray:
        """Expected Z, shape (2,)."""
        return (self.counts * self.share) @ self.vectors

    def covariance(self) -> FloatArray:
        """Covariance matrix of Z, shape (2, 2)."""
        return np.asarray((self.vectors.T * self.weights) @ self.vectors)

    def log_normaliser(self) -> float:
        """log E₀ exp(θ·(Z − E₀Z)) under the null hypothesis: Σ m log cosh(θ·v/2)."""
        size = np.abs(0.5 * self.log_odds)
        return math.fsum(self.counts * (size + np.log1p(np.exp(-2.0 * size)) - math.log(2.0)))

    def bounds(self) -> IntArray:
        """Smallest and largest possible Z, shape (2, 2)."""
        steps = self.counts[:, None] * self.vectors
        return np.stack([np.minimum(steps, 0).sum(axis=0), np.maximum(steps, 0).sum(axis=0)])

    def growth(self, axis: int, sign: int) -> tuple[FloatArray, FloatArray]:
        """Exponents s and log E exp(s·sign·(Z − EZ)) along one axis, for Chernoff's bound.

        Some dozen exponents, from the one that suits a normal law to those of rare large steps: a
        multiple of the standard deviation alone would not do for skewed tilted laws.

        Parameters
        ----------
        axis : {0, 1}
        sign : {-1, 1}
            The lower or the upper side.
        """
        steps, log_odds = self.vectors[:, axis], self.log_odds
        deviation = math.sqrt(max(float(self.covariance()[axis, axis]), 1e-12))
        exponents = np.geomspace(min(0.1, 2.5 / deviation), 100.0, 40)
        shifts = sign * exponents[:, None] * steps
        log_factors = np.logaddexp(0.0, log_odds + shifts) - np.logaddexp(0.0, log_odds)
        return exponents, np.asarray((log_factors - self.share * shifts) @ self.counts)

    def window(self, negligible: float = NEGLIGIBLE) -> IntArray:
        """Lattice points that carry all but a share of the law, shape (2, 2): first and last."""
        limit = math.log(4.0) - math.log(negligible)
        bounds, mean = self.bounds(), self.mean()
        points = np.empty((2, 2), dtype=np.int64)
        for axis in (0, 1):
            for side, sign in enumerate((-1, 1)):
                exponents, growth = self.growth(axis, sign)
                reach = math.ceil(float(np.min((growth + limit) / exponents))) + 1
                points[side, axis] = int(mean[axis]) + sign * reach
        return np.asarray(np.clip(points, bounds[0], bounds[1]))


@dataclass(frozen=True)
class Grid:
    """Frequencies 2π(j/L₁, k/L₂) of a window.

    Parameters
    ----------
    lengths : tuple of int
        L₁ and L₂, each a coarse length times a stride.
    strides : tuple of int
        How many frequencies a cell of the coarse grid stands for, along each axis.
    """

    lengths: tuple[int, int]
    strides: tuple[int, int]

    @property
    def coarse(self) -> tuple[int, int]:
        """Points of the coarse grid along each axis."""
        return self.lengths[0] // self.strides[0], self.lengths[1] // self.strides[1]


def _needed() -> float:
    return math.sqrt(-2.0 * math.log(NEGLIGIBLE))


def grid_for(law: Law, points: tuple[int, int]) -> Grid:
    """A grid for a window of at least `points` lattice points, coarse where it may be.

    Parameters
    ----------
    law : Law
    points : tuple of int
        Lattice points of the window along each axis.
    """
    deviation = np.sqrt(np.diag(law.covariance()))
    typical = math.sqrt(2.0 * float(law.weights.sum()))
    steps = [math.pi * float(d) / n for d, n in zip(deviation, points, strict=True)]
    aim = 2.0 * max(steps) * math.sqrt(points[0] * points[1] / _COARSE_CELLS)
    margin = min(max(aim, _SMALLEST_MARGIN), _LARGEST_MARGIN, 0.5 * (typical - _needed()))
    lengths, strides = [], []
    for n, step in zip(points, steps, strict=True):
        stride = max(1, min(int(0.5 * margin / step), n // 16)) if step > 0.0 else 1
        # Even, so that stretches of frequencies end at the highest one.
        coarse = 2 * fast_length(-(-n // (2 * stride)))
        lengths.append(coarse * stride)
        strides.append(stride)
    return Grid((lengths[0], lengths[1]), (strides[0], strides[1]))


def frequencies(law: Law, grid: Grid) -> IntArray:
    """Pairs (j, k), 0 ≤ j ≤ L₁/2 and 0 ≤ k < L₂, at which the transform may matter.

    The other half of the plane is its mirror image, the law being real.

    Returns
    -------
    ndarray of int64, shape (n_frequencies, 2)
        In order of j.
    """
    width, height = grid.coarse
    weights = law.weights
    total = 2.0 * float(weights.sum())
    place = (law.vectors[:, 1] % height) * width + law.vectors[:, 0] % width
    histogram = np.bincount(place, 2.0 * weights, width * height).reshape(height, width)
    quadratic = total - np.fft.rfft2(histogram).real
    deviation = np.sqrt(np.diag(law.covariance()))
    margin = sum(
        math.pi * stride / length * float(spread) if stride > 1 else 0.0
        for stride, length, spread in zip(grid.strides, grid.lengths, deviation, strict=True)
    )
    k, j = np.nonzero(quadratic <= (_needed() + margin) ** 2)
    cells = np.stack([j, k], axis=1) * np.array(grid.strides)
    offsets = [np.arange(-(stride // 2), stride - stride // 2) for stride in grid.strides]
    steps = np.stack(np.meshgrid(*offsets, indexing="ij"), axis=-1).reshape(-1, 2)
    pairs = (cells[:, None, :] + steps).reshape(-1, 2)
    pairs = pairs[(pairs[:, 0] >= 0) & (pairs[:, 0] <= grid.lengths[0] // 2)]
    pairs[:, 1] %= grid.lengths[1]
    return np.asarray(pairs[np.lexsort((pairs[:, 1], pairs[:, 0]))])


def transform(
    law: Law, grid: Grid, at: IntArray, origin: IntArray
) -> tuple[IntArray, NDArray[np.complex128]]:
    """E exp(iω·(Z − origin)) at some frequencies; those that turn out negligible are dropped.

    Parameters
    ----------
    law : Law
    grid : Grid
    at : ndarray of int64, shape (n_frequencies, 2)
    origin : ndarray of int64, shape (2,)

    Returns
    -------
    at : ndarray of int64, shape (n_left, 2)
    values : ndarray of complex128, shape (n_left,)
    """
    order = np.argsort(-law.weights, kind="stable")
    n_rows = max(256, _ELEMENTS // max(len(order), 1))
    parts = [
        _product(law, grid, at[start : start + n_rows], order)
        for start in range(0, len(at), n_rows)
    ]
    kept = np.concatenate([part[0] for part in parts])
    lengths = np.array(grid.lengths)
    back = (kept * (origin % lengths) % lengths / lengths).sum(axis=1)
    values = np.concatenate([part[1] for part in parts]) * np.exp(-2j * np.pi * back)
    return kept, values


def _product(
    law: Law, grid: Grid, at: IntArray, order: NDArray[np.intp]
) -> tuple[IntArray, NDArray[np.complex128]]:
    """The product over kinds, those of the largest variance first."""
    tilted = bool(np.any(law.theta))
    lean = np.tanh(0.5 * law.log_odds)
    # Frequencies are taken from −L/2 to L/2: small angles are then small, and keep their digits.
    lengths = np.array(grid.lengths)
    signed = np.where(2 * at > lengths, at - lengths, at) / lengths
    log_modulus, phase = np.zeros(len(at)), np.zeros(len(at))
    limit = math.log(NEGLIGIBLE)
    start = 0
    while start < len(order) and len(at):
        chunk = order[start : start + max(8, _ELEMENTS // (4 * len(at)))]
        start += len(chunk)
        turns = signed @ law.vectors[chunk].T
        half = np.pi * (turns - np.rint(turns))
        sine = np.sin(half)
        counts = law.counts[chunk].astype(np.float64)
        with np.errstate(divide="ignore"):
            factor = np.log1p(-(1.0 - np.square(lean[chunk])) * np.square(sine))
        log_modulus += factor @ (0.5 * counts)
        # 1 − q + q·exp(2ih) = exp(ih)·(cos h + i(2q − 1) sin h), with cos h ≥ 0
        phase += half @ counts
        if tilted:
            phase += np.arctan2(lean[chunk] * sine, np.cos(half)) @ counts
        alive = log_modulus > limit
        if not alive.all():
            at, signed = at[alive], signed[alive]
            log_modulus, phase = log_modulus[alive], phase[alive]
    return at, np.exp(log_modulus + 1j * phase)
