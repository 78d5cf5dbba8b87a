"""Null distributions made small enough to draw: at most a few hundred weighted points."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.results import Distribution

MOST_POINTS = 400
"""Support points of a drawn distribution."""


def coarsened(
    values: NDArray[np.float64], weights: NDArray[np.float64], most: int = MOST_POINTS
) -> Distribution | None:
    """A null distribution with few support points.

    Values that are equal but for rounding become one point. When more than `most` are left, bins
    of equal width become one point each, at the mean of what falls into them: point masses stay
    where they are.

    Parameters
    ----------
    values : ndarray of float64, shape (n,)
        Differences in metric units; undefined ones (NaN) are left out.
    weights : ndarray of float64, shape (n,)
        Their probabilities, up to a constant factor.

    Returns
    -------
    Distribution or None
        Weights sum to 1; None when nothing is left.
    """
    keep = np.isfinite(values) & (weights > 0)
    values, weights = values[keep], weights[keep]
    if not len(values):
        return None
    low, high = float(values.min()), float(values.max())
    grain = max(abs(low), abs(high)) * 1e-11
    order = np.argsort(values)
    apart = np.diff(values[order]) > grain
    if np.count_nonzero(apart) < most:
        bins = np.zeros(len(values), dtype=np.intp)
        bins[order[1:]] = np.cumsum(apart)
    else:
        bins = np.minimum(((values - low) * (most / (high - low))).astype(np.intp), most - 1)
    mass = np.bincount(bins, weights)
    filled = mass > 0
    centres = np.bincount(bins, weights * values)[filled] / mass[filled]
    return Distribution("null", centres, mass[filled] / mass.sum())
