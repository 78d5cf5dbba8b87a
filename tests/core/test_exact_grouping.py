"""Counting differences by magnitude and by pairs of kinds."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sigdesk.core.exact import grouping
from sigdesk.core.exact.grouping import KindParts, count_differences, magnitudes, on_a_lattice
from sigdesk.core.exact.steps import finished


@given(st.lists(st.integers(-1000, 1000), max_size=200))
def test_magnitudes_account_for_every_difference(differences: list[int]) -> None:
    groups = magnitudes(np.array(differences, dtype=np.int64))
    restored = sorted(
        size * groups.unit
        for size, count in zip(groups.values.tolist(), groups.counts.tolist(), strict=True)
        for _ in range(count)
    )
    assert restored == sorted(abs(d) for d in differences if d)
    assert groups.observed * groups.unit == sum(differences)
    assert groups.total * groups.unit == sum(map(abs, differences))
    assert not len(groups.values) or np.gcd.reduce(groups.values) == 1


def test_magnitudes_of_a_wide_range_are_sorted_instead_of_counted() -> None:
    groups = magnitudes(np.array([10**15, -3, 3, 0]))
    assert groups.values.tolist() == [3, 10**15]
    assert groups.counts.tolist() == [2, 1]


def test_sums_beyond_62_bits_are_refused() -> None:
    with pytest.raises(OverflowError, match="62 bits"):
        magnitudes(np.array([2**61, 2**61, 2**61]))


def _parts(
    seed: int, n_items: int, n_kinds: int, largest: int, same_bottom: bool
) -> tuple[KindParts, KindParts]:
    rng = np.random.default_rng(seed)
    bottom = np.full(n_kinds, 3) if same_bottom else np.arange(n_kinds) // 2
    index = rng.integers(0, n_kinds, n_items)
    other = index ^ rng.integers(0, 2, n_items) if not same_bottom else rng.permutation(index)
    a = KindParts(rng.integers(0, largest, n_kinds), bottom, index)
    return a, KindParts(rng.integers(0, largest, n_kinds), bottom, other)


@pytest.mark.parametrize(
    ("n_items", "n_kinds", "largest"),
    [
        (1000, 6, 9),  # few pairs of kinds
        (1000, 500, 50),  # few differences
        (300, 200, 10**12),  # neither
        (200_000, 4, 5),  # more than one block
        (200_000, 600, 100_000),
    ],
)
@pytest.mark.parametrize("same_bottom", [True, False])
def test_differences_are_those_of_the_items(
    n_items: int, n_kinds: int, largest: int, same_bottom: bool
) -> None:
    a, b = _parts(n_items, n_items, n_kinds, largest, same_bottom)
    counted = finished(count_differences(a, b))
    assert counted is not None
    differences, counts, denominator = counted
    if counts is not None:
        differences = np.repeat(differences, counts)
    expected = a.top[a.index] - b.top[b.index]
    np.testing.assert_array_equal(np.sort(differences), np.sort(expected))
    assert denominator == a.bottom[a.index].sum()


@pytest.mark.parametrize("n_kinds", [3, 400])
def test_one_item_with_another_denominator_is_noticed(n_kinds: int) -> None:
    rng = np.random.default_rng(5)
    index = rng.integers(0, n_kinds, 100_000)
    bottom = np.full(n_kinds, 2)
    bottom[-1] = 3
    index[index == n_kinds - 1] = 0
    other = index.copy()
    other[99_000] = n_kinds - 1
    a = KindParts(np.arange(n_kinds), bottom, index)
    assert finished(count_differences(a, KindParts(np.arange(n_kinds), bottom, index))) is not None
    assert finished(count_differences(a, KindParts(np.arange(n_kinds), bottom, other))) is None


def test_counting_many_items_can_be_stopped_between_blocks() -> None:
    index = np.zeros(130 * grouping._BLOCK, dtype=np.intp)
    parts = KindParts(np.array([1]), np.array([1]), index)
    assert len(list(count_differences(parts, parts))) == 2


@given(st.lists(st.integers(-(2**30), 2**30), min_size=1, max_size=20), st.integers(-40, 40))
def test_doubles_on_a_lattice_are_recognised(multiples: list[int], exponent: int) -> None:
    doubles = np.ldexp(np.array(multiples, dtype=np.float64), exponent)
    lattice = on_a_lattice(doubles)
    assert lattice is not None
    whole, found = lattice
    for double, multiple in zip(doubles.tolist(), whole.tolist(), strict=True):
        assert Fraction(double) == multiple * Fraction(2) ** found


def test_rounded_quotients_are_not_taken_for_a_lattice() -> None:
    assert on_a_lattice(np.array([1 / 3, 0.1, 2.0])) is None
