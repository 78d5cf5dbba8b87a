"""The law of a signed sum from the few Fourier points where its characteristic function lives.

X = Σ ε v = 2Y − S, where Y lives on 0…S. On a window of L lattice points around the threshold the
law of Y is a sum over L frequencies ω_j = 2πj/L of

    E exp(iω_j (X − T)/2) = exp(−iπTj/L) Π_v (cos α + i τ sin α)^m,   α = π v j / L.

Its modulus is at most exp(−Q/2) with Q(ω) = Σ m κ sin²(ωv/2), and Q itself is one real FFT of the
histogram of magnitudes. √Q cannot change faster than by (σ/2)·dω, σ² = Σ m κ v², so a grid much
coarser than L points proves the function negligible nearly everywhere; what is left is a few dozen
frequencies around 0 (and around 2π/v when one magnitude dominates), however large L is. Tails are
then geometric sums over these frequencies, and no array of L points is ever formed.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.grouping import IntArray, Magnitudes
from sigdesk.core.exact.steps import Steps
from sigdesk.core.exact.tilt import NEGLIGIBLE, Tilt, half_width

LARGEST_WINDOW = 2**38
"""Longest window, in lattice points. Only its length times the largest magnitude counts."""

LARGEST_GRID = 2**23
"""Longest FFT of the search for frequencies, in points (128 MiB while it runs)."""

MOST_FREQUENCIES = 2**22
"""Frequencies that are evaluated at most."""


class TooFineError(Exception):
    """The differences are too many and too finely spaced for an exact tail at a bearable cost."""


_NEEDED = -2.0 * math.log(NEGLIGIBLE)
_LOG_NEGLIGIBLE = math.log(NEGLIGIBLE)
_CELLS_A_STEP = 1 << 18
_CELLS = 1 << 15
_ROWS = _CELLS // 16
"""Frequencies times magnitudes evaluated at a time: their temporaries stay in cache."""


@dataclass(frozen=True)
class Window:
    """Lattice points of Y around the threshold T that carry the tilted law.

    Parameters
    ----------
    threshold : int
        T, in units, of the parity of S.
    above : int
        Points above the threshold.
    length : int
        L, all points.
    coarse : int
        Points of the grid on which frequencies are searched: L itself, or fewer.
    """

    threshold: int
    above: int
    length: int
    coarse: int


@lru_cache(maxsize=1024)
def fast_length(n: int) -> int:
    """Smallest length ≥ n with no prime factor above 5."""
    best = 1 << max(0, (n - 1).bit_length())
    fives = 1
    while fives < best:
        threes = fives
        while threes < best:
            length = threes << max(0, (-(-n // threes) - 1).bit_length())
            best = min(best, length)
            threes *= 3
        fives *= 5
    return best


def window(groups: Magnitudes, law: Tilt, threshold: int) -> Window | None:
    """The window of a threshold, or None when it is too long for this method."""
    reach = math.ceil(half_width(groups, law)) + 2
    above = min(reach, (groups.total - threshold) // 2)
    below = min(reach, (groups.total + threshold) // 2)
    points = above + below + 1
    coarse = search_grid(groups, law, points)
    length = max(points, coarse)
    too_many = coarse == length and length // 2 > MOST_FREQUENCIES
    if length * groups.largest > 2**62 or length > LARGEST_WINDOW or too_many:
        return None
    return Window(threshold, above, length, coarse) if coarse <= LARGEST_GRID else None


def search_grid(groups: Magnitudes, law: Tilt, points: int) -> int:
    """Points of the search grid for a window: half of what √Q exceeds its bound by is given up."""
    typical = math.sqrt(float(groups.counts @ law.variance) / 2.0)
    spare = (typical - math.sqrt(_NEEDED)) / 2.0
    enough = math.pi * law.spread / (2.0 * spare) if spare > 0.0 else math.inf
    # A short grid costs little beside the frequencies it leaves.
    return fast_length(math.ceil(min(points, max(enough, min(points / 16.0, 2.0**18)))))


def _bound(law: Tilt, coarse: int) -> float:
    """Below this Q at a point of the search grid, its cell may hold a frequency that matters."""
    return (math.sqrt(_NEEDED) + math.pi * law.spread / (2.0 * coarse)) ** 2


def expected_seconds(groups: Magnitudes, law: Tilt, where: Window) -> float:
    """What `tail_share` is expected to cost.

    Away from 0, Q has mean W/2 and variance Σ (mκ)² / 8 over the frequencies: the share of them
    that the search cannot exclude follows, if no magnitude dominates. Each of those falls away
    after the factors of some 50 free signs (E log cos² = −2 log 2).
    """
    weights = groups.counts * law.variance
    free_signs = float(weights.sum())
    n_values = len(groups.values)
    n_short = min(n_values, int(50.0 / max(free_signs, 1e-9) * n_values) + 16)
    bound = _NEEDED if where.coarse == where.length else _bound(law, where.coarse)
    deviation = (bound - free_signs / 2.0) / math.sqrt(float(np.square(weights).sum()) / 8.0)
    share = 1.0 if free_signs <= _NEEDED else math.erfc(-deviation / math.sqrt(2.0)) / 2.0
    left = share * where.length / 2.0 * n_short + 40.0 * n_values
    per_cell = 3.0 * where.length / where.coarse * n_short
    return 2e-4 + 5e-8 * (where.coarse + left + per_cell)


def frequencies(groups: Magnitudes, law: Tilt, length: int, coarse: int) -> IntArray:
    """The j in 0…L/2 at which the characteristic function may exceed `NEGLIGIBLE`, ascending.

    Raises
    ------
    TooFineError
        When there are more than `MOST_FREQUENCIES`.
    """
    weights = groups.counts * law.variance
    total = float(weights.sum())
    last = length // 2
    if total <= _NEEDED:
        return np.arange(last + 1)
    folded = np.bincount(groups.values % coarse, weights=weights, minlength=coarse)
    quadratic = (total - np.fft.rfft(folded).real) / 2.0
    if coarse == length:
        return np.flatnonzero(quadratic < _NEEDED)
    cells = np.flatnonzero(quadratic < _bound(law, coarse))
    # Cell k holds the frequencies from (k − ½) L / coarse to below (k + ½) L / coarse.
    width = length // coarse + 1
    if len(cells) * width > MOST_FREQUENCIES:
        raise TooFineError(f"{len(cells) * width:,} frequencies of {length:,}")
    first, end = (-((1 - 2 * (cells + side)) * length // (2 * coarse)) for side in (0, 1))
    found = first[:, None] + np.arange(width)
    inside = (found < end[:, None]) & (found >= 0) & (found <= last)
    return found[inside]


def characteristic(
    groups: Magnitudes, law: Tilt, threshold: int, length: int, coarse: int, most: int | None = None
) -> Iterator[tuple[IntArray, NDArray[np.complex128]]]:
    """The tilted characteristic function of (X − threshold)/2 where it is not negligible.

    Factors with the largest weight m·κ come first, and a frequency is dropped as soon as its
    modulus is negligible. With `most`, only so many of the lowest frequencies are used.

    Yields
    ------
    at : ndarray of int64
        Some of the frequencies, all in 0…L/2; each occurs once.
    values : ndarray of complex128
    """
    at = frequencies(groups, law, length, coarse)[:most]
    order = np.argsort(-groups.counts * law.variance, kind="stable")
    for start in range(0, len(at), _ROWS):
        yield _product(groups, law, threshold, length, at[start : start + _ROWS], order)


def _product(
    groups: Magnitudes,
    law: Tilt,
    threshold: int,
    length: int,
    at: IntArray,
    order: NDArray[np.intp],
) -> tuple[IntArray, NDArray[np.complex128]]:
    log_modulus = np.zeros(len(at))
    phase = np.zeros(len(at))
    parity = np.zeros(len(at), dtype=np.int64)
    start = 0
    while start < len(order) and len(at):
        chunk = order[start : start + _CELLS // len(at)]
        start += len(chunk)
        counts = groups.counts[chunk]
        # The angle is reduced in integers to (−π/2, π/2]; every half turn left out is a sign.
        product = at[:, None] * groups.values[chunk]
        turns = (2 * product + length) // (2 * length)
        product -= turns * length
        parity += turns @ (counts & 1)
        angle = product * (np.pi / length)
        sine = np.sin(angle)
        with np.errstate(divide="ignore"):
            log_factor = np.log1p(-law.variance[chunk] * np.square(sine))
        log_modulus += log_factor @ (0.5 * counts)
        if law.theta != 0.0:
            phase += np.arctan2(law.mean[chunk] * sine, np.cos(angle)) @ counts.astype(np.float64)
        alive = log_modulus > _LOG_NEGLIGIBLE
        if not alive.all():
            at, log_modulus = at[alive], log_modulus[alive]
            phase, parity = phase[alive], parity[alive]
    # exp(−iπTj/L), with Tj reduced in integers as well.
    shift = _times_modulo(threshold, at, 2 * length)
    values = np.exp(log_modulus + 1j * (phase - shift * (np.pi / length)))
    return at, np.where(parity & 1, -values, values)


def _times_modulo(factor: int, at: IntArray, modulus: int) -> IntArray:
    """``factor · at mod modulus`` for products beyond 64 bits."""
    factor %= modulus
    if factor * modulus < 2**62:
        return factor * at % modulus
    return np.array([factor * j % modulus for j in at.tolist()], dtype=np.int64)


def tail_share(groups: Magnitudes, law: Tilt, where: Window) -> Steps[float]:
    """Σ_{x ≥ T} P_θ(X = x) exp(−θ(x − T)): the factor that is left of a tilted tail.

    Raises
    ------
    FloatingPointError
        When the sum is not positive, which would mean that the window was wrong.
    """
    decay, n_points = math.exp(-2.0 * law.theta), where.above + 1
    total, cells = 0.0, 0
    for at, values in characteristic(groups, law, where.threshold, where.length, where.coarse):
        # Σ_{k<n} z^k = (1 − z^n)/(1 − z) with z = exp(−2θ − iω), without cancellation in 1 − z.
        angle = (2.0 * np.pi / where.length) * at
        below = -math.expm1(-2.0 * law.theta) * np.cos(angle) + 2.0 * np.sin(angle / 2.0) ** 2
        step = below + 1j * decay * np.sin(angle)
        turn = _times_modulo(n_points, at, where.length) * (2.0 * np.pi / where.length)
        last = math.exp(-2.0 * law.theta * n_points) * np.exp(-1j * turn)
        with np.errstate(divide="ignore", invalid="ignore"):
            powers = np.where(step == 0.0, n_points, (1.0 - last) / step)
        weight = np.where((at == 0) | (2 * at == where.length), 1.0, 2.0)
        total += float(weight @ (values * powers).real)
        cells += len(at) * len(groups.values)
        if cells > _CELLS_A_STEP:
            cells = 0
            yield
    share = total / where.length
    if not share > 0.0:
        raise FloatingPointError(f"tail share {share} at threshold {where.threshold}")
    return share
