"""Bounds of p-values on a rounded lattice, and enumeration of real differences."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
import signed_sum_reference as reference
from hypothesis import given, settings
from hypothesis import strategies as st

from sigdesk.core.exact.bracket import rounded_pvalue
from sigdesk.core.exact.grouping import magnitudes
from sigdesk.core.exact.signed_sum import pvalue
from sigdesk.core.exact.steps import finished
from sigdesk.core.results import Alternative

SIDES: tuple[Alternative, ...] = ("two-sided", "greater", "less")


@given(
    st.lists(st.integers(-100, 100), min_size=1, max_size=12),
    st.sampled_from([0.1, 1 / 3, 1e-9, 7e5]),
    st.sampled_from(SIDES),
)
def test_few_doubles_keep_the_ties_they_have_on_paper(
    whole: list[int], unit: float, alternative: Alternative
) -> None:
    found = finished(rounded_pvalue(np.array(whole) * unit, alternative))
    assert found.exact
    exact = float(reference.pvalue(whole, alternative))
    assert found.tail.value == pytest.approx(exact, rel=1e-13)


def test_ties_lost_to_binary_rounding_are_found_again() -> None:
    # 0.7 − 0.4 and 0.6 − 0.3 differ as doubles; sums of such differences must tie.
    a = np.array([0.1, 0.7, 0.3, 0.9, 0.4, 0.8, 0.6, 0.2])
    b = np.array([0.3, 0.4, 0.1, 0.6, 0.5, 0.4, 0.3, 0.1])
    found = finished(rounded_pvalue(a - b, "two-sided"))
    assert found.tail.value == 26 / 256
    assert found.tail.value != 18 / 256


@settings(max_examples=12)
@given(st.integers(0, 2**32), st.sampled_from([45, 150, 400]), st.sampled_from(SIDES))
def test_the_bounds_hold_the_exact_value(seed: int, n: int, alternative: Alternative) -> None:
    rng = np.random.default_rng(seed)
    whole = rng.integers(-2000, 2100, n)
    exact = pvalue(magnitudes(whole), alternative).tail.value
    # Moved off every power-of-two lattice; the p-value is that of the whole numbers.
    found = finished(rounded_pvalue(whole * (1 / 3), alternative))
    assert not found.exact
    assert found.low.value <= exact <= found.high.value
    assert found.low.value <= found.tail.value <= found.high.value
    assert found.high.value - found.low.value < 0.01 * min(exact, 1.0)


@pytest.mark.parametrize("unit", [1e-9, 1e-3, 0.3, 1e6])
def test_the_size_of_the_scores_does_not_widen_the_bounds(unit: float) -> None:
    differences = np.random.default_rng(3).normal(0.03, 1.0, 2_000)
    found = finished(rounded_pvalue(differences * unit, "two-sided"))
    same = finished(rounded_pvalue(differences, "two-sided"))
    assert found.high.value - found.low.value < 1e-3 * found.tail.value
    assert found.tail.value == pytest.approx(same.tail.value, rel=1e-3)


def test_the_bounds_of_a_real_sample_are_narrow() -> None:
    differences = np.random.default_rng(3).normal(0.03, 1.0, 10_000)
    found = finished(rounded_pvalue(differences, "two-sided"))
    assert 0.0 < found.high.value - found.low.value < 1e-3 * found.tail.value


def test_whole_numbers_too_fine_for_an_exact_count() -> None:
    differences = np.random.default_rng(4).integers(-(10**9), 10**9 + 10**8, 500)
    found = finished(rounded_pvalue(differences, "greater"))
    rounded = np.rint(differences / 1000).astype(np.int64)
    exact = pvalue(magnitudes(rounded), "greater").tail.value
    assert found.tail.value == pytest.approx(exact, rel=1e-3)
    assert found.low.value < found.tail.value < found.high.value


def test_a_p_value_below_the_range_of_doubles_has_bounds_of_its_logarithm() -> None:
    differences = np.abs(np.random.default_rng(5).normal(0.0, 1.0, 1500)) + 0.1
    found = finished(rounded_pvalue(differences, "greater"))
    assert found.tail.value == 0.0
    # All differences are positive: only one pattern of signs reaches their sum.
    assert found.low.log <= 1500 * np.log(0.5) <= found.high.log


def test_no_difference_at_all() -> None:
    for alternative in SIDES:
        found = finished(rounded_pvalue(np.zeros(50), alternative))
        assert found.exact
        assert found.tail.value == 1.0


def test_forty_real_differences_are_enumerated() -> None:
    values = np.random.default_rng(6).normal(0.2, 1.0, 16)
    sums = np.array(list(itertools.product((-1.0, 1.0), repeat=16))) @ values
    expected = np.mean(sums >= values.sum() - 1e-10)
    assert finished(rounded_pvalue(values, "greater")).tail.value == expected
