"""Two independent shares: systems on different items, or different annotators' samples."""

from __future__ import annotations

import math

import numpy as np

from sigdesk.core.distributions.tails import normal_two_sided
from sigdesk.core.effect_size.proportions import TwoProportions
from sigdesk.core.exact.tail import Tail
from sigdesk.core.proportions.one_share import normal_quantile, wilson
from sigdesk.core.results import Interval

FISHER_TIE = 1e-7
"""Tables this little more probable than the observed one still count as at most as probable."""


def risk_difference(table: TwoProportions) -> float:
    """Share of right answers of A minus that of B."""
    return _share_a(table) - _share_b(table)


def risk_ratio(table: TwoProportions) -> float:
    """Share of A over share of B; infinite when B is never right, NaN when neither is."""
    if table.right_b:
        return _share_a(table) / _share_b(table)
    return math.inf if table.right_a else math.nan


def risk_ratio_interval(table: TwoProportions, confidence: float = 0.95) -> Interval | None:
    """Normal on the logarithm (Katz et al. 1978); None when a system is never right."""
    if not table.right_a or not table.right_b:
        return None
    squared = 1.0 / table.right_a - 1.0 / _n_a(table) + 1.0 / table.right_b - 1.0 / _n_b(table)
    reach = normal_quantile(confidence) * math.sqrt(squared)
    centre = math.log(risk_ratio(table))
    ends = math.exp(centre - reach), math.exp(centre + reach)
    return Interval(*ends, confidence, "Katz", "risk-ratio")


def newcombe_interval(table: TwoProportions, confidence: float = 0.95) -> Interval:
    """Interval of the difference from both Wilson intervals (Newcombe 1998a, method 10)."""
    share_a, share_b = _share_a(table), _share_b(table)
    low_a, high_a = wilson(table.right_a, _n_a(table), confidence)
    low_b, high_b = wilson(table.right_b, _n_b(table), confidence)
    difference = share_a - share_b
    low = difference - math.hypot(share_a - low_a, high_b - share_b)
    high = difference + math.hypot(high_a - share_a, share_b - low_b)
    return Interval(low, high, confidence, "newcombe")


def wald_difference(table: TwoProportions, confidence: float = 0.95) -> Interval:
    """Difference ± z standard errors, for comparison with published numbers."""
    share_a, share_b = _share_a(table), _share_b(table)
    squared = share_a * (1.0 - share_a) / _n_a(table) + share_b * (1.0 - share_b) / _n_b(table)
    reach = normal_quantile(confidence) * math.sqrt(squared)
    difference = share_a - share_b
    return Interval(difference - reach, difference + reach, confidence, "wald")


def z_pooled(table: TwoProportions) -> float:
    """Difference over its standard error under one common share; NaN without variation."""
    n_a, n_b = _n_a(table), _n_b(table)
    pooled = (table.right_a + table.right_b) / (n_a + n_b)
    squared = pooled * (1.0 - pooled) * (1.0 / n_a + 1.0 / n_b)
    return risk_difference(table) / math.sqrt(squared) if squared else math.nan


def z_pvalue(table: TwoProportions) -> Tail:
    """Two-sided p-value of `z_pooled`, which is that of Pearson's chi-square without correction."""
    z = z_pooled(table)
    return Tail(math.nan, math.nan) if math.isnan(z) else normal_two_sided(z)


def chi_square(table: TwoProportions) -> float:
    """Pearson's statistic without continuity correction: the square of `z_pooled`."""
    return z_pooled(table) ** 2


def phi(table: TwoProportions) -> float:
    """Correlation of system and correctness, −1 to 1; NaN without variation."""
    return z_pooled(table) / math.sqrt(_n_a(table) + _n_b(table))


def fisher_exact(table: TwoProportions) -> float:
    """Two-sided p-value of Fisher's exact test (Fisher 1935).

    The probability, given both margins, of all tables at most as probable as the observed one.
    """
    n_a, n_b = _n_a(table), _n_b(table)
    right = table.right_a + table.right_b
    low, high = max(0, right - n_b), min(n_a, right)
    x = np.arange(low, high, dtype=np.float64)
    # ln of P(x + 1)/P(x): relative probabilities need no factorials of large numbers
    steps = np.log((n_a - x) * (right - x)) - np.log((x + 1.0) * (n_b - right + x + 1.0))
    logs = np.concatenate([[0.0], np.cumsum(steps)])
    weights = np.exp(logs - logs.max())
    observed = weights[table.right_a - low]
    share = math.fsum(weights[weights <= observed * (1.0 + FISHER_TIE)]) / math.fsum(weights)
    return min(1.0, share)


def _n_a(table: TwoProportions) -> int:
    return table.right_a + table.wrong_a


def _n_b(table: TwoProportions) -> int:
    return table.right_b + table.wrong_b


def _share_a(table: TwoProportions) -> float:
    return table.right_a / _n_a(table)


def _share_b(table: TwoProportions) -> float:
    return table.right_b / _n_b(table)
