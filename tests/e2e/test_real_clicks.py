"""One walk with a real pointer and keyboard on a real X display (run under Xvfb)."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from sigdesk.core.significance import TESTS
from sigdesk.model.store import test_key as key_of_test
from sigdesk.ui.main_window import MainWindow
from sigdesk.ui.session import Session

pytestmark = pytest.mark.xvfb


def xdotool(*words: str) -> None:
    """Move the real pointer or press real keys."""
    program = shutil.which("xdotool")
    assert program, "xdotool is not installed"
    subprocess.run([program, *words], check=True, timeout=20)


def click(widget: QWidget) -> None:
    """Click the middle of a widget with the real pointer."""
    ratio = widget.devicePixelRatioF()
    point = widget.mapToGlobal(widget.rect().center()) * ratio
    xdotool("mousemove", "--sync", str(point.x()), str(point.y()), "click", "1")


def test_from_the_sample_to_the_items_where_they_differ(
    qtbot, window: MainWindow, session: Session
) -> None:
    assert QApplication.platformName() == "xcb"
    window.move(0, 0)
    window.resize(1280, 800)
    window.activateWindow()
    qtbot.wait(300)
    buttons = window.welcome.findChildren(QPushButton)
    click(next(button for button in buttons if button.property("sample") == "sst2"))
    qtbot.waitUntil(lambda: session.has_data, timeout=60_000)
    qtbot.wait(200)
    xdotool("key", "ctrl+4")
    qtbot.waitUntil(lambda: window.stack.current_page.key == "compare", timeout=10_000)
    project = session.project
    key = key_of_test(project, project.system_a, project.system_b, TESTS["exact-permutation"]())
    qtbot.waitUntil(lambda: session.store.get(key) is not None, timeout=60_000)
    qtbot.wait(200)
    compare = window.stack.current_page
    click(compare.agreement.buttons["only-a"])
    qtbot.waitUntil(lambda: window.stack.current_page.key == "items", timeout=10_000)
    from sigdesk.model.analysis import agreement

    wanted = agreement(project, project.system_a, project.system_b).only_a
    items = window.stack.current_page
    qtbot.waitUntil(lambda: len(items.model.items) == wanted, timeout=10_000)
    xdotool("key", "ctrl+f")
    xdotool("type", "--delay", "30", "movie")
    qtbot.waitUntil(lambda: 0 < len(items.model.items) < wanted, timeout=10_000)
