"""Bootstrap draws follow the multinomial law; strata and clusters are kept."""

from __future__ import annotations

import numpy as np
import pytest
from exact_swaps import item_stats
from numpy.typing import NDArray
from resamples import N_BLOCKS, blocks, in_band, random_scores, score_sample

from sigdesk.core.exact.steps import finished
from sigdesk.core.resampling.blocks import BLOCK
from sigdesk.core.resampling.draws import Draws
from sigdesk.core.resampling.units import Units, paired_units, units_of


def one_hot(counts: list[int], strata: list[int] | None = None) -> Units:
    """Kinds whose totals say how often each was drawn."""
    n_kinds = len(counts)
    stratum = np.zeros(n_kinds, dtype=np.intp) if strata is None else np.array(strata)
    return Units(np.eye(n_kinds, dtype=np.int64), np.array(counts), stratum)


def drawn(units: Units, n_blocks: int = N_BLOCKS) -> NDArray[np.float64]:
    return blocks(Draws.of(units, seed=4).totals, n_blocks)


def assert_multinomial(totals: NDArray[np.float64], counts: NDArray[np.int64]) -> None:
    n_units = counts.sum()
    shares = counts / n_units
    assert np.all(totals.sum(axis=1) == n_units)
    assert np.all(totals >= 0)
    error = np.sqrt(n_units * shares * (1 - shares) / len(totals))
    assert np.all(np.abs(totals.mean(axis=0) - counts) <= 5 * error + 1e-9)
    covariance = n_units * (np.diag(shares) - np.outer(shares, shares))
    scale = np.sqrt(np.outer(np.diag(covariance), np.diag(covariance)))
    assert np.all(np.abs(np.cov(totals.T) - covariance) <= 6 * scale / np.sqrt(len(totals)) + 1e-9)


@pytest.mark.parametrize(
    "counts",
    [
        pytest.param([3, 1, 1], id="one cell"),
        pytest.param([500, 400, 60], id="kinds of many units"),
        pytest.param([500, 400, 3, 2, 1, 1], id="both"),
        pytest.param([15] * 150, id="several cells"),
        pytest.param([100, *[1] * 60, 2000], id="both, larger"),
    ],
)
def test_numbers_of_draws_are_multinomial(counts: list[int]) -> None:
    assert_multinomial(drawn(one_hot(counts)), np.array(counts))


def test_strata_keep_their_size() -> None:
    counts = [3, 2, 1, 700, 300, 2, 4, 4, *[1] * 1500, 5]
    strata = [0, 0, 1, 2, 2, 2, 3, 3, *[4] * 1500, 5]
    units = one_hot(counts, strata)
    draws = Draws.of(units, seed=4)
    assert len(draws.strata) == 2
    assert len(draws.small) == 1
    totals = blocks(draws.totals, 20)
    for stratum in range(6):
        members = units.strata == stratum
        size = units.counts[members].sum()
        assert np.all(totals[:, members].sum(axis=1) == size)
        if stratum != 4:
            assert_multinomial(totals[:, members], units.counts[members])


def test_hundreds_of_small_strata_are_drawn_together() -> None:
    counts = np.array([1, 2, 1] * 600)
    strata = np.repeat(np.arange(600), 3)
    units = one_hot(counts.tolist(), strata.tolist())
    draws = Draws.of(units, seed=1)
    assert not draws.strata
    assert len(draws.small) <= 3
    totals = blocks(draws.totals, 2).reshape(2 * BLOCK, 600, 3)
    assert np.all(totals.sum(axis=2) == 4)
    assert_multinomial(totals.reshape(-1, 3), np.array([1, 2, 1]))


def test_sums_of_many_distinct_items_have_the_right_mean_and_spread() -> None:
    values = np.random.default_rng(1).integers(0, 10**5, 5000)
    units = finished(units_of((item_stats([[v, 1] for v in values]),)))
    draws = Draws.of(units, seed=2)
    assert sum(1 for _ in draws.totals(0)) > 1
    totals = blocks(draws.totals, 12)
    assert np.all(totals[:, 1] == 5000)
    spread = np.sqrt(5000) * values.std()
    assert abs(totals[:, 0].mean() - values.sum()) < 5 * spread / np.sqrt(len(totals))
    assert totals[:, 0].std() == pytest.approx(spread, rel=0.08)


def test_every_resample_of_three_items() -> None:
    totals = drawn(one_hot([1, 1, 1]))
    patterns, counts = np.unique(totals, axis=0, return_counts=True)
    assert len(patterns) == 10
    for pattern, count in zip(patterns, counts, strict=True):
        ways = 6 / np.prod([[1, 1, 2, 6][int(n)] for n in pattern])
        assert in_band(int(count), len(totals), float(ways) / 27)


def test_clusters_are_drawn_whole() -> None:
    a, b = [5, 3, 8, 1, 9], [2, 6, 4, 1, 3]
    clusters = [7, 2, 7, 2, 5]
    units = finished(paired_units(score_sample(a, b, 0, clusters)))
    rows = sorted(map(tuple, units.rows.tolist()))
    assert rows == sorted([(4, 2, 7, 2), (9, 1, 3, 1), (13, 2, 6, 2)])
    assert units.n_units == 3
    totals = blocks(Draws.of(units, seed=0).totals, 4)
    # three clusters are drawn, of one or two items each
    assert set(totals[:, 1]) <= {3.0, 4.0, 5.0, 6.0}


def test_clusters_equal_items_that_were_summed_before() -> None:
    a, b = [5, 3, 8, 1, 9], [2, 6, 4, 1, 3]
    clustered = finished(paired_units(score_sample(a, b, 0, [7, 2, 7, 2, 5])))
    summed_a, summed_b = item_stats([[4, 2], [9, 1], [13, 2]]), item_stats([[7, 2], [3, 1], [6, 2]])
    by_hand = finished(units_of((summed_a, summed_b)))
    np.testing.assert_array_equal(
        blocks(Draws.of(clustered, seed=3).totals, 3), blocks(Draws.of(by_hand, seed=3).totals, 3)
    )


def test_units_of_clusters_within_strata() -> None:
    sample = score_sample([5, 3, 8, 1], [2, 6, 4, 1], 0, clusters=[0, 0, 1, 2], strata=[9, 9, 4, 9])
    units = finished(paired_units(sample))
    assert units.n_strata == 2
    assert units.strata.tolist() == [0, 1, 1]
    assert units.rows[0].tolist() == [8, 1, 4, 1]


def test_a_cluster_in_two_strata_is_refused() -> None:
    sample = score_sample([5, 3], [2, 6], 0, clusters=[0, 0], strata=[0, 1])
    with pytest.raises(ValueError, match="one cluster lie in different strata"):
        finished(paired_units(sample))


def test_the_order_of_items_changes_no_digit() -> None:
    sample = random_scores(400, 30, seed=1)
    order = np.random.default_rng(0).permutation(400)
    units = [
        finished(units_of((sample.a.take(rows), sample.b.take(rows))))
        for rows in (np.arange(400), order)
    ]
    first, second = (blocks(Draws.of(one, seed=1).totals, 2) for one in units)
    np.testing.assert_array_equal(first, second)


def test_equal_items_are_one_kind() -> None:
    units = finished(paired_units(score_sample([5, 5, 5, 2], [1, 1, 3, 0])))
    assert sorted(units.counts.tolist()) == [1, 1, 2]
    assert units.totals().tolist() == [17, 40, 5, 40]
