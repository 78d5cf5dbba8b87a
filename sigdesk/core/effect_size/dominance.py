"""Effect sizes of rank tests: how often a value of A is above one of B."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from sigdesk.core.effect_size.effect import Effect
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import paired_differences
from sigdesk.core.significance.rank_sum import rank_sum
from sigdesk.core.significance.rank_tests import signed_ranks


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
