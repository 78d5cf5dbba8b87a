"""Enumeration of all sign patterns of few items, by meeting in the middle.

The signed sums of each half of the items are listed; for every sum of one half, those of the
other that reach the threshold are counted by bisection. 40 items take two lists of a million.
Works for integers of any spacing and for doubles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.tail import Tail

MOST_ITEMS = 40


def _sums(values: NDArray[Any]) -> NDArray[Any]:
    """All signed sums, sorted, shape (2**len(values),)."""
    sums = np.zeros(1, dtype=values.dtype)
    for value in values:
        sums = np.concatenate([sums - value, sums + value])
    sums.sort()
    return sums


def enumerated_tail(values: NDArray[Any], threshold: float) -> Tail:
    """P(X ≥ threshold) over all sign patterns.

    Parameters
    ----------
    values : ndarray of int64 or float64, shape (n_items,)
        Magnitudes, at most `MOST_ITEMS`; sums of integers must fit into 63 bits.
    threshold : int or float
        For doubles, already lowered by the tolerance for ties.
    """
    half = len(values) // 2
    first, second = _sums(values[:half]), _sums(values[half:])
    # threshold − first is descending; an ascending query list is several times faster.
    needed = (np.asarray(threshold, dtype=values.dtype) - first)[::-1]
    favourable = len(second) * len(needed) - int(np.searchsorted(second, needed).sum())
    return Tail.from_counts(favourable, len(values))


def enumerated_tail_of(values: Sequence[int], threshold: int) -> Tail:
    """P(X ≥ threshold) for whole numbers of any size, as Python integers."""
    return enumerated_tail(np.array(values, dtype=object), threshold)
