"""The paired bootstrap: rules, intervals, and what they must never say."""

from __future__ import annotations

import math

import numpy as np
import pytest
from exact_swaps import SIDES, label_sample, swapped
from numpy.typing import NDArray
from resamples import (
    accuracy_sample,
    binary_sample,
    ideal_law,
    in_band,
    random_scores,
    score_sample,
)

from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.averages import MacroF1, MacroPrecision
from sigdesk.core.metrics.chance_corrected import MatthewsCorrelation
from sigdesk.core.metrics.item_scores import MeanScore
from sigdesk.core.metrics.labels import Accuracy
from sigdesk.core.metrics.one_class import F1
from sigdesk.core.resampling.scores import score_interval, score_intervals
from sigdesk.core.results import PairedSample, SignificanceResult
from sigdesk.core.significance import TESTS
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.bootstrap import SACREBLEU, PairedBootstrap

INTERVALS = ("percentile", "basic", "normal", "bca", "studentized")


def notes(result: SignificanceResult) -> str:
    return " ".join(str(note) for note in result.notes)


def values_of(result: SignificanceResult) -> NDArray[np.float64]:
    assert result.distribution is not None
    return result.distribution.values


@pytest.mark.parametrize("metric", [F1(), MacroF1(), Accuracy()])
def test_values_follow_the_law_of_all_resamples(metric: F1) -> None:
    sample = binary_sample(metric, [1, 1, 1, 0, 0], [1, 1, 0, 0, 1], [1, 0, 0, 1, 0])
    law = ideal_law(sample)
    values = values_of(finish(PairedBootstrap().run(sample)))
    found, counts = np.unique(np.round(values, 9), return_counts=True)
    seen = dict(zip(found.tolist(), counts.tolist(), strict=True))
    assert set(seen) <= {round(float(value), 9) for value in law}
    for value, probability in law.items():
        assert in_band(seen.get(round(float(value), 9), 0), len(values), float(probability))


def test_floating_scores_lose_no_tie() -> None:
    # (.8 − .6)·2 in doubles is not what the tied resamples have
    result = finish(PairedBootstrap(alternative="greater").run(accuracy_sample(10, 6, 2, 2)))
    assert result.n_extreme is not None
    assert in_band(result.n_extreme, 10_000, 0.09460056615745034)
    assert not in_band(result.n_extreme, 10_000, 0.04514729472655202)


@pytest.mark.parametrize("counting", ["at-least", "strict", "koehn", SACREBLEU])
@pytest.mark.parametrize("interval", INTERVALS)
def test_identical_systems(counting: str, interval: str) -> None:
    sample = accuracy_sample(240, 0, 0, 60)
    for side in SIDES:
        procedure = PairedBootstrap(
            alternative=side, counting=counting, interval=interval, n_resamples=500
        )
        result = finish(procedure.run(sample))
        assert result.pvalue == 1.0
        assert result.observed == 0.0
        assert result.interval is not None
        assert (result.interval.low, result.interval.high) == (0.0, 0.0)
        assert "p = 1" in notes(result)


def test_direction_is_not_reversed() -> None:
    # A is better by half a point on average: "greater" must be small, "less" large
    random = np.random.default_rng(1)
    difference = random.normal(5, 10, 40).astype(int)
    sample = score_sample(50 + difference, np.full(40, 50))
    greater, less = (
        finish(PairedBootstrap(alternative=side).run(sample)) for side in ("greater", "less")
    )
    assert greater.pvalue < 0.01
    assert less.pvalue > 0.99


def test_one_sided_rules_are_those_of_berg_kirkpatrick() -> None:
    sample = random_scores(50, 30, seed=6)
    observed = sample.difference
    for side, rule in (
        ("greater", lambda v: v >= 2 * observed - 1e-12),
        ("less", lambda v: v <= 2 * observed + 1e-12),
        ("two-sided", lambda v: np.abs(v - observed) >= abs(observed) - 1e-12),
    ):
        result = finish(PairedBootstrap(alternative=side, n_resamples=2000).run(sample))
        assert result.n_extreme == np.count_nonzero(rule(values_of(result)))
        assert result.pvalue == (result.n_extreme + 1) / 2001


def test_sacrebleu_counting() -> None:
    sample = random_scores(50, 30, seed=6)
    result = finish(PairedBootstrap(counting=SACREBLEU, n_resamples=2000).run(sample))
    values = values_of(result)
    centred = np.abs(values - values.mean())
    assert result.n_extreme == np.count_nonzero(centred > abs(sample.difference) + 1e-12)
    assert "sacreBLEU" in notes(result)


