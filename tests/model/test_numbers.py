"""How numbers are written."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sigdesk.core.messages import Message
from sigdesk.core.results import Interval, SignificanceResult
from sigdesk.model.numbers import (
    amount,
    chance,
    format_difference,
    format_p,
    format_p_apa,
    format_result_p,
    format_score,
    format_score_apa,
    interval_ends,
    p_statement,
)


def result(pvalue=0.0374, log10=None, **changes):
    import math

    made = SignificanceResult(
        test="exact-permutation",
        signature="",
        observed=0.1,
        pvalue=pvalue,
        log10_pvalue=math.log10(pvalue) if log10 is None else log10,
        alternative="two-sided",
        exact=True,
        method=Message("exact"),
        n_items=10,
    )
    return dataclasses.replace(made, **changes)


@pytest.mark.parametrize(
    ("pvalue", "text"),
    [
        (1.0, "1"),
        (0.9996, "> .999"),
        (0.9994, ".999"),
        (0.625, ".625"),
        (0.388, ".388"),
        (0.0999996, ".100"),
        (0.0374, ".0374"),
        (0.00974, ".00974"),
        (0.001, ".00100"),
        (0.000999, "1.0 × 10⁻³"),
        (3.7e-14, "3.7 × 10⁻¹⁴"),
        (9.96e-5, "1.0 × 10⁻⁴"),
        (float("nan"), "–"),
    ],
)
def test_p_has_three_digits_and_is_a_power_of_ten_below_a_thousandth(pvalue, text):
    assert format_p(pvalue) == text


def test_p_below_the_range_of_doubles_comes_from_its_logarithm():
    assert format_p(0.0, -1293.638) == "2.3 × 10⁻¹²⁹⁴"


@pytest.mark.parametrize(
    ("n_resamples", "text"),
    [
        (9_999, "≤ 1 × 10⁻⁴"),
        (10_000, "≤ 1 × 10⁻⁴"),
        (999, "≤ .001"),
        (998, "≤ .0011"),
        (31_000, "≤ 3.3 × 10⁻⁵"),
        (5_000, "≤ 2 × 10⁻⁴"),
        (100_000, "≤ 1 × 10⁻⁵"),
        (1_000_000, "≤ 1 × 10⁻⁶"),
        (10**9, "≤ 1 × 10⁻⁹"),
    ],
)
def test_a_sampled_p_that_met_nothing_extreme_is_a_bound(n_resamples, text):
    bound = 1 / (n_resamples + 1)
    assert format_p(bound, None, bound) == text
    sampled = result(bound, exact=False, n_resamples=n_resamples, n_extreme=0)
    assert p_statement(sampled) == f"p {text}"


def test_a_sampled_p_that_met_some_is_an_estimate():
    assert p_statement(result(2 / 10_001, exact=False, n_resamples=10_000)).startswith("p = 2.0 ×")
    assert p_statement(result(0.0374)) == "p = .0374"


@given(st.floats(min_value=5e-324, max_value=1.0))
def test_p_is_never_shown_as_0_or_by_a_leading_zero(pvalue):
    text = format_p(pvalue)
    assert any(char in "123456789" for char in text)
    assert not text.startswith("0")


def test_a_bracket_shows_when_its_ends_differ_at_the_digits_shown():
    assert format_result_p(result(bracket=(0.0371, 0.0378))) == ".0371–.0378"
    assert format_result_p(result(bracket=(0.037399, 0.037401))) == ".0374"


@pytest.mark.parametrize(
    ("value", "scale", "text"),
    [
        (0.0258, "unit", "+2.58 points"),
        (-0.0258, "unit", "−2.58 points"),
        (0.0, "unit", "0.00 points"),
        (0.00003, "unit", "+0.0030 points"),
        (1.5, "percent", "+1.50 points"),
        (0.13, "raw", "+0.130"),
        (-12.345, "raw", "−12.3"),
        (float("nan"), "unit", "undefined"),
    ],
)
def test_differences_have_a_sign_and_a_unit(value, scale, text):
    assert format_difference(value, scale) == text


def test_an_amount_has_no_sign():
    assert str(amount(-0.0258, "unit")) == "2.58 points"


@given(st.floats(-1, 1).filter(lambda value: abs(value) > 1e-9))
def test_a_difference_that_is_not_0_is_not_shown_as_0(value):
    assert any(char in "123456789" for char in format_difference(value, "unit"))


def test_both_ends_of_an_interval_have_the_same_decimals():
    assert interval_ends(Interval(0.0191, 0.0324), "unit") == ("+1.91", "+3.24")
    assert interval_ends(Interval(-0.5, 0.000003), "unit") == ("−50.00", "0.00")


@pytest.mark.parametrize(
    ("value", "scale", "text"),
    [
        (0.838, "unit", "83.8 %"),
        (27.44, "percent", "27.4"),
        (0.719225, "raw", "0.719"),
        (0.0588, "raw", "0.059"),
        (0.0, "raw", "0.000"),
        (0.000123, "raw", "0.000123"),
        (12.345, "raw", "12.3"),
        (-1234.5, "raw", "−1,234"),
        (float("nan"), "unit", "–"),
    ],
)
def test_scores_follow_their_scale(value, scale, text):
    assert format_score(value, scale) == text


def test_apa_copies_leave_out_the_leading_zero():
    assert format_score_apa(0.838, "unit") == ".838"
    assert format_score_apa(-0.026, "unit") == "−.026"
    assert format_score_apa(1.0, "unit") == "1.000"
    assert format_p_apa(result(0.0384)) == "= .038"
    assert format_p_apa(result(0.00002)) == "< .001"
    assert format_p_apa(result(1.0)) == "> .999"


@pytest.mark.parametrize(
    ("pvalue", "text"),
    [
        (1.0, "practically every time"),
        (0.388, "about 39 times in 100 tries"),
        (0.0374, "about 4 times in 100 tries"),
        (0.00974, "about once in 100 tries"),
        (0.0012, "about once in 1,000 tries"),
        (3.7e-14, "about 4 times in 10¹⁴ tries"),
    ],
)
def test_chance_is_told_as_a_frequency(pvalue, text):
    assert str(chance(result(pvalue))) == text


def test_chance_below_the_range_of_doubles():
    assert str(chance(result(0.0, -1293.638))) == "about 2 times in 10¹²⁹⁴ tries"
