"""Power of a test of two independent shares; two normal approximations."""

from __future__ import annotations

import math

from sigdesk.core.proportions.one_share import normal_quantile


def arcsine_power(share_a: float, share_b: float, n: float, alpha: float = 0.05) -> float:
    """Two-sided power by Cohen's h (Cohen 1988, section 6.5).

    Parameters
    ----------
    share_a, share_b : float
        True shares of right answers.
    n : float
        Items of each system.
    alpha : float
    """
    h = 2.0 * (math.asin(math.sqrt(share_a)) - math.asin(math.sqrt(share_b)))
    return _both_tails(h * math.sqrt(n / 2.0), normal_quantile(1.0 - alpha))


def pooled_power(
    share_a: float, share_b: float, n: float, alpha: float = 0.05, *, one_tail: bool = False
) -> float:
    """Power of the z test with pooled variance under the null hypothesis, as R's power.prop.test.

    Parameters
    ----------
    share_a, share_b, n, alpha
        As in `arcsine_power`.
    one_tail : bool
        Leave out significant results in the wrong direction, as R does by default.
    """
    spread = share_a * (1.0 - share_a) + share_b * (1.0 - share_b)
    mean = (share_a + share_b) / 2.0
    limit = normal_quantile(1.0 - alpha) * math.sqrt(2.0 * mean * (1.0 - mean) / spread)
    shift = (share_a - share_b) * math.sqrt(n / spread)
    return _normal(abs(shift) - limit) if one_tail else _both_tails(shift, limit)


def _both_tails(shift: float, limit: float) -> float:
    return _normal(shift - limit) + _normal(-shift - limit)


def _normal(z: float) -> float:
    return 0.5 * math.erfc(-z / math.sqrt(2.0))
