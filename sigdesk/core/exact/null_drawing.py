"""Null distributions made small enough to draw: at most a few hundred weighted points."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.results import Distribution

MOST_POINTS = 400
"""Support points of a drawn distribution."""

_MOST_SORTED = 20_000
_LIGHTEST = 1e-14
"""Share of the mass below which a point only stretches the axis."""


def coarsened(
    values: NDArray[np.float64], weights: NDArray[np.float64], most: int = MOST_POINTS
) -> Distribution | None:
    """A null distribution with few support points.

    Values that are equal but for rounding become one point. When more than `most` are left, bins
    of equal width become one point each, at the mean of what falls into them, so that a few heavy
    points among many light ones stay where they are.

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
    keep = np.isfinite(values) & (weights > _LIGHTEST * weights.sum())
    values, weights = values[keep], weights[keep]
    if not len(values):
        return None
    low, high = float(values.min()), float(values.max())
    bins = _equal_values(values, most) if len(values) <= _MOST_SORTED else None
    if bins is None:
        scale = most / (high - low) if high > low else 0.0
        bins = np.minimum(((values - low) * scale).astype(np.intp), most - 1)
    mass = np.bincount(bins, weights)
    filled = mass > 0
    centres = np.bincount(bins, weights * values)[filled] / mass[filled]
    return Distribution("null", centres, mass[filled] / mass.sum())


def _equal_values(values: NDArray[np.float64], most: int) -> NDArray[np.intp] | None:
    """Which distinct value each one is, None when there are more than `most`."""
    order = np.argsort(values)
    grain = float(np.abs(values).max()) * 1e-11
    apart = np.diff(values[order]) > grain
    if np.count_nonzero(apart) >= most:
        return None
    bins = np.zeros(len(values), dtype=np.intp)
    bins[order[1:]] = np.cumsum(apart)
    return bins
