"""The page Compare: what it shows is what the model says, and every figure leads to its items."""

from __future__ import annotations

import threading
from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QWidget
from scipy.stats import binomtest

import sigdesk.model.compare
from sigdesk.core.columns import LabelColumn, ScoreColumn
from sigdesk.model.analysis import agreement
from sigdesk.model.items import ItemFilter
from sigdesk.model.numbers import format_p, format_result_p
from sigdesk.model.project import Project, Reference, SystemOutput
from sigdesk.model.words import apa, sentence, verdict
from sigdesk.ui import theme
from sigdesk.ui.appearance import Appearance
from sigdesk.ui.models.tests_table import Column
from sigdesk.ui.session import Session
from sigdesk.ui.views import compare_work
from sigdesk.ui.views.compare import ComparePage
from sigdesk.ui.views.compare_state import comparison_of

Opened = Callable[[Project], ComparePage]


def settle(qtbot, session: Session) -> None:
    """Wait until nothing is computed any more, and what was computed is shown."""

    def at_rest() -> bool:
        QApplication.processEvents()
        return not session.jobs.jobs()

    qtbot.waitUntil(at_rest, timeout=60_000)
    # The end of the last job is told in one turn of the event loop, the cards follow in others.
    QApplication.processEvents()
    for widget in QApplication.topLevelWidgets():
        for page in (widget, *widget.findChildren(ComparePage)):
            if isinstance(page, ComparePage):
                page.turns.finish()
    QApplication.processEvents()


@pytest.fixture
def page(qtbot, session: Session, appearance: Appearance) -> ComparePage:
    """The page alone, as large as in a window of 1280×800."""
    made = ComparePage(session)
    made.resize(788, 698)
    session.project_changed.connect(made.refresh)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def opened(qtbot, session: Session, page: ComparePage) -> Opened:
    """Show a project and wait for its tests."""

    def show(project: Project) -> ComparePage:
        page.show()
        session.replace_document(project, None, None)
        settle(qtbot, session)
        return page

    return show


def labelled(gold: list[int], *answers: list[int]) -> Project:
    """A project of two labels."""
    labels = ("neg", "pos")

    def column(codes: list[int]) -> LabelColumn:
        return LabelColumn(np.array(codes, dtype=np.int32), labels)

    ids = np.array([str(i + 1) for i in range(len(gold))], dtype=object)
    systems = tuple(
        SystemOutput(name, column(codes))
        for name, codes in zip(("first", "second"), answers, strict=False)
    )
    pair = ("first", "second") if len(systems) > 1 else ("", "")
    return Project(
        reference=Reference("gold", ids, column(gold)),
        systems=systems,
        system_a=pair[0],
        system_b=pair[1],
    )


def scored(a: list[int], b: list[int]) -> Project:
    """A project of item scores in hundredths."""

    def column(values: list[int]) -> ScoreColumn:
        return ScoreColumn(np.array(values, dtype=np.int64), 2)

    ids = np.array([str(i + 1) for i in range(len(a))], dtype=object)
    return Project(
        task="item-scores",
        metric="mean-score",
        reference=Reference("items", ids, None),
        systems=(SystemOutput("up", column(a)), SystemOutput("down", column(b))),
        system_a="up",
        system_b="down",
    )


# what is shown


def test_verdict_is_that_of_the_exact_test(opened: Opened, session: Session, project) -> None:
    page = opened(project)
    comparison = comparison_of(session)
    assert comparison is not None
    result = comparison.main.result
    assert result is not None
    assert result.exact
    said = verdict(project, "BERT", "ESIM", result, comparison.interval)
    assert page.verdict.headline.text() == str(said.headline)
    assert page.verdict.line.text() == str(said.line)
    assert page.verdict.badge.text() == "exact"
    assert page.meaning() == [str(part) for part in said.meaning]
    assert page.cautions() == [str(part) for part in said.cautions]
    assert result.signature in page.signature()
    assert comparison.metric.signature() in page.signature()


