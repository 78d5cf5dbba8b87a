"""Intervals from bootstrap distributions, against SciPy and by definition."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from resamples import blocks, random_scores, score_sample
from scipy import stats as scipy_stats

from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.base import Ratio
from sigdesk.core.resampling.difference import BootstrapDifference
from sigdesk.core.resampling.intervals import (
    basic_interval,
    bca_levels,
    moments,
    normal_interval,
    percentile_interval,
    quantile,
)
from sigdesk.core.resampling.jackknife import acceleration
from sigdesk.core.resampling.monte_carlo import (
    count_extreme,
    monte_carlo_interval,
    sampled_pvalue,
    tie_tolerance,
)
from sigdesk.core.resampling.studentized import standard_errors, with_products
from sigdesk.core.resampling.units import Units, paired_units
from sigdesk.core.results import Distribution, PairedSample


def test_quantile_of_a_sample_is_numpys() -> None:
    values = np.random.default_rng(0).normal(size=999)
    law = Distribution("bootstrap", values)
    for level in (0.0, 0.025, 0.5, 0.9, 1.0):
        assert quantile(law, level) == np.quantile(values, level)


def test_undefined_values_are_left_out() -> None:
    law = Distribution("bootstrap", np.array([3.0, math.nan, 1.0, 2.0]))
    assert quantile(law, 0.5) == 2.0
    assert moments(law)[0] == pytest.approx(2.0)
    assert math.isnan(quantile(Distribution("bootstrap", np.array([math.nan])), 0.5))


def test_quantile_of_an_exact_law_is_the_smallest_value_that_reaches_the_level() -> None:
    law = Distribution("bootstrap", np.array([-1.0, 0.0, 2.0]), np.array([0.1, 0.4, 0.5]))
    assert quantile(law, 0.05) == -1.0
    assert quantile(law, 0.1) == -1.0
    assert quantile(law, 0.11) == 0.0
    assert quantile(law, 0.5) == 0.0
    assert quantile(law, 1.0) == 2.0
    # a tenth ten times over is a little less than one in doubles
    tenths = Distribution("bootstrap", np.arange(10.0), np.full(10, 0.1))
    assert quantile(tenths, 1.0) == 9.0
    assert quantile(tenths, 0.3) == 2.0


def test_basic_mirrors_percentile() -> None:
    law = Distribution("bootstrap", np.array([1.0, 2.0, 3.0, 10.0]), np.full(4, 0.25))
    low, high = percentile_interval(law, 0.5)
    assert basic_interval(law, 2.5, 0.5) == (5.0 - high, 5.0 - low)


def test_normal_interval_corrects_the_bias() -> None:
    law = Distribution("bootstrap", np.array([1.0, 3.0]), np.array([0.5, 0.5]))
    low, high = normal_interval(law, 2.5, 0.95)
    assert (low + high) / 2 == pytest.approx(3.0)
    assert (high - low) / 2 == pytest.approx(1.959963984540054)


@pytest.mark.parametrize("method", ["percentile", "basic", "bca"])
def test_intervals_equal_scipy_within_monte_carlo_error(method: str) -> None:
    sample = random_scores(40, 30, seed=8)
    a, b = (side.dense()[:, 0] / 10 for side in (sample.a, sample.b))
    drawn = finished(BootstrapDifference.prepared(sample, seed=1))
    values = blocks(drawn.block, 80)
    found, notes = finished(drawn.interval(values, method, 0.95, 1e-12))
    theirs = scipy_stats.bootstrap(
        (a - b,),
        np.mean,
        n_resamples=20_000,
        method="BCa" if method == "bca" else method,
        rng=np.random.default_rng(0),
        vectorized=True,
    ).confidence_interval
    assert found is not None
    assert not notes
    assert found.method == method
    width = theirs.high - theirs.low
    assert found.low == pytest.approx(theirs.low, abs=0.03 * width)
    assert found.high == pytest.approx(theirs.high, abs=0.03 * width)


def test_studentized_interval_of_a_mean_is_near_student() -> None:
    sample = random_scores(200, 30, seed=8)
    drawn = finished(BootstrapDifference.prepared(sample, seed=1, studentized=True))
    values = blocks(drawn.block, 60)
    found, notes = finished(drawn.interval(values, "studentized", 0.95, 1e-12))
    assert found is not None
    assert found.method == "studentized"
    assert not notes
    a, b = (side.dense()[:, 0] / 10 for side in (sample.a, sample.b))
    student = scipy_stats.ttest_1samp(a - b, 0).confidence_interval()
    assert found.low == pytest.approx(student.low, abs=0.05 * (student.high - student.low))
    assert found.high == pytest.approx(student.high, abs=0.05 * (student.high - student.low))


def test_drawing_standard_errors_changes_no_difference() -> None:
    sample = random_scores(50, 30, seed=8)
    plain = finished(BootstrapDifference.prepared(sample, seed=1))
    studentized = finished(BootstrapDifference.prepared(sample, seed=1, studentized=True))
    np.testing.assert_array_equal(blocks(plain.block, 3), blocks(studentized.block, 3))


@settings(max_examples=50, deadline=None)
@given(st.lists(st.tuples(*[st.integers(1, 9)] * 4), min_size=2, max_size=12))
def test_standard_errors_are_those_of_the_influences(rows: list[tuple[int, ...]]) -> None:
    table = np.array(rows, dtype=np.float64)
    ratio = Ratio((2, 0), (0, 1), divisor=10)
    units = Units(np.array(rows), np.ones(len(rows), dtype=np.int64), np.zeros(len(rows), np.intp))
    x_a, y_a, x_b, y_b = (2, 1, 2, 1) * table.T[[0, 1, 2, 3]].T.sum(axis=0)
    influence = (2 * table[:, 0] - x_a / y_a * table[:, 1]) / y_a
    influence -= (2 * table[:, 2] - x_b / y_b * table[:, 3]) / y_b
    found = float(standard_errors(with_products(units, ratio).totals(), ratio))
    assert found == pytest.approx(np.sqrt((influence**2).sum()) / 10, rel=1e-6, abs=1e-9)


def jackknife_by_hand(sample: PairedSample) -> float:
    """Acceleration from the definition, one item left out at a time."""
    n_items = sample.n_items
    left_out = np.empty(n_items)
    for item in range(n_items):
        rest = np.arange(n_items) != item
        left_out[item] = PairedSample(
            sample.metric, sample.a.take(rest), sample.b.take(rest)
        ).difference
    strata = np.zeros(n_items, dtype=int) if sample.strata is None else sample.strata
    cubes = squares = 0.0
    for stratum in np.unique(strata):
        values = left_out[strata == stratum]
        influence = (len(values) - 1) * (values.mean() - values)
        cubes += (influence**3).sum() / len(values) ** 3
        squares += (influence**2).sum() / len(values) ** 2
    return float(cubes / (6 * squares**1.5))


@pytest.mark.parametrize("strata", [None, [0, 0, 0, 1, 1, 1, 1, 2, 2, 2]])
def test_acceleration_by_hand(strata: list[int] | None) -> None:
    a, b = [9, 4, 7, 3, 8, 5, 6, 4, 9, 7], [6, 4, 6, 3, 8, 5, 6, 5, 2, 7]
    sample = score_sample(a, b, strata=strata)
    drawn = finished(BootstrapDifference.prepared(sample, seed=1))
    found = finished(acceleration(drawn.units, drawn.difference))
    assert found == pytest.approx(jackknife_by_hand(sample), rel=1e-10)


def test_bca_counts_half_of_the_ties() -> None:
    law = Distribution("bootstrap", np.array([-1.0, 0.0, 1.0]), np.array([0.3, 0.2, 0.5]))
    half = bca_levels(law, 0.0, 0.0, 0.95, 1e-9)
    strict = bca_levels(law, 0.0, 0.0, 0.95, 1e-9, half_ties=False)
    assert half is not None
    assert strict is not None
    assert half.bias == pytest.approx(scipy_stats.norm.ppf(0.4))
    assert strict.bias == pytest.approx(scipy_stats.norm.ppf(0.3))
    assert half.low == pytest.approx(
        scipy_stats.norm.cdf(2 * scipy_stats.norm.ppf(0.4) + scipy_stats.norm.ppf(0.025))
    )


class TestFallbacks:
    def test_no_spread(self) -> None:
        sample = score_sample([5, 6, 7], [4, 5, 6])
        drawn = finished(BootstrapDifference.prepared(sample, seed=1))
        found, notes = finished(drawn.interval(blocks(drawn.block, 1), "bca", 0.95, 1e-12))
        assert found is not None
        assert found.method == "percentile"
        assert (found.low, found.high) == pytest.approx((0.1, 0.1))
        assert "BCa interval is undefined" in str(notes[0])
        assert notes[0].severity == "caution"

    def test_no_standard_error(self) -> None:
        sample = score_sample([5, 6, 7], [4, 5, 6])
        drawn = finished(BootstrapDifference.prepared(sample, seed=1, studentized=True))
        values = blocks(drawn.block, 1)
        found, notes = finished(drawn.interval(values, "studentized", 0.95, 1e-12))
        assert found is not None
        assert found.method == "percentile"
        assert "standard error is 0" in str(notes[0])

    def test_strata_have_no_standard_error(self) -> None:
        sample = score_sample([5, 6, 9], [4, 5, 6], strata=[0, 0, 1])
        drawn = finished(BootstrapDifference.prepared(sample, seed=1, studentized=True))
        values = blocks(drawn.block, 1)
        found, notes = finished(drawn.interval(values, "studentized", 0.95, 1e-12))
        assert found is not None
        assert found.method == "percentile"
        assert "no strata" in str(notes[0])

    def test_identical_systems_need_no_excuse(self) -> None:
        sample = score_sample([5, 6, 7], [5, 6, 7])
        drawn = finished(BootstrapDifference.prepared(sample, seed=1))
        found, notes = finished(drawn.interval(blocks(drawn.block, 1), "bca", 0.95, 1e-12))
        assert found is not None
        assert (found.low, found.high) == (0.0, 0.0)
        assert not notes

    def test_nothing_defined(self) -> None:
        drawn = finished(BootstrapDifference.prepared(score_sample([1], [0]), seed=1))
        values: NDArray[np.float64] = np.full(3, math.nan)
        assert finished(drawn.interval(values, "percentile", 0.95, 0.0)) == (None, ())


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 500), st.integers(0, 500))
def test_monte_carlo_interval_is_clopper_pearson(n_extreme: int, n_rest: int) -> None:
    n_resamples = n_extreme + n_rest
    low, high = monte_carlo_interval(n_extreme, n_resamples)
    if not n_resamples:
        assert (low, high) == (0.0, 1.0)
        return
    exact = scipy_stats.binomtest(n_extreme, n_resamples).proportion_ci(0.99, "exact")
    assert low == pytest.approx(exact.low, rel=1e-9, abs=1e-12)
    assert high == pytest.approx(exact.high, rel=1e-9, abs=1e-12)
    assert low <= sampled_pvalue(n_extreme, n_resamples) or n_extreme == 0


class TestCounting:
    values = np.array([-0.3, -0.2, 0.0, 0.2, 0.2 + 1e-16, 0.3, math.nan])

    def test_ties_and_undefined_values_count(self) -> None:
        assert count_extreme(self.values, 0.0, 0.2, "two-sided", 1e-12) == 6
        assert count_extreme(self.values, 0.0, 0.2, "greater", 1e-12) == 4
        assert count_extreme(self.values, 0.0, -0.2, "less", 1e-12) == 3

    def test_strict_leaves_ties_out(self) -> None:
        assert count_extreme(self.values, 0.0, 0.2, "two-sided", 1e-12, strict=True) == 3
        assert count_extreme(self.values, 0.0, 0.2, "greater", 1e-12, strict=True) == 2
        assert count_extreme(self.values, 0.0, -0.2, "less", 1e-12, strict=True) == 2

    def test_greater_of_a_negative_difference(self) -> None:
        assert count_extreme(self.values, 0.0, -0.2, "greater", 1e-12) == 6

    def test_centred(self) -> None:
        assert count_extreme(self.values, 0.1, 0.1, "two-sided", 1e-12) == 7
        assert count_extreme(self.values, 0.1, 0.1, "greater", 1e-12) == 4

    def test_the_tolerance_follows_the_scores(self) -> None:
        assert tie_tolerance(0.9, 0.9 - 1e-9) == pytest.approx(1.8e-12)
        # differences of one item among 10,000 computed at two levels of accuracy
        assert abs((0.9001 - 0.9) - (0.5001 - 0.5)) < tie_tolerance(0.9001, 0.9)


def test_units_know_their_totals() -> None:
    sample = score_sample([5, 6, 7], [4, 5, 6])
    units = finished(paired_units(sample))
    assert units.totals().tolist() == [18, 30, 15, 30]
