"""Comparing runs: rows against independent programs, designs, warnings."""

from __future__ import annotations

import math
from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from sigdesk.core.effect_size.dominance import cliffs_delta_interval, vargha_delaney_interval
from sigdesk.core.effect_size.standardised import independent_effects, paired_effects
from sigdesk.core.exact.steps import finished
from sigdesk.core.runs import RunComparison, RunSettings, compare_runs
from sigdesk.core.runs.cautions import looks_like_folds, summary_rows
from sigdesk.core.runs.design import detect_design
from sigdesk.core.runs.settings import Folds
from sigdesk.core.significance.two_sample_permutation import two_sample_permutation

A = [0.812, 0.798, 0.825, 0.804, 0.831, 0.790, 0.819, 0.808]
B = [0.801, 0.799, 0.809, 0.795, 0.820, 0.784, 0.811, 0.808]


def compared(a: list[float], b: list[float], paired: bool, **kw: object) -> RunComparison:
    return finished(compare_runs(a, b, paired, RunSettings(**kw)))  # type: ignore[arg-type]


def test_paired_rows_against_scipy() -> None:
    found = compared(A, B, True)
    t = stats.ttest_rel(A, B)
    assert found.main.key == "paired-t"
    assert found.main.statistic == pytest.approx(t.statistic)
    assert found.main.pvalue == pytest.approx(t.pvalue)
    interval = t.confidence_interval()
    assert found.main.interval is not None
    assert (found.main.interval.low, found.main.interval.high) == pytest.approx(interval)
    # every swap, in whole numbers: 0.808 − 0.808 is a tie
    d = [round(1000 * x) - round(1000 * y) for x, y in zip(A, B, strict=True)]
    sums = [
        sum(s * x for s, x in zip(signs, d, strict=True)) for signs in product((1, -1), repeat=8)
    ]
    expected = np.mean([abs(x) >= abs(sum(d)) for x in sums])
    assert found.row("exact-paired-permutation").pvalue == pytest.approx(expected, rel=1e-12)
    assert found.row("sign").pvalue == pytest.approx(stats.binomtest(6, 7).pvalue)
    assert found.row("wilcoxon").statistic == 27.0
    assert found.row("shapiro-wilk").pvalue == pytest.approx(
        stats.shapiro(np.subtract(A, B)).pvalue, rel=1e-4
    )
    bootstrap = found.row("bootstrap")
    assert bootstrap.interval is not None
    assert bootstrap.interval.method == "bca"
    reference = stats.bootstrap(
        (np.subtract(A, B),), np.mean, n_resamples=20_000, rng=np.random.default_rng(1)
    ).confidence_interval
    assert bootstrap.interval.low == pytest.approx(reference.low, abs=6e-4)
    assert bootstrap.interval.high == pytest.approx(reference.high, abs=6e-4)


def test_independent_rows_against_scipy() -> None:
    a, b = A, B[:6]
    found = compared(a, b, False)
    for key, equal in (("welch", False), ("student", True)):
        t = stats.ttest_ind(a, b, equal_var=equal)
        assert found.row(key).pvalue == pytest.approx(t.pvalue)
        assert found.row(key).df == pytest.approx((t.df,))
    whole_a, whole_b = (np.rint(np.multiply(1000, values)) for values in (a, b))
    assert found.row("mann-whitney").statistic == stats.mannwhitneyu(a, b).statistic
    levene = stats.levene(a, b)
    assert found.row("levene").pvalue == pytest.approx(levene.pvalue)
    everything = np.concatenate([whole_a, whole_b])
    far = abs(whole_a.mean() - whole_b.mean()) - 1e-9
    count = 0
    for chosen in combinations(range(14), 8):
        left = everything[list(chosen)]
        count += abs(left.mean() - (everything.sum() - left.sum()) / 6) >= far
    row = found.row("two-sample-permutation")
    assert row.pvalue == pytest.approx(count / math.comb(14, 8), rel=1e-12)


@pytest.mark.parametrize("alternative", ["two-sided", "greater", "less"])
def test_alternatives_of_paired_rows_agree_on_the_side(alternative: str) -> None:
    found = compared(A, B, True, alternative=alternative)
    small = [row.pvalue < 0.5 for row in found.rows if row.role == "test"]
    assert all(small) if alternative != "less" else not any(small)


