"""The same seed gives the same digits, however the blocks are asked for."""

from __future__ import annotations

import numpy as np
import pytest
from exact_swaps import label_sample
from hypothesis import given, settings
from hypothesis import strategies as st
from resamples import random_scores

from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.averages import MacroF1
from sigdesk.core.resampling.blocks import BLOCK, Block, resampled, weighted_sums
from sigdesk.core.resampling.difference import BootstrapDifference
from sigdesk.core.resampling.swaps import Swaps
from sigdesk.core.results import PairedSample

SAMPLE = random_scores(300, 20, seed=3)
SWAPS = finished(Swaps.of(SAMPLE, seed=5))
DRAWN = finished(BootstrapDifference.prepared(SAMPLE, seed=5))


def many_classes(n_items: int) -> PairedSample:
    """Kinds of one item, of some dozens and of hundreds; several hundred kinds of units."""
    random = np.random.default_rng(n_items)
    gold = random.integers(0, 6, n_items)
    a, b = (
        np.where(random.random(n_items) < 0.7, gold, random.integers(0, 6, n_items) ** 2 // 5)
        for _ in range(2)
    )
    return label_sample(MacroF1(), np.stack([gold, a, b], axis=1).tolist(), 6)


CLASSES = many_classes(9_000)
CLASS_SWAPS = finished(Swaps.of(CLASSES, seed=5))
CLASSES_DRAWN = finished(BootstrapDifference.prepared(CLASSES, seed=5))
DRAWS = {
    "swaps": SWAPS.differences,
    "draws": DRAWN.block,
    "swaps of many kinds": CLASS_SWAPS.differences,
    "draws of many kinds": CLASSES_DRAWN.block,
}


def test_every_way_of_drawing_is_among_these() -> None:
    assert SWAPS.subsets is not None
    for members in (CLASS_SWAPS.counted, CLASS_SWAPS.tabled):
        assert len(members)
    assert DRAWN.draws.strata or DRAWN.draws.small
    (stratum,) = CLASSES_DRAWN.draws.strata
    assert stratum.spread.by_poisson
    assert stratum.cells


@pytest.mark.parametrize("kind", DRAWS)
@pytest.mark.parametrize("per_snapshot", [2, 3, 7])
def test_batch_size_changes_no_digit(kind: str, per_snapshot: int) -> None:
    whole = finished(resampled(DRAWS[kind], 3000))
    batched = finished(resampled(DRAWS[kind], 3000, blocks_per_snapshot=per_snapshot))
    np.testing.assert_array_equal(batched, whole)


@pytest.mark.parametrize("kind", DRAWS)
@pytest.mark.parametrize("n_known", [0, 1, 255, 256, 257, 1000, 1300])
def test_resuming_and_more_change_no_digit(kind: str, n_known: int) -> None:
    whole = finished(resampled(DRAWS[kind], 1300))
    np.testing.assert_array_equal(
        finished(resampled(DRAWS[kind], 1300, resume=whole[:n_known])), whole
    )
    fewer = finished(resampled(DRAWS[kind], n_known))
    np.testing.assert_array_equal(fewer, whole[:n_known])
    np.testing.assert_array_equal(finished(resampled(DRAWS[kind], 1300, resume=fewer)), whole)


@pytest.mark.parametrize("kind", DRAWS)
def test_another_seed_gives_other_digits(kind: str) -> None:
    sample = CLASSES if "kinds" in kind else SAMPLE
    swaps = finished(Swaps.of(sample, seed=6))
    drawn = finished(BootstrapDifference.prepared(sample, seed=6))
    other = swaps.differences if kind.startswith("swaps") else drawn.block
    ours, theirs = finished(DRAWS[kind](0)), finished(other(0))
    assert not np.array_equal(ours, theirs)
    # neighbouring seeds share no block either
    assert not np.array_equal(finished(DRAWS[kind](1)), theirs)


def test_snapshots_grow_and_are_never_changed() -> None:
    seen = []
    for view in resampled(SWAPS.differences, 1000):
        assert not view.flags.writeable
        seen.append((view, view.copy()))
    lengths = [len(view) for view, _ in seen]
    assert lengths == sorted(lengths)
    assert lengths[0] == 0
    assert lengths[-1] == 1000
    for view, copy in seen:
        np.testing.assert_array_equal(view, copy)
    # one buffer, not a copy a snapshot
    assert all(np.shares_memory(view, seen[-1][0]) for view, _ in seen if len(view))


def test_a_block_can_be_left_between_pieces() -> None:
    closed = []

    def draw(number: int) -> Block:
        try:
            for _ in range(100):
                yield
        finally:
            closed.append(number)
        return np.zeros(BLOCK)

    views = resampled(draw, 10_000)
    next(views)
    next(views)
    views.close()
    assert closed == [0]


def test_longer_values_than_asked_for_are_cut() -> None:
    whole = finished(resampled(SWAPS.differences, 700))
    np.testing.assert_array_equal(
        finished(resampled(SWAPS.differences, 300, resume=whole)), whole[:300]
    )


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 2**30), st.integers(1, 40), st.integers(0, 2**32))
def test_sums_are_exact_in_single_and_in_double_precision(
    largest: int, n_columns: int, seed: int
) -> None:
    random = np.random.default_rng(seed)
    counts = random.integers(0, 5, (BLOCK, 7))
    rows = random.integers(-largest, largest + 1, (7, n_columns))
    sums = weighted_sums(counts, rows, int(counts.sum(axis=1).max()))
    np.testing.assert_array_equal(sums, (counts @ rows).astype(np.float64))
