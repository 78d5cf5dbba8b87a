"""The page Overview: scores, classes and findings as the model has them, and where clicks lead."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QWidget

from sigdesk.core.columns import MISSING, LabelColumn, ScoreColumn
from sigdesk.core.messages import Message
from sigdesk.model.analysis import ScoreRow, class_distribution, metric_of, suitable_metrics
from sigdesk.model.items import ItemFilter
from sigdesk.model.numbers import format_score
from sigdesk.model.project import Decision, Project, Reference, SystemOutput
from sigdesk.model.store import scores_key
from sigdesk.ui import theme
from sigdesk.ui.appearance import Appearance
from sigdesk.ui.models import score_spread
from sigdesk.ui.models.label_counts import SHARE_ROLE, LabelCounts
from sigdesk.ui.models.score_spread import ScoreSpread, spreads_of
from sigdesk.ui.models.score_table import INTERVAL_ROLE, RANGE_ROLE, ScoreTable
from sigdesk.ui.session import Session
from sigdesk.ui.views.overview import OverviewPage
from sigdesk.ui.widgets import Text

Opened = Callable[[Project], OverviewPage]

ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


def settle(qtbot, session: Session) -> None:
    """Wait until nothing is computed any more, and what was computed is shown."""
    qtbot.waitUntil(lambda: not session.jobs.jobs(), timeout=60_000)
    QApplication.processEvents()


@pytest.fixture
def page(qtbot, session: Session, appearance: Appearance) -> OverviewPage:
    """The page alone, as large as in a window of 1280×800."""
    made = OverviewPage(session)
    made.resize(788, 698)
    session.project_changed.connect(made.refresh)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def opened(qtbot, session: Session, page: OverviewPage) -> Opened:
    """Show a project and wait for its scores."""

    def show(project: Project) -> OverviewPage:
        page.show()
        session.replace_document(project, None, None)
        settle(qtbot, session)
        return page

    return show


def of_labels(
    n_labels: int, n_items: int, shares_right: dict[str, float], missing: int = 0
) -> Project:
    """A made-up project; the first `missing` answers of every system are missing."""
    random = np.random.default_rng(7)
    labels = tuple(f"label {i:03}" for i in range(n_labels))
    gold = random.integers(0, n_labels, n_items).astype(np.int32)
    systems = []
    for name, share in shares_right.items():
        wrong = (gold + 1) % n_labels
        codes = np.where(random.random(n_items) < share, gold, wrong).astype(np.int32)
        codes[:missing] = MISSING
        systems.append(SystemOutput(name, LabelColumn(codes, labels)))
    ids = np.array([str(i + 1) for i in range(n_items)], dtype=object)
    names = list(shares_right)
    a, b = names[:2] if len(names) > 1 else ("", "")
    reference = Reference("gold", ids, LabelColumn(gold, labels))
    return Project(reference=reference, systems=tuple(systems), system_a=a, system_b=b)


def of_scores(**scores: list[int | None]) -> Project:
    """A project of item scores in tenths."""
    systems = []
    for name, values in scores.items():
        missing = np.array([value is None for value in values])
        scaled = np.array([value or 0 for value in values], dtype=np.int64)
        column = ScoreColumn(scaled, 1, missing if missing.any() else None)
        systems.append(SystemOutput(name, column))
    n_items = len(next(iter(scores.values())))
    ids = np.array([str(i + 1) for i in range(n_items)], dtype=object)
    names = list(scores)
    return Project(
        task="item-scores",
        metric="mean-score",
        reference=Reference("items", ids, None),
        systems=tuple(systems),
        system_a=names[0],
        system_b=names[1],
    )


def scores_of(session: Session) -> tuple[ScoreRow, ...]:
    """The stored table of scores."""
    rows = session.store.scores(scores_key(session.project))
    assert rows is not None
    return rows


def cell(page: OverviewPage, system: str, metric: str) -> QModelIndex:
    """Cell of the score table."""
    model = page.scores.model
    for row in range(model.rowCount()):
        for column in range(1, model.columnCount()):
            score = model.score(row, column)
            if score is not None and (score.system, score.metric.key) == (system, metric):
                return model.index(row, column)
    raise AssertionError((system, metric))


# scores


def test_every_system_under_every_metric(opened: Opened, session: Session, project) -> None:
    page = opened(project)
    model = page.scores.model
    assert model.rowCount() == 3
    assert model.columnCount() == 1 + len(suitable_metrics(project))
    for row in scores_of(session):
        index = cell(page, row.system, row.metric.key)
        assert index.data() == format_score(row.score, row.metric.scale)
        assert row.interval is not None
        high = format_score(row.interval.high, row.metric.scale)
        assert index.data(INTERVAL_ROLE).endswith(high)
        assert row.system in index.data(ACCESSIBLE)
        assert ("best" in index.data(ACCESSIBLE)) == row.best


def test_bars_of_a_metric_share_an_axis(opened: Opened, session: Session, project) -> None:
    page = opened(project)
    metric = metric_of(project)
    rows = [row for row in scores_of(session) if row.metric == metric]
    ends = [end for row in rows for end in (row.interval.low, row.interval.high)]
    ranges = {cell(page, row.system, metric.key).data(RANGE_ROLE) for row in rows}
    assert ranges == {(min(ends), max(ends))}


def test_tied_systems_are_all_best(opened: Opened, project) -> None:
    twin = project.systems[0]
    tied = project.replaced(
        systems=(*project.systems, SystemOutput("BERT again", twin.column, alignment=None))
    )
    page = opened(tied)
    best = [
        system.name
        for system in tied.systems
        if "best" in cell(page, system.name, "accuracy").data(ACCESSIBLE)
    ]
    assert best == ["BERT", "BERT again"]
    assert "BERT, BERT again" in page.meaning()[0]


def test_a_click_puts_metric_and_system_in_focus_in_one_step(
    qtbot, opened: Opened, session: Session, project
) -> None:
    page = opened(project)
    index = cell(page, "SPINN", "macro-f1")
    rect = page.scores.table.visualRect(index)
    qtbot.mouseClick(page.scores.table.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    now = session.project
    assert (now.metric, now.system_a, now.system_b) == ("macro-f1", "SPINN", "BERT")
    assert session.undo_stack.count() == 1
    session.undo_stack.undo()
    assert session.project is project
    settle(qtbot, session)


def test_enter_on_a_score_in_focus_changes_nothing(
    qtbot, opened: Opened, session: Session, project
) -> None:
    page = opened(project)
    page.scores.table.setCurrentIndex(cell(page, "BERT", "accuracy"))
    qtbot.keyClick(page.scores.table, Qt.Key.Key_Return)
    assert session.undo_stack.count() == 0
    page.scores.table.setCurrentIndex(cell(page, "ESIM", "accuracy"))
    qtbot.keyClick(page.scores.table, Qt.Key.Key_Return)
    assert (session.project.system_a, session.project.system_b) == ("ESIM", "BERT")
    settle(qtbot, session)


def test_intervals_follow_the_confidence(qtbot, opened: Opened, session, project) -> None:
    page = opened(project)
    assert "95 %" in page.scores.note.text()
    session.change_settings(confidence=0.99)
    settle(qtbot, session)
    assert "99 %" in page.scores.note.text()
    assert "99 %" in cell(page, "BERT", "accuracy").data(ACCESSIBLE)


# classes


def test_counts_of_labels(opened: Opened, project) -> None:
    page = opened(project)
    model = page.classes.model
    rows = class_distribution(project)
    assert model.rowCount() == len(rows) == 3
    for position, row in enumerate(rows):
        assert model.index(position, 0).data() == row.label
        shown = [model.index(position, column).data() for column in range(1, 5)]
        assert shown == [f"{n:,}" for n in (row.gold, *row.systems)]
    largest = max(max(row.gold, *row.systems) for row in rows)
    assert model.index(0, 1).data(SHARE_ROLE) == pytest.approx(rows[0].gold / largest)


@pytest.mark.parametrize(("system", "column"), [("", 1), ("BERT", 2), ("ESIM", 3), ("SPINN", 4)])
def test_a_bar_opens_exactly_its_items(
    qtbot, opened: Opened, session: Session, project, system: str, column: int
) -> None:
    page = opened(project)
    asked: list[ItemFilter] = []
    session.items_requested.connect(asked.append)
    index = page.classes.model.index(1, column)
    rect = page.classes.table.visualRect(index)
    qtbot.mouseClick(page.classes.table.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert len(asked) == 1
    number = int(asked[0].mask(session.project).sum())
    assert f"{number:,}" == index.data()
    assert asked[0].told is not None
    label = page.classes.model.label(1)
    assert label in str(asked[0].told)
    assert system in str(asked[0].told)
    settle(qtbot, session)


def test_missing_answers_have_a_row_of_their_own(qtbot, opened: Opened, session: Session) -> None:
    project = of_labels(2, 50, {"a": 0.9, "b": 0.8}, missing=4)
    page = opened(project)
    model = page.classes.model
    assert model.rowCount() == 3
    assert model.index(2, 0).data() == "no answer"
    assert model.index(2, 2).data() == "4"
    asked: list[ItemFilter] = []
    session.items_requested.connect(asked.append)
    page.classes.table.activated.emit(model.index(2, 3))
    assert int(asked[0].mask(project).sum()) == 4


def test_150_labels_come_most_frequent_first(page: OverviewPage, session: Session) -> None:
    # Not settled: the classes are there at once, whatever the intervals of 150 labels take.
    page.show()
    session.replace_document(of_labels(150, 3000, {"a": 0.9, "b": 0.8}), None, None)
    model = page.classes.model
    assert model.rowCount() == 150
    counts = [model.count(row, 1) for row in range(150)]
    assert counts == sorted(counts, reverse=True)
    page.classes.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    assert model.label(0) == "label 000"
    model.sort(-1)
    assert [model.label(row) for row in range(150)] == [f"label {i:03}" for i in range(150)]
    assert page.minimumSizeHint().height() <= 698


def test_one_system_can_be_looked_at(qtbot, opened: Opened, session: Session) -> None:
    project = of_labels(2, 50, {"only": 0.9})
    page = opened(project)
    assert page.scores.isVisible()
    assert "one system" in page.meaning()[0]
    assert page.cautions() == []
    asked: list[ItemFilter] = []
    session.items_requested.connect(asked.append)
    page.classes.table.activated.emit(page.classes.model.index(0, 2))
    assert f"{int(asked[0].mask(project).sum())}" == page.classes.model.index(0, 2).data()
    page.scores.table.activated.emit(page.scores.model.index(0, 2))
    assert session.project.metric == suitable_metrics(project)[1].key
    settle(qtbot, session)


# item scores


def test_item_scores_show_their_spread(opened: Opened) -> None:
    project = of_scores(up=[10, 20, 30, 40, 90], down=[0, 10, 10, 20, None])
    page = opened(project)
    assert page.spread.isVisible()
    assert not page.classes.isVisible()
    texts = [
        [page.spread.model.index(row, column).data() for column in range(5)] for row in range(2)
    ]
    assert texts[0] == ["up", "5", *(format_score(score, "raw") for score in (1.0, 3.0, 9.0))]
    below = (format_score(score, "raw") for score in (0.0, 1.0, 2.0))
    assert texts[1] == ["down", "4 of 5", *below]
    assert not page.spread.table.isColumnHidden(score_spread.Column.ITEMS)
    assert page.scores.model.columnCount() == 2


def test_shapes_share_one_axis() -> None:
    low, high = spreads_of(of_scores(up=[0, 0, 0, 100], down=[100, 100, 50, 100]))
    assert low.shape[0] == 1.0
    assert low.shape[-1] == pytest.approx(1 / 3)
    assert high.shape[-1] == 1.0
    assert high.shape[score_spread.BINS // 2] == pytest.approx(1 / 3)
    assert (low.median, high.median) == (0.0, 10.0)


def test_equal_scores_and_no_scores_have_a_spread() -> None:
    flat, none = spreads_of(of_scores(flat=[70, 70], none=[None, None]))
    assert flat.shape.max() == 1.0
    assert np.count_nonzero(flat.shape) == 1
    assert np.isnan(none.median)
    assert none.n_missing == 2


# findings, states, looks


def test_findings_come_gravest_first_and_once(opened: Opened, project) -> None:
    told = Message("Labels were mapped.")
    page = opened(
        project.replaced(
            problems=(
                Message("Joined by id."),
                Message("Some ids are missing.", severity="caution"),
                Message("Answers are missing.", severity="problem"),
                told,
            ),
            decisions=(Decision("map-labels", "a=b", told),),
        )
    )
    assert page.findings.texts() == [
        "Problem: Answers are missing.",
        "Caution: Some ids are missing.",
        "Your decision: Labels were mapped.",
        "Note: Joined by id.",
    ]


def test_findings_of_other_files_replace_the_old_ones_at_once(opened: Opened, project) -> None:
    told = tuple(Message("Old {n}.", {"n": n}) for n in range(3))
    page = opened(project.replaced(problems=told))
    page.findings.show_project(project.replaced(problems=(Message("New."),)))
    shown = [text.text() for text in page.findings.findChildren(Text) if text.isVisible()]
    assert [text for text in shown if text.startswith("Old")] == []


def test_nothing_found_is_said(opened: Opened, project) -> None:
    assert opened(project).findings.texts() == ["Nothing unusual was found."]


def test_no_document(opened: Opened, page: OverviewPage) -> None:
    assert page.unavailable(Project())
    page.show()
    page.refresh()
    assert page.empty.isVisible()
    assert page.meaning() == []


def test_caution_about_overlapping_intervals(opened: Opened, project) -> None:
    page = opened(project)
    assert any("overlap" in text for text in page.cautions())
    assert "accuracy" in page.meaning()[0]
    assert page.signature().startswith(metric_of(project).signature())


def test_theme_and_language_change_while_shown(
    opened: Opened, appearance: Appearance, project
) -> None:
    page = opened(project)
    appearance.choose_theme("dark")
    page.restyle()
    assert theme.current() is theme.DARK
    assert not page.grab().isNull()
    page.scores.set_title("")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.scores.title()


def test_models_are_sound(session: Session, project) -> None:
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    labels, scores, spread = LabelCounts(), ScoreTable(session), ScoreSpread()
    testers = [QAbstractItemModelTester(model, mode) for model in (labels, scores, spread)]
    labels.set_counts(("BERT", "ESIM", "SPINN"), class_distribution(project))
    labels.sort(2, Qt.SortOrder.DescendingOrder)
    labels.set_counts((), ())
    rows = tuple(
        ScoreRow(system.name, metric, 0.5, None, 240)
        for metric in suitable_metrics(project)
        for system in project.systems
    )
    scores.set_scores(("BERT", "ESIM", "SPINN"), rows, metric_of(project))
    scores.set_scores(("BERT", "ESIM", "SPINN"), rows, None)
    scores.set_scores((), (), None)
    spread.set_project(of_scores(a=[1, 2], b=[2, None]))
    assert len(testers) == 3


def test_every_control_has_a_name(opened: Opened, project) -> None:
    page = opened(project)
    controls = [
        child
        for child in page.findChildren(QWidget)
        if child.isVisibleTo(page)
        and child.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not child.objectName().startswith("qt_")
    ]
    assert len(controls) >= 3
    for control in controls:
        accessible = QAccessible.queryAccessibleInterface(control)
        assert accessible.text(QAccessible.Text.Name), control


def test_while_scores_are_computed_their_columns_and_a_sentence_stand_there(
    qtbot, session: Session, page: OverviewPage, monkeypatch: pytest.MonkeyPatch, project
) -> None:
    monkeypatch.setattr(session, "request_scores", lambda: None)
    page.show()
    session.replace_document(project, None, None)
    QApplication.processEvents()
    metrics = suitable_metrics(project)
    assert page.scores.model.columnCount() == 1 + len(metrics)
    assert page.scores.model.index(0, 1).data() == "…"
    assert page.meaning() == ["The scores are being computed."]
    table = page.scores.table
    rows = table.rowViewportPosition(table.model().rowCount() - 1) + table.rowHeight(0)
    assert rows <= table.viewport().height()
    assert table.geometry().bottom() < page.scores.note.geometry().top()
