"""Metrics of class scores against scikit-learn and against the plain functions."""

import numpy as np
import pytest
from sklearn.metrics import average_precision_score, log_loss, roc_auc_score

import sigdesk.core.metrics
import sigdesk.core.significance  # noqa: F401
from sigdesk.core.columns import ClassScores, LabelColumn
from sigdesk.core.metrics.calibration import brier_score, multiclass_brier_score, reliability
from sigdesk.core.metrics.scored_classes import (
    AreaUnderRoc,
    AveragePrecisionScore,
    BrierScore,
    CalibrationError,
    LogLoss,
    MacroAuc,
)


def sample(n, k, seed, places=2):
    random = np.random.default_rng(seed)
    codes = random.integers(0, k, n)
    codes[:k] = np.arange(k)
    raw = random.random((n, k)) + 0.8 * (codes[:, None] == np.arange(k))
    table = np.round(raw / raw.sum(axis=1, keepdims=True), places)
    table[:, -1] = 1 - table[:, :-1].sum(axis=1)
    labels = tuple("abcdefgh"[:k])
    return LabelColumn(codes.astype(np.int32), labels), ClassScores(table, labels)


def score(metric, gold, scores):
    return metric.score(metric.item_stats(gold, scores))


@pytest.mark.parametrize("seed", range(5))
def test_areas_of_two_classes_are_those_of_scikit_learn(seed):
    gold, scores = sample(80, 2, seed, places=1)
    truth, values = gold.codes == 1, scores.of("b")
    assert score(AreaUnderRoc("b"), gold, scores) == pytest.approx(roc_auc_score(truth, values))
    assert score(AreaUnderRoc("a"), gold, scores) == pytest.approx(
        roc_auc_score(~truth, scores.of("a"))
    )
    assert score(AveragePrecisionScore("b"), gold, scores) == pytest.approx(
        average_precision_score(truth, values)
    )


@pytest.mark.parametrize(
    ("pairing", "theirs", "weighted"),
    [
        ("one-vs-rest", "ovr", False),
        ("one-vs-rest", "ovr", True),
        ("one-vs-one", "ovo", False),
        ("one-vs-one", "ovo", True),
    ],
)
def test_mean_areas_are_those_of_scikit_learn(pairing, theirs, weighted):
    gold, scores = sample(120, 4, 3)
    average = "weighted" if weighted else "macro"
    expected = roc_auc_score(gold.codes, scores.values, multi_class=theirs, average=average)
    assert score(MacroAuc(pairing, weighted), gold, scores) == pytest.approx(expected)


def test_losses():
    gold, scores = sample(100, 3, 1)
    values = np.clip(scores.values, 1e-6, 1)
    scores = ClassScores(values, scores.labels)
    expected = -np.log(values[np.arange(100), gold.codes]).mean()
    assert score(LogLoss(), gold, scores) == pytest.approx(expected)
    normal = ClassScores(values / values.sum(axis=1, keepdims=True), scores.labels)
    assert score(LogLoss(), gold, normal) == pytest.approx(log_loss(gold.codes, normal.values))
    assert score(BrierScore(), gold, scores) == pytest.approx(
        multiclass_brier_score(gold.codes, values)
    )
    two, of_two = sample(100, 2, 1)
    assert score(BrierScore(), two, of_two) == pytest.approx(
        brier_score(two.codes == 1, of_two.of("b"))
    )


def test_a_right_class_with_probability_0_makes_the_loss_infinite_and_says_so():
    gold = LabelColumn(np.array([0, 1], dtype=np.int32), ("a", "b"))
    scores = ClassScores(np.array([[1.0, 0.0], [1.0, 0.0]]), ("a", "b"))
    stats = LogLoss().item_stats(gold, scores)
    assert LogLoss().score(stats) == np.inf
    assert "infinite" in str(LogLoss().notes(stats.totals())[0])


@pytest.mark.parametrize("bins", [5, 10, 15])
def test_calibration_error_is_that_of_the_reliability_diagram(bins):
    gold, scores = sample(300, 3, 2)
    answer = scores.values.argmax(axis=1)
    confidence = scores.values.max(axis=1)
    expected = reliability(confidence, answer == gold.codes, bins).expected_error()
    assert score(CalibrationError(bins), gold, scores) == pytest.approx(expected)


@pytest.mark.parametrize("metric", [AreaUnderRoc("b"), AveragePrecisionScore("b"), MacroAuc()])
def test_weights_count_as_repeated_items(metric):
    gold, scores = sample(40, 2, 7, places=1)
    stats = metric.item_stats(gold, scores)
    random = np.random.default_rng(1)
    kernel = metric.kernel(stats.rows)
    for _ in range(10):
        weights = random.integers(0, 4, len(stats.rows))
        items = np.concatenate(
            [np.repeat(np.flatnonzero(stats.index == row)[:1], w) for row, w in enumerate(weights)]
        )
        repeated = score(metric, gold.take(items), scores.take(items))
        assert kernel(weights[None])[0] == pytest.approx(repeated)


def test_scores_that_are_no_probabilities_are_refused_by_losses():
    gold, scores = sample(10, 2, 1)
    with pytest.raises(ValueError, match="needs probabilities"):
        BrierScore().item_stats(gold, ClassScores(scores.values, scores.labels, "score"))


def test_delong_as_a_procedure_gives_the_comparison_of_the_areas():
    from sigdesk.core.metrics.one_class import F1
    from sigdesk.core.results import PairedSample
    from sigdesk.core.significance.base import finish
    from sigdesk.core.significance.delong import compare_auc
    from sigdesk.core.significance.delong_test import DeLong

    gold, a = sample(60, 2, 5)
    _, b = sample(60, 2, 6)
    metric = AreaUnderRoc("b")
    paired = PairedSample(metric, metric.item_stats(gold, a), metric.item_stats(gold, b))
    result = finish(DeLong("less").run(paired))
    expected = compare_auc(gold.codes == 1, a.of("b"), b.of("b"))
    assert result.pvalue == pytest.approx(np.exp(expected.log_pvalue("less")))
    assert result.observed == pytest.approx(paired.difference)
    assert result.signature == "delong|alt:less|conf:0.95"
    f1 = F1("b")
    answers = LabelColumn(a.values.argmax(axis=1).astype(np.int32), gold.labels)
    stats = f1.item_stats(gold, answers)
    assert "areas under ROC" in str(DeLong().unsuitable(PairedSample(f1, stats, stats)))


def test_delong_says_when_there_is_no_variance():
    from sigdesk.core.results import PairedSample
    from sigdesk.core.significance.delong_test import DeLong

    gold = LabelColumn(np.array([0, 1, 1], dtype=np.int32), ("a", "b"))
    rising = ClassScores(np.array([[0.9, 0.1], [0.5, 0.5], [0.1, 0.9]]), ("a", "b"))
    falling = ClassScores(rising.values[::-1].copy(), ("a", "b"))
    metric = AreaUnderRoc("b")
    paired = PairedSample(metric, metric.item_stats(gold, rising), metric.item_stats(gold, falling))
    assert "variance" in str(DeLong().unsuitable(paired))
