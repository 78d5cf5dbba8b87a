"""ROC and precision–recall curves against scikit-learn, fractions and numeric integration."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn.metrics import (
    average_precision_score,
    f1_score,
    precision_recall_curve,
    roc_curve,
)

from sigdesk.core.metrics.auc import auc
from sigdesk.core.metrics.curves import ThresholdCurve

items = st.lists(st.tuples(st.booleans(), st.integers(0, 8)), min_size=2, max_size=20).filter(
    lambda rows: 0 < sum(row[0] for row in rows) < len(rows)
)


def columns(rows: list[Any]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    truth, scores = zip(*rows, strict=True)
    return np.array(truth), np.array(scores) / 10


@settings(max_examples=100, deadline=None)
@given(items)
def test_points_are_those_of_scikit_learn(rows: list[Any]) -> None:
    truth, scores = columns(rows)
    curve = ThresholdCurve.of(truth, scores)
    fpr, tpr, thresholds = roc_curve(truth, scores, drop_intermediate=False)
    found = curve.roc_points()
    assert found[0].tolist() == thresholds.tolist()
    assert found[1] == pytest.approx(fpr)
    assert found[2] == pytest.approx(tpr)
    precision, recall, _ = precision_recall_curve(truth, scores)
    assert curve.precision[::-1] == pytest.approx(precision[:-1])
    assert curve.recall[::-1] == pytest.approx(recall[:-1])
    assert curve.area() == pytest.approx(average_precision_score(truth, scores))


@settings(max_examples=100, deadline=None)
@given(items)
def test_corners_give_the_same_curve_and_area(rows: list[Any]) -> None:
    truth, scores = columns(rows)
    curve = ThresholdCurve.of(truth, scores)
    _, x, y = curve.roc_points()
    corners = curve.roc_corners()
    assert corners[0] == 0
    assert corners[-1] == len(x) - 1
    area = float(np.trapezoid(y[corners], x[corners]))
    assert area == pytest.approx(auc(truth, scores), rel=1e-12)
    kept = list(zip(x[corners], y[corners], strict=True))
    for first, middle, last in zip(kept, kept[1:], kept[2:], strict=False):
        bend = (middle[0] - first[0]) * (last[1] - middle[1])
        bend -= (last[0] - middle[0]) * (middle[1] - first[1])
        assert bend != 0


@settings(max_examples=60, deadline=None)
@given(items)
def test_davis_goadrich_area_by_numeric_integration(rows: list[Any]) -> None:
    curve = ThresholdCurve.of(*columns(rows))
    true = np.concatenate([[0], curve.true_positive]).astype(float)
    false = np.concatenate([[0], curve.false_positive]).astype(float)
    area = 0.0
    for t0, t1, f0, f1 in zip(true, true[1:], false, false[1:], strict=False):
        if t1 > t0:
            nodes, weights = np.polynomial.legendre.leggauss(60)
            t = t0 + (t1 - t0) * (nodes + 1) / 2
            f = f0 + (f1 - f0) * (t - t0) / (t1 - t0)
            area += float(weights @ (t / (t + f))) / 2 * (t1 - t0)
    assert curve.area("davis-goadrich") == pytest.approx(area / curve.n_positive, rel=1e-6)


@settings(max_examples=60, deadline=None)
@given(items)
def test_definitions_of_average_precision_are_ordered(rows: list[Any]) -> None:
    curve = ThresholdCurve.of(*columns(rows))
    assert curve.area("interpolated") >= curve.area("step") - 1e-12
    for definition in ("step", "trapezoid", "interpolated", "11-point", "davis-goadrich"):
        assert 0.0 < curve.area(definition) <= 1.0 + 1e-12


@settings(max_examples=60, deadline=None)
@given(items, st.integers(0, 10), st.integers(0, 10))
def test_demands_are_met_by_the_best_threshold(rows: list[Any], recall: int, share: int) -> None:
    curve = ThresholdCurve.of(*columns(rows))
    points = [
        (Fraction(int(t), int(t + f)), Fraction(int(t), curve.n_positive))
        for t, f in zip(curve.true_positive, curve.false_positive, strict=True)
    ]
    best = max(p for p, r in points if r >= Fraction(recall, 10))
    assert curve.precision_at_recall(recall / 10) == pytest.approx(float(best))
    reached = [r for p, r in points if p >= Fraction(share, 10)]
    assert curve.recall_at_precision(share / 10) == pytest.approx(float(max(reached, default=0)))


@settings(max_examples=60, deadline=None)
@given(items, st.integers(-1, 10))
def test_any_threshold_counts_what_is_at_least_as_high(rows: list[Any], tenths: int) -> None:
    truth, scores = columns(rows)
    curve, predicted = ThresholdCurve.of(truth, scores), scores >= tenths / 10
    assert curve.at(tenths / 10) == ((predicted & truth).sum(), (predicted & ~truth).sum())
    assert curve.accuracy(tenths / 10) == pytest.approx(np.mean(predicted == truth))


def test_costs_and_f_scores_of_every_threshold() -> None:
    truth = np.array([1, 1, 0, 1, 0, 0], dtype=bool)
    scores = np.array([0.9, 0.8, 0.7, 0.4, 0.4, 0.1])
    curve = ThresholdCurve.of(truth, scores)
    assert curve.thresholds.tolist() == [0.9, 0.8, 0.7, 0.4, 0.1]
    assert curve.costs(false_positive=1, false_negative=10).tolist() == [20, 10, 11, 2, 3]
    expected = [f1_score(truth, scores >= threshold) for threshold in curve.thresholds]
    assert curve.f_scores() == pytest.approx(expected)


def test_youden_is_not_negative_for_a_ranking_turned_over() -> None:
    curve = ThresholdCurve.of([0, 0, 1, 1], [4, 3, 2, 1])
    assert curve.youden_j() == 0.0
    assert curve.kolmogorov_smirnov() == 1.0
