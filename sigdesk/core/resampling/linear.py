"""The ideal bootstrap of a sum: all Nᴺ resamples at once, by Fourier inversion.

For a statistic that is linear in the items (accuracy, mean score, any ratio whose denominator is
the same for every item) the difference of a resample is a sum of N independent draws from the
observed item differences d, so its characteristic function is φ(ω)ᴺ with φ(ω) = Σ_v p_v e^{iωv}.
With strata it is the product over strata.

Two things keep it accurate. Tail probabilities are computed under the exponentially tilted law
whose mean is the threshold, so that the transform's absolute error is relative to the tail itself
(as for signed sums, `sigdesk.core.exact`). And log φ is computed as log1p of Σ p_v (e^{iωv} − 1)
with v taken from a whole number near the mean: a relative error of φ would be multiplied by N.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.tail import CERTAIN, IMPOSSIBLE, Tail
from sigdesk.core.metrics.base import Metric
from sigdesk.core.resampling.units import Units

MOST_POINTS = 1 << 22
"""Longest transform."""

_NEGLIGIBLE = 1e-20
"""Modulus below which a value of the characteristic function is dropped."""

_OUTSIDE = 45.0
"""Minus the logarithm of the probability that may lie outside the window."""

_PRODUCTS_AT_ONCE = 1 << 20


@dataclass(frozen=True, eq=False)
class Steps:
    """Draws from one stratum.

    Parameters
    ----------
    values : ndarray of int64, shape (n_values,)
        Distinct values, ascending from 0.
    sizes : ndarray of int64, shape (n_values,)
        Units with each value; as many draws are made as there are units.
    """

    values: NDArray[np.int64]
    sizes: NDArray[np.int64]

    @property
    def n_draws(self) -> int:
        """Number of draws."""
        return int(self.sizes.sum())

    @property
    def total(self) -> int:
        """Mean of the sum of all draws: the sum over the units."""
        return int(self.sizes @ self.values)

    @property
    def largest(self) -> int:
        """Largest value of one draw."""
        return int(self.values[-1])

    def mirrored(self) -> Steps:
        """The steps of ``largest − value``."""
        return Steps(self.largest - self.values[::-1], self.sizes[::-1])

    def shares(self, theta: float = 0.0) -> NDArray[np.float64]:
        """Probabilities of the values under an exponential tilt."""
        if theta == 0:
            return self.sizes / self.n_draws
        exponents = np.log(self.sizes) + theta * self.values
        weights = np.exp(exponents - exponents.max())
        tilted: NDArray[np.float64] = weights / weights.sum()
        return tilted

    def log_normaliser(self, theta: float) -> np.longdouble:
        """Log of E e^{θ(sum − mean)}.

        In extended precision where the platform has it, and around the mean: the rounding of one
        draw counts as often as there are draws.
        """
        n_draws, total = self.n_draws, self.total
        centred = (self.values * n_draws - total).astype(np.longdouble) / n_draws
        exponents = np.longdouble(theta) * centred
        highest = exponents.max()
        mass = np.sum(self.sizes * np.exp(exponents - highest)) / np.longdouble(n_draws)
        return np.longdouble(n_draws * (highest + np.log(mass)))


@dataclass(frozen=True, eq=False)
class DrawnSum:
    """The law of a whole number T = base + step·Y, Y ≥ 0 a sum of independent draws.

    Parameters
    ----------
    strata : tuple of Steps
        Draws of Y; the values of each begin at 0.
    base, step : int
    """

    strata: tuple[Steps, ...]
    base: int
    step: int

    @classmethod
    def of(
        cls, values: NDArray[np.int64], counts: NDArray[np.int64], strata: NDArray[np.intp]
    ) -> DrawnSum:
        """The law of the sum when every stratum is redrawn with replacement.

        Parameters
        ----------
        values, counts : ndarray of int64, shape (n_kinds,)
            Difference of one unit of each kind, and how many units have it.
        strata : ndarray of intp, shape (n_kinds,)
            Ascending.
        """
        parts = []
        base = 0
        for stratum in np.unique(strata):
            chosen = strata == stratum
            distinct, index = np.unique(values[chosen], return_inverse=True)
            sizes = np.bincount(index, counts[chosen])
            base += int(counts[chosen].sum()) * int(distinct[0])
            parts.append(Steps(distinct - distinct[0], sizes.astype(np.int64)))
        step = int(np.gcd.reduce(np.concatenate([part.values for part in parts]))) or 1
        moving = (Steps(part.values // step, part.sizes) for part in parts if part.largest)
        return cls(tuple(moving), base, step)

    @property
    def reach(self) -> int:
        """Largest value of Y."""
        return sum(part.n_draws * part.largest for part in self.strata)

    @property
    def mean(self) -> int:
        """Mean of Y."""
        return sum(part.total for part in self.strata)

    @property
    def n_points(self) -> int:
        """Length of the transform that `probabilities` needs."""
        low, high = self._window(0.0)
        return high - low + 1

    def at_least(self, threshold: int) -> Tail:
        """P(T ≥ threshold), with full relative accuracy however small it is.

        Raises
        ------
        ValueError
            When the transform would be longer than `MOST_POINTS`.
        """
        return self._upper(-(-(threshold - self.base) // self.step))

    def at_most(self, threshold: int) -> Tail:
        """P(T ≤ threshold), likewise."""
        return self._mirrored()._upper(self.reach - (threshold - self.base) // self.step)

    def probabilities(self) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """Values of T that matter, ascending, and their probabilities (absolute error 1e-15).

        Raises
        ------
        ValueError
            When the transform would be longer than `MOST_POINTS`.
        """
        first, mass = self._mass(0.0)
        mass = np.maximum(mass, 0.0)
        return self.base + self.step * (first + np.arange(len(mass))), mass / mass.sum()

    def _mirrored(self) -> DrawnSum:
        return DrawnSum(tuple(part.mirrored() for part in self.strata), 0, 1)

    def _upper(self, threshold: int) -> Tail:
        """P(Y ≥ threshold)."""
        if threshold <= 0:
            return CERTAIN
        if threshold > self.reach:
            return IMPOSSIBLE
        if threshold == self.reach:
            log = math.fsum(
                part.n_draws * math.log(part.sizes[-1] / part.n_draws) for part in self.strata
            )
            return Tail(math.exp(log), log)
        if threshold <= self.mean:
            return self._mirrored()._upper(self.reach - threshold + 1).complement()
        theta = self._tilt(threshold)
        first, mass = self._mass(theta)
        beyond = np.arange(max(0, threshold - first), len(mass))
        factor = math.fsum(mass[beyond] * np.exp(-theta * (first + beyond - threshold)))
        if not factor > 0:
            return IMPOSSIBLE
        normaliser = sum((part.log_normaliser(theta) for part in self.strata), np.longdouble(0))
        return Tail.from_product(
            factor, normaliser - np.longdouble(theta) * (threshold - self.mean)
        )

    def _tilt(self, threshold: int) -> float:
        """The tilt under which `threshold` is the mean of Y."""
        from scipy.optimize import brentq

        def excess(theta: float) -> float:
            means = (part.n_draws * float(part.shares(theta) @ part.values) for part in self.strata)
            return math.fsum(means) - threshold

        high = 1.0 / max(part.largest for part in self.strata)
        while excess(high) < 0:
            high *= 2
        return float(brentq(excess, 0.0, high, xtol=1e-14 * high, rtol=1e-12))

    def _mass(self, theta: float) -> tuple[int, NDArray[np.float64]]:
        """First value and probabilities of Y under a tilt, over all but e^−45 of its mass."""
        from scipy.fft import irfft, next_fast_len

        low, high = self._window(theta)
        if high - low >= MOST_POINTS:
            raise ValueError(f"a transform of {high - low + 1} points is too long")
        n_points = next_fast_len(high - low + 1, real=True)
        places = self._significant(theta, n_points)
        logs = np.zeros(len(places), dtype=np.complex128)
        shift = 0
        for part in self.strata:
            shares = part.shares(theta)
            centre = round(float(shares @ part.values))
            offsets = part.values - centre
            logs += part.n_draws * _log_characteristic(offsets, shares, places, n_points)
            shift += part.n_draws * centre
        # the whole part of the mean is taken out as a rotation of the window, in whole numbers
        turns = places * ((shift - low) % n_points) % n_points
        spectrum = np.zeros(n_points // 2 + 1, dtype=np.complex128)
        spectrum[places] = np.exp(logs - 2j * np.pi * turns / n_points)
        return low, irfft(spectrum, n_points)[: high - low + 1]

    def _window(self, theta: float) -> tuple[int, int]:
        """Ends beyond which the tilted Y lies with probability below e^−45 each.

        By Chernoff's bound, which holds for every exponent tried: the tails of a sum of skewed
        draws are heavier than any number of standard deviations suggests.
        """
        shares = [part.shares(theta) for part in self.strata]
        means = [float(p @ part.values) for part, p in zip(self.strata, shares, strict=True)]
        spread = math.sqrt(
            math.fsum(
                part.n_draws * float(p @ (part.values - mean) ** 2)
                for part, p, mean in zip(self.strata, shares, means, strict=True)
            )
        )
        centre = math.fsum(
            part.n_draws * mean for part, mean in zip(self.strata, means, strict=True)
        )
        exponents = np.geomspace(0.1, 100.0, 60) / max(spread, 1e-3)
        exponents = np.stack([-exponents, exponents])
        logs = np.zeros_like(exponents)
        for part, p, mean in zip(self.strata, shares, means, strict=True):
            logs += part.n_draws * _log_moments(part.values - np.float64(mean), p, exponents)
        reach = ((logs + _OUTSIDE) / np.abs(exponents)).min(axis=1)
        low = max(0, math.floor(centre - reach[0]) - 1)
        return low, min(self.reach, math.ceil(centre + reach[1]) + 1)

    def _significant(self, theta: float, n_points: int) -> NDArray[np.intp]:
        """Frequencies at which the characteristic function is not negligible."""
        from scipy.fft import rfft

        log_modulus = np.zeros(n_points // 2 + 1)
        for part in self.strata:
            step = np.bincount(part.values % n_points, part.shares(theta), n_points)
            # good to 1e-16, times the number of draws: enough to decide, not to compute with
            log_modulus += part.n_draws * np.log(np.maximum(np.abs(rfft(step)), 1e-300))
        return np.flatnonzero(log_modulus > math.log(_NEGLIGIBLE))


def _log_moments(
    values: NDArray[np.float64], shares: NDArray[np.float64], exponents: NDArray[np.float64]
) -> NDArray[np.float64]:
    """log Σ p_v e^{tv} for any array of exponents t, same shape."""
    flat = exponents.ravel()
    logs = np.empty(len(flat))
    step = max(1, _PRODUCTS_AT_ONCE // len(values))
    for start in range(0, len(flat), step):
        piece = slice(start, start + step)
        moved = np.multiply.outer(flat[piece], values)
        highest = moved.max(axis=1)
        logs[piece] = highest + np.log(np.exp(moved - highest[:, None]) @ shares)
    return logs.reshape(exponents.shape)


def _log_characteristic(
    offsets: NDArray[np.int64],
    shares: NDArray[np.float64],
    places: NDArray[np.intp],
    n_points: int,
) -> NDArray[np.complex128]:
    """log Σ p_v e^{−iωv} at the given frequencies."""
    logs = np.empty(len(places), dtype=np.complex128)
    step = max(1, _PRODUCTS_AT_ONCE // len(offsets))
    for start in range(0, len(places), step):
        piece = slice(start, start + step)
        turns = places[piece, None] * offsets % n_points
        # angles just below a whole turn would lose the digits that angles just below 0 keep
        turns = np.where(turns > n_points // 2, turns - n_points, turns)
        angles = turns * (2 * np.pi / n_points)
        real = -2 * np.sin(angles / 2) ** 2 @ shares
        imaginary = -np.sin(angles) @ shares
        # numpy's complex log1p adds 1 first, and what that rounds off would count N times
        excess = np.maximum(real * (2 + real) + imaginary**2, -1.0)
        with np.errstate(divide="ignore"):
            logs.real[piece] = np.log1p(excess) / 2
        logs.imag[piece] = np.arctan2(imaginary, 1 + real)
    return logs


def linear_differences(units: Units, metric: Metric) -> tuple[NDArray[np.int64], int] | None:
    """Whole-number differences of the units of two systems, and what their sum is divided by.

    Returns
    -------
    (ndarray of int64, shape (n_kinds,), int) or None
        The difference A − B of all units is the sum of theirs over the second value. None when the
        metric is not linear: its denominator varies between units or systems, or it has none.
    """
    n_stats = units.rows.shape[1] // 2
    ratio = metric.ratio(n_stats)
    if ratio is None or units.rows.dtype.kind != "i":
        return None
    numerator, denominator = np.array(ratio.numerator), np.array(ratio.denominator)
    denominators = np.concatenate(
        [units.rows[:, :n_stats] @ denominator, units.rows[:, n_stats:] @ denominator]
    )
    if not len(denominators) or np.any(denominators != denominators[0]) or denominators[0] == 0:
        return None
    differences: NDArray[np.int64] = (units.rows[:, :n_stats] - units.rows[:, n_stats:]) @ numerator
    return differences, int(denominators[0]) * units.n_units * ratio.divisor
