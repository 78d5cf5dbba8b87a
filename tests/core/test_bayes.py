"""Bayesian comparisons against sampling of their models, and at their edges."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from sigdesk.core.bayes.correlated_t import correlated_t
from sigdesk.core.bayes.sign import RopeCounts, bayesian_sign, rope_counts
from sigdesk.core.bayes.signed_rank import bayesian_signed_rank
from sigdesk.core.exact.steps import finished
from sigdesk.core.significance.t_tests import paired_t

A = [0.81, 0.84, 0.79, 0.86, 0.83, 0.80]
B = [0.79, 0.83, 0.80, 0.82, 0.80, 0.78]


@settings(max_examples=25)
@given(st.integers(0, 40), st.integers(0, 40), st.integers(0, 40), st.sampled_from([0.1, 1.0, 5.0]))
def test_sign_test_against_dirichlet_draws(n_a: int, same: int, n_b: int, strength: float) -> None:
    if not n_a + same + n_b:
        return
    found = bayesian_sign(RopeCounts(n_a, same, n_b), 0.0, strength)
    weights = np.array([n_a, same + strength, n_b]) + 1e-4
    # logarithms of gamma variables: those of tiny shape underflow
    random = np.random.default_rng(7)
    shape = (40_000, 3)
    logs = np.log(random.gamma(weights + 1.0, size=shape)) + np.log(random.random(shape)) / weights
    shares = np.bincount(logs.argmax(axis=1), minlength=3) / 40_000
    assert (found.a_better, found.equivalent, found.b_better) == pytest.approx(shares, abs=0.012)


def test_sign_test_of_thousands_of_data_sets() -> None:
    found = bayesian_sign(RopeCounts(5200, 10, 4800), 0.0)
    assert found.a_better == pytest.approx(stats.norm.cdf(400 / np.sqrt(10_000)), abs=1e-3)


def test_decimals_on_the_rope_lie_within() -> None:
    # 0.86 − 0.82 is 0.040000000000000036 in doubles
    assert rope_counts(A, B, 0.04) == RopeCounts(0, 6, 0)
    assert rope_counts(A, B, 0.02) == RopeCounts(2, 4, 0)
    assert rope_counts(A, B) == RopeCounts(5, 0, 1)


def test_signed_rank_mirrors_repeats_and_reduces() -> None:
    one = finished(bayesian_signed_rank(A, B, 0.005, n_draws=4096))
    again = finished(bayesian_signed_rank(A, B, 0.005, n_draws=4096))
    other = finished(bayesian_signed_rank(B, A, 0.005, n_draws=4096))
    assert one == again
    assert (one.a_better, one.b_better) == pytest.approx((other.b_better, other.a_better), abs=1e-9)
    assert one.a_better + one.equivalent + one.b_better == pytest.approx(1.0)
    same = finished(bayesian_signed_rank(A, A, 0.01, n_draws=256))
    assert same.equivalent == 1.0
    assert "within 0.01" in str(same.verdict())
    undecided = finished(bayesian_signed_rank(A, A, 0.0, n_draws=256))
    assert undecided.a_better == 0.5
    with pytest.raises(ValueError, match="pairs"):
        finished(bayesian_signed_rank([], []))


def test_correlated_t_of_independent_pairs_is_the_t_distribution() -> None:
    test = paired_t(A, B)
    found = correlated_t(test, 0.01)
    posterior = stats.t(test.df, test.estimate, test.standard_error)
    assert found.a_better == pytest.approx(posterior.sf(0.01), rel=1e-10)
    assert found.b_better == pytest.approx(posterior.cdf(-0.01), rel=1e-10)
    without = correlated_t(test)
    assert without.equivalent == 0.0
    assert without.b_better == pytest.approx(test.pvalue("greater").value, rel=1e-10)


def test_no_variation_is_a_point() -> None:
    apart = paired_t([0.7, 0.8], [0.6, 0.7])
    assert correlated_t(apart, 0.05).a_better == 1.0
    assert correlated_t(apart, 0.1).equivalent == 1.0
    with pytest.raises(ValueError, match="must be 0 or more"):
        correlated_t(apart, -0.1)
    with pytest.raises(ValueError, match="two differences"):
        correlated_t(paired_t([0.7], [0.6]))
