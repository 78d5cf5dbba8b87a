"""The bootstrap without resampling equals all resamples, one by one."""

from __future__ import annotations

import math
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from resamples import accuracy_sample, binary_sample, ideal_law, in_band, score_sample

from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.averages import MacroF1
from sigdesk.core.metrics.chance_corrected import MatthewsCorrelation
from sigdesk.core.metrics.one_class import F1, Recall
from sigdesk.core.resampling.ideal import (
    EnumeratedBootstrap,
    IdealBootstrap,
    LinearBootstrap,
    ideal_bootstrap,
)
from sigdesk.core.resampling.linear import DrawnSum
from sigdesk.core.resampling.multisets import multisets
from sigdesk.core.results import Alternative, PairedSample
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.bootstrap import PairedBootstrap
from sigdesk.core.significance.ideal_bootstrap import IdealPairedBootstrap

SIDES: tuple[Alternative, ...] = ("two-sided", "greater", "less")


def found(sample: PairedSample) -> IdealBootstrap:
    ideal = finished(ideal_bootstrap(sample))
    assert isinstance(ideal, IdealBootstrap)
    return ideal


def pvalues(law: dict[Fraction, Fraction], observed: Fraction, strict: bool) -> dict[str, Fraction]:
    """Berg-Kirkpatrick's p-values by summing the law."""

    def share(extreme: Any) -> Fraction:
        undefined = 1 - sum(law.values())
        return undefined + sum((p for value, p in law.items() if extreme(value)), Fraction(0))

    if strict:
        return {
            "two-sided": share(lambda v: abs(v - observed) > abs(observed)),
            "greater": share(lambda v: v > 2 * observed),
            "less": share(lambda v: v < 2 * observed),
        }
    return {
        "two-sided": share(lambda v: abs(v - observed) >= abs(observed)),
        "greater": share(lambda v: v >= 2 * observed),
        "less": share(lambda v: v <= 2 * observed),
    }


def observed_fraction(sample: PairedSample) -> Fraction:
    """The observed difference as the value of the law that is nearest to it."""
    return min(ideal_law(sample), key=lambda value: abs(value - Fraction(sample.difference)))


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=5),
    st.booleans(),
)
def test_sums_equal_all_resamples(items: list[tuple[int, int]], strict: bool) -> None:
    a, b = ([item[side] for item in items] for side in (0, 1))
    sample = score_sample(a, b, 0)
    ideal = found(sample)
    assert isinstance(ideal, LinearBootstrap)
    observed = Fraction(sum(a) - sum(b), len(items))
    expected = pvalues(ideal_law(sample), observed, strict)
    for side in SIDES:
        assert ideal.shifted(side, strict).value == pytest.approx(
            float(expected[side]), rel=1e-12, abs=0.0
        )


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.tuples(*[st.integers(0, 1)] * 3), min_size=2, max_size=5),
    st.sampled_from([F1(), Recall(), MacroF1()]),
    st.booleans(),
)
def test_any_metric_equals_all_resamples(
    items: list[tuple[int, int, int]], metric: Any, strict: bool
) -> None:
    sample = binary_sample(metric, *zip(*items, strict=True))
    ideal = found(sample)
    expected = pvalues(ideal_law(sample), observed_fraction(sample), strict)
    for side in SIDES:
        assert ideal.shifted(side, strict).value == pytest.approx(
            float(expected[side]), rel=1e-12, abs=1e-15
        )


def test_both_ways_agree_on_accuracy() -> None:
    sample = accuracy_sample(1, 2, 1, 2)
    linear = found(sample)
    clustered = found(
        PairedSample(sample.metric, sample.a, sample.b, clusters=np.arange(sample.n_items))
    )
    assert isinstance(linear, LinearBootstrap)
    for side in SIDES:
        assert clustered.shifted(side).value == pytest.approx(linear.shifted(side).value, rel=1e-13)
    law = linear.distribution()
    expected = ideal_law(sample)
    np.testing.assert_allclose(law.values, [float(value) for value in expected], atol=1e-15)
    np.testing.assert_allclose(law.weights, [float(p) for p in expected.values()], rtol=1e-11)


def test_strata_are_drawn_for_themselves() -> None:
    # the stratum of the first two items has no spread, the other one is a coin
    sample = score_sample([3, 3, 2, 0], [1, 1, 0, 0], 0, strata=[0, 0, 1, 1])
    law = found(sample).distribution()
    np.testing.assert_allclose(law.values, [1.0, 1.5, 2.0])
    assert law.weights is not None
    np.testing.assert_allclose(law.weights, [0.25, 0.5, 0.25], rtol=1e-13)


