"""Probabilities of counts, from the most probable count outwards.

Decision: neighbouring probabilities have simple ratios, so a law is a running product of ratios,
with the operations that every machine rounds alike; a seed then means the same draws everywhere.
Counts of less than 2^−70 of the largest probability are left out: all of them together are rarer
than two equal 64-bit numbers.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

_SMALLEST = 2.0**-70
_REACH = 5.0
"""Half the standard deviations of a binomial within which probabilities above `_SMALLEST` lie."""


@dataclass(frozen=True, eq=False)
class Law:
    """Probabilities of consecutive counts.

    Parameters
    ----------
    first : int
        The smallest count.
    weights : ndarray of float64, shape (n_counts,)
        Proportional to the probabilities, the largest being 1.
    """

    first: int
    weights: NDArray[np.float64]


def half_binomial(n: int) -> Law:
    """Number of heads among n tosses of a fair coin."""
    mode = n // 2
    reach = min(n - mode, math.ceil(_REACH * math.sqrt(n)) + 8)
    up = np.arange(mode, mode + reach, dtype=np.float64)
    down = np.arange(mode, max(mode - reach, 0), -1, dtype=np.float64)
    return _from_mode(mode, (n - up) / (up + 1.0), down / (n - down + 1.0))


def poisson(mean: float) -> Law:
    """Poisson law."""
    mode = math.floor(mean)
    reach = math.ceil(2.0 * _REACH * math.sqrt(mean)) + 32
    up = np.arange(mode, mode + reach, dtype=np.float64)
    down = np.arange(mode, max(mode - reach, 0), -1, dtype=np.float64)
    return _from_mode(mode, mean / (up + 1.0), down / mean)


def _from_mode(mode: int, up: NDArray[np.float64], down: NDArray[np.float64]) -> Law:
    above, below = np.cumprod(up), np.cumprod(down)
    # both fall from the mode on
    above = above[above >= _SMALLEST]
    below = below[below >= _SMALLEST]
    return Law(mode - len(below), np.concatenate([below[::-1], [1.0], above]))
