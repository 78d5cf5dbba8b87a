"""Which engine is chosen for which sample, and that all of them are one test."""

from __future__ import annotations

import math
import string
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
    item_stats,
    label_sample,
    swapped,
)
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sigdesk.core.exact.comparison import RatioComparison
from sigdesk.core.exact.lattice2d import LatticeProblem, sum_lattice
from sigdesk.core.exact.plan2d import (
    RatioPlan,
    exact_ratio_steps,
    exact_ratio_test,
    plan_ratio,
    predicted_cost,
    unsuitable_ratio,
)
from sigdesk.core.exact.steps import finished
from sigdesk.core.exact.two_binomials import sum_two_binomials
from sigdesk.core.messages import Message
from sigdesk.core.metrics import METRICS
from sigdesk.core.metrics.base import ItemStats, Metric
from sigdesk.core.results import PairedSample


def engine(sample: PairedSample, budget: int = 50_000_000) -> str:
    planned = plan_ratio(sample, budget)
    assert isinstance(planned, RatioPlan)
    return planned.engine


def sentences(n_items: int) -> PairedSample:
    rng = np.random.default_rng(n_items)
    gold = rng.integers(0, 6, n_items)
    rows = []
    for right in (0.85, 0.8):
        hits = rng.binomial(gold, right)
        rows.append(np.stack([hits, rng.integers(0, 3, n_items), gold - hits], axis=1).tolist())
    return count_sample(rows[0], rows[1])


def classes(n_items: int, n_labels: int, key: str = "macro-f1") -> PairedSample:
    rng = np.random.default_rng(n_labels)
    gold = rng.integers(0, n_labels, n_items)
    answers = [
        np.where(rng.random(n_items) < right, gold, rng.integers(0, n_labels, n_items))
        for right in (0.8, 0.75)
    ]
    return label_sample(METRICS[key](), np.stack([gold, *answers], axis=1).tolist(), n_labels)


def test_few_patterns_are_listed() -> None:
    assert engine(sentences(12)) == "patterns"
    assert engine(classes(30, 3)) == "patterns"


def test_two_kinds_are_two_binomials() -> None:
    sample = classes(20_000, 2)
    assert engine(sample) == "two-binomials"
    outcome = exact_ratio_test(sample, "two-sided")
    assert outcome is not None
    assert str(outcome.method).startswith("exact, two binomials over ")


def test_ratios_of_sums_are_lattices() -> None:
    sample = sentences(2000)
    assert engine(sample) == "lattice"
    outcome = exact_ratio_test(sample, "two-sided")
    assert outcome is not None
    assert str(outcome.method).startswith("exact, 2-D lattice ")
    assert outcome.bracket is None


def test_one_class_of_many_is_exact_at_any_size() -> None:
    assert engine(classes(50_000, 8, "f1")) == "two-binomials"


def test_identical_systems_have_p_one() -> None:
    rows = [[1, 0, 0], [2, 1, 1]]
    outcome = exact_ratio_test(count_sample(rows, rows), "greater")
    assert outcome is not None
    assert outcome.pvalue == 1.0
    assert outcome.log10_pvalue == 0.0
    assert outcome.distribution is not None
    assert outcome.distribution.values.tolist() == [0.0]


def test_too_many_patterns_are_refused_with_their_number() -> None:
    sample = classes(2000, 4)
    assert exact_ratio_test(sample, "two-sided") is None
    assert predicted_cost(sample) is None
    reason = unsuitable_ratio(sample)
    assert isinstance(reason, Message)
    # For each of 6 pairs of answers: the one is right, the other is right, or neither.
    assert reason.values["kinds"] == 18
    assert "× 10" in str(reason)
    assert "18 kinds" in str(reason)


def test_the_budget_is_heeded() -> None:
    sample = classes(60, 3)
    assert engine(sample) == "patterns"
    assert unsuitable_ratio(sample, budget=100) is not None
    assert exact_ratio_test(sample, "two-sided", budget=100) is None


def test_an_undefined_score_is_refused() -> None:
    sample = count_sample([[0, 0, 0], [0, 0, 0]], [[1, 0, 0], [0, 1, 0]], CountF1(math.nan))
    reason = unsuitable_ratio(sample)
    assert reason is not None
    assert "undefined" in str(reason)


def test_many_kinds_do_not_cost_time_to_refuse() -> None:
    rng = np.random.default_rng(0)
    rows = [rng.integers(0, 500, (3000, 3)).tolist() for _ in "ab"]
    reason = unsuitable_ratio(count_sample(rows[0], rows[1], GeneralF1()))
    assert reason is not None
    assert reason.values["kinds"] > 2900


def test_predictions_grow_with_the_work() -> None:
    small, large = predicted_cost(classes(1000, 2)), predicted_cost(classes(100_000, 2))
    assert small is not None
    assert large is not None
    assert 0.0 < small < large < 1.0


def test_steps_are_shares() -> None:
    for sample in (sentences(2000), classes(20_000, 2), classes(60, 3)):
        shares = list(exact_ratio_steps(sample, "two-sided"))
        assert shares
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert shares == sorted(shares)


