"""Whether a swapped difference is beyond, below or tied with the observed one, decided exactly.

Decision: a tie counts as "at least as extreme", so a tie that is lost to rounding changes the
p-value: micro-F1 over eight sentences has an exact p of 0.40625 where plain float comparison finds
0.375. Differences are therefore computed in doubles only to sort out the clear cases; what lies
within a relative 1e-12 of the observed difference is settled in whole numbers (ratios of sums) or
fractions (metrics that provide `Metric.exact_score`). A metric with neither is irrational, such as
a correlation, and what lies within the tolerance counts as tied.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.kinds import DiscordantKinds
from sigdesk.core.metrics.base import Metric, Ratio

TOLERANCE = 1e-12
"""Relative to the scores: what is nearer to the observed difference is settled exactly."""

MOST_SETTLED = 20_000
"""Near-ties settled in fractions in one block of patterns; any more count as ties."""


@dataclass(frozen=True, eq=False)
class Comparison(ABC):
    """Compares |δ*| of swap patterns with |δ| as observed.

    Parameters
    ----------
    observed : float
        δ, the observed difference A − B in metric units.
    tied : bool
        Whether A and B have exactly the same score.
    tolerance : float
        Differences within this distance of ±δ need settling.
    """

    observed: float
    tied: bool
    tolerance: float

    @property
    def threshold(self) -> float:
        """|δ|."""
        return abs(self.observed)

    @abstractmethod
    def differences(self, sums: NDArray[Any]) -> NDArray[np.float64]:
        """δ* of patterns in doubles.

        Parameters
        ----------
        sums : ndarray, shape (..., n_stats)
            Sums of A's statistics under each pattern.

        Returns
        -------
        ndarray of float64, shape (...)
            NaN where a score is undefined.
        """

    @abstractmethod
    def settle(self, sums: NDArray[Any]) -> NDArray[np.int8]:
        """Sign of |δ*| − |δ| for near-ties, exact.

        Parameters
        ----------
        sums : ndarray, shape (n_patterns, n_stats)

        Returns
        -------
        ndarray of int8, shape (n_patterns,)
            1 beyond, 0 tied, −1 below.
        """

    def signs(self, sums: NDArray[Any], differences: NDArray[np.float64]) -> NDArray[np.int8]:
        """Sign of |δ*| − |δ| of any patterns, given their `differences`, same shape.

        A pattern with an undefined score counts as beyond: that can only make the p-value larger.
        """
        beyond = np.abs(differences) - self.threshold
        signs = np.where(beyond < 0, np.int8(-1), np.int8(1))
        near = np.abs(beyond) <= self.tolerance
        if near.any():
            signs[near] = self.settle(sums[near])
        return signs


def _tolerance(score_a: float, score_b: float) -> float:
    return TOLERANCE * ((abs(score_a) + abs(score_b)) or 1.0)


@dataclass(frozen=True, eq=False)
class RatioComparison(Comparison):
    """For scores N/D/divisor of two integer sums; patterns are (N, D) of system A.

    With the fixed sums S_N and S_D over both systems, δ* = N/D − (S_N − N)/(S_D − D) has the
    numerator N·S_D − S_N·D: linear in the pattern. That is also what makes the lattice fast.

    Parameters
    ----------
    exact : Fraction
        |δ| times the divisor.
    total_numerator, total_denominator : int
        S_N and S_D.
    divisor : int
        See `Ratio`.
    undefined : float
        The score of 0/0 times the divisor; NaN when there is none.
    """

    exact: Fraction
    total_numerator: int
    total_denominator: int
    divisor: int
    undefined: float

    @classmethod
    def of(
        cls, kinds: DiscordantKinds, ratio: Ratio, score_of_nothing: float
    ) -> RatioComparison | None:
        """The comparison for kinds of (numerator, denominator) pairs.

        Parameters
        ----------
        kinds : DiscordantKinds
            With the numerator and the denominator as their two statistics.
        ratio : Ratio
        score_of_nothing : float
            The metric's score of 0/0.

        Returns
        -------
        RatioComparison or None
            None when one of the observed scores is undefined.
        """
        numerator, denominator = (int(value) for value in kinds.observed_sum())
        total_numerator, total_denominator = (int(value) for value in kinds.total)
        undefined = score_of_nothing * ratio.divisor
        scores = [
            _quotient(n, d, undefined)
            for n, d in (
                (numerator, denominator),
                (total_numerator - numerator, total_denominator - denominator),
            )
        ]
        if scores[0] is None or scores[1] is None:
            return None
        difference = scores[0] - scores[1]
        return cls(
            float(difference / ratio.divisor),
            difference == 0,
            _tolerance(float(scores[0] / ratio.divisor), float(scores[1] / ratio.divisor)),
            abs(difference),
            total_numerator,
            total_denominator,
            ratio.divisor,
            undefined,
        )

    def exact_difference(self, numerator: int, denominator: int) -> Fraction | None:
        """δ* times the divisor from A's sums, None where a score is undefined."""
        score_a = _quotient(numerator, denominator, self.undefined)
        score_b = _quotient(
            self.total_numerator - numerator, self.total_denominator - denominator, self.undefined
        )
        return None if score_a is None or score_b is None else score_a - score_b

    def differences(self, sums: NDArray[Any]) -> NDArray[np.float64]:
        numerator, denominator = sums[..., 0], sums[..., 1].astype(np.float64)
        of_b = self.total_denominator - denominator
        cross = numerator * float(self.total_denominator) - self.total_numerator * denominator
        product = denominator * of_b
        nothing = product == 0
        if not nothing.any():
            return cross / (product * self.divisor)
        with np.errstate(invalid="ignore", divide="ignore"):
            difference = cross / product
        if self.total_denominator:
            rest = self.total_numerator / self.total_denominator
            difference = np.where(denominator == 0, self.undefined - rest, difference)
            difference = np.where(of_b == 0, rest - self.undefined, difference)
        else:
            difference = np.zeros_like(cross) + (self.undefined - self.undefined)
        return np.asarray(difference / self.divisor)

    def settle(self, sums: NDArray[Any]) -> NDArray[np.int8]:
        numerator, denominator = (sums[:, column].astype(object) for column in (0, 1))
        product = denominator * (self.total_denominator - denominator)
        cross = numerator * self.total_denominator - self.total_numerator * denominator
        excess = abs(cross) * self.exact.denominator - product * self.exact.numerator
        signs = np.array([(value > 0) - (value < 0) for value in excess], dtype=np.int8)
        for place in np.flatnonzero(product == 0):
            difference = self.exact_difference(int(numerator[place]), int(denominator[place]))
            signs[place] = 1 if difference is None else _sign(abs(difference) - self.exact)
        return signs


