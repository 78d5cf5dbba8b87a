"""Everything that can be reached by the keyboard has a name, and everything can be reached."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QScrollBar,
    QWidget,
)

from sigdesk.core.messages import Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.questions import Choice, Question
from sigdesk.jobs import Failure
from sigdesk.ui.dialogs import (
    AboutDialog,
    AddOrReplaceDialog,
    EnterPathsDialog,
    FailureDialog,
    ImportQuestionsDialog,
    LicencesDialog,
    ShortcutsDialog,
)
from sigdesk.ui.pages import PAGES


def focusable(root: QWidget) -> Iterator[QWidget]:
    """Widgets below `root` that the Tab key stops at, or a click."""
    for widget in root.findChildren(QWidget):
        if widget.focusPolicy() == Qt.FocusPolicy.NoFocus or not widget.isVisibleTo(root):
            continue
        # Parts of a control that has the name.
        if widget.objectName().startswith("qt_") or isinstance(widget, QScrollBar | QLabel):
            continue
        if isinstance(widget, QLineEdit) and widget.objectName() == "qt_spinbox_lineedit":
            continue
        if widget.focusProxy() is not None:
            continue
        yield widget


def nameless(root: QWidget) -> list[str]:
    found = []
    for widget in focusable(root):
        interface = QAccessible.queryAccessibleInterface(widget)
        name = interface.text(QAccessible.Text.Name) if interface is not None else ""
        if not name.strip():
            parents = []
            parent = widget
            while parent is not None and parent is not root:
                parents.append(type(parent).__name__)
                parent = parent.parentWidget()
            found.append(" < ".join(parents))
    return found


def test_start_page(window):
    assert len(list(focusable(window))) > 8
    assert nameless(window) == []


@pytest.mark.parametrize("key", [entry.key for entry in PAGES])
def test_pages(qtbot, loaded, session, key):
    session.show_page(key)
    qtbot.waitUntil(lambda: not session.jobs.jobs(), timeout=60_000)
    QApplication.processEvents()
    assert len(list(focusable(loaded))) > 12
    assert nameless(loaded) == []


QUESTION = Question(
    "map-labels",
    Message("Which?"),
    (Message("Found this."),),
    (Choice("a=b", Message("Count a as b"), 12), Choice("keep", Message("Keep"), 10)),
    "--map-labels",
    rows=("a", "c"),
    targets=("b", "d"),
)
ERROR = FormatError(
    Message("Line {n} has one field."), "a.csv", 3, 7, "bad text", Message("Add a field.")
)


@pytest.mark.parametrize(
    "make",
    [
        AboutDialog,
        lambda: LicencesDialog(()),
        lambda: ShortcutsDialog(()),
        EnterPathsDialog,
        lambda: AddOrReplaceDialog([]),
        lambda: ImportQuestionsDialog((QUESTION,), str),
        lambda: FailureDialog(Failure(ERROR, ""), lambda m: m.text),
        lambda: FailureDialog(Failure(ValueError("x"), "Traceback …"), str),
        lambda: FailureDialog(Failure(FileNotFoundError(2, "No such file", "/a"), ""), str),
        lambda: FailureDialog(Failure(MemoryError(), ""), str),
    ],
    ids=[
        "about",
        "licences",
        "shortcuts",
        "paths",
        "add",
        "questions",
        "format error",
        "fault",
        "file",
        "memory",
    ],
)
def test_dialogs(qtbot, appearance, make):
    dialog = make()
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.windowTitle()
    assert nameless(dialog) == []


def test_tab_walks_through_the_whole_window(qtbot, loaded):
    """From the bar on top every visible control is reached, and the walk comes back."""
    reached: list[QWidget] = []
    first = loaded.focusWidget()
    for _ in range(120):
        qtbot.keyClick(loaded.focusWidget() or loaded, Qt.Key.Key_Tab)
        now = loaded.focusWidget()
        if now in reached:
            break
        reached.append(now)
    assert first is not None
    kinds = {type(widget).__name__ for widget in reached}
    assert {"ChoiceButton", "RowButton", "QToolButton"} <= kinds
    parts = [loaded.top_bar, loaded.sidebar, loaded.stack]
    order = [next((i for i, p in enumerate(parts) if p.isAncestorOf(w)), None) for w in reached]
    visits = [part for part in order if part is not None]
    assert visits == sorted(visits)
    assert set(visits) == {0, 1, 2}


def test_reasons_of_greyed_pages_are_told(window):
    for button in window.sidebar._pages.values():
        assert not button.isEnabled()
        assert button.toolTip() == button.accessibleDescription() == "Open files first."