@settings(max_examples=80, deadline=None)
@given(
    count_samples,
    st.sampled_from([CountF1(), CountF1(1.0), GeneralF1()]),
    st.booleans(),
    st.data(),
)
def test_equals_brute_force(items: list[Any], metric: Metric, clustered: bool, data: Any) -> None:
    a, b = zip(*items, strict=True)
    clusters = None
    if clustered:
        names = data.draw(st.lists(st.integers(0, 3), min_size=len(a), max_size=len(a)))
        clusters = np.array(names, dtype=np.intp)
    sample = PairedSample(metric, item_stats(a), item_stats(b), clusters)
    expected = brute_force(sample)
    for side in SIDES:
        outcome = exact_ratio_test(sample, side)
        assert outcome is not None
        assert outcome.pvalue == pytest.approx(float(expected[side]), rel=1e-12)
        assert outcome.log10_pvalue == pytest.approx(math.log10(expected[side]), abs=1e-11)


@settings(max_examples=60, deadline=None)
@given(count_samples)
def test_sides_mirror_and_sum(items: list[Any]) -> None:
    a, b = zip(*items, strict=True)
    sample = count_sample(a, b)
    forth = {side: exact_ratio_test(sample, side) for side in SIDES}
    back = {side: exact_ratio_test(swapped(sample), side) for side in SIDES}
    p = {side: outcome.pvalue for side, outcome in forth.items() if outcome is not None}
    q = {side: outcome.pvalue for side, outcome in back.items() if outcome is not None}
    mirrored = {"two-sided": p["two-sided"], "greater": p["less"], "less": p["greater"]}
    assert q == pytest.approx(mirrored, rel=1e-12)
    brute = brute_force(sample)
    tie = brute["greater"] + brute["less"] - 1
    assert Fraction(0) < tie
    assert p["greater"] + p["less"] == pytest.approx(1.0 + float(tie), rel=1e-12)


@given(st.lists(st.sampled_from([0.125, 0.25, 0.5, 0.7]), min_size=2, max_size=7))
@settings(max_examples=40, deadline=None)
def test_real_statistics_of_few_kinds_are_listed(scores: list[float]) -> None:
    half = np.array([[s, 1.0] for s in scores])
    index = np.arange(len(scores))
    a, b = ItemStats(half, index), ItemStats(half[::-1].copy(), index)
    sample = PairedSample(METRICS["mean-score"](), a, b)
    assume(np.any(half != half[::-1]))
    expected = brute_force(sample, slack=Fraction(1, 10**11))
    outcome = exact_ratio_test(sample, "two-sided")
    assert outcome is not None
    assert outcome.pvalue == pytest.approx(float(expected["two-sided"]), rel=1e-12)


def test_messages_are_extracted_sentences() -> None:
    """Every method can be filled from its own values."""
    samples = [sentences(12), sentences(2000), classes(20_000, 2), classes(40, 3)]
    for sample in samples:
        outcome = exact_ratio_test(sample, "two-sided")
        assert outcome is not None
        fields = {name for _, name, _, _ in string.Formatter().parse(outcome.method.text) if name}
        assert fields == set(outcome.method.values)
        assert str(outcome.method).startswith("exact")


@pytest.mark.parametrize("key", ["f1", "precision", "jaccard"])
def test_lattice_and_two_binomials_are_one_test(key: str) -> None:
    """Two engines that share nothing but the counting of kinds, on 200,000 items."""
    planned = plan_ratio(classes(200_000, 2, key))
    assert isinstance(planned, RatioPlan)
    assert planned.patterns is not None
    assert isinstance(planned.comparison, RatioComparison)
    table = finished(sum_two_binomials(planned.kinds, planned.comparison, planned.patterns))[0]
    plane = finished(sum_lattice(LatticeProblem.of(planned.kinds, planned.comparison))).tail
    for side in SIDES:
        assert plane.log_pvalue(side) == pytest.approx(table.log_pvalue(side), rel=1e-13, abs=1e-12)
    whole = table.log_pvalue("two-sided")
    share_tied = [math.exp(tail.log_tied - whole) for tail in (plane, table)]
    assert share_tied[0] == pytest.approx(share_tied[1], rel=1e-9, abs=1e-14)


def test_averages_of_recalls_have_one_kind_a_class() -> None:
    """Which wrong answer was given does not matter to them, and must not cost exactness."""
    planned = plan_ratio(classes(1500, 3, "balanced-accuracy"))
    assert isinstance(planned, RatioPlan)
    assert planned.engine == "patterns"
    assert len(planned.kinds) == 3


def test_patterns_are_listed_where_the_lattice_loses_digits() -> None:
    """All items favour B, most of them by much: the boundary bends as the law falls off."""
    kinds = [((0, 2, 5), (3, 2, 1), 60), ((0, 2, 3), (3, 0, 0), 60), ((0, 1, 0), (0, 5, 0), 20)]
    kinds += [((5, 2, 0), (2, 5, 2), 5), ((0, 0, 0), (3, 5, 0), 60)]
    a = [row for row, _, n in kinds for _ in range(n)]
    b = [row for _, row, n in kinds for _ in range(n)]
    sample = count_sample(a, b)
    assert engine(sample) == "lattice"
    outcome = exact_ratio_test(sample, "two-sided")
    listed = exact_ratio_test(
        PairedSample(GeneralF1(), sample.a, sample.b), "two-sided", budget=10**8
    )
    assert outcome is not None
    assert listed is not None
    assert outcome.log10_pvalue == pytest.approx(listed.log10_pvalue, abs=1e-9)
    assert outcome.bracket is None
