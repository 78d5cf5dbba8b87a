"""Kinds of discordant items: what is counted together, and what the counts say."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from exact_swaps import CountF1, count_sample, count_samples, item_stats, label_sample
from hypothesis import given, settings
from hypothesis import strategies as st

from sigdesk.core.exact.kinds import discordant_kinds, power_of_ten
from sigdesk.core.metrics import METRICS
from sigdesk.core.metrics.base import ItemStats
from sigdesk.core.results import PairedSample


def test_opposite_differences_are_one_kind() -> None:
    kinds = discordant_kinds(
        count_sample([[3, 0, 0], [1, 1, 2], [2, 0, 0]], [[1, 1, 2], [3, 0, 0], [2, 0, 0]])
    )
    assert kinds.vectors.tolist() == [[2, -1, -2]]
    assert kinds.counts.tolist() == [2]
    assert kinds.observed.tolist() == [1]
    assert kinds.n_discordant == 2
    assert kinds.total.tolist() == [12, 2, 4]


@settings(max_examples=100, deadline=None)
@given(count_samples, st.booleans())
def test_counts_give_the_sums_back(items: list[Any], weighted: bool) -> None:
    a, b = zip(*items, strict=True)
    weights = np.array([[2, 2], [0, 1], [0, 1]]) if weighted else None
    kinds = discordant_kinds(count_sample(a, b), weights)
    sums = np.array([np.sum(a, axis=0), np.sum(b, axis=0)])
    sums = sums if weights is None else sums @ weights
    assert kinds.observed_sum().tolist() == sums[0].tolist()
    assert (kinds.total - kinds.observed_sum()).tolist() == sums[1].tolist()
    assert np.all(kinds.observed <= kinds.counts)
    assert np.all(kinds.vectors.any(axis=1))
    both_signs = np.concatenate([kinds.vectors, -kinds.vectors])
    assert len(np.unique(both_signs, axis=0)) == 2 * len(kinds)


@settings(max_examples=50, deadline=None)
@given(count_samples, st.randoms(use_true_random=False))
def test_order_of_items_and_rows_does_not_matter(items: list[Any], random: Any) -> None:
    first = discordant_kinds(count_sample(*zip(*items, strict=True)))
    mixed = list(items)
    random.shuffle(mixed)
    sample = count_sample(*zip(*mixed, strict=True))
    # The same rows stored in the opposite order, and one that never occurs.
    last = len(sample.a.rows)
    a = ItemStats(np.vstack([[9, 9, 9], sample.a.rows[::-1]]), last - sample.a.index)
    second = discordant_kinds(PairedSample(sample.metric, a, sample.b))
    for name in ("vectors", "counts", "observed", "total", "base"):
        assert getattr(first, name).tolist() == getattr(second, name).tolist()


def test_items_with_many_different_rows() -> None:
    rng = np.random.default_rng(0)
    a, b = (rng.integers(0, 300, (500, 3)) for _ in "ab")
    kinds = discordant_kinds(count_sample(a.tolist(), b.tolist()))
    assert kinds.observed_sum().tolist() == a.sum(axis=0).tolist()
    assert kinds.n_discordant == int(np.any(a != b, axis=1).sum())


def test_clusters_are_swapped_whole() -> None:
    a, b = [[1, 0, 0], [1, 0, 0], [0, 1, 1]], [[0, 0, 1], [0, 0, 1], [0, 0, 1]]
    sample = PairedSample(CountF1(), item_stats(a), item_stats(b), np.array([7, 3, 7]))
    kinds = discordant_kinds(sample)
    assert kinds.n_discordant == 2
    assert sorted(kinds.vectors.tolist()) == [[1, 0, -1], [1, 1, -1]]
    assert kinds.vectors.dtype == np.int64
    assert kinds.observed_sum().tolist() == [2, 1, 1]


def test_a_cluster_in_which_the_systems_balance_is_not_discordant() -> None:
    a, b = [[1, 0, 0], [0, 0, 1]], [[0, 0, 1], [1, 0, 0]]
    sample = PairedSample(CountF1(), item_stats(a), item_stats(b), np.array([0, 0]))
    assert len(discordant_kinds(sample)) == 0


def test_binary_labels_have_two_kinds() -> None:
    items = [[0, 0, 1], [0, 1, 0], [1, 0, 1], [1, 1, 0], [0, 0, 0], [1, 1, 1]]
    kinds = discordant_kinds(label_sample(METRICS["macro-f1"](), items, 2))
    assert len(kinds) == 2
    assert kinds.counts.tolist() == [2, 2]


def test_one_class_of_many_has_two_kinds_at_most() -> None:
    rng = np.random.default_rng(2)
    items = rng.integers(0, 5, (400, 3)).tolist()
    sample = label_sample(METRICS["f1"](label="a"), items, 5)
    assert len(discordant_kinds(sample, np.array([[2, 0], [0, 1], [0, 1]]))) == 2


def test_real_statistics_are_kinds_too() -> None:
    a = ItemStats(np.array([[0.5], [0.25]]), np.array([0, 1, 1]))
    b = ItemStats(np.array([[0.25], [0.5]]), np.array([0, 1, 0]))
    kinds = discordant_kinds(PairedSample(METRICS["mean-score"](), a, b))
    assert kinds.vectors.tolist() == [[0.25]]
    assert kinds.counts.tolist() == [2]
    assert not kinds.integral


@pytest.mark.parametrize(
    ("log10", "mantissa", "exponent"), [(9.3222, 2.1, "⁹"), (12.0, 1.0, "¹²"), (0.3010, 2.0, "⁰")]
)
def test_powers_of_ten_in_words(log10: float, mantissa: float, exponent: str) -> None:
    found = power_of_ten(log10)
    assert found[0] == pytest.approx(mantissa, rel=1e-3)
    assert found[1] == exponent
