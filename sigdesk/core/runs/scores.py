"""Scores of the runs of two systems, as doubles and, where they are decimals, as whole numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.exact.decimals import scores_from_text
from sigdesk.core.moments import Moments, as_sample, moments, paired_differences

MOST_PLACES = 12
"""Doubles with more decimals than this were computed, not written: their digits are rounding."""


@dataclass(frozen=True, eq=False)
class RunScores:
    """Scores of the runs of A and of B.

    Parameters
    ----------
    a, b : ndarray of float64, shapes (n_a,), (n_b,)
        Of equal length when paired.
    paired : bool
        Whether run i of A and run i of B belong together (same seed, fold, data set).
    """

    a: NDArray[np.float64]
    b: NDArray[np.float64]
    paired: bool

    @classmethod
    def of(cls, a: ArrayLike, b: ArrayLike, paired: bool) -> RunScores:
        """Check and store.

        Raises
        ------
        ValueError
            When a sample is empty, holds a value that is not finite, or paired ones differ in
            length.
        """
        first, second = as_sample(a), as_sample(b)
        if not len(first) or not len(second):
            raise ValueError("a comparison of runs needs scores of both systems")
        if paired and len(first) != len(second):
            raise ValueError(f"A has {len(first)} runs and B has {len(second)}: not pairs")
        return cls(first, second, paired)

    @cached_property
    def moments_a(self) -> Moments:
        """Number, mean and variance of A's scores."""
        return moments(self.a)

    @cached_property
    def moments_b(self) -> Moments:
        """Number, mean and variance of B's scores."""
        return moments(self.b)

    @property
    def difference(self) -> float:
        """Mean of A − mean of B."""
        if self.paired:
            return moments(*paired_differences(self.a, self.b)).mean
        return self.moments_a.mean - self.moments_b.mean

    @cached_property
    def decimals(self) -> tuple[NDArray[np.int64], NDArray[np.int64], int] | None:
        """A's and B's scores as whole multiples of 10^−places, and the places.

        None when they have more than `MOST_PLACES` places.
        """
        texts = [repr(value) for value in [*self.a.tolist(), *self.b.tolist()]]
        try:
            column = scores_from_text(texts)
        except OverflowError:
            return None
        if column.places > MOST_PLACES:
            return None
        return column.scaled[: len(self.a)], column.scaled[len(self.a) :], column.places

    @property
    def exact_differences(self) -> tuple[NDArray[np.int64] | NDArray[np.float64], float]:
        """Paired differences with their ties kept, and the size of one unit of them."""
        if self.decimals is None:
            return paired_differences(self.a, self.b)[0], 1.0
        first, second, places = self.decimals
        return first - second, 10.0**-places

    @property
    def exact_values(
        self,
    ) -> tuple[NDArray[np.int64] | NDArray[np.float64], NDArray[np.int64] | NDArray[np.float64]]:
        """Both samples with their ties kept, in one unit."""
        if self.decimals is None:
            return self.a, self.b
        return self.decimals[0], self.decimals[1]