def binomial_tail(n: int, k: int, hits: int) -> Decimal:
    """P(X ≥ k) for X binomial with n draws of which `hits` in n hit."""
    with localcontext() as context:
        context.prec = 60
        share = Decimal(hits) / n
        term = Decimal(math.comb(n, k)) * share**k * (1 - share) ** (n - k)
        total = Decimal(0)
        while k <= n and term > total * Decimal("1e-40"):
            total += term
            term *= Decimal(n - k) / (k + 1) * share / (1 - share)
            k += 1
        return total


@pytest.mark.parametrize(
    ("n", "hits", "threshold"),
    [(1000, 30, 31), (1000, 30, 90), (10_000, 300, 300), (10_000, 300, 500), (100_000, 3000, 2900)],
)
def test_tails_keep_their_relative_accuracy(n: int, hits: int, threshold: int) -> None:
    law = DrawnSum.of(np.array([0, 1]), np.array([n - hits, hits]), np.zeros(2, dtype=np.intp))
    exact = binomial_tail(n, threshold, hits)
    tail = law.at_least(threshold)
    assert abs(Decimal(tail.value) / exact - 1) < Decimal("1e-12")
    assert tail.log == pytest.approx(float(exact.ln()), rel=1e-13)
    mirrored = DrawnSum.of(np.array([0, 1]), np.array([hits, n - hits]), np.zeros(2, dtype=np.intp))
    assert mirrored.at_most(n - threshold).value == pytest.approx(float(exact), rel=1e-12)


def test_tails_below_the_range_of_doubles_keep_their_logarithm() -> None:
    n, hits = 20_000, 200
    law = DrawnSum.of(np.array([0, 1]), np.array([n - hits, hits]), np.zeros(2, dtype=np.intp))
    tail = law.at_least(2000)
    exact = binomial_tail(n, 2000, hits)
    assert tail.value == 0.0
    assert tail.log == pytest.approx(float(exact.ln()), rel=1e-13)


def test_certain_and_impossible() -> None:
    law = DrawnSum.of(np.array([2, 5]), np.array([3, 1]), np.zeros(2, dtype=np.intp))
    assert law.at_least(8).value == 1.0
    assert law.at_least(20).value == pytest.approx(0.25**4)
    assert law.at_least(21).value == 0.0
    assert law.at_most(7).value == 0.0
    # between two values of the lattice 8, 11, 14, 17, 20
    assert law.at_least(18).value == law.at_least(20).value
    assert law.at_most(19).value == pytest.approx(1 - 0.25**4)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(-(10**6), 10**6), min_size=1, max_size=30), st.integers(1, 50))
def test_a_law_has_mean_and_spread_of_the_sum(values: list[int], n_equal: int) -> None:
    distinct, sizes = np.unique(np.array(values) // 10**4, return_counts=True)
    law = DrawnSum.of(distinct, sizes * n_equal, np.zeros(len(distinct), dtype=np.intp))
    support, weights = law.probabilities()
    n_units = n_equal * len(values)
    mean = n_equal * int(distinct @ sizes)
    variance = (
        n_units * float(sizes @ (distinct - distinct @ sizes / len(values)) ** 2) / len(values)
    )
    assert np.all(weights >= 0)
    assert weights @ (support - mean) == pytest.approx(0, abs=1e-9 * max(1.0, variance))
    assert weights @ (support - mean) ** 2 == pytest.approx(variance, rel=1e-9, abs=1e-9)


def test_skewed_draws_are_not_cut_off() -> None:
    # one item of a thousand makes the whole difference; it is drawn 12 times with p ≈ 1e-9
    law = DrawnSum.of(np.array([0, 1000]), np.array([999, 1]), np.zeros(2, dtype=np.intp))
    exact = binomial_tail(1000, 12, 1)
    assert law.at_least(12_000).value == pytest.approx(float(exact), rel=1e-12)
    support, weights = law.probabilities()
    assert weights[support == 12_000][0] > 0


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 6), st.integers(1, 5))
def test_multisets_are_all_and_different(n_units: int, n_kinds: int) -> None:
    ways = multisets(n_units, n_kinds)
    assert len(ways) == math.comb(n_units + n_kinds - 1, n_kinds - 1)
    assert len(np.unique(ways, axis=0)) == len(ways)
    assert np.all(ways.sum(axis=1) == n_units)
    assert np.all(ways >= 0)