def test_p_agrees_with_the_binomial_test(opened: Opened, project) -> None:
    page = opened(project)
    counts = agreement(project, "BERT", "ESIM")
    oracle = binomtest(counts.only_a, counts.discordant, 0.5).pvalue
    row = page.tests.model.row(page.tests.model.position("exact-permutation"))
    assert row.pvalue == format_p(oracle)
    assert row.how == "exact"
    assert row.badge == "best fit"


def test_interval_bar_shows_the_bootstrap_interval(
    opened: Opened, session: Session, project
) -> None:
    page = opened(project)
    comparison = comparison_of(session)
    assert comparison is not None
    bootstrap = comparison.tests["bootstrap"].result
    assert bootstrap is not None
    assert bootstrap.interval is not None
    shown = page.verdict.bar.shown
    assert shown is not None
    assert shown.low == pytest.approx(100 * bootstrap.interval.low)
    assert shown.high == pytest.approx(100 * bootstrap.interval.high)
    assert shown.colour == theme.system_colour(0)
    assert page.verdict.bar.accessibleDescription().startswith("BERT − ESIM: +")


def test_copying_gives_the_sentences_of_the_model(opened: Opened, session, project) -> None:
    page = opened(project)
    comparison = comparison_of(session)
    assert comparison is not None
    told = []
    session.message_posted.connect(told.append)
    for button, wording in (
        (page.verdict.copy_sentence, sentence),
        (page.verdict.copy_apa, apa),
    ):
        button.click()
        wanted = wording(project, "BERT", "ESIM", comparison.main.result, comparison.interval)
        assert QGuiApplication.clipboard().text() == str(wanted)
    assert len(told) == 2


def test_bars_are_the_histogram_of_the_swaps(opened: Opened, session: Session, project) -> None:
    page = opened(project)
    comparison = comparison_of(session)
    assert comparison is not None
    result = comparison.tests["randomization"].result
    assert result is not None
    assert result.distribution is not None
    values = 100 * result.distribution.values
    edges, heights = page.histogram.plot.bars
    width = np.max(np.diff(edges))
    share = heights * np.diff(edges) / width
    assert share.sum() == pytest.approx(100.0)
    assert share == pytest.approx(100 * np.histogram(values, edges)[0] / len(values))


def test_tail_bars_hold_what_counts_as_extreme(opened: Opened, session: Session, project) -> None:
    page = opened(project)
    comparison = comparison_of(session)
    assert comparison is not None
    for view in ("randomization", "bootstrap"):
        page.histogram.set_view(view)
        result = comparison.tests[view].result
        assert result is not None
        frame = page.histogram.plot.frame_shown
        assert frame is not None
        edges, heights = page.histogram.plot.bars
        middles = (edges[1:] + edges[:-1]) / 2
        share = heights * np.diff(edges) / np.max(np.diff(edges))
        in_tail = (middles < frame.lower) | (middles > frame.upper)
        n_in_tail = share[in_tail].sum() / 100 * result.n_resamples
        assert n_in_tail == pytest.approx(result.n_extreme, abs=0.01), view


def test_bootstrap_view_shows_the_interval(opened: Opened, session: Session, project) -> None:
    page = opened(project)
    assert page.histogram.plot.frame_shown.interval is None
    page.histogram.choice.button("bootstrap").click()
    comparison = comparison_of(session)
    assert comparison is not None
    interval = comparison.tests["bootstrap"].result.interval
    frame = page.histogram.plot.frame_shown
    assert frame.interval == pytest.approx((100 * interval.low, 100 * interval.high))
    assert frame.zero
    assert "vary" in page.histogram.title()
    assert "Interval" in page.histogram.plot.accessibleDescription()


def test_exact_view_shows_the_exact_distribution(opened: Opened, session, project) -> None:
    page = opened(project)
    page.histogram.choice.button("exact-permutation").click()
    comparison = comparison_of(session)
    assert comparison is not None
    edges, heights = page.histogram.plot.bars
    share = heights * np.diff(edges) / np.max(np.diff(edges))
    assert share.sum() == pytest.approx(100.0, abs=0.01)
    method = comparison.main.result.method
    assert page.histogram.progress.text.text() == str(method)
    assert page.histogram.progress.more.isHidden()


