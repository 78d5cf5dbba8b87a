"""Clusters, slices, and several runs over the same items."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest
from numpy.typing import NDArray

from sigdesk.core.clusters import by_cluster, clustered, design_effect, item_influence
from sigdesk.core.columns import LabelColumn, ScoreColumn
from sigdesk.core.correction import adjust
from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.averages import MacroF1
from sigdesk.core.metrics.base import ItemStats
from sigdesk.core.metrics.item_scores import MeanScore
from sigdesk.core.metrics.labels import Accuracy
from sigdesk.core.results import PairedSample
from sigdesk.core.runs_and_items import VarianceParts, compare_runs_on_items
from sigdesk.core.significance import TESTS
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.permutation import ExactPermutation
from sigdesk.core.slices import compare_slices, interaction


def scores(values: NDArray[np.int64]) -> ItemStats:
    return MeanScore().item_stats(None, ScoreColumn(values.astype(np.int64), 2))


def paired(a: NDArray[np.int64], b: NDArray[np.int64], **kw: NDArray[np.intp]) -> PairedSample:
    return PairedSample(MeanScore(), scores(a), scores(b), **kw)


def labels(n: int, seed: int) -> PairedSample:
    random = np.random.default_rng(seed)
    gold = random.integers(3, size=n)
    outputs = [np.where(random.random(n) < p, gold, (gold + 1) % 3) for p in (0.8, 0.7)]
    reference, a, b = (LabelColumn(codes, ("x", "y", "z")) for codes in (gold, *outputs))
    metric = MacroF1()
    return PairedSample(metric, metric.item_stats(reference, a), metric.item_stats(reference, b))


def test_clusters_as_items_give_the_same_exact_p_and_bootstrap() -> None:
    random = np.random.default_rng(1)
    a, b = random.integers(0, 90, (2, 48))
    clusters = np.repeat(np.arange(12), 4)[random.permutation(48)]
    sample = paired(a, b, clusters=clusters)
    whole = clustered(sample)
    assert whole.n_items == 12
    assert whole.scores() == pytest.approx(sample.scores())
    for key in ("exact-permutation", "randomization", "bootstrap"):
        procedure = TESTS[key]()
        one, other = finish(procedure.run(sample)), finish(procedure.run(whole))
        assert one.pvalue == pytest.approx(other.pvalue, abs=0.02 if one.n_resamples else 1e-12)
    # tests that refuse clusters take them as items
    assert TESTS["wilcoxon"]().unsuitable(sample) is not None
    assert TESTS["wilcoxon"]().unsuitable(whole) is None


def test_cluster_sums_of_any_statistics() -> None:
    sample = labels(60, 2)
    clusters = np.arange(60) // 7
    summed = by_cluster(sample.a, clusters)
    for number in range(len(summed)):
        expected = sample.a.take(clusters == number).totals()
        assert np.array_equal(summed.dense()[number], expected)
    with pytest.raises(ValueError, match="59 cluster numbers for 60 items"):
        by_cluster(sample.a, clusters[:-1])
    with pytest.raises(ValueError, match="no clusters"):
        clustered(sample)


def test_design_effect_of_copies_and_of_independent_items() -> None:
    random = np.random.default_rng(3)
    a, b = random.integers(0, 90, (2, 200))
    copies = paired(np.repeat(a, 3), np.repeat(b, 3), clusters=np.repeat(np.arange(200), 3))
    found = design_effect(copies)
    assert found.value == pytest.approx(3.0, rel=0.01)
    assert found.effective_items == pytest.approx(200, rel=0.01)
    alone = paired(a, b, clusters=np.arange(200))
    assert design_effect(alone).value == pytest.approx(1.0)
    few = paired(a, b, clusters=np.arange(200) // 50)
    assert design_effect(few).notes()[-1].severity == "caution"


def test_influence_of_a_mean_is_the_items_own_difference() -> None:
    a, b = np.array([10, 40, 35, 20]), np.array([15, 10, 30, 20])
    d = (a - b) / 100
    assert item_influence(paired(a, b)) == pytest.approx((d - d.mean()) / 4)


def test_slices_are_tested_by_themselves_and_corrected() -> None:
    sample = labels(150, 4)
    slices = np.arange(150) % 3
    slices[:5] = -1
    procedure = TESTS["randomization"](n_resamples=512)
    found = finished(compare_slices(sample, slices, ["p", "q", "r"], procedure, n_resamples=512))
    raw = []
    for number, one in enumerate(found.slices):
        rows = slices == number
        part = PairedSample(sample.metric, sample.a.take(rows), sample.b.take(rows))
        alone = finish(procedure.run(part))
        assert one.result is not None
        assert one.result.pvalue == alone.pvalue
        assert one.difference == pytest.approx(alone.observed)
        assert one.interval is not None
        assert one.interval.low <= one.difference <= one.interval.high
        raw.append(alone.pvalue)
    assert [one.adjusted for one in found.slices] == pytest.approx(adjust(raw).tolist())
    with pytest.raises(ValueError, match="slice numbers"):
        finished(compare_slices(sample, slices[:-1], ["p"], procedure))


def test_an_empty_and_a_small_slice_are_said() -> None:
    sample = labels(40, 5)
    slices = np.zeros(40, dtype=np.intp)
    slices[:4] = 2
    found = finished(
        compare_slices(sample, slices, ["all", "none", "few"], ExactPermutation(), n_resamples=256)
    )
    assert found.slices[1].reason is not None
    assert np.isnan(found.slices[1].adjusted)
    assert "only 4 items" in str(found.slices[2].notes[0])


def welch(values: NDArray[np.float64], group: NDArray[np.intp]) -> float:
    means = np.array([values[group == g].mean() for g in (0, 1, 2)])
    w = np.array([(group == g).sum() / values[group == g].var(ddof=1) for g in (0, 1, 2)])
    return float((w * (means - (w * means).sum() / w.sum()) ** 2).sum())


def test_interaction_against_all_assignments() -> None:
    a, b = np.array([50, 61, 40, 55, 20, 33, 71, 72]), np.array([41, 40, 45, 50, 34, 40, 70, 40])
    group = np.array([0, 0, 0, 1, 1, 1, 2, 2])
    d = (a - b) / 100.0
    found = finished(interaction(paired(a, b), group, 3, 20_000))
    assert found.statistic == pytest.approx(welch(d, group), rel=1e-9)
    every = {tuple(group[list(order)]) for order in permutations(range(8))}
    drawn = np.array([welch(d, np.array(one)) for one in every])
    expected = (drawn >= found.statistic * (1 - 1e-12)).mean()
    assert found.pvalue == pytest.approx(expected, abs=0.015)


def test_interaction_sees_a_reversal_and_is_undefined_without_spread() -> None:
    random = np.random.default_rng(8)
    noise = random.integers(-20, 21, 100)
    group = np.arange(100) % 2
    turned = paired(50 + noise + np.where(group == 0, 8, -8), np.full(100, 50))
    assert finished(interaction(turned, group, 2, 1024)).pvalue < 0.01
    same = paired(np.full(20, 60), np.full(20, 50))
    assert finished(interaction(same, np.arange(20) % 2, 2)).undefined is not None
    assert finished(interaction(same, np.zeros(20, dtype=np.intp), 2)).undefined is not None


def test_interaction_of_many_items_is_welchs_test() -> None:
    random = np.random.default_rng(9)
    a = random.integers(0, 90, 24_000)
    sample, group = paired(a, random.integers(0, 90, 24_000)), np.arange(24_000) % 4
    found = finished(interaction(sample, group, 4))
    assert found.n_resamples == 0
    assert 0.0 < found.pvalue <= 1.0


def runs(
    n_runs: int, n_items: int, sd_run: float, sd_item: float, sd_both: float, seed: int
) -> list[ItemStats]:
    random = np.random.default_rng(seed)
    values = (
        5000
        + 1000 * sd_run * random.normal(size=(n_runs, 1))
        + 1000 * sd_item * random.normal(size=n_items)
        + 1000 * sd_both * random.normal(size=(n_runs, n_items))
    )
    return [scores(np.rint(row)) for row in values]


def test_variance_parts_against_the_analysis_of_variance() -> None:
    a, b = runs(6, 80, 0.3, 1.0, 0.5, 1), runs(5, 80, 0.3, 1.0, 0.5, 2)
    found = finished(compare_runs_on_items(MeanScore(), a, b, n_resamples=8192))
    table_a = np.stack([one.dense()[:, 0] for one in a]) / 100
    table_b = np.stack([one.dense()[:, 0] for one in b]) / 100
    by_item = table_a.mean(axis=0) - table_b.mean(axis=0)
    assert found.parts.items == pytest.approx(by_item.var(ddof=1) / 80, rel=0.06)
    by_run = [table.mean(axis=1).var(ddof=1) / len(table) for table in (table_a, table_b)]
    assert found.parts.runs == pytest.approx(sum(by_run))
    both = 0.0
    for table in (table_a, table_b):
        residual = table - table.mean(axis=0) - table.mean(axis=1, keepdims=True) + table.mean()
        r, n = table.shape
        both += (residual**2).sum() / ((r - 1) * (n - 1)) / (r * n)
    assert found.parts.both == pytest.approx(both, rel=0.06)
    assert found.interval.low < found.difference < found.interval.high
    assert found.nested.low < found.difference < found.nested.high


def test_what_limits_the_conclusion() -> None:
    lucky = finished(
        compare_runs_on_items(
            MeanScore(), runs(4, 400, 1.0, 0.2, 0.1, 3), runs(4, 400, 1.0, 0.2, 0.1, 4)
        )
    )
    assert not lucky.parts.limited_by_items
    assert "number of runs limits" in str(lucky.notes()[0])
    assert lucky.df < 10
    small = finished(
        compare_runs_on_items(
            MeanScore(), runs(4, 40, 0.01, 2.0, 0.1, 5), runs(4, 40, 0.01, 2.0, 0.1, 6)
        )
    )
    assert small.parts.limited_by_items
    assert small.parts.standard_error(more_items=4.0) < 0.6 * small.parts.standard_error()


def test_copies_of_one_run_are_said() -> None:
    one, other = runs(1, 50, 1.0, 1.0, 0.2, 7)[0], runs(1, 50, 1.0, 1.0, 0.2, 8)[0]
    found = finished(compare_runs_on_items(MeanScore(), [one] * 3, [other] * 3))
    assert found.parts.runs == 0.0
    assert any("copies of one run" in str(note) for note in found.notes())
    with pytest.raises(ValueError, match="two runs"):
        finished(compare_runs_on_items(MeanScore(), [one], [other] * 3))


def test_standard_error_of_parts() -> None:
    parts = VarianceParts(4.0, 9.0, 1.0, 100, 5, 5)
    assert parts.total == 12.0
    assert parts.standard_error() == pytest.approx(12.0**0.5)
    assert parts.standard_error(more_runs=1e12) == pytest.approx(3.0**0.5)
    assert not parts.limited_by_items


@pytest.mark.parametrize("metric", [Accuracy(), MacroF1()])
def test_any_metric_of_labels(metric: Accuracy | MacroF1) -> None:
    random = np.random.default_rng(11)
    gold = random.integers(3, size=120)
    made = []
    for right in (0.8, 0.8, 0.8, 0.7, 0.7, 0.7):
        codes = np.where(random.random(120) < right, gold, (gold + 1) % 3)
        reference = LabelColumn(gold, ("x", "y", "z"))
        made.append(metric.item_stats(reference, LabelColumn(codes, ("x", "y", "z"))))
    found = finished(compare_runs_on_items(metric, made[:3], made[3:], n_resamples=1024))
    assert 0.0 < found.pvalue.value <= 1.0
    assert found.parts.total >= max(found.parts.items, found.parts.runs)