class TestProcedure:
    def test_ties_have_a_large_mass(self) -> None:
        sample = accuracy_sample(10, 6, 2, 2)
        ties = finish(IdealPairedBootstrap(alternative="greater").run(sample))
        strict = finish(IdealPairedBootstrap(alternative="greater", counting="strict").run(sample))
        assert ties.pvalue == pytest.approx(0.09460056615745034, rel=1e-12)
        assert strict.pvalue == pytest.approx(0.04514729472655202, rel=1e-12)
        assert ties.exact
        assert ties.n_resamples is None

    def test_koehn(self) -> None:
        sample = accuracy_sample(10, 6, 2, 2)
        share = 0.09546613032604058
        for side, p in (("greater", share), ("two-sided", 2 * share)):
            result = finish(IdealPairedBootstrap(alternative=side, counting="koehn").run(sample))
            assert result.pvalue == pytest.approx(p, rel=1e-12)

    def test_swapping_the_systems_swaps_the_sides(self) -> None:
        ab, ba = accuracy_sample(10, 6, 2, 2), accuracy_sample(10, 2, 6, 2)
        mirrored: dict[Alternative, Alternative] = {
            "two-sided": "two-sided",
            "greater": "less",
            "less": "greater",
        }
        for side, other in mirrored.items():
            one = finish(IdealPairedBootstrap(alternative=side).run(ab))
            two = finish(IdealPairedBootstrap(alternative=other).run(ba))
            assert one.pvalue == pytest.approx(two.pvalue, rel=1e-13)
            assert one.interval is not None
            assert two.interval is not None
            assert one.interval.low == pytest.approx(-two.interval.high)

    def test_identical_systems(self) -> None:
        result = finish(IdealPairedBootstrap().run(accuracy_sample(6, 0, 0, 4)))
        assert result.pvalue == 1.0
        assert result.interval is not None
        assert (result.interval.low, result.interval.high) == (0.0, 0.0)
        assert "same statistics on every item" in str(result.notes[0])

    def test_no_resample_is_extreme(self) -> None:
        result = finish(IdealPairedBootstrap().run(accuracy_sample(0, 10, 0, 0)))
        assert 0 < result.pvalue <= 1e-9
        assert math.isfinite(result.log10_pvalue)
        assert result.bracket == (0.0, result.pvalue)
        assert "No resample is as extreme" in str(result.notes[0])

    def test_the_drawing_is_small_and_whole(self) -> None:
        result = finish(IdealPairedBootstrap().run(accuracy_sample(900, 200, 150, 90)))
        law = result.distribution
        assert law is not None
        assert law.weights is not None
        assert law.kind == "bootstrap"
        assert len(law.values) <= 400
        assert law.weights.sum() == pytest.approx(1)
        assert law.weights @ law.values == pytest.approx(result.observed)

    @pytest.mark.parametrize("side", SIDES)
    @pytest.mark.parametrize("counting", ["at-least", "strict", "koehn"])
    @pytest.mark.parametrize("counts", [(20, 9, 4, 7), (20, 4, 9, 7), (20, 6, 5, 7)])
    def test_sampling_settles_on_it(
        self, side: Alternative, counting: str, counts: tuple[int, int, int, int]
    ) -> None:
        sample = accuracy_sample(*counts)
        ideal = finish(IdealPairedBootstrap(alternative=side, counting=counting).run(sample))
        sampled = finish(
            PairedBootstrap(alternative=side, counting=counting, n_resamples=10_000).run(sample)
        )
        probability = ideal.pvalue
        if counting == "koehn" and side == "two-sided":
            probability /= 2  # what is counted before doubling
        assert sampled.n_extreme is not None
        assert in_band(sampled.n_extreme, 10_000, probability)
        assert sampled.interval is not None
        assert ideal.interval is not None
        one_item = 1.001 / sample.n_items
        assert sampled.interval.low == pytest.approx(ideal.interval.low, abs=one_item)
        assert sampled.interval.high == pytest.approx(ideal.interval.high, abs=one_item)

    def test_it_says_when_it_cannot_be_computed(self) -> None:
        random = np.random.default_rng(0)
        columns = random.integers(0, 2, (3, 500))
        reason = IdealPairedBootstrap().unsuitable(binary_sample(F1(), *columns))
        assert "plain mean over items" in str(reason)
        scores = random.integers(0, 10**12, (2, 500))
        reason = IdealPairedBootstrap().unsuitable(score_sample(*scores, places=12))
        assert "too many digits" in str(reason)
        with pytest.raises(ValueError, match="too many digits"):
            finish(IdealPairedBootstrap().run(score_sample(*scores, places=12)))
        undefined = binary_sample(MatthewsCorrelation(), [1, 1], [1, 1], [1, 0])
        assert "undefined" in str(IdealPairedBootstrap().unsuitable(undefined))
        assert IdealPairedBootstrap().unsuitable(accuracy_sample(1, 1, 1, 1)) is None

    def test_undefined_resamples_count_as_extreme(self) -> None:
        sample = binary_sample(MatthewsCorrelation(), [1, 0, 1, 0], [1, 0, 1, 0], [1, 0, 1, 1])
        ideal = found(sample)
        assert isinstance(ideal, EnumeratedBootstrap)
        law = ideal.distribution()
        assert np.isnan(law.values[-1])
        assert law.weights is not None
        undefined = float(law.weights[-1])
        assert undefined > 2 * 0.5**4
        result = finish(IdealPairedBootstrap().run(sample))
        assert result.pvalue > undefined
        assert result.interval is not None
        assert math.isfinite(result.interval.low)
