"""What a count of extreme resamples says about the p-value, and how far it can be off.

A p-value from R resamples of which c are at least as extreme as observed is (c + 1) / (R + 1):
the observed data are one more resample, so it is never 0 (Davison & Hinkley 1997, § 4.2; Phipson &
Smyth 2010). Its Monte Carlo error is the Clopper–Pearson interval of c among R.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.results import Alternative

TIE_TOLERANCE = 1e-12
"""Relative to the scores: differences this near to the observed one count as tied with it."""

MC_CONFIDENCE = 0.99
"""Confidence of the interval that shows the Monte Carlo error of a p-value."""


def tie_tolerance(score_a: float, score_b: float) -> float:
    """How near two differences between these scores are tied, in units of the metric.

    Relative to the scores and not to the difference: a small difference of large scores carries
    the rounding error of the scores.
    """
    return TIE_TOLERANCE * (abs(score_a) + abs(score_b))


def count_extreme(
    values: NDArray[np.float64],
    centre: float,
    distance: float,
    alternative: Alternative,
    tolerance: float,
    strict: bool = False,
) -> int:
    """How many values are at least as far from `centre` as `distance`, in the alternative's sense.

    Parameters
    ----------
    values : ndarray of float64
        Differences A − B of resamples. NaN, an undefined score, counts as extreme: that can only
        make the p-value larger.
    centre, distance : float
        "greater" counts values ≥ centre + distance, "less" values ≤ centre + distance, "two-sided"
        values with |value − centre| ≥ |distance|.
    alternative : {"two-sided", "greater", "less"}
    tolerance : float
        Values this near to the limit are ties.
    strict : bool
        Leave ties out.
    """
    if alternative == "two-sided":
        excess = np.abs(values - centre) - abs(distance)
    elif alternative == "greater":
        excess = values - (centre + distance)
    else:
        excess = (centre + distance) - values
    not_extreme = excess <= tolerance if strict else excess < -tolerance
    return len(values) - int(np.count_nonzero(not_extreme))


def sampled_pvalue(n_extreme: int, n_resamples: int) -> float:
    """(n_extreme + 1) / (n_resamples + 1)."""
    return (n_extreme + 1) / (n_resamples + 1)


def monte_carlo_interval(
    n_extreme: int, n_resamples: int, confidence: float = MC_CONFIDENCE
) -> tuple[float, float]:
    """Clopper–Pearson interval of the p-value that infinitely many resamples would give.

    Parameters
    ----------
    n_extreme, n_resamples : int
    confidence : float

    Returns
    -------
    low, high : float
        (0, 1) without resamples.
    """
    from scipy.special import betaincinv

    tail = (1 - confidence) / 2
    n_rest = n_resamples - n_extreme
    low = float(betaincinv(n_extreme, n_rest + 1, tail)) if n_extreme else 0.0
    high = float(betaincinv(n_extreme + 1, n_rest, 1 - tail)) if n_rest else 1.0
    return low, high