def test_koehn_counting_doubles_two_sided() -> None:
    sample = random_scores(50, 30, seed=6)
    one = finish(PairedBootstrap(counting="koehn", alternative="greater").run(sample))
    two = finish(PairedBootstrap(counting="koehn").run(sample))
    assert two.pvalue == min(1.0, 2 * one.pvalue)
    assert one.mc_interval is not None
    assert two.mc_interval is not None
    assert two.mc_interval[0] <= two.pvalue <= two.mc_interval[1]


def test_p_is_never_0() -> None:
    result = finish(PairedBootstrap(n_resamples=999).run(accuracy_sample(0, 30, 0, 0)))
    assert result.n_extreme == 0
    assert result.pvalue == 1 / 1000
    assert "None of 999 resamples" in notes(result)


@pytest.mark.parametrize("interval", INTERVALS)
def test_every_interval_covers_the_observed_difference(interval: str) -> None:
    sample = random_scores(60, 30, seed=2)
    result = finish(PairedBootstrap(interval=interval, n_resamples=4000).run(sample))
    found = result.interval
    assert found is not None
    assert found.method == interval
    assert found.of == "difference"
    assert found.confidence == 0.95
    assert found.low < sample.difference < found.high
    narrow = finish(
        PairedBootstrap(interval=interval, n_resamples=4000, confidence=0.5).run(sample)
    ).interval
    assert narrow is not None
    assert found.low < narrow.low < narrow.high < found.high


@pytest.mark.parametrize("interval", INTERVALS)
def test_swapping_the_systems_turns_the_interval(interval: str) -> None:
    sample = random_scores(60, 30, seed=2)
    one = finish(PairedBootstrap(interval=interval).run(sample)).interval
    two = finish(PairedBootstrap(interval=interval).run(swapped(sample))).interval
    assert one is not None
    assert two is not None
    width = one.high - one.low
    assert one.low == pytest.approx(-two.high, abs=0.06 * width)
    assert one.high == pytest.approx(-two.low, abs=0.06 * width)


@pytest.mark.parametrize("interval", INTERVALS)
def test_resuming_changes_no_digit(interval: str) -> None:
    sample = random_scores(60, 30, seed=2)
    procedure = PairedBootstrap(interval=interval, n_resamples=1000)
    whole = finish(procedure.run(sample))
    resumed = finish(procedure.run(sample, resume=values_of(whole)[:300]))
    np.testing.assert_array_equal(values_of(resumed), values_of(whole))
    assert resumed.interval == whole.interval
    assert resumed.pvalue == whole.pvalue


def test_settings_that_only_count_share_their_values() -> None:
    sample = random_scores(60, 30, seed=2)
    plain = values_of(finish(PairedBootstrap(n_resamples=600).run(sample)))
    for other in (
        PairedBootstrap(n_resamples=600, alternative="less", counting="koehn"),
        PairedBootstrap(n_resamples=600, interval="studentized", confidence=0.9),
    ):
        np.testing.assert_array_equal(values_of(finish(other.run(sample))), plain)


def test_drawing_clusters_is_wider_than_drawing_items() -> None:
    random = np.random.default_rng(3)
    per_cluster = np.repeat(random.integers(-20, 25, 30), 10)
    b = np.full(300, 50)
    items = score_sample(b + per_cluster, b)
    clusters = score_sample(b + per_cluster, b, clusters=np.repeat(np.arange(30), 10))
    narrow, wide = (finish(PairedBootstrap().run(sample)) for sample in (items, clusters))
    assert narrow.interval is not None
    assert wide.interval is not None
    ratio = (wide.interval.high - wide.interval.low) / (narrow.interval.high - narrow.interval.low)
    assert ratio == pytest.approx(math.sqrt(10), rel=0.1)
    assert "30 clusters" in str(wide.method)


def test_strata_take_out_the_spread_between_them() -> None:
    random = np.random.default_rng(3)
    stratum = np.repeat([0, 1], 100)
    difference = 40 * stratum + random.integers(-3, 4, 200)
    plain, stratified = (
        finish(
            PairedBootstrap().run(score_sample(50 + difference, np.full(200, 50), strata=strata))
        )
        for strata in (None, stratum)
    )
    assert plain.interval is not None
    assert stratified.interval is not None
    assert stratified.interval.high - stratified.interval.low < 0.2 * (
        plain.interval.high - plain.interval.low
    )


def test_few_items_are_cautioned() -> None:
    assert "Only 12 units" in notes(finish(PairedBootstrap().run(accuracy_sample(5, 3, 2, 2))))
    assert "units" not in notes(finish(PairedBootstrap().run(accuracy_sample(50, 3, 2, 2))))


