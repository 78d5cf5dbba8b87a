"""Equal rows are found whatever the hash does."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from sigdesk.core import distinct
from sigdesk.core.distinct import distinct_rows

tables = st.integers(1, 4).flatmap(
    lambda width: st.lists(
        st.lists(st.integers(-3, 3), min_size=width, max_size=width), min_size=1, max_size=30
    )
)


@settings(max_examples=80, deadline=None)
@given(tables, st.sampled_from([np.int64, np.float64]))
def test_equals_sorting_rows(rows: list[list[int]], dtype: type[np.generic]) -> None:
    table: NDArray[np.generic] = np.array(rows, dtype=dtype)
    first, index = distinct_rows(table)
    np.testing.assert_array_equal(table[first][index], table)
    assert len(first) == len(np.unique(table, axis=0))


@settings(max_examples=40, deadline=None)
@given(tables, st.randoms(use_true_random=False))
def test_the_order_of_items_does_not_matter(rows: list[list[int]], random: object) -> None:
    table = np.array(rows)
    mixed = table.copy()
    random.shuffle(order := list(range(len(rows))))  # type: ignore[attr-defined]
    mixed = table[order]
    np.testing.assert_array_equal(table[distinct_rows(table)[0]], mixed[distinct_rows(mixed)[0]])


def test_colliding_hashes_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distinct, "_hashes", lambda rows: np.zeros(len(rows), dtype=np.uint64))
    table = np.array([[1, 2], [3, 4], [1, 2], [0, 0]])
    first, index = distinct_rows(table)
    assert len(first) == 3
    np.testing.assert_array_equal(table[first][index], table)


def test_zero_has_no_sign() -> None:
    first, _ = distinct_rows(np.array([[0.0], [-0.0]]))
    assert len(first) == 1


def test_more_rows_than_one_piece_holds() -> None:
    table = np.repeat(np.arange(9000), 2)[:, None] * np.ones(40)
    first, index = distinct_rows(table)
    assert len(first) == 9000
    np.testing.assert_array_equal(table[first][index], table)


def test_nothing() -> None:
    first, index = distinct_rows(np.empty((0, 3)))
    assert len(first) == len(index) == 0
    first, index = distinct_rows(np.empty((4, 0)))
    assert len(first) == 1
    assert index.tolist() == [0, 0, 0, 0]
