"""Upper tails of the normal, chi-square and F distributions."""

from __future__ import annotations

import math
from collections.abc import Callable

from sigdesk.core.exact.tail import CERTAIN, IMPOSSIBLE, Tail

_SMALLEST = 1e-290
"""Below this a double begins to lose digits; the logarithm is then computed by itself."""

_MOST_TERMS = 100_000
_CONVERGED = 1e-16
_TINY = 1e-300


def normal_two_sided(z: float) -> Tail:
    """P(|Z| ≥ |z|)."""
    from scipy.special import log_ndtr

    log = float(log_ndtr(-abs(z)))
    return Tail(math.exp(log), log).doubled()


def chi_square_tail(chi2: float, df: float) -> Tail:
    """P(X ≥ chi2) for chi-square on `df` degrees of freedom.

    Beyond doubles the logarithm comes from the continued fraction of the upper incomplete gamma
    function (Abramowitz & Stegun 1964, 6.5.31).
    """
    from scipy.special import chdtrc

    if chi2 <= 0.0:
        return CERTAIN
    value = float(chdtrc(df, chi2))
    if value > _SMALLEST:
        return Tail(value, math.log(value))
    if math.isinf(chi2):
        return IMPOSSIBLE
    a, x = df / 2.0, chi2 / 2.0
    # 1/(x + 1 − a − 1(1 − a)/(x + 3 − a − 2(2 − a)/(…)))
    fraction = _continued(x + 1.0 - a, lambda k: (-k * (k - a), x + 2.0 * k + 1.0 - a))
    log = -x + a * math.log(x) - math.lgamma(a) - math.log(fraction)
    return Tail(math.exp(log), log)


def f_tail(f: float, df_between: float, df_within: float) -> Tail:
    """P(F ≥ f); the degrees of freedom need not be whole.

    Beyond doubles the logarithm comes from the continued fraction of the incomplete beta function
    (Abramowitz & Stegun 1964, 26.5.8).
    """
    from scipy.special import betaln, fdtrc

    if f <= 0.0:
        return CERTAIN
    if math.isinf(f):
        return IMPOSSIBLE
    value = float(fdtrc(df_between, df_within, f))
    if value > _SMALLEST:
        return Tail(value, math.log(value))
    # P(F ≥ f) = I_x(a, b) with x so small that the fraction converges
    a, b = df_within / 2.0, df_between / 2.0
    ratio = df_between * f / df_within
    log_x, log_rest = -math.log1p(ratio), -math.log1p(1.0 / ratio)
    x = math.exp(log_x)

    def term(k: int) -> tuple[float, float]:
        m = k // 2
        if k % 2:
            return -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)), 1.0
        return m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)), 1.0

    fraction = _continued(1.0, term)
    log = a * log_x + b * log_rest - math.log(a) - float(betaln(a, b)) - math.log(fraction)
    return Tail(math.exp(log), log)


def _continued(first: float, term: Callable[[int], tuple[float, float]]) -> float:
    """The continued fraction first + a₁/(b₁ + a₂/(b₂ + …)), by the modified Lentz method.

    Parameters
    ----------
    first : float
    term : callable
        From k ≥ 1 to (a_k, b_k).
    """
    fraction = numerator = first or _TINY
    denominator = 0.0
    for k in range(1, _MOST_TERMS):
        a, b = term(k)
        denominator = 1.0 / ((b + a * denominator) or _TINY)
        numerator = (b + a / numerator) or _TINY
        change = numerator * denominator
        fraction *= change
        if abs(change - 1.0) <= _CONVERGED:
            break
    return fraction
