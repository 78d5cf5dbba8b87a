"""Scores as fractions are the scores as doubles, for every label metric that has both."""

from __future__ import annotations

import dataclasses
import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sigdesk.core.columns import LabelColumn
from sigdesk.core.metrics import METRICS
from sigdesk.core.metrics.base import Metric

LABELS = ("a", "b", "c")


def label_metrics() -> list[Metric]:
    """Every label metric with every choice of every parameter that has choices."""
    metrics = []
    for kind in METRICS.values():
        if kind.task != "labels" or kind.reads != "column":
            continue
        default = kind()
        metrics.append(default)
        names = {field.name for field in dataclasses.fields(kind)}
        if "zero_division" in names:
            metrics += [dataclasses.replace(default, zero_division=z) for z in (1.0, math.nan)]
        if kind.key == "macro-f1":
            metrics.append(dataclasses.replace(default, average="means"))
        if kind.key == "balanced-accuracy":
            metrics.append(dataclasses.replace(default, adjusted=True))
        if kind.key == "kappa":
            metrics += [dataclasses.replace(default, weights=w) for w in ("linear", "quadratic")]
    return metrics


def exact(metric: Metric, totals: list[int]) -> Fraction | None:
    """The fraction from `Metric.ratio` or `Metric.exact_score`."""
    ratio = metric.ratio(len(totals))
    if ratio is None:
        return metric.exact_score(totals)
    numerator = sum(w * t for w, t in zip(ratio.numerator, totals, strict=True))
    denominator = sum(w * t for w, t in zip(ratio.denominator, totals, strict=True))
    return Fraction(numerator, denominator * ratio.divisor) if denominator else None


@pytest.mark.parametrize("metric", label_metrics(), ids=lambda metric: metric.signature())
@settings(max_examples=40)
@given(
    st.lists(st.tuples(st.integers(0, 2), st.integers(-1, 2)), min_size=1, max_size=12),
)
def test_fraction_equals_double(metric: Metric, items: list[tuple[int, int]]) -> None:
    gold, output = (
        LabelColumn(np.array(codes, dtype=np.int32), LABELS) for codes in zip(*items, strict=True)
    )
    totals = metric.item_stats(gold, output).totals()
    score, fraction = float(metric.aggregate(totals)), exact(metric, totals.tolist())
    if fraction is not None:
        assert score == pytest.approx(float(fraction), rel=1e-13, abs=1e-15)
    elif metric.key != "mcc" and metric.ratio(len(totals)) is None:
        assert math.isnan(score)


def test_every_metric_but_the_irrational_one_is_exact() -> None:
    totals_of = {}
    gold = LabelColumn(np.array([0, 0, 1, 1, 2], dtype=np.int32), LABELS)
    output = LabelColumn(np.array([0, 1, 1, 2, 2], dtype=np.int32), LABELS)
    for metric in label_metrics():
        totals_of[metric] = metric.item_stats(gold, output).totals().tolist()
    irrational = {metric.key for metric, t in totals_of.items() if exact(metric, t) is None}
    assert irrational == {"mcc"}
