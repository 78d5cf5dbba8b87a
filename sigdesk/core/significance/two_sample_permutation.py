"""Permutation test of the difference of means of two independent samples.

After Fisher 1935 and Pitman 1937.

Under the null hypothesis every way of choosing A's values among all values is equally likely. The
difference of means moves with the sum of A's values, so the exact p-value is a count of subsets by
their sum: on a lattice of decimals, or by enumeration. Where both are too large, assignments are
drawn in blocks.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.exact.bracket import TIE_TOLERANCE
from sigdesk.core.exact.steps import Steps
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import as_sample
from sigdesk.core.resampling.blocks import BLOCK, block_generator
from sigdesk.core.results import Alternative
from sigdesk.core.significance.rank_sum import subset_sums

MOST_ENUMERATED = 400_000
"""Assignments that are listed one by one."""
_AT_ONCE = 20_000
_RESAMPLES = 9_984


@dataclass(frozen=True)
class TwoSamplePermutation:
    """p-values of the difference of means.

    Parameters
    ----------
    estimate : float
        Mean of A − mean of B.
    two_sided, greater, less : float
        Shares of the assignments whose difference is at least as far from 0, as large, as small.
    exact : bool
    method : Message
    n_resamples : int or None
        Assignments drawn, when not exact.
    """

    estimate: float
    two_sided: float
    greater: float
    less: float
    exact: bool
    method: Message
    n_resamples: int | None = None

    def pvalue(self, alternative: Alternative = "two-sided") -> float:
        """The p-value asked for."""
        if alternative == "two-sided":
            return self.two_sided
        return self.greater if alternative == "greater" else self.less


def two_sample_permutation(
    a: ArrayLike, b: ArrayLike, n_resamples: int = _RESAMPLES, seed: int = 12345
) -> Steps[TwoSamplePermutation]:
    """Test whether A and B are samples of one distribution, by the difference of their means.

    Parameters
    ----------
    a, b : array_like of int or float, shapes (n_a,), (n_b,)
        Integers (scores in units of their last decimal) keep their ties exactly.
    n_resamples, seed : int
        For samples too large for an exact count.

    Yields
    ------
    None
        Between pieces of the work.

    Raises
    ------
    ValueError
        When a sample is empty or holds a value that is not finite.
    """
    first, second = np.asarray(a), np.asarray(b)
    whole = first.dtype.kind in "iu" and second.dtype.kind in "iu"
    values = np.concatenate([first, second])
    if not whole:
        values = np.concatenate([as_sample(a), as_sample(b)])
    n_a, n_b = len(first), len(second)
    if not n_a or not n_b:
        raise ValueError("a permutation test needs values in both samples")
    estimate = float(np.mean(first)) - float(np.mean(second))
    observed = values[:n_a].sum()
    # differences of means are multiples of this: n·(sum of A) − n_a·(sum of all)
    far = (n_a + n_b) * observed - n_a * values.sum()
    grain = 0.0 if whole else TIE_TOLERANCE * (n_a + n_b) * float(np.abs(values).sum())
    yield
    counted = _counted(values.astype(np.int64), n_a) if whole else None
    if counted is not None:
        sums: NDArray[Any] = counted[0]
        counts = counted[1]
        text = QT_TRANSLATE_NOOP("messages", "exact, counted over {n_ways:.4g} assignments")
        method = Message(text, {"n_ways": float(math.comb(n_a + n_b, n_a))})
    elif math.comb(n_a + n_b, n_a) <= MOST_ENUMERATED:
        sums = yield from _enumerated(values, n_a)
        counts = np.ones(len(sums))
        text = QT_TRANSLATE_NOOP("messages", "exact, all {n_ways:,} assignments enumerated")
        method = Message(text, {"n_ways": len(sums)})
    else:
        sums = yield from _sampled(values, n_a, n_resamples, seed)
        text = QT_TRANSLATE_NOOP("messages", "{n_resamples:,} assignments drawn")
        method = Message(text, {"n_resamples": len(sums)})
        return _shares(sums, None, far, n_a, values, grain, estimate, method)
    return _shares(sums, counts, far, n_a, values, grain, estimate, method)


def _shares(
    sums: NDArray[Any],
    counts: NDArray[np.float64] | None,
    far: float,
    n_a: int,
    values: NDArray[Any],
    grain: float,
    estimate: float,
    method: Message,
) -> TwoSamplePermutation:
    distances = len(values) * sums - n_a * values.sum()
    extreme = (
        np.abs(distances) >= abs(far) - grain,
        distances >= far - grain,
        distances <= far + grain,
    )
    if counts is None:
        drawn = len(sums)
        shares = [(int(kept.sum()) + 1) / (drawn + 1) for kept in extreme]
        return TwoSamplePermutation(estimate, shares[0], shares[1], shares[2], False, method, drawn)
    total = math.fsum(counts)
    shares = [math.fsum(counts[kept]) / total for kept in extreme]
    return TwoSamplePermutation(estimate, shares[0], shares[1], shares[2], True, method)


def _counted(
    values: NDArray[np.int64], n_a: int
) -> tuple[NDArray[np.int64], NDArray[np.float64]] | None:
    """Sums and in how many ways each comes about; None when the lattice is too large."""
    try:
        return subset_sums(np.sort(values), n_a)
    except ValueError:
        return None


def _enumerated(values: NDArray[Any], n_a: int) -> Steps[NDArray[Any]]:
    chosen = combinations(range(len(values)), n_a)
    parts = []
    while block := list(islice(chosen, _AT_ONCE)):
        parts.append(values[np.array(block)].sum(axis=1))
        yield
    return np.concatenate(parts)


def _sampled(values: NDArray[Any], n_a: int, n_resamples: int, seed: int) -> Steps[NDArray[Any]]:
    parts = []
    for number in range(-(-n_resamples // BLOCK)):
        random = block_generator(seed, number)
        order = np.argpartition(random.random((BLOCK, len(values))), n_a - 1, axis=1)[:, :n_a]
        parts.append(values[order].sum(axis=1))
        yield
    return np.concatenate(parts)
