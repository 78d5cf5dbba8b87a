"""Where to tilt the law of a walk in the plane, and a bound of what its window then leaves out.

Tilting by exp(θ·z) makes the most probable point of the boundary the mean of the law (a saddle
point). The boundary is curved, so a direction that looks right from one point may miss the tail
from another. Every tilt is therefore judged by a bound of the null mass that lies in the tail but
outside of the window; a tilt that leaves out too much is not used.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.lattice_law import NEGLIGIBLE, FloatArray, IntArray, Law
from sigdesk.core.exact.lattice_rows import RatioRegion

_MOST_STEPS = 60
_MOST_TURNS = 3
_LARGEST_LOG_ODDS = 500.0

_LOG_MAY_BE_MISSING, _LOG_UNUSED = math.log(1e-13), math.log(1e-14)
_SMALL_GROWTH, _LARGEST_GROWTH = 5.0, 30.0
"""Logarithm of how much a tilted tail may be scaled up again where the boundary bends away: no
other tilt is tried below the first number, none is used above the second."""

_MORE_NEGLIGIBLE = 1e-45

_STRETCHES = 80
_SLACK = 1e-6
"""Rounding of the boundary, in lattice points."""


@dataclass(frozen=True, eq=False)
class RowWeights:
    """What the rows of a window can contribute to the tail under a tilted law.

    The null law is the tilted law times exp(−θ·(z − mean)), up to a constant that all of this is
    relative to.

    Parameters
    ----------
    used : ndarray of bool, shape (n_rows,)
        Rows that matter. The others, where rounding would only be scaled up, are left out.
    growth : float
        Logarithm of the largest factor over the tails of the rows used.
    log_missing : float
        Logarithm of a bound of the tail's null mass that is left out: outside of the window, and
        in rows that are not used.
    """

    used: NDArray[np.bool_]
    growth: float
    log_missing: float

    def fits(self, growth: float) -> bool:
        """Whether little is missing and no factor is larger than exp(growth)."""
        return self.log_missing <= _LOG_MAY_BE_MISSING and self.growth <= growth


@dataclass(frozen=True, eq=False)
class Tilt:
    """A law and the window that its tail is summed in.

    Parameters
    ----------
    law : Law
    window : ndarray of int64, shape (2, 2)
        First and last point.
    rows : RowWeights
        What its rows contribute, and what is left out.
    """

    law: Law
    window: IntArray
    rows: RowWeights

    @classmethod
    def of(cls, law: Law, region: RatioRegion, negligible: float = NEGLIGIBLE) -> Tilt:
        """With the window that leaves out a share `negligible` of the law."""
        window = law.window(negligible)
        return cls(law, window, weigh_rows(law, region, window, negligible))


def tilted(null: Law, region: RatioRegion, observed: FloatArray) -> Tilt:
    """A tilt towards the boundary, or the null law itself when no tilt fits.

    Any tilt gives the same tail, so it needs few digits; a bad one only costs digits.

    Parameters
    ----------
    null : Law
    region : RatioRegion
    observed : ndarray of float64, shape (2,)
        The observed point, which lies on the boundary.
    """
    best = Tilt.of(null, region)
    if region.comparison.tied or _may_be_undefined(region, null):
        return best
    laws = []
    for start in _starts(null, region, observed):
        law = _saddle(null, region, start)
        if law is not null:
            laws.append(law)
            found = Tilt.of(law, region)
            if found.rows.fits(_SMALL_GROWTH):
                return found
    # A boundary that bends as strongly as the law falls off: wider windows, and fewer digits.
    least = _LARGEST_GROWTH
    for law in laws:
        found = Tilt.of(law, region, _MORE_NEGLIGIBLE)
        if found.rows.fits(least):
            best, least = found, found.rows.growth
    return best


def _starts(null: Law, region: RatioRegion, observed: FloatArray) -> Iterator[FloatArray]:
    """Points of the boundary whose normals are tried."""
    yield observed
    centre = float(null.mean()[1])
    deviation = math.sqrt(float(null.covariance()[1, 1]))
    low, high = null.bounds()[:, 1]
    for step in (0.0, -4.0, 4.0, -9.0, 9.0):
        row = float(np.clip(centre + step * deviation, low, high))
        yield np.array([float(region.boundary(np.array(row))), row])


def _saddle(null: Law, region: RatioRegion, start: FloatArray) -> Law:
    """Tilt along the normal at a point, then along the normal at the mean that was reached."""
    law, point = null, start
    for _ in range(_MOST_TURNS):
        better = _towards(null, region, -region.gap(point)[1])
        if better is None:
            break
        law, point = better, better.mean()
    return law


def _towards(null: Law, region: RatioRegion, normal: FloatArray) -> Law | None:
    """The tilt in one direction whose mean is near the boundary, None when none is."""
    law, length = null, 0.0
    for _ in range(_MOST_STEPS):
        gap, gradient = region.gap(law.mean())
        covariance = law.covariance()
        if gap <= 0.01 * math.sqrt(max(float(gradient @ covariance @ gradient), 0.0)):
            return law
        closing = -float(gradient @ covariance @ normal)
        if not closing > 0.0:
            break
        length += gap / closing
        law = Law(null.vectors, null.counts, length * normal)
        if np.abs(law.log_odds).max() > _LARGEST_LOG_ODDS:
            break
    return _halved_towards(null, region, normal)


def _halved_towards(null: Law, region: RatioRegion, normal: FloatArray) -> Law | None:
    """The same by halving, for boundaries that Newton's steps jump over."""
    outside, inside = 0.0, _LARGEST_LOG_ODDS / float(np.abs(null.vectors @ normal).max())
    far = Law(null.vectors, null.counts, inside * normal)
    if region.gap(far.mean())[0] > 0.0:
        return None
    for _ in range(_MOST_STEPS):
        law = Law(null.vectors, null.counts, 0.5 * (outside + inside) * normal)
        gap, gradient = region.gap(law.mean())
        if abs(gap) <= 0.01 * math.sqrt(float(gradient @ law.covariance() @ gradient)):
            return law
        if gap > 0.0:
            outside = 0.5 * (outside + inside)
        else:
            inside = 0.5 * (outside + inside)
    return Law(null.vectors, null.counts, inside * normal)


