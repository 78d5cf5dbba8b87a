"""Effect sizes of rank tests: how often a value of A is above one of B."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from sigdesk.core.effect_size.effect import Effect
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import paired_differences
from sigdesk.core.results import Interval
from sigdesk.core.significance.rank_sum import rank_sum
from sigdesk.core.significance.rank_tests import signed_ranks

_INSIDE = 1e-9


def vargha_delaney_a(a: ArrayLike, b: ArrayLike) -> Effect:
    """P(A > B) + P(A = B)/2 of independent values, from 0 to 1 (Vargha & Delaney 2000).

    Parameters
    ----------
    a, b : array_like of int or float, shapes (n_a,), (n_b,)

    Raises
    ------
    ValueError
        When a sample is empty.
    """
    ranks = rank_sum(a, b)
    return Effect("vargha-delaney-a", ranks.u_a / (ranks.n_a * ranks.n_b))


def cliffs_delta(a: ArrayLike, b: ArrayLike) -> Effect:
    """P(A > B) − P(A < B) of independent values, from −1 to 1 (Cliff 1993).

    It is 2A − 1, and the rank-biserial correlation of independent samples. Errors as for
    `vargha_delaney_a`.
    """
    return Effect("cliffs-delta", 2.0 * vargha_delaney_a(a, b).value - 1.0)


def vargha_delaney_interval(a: ArrayLike, b: ArrayLike, confidence: float = 0.95) -> Interval:
    """Interval of A by inverting a score-like test (Newcombe 2006, part 2, method 5).

    It solves |Â − A| = z·√V(A) with V(A) = A(1 − A)(1 + N(1 − A)/(2 − A) + N·A/(1 + A))/(n_a n_b)
    and N = (n_a + n_b)/2 − 1, stays within 0 and 1 and does not collapse when no values overlap.
    Parameters and errors as for `vargha_delaney_a`.
    """
    from scipy.optimize import brentq
    from scipy.special import ndtri

    found = vargha_delaney_a(a, b).value
    n_a, n_b = len(np.asarray(a)), len(np.asarray(b))
    more = (n_a + n_b) / 2.0 - 1.0
    z = -float(ndtri((1.0 - confidence) / 2.0))

    def excess(value: float) -> float:
        spread = 1.0 + more * (1.0 - value) / (2.0 - value) + more * value / (1.0 + value)
        variance = value * (1.0 - value) * spread / (n_a * n_b)
        return (found - value) ** 2 - z * z * variance

    # Â = 1 solves the equation itself; the limit is the other root, so look just inside.
    low, high = 0.0, 1.0
    if found > 0.0:
        low = float(brentq(excess, 0.0, min(found, 1.0 - _INSIDE), xtol=1e-13))
    if found < 1.0:
        high = float(brentq(excess, max(found, _INSIDE), 1.0, xtol=1e-13))
    return Interval(low, high, confidence, "newcombe-5", "vargha-delaney-a")


def cliffs_delta_interval(a: ArrayLike, b: ArrayLike, confidence: float = 0.95) -> Interval:
    """Interval of Cliff's delta: that of A, on the scale 2A − 1."""
    found = vargha_delaney_interval(a, b, confidence)
    ends = 2.0 * found.low - 1.0, 2.0 * found.high - 1.0
    return Interval(*ends, confidence, found.method, "cliffs-delta")


def rank_biserial_paired(a: ArrayLike, b: ArrayLike) -> Effect:
    """(W⁺ − W⁻)/(W⁺ + W⁻) of paired values, zero differences left out (Kerby 2014).

    Another number than that of independent samples.

    Parameters
    ----------
    a, b : array_like of int or float, shape (n,)
        Integers keep their ties.

    Raises
    ------
    ValueError
        When the samples differ in length.
    """
    first, second = np.asarray(a), np.asarray(b)
    whole = first.dtype.kind in "iu" and second.dtype.kind in "iu"
    ranks = signed_ranks(
        first - second if whole and len(first) == len(second) else paired_differences(a, b)[0]
    )
    total = ranks.w_plus + ranks.w_minus
    if not total:
        text = QT_TRANSLATE_NOOP("messages", "undefined: all differences are 0")
        return Effect("rank-biserial-paired", math.nan, Message(text))
    return Effect("rank-biserial-paired", (ranks.w_plus - ranks.w_minus) / total)
