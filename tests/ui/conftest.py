"""A window on a made-up document, with settings and copies in a temporary folder.

Every test here fails on a Qt warning, and on a thread that is still alive after it.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QSettings, QStandardPaths, QThread
from PySide6.QtWidgets import QApplication

import sigdesk.jobs.queue as queue_module
from sigdesk.core.columns import LabelColumn, TextColumn
from sigdesk.model.project import Alignment, Project, Reference, SystemOutput
from sigdesk.ui.appearance import Appearance
from sigdesk.ui.main_window import MainWindow
from sigdesk.ui.page_stack import PageStack
from sigdesk.ui.session import Session
from sigdesk.ui.settings import Preferences

_HARMLESS = (
    "This plugin does not support",
    "QFont::setPixelSize",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Any warning of Qt fails the test during which it is given."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.qt_log_level_fail("WARNING"))
            item.add_marker(pytest.mark.qt_log_ignore(*_HARMLESS))


@pytest.fixture(autouse=True)
def own_places(tmp_path: Path) -> Iterator[None]:
    """Settings and data of the program go to a temporary folder."""
    QStandardPaths.setTestModeEnabled(True)
    ini, user = QSettings.Format.IniFormat, QSettings.Scope.UserScope
    QSettings.setPath(ini, user, str(tmp_path / "settings"))
    yield
    QStandardPaths.setTestModeEnabled(False)


@pytest.fixture(autouse=True)
def no_thread_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fails a test after which a thread of a queue still runs."""
    made: list[weakref.ref[QThread]] = []

    class Watched(QThread):
        def __init__(self) -> None:
            super().__init__()
            made.append(weakref.ref(self))

    monkeypatch.setattr(queue_module, "QThread", Watched)
    yield
    alive = [ref() for ref in made]
    running = [thread.objectName() for thread in alive if thread is not None and thread.isRunning()]
    assert not running


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    """Empty settings."""
    return Preferences(QSettings(str(tmp_path / "sigdesk.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def appearance(qapp: QApplication, preferences: Preferences) -> Iterator[Appearance]:
    """English, light."""
    preferences.set_text("language", "en")
    preferences.set_text("theme", "light")
    made = Appearance(qapp, preferences)
    made.apply()
    yield made
    if made.language != "en":
        made.choose_language("en")
    if made.theme != "light" or made.text_scale != 1.0:
        made.reset_text()
        made.choose_theme("light")


@pytest.fixture
def session(qapp: QApplication, tmp_path: Path) -> Iterator[Session]:
    """An empty session."""
    made = Session()
    made.saving.recovery.use_folder(tmp_path / "recovery")
    yield made
    made.shutdown()


@pytest.fixture
def project() -> Project:
    """240 items, three labels, three systems of different quality, a slice column, a text."""
    random = np.random.default_rng(20240501)
    n_items, labels = 240, ("entailment", "neutral", "contradiction")
    gold = random.integers(0, 3, n_items).astype(np.int32)

    def answers(share_right: float) -> LabelColumn:
        wrong = (gold + random.integers(1, 3, n_items)) % 3
        codes = np.where(random.random(n_items) < share_right, gold, wrong)
        return LabelColumn(codes.astype(np.int32), labels)

    ids = np.array([str(i + 1) for i in range(n_items)], dtype=object)
    genre = np.array(["fiction" if i % 3 else "travel" for i in range(n_items)], dtype=object)
    texts = np.array([f"Sentence {i + 1}." for i in range(n_items)], dtype=object)
    reference = Reference(
        "gold",
        ids,
        LabelColumn(gold, labels),
        {"genre": TextColumn(genre), "sentence": TextColumn(texts)},
    )
    alignment = Alignment("id", n_items, n_items, n_items)
    systems = tuple(
        SystemOutput(name, answers(share), alignment=alignment)
        for name, share in (("BERT", 0.85), ("ESIM", 0.72), ("SPINN", 0.7))
    )
    return Project(reference=reference, systems=systems, system_a="BERT", system_b="ESIM")


@pytest.fixture
def window(
    qtbot,
    session: Session,
    preferences: Preferences,
    appearance: Appearance,
    monkeypatch: pytest.MonkeyPatch,
) -> MainWindow:
    """The main window, shown, without a document; pages are made when they are asked for."""
    monkeypatch.setattr(PageStack, "make_next", lambda stack: False)
    made = MainWindow(session, preferences, appearance)
    # Stopped before pytest-qt destroys the window, which it does before fixtures end.
    qtbot.addWidget(made, before_close_func=MainWindow.close_now)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


@pytest.fixture
def loaded(qtbot, window: MainWindow, session: Session, project: Project) -> MainWindow:
    """The main window with the document and its scores."""
    session.apply(project, "Open files")
    session.show_page("overview")
    qtbot.waitUntil(lambda: not session.jobs.jobs(), timeout=30_000)
    return window
