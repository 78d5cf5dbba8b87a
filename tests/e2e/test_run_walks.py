"""Walks of people with scores of seeds, and of people who ask how many items they need."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QRadioButton
from scipy import stats

from sigdesk.ui.dialogs.import_questions import ImportQuestionsDialog
from sigdesk.ui.main_window import MainWindow
from sigdesk.ui.models.evidence_table import Column
from sigdesk.ui.session import Session
from sigdesk.ui.views.items import ItemsPage
from sigdesk.ui.views.power import PowerPage
from sigdesk.ui.views.runs import RunsPage
from tests.e2e.conftest import Drop

LONG = 120_000
A, B = "Overall accuracy", "Lexical (nonent)"


@pytest.fixture
def hans_seeds(real_files: Path) -> Path:
    """Accuracies of 100 seeds, with four summary rows below."""
    return real_files.parent / "run-scores" / "hans-100-seeds" / "accuracies_by_run.csv"


def scores(path: Path) -> dict[str, np.ndarray]:
    """The runs, read without the program."""
    with path.open(encoding="utf-8-sig") as file:
        rows = [row for row in csv.DictReader(file) if row["Run"].startswith("Run ")]
    return {name: np.array([float(row[name]) for row in rows]) for name in (A, B)}


def test_a_hundred_seeds(
    qtbot, window: MainWindow, session: Session, drop: Drop, hans_seeds: Path
) -> None:
    drop(window, [hans_seeds])
    # The summary rows are noticed before anything is computed.
    qtbot.waitUntil(lambda: bool(window.findChildren(ImportQuestionsDialog)), timeout=LONG)
    dialog = window.findChildren(ImportQuestionsDialog)[0]
    assert not session.has_data
    assert dialog.findChildren(QRadioButton)
    dialog.accept()
    qtbot.waitUntil(lambda: session.has_data, timeout=LONG)
    session.choose_pair(A, B)

    session.show_page("runs")
    page = window.stack.current_page
    assert isinstance(page, RunsPage)
    qtbot.waitUntil(lambda: page._analysis is not None, timeout=LONG)
    # Each point is drawn.
    assert [len(system.values) for system in page.plot.shown] == [100, 100]
    read = scores(hans_seeds)
    expected = stats.ttest_rel(read[A], read[B])
    main = page._analysis.comparison.main
    assert main.key == "paired-t"
    assert main.statistic == pytest.approx(expected.statistic, rel=1e-9)
    assert page._analysis.comparison.difference == pytest.approx(read[A].mean() - read[B].mean())
    cells = page.evidence.model
    assert cells.row(cells.position("paired-t")).text(Column.DF) == "99"

    # A point leads to its run.
    page.plot.grab()
    seed = int(np.argmin(read[A]))
    place = page.plot.point_at(0, seed).toPoint()
    qtbot.mouseClick(page.plot, Qt.MouseButton.LeftButton, pos=place)
    items = window.stack.current_page
    assert isinstance(items, ItemsPage)


def test_five_seeds_picked_out_are_warned_about(
    qtbot, window: MainWindow, session: Session, drop: Drop, hans_seeds: Path, tmp_path: Path
) -> None:
    lines = hans_seeds.read_text(encoding="utf-8-sig").splitlines()
    few = tmp_path / "five.csv"
    few.write_text("\n".join(lines[:6]) + "\n", encoding="utf-8")
    drop(window, [few])
    qtbot.waitUntil(lambda: session.has_data, timeout=LONG)
    session.show_page("runs")
    page = window.stack.current_page
    assert isinstance(page, RunsPage)
    qtbot.waitUntil(lambda: page._said is not None, timeout=LONG)
    assert any("With 5 pairs" in text for text in page.cautions())


def test_how_many_items_would_be_needed(
    qtbot, window: MainWindow, session: Session, drop: Drop, real_files: Path
) -> None:
    sst2 = real_files / "sst2"
    names = ("sst2-dataset.tsv", "sst2-lstm-output.txt", "sst2-cnn-output.txt")
    drop(window, [sst2 / name for name in names])
    qtbot.waitUntil(lambda: session.has_data, timeout=LONG)
    session.show_page("power")
    page = window.stack.current_page
    assert isinstance(page, PowerPage)
    qtbot.waitUntil(lambda: page._plan is not None, timeout=LONG)
    assert page.headline.text().startswith("1,821 items show")
    page.wanted.field.setValue(1.0)
    qtbot.waitUntil(lambda: page._plan is not None and page._plan.difference == 0.01, timeout=LONG)
    needed = page._plan.needed[0]
    assert needed is not None
    assert needed > 1821
    # Against an independent program: the normal approximation of McNemar's test.
    discordant = page._basis.spread
    z = stats.norm.ppf(0.975), stats.norm.ppf(0.8)
    rough = (z[0] * discordant**0.5 + z[1] * (discordant - 0.01**2) ** 0.5) ** 2 / 0.01**2
    assert needed == pytest.approx(rough, rel=0.03)
