"""Metrics that are no function of sums, resampled by weights of their rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import pytest
from numpy.typing import NDArray

from sigdesk.core.columns import Column
from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.base import ItemStats, Metric
from sigdesk.core.metrics.kernel import Kernel, KernelMetric
from sigdesk.core.resampling.kernels import KernelSwaps
from sigdesk.core.resampling.scores import score_interval
from sigdesk.core.results import PairedSample
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.bootstrap import PairedBootstrap
from sigdesk.core.significance.ideal_bootstrap import IdealPairedBootstrap
from sigdesk.core.significance.permutation import ExactPermutation
from sigdesk.core.significance.randomization import ApproximateRandomization


@dataclass(frozen=True)
class Sums(Metric):
    """Ratio of two sums, as an ordinary metric."""

    key: ClassVar[str] = "of-sums"
    name: ClassVar[str] = "Sums"

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        raise NotImplementedError

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        return totals[..., 0] / totals[..., 1]


@dataclass(frozen=True)
class SameByKernel(KernelMetric):
    """The same ratio, computed from weights of rows."""

    key: ClassVar[str] = "by-kernel"
    name: ClassVar[str] = "By kernel"

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        raise NotImplementedError

    def kernel(self, rows: NDArray[Any]) -> Kernel:
        def scores(weights: NDArray[Any]) -> NDArray[np.float64]:
            totals = weights @ rows
            return np.asarray(totals[:, 0] / totals[:, 1])

        return scores


def systems(n: int, n_values: int, seed: int) -> tuple[ItemStats, ItemStats]:
    rng = np.random.default_rng(seed)
    rows = np.column_stack([rng.integers(0, 9, n_values), rng.integers(5, 9, n_values)])
    return tuple(ItemStats(rows, rng.integers(0, n_values, n).astype(np.intp)) for _ in range(2))


def samples(a: ItemStats, b: ItemStats, **further: Any) -> tuple[PairedSample, PairedSample]:
    return PairedSample(Sums(), a, b, **further), PairedSample(SameByKernel(), a, b, **further)


CLUSTERS = np.repeat(np.arange(30), 10)
STRATA = np.repeat(np.arange(3), 100)


@pytest.mark.parametrize("n_values", [3, 200])
@pytest.mark.parametrize(
    "further",
    [{}, {"clusters": CLUSTERS}, {"strata": STRATA}, {"clusters": CLUSTERS, "strata": STRATA}],
)
def test_resampling_by_weights_agrees_with_sums(n_values: int, further: dict[str, Any]) -> None:
    of_sums, by_kernel = samples(*systems(300, n_values, 5), **further)
    assert by_kernel.scores() == pytest.approx(of_sums.scores(), rel=1e-13)
    swaps = [
        finish(ApproximateRandomization(n_resamples=4_000).run(s)) for s in (of_sums, by_kernel)
    ]
    draws = [finish(PairedBootstrap(n_resamples=4_000).run(s)) for s in (of_sums, by_kernel)]
    for first, second in (swaps, draws):
        assert second.observed == pytest.approx(first.observed, rel=1e-12)
        assert second.pvalue == pytest.approx(first.pvalue, abs=0.04)
        spread = [np.std(r.distribution.values) for r in (first, second)]
        assert spread[1] == pytest.approx(spread[0], rel=0.06)
    assert draws[1].interval.low == pytest.approx(
        draws[0].interval.low, abs=0.15 * spread[0] + 0.01
    )


@pytest.mark.parametrize("interval", ["percentile", "basic", "normal", "bca"])
@pytest.mark.parametrize("further", [{}, {"strata": STRATA}])
def test_intervals_agree_with_sums(interval: str, further: dict[str, Any]) -> None:
    both = samples(*systems(300, 6, 2), **further)
    found = [finish(PairedBootstrap(n_resamples=6_000, interval=interval).run(s)) for s in both]
    assert found[1].interval.method == interval
    spread = np.std(found[0].distribution.values)
    assert found[1].interval.low == pytest.approx(found[0].interval.low, abs=0.12 * spread)
    assert found[1].interval.high == pytest.approx(found[0].interval.high, abs=0.12 * spread)


def test_every_swap_pattern_moves_the_rows_it_should() -> None:
    rows = np.array([[1, 1], [3, 2], [5, 4], [2, 7]])
    a = ItemStats(rows, np.array([0, 1, 2, 3, 0]))
    b = ItemStats(rows, np.array([1, 1, 0, 2, 3]))
    swaps = finished(KernelSwaps.of(PairedSample(SameByKernel(), a, b), 1))
    dense_a, dense_b = a.dense(), b.dense()
    pairs = [tuple(row) for row in np.hstack([dense_a, dense_b])]
    kinds = [tuple(row) for row in swaps.units.rows]
    for pattern in range(32):
        swapped = np.array([pattern >> item & 1 for item in range(5)], dtype=bool)
        kept = np.zeros((1, len(kinds)), dtype=np.int64)
        for pair, moved in zip(pairs, swapped, strict=True):
            kept[0, kinds.index(pair)] += not moved
        new_a = np.where(swapped[:, None], dense_b, dense_a).sum(axis=0)
        new_b = np.where(swapped[:, None], dense_a, dense_b).sum(axis=0)
        expected = new_a[0] / new_a[1] - new_b[0] / new_b[1]
        assert finished(swaps.difference(kept))[0] == pytest.approx(expected, rel=1e-13)
    assert swaps.kinds.n_discordant == 4  # the second item has the same row on both sides


def test_a_resumed_run_gives_the_same_digits() -> None:
    _, sample = samples(*systems(50, 5, 3))
    for test in (ApproximateRandomization(n_resamples=900), PairedBootstrap(n_resamples=900)):
        whole = finish(test.run(sample))
        resumed = finish(test.run(sample, whole.distribution.values[:300]))
        assert np.array_equal(whole.distribution.values, resumed.distribution.values)


def test_identical_systems_have_p_1() -> None:
    a, _ = systems(40, 4, 1)
    sample = PairedSample(SameByKernel(), a, a)
    for test in (ApproximateRandomization(n_resamples=300), PairedBootstrap(n_resamples=300)):
        assert finish(test.run(sample)).pvalue == 1.0


def test_exact_tests_say_why_they_do_not_fit() -> None:
    _, sample = samples(*systems(10, 4, 1))
    for test in (ExactPermutation(), IdealPairedBootstrap()):
        assert "no function of sums" in str(test.unsuitable(sample))


def test_the_interval_of_a_score_agrees_with_sums() -> None:
    a, _ = systems(400, 7, 9)
    of_sums, by_kernel = (
        finished(score_interval(metric, a, n_resamples=4_000))
        for metric in (Sums(), SameByKernel())
    )
    width = of_sums.high - of_sums.low
    assert by_kernel.low == pytest.approx(of_sums.low, abs=0.06 * width)
    assert by_kernel.high == pytest.approx(of_sums.high, abs=0.06 * width)
