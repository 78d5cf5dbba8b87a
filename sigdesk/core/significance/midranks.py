"""Mid-ranks of one sample, and the normal tail that rank statistics are compared with."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.bracket import TIE_TOLERANCE
from sigdesk.core.exact.grouping import IntArray


def doubled_midranks(values: NDArray[Any]) -> tuple[IntArray, IntArray]:
    """Twice the ranks (1 is the smallest), tied values sharing the mean of theirs.

    Doubles that differ by less than 1e-12 of the largest are tied.

    Returns
    -------
    ranks : ndarray of int64, shape (n,)
    tied : ndarray of int64
        Sizes of the groups of tied values, in ascending order of value.
    """
    order = np.argsort(values, kind="stable")
    ordered = values[order]
    grain = 0.0
    if values.dtype.kind == "f":
        grain = TIE_TOLERANCE * float(np.abs(values).max(initial=0.0))
    fresh = np.ones(len(values), dtype=bool)
    fresh[1:] = ordered[1:] - ordered[:-1] > grain
    starts = np.flatnonzero(fresh)
    tied = np.diff(np.append(starts, len(values)))
    ranks = np.empty(len(values), dtype=np.int64)
    ranks[order] = np.repeat(2 * starts + tied + 1, tied)
    return ranks, tied


def two_sided_normal(distance: float, variance: float, correction: float) -> float:
    """Two-sided normal tail of a distance from the mean; 1 without variance.

    Parameters
    ----------
    distance, variance : float
    correction : float
        The distance is shortened by so much, for continuity.
    """
    if variance == 0.0:
        return 1.0
    z = max(distance - correction, 0.0) / math.sqrt(variance)
    return math.erfc(z / math.sqrt(2.0))
