"""Errors and correlations of numbers: against scikit-learn and SciPy, exact sums, resampling."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from sigdesk.core.columns import ScoreColumn
from sigdesk.core.exact.decimals import scores_from_text
from sigdesk.core.metrics.base import METRICS, Metric
from sigdesk.core.metrics.numbers.correlation_tests import (
    correlation,
    correlation_pvalue,
    fisher_interval,
    kendall_test,
    spearman_exact,
)
from sigdesk.core.metrics.numbers.errors import (
    MeanAbsoluteError,
    MeanSquaredError,
    RootMeanSquaredError,
    RSquared,
)
from sigdesk.core.metrics.numbers.kendall import PairCounter, PairCounts
from sigdesk.core.metrics.numbers.pearson import LinConcordance, Pearson
from sigdesk.core.metrics.numbers.rank_correlation import Kendall, Spearman
from sigdesk.core.results import PairedSample
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.bootstrap import PairedBootstrap
from sigdesk.core.significance.correlation_difference import CorrelationDifference
from sigdesk.core.significance.permutation import ExactPermutation
from sigdesk.core.significance.randomization import ApproximateRandomization

ALL: tuple[Metric, ...] = (
    MeanAbsoluteError(),
    MeanSquaredError(),
    RootMeanSquaredError(),
    RSquared(),
    Pearson(),
    LinConcordance(),
    Spearman(),
    Kendall(),
)


def column(values: Any, places: int = 2) -> ScoreColumn:
    return ScoreColumn(np.rint(np.asarray(values) * 10**places).astype(np.int64), places)


def simulated(
    n: int, seed: int, noise: float = 0.5
) -> tuple[ScoreColumn, ScoreColumn, ScoreColumn]:
    rng = np.random.default_rng(seed)
    truth = rng.normal(50, 10, n)
    a, b = (truth + rng.normal(0, 10 * noise, n) for _ in range(2))
    return column(truth), column(a, 1), column(b, 3)


def score(metric: Metric, x: ScoreColumn, y: ScoreColumn) -> float:
    return metric.score(metric.item_stats(x, y))


def test_scores_are_those_of_scikit_learn_and_scipy() -> None:
    from scipy import stats
    from sklearn import metrics

    x, y, _ = simulated(200, 1)
    truth, answers = x.values(), y.values()
    expected = {
        "mae": metrics.mean_absolute_error(truth, answers),
        "mse": metrics.mean_squared_error(truth, answers),
        "rmse": metrics.root_mean_squared_error(truth, answers),
        "r2": metrics.r2_score(truth, answers),
        "pearson": stats.pearsonr(truth, answers).statistic,
        "spearman": stats.spearmanr(truth, answers).statistic,
        "kendall": stats.kendalltau(truth, answers).statistic,
    }
    for metric in ALL:
        if metric.key in expected:
            assert score(metric, x, y) == pytest.approx(expected[metric.key], rel=1e-11), metric.key


@settings(max_examples=80, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=2, max_size=14))
def test_ranks_with_many_ties_are_scipys(pairs: list[tuple[int, int]]) -> None:
    from scipy import stats

    x, y = np.array(pairs).T
    if len(set(x)) < 2 or len(set(y)) < 2:
        return
    columns = column(x, 0), column(y, 0)
    assert score(Kendall(), *columns) == pytest.approx(stats.kendalltau(x, y).statistic, abs=1e-12)
    assert score(Spearman(), *columns) == pytest.approx(stats.spearmanr(x, y).statistic, abs=1e-12)
    weighted = stats.kendalltau(x, y, variant="c").statistic
    assert PairCounts.of(x, y).tau_c() == pytest.approx(weighted, abs=1e-12)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 3)), min_size=1, max_size=12
    )
)
def test_weights_are_repetitions(rows: list[tuple[int, int, int]]) -> None:
    x, y, weights = np.array(rows).T
    counted = PairCounter.of(x, y).counts(weights[None])
    repeated_x, repeated_y = np.repeat(x, weights), np.repeat(y, weights)
    concordant = discordant = 0
    for i, j in itertools.combinations(range(len(repeated_x)), 2):
        sign = np.sign(repeated_x[i] - repeated_x[j]) * np.sign(repeated_y[i] - repeated_y[j])
        concordant += int(sign > 0)
        discordant += int(sign < 0)
    assert counted.concordant.tolist() == [concordant]
    assert counted.discordant.tolist() == [discordant]
    table = np.column_stack([x, y]).astype(float)
    for metric in (Spearman(), Kendall()):
        by_weights = metric.kernel(table)(weights[None])[0]
        if weights.sum():
            repeated = metric.kernel(np.repeat(table, weights, axis=0))(
                np.ones((1, int(weights.sum())), dtype=int)
            )[0]
            assert by_weights == pytest.approx(repeated, abs=1e-12, nan_ok=True)


def test_errors_of_decimals_are_whole_numbers() -> None:
    x, y = scores_from_text(["0.1", "0.25", "3"]), scores_from_text(["0.4", "0.5", "2.5"])
    stats = MeanAbsoluteError().item_stats(x, y)
    assert stats.rows.dtype.kind == "i"
    assert stats.totals().tolist() == [30 + 25 + 50, 300]
    squared = RSquared()
    totals = squared.item_stats(x, y).totals()
    exact = squared.exact_score(totals.tolist())
    truth, answers = (
        [Fraction(text) for text in texts]
        for texts in (["0.1", "0.25", "3"], ["0.4", "0.5", "2.5"])
    )
    mean = sum(truth) / 3
    expected = 1 - sum((u - v) ** 2 for u, v in zip(truth, answers, strict=True)) / sum(
        (u - mean) ** 2 for u in truth
    )
    assert exact == expected


def test_large_numbers_become_doubles() -> None:
    x = ScoreColumn(np.array([10**15, 2 * 10**15, 5 * 10**15]), 3)
    y = ScoreColumn(np.array([10**15 + 7, 2 * 10**15, 4 * 10**15]), 3)
    for metric in ALL:
        assert math.isfinite(score(metric, x, y))
    assert score(MeanSquaredError(), x, y) == pytest.approx((0.007**2 + 1e24) / 3, rel=1e-12)


def test_pearson_keeps_its_digits_far_from_zero() -> None:
    rng = np.random.default_rng(4)
    x = rng.integers(0, 100, 50)
    y = x + rng.integers(0, 30, 50)
    near, far = (
        score(Pearson(), ScoreColumn(x + shift, 0), ScoreColumn(y + shift, 0))
        for shift in (0, 10**12)
    )
    assert far == pytest.approx(near, rel=1e-11)
    assert near == pytest.approx(correlation(x, y), rel=1e-13)


@pytest.mark.parametrize("metric", [RSquared(), Pearson(), Spearman(), Kendall()])
def test_item_values_have_the_score_as_their_mean(metric: Metric) -> None:
    x, y, _ = simulated(40, 7)
    stats = metric.item_stats(x, y)
    assert metric.item_values(stats).mean() == pytest.approx(metric.score(stats), rel=1e-9)


@pytest.mark.parametrize("metric", [Pearson(), Spearman(), Kendall()])
def test_no_item_is_better_than_one_where_the_reference_has_it(metric: Metric) -> None:
    x = column([1.0, 2.0, 3.0, 4.0, 10.0])
    assert metric.item_values(metric.item_stats(x, x)) == pytest.approx(np.ones(5))
    off = metric.item_values(metric.item_stats(x, column([1.0, 2.0, 4.0, 3.0, 10.0])))
    assert max(off[2], off[3]) < min(off[0], off[4])


@pytest.mark.parametrize("metric", [RSquared(), Pearson(), Spearman(), Kendall()])
def test_constant_numbers_are_undefined(metric: Metric) -> None:
    constant, varying = column([0.1] * 5), column([0.1, 0.2, 0.5, 0.3, 0.2])
    assert math.isnan(score(metric, constant, varying))
    if metric.key != "r2":
        assert math.isnan(score(metric, varying, constant))
    if not metric.key.startswith(("spear", "kend")):
        stats = metric.item_stats(constant, varying)
        assert "undefined" in str(metric.notes(stats.totals())[0])


def test_missing_numbers_are_refused() -> None:
    x = ScoreColumn(np.array([1, 2]), 0, np.array([False, True]))
    for metric in ALL:
        with pytest.raises(ValueError, match="1 items of the reference have no number"):
            metric.item_stats(x, column([1, 2], 0))
        with pytest.raises(TypeError, match="numbers"):
            metric.item_stats(None, x)


def test_every_metric_of_numbers_is_registered_and_described() -> None:
    kinds = METRICS.matching(lambda kind: kind.task == "numbers")
    assert {kind.key for kind in kinds} == {metric.key for metric in ALL}
    for kind in kinds:
        assert all((kind.explanation, kind.formula, kind.watch_out, kind.citation))


# Tests ------------------------------------------------------------------------------------------


def by_every_swap(metric: Metric, sample: PairedSample) -> float:
    """Exact two-sided p by rows swapped one pattern after the other."""
    a, b = sample.a.dense(), sample.b.dense()
    n = len(a)
    ones = np.ones((1, n), dtype=int)

    def value(rows: NDArray[Any]) -> float:
        if hasattr(metric, "kernel"):
            return float(metric.kernel(rows)(ones)[0])
        return float(metric.aggregate(rows.sum(axis=0)))

    observed, extreme = abs(sample.difference), 0
    for pattern in range(2**n):
        moved = np.array([pattern >> item & 1 for item in range(n)], dtype=bool)[:, None]
        difference = value(np.where(moved, b, a)) - value(np.where(moved, a, b))
        extreme += not abs(difference) < observed - 1e-12
    return extreme / 2**n


@pytest.mark.parametrize("metric", ALL)
def test_randomization_agrees_with_every_swap(metric: Metric) -> None:
    x, a, b = simulated(9, 3)
    a = a.with_places(3)
    sample = PairedSample(metric, metric.item_stats(x, a), metric.item_stats(x, b))
    expected = by_every_swap(metric, sample)
    found = finish(ApproximateRandomization(n_resamples=20_000).run(sample))
    assert found.pvalue == pytest.approx(expected, abs=0.015)
    exact = ExactPermutation()
    if exact.unsuitable(sample) is None:
        assert finish(exact.run(sample)).pvalue == pytest.approx(expected, rel=1e-9)
    else:
        assert metric.key in ("spearman", "kendall")


@pytest.mark.parametrize("metric", [Pearson(), Spearman(), Kendall()])
def test_bootstrap_draws_items(metric: Metric) -> None:
    x, a, b = simulated(60, 5)
    sample = PairedSample(metric, metric.item_stats(x, a), metric.item_stats(x, b))
    found = finish(PairedBootstrap(n_resamples=3_000, interval="bca").run(sample))
    rng = np.random.default_rng(2)
    values = []
    for _ in range(800):
        rows = rng.integers(0, 60, 60)
        drawn = x.take(rows), a.take(rows), b.take(rows)
        values.append(score(metric, drawn[0], drawn[1]) - score(metric, drawn[0], drawn[2]))
    spread = float(np.std(values))
    assert found.distribution is not None
    assert np.std(found.distribution.values) == pytest.approx(spread, rel=0.12)
    assert found.interval is not None
    assert found.interval.method == "bca"
    assert found.interval.low < sample.difference < found.interval.high


def test_swaps_do_not_depend_on_the_unit() -> None:
    x, a, b = simulated(12, 8)
    in_cents = ScoreColumn(b.scaled * 100, b.places)
    pvalues = []
    for answers in (b, in_cents):
        metric = Pearson()
        sample = PairedSample(metric, metric.item_stats(x, a), metric.item_stats(x, answers))
        pvalues.append(finish(ExactPermutation().run(sample)).pvalue)
    assert pvalues[0] == pvalues[1]


def test_williams_test_in_the_plan_of_pearson_only() -> None:
    x, a, b = simulated(40, 11)
    test = CorrelationDifference()
    metric = Pearson()
    sample = PairedSample(metric, metric.item_stats(x, a), metric.item_stats(x, b))
    assert test.unsuitable(sample) is None
    pvalues = {}
    for statistic in ("williams", "hotelling", "steiger", "dunn-clark", "meng"):
        found = finish(CorrelationDifference(statistic=statistic).run(sample))
        pvalues[statistic] = found.pvalue
        assert found.observed == pytest.approx(sample.difference)
        assert found.interval is not None
        assert found.interval.low < found.observed < found.interval.high
    spread = max(pvalues.values()) - min(pvalues.values())
    assert 0 < spread < 0.2
    one_sided = [
        finish(CorrelationDifference(alternative=side).run(sample)).pvalue
        for side in ("greater", "less")
    ]
    assert sum(one_sided) == pytest.approx(1)
    assert 2 * min(one_sided) == pytest.approx(pvalues["williams"])
    other = PairedSample(
        MeanAbsoluteError(),
        MeanAbsoluteError().item_stats(x, a),
        MeanAbsoluteError().item_stats(x, b.with_places(3)),
    )
    assert "Pearson" in str(test.unsuitable(other))
    same = PairedSample(metric, sample.a, sample.a)
    assert finish(test.run(same)).pvalue == 1
    perfect = PairedSample(metric, metric.item_stats(x, x), sample.b)
    assert "perfect" in str(test.unsuitable(perfect))


def test_p_of_one_correlation() -> None:
    from scipy import stats

    x, y, _ = simulated(15, 2, noise=2.0)
    r = score(Pearson(), x, y)
    theirs = stats.pearsonr(x.values(), y.values())
    assert correlation_pvalue(r, 15).value == pytest.approx(theirs.pvalue, rel=1e-9)
    low, high = theirs.confidence_interval(0.9)
    ours = fisher_interval(r, 15, 0.9)
    assert (ours.low, ours.high) == pytest.approx((low, high), rel=1e-9)
    exact = stats.kendalltau(x.scaled, y.scaled, method="exact").pvalue
    assert float(kendall_test(x.scaled, y.scaled).exact or 0) == pytest.approx(exact, rel=1e-9)
    tied = np.array([1, 1, 2, 3, 3, 4]), np.array([2, 1, 2, 3, 4, 4])
    approximate = stats.kendalltau(*tied, method="asymptotic").pvalue
    found = kendall_test(*tied)
    assert found.exact is None
    assert found.asymptotic.value == pytest.approx(approximate, rel=1e-9)
    assert spearman_exact(np.arange(9), np.arange(9)) is None
    assert spearman_exact(np.arange(4), np.arange(4)) == Fraction(2, 24)
    assert correlation_pvalue(1.0, 9).value == 0
    assert correlation_pvalue(1.0, 9, "less").value == 1
