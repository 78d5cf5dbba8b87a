"""McNemar's test, the sign test and Cochran's Q."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sigdesk.core.columns import LabelColumn, ScoreColumn
from sigdesk.core.metrics import METRICS
from sigdesk.core.results import Alternative, PairedSample
from sigdesk.core.significance import TESTS
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.sign_tests import (
    cochran_q,
    cohens_g,
    mcnemar_chi2,
    mcnemar_midp,
    odds_ratio,
    sign_pvalue,
    split_ties,
)

SIDES: tuple[Alternative, ...] = ("two-sided", "greater", "less")
counts = st.integers(0, 60)


def pmf(k: int, n: int) -> Fraction:
    return Fraction(math.comb(n, k), 2**n)


def at_least(k: int, n: int) -> Fraction:
    return sum((pmf(j, n) for j in range(k, n + 1)), Fraction(0))


@given(counts, counts)
def test_exact_is_a_tail_of_a_fair_binomial(b: int, c: int) -> None:
    n = b + c
    assert sign_pvalue(b, c, "greater").value == pytest.approx(float(at_least(b, n)), rel=1e-12)
    assert sign_pvalue(b, c, "less").value == pytest.approx(float(at_least(c, n)), rel=1e-12)
    two = min(Fraction(1), 2 * at_least(max(b, c), n))
    assert sign_pvalue(b, c).value == pytest.approx(float(two), rel=1e-12)


@given(counts, counts)
def test_mid_p_counts_the_observed_table_by_half(b: int, c: int) -> None:
    n = b + c
    if n == 0:
        assert all(mcnemar_midp(b, c, side).value == 1.0 for side in SIDES)
        return
    greater = at_least(b, n) - pmf(b, n) / 2
    less = at_least(c, n) - pmf(c, n) / 2
    two = 1 - pmf(b, n) / 2 if b == c else 2 * at_least(max(b, c), n) - pmf(b, n)
    assert mcnemar_midp(b, c, "greater").value == pytest.approx(float(greater), rel=1e-12)
    assert mcnemar_midp(b, c, "less").value == pytest.approx(float(less), rel=1e-12)
    assert mcnemar_midp(b, c).value == pytest.approx(float(two), rel=1e-12)
    assert mcnemar_midp(b, c).value <= sign_pvalue(b, c).value


def test_far_tails_keep_their_logarithm() -> None:
    exact, mid = sign_pvalue(3000, 10), mcnemar_midp(3000, 10)
    assert exact.value == mid.value == 0.0
    assert -900 < mid.log10 < exact.log10 < -800


@pytest.mark.parametrize(
    ("b", "c", "right", "strict"), [(6, 1, 0.125, 0.0156), (8, 4, 0.3877, 0.1460)]
)
def test_ties_count(b: int, c: int, right: float, strict: float) -> None:
    # Programs that compare with ">" give the p-value of the next table.
    assert sign_pvalue(b, c).value == pytest.approx(right, abs=5e-5)
    beyond = 2 * float(at_least(b + 1, b + c))
    assert beyond == pytest.approx(strict, abs=5e-5)


def test_a_tail_other_programs_prune_to_zero() -> None:
    assert sign_pvalue(60, 5).value == pytest.approx(4.9e-13, rel=0.02)


def test_corrected_statistic_is_zero_for_equal_counts() -> None:
    assert mcnemar_chi2(6, 6, corrected=True) == (0.0, 1.0)
    assert mcnemar_chi2(1, 1, corrected=True) == (0.0, 1.0)
    chi2, p = mcnemar_chi2(25, 12, corrected=True)
    assert (chi2, p) == (pytest.approx(144 / 37), pytest.approx(0.04851973828025074))


def test_without_discordant_items_p_is_one() -> None:
    chi2, p = mcnemar_chi2(0, 0, corrected=False)
    assert math.isnan(chi2)
    assert p == 1.0
    assert math.isnan(odds_ratio(0, 0))
    assert math.isnan(cohens_g(0, 0))
    assert odds_ratio(3, 0) == math.inf


def test_an_odd_tie_is_left_out() -> None:
    assert split_ties(8, 1, 3) == (9, 2)
    assert split_ties(8, 1, 0) == (8, 1)


def test_cochrans_q_of_two_systems_is_mcnemars_chi2() -> None:
    correct = [[1, 0]] * 9 + [[0, 1]] * 4 + [[1, 1]] * 5 + [[0, 0]] * 2
    q, df, p = cochran_q(correct)
    chi2, pvalue = mcnemar_chi2(9, 4, corrected=False)
    assert (q, df, p) == (pytest.approx(chi2), 1, pytest.approx(pvalue))


def test_cochrans_q_without_differences() -> None:
    q, df, p = cochran_q([[1, 1, 1], [0, 0, 0]])
    assert math.isnan(q)
    assert (df, p) == (2, 1.0)
    with pytest.raises(ValueError, match="0 and 1"):
        cochran_q([[2, 1]])


def accuracy_sample(right_a: list[int], right_b: list[int]) -> PairedSample:
    gold = LabelColumn(np.ones(len(right_a), dtype=np.int32), ("no", "yes"))
    metric = METRICS["accuracy"]()
    a, b = (
        metric.item_stats(gold, LabelColumn(np.array(r, dtype=np.int32), gold.labels))
        for r in (right_a, right_b)
    )
    return PairedSample(metric, a, b)


def score_sample(a: list[int], b: list[int], places: int = 0) -> PairedSample:
    metric = METRICS["mean-score"]()
    columns = [ScoreColumn(np.array(scores, dtype=np.int64), places) for scores in (a, b)]
    return PairedSample(metric, *(metric.item_stats(None, column) for column in columns))


@given(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 1)), min_size=1, max_size=40))
def test_the_tests_read_the_discordant_items(items: list[tuple[int, int]]) -> None:
    a, b = ([item[side] for item in items] for side in (0, 1))
    only_a, only_b = items.count((1, 0)), items.count((0, 1))
    sample = accuracy_sample(a, b)
    for side in SIDES:
        exact = finish(TESTS["mcnemar"](alternative=side).run(sample))
        mid = finish(TESTS["mcnemar-midp"](alternative=side).run(sample))
        permutation = finish(TESTS["exact-permutation"](alternative=side).run(sample))
        assert exact.pvalue == sign_pvalue(only_a, only_b, side).value
        assert mid.pvalue == mcnemar_midp(only_a, only_b, side).value
        # Of 0/1 scores the exact permutation test is McNemar's exact test.
        assert exact.pvalue == pytest.approx(permutation.pvalue, rel=1e-12)
        assert exact.observed == pytest.approx((only_a - only_b) / len(items))


def test_the_method_says_how_many_items_speak_for_each() -> None:
    sample = accuracy_sample([1, 1, 1, 0, 1], [0, 0, 1, 1, 1])
    result = finish(TESTS["mcnemar"]().run(sample))
    assert str(result.method) == "exact binomial, 2 items only A has right, 1 only B"
    assert result.notes == ()
    assert result.distribution is not None
    sign = finish(TESTS["sign"]().run(sample))
    assert "A better on 2 items, worse on 1, 2 ties" in str(sign.method)


def test_systems_that_never_differ() -> None:
    sample = accuracy_sample([1, 0, 1], [1, 0, 1])
    for key in ("mcnemar", "mcnemar-midp", "sign", "wilcoxon"):
        result = finish(TESTS[key]().run(sample))
        assert (result.pvalue, result.log10_pvalue) == (1.0, 0.0)
        assert "do not differ on any item" in str(result.notes[0])


def test_mcnemar_needs_items_that_are_right_or_wrong() -> None:
    sample = score_sample([3, 5, 1], [2, 5, 4])
    assert "right or wrong" in str(TESTS["mcnemar"]().unsuitable(sample))
    assert TESTS["sign"]().unsuitable(sample) is None
    with pytest.raises(ValueError, match="right or wrong"):
        finish(TESTS["mcnemar-midp"]().run(sample))
    # Scores of 0 and 1 with decimals are such items, whatever the unit.
    assert TESTS["mcnemar"]().unsuitable(score_sample([100, 0, 100], [0, 0, 100], 2)) is None


def test_metrics_without_item_scores_have_no_item_tests() -> None:
    gold = LabelColumn(np.array([0, 1, 0, 1], dtype=np.int32), ("n", "p"))
    metric = METRICS["f1"](label="p")
    a = LabelColumn(np.array([1, 1, 0, 0], dtype=np.int32), gold.labels)
    sample = PairedSample(metric, metric.item_stats(gold, a), metric.item_stats(gold, gold))
    for key in ("mcnemar", "sign", "wilcoxon"):
        assert "no difference of its own" in str(TESTS[key]().unsuitable(sample))


def test_item_tests_know_no_clusters() -> None:
    sample = accuracy_sample([1, 0, 1], [0, 0, 1])
    clustered = PairedSample(sample.metric, sample.a, sample.b, np.array([0, 0, 1]))
    for key in ("mcnemar", "mcnemar-midp", "sign", "wilcoxon"):
        assert "clusters" in str(TESTS[key]().unsuitable(clustered))


def test_settings_are_checked_and_printed() -> None:
    assert TESTS["sign"](ties="split").signature() == "sign|alt:two-sided|ties:split"
    with pytest.raises(ValueError, match="ties"):
        TESTS["sign"](ties="count")
