"""Random swaps follow the law of all swaps, at a cost that follows the kinds."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from exact_swaps import CountF1, count_sample, item_stats, label_sample
from numpy.typing import NDArray
from resamples import N_BLOCKS, N_DRAWN, blocks, in_band, random_scores, score_sample

from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.averages import MacroF1
from sigdesk.core.metrics.base import ItemStats
from sigdesk.core.resampling.blocks import BLOCK, block_generator
from sigdesk.core.resampling.swaps import Swaps, _binomials, _counted_bits, _single_bits
from sigdesk.core.results import PairedSample

Draw = Callable[[np.random.Generator, NDArray[np.int64]], NDArray[Any]]


def differences(sample: PairedSample, n_blocks: int = N_BLOCKS) -> NDArray[np.float64]:
    return blocks(finished(Swaps.of(sample, seed=1)).differences, n_blocks)


def law(sample: PairedSample) -> dict[float, float]:
    """Probability of every difference over all swaps."""
    a, b = sample.a.dense(), sample.b.dense()
    found: dict[float, float] = {}
    for pattern in itertools.product((False, True), repeat=len(a)):
        swap = np.array(pattern)[:, None]
        score_a, score_b = (
            float(sample.metric.aggregate(np.where(swap, y, x).sum(axis=0)))
            for x, y in ((a, b), (b, a))
        )
        value = round(score_a - score_b, 12)
        found[value] = found.get(value, 0.0) + 0.5 ** len(a)
    return found


def assert_follows(values: NDArray[np.float64], expected: dict[float, float]) -> None:
    rounded, counts = np.unique(np.round(values, 12), return_counts=True)
    assert set(rounded) <= set(expected)
    found = dict(zip(rounded.tolist(), counts.tolist(), strict=True))
    for value, probability in expected.items():
        assert in_band(found.get(value, 0), len(values), probability), value


def test_a_macro_average_follows_the_law_of_all_swaps() -> None:
    items = [(0, 0, 1), (0, 0, 1), (1, 2, 1), (2, 2, 0), (1, 1, 1), (2, 0, 2), (0, 1, 0), (2, 2, 1)]
    sample = label_sample(MacroF1(), items, 3)
    assert_follows(differences(sample), law(sample))


def test_counts_per_sentence_follow_the_law_of_all_swaps() -> None:
    a = [(3, 1, 0), (2, 0, 1), (1, 1, 1), (4, 0, 0), (0, 0, 2), (2, 2, 2)]
    b = [(2, 1, 1), (2, 0, 1), (2, 1, 0), (3, 0, 1), (1, 0, 1), (1, 2, 3)]
    sample = count_sample(a, b)
    assert_follows(differences(sample), law(sample))


@pytest.mark.parametrize(
    ("draw", "sizes"),
    [
        (_single_bits, [1]),
        (_single_bits, [1, 1, 1]),
        (_single_bits, [1] * 130),
        (_counted_bits, [1, 2, 7, 33, 63, 64]),
        (_binomials, [1025, 10**6]),
    ],
)
def test_every_way_of_drawing_is_binomial(draw: Draw, sizes: list[int]) -> None:
    counts = np.array(sizes)
    drawn = np.concatenate([draw(block_generator(2, k), counts) for k in range(N_BLOCKS)])
    assert drawn.shape == (N_DRAWN, len(counts))
    drawn = drawn.astype(np.float64)
    assert np.all((drawn >= 0) & (drawn <= counts))
    error = np.sqrt(counts / 4 / N_DRAWN)
    assert np.all(np.abs(drawn.mean(axis=0) - counts / 2) < 5 * error)
    assert np.allclose(drawn.var(axis=0), counts / 4, rtol=0.08)
    if len(counts) > 1:
        between = np.corrcoef(drawn.T)[np.triu_indices(len(counts), 1)]
        assert np.abs(between).max() < 5.5 / np.sqrt(N_DRAWN)


@pytest.mark.parametrize(
    "sizes",
    [
        pytest.param([1, 2, 5, 16, 16], id="item by item"),
        pytest.param([17, 40, 64], id="random bits"),
        pytest.param([65, 66, 1000, 40_000], id="tables"),
        pytest.param([200_000, 300_000], id="binomial"),
        pytest.param([1, 16, 17, 64, 65, 5000, 200_000], id="all"),
    ],
)
@pytest.mark.parametrize("few", [True, False])
def test_kinds_of_any_size_are_binomial_and_independent(
    sizes: list[int], few: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sigdesk.core.resampling.swaps._MOST_IN_TABLE", 100_000)
    if not few:
        monkeypatch.setattr("sigdesk.core.resampling.swaps._FEW_LOOKUPS", 0)
    sample = kinds_of(sizes)
    swaps = finished(Swaps.of(sample, seed=3))
    assert (swaps.subsets is not None) == (few and min(sizes) <= 16)
    order = np.argsort(np.argmax(swaps.kinds.vectors, axis=1))
    np.testing.assert_array_equal(swaps.kinds.counts[order], sizes)
    kept = blocks(swaps._sums_of_a, N_BLOCKS)
    counts = np.array(sizes)
    assert np.all((kept >= 0) & (kept <= counts))
    assert np.all(kept == np.rint(kept))
    assert np.all(np.abs(kept.mean(axis=0) - counts / 2) < 5 * np.sqrt(counts / 4 / N_DRAWN))
    assert np.allclose(kept.var(axis=0), counts / 4, rtol=0.08)
    between = np.corrcoef(kept.T)[np.triu_indices(len(counts), 1)]
    assert np.abs(between).max() < 5.5 / np.sqrt(N_DRAWN)


def kinds_of(sizes: list[int]) -> PairedSample:
    """A sample in which A alone has so many items of each kind."""
    one_each = np.eye(len(sizes), dtype=np.int64)
    index = np.repeat(np.arange(len(sizes)), sizes)
    nothing = np.zeros((1, len(sizes)), dtype=np.int64)
    return PairedSample(
        CountF1(), ItemStats(one_each, index), ItemStats(nothing, np.zeros_like(index))
    )


def test_identical_items_change_no_digit() -> None:
    a, b = [3, 5, 5, 9, 2], [3, 1, 7, 4, 0]
    plain = score_sample(a, b)
    padded = score_sample([*a, 4, 8, 8], [*b, 4, 8, 8])
    # the mean is over more items, the swaps are the same
    np.testing.assert_allclose(differences(padded, 2) * 8, differences(plain, 2) * 5, rtol=1e-12)


def test_the_order_of_items_changes_no_digit() -> None:
    sample = random_scores(200, 30, seed=1)
    order = np.random.default_rng(0).permutation(200)
    mixed = PairedSample(sample.metric, sample.a.take(order), sample.b.take(order))
    np.testing.assert_array_equal(differences(mixed, 3), differences(sample, 3))


def test_clusters_are_swapped_whole() -> None:
    a, b = [5, 3, 8, 1, 9, 4, 7], [2, 6, 4, 1, 3, 8, 5]
    clusters = [0, 2, 0, 1, 2, 1, 2]
    by_hand_a = [
        [sum(x for x, c in zip(a, clusters, strict=True) if c == k), 0, 0] for k in (0, 1, 2)
    ]
    by_hand_b = [
        [sum(x for x, c in zip(b, clusters, strict=True) if c == k), 0, 0] for k in (0, 1, 2)
    ]
    summed = PairedSample(CountF1(), item_stats(by_hand_a), item_stats(by_hand_b))
    swaps = finished(Swaps.of(score_sample(a, b, 0, clusters), seed=1))
    same = finished(Swaps.of(summed, seed=1))
    np.testing.assert_array_equal(
        blocks(swaps._sums_of_a, 3)[:, 0], blocks(same._sums_of_a, 3)[:, 0]
    )
    assert len(np.unique(blocks(swaps._sums_of_a, 3)[:, 0])) <= 2**3


def test_the_cost_follows_the_kinds() -> None:
    few = finished(Swaps.of(random_scores(200_000, 10, seed=2), seed=0))
    assert len(few.kinds) <= 12
    n_steps = sum(1 for _ in few.differences(0))
    assert n_steps <= 3


def test_dense_statistics_are_drawn_in_pieces() -> None:
    rows = np.random.default_rng(0).integers(0, 10**6, (2, 20_000, 3))
    sample = PairedSample(CountF1(), item_stats(rows[0]), item_stats(rows[1]))
    swaps = finished(Swaps.of(sample, seed=0))
    assert sum(1 for _ in swaps.differences(0)) >= 4
    values = finished(swaps.differences(0))
    assert values.shape == (BLOCK,)
    assert abs(values.mean()) < 5 * values.std() / np.sqrt(BLOCK)
