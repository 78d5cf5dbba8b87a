"""Coarsened null distributions against the whole law."""

from __future__ import annotations

import math

import numpy as np
import pytest
import signed_sum_reference as reference
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from sigdesk.core.exact.grouping import magnitudes
from sigdesk.core.exact.null_law import MOST_POINTS, null_law

FAMILIES = {
    "one item": [7],
    "few, even sum": [4, 4, 7, 9, 2, 2, 5, 5],
    "few, odd sum": [3, 3, 1],
    "ones, even number": [1] * 500,
    "ones, odd number": [1] * 501,
    "ones, beyond counting": [1] * 1001,
    "small": np.random.default_rng(1).integers(-9, 10, 700).tolist(),
    "tokens": np.random.default_rng(2).integers(-40, 41, 450).tolist(),
    "few and wide": np.random.default_rng(3).integers(-120, 121, 60).tolist(),
    "a comb": [50] * 60 + [1],
}


def whole_law(values: list[int]) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Support −S … S in steps of 2 and the probabilities."""
    counts = reference.sign_counts(values)
    n_items = sum(map(bool, values))
    weights = np.array([count / 2**n_items for count in counts])
    return np.arange(len(counts)) * 2 - (len(counts) - 1), weights


@pytest.mark.parametrize("name", FAMILIES)
def test_every_bin_holds_what_falls_into_it(name: str) -> None:
    groups = magnitudes(np.array(FAMILIES[name]))
    values, weights = null_law(groups)
    support, exact = whole_law(np.repeat(groups.values, groups.counts).tolist())
    spacing = values[1] - values[0]
    bins = (support - values[0]) / spacing
    nearest = np.rint(bins)
    # No lattice point lies on the border of two bins.
    assert np.all(np.abs(bins - nearest) < 0.5)
    inside = (nearest >= 0) & (nearest < len(values))
    expected = np.bincount(nearest[inside].astype(int), exact[inside], len(values))
    np.testing.assert_allclose(weights, expected, rtol=0, atol=1e-13)


@pytest.mark.parametrize("name", FAMILIES)
def test_it_is_a_symmetrical_distribution_small_enough_to_draw(name: str) -> None:
    values, weights = null_law(magnitudes(np.array(FAMILIES[name])))
    assert len(values) <= MOST_POINTS * 1.2
    assert weights.sum() == pytest.approx(1.0, abs=1e-12)
    np.testing.assert_allclose(values, -values[::-1], rtol=1e-12, atol=1e-9)
    np.testing.assert_allclose(weights, weights[::-1], rtol=0, atol=1e-13)


@given(st.lists(st.integers(-2000, 2000).filter(bool), min_size=1, max_size=30))
def test_its_variance_is_the_sum_of_squares(values: list[int]) -> None:
    groups = magnitudes(np.array(values))
    support, weights = null_law(groups)
    variance = float(weights @ np.square(support)) * groups.unit**2
    # A value moves by half a bin of width w at most: |(x + w/2)² − x²| ≤ |x|·w + w²/4, and
    # E|X| ≤ √(E X²).
    spacing = (support[-1] - support[0]) / max(len(support) - 1, 1) * groups.unit
    exact = float(np.square(np.array(values)).sum())
    assert abs(variance - exact) <= spacing * math.sqrt(exact) + spacing**2 / 4 + 1e-9 * exact


def test_without_differences_all_weight_lies_on_zero() -> None:
    values, weights = null_law(magnitudes(np.zeros(3, dtype=np.int64)))
    assert values.tolist() == [0.0]
    assert weights.tolist() == [1.0]


def test_few_items_of_huge_magnitude() -> None:
    sizes = np.random.default_rng(4).integers(10**9, 10**10, 50)
    values, weights = null_law(magnitudes(sizes))
    variance = float(weights @ np.square(values))
    assert variance == pytest.approx(float(np.square(sizes.astype(float)).sum()), rel=0.01)
