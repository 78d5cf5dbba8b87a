"""The table by label and the list of changes."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from sklearn.metrics import precision_recall_fscore_support

from sigdesk.core.confusion import per_class
from sigdesk.ui.models.change_list import GAIN_ROLE, ChangeListModel, ChangeRow
from sigdesk.ui.models.label_table import FIRST_SCORE, ITEMS, LABEL, LabelTableModel
from sigdesk.ui.views.confusion_cells import matrices_of
from tests.ui.label_projects import random_project

DISPLAY = Qt.ItemDataRole.DisplayRole


def _model(zero_division: float = 0.0) -> LabelTableModel:
    """Three labels: x is common, y is never predicted by A, z is not in the reference."""
    a = np.array([[6, 0, 2, 0], [3, 0, 1, 0], [0, 0, 0, 0]])
    b = np.array([[7, 1, 0, 0], [1, 3, 0, 0], [0, 0, 0, 0]])
    model = LabelTableModel()
    scores = (per_class(a, zero_division), per_class(b, zero_division))
    model.set_scores(("x", "y", "z"), ("BERT", "ESIM"), *scores)
    return model


@pytest.fixture
def model(qapp: QApplication) -> LabelTableModel:
    return _model()


def _row(model: LabelTableModel, row: int) -> list[str]:
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


def test_the_model_keeps_qt_s_rules(model: LabelTableModel) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for column in range(model.columnCount()):
        for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
            model.sort(column, order)
    model.retranslate()
    assert tester.model() is model


def test_scores_are_those_of_scikit_learn(qapp: QApplication) -> None:
    project = random_project(600, 5, seed=11)
    matrices = matrices_of(project)
    model = LabelTableModel()
    model.set_scores(project.labels, ("a", "b"), per_class(matrices.a), per_class(matrices.b))
    assert project.reference is not None
    gold = project.reference.gold
    for side, name in enumerate((project.system_a, project.system_b)):
        column = project.system(name).column
        expected = precision_recall_fscore_support(gold.codes, column.codes, labels=range(5))
        for score in range(3):
            shown = [model.value(row, FIRST_SCORE + 3 * score + side) for row in range(5)]
            np.testing.assert_allclose(shown, expected[score])
            macro = model.value(5, FIRST_SCORE + 3 * score + side)
            assert macro == pytest.approx(float(np.mean(expected[score])))
        assert [model.value(row, ITEMS) for row in range(5)] == expected[3].tolist()


def test_undefined_scores_are_dashes_with_their_reason(model: LabelTableModel) -> None:
    assert _row(model, 0)[:8] == ["x", "8", "66.7", "87.5", "−20.8", "75.0", "87.5", "−12.5"]
    assert _row(model, 1)[2] == "–"
    why = model.index(1, 2).data(Qt.ItemDataRole.ToolTipRole)
    assert why == (
        "BERT never answers y, so its precision is 0/0. It counts as 0 in the macro average."
    )
    assert _row(model, 2)[5] == "–"
    assert "reference has no z" in model.index(2, 5).data(Qt.ItemDataRole.ToolTipRole)
    assert _row(model, 1)[4] == "–"
    assert model.index(0, 2).data(Qt.ItemDataRole.ToolTipRole) is None


def test_what_zero_by_zero_counts_as_is_told(qapp: QApplication) -> None:
    for zero_division, told in (
        (1.0, "It counts as 100 in the macro average."),
        (float("nan"), "The macro average leaves it out."),
    ):
        model = _model(zero_division)
        explained = model.index(1, 2).data(Qt.ItemDataRole.ToolTipRole)
        assert explained.endswith(told)


def test_the_averages_count_zero_by_zero_as_zero_and_stay_last(model: LabelTableModel) -> None:
    last = _row(model, 3)
    assert last[LABEL] == "Macro average"
    assert last[ITEMS] == "12"
    assert last[2] == "22.2"  # (6/9 + 0/0 + 0/3) / 3
    model.sort(2, Qt.SortOrder.AscendingOrder)
    assert _row(model, 3) == last
    model.sort(2, Qt.SortOrder.DescendingOrder)
    assert _row(model, 3) == last


def test_sorting_is_stable_and_undefined_is_last(model: LabelTableModel) -> None:
    model.sort(2, Qt.SortOrder.AscendingOrder)
    assert [_row(model, row)[LABEL] for row in range(3)] == ["z", "x", "y"]
    model.sort(2, Qt.SortOrder.DescendingOrder)
    assert [_row(model, row)[LABEL] for row in range(3)] == ["x", "z", "y"]
    model.sort(ITEMS, Qt.SortOrder.DescendingOrder)
    assert [_row(model, row)[LABEL] for row in range(3)] == ["x", "y", "z"]
    assert model.row_of(2) == 2
    assert model.code_at(3) is None


def test_sorting_moves_the_selection_along(model: LabelTableModel) -> None:
    from PySide6.QtCore import QPersistentModelIndex

    chosen = QPersistentModelIndex(model.index(0, 3))
    average = QPersistentModelIndex(model.index(3, 0))
    model.sort(LABEL, Qt.SortOrder.DescendingOrder)
    assert (chosen.row(), chosen.column()) == (2, 3)
    assert average.row() == 3


def test_headings_are_complete_for_those_who_hear_them(model: LabelTableModel) -> None:
    spoken = Qt.ItemDataRole.AccessibleTextRole
    texts = [
        model.headerData(column, Qt.Orientation.Horizontal, spoken)
        for column in range(model.columnCount())
    ]
    assert len(set(texts)) == len(texts)
    assert texts[FIRST_SCORE] == "Precision, %, BERT"
    assert model.headerData(0, Qt.Orientation.Vertical, DISPLAY) is None


def test_the_list_of_changes_keeps_qt_s_rules(qapp: QApplication) -> None:
    model = ChangeListModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    rows = [ChangeRow(("x → y", "3", "5", "−2"), 0.5, "payload")]
    model.set_rows(rows, ("what", "A", "B", "A − B"))
    assert model.index(0, 3).data() == "−2"
    assert model.index(0, 3).data(GAIN_ROLE) == 0.5
    assert model.index(0, 1).data(GAIN_ROLE) is None
    assert model.payload(0) == "payload"
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.data(QModelIndex()) is None
    model.set_rows([], ("what", "A", "B", "A − B"))
    assert model.rowCount() == 0
    assert tester.model() is model
