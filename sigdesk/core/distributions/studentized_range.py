"""The studentized range: the law of the largest difference among k estimated means.

The range R of k standard normal values exceeds w with probability
k ∫ φ(z) {Φ(z)^(k−1) − [Φ(z) − Φ(z − w)]^(k−1)} dz; every part is positive, so the tail has its
full relative precision. Dividing by an estimated scale averages over that scale. Beyond w = 30
the pair that is furthest apart decides: k(k − 1) Φ(−w/√2), with a relative error below 1e-30.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.distributions.scale_mixture import log_mean_over_scale
from sigdesk.core.exact.tail import CERTAIN, Tail

FloatArray = NDArray[np.float64]

_FAR = 30.0
_POINTS = np.arange(-9.0, _FAR / 2.0 + 10.0, 0.1)


def studentized_range_tail(q: float, k: int, df: float = math.inf) -> Tail:
    """P(Q ≥ q).

    Parameters
    ----------
    q : float
        Range in units of the standard error of one mean.
    k : int
        Number of means, at least 2.
    df : float
        Degrees of freedom of the standard error; infinite when it is known.

    Raises
    ------
    ValueError
        For fewer than two means, or no degrees of freedom.
    """
    if k < 2 or not df > 0.0:
        raise ValueError(f"no studentized range of {k} means on {df:g} degrees of freedom")
    if q <= 0.0:
        return CERTAIN
    log = min(0.0, log_mean_over_scale(lambda scale: _log_range_tail(q * scale, k), df))
    return Tail(math.exp(log), log)


def studentized_range_quantile(upper: float, k: int, df: float = math.inf) -> float:
    """The value that Q exceeds with probability `upper`, between 0 and 1, ends excluded."""
    from scipy.optimize import brentq

    def excess(q: float) -> float:
        return studentized_range_tail(q, k, df).log - math.log(upper)

    high = 4.0
    while excess(high) > 0.0:
        high *= 2.0
    return float(brentq(excess, 0.0, high, xtol=1e-12, rtol=1e-13))


def _log_range_tail(w: FloatArray, k: int) -> FloatArray:
    """ln P(R ≥ w) for the range R of k standard normal values."""
    from scipy.special import log_ndtr

    far: FloatArray = math.log(k * (k - 1.0)) + log_ndtr(-w / math.sqrt(2.0))
    near = w < _FAR
    z = _POINTS
    below = log_ndtr(z)
    log_share = log_ndtr(z - w[near, np.newaxis]) - below
    with np.errstate(divide="ignore"):
        some = np.log(-np.expm1((k - 1) * np.log1p(-np.exp(log_share))))
    # Where the share underflows, the first term of the expansion is exact.
    some = np.where(log_share < -600.0, math.log(k - 1.0) + log_share, some)
    log_density = -0.5 * z**2 - 0.5 * math.log(2.0 * math.pi)
    logs = some + log_density + (k - 1) * below
    largest = logs.max(axis=1)
    step = float(z[1] - z[0])
    integral = np.exp(logs - largest[:, np.newaxis]).sum(axis=1) * step
    result = far.copy()
    result[near] = np.minimum(0.0, math.log(k) + largest + np.log(integral))
    return result
