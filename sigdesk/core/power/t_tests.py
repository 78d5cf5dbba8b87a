"""Power of t tests by the noncentral t distribution (Cohen 1988)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from sigdesk.core.distributions.noncentral_t import (
    log_noncentral_t_lower,
    log_noncentral_t_upper,
)
from sigdesk.core.distributions.student import t_quantile
from sigdesk.core.power.solving import real_size, smallest_effect
from sigdesk.core.results import Alternative

Design = Literal["paired", "independent"]

_LARGEST_EFFECT = 100.0


@dataclass(frozen=True)
class TPower:
    """Power of a t test for values that are normal.

    Parameters
    ----------
    design : {"paired", "independent"}
        One difference per item or run; or two samples of equal size and variance.
    alpha : float
    alternative : {"two-sided", "greater", "less"}
        "less" is "greater" for effects of the other sign.
    """

    design: Design = "paired"
    alpha: float = 0.05
    alternative: Alternative = "two-sided"

    @property
    def fewest(self) -> int:
        """Smallest number of pairs, or of values in each sample."""
        return 2

    def power(self, n: float, effect: float) -> float:
        """Chance of a significant result.

        Parameters
        ----------
        n : float
            Pairs, or values in each of both samples; need not be whole.
        effect : float
            True difference over the standard deviation: of the differences (d_z) when paired, of
            each sample (d) when independent. Signed.
        """
        df = n - 1.0 if self.design == "paired" else 2.0 * (n - 1.0)
        if df <= 0.0:
            return 0.0
        shift = effect * math.sqrt(n if self.design == "paired" else n / 2.0)
        if self.alternative == "two-sided":
            limit = t_quantile(self.alpha / 2.0, df)
            above = math.exp(log_noncentral_t_upper(limit, df, shift))
            return min(1.0, above + math.exp(log_noncentral_t_lower(-limit, df, shift)))
        limit = t_quantile(self.alpha, df)
        signed = shift if self.alternative == "greater" else -shift
        return math.exp(log_noncentral_t_upper(limit, df, signed))

    def size(self, effect: float, power: float = 0.8) -> float:
        """Pairs, or values in each sample, that an effect needs; not rounded up.

        Infinite for an effect of 0, or one that the alternative does not ask for.
        """
        asked = {"two-sided": abs(effect), "greater": effect, "less": -effect}[self.alternative]
        if asked <= 0.0:
            return math.inf
        upwards = TPower(
            self.design, self.alpha, "greater" if self.alternative == "less" else self.alternative
        )
        return real_size(lambda n: upwards.power(n, asked), power, float(self.fewest))

    def detectable(self, n: float, power: float = 0.8) -> float | None:
        """Smallest effect that has the power with n pairs, or n values in each sample.

        In standard deviations, positive; None when there is none below 100.
        """
        upwards = TPower(
            self.design, self.alpha, "greater" if self.alternative == "less" else self.alternative
        )
        return smallest_effect(lambda effect: upwards.power(n, effect), power, _LARGEST_EFFECT)
