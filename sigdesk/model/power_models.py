"""How power depends on the number of items or runs and on the true difference.

Three kinds: shares of right answers (McNemar's test, enumerated), means (t test, noncentral t), and
any other metric (a curve through simulated data sets).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.power.mcnemar import McNemarPower, connor_size
from sigdesk.core.power.simulation import SimulatedPower
from sigdesk.core.power.solving import smallest_effect
from sigdesk.core.power.t_tests import Design, TPower
from sigdesk.core.proportions.one_share import normal_quantile
from sigdesk.core.results import Alternative

_MOST = 10**9
_FINE_SAW = 3_000


class PowerModel(Protocol):
    """Power against the number of units and the size of the true difference."""

    @property
    def n(self) -> int:
        """Units there are now: items, or runs of each system."""

    def power(self, n: float, difference: float) -> float:
        """Chance of a significant result when there is a true difference of this size."""

    def detectable(self, power: float) -> float | None:
        """Smallest difference that the units there are now show with the power; None for none."""

    def size(self, difference: float, power: float) -> int | None:
        """Units needed; None when no number of them is enough, or beyond 10^9."""


@dataclass(frozen=True)
class SharesPower:
    """Accuracies on the same items.

    Parameters
    ----------
    n : int
        Items.
    discordant : float
        Share of the items that exactly one system has right. A larger difference than this needs
        a larger share: then A alone is right on all of them.
    test : McNemarPower
    """

    n: int
    discordant: float
    test: McNemarPower

    def _shares(self, difference: float) -> tuple[float, float]:
        only_b = max(0.0, (self.discordant - difference) / 2.0)
        return only_b + difference, only_b

    def power(self, n: float, difference: float) -> float:
        """Exact, by enumeration of the tables."""
        only_a, only_b = self._shares(min(difference, 1.0))
        return self.test.power(round(n), only_a, only_b)

    def detectable(self, power: float) -> float | None:
        """By bisection over differences."""
        return smallest_effect(lambda d: self.power(self.n, d), power, 1.0)

    def size(self, difference: float, power: float) -> int | None:
        """Where the power is reached, and up to some thousands of items kept when more are added.

        With more items the saw of an exact test's power is finer than anybody plans.
        """
        only_a, only_b = self._shares(min(difference, 1.0))
        if difference <= 0.0:
            return None
        guess = connor_size(only_a, only_b, self.test.alpha, power)
        if not guess > _FINE_SAW:
            return self.test.size(only_a, only_b, power)
        low, high = int(0.8 * guess), int(1.25 * guess)
        while self.power(low, difference) >= power:
            low //= 2
        while self.power(high, difference) < power:
            low, high = high, 2 * high
            if high > _MOST:
                return None
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if self.power(middle, difference) >= power else (middle, high)
        return high


@dataclass(frozen=True)
class MeansPower:
    """Means of scores of items or runs.

    Parameters
    ----------
    n : int
        Pairs, or runs of each system.
    sd : float
        Of the differences when paired, else of each system's scores.
    design : {"paired", "independent"}
    alpha : float
    alternative : {"two-sided", "greater"}
    shared : float
        Items of a test fold over items of its training set; 0 for independent units. It adds to
        the variance of the mean (Nadeau & Bengio 2003), whatever their number.
    """

    n: int
    sd: float
    design: Design
    alpha: float
    alternative: Alternative
    shared: float = 0.0

    @cached_property
    def _test(self) -> TPower:
        return TPower(self.design, self.alpha, self.alternative)

    def _stretch(self, n: float) -> float:
        return math.sqrt(1.0 + n * self.shared)

    def power(self, n: float, difference: float) -> float:
        """By the noncentral t."""
        return self._test.power(n, difference / self.sd / self._stretch(n))

    def detectable(self, power: float) -> float | None:
        """In units of the scores."""
        found = self._test.detectable(self.n, power) if self.n >= self._test.fewest else None
        return None if found is None else found * self.sd * self._stretch(self.n)

    def size(self, difference: float, power: float) -> int | None:
        """Rounded up."""
        if self.shared:
            return self._size_of_folds(difference, power)
        found = self._test.size(difference / self.sd, power)
        return math.ceil(found - 1e-9) if math.isfinite(found) and found < _MOST else None

    def _size_of_folds(self, difference: float, power: float) -> int | None:
        """Further folds add ever less: their number may have no end."""
        low, high = self._test.fewest, self._test.fewest
        while self.power(high, difference) < power:
            low, high = high, 2 * high
            if high > 10**6:
                return None
        while high - low > 1:
            middle = (low + high) // 2
            if self.power(middle, difference) < power:
                low = middle
            else:
                high = middle
        return high


@dataclass(frozen=True, eq=False)
class FittedPower:
    """Any metric: a normal curve through the shares of simulated data sets that were significant.

    The curve has one parameter, the standard error of the difference with n items; with m items it
    is √(n/m) times that.

    Parameters
    ----------
    n : int
        Items of the simulated data sets.
    simulated : tuple of SimulatedPower
    alpha : float
    alternative : {"two-sided", "greater"}
    """

    n: int
    simulated: tuple[SimulatedPower, ...]
    alpha: float
    alternative: Alternative

    @cached_property
    def _limit(self) -> float:
        sides = 1.0 if self.alternative == "two-sided" else 2.0
        return normal_quantile(1.0 - sides * self.alpha)

    @cached_property
    def standard_error(self) -> float:
        """The standard error under which the simulated results are most likely."""
        from scipy.optimize import minimize_scalar

        differences = np.array([s.difference for s in self.simulated])
        found = np.array([s.n_significant for s in self.simulated])
        missed = np.array([s.n_done for s in self.simulated]) - found

        def unlikely(log_error: float) -> float:
            chances = self._chances(differences / math.exp(log_error))
            return -float(found @ np.log(chances) + missed @ np.log1p(-chances))

        middle = math.log(float(differences.mean()) / self._limit)
        best = minimize_scalar(unlikely, bounds=(middle - 3.0, middle + 3.0), method="bounded")
        return math.exp(float(best.x))

    def _chances(self, shift: NDArray[np.float64]) -> NDArray[np.float64]:
        from scipy.special import ndtr

        chances = ndtr(shift - self._limit)
        if self.alternative == "two-sided":
            chances = chances + ndtr(-shift - self._limit)
        return np.asarray(np.clip(chances, 1e-9, 1.0 - 1e-9))

    def power(self, n: float, difference: float) -> float:
        """Off the curve."""
        shift = difference * math.sqrt(n / self.n) / self.standard_error
        return float(self._chances(np.array([shift]))[0])

    def detectable(self, power: float) -> float | None:
        """Off the curve."""
        return smallest_effect(lambda d: self.power(self.n, d), power, 50.0 * self.standard_error)

    def size(self, difference: float, power: float) -> int | None:
        """The number at which the difference has as many standard errors as the power needs."""
        wanted = self.detectable(power)
        if wanted is None or difference <= 0.0:
            return None
        size = math.ceil(self.n * (wanted / difference) ** 2 - 1e-9)
        return size if size < _MOST else None
