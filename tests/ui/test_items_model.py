"""The table of items: Qt's rules, texts, filters, stable sorting, a million rows."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from sigdesk.core.columns import LabelColumn
from sigdesk.model.item_columns import MISSING_KEY, LabelItems, TextItems, item_columns
from sigdesk.model.project import Project
from sigdesk.ui.models.item_table import RIGHT_ROLE, ItemTableModel
from sigdesk.ui.numbers import MINUS
from tests.ui.label_projects import random_project, score_project

UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


def _drained(steps: Generator[Any, None, Any]) -> Any:
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            return stop.value


def _model(project: Project) -> ItemTableModel:
    model = ItemTableModel()
    model.set_columns(item_columns(project))
    # What the page does: give the keys that the model asks for.
    model.keys_wanted.connect(
        lambda column: model.set_keys(column, _drained(model.columns[column].keys()))
    )
    model.set_items(project.rows())
    return model


@pytest.fixture
def labelled() -> Project:
    return random_project(300, 3, seed=8, share_missing=0.1)


@pytest.fixture
def model(qapp: QApplication, labelled: Project) -> ItemTableModel:
    return _model(labelled)


def _row(model: ItemTableModel, row: int) -> list[str]:
    return [model.index(row, column).data() for column in range(model.columnCount())]


def test_the_model_keeps_qt_s_rules(model: ItemTableModel, labelled: Project) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for column in range(model.columnCount()):
        model.sort(column, UP)
        model.sort(column, DOWN)
    model.set_items(np.arange(0, 300, 7))
    model.sort(-1)
    model.set_items(np.empty(0, dtype=np.intp))
    model.retranslate()
    model.set_columns(item_columns(labelled.replaced(system_a="system 2")))
    assert tester.model() is model


def test_columns_begin_with_id_reference_and_the_pair(labelled: Project) -> None:
    swapped = labelled.replaced(system_a="system 2", system_b="system 0")
    names = [(column.kind, column.name) for column in item_columns(swapped)]
    assert names == [
        ("id", ""),
        ("reference", ""),
        ("answer", "system 2"),
        ("answer", "system 0"),
        ("answer", "system 1"),
        ("text", "sentence"),
        ("text", "genre"),
    ]
    assert [column.position for column in item_columns(swapped)][2:5] == [2, 0, 1]


def test_answers_are_right_wrong_or_missing(model: ItemTableModel, labelled: Project) -> None:
    assert labelled.reference is not None
    gold = labelled.reference.gold
    a = labelled.system("system 0").column
    assert isinstance(gold, LabelColumn)
    assert isinstance(a, LabelColumn)
    for row in range(300):
        index = model.index(row, 2)
        right = bool(a.codes[row] == gold.codes[row])
        assert index.data(RIGHT_ROLE) is right
        shown = a.labels[a.codes[row]] if a.codes[row] >= 0 else "no answer"
        assert index.data() == shown
        spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken == f"{shown}, {'right' if right else 'wrong'}"
    assert model.index(0, 1).data(RIGHT_ROLE) is None
    assert model.index(0, 0).data(Qt.ItemDataRole.EditRole) is None


def test_scores_are_exact_with_their_difference(qapp: QApplication) -> None:
    model = _model(score_project())
    assert _row(model, 0) == ["1", "0.7", "0.40", "+0.30"]
    assert _row(model, 1) == ["2", "0.6", "0.60", "0.00"]
    assert _row(model, 2) == ["3", f"{MINUS}0.5", f"{MINUS}0.50", "0.00"]
    assert _row(model, 4) == ["5", "0.3", "–", "–"]
    assert _row(model, 5) == ["6", "0.3", "0.31", f"{MINUS}0.01"]
    model.sort(3, UP)
    assert [row[0] for row in (_row(model, row) for row in range(6))] == list("623415")
    model.sort(3, DOWN)
    assert [row[0] for row in (_row(model, row) for row in range(6))] == list("142365")


@pytest.mark.parametrize("order", [UP, DOWN])
def test_sorting_is_stable(model: ItemTableModel, labelled: Project, order: Qt.SortOrder) -> None:
    subset = np.flatnonzero(np.random.default_rng(1).random(300) < 0.6)
    model.set_items(subset)
    for column in range(1, model.columnCount()):
        model.sort(column, order)
        keys = _drained(model.columns[column].keys())
        groups: dict[int, list[int]] = {}
        for item in model.items.tolist():
            groups.setdefault(int(keys[item]), []).append(item)
        seen = list(groups)
        known = [key for key in seen if key != MISSING_KEY]
        assert known == sorted(known, reverse=order == DOWN)
        assert MISSING_KEY not in seen[:-1]
        assert all(items == sorted(items) for items in groups.values())
        assert sorted(model.items.tolist()) == subset.tolist()
    model.sort(-1)
    assert model.items.tolist() == subset.tolist()


def test_ids_sort_as_people_count(model: ItemTableModel) -> None:
    model.sort(0, UP)
    ids = [model.index(row, 0).data() for row in (0, 9, 10, 299)]
    assert ids == ["ex0", "ex9", "ex10", "ex299"]


def test_a_filter_keeps_the_order_and_a_sort_keeps_the_current_row(model: ItemTableModel) -> None:
    chosen = QPersistentModelIndex(model.index(17, 0))
    text = chosen.data()
    model.sort(2, DOWN)
    assert chosen.data() == text
    assert model.row_of(17) == chosen.row()
    model.set_items(np.arange(0, 300, 2))
    labels = [model.index(row, 2).data() for row in range(model.rowCount())]
    known = [label for label in labels if label != "no answer"]
    assert known == sorted(known, reverse=True)
    assert labels == known + ["no answer"] * (len(labels) - len(known))
    assert model.row_of(17) is None


def test_keys_that_come_late_sort_then(qapp: QApplication, labelled: Project) -> None:
    model = ItemTableModel()
    model.set_columns(item_columns(labelled))
    model.set_items(labelled.rows())
    asked: list[int] = []
    model.keys_wanted.connect(asked.append)
    model.sort(5, UP)
    assert asked == [5]
    assert model.items.tolist() == list(range(300))
    model.set_keys(5, _drained(model.columns[5].keys()))
    sentences = [model.index(row, 5).data().casefold() for row in range(300)]
    assert sentences[0].startswith("a a")
    model.sort(5, DOWN)
    assert asked == [5]


def test_keys_of_labels_may_be_few_or_far_apart(qapp: QApplication, labelled: Project) -> None:
    model = _model(labelled)
    column = model.columns[2]
    assert isinstance(column, LabelItems)
    model.sort(2, DOWN)
    with_short_keys = model.items.copy()
    codes = column.column.codes.astype(np.int64)
    far = np.where(codes >= 0, codes * 10**12, MISSING_KEY)
    model.set_keys(2, far)
    np.testing.assert_array_equal(model.items, with_short_keys)


def test_long_texts_are_cut_and_lines_joined(qapp: QApplication) -> None:
    texts = np.array(["one\ntwo\r\nthree", "x" * 1000], dtype=object)
    model = ItemTableModel()
    model.set_columns([TextItems("text", "review", None, texts)])
    model.set_items(np.arange(2))
    assert model.index(0, 0).data() == "one two  three"
    assert model.index(1, 0).data() == "x" * 300 + "…"
    assert model.columns[0].text(1) == "x" * 1000


def test_a_million_rows_are_shown_filtered_and_sorted(qapp: QApplication) -> None:
    n_items = 1_000_000
    random = np.random.default_rng(0)
    labels = ("x", "y", "z")
    gold = LabelColumn(random.integers(0, 3, n_items).astype(np.int32), labels)
    ids = np.empty(n_items, dtype=object)
    ids[:] = "id"
    model = ItemTableModel()
    model.set_columns(
        [TextItems("id", "", None, ids), LabelItems("reference", "", None, gold, None)]
    )
    asked: list[int] = []
    original = model.data

    def counted(index: Any, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        asked.append(role)
        return original(index, role)

    model.data = counted  # type: ignore[method-assign]
    model.set_items(np.arange(n_items))
    model.set_keys(1, _drained(model.columns[1].keys()))
    model.sort(1, DOWN)
    model.set_items(np.flatnonzero(gold.codes != 1))
    assert model.rowCount() == int((gold.codes != 1).sum())
    assert asked == []
    assert model.index(0, 1).data() == "z"
    assert model.index(model.rowCount() - 1, 1).data() == "x"
