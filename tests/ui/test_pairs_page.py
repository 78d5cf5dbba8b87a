"""The page All pairs: tables say what the model found, and a cell opens its pair on Compare."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from sigdesk.core.columns import LabelColumn, ScoreColumn
from sigdesk.core.exact.steps import finished
from sigdesk.model.all_pairs import compare_systems
from sigdesk.model.project import Project, Reference, SystemOutput
from sigdesk.ui.models.pair_matrix import P_ROLE, STANDING_ROLE, PairMatrix
from sigdesk.ui.models.ranking_table import BARS_ROLE, Column, RankingTable, lanes
from sigdesk.ui.session import Session
from sigdesk.ui.views import pairs as pairs_module
from sigdesk.ui.views.pairs import PairsPage
from sigdesk.ui.views.pairs_critical import laid_out
from tests.ui.label_projects import random_project


def many_runs(n_systems: int, n_runs: int = 30) -> Project:
    random = np.random.default_rng(8)
    table = random.integers(600, 700, (n_runs, 1)) + random.integers(0, 40, (n_runs, n_systems))
    table += 12 * np.arange(n_systems)
    ids = np.array([f"r{i}" for i in range(n_runs)], dtype=object)
    return Project(
        task="runs",
        metric="mean-run",
        reference=Reference("runs", ids, None),
        systems=tuple(
            SystemOutput(f"system {k}", ScoreColumn(column, 1)) for k, column in enumerate(table.T)
        ),
        system_a="system 0",
        system_b="system 1",
    )


@pytest.fixture
def page(qtbot, session: Session, appearance) -> PairsPage:
    made = PairsPage(session)
    made.resize(760, 700)
    session.project_changed.connect(made.refresh)
    qtbot.addWidget(made)
    made.show()
    return made


def shown(qtbot, session: Session, page: PairsPage, project: Project):
    session.replace_document(project, None, None)
    qtbot.waitUntil(lambda: page._result is not None, timeout=20_000)
    return page._result


def test_models_are_sound(qapp, session):
    result = finished(compare_systems(many_runs(5)))
    for model in (RankingTable(), PairMatrix()):
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
        model.set_result(result)
        model.set_result(None)
        assert model.rowCount() == 0
        model.set_result(result)
        assert model.rowCount() == 5


def test_the_matrix_is_sorted_by_score_and_signed(qapp):
    result = finished(compare_systems(many_runs(4)))
    model = PairMatrix()
    model.set_result(result)
    scores = result.found.systems.scores
    for row in range(4):
        for column in range(4):
            index = model.index(row, column)
            a, b = result.found.order[row], result.found.order[column]
            if row == column:
                assert index.data(STANDING_ROLE) == "self"
                continue
            text = index.data().replace("−", "-")
            assert float(text) == pytest.approx(scores[a] - scores[b], abs=0.006)
            differs = result.found.adjusted[a, b] <= 0.05
            ahead = "better" if scores[a] > scores[b] else "worse"
            assert index.data(STANDING_ROLE) == (ahead if differs else "level")
            assert index.data(P_ROLE)
            assert result.names[a] in index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_brackets_beside_the_ranking_hold_only_systems_not_told_apart(qapp):
    result = finished(compare_systems(many_runs(9, 12)))
    model = RankingTable()
    model.set_result(result)
    by_lane: dict[int, list[list[int]]] = {}
    for row in range(model.rowCount()):
        for lane, begins, _ends in model.index(row, Column.BRACKETS).data(BARS_ROLE):
            if begins:
                by_lane.setdefault(lane, []).append([])
            by_lane[lane][-1].append(model.system(row))
    members = [group for groups in by_lane.values() for group in groups]
    assert len(members) == len(result.found.brackets)
    for group in members:
        assert not result.found.different[np.ix_(group, group)].any()


def test_stretches_of_a_lane_do_not_touch():
    stretches = ((0, 3), (2, 5), (4, 6), (6, 9), (10, 11))
    found = lanes(stretches)
    for place, one in enumerate(stretches):
        for other_place, other in enumerate(stretches[:place]):
            if found[place] == found[other_place]:
                assert other[1] < one[0] or one[1] < other[0]
    assert max(found) == 1


def test_a_cell_makes_its_pair_a_and_b_and_opens_compare(qtbot, session, page):
    result = shown(qtbot, session, page, random_project(60, 3, 5, n_systems=3))
    table = page.matrix.table
    where = table.visualRect(page.matrix.model.index(2, 0)).center()
    with qtbot.waitSignal(session.page_requested) as caught:
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(where))
    assert caught.args == ["compare"]
    best, last = result.found.order[0], result.found.order[2]
    project = session.project
    assert (project.system_a, project.system_b) == (result.names[last], result.names[best])


def test_another_pair_in_focus_computes_nothing_again(qtbot, session, page, monkeypatch):
    result = shown(qtbot, session, page, random_project(60, 3, 5, n_systems=3))
    monkeypatch.setattr(pairs_module, "compare_systems", None)
    session.choose_pair("system 2", "system 0")
    assert page._result is result
    session.change_settings(correction="bonferroni")
    assert page._result.found.tests is result.found.tests
    assert page._result.found.settings.correction == "bonferroni"
    assert "correction:bonferroni" in page.signature()


def test_max_t_is_computed_anew(qtbot, session, page):
    result = shown(qtbot, session, page, random_project(60, 3, 5, n_systems=3))
    session.change_settings(correction="max-t")
    qtbot.waitUntil(
        lambda: page._result is not None and page._result.found.settings.correction == "max-t"
    )
    assert page._result.found.adjusted_pairs.tolist() != result.found.adjusted_pairs.tolist()
    assert "max-T" in page.verdict.line.text()


def test_stopping_stays_stopped_until_asked(qtbot, session, page):
    session.replace_document(many_runs(14, 40), None, None)
    assert page.verdict.stop.isVisible()
    qtbot.mouseClick(page.verdict.stop, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.verdict.start.isVisible())
    session.choose_pair("system 3", "system 2")
    assert page._result is None
    assert not session.jobs.jobs()
    qtbot.mouseClick(page.verdict.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page._result is not None, timeout=20_000)


def test_the_baseline_sorts_the_others(qtbot, session, page):
    result = shown(qtbot, session, page, many_runs(6))
    assert page.ranking.table.isColumnHidden(Column.AGAINST)
    page.settings.baseline_chosen.emit("system 2")
    assert not page.ranking.table.isColumnHidden(Column.AGAINST)
    against = result.found.against(2)
    texts = [page.ranking.model.index(row, Column.AGAINST).data() for row in range(6)]
    assert sum("better" in text for text in texts) == len(against.wins)
    assert sum("worse" in text for text in texts) == len(against.losses)
    assert f"{len(against.wins)} better" in page.ranking.note.text()


def test_the_diagram_keeps_names_apart_and_bars_over_their_systems(qtbot, session, page):
    result = shown(qtbot, session, page, many_runs(11))
    ranks = result.ranks
    layout = laid_out(ranks, 720.0, 140.0, 18.0)
    for side in (True, False):
        heights = [name.y for name in layout.names if name.left == side]
        assert min(np.abs(np.diff(heights))) >= 18.0
    for (first, last), (x1, x2, _) in zip(ranks.bars, layout.bars, strict=True):
        for place, name in enumerate(layout.names):
            assert (x1 < name.x < x2) == (first <= place <= last)


def test_the_diagram_is_written_with_every_name(qtbot, session, page, tmp_path):
    result = shown(qtbot, session, page, many_runs(7))
    page.verdict.view.set_current("ranks")
    page.verdict.view.chosen.emit("ranks")
    QApplication.processEvents()
    assert page.diagram.isVisible()
    page._on_file(str(tmp_path / "cd.svg"))
    texts = "".join(ET.parse(tmp_path / "cd.svg").getroot().itertext())
    for name in result.names:
        assert name in texts
    told = []
    session.message_posted.connect(told.append)
    page._on_file(str(tmp_path / "no such folder" / "cd.svg"))
    assert told[0].severity == "problem"


def test_few_systems_show_ranking_and_matrix_together(qtbot, session, page):
    shown(qtbot, session, page, random_project(60, 3, 5, n_systems=3))
    assert page.ranking.isVisible()
    assert page.matrix.isVisible()
    assert page.matrix.detail.current() == "numbers"
    shown(qtbot, session, page, many_runs(12))
    qtbot.waitUntil(lambda: len(page._result.names) == 12, timeout=20_000)
    assert page.ranking.isVisible()
    assert not page.matrix.isVisible()


def test_what_does_not_fit_is_said(session, page):
    project = random_project(20, 2, 1, n_systems=2)
    assert "Compare" in page.unavailable(project)
    column = project.systems[0].column
    assert isinstance(column, LabelColumn)
    third = replace(project.systems[0], name="third")
    ratings = project.replaced(task="annotations", systems=(*project.systems, third))
    assert "Agreement" in page.unavailable(ratings)
    assert page.unavailable(project.replaced(systems=(*project.systems, third))) == ""


def test_the_table_is_copied(qtbot, session, page):
    result = shown(qtbot, session, page, random_project(60, 3, 5, n_systems=3))
    page.verdict.copy.click()
    lines = QApplication.clipboard().text().splitlines()
    assert lines[1].split("\t")[0] == result.names[result.leader]
