"""Analyses of ranks and comparisons of pairs against scipy.stats and against each other."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from scipy import stats

from sigdesk.core.groups.anova import one_way, repeated_measures
from sigdesk.core.groups.pairs import (
    against_control,
    conover_blocks,
    conover_groups,
    critical_difference,
    dunn,
    games_howell,
    nemenyi,
    tukey,
    unadjusted_ranks,
)
from sigdesk.core.groups.rank_anova import friedman, kruskal_wallis
from sigdesk.core.significance.midranks import doubled_midranks
from sigdesk.core.significance.rank_sum import rank_sum
from sigdesk.core.significance.sign_tests import cochran_q
from sigdesk.core.significance.t_tests import student_t, welch_t

RNG = np.random.default_rng(61)
GROUPS = [RNG.normal(i / 2, 1 + i, size) for i, size in enumerate((5, 9, 6, 4))]
values = st.integers(0, 6)
groups_of_values = st.lists(st.lists(values, min_size=2, max_size=6), min_size=2, max_size=4)
tables = st.integers(2, 5).flatmap(
    lambda k: st.lists(st.lists(values, min_size=k, max_size=k), min_size=2, max_size=8)
)


@settings(max_examples=60)
@given(groups_of_values)
def test_kruskal_wallis(groups: list[list[int]]) -> None:
    found = kruskal_wallis(groups)
    assume(found.undefined is None)
    expected = stats.kruskal(*groups)
    assert found.h == pytest.approx(expected.statistic, rel=1e-10, abs=1e-12)
    assert found.pvalue == pytest.approx(expected.pvalue, rel=1e-9)
    assert found.h_uncorrected <= found.h * (1 + 1e-12)


@settings(max_examples=60)
@given(tables)
def test_friedman(rows: list[list[int]]) -> None:
    found = friedman(rows)
    assume(found.undefined is None)
    if found.k > 2:
        expected = stats.friedmanchisquare(*np.array(rows).T)
        assert found.chi2 == pytest.approx(expected.statistic, rel=1e-10, abs=1e-12)
        assert found.pvalue == pytest.approx(expected.pvalue, rel=1e-9)
    # Iman and Davenport's F is the analysis of variance of the ranks.
    variance = repeated_measures(found.ranks).test
    if math.isfinite(found.iman_davenport.f) and variance.undefined is None:
        assert found.iman_davenport.f == pytest.approx(variance.f, rel=1e-8, abs=1e-10)
        assert found.iman_davenport.pvalue == pytest.approx(variance.pvalue, rel=1e-7)
    flipped = friedman(rows, higher_is_better=False)
    assert flipped.mean_ranks == pytest.approx(found.k + 1 - found.mean_ranks)
    assert 0 <= found.kendall_w <= 1 + 1e-12


def test_friedman_of_right_and_wrong_answers_is_cochrans_q() -> None:
    right = RNG.integers(0, 2, (25, 4))
    assert friedman(right).chi2 == pytest.approx(cochran_q(right)[0], rel=1e-11)


def test_blocks_that_all_agree() -> None:
    found = friedman([[1, 2, 3], [4, 5, 6], [0, 7, 9]])
    assert found.kendall_w == pytest.approx(1.0)
    assert found.iman_davenport.f == math.inf
    # The two later blocks repeat one of 3! orders by chance.
    assert found.iman_davenport.pvalue == pytest.approx(1 / 36)
    tied = friedman([[1, 1, 3], [5, 5, 6]])
    assert tied.iman_davenport.pvalue == pytest.approx(1 / 3)
    assert all("no spread" in str(pair.undefined) for pair in conover_blocks(found))


def test_what_has_no_ranks_to_compare() -> None:
    same = friedman([[1, 1, 1], [0.3, 0.1 + 0.2, 0.3]])
    assert "never differ" in str(same.undefined)
    assert math.isnan(same.chi2)
    assert math.isnan(same.pvalue)
    assert same.iman_davenport.undefined is not None
    assert all(pair.pvalue == 1.0 for pair in nemenyi(same))
    flat = kruskal_wallis([[1, 1], [1, 1, 1]])
    assert "all values are the same" in str(flat.undefined)
    assert math.isnan(flat.pvalue)
    for pairs in (dunn(flat), conover_groups(flat)):
        assert "no difference and no spread" in str(pairs[0].undefined)
    apart = conover_groups(kruskal_wallis([[1, 1, 1], [2, 2, 2], [3, 3]]))
    assert all("no spread to compare" in str(pair.undefined) for pair in apart)
    with pytest.raises(ValueError, match="by their ranks"):
        kruskal_wallis([[1], [2]])
    with pytest.raises(ValueError, match="shape"):
        friedman([[1, 2, 3]])


def test_tukey_and_games_howell_against_scipy() -> None:
    for pairs, equal in ((tukey(GROUPS, 0.9), True), (games_howell(GROUPS, 0.9), False)):
        expected = stats.tukey_hsd(*GROUPS, equal_var=equal)
        limits = expected.confidence_interval(0.9)
        assert len(pairs) == 6
        for pair in pairs:
            at = pair.first, pair.second
            assert pair.estimate == pytest.approx(expected.statistic[at])
            assert pair.pvalue == pytest.approx(expected.pvalue[at], abs=1e-9)
            assert pair.interval is not None
            assert pair.interval.low == pytest.approx(limits.low[at], rel=1e-6)
            assert pair.interval.high == pytest.approx(limits.high[at], rel=1e-6)
            assert pair.simultaneous


def test_two_groups_are_a_t_test() -> None:
    a, b = GROUPS[:2]
    for (pair,), test in ((tukey([a, b]), student_t(a, b)), (games_howell([a, b]), welch_t(a, b))):
        assert pair.statistic == pytest.approx(test.t * math.sqrt(2), rel=1e-10)
        assert pair.pvalue == pytest.approx(test.pvalue().value, rel=1e-9)
        interval = test.interval()
        assert interval is not None
        assert pair.interval is not None
        assert (pair.interval.low, pair.interval.high) == pytest.approx(
            (interval.low, interval.high), rel=1e-8
        )


def test_p_values_of_groups_far_apart_do_not_become_zero() -> None:
    far = [[0.0, 0.1, 0.2, 0.1] * 8, [9.0, 9.1, 9.2, 9.1] * 8, [20.0, 20.1, 20.3, 20.1] * 8]
    for pairs in (tukey(far), games_howell(far)):
        assert all(0.0 < pair.pvalue < 1e-60 for pair in pairs)


def test_groups_without_spread() -> None:
    for pairs in (tukey([[1, 1], [2, 2], [1, 1]]), games_howell([[1, 1], [2, 2], [1, 1]])):
        assert "no spread to compare" in str(pairs[0].undefined)
        assert "no difference and no spread" in str(pairs[1].undefined)
        assert math.isnan(pairs[0].pvalue)
        assert pairs[0].interval is None
    with pytest.raises(ValueError, match="two values"):
        games_howell([[1], [2, 3]])


def test_dunn_of_two_groups_is_the_rank_sum_test() -> None:
    a, b = [3, 5, 5, 8, 9], [1, 2, 5, 4]
    (pair,) = dunn(kruskal_wallis([a, b]))
    ranks = rank_sum(a, b)
    assert pair.statistic == pytest.approx(ranks.z())
    assert pair.pvalue == pytest.approx(ranks.asymptotic(corrected=False))


def test_conover_tests_are_t_tests_of_ranks() -> None:
    ranks = doubled_midranks(np.concatenate(GROUPS))[0] / 2
    parts = np.split(ranks, np.cumsum([len(group) for group in GROUPS])[:-1])
    pooled, n = one_way(parts).mean_square_within, len(ranks)
    for pair in conover_groups(kruskal_wallis(GROUPS)):
        a, b = parts[pair.first], parts[pair.second]
        t = (a.mean() - b.mean()) / math.sqrt(pooled * (1 / len(a) + 1 / len(b)))
        assert pair.statistic == pytest.approx(t, rel=1e-10)
        assert pair.pvalue == pytest.approx(2 * stats.t.sf(abs(t), n - 4), rel=1e-9)
    found = friedman(RNG.normal(0, 1, (9, 4)))
    error = repeated_measures(found.ranks).ss_error / 24
    for pair in conover_blocks(found):
        t = pair.estimate / math.sqrt(2 * error / 9)
        assert pair.statistic == pytest.approx(t, rel=1e-10)
        assert pair.df == 24


def test_nemenyi_and_its_critical_difference_agree() -> None:
    found = friedman(RNG.normal([0, 0.4, 1.1, 1.4, 3], 1, (12, 5)))
    for alpha in (0.01, 0.05, 0.2):
        limit = critical_difference(5, 12, alpha)
        for pair in nemenyi(found):
            assert (pair.pvalue <= alpha) == (abs(pair.estimate) >= limit)
    # Demšar 2006: 4 classifiers on 14 data sets, q 2.569 and CD 1.25 at .05.
    assert critical_difference(4, 14) == pytest.approx(1.25, abs=5e-3)
    for pair, alone in zip(nemenyi(found), unadjusted_ranks(found), strict=True):
        assert pair.pvalue >= alone.pvalue
        assert pair.statistic == alone.statistic


def test_comparisons_with_a_control() -> None:
    found = friedman(RNG.normal(0, 1, (10, 4)))
    plain = unadjusted_ranks(found)
    with_control = against_control(plain, 2, "bonferroni")
    assert [(p.first, p.second) for p, _ in with_control] == [(0, 2), (1, 2), (2, 3)]
    for pair, adjusted in with_control:
        assert adjusted == pytest.approx(min(1.0, 3 * pair.pvalue))
    with pytest.raises(ValueError, match="already allow"):
        against_control(nemenyi(found), 2)


def test_pairs_come_in_order() -> None:
    expected = list(itertools.combinations(range(4), 2))
    for pairs in (tukey(GROUPS), dunn(kruskal_wallis(GROUPS))):
        assert [(pair.first, pair.second) for pair in pairs] == expected
