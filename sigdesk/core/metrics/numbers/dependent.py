"""Do two correlations with the same reference differ? Tests of dependent correlations.

Notation: h is the reference (human scores, say), a and b are two systems' answers on the same n
items; r_ha and r_hb are compared, and r_ab says how far they hang together.

Decision: Williams' t is the default, as in the evaluation of translation metrics (Graham & Baldwin
2014); Steiger (1980) recommends it over Hotelling's t, which ignores how r_ha and r_hb vary. All
suppose a trivariate normal distribution; swapping answers (approximate randomization) does not.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from sigdesk.core.distributions.student import t_pvalue
from sigdesk.core.exact.tail import CERTAIN, Tail
from sigdesk.core.results import Alternative, Interval


@dataclass(frozen=True)
class DependentCorrelations:
    """Three correlations of n items.

    Parameters
    ----------
    n : int
    r_ha, r_hb : float
        Correlations of the systems with the reference.
    r_ab : float
        Correlation of the two systems.
    """

    n: int
    r_ha: float
    r_hb: float
    r_ab: float

    @property
    def difference(self) -> float:
        """r_ha − r_hb."""
        return self.r_ha - self.r_hb

    @property
    def determinant(self) -> float:
        """Determinant of the matrix of correlations; 0 when one is determined by the others."""
        a, b, c = self.r_ha, self.r_hb, self.r_ab
        return 1 - a * a - b * b - c * c + 2 * a * b * c

    def williams_t(self) -> float:
        """Williams (1959), as in Steiger 1980, eq. 7; n − 3 degrees of freedom."""
        mean = (self.r_ha + self.r_hb) / 2
        spread = 2 * (self.n - 1) / (self.n - 3) * self.determinant + mean**2 * (1 - self.r_ab) ** 3
        return self.difference * _root((self.n - 1) * (1 + self.r_ab), spread)

    def hotelling_t(self) -> float:
        """Hotelling (1940); n − 3 degrees of freedom."""
        return self.difference * _root((self.n - 3) * (1 + self.r_ab), 2 * self.determinant)

    def dunn_clark_z(self) -> float:
        """Dunn and Clark (1969): difference of Fisher's z over its own standard error."""
        return self._fisher_z(self.r_ha, self.r_hb)

    def steiger_z(self) -> float:
        """Steiger (1980, eq. 14): the same with both correlations pooled in the standard error."""
        mean = (self.r_ha + self.r_hb) / 2
        return self._fisher_z(mean, mean)

    def _fisher_z(self, a: float, b: float) -> float:
        c = self.r_ab
        covariance = c * (1 - a * a - b * b) - 0.5 * a * b * (1 - a * a - b * b - c * c)
        shared = covariance / ((1 - a * a) * (1 - b * b))
        return self._fisher_difference() * _root(self.n - 3, 2 - 2 * shared)

    def meng_z(self) -> float:
        """Meng, Rosenthal and Rubin (1992)."""
        mean_square = (self.r_ha**2 + self.r_hb**2) / 2
        f = min(1.0, (1 - self.r_ab) / (2 * (1 - mean_square)))
        h = (1 - f * mean_square) / (1 - mean_square)
        return self._fisher_difference() * _root(self.n - 3, 2 * (1 - self.r_ab) * h)

    def _fisher_difference(self) -> float:
        return math.atanh(self.r_ha) - math.atanh(self.r_hb)

    def zou_interval(self, confidence: float = 0.95) -> Interval:
        """Interval of the difference from the intervals of the two (Zou 2007)."""
        from sigdesk.core.metrics.numbers.correlation_tests import fisher_interval

        a, b, c = self.r_ha, self.r_hb, self.r_ab
        of_a, of_b = (fisher_interval(r, self.n, confidence) for r in (a, b))
        shared = (c - 0.5 * a * b) * (1 - a * a - b * b - c * c) + c**3
        shared /= (1 - a * a) * (1 - b * b)
        down_a, up_a, down_b, up_b = a - of_a.low, of_a.high - a, b - of_b.low, of_b.high - b
        low = down_a**2 + up_b**2 - 2 * shared * down_a * up_b
        high = up_a**2 + down_b**2 - 2 * shared * up_a * down_b
        return Interval(
            self.difference - math.sqrt(max(low, 0.0)),
            self.difference + math.sqrt(max(high, 0.0)),
            confidence,
            "Zou",
        )


def _root(numerator: float, denominator: float) -> float:
    return math.sqrt(numerator / denominator) if denominator > 0 else math.nan


def t_test(t: float, n: int, alternative: Alternative = "two-sided") -> Tail:
    """p of Williams' or Hotelling's t."""
    return t_pvalue(t, n - 3, alternative)


def z_test(z: float, alternative: Alternative = "two-sided") -> Tail:
    """p of a z statistic of two correlations."""
    from scipy.special import log_ndtr

    signed = -abs(z) if alternative == "two-sided" else -z if alternative == "greater" else z
    log = float(log_ndtr(signed))
    tail = Tail(math.exp(log), log)
    if alternative == "two-sided":
        return tail.doubled()
    return tail if tail.value < 1 else CERTAIN
