"""Tails of signed sums against enumeration and against big integers."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from fractions import Fraction

import numpy as np
import pytest
import signed_sum_reference as reference
from hypothesis import given
from hypothesis import strategies as st

from sigdesk.core.exact import counting, fourier, halves
from sigdesk.core.exact.fourier import TooFineError
from sigdesk.core.exact.grouping import Magnitudes, magnitudes
from sigdesk.core.exact.signed_sum import expected_seconds, pvalue, upper_tail
from sigdesk.core.exact.steps import finished
from sigdesk.core.exact.tail import Tail
from sigdesk.core.exact.tilt import log_weight, tilt_to
from sigdesk.core.results import Alternative

SIDES: tuple[Alternative, ...] = ("two-sided", "greater", "less")

differences = st.lists(st.integers(-30, 30), min_size=1, max_size=12)


def tail_of(values: Sequence[int], alternative: Alternative) -> Tail:
    return pvalue(magnitudes(np.array(values)), alternative).tail


def relative_error(tail: Tail, exact: Fraction) -> float:
    """Of the value where it is a normal double, of the logarithm's exponential elsewhere."""
    if exact > Fraction(2.3e-308):
        return float(abs(Fraction(tail.value) / exact - 1))
    log = math.log(exact.numerator) - math.log(exact.denominator)
    return abs(math.expm1(tail.log - log))


def by_fourier(groups: Magnitudes, threshold: int) -> Tail:
    law = tilt_to(groups, threshold)
    where = fourier.window(groups, law, threshold)
    assert where is not None
    share = finished(fourier.tail_share(groups, law, where))
    return Tail.from_product(share, log_weight(groups, law, threshold))


def by_counting(groups: Magnitudes, threshold: int) -> Tail:
    return finished(counting.counted_tail(groups, tilt_to(groups, threshold), threshold))


def by_halves(groups: Magnitudes, threshold: int) -> Tail:
    return halves.enumerated_tail(np.repeat(groups.values, groups.counts), threshold)


ENGINES = [by_fourier, by_counting, by_halves]


@given(differences, st.sampled_from(SIDES))
def test_equals_enumeration(values: list[int], alternative: Alternative) -> None:
    sums = [
        sum(sign * value for sign, value in zip(signs, values, strict=True))
        for signs in itertools.product((-1, 1), repeat=len(values))
    ]
    observed = sum(values)
    extreme = {
        "greater": sum(s >= observed for s in sums),
        "less": sum(s <= observed for s in sums),
        "two-sided": sum(abs(s) >= abs(observed) for s in sums),
    }[alternative]
    assert tail_of(values, alternative).value == pytest.approx(extreme / len(sums), rel=1e-13)


