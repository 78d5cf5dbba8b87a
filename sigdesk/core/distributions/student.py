"""Student's t: tails and quantiles."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.distributions.scale_mixture import log_mean_over_scale
from sigdesk.core.distributions.tails import f_tail
from sigdesk.core.exact.tail import Tail
from sigdesk.core.results import Alternative

_SMALLEST = 1e-290
"""Below this a double begins to lose digits; the logarithm is then computed by itself."""


def t_tail(t: float, df: float) -> Tail:
    """P(T ≥ t).

    Parameters
    ----------
    t : float
    df : float
        Degrees of freedom, positive, not necessarily whole.
    """
    from scipy.special import betainc, betaincc, log_ndtr

    if t < 0.0:
        return t_tail(-t, df).complement()
    # The smaller of t²/(df + t²) and df/(df + t²) is the one that has its digits.
    squared = t * t
    if squared < df:
        two_sided = float(betaincc(0.5, df / 2.0, squared / (df + squared)))
    else:
        two_sided = float(betainc(df / 2.0, 0.5, df / (df + squared)))
    if two_sided > _SMALLEST:
        return Tail(two_sided / 2.0, math.log(two_sided / 2.0))
    if squared > df:
        log = f_tail(squared, 1.0, df).log - math.log(2.0)
        return Tail(math.exp(log), log)

    def log_given_scale(scale: NDArray[np.float64]) -> NDArray[np.float64]:
        logs: NDArray[np.float64] = log_ndtr(-t * scale)
        return logs

    log = log_mean_over_scale(log_given_scale, df)
    return Tail(math.exp(log), log)


def t_pvalue(t: float, df: float, alternative: Alternative = "two-sided") -> Tail:
    """p-value of a t statistic: P(T ≥ t), P(T ≤ t), or twice P(T ≥ |t|)."""
    if alternative == "two-sided":
        return t_tail(abs(t), df).doubled()
    return t_tail(t if alternative == "greater" else -t, df)


def t_quantile(upper: float, df: float) -> float:
    """The value that T exceeds with probability `upper`."""
    from scipy.special import stdtrit

    if upper == 0.5:
        return 0.0
    if upper > 0.5:
        return -t_quantile(1.0 - upper, df)
    start = float(-stdtrit(df, upper))
    # One step of Newton's method on the logarithm: older inverses are good to eight digits only.
    tail = t_tail(start, df)
    log_density = (
        math.lgamma((df + 1.0) / 2.0)
        - math.lgamma(df / 2.0)
        - 0.5 * math.log(df * math.pi)
        - (df + 1.0) / 2.0 * math.log1p(start * start / df)
    )
    return start + (tail.log - math.log(upper)) * math.exp(tail.log - log_density)
