"""Leave-one-out values, one for each kind of unit, and the acceleration of BCa from them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps
from sigdesk.core.resampling.units import Units

_KINDS_AT_ONCE = 4096


def acceleration(
    units: Units, statistic: Callable[[NDArray[Any]], NDArray[np.float64]]
) -> Steps[float]:
    """Acceleration of the BCa interval by the jackknife.

    For n units with leave-one-out values θ₍ᵢ₎ and their mean θ₍·₎ it is
    Σ (θ₍·₎ − θ₍ᵢ₎)³ / (6 (Σ (θ₍·₎ − θ₍ᵢ₎)²)^1.5) (Efron & Tibshirani 1993, eq. 14.15). With strata
    the deviations are taken from the mean of the stratum and weighted as empirical influence values
    (Davison & Hinkley 1997, § 5.3.2).

    Parameters
    ----------
    units : Units
    statistic : callable
        From totals, shape (..., n_columns), to the statistic, shape (...).

    Yields
    ------
    None
        Between pieces of the work.

    Returns
    -------
    float
        NaN when it is undefined: an undefined leave-one-out value, or values that do not vary.
    """
    totals = units.totals()
    left_out = np.empty(len(units.counts))
    for start in range(0, len(left_out), _KINDS_AT_ONCE):
        piece = slice(start, start + _KINDS_AT_ONCE)
        left_out[piece] = statistic(totals - units.rows[piece])
        yield
    return acceleration_of(left_out, units.counts, units.strata)


def acceleration_of(
    left_out: NDArray[np.float64], counts: NDArray[np.int64], strata: NDArray[np.intp]
) -> float:
    """`acceleration` from leave-one-out values, one for each kind of unit.

    Parameters
    ----------
    left_out : ndarray of float64, shape (n_kinds,)
    counts : ndarray of int64, shape (n_kinds,)
        Units of each kind.
    strata : ndarray of intp, shape (n_kinds,)
        0 … n_strata − 1.
    """
    sizes = np.bincount(strata, counts)
    means = np.bincount(strata, counts * left_out) / sizes
    # influence of a unit over the size of its stratum, (n − 1)/n times the jackknife deviation
    shrink = ((sizes - 1) / sizes)[strata]
    deviations = shrink * (means[strata] - left_out)
    squares = float(np.sum(counts * deviations**2))
    # rounding alone is not variation
    if not squares > len(sizes) * (1e-15 * float(np.abs(left_out).max(initial=0))) ** 2:
        return math.nan
    cubes = float(np.sum(counts * deviations**3))
    return cubes / (6 * math.pow(squares, 1.5))
