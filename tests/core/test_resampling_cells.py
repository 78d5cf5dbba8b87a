"""Units are drawn uniformly, and every way of summing them gives the same sums."""

from __future__ import annotations

import numpy as np
import pytest

from sigdesk.core.exact.steps import finished
from sigdesk.core.resampling.blocks import BLOCK, block_generator
from sigdesk.core.resampling.cells import BlockSums, Cell, Sums
from sigdesk.core.resampling.draws import Draws
from sigdesk.core.resampling.packing import Packed
from sigdesk.core.resampling.subset_sums import SubsetSums, subset_tables
from sigdesk.core.resampling.units import Units


@pytest.mark.parametrize("size", [1, 3, 255, 256, 300, 512, 4096, 1 << 16])
def test_units_are_drawn_uniformly(size: int) -> None:
    n_draws = np.full(64, 4096)
    drawn = Cell(np.arange(size)).draw(block_generator(3, 0), n_draws).astype(np.int64)
    assert len(drawn) == n_draws.sum()
    assert drawn.min() >= 0
    assert drawn.max() < size
    groups = min(size, 16)
    share = np.bincount(drawn * groups // size, minlength=groups)
    members = np.bincount(np.arange(size) * groups // size, minlength=groups)
    expected = len(drawn) * members / size
    assert np.all(np.abs(share - expected) <= 5 * np.sqrt(expected))
    # neighbouring draws know nothing of each other
    if size > 1:
        assert abs(np.corrcoef(drawn[:-1], drawn[1:])[0, 1]) < 5 / np.sqrt(len(drawn))


def _units(n_columns: int) -> Units:
    random = np.random.default_rng(8)
    counts = random.integers(1, 20, 700)
    rows = random.integers(0, 10**6, (700, n_columns))
    rows[:, 1] = 7
    return Units(rows, counts, np.zeros(700, dtype=np.intp))


def test_looking_up_and_counting_give_the_same_sums() -> None:
    wide = _units(30)
    narrow = Units(wide.rows[:, :4], wide.counts, wide.strata)
    few, many = Draws.of(narrow, seed=2), Draws.of(wide, seed=2)
    assert few.sums.packed is not None
    assert many.sums.packed is None
    np.testing.assert_array_equal(finished(few.totals(3)), finished(many.totals(3))[:, :4])


def test_columns_that_are_constant_have_the_sum_of_all_units() -> None:
    units = _units(4)
    totals = finished(Draws.of(units, seed=2).totals(0))
    assert np.all(totals[:, 1] == 7 * units.n_units)


@pytest.mark.parametrize("n_columns", [2, 30])
def test_a_cell_may_have_no_draw_at_all(n_columns: int) -> None:
    units = _units(n_columns)
    how = Sums.of(units)
    assert (how.packed is None) == (n_columns == 30)
    for n_draws in (np.zeros(BLOCK, np.int64), np.arange(BLOCK) % 3):
        sums = BlockSums(how)
        finished(sums.add(Cell(np.arange(300)), block_generator(0, 0), n_draws))
        totals = sums.totals()
        assert np.all(totals[n_draws == 0][:, 0] == 0)
        assert np.all((totals[:, 0] > 0) == (n_draws > 0))


def test_what_is_looked_up_anew_for_every_block_changes_no_digit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    units = _units(4)
    kept = Draws.of(units, seed=2)
    assert kept.sums.keep
    monkeypatch.setattr("sigdesk.core.resampling.cells._KEPT", 0)
    fresh = Draws.of(units, seed=2)
    assert not fresh.sums.keep
    for number in (0, 1, 0):
        np.testing.assert_array_equal(finished(fresh.totals(number)), finished(kept.totals(number)))


@pytest.mark.parametrize("n", [1, 7, 8, 20])
def test_tables_hold_the_sums_of_all_subsets(n: int) -> None:
    values = np.random.default_rng(n).integers(-(10**12), 10**12, n)
    tables = subset_tables(values)
    assert tables.shape == (-(-n // 8), 256)
    padded = np.zeros(8 * len(tables), dtype=np.int64)
    padded[:n] = values
    for row, table in enumerate(tables):
        for pattern in (0, 1, 2, 77, 128, 254, 255):
            members = [8 * row + j for j in range(8) if pattern >> j & 1]
            assert table[pattern] == padded[members].sum()


def test_subset_sums_are_those_of_independent_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = np.random.default_rng(1).integers(-100, 100, (5000, 3))
    rows[:, 1] = 0
    packed = Packed.of_signed(rows, np.ones(5000, dtype=np.int64), 3)
    assert packed is not None

    def drawn() -> np.ndarray:
        subsets = SubsetSums(packed)
        sums = np.zeros((12, BLOCK, 3))
        for number in range(12):
            assert sum(1 for _ in subsets.add(sums[number], block_generator(4, number))) > 1
        return sums.reshape(-1, 3)

    sums = drawn()
    assert np.all(sums[:, 1] == 0)
    covariance = rows.T @ rows / 4
    for column in (0, 2):
        error = np.sqrt(covariance[column, column] / len(sums))
        assert abs(sums[:, column].mean() - rows[:, column].sum() / 2) < 5 * error
        assert sums[:, column].var() == pytest.approx(covariance[column, column], rel=0.12)
    between = np.corrcoef(sums[:, 2], sums[:, 0])[0, 1]
    expected = covariance[0, 2] / np.sqrt(covariance[0, 0] * covariance[2, 2])
    assert between == pytest.approx(expected, abs=5 / np.sqrt(len(sums)))
    # tables that are made anew for each block change no digit
    monkeypatch.setattr("sigdesk.core.resampling.subset_sums._KEPT", 0)
    np.testing.assert_array_equal(drawn(), sums)
