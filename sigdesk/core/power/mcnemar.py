"""Power of McNemar's test, for accuracies on the same items: exact, by enumeration.

The four-way table of N items is multinomial. Given the number m of discordant items, those that
only A has right are binomial, and the test rejects on both flanks of that binomial; the power is
the mean over m, itself binomial (Duffy 1984). Terms below 1e-16 of the mass of m are left out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.power.solving import real_size, smallest_effect, whole_size
from sigdesk.core.proportions.one_share import normal_quantile
from sigdesk.core.results import Alternative

Version = Literal["exact", "midp", "asymptotic"]
IntArray = NDArray[np.int64]

_REACH = 9.0
"""Standard deviations of m that are summed over; plus a few counts for Poisson tails."""
_TIE = 1e-12
"""p-values this near to α, relatively, are at most α."""


@dataclass(frozen=True)
class McNemarPower:
    """Power of McNemar's test.

    Parameters
    ----------
    version : {"exact", "midp", "asymptotic"}
        The exact test, its mid-p version, or (b − c)²/(b + c) without correction.
    alpha : float
    alternative : {"two-sided", "greater", "less"}
    """

    version: Version = "exact"
    alpha: float = 0.05
    alternative: Alternative = "two-sided"

    def power(self, n_items: int, only_a: float, only_b: float) -> float:
        """Chance of a significant result.

        Parameters
        ----------
        n_items : int
        only_a, only_b : float
            True shares of the items that only A, only B has right.

        Raises
        ------
        ValueError
            When these are no shares.
        """
        if min(only_a, only_b) < 0.0 or only_a + only_b > 1.0:
            raise ValueError(f"{only_a:g} and {only_b:g} are not shares of the items")
        if self.alternative == "less":
            only_a, only_b = only_b, only_a
        discordant = only_a + only_b
        if discordant == 0.0 or n_items == 0:
            return 0.0
        m = _likely_counts(n_items, discordant)
        weights = _binomial(m, n_items, discordant)
        most = self._most_against(m)
        # few against A: A is found better; few for A: B is, which a two-sided test also says
        rejected = _binomial_cdf(most, m, only_b / discordant)
        if self.alternative == "two-sided":
            rejected = rejected + _binomial_cdf(most, m, only_a / discordant)
        return min(1.0, float(weights @ rejected))

    def _most_against(self, m: IntArray) -> IntArray:
        """The most items on the losing side among m with which the test still rejects; −1: none."""
        sides = 2.0 if self.alternative == "two-sided" else 1.0
        if self.version == "asymptotic":
            limit = normal_quantile(1.0 - self.alpha * 2.0 / sides)
            most = np.floor((m - limit * np.sqrt(m)) / 2.0 + _TIE * m).astype(np.int64)
            return np.where((most >= 0) & (2 * most < m), most, -1)
        most = np.full(len(m), -1, dtype=np.int64)
        limit = self.alpha * (1.0 + _TIE)
        # p rises with the count: bisection for all m at once
        low, high = most.copy(), (m + 1) // 2
        while (high - low > 1).any():
            middle = (low + high) // 2
            passed = (self._pvalue(middle, m, sides) <= limit) & (middle > low)
            low, high = np.where(passed, middle, low), np.where(passed, high, middle)
        return low

    def _pvalue(self, against: IntArray, m: IntArray, sides: float) -> NDArray[np.float64]:
        """p of tables with `against` below m/2 on the losing side."""
        tail = _binomial_cdf(against, m, 0.5)
        if self.version == "midp":
            tail = tail - _binomial(against, m, 0.5) / 2.0
        return sides * tail

    def detectable(self, n_items: int, discordant: float, power: float = 0.8) -> float | None:
        """Smallest difference of accuracies that has the power.

        Parameters
        ----------
        n_items : int
        discordant : float
            Share of the items that exactly one system has right: 1 − the agreement in being right
            or wrong. It limits the difference.
        power : float

        Returns
        -------
        float or None
            Between 0 and `discordant`; None when no difference has the power.
        """
        upwards = McNemarPower(
            self.version, self.alpha, "two-sided" if self.alternative == "two-sided" else "greater"
        )

        def power_at(difference: float) -> float:
            only_b = max(0.0, (discordant - difference) / 2.0)
            return upwards.power(n_items, discordant - only_b, only_b)

        return smallest_effect(power_at, power, discordant)

    def size(self, only_a: float, only_b: float, power: float = 0.8) -> int | None:
        """Items needed: the power is reached, and kept when a few more are added.

        Parameters
        ----------
        only_a, only_b : float
            True shares of the items that only A, only B has right.
        power : float

        Returns
        -------
        int or None
            None without a difference, one the alternative does not ask for, or beyond 10^9.
        """
        difference = only_a - only_b
        asked = {"two-sided": abs(difference), "greater": difference, "less": -difference}
        if asked[self.alternative] <= 0.0:
            return None
        guess = connor_size(only_a, only_b, self.alpha, power)
        return whole_size(
            lambda n: self.power(n, only_a, only_b), power, 1, max(1, math.ceil(guess))
        )


def connor_power(n_items: float, only_a: float, only_b: float, alpha: float = 0.05) -> float:
    """Two-sided power by Connor's normal approximation (Connor 1987): one tail, no enumeration."""
    discordant, difference = only_a + only_b, abs(only_a - only_b)
    z = normal_quantile(1.0 - alpha)
    spread = discordant - difference**2
    excess = difference * math.sqrt(n_items) - z * math.sqrt(discordant)
    return 0.5 * math.erfc(-excess / math.sqrt(2.0 * spread))


def connor_size(only_a: float, only_b: float, alpha: float = 0.05, power: float = 0.8) -> float:
    """Items needed by the same approximation, not rounded up."""
    return real_size(lambda n: connor_power(n, only_a, only_b, alpha), power, 1.0)


def _likely_counts(n: int, share: float) -> IntArray:
    mean, sd = n * share, math.sqrt(n * share * (1.0 - share))
    low = max(0, math.floor(mean - _REACH * sd - 40.0))
    high = min(n, math.ceil(mean + _REACH * sd + 40.0))
    return np.arange(low, high + 1)


def _binomial(k: IntArray, n: IntArray | int, share: float) -> NDArray[np.float64]:
    """P(X = k) of Binomial(n, share)."""
    from scipy.special import gammaln, xlog1py, xlogy

    ways = gammaln(np.add(n, 1)) - gammaln(k + 1) - gammaln(np.subtract(n, k) + 1)
    logs = ways + xlogy(k, share) + xlog1py(np.subtract(n, k), -share)
    chances: NDArray[np.float64] = np.exp(logs)
    return chances


def _binomial_cdf(k: IntArray, n: IntArray, share: float) -> NDArray[np.float64]:
    """P(X ≤ k) of Binomial(n, share); 0 for k below 0."""
    from scipy.special import betainc

    inside = np.maximum(k, 0)
    rest = np.maximum(n - inside, 1)
    found = np.where(n > inside, betainc(rest, inside + 1.0, 1.0 - share), 1.0)
    chances: NDArray[np.float64] = np.where(k < 0, 0.0, found)
    return chances
