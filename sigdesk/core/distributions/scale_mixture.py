"""Means over the scale S = √(χ²_ν/ν), the ratio of an estimated to a true standard deviation.

A statistic that is divided by an estimated standard deviation has the probability
E[g(S)], with g the probability given that scale: normal for Student's and the noncentral t, the
range of normal values for the studentized range. Over ln S the integrand is smooth and falls off
on both sides at least exponentially, so that the trapezoidal rule converges exponentially
(Trefethen & Weideman 2014). Everything is a logarithm: there is no underflow.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float64]

_NEGLIGIBLE = 45.0
"""What lies below e^−45 of the largest integrand is left out."""
_FIRST_POINTS = 129
_MOST_HALVINGS = 9
_CONVERGED = 2e-14


def log_mean_over_scale(log_function: Callable[[FloatArray], FloatArray], df: float) -> float:
    """ln E[g(S)] for S = √(χ²_df/df).

    Parameters
    ----------
    log_function : callable
        ln g of an array of positive scales; g is a probability, monotone in the scale.
    df : float
        Degrees of freedom, positive; infinite for S = 1.

    Returns
    -------
    float
        −inf when g(1) is 0.
    """
    at_one = float(log_function(np.ones(1))[0])
    if math.isinf(df) or at_one == -math.inf:
        return at_one
    half = df / 2.0
    constant = _log_constant(half)

    def log_integrand(log_scale: FloatArray) -> FloatArray:
        density = constant - half * _excess(2.0 * log_scale)
        result: FloatArray = density + log_function(np.exp(log_scale))
        return result

    low, high = _support(log_integrand, *_bounds((_NEGLIGIBLE - at_one) / half))
    return _trapezoid(log_integrand, low, high)


def _log_constant(half: float) -> float:
    """ln of 2·half^half·e^−half/Γ(half): the density of ln S at 0."""
    if half < 50.0:
        return math.log(2.0) + half * math.log(half) - half - math.lgamma(half)
    # Stirling's series: the logarithms above nearly cancel.
    correction = (1 / 12 - (1 / 360 - 1 / (1260 * half**2)) / half**2) / half
    return math.log(2.0) + 0.5 * math.log(half / (2.0 * math.pi)) - correction


def _excess(x: FloatArray) -> FloatArray:
    """e^x − 1 − x, without cancellation near 0."""
    series = x**2 / 2 * (1 + x / 3 * (1 + x / 4 * (1 + x / 5 * (1 + x / 6))))
    with np.errstate(over="ignore"):
        return np.where(np.abs(x) < 1e-2, series, np.expm1(x) - x)


def _bounds(excess: float) -> tuple[float, float]:
    """Values of ln S beyond which e^(2 ln S) − 1 − 2 ln S is above `excess`."""
    root = math.sqrt(2.0 * excess)
    return -(root + excess) / 2.0, min(root, math.log1p(excess) + 1.0) / 2.0


def _support(
    log_integrand: Callable[[FloatArray], FloatArray], low: float, high: float
) -> tuple[float, float]:
    """Where the integrand is not negligible: zoom in until most points are."""
    for _ in range(60):
        points = np.linspace(low, high, _FIRST_POINTS)
        values = log_integrand(points)
        kept = np.flatnonzero(values > values.max() - _NEGLIGIBLE)
        first, last = max(kept[0] - 1, 0), min(kept[-1] + 1, len(points) - 1)
        if 2 * (last - first) > _FIRST_POINTS:
            break
        low, high = float(points[first]), float(points[last])
    return low, high


def _trapezoid(log_integrand: Callable[[FloatArray], FloatArray], low: float, high: float) -> float:
    """ln of the integral; the step is halved until it no longer matters."""
    values = log_integrand(np.linspace(low, high, _FIRST_POINTS))
    largest = float(values.max())
    step = (high - low) / (_FIRST_POINTS - 1)
    total = math.fsum(np.exp(values - largest))
    integral = total * step
    for _ in range(_MOST_HALVINGS):
        middles = np.arange(low + step / 2.0, high, step)
        total += math.fsum(np.exp(log_integrand(middles) - largest))
        step /= 2.0
        before, integral = integral, total * step
        if abs(integral - before) <= _CONVERGED * integral:
            break
    return largest + math.log(integral)
