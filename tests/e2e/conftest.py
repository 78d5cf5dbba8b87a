"""The real window on real files, with the fixtures of the tests of the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from sigdesk.resources_path import resource
from sigdesk.ui.main_window import MainWindow
from tests.ui.conftest import (
    _HARMLESS,
    appearance,
    no_thread_left,
    own_places,
    preferences,
    session,
    window,
)

__all__ = ["appearance", "no_thread_left", "own_places", "preferences", "session", "window"]

Drop = Callable[[MainWindow, Sequence[Path]], None]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Any warning of Qt fails the test during which it is given."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.qt_log_level_fail("WARNING"))
            item.add_marker(pytest.mark.qt_log_ignore(*_HARMLESS))


@pytest.fixture
def real_files() -> Path:
    """Folder of real system outputs that come with the repository."""
    return Path(__file__).parent.parent / "data" / "real" / "classification"


@pytest.fixture
def sample_files() -> Path:
    """Folder of the samples that come with the program."""
    return resource("samples")


@pytest.fixture
def drop(qapp: QApplication) -> Drop:
    """Drop files on a window, as a file browser does."""

    def dropped(window: MainWindow, paths: Sequence[Path]) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        middle = QPointF(window.rect().center())
        mouse, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        copy = Qt.DropAction.CopyAction
        entering = QDragEnterEvent(middle.toPoint(), copy, data, mouse, keys)
        qapp.sendEvent(window, entering)
        assert entering.isAccepted()
        qapp.sendEvent(window, QDropEvent(middle, copy, data, mouse, keys))

    return dropped