def test_one_sided_question_has_one_tail(qtbot, opened: Opened, session, project) -> None:
    page = opened(project)
    session.change_settings(alternative="greater")
    settle(qtbot, session)
    frame = page.histogram.plot.frame_shown
    assert frame.lower is None
    assert frame.upper == pytest.approx(frame.observed, abs=0.5)
    assert "BERT" in page.verdict.test.text()
    session.change_settings(alternative="less")
    settle(qtbot, session)
    frame = page.histogram.plot.frame_shown
    assert frame.upper is None
    assert frame.lower == pytest.approx(frame.observed, abs=0.5)


def test_identical_outputs(opened: Opened) -> None:
    page = opened(labelled([0, 1, 1, 0, 1], [0, 1, 0, 0, 1], [0, 1, 0, 0, 1]))
    assert "identical" in page.verdict.headline.text()
    assert "p = 1" in page.verdict.line.text()
    frame = page.histogram.plot.frame_shown
    assert (frame.lower, frame.upper) == (None, None)
    assert "Nothing to swap" in page.histogram.plot.note
    _, heights = page.histogram.plot.bars
    assert np.count_nonzero(heights) == 1
    assert not page.agreement.differ.isEnabled()


def test_no_difference_though_the_answers_differ(opened: Opened) -> None:
    page = opened(labelled([1] * 12, [1] * 6 + [0] * 6, [0] * 6 + [1] * 6))
    frame = page.histogram.plot.frame_shown
    assert (frame.lower, frame.upper) == (None, None), "everything is as extreme as 0"
    assert "identical" not in page.verdict.headline.text()
    assert page.tests.model.row(0).pvalue == "1"


def test_one_system_cannot_be_compared(session: Session, opened: Opened) -> None:
    project = labelled([0, 1, 1], [0, 1, 0])
    page = opened(project)
    assert page.unavailable(project)
    assert page.empty.isVisible()
    assert not page.verdict.isVisible()
    assert page.meaning() == []
    assert page.unavailable(Project())


def test_two_systems_after_one(qtbot, session: Session, opened: Opened, project) -> None:
    page = opened(labelled([0, 1, 1], [0, 1, 0]))
    session.replace_document(project, None, None)
    settle(qtbot, session)
    assert page.verdict.isVisible()
    assert not page.empty.isVisible()


def test_nothing_has_to_be_scrolled(opened: Opened, project) -> None:
    page = opened(project)
    assert page.minimumSizeHint().height() <= 698
    assert page.minimumSizeHint().width() <= 788


def test_long_names_leave_room_for_the_plot(opened: Opened, project) -> None:
    name = "deberta-v3-base-mnli-fever-anli-ling-wanli-seed-4711"
    renamed = SystemOutput(name, project.systems[0].column)
    page = opened(project.replaced(systems=(renamed, *project.systems[1:]), system_a=name))
    shown = page.verdict.headline.text()
    assert "deberta-v3" in shown
    assert "…" in shown
    assert shown.split(" is ")[0].endswith("4711")
    assert name in page.verdict.headline.toolTip()
    assert name in page.verdict.headline.accessibleName()
    assert page.histogram.plot.height() > 120


def test_another_metric_chooses_what_fits_it(qtbot, opened: Opened, session, project) -> None:
    page = opened(project)
    assert page.tests.table.currentIndex().row() == 0
    session.choose_metric("macro-f1")
    settle(qtbot, session)
    row = page.tests.model.row(page.tests.table.currentIndex().row())
    assert row.suitable
    assert row.badge


# the four-way table


def test_counts_open_their_items(qtbot, opened: Opened, session: Session, project) -> None:
    page = opened(project)
    asked: list[ItemFilter] = []
    session.items_requested.connect(asked.append)
    counts = agreement(project, "BERT", "ESIM")
    wanted = {
        "both-right": counts.both_right,
        "only-a": counts.only_a,
        "only-b": counts.only_b,
        "neither": counts.neither,
    }
    for pattern, number in wanted.items():
        button = page.agreement.buttons[pattern]
        assert button.text() == f"{number:,}"
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Space)
        assert asked[-1].agreement == pattern
        assert int(asked[-1].mask(project).sum()) == number
        assert asked[-1].told is not None
        assert str(number) in button.accessibleName()
    page.agreement.differ.click()
    assert asked[-1].agreement == "differ"
    assert f"({int(asked[-1].mask(project).sum())})" in page.agreement.differ.text()


