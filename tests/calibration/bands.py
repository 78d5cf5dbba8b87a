"""How far rates may stray by chance: binomial bands."""

from __future__ import annotations

from typing import Literal

Verdict = Literal["below", "inside", "above"]

CONFIDENCE = 0.999
"""Of every band."""


def against_nominal(count: int, n: int, rate: float) -> Verdict:
    """Where a count lies to the band of a binomial with n trials of the nominal rate.

    Each of the two tails outside the band has at most half of what `CONFIDENCE` leaves.
    """
    from scipy.special import bdtr, bdtrc

    tail = (1 - CONFIDENCE) / 2
    # bdtrc(k) is P(X > k)
    if count > 0 and bdtrc(count - 1, n, rate) < tail:
        return "above"
    return "below" if bdtr(count, n, rate) < tail else "inside"


def agree(count: int, n: int, other: int, n_other: int) -> bool:
    """Whether two counts can come of one rate.

    Given their sum, a count is hypergeometric (Fisher's exact test); both tails have at least half
    of what `CONFIDENCE` leaves. Nothing counted among nothing agrees with everything.
    """
    from scipy.stats import hypergeom

    if not n or not n_other:
        return True
    tail = (1 - CONFIDENCE) / 2
    law = hypergeom(n + n_other, count + other, n)
    return bool(law.cdf(count) >= tail and law.sf(count - 1) >= tail)
