"""The bootstrap without resampling: p-values and intervals for infinitely many resamples.

Two ways, each exact but for rounding: `DrawnSum` for differences that are linear in the items, for
any number of them; enumeration for any metric and very few items.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass

import numpy as np

from sigdesk.core.exact.steps import Steps
from sigdesk.core.exact.tail import CERTAIN, Tail
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.resampling.difference import BootstrapDifference
from sigdesk.core.resampling.linear import MOST_POINTS, DrawnSum, linear_differences
from sigdesk.core.resampling.monte_carlo import tie_tolerance
from sigdesk.core.resampling.multisets import MOST_RESAMPLES, ideal_distribution, n_multisets
from sigdesk.core.results import Alternative, Distribution, PairedSample


class IdealBootstrap(ABC):
    """The bootstrap law of the difference δ* = A − B.

    Subclasses say how probable it is that δ* lies `times` observed differences δ or more above
    zero: `times` 2 is the rule of Berg-Kirkpatrick et al., 0 that of Koehn.
    """

    observed: float
    """δ."""

    @property
    @abstractmethod
    def method(self) -> Message:
        """How the law was found."""

    @abstractmethod
    def distribution(self) -> Distribution:
        """Ascending values with their probabilities; a NaN for undefined ones comes last."""

    @abstractmethod
    def at_least(self, times: int, strict: bool = False) -> Tail:
        """P(δ* ≥ times·δ), or P(δ* > times·δ); undefined resamples count."""

    @abstractmethod
    def at_most(self, times: int, strict: bool = False) -> Tail:
        """P(δ* ≤ times·δ), or P(δ* < times·δ); undefined resamples count."""

    def shifted(self, alternative: Alternative, strict: bool = False) -> Tail:
        """Berg-Kirkpatrick's p-value: δ* as far from δ as δ from zero.

        Two-sided P(|δ* − δ| ≥ |δ|), for "greater" P(δ* ≥ 2δ), for "less" P(δ* ≤ 2δ); `strict`
        leaves ties out.
        """
        if alternative == "greater":
            return self.at_least(2, strict)
        if alternative == "less":
            return self.at_most(2, strict)
        if self.observed == 0 and not strict:
            return CERTAIN
        if self.observed < 0:
            return _either(self.at_most(2, strict), self.at_least(0, strict))
        return _either(self.at_least(2, strict), self.at_most(0, strict))

    def against(self, alternative: Alternative) -> Tail:
        """Koehn's p-value: the share of resamples against the observed direction."""
        if alternative == "less" or (alternative == "two-sided" and self.observed < 0):
            against = self.at_least(0)
        else:
            against = self.at_most(0)
        return against.doubled() if alternative == "two-sided" else against


@dataclass(frozen=True, eq=False)
class LinearBootstrap(IdealBootstrap):
    """The law of a sum of whole numbers over a constant.

    Parameters
    ----------
    law : DrawnSum
        Of the summed differences.
    observed : float
        The observed sum over the constant.
    total, divisor : int
        The observed sum, and the constant.
    n_units : int
    """

    law: DrawnSum
    observed: float
    total: int
    divisor: int
    n_units: int

    @property
    def method(self) -> Message:
        """Number of units and of points."""
        text = QT_TRANSLATE_NOOP(
            "messages", "exact: all resamples of {n:,} items at once, {points:,} possible values"
        )
        return Message(text, {"n": self.n_units, "points": self.law.n_points})

    def distribution(self) -> Distribution:
        """See `IdealBootstrap.distribution`."""
        values, weights = self.law.probabilities()
        return Distribution("bootstrap", values / self.divisor, weights)

    def at_least(self, times: int, strict: bool = False) -> Tail:
        """See `IdealBootstrap.at_least`; ties are decided in whole numbers."""
        return self.law.at_least(times * self.total + strict)

    def at_most(self, times: int, strict: bool = False) -> Tail:
        """See `IdealBootstrap.at_most`; ties are decided in whole numbers."""
        return self.law.at_most(times * self.total - strict)


@dataclass(frozen=True, eq=False)
class EnumeratedBootstrap(IdealBootstrap):
    """The law of any metric, resample by resample.

    Parameters
    ----------
    law : Distribution
    observed : float
    tolerance : float
        See `tie_tolerance`.
    n_resamples : int
        How many different resamples there are.
    """

    law: Distribution
    observed: float
    tolerance: float
    n_resamples: int

    @property
    def method(self) -> Message:
        """Number of resamples."""
        text = QT_TRANSLATE_NOOP("messages", "exact: all {n:,} different resamples listed")
        return Message(text, {"n": self.n_resamples})

    def distribution(self) -> Distribution:
        """See `IdealBootstrap.distribution`."""
        return self.law

    def at_least(self, times: int, strict: bool = False) -> Tail:
        """See `IdealBootstrap.at_least`."""
        return self._share(self.law.values - times * self.observed, strict)

    def at_most(self, times: int, strict: bool = False) -> Tail:
        """See `IdealBootstrap.at_most`."""
        return self._share(times * self.observed - self.law.values, strict)

    def _share(
        self, excess: np.ndarray[tuple[int, ...], np.dtype[np.float64]], strict: bool
    ) -> Tail:
        assert self.law.weights is not None
        short = excess <= self.tolerance if strict else excess < -self.tolerance
        share = min(1.0, math.fsum(self.law.weights[~short]))
        return Tail(share, math.log(share) if share else -math.inf)


def ideal_bootstrap(sample: PairedSample) -> Steps[IdealBootstrap | Message]:
    """The ideal bootstrap of a sample, or the reason why there is none; in pieces."""
    drawn = yield from BootstrapDifference.prepared(sample, seed=0)
    units = drawn.units
    linear = linear_differences(units, sample.metric)
    if linear is not None:
        differences, divisor = linear
        law = DrawnSum.of(differences, units.counts, units.strata)
        if law.n_points <= MOST_POINTS:
            total = int(units.counts @ differences)
            return LinearBootstrap(law, total / divisor, total, divisor, units.n_units)
    if units.n_strata == 1 and n_multisets(units) <= MOST_RESAMPLES:
        score_a, score_b = sample.scores()
        tolerance = tie_tolerance(score_a, score_b)
        listed = yield from ideal_distribution(units, drawn.difference, tolerance)
        return EnumeratedBootstrap(listed, score_a - score_b, tolerance, n_multisets(units))
    if linear is not None:
        text = QT_TRANSLATE_NOOP(
            "messages", "The scores have too many digits for all resamples to be summed at once."
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Exact bootstrap probabilities need a score that is a plain mean over items, or very "
            "few items.",
        )
    return Message(text)


def _either(first: Tail, second: Tail) -> Tail:
    """Probability of one of two events that exclude each other."""
    value = first.value + second.value
    if value >= 1:
        return CERTAIN
    return Tail(value, float(np.logaddexp(first.log, second.log)))
