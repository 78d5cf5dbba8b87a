"""Standardised mean differences, and their intervals by the noncentral t distribution.

An effect size without a spread to divide by is undefined: its value is NaN and `undefined` says
why.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Literal

from numpy.typing import ArrayLike

from sigdesk.core.distributions.noncentral_t import noncentrality_limits
from sigdesk.core.effect_size.effect import Effect
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import Moments, as_sample, moments, paired_differences
from sigdesk.core.results import Interval


@dataclass(frozen=True)
class Independent:
    """Standardised differences of two independent samples.

    Parameters
    ----------
    a, b : Moments
        Each of at least two values.
    """

    a: Moments
    b: Moments

    @property
    def df(self) -> int:
        """Degrees of freedom of the pooled standard deviation."""
        return self.a.n + self.b.n - 2

    @property
    def pooled_sd(self) -> float:
        """Square root of the pooled variance."""
        squares = (self.a.n - 1) * self.a.variance + (self.b.n - 1) * self.b.variance
        return math.sqrt(squares / self.df)

    @property
    def cohen_d(self) -> Effect:
        """Difference over the pooled standard deviation (Cohen 1988)."""
        return _over("cohen-d-pooled", self.a.mean - self.b.mean, self.pooled_sd)

    def hedges_g(self, *, approximate: bool = False) -> Effect:
        """Cohen's d without its bias in small samples (Hedges 1981)."""
        return self.cohen_d.times(hedges_factor(self.df, approximate=approximate), "hedges-g")

    def glass_delta(self, baseline: Literal["a", "b"]) -> Effect:
        """Difference over the standard deviation of the baseline alone (Glass 1976)."""
        sd = self.a.sd if baseline == "a" else self.b.sd
        return _over("glass-delta", self.a.mean - self.b.mean, sd)

    @property
    def superiority(self) -> float:
        """Chance that a value of A is above one of B, for normal values (McGraw & Wong 1992)."""
        spread = math.sqrt(self.a.variance + self.b.variance)
        if not spread:
            return math.nan
        return NormalDist().cdf((self.a.mean - self.b.mean) / spread)

    def interval(self, confidence: float = 0.95) -> Interval | None:
        """Interval of Cohen's d by the noncentral t; None when d is undefined."""
        d = self.cohen_d
        if d.undefined is not None:
            return None
        per_d = 1.0 / math.sqrt(1.0 / self.a.n + 1.0 / self.b.n)
        return _scaled_limits(d.value * per_d, self.df, 1.0 / per_d, confidence, d.key)

    def hedges_interval(self, confidence: float = 0.95) -> Interval | None:
        """Interval of Hedges' g: that of Cohen's d times the same factor; None when undefined."""
        found = self.interval(confidence)
        return None if found is None else _times(found, hedges_factor(self.df), "hedges-g")

    def glass_interval(
        self, baseline: Literal["a", "b"], confidence: float = 0.95
    ) -> Interval | None:
        """Interval of Glass's delta by the noncentral t of the baseline's df; None when undefined.

        The noncentral t holds for equal variances (Hedges & Olkin 1985, section 5.A.1).
        """
        delta = self.glass_delta(baseline)
        if delta.undefined is not None:
            return None
        per_delta = 1.0 / math.sqrt(1.0 / self.a.n + 1.0 / self.b.n)
        df = (self.a.n if baseline == "a" else self.b.n) - 1
        return _scaled_limits(delta.value * per_delta, df, 1.0 / per_delta, confidence, delta.key)

    def normal_interval(
        self, confidence: float = 0.95, *, divisor_n_minus_2: bool = False
    ) -> Interval | None:
        """Interval of Cohen's d by its large-sample variance, for comparison with other programs.

        The variance is 1/n_a + 1/n_b + d²/(2N) (Hedges & Olkin 1985), or with 2(N − 2).
        """
        d = self.cohen_d
        if d.undefined is not None:
            return None
        total = self.df if divisor_n_minus_2 else self.df + 2
        error = math.sqrt(1.0 / self.a.n + 1.0 / self.b.n + d.value**2 / (2.0 * total))
        reach = NormalDist().inv_cdf(0.5 + confidence / 2.0) * error
        return Interval(d.value - reach, d.value + reach, confidence, "normal", d.key)