@dataclass(frozen=True, eq=False)
class MetricComparison(Comparison):
    """For any metric of the summed statistics.

    Parameters
    ----------
    metric : Metric
    total : ndarray, shape (n_stats,)
        Sum of the statistics of both systems.
    exact : Fraction or None
        |δ| when the metric's scores are rational and it says so.
    """

    metric: Metric
    total: NDArray[Any]
    exact: Fraction | None

    @classmethod
    def of(cls, kinds: DiscordantKinds, metric: Metric) -> MetricComparison | None:
        """The comparison for kinds with the metric's own statistics.

        Returns
        -------
        MetricComparison or None
            None when one of the observed scores is undefined.
        """
        sum_a = kinds.observed_sum()
        score_a, score_b = (float(metric.aggregate(s)) for s in (sum_a, kinds.total - sum_a))
        if math.isnan(score_a) or math.isnan(score_b):
            return None
        exact = _exact_difference(metric, sum_a, kinds.total)
        difference = score_a - score_b if exact is None else float(exact)
        tolerance = _tolerance(score_a, score_b)
        tied = abs(difference) <= tolerance if exact is None else exact == 0
        return cls(
            0.0 if tied else difference,
            tied,
            tolerance,
            metric,
            kinds.total,
            None if exact is None else abs(exact),
        )

    def differences(self, sums: NDArray[Any]) -> NDArray[np.float64]:
        of_b: NDArray[Any] = np.subtract(self.total, sums, order="K")
        return self.metric.aggregate(sums) - self.metric.aggregate(of_b)

    def settle(self, sums: NDArray[Any]) -> NDArray[np.int8]:
        signs = np.zeros(len(sums), dtype=np.int8)
        if self.exact is not None:
            for place, row in enumerate(sums[:MOST_SETTLED]):
                difference = _exact_difference(self.metric, row, self.total)
                signs[place] = 1 if difference is None else _sign(abs(difference) - self.exact)
        return signs


def _sign(value: Fraction) -> int:
    return (value > 0) - (value < 0)


def _quotient(numerator: int, denominator: int, undefined: float) -> Fraction | None:
    if denominator:
        return Fraction(numerator, denominator)
    return None if math.isnan(undefined) else Fraction(undefined)


def _exact_difference(metric: Metric, sum_a: NDArray[Any], total: NDArray[Any]) -> Fraction | None:
    if not np.issubdtype(sum_a.dtype, np.integer):
        return None
    of_a: Sequence[int] = sum_a.tolist()
    of_b: Sequence[int] = (total - sum_a).tolist()
    score_a, score_b = metric.exact_score(of_a), metric.exact_score(of_b)
    return None if score_a is None or score_b is None else score_a - score_b
