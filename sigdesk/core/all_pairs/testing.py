"""Raw p-values of all pairs.

Units that are either right or wrong need no test of their own for every pair: the discordant
counts of all pairs are one matrix product, and many pairs share the same counts.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.all_pairs.systems import IntArray, Systems
from sigdesk.core.exact.fourier import TooFineError
from sigdesk.core.exact.grouping import magnitudes
from sigdesk.core.exact.signed_sum import pvalue
from sigdesk.core.exact.tail import LN10
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.results import Alternative
from sigdesk.core.significance.base import Procedure, finish
from sigdesk.core.significance.sign_tests import sign_pvalue

FloatArray = NDArray[np.float64]

_EXACT = "exact-permutation"
_SIGN_TESTS = (_EXACT, "mcnemar", "sign", "wilcoxon")
"""Tests that are one and the same when units are right or wrong."""
_PAIRS_AT_ONCE = 256
_SMALL = 1e-280
"""Below this doubles begin to lose digits; the logarithm is then computed by itself."""


@dataclass(frozen=True, eq=False)
class RawTests:
    """p-values of pairs i < j in the order of `Systems.pairs`.

    Parameters
    ----------
    pvalues, log10 : ndarray of float64, shape (n_pairs,)
        `log10` is finite where the double is 0.
    exact : bool
        Whether all of them are.
    method : Message
    n_done : int
        Pairs done so far; the rest is NaN.
    """

    pvalues: FloatArray
    log10: FloatArray
    exact: bool
    method: Message
    n_done: int


def discordant_counts(systems: Systems) -> tuple[IntArray, IntArray] | None:
    """Units that only the first, and only the second, of every pair has right.

    Returns
    -------
    only_first, only_second : ndarray of int64, shape (n_pairs,); or None
        None when units are not right or wrong.
    """
    hits = systems.hits
    if hits is None:
        return None
    # single precision counts exactly up to 2^24 units
    table: NDArray[Any] = hits.astype(np.float32 if len(hits) < 2**24 else np.float64)
    both = np.rint(table.T @ table).astype(np.int64)
    right = np.diag(both)
    i, j = systems.pairs()
    return right[i] - both[i, j], right[j] - both[i, j]


def raw_tests(systems: Systems, procedure: Procedure) -> Generator[RawTests | None, None, RawTests]:
    """Test every pair with the same test.

    Parameters
    ----------
    systems : Systems
    procedure : Procedure
        Its `alternative` is in terms of the first system of a pair minus the second.

    Yields
    ------
    RawTests or None
        Cumulative after every few hundred pairs; None in between.

    Raises
    ------
    ValueError
        When the test does not fit a pair.
    """
    alternative: Alternative = getattr(procedure, "alternative", "two-sided")
    counts = discordant_counts(systems) if _is_sign_test(systems, procedure) else None
    n_pairs = len(systems) * (len(systems) - 1) // 2
    pvalues, log10 = np.full(n_pairs, np.nan), np.full(n_pairs, np.nan)
    if counts is not None:
        text = QT_TRANSLATE_NOOP("messages", "exact binomial of the discordant items of each pair")
        distinct, place = np.unique(np.stack(counts, axis=1), axis=0, return_inverse=True)
        place = place.ravel()
        yield None
        values, logs = fair_tails(distinct[:, 0], distinct[:, 1], alternative)
        pvalues[:], log10[:] = values[place], logs[place]
        return RawTests(pvalues, log10, True, Message(text), n_pairs)
    method, exact = Message(procedure.name), True
    linear = systems.numerators if procedure.key == _EXACT else None
    for number, (i, j) in enumerate(zip(*systems.pairs(), strict=True)):
        found = None
        if linear is not None and linear[0].dtype.kind == "i":
            found = _one_sum(linear[0][:, i] - linear[0][:, j], alternative)
        if found is None:
            sample = systems.sample(int(i), int(j))
            why_not = procedure.unsuitable(sample)
            if why_not is not None:
                raise ValueError(str(why_not))
            result = finish(procedure.run(sample))
            found = result.pvalue, result.log10_pvalue
            exact = exact and result.exact
        pvalues[number], log10[number] = found
        if number % _PAIRS_AT_ONCE == _PAIRS_AT_ONCE - 1:
            yield RawTests(pvalues.copy(), log10.copy(), exact, method, number + 1)
        else:
            yield None
    return RawTests(pvalues, log10, exact, method, n_pairs)


def fair_tails(
    positive: IntArray, negative: IntArray, alternative: Alternative
) -> tuple[FloatArray, FloatArray]:
    """p-values of the sign test for many counts at once, and their decimal logarithms.

    Parameters
    ----------
    positive, negative : ndarray of int64, shape (n,)
    alternative : {"two-sided", "greater", "less"}

    Returns
    -------
    pvalues, log10 : ndarray of float64, shape (n,)
        As `sign_pvalue` gives them.
    """
    from scipy.special import betainc

    n = positive + negative
    least = np.maximum(positive, negative) if alternative == "two-sided" else positive
    least = negative if alternative == "less" else least
    # P(X ≥ least) of a fair binomial
    values = np.where(least > 0, betainc(np.maximum(least, 1), n - least + 1.0, 0.5), 1.0)
    if alternative == "two-sided":
        values = np.where(positive == negative, 1.0, np.minimum(1.0, 2.0 * values))
    with np.errstate(divide="ignore"):
        logs = np.log10(values)
    for k in np.flatnonzero(values < _SMALL):
        tail = sign_pvalue(int(positive[k]), int(negative[k]), alternative)
        values[k], logs[k] = tail.value, tail.log10
    return values, logs


def _is_sign_test(systems: Systems, procedure: Procedure) -> bool:
    """Whether the test is the sign test when units are right or wrong."""
    if procedure.key == _EXACT:
        return True
    splits = getattr(procedure, "ties", "drop") != "drop"
    return procedure.key in _SIGN_TESTS and systems.clusters is None and not splits


def _one_sum(differences: IntArray, alternative: Alternative) -> tuple[float, float] | None:
    try:
        tail = pvalue(magnitudes(differences), alternative).tail
    except (TooFineError, OverflowError):
        return None
    return tail.value, tail.log / LN10