@pytest.mark.parametrize("engine", ENGINES)
@given(values=st.lists(st.integers(-25, 25).filter(bool), min_size=2, max_size=18), data=st.data())
def test_every_engine_agrees_with_big_integers(
    engine: Callable[[Magnitudes, int], Tail], values: list[int], data: st.DataObject
) -> None:
    groups = magnitudes(np.array(values))
    threshold = data.draw(st.integers(0, (groups.total - 1) // 2)) * 2 + groups.total % 2
    if threshold < groups.total:
        exact = reference.upper_tail(np.repeat(groups.values, groups.counts).tolist(), threshold)
        assert relative_error(engine(groups, threshold), exact) < 1e-12


@given(differences, st.randoms(use_true_random=False))
def test_order_of_items_does_not_matter(values: list[int], random: object) -> None:
    shuffled = list(values)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert tail_of(shuffled, "greater") == tail_of(values, "greater")


@given(differences, st.integers(0, 50), st.sampled_from(SIDES))
def test_items_without_a_difference_do_not_matter(
    values: list[int], n_zeros: int, alternative: Alternative
) -> None:
    assert tail_of(values + [0] * n_zeros, alternative) == tail_of(values, alternative)


@given(differences, st.integers(2, 1000), st.sampled_from(SIDES))
def test_the_unit_does_not_matter(values: list[int], unit: int, side: Alternative) -> None:
    assert tail_of([unit * value for value in values], side) == tail_of(values, side)


@given(differences)
def test_exchanging_the_systems_exchanges_the_sides(values: list[int]) -> None:
    exchanged = [-value for value in values]
    assert tail_of(values, "greater") == tail_of(exchanged, "less")
    assert tail_of(values, "two-sided") == tail_of(exchanged, "two-sided")


@given(st.lists(st.integers(-40, 40), min_size=1, max_size=60))
def test_the_sides_sum_to_one_and_the_tie(values: list[int]) -> None:
    counts = reference.sign_counts(values)
    total = len(counts) - 1
    tie = Fraction(counts[(total - sum(values)) // 2], 2 ** sum(map(bool, values)))
    both = tail_of(values, "greater").value + tail_of(values, "less").value
    assert both == pytest.approx(float(1 + tie), rel=1e-13)


def _draw(seed: int, n_items: int, largest: int, shift: float) -> list[int]:
    drawn = np.random.default_rng(seed).normal(shift, largest / 2.5, n_items)
    return np.clip(np.rint(drawn), -largest, largest).astype(int).tolist()


ACCURACY_CASES = [
    # (items, largest magnitude, shift): p from one half down to 1e-300 and below
    (60, 1, 0.0),
    (200, 1, 0.1),
    (300, 20, 0.5),
    (400, 40, 8.0),
    (700, 12, 5.0),
    (900, 30, 9.0),
    (1100, 25, 14.0),
    (1200, 6, 3.0),
    (1500, 3, 2.5),
    (1400, 20, 18.0),
]


@pytest.mark.parametrize(("n_items", "largest", "shift"), ACCURACY_CASES)
@pytest.mark.parametrize("engine", [by_fourier, by_counting])
def test_relative_error_stays_below_1e_12(
    engine: Callable[[Magnitudes, int], Tail], n_items: int, largest: int, shift: float
) -> None:
    values = _draw(n_items, n_items, largest, shift)
    groups = magnitudes(np.array(values))
    threshold = abs(groups.observed)
    exact = reference.upper_tail([v // groups.unit for v in values], threshold)
    assert relative_error(engine(groups, threshold), exact) < 1e-12


def test_the_accuracy_cases_reach_1e_300() -> None:
    logs = [
        tail_of(_draw(n_items, n_items, largest, shift), "two-sided").log10
        for n_items, largest, shift in ACCURACY_CASES
    ]
    assert max(logs) > -1
    assert any(-300 < log < -200 for log in logs)
    assert min(logs) < -308


@pytest.mark.parametrize("n_negative", [0, 1, 2, 5, 20])
def test_few_free_signs_far_out_in_the_tail(n_negative: int) -> None:
    # Nearly all signs are fixed at such a threshold, and the tilted law is far from normal.
    values = [*range(1, 401)]
    for place in range(n_negative):
        values[17 * place] *= -1
    groups = magnitudes(np.array(values))
    exact = reference.upper_tail(values, groups.observed)
    assert relative_error(tail_of(values, "greater"), exact) < 1e-12
    if n_negative:
        assert relative_error(by_fourier(groups, groups.observed), exact) < 1e-12


def test_an_extreme_tail_keeps_its_logarithm() -> None:
    tail = tail_of([1] * 5000, "two-sided")
    assert tail.value == 0.0
    assert tail.log10 == pytest.approx(-4999 * math.log10(2), rel=1e-14)


def test_a_tail_near_one_keeps_its_complement() -> None:
    values = [1] * 59 + [-1] * 6
    assert tail_of(values, "less").value == pytest.approx(0.9999999999997565, rel=1e-15)


@pytest.mark.parametrize("step", [1000, 997])
def test_characteristic_functions_with_side_lobes(step: int) -> None:
    # All but a few differences are multiples of `step`: the function is large near every 2π/step.
    values = [step] * 130 + [-step] * 90 + [1, -2, 3]
    groups = magnitudes(np.array(values))
    exact = reference.upper_tail(values, groups.observed)
    assert relative_error(by_fourier(groups, groups.observed), exact) < 1e-12


def test_one_item_outweighs_all_others() -> None:
    values = [*_draw(5, 600, 20, 1.0), 10**5]
    exact = reference.upper_tail(values, sum(values))
    assert relative_error(tail_of(values, "greater"), exact) < 1e-12


def test_all_differences_cancel() -> None:
    assert tail_of([3, -3, 5, -5], "two-sided") == Tail(1.0, 0.0)
    assert tail_of([0, 0], "greater") == Tail(1.0, 0.0)
    assert tail_of([], "less") == Tail(1.0, 0.0)


def test_thresholds_beyond_the_support() -> None:
    groups = magnitudes(np.array([2, 3]))
    assert upper_tail(groups, 6).tail.value == 0.0
    assert upper_tail(groups, 5).tail.value == 0.25
    assert upper_tail(groups, 4).tail.value == 0.25
    assert upper_tail(groups, 0).tail.value == 0.5
    assert upper_tail(groups, -5).tail.value == 1.0


def test_many_distinct_magnitudes_agree_with_counting() -> None:
    rng = np.random.default_rng(11)
    values = rng.integers(-300, 320, 2000)
    groups = magnitudes(values)
    threshold = abs(groups.observed)
    by_points = by_fourier(groups, threshold).value
    assert by_points == pytest.approx(by_counting(groups, threshold).value, rel=1e-12)


def test_ten_thousand_magnitudes_up_to_ten_thousand() -> None:
    # Beyond big integers; the tail must agree with that of the same sum in steps of 100.
    rng = np.random.default_rng(12)
    coarse = rng.integers(-100, 103, 10_000)
    fine = coarse * 100 + rng.integers(0, 2, 10_000)
    approximate = tail_of(coarse.tolist(), "greater").log
    assert tail_of(fine.tolist(), "greater").log == pytest.approx(approximate, rel=0.02)


def test_what_cannot_be_computed_is_said() -> None:
    rng = np.random.default_rng(13)
    groups = magnitudes(rng.integers(-(10**9), 10**9, 500))
    assert expected_seconds(groups, groups.observed) > 1.0
    with pytest.raises(TooFineError):
        pvalue(groups, "two-sided")


def test_forty_items_of_any_spacing_are_enumerated() -> None:
    rng = np.random.default_rng(14)
    values = rng.integers(-(10**15), 10**15, 14)
    sums = np.array(list(itertools.product((-1, 1), repeat=14))) @ values
    expected = np.mean(np.abs(sums) >= abs(values.sum()))
    assert tail_of(values.tolist(), "two-sided").value == expected


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ([2], "exact, one item with a difference"),
        ([2, 2], "exact, 2 items with a difference"),
        ([2] * 45 + [-2], "exact, one distinct difference, counted on 2 points"),
        ([1] * 30 + [-2] * 6, "exact, 2 distinct differences, counted on 13 points"),
    ],
)
def test_the_method_counts_in_singular_and_plural(values: list[int], said: str) -> None:
    assert str(pvalue(magnitudes(np.array(values)), "two-sided").method) == said


def test_one_distinct_difference_by_fourier() -> None:
    groups = Magnitudes(np.array([1]), np.array([10**6]), 1, 2_000)
    assert "one distinct difference, Fourier" in str(upper_tail(groups, 2_000).method)
