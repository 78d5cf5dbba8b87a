"""Is a correlation 0, and how far can it be off: tests and intervals of one correlation."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.distributions.student import t_pvalue
from sigdesk.core.distributions.tails import normal_two_sided
from sigdesk.core.exact.tail import CERTAIN, Tail
from sigdesk.core.metrics.numbers.kendall import PairCounts
from sigdesk.core.results import Alternative, Interval

MOST_ENUMERATED = 8
"""Items up to which the exact law of Spearman's rho is listed."""


def correlation(x: NDArray[Any], y: NDArray[Any]) -> float:
    """Pearson's r by deviations from the means; NaN where one side does not vary."""
    x, y = (np.asarray(values, dtype=np.float64) for values in (x, y))
    if len(x) < 2 or np.ptp(x) == 0 or np.ptp(y) == 0:
        return math.nan
    dx, dy = x - x.mean(), y - y.mean()
    return float(np.clip(dx @ dy / math.sqrt(float(dx @ dx) * float(dy @ dy)), -1.0, 1.0))


def correlation_pvalue(r: float, n: int, alternative: Alternative = "two-sided") -> Tail:
    """Student's t test of r = 0 with n − 2 degrees of freedom; for rho an approximation."""
    if abs(r) == 1:
        impossible = Tail(0.0, -math.inf)
        against = alternative == "two-sided" or (alternative == "greater") == (r > 0)
        return impossible if against else CERTAIN
    return t_pvalue(r * math.sqrt((n - 2) / ((1 - r) * (1 + r))), n - 2, alternative)


def fisher_interval(r: float, n: int, confidence: float = 0.95) -> Interval:
    """Interval of Pearson's r by Fisher's z; needs four items, and |r| < 1."""
    from scipy.special import ndtri

    if n < 4 or abs(r) == 1:
        return Interval(math.nan, math.nan, confidence, "Fisher z", "score")
    reach = float(ndtri((1 + confidence) / 2)) / math.sqrt(n - 3)
    centre = math.atanh(r)
    low, high = math.tanh(centre - reach), math.tanh(centre + reach)
    return Interval(low, high, confidence, "Fisher z", "score")


def spearman_exact(x: NDArray[Any], y: NDArray[Any]) -> Fraction | None:
    """Exact two-sided p of Spearman's rho: the share of orders with |ρ| at least as large.

    Parameters
    ----------
    x, y : ndarray of integers or doubles, shape (n,)

    Returns
    -------
    Fraction or None
        None for more than `MOST_ENUMERATED` items, or fewer than two.
    """
    n = len(x)
    if not 2 <= n <= MOST_ENUMERATED:
        return None
    # doubled ranks less n + 1, so that midranks are whole numbers around 0
    first, second = (_doubled_ranks(values) - (n + 1) for values in (x, y))
    observed = abs(int(first @ second))
    products = np.array(list(permutations(second.tolist()))) @ first
    return Fraction(int(np.count_nonzero(np.abs(products) >= observed)), math.factorial(n))


def _doubled_ranks(values: NDArray[Any]) -> NDArray[np.int64]:
    _, group, size = np.unique(values, return_inverse=True, return_counts=True)
    return np.asarray((2 * np.cumsum(size) - size + 1)[group], dtype=np.int64)


@dataclass(frozen=True)
class KendallTest:
    """Is Kendall's tau 0?

    Parameters
    ----------
    z : float
        Normal approximation with the variance corrected for ties (Kendall 1970).
    asymptotic : Tail
        Two-sided, without continuity correction.
    exact : Fraction or None
        Two-sided; None with ties, where the law of the untied statistic would be wrong.
    """

    z: float
    asymptotic: Tail
    exact: Fraction | None


def kendall_test(x: NDArray[Any], y: NDArray[Any]) -> KendallTest:
    """Test of independence by Kendall's concordant and discordant pairs."""
    counts = PairCounts.of(x, y)
    variance = _balance_variance(x, y)
    z = counts.balance / math.sqrt(variance) if variance > 0 else math.nan
    untied = not (counts.only_x or counts.only_y or counts.both)
    exact = _kendall_exact(counts) if untied and counts.n > 1 else None
    return KendallTest(z, normal_two_sided(z), exact)


def _balance_variance(x: NDArray[Any], y: NDArray[Any]) -> float:
    n = len(x)
    of_x, of_y = (np.unique(values, return_counts=True)[1].astype(float) for values in (x, y))

    def both(power: int) -> float:
        sums = []
        for size in (of_x, of_y):
            product = size * (size - 1)
            sums.append(float((product * (size - 2) if power == 3 else product).sum()))
        return sums[0] * sums[1]

    def inversions(size: NDArray[np.float64]) -> float:
        return float((size * (size - 1) * (2 * size + 5)).sum())

    variance = (n * (n - 1) * (2 * n + 5) - inversions(of_x) - inversions(of_y)) / 18
    if n > 1:
        variance += both(2) / (2 * n * (n - 1))
    if n > 2:
        variance += both(3) / (9 * n * (n - 1) * (n - 2))
    return variance


def _kendall_exact(counts: PairCounts) -> Fraction:
    """Twice the share of orders with as few discordant pairs (or as many), at most 1."""
    fewest = min(counts.discordant, counts.concordant)
    ways = [1]
    for size in range(2, counts.n + 1):
        # an item added to `size` − 1 others makes 0 … size − 1 new inversions
        summed = [0] * min(len(ways) + size - 1, fewest + 1)
        running = 0
        for place in range(len(summed)):
            running += ways[place] if place < len(ways) else 0
            if place >= size:
                running -= ways[place - size] if place - size < len(ways) else 0
            summed[place] = running
        ways = summed
    return min(Fraction(1), Fraction(2 * sum(ways), math.factorial(counts.n)))
