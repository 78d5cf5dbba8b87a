"""Confusion counts and class scores against scikit-learn."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn import metrics as sk

from sigdesk.core.columns import MISSING, LabelColumn
from sigdesk.core.confusion import confusion_counts, per_class

LABELS = ("ant", "bee", "cat")
codes = st.lists(st.integers(0, 2), min_size=1, max_size=40)


def column(values: list[int]) -> LabelColumn:
    return LabelColumn(np.array(values, dtype=np.int32), LABELS)


@settings(max_examples=100, deadline=None)
@given(codes.flatmap(lambda gold: st.tuples(st.just(gold), st.permutations(gold))))
def test_counts_equal_scikit_learn(columns: tuple[list[int], list[int]]) -> None:
    gold, answers = columns
    counts = confusion_counts(column(gold), column(answers))
    assert counts.shape == (3, 4)
    assert counts.dtype == np.int64
    np.testing.assert_array_equal(
        counts[:, :3], sk.confusion_matrix(gold, answers, labels=[0, 1, 2])
    )
    assert not counts[:, 3].any()


def test_missing_answers_stand_in_the_last_column() -> None:
    counts = confusion_counts(column([0, 0, 2]), column([0, MISSING, MISSING]))
    np.testing.assert_array_equal(counts, [[1, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 1]])
    scores = per_class(counts)
    np.testing.assert_array_equal(scores.support, [2, 0, 1])
    np.testing.assert_array_equal(scores.predicted, [1, 0, 0])


@settings(max_examples=100, deadline=None)
@given(
    st.lists(st.integers(0, 12), min_size=9, max_size=9).filter(any),
    st.sampled_from([0.0, 1.0, math.nan]),
)
def test_class_scores_equal_scikit_learn(cells: list[int], policy: float) -> None:
    counts = np.array(cells).reshape(3, 3)
    gold = np.repeat(np.repeat([0, 1, 2], 3), cells)
    answers = np.repeat(np.tile([0, 1, 2], 3), cells)
    scores = per_class(counts, policy)
    precision, recall, f1, support = sk.precision_recall_fscore_support(
        gold, answers, labels=[0, 1, 2], zero_division=policy
    )
    np.testing.assert_allclose(scores.precision, precision, rtol=1e-12)
    np.testing.assert_allclose(scores.recall, recall, rtol=1e-12)
    np.testing.assert_allclose(scores.f1, f1, rtol=1e-12)
    np.testing.assert_array_equal(scores.support, support)
    for average, ours in (("macro", scores.macro()), ("weighted", scores.weighted())):
        theirs = sk.precision_recall_fscore_support(
            gold, answers, labels=[0, 1, 2], average=average, zero_division=policy
        )[:3]
        np.testing.assert_allclose(ours, theirs, rtol=1e-12)


def test_undefined_scores_are_marked() -> None:
    scores = per_class(np.array([[3, 0, 1], [0, 0, 0], [2, 0, 0]]))
    np.testing.assert_array_equal(scores.precision_undefined, [False, True, False])
    np.testing.assert_array_equal(scores.recall_undefined, [False, True, False])
    np.testing.assert_array_equal(scores.f1_undefined, [False, True, False])
    never_predicted = per_class(np.array([[4, 0], [1, 0]]))
    assert never_predicted.precision_undefined[1]
    assert not never_predicted.f1_undefined[1]


def test_no_items_have_no_averages() -> None:
    scores = per_class(np.zeros((0, 1), dtype=np.int64))
    assert math.isnan(scores.macro().f1)


def test_other_label_sets_are_refused() -> None:
    with pytest.raises(ValueError, match="different label sets"):
        confusion_counts(column([0]), LabelColumn(np.array([0], dtype=np.int32), ("ant",)))
