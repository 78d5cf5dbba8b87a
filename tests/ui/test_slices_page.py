"""The page Slices: rows say what the model found, and every row, word and box opens its items."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from sigdesk.core.columns import ScoreColumn, TextColumn
from sigdesk.core.exact.steps import finished
from sigdesk.model.analysis import item_scores
from sigdesk.model.project import Project, Reference, SliceChoice, SystemOutput
from sigdesk.model.slice_columns import Cut
from sigdesk.model.slices import compare_by
from sigdesk.model.word_gains import word_gains
from sigdesk.ui.models.gain_table import Column as GainColumn
from sigdesk.ui.models.gain_table import GainTable
from sigdesk.ui.models.slice_table import MARK_ROLE, Column, SliceTable
from sigdesk.ui.session import Session
from sigdesk.ui.views import slices_scatter
from sigdesk.ui.views.slices import SlicesPage
from sigdesk.ui.views.slices_forest import ForestAxis, round_step
from tests.model.test_slices import FAST, genre_project, text_project


@pytest.fixture
def page(qtbot, session: Session, appearance) -> SlicesPage:
    made = SlicesPage(session)
    made.resize(780, 700)
    session.project_changed.connect(made.refresh)
    qtbot.addWidget(made)
    made.show()
    return made


def shown(qtbot, session: Session, page: SlicesPage, project: Project):
    session.replace_document(project, None, None)
    qtbot.waitUntil(lambda: page._found is not None, timeout=20_000)
    qtbot.waitUntil(lambda: not session.jobs.jobs(), timeout=20_000)
    return page._found


def caught_items(qtbot, session: Session, act):
    with qtbot.waitSignal(session.items_requested, timeout=5_000) as caught:
        act()
    return caught.args[0]


def test_models_are_sound(qapp):
    model = SliceTable()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    found = finished(compare_by(genre_project(), Cut("column", "genre")))
    model.set_found(found)
    assert model.rowCount() == 3
    assert model.index(1, Column.SLICE).data() == "fiction"
    figure = float(model.index(1, Column.DIFFERENCE).data().replace("−", "-"))
    assert figure == pytest.approx(100 * found.slices[0].difference, abs=0.006)
    mark = model.index(1, Column.INTERVAL).data(MARK_ROLE)
    assert (mark.low, mark.high) == (found.slices[0].interval.low, found.slices[0].interval.high)
    low, high = model.extent()
    assert low <= mark.low
    assert high >= mark.high
    model.set_found(None)
    assert model.rowCount() == 0
    gains = GainTable()
    QAbstractItemModelTester(gains, QAbstractItemModelTester.FailureReportingMode.Fatal)
    gains.set_gains(finished(word_gains(text_project())).gains, "A", "B")
    gains.sort(GainColumn.DIFFERENCE, Qt.SortOrder.DescendingOrder)
    differences = [gains.gain(row).difference for row in range(gains.rowCount())]
    assert differences == sorted(differences, reverse=True)
    gains.sort(-1)
    assert [gains.gain(0)] == list(finished(word_gains(text_project())).gains[:1])


def test_the_axis_has_round_numbers_within_its_ends():
    axis = ForestAxis(-0.031, 0.076, 0.0, "unit")
    ticks = axis.ticks()
    assert ticks == pytest.approx([-0.02, 0.0, 0.02, 0.04, 0.06])
    assert axis.x(-0.031, 100, 224) == pytest.approx(112)
    assert axis.x(0.076, 100, 224) == pytest.approx(312)
    assert [round_step(least) for least in (0.9, 1.2, 3.0, 7.0)] == [1.0, 2.0, 5.0, 10.0]


def test_a_click_opens_the_items_of_a_slice(qtbot, session, page):
    project = genre_project()
    shown(qtbot, session, page, project)
    table = page.forest.table
    place = table.visualRect(page.forest.model.index(2, Column.INTERVAL)).center()
    chosen = caught_items(
        qtbot,
        session,
        lambda: qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place),
    )
    travel = project.reference.metadata["genre"].texts == "travel"
    assert np.array_equal(chosen.mask(project), travel)
    assert session.words(chosen.told) == "genre: travel"
    table.setCurrentIndex(page.forest.model.index(1, 0))
    chosen = caught_items(qtbot, session, lambda: qtbot.keyClick(table, Qt.Key.Key_Return))
    assert np.array_equal(chosen.mask(project), ~travel)


def test_a_double_click_looks_at_the_slice_everywhere(qtbot, session, page):
    shown(qtbot, session, page, genre_project())
    table = page.forest.table
    place = table.visualRect(page.forest.model.index(2, Column.SLICE)).center()
    with qtbot.assertNotEmitted(session.items_requested, wait=QApplication.doubleClickInterval()):
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert session.project.slice == SliceChoice("genre", "travel")
    # all slices stay in sight, the chosen one marked
    assert page.forest.model.rowCount() == 3
    assert [index.row() for index in table.selectionModel().selectedRows()] == [2]
    page.forest.slice_wanted.emit(-1)
    assert session.project.slice is None


def test_a_computed_slice_can_be_chosen_and_undone(qtbot, session, page):
    shown(qtbot, session, page, genre_project())
    place = page.cut_box.findText("words in “sentence”")
    page.cut_box.setCurrentIndex(place)
    page.cut_box.activated.emit(place)
    qtbot.waitUntil(lambda: page._found is not None and page._found.slicing.cut.key == "words")
    n_items = page._found.slices[0].n_items
    page.forest.slice_wanted.emit(0)
    assert len(session.project.rows()) == n_items
    qtbot.waitUntil(lambda: page._found is not None)
    assert page.cut_box.currentText() == "words in “sentence”"
    session.undo_stack.undo()
    assert session.project.slice is None
    assert len(session.project.reference.metadata) == 2


def test_the_correction_changes_nothing_but_the_adjusted_p(qtbot, session, page):
    before = shown(qtbot, session, page, genre_project())
    place = page.correction_box.findData("bonferroni")
    page.correction_box.setCurrentIndex(place)
    page.correction_box.activated.emit(place)
    after = page._found
    assert session.project.settings.correction == "bonferroni"
    assert after.slices[0].result is before.slices[0].result
    raw = [one.result.pvalue for one in after.slices]
    assert [one.adjusted for one in after.slices] == pytest.approx([min(1, 2 * p) for p in raw])
    assert "correction:bonferroni" in page.signature()


def test_words_and_boxes_open_their_items(qtbot, session, page):
    project = text_project()
    shown(qtbot, session, page, project)
    assert page.gains.isVisible()
    qtbot.waitUntil(lambda: page.gains.model.rowCount() > 0)
    chosen = caught_items(qtbot, session, lambda: page.gains.chosen.emit("the"))
    assert chosen.mask(project).tolist() == [True, False, True, False]
    qtbot.waitUntil(lambda: page.scatter.n_drawn > 1)
    a, b = (item_scores(project, name) for name in ("A", "B"))
    around = QRectF(b[2] - 0.5, a[2] - 0.5, 1, 1)
    chosen = caught_items(qtbot, session, lambda: page.scatter.box.boxed.emit(around))
    inside = (abs(a - a[2]) <= 0.5) & (abs(b - b[2]) <= 0.5)
    assert np.array_equal(chosen.mask(project), inside)


def test_many_points_are_thinned_but_all_are_chosen(qtbot, session, page, monkeypatch):
    monkeypatch.setattr(slices_scatter, "MOST_POINTS", 50)
    random = np.random.default_rng(0)
    n = 400
    ids = np.array([str(i) for i in range(n)], dtype=object)
    half = TextColumn(np.array(["first", "second"] * (n // 2), dtype=object))
    project = Project(
        task="item-scores",
        metric="mean-score",
        reference=Reference("", ids, None, {"half": half}),
        systems=tuple(
            SystemOutput(name, ScoreColumn(random.integers(0, 100, n), 2)) for name in "AB"
        ),
        system_a="A",
        system_b="B",
        settings=FAST,
    )
    shown(qtbot, session, page, project)
    assert not page.gains.isVisible()
    qtbot.waitUntil(lambda: page.scatter.n_drawn == 50)
    with qtbot.waitSignal(page.scatter.chosen) as caught:
        page.scatter.box.boxed.emit(QRectF(-1, -1, 3, 3))
    assert len(caught.args[0]) == n


def test_points_of_other_items_do_not_stay_on_show(qtbot, session, page):
    shown(qtbot, session, page, text_project())
    qtbot.waitUntil(lambda: page.scatter.n_drawn > 1)
    session.choose_metric("bleu")
    assert page.scatter.n_drawn == 0
    assert "being scored" in page.scatter.note.text()
    qtbot.waitUntil(lambda: page.scatter.n_drawn > 1, timeout=20_000)


def test_a_drawn_box_is_told_in_scores(qtbot, session, page):
    shown(qtbot, session, page, text_project())
    qtbot.waitUntil(lambda: page.scatter.n_drawn > 1)
    view = page.scatter._plot.viewport()
    rect = view.rect().adjusted(60, 10, -10, -50)
    with qtbot.waitSignal(page.scatter.box.boxed) as caught:
        qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=rect.topLeft())
        for share in (0.3, 0.6, 1.0):
            qtbot.mouseMove(view, rect.topLeft() + (rect.bottomRight() - rect.topLeft()) * share)
            QApplication.processEvents()
        qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=rect.bottomRight())
    box = caught.args[0]
    whole = page.scatter.box.viewRect()
    assert whole.contains(box.center())
    assert box.width() > 0.5 * whole.width()


def test_what_cannot_be_cut_is_said(qtbot, session, page):
    project = genre_project()
    assert page.unavailable(Project())
    assert "Runs" in page.unavailable(project.replaced(task="runs"))
    assert page.unavailable(project.replaced(system_a="", system_b=""))
    session.replace_document(project.replaced(system_a="", system_b=""), None, None)
    assert page._found is None
    assert page.meaning() == []
    found = shown(qtbot, session, page, project)
    assert len(page.meaning()) >= 2
    assert found.slices
