"""Analyses of variance: one-way, Welch's, and repeated measures.

An F without variation within the groups is undefined, and the result says so in a `Message`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.distributions.tails import f_tail
from sigdesk.core.exact.bracket import TIE_TOLERANCE
from sigdesk.core.exact.tail import Tail
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import Moments, as_sample, moments


@dataclass(frozen=True)
class FTest:
    """An F statistic.

    Parameters
    ----------
    f : float
        NaN when undefined.
    df_between, df_within : float
        Degrees of freedom of numerator and denominator.
    pvalue : float
        Upper tail; NaN when undefined.
    undefined : Message or None
        Why there is no F.
    log10_pvalue : float
        log10 of the p-value, also where `pvalue` is below the range of doubles; NaN when
        undefined.
    """

    f: float
    df_between: float
    df_within: float
    pvalue: float
    undefined: Message | None = None
    log10_pvalue: float = math.nan

    @classmethod
    def of(cls, f: float, df_between: float, df_within: float, tail: Tail | None = None) -> FTest:
        """The test of a defined F, with the upper tail of its distribution unless given."""
        if tail is None:
            tail = f_tail(f, df_between, df_within)
        return cls(f, df_between, df_within, tail.value, None, tail.log10)


@dataclass(frozen=True)
class OneWay:
    """One-way analysis of variance.

    Parameters
    ----------
    test : FTest
    ss_between, ss_within : float
        Sums of squares, in squared units of the values.
    """

    test: FTest
    ss_between: float
    ss_within: float

    @property
    def mean_square_within(self) -> float:
        """Pooled variance within the groups."""
        return self.ss_within / self.test.df_within

    @property
    def eta_squared(self) -> float:
        """Share of the variation that is between groups; too large in small samples."""
        total = self.ss_between + self.ss_within
        return self.ss_between / total if total else math.nan

    @property
    def epsilon_squared(self) -> float:
        """η² with the bias of the numerator removed (Kelley 1935)."""
        total = self.ss_between + self.ss_within
        return self._without_bias / total if total else math.nan

    @property
    def omega_squared(self) -> float:
        """η² with the bias of numerator and denominator removed (Hays 1963)."""
        total = self.ss_between + self.ss_within
        return self._without_bias / (total + self.mean_square_within) if total else math.nan

    @property
    def _without_bias(self) -> float:
        return self.ss_between - self.test.df_between * self.mean_square_within


def one_way(groups: Sequence[ArrayLike]) -> OneWay:
    """Do independent groups have one mean, if they have one variance? (Fisher 1925)

    Parameters
    ----------
    groups : sequence of array_like of float, shapes (n_1,), …, (n_k,)

    Raises
    ------
    ValueError
        For fewer than two groups, an empty group, or no more values than groups.
    """
    samples = group_moments(groups)
    n, k = sum(sample.n for sample in samples), len(samples)
    if n <= k:
        raise ValueError(f"{n} values in {k} groups leave no variation within groups")
    grand = math.fsum(sample.n * sample.mean for sample in samples) / n
    between = math.fsum(sample.n * (sample.mean - grand) ** 2 for sample in samples)
    within = math.fsum((s.n - 1) * s.variance for s in samples if s.n > 1)
    if not within and between <= n * (TIE_TOLERANCE * abs(grand)) ** 2:
        between = 0.0
    return OneWay(_f_test(between / (k - 1), within / (n - k), k - 1, n - k), between, within)


def welch_anova(groups: Sequence[ArrayLike]) -> FTest:
    """Do independent groups have one mean, whatever their variances? (Welch 1951)

    Parameters and errors as for `one_way`; every group needs two values.
    """
    samples = group_moments(groups)
    k = len(samples)
    if any(sample.n < 2 for sample in samples):
        raise ValueError("Welch's analysis of variance needs two values in every group")
    if any(sample.variance == 0.0 for sample in samples):
        text = QT_TRANSLATE_NOOP("messages", "undefined: the values of a group do not vary at all")
        return FTest(math.nan, k - 1, math.nan, math.nan, Message(text))
    weights = np.array([1.0 / sample.squared_error for sample in samples])
    means = np.array([sample.mean for sample in samples])
    shares = weights / weights.sum()
    between = float(weights @ (means - shares @ means) ** 2) / (k - 1)
    sizes = np.array([sample.n for sample in samples])
    unrest = float(((1.0 - shares) ** 2 / (sizes - 1)).sum())
    f = between / (1.0 + 2.0 * (k - 2) / (k**2 - 1) * unrest)
    df_within = (k**2 - 1) / (3.0 * unrest)
    return FTest.of(f, k - 1, df_within)


@dataclass(frozen=True)
class RepeatedMeasures:
    """Analysis of variance of k systems on the same n blocks.

    Parameters
    ----------
    test : FTest
        Valid when the variances of all differences between systems are alike (sphericity).
    ss_systems, ss_blocks, ss_error : float
        Sums of squares.
    greenhouse_geisser : float
        ε̂, 1 under sphericity and at least 1/(k − 1); NaN when undefined.
    """

    test: FTest
    ss_systems: float
    ss_blocks: float
    ss_error: float
    greenhouse_geisser: float

    @property
    def corrected(self) -> FTest:
        """The test with its degrees of freedom times ε̂, for data without sphericity."""
        if self.test.undefined is not None:
            return self.test
        epsilon = self.greenhouse_geisser
        between, within = epsilon * self.test.df_between, epsilon * self.test.df_within
        return FTest.of(self.test.f, between, within)

    @property
    def partial_eta_squared(self) -> float:
        """Variation between systems over itself and the error."""
        total = self.ss_systems + self.ss_error
        return self.ss_systems / total if total else math.nan


def repeated_measures(rows: ArrayLike) -> RepeatedMeasures:
    """Do k systems have the same mean on the same blocks?

    Parameters
    ----------
    rows : array_like of float, shape (n_blocks, k)
        One row a block (seed, fold, data set), one column a system.

    Raises
    ------
    ValueError
        For fewer than two blocks or systems.
    """
    table = as_blocks(rows)
    n, k = table.shape
    grand, by_system, by_block = table.mean(), table.mean(axis=0), table.mean(axis=1)
    residual = table - by_system - by_block[:, np.newaxis] + grand
    grain = TIE_TOLERANCE * float(np.abs(table).max())
    residual = np.where(np.abs(residual) <= grain, 0.0, residual)
    deviation = np.where(np.abs(by_system - grand) <= grain, 0.0, by_system - grand)
    systems = n * float(deviation @ deviation)
    blocks = k * float(np.square(by_block - grand).sum())
    error = float(np.square(residual).sum())
    df_within = (n - 1) * (k - 1)
    test = _f_test(systems / (k - 1), error / df_within, k - 1, df_within)
    if not systems and not error:
        text = QT_TRANSLATE_NOOP("messages", "undefined: the systems never differ")
        test = FTest(math.nan, k - 1, df_within, math.nan, Message(text))
    return RepeatedMeasures(test, systems, blocks, error, _greenhouse_geisser(residual))


def _greenhouse_geisser(residual: NDArray[np.float64]) -> float:
    """ε̂ = (tr Σ)² / ((k − 1) tr Σ²) of the doubly centred covariance (Geisser & Greenhouse)."""
    covariance = residual.T @ residual
    squared = float(np.square(covariance).sum())
    if squared == 0.0:
        return math.nan
    trace, k = float(np.trace(covariance)), int(residual.shape[1])
    return trace * trace / ((k - 1) * squared)


def group_moments(groups: Sequence[ArrayLike]) -> list[Moments]:
    """Moments of every group.

    Raises
    ------
    ValueError
        For fewer than two groups or an empty group.
    """
    samples = [as_sample(group) for group in groups]
    if len(samples) < 2:
        raise ValueError(f"{len(samples)} groups cannot be compared")
    if any(not len(sample) for sample in samples):
        raise ValueError("a group has no values")
    largest = max(float(np.abs(sample).max()) for sample in samples)
    return [moments(sample, largest) for sample in samples]


def as_blocks(rows: ArrayLike) -> NDArray[np.float64]:
    """A complete table of blocks by systems.

    Raises
    ------
    ValueError
        For fewer than two blocks or systems, or a value that is not finite.
    """
    table = np.asarray(rows, dtype=np.float64)
    if table.ndim != 2 or min(table.shape) < 2:
        raise ValueError(f"a table of shape {table.shape} is not two or more blocks by systems")
    if not np.isfinite(table).all():
        raise ValueError("the table holds a value that is not a finite number")
    return table


def _f_test(between: float, within: float, df_between: int, df_within: int) -> FTest:
    if within > 0.0:
        f = between / within
        return FTest.of(f, df_between, df_within)
    if between > 0.0:
        text = QT_TRANSLATE_NOOP("messages", "undefined: nothing varies apart from the means")
    else:
        text = QT_TRANSLATE_NOOP("messages", "undefined: all values are the same")
    return FTest(math.nan, df_between, df_within, math.nan, Message(text))
