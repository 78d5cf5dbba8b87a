"""Metrics of ordered labels, further averages over classes, and the help of all label metrics."""

from __future__ import annotations

import math

import numpy as np
import pytest

from sigdesk.core.columns import LabelColumn, encode_labels
from sigdesk.core.metrics.averages import MacroF1, WeightedF1
from sigdesk.core.metrics.base import METRICS, Metric
from sigdesk.core.metrics.class_averages import (
    FBetaAverage,
    MacroJaccard,
    MicroPrecision,
    WeightedPrecision,
)
from sigdesk.core.metrics.labels import Accuracy, LabelHammingLoss
from sigdesk.core.metrics.ordinal import MeanLevelError, WithinLevels

STARS = ("1", "2", "3", "4", "5")


def stars(texts: str) -> LabelColumn:
    return encode_labels(["" if text == "-" else text for text in texts], STARS)


def score(metric: Metric, gold: LabelColumn, answers: LabelColumn) -> float:
    return metric.score(metric.item_stats(gold, answers))


def test_distances_in_levels() -> None:
    gold, answers = stars("15324"), stars("13334")
    assert score(MeanLevelError(), gold, answers) == pytest.approx(3 / 5)
    assert score(WithinLevels(), gold, answers) == pytest.approx(4 / 5)
    assert score(WithinLevels(levels=0), gold, answers) == score(Accuracy(), gold, answers)
    assert score(WithinLevels(levels=2), gold, answers) == 1.0


def test_silence_is_farther_than_any_answer() -> None:
    gold = stars("1")
    assert score(MeanLevelError(), gold, stars("-")) == 5.0
    assert score(MeanLevelError(), gold, stars("5")) == 4.0
    assert score(WithinLevels(levels=1000), gold, stars("-")) == 0.0


def test_the_order_is_named() -> None:
    metric = MeanLevelError()
    totals = metric.item_stats(stars("12"), stars("21")).totals()
    assert "1, 2, 3, 4, 5" in str(metric.notes(totals, STARS)[0])


def simulated(seed: int) -> tuple[LabelColumn, LabelColumn]:
    rng = np.random.default_rng(seed)
    gold = rng.integers(0, 4, 60)
    answers = np.where(rng.random(60) < 0.6, gold, rng.integers(0, 3, 60))
    return tuple(LabelColumn(codes.astype(np.int32), STARS[:4]) for codes in (gold, answers))


@pytest.mark.parametrize("beta", [0.5, 2.0])
@pytest.mark.parametrize("average", ["micro", "macro", "weighted"])
def test_f_beta_is_that_of_scikit_learn(beta: float, average: str) -> None:
    from sklearn.metrics import fbeta_score

    gold, answers = simulated(1)
    theirs = fbeta_score(gold.codes, answers.codes, beta=beta, average=average, zero_division=0)
    metric = FBetaAverage(beta=beta, average=average)
    stats = metric.item_stats(gold, answers)
    assert metric.score(stats) == pytest.approx(theirs, rel=1e-12)
    exact = metric.exact_score(stats.totals().tolist())
    assert exact is not None
    assert float(exact) == pytest.approx(theirs, rel=1e-12)


def test_f1_averages_are_f_beta_of_1() -> None:
    gold, answers = simulated(2)
    for average, metric in (("macro", MacroF1()), ("weighted", WeightedF1())):
        same = FBetaAverage(beta=1.0, average=average)
        assert score(same, gold, answers) == pytest.approx(score(metric, gold, answers), rel=1e-14)


def test_further_averages_are_those_of_scikit_learn() -> None:
    from sklearn.metrics import hamming_loss, jaccard_score, precision_score

    gold, answers = simulated(3)
    pair = gold.codes, answers.codes
    expected = {
        WeightedPrecision(): precision_score(*pair, average="weighted", zero_division=0),
        MacroJaccard(): jaccard_score(*pair, average="macro", zero_division=0),
        MicroPrecision(): precision_score(*pair, average="micro"),
        LabelHammingLoss(): hamming_loss(*pair),
    }
    for metric, value in expected.items():
        stats = metric.item_stats(gold, answers)
        assert metric.score(stats) == pytest.approx(value, rel=1e-12)
        exact = metric.exact_score(stats.totals().tolist())
        assert exact is None or float(exact) == pytest.approx(value, rel=1e-12)


def test_micro_precision_leaves_silence_out() -> None:
    assert score(MicroPrecision(), stars("123"), stars("1-4")) == 0.5
    assert math.isnan(score(MicroPrecision(zero_division=math.nan), stars("1"), stars("-")))


TASKS = ("labels", "item-scores", "label-sets", "numbers", "rankings", "annotations", "runs")


@pytest.mark.parametrize(
    "kind", [k for k in METRICS.values() if k.task in TASKS and k.reads == "column"]
)
def test_every_metric_explains_itself(kind: type[Metric]) -> None:
    assert kind.formula
    assert len(kind.explanation) > 30
    assert len(kind.watch_out) > 30
    assert kind.definition
    assert kind.citation or kind.task in ("item-scores", "runs")
