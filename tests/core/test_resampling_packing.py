"""Packed statistics sum to the same digits as single ones."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from sigdesk.core.resampling.packing import Packed


@settings(max_examples=150, deadline=None)
@given(
    st.integers(1, 12),
    st.integers(1, 30),
    st.lists(st.integers(0, 60), min_size=12, max_size=12),
    st.integers(0, 2**32),
)
def test_sums_of_packed_rows(n_columns: int, n_rows: int, bits: list[int], seed: int) -> None:
    random = np.random.default_rng(seed)
    columns = [random.integers(-(2**b), 2**b, n_rows, endpoint=True) for b in bits[:n_columns]]
    rows = np.stack(columns, axis=1)
    if n_columns > 3:
        rows[:, 3] = rows[:, 1]
        rows[:, 2] = 5
    counts = random.integers(1, 5, n_rows)
    small = np.flatnonzero(counts @ np.abs(rows.astype(float)) < 2.0**52)

    weights = random.integers(0, counts, (20, n_rows), endpoint=True)
    packed = Packed.of_signed(rows, counts, 99)
    assert packed is not None
    totals = np.zeros((20, n_columns))
    packed.add(totals, [weights @ values for values in packed.lookups()])
    exact = weights.astype(object) @ rows.astype(object)
    np.testing.assert_array_equal(totals[:, small], exact[:, small].astype(float))
    np.testing.assert_allclose(totals, exact.astype(float), rtol=1e-9, atol=2.0**16)

    drawn = random.multinomial(40, np.ones(n_rows) / n_rows, 20)
    packed = Packed.of_draws(rows, 40, 99)
    assert packed is not None
    totals = np.zeros((20, n_columns)) + 40 * packed.offset.astype(float)
    packed.add(totals, [drawn @ values for values in packed.lookups()])
    exact = drawn.astype(object) @ rows.astype(object)
    np.testing.assert_array_equal(totals[:, small], exact[:, small].astype(float))


def test_columns_share_words() -> None:
    random = np.random.default_rng(0)
    words = random.integers(8, 40, 3000)
    matches = [random.integers(0, words) for _ in range(4)]
    rows = np.stack([words, words, *matches, words, words - 1, words - 2, words - 3], axis=1)
    packed = Packed.of_draws(rows, 3000, 3)
    assert packed is not None
    # five different columns of 17 bits: three and two
    assert len(packed.layout) == 2
    assert packed.n_lookups == 1
    assert Packed.of_draws(rows, 3000, 0) is None


def test_real_numbers_are_not_packed() -> None:
    rows = np.random.default_rng(1).normal(size=(50, 3))
    packed = Packed.of_draws(rows, 50, 2)
    assert packed is not None
    assert len(packed.layout) == 3
    assert [values.dtype.kind for values in packed.lookups()] == ["c", "f"]
    totals = np.zeros((1, 3))
    packed.add(totals, [values.sum(keepdims=True) for values in packed.lookups()])
    np.testing.assert_allclose(totals[0], rows.sum(axis=0), rtol=1e-12)


def test_columns_of_nothing_need_no_word() -> None:
    packed = Packed.of_signed(np.zeros((4, 3), dtype=np.int64), np.ones(4, dtype=np.int64), 0)
    assert packed is not None
    assert packed.lookups() == []
