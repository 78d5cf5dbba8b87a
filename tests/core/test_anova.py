"""Analyses of variance and tests of variances against scipy.stats and against t tests."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import stats

from sigdesk.core.groups.anova import one_way, repeated_measures, welch_anova
from sigdesk.core.groups.variances import bartlett, levene, variance_ratio
from sigdesk.core.significance.t_tests import paired_t, student_t, welch_t

RNG = np.random.default_rng(6)
GROUPS = [RNG.normal(i / 3, 1 + i, size) for i, size in enumerate((5, 9, 6, 14))]
BLOCKS = RNG.normal(0, 1, (7, 1)) + RNG.normal([0.0, 0.4, 1.0, 0.2], [1, 2, 1, 0.5], (7, 4))


def test_one_way_and_welch_against_scipy() -> None:
    for groups in (GROUPS, GROUPS[:3], [[1, 2, 2], [4, 5], [1, 9, 3, 3]]):
        expected = stats.f_oneway(*groups)
        found = one_way(groups).test
        assert (found.f, found.pvalue) == pytest.approx(tuple(expected), rel=1e-10)
        expected = stats.f_oneway(*groups, equal_var=False)
        found = welch_anova(groups)
        assert (found.f, found.pvalue) == pytest.approx(tuple(expected), rel=1e-9)


def test_two_groups_are_a_t_test() -> None:
    a, b = GROUPS[:2]
    classic, welch = one_way([a, b]).test, welch_anova([a, b])
    assert classic.f == pytest.approx(student_t(a, b).t ** 2, rel=1e-11)
    assert classic.pvalue == pytest.approx(student_t(a, b).pvalue().value, rel=1e-10)
    assert welch.f == pytest.approx(welch_t(a, b).t ** 2, rel=1e-11)
    assert welch.df_within == pytest.approx(welch_t(a, b).df, rel=1e-11)


def test_two_repeated_measures_are_a_paired_t_test() -> None:
    found = repeated_measures(BLOCKS[:, :2])
    paired = paired_t(BLOCKS[:, 0], BLOCKS[:, 1])
    assert found.test.f == pytest.approx(paired.t**2, rel=1e-11)
    assert found.test.pvalue == pytest.approx(paired.pvalue().value, rel=1e-10)
    # Two systems have one difference: nothing to be unlike.
    assert found.greenhouse_geisser == pytest.approx(1.0)
    assert found.corrected.pvalue == pytest.approx(found.test.pvalue)


def test_repeated_measures_split_the_variation() -> None:
    found = repeated_measures(BLOCKS)
    total = float(np.square(BLOCKS - BLOCKS.mean()).sum())
    assert found.ss_systems + found.ss_blocks + found.ss_error == pytest.approx(total)
    # Levels of blocks do not matter.
    moved = repeated_measures(BLOCKS + 10 * np.arange(7)[:, np.newaxis])
    assert moved.test.f == pytest.approx(found.test.f)
    assert 0 < found.partial_eta_squared < 1


def test_greenhouse_and_geisser_from_the_eigenvalues_of_contrasts() -> None:
    k = BLOCKS.shape[1]
    helmert = np.array([[1, -1, 0, 0], [1, 1, -2, 0], [1, 1, 1, -3]], dtype=float)
    contrasts = helmert / np.linalg.norm(helmert, axis=1, keepdims=True)
    eigenvalues = np.linalg.eigvalsh(np.cov(BLOCKS @ contrasts.T, rowvar=False))
    expected = eigenvalues.sum() ** 2 / ((k - 1) * np.square(eigenvalues).sum())
    found = repeated_measures(BLOCKS)
    assert found.greenhouse_geisser == pytest.approx(expected, rel=1e-10)
    assert 1 / (k - 1) <= found.greenhouse_geisser < 1
    assert found.corrected.df_between == pytest.approx(3 * expected)
    assert found.corrected.pvalue == pytest.approx(
        stats.f.sf(found.test.f, 3 * expected, 18 * expected), rel=1e-9
    )


@pytest.mark.parametrize("centre", ["mean", "median"])
def test_levene(centre: str) -> None:
    found = levene(GROUPS, centre)  # type: ignore[arg-type]
    expected = stats.levene(*GROUPS, center=centre)
    assert (found.f, found.pvalue) == pytest.approx(tuple(expected), rel=1e-10)


def test_bartlett_and_variance_ratio() -> None:
    found = bartlett(GROUPS)
    assert (found.k_squared, found.pvalue) == pytest.approx(tuple(stats.bartlett(*GROUPS)))
    a, b = GROUPS[:2]
    ratio = variance_ratio(a, b)
    one_side = stats.f.cdf(ratio.f, 4, 8)
    assert ratio.pvalue == pytest.approx(2 * min(one_side, 1 - one_side), rel=1e-10)
    assert variance_ratio(b, a).pvalue == pytest.approx(ratio.pvalue, rel=1e-12)


def test_without_variation_there_is_no_f() -> None:
    same = one_way([[0.3, 0.1 + 0.2], [0.3, 0.3, 0.3]])
    assert "all values are the same" in str(same.test.undefined)
    assert math.isnan(same.test.f)
    assert math.isnan(same.eta_squared)
    assert "apart from the means" in str(one_way([[1, 1], [2, 2]]).test.undefined)
    for test in (welch_anova, bartlett):
        assert "of a group do not vary" in str(test([[1, 1], [2, 3]]).undefined)
    assert "of a group do not vary" in str(variance_ratio([1, 1], [2, 3]).undefined)
    # Every block adds 0.1 to the first system: equal differences on paper.
    shifted = repeated_measures([[0.7, 0.8], [0.6, 0.7], [0.2, 0.3]])
    assert "apart from the means" in str(shifted.test.undefined)
    assert shifted.corrected == shifted.test
    assert "systems never differ" in str(repeated_measures([[1, 1], [2, 2]]).test.undefined)


def test_data_that_cannot_be_compared_are_refused() -> None:
    for groups, why in (([[1, 2]], "1 groups"), ([[1], []], "no values"), ([[1], [2]], "2 values")):
        with pytest.raises(ValueError, match=why):
            one_way(groups)
    with pytest.raises(ValueError, match="no values"):
        levene([[], [1, 2]])
    for test in (welch_anova, bartlett):
        with pytest.raises(ValueError, match="two values in every"):
            test([[1], [2, 3]])
    with pytest.raises(ValueError, match="shape"):
        repeated_measures([[1, 2, 3]])
    with pytest.raises(ValueError, match="finite"):
        repeated_measures([[1, 2], [3, math.nan]])
