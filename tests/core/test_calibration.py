"""Brier score, log loss and calibration error, with confidences on the edges of bins."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn.metrics import brier_score_loss, top_k_accuracy_score
from sklearn.metrics import log_loss as sklearn_log_loss

from sigdesk.core.metrics.calibration import (
    brier_score,
    equal_mass_reliability,
    log_loss,
    multiclass_brier_score,
    reliability,
    top_k_accuracy,
)


def test_agrees_with_scikit_learn() -> None:
    rng = np.random.default_rng(0)
    truth, shares = rng.integers(0, 2, 300), rng.random(300)
    assert brier_score(truth, shares) == pytest.approx(brier_score_loss(truth, shares))
    assert log_loss(truth, shares) == pytest.approx(sklearn_log_loss(truth, shares))
    codes = rng.integers(0, 5, 300)
    logits = rng.normal(np.eye(5)[codes])
    many = np.exp(logits) / np.exp(logits).sum(axis=1, keepdims=True)
    assert log_loss(codes, many) == pytest.approx(sklearn_log_loss(codes, many))
    for k in (1, 2, 4):
        assert top_k_accuracy(codes, many, k) == pytest.approx(
            top_k_accuracy_score(codes, many, k=k)
        )


def test_two_classes_are_half_of_the_sum_over_classes() -> None:
    truth, shares = np.array([0, 1, 1]), np.array([0.2, 0.7, 0.4])
    both = np.stack([1 - shares, shares], axis=1)
    assert multiclass_brier_score(truth, both, halved=True) == pytest.approx(
        brier_score(truth, shares)
    )


def test_certain_and_wrong_is_infinitely_bad() -> None:
    assert log_loss(np.array([1, 0]), [0.0, 0.5]) == math.inf


def test_ties_at_rank_k_go_to_lower_codes() -> None:
    scores = np.array([[0.4, 0.4, 0.2]] * 2)
    assert top_k_accuracy(np.array([0, 1]), scores, 1) == 0.5


def test_what_is_no_probability_is_refused() -> None:
    for values in ([0.5, 1.2], [-0.1, 0.5], [math.nan, 0.5]):
        with pytest.raises(ValueError, match="between 0 and 1"):
            brier_score([0, 1], values)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 100), st.booleans()), min_size=1, max_size=30))
def test_edges_belong_to_the_bin_that_is_named(items: list[tuple[int, bool]]) -> None:
    percent, right = np.array(items, dtype=int).T
    for closed in ("right", "left"):
        bins = reliability(percent / 100, right, 10, closed)
        for number in range(10):
            low, high = 10 * number, 10 * (number + 1)
            if closed == "right":
                inside = ((percent > low) | ((percent == 0) & (number == 0))) & (percent <= high)
            else:
                inside = (percent >= low) & ((percent < high) | ((percent == 100) & (number == 9)))
            assert bins.count[number] == inside.sum()
            if inside.any():
                assert bins.accuracy[number] == pytest.approx(right[inside].mean())
                assert bins.confidence[number] == pytest.approx(percent[inside].mean() / 100)
        assert 0.0 <= bins.expected_error() <= bins.largest_error() + 1e-12 <= 1.0 + 1e-12


def test_one_bin_is_the_overall_gap() -> None:
    bins = reliability([0.9, 0.8, 0.7], [1, 0, 0], 1)
    assert bins.expected_error() == pytest.approx(0.8 - 1 / 3)
    assert bins.gaps[0] < 0


@pytest.mark.parametrize("n_items", [3, 8, 16, 50])
def test_equal_mass_bins_hold_equal_numbers(n_items: int) -> None:
    rng = np.random.default_rng(n_items)
    shares = rng.random(n_items)
    bins = equal_mass_reliability(shares, rng.integers(0, 2, n_items), 5)
    assert bins.count.sum() == n_items
    assert bins.count.max() - bins.count.min() <= 1
    filled = bins.count > 0
    assert np.all(np.diff(bins.low[filled]) > 0)
    assert np.all(bins.low[filled] <= bins.confidence[filled])
