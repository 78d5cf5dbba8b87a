"""Exponential tilting: the null distribution seen from the observed sum.

Every sign is reweighted by exp(±θ v) so that the observed sum T becomes the mean. A Fourier sum of
the tilted law has its rounding error relative to the bulk at T instead of the bulk at 0, and the
factor exp(K(θ) − θT) brings the result back: tails of 1e-300 keep their digits.

With β = θv a sign has mean τ = tanh β and variance κ = 1 − τ² = sech² β, and
K(θ) = Σ log cosh(θ v). See Daniels 1954 (saddlepoints) and Siegmund 1976 (tilting).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.grouping import Magnitudes

FloatArray = NDArray[np.float64]

NEGLIGIBLE = 1e-19
"""Mass or modulus below this share of the tilted law is left out."""

_MAX_STEPS = 200


@dataclass(frozen=True, eq=False)
class Tilt:
    """A tilted law of the signed sum X = Σ ε v.

    Parameters
    ----------
    theta : float
        0 gives the null distribution itself.
    mean, variance : ndarray of float64, shape (n_values,)
        τ and κ of one sign of each magnitude.
    spread : float
        Standard deviation of X under the tilted law.
    """

    theta: float
    mean: FloatArray
    variance: FloatArray
    spread: float


def _law(values: FloatArray, counts: FloatArray, theta: float) -> Tilt:
    beta = theta * values
    decay = np.exp(-2.0 * beta)
    mean = -np.expm1(-2.0 * beta) / (1.0 + decay)
    variance = 4.0 * decay / np.square(1.0 + decay)
    return Tilt(theta, mean, variance, math.sqrt(float(counts @ (np.square(values) * variance))))


def tilt_to(groups: Magnitudes, target: int) -> Tilt:
    """The tilted law whose mean is (nearly) `target`.

    Any θ gives the same tail probability, so θ needs no more digits than bring the mean within a
    hundredth of a standard deviation. Σ m v tanh(θv) is increasing and concave in θ > 0, hence
    Newton steps from the left approach the root from the left and need no bracket.

    Parameters
    ----------
    groups : Magnitudes
        At least one magnitude.
    target : int
        0 ≤ target < ``groups.total``.
    """
    values = groups.values.astype(np.float64)
    counts = groups.counts.astype(np.float64)
    weights = counts * values
    theta = target / float(weights @ values)
    law = _law(values, counts, theta)
    for _ in range(_MAX_STEPS):
        missing = target - float(weights @ law.mean)
        if missing <= 0.01 * law.spread:
            break
        theta += missing / law.spread**2
        law = _law(values, counts, theta)
    return law


def log_weight(groups: Magnitudes, law: Tilt, target: int) -> np.longdouble:
    """K(θ) − θ·target, in extended precision where the platform has it."""
    beta = np.longdouble(law.theta) * groups.values.astype(np.longdouble)
    # log cosh β = β + log((1 + exp(−2β)) / 2), which cannot overflow.
    excess = np.log1p(np.exp(-2 * beta)) - np.log(np.longdouble(2))
    flipped = np.longdouble(groups.total - target)
    total = np.longdouble(law.theta) * flipped + (groups.counts * excess).sum()
    return np.longdouble(total)


def half_width(groups: Magnitudes, law: Tilt) -> float:
    """How far Y = (X + S)/2 strays from its tilted mean, up to a mass of `NEGLIGIBLE`.

    Bernstein's inequality for sums of independent steps of at most v: P(Y − EY > t) ≤
    exp(−t² / (2σ² + 2vt/3)). A multiple of σ alone would not do: far out in the tail few signs
    are still free, and the tilted law is nearer to a Poisson law than to a normal one.
    """
    log_share = -math.log(NEGLIGIBLE)
    skew = log_share * groups.largest / 3.0
    return skew + math.sqrt(skew**2 + log_share * law.spread**2 / 2.0)
