"""The page Runs: every point leads to its run, and what the user says of the design is kept."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from sigdesk.core.exact.steps import finished
from sigdesk.model.items import ItemFilter
from sigdesk.model.run_picture import pictured
from sigdesk.model.run_table import run_table
from sigdesk.model.runs import analyse
from sigdesk.ui.models.evidence_table import Column, EvidenceCells, EvidenceTable
from sigdesk.ui.session import Session
from sigdesk.ui.views.runs import RunsPage
from sigdesk.ui.views.runs_evidence import evidence_cells
from sigdesk.ui.views.runs_geometry import spread, strips, value_range
from tests.model.projects import outcome_project
from tests.model.run_projects import random_runs, run_project


@pytest.fixture
def page(qtbot, session: Session, appearance) -> RunsPage:
    made = RunsPage(session)
    made.resize(780, 700)
    session.project_changed.connect(made.refresh)
    qtbot.addWidget(made)
    made.show()
    return made


def compared(qtbot, session, page, project):
    """Show a project and wait until everything is there."""
    session.replace_document(project, None, None)
    qtbot.waitUntil(lambda: not page._work.is_running("runs"), timeout=30_000)
    assert page._analysis is not None
    return page._analysis


def rows_of(page) -> dict[str, EvidenceCells]:
    model = page.evidence.model
    return {model.row(i).key: model.row(i) for i in range(model.rowCount())}


def test_the_table_keeps_qt_s_rules(qapp):
    model = EvidenceTable()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    cells = evidence_cells(finished(analyse(random_runs(8, 3, too_small=0.01))))
    model.set_rows(cells, "95")
    model.retranslate()
    model.set_rows(cells[:3], "90")
    assert tester.model() is model
    assert model.rowCount() == 3
    assert model.rowCount(model.index(0, 0)) == 0
    assert not model.data(QModelIndex())


def test_roles_stand_apart_and_the_main_test_first(qapp):
    cells = evidence_cells(finished(analyse(random_runs(8, 3, too_small=0.01))))
    headings = [row.key for row in cells if row.heading]
    assert headings == [
        "heading/test",
        "heading/overall",
        "heading/equivalence",
        "heading/bayesian",
        "heading/information",
    ]
    assert [row.key for row in cells if row.main] == ["paired-t"]
    assert cells[1].main
    model = EvidenceTable()
    model.set_rows(cells, "95")
    heading = model.index(0, 0)
    assert not heading.flags() & Qt.ItemFlag.ItemIsSelectable
    assert "95 %" in model.headerData(Column.INTERVAL, Qt.Orientation.Horizontal)


def test_every_row_has_its_numbers(qtbot, session, page):
    analysis = compared(qtbot, session, page, random_runs(12, 3))
    shown = rows_of(page)
    main = analysis.comparison.main
    assert shown["paired-t"].text(Column.DF) == "11"
    assert shown["paired-t"].text(Column.STATISTIC).startswith("t ")
    assert "to" in shown["paired-t"].text(Column.INTERVAL)
    assert "Cohen" in shown["paired-t"].told
    assert main.effect is not None
    assert f"{abs(main.effect.value):.2f}" in shown["paired-t"].text(Column.EFFECT)
    assert shown["friedman"].text(Column.DF) == "2"
    assert "%" in shown["bayesian-sign"].text(Column.STATISTIC)
    for row in shown.values():
        assert "nan" not in " ".join(row.cells)


def test_a_point_opens_its_run(qtbot, session, page):
    project = random_runs(9)
    compared(qtbot, session, page, project)
    QApplication.processEvents()
    page.plot.grab()
    where = page.plot.point_at(1, 4).toPoint()
    with qtbot.waitSignal(session.items_requested) as caught:
        qtbot.mouseClick(page.plot, Qt.MouseButton.LeftButton, pos=where)
    (chosen,) = caught.args
    assert isinstance(chosen, ItemFilter)
    assert np.flatnonzero(chosen.mask(project)).size == 1
    # several points may lie in one place: the one chosen has the score that was clicked
    value = project.systems[1].column.values()[chosen.mask(project)][0]
    assert value == pytest.approx(page.plot.shown[1].values[4], abs=0.002)
    assert "seed" in session.words(chosen.told)


def test_a_point_of_averaged_scores_opens_all_of_them(qtbot, session, page):
    scores = [0.1, 0.3, 0.5, 0.7, 0.6, 0.8]
    project = run_project(
        {"A": scores, "B": [s + 0.01 * i for i, s in enumerate(scores)]},
        metadata={"data set": ["x", "x", "y", "y", "z", "z"], "fold": ["1", "2"] * 3},
    )
    compared(qtbot, session, page, project)
    with qtbot.waitSignal(session.items_requested) as caught:
        page.plot.run_chosen.emit(1)
    assert caught.args[0].mask(project).tolist() == [False, False, True, True, False, False]
    assert session.words(caught.args[0].told) == "data set y"


def test_keys_go_from_point_to_point(qtbot, session, page):
    compared(qtbot, session, page, random_runs(9))
    page.plot.grab()
    page.plot.setFocus()
    values = page.plot.shown[0].values
    for _ in range(len(values)):
        qtbot.keyClick(page.plot, Qt.Key.Key_Up)
    best = page.plot.accessibleDescription()
    assert f"seed {int(np.argmax(values)) + 1} " in best
    assert "system B" in best
    qtbot.keyClick(page.plot, Qt.Key.Key_Right)
    with qtbot.waitSignal(page.plot.run_chosen) as caught:
        qtbot.keyClick(page.plot, Qt.Key.Key_Return)
    assert caught.args == [int(np.argmax(values))]


def test_the_design_is_confirmed_and_undone(qtbot, session, page):
    analysis = compared(qtbot, session, page, random_runs(8, by="row"))
    assert not analysis.paired
    assert page.verdict.badge.text() == "please confirm"
    qtbot.mouseClick(page.verdict.design.button("paired"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page._analysis is not None and page._analysis.paired, timeout=30_000)
    assert session.project.settings.runs_design == "paired"
    assert page.verdict.badge.text() == "your choice"
    assert "paired-t" in rows_of(page)
    session.undo_stack.undo()
    assert session.project.settings.runs_design == "auto"
    qtbot.waitUntil(lambda: "welch" in rows_of(page), timeout=30_000)
    assert page.verdict.design.current() == "independent"


def test_settings_reach_the_project_and_the_tests(qtbot, session, page):
    compared(qtbot, session, page, random_runs(8))
    page.settings.margin.setValue(0.02)
    assert session.project.settings.too_small == 0.02
    page.settings.kind.setCurrentIndex(2)
    page.settings.kind.activated.emit(2)
    assert session.project.settings.runs_folds == 10
    assert page.settings.folds.isVisibleTo(page.settings)
    qtbot.waitUntil(lambda: "corrected-resampled-t" in rows_of(page), timeout=30_000)
    assert any("Folds share" in text for text in page.cautions())
    assert "test/train:0.1111" in page.signature()
    keys = list(rows_of(page))
    assert keys.index("tost") < keys.index("heading/naive") < keys.index("paired-t")
    page.settings.alternative.activated.emit(1)
    assert session.project.settings.alternative == "greater"


def test_copies_hold_what_is_shown(qtbot, session, page):
    compared(qtbot, session, page, random_runs(8))
    texts = []
    for button in (page.verdict.copy_sentence, page.verdict.copy_apa, page.verdict.copy_row):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        texts.append(QGuiApplication.clipboard().text())
    assert page.verdict.headline.text() in texts[0]
    assert "95% CI" in texts[1]
    assert texts[2].count("\n") == 1


def test_many_systems_are_shown_on_demand(qtbot, session, page):
    compared(qtbot, session, page, random_runs(6, 14))
    assert page.scope.current() == "pair"
    assert len(page.plot.shown) == 2
    page.scope.set_current("all")
    page.scope.chosen.emit("all")
    assert len(page.plot.shown) == 14
    assert not page.plot.grab().isNull()


def test_five_seeds_are_warned_about(qtbot, session, page):
    compared(qtbot, session, page, random_runs(5))
    assert any("With 5 pairs" in text for text in page.cautions())
    compared(qtbot, session, page, random_runs(3))
    assert any("Only 3 runs" in text for text in page.cautions())


@pytest.mark.parametrize(
    "project",
    [
        run_project({"A": [0.5], "B": [0.6]}),
        run_project({"A": [0.5, 0.5, 0.5], "B": [0.5, 0.5, 0.5]}),
        run_project({"A": [0.5, 0.6, 0.7], "B": [0.4, 0.5, 0.6]}),
        run_project({"A": [0.5, None, 0.7], "B": [None, 0.5, None]}),
    ],
    ids=["one run", "no spread", "one difference", "nothing in common"],
)
def test_data_without_a_test_are_shown_all_the_same(qtbot, session, page, project):
    analysis = compared(qtbot, session, page, project)
    QApplication.processEvents()
    assert page.verdict.headline.text()
    assert not page.grab().isNull()
    told = " ".join([page.verdict.line.text(), *page.meaning()])
    assert "nan" not in told.lower().split()
    if analysis.comparison.main.undefined is not None:
        assert "do not allow a test" in page.verdict.headline.text()


def test_other_projects_are_told_what_is_needed(session, page):
    labels = outcome_project(10, 3, 2)
    assert "one score a run" in page.unavailable(labels)
    many = random_runs(80, task="item-scores")
    assert "50" in page.unavailable(many)
    alone = random_runs(5)
    alone = alone.replaced(systems=alone.systems[:1], system_b="")
    assert "one system" in page.unavailable(alone)
    session.replace_document(labels, None, None)
    assert page._analysis is None
    assert page.meaning() == []
    empty = run_project({"A": [0.1, 0.2], "B": [None, None]})
    session.replace_document(empty, None, None)
    assert page._stack.currentIndex() == 1


def test_columns_do_not_overlap_and_hold_their_points():
    project = random_runs(30, 12)
    shown = pictured(project, run_table(project), True, None)
    made = strips(shown, 50.0, 750.0, 2)
    for one, other in pairwise(made):
        assert one.right <= other.left + 1e-9
    for strip in made:
        ends = (
            strip.violin + strip.reach,
            strip.points - strip.jitter,
            strip.points + strip.jitter,
        )
        assert strip.left - 1e-9 <= min(ends)
        assert max(ends) <= strip.right + 1e-9
    shifts = spread(30, 6.0)
    assert np.abs(shifts).max() <= 6.0
    assert len(np.unique(np.round(shifts, 6))) == 30
    low, high = value_range(shown)
    assert low < min(s.values.min() for s in shown)
    assert high > max(s.values.max() for s in shown)


def test_pointing_says_which_run(qtbot, session, page):
    compared(qtbot, session, page, random_runs(7))
    page.plot.grab()
    place = page.plot.point_at(0, 2)
    found = page.plot._nearest(place)
    assert found is not None
    assert page.plot.describe((0, 2)).startswith("seed 3 · system A ")
    assert page.plot._nearest(place + QPoint(0, 400)) is None