decimal_lists = st.lists(st.integers(-9, 9), min_size=1, max_size=6)


@settings(max_examples=60)
@given(decimal_lists, decimal_lists)
def test_counting_listing_and_doubles_agree(a: list[int], b: list[int]) -> None:
    whole = finished(two_sample_permutation(a, b))
    tenths = finished(two_sample_permutation(np.array(a) / 10, np.array(b) / 10))
    for alternative in ("two-sided", "greater", "less"):
        one, other = whole.pvalue(alternative), tenths.pvalue(alternative)  # type: ignore[arg-type]
        assert one == pytest.approx(other, rel=1e-12)
    assert whole.exact
    assert tenths.exact


def test_many_runs_are_sampled_and_near_the_exact_count() -> None:
    random = np.random.default_rng(5)
    a, b = random.integers(0, 60, 25), random.integers(3, 63, 25)
    exact = finished(two_sample_permutation(a, b))
    drawn = finished(two_sample_permutation(a * math.pi, b * math.pi))
    assert exact.exact
    assert not drawn.exact
    assert drawn.two_sided == pytest.approx(exact.two_sided, abs=0.02)


def test_equivalence_rows_need_a_margin_and_follow_it() -> None:
    assert all(row.role != "equivalence" for row in compared(A, B, True).rows)
    wide = compared(A, B, True, margin=0.05)
    assert wide.row("tost").pvalue < 0.001
    narrow = compared(A, B, True, margin=0.001)
    assert narrow.row("tost").pvalue > 0.5
    assert narrow.row("non-inferiority").pvalue < 0.01
    # when lower is better, A is the worse one
    turned = compared(A, B, True, margin=0.001, higher_is_better=False)
    assert turned.row("non-inferiority").pvalue > 0.9
    with pytest.raises(ValueError, match="must be positive"):
        RunSettings(margin=0.0)


def test_folds_lead_with_the_corrected_test_and_say_why() -> None:
    found = compared(A, B, True, folds=Folds(1 / 7))
    assert found.main.key == "corrected-resampled-t"
    assert found.main.pvalue > found.row("paired-t").pvalue
    assert any("share most" in str(caution) for caution in found.cautions)
    assert sum(found.row("correlated-t").chances) == pytest.approx(1.0)
    ten = compared([*A, 0.8, 0.81], [*B, 0.79, 0.8], True, folds=Folds(1.0, True))
    assert ten.row("5x2cv-f").df == (10.0, 5.0)


def test_rows_arrive_one_after_the_other() -> None:
    seen = [len(rows) for rows in compare_runs(A, B, False) if rows is not None]
    assert seen
    assert seen == sorted(seen)


def texts(found: RunComparison) -> str:
    return " | ".join(str(caution) for caution in found.cautions)


def test_warnings() -> None:
    assert not compared(A, B, True).cautions
    few = texts(compared(A[:4], B[:4], True))
    assert "Only 4 runs" in few
    assert "cannot fall below p = 0.125" in few
    assert "are the same: is it one run" in texts(compared([0.5] * 6, A[:6], False))
    assert "was one file given twice" in texts(compared(A, A[::-1], False))
    copies = [0.81234] * 4 + [0.82, 0.83, 0.79]
    assert "occurs 4 times" in texts(compared(copies, B[:7], False))
    # 0.5 twice among six rounded scores is nothing to remark
    assert "occurs" not in texts(compared([0.5, 0.5, 0.6, 0.7, 0.4, 0.3], B[:6], False))
    assert "below the practical threshold" in texts(compared(A, B, True, margin=0.02))


def test_names_of_summaries_and_folds() -> None:
    assert summary_rows(["seed 1", "seed 2", "Mean", "std.", "平均", "meaning"]) == (2, 3, 4)
    assert looks_like_folds(["fold 1", "fold_2", "Fold3"])
    assert not looks_like_folds(["folder a"])
    found = finished(compare_runs(A, B, True, names=["fold 1"] * 7 + ["mean"]))
    assert [c.severity for c in found.cautions] == ["problem"]


