"""Textbook standard errors of kappa, for those who compare with published tables.

They are asymptotic; the bootstrap intervals of `coefficient_interval` are not, and are what the
program shows.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.agreement.coefficient import disagreement_weights


def kappa_standard_error(matrix: NDArray[Any], weights: str = "none") -> float:
    """Asymptotic standard error of Cohen's kappa (Fleiss, Cohen & Everitt 1969, eq. 13).

    Parameters
    ----------
    matrix : ndarray of int, shape (n_labels, n_labels)
        Items by the labels of two annotators.
    weights : {"none", "linear", "quadratic"}

    Returns
    -------
    float
        NaN when kappa is undefined.
    """
    shares = matrix / matrix.sum()
    distance = disagreement_weights(weights, len(matrix))
    weight = 1 - distance / max(1, int(distance.max(initial=0)))
    rows, columns = shares.sum(axis=1), shares.sum(axis=0)
    observed, expected = float((weight * shares).sum()), float(rows @ weight @ columns)
    if expected == 1:
        return math.nan
    kappa = (observed - expected) / (1 - expected)
    margins = (weight @ columns)[:, None] + rows @ weight
    spread = float((shares * (weight - margins * (1 - kappa)) ** 2).sum())
    variance = (spread - (kappa - expected * (1 - kappa)) ** 2) / int(matrix.sum())
    return math.sqrt(max(variance, 0.0)) / (1 - expected)


def fleiss_null_error(counts: NDArray[Any]) -> float:
    """Standard error of Fleiss' kappa when there is no agreement (Fleiss, Nee & Landis 1979).

    Parameters
    ----------
    counts : ndarray of int, shape (n_items, n_labels)
        Ratings of each item by label; every item has the same number.

    Returns
    -------
    float
        NaN when only one label was used.

    Raises
    ------
    ValueError
        When items have different numbers of ratings.
    """
    n_ratings = counts.sum(axis=1)
    if len(np.unique(n_ratings)) != 1:
        raise ValueError("items have different numbers of ratings")
    n_items, n = len(counts), int(n_ratings[0])
    share = counts.sum(axis=0) / counts.sum()
    spread = float((share * (1 - share)).sum())
    if not spread:
        return math.nan
    skewed = float((share * (1 - share) * (1 - 2 * share)).sum())
    return math.sqrt(2 * (spread**2 - skewed) / (n_items * n * (n - 1))) / spread
