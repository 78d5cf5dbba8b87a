"""Means of class recalls: exact or bounded for any number of classes."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from exact_swaps import SIDES, brute_force, label_sample, swapped
from hypothesis import given, settings
from hypothesis import strategies as st

from sigdesk.core.columns import LabelColumn
from sigdesk.core.exact.linear import bounded_linear_test, exact_linear_test
from sigdesk.core.exact.plan2d import exact_ratio_test
from sigdesk.core.exact.steps import finished
from sigdesk.core.exact.weighted import CLASS_SIZES_DIFFER, weighted_sample
from sigdesk.core.metrics.averages import BalancedAccuracy, MacroF1, MacroRecall
from sigdesk.core.metrics.base import Metric
from sigdesk.core.metrics.class_averages import MacroRecallOfCounts
from sigdesk.core.results import PairedSample
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.permutation import ExactPermutation

METRICS: tuple[Metric, ...] = (
    MacroRecall(),
    MacroRecall(zero_division=1.0),
    MacroRecall(zero_division=math.nan),
    MacroRecallOfCounts(),
    BalancedAccuracy(),
    BalancedAccuracy(adjusted=True),
)

items = st.lists(st.tuples(*[st.integers(0, 3)] * 3), min_size=1, max_size=8)


def classified(metric: Metric, n_items: int, n_labels: int, seed: int = 5) -> PairedSample:
    """Two classifiers that are right on four items of five."""
    random = np.random.default_rng(seed)
    labels = tuple(f"c{k}" for k in range(n_labels))
    gold = random.integers(0, n_labels, n_items).astype(np.int32)
    stats = []
    for share in (0.80, 0.78):
        other = (gold + random.integers(1, n_labels, n_items).astype(np.int32)) % n_labels
        codes = np.where(random.random(n_items) < share, gold, other).astype(np.int32)
        stats.append(metric.item_stats(LabelColumn(gold, labels), LabelColumn(codes, labels)))
    return PairedSample(metric, stats[0], stats[1])


@pytest.mark.parametrize("metric", METRICS, ids=lambda metric: metric.signature())
@settings(max_examples=25, deadline=None)
@given(items)
def test_it_equals_brute_force(metric: Metric, items: list[tuple[int, int, int]]) -> None:
    sample = label_sample(metric, items, 4)
    weighted = finished(weighted_sample(sample))
    if math.isnan(sample.difference):
        return
    assert weighted is not None
    assert weighted.observed == pytest.approx(sample.difference, abs=1e-14)
    expected = brute_force(sample)
    for side in SIDES:
        outcome = finished(exact_linear_test(weighted, side))
        assert outcome is not None
        assert outcome.pvalue == pytest.approx(float(expected[side]), rel=1e-13)
        assert finish(ExactPermutation(side).run(sample)).pvalue == outcome.pvalue


@settings(max_examples=40, deadline=None)
@given(items, st.randoms(use_true_random=False))
def test_laws(items: list[tuple[int, int, int]], random: object) -> None:
    metric = BalancedAccuracy()
    sample = label_sample(metric, items, 4)
    weighted = finished(weighted_sample(sample))
    assert weighted is not None

    def pvalues(sample: PairedSample) -> list[float]:
        return [finish(ExactPermutation(side).run(sample)).pvalue for side in SIDES]

    two, greater, less = pvalues(sample)
    assert pvalues(swapped(sample)) == [two, less, greater]
    mixed = list(items)
    random.shuffle(mixed)  # type: ignore[attr-defined]
    assert pvalues(label_sample(metric, mixed, 4)) == [two, greater, less]
    tied = brute_force(sample)["greater"] + brute_force(sample)["less"] - 1
    assert greater + less == pytest.approx(1 + float(tied), rel=1e-12)
    # an item that both systems get right, in every class as often as it has items, changes the
    # sizes of all classes alike: p stays
    doubled = [*items, *[(gold, gold, gold) for gold, _, _ in items]]
    assert pvalues(label_sample(metric, doubled, 4)) == pytest.approx([two, greater, less])


def test_two_classes_agree_with_the_table_of_two_binomials() -> None:
    sample = classified(BalancedAccuracy(), 3000, 2)
    weighted = finished(weighted_sample(sample))
    assert weighted is not None
    for side in SIDES:
        exact = finished(exact_linear_test(weighted, side))
        table = exact_ratio_test(sample, side)
        assert exact is not None
        assert table is not None
        assert exact.pvalue == pytest.approx(table.pvalue, rel=1e-11)


@pytest.mark.parametrize("n_labels", [3, 10, 40])
def test_bounds_where_the_class_sizes_have_no_small_multiple(n_labels: int) -> None:
    sample = classified(MacroRecall(), 400 if n_labels == 3 else 4000, n_labels)
    weighted = finished(weighted_sample(sample))
    assert weighted is not None
    result = finish(ExactPermutation().run(sample))
    assert result.observed == sample.difference
    assert "weight for its class" in " ".join(map(str, result.notes))
    if n_labels == 3:
        assert result.bracket is None
        # the bounds of the same sample hold the exact value
        real = type(weighted)(weighted.differences / weighted.denominator, weighted.counts, 1.0)
        bounded = finished(bounded_linear_test(real, "two-sided", CLASS_SIZES_DIFFER))
        assert bounded.bracket is not None
        assert bounded.bracket[0] <= result.pvalue <= bounded.bracket[1]
        result_bracket = bounded.bracket
    else:
        assert weighted.differences.dtype.kind == "f"
        assert result.bracket is not None
        assert "common multiple" in " ".join(map(str, result.notes))
        result_bracket = result.bracket
    assert result_bracket[1] - result_bracket[0] < 0.01 * result.pvalue


def test_what_swaps_move_otherwise_is_left_alone() -> None:
    assert finished(weighted_sample(classified(MacroF1(), 100, 3))) is None
    a = classified(MacroRecall(), 100, 3, seed=1).a
    other_gold = classified(MacroRecall(), 100, 3, seed=2).b
    assert finished(weighted_sample(PairedSample(MacroRecall(), a, other_gold))) is None


def test_one_class_adjusted_for_chance_has_no_weights() -> None:
    metric = BalancedAccuracy(adjusted=True)
    assert metric.swap_weights((3, 0, 5, 0)) is None
    weights = BalancedAccuracy().swap_weights((3, 0, 5, 0))
    assert weights is not None
    assert weights.weights == (Fraction(1, 5), 0, 0, 0)
    assert weights.fixed == (2, 3)
