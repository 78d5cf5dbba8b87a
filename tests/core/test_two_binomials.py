"""Listed patterns and the table of two binomials against brute force and against each other."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from exact_swaps import (
    SIDES,
    CountF1,
    GeneralF1,
    brute_force,
    count_sample,
    count_samples,
    label_sample,
    pvalues,
)
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sigdesk.core.exact.binomial import fair_window, log_fair_binomial
from sigdesk.core.exact.comparison import Comparison, MetricComparison, RatioComparison
from sigdesk.core.exact.kinds import DiscordantKinds, discordant_kinds
from sigdesk.core.exact.null_tail import NullTail
from sigdesk.core.exact.patterns import plan_patterns, sum_patterns
from sigdesk.core.exact.two_binomials import sum_two_binomials
from sigdesk.core.metrics import METRICS
from sigdesk.core.metrics.base import Metric
from sigdesk.core.results import Distribution, PairedSample

LABEL_METRICS = [
    kind() for kind in METRICS.values() if kind.task == "labels" and kind.reads == "column"
]
LINEAR = {"accuracy", "micro-f1", "hamming-loss", "micro-precision", "recall", "specificity"}
LINEAR |= {"level-error", "within-levels"}
TABLE_METRICS = [metric for metric in LABEL_METRICS if metric.key not in LINEAR]
"""Metrics for which a binary task has two kinds of discordant items."""


def prepared(sample: PairedSample) -> tuple[DiscordantKinds, Comparison | None]:
    ratio = sample.metric.ratio(sample.a.n_stats)
    if ratio is None:
        kinds = discordant_kinds(sample)
        return kinds, MetricComparison.of(kinds, sample.metric)
    kinds = discordant_kinds(sample, np.array([ratio.numerator, ratio.denominator]).T)
    nothing = float(sample.metric.aggregate(np.zeros(sample.a.n_stats, dtype=np.int64)))
    return kinds, RatioComparison.of(kinds, ratio, nothing)


def summed(
    engine: Callable[..., Any], kinds: DiscordantKinds, comparison: Comparison
) -> tuple[NullTail, Distribution]:
    steps = engine(kinds, comparison, plan_patterns(kinds))
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            result: tuple[NullTail, Distribution] = stop.value
            return result


def binary_sample(
    metric: Metric, n_items: int, right_a: float, right_b: float, positive: float = 0.4
) -> PairedSample:
    rng = np.random.default_rng(n_items)
    gold = (rng.random(n_items) < positive).astype(int)
    a, b = (np.where(rng.random(n_items) < right, gold, 1 - gold) for right in (right_a, right_b))
    return label_sample(metric, np.stack([gold, a, b], axis=1).tolist(), 2)


@pytest.mark.parametrize("n", [1, 2, 3, 17, 64, 401, 2000])
def test_binomial_probabilities_keep_their_digits(n: int) -> None:
    log_p = log_fair_binomial(n, np.arange(n + 1))
    for k, found in enumerate(log_p):
        exact = Fraction(math.comb(n, k), 2**n)
        if exact > Fraction(1, 10**300):
            assert abs(Fraction(math.exp(found)) / exact - 1) < Fraction(1, 10**12)
        assert found == pytest.approx(
            math.log(math.comb(n, k)) - n * math.log(2.0), rel=1e-12, abs=1e-12
        )


@pytest.mark.parametrize("n", [1, 10, 100, 1000])
@pytest.mark.parametrize("log_rest", [-5.0, -40.0, -300.0])
def test_window_leaves_out_no_more_than_allowed(n: int, log_rest: float) -> None:
    low, high = fair_window(n, log_rest)
    assert low + high == n
    rest = sum(math.comb(n, k) for k in range(low)) * 2
    assert Fraction(rest, 2**n) <= Fraction(math.exp(log_rest)) * (1 + Fraction(1, 10**9))


@pytest.mark.parametrize("metric", LABEL_METRICS, ids=lambda metric: metric.key)
@settings(max_examples=25, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(0, 2), st.integers(-1, 2), st.integers(-1, 2)),
        min_size=1,
        max_size=7,
    )
)
def test_patterns_equal_brute_force(metric: Metric, items: list[tuple[int, int, int]]) -> None:
    sample = label_sample(metric, items, 3)
    kinds, comparison = prepared(sample)
    assume(comparison is not None and len(kinds))
    assert comparison is not None
    slack = Fraction(1, 10**11) if metric.key == "mcc" else Fraction(0)
    expected = brute_force(sample, slack)
    found = pvalues(summed(sum_patterns, kinds, comparison)[0])
    undefined = math.isnan(getattr(metric, "zero_division", 0.0))
    for side in SIDES if not undefined else SIDES[:1]:
        assert found[side] == pytest.approx(float(expected[side]), rel=1e-12)


@settings(max_examples=60, deadline=None)
@given(count_samples, st.sampled_from([0.0, 1.0]))
def test_a_ratio_is_the_same_with_and_without_saying_so(items: list[Any], nothing: float) -> None:
    a, b = zip(*items, strict=True)
    found = []
    for metric in (CountF1(nothing), GeneralF1(nothing)):
        kinds, comparison = prepared(count_sample(a, b, metric))
        assume(len(kinds))
        assert comparison is not None
        found.append(pvalues(summed(sum_patterns, kinds, comparison)[0]))
    assert found[0] == pytest.approx(found[1], rel=1e-12)


@pytest.mark.parametrize("metric", TABLE_METRICS, ids=lambda metric: metric.key)
@pytest.mark.parametrize(
    ("n_items", "right_a", "right_b"), [(60, 0.8, 0.7), (3000, 0.9, 0.88), (30_000, 0.7, 0.694)]
)
def test_blocks_give_what_the_cells_give(
    metric: Metric, n_items: int, right_a: float, right_b: float
) -> None:
    kinds, comparison = prepared(binary_sample(metric, n_items, right_a, right_b))
    assert len(kinds) == 2
    assert comparison is not None
    cells, drawn = summed(sum_patterns, kinds, comparison)
    blocks, drawn_blocks = summed(sum_two_binomials, kinds, comparison)
    assert pvalues(blocks) == pytest.approx(pvalues(cells), rel=1e-12)
    assert blocks.log_tied == pytest.approx(cells.log_tied, abs=1e-11)
    grid = np.linspace(drawn.values[0], drawn.values[-1], 25)
    distance = np.interp(grid, drawn.values, np.cumsum(drawn.weights)) - np.interp(
        grid, drawn_blocks.values, np.cumsum(drawn_blocks.weights)
    )
    assert np.abs(distance).max() < 0.03


@pytest.mark.parametrize("metric", TABLE_METRICS, ids=lambda metric: metric.key)
def test_blocks_at_the_ends_of_the_table(metric: Metric) -> None:
    """Rare positives: denominators of 0 lie inside the table."""
    rng = np.random.default_rng(5)
    gold = (np.arange(400) < 30).astype(int)
    a, b = ((rng.random(400) < 0.1 + 0.5 * gold).astype(int) for _ in "ab")
    sample = label_sample(metric, np.stack([gold, a, b], axis=1)[a != b].tolist(), 2)
    kinds, comparison = prepared(sample)
    assert comparison is not None
    cells = summed(sum_patterns, kinds, comparison)[0]
    assert pvalues(summed(sum_two_binomials, kinds, comparison)[0]) == pytest.approx(
        pvalues(cells), rel=1e-12
    )


def test_small_tails_of_two_binomials() -> None:
    """p of 10^-60: the tail of F1 summed in integers of any size."""
    items = [[1, 1, 0]] * 220 + [[1, 0, 1]] * 20 + [[0, 0, 1]] * 150 + [[0, 1, 0]] * 15
    items += [[1, 1, 1]] * 200 + [[0, 0, 0]] * 300
    sample = label_sample(METRICS["f1"](), items, 2)
    kinds, comparison = prepared(sample)
    assert isinstance(comparison, RatioComparison)
    m = kinds.counts.tolist()
    count = 0
    for k in range(m[0] + 1):
        for j in range(m[1] + 1):
            n, d = (int(x) for x in kinds.base + k * kinds.vectors[0] + j * kinds.vectors[1])
            difference = comparison.exact_difference(n, d)
            assert difference is not None
            if abs(difference) >= comparison.exact:
                count += math.comb(m[0], k) * math.comb(m[1], j)
    exact = Fraction(count, 2 ** sum(m))
    assert exact < Fraction(1, 10**50)
    for engine in (sum_patterns, sum_two_binomials):
        found = pvalues(summed(engine, kinds, comparison)[0])["two-sided"]
        assert abs(Fraction(found) / exact - 1) < Fraction(1, 10**12)


@pytest.mark.parametrize("engine", [sum_patterns, sum_two_binomials])
def test_order_never_changes_a_digit(engine: Callable[..., Any]) -> None:
    metric = METRICS["precision"]()
    sample = binary_sample(metric, 900, 0.85, 0.8)
    order = np.random.default_rng(1).permutation(900)
    shuffled = PairedSample(metric, sample.a.take(order), sample.b.take(order))
    tails = []
    for one in (sample, shuffled):
        kinds, comparison = prepared(one)
        assert comparison is not None
        tails.append(summed(engine, kinds, comparison)[0])
    assert tails[0] == tails[1]


@pytest.mark.parametrize("key", ["macro-f1", "f1", "mcc", "kappa"])
def test_swapping_the_systems_swaps_the_sides(key: str) -> None:
    sample = binary_sample(METRICS[key](), 5000, 0.85, 0.84)
    found = []
    for one in (sample, PairedSample(sample.metric, sample.b, sample.a)):
        kinds, comparison = prepared(one)
        assert comparison is not None
        found.append(pvalues(summed(sum_two_binomials, kinds, comparison)[0]))
    assert found[0]["two-sided"] == pytest.approx(found[1]["two-sided"], rel=1e-12)
    assert found[0]["greater"] == pytest.approx(found[1]["less"], rel=1e-12)


def test_macro_f1_over_a_fixed_and_over_a_changing_label_set_differ() -> None:
    """Leaving absent classes out of the average is another test: .242 becomes .977 in one case."""
    gold = [0] * 8 + [1] * 7
    a = [0, 0, 0, 0, 0, 0, 1, 2, 1, 1, 1, 1, 1, 0, 1]
    b = [0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 0]
    items = np.stack([gold, a, b], axis=1).tolist()
    found = []
    for policy in (0.0, math.nan):
        kinds, comparison = prepared(
            label_sample(METRICS["macro-f1"](zero_division=policy), items, 3)
        )
        assert comparison is not None
        found.append(pvalues(summed(sum_patterns, kinds, comparison)[0])["two-sided"])
    assert found[0] < 0.3
    assert found[1] > 0.9


@pytest.mark.parametrize("n_items", [40, 4000])
def test_drawn_distribution(n_items: int) -> None:
    kinds, comparison = prepared(binary_sample(METRICS["f1"](), n_items, 0.8, 0.75))
    assert comparison is not None
    for engine in (sum_patterns, sum_two_binomials):
        tail, drawn = summed(engine, kinds, comparison)
        assert drawn.weights is not None
        assert len(drawn.values) <= 400
        assert np.all(np.diff(drawn.values) > 0)
        assert drawn.weights.sum() == pytest.approx(1.0, rel=1e-12)
        assert float(drawn.weights @ drawn.values) == pytest.approx(0.0, abs=1e-12)
        edge = abs(tail.observed) * (1 - 1e-9)
        beyond = float(drawn.weights[np.abs(drawn.values) >= edge].sum())
        assert beyond == pytest.approx(math.exp(tail.log_pvalue("two-sided")), abs=0.03)
