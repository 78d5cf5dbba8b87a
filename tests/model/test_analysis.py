"""Samples, scores and counts of a project."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn.metrics import accuracy_score, f1_score

from sigdesk.core.columns import MISSING
from sigdesk.model.analysis import (
    Agreement,
    agreement,
    class_distribution,
    identical,
    outcome,
    rows_of,
    sample_of,
    score_table,
)
from sigdesk.model.project import SliceChoice
from tests.model.projects import label_project, outcome_project, score_project

GOLD = ["a", "b", "a", "c", "b", "a"]
A = ["a", "b", "b", "c", "", "a"]
B = ["a", "a", "a", "c", "b", "b"]


@pytest.fixture
def project():
    return label_project(GOLD, {"A": A, "B": B}, {"genre": ["x", "y", "x", "y", "x", "y"]})


def table(project, metrics=None):
    return list(score_table(project, metrics))[-1]


def test_a_missing_answer_stays_and_is_wrong(project):
    sample = sample_of(project, "A", "B")
    assert sample.n_items == 6
    assert sample.scores() == pytest.approx((4 / 6, 4 / 6))
    assert agreement(project, "A", "B") == Agreement(2, 2, 2, 0)


def test_a_slice_and_excluded_items_leave_the_rest(project):
    sliced = project.replaced(slice=SliceChoice("genre", "x"))
    assert sample_of(sliced, "A", "B").n_items == 3
    assert sample_of(sliced, "A", "B").scores() == pytest.approx((1 / 3, 1.0))
    excluded = project.replaced(excluded=np.array([False, False, True, False, True, False]))
    assert sample_of(excluded, "A", "B").scores() == pytest.approx((1.0, 0.5))
    assert outcome(excluded, "A", "B").tolist() == [0, 1, -1, 0, -1, 1]


def test_an_item_without_gold_label_is_not_judged():
    project = label_project(["a", "", "b"], {"A": ["a", "a", "a"], "B": ["a", "b", "b"]})
    assert project.reference.gold.codes[1] == MISSING
    assert project.rows().tolist() == [0, 2]
    assert sample_of(project, "A", "B").scores() == (0.5, 1.0)
    assert outcome(project, "A", "B").tolist() == [0, -1, 2]


def test_scores_agree_with_scikit_learn(project):
    rows = {(row.system, row.metric.key): row for row in table(project)}
    for name, answers in (("A", A), ("B", B)):
        assert rows[name, "accuracy"].score == pytest.approx(accuracy_score(GOLD, answers))
        macro = f1_score(GOLD, answers, labels=["a", "b", "c"], average="macro", zero_division=0)
        assert rows[name, "macro-f1"].score == pytest.approx(macro)


def test_the_table_comes_first_without_intervals(project):
    running = score_table(project)
    first = next(running)
    assert all(row.interval is None for row in first)
    last = table(project)
    assert [row.score for row in last] == [row.score for row in first]
    for row in last:
        assert row.interval.of == "score"
        assert row.interval.low <= row.score <= row.interval.high


def test_tied_systems_are_all_best(project):
    accuracy = [row for row in table(project) if row.metric.key == "accuracy"]
    assert [row.best for row in accuracy] == [True, True]


def test_a_system_alone_is_not_called_best():
    project = label_project(["a", "b"], {"A": ["a", "a"]})
    assert not any(row.best for row in table(project))


def test_without_items_a_score_is_undefined_and_nothing_breaks(project):
    empty = project.replaced(excluded=np.ones(6, dtype=bool))
    assert all(math.isnan(row.score) and row.interval is None for row in table(empty))
    assert agreement(empty, "A", "B").n_items == 0


def test_missing_scores_are_left_out_in_pairs():
    project = score_project([0.5, None, 0.7, 0.9, None], [0.4, 0.6, None, 0.8, None])
    assert rows_of(project, "A", "B").tolist() == [0, 3]
    assert sample_of(project, "A", "B").scores() == pytest.approx((0.7, 0.6))
    n_items = {row.system: row.n_items for row in table(project)}
    assert n_items == {"A": 3, "B": 3}
    assert agreement(project, "A", "B") == Agreement(0, 2, 0, 0)


def test_scores_with_other_numbers_of_decimals_compare_exactly():
    project = score_project([0.7, 0.25], [0.7, 0.2], places=2)
    coarse = score_project([0.7, 0.2], [0.7, 0.2], places=1)
    mixed = project.replaced(systems=(project.systems[0], coarse.systems[1]))
    assert agreement(mixed, "A", "B") == Agreement(both_right=1, only_a=1, only_b=0, neither=0)
    assert sample_of(mixed, "A", "B").difference == pytest.approx(0.025)


def test_identical_looks_at_answers_not_at_scores():
    assert identical(outcome_project(5, 0, 0, 2), "BERT", "CNN")
    swapped = label_project(["a", "b"], {"A": ["b", "b"], "B": ["c", "b"]})
    assert not identical(swapped, "A", "B")
    assert identical(score_project([0.5, None], [0.5, None]), "A", "B")
    assert not identical(score_project([0.5, None], [0.5, 0.1]), "A", "B")


def test_the_class_distribution_counts_missing_answers_last(project):
    counts = class_distribution(project)
    assert [(one.label, one.gold, one.systems) for one in counts] == [
        ("a", 3, (2, 3)),
        ("b", 2, (2, 2)),
        ("c", 1, (1, 1)),
        ("", 0, (1, 0)),
    ]


@settings(max_examples=30, deadline=None)
@given(st.lists(st.tuples(*[st.sampled_from("abc")] * 3), min_size=1, max_size=30))
def test_counts_of_who_is_right_add_up(items):
    gold, a, b = (list(column) for column in zip(*items, strict=True))
    project = label_project(gold, {"A": a, "B": b}, labels="abc")
    counts = agreement(project, "A", "B")
    assert counts.n_items == len(items)
    score_a, score_b = sample_of(project, "A", "B").scores()
    assert counts.only_a - counts.only_b == round((score_a - score_b) * len(items))
    mirrored = agreement(project, "B", "A")
    assert (mirrored.only_a, mirrored.only_b) == (counts.only_b, counts.only_a)
