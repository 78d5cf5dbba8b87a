"""Probabilities with their logarithms."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sigdesk.core.exact.tail import CERTAIN, IMPOSSIBLE, Tail

tails = st.floats(1e-300, 1.0).map(lambda p: Tail(p, math.log(p)))


@given(tails)
def test_value_and_logarithm_stay_together(tail: Tail) -> None:
    for derived in (tail.complement(), tail.doubled(), tail.mean(IMPOSSIBLE), tail.plus(0.25)):
        assert 0.0 <= derived.value <= 1.0
        if derived.value > 1e-200:
            assert math.exp(derived.log) == pytest.approx(derived.value, rel=1e-12)


@given(tails, tails)
def test_mean_is_symmetrical(first: Tail, second: Tail) -> None:
    mean = first.mean(second)
    assert mean == second.mean(first)
    assert mean.value == pytest.approx((first.value + second.value) / 2)


def test_mean_below_the_range_of_doubles() -> None:
    mean = Tail(0.0, -1000.0).mean(Tail(0.0, -1000.0))
    assert mean.log == pytest.approx(-1000.0)


@given(st.integers(0, 300), st.integers(0, 2000))
def test_counts_are_divided_exactly(favourable: int, extra: int) -> None:
    log2_total = favourable.bit_length() + extra
    tail = Tail.from_counts(favourable, log2_total)
    if favourable == 0:
        assert tail == IMPOSSIBLE
    else:
        expected = math.log(favourable) - log2_total * math.log(2)
        assert tail.log == pytest.approx(expected, rel=1e-14, abs=1e-14)
        assert tail.value == favourable / 2**log2_total


def test_counts_larger_than_doubles() -> None:
    tail = Tail.from_counts(3 * 2**5000, 5002)
    assert tail.value == 0.75
    assert tail.log == pytest.approx(math.log(0.75))
    assert Tail.from_counts(3 * 2**5000, 8000).value == 0.0


def test_products_do_not_leave_zero_to_one() -> None:
    assert Tail.from_product(1.0 + 1e-15, np.longdouble(0)) == CERTAIN
    assert Tail.from_product(0.5, np.longdouble(-800)).value == 0.0
    assert Tail.from_product(0.5, np.longdouble(-800)).log == pytest.approx(-800 - math.log(2))


def test_moving_a_probability_keeps_it_between_its_limits() -> None:
    assert Tail(0.1, math.log(0.1)).plus(-0.2) == IMPOSSIBLE
    assert Tail(0.9, math.log(0.9)).plus(0.2) == CERTAIN
    assert IMPOSSIBLE.complement() == CERTAIN
    assert CERTAIN.complement() == IMPOSSIBLE
