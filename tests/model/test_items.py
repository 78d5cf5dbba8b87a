"""Filters lead to exactly the items behind a number."""

from __future__ import annotations

import numpy as np
import pytest

from sigdesk.core.columns import LabelColumn
from sigdesk.core.confusion import confusion_counts
from sigdesk.model.analysis import agreement
from sigdesk.model.items import ItemFilter
from sigdesk.model.project import SliceChoice
from tests.model.projects import label_project, outcome_project, score_project


@pytest.fixture
def project():
    return label_project(
        ["a", "b", "a", "c"],
        {"A": ["a", "a", "", "b"], "B": ["a", "b", "a", "a"]},
        {"text": ["First one", "second", "FIRST again", "last"], "genre": list("xyxy")},
    )


def rows(project, **conditions):
    return np.flatnonzero(ItemFilter(**conditions).mask(project)).tolist()


def test_an_empty_filter_shows_what_is_in_play(project):
    assert ItemFilter().is_empty
    assert rows(project) == [0, 1, 2, 3]
    assert rows(project.replaced(excluded=np.array([True, False, False, False]))) == [1, 2, 3]
    assert rows(project.replaced(slice=SliceChoice("genre", "x"))) == [0, 2]


def test_each_count_of_who_is_right_leads_to_as_many_items():
    project = outcome_project(9, 5, 3, 2)
    counts = agreement(project, "BERT", "CNN")
    assert len(rows(project, agreement="both-right")) == counts.both_right
    assert len(rows(project, agreement="only-a")) == counts.only_a
    assert len(rows(project, agreement="only-b")) == counts.only_b
    assert len(rows(project, agreement="neither")) == counts.neither


def test_each_cell_of_a_matrix_leads_to_as_many_items(project):
    gold, column = project.reference.gold, project.system("A").column
    assert isinstance(column, LabelColumn)
    counts = confusion_counts(gold, column)
    for i, reference in enumerate(gold.labels):
        for j, predicted in enumerate([*gold.labels, ""]):
            shown = rows(project, gold=reference, predicted_a=predicted)
            assert len(shown) == counts[i, j]


def test_differing_answers_need_not_differ_in_being_right(project):
    assert rows(project, agreement="differ") == [1, 2, 3]


def test_a_label_that_does_not_exist_has_no_items(project):
    assert rows(project, gold="z") == []


def test_text_is_found_in_metadata_ids_and_answers_whatever_its_case(project):
    assert rows(project, text="first") == [0, 2]
    assert rows(project, text="Q4") == [3]
    assert rows(project, text="nowhere") == []
    assert rows(project, text="first", agreement="only-b") == [2]


def test_item_scores_filter_by_who_scores_higher():
    project = score_project([0.5, 0.2, 0.7, None], [0.5, 0.3, 0.1, 0.2])
    assert rows(project, agreement="both-right") == [0]
    assert rows(project, agreement="only-a") == [2]
    assert rows(project, agreement="only-b") == [1]
    assert rows(project, agreement="differ") == [1, 2]
    assert rows(project, agreement="neither") == []
    assert rows(project, gold="a") == []
