"""The page Items in the window: filters against counting, search, reading, taking out."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

import sigdesk.ui.views.items_work as items_work
from sigdesk.core.columns import LabelColumn
from sigdesk.core.messages import Message
from sigdesk.model.items import ItemFilter
from sigdesk.model.project import Project, SliceChoice
from sigdesk.ui.appearance import Appearance
from sigdesk.ui.session import Session
from sigdesk.ui.views.confusion_cells import Cell
from sigdesk.ui.views.confusion_filters import cell_filter
from sigdesk.ui.views.items import ItemsPage
from tests.ui.label_projects import random_project, score_project


@pytest.fixture
def page(qtbot, session: Session, appearance: Appearance, project: Project) -> ItemsPage:
    """The page alone, shown, of the made-up document."""
    return _shown(qtbot, session, project)


def _shown(qtbot, session: Session, project: Project) -> ItemsPage:
    session.apply(project, "Open files")
    page = ItemsPage(session)
    qtbot.addWidget(page)
    page.resize(788, 720)
    with qtbot.waitExposed(page):
        page.show()
    page.refresh()
    return page


def _codes(project: Project) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    assert project.reference is not None
    columns = (
        project.reference.gold,
        project.system(project.system_a).column,
        project.system(project.system_b).column,
    )
    gold, a, b = (column.codes for column in columns if isinstance(column, LabelColumn))
    return gold, a, b


def _choose(page: ItemsPage, field: str, data: str) -> None:
    """As a user chooses from a list."""
    bar = page.filter_bar
    box = bar.agreement if field == "agreement" else bar.labels[field]
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


def test_all_items_are_shown_at_first(page: ItemsPage) -> None:
    assert page.model.rowCount() == 240
    assert page._heading.text() == "240 items"
    assert not page._told.isVisibleTo(page)
    assert page.table.currentIndex().row() == 0


@pytest.mark.parametrize("pattern", ["both-right", "only-a", "only-b", "neither", "differ"])
def test_agreement_patterns_show_what_counting_finds(page: ItemsPage, pattern: str) -> None:
    _choose(page, "agreement", pattern)
    gold, a, b = _codes(page.session.project)
    right_a, right_b = a == gold, b == gold
    expected = {
        "both-right": right_a & right_b,
        "only-a": right_a & ~right_b,
        "only-b": right_b & ~right_a,
        "neither": ~right_a & ~right_b,
        "differ": a != b,
    }[pattern]
    np.testing.assert_array_equal(page.model.items, np.flatnonzero(expected))
    n = int(expected.sum())
    assert page._heading.text() == f"{n} of 240 items"


def test_conditions_are_joined_and_taken_back(page: ItemsPage, session: Session) -> None:
    gold, a, b = _codes(session.project)
    labels = session.project.labels
    _choose(page, "gold", "=" + labels[1])
    _choose(page, "predicted_a", "=" + labels[2])
    np.testing.assert_array_equal(page.model.items, np.flatnonzero((gold == 1) & (a == 2)))
    _choose(page, "predicted_b", "=" + labels[2])
    expected = (gold == 1) & (a == 2) & (b == 2)
    np.testing.assert_array_equal(page.model.items, np.flatnonzero(expected))
    _choose(page, "gold", "any")
    np.testing.assert_array_equal(page.model.items, np.flatnonzero((a == 2) & (b == 2)))
    page.filter_bar.clear.click()
    assert page.model.rowCount() == 240
    assert not page.filter_bar.clear.isVisibleTo(page)


def test_text_is_searched_after_a_pause(qtbot, page: ItemsPage) -> None:
    QTest.keyClicks(page.filter_bar.search, "SENTENCE 12")
    qtbot.waitUntil(lambda: page.model.rowCount() < 240, timeout=5_000)
    sentences = [page.model.columns[-1].text(item) for item in range(240)]
    expected = [item for item, text in enumerate(sentences) if "sentence 12" in text.casefold()]
    assert page.model.items.tolist() == expected
    QTest.keyClicks(page.filter_bar.search, " ")
    assert page.filter_bar.search.text() == "SENTENCE 12 "
    QTest.keyClick(page.filter_bar.search, Qt.Key.Key_Return)
    assert page.filter_bar.search.text() == "SENTENCE 12 "
    assert page.model.items.tolist() == expected


def test_what_is_large_is_searched_in_the_background(
    qtbot, page: ItemsPage, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(items_work, "AT_ONCE", 0)
    at_once = ItemFilter(text="travel").mask(session.project)
    page.show_filter(ItemFilter(text="fiction"))
    page.show_filter(ItemFilter(text="travel"))  # takes the place of the first
    assert page._heading.text() == "Searching…"
    qtbot.waitUntil(lambda: not page._work.is_busy("search"), timeout=10_000)
    np.testing.assert_array_equal(page.model.items, np.flatnonzero(at_once))
    assert page._heading.text() == "80 of 240 items"


def test_what_is_large_is_sorted_in_the_background(
    qtbot, page: ItemsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(items_work, "AT_ONCE", 0)
    last = page.model.columnCount() - 1
    page.table.horizontalHeader().setSortIndicator(last, Qt.SortOrder.DescendingOrder)
    qtbot.waitUntil(lambda: not page._work.is_busy("sort"), timeout=10_000)
    assert page.model.index(0, last).data() == "Sentence 240."
    assert page.model.index(1, last).data() == "Sentence 239."


def test_nothing_found_is_said_with_a_way_back(page: ItemsPage) -> None:
    page.show_filter(ItemFilter(text="no such words"))
    assert page._empty.isVisibleTo(page)
    assert page.model.rowCount() == 0
    assert not page._export.isEnabled()
    page._show_all.click()
    assert page.table.isVisibleTo(page)
    assert page.model.rowCount() == 240


def test_the_reason_is_told_until_the_user_changes_the_filter(
    page: ItemsPage, session: Session
) -> None:
    cell = Cell("difference", 0, 1)
    session.show_items(cell_filter(session.project, cell))
    assert page._told.text() == (
        "Items with reference entailment that exactly one of BERT and ESIM calls neutral."
    )
    assert page.filter_bar.chip.text() == "neutral: exactly one of BERT and ESIM"
    before = page.model.rowCount()
    _choose(page, "gold", "any")
    assert not page._told.isVisibleTo(page)
    assert page.model.rowCount() >= before
    page.filter_bar.chip.click()
    assert page.model.rowCount() == 240


def test_a_slice_and_another_pair_are_followed(page: ItemsPage, session: Session) -> None:
    page.show_filter(ItemFilter(agreement="only-a", told=Message("why")))
    session.choose_slice(SliceChoice("genre", "travel"))
    page.refresh()
    gold, a, b = _codes(session.project)
    in_slice = np.zeros(240, dtype=bool)
    in_slice[session.project.rows()] = True
    expected = in_slice & (a == gold) & (b != gold)
    np.testing.assert_array_equal(page.model.items, np.flatnonzero(expected))
    assert page.filter_bar.current.told is None
    session.swap_pair()
    page.refresh()
    expected = in_slice & (b == gold) & (a != gold)
    np.testing.assert_array_equal(page.model.items, np.flatnonzero(expected))
    assert page.model.columns[2].name == "ESIM"
    session.undo_stack.undo()
    page.refresh()
    assert page.model.columns[2].name == "BERT"


def test_another_document_lets_unknown_labels_go(page: ItemsPage, session: Session) -> None:
    page.show_filter(ItemFilter(gold="neutral", agreement="differ"))
    session.apply(random_project(80, 3, seed=2), "Open files")
    page.refresh()
    assert page.filter_bar.current == ItemFilter(agreement="differ")
    _, a, b = _codes(session.project)
    np.testing.assert_array_equal(page.model.items, np.flatnonzero(a != b))


def test_enter_shows_and_hides_the_item_in_full(page: ItemsPage) -> None:
    assert "Item 1" in page.detail.toPlainText()
    page.table.selectRow(4)
    text = page.detail.toPlainText()
    assert "Item 5" in text
    assert "Sentence 5." in text
    assert "BERT" in text
    assert "SPINN" in text
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert not page._detail_card.isVisibleTo(page)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page._detail_card.isVisibleTo(page)


def test_marks_in_a_text_are_shown_not_obeyed(page: ItemsPage, session: Session) -> None:
    import dataclasses

    from sigdesk.core.columns import TextColumn

    project = session.project
    assert project.reference is not None
    texts = np.array(["<b>bold & co</b>\nline"] * 240, dtype=object)
    reference = dataclasses.replace(project.reference, metadata={"review": TextColumn(texts)})
    session.apply(project.replaced(reference=reference), "Open files")
    page.refresh()
    assert "<b>bold & co</b>" in page.detail.toPlainText()


def test_copying_takes_the_selected_rows_with_headings(page: ItemsPage) -> None:
    page.table.selectRow(2)
    QTest.keyClick(page.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().strip("\n").split("\n")
    assert lines[0].split("\t") == ["id", "reference", "BERT", "ESIM", "SPINN", "genre", "sentence"]
    assert [line.split("\t")[0] for line in lines[1:]] == ["3"]
    page.table.selectAll()
    assert len(page.table.selected_items()) == 240
    page._copy.click()
    assert QGuiApplication.clipboard().text().count("\n") == 241


def test_too_much_for_a_clipboard_is_refused(
    page: ItemsPage, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sigdesk.ui.views.items.MOST_COPIED", 100)
    said: list[Message] = []
    session.message_posted.connect(said.append)
    QGuiApplication.clipboard().setText("as before")
    page.table.selectAll()
    page._copy.click()
    assert QGuiApplication.clipboard().text() == "as before"
    assert "export" in str(said[0])


def test_what_is_shown_is_written_in_its_order(
    qtbot, page: ItemsPage, session: Session, tmp_path: Path
) -> None:
    page.show_filter(ItemFilter(agreement="only-b"))
    page.table.horizontalHeader().setSortIndicator(0, Qt.SortOrder.DescendingOrder)
    path = tmp_path / "items.csv"
    with qtbot.waitSignal(session.message_posted, timeout=10_000):
        page.write(path)
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["id"]) - 1 for row in rows] == page.model.items.tolist()
    assert all(row["ESIM"] == row["reference"] != row["BERT"] for row in rows)
    assert len(rows) == page.model.rowCount() > 0


def test_the_choice_of_format_in_the_dialog_counts(
    qtbot, page: ItemsPage, session: Session, tmp_path: Path
) -> None:
    for number, name in enumerate(("a.csv", "b.csv", "c.csv")):
        page._export.click()
        dialog = page.findChildren(QFileDialog)[-1]
        dialog.selectNameFilter(dialog.nameFilters()[number])
        with qtbot.waitSignal(session.message_posted, timeout=10_000):
            dialog.fileSelected.emit(str(tmp_path / name))
        dialog.done(0)
        qtbot.wait(10)
    assert (tmp_path / "a.csv").read_bytes().startswith(b"id,")
    assert (tmp_path / "b.csv").read_bytes().startswith(b"\xef\xbb\xbfid,")
    assert (tmp_path / "c.tsv").read_bytes().startswith(b"id\t")


def test_control_f_goes_to_the_search(page: ItemsPage) -> None:
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.focusWidget() is page.filter_bar.search


def test_columns_can_be_hidden_but_not_the_first(page: ItemsPage) -> None:
    actions = [action for action in page.table.column_menu().actions() if action.isCheckable()]
    assert not actions[0].isEnabled()
    actions[4].trigger()
    assert page.table.isColumnHidden(4)


def test_who_is_right_on_the_items_shown_is_said(page: ItemsPage, session: Session) -> None:
    page.show_filter(ItemFilter(agreement="only-a"))
    n = page.model.rowCount()
    said = page.meaning()
    assert f"both systems get 0 right, only BERT {n}, only ESIM 0, and neither 0." in said[0]
    assert "say nothing about which system is better" in said[1]
    page.show_filter(ItemFilter(gold=session.project.labels[0]))
    assert len(page.meaning()) == 1


def test_scores_have_their_own_patterns(qtbot, session: Session, appearance: Appearance) -> None:
    page = _shown(qtbot, session, score_project())
    assert list(page.filter_bar.patterns().values()) == [
        "All items",
        "A system higher",
        "B system higher",
        "Scores differ",
        "Equal scores",
    ]
    assert not page.filter_bar.labels["gold"].isVisibleTo(page)
    _choose(page, "agreement", "only-a")
    assert page.model.items.tolist() == [0, 3]
    _choose(page, "agreement", "differ")
    assert page.model.items.tolist() == [0, 3, 5]
    assert "A system scores higher on 2" in page.meaning()[0]


def test_one_system_alone_can_be_read(qtbot, session: Session, appearance: Appearance) -> None:
    alone = random_project(40, 3, seed=4, n_systems=1).replaced(system_a="")
    page = _shown(qtbot, session, alone)
    assert page.model.rowCount() == 40
    assert [column.kind for column in page.model.columns][:3] == ["id", "reference", "answer"]
    assert not page.filter_bar.agreement.isVisibleTo(page)
    assert page.meaning() == []
    page.show_filter(ItemFilter(text="cat"))
    assert 0 < page.model.rowCount() < 40


def test_language_and_theme_change_while_it_is_shown(
    page: ItemsPage, appearance: Appearance
) -> None:
    page.show_filter(ItemFilter(agreement="only-a"))
    n = page.model.rowCount()
    appearance.choose_language("zh_CN")
    appearance.choose_theme("dark")
    page.restyle()
    assert page.model.rowCount() == n
    assert page.filter_bar.current.agreement == "only-a"
    assert not page.grab().isNull()


def test_items_of_a_slow_metric_are_scored_in_the_background_first(qtbot, session, appearance):
    from sigdesk.core.columns import TextColumn
    from sigdesk.core.columns.alternatives import alternatives
    from sigdesk.model import statistics
    from sigdesk.model.project import Project, Reference, SystemOutput

    statistics.forget()
    words = ["a cat sits on the mat", "it rains in the garden today", "we read a long book"]
    texts = np.array(words, dtype=object)
    worse = np.array([text.rsplit(" ", 1)[0] for text in words], dtype=object)
    reference = Reference(
        "ref", np.array(["1", "2", "3"], dtype=object), alternatives([(w,) for w in words])
    )
    systems = (SystemOutput("A", TextColumn(texts)), SystemOutput("B", TextColumn(worse)))
    project = Project("texts", reference, systems, "bleu", system_a="A", system_b="B")
    page = ItemsPage(session)
    page.resize(900, 700)
    qtbot.addWidget(page)
    page.show()
    session.replace_document(project, None, None)
    page.refresh()
    page.show_filter(ItemFilter(agreement="only-a"))
    assert page.model.rowCount() == 0
    qtbot.waitUntil(lambda: page.model.rowCount() == 3, timeout=60_000)
    assert page.filter_bar.current.agreement == "only-a"
    assert [column.kind for column in page.model.columns][:4] == [
        "id",
        "value",
        "value",
        "difference",
    ]