@dataclass(frozen=True)
class Paired:
    """Standardised differences of paired values.

    Parameters
    ----------
    a, b, differences : Moments
        Each of at least two values.
    correlation : float
        Pearson's r of A and B; NaN when one of them does not vary.
    """

    a: Moments
    b: Moments
    differences: Moments
    correlation: float

    @property
    def cohen_d_z(self) -> Effect:
        """Mean difference over the standard deviation of the differences (Cohen 1988)."""
        return _over("cohen-d-z", self.differences.mean, self.differences.sd)

    def hedges_g_z(self, *, approximate: bool = False) -> Effect:
        """d_z without its bias in small samples."""
        factor = hedges_factor(self.differences.n - 1, approximate=approximate)
        return self.cohen_d_z.times(factor, "hedges-g-z")

    @property
    def cohen_d_av(self) -> Effect:
        """Mean difference over the mean of both standard deviations (Cumming 2012)."""
        return _over("cohen-d-av", self.differences.mean, (self.a.sd + self.b.sd) / 2.0)

    @property
    def cohen_d_av_root_mean_variance(self) -> Effect:
        """The same over the root of the mean variance, as some programs define d_av."""
        sd = math.sqrt((self.a.variance + self.b.variance) / 2.0)
        return _over("cohen-d-av-rms", self.differences.mean, sd)

    @property
    def cohen_d_rm(self) -> Effect:
        """d_z times √(2(1 − r)), on the scale of independent samples (Lakens 2013)."""
        if math.isnan(self.correlation):
            return Effect("cohen-d-rm", math.nan, _no_spread(self.differences.mean))
        scale = math.sqrt(2.0 * max(0.0, 1.0 - self.correlation))
        return self.cohen_d_z.times(scale, "cohen-d-rm")

    def interval(self, confidence: float = 0.95) -> Interval | None:
        """Interval of d_z by the noncentral t; None when d_z is undefined."""
        d = self.cohen_d_z
        if d.undefined is not None:
            return None
        root = math.sqrt(self.differences.n)
        return _scaled_limits(d.value * root, self.differences.n - 1, 1.0 / root, confidence, d.key)

    def hedges_interval(self, confidence: float = 0.95) -> Interval | None:
        """Interval of g_z: that of d_z times the same factor; None when undefined."""
        found = self.interval(confidence)
        factor = hedges_factor(self.differences.n - 1)
        return None if found is None else _times(found, factor, "hedges-g-z")


def independent_effects(a: ArrayLike, b: ArrayLike) -> Independent:
    """Standardised differences of independent samples.

    Parameters
    ----------
    a, b : array_like of float, shapes (n_a,), (n_b,)

    Raises
    ------
    ValueError
        When a sample has fewer than two values, or one that is not finite.
    """
    first, second = moments(a), moments(b)
    if min(first.n, second.n) < 2:
        raise ValueError("a standardised difference needs two values in each sample")
    return Independent(first, second)


def paired_effects(a: ArrayLike, b: ArrayLike) -> Paired:
    """Standardised differences of paired values, shape (n,) each.

    Raises
    ------
    ValueError
        When the samples differ in length, have fewer than two values, or one is not finite.
    """
    differences, largest = paired_differences(a, b)
    if len(differences) < 2:
        raise ValueError("a standardised difference needs two pairs")
    first, second = moments(a), moments(b)
    correlation = math.nan
    if first.variance and second.variance:
        products = (as_sample(a) - first.mean) @ (as_sample(b) - second.mean)
        raw = float(products) / (len(differences) - 1) / (first.sd * second.sd)
        correlation = max(-1.0, min(1.0, raw))
    return Paired(first, second, moments(differences, largest), correlation)


def hedges_factor(df: float, *, approximate: bool = False) -> float:
    """What d is multiplied with to be unbiased.

    Γ(df/2) / (√(df/2) Γ((df − 1)/2)), or the approximation 1 − 3/(4 df − 1) (Hedges 1981). 0 for
    one degree of freedom, where no unbiased estimate exists.
    """
    if approximate:
        return 1.0 - 3.0 / (4.0 * df - 1.0)
    if df <= 1.0:
        return 0.0
    half = df / 2.0
    return math.exp(math.lgamma(half) - math.lgamma(half - 0.5) - 0.5 * math.log(half))


def _over(key: str, difference: float, sd: float) -> Effect:
    if sd > 0.0:
        return Effect(key, difference / sd)
    return Effect(key, math.nan, _no_spread(difference))


def _no_spread(difference: float) -> Message:
    if difference == 0.0:
        return Message(
            QT_TRANSLATE_NOOP("messages", "undefined: no difference and no spread to divide it by")
        )
    return Message(QT_TRANSLATE_NOOP("messages", "undefined: no spread to divide by"))


def _times(interval: Interval, factor: float, key: str) -> Interval:
    ends = interval.low * factor, interval.high * factor
    return Interval(*ends, interval.confidence, interval.method, key)


def _scaled_limits(t: float, df: float, scale: float, confidence: float, key: str) -> Interval:
    low, high = noncentrality_limits(t, df, confidence)
    return Interval(low * scale, high * scale, confidence, "noncentral t", key)