def _may_be_undefined(region: RatioRegion, law: Law) -> bool:
    """Whether some swap leaves a system with the denominator 0: a tail that no boundary shows."""
    ends = region.denominators(law.bounds()[:, 1])
    return bool(ends[0] <= 0 or ends[1] >= region.comparison.total_denominator)


def weigh_rows(
    law: Law, region: RatioRegion, window: IntArray, negligible: float = NEGLIGIBLE
) -> RowWeights:
    """Decide which rows matter and bound what is left out.

    The tilted mass is bounded by Chernoff's inequality, the factor by its value where the tail of
    the row begins.

    Parameters
    ----------
    law : Law
    region : RatioRegion
    window : ndarray of int64, shape (2, 2)
    negligible : float
        As for `Law.window`.
    """
    rows = np.arange(window[0, 1], window[1, 1] + 1.0)
    if not np.any(law.theta):
        return RowWeights(np.ones(len(rows), dtype=bool), 0.0, math.log(negligible))
    tails = _Tails(law, region)
    log_factors = tails.log_factors(rows)
    log_bounds = log_factors - tails.rates(rows)
    used = log_bounds >= _LOG_UNUSED - math.log(len(rows))
    growth = float(log_factors[used].max(initial=0.0))
    terms = [np.array([math.log(negligible) + growth]), log_bounds[~used]]
    terms += [tails.outside(window, side) for side in (0, 1)]
    log_terms = np.concatenate(terms)
    largest = float(log_terms.max())
    missing = largest + math.log(float(np.exp(log_terms - largest).sum()))
    return RowWeights(used, growth, missing)


class _Tails:
    """Factors and mass bounds of the tails of rows, also between and outside of the lattice."""

    def __init__(self, law: Law, region: RatioRegion) -> None:
        self.law, self.region = law, region
        self.bounds, self.mean = law.bounds(), float(law.mean()[1])
        self.reference = np.rint(law.mean())
        self.growths = {sign: law.growth(1, sign) for sign in (-1, 1)}

    def _log_factors_at(self, x: FloatArray, rows: FloatArray) -> FloatArray:
        """−θ·(z − mean) at points."""
        theta, (x0, y0) = self.law.theta, self.reference
        return np.asarray(-theta[0] * (x - x0) - theta[1] * (rows - y0))

    def log_factors(self, rows: FloatArray) -> FloatArray:
        """The factor where the tail of each row begins; −∞ for rows without a tail."""
        low, high = self.bounds[:, 0]
        first = self.region.boundary(rows)
        factors = self._log_factors_at(np.maximum(first, low), rows)
        return np.where(first > high + _SLACK, -np.inf, factors)

    def rates(self, rows: FloatArray) -> FloatArray:
        """−log of a bound of the tilted mass at least as far from the mean as each row."""
        distances = rows - self.mean
        rates = np.zeros_like(distances)
        for sign, (exponents, growth) in self.growths.items():
            side = np.maximum(sign * distances, 0.0)
            rates = np.maximum(rates, (exponents * side[:, None] - growth).max(axis=1))
        return rates

    def outside(self, window: IntArray, side: int) -> FloatArray:
        """Log bounds of the tail's null mass beyond one end of the rows, by stretches of rows."""
        sign = (-1, 1)[side]
        near, far = sign * (window[side, 1] - self.mean), sign * (self.bounds[side, 1] - self.mean)
        if not far > near > 0.0:
            return np.empty(0)
        rows = self.mean + sign * np.geomspace(near, far, _STRETCHES)
        low, high = self.bounds[:, 0]
        first = self.region.boundary(rows)
        # The boundary is concave and the border of the lattice straight: along a stretch, each
        # has its largest factor at an end, and a tail begins at whichever comes later.
        by_boundary = self._log_factors_at(first, rows)
        by_border = self._log_factors_at(np.full_like(rows, low), rows)
        factors = np.minimum(
            np.maximum(by_boundary[:-1], by_boundary[1:]), np.maximum(by_border[:-1], by_border[1:])
        )
        with_tail = np.minimum(first[:-1], first[1:]) <= high + _SLACK
        return np.asarray((factors - self.rates(rows[:-1]))[with_tail])