def test_undefined_resamples_are_counted_and_told() -> None:
    sample = binary_sample(MatthewsCorrelation(), [1, 0, 1, 0], [1, 0, 1, 0], [1, 0, 1, 1])
    result = finish(PairedBootstrap(n_resamples=2000).run(sample))
    undefined = int(np.count_nonzero(np.isnan(values_of(result))))
    assert undefined > 100
    assert f"In {undefined:,} of 2,000 resamples" in notes(result)
    assert result.n_extreme is not None
    assert result.n_extreme >= undefined
    assert result.interval is not None
    assert math.isfinite(result.interval.low)


def test_an_undefined_score_is_refused() -> None:
    sample = binary_sample(MatthewsCorrelation(), [1, 1], [1, 1], [1, 1])
    assert "scores of A and B are undefined" in str(PairedBootstrap().unsuitable(sample))
    with pytest.raises(ValueError, match="undefined"):
        finish(PairedBootstrap().run(sample))


def test_bca_of_a_real_sample_is_not_percentile() -> None:
    random = np.random.default_rng(5)
    skewed = (random.exponential(10, 40)).astype(int)
    sample = score_sample(skewed, np.full(40, 5))
    percentile, bca = (
        finish(PairedBootstrap(interval=kind).run(sample)).interval
        for kind in ("percentile", "bca")
    )
    assert percentile is not None
    assert bca is not None
    # the long tail is to the right, so both ends move there
    assert bca.low > percentile.low
    assert bca.high > percentile.high


class TestScoreInterval:
    def test_of_an_accuracy(self) -> None:
        sample = accuracy_sample(80, 5, 5, 10)
        found = finished(score_interval(Accuracy(), sample.a))
        assert found is not None
        assert found.of == "score"
        error = 1.96 * math.sqrt(0.85 * 0.15 / 100)
        assert found.low == pytest.approx(0.85 - error, abs=0.011)
        assert found.high == pytest.approx(0.85 + error, abs=0.011)

    def test_scores_of_the_same_statistics_share_their_resamples(self) -> None:
        items = [(i % 3, i % 3 if i % 4 else 2, 0) for i in range(130)]
        stats = label_sample(MacroF1(), items, 3).a
        metrics = (MacroF1(), MacroF1("means"), MacroPrecision())
        together = finished(score_intervals(metrics, stats, n_resamples=600))
        alone = [finished(score_interval(metric, stats, n_resamples=600)) for metric in metrics]
        assert together == tuple(alone)
        assert len(set(together)) == 3

    def test_same_seed_same_digits(self) -> None:
        stats = random_scores(100, 30, seed=1).a
        one, two, other = (
            finished(score_interval(MeanScore(), stats, n_resamples=500, seed=seed))
            for seed in (1, 1, 2)
        )
        assert one == two
        assert one != other

    def test_without_items_there_is_none(self) -> None:
        assert finished(score_interval(MeanScore(), score_sample([], []).a)) is None

    def test_undefined_in_every_resample(self) -> None:
        sample = binary_sample(MatthewsCorrelation(), [1, 1], [1, 1], [1, 0])
        assert finished(score_interval(MatthewsCorrelation(), sample.a)) is None

    def test_clusters(self) -> None:
        sample = score_sample([1, 1, 9, 9], [0, 0, 0, 0], 0)
        clusters = np.array([0, 0, 1, 1])
        found = finished(score_interval(MeanScore(), sample.a, clusters=clusters))
        assert found is not None
        assert (found.low, found.high) == (1.0, 9.0)


def test_it_is_registered_and_prints_its_settings() -> None:
    assert TESTS["bootstrap"] is PairedBootstrap
    signature = PairedBootstrap(seed=7, interval="bca").signature()
    for part in ("bs:10000", "seed:7", "ci:bca", "conf:0.95"):
        assert part in signature


def test_a_sample_keeps_its_pairs() -> None:
    # differences never vary, so neither may their resamples
    a = np.random.default_rng(0).integers(0, 100, 50)
    sample = score_sample(a + 3, a)
    values = values_of(finish(PairedBootstrap(n_resamples=300).run(sample)))
    np.testing.assert_allclose(values, 0.3, rtol=1e-12)
    unpaired = PairedSample(sample.metric, sample.a, sample.b.take(np.roll(np.arange(50), 1)))
    assert values_of(finish(PairedBootstrap(n_resamples=300).run(unpaired))).std() > 0.3
