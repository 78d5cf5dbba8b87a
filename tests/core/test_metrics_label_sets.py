"""Metrics of several labels an item: as scikit-learn, at their edges, and under the tests."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from sigdesk.core.columns import LabelColumn, LabelSetColumn
from sigdesk.core.metrics.base import METRICS, Metric
from sigdesk.core.metrics.label_sets.by_item import ExactSetMatch, SamplesF1, SamplesJaccard
from sigdesk.core.metrics.label_sets.pooled import HammingLoss, SetsMicroF1
from sigdesk.core.results import PairedSample
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.permutation import ExactPermutation
from sigdesk.core.significance.randomization import ApproximateRandomization

KINDS = {kind.key: kind for kind in METRICS.values() if kind.task == "label-sets"}
LABELS = ("a", "b", "c")


def column(rows: Any, missing: Any = None) -> LabelSetColumn:
    members = np.array(rows, dtype=bool)
    gaps = None if missing is None else np.array(missing, dtype=bool)
    return LabelSetColumn(members, LABELS[: members.shape[1]], gaps)


def score(metric: Metric, reference: LabelSetColumn, answers: LabelSetColumn) -> float:
    return metric.score(metric.item_stats(reference, answers))


def of_scikit_learn(gold: NDArray[Any], answers: NDArray[Any], policy: float) -> dict[str, float]:
    from sklearn import metrics

    found = {
        "sets-hamming-loss": metrics.hamming_loss(gold, answers),
        "sets-exact-match": metrics.accuracy_score(gold, answers),
    }
    for average in ("micro", "macro", "weighted", "samples"):
        p, r, f, _ = metrics.precision_recall_fscore_support(
            gold, answers, average=average, zero_division=policy
        )
        for name, value in (("precision", p), ("recall", r), ("f1", f)):
            found[f"sets-{average}-{name}"] = value
    found["sets-samples-jaccard"] = metrics.jaccard_score(
        gold, answers, average="samples", zero_division=policy
    )
    return found


tables = st.lists(
    st.tuples(
        st.lists(st.booleans(), min_size=3, max_size=3),
        st.lists(st.booleans(), min_size=3, max_size=3),
    ),
    min_size=2,
    max_size=8,
)


@settings(max_examples=60, deadline=None)
@given(tables, st.sampled_from([0.0, 1.0]))
def test_scores_are_those_of_scikit_learn(rows: list[tuple[list, list]], policy: float) -> None:
    gold, answers = (np.array(side).astype(int) for side in zip(*rows, strict=True))
    expected = of_scikit_learn(gold, answers, policy)
    for key, kind in KINDS.items():
        metric = kind(zero_division=policy) if hasattr(kind, "zero_division") else kind()
        if key in expected:
            value = score(metric, column(gold), column(answers))
            assert value == pytest.approx(expected[key], abs=1e-12), key


def test_an_item_without_labels_counts_by_the_policy() -> None:
    gold, answers = column([[0, 0, 0], [1, 0, 0]]), column([[0, 0, 0], [1, 1, 0]])
    for policy, value in ((0.0, 1 / 3), (1.0, 5 / 6), (math.nan, 2 / 3)):
        metric = SamplesF1(zero_division=policy)
        assert score(metric, gold, answers) == pytest.approx(value)
        note = str(metric.notes(metric.item_stats(gold, answers).totals())[0])
        assert "0/0) for 1 items" in note
        assert (metric.ratio(3) is None) is math.isnan(policy)
    assert SamplesF1() == SamplesF1(zero_division=0.0)


def test_a_missing_answer_is_not_an_empty_set() -> None:
    gold = column([[0, 0, 0], [1, 0, 0]])
    silent, empty = column([[0, 0, 0]] * 2, [True, True]), column([[0, 0, 0]] * 2)
    assert score(ExactSetMatch(), gold, empty) == 0.5
    assert score(ExactSetMatch(), gold, silent) == 0.0
    assert score(SamplesJaccard(zero_division=1.0), gold, empty) == 0.5
    assert score(SamplesJaccard(zero_division=1.0), gold, silent) == 0.0
    assert score(HammingLoss(), gold, silent) == pytest.approx(1 / 6)
    ignored = column([[1, 1, 1]] * 2, [True, True])
    assert score(SetsMicroF1(), gold, ignored) == 0.0


def test_pooled_metrics_have_exact_tests() -> None:
    rng = np.random.default_rng(3)
    gold, a, b = (column(rng.random((10, 3)) < 0.5) for _ in range(3))
    for key, kind in KINDS.items():
        metric = kind()
        of_a, of_b = metric.item_stats(gold, a), metric.item_stats(gold, b)
        sample = PairedSample(metric, of_a, of_b)
        exact, observed = 0, abs(sample.difference)
        dense_a, dense_b = of_a.dense(), of_b.dense()
        for pattern in range(2**10):
            moved = np.array([pattern >> item & 1 for item in range(10)], dtype=bool)[:, None]
            sums = [
                np.where(moved, x, y).sum(axis=0)
                for x, y in ((dense_b, dense_a), (dense_a, dense_b))
            ]
            difference = float(metric.aggregate(sums[0]) - metric.aggregate(sums[1]))
            exact += not abs(difference) < observed - 1e-12
        found = finish(ExactPermutation().run(sample))
        assert found.pvalue == pytest.approx(exact / 2**10, rel=1e-9), key
        sampled = finish(ApproximateRandomization(n_resamples=4_000).run(sample))
        assert sampled.pvalue == pytest.approx(exact / 2**10, abs=0.04), key


def test_a_mean_over_items_is_the_mean_of_item_values() -> None:
    rng = np.random.default_rng(5)
    gold, a = (column(rng.random((20, 3)) < 0.5) for _ in range(2))
    for kind in KINDS.values():
        metric = kind()
        if "samples" in metric.key or metric.key in ("sets-exact-match", "sets-hamming-loss"):
            stats = metric.item_stats(gold, a)
            assert metric.item_values(stats).mean() == pytest.approx(metric.score(stats))


def test_what_does_not_fit_is_refused() -> None:
    gold = column([[1, 0, 0]])
    with pytest.raises(TypeError, match="sets of labels"):
        SetsMicroF1().item_stats(None, gold)
    with pytest.raises(TypeError, match="sets of labels"):
        SetsMicroF1().item_stats(gold, LabelColumn(np.array([0], dtype=np.int32), LABELS))
    with pytest.raises(ValueError, match="different labels"):
        SetsMicroF1().item_stats(gold, column([[1, 0]]))
    with pytest.raises(ValueError, match="1 items, the output 2"):
        SetsMicroF1().item_stats(gold, column([[1, 0, 0]] * 2))
    with pytest.raises(ValueError, match="no labels"):
        SetsMicroF1().item_stats(column([[1, 0, 0]], [True]), gold)


def test_nothing_predicted_and_nothing_expected_is_told() -> None:
    gold = column([[0, 0, 0]])
    metric = SetsMicroF1()
    stats = metric.item_stats(gold, gold)
    assert metric.score(stats) == 0.0
    assert "undefined (0/0)" in str(metric.notes(stats.totals())[0])
