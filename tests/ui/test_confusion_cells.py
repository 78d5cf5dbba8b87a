"""The numbers of the page Confusion, and the items behind each of them, against counting."""

from __future__ import annotations

import numpy as np
import pytest

from sigdesk.core.columns import MISSING, LabelColumn
from sigdesk.model.project import Project
from sigdesk.ui.views.confusion_cells import (
    Cell,
    Matrices,
    Panel,
    cell_counts,
    matrices_of,
    pair_columns,
)
from sigdesk.ui.views.confusion_filters import (
    Who,
    cell_filter,
    gold_filter,
    predicted_filter,
    whose,
)
from tests.ui.label_projects import random_project, score_project

PANELS: tuple[Panel, ...] = ("a", "b", "difference")


@pytest.fixture
def labelled() -> Project:
    """400 items, 4 labels, some answers missing, and a slice."""
    return random_project(400, 4, seed=5, share_missing=0.08)


def _codes(project: Project) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    assert project.reference is not None
    gold = project.reference.gold
    a, b = (project.system(name).column for name in (project.system_a, project.system_b))
    assert isinstance(gold, LabelColumn)
    assert isinstance(a, LabelColumn)
    assert isinstance(b, LabelColumn)
    return gold.codes, a.codes, b.codes


def _expected(project: Project, cell: Cell, who: Who) -> set[int]:
    """The items of a cell, one by one."""
    gold, a, b = _codes(project)
    code = cell.column if cell.column < len(project.labels) else MISSING
    found = set()
    for item in project.rows().tolist():
        if gold[item] != cell.row:
            continue
        by_a, by_b = a[item] == code, b[item] == code
        inside = {
            "a": by_a,
            "b": by_b,
            "both": by_a and by_b,
            "only-a": by_a and not by_b,
            "only-b": by_b and not by_a,
            "one": by_a != by_b,
        }[who]
        if inside:
            found.add(item)
    return found


@pytest.mark.parametrize("who", [None, "a", "b", "both", "only-a", "only-b"])
@pytest.mark.parametrize("panel", PANELS)
def test_each_cell_leads_to_exactly_its_items(
    labelled: Project, panel: Panel, who: Who | None
) -> None:
    for row in range(4):
        for column in range(5):
            cell = Cell(panel, row, column)
            shown = set(np.flatnonzero(cell_filter(labelled, cell, who).mask(labelled)).tolist())
            assert shown == _expected(labelled, cell, who or whose(cell))


def test_counts_of_a_cell_are_the_sizes_of_its_sets(labelled: Project) -> None:
    matrices = matrices_of(labelled)
    for row in range(4):
        for column in range(5):
            cell = Cell("a", row, column)
            counts = cell_counts(labelled, cell)
            sizes = {
                who: len(_expected(labelled, cell, who))
                for who in ("a", "b", "both", "only-a", "only-b", "one")
            }
            assert (counts.a, counts.b, counts.both) == (sizes["a"], sizes["b"], sizes["both"])
            assert (counts.only_a, counts.only_b) == (sizes["only-a"], sizes["only-b"])
            assert counts.one == sizes["one"]
            assert matrices.a[row, column] == counts.a
            assert matrices.difference[row, column] == counts.a - counts.b


def test_a_slice_is_respected(labelled: Project) -> None:
    from sigdesk.model.project import SliceChoice

    sliced = labelled.replaced(slice=SliceChoice("genre", "news"))
    matrices = matrices_of(sliced)
    assert matrices.n_items == len(sliced.rows()) < 400
    cell = Cell("b", 1, 1)
    assert int(cell_filter(sliced, cell).mask(sliced).sum()) == matrices.b[1, 1]


def test_filters_of_labels(labelled: Project) -> None:
    gold, a, b = _codes(labelled)
    label = labelled.labels[2]
    assert (gold_filter(label).mask(labelled) == (gold == 2)).all()
    assert (predicted_filter(labelled, label, "a").mask(labelled) == (a == 2)).all()
    assert (predicted_filter(labelled, label, "b").mask(labelled) == (b == 2)).all()
    one = predicted_filter(labelled, label, "one").mask(labelled)
    assert (one == ((a == 2) != (b == 2))).all()


def test_the_reason_is_told_with_the_names(labelled: Project) -> None:
    told = str(cell_filter(labelled, Cell("difference", 0, 1)).told)
    assert told == (
        "Items with reference label-0 that exactly one of system 0 and system 1 calls label-1."
    )
    missing = str(cell_filter(labelled, Cell("a", 0, 4)).told)
    assert missing == "Items with reference label-0 that system 0 does not answer."
    right = str(cell_filter(labelled, Cell("b", 3, 3)).told)
    assert right == "Items with reference label-3 that system 1 gets right."


def test_the_column_of_missing_answers_is_there_only_when_needed() -> None:
    assert matrices_of(random_project(50, 3, seed=1)).n_columns == 3
    assert matrices_of(random_project(500, 3, seed=1, share_missing=0.2)).n_columns == 4


def test_shares() -> None:
    a = np.array([[3, 1, 0], [0, 0, 0]])
    b = np.array([[2, 2, 0], [0, 0, 0]])
    matrices = Matrices(("x", "y"), a, b)
    np.testing.assert_allclose(matrices.shares("a", "row"), [[0.75, 0.25, 0], [np.nan] * 3])
    np.testing.assert_allclose(matrices.shares("a", "counts"), matrices.shares("a", "row"))
    np.testing.assert_allclose(matrices.shares("a", "column"), [[1, 1, np.nan], [0, 0, np.nan]])
    np.testing.assert_allclose(matrices.shares("a", "overall"), [[0.75, 0.25, 0], [0, 0, 0]])
    np.testing.assert_allclose(matrices.shares("difference", "row")[0], [0.25, -0.25, 0])


def test_gain_of_a_turns_the_sign_off_the_diagonal() -> None:
    a, b = np.array([[5, 1, 0], [2, 4, 0]]), np.array([[4, 2, 0], [1, 5, 0]])
    matrices = Matrices(("x", "y"), a, b)
    assert matrices.difference.tolist() == [[1, -1, 0], [1, -1, 0]]
    assert matrices.gain_of_a().tolist() == [[1, 1, 0], [-1, -1, 0]]


def test_largest_changes_and_confusions_come_first_and_ties_keep_label_order() -> None:
    a = np.array([[9, 1, 3], [3, 5, 0], [0, 7, 0]])
    b = np.array([[9, 4, 0], [0, 5, 0], [1, 1, 1]])
    matrices = Matrices(("x", "y", "z"), np.c_[a, [0, 0, 0]], np.c_[b, [0, 0, 0]])
    changes = [(cell.row, cell.column) for cell in matrices.changes(10)]
    assert changes == [(2, 1), (0, 1), (0, 2), (1, 0), (2, 0), (2, 2)]
    assert [(cell.row, cell.column) for cell in matrices.changes(2)] == [(2, 1), (0, 1)]
    confusions = [(cell.row, cell.column) for cell in matrices.confusions("a", 10)]
    assert confusions == [(2, 1), (0, 2), (1, 0), (0, 1)]
    assert matrices.errors("a").tolist() == [4, 3, 7]


def test_scores_have_no_matrix() -> None:
    with pytest.raises(ValueError, match="labels"):
        pair_columns(score_project())