def test_item_scores_have_three_counts(opened: Opened) -> None:
    page = opened(scored([50, 60, 70, 70, 10], [40, 60, 60, 65, 20]))
    buttons = page.agreement.buttons
    shown = {name: button.text() for name, button in buttons.items() if button.isVisible()}
    assert shown == {"only-a": "3", "only-b": "1", "both-right": "1"}
    assert "higher" in page.agreement.title()
    assert "points" not in page.histogram.x_title.text(), "raw scores have no points"


def test_sentences_change_with_the_task(qtbot, opened: Opened, session, project) -> None:
    page = opened(scored([50, 60, 70], [40, 60, 60]))
    session.replace_document(project, None, None)
    settle(qtbot, session)
    assert page.agreement.buttons["neither"].isVisible()
    assert "right" in page.agreement.title()


# the tails


def test_a_click_on_a_tail_opens_the_items_that_differ(
    qtbot, opened: Opened, session: Session, project
) -> None:
    page = opened(project)
    asked: list[ItemFilter] = []
    session.items_requested.connect(asked.append)
    plot = page.histogram.plot
    frame = plot.frame_shown
    for value, opens in ((0.0, False), (frame.high - 0.01, True), (frame.low + 0.01, True)):
        asked.clear()
        place = plot.pixel_of(QPointF(value, 0.5 * plot.top))
        qtbot.mouseClick(plot.viewport, Qt.MouseButton.LeftButton, pos=place)
        assert bool(asked) == opens, value
    assert asked[-1].agreement == "differ"


def test_the_tail_can_be_opened_with_the_keyboard(
    qtbot, opened: Opened, session: Session, project
) -> None:
    page = opened(project)
    page.histogram.plot.setFocus()
    with qtbot.waitSignal(session.items_requested) as caught:
        qtbot.keyClick(page.histogram.plot, Qt.Key.Key_Return)
    assert caught.args[0].agreement == "differ"


def test_bars_say_their_share(opened: Opened, project) -> None:
    page = opened(project)
    edges, heights = page.histogram.plot.bars
    place = int(np.argmax(heights))
    told = page.histogram.plot.hover_text((edges[place] + edges[place + 1]) / 2)
    assert f"{heights[place]:.2f} % of swaps" in told
    assert page.histogram.plot.hover_text(1e9) == ""


# running


def test_pause_and_resume_give_the_same_resamples(
    qtbot, opened: Opened, session: Session, project
) -> None:
    page = opened(project)
    session.change_settings(n_resamples=3_000_000)
    progress = page.histogram.progress
    key = comparison_of(session).tests["randomization"].key
    qtbot.waitUntil(
        lambda: (found := session.snapshot(key)) is not None and found.n_done > 0, timeout=30_000
    )
    page.turns.finish()
    assert progress.toggle.text() == "Pause"
    assert not progress.more.isEnabled()
    progress.toggle.click()
    qtbot.waitUntil(lambda: progress.toggle.text() == "Resume", timeout=10_000)
    assert "paused" in progress.text.text()
    page.turns.finish()
    row = page.tests.model.row(page.tests.model.position("randomization"))
    assert row.how == "paused"
    drawn = session.snapshot(key).n_done
    assert 0 < drawn < 3_000_000

    session.change_settings(n_resamples=drawn + 2560)
    settle(qtbot, session)
    stopped_and_resumed = comparison_of(session).tests["randomization"].result
    assert stopped_and_resumed.n_resamples == drawn + 2560

    session.replace_document(project.replaced(settings=session.project.settings), None, None)
    settle(qtbot, session)
    in_one_go = comparison_of(session).tests["randomization"].result
    assert in_one_go is not stopped_and_resumed
    assert np.array_equal(in_one_go.distribution.values, stopped_and_resumed.distribution.values)


