"""Everything a person can do from a menu or by a key, once, for menus, buttons and shortcuts."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from sigdesk.ui.icons import icon
from sigdesk.ui.language import LANGUAGES
from sigdesk.ui.pages import PAGES
from sigdesk.ui.session import Session
from sigdesk.ui.wording import plain

_Key = QKeySequence.StandardKey


@dataclass(frozen=True)
class _Action:
    """An action without its text, which the language gives."""

    shortcuts: tuple[str | QKeySequence.StandardKey, ...] = ()
    icon: str = ""
    needs_data: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


_ACTIONS = {
    "open": _Action((_Key.Open,), "open"),
    "import-preview": _Action(("Ctrl+I",)),
    "open-project": _Action(("Ctrl+Shift+O",)),
    "paste": _Action((_Key.Paste,)),
    "enter-paths": _Action(("Ctrl+Shift+V",)),
    "new": _Action((_Key.New,), needs_data=True),
    "save": _Action((_Key.Save,), "save", needs_data=True),
    "save-as": _Action(("Ctrl+Shift+S",), needs_data=True),
    "export-html": _Action(("Ctrl+E",), needs_data=True),
    "export-json": _Action(("Ctrl+Shift+E",), needs_data=True),
    "quit": _Action((_Key.Quit, "Ctrl+Q"), role=QAction.MenuRole.QuitRole),
    "undo": _Action((_Key.Undo,), "undo"),
    "redo": _Action((_Key.Redo, "Ctrl+Shift+Z"), "redo"),
    "swap": _Action(("Ctrl+T",), "swap", needs_data=True),
    "copy-sentence": _Action(("Ctrl+Shift+C",), "copy", needs_data=True),
    "start-page": _Action(("Ctrl+0",)),
    "right-pane": _Action(("F9",), "pane"),
    "text-larger": _Action((_Key.ZoomIn, "Ctrl+=")),
    "text-smaller": _Action((_Key.ZoomOut,)),
    "text-normal": _Action(("Ctrl+Shift+0",)),
    "help": _Action((_Key.HelpContents,)),
    "fears": _Action(needs_data=True),
    "check-installation": _Action(),
    "shortcuts": _Action(("Ctrl+/",)),
    "licences": _Action(),
    "about": _Action(role=QAction.MenuRole.AboutRole),
}


class Actions(QObject):
    """All actions of the window, by key.

    Parameters
    ----------
    session : Session
    window : QWidget
        Shortcuts work while it is active.
    """

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._by_key: dict[str, QAction] = {}
        for key, declared in _ACTIONS.items():
            action = self._add(key, window)
            keys = [QKeySequence(shortcut) for shortcut in declared.shortcuts]
            # Not every platform has every standard key.
            action.setShortcuts([key for key in dict.fromkeys(keys) if not key.isEmpty()])
            action.setMenuRole(declared.role)
        self["right-pane"].setCheckable(True)
        self.themes = self._group("theme", ("light", "dark", "system"), window)
        self.languages = self._group("language", tuple(LANGUAGES), window)
        self.pages = self._group("page", tuple(entry.key for entry in PAGES), window)
        for number, entry in enumerate(PAGES, start=1):
            if number <= 9:
                self[f"page:{entry.key}"].setShortcut(QKeySequence(f"Ctrl+{number}"))
        stack = session.undo_stack
        self["undo"].triggered.connect(stack.undo)
        self["redo"].triggered.connect(stack.redo)
        stack.indexChanged.connect(self._on_history_changed)
        self["swap"].triggered.connect(session.swap_pair)
        self.retranslate()
        self.restyle()
        self.follow_data()

    def __getitem__(self, key: str) -> QAction:
        return self._by_key[key]

    def _add(self, key: str, window: QWidget) -> QAction:
        action = QAction(window)
        action.setObjectName(key)
        action.setData(key.partition(":")[2] or key)
        window.addAction(action)
        self._by_key[key] = action
        return action

    def _group(self, kind: str, keys: tuple[str, ...], window: QWidget) -> QActionGroup:
        group = QActionGroup(window)
        group.setExclusive(True)
        for key in keys:
            action = self._add(f"{kind}:{key}", window)
            action.setCheckable(True)
            group.addAction(action)
        return group

    def retranslate(self) -> None:
        """Set every text in the window's language."""
        texts = {
            "open": self.tr("&Open files…"),
            "import-preview": self.tr("&Import with preview…"),
            "open-project": self.tr("Open &project…"),
            "paste": self.tr("Paste &files or a table"),
            "enter-paths": self.tr("&Enter paths…"),
            "new": self.tr("&New comparison"),
            "save": self.tr("&Save"),
            "save-as": self.tr("Save &as…"),
            "export-html": self.tr("&Report (HTML)…"),
            "export-json": self.tr("&Numbers (JSON)…"),
            "quit": self.tr("&Quit"),
            "swap": self.tr("S&wap A and B"),
            "copy-sentence": self.tr("&Copy the result as a sentence"),
            "start-page": self.tr("&Start page"),
            "right-pane": self.tr("&Explanations and settings"),
            "text-larger": self.tr("&Larger text"),
            "text-smaller": self.tr("&Smaller text"),
            "text-normal": self.tr("&Normal text size"),
            "help": self.tr("&Help…"),
            "fears": self.tr("&Which error do you fear most?"),
            "check-installation": self.tr("&Check this installation…"),
            "shortcuts": self.tr("&Keyboard shortcuts"),
            "licences": self.tr("&Licences and credits"),
            "about": self.tr("&About SigDesk"),
            "theme:light": self.tr("&Light"),
            "theme:dark": self.tr("&Dark"),
            "theme:system": self.tr("As the &system"),
        }
        for key, text in texts.items():
            self[key].setText(text)
        # What stands on a button in the bar on top.
        self["open"].setIconText(self.tr("Open"))
        self["save"].setIconText(self.tr("Save"))
        for code, name in LANGUAGES.items():
            self[f"language:{code}"].setText(name)
        for entry in PAGES:
            self[f"page:{entry.key}"].setText(entry.title())
        self._on_history_changed()
        for action in self._by_key.values():
            shortcut = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            text = plain(action.text())
            action.setToolTip(f"{text} ({shortcut})" if shortcut else text)

    def restyle(self) -> None:
        """Colour the icons for the theme in use."""
        for key, declared in _ACTIONS.items():
            if declared.icon:
                self[key].setIcon(icon(declared.icon))
                self[key].setIconVisibleInMenu(False)

    def follow_data(self) -> None:
        """Enable what needs a document only when there is one."""
        there = self._session.has_data
        for key, declared in _ACTIONS.items():
            if declared.needs_data:
                self[key].setEnabled(there)

    def _on_history_changed(self) -> None:
        stack = self._session.undo_stack
        undo, redo = self["undo"], self["redo"]
        undo.setEnabled(stack.canUndo())
        redo.setEnabled(stack.canRedo())
        undo.setText(
            self.tr("&Undo: {step}").format(step=stack.undoText())
            if stack.canUndo()
            else self.tr("&Undo")
        )
        redo.setText(
            self.tr("&Redo: {step}").format(step=stack.redoText())
            if stack.canRedo()
            else self.tr("&Redo")
        )
