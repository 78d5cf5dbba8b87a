"""Mean and variance of a sample, with rounding told from variation.

Decision: a spread below 1e-12 of the largest value is the rounding of doubles, not variation.
0.8 − 0.7 and 0.7 − 0.6 are equal on paper; taken at their word as doubles they would give a t of
1e15 instead of none.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.exact.bracket import TIE_TOLERANCE


@dataclass(frozen=True)
class Moments:
    """What parametric tests read of a sample.

    Parameters
    ----------
    n : int
        Number of values.
    mean : float
        NaN without values.
    variance : float
        With divisor n − 1, in squared units of the values; NaN for fewer than two values.
    """

    n: int
    mean: float
    variance: float

    @property
    def sd(self) -> float:
        """Standard deviation, with divisor n − 1."""
        return math.sqrt(self.variance)

    @property
    def squared_error(self) -> float:
        """Squared standard error of the mean."""
        return self.variance / self.n if self.n else math.nan


def moments(values: ArrayLike, largest: float | None = None) -> Moments:
    """Mean and variance of the values.

    Parameters
    ----------
    values : array_like of float, shape (n,)
    largest : float, optional
        Size of the numbers that the values were computed from, for telling rounding from
        variation; the largest of the values by default.
    """
    given = as_sample(values)
    if not len(given):
        return Moments(0, math.nan, math.nan)
    grain = TIE_TOLERANCE * (float(np.abs(given).max()) if largest is None else largest)
    mean = float(given.mean())
    if abs(mean) <= grain and float(np.abs(given).max()) <= grain:
        mean = 0.0
    if len(given) < 2:
        return Moments(1, mean, math.nan)
    spread = given - given.mean()
    if float(np.abs(spread).max()) <= grain:
        # the mean of equal values must be that value, which summing need not give
        return Moments(len(given), 0.0 if mean == 0.0 else float(given[0]), 0.0)
    return Moments(len(given), mean, float(spread @ spread) / (len(given) - 1))


def as_sample(values: ArrayLike) -> NDArray[np.float64]:
    """The values as doubles.

    Raises
    ------
    ValueError
        When they are not one list of finite numbers.
    """
    given = np.asarray(values, dtype=np.float64)
    if given.ndim != 1:
        raise ValueError(f"a sample is a list of numbers, not an array of shape {given.shape}")
    if not np.isfinite(given).all():
        raise ValueError("a sample holds a value that is not a finite number")
    return given


def paired_differences(a: ArrayLike, b: ArrayLike) -> tuple[NDArray[np.float64], float]:
    """Differences A − B of paired values, and the size of the largest value.

    Raises
    ------
    ValueError
        When the samples differ in length.
    """
    first, second = as_sample(a), as_sample(b)
    if len(first) != len(second):
        raise ValueError(f"A has {len(first)} values and B has {len(second)}: not pairs")
    largest = float(np.abs(np.concatenate([first, second])).max(initial=0.0))
    differences = first - second
    return np.where(np.abs(differences) <= TIE_TOLERANCE * largest, 0.0, differences), largest
