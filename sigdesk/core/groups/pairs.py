"""Comparisons of all pairs after an analysis of variance or of ranks.

Decision: statistics keep the sign of A − B, and every p-value says whether it already allows for
the number of pairs (Tukey, Games–Howell, Nemenyi) or is to be adjusted with a correction of the
user's choice (Dunn, Conover).

Nemenyi's critical difference divides the studentized range by √2; without it the difference
would be too large by 41 %.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np
from numpy.typing import ArrayLike

from sigdesk.core.correction import adjust
from sigdesk.core.distributions.student import t_pvalue
from sigdesk.core.distributions.studentized_range import (
    studentized_range_quantile,
    studentized_range_tail,
)
from sigdesk.core.distributions.tails import normal_two_sided
from sigdesk.core.exact.tail import CERTAIN, Tail
from sigdesk.core.groups.anova import group_moments, one_way
from sigdesk.core.groups.rank_anova import Friedman, KruskalWallis
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.results import Interval
from sigdesk.core.significance.t_tests import welch_df

_NO_TAIL = Tail(math.nan, math.nan)


@dataclass(frozen=True)
class Pair:
    """One pair of groups or systems.

    Parameters
    ----------
    first, second : int
        Their positions.
    estimate : float
        First − second: of means, or of mean ranks.
    statistic : float
        The estimate over its standard error; NaN when undefined.
    tail : Tail
        Its p-value.
    df : float
        Degrees of freedom; infinite for normal statistics.
    simultaneous : bool
        Whether the p-value already allows for all pairs.
    interval : Interval or None
        Simultaneous interval of the difference.
    undefined : Message or None
        Why there is no statistic.
    """

    first: int
    second: int
    estimate: float
    statistic: float
    tail: Tail
    df: float = math.inf
    simultaneous: bool = False
    interval: Interval | None = None
    undefined: Message | None = None

    @property
    def pvalue(self) -> float:
        """The p-value; 0 only below the range of doubles, see `tail`."""
        return self.tail.value


def tukey(groups: Sequence[ArrayLike], confidence: float = 0.95) -> tuple[Pair, ...]:
    """All pairs of means with one pooled variance (Tukey 1953; unequal sizes: Kramer 1956).

    Parameters
    ----------
    groups : sequence of array_like of float
    confidence : float
        Of all intervals together.

    Returns
    -------
    tuple of Pair
        The statistic is q, in units of √(s²/2 (1/n_i + 1/n_j)), with the sign of the difference.

    Raises
    ------
    ValueError
        As `one_way`.
    """
    samples, anova = group_moments(groups), one_way(groups)
    k, df = len(samples), anova.test.df_within
    critical = studentized_range_quantile(1.0 - confidence, k, df)
    found = []
    for i, j in combinations(range(k), 2):
        a, b = samples[i], samples[j]
        squared = anova.mean_square_within * (1.0 / a.n + 1.0 / b.n) / 2.0
        found.append(_range_pair(i, j, a.mean - b.mean, squared, k, df, critical, confidence))
    return tuple(found)


def games_howell(groups: Sequence[ArrayLike], confidence: float = 0.95) -> tuple[Pair, ...]:
    """All pairs of means, each with its own variances and Welch's df (Games & Howell 1976).

    Parameters and returns as for `tukey`.

    Raises
    ------
    ValueError
        For fewer than two groups, or a group of fewer than two values.
    """
    samples = group_moments(groups)
    if any(sample.n < 2 for sample in samples):
        raise ValueError("the Games–Howell test needs two values in every group")
    k = len(samples)
    found = []
    for i, j in combinations(range(k), 2):
        a, b = samples[i], samples[j]
        squared = (a.squared_error + b.squared_error) / 2.0
        df = welch_df(a, b) if squared else math.nan
        critical = studentized_range_quantile(1.0 - confidence, k, df) if squared else math.nan
        found.append(_range_pair(i, j, a.mean - b.mean, squared, k, df, critical, confidence))
    return tuple(found)


def _range_pair(
    i: int,
    j: int,
    difference: float,
    squared_error: float,
    k: int,
    df: float,
    critical: float,
    confidence: float,
) -> Pair:
    if not squared_error:
        return _without_spread(i, j, difference, df)
    error = math.sqrt(squared_error)
    reach = critical * error
    return Pair(
        i,
        j,
        difference,
        difference / error,
        studentized_range_tail(abs(difference) / error, k, df),
        df,
        simultaneous=True,
        interval=Interval(difference - reach, difference + reach, confidence, "studentized range"),
    )


def _without_spread(i: int, j: int, estimate: float, df: float) -> Pair:
    if estimate == 0.0:
        text = QT_TRANSLATE_NOOP("messages", "undefined: no difference and no spread")
    else:
        text = QT_TRANSLATE_NOOP("messages", "undefined: no spread to compare the difference with")
    return Pair(i, j, estimate, math.nan, _NO_TAIL, df, undefined=Message(text))


def dunn(ranks: KruskalWallis) -> tuple[Pair, ...]:
    """All pairs of mean ranks after Kruskal and Wallis, normal, corrected for ties (Dunn 1964)."""
    return tuple(
        _normal_pair(i, j, estimate, ranks.rank_variance * sizes)
        for i, j, estimate, sizes in _rank_differences(ranks)
    )


def conover_groups(ranks: KruskalWallis) -> tuple[Pair, ...]:
    """All pairs of mean ranks after Kruskal and Wallis by t (Conover & Iman 1979)."""
    k, n = len(ranks.sizes), ranks.n
    within, left = 0.0, n - 1 - ranks.h
    # what rounding leaves when the values of every group are tied is no variation
    if ranks.rank_variance and left > 1e-9 * n:
        within = ranks.rank_variance * left / (n - k)
    return tuple(
        _t_pair(i, j, estimate, within * sizes, n - k)
        for i, j, estimate, sizes in _rank_differences(ranks)
    )


def _rank_differences(ranks: KruskalWallis) -> Iterator[tuple[int, int, float, float]]:
    """Both positions, the difference of mean ranks, and 1/n_i + 1/n_j."""
    for i, j in combinations(range(len(ranks.sizes)), 2):
        estimate = float(ranks.mean_ranks[i] - ranks.mean_ranks[j])
        yield i, j, estimate, 1.0 / ranks.sizes[i] + 1.0 / ranks.sizes[j]


def nemenyi(ranks: Friedman) -> tuple[Pair, ...]:
    """All pairs of mean ranks after Friedman by the studentized range (Nemenyi 1963).

    Returns
    -------
    tuple of Pair
        The statistic is z, the difference over √(k(k + 1)/(6n)); a negative one says that the
        first of the pair has the better (lower) mean rank.
    """
    error = _rank_error(ranks)
    found = []
    for pair in unadjusted_ranks(ranks):
        q = abs(pair.estimate) / error * math.sqrt(2.0)
        tail = studentized_range_tail(q, ranks.k)
        found.append(replace(pair, tail=tail, simultaneous=True))
    return tuple(found)


def critical_difference(k: int, n_blocks: int, alpha: float = 0.05) -> float:
    """Smallest difference of mean ranks that Nemenyi's test calls significant.

    Parameters
    ----------
    k, n_blocks : int
        Systems and blocks.
    alpha : float

    Returns
    -------
    float
        q_α/√2 · √(k(k + 1)/(6n)), in ranks (Demšar 2006, section 3.2.2).
    """
    q = studentized_range_quantile(alpha, k) / math.sqrt(2.0)
    return q * math.sqrt(k * (k + 1) / (6.0 * n_blocks))


def unadjusted_ranks(ranks: Friedman) -> tuple[Pair, ...]:
    """All pairs of mean ranks after Friedman, each by a normal test of its own."""
    squared = _rank_error(ranks) ** 2
    means = ranks.mean_ranks
    return tuple(
        _normal_pair(i, j, float(means[i] - means[j]), squared)
        for i, j in combinations(range(ranks.k), 2)
    )


def against_control(
    pairs: Sequence[Pair], control: int, method: str = "holm"
) -> tuple[tuple[Pair, float], ...]:
    """The pairs with one system, and their p-values adjusted for these pairs alone.

    With ``"bonferroni"`` and the pairs of `unadjusted_ranks` this is the Bonferroni–Dunn test.

    Parameters
    ----------
    pairs : sequence of Pair
        Whose p-values are not yet adjusted.
    control : int
        Position of the system that all others are compared with.
    method : str
        Key of a correction.

    Raises
    ------
    ValueError
        When a p-value already allows for all pairs.
    """
    if any(pair.simultaneous for pair in pairs):
        raise ValueError("these p-values already allow for all pairs")
    chosen = [pair for pair in pairs if control in (pair.first, pair.second)]
    adjusted = adjust([pair.pvalue for pair in chosen], method).tolist()
    return tuple(zip(chosen, adjusted, strict=True))


def conover_blocks(ranks: Friedman) -> tuple[Pair, ...]:
    """All pairs of mean ranks after Friedman by t (Conover 1999, section 5.8).

    The variance is that of the ranks within blocks once the systems' means are taken out; it is 0,
    and t undefined, when all blocks rank the systems alike.
    """
    n, df = ranks.n_blocks, (ranks.n_blocks - 1) * ranks.df
    residual = ranks.ranks - ranks.mean_ranks
    within = float(np.square(residual).sum()) / df
    return tuple(
        _t_pair(i, j, float(ranks.mean_ranks[i] - ranks.mean_ranks[j]), 2.0 * within / n, df)
        for i, j in combinations(range(ranks.k), 2)
    )


def _rank_error(ranks: Friedman) -> float:
    return math.sqrt(ranks.k * (ranks.k + 1) / (6.0 * ranks.n_blocks))


def _normal_pair(i: int, j: int, estimate: float, squared_error: float) -> Pair:
    if not squared_error:
        return _without_spread(i, j, estimate, math.inf)
    z = estimate / math.sqrt(squared_error)
    return Pair(i, j, estimate, z, normal_two_sided(z) if z else CERTAIN)


def _t_pair(i: int, j: int, estimate: float, squared_error: float, df: float) -> Pair:
    if not squared_error:
        return _without_spread(i, j, estimate, df)
    t = estimate / math.sqrt(squared_error)
    return Pair(i, j, estimate, t, t_pvalue(t, df), df)
