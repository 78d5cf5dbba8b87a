"""Confidence intervals from a bootstrap distribution, sampled or exact.

Percentile, basic, normal and BCa as in Efron & Tibshirani 1993 (ch. 13, 14) and Davison & Hinkley
1997 (ch. 5). A quantile of a sample interpolates linearly between its neighbours (Hyndman & Fan
type 7, as NumPy and SciPy do); a quantile of an exact distribution is the smallest value whose
cumulative probability reaches the level.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from sigdesk.core.results import Distribution

_LEVEL_TOLERANCE = 1e-13
"""A cumulative probability this little below the level reaches it: sums of doubles."""


def quantile(distribution: Distribution, level: float) -> float:
    """The value below which a share `level` of a distribution lies.

    Parameters
    ----------
    distribution : Distribution
        Sampled values may hold NaN (undefined scores), which are left out; the values of an exact
        distribution are ascending.
    level : float
        0 to 1.

    Returns
    -------
    float
        NaN when nothing is left.
    """
    values, weights = distribution.values, distribution.weights
    if weights is not None:
        reached = np.cumsum(weights) >= level - _LEVEL_TOLERANCE
        return float(values[np.argmax(reached)] if reached.any() else values[-1])
    defined = values[~np.isnan(values)]
    return float(np.quantile(defined, level)) if len(defined) else math.nan


def percentile_interval(distribution: Distribution, confidence: float) -> tuple[float, float]:
    """The middle part of the distribution."""
    tail = (1 - confidence) / 2
    return quantile(distribution, tail), quantile(distribution, 1 - tail)


def basic_interval(
    distribution: Distribution, observed: float, confidence: float
) -> tuple[float, float]:
    """The percentile interval mirrored at the observed value."""
    low, high = percentile_interval(distribution, confidence)
    return 2 * observed - high, 2 * observed - low


def normal_interval(
    distribution: Distribution, observed: float, confidence: float
) -> tuple[float, float]:
    """Observed value, corrected for the bootstrap bias, ± normal quantile × bootstrap error."""
    from scipy.special import ndtri

    mean, error = moments(distribution)
    centre = 2 * observed - mean
    reach = float(ndtri((1 + confidence) / 2)) * error
    return centre - reach, centre + reach


def moments(distribution: Distribution) -> tuple[float, float]:
    """Mean and standard deviation of a distribution."""
    values, weights = distribution.values, distribution.weights
    if weights is None:
        values = values[~np.isnan(values)]
        weights = np.full(len(values), 1 / max(1, len(values)))
    mean = math.fsum(values * weights)
    return mean, math.sqrt(math.fsum(weights * (values - mean) ** 2))


@dataclass(frozen=True)
class BcaLevels:
    """Levels at which the BCa interval reads the bootstrap distribution.

    Parameters
    ----------
    bias : float
        z₀, from the share of the distribution below the observed value.
    acceleration : float
        From the jackknife.
    low, high : float
        The two levels.
    """

    bias: float
    acceleration: float
    low: float
    high: float


def bca_levels(
    distribution: Distribution,
    observed: float,
    acceleration: float,
    confidence: float,
    tolerance: float,
    half_ties: bool = True,
) -> BcaLevels | None:
    """Levels of the bias-corrected and accelerated interval (Efron 1987).

    Parameters
    ----------
    distribution : Distribution
    observed : float
    acceleration : float
    confidence : float
    tolerance : float
        Values this near to `observed` tie with it.
    half_ties : bool
        Count half of the ties as below, as SciPy does; otherwise none, as R's boot does.

    Returns
    -------
    BcaLevels or None
        None when it is undefined: the whole distribution lies on one side of the observed value,
        or the acceleration is not a number.
    """
    from scipy.special import ndtr, ndtri

    values, weights = distribution.values, distribution.weights
    if weights is None:
        values = values[~np.isnan(values)]
        weights = np.full(len(values), 1 / max(1, len(values)))
    below = float(weights[values < observed - tolerance].sum())
    if half_ties:
        below += float(weights[np.abs(values - observed) <= tolerance].sum()) / 2
    bias = float(ndtri(below))
    if not (math.isfinite(bias) and math.isfinite(acceleration)):
        return None
    tail = (1 - confidence) / 2
    levels = []
    for point in (float(ndtri(tail)), float(ndtri(1 - tail))):
        moved = bias + point
        if acceleration * moved >= 1:
            return None
        levels.append(float(ndtr(bias + moved / (1 - acceleration * moved))))
    return BcaLevels(bias, acceleration, *levels)
