"""Tests of equal variances, as information only: none of them chooses a test of means."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike

from sigdesk.core.distributions.tails import chi_square_tail, f_tail
from sigdesk.core.groups.anova import FTest, group_moments, one_way
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import as_sample, moments


def levene(groups: Sequence[ArrayLike], centre: Literal["mean", "median"] = "median") -> FTest:
    """Analysis of variance of the distances from each group's centre.

    Parameters
    ----------
    groups : sequence of array_like of float
    centre : {"median", "mean"}
        The median (Brown & Forsythe 1974), which stands skewed values, or the mean (Levene 1960).

    Raises
    ------
    ValueError
        As `one_way`.
    """
    middle = np.median if centre == "median" else np.mean
    samples = [as_sample(group) for group in groups]
    if any(not len(sample) for sample in samples):
        raise ValueError("a group has no values")
    return one_way([np.abs(sample - middle(sample)) for sample in samples]).test


@dataclass(frozen=True)
class Bartlett:
    """Bartlett's test.

    Parameters
    ----------
    k_squared : float
        Chi-square statistic; NaN when undefined.
    df : int
    pvalue : float
        NaN when undefined.
    undefined : Message or None
    """

    k_squared: float
    df: int
    pvalue: float
    undefined: Message | None = None
    log10_pvalue: float = math.nan


def bartlett(groups: Sequence[ArrayLike]) -> Bartlett:
    """Do normal groups have one variance? (Bartlett 1937)

    Raises
    ------
    ValueError
        For fewer than two groups, or a group of fewer than two values.
    """
    samples = group_moments(groups)
    k = len(samples)
    if any(sample.n < 2 for sample in samples):
        raise ValueError("Bartlett's test needs two values in every group")
    if any(sample.variance == 0.0 for sample in samples):
        text = QT_TRANSLATE_NOOP("messages", "undefined: the values of a group do not vary at all")
        return Bartlett(math.nan, k - 1, math.nan, Message(text))
    dfs = [sample.n - 1 for sample in samples]
    df = sum(dfs)
    pooled = math.fsum(d * s.variance for d, s in zip(dfs, samples, strict=True)) / df
    # ln of ratios: the difference of the logarithms of nearly equal variances would cancel
    ratio = math.fsum(-d * math.log(s.variance / pooled) for d, s in zip(dfs, samples, strict=True))
    correction = 1.0 + (math.fsum(1.0 / d for d in dfs) - 1.0 / df) / (3.0 * (k - 1))
    statistic = ratio / correction
    tail = chi_square_tail(statistic, k - 1)
    return Bartlett(statistic, k - 1, tail.value, None, tail.log10)


def variance_ratio(a: ArrayLike, b: ArrayLike) -> FTest:
    """F = variance of A over variance of B, two-sided; for normal values only.

    Raises
    ------
    ValueError
        When a sample has fewer than two values.
    """
    first, second = moments(a), moments(b)
    if min(first.n, second.n) < 2:
        raise ValueError("a ratio of variances needs two values in each sample")
    df_a, df_b = first.n - 1, second.n - 1
    if not first.variance or not second.variance:
        text = QT_TRANSLATE_NOOP("messages", "undefined: the values of a group do not vary at all")
        return FTest(math.nan, df_a, df_b, math.nan, Message(text))
    f = first.variance / second.variance
    tails = f_tail(f, df_a, df_b), f_tail(1.0 / f, df_b, df_a)
    return FTest.of(f, df_a, df_b, min(tails, key=lambda tail: tail.log).doubled())
