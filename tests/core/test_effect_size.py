"""Effect sizes against their definitions written out, and coverage of the exact intervals."""

from __future__ import annotations

import math
from itertools import product

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from scipy import stats
from scipy.stats.contingency import odds_ratio

from sigdesk.core.effect_size.dominance import (
    cliffs_delta,
    rank_biserial_paired,
    vargha_delaney_a,
)
from sigdesk.core.effect_size.effect import Effect
from sigdesk.core.effect_size.proportions import TwoProportions
from sigdesk.core.effect_size.standardised import (
    hedges_factor,
    independent_effects,
    paired_effects,
)
from sigdesk.core.effect_size.words import COHEN, DEFAULTS, Thresholds, in_words
from sigdesk.core.significance.t_tests import paired_t, student_t

numbers = st.integers(-40, 40).map(lambda n: n / 10)
samples = st.lists(numbers, min_size=2, max_size=9)


@settings(max_examples=60)
@given(samples, samples)
def test_dominance_by_counting_pairs(a: list[float], b: list[float]) -> None:
    pairs = list(product(a, b))
    above, below = sum(x > y for x, y in pairs), sum(x < y for x, y in pairs)
    ties = len(pairs) - above - below
    assert cliffs_delta(a, b).value == pytest.approx((above - below) / len(pairs), abs=1e-14)
    assert vargha_delaney_a(a, b).value == pytest.approx((above + ties / 2) / len(pairs))


@settings(max_examples=60)
@given(samples, samples)
def test_standardised_differences_by_their_definitions(a: list[float], b: list[float]) -> None:
    n = min(len(a), len(b))
    assume(len(set(a)) > 1 and len(set(b)) > 1)
    found = independent_effects(a, b)
    # t and d are one number up to the sizes of the samples
    t = student_t(a, b).t
    scale = math.sqrt(1 / len(a) + 1 / len(b))
    assert found.cohen_d.value == pytest.approx(t * scale, rel=1e-10, abs=1e-12)
    baseline = np.std(b, ddof=1)
    delta = (np.mean(a) - np.mean(b)) / baseline
    assert found.glass_delta("b").value == pytest.approx(delta, rel=1e-10, abs=1e-12)
    first, second = np.array(a[:n]), np.array(b[:n])
    assume(len(set(np.round(first - second, 6))) > 1)
    paired = paired_effects(first, second)
    z = paired_t(first, second).t / math.sqrt(n)
    assert paired.cohen_d_z.value == pytest.approx(z, rel=1e-9, abs=1e-12)
    if len(set(first)) > 1 and len(set(second)) > 1:
        expected = np.corrcoef(first, second)[0, 1]
        assert paired.correlation == pytest.approx(expected, abs=1e-10)
        # d_av by the mean variance: the paired d on the scale of independent samples
        rms = math.sqrt((first.var(ddof=1) + second.var(ddof=1)) / 2)
        assert paired.cohen_d_av_root_mean_variance.value == pytest.approx(
            float((first - second).mean()) / rms, rel=1e-9, abs=1e-12
        )


@pytest.mark.parametrize("df", [2, 3, 10, 100, 5000])
def test_the_factor_of_hedges_makes_d_unbiased(df: int) -> None:
    # E[d] of a noncentral t, over what d estimates.
    biased = stats.nct.mean(df, 1.0)
    assert hedges_factor(df) == pytest.approx(1.0 / biased, rel=1e-9)
    if df >= 10:
        assert hedges_factor(df, approximate=True) == pytest.approx(hedges_factor(df), rel=5e-4)


def test_one_degree_of_freedom_has_no_unbiased_estimate() -> None:
    assert hedges_factor(1) == 0.0


def test_intervals_have_the_tails_they_promise() -> None:
    rng = np.random.default_rng(3)
    a, b = rng.normal(0.6, 1, 9), rng.normal(0, 1, 14)
    found = independent_effects(a, b)
    interval = found.interval(0.9)
    assert interval is not None
    scale = math.sqrt(1 / 9 + 1 / 14)
    t = found.cohen_d.value / scale
    assert stats.nct.sf(t, 21, interval.low / scale) == pytest.approx(0.05, rel=1e-6)
    assert stats.nct.cdf(t, 21, interval.high / scale) == pytest.approx(0.05, rel=1e-6)
    assert interval.of == "cohen-d-pooled"


