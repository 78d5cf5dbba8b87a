"""Tails and quantiles against closed forms and against scipy.stats."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import stats

from sigdesk.core.distributions.noncentral_t import (
    log_noncentral_t_lower,
    log_noncentral_t_upper,
    noncentrality_limits,
)
from sigdesk.core.distributions.scale_mixture import log_mean_over_scale
from sigdesk.core.distributions.student import t_pvalue, t_quantile, t_tail
from sigdesk.core.distributions.studentized_range import (
    studentized_range_quantile,
    studentized_range_tail,
)
from sigdesk.core.distributions.tails import chi_square_tail, f_tail, normal_two_sided


@pytest.mark.parametrize("df", [0.5, 1.0, 3.7, 60.0, 1e4, 1e8])
@pytest.mark.parametrize("power", [0.0, 1.0, 2.0])
def test_means_over_the_scale(df: float, power: float) -> None:
    # E[S^m] has a closed form; a large tilt moves the mass far to the left.
    found = log_mean_over_scale(lambda scale: power * np.log(np.minimum(scale, 1e9)), df)
    expected = (
        math.lgamma((df + power) / 2) - math.lgamma(df / 2) - power / 2 * math.log(df / 2)
        if power
        else 0.0
    )
    assert found == pytest.approx(expected, abs=3e-8 if df == 1e8 else 1e-11)


@pytest.mark.parametrize("df", [1.0, 2.5, 11.0, 300.0, 1e6])
@pytest.mark.parametrize("t", [-3.0, -0.2, 0.0, 1e-3, 0.7, 2.0, 9.0, 36.0])
def test_t_tails(t: float, df: float) -> None:
    assert t_tail(t, df).value == pytest.approx(stats.t.sf(t, df), rel=1e-11, abs=1e-300)
    assert t_pvalue(t, df).value == pytest.approx(2 * stats.t.sf(abs(t), df), rel=1e-11, abs=1e-300)
    assert t_pvalue(t, df, "less").value == pytest.approx(stats.t.cdf(t, df), rel=1e-11, abs=1e-300)


@pytest.mark.parametrize("t", [1e9, 1e20, 1e100])
def test_t_tails_of_differences_that_hardly_vary(t: float) -> None:
    # the density falls as t^−(df + 1)
    for df in (40.0, 75.5):
        constant = math.lgamma((df + 1) / 2) - math.lgamma(df / 2) - math.log(df * math.pi) / 2
        leading = constant + (df + 1) / 2 * math.log(df) - df * math.log(t) - math.log(df)
        assert t_tail(t, df).log == pytest.approx(leading, rel=1e-12)


def test_t_tails_below_the_range_of_doubles_keep_their_logarithm() -> None:
    # On two degrees of freedom P(T ≥ t) = 1/2 − t/(2√(2 + t²)) ≈ 1/(2t²).
    assert t_tail(1e7, 2).value == pytest.approx(0.5e-14, rel=1e-12)
    far = t_tail(60.0, 1e5)
    assert far.value == 0.0
    # t²/2 of the normal density becomes (df + 1)/2 · ln(1 + t²/df); the rest is ln(t√(2π)) or so.
    leading = -(1e5 + 1) / 2 * math.log1p(60.0**2 / 1e5) - math.log(60.0 * math.sqrt(2 * math.pi))
    assert far.log == pytest.approx(leading, abs=0.05)
    near = t_tail(37.0, 1e5)
    assert math.exp(near.log) == pytest.approx(near.value, rel=1e-9)


@pytest.mark.parametrize("df", [1.0, 4.0, 7.2513, 120.0, 1e9])
@pytest.mark.parametrize("upper", [1e-12, 0.005, 0.025, 0.3, 0.5, 0.95])
def test_t_quantiles_invert_the_tail(upper: float, df: float) -> None:
    assert t_tail(t_quantile(upper, df), df).value == pytest.approx(upper, rel=1e-12)


@pytest.mark.parametrize(
    ("t", "df", "delta"),
    [(2.0, 5.0, 1.0), (40.0, 4.0, 38.0), (-3.0, 10.0, 2.0), (0.0, 7.0, 0.4), (3.0, 100.0, -2.0)],
)
def test_noncentral_t(t: float, df: float, delta: float) -> None:
    upper = math.exp(log_noncentral_t_upper(t, df, delta))
    lower = math.exp(log_noncentral_t_lower(t, df, delta))
    assert upper + lower == pytest.approx(1.0, abs=1e-13)
    assert lower == pytest.approx(stats.nct.cdf(t, df, delta), rel=1e-9)
    mirrored = math.exp(log_noncentral_t_lower(-t, df, -delta))
    assert mirrored == pytest.approx(upper, rel=1e-12)


def test_noncentral_t_without_noncentrality_is_students() -> None:
    for t in (-2.0, 0.3, 8.0):
        central = t_tail(t, 9.0).log
        assert log_noncentral_t_upper(t, 9.0, 0.0) == pytest.approx(central, rel=1e-11)


@pytest.mark.parametrize("t", [-60.0, -1.0, 0.0, 4.7, 200.0])
@pytest.mark.parametrize("df", [1.0, 11.0, 2000.0])
def test_limits_of_the_noncentrality(t: float, df: float) -> None:
    low, high = noncentrality_limits(t, df, 0.9)
    assert low < high
    assert math.exp(log_noncentral_t_upper(t, df, low)) == pytest.approx(0.05, rel=1e-9)
    assert math.exp(log_noncentral_t_lower(t, df, high)) == pytest.approx(0.05, rel=1e-9)
    # The limits of −t are those of t, exchanged.
    assert noncentrality_limits(-t, df, 0.9) == pytest.approx((-high, -low), abs=1e-9)


@pytest.mark.parametrize(
    ("q", "k", "df"),
    [
        (3.5, 3, 10.0),
        (0.01, 3, 5.0),
        (2.3, 33, math.inf),
        (1.0, 100, 4.0),
        (8.0, 2, 1.0),
        (6.1, 12, 7.3),
    ],
)
def test_studentized_range(q: float, k: int, df: float) -> None:
    expected = stats.studentized_range.sf(q, k, df)
    assert studentized_range_tail(q, k, df).value == pytest.approx(expected, abs=1e-10)


@pytest.mark.parametrize("q", [0.3, 3.0, 30.0, 300.0])
@pytest.mark.parametrize("df", [2.0, 7.0, 700.0])
def test_the_range_of_two_means_is_a_t_test(q: float, df: float) -> None:
    expected = t_pvalue(q / math.sqrt(2), df)
    assert studentized_range_tail(q, 2, df).log == pytest.approx(expected.log, rel=1e-10, abs=1e-12)


def test_quantiles_of_the_studentized_range() -> None:
    # Tukey's tables, and the divisor √2 of Demšar 2006, table 5 (10 classifiers: 3.164).
    assert studentized_range_quantile(0.05, 3, 10) == pytest.approx(3.877, abs=5e-4)
    assert studentized_range_quantile(0.05, 10) / math.sqrt(2) == pytest.approx(3.164, abs=5e-4)
    for upper in (1e-9, 0.05, 0.9):
        q = studentized_range_quantile(upper, 5, 12.5)
        assert studentized_range_tail(q, 5, 12.5).value == pytest.approx(upper, rel=1e-9)


def test_no_studentized_range_of_one_mean() -> None:
    assert studentized_range_tail(0.0, 3, 5).value == 1.0
    with pytest.raises(ValueError, match="1 means"):
        studentized_range_tail(1.0, 1, 5)
    with pytest.raises(ValueError, match="0 degrees"):
        studentized_range_tail(1.0, 3, 0.0)


def test_normal_chi_square_and_f() -> None:
    assert normal_two_sided(-1.959963984540054).value == pytest.approx(0.05, rel=1e-12)
    assert normal_two_sided(0.0).value == 1.0
    assert normal_two_sided(60.0).log == pytest.approx(stats.norm.logsf(60) + math.log(2))
    assert chi_square_tail(12.3, 4).value == pytest.approx(stats.chi2.sf(12.3, 4), rel=1e-12)
    assert f_tail(3.4, 2, 9.87).value == pytest.approx(stats.f.sf(3.4, 2, 9.87), rel=1e-11)
    assert f_tail(math.inf, 2, 5).value == 0.0
    assert chi_square_tail(0.0, 3).value == f_tail(0.0, 3, 4).value == 1.0


@pytest.mark.parametrize("chi2", [1350.0, 1400.0, 2000.0, 1e5, 1e9])
def test_chi_square_below_the_range_of_doubles(chi2: float) -> None:
    # closed forms on even degrees of freedom: a Poisson sum
    half = chi2 / 2
    assert chi_square_tail(chi2, 2).log == pytest.approx(-half, rel=1e-14)
    assert chi_square_tail(chi2, 4).log == pytest.approx(-half + math.log1p(half), rel=1e-13)
    six = -half + math.log1p(half + half**2 / 2)
    assert chi_square_tail(chi2, 6).log == pytest.approx(six, rel=1e-13)
    # and on one: both tails of the normal law
    one = normal_two_sided(math.sqrt(chi2)).log
    assert chi_square_tail(chi2, 1).log == pytest.approx(one, rel=1e-12)


@pytest.mark.parametrize("df", [1.0, 2.0, 7.0, 300.0])
def test_chi_square_tails_are_continuous_where_the_logarithm_takes_over(df: float) -> None:
    chi2 = 600.0
    while chi_square_tail(chi2, df).value > 1e-290:
        chi2 *= 1.001
    above, below = chi_square_tail(chi2 / 1.001, df), chi_square_tail(chi2, df)
    slope = -0.5 + (df / 2 - 1) / chi2
    assert below.log - above.log == pytest.approx(slope * chi2 * 0.001 / 1.001, rel=2e-3)
    assert math.log(stats.chi2.sf(chi2, df)) == pytest.approx(below.log, rel=1e-12)


@pytest.mark.parametrize("f", [1e40, 1e60, 1e200])
def test_f_below_the_range_of_doubles(f: float) -> None:
    # on two degrees of freedom of the numerator (1 + 2f/ν)^(−ν/2)
    for df in (20.0, 40.5, 400.0):
        assert f_tail(f, 2, df).log == pytest.approx(-df / 2 * math.log1p(2 * f / df), rel=1e-13)


@pytest.mark.parametrize(("f", "df_a", "df_b"), [(800.0, 2, 1e5), (40.0, 100, 5000), (9e3, 3, 777)])
def test_f_tails_of_many_degrees_of_freedom(f: float, df_a: float, df_b: float) -> None:
    found = f_tail(f, df_a, df_b)
    assert found.value == pytest.approx(math.exp(found.log))

    # the integral of the density, in logarithms
    def log_density(x: np.ndarray) -> np.ndarray:
        return stats.f.logpdf(x, df_a, df_b)

    step = f * 1e-6
    points = f + step * np.arange(200_001)
    logs = log_density(points)
    weights = np.exp(logs - logs[0])
    integral = step * (weights.sum() - (weights[0] + weights[-1]) / 2)
    assert found.log == pytest.approx(logs[0] + math.log(integral), abs=1e-4)
