"""Upper tails of the normal, chi-square and F distributions."""

from __future__ import annotations

import math

from sigdesk.core.exact.tail import Tail


def normal_two_sided(z: float) -> Tail:
    """P(|Z| ≥ |z|)."""
    from scipy.special import log_ndtr

    log = float(log_ndtr(-abs(z)))
    return Tail(math.exp(log), log).doubled()


def chi_square_tail(chi2: float, df: float) -> float:
    """P(X ≥ chi2) for chi-square on `df` degrees of freedom."""
    from scipy.special import chdtrc

    return float(chdtrc(df, chi2))


def f_tail(f: float, df_between: float, df_within: float) -> float:
    """P(F ≥ f); the degrees of freedom need not be whole."""
    from scipy.special import fdtrc

    return 0.0 if math.isinf(f) else float(fdtrc(df_between, df_within, f))