def test_ten_thousand_more_can_be_undone(qtbot, opened: Opened, session, project) -> None:
    page = opened(project)
    before = page.histogram.progress.text.text()
    assert before.startswith("10,000 swaps")
    page.histogram.progress.more.click()
    settle(qtbot, session)
    assert session.project.settings.n_resamples == 20_000
    assert page.histogram.progress.text.text().startswith("20,000 swaps")
    edges, heights = page.histogram.plot.bars
    assert (heights * np.diff(edges) / np.max(np.diff(edges))).sum() == pytest.approx(100.0)
    session.undo_stack.undo()
    settle(qtbot, session)
    assert page.histogram.progress.text.text() == before


def test_a_failing_test_says_so_and_can_be_tried_again(
    qtbot, monkeypatch: pytest.MonkeyPatch, opened: Opened, session: Session, project
) -> None:
    real = sigdesk.model.compare.compare

    def failing(*arguments, **named):
        raise ArithmeticError("no such number")
        yield

    monkeypatch.setattr(sigdesk.model.compare, "compare", failing)
    page = opened(project)
    assert page.verdict.badge.text() == "failed"
    assert "no such number" in page.verdict.line.text()
    assert page.verdict.copy_sentence.isHidden()
    assert "no such number" in page.histogram.progress.text.text()
    monkeypatch.setattr(sigdesk.model.compare, "compare", real)
    page.verdict.retry.click()
    settle(qtbot, session)
    assert page.verdict.badge.text() == "exact"


def test_results_of_a_reopened_project_are_shown_at_once(
    qtbot, opened: Opened, session: Session, project
) -> None:
    page = opened(project)
    store, headline = session.store, page.verdict.headline.text()
    started = []
    session.replace_document(Project(), None, None)
    session.running_changed.connect(lambda: started.append(1))
    session.replace_document(project, store, None)
    assert page.verdict.headline.text() == headline
    assert not started


def test_a_large_document_is_looked_at_in_the_background(
    qtbot, monkeypatch: pytest.MonkeyPatch, opened: Opened, session: Session, project
) -> None:
    page = opened(project)
    shown = (page.verdict.headline.text(), page.verdict.line.text(), page.meaning())
    counts = {name: button.text() for name, button in page.agreement.buttons.items()}

    monkeypatch.setattr(compare_work, "AT_ONCE", 0)
    in_window: list[str] = []
    window_thread = threading.current_thread()
    for name in ("plan", "agreement", "verdict"):
        real = getattr(compare_work, name)

        def watched(*arguments, real=real, name=name):
            if threading.current_thread() is window_thread:
                in_window.append(name)
            return real(*arguments)

        monkeypatch.setattr(compare_work, name, watched)
    session.replace_document(project.replaced(), None, None)
    assert "Comparing" in page.verdict.headline.text()
    assert page.meaning() == []
    assert not page.agreement.differ.isEnabled()
    qtbot.waitUntil(lambda: page.verdict.copy_apa.isVisible(), timeout=30_000)
    settle(qtbot, session)
    assert not in_window
    assert (page.verdict.headline.text(), page.verdict.line.text(), page.meaning()) == shown
    assert {name: button.text() for name, button in page.agreement.buttons.items()} == counts


def test_a_plan_that_cannot_be_made_is_told(
    qtbot, monkeypatch: pytest.MonkeyPatch, opened: Opened, session: Session, project
) -> None:
    page = opened(project)

    def failing(*arguments):
        raise MemoryError("no room")

    monkeypatch.setattr(compare_work, "AT_ONCE", 0)
    monkeypatch.setattr(compare_work, "plan", failing)
    session.replace_document(project.replaced(), None, None)
    settle(qtbot, session)
    assert page.verdict.badge.text() == "failed"
    assert "no room" in page.verdict.line.text()
    assert not session.jobs.jobs(), "it is not tried again and again"


# the table of tests


