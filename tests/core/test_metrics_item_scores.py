"""The mean of item scores stays in integers, so that decimal ties stay ties."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sigdesk.core.columns import ScoreColumn
from sigdesk.core.metrics.item_scores import MeanScore, distinct_integers


def column(scaled: list[int], places: int) -> ScoreColumn:
    return ScoreColumn(np.array(scaled, dtype=np.int64), places)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(-(10**12), 10**12), min_size=1, max_size=40), st.integers(0, 6))
def test_mean_and_rows(scaled: list[int], places: int) -> None:
    stats = MeanScore().item_stats(None, column(scaled, places))
    assert stats.rows.dtype == np.int64
    assert stats.dense().tolist() == [[value, 10**places] for value in scaled]
    mean = float(MeanScore().aggregate(stats.totals()))
    assert mean == pytest.approx(math.fsum(value / 10**places for value in scaled) / len(scaled))


@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(-50, 50) | st.integers(-(2**62), 2**62), max_size=60))
def test_distinct_integers_equal_sorting(values: list[int]) -> None:
    array = np.array(values, dtype=np.int64)
    distinct, index = distinct_integers(array)
    np.testing.assert_array_equal(distinct, np.unique(array))
    np.testing.assert_array_equal(distinct[index], array)


def test_differences_in_tenths_tie() -> None:
    seven, four = (MeanScore().item_stats(None, column([v], 1)).rows[0, 0] for v in (7, 4))
    six, three = (MeanScore().item_stats(None, column([v], 1)).rows[0, 0] for v in (6, 3))
    assert seven - four == six - three
    assert 0.7 - 0.4 != 0.6 - 0.3  # what doubles make of it


def test_the_denominator_is_the_same_for_every_item() -> None:
    ratio = MeanScore().ratio(2)
    rows = MeanScore().item_stats(None, column([15, 25], 1)).rows
    assert set((rows @ np.array(ratio.denominator)).tolist()) == {10}


def test_sums_that_leave_64_bits_become_doubles() -> None:
    stats = MeanScore().item_stats(None, column([2**61, 2**61, 2**61, 2**61], 3))
    assert stats.rows.dtype == np.float64
    assert float(MeanScore().aggregate(stats.totals())) == pytest.approx(2**61 / 1000)


def test_a_missing_score_is_refused() -> None:
    gap = ScoreColumn(np.array([5, 0]), 1, np.array([False, True]))
    with pytest.raises(ValueError, match="1 items have no score"):
        MeanScore().item_stats(None, gap)


def test_no_items_have_no_mean() -> None:
    assert math.isnan(float(MeanScore().aggregate(np.zeros(2, dtype=np.int64))))
