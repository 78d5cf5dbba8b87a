"""Walks through the real window on real files: what people come with and must leave with."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QRadioButton
from scipy.stats import binomtest

from sigdesk.core.significance import TESTS
from sigdesk.core.significance.base import finish
from sigdesk.model.analysis import agreement
from sigdesk.model.compare import compare
from sigdesk.model.store import test_key as key_of_test
from sigdesk.ui.dialogs.import_questions import ImportQuestionsDialog
from sigdesk.ui.main_window import MainWindow
from sigdesk.ui.session import Session
from sigdesk.ui.views.compare import ComparePage
from sigdesk.ui.views.confusion import ConfusionPage
from sigdesk.ui.views.confusion_cells import Cell
from sigdesk.ui.views.items import ItemsPage
from tests.e2e.conftest import Drop

LONG = 60_000


def test_drop_files_and_read_the_verdict(
    qtbot, window: MainWindow, session: Session, drop: Drop, real_files: Path
) -> None:
    sst2 = real_files / "sst2"
    names = ("sst2-dataset.tsv", "sst2-lstm-output.txt", "sst2-cnn-output.txt")
    drop(window, [sst2 / name for name in names])
    qtbot.waitUntil(lambda: session.has_data, timeout=LONG)
    project = session.project
    assert project.reference is not None
    assert project.reference.n_items == 1821
    assert len(project.systems) == 2
    assert window.stack.current_page.key == "overview"

    session.show_page("compare")
    page = window.stack.current_page
    assert isinstance(page, ComparePage)
    procedure = TESTS["exact-permutation"]()
    key = key_of_test(project, project.system_a, project.system_b, procedure)
    qtbot.waitUntil(lambda: session.store.get(key) is not None, timeout=LONG)
    # Against an independent program: the exact permutation test of accuracy is a sign test.
    counts = agreement(project, project.system_a, project.system_b)
    expected = binomtest(counts.only_a, counts.only_a + counts.only_b).pvalue
    found = session.store.get(key)
    assert found.pvalue == pytest.approx(expected, rel=1e-12)
    assert abs(found.observed) == pytest.approx(0.8803 - 0.8572, abs=1e-4)
    qtbot.waitUntil(lambda: "lstm is better than cnn" in page.verdict.headline.text(), timeout=LONG)
    assert "2.31" in page.verdict.headline.text()

    # Randomization and bootstrap start by themselves and come to their ends.
    for name in ("randomization", "bootstrap"):
        sampled = key_of_test(project, project.system_a, project.system_b, TESTS[name]())
        qtbot.waitUntil(lambda key=sampled: session.store.get(key) is not None, timeout=LONG)


def test_labels_that_do_not_fit_are_asked_about(
    qtbot, window: MainWindow, session: Session, drop: Drop, real_files: Path
) -> None:
    hans = real_files / "hans"
    drop(window, [hans / name for name in ("gold.csv", "bert.csv", "esim.csv", "spinn.csv")])
    qtbot.waitUntil(lambda: bool(window.findChildren(ImportQuestionsDialog)), timeout=LONG)
    dialog = window.findChildren(ImportQuestionsDialog)[0]
    assert not session.has_data
    texts = [button.accessibleName() for button in dialog.findChildren(QRadioButton)]
    assert any("neutral" in text and "non-entailment" in text for text in texts)
    dialog.accept()
    qtbot.waitUntil(lambda: session.has_data, timeout=LONG)
    project = session.project
    assert project.reference is not None
    assert project.reference.n_items == 30_000
    assert [system.alignment.by for system in project.systems if system.alignment] == ["id"] * 3
    assert [decision.question for decision in project.decisions] == ["map-labels"]
    gold = project.reference.gold
    right = {s.name: float(np.mean(s.column.codes == gold.codes)) for s in project.systems}
    assert right == {
        "bert": pytest.approx(0.5480, abs=5e-5),
        "esim": pytest.approx(0.5001, abs=5e-5),
        "spinn": pytest.approx(0.5051, abs=5e-5),
    }


def test_giving_up_the_questions_leaves_the_window_as_it_was(
    qtbot, window: MainWindow, session: Session, drop: Drop, real_files: Path
) -> None:
    hans = real_files / "hans"
    drop(window, [hans / "gold.csv", hans / "bert.csv", hans / "esim.csv"])
    qtbot.waitUntil(lambda: bool(window.findChildren(ImportQuestionsDialog)), timeout=LONG)
    window.findChildren(ImportQuestionsDialog)[0].reject()
    qtbot.waitUntil(lambda: session.jobs.is_idle, timeout=LONG)
    assert not session.has_data
    assert window.stack.current_page.key == "welcome"


def test_stop_and_resume_a_sampled_test(qtbot, window: MainWindow, session: Session) -> None:
    session.open_sample("hans")
    qtbot.waitUntil(lambda: session.has_data, timeout=LONG)
    session.choose_metric("macro-f1")
    session.change_settings(n_resamples=400_000)
    project = session.project
    session.show_page("compare")
    page = window.stack.current_page
    assert isinstance(page, ComparePage)
    procedure = TESTS["randomization"](n_resamples=400_000)
    key = key_of_test(project, project.system_a, project.system_b, procedure)
    qtbot.waitUntil(
        lambda: getattr(session.snapshot(key), "n_done", 0) > 0,  # the first one may be empty
        timeout=LONG,
    )
    toggle = page.histogram.progress.toggle
    qtbot.waitUntil(lambda: toggle.isVisible() and toggle.text() == "Pause", timeout=LONG)
    qtbot.mouseClick(toggle, Qt.MouseButton.LeftButton)
    assert session.is_stopped(key)
    drawn = session.store.partial(key)
    assert drawn is not None
    assert 0 < len(drawn) < 400_000
    qtbot.waitUntil(lambda: toggle.text() == "Resume", timeout=LONG)
    qtbot.mouseClick(toggle, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.store.get(key) is not None, timeout=2 * LONG)
    straight = finish(compare(project, project.system_a, project.system_b, procedure))
    resumed = session.store.get(key)
    np.testing.assert_array_equal(resumed.distribution.values, straight.distribution.values)
    assert resumed.pvalue == straight.pvalue


def test_save_and_reopen_without_computing(
    qtbot,
    window: MainWindow,
    session: Session,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session.open_sample("emotion")
    qtbot.waitUntil(lambda: session.has_data, timeout=LONG)
    session.show_page("compare")
    qtbot.wait(50)
    qtbot.waitUntil(lambda: session.jobs.is_idle, timeout=LONG)
    page = window.stack.current_page
    assert isinstance(page, ComparePage)
    page.turns.finish()
    said = (page.verdict.headline.text(), page.verdict.line.text())
    stored_keys = session.store.keys()
    kept = {key: session.store.get(key) for key in stored_keys}
    path = tmp_path / "emotion.sigdesk"
    session.save_project(path)
    qtbot.waitUntil(lambda: path.exists() and session.jobs.is_idle, timeout=LONG)
    session.new_document()
    assert not session.has_data

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("computed again")

    monkeypatch.setattr("sigdesk.model.compare.compare", refuse)
    monkeypatch.setattr("sigdesk.model.analysis.score_table", refuse)
    session.open_project(path)
    qtbot.waitUntil(lambda: session.has_data, timeout=LONG)
    session.show_page("compare")
    qtbot.wait(50)
    qtbot.waitUntil(lambda: session.jobs.is_idle, timeout=LONG)
    page = window.stack.current_page
    assert isinstance(page, ComparePage)
    page.turns.finish()
    assert (page.verdict.headline.text(), page.verdict.line.text()) == said
    assert not any(session.failure(key) for key in stored_keys)
    assert set(session.store.keys()) == set(kept)
    for key, result in kept.items():
        again = session.store.get(key)
        if hasattr(result, "pvalue"):
            assert (again.pvalue, again.log10_pvalue) == (result.pvalue, result.log10_pvalue)


def test_a_click_on_a_cell_opens_exactly_its_items(
    qtbot, window: MainWindow, session: Session
) -> None:
    session.open_sample("emotion")
    qtbot.waitUntil(lambda: session.has_data, timeout=LONG)
    session.show_page("confusion")
    page = window.stack.current_page
    assert isinstance(page, ConfusionPage)
    qtbot.wait(100)
    matrix = page.view
    joy, anger = session.project.labels.index("joy"), session.project.labels.index("anger")
    cell = Cell("a", joy, anger)
    qtbot.mouseClick(
        matrix.viewport(), Qt.MouseButton.LeftButton, pos=matrix.centre_of(cell), delay=20
    )
    qtbot.waitUntil(lambda: window.stack.current_page.key == "items", timeout=LONG)
    items = window.stack.current_page
    assert isinstance(items, ItemsPage)
    project = session.project
    gold = project.reference.gold.codes
    answers = project.system(project.system_a).column.codes
    expected = np.flatnonzero((gold == joy) & (answers == anger))
    assert len(expected) > 0
    qtbot.waitUntil(lambda: len(items.model.items) == len(expected), timeout=LONG)
    np.testing.assert_array_equal(np.sort(items.model.items), expected)


def test_every_choice_can_be_undone(qtbot, window: MainWindow, session: Session) -> None:
    session.open_sample("hans")
    qtbot.waitUntil(lambda: session.has_data, timeout=LONG)
    from sigdesk.model.project import SliceChoice

    before = session.project
    session.choose_metric("macro-f1")
    session.choose_slice(SliceChoice("heuristic", "subsequence"))
    session.swap_pair()
    session.change_settings(alpha=0.01, seed=7)
    after = session.project
    steps = [step for step in range(4) if (session.undo_stack.undo(), step)]
    assert len(steps) == 4
    assert session.project is before
    for _ in range(4):
        session.undo_stack.redo()
    assert session.project is after
