"""Texts put together in the window's language, and texts of menus shown elsewhere."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QAction

from sigdesk.ui.appearance import Appearance
from sigdesk.ui.dialogs import ShortcutsDialog
from sigdesk.ui.main_window import MainWindow
from sigdesk.ui.widgets import Text
from sigdesk.ui.wording import listed, named, plain, sentences

_ADDED = re.compile(r"\(&?[A-Z]\)")
"""A mnemonic as Chinese texts have it."""


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("&Open files…", "Open files"),
        ("打开文件(&O)…", "打开文件"),
        ("打开文件 (&O)…", "打开文件"),
        ("Save && close", "Save & close"),
        ("F1 (macro)", "F1 (macro)"),
        ("", ""),
    ],
)
def test_plain(text: str, shown: str) -> None:
    assert plain(text) == shown


def test_joints_follow_the_language(qtbot, appearance: Appearance) -> None:
    appearance.choose_language("en")
    assert listed(["BERT", "GPT"]) == "BERT, GPT"
    assert sentences(["One.", "Two."]) == "One. Two."
    assert named("Metric", "F1") == "Metric: F1"
    appearance.choose_language("zh_CN")
    assert listed(["BERT", "GPT", ""]) == "BERT、GPT"
    assert sentences(["一。", "二。"]) == "一。二。"
    assert named("指标", "F1") == "指标：F1"
    assert named("", "F1") == "F1"
    appearance.choose_language("en")


def test_no_mnemonic_is_left_in_chinese(qtbot, window: MainWindow, appearance: Appearance) -> None:
    appearance.choose_language("zh_CN")
    qtbot.wait(1)
    try:
        actions = [action for action in window.actions() if isinstance(action, QAction)]
        assert any(_ADDED.search(action.text()) for action in actions)
        for action in actions:
            shortcut = action.shortcut().toString()
            told = action.toolTip().removesuffix(f" ({shortcut})")
            assert "&" not in told
            assert not _ADDED.search(told)
        dialog = ShortcutsDialog(actions, window)
        names = [label.text() for label in dialog.findChildren(Text)]
        assert not [name for name in names if "&" in name or _ADDED.search(name)]
        dialog.deleteLater()
    finally:
        appearance.choose_language("en")