def test_table_of_tests_is_a_sound_model(opened: Opened, project) -> None:
    page = opened(project)
    tester = QAbstractItemModelTester(
        page.tests.model, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    page.refresh()
    session = page.session
    session.choose_pair("ESIM", "SPINN")
    assert tester is not None


def test_every_suitable_test_has_its_p(opened: Opened, session: Session, project) -> None:
    page = opened(project)
    comparison = comparison_of(session)
    for position, state in enumerate(comparison.tests.values()):
        row = page.tests.model.row(position)
        if state.suitable:
            assert state.result is not None
            assert row.pvalue == format_result_p(state.result)
            assert row.how == ("exact" if state.result.exact else "sampled")
        else:
            assert row.how == "–"
            assert not row.suitable


def test_a_chosen_test_says_what_speaks_for_and_against(opened: Opened, project) -> None:
    page = opened(project)
    model = page.tests.model
    for position in range(model.rowCount()):
        page.tests.table.selectRow(position)
        said = page.tests.reasons.text()
        assert said.startswith("For: " if model.row(position).suitable else "Does not fit: ")
    page.tests.table.selectRow(model.position("bootstrap"))
    assert "Against: " in page.tests.reasons.text()


def test_the_chosen_row_stays_when_results_come(opened: Opened, session, project) -> None:
    page = opened(project)
    page.tests.table.selectRow(2)
    key = page.tests.model.row(2).key
    page.refresh()
    assert page.tests.model.row(page.tests.table.currentIndex().row()).key == key
    index = page.tests.model.index(0, Column.TEST)
    assert "best fit" in index.data(Qt.ItemDataRole.AccessibleTextRole)


# settings


def test_a_side_chosen_after_looking_is_cautioned(
    qtbot, session: Session, opened: Opened, project: Project
) -> None:
    page = opened(project)
    assert len(session.store.log) == 1
    assert not any("after a result was seen" in said for said in page.cautions())
    session.change_settings(alternative="greater")
    settle(qtbot, session)
    assert any("after a result was seen" in said for said in page.cautions())
    # asking in another way is the same comparison
    assert len(session.store.log) == 1


def test_a_column_can_be_the_independent_units(
    qtbot, session: Session, opened: Opened, project: Project
) -> None:
    page = opened(project)
    units = page.settings.units
    assert [units.itemData(place) for place in range(units.count())] == ["", "genre"]
    main = page._comparison.main
    units.setCurrentIndex(1)
    units.activated.emit(1)
    assert session.project.cluster == "genre"
    settle(qtbot, session)
    assert page._comparison.main.key != main.key
    assert "units:genre" in page.signature()
    session.undo_stack.undo()
    assert session.project.cluster == ""
    settle(qtbot, session)
    assert units.currentData() == ""


def test_settings_are_shown_and_changed_by_undoable_steps(
    qtbot, opened: Opened, session: Session, project
) -> None:
    page = opened(project)
    settings = page.settings
    assert page.settings_widget() is settings
    assert session.undo_stack.count() == 0
    settings.alpha.setValue(0.01)
    settings.too_small.setValue(1.5)
    settings.n_resamples.setValue(5_000)
    settings.alternative.setCurrentIndex(1)
    settings.alternative.activated.emit(1)
    settings.confidence.setCurrentIndex(2)
    settings.confidence.activated.emit(2)
    settings.new_seed.click()
    now = session.project.settings
    assert now.alpha == 0.01
    assert now.too_small == pytest.approx(0.015)
    assert now.n_resamples == 5_000
    assert now.alternative == "greater"
    assert now.confidence == 0.99
    assert now.seed != 12345
    assert session.undo_stack.count() == 6
    while session.undo_stack.canUndo():
        session.undo_stack.undo()
    settle(qtbot, session)
    assert session.project.settings == project.settings
    assert settings.alpha.value() == 0.05
    assert settings.too_small.value() == 0.0
    assert settings.alternative.currentIndex() == 0
    assert settings.seed.value() == 12345


def test_alpha_is_written_without_idle_zeros(opened: Opened, project) -> None:
    page = opened(project)
    assert page.settings.alpha.text() == "0.05"
    page.settings.alpha.setValue(0.005)
    assert page.settings.alpha.text() == "0.005"


# theme, language, accessibility


def test_the_theme_changes_while_the_plot_is_shown(
    opened: Opened, appearance: Appearance, project
) -> None:
    page = opened(project)
    appearance.choose_theme("dark")
    page.restyle()
    assert page.histogram.plot.curve_colour == theme.DARK.curve
    assert page.histogram.plot.frame_shown.colour == theme.DARK.systems[0]
    assert page.verdict.bar.shown.colour == theme.DARK.systems[0]


def test_texts_are_set_anew(opened: Opened, project) -> None:
    page = opened(project)
    before = page.verdict.headline.text()
    page.verdict.copy_sentence.setText("")
    page.histogram.set_title("")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.verdict.copy_sentence.text() == "Copy sentence"
    assert page.histogram.title().endswith("?")
    assert page.verdict.headline.text() == before


def focusable(widget: QWidget) -> list[QWidget]:
    """Every visible widget below that the Tab key reaches."""
    found = []
    for child in widget.findChildren(QWidget):
        reached = child.focusPolicy() & Qt.FocusPolicy.TabFocus
        inside = child.objectName().startswith("qt_")
        if child.isVisibleTo(widget) and reached and not inside:
            found.append(child)
    return found


def test_every_control_has_a_name(opened: Opened, project) -> None:
    page = opened(project)
    page.settings.show()
    controls = focusable(page)
    assert len(controls) > 15
    for control in controls:
        accessible = QAccessible.queryAccessibleInterface(control)
        assert accessible.text(QAccessible.Text.Name), control


def test_the_plot_is_told_in_words(opened: Opened, session: Session, project) -> None:
    page = opened(project)
    plot = page.histogram.plot
    told = plot.accessibleDescription()
    result = comparison_of(session).tests["randomization"].result
    assert plot.accessibleName().endswith("?")
    assert "BERT − ESIM" in told
    assert f"{result.n_extreme:,}" in told
    assert format_result_p(result) in told


def test_the_focus_stays_in_the_line_of_progress(
    qtbot, opened: Opened, session: Session, project
) -> None:
    page = opened(project)
    with qtbot.waitActive(page):
        page.activateWindow()
    line = page.histogram.progress
    line.more.setFocus(Qt.FocusReason.TabFocusReason)
    visited = set()

    def note(_old: QWidget | None, new: QWidget | None) -> None:
        visited.add(new)

    QApplication.instance().focusChanged.connect(note)
    try:
        line.more.click()
        settle(qtbot, session)
    finally:
        QApplication.instance().focusChanged.disconnect(note)
    assert visited <= {line.more, line.toggle}
    assert line.more.hasFocus()


@pytest.mark.parametrize("height", [620, 698, 713, 900])
def test_rows_of_the_table_of_tests_are_whole(opened: Opened, project, height) -> None:
    page = opened(project)
    page.resize(788, height)
    QApplication.processEvents()
    table = page.tests.table
    row = table.verticalHeader().defaultSectionSize()
    for position in range(page.tests.model.rowCount()):
        table.selectRow(position)
        QApplication.processEvents()
        assert table.viewport().height() % row == 0
        assert table.geometry().bottom() < page.tests.reasons.geometry().top()
        shown = table.visualRect(table.currentIndex())
        assert table.viewport().rect().contains(shown)


def test_a_chosen_test_leads_to_its_help(qtbot, opened: Opened, session, project) -> None:
    page = opened(project)
    position = page.tests.model.position("bootstrap")
    page.tests.table.selectRow(position)
    with qtbot.waitSignal(session.help_requested) as asked:
        page.tests.help.click()
    assert asked.args == ["test/bootstrap"]


def test_answers_that_are_no_labels_are_told_by_who_scores_higher(opened: Opened) -> None:
    page = opened(scored([30, 40, 20, 50], [20, 40, 30, 10]))
    assert page.agreement.buttons["neither"].isHidden()
    assert page.agreement.title() == "Who scores higher, and where"


def test_cards_that_wait_for_their_turn_survive_the_end_of_the_document(
    opened: Opened, session: Session, project
) -> None:
    page = opened(project)
    session.project_changed.disconnect(page.refresh)
    page._ask_tests()
    session.new_document()
    page.turns.finish()
    assert page.turns.is_done