def test_intervals_cover_the_true_size() -> None:
    rng = np.random.default_rng(8)
    covered = 0
    for _ in range(300):
        a = rng.normal(0.8, 1, 6)
        interval = paired_effects(a, np.zeros(6) + rng.normal(0, 1e-9, 6)).interval(0.8)
        assert interval is not None
        covered += interval.low <= 0.8 <= interval.high
    # Binomial(300, 0.8): 240 ± 4.5 standard deviations of 6.9.
    assert 209 <= covered <= 271


def test_paired_rank_biserial() -> None:
    # Ranks of 1, 2, −3, 4 (a zero is left out): (1 + 2 + 4 − 3) / 10.
    assert rank_biserial_paired([1, 2, 0, 4, 5], [0, 0, 3, 0, 5]).value == pytest.approx(0.4)
    assert "all differences are 0" in str(rank_biserial_paired([1, 2], [1, 2]).undefined)
    with pytest.raises(ValueError, match="not pairs"):
        rank_biserial_paired([1, 2], [1, 2, 3])


def test_effects_without_spread_are_undefined() -> None:
    same, shifted = independent_effects([1, 1], [1, 1]), independent_effects([2, 2], [1, 1])
    assert "no difference and no spread" in str(same.cohen_d.undefined)
    assert str(shifted.hedges_g().undefined) == "undefined: no spread to divide by"
    assert same.interval() is None
    assert shifted.normal_interval() is None
    assert math.isnan(same.superiority)
    paired = paired_effects([0.8, 0.7], [0.7, 0.6])
    assert "no spread" in str(paired.cohen_d_z.undefined)
    assert paired.interval() is None
    constant = paired_effects([1, 1, 1], [0, 2, 4])
    assert math.isnan(constant.correlation)
    assert constant.cohen_d_rm.undefined is not None
    assert in_words(paired.cohen_d_z) is None
    with pytest.raises(ValueError, match="two values"):
        independent_effects([1], [1, 2])
    with pytest.raises(ValueError, match="two pairs"):
        paired_effects([1], [1])


def test_two_proportions() -> None:
    found = TwoProportions(8, 2, 3, 7)
    expected = odds_ratio([[8, 2], [3, 7]], kind="sample")
    assert found.odds_ratio.value == pytest.approx(expected.statistic)
    interval, limits = found.odds_ratio_interval(0.9), expected.confidence_interval(0.9)
    assert interval is not None
    assert (interval.low, interval.high) == pytest.approx((limits.low, limits.high))
    # h of ½ against ¼ is π/2 − 2·arcsin ½.
    assert TwoProportions(1, 1, 1, 3).cohen_h.value == pytest.approx(math.pi / 6)
    assert TwoProportions(5, 0, 0, 5).cohen_h.value == pytest.approx(math.pi)
    assert TwoProportions(5, 0, 2, 3).odds_ratio.value == math.inf
    assert math.isfinite(TwoProportions(5, 0, 2, 3).haldane_odds_ratio.value)
    assert TwoProportions(5, 0, 2, 3).odds_ratio_interval() is None
    assert "always right" in str(TwoProportions(5, 0, 5, 0).odds_ratio.undefined)
    with pytest.raises(ValueError, match="at least one"):
        TwoProportions(0, 0, 1, 1)
    with pytest.raises(ValueError, match="negative"):
        TwoProportions(-1, 2, 1, 1)


@pytest.mark.parametrize(
    ("value", "word"),
    [
        (0.0, "negligible"),
        (-0.19, "negligible"),
        (0.2, "small"),
        (-0.6, "medium"),
        (0.3 + 0.5, "large"),
    ],
)
def test_words_state_their_thresholds(value: float, word: str) -> None:
    said = str(in_words(Effect("cohen-d-pooled", value)))
    assert said.startswith(word)
    assert any(limit in said for limit in ("0.2", "0.5", "0.8"))


def test_words_of_other_scales() -> None:
    assert str(in_words(Effect("vargha-delaney-a", 0.35))).startswith("medium")
    assert str(in_words(Effect("cliffs-delta", -0.5))).startswith("large")
    assert in_words(Effect("odds-ratio", 3.0)) is None
    own = Thresholds(0.01, 0.02, 0.03)
    assert str(in_words(Effect("cohen-d-z", 0.025), own)) == "medium (from 0.02, below 0.03)"
    assert all(thresholds.citation for thresholds in DEFAULTS.values())
    assert COHEN.medium == 0.5
    with pytest.raises(ValueError, match="ascend"):
        Thresholds(0.5, 0.2, 0.8)
