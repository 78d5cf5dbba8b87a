"""The page Confusion in the window: mouse, keyboard, items, words."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest

from sigdesk.core.columns import LabelColumn
from sigdesk.model.items import ItemFilter
from sigdesk.model.project import Project, Reference, SystemOutput
from sigdesk.ui.appearance import Appearance
from sigdesk.ui.main_window import MainWindow
from sigdesk.ui.session import Session
from sigdesk.ui.views.confusion import ConfusionPage
from sigdesk.ui.views.confusion_cells import Cell, Panel, cell_counts
from sigdesk.ui.views.confusion_filters import cell_filter
from sigdesk.ui.views.items import ItemsPage
from sigdesk.ui.widgets import Text
from tests.ui.label_projects import FEW, random_project, score_project

LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(qtbot, session: Session, appearance: Appearance, project: Project) -> ConfusionPage:
    """The page alone, shown, of the made-up document."""
    return _shown(qtbot, session, project)


@pytest.fixture
def many(qtbot, session: Session, appearance: Appearance) -> ConfusionPage:
    """The page with 150 labels and missing answers."""
    return _shown(qtbot, session, random_project(4000, 150, seed=3, share_missing=0.02))


def _shown(qtbot, session: Session, project: Project) -> ConfusionPage:
    session.apply(project, "Open files")
    page = ConfusionPage(session)
    qtbot.addWidget(page)
    page.resize(788, 720)
    with qtbot.waitExposed(page):
        page.show()
    page.refresh()
    qtbot.wait(1)
    return page


@pytest.fixture
def asked(session: Session) -> list[ItemFilter]:
    """What the page asked Items to show."""
    filters: list[ItemFilter] = []
    session.items_requested.connect(filters.append)
    return filters


def test_a_click_opens_exactly_the_items_of_the_cell(
    qtbot, window: MainWindow, session: Session, project: Project
) -> None:
    session.apply(project.replaced(settings=FEW), "Open files")
    for cell in (Cell("a", 0, 1), Cell("b", 2, 0), Cell("difference", 1, 1)):
        session.show_page("confusion")
        page = window.stack.page("confusion")
        assert isinstance(page, ConfusionPage)
        qtbot.wait(1)
        QTest.mouseClick(page.view.viewport(), LEFT, pos=page.view.centre_of(cell))
        items = window.stack.current_page
        assert isinstance(items, ItemsPage)
        expected = np.flatnonzero(cell_filter(project, cell).mask(project))
        assert len(expected) > 0
        np.testing.assert_array_equal(np.sort(items.model.items), expected)


@pytest.mark.parametrize("panel", ["a", "b", "difference"])
def test_each_cell_asks_for_its_own_items(
    page: ConfusionPage, asked: list[ItemFilter], panel: Panel
) -> None:
    cells = [Cell(panel, row, column) for row in range(3) for column in range(3)]
    for cell in cells:
        QTest.mouseClick(page.view.viewport(), LEFT, pos=page.view.centre_of(cell))
    assert asked == [cell_filter(page.session.project, cell) for cell in cells]


def test_control_click_selects_and_stays(page: ConfusionPage, asked: list[ItemFilter]) -> None:
    cell = Cell("b", 1, 2)
    QTest.mouseClick(page.view.viewport(), LEFT, CONTROL, page.view.centre_of(cell))
    assert asked == []
    assert page.view.current == cell
    counts = cell_counts(page.session.project, cell)
    row = page.selected.row("only-b")
    assert row.accessibleName() == f"only ESIM: {counts.only_b}"
    assert page.selected.read_button.text() == f"Read the {counts.b} items"
    row.click()
    assert asked[0].mask(page.session.project).sum() == counts.only_b


def test_a_drag_from_one_cell_to_another_chooses_neither(
    page: ConfusionPage, asked: list[ItemFilter]
) -> None:
    view = page.view.viewport()
    QTest.mousePress(view, LEFT, pos=page.view.centre_of(Cell("a", 0, 0)))
    QTest.mouseRelease(view, LEFT, pos=page.view.centre_of(Cell("a", 1, 1)))
    assert asked == []


def test_the_keyboard_walks_over_all_matrices_and_opens_items(
    page: ConfusionPage, asked: list[ItemFilter]
) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_Down)
    assert page.view.current == Cell("a", 0, 0)
    for _ in range(3):
        QTest.keyClick(page.view, Qt.Key.Key_Right)
    assert page.view.current == Cell("b", 0, 0)
    QTest.keyClick(page.view, Qt.Key.Key_Left)
    assert page.view.current == Cell("a", 0, 2)
    QTest.keyClick(page.view, Qt.Key.Key_Down)
    QTest.keyClick(page.view, Qt.Key.Key_Home)
    assert page.view.current == Cell("a", 1, 0)
    QTest.keyClick(page.view, Qt.Key.Key_End, CONTROL)
    assert page.view.current == Cell("a", 2, 2)
    QTest.keyClick(page.view, Qt.Key.Key_Down)
    assert page.view.current == Cell("a", 2, 2)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert asked == [cell_filter(page.session.project, Cell("a", 2, 2))]


def test_the_selected_cell_is_said(page: ConfusionPage) -> None:
    page.view.select(Cell("a", 1, 2))
    spoken = QAccessible.queryAccessibleInterface(page.view)
    assert "BERT" in spoken.text(QAccessible.Text.Name)
    said = spoken.text(QAccessible.Text.Description)
    assert said.startswith("Reference neutral, predicted contradiction: BERT ")


def test_pointing_marks_the_cell_in_every_matrix(page: ConfusionPage) -> None:
    pointed: list[object] = []
    page.view.cell_pointed.connect(pointed.append)
    QTest.mouseMove(page.view.viewport(), page.view.centre_of(Cell("a", 0, 1)))
    assert pointed == [Cell("a", 0, 1)]
    before = page.view.grab().toImage()
    QTest.mouseMove(page.view.viewport(), page.view.centre_of(Cell("a", 2, 1)))
    after = page.view.grab().toImage()
    ratio = before.devicePixelRatio()
    for panel in ("a", "b", "difference"):
        corner = page.view.centre_of(Cell(panel, 2, 1))  # type: ignore[arg-type]
        row = range(corner.x() - 40, corner.x() + 40)
        points = [QPoint(round(x * ratio), round(corner.y() * ratio)) for x in row]
        changed = [p for p in points if before.pixel(p) != after.pixel(p)]
        assert changed, panel


def test_shares_change_the_numbers_and_stay_chosen(page: ConfusionPage, session: Session) -> None:
    page._share.button("overall").click()
    assert page._writing is not None
    assert page._writing.share == "overall"
    large, small = page._writing.lines("a", 0, 0)
    assert large.endswith("%")
    assert small == page._writing.count_text("a", 0, 0)
    session.swap_pair()
    page.refresh()
    assert page._writing.share == "overall"
    assert page._writing.a.name == "ESIM"


def test_copying_gives_the_matrix_with_its_labels(page: ConfusionPage) -> None:
    page.view.select(Cell("b", 0, 0))
    QTest.keyClick(page.view, Qt.Key.Key_C, CONTROL)
    lines = QGuiApplication.clipboard().text().strip("\n").split("\n")
    assert lines[0].split("\t") == ["", "entailment", "neutral", "contradiction"]
    assert page._matrices is not None
    counted = [[int(n) for n in line.split("\t")[1:]] for line in lines[1:]]
    assert counted == page._matrices.b[:, :3].tolist()


def test_the_table_opens_the_items_of_a_number(
    page: ConfusionPage, asked: list[ItemFilter], session: Session
) -> None:
    table = page.label_table
    for column in (0, 2, 3, 4):
        table._on_activated(table.model.index(1, column))
    label = session.project.labels[1]
    gold, by_a, by_b, one = asked
    assert (gold.gold, by_a.predicted_a, by_b.predicted_b) == (label, label, label)
    assert (one.predicted, one.predicted_by) == (label, "one")
    table._on_activated(table.model.index(3, 2))
    assert len(asked) == 4


def test_the_largest_change_opens_its_items(page: ConfusionPage, asked: list[ItemFilter]) -> None:
    view = page.changes_card.view
    view.setCurrentIndex(page.changes_card.model.index(0, 0))
    assert page.view.current == page.changes_card.cells()[0]
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert asked == [cell_filter(page.session.project, page.changes_card.cells()[0])]
    page.changes_card.choose("b")
    assert [cell.panel for cell in page.changes_card.cells()] == ["b"] * 6


def test_the_menu_of_a_cell_offers_what_is_there(page: ConfusionPage) -> None:
    cell = Cell("a", 0, 1)
    counts = cell_counts(page.session.project, cell)
    actions = [action for action in page.cell_menu(cell).actions() if action.data()]
    assert [action.text() for action in actions] == [
        f"BERT: {counts.a}",
        f"ESIM: {counts.b}",
        f"Both: {counts.both}",
        f"Only BERT: {counts.only_a}",
        f"Only ESIM: {counts.only_b}",
    ]


def test_what_it_means_is_about_these_matrices(page: ConfusionPage, session: Session) -> None:
    matrices = page._matrices
    assert matrices is not None
    gain = matrices.errors("b") - matrices.errors("a")
    best = int(gain.argmax())
    words = " ".join(page.meaning())
    assert f"BERT gains most on {session.project.labels[best]}: {gain[best]} more" in words
    assert "counts, not tests" in words
    assert page.cautions() == []


def test_identical_systems_are_said_to_be_alike(
    page: ConfusionPage, session: Session, project: Project
) -> None:
    import dataclasses

    twin = dataclasses.replace(project.systems[0], name="twin")
    session.apply(project.replaced(systems=(project.systems[0], twin), system_b="twin"), "Open")
    page.refresh()
    assert "BERT and twin fill every cell with equally many items." in page.meaning()
    assert page.changes_card.cells() == []


def test_missing_answers_get_a_column_and_a_caution(many: ConfusionPage) -> None:
    geometry = many.view.layout_now
    assert geometry is not None
    assert geometry.any_missing
    assert geometry.n_columns == 151
    assert len(many.cautions()) >= 2
    assert "they count as wrong" in many.cautions()[0]


def test_many_labels_are_zoomed_searched_and_scrolled_together(many: ConfusionPage) -> None:
    view, card = many.view, many.matrices_card
    assert card._tools.isVisibleTo(many)
    fitted = view.layout_now
    assert fitted is not None
    for _ in range(5):
        view.zoom(1)
    assert view.layout_now is not None
    assert view.layout_now.cell > fitted.cell
    card._search.setText("label-120")
    assert card.find_label("label-120") == 120
    cell = Cell("difference", 120, 120)
    assert view.viewport().rect().contains(view.centre_of(cell))
    for panel in ("a", "b"):
        there = view.cell_at(view.centre_of(Cell(panel, 120, 120)).toPointF())  # type: ignore[arg-type]
        assert there == Cell(panel, 120, 120)  # type: ignore[arg-type]
    card._search.setText("")
    assert view._marks.label is None
    card._which.button("difference").click()
    assert view.layout_now.panels == ("difference",)
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.is_fitted


def test_painting_touches_only_what_is_in_view(many: ConfusionPage) -> None:
    for _ in range(7):
        many.view.zoom(1)
    geometry = many.view.layout_now
    assert geometry is not None
    assert len(geometry.visible_rows()) * len(geometry.visible_columns()) < 600
    assert not many.view.grab().isNull()


def test_scores_and_single_systems_are_refused_with_a_reason(
    page: ConfusionPage, project: Project
) -> None:
    assert "there are no labels to confuse" in page.unavailable(score_project())
    alone = project.replaced(systems=project.systems[:1], system_a="", system_b="")
    assert "only one" in page.unavailable(alone)
    assert page.unavailable(Project()) != ""
    assert page.unavailable(project) == ""


def test_language_and_theme_change_while_it_is_shown(
    page: ConfusionPage, appearance: Appearance
) -> None:
    page.view.select(Cell("a", 0, 0))
    appearance.choose_language("zh_CN")
    appearance.choose_theme("dark")
    page.restyle()
    page.refresh()
    assert page.view.current == Cell("a", 0, 0)
    assert not page.grab().isNull()


def test_the_note_counts_the_values_that_macro_f1_averages(
    qtbot, session: Session, appearance: Appearance
) -> None:
    # No item has the label "c", and only B answers it: its F1 is 0/0 for A and 0 for B.
    labels = ("a", "b", "c")
    gold = LabelColumn(np.array([0, 1, 0, 1], dtype=np.int32), labels)
    project = Project(
        reference=Reference("gold", np.array(list("1234"), dtype=object), gold, {}),
        systems=(
            SystemOutput("A1", LabelColumn(np.array([0, 1, 1, 1], dtype=np.int32), labels)),
            SystemOutput("B1", LabelColumn(np.array([0, 2, 0, 1], dtype=np.int32), labels)),
        ),
        system_a="A1",
        system_b="B1",
        settings=FEW,
    )
    page = _shown(qtbot, session, project)
    notes = [text.text() for text in page.labels_card.findChildren(Text)]
    assert any("Macro-F1 is the mean of the 3 F1 values." in note for note in notes)
    undefined = project.replaced(metric="macro-f1", metric_params={"zero_division": np.nan})
    session.apply(undefined, "Metric")
    page.refresh()
    notes = [text.text() for text in page.labels_card.findChildren(Text)]
    assert any("values that are defined: 2 for A1, 3 for B1." in note for note in notes)