def test_designs() -> None:
    paired = detect_design(3, 3, ["s1", "s2", "s3"], ["s3", "s1", "s2"])
    assert paired.paired
    assert paired.order_b == (1, 2, 0)
    assert detect_design(3, 4).certain
    unknown = detect_design(4, 4)
    assert not unknown.paired
    assert not unknown.certain
    assert "no run of A" in str(detect_design(2, 2, ["a", "b"], ["c", "d"]).reason)
    assert "only 1 of 2 and 2" in str(detect_design(2, 2, ["a", "b"], ["b", "d"]).reason)
    assert not detect_design(2, 2, ["a", "a"], ["a", "a"]).paired
    with pytest.raises(ValueError, match="some of the runs"):
        detect_design(3, 2, ["a"], ["a", "b"])


def test_degenerate_runs_are_said_and_do_not_crash() -> None:
    same = compared([0.5, 0.6, 0.7], [0.5, 0.6, 0.7], True)
    assert same.main.undefined is not None
    assert same.row("exact-paired-permutation").pvalue == 1.0
    assert same.row("bootstrap").notes
    for paired in (True, False):
        single = compared([0.5], [0.6], paired)
        assert single.main.undefined is not None
    with pytest.raises(ValueError, match="not pairs"):
        compared([0.5], [0.6, 0.7], True)
    with pytest.raises(ValueError, match="both systems"):
        compared([], [0.6, 0.7], False)


def test_no_exact_p_is_lost_to_doubles() -> None:
    # 0.7 − 0.4 and 0.6 − 0.3 are equal on paper
    a, b = [0.7, 0.6, 0.5, 0.9, 0.8, 0.3], [0.4, 0.3, 0.6, 0.6, 0.5, 0.6]
    found = compared(a, b, True)
    whole = compared([10 * x for x in (0.7, 0.6, 0.5, 0.9, 0.8, 0.3)], [4, 3, 6, 6, 5, 6], True)
    assert found.row("wilcoxon").pvalue == whole.row("wilcoxon").pvalue
    d = np.array([3, 3, -1, 3, 3, -3])
    signs = np.array(list(product((1, -1), repeat=6)))
    expected = float(np.mean(np.abs(signs @ d) >= abs(d.sum())))
    assert found.row("exact-paired-permutation").pvalue == pytest.approx(expected, rel=1e-12)


def test_dominance_interval_inverts_its_variance() -> None:
    a, b = [3, 5, 8, 9, 11, 12], [1, 2, 4, 6, 7]
    found = vargha_delaney_interval(a, b)
    estimate = sum(x > y for x, y in product(a, b)) / 30
    for end in (found.low, found.high):
        more = 4.5
        spread = 1 + more * (1 - end) / (2 - end) + more * end / (1 + end)
        z = abs(estimate - end) / math.sqrt(end * (1 - end) * spread / 30)
        assert z == pytest.approx(stats.norm.ppf(0.975), rel=1e-7)
    apart = vargha_delaney_interval([4, 5, 6], [1, 2, 3])
    assert apart.high == 1.0
    assert 0.3 < apart.low < 0.9
    delta = cliffs_delta_interval(a, b)
    assert delta.low == pytest.approx(2 * found.low - 1)


def test_standardised_intervals_scale() -> None:
    sizes = independent_effects(A, B)
    d, g = sizes.interval(), sizes.hedges_interval()
    assert d is not None
    assert g is not None
    factor = sizes.hedges_g().value / sizes.cohen_d.value
    assert (g.low, g.high) == pytest.approx((d.low * factor, d.high * factor))
    glass = sizes.glass_interval("b")
    assert glass is not None
    assert glass.low < sizes.glass_delta("b").value < glass.high
    # the limits are where the noncentral t leaves 2.5 % on either side
    scale = math.sqrt(1 / 8 + 1 / 8)
    t = sizes.glass_delta("b").value / scale
    assert stats.nct.sf(t, 7, glass.low / scale) == pytest.approx(0.025, rel=1e-4)
    assert paired_effects(A, B).hedges_interval() is not None
    assert independent_effects([1, 1], [2, 2]).glass_interval("b") is None
