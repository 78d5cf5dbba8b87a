"""Standard errors of a difference of ratios, in every resample at the price of ten more sums.

For a score X/Y the influence of a unit with (x, y) is (x − (X/Y)·y) / Y, and the squared standard
error of the difference of two such scores is the sum of the squared differences of influences
(delta method; Davison & Hinkley 1997, § 2.7.2). Squaring that out leaves sums of the ten products
of (x, y) of A and (x, y) of B, which are summed over a resample like any other statistic.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.metrics.base import Ratio
from sigdesk.core.resampling.units import Units

_LEFT, _RIGHT = np.triu_indices(4)
_CANCELLED = 1e-13
_TWICE = np.where(_LEFT == _RIGHT, 1.0, 2.0)


def _quantities(rows: NDArray[Any], ratio: Ratio) -> NDArray[np.float64]:
    """(numerator, denominator) of A, then of B, shape (..., 4)."""
    n_stats = rows.shape[-1] // 2
    weights = np.array([ratio.numerator, ratio.denominator], dtype=np.float64).T
    return np.concatenate([rows[..., :n_stats] @ weights, rows[..., n_stats:] @ weights], axis=-1)


def with_products(units: Units, ratio: Ratio) -> Units:
    """Units of two systems with the ten products as further columns."""
    quantities = _quantities(units.rows, ratio)
    return units.with_columns(quantities[:, _LEFT] * quantities[:, _RIGHT])


def standard_errors(totals: NDArray[Any], ratio: Ratio) -> NDArray[np.float64]:
    """Standard error of the difference A − B.

    Parameters
    ----------
    totals : ndarray, shape (..., n_columns)
        Sums of the columns that `with_products` made.
    ratio : Ratio

    Returns
    -------
    ndarray of float64, shape (...)
        NaN where a denominator is 0, and 0 where the spread is too small to tell from rounding.
    """
    n_products = len(_LEFT)
    sums = _quantities(totals[..., :-n_products], ratio)
    x_a, y_a, x_b, y_b = np.moveaxis(sums, -1, 0)
    with np.errstate(divide="ignore", invalid="ignore"):
        weights = np.stack([1 / y_a, -x_a / y_a**2, -1 / y_b, x_b / y_b**2], axis=-1)
        terms = weights[..., _LEFT] * weights[..., _RIGHT] * _TWICE * totals[..., -n_products:]
        squared = np.asarray(terms.sum(axis=-1))
        # what is left when the terms cancel to their last digits is rounding, not spread
        squared[squared < _CANCELLED * np.abs(terms).sum(axis=-1)] = 0
        errors: NDArray[np.float64] = np.sqrt(squared) / ratio.divisor
    return errors
