"""t tests, equivalence and normality against scipy.stats, and where they are undefined."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from scipy import stats

from sigdesk.core.moments import moments, paired_differences
from sigdesk.core.results import Alternative
from sigdesk.core.significance.normality import shapiro_wilk
from sigdesk.core.significance.t_tests import (
    Equivalence,
    non_inferiority,
    paired_t,
    paired_t_of,
    student_t,
    welch_t,
)

SIDES: tuple[Alternative, ...] = ("two-sided", "greater", "less")
values = st.integers(-50, 50).map(lambda n: n / 10)
pairs = st.lists(st.tuples(values, values), min_size=2, max_size=12)
samples = st.lists(values, min_size=2, max_size=12)


@pytest.mark.filterwarnings("ignore:Precision loss")
@settings(max_examples=60)
@given(pairs, st.sampled_from(SIDES))
def test_paired_t(rows: list[tuple[float, float]], side: Alternative) -> None:
    a, b = np.array(rows).T
    found = paired_t(a, b)
    assume(found.undefined is None)
    expected = stats.ttest_rel(a, b, alternative=side)
    assert found.t == pytest.approx(expected.statistic, rel=1e-10, abs=1e-12)
    assert found.df == expected.df
    assert found.pvalue(side).value == pytest.approx(expected.pvalue, rel=1e-9)


@pytest.mark.filterwarnings("ignore:Precision loss")
@settings(max_examples=60)
@given(samples, samples, st.sampled_from(SIDES))
def test_independent_t(a: list[float], b: list[float], side: Alternative) -> None:
    for test, equal in ((student_t, True), (welch_t, False)):
        found = test(a, b)
        if found.undefined is not None:
            assert len(set(a)) == len(set(b)) == 1
            continue
        expected = stats.ttest_ind(a, b, equal_var=equal, alternative=side)
        assert found.t == pytest.approx(expected.statistic, rel=1e-10, abs=1e-12)
        assert found.df == pytest.approx(expected.df, rel=1e-12)
        assert found.pvalue(side).value == pytest.approx(expected.pvalue, rel=1e-9)
        interval = found.interval(0.9)
        limits = stats.ttest_ind(a, b, equal_var=equal).confidence_interval(0.9)
        assert interval is not None
        assert (interval.low, interval.high) == pytest.approx(limits, rel=1e-9, abs=1e-11)


@pytest.mark.parametrize("scale", [1e-100, 1e100])
def test_welch_of_tiny_and_huge_values(scale: float) -> None:
    a, b = np.array([1.0, 2.0, 4.0]), np.array([2.0, 7.0, 3.0, 5.0])
    assert welch_t(a * scale, b * scale).df == pytest.approx(welch_t(a, b).df, rel=1e-12)


def test_differences_that_vary_by_rounding_only_have_no_t() -> None:
    # 0.8 − 0.7, 0.7 − 0.6 and 0.3 − 0.2 are one number on paper.
    found = paired_t([0.8, 0.7, 0.3], [0.7, 0.6, 0.2])
    assert "all differences are the same" in str(found.undefined)
    assert "all differences are 0" in str(paired_t([0.3, 0.3], [0.1 + 0.2, 0.3]).undefined)
    assert "fewer than two" in str(paired_t([1.0], [2.0]).undefined)
    assert "fewer than two" in str(paired_t([], []).undefined)
    for test in (student_t, welch_t):
        assert "all values are the same" in str(test([1, 1], [1, 1, 1]).undefined)
        assert "all values are the same" in str(test([0.1] * 3, [0.1] * 6).undefined)
        assert "neither sample" in str(test([1, 1], [2, 2, 2]).undefined)
        assert "at least two values" in str(test([1], [2, 3]).undefined)


def test_what_is_undefined_has_no_numbers() -> None:
    found = paired_t([1, 2, 3], [1, 2, 3])
    assert math.isnan(found.t)
    assert math.isnan(found.pvalue().value)
    assert found.interval() is None
    assert Equivalence(found, 1.0).interval() is None
    assert math.isnan(Equivalence(found, 1.0).pvalue.value)


def test_samples_must_be_lists_of_numbers_and_pairs_must_match() -> None:
    with pytest.raises(ValueError, match="A has 2 values and B has 3"):
        paired_t([1, 2], [1, 2, 3])
    with pytest.raises(ValueError, match="finite"):
        student_t([1, math.nan], [1, 2])
    with pytest.raises(ValueError, match="shape"):
        moments([[1.0]])


@pytest.mark.filterwarnings("ignore:Precision loss")
@settings(max_examples=40)
@given(pairs, st.floats(0.01, 20), st.floats(0.01, 0.3))
def test_equivalence_agrees_with_its_interval(
    rows: list[tuple[float, float]], margin: float, alpha: float
) -> None:
    a, b = np.array(rows).T
    test = paired_t(a, b)
    assume(test.undefined is None)
    both = Equivalence(test, margin)
    interval = both.interval(alpha)
    assert interval is not None
    inside = max(-interval.low, interval.high)
    assume(abs(inside - margin) > 1e-9)
    assert (both.pvalue.value <= alpha) == (inside < margin)
    shifted = stats.ttest_1samp(a - b, -margin, alternative="greater").pvalue
    assert both.lower.value == pytest.approx(shifted, rel=1e-8)
    assert non_inferiority(test, margin) == both.lower
    assert non_inferiority(test, margin, higher_is_better=False) == both.upper


def test_a_margin_must_be_positive() -> None:
    with pytest.raises(ValueError, match="positive"):
        Equivalence(paired_t([1, 2], [2, 5]), 0.0)


def test_tiny_p_values_keep_their_logarithm() -> None:
    differences = 1.0 + np.arange(100_001) % 3
    found = paired_t_of(moments(differences)).pvalue()
    assert found.value == 0.0
    assert -200_000 < found.log10 < -1000


def test_rounding_of_differences_is_taken_out() -> None:
    differences, largest = paired_differences([0.3, 5.0], [0.1 + 0.2, 4.0])
    assert differences.tolist() == [0.0, 1.0]
    assert largest == 5.0


@pytest.mark.parametrize("n", [3, 4, 5, 6, 11, 12, 50, 400])
@pytest.mark.parametrize("shape", ["normal", "exponential", "uniform"])
def test_shapiro_wilk(n: int, shape: str) -> None:
    drawn = getattr(np.random.default_rng(n), shape)(size=n)
    found, expected = shapiro_wilk(drawn), stats.shapiro(drawn)
    assert found.w == pytest.approx(expected.statistic, rel=1e-6)
    assert found.pvalue == pytest.approx(expected.pvalue, rel=1e-4, abs=1e-12)


def test_shapiro_wilk_is_undefined_without_spread_or_values() -> None:
    assert "all values are the same" in str(shapiro_wilk([0.1 + 0.2, 0.3, 0.3]).undefined)
    assert "3 to 5,000" in str(shapiro_wilk([1, 2]).undefined)
    assert shapiro_wilk([-1, 0, 1]).w == pytest.approx(1.0)
    outlier = shapiro_wilk([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    assert 0 < outlier.pvalue < 1e-6
