"""The noncentral t distribution, and limits of its noncentrality given an observed t.

Decision: own integrals and own root finding. The functions of older scipy versions are good to
some six digits, and the limits of a standardised difference should not depend on the version.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.distributions.scale_mixture import log_mean_over_scale


def log_noncentral_t_upper(t: float, df: float, noncentrality: float) -> float:
    """ln P(T ≥ t) for T = (Z + noncentrality)/S."""
    return _log_side(t, df, noncentrality, 1.0)


def log_noncentral_t_lower(t: float, df: float, noncentrality: float) -> float:
    """ln P(T ≤ t)."""
    return _log_side(t, df, noncentrality, -1.0)


def noncentrality_limits(t: float, df: float, confidence: float) -> tuple[float, float]:
    """Confidence limits of the noncentrality, both tails alike.

    Parameters
    ----------
    t : float
        The observed statistic.
    df : float
    confidence : float

    Returns
    -------
    low, high : float
        P(T ≥ t) is (1 − confidence)/2 at the lower limit, P(T ≤ t) at the upper one
        (Steiger & Fouladi 1997). Good to about 1e-11.
    """
    level = math.log((1.0 - confidence) / 2.0)
    low = _root(lambda delta: log_noncentral_t_upper(t, df, delta) - level, t, -1.0)
    high = _root(lambda delta: log_noncentral_t_lower(t, df, delta) - level, t, 1.0)
    return low, high


def _log_side(t: float, df: float, noncentrality: float, side: float) -> float:
    from scipy.special import log_ndtr

    def log_given_scale(scale: NDArray[np.float64]) -> NDArray[np.float64]:
        logs: NDArray[np.float64] = log_ndtr(side * (noncentrality - t * scale))
        return logs

    return log_mean_over_scale(log_given_scale, df)


def _root(function: Callable[[float], float], start: float, direction: float) -> float:
    """The zero of a function that falls in `direction` from a positive value near `start`."""
    from scipy.optimize import brentq

    inner, width = start, 1.0 + abs(start) / 8.0
    while function(inner) < 0.0:
        inner -= direction * width
        width *= 2.0
    outer, width = inner + direction, 1.0 + abs(start) / 8.0
    while function(outer) > 0.0:
        inner, outer = outer, outer + direction * width
        width *= 2.0
    return float(brentq(function, inner, outer, xtol=1e-13, rtol=1e-14))
