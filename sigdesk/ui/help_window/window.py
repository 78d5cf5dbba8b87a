"""The window of the help."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from sigdesk.ui.help_window.contents import Contents
from sigdesk.ui.help_window.text import HelpText
from sigdesk.ui.help_window.topics import START, Keys, topics

_SIZE = QSize(1000, 720)
_LIST_WIDTH = 268


class HelpWindow(QWidget):
    """Pages on the left, the text of one on the right; the main window can be used beside it.

    Parameters
    ----------
    keys : callable
        Gives names and keys of what has a shortcut.
    parent : QWidget
        The main window.
    """

    def __init__(self, keys: Keys, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setProperty("look", "window")
        self._keys = keys
        self._visited: list[str] = []
        self._place = -1
        self.contents = Contents()
        self.text = HelpText()
        self.back, self.forward = QPushButton(), QPushButton()
        self.resize(_SIZE)
        self._lay_out()
        self.contents.topic_wanted.connect(self.show_topic)
        self.text.topic_wanted.connect(self.show_topic)
        self.back.clicked.connect(self._on_back)
        self.forward.clicked.connect(self._on_forward)
        for key, slot in (
            (QKeySequence.StandardKey.Back, self._on_back),
            (QKeySequence.StandardKey.Forward, self._on_forward),
            (QKeySequence.StandardKey.Find, self._on_find),
            (QKeySequence.StandardKey.Cancel, self.close),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(slot)
        self.retranslate()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setContentsMargins(24, 10, 24, 2)
        buttons.setSpacing(8)
        for button in (self.back, self.forward):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        page = QFrame()
        page.setProperty("look", "pane")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(buttons)
        column.addWidget(self.text, 1)
        panes = QSplitter(Qt.Orientation.Horizontal)
        panes.setHandleWidth(1)
        panes.setChildrenCollapsible(False)
        panes.addWidget(self.contents)
        panes.addWidget(page)
        panes.setStretchFactor(0, 0)
        panes.setStretchFactor(1, 1)
        panes.setSizes([_LIST_WIDTH, _SIZE.width() - _LIST_WIDTH])
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(panes)

    @property
    def topic(self) -> str:
        """Key of the page shown; empty before the first."""
        return self._visited[self._place] if self._visited else ""

    def show_topic(self, key: str) -> None:
        """Show a page; one that does not exist is the first one."""
        key = key if key in self._topics else START
        if key != self.topic:
            del self._visited[self._place + 1 :]
            self._visited.append(key)
            self._place = len(self._visited) - 1
        self._show()

    def _show(self) -> None:
        topic = self._topics[self.topic]
        self.text.show_markdown(topic.markdown())
        self.text.setAccessibleName(topic.title)
        self.contents.show_current(topic.key)
        self.back.setEnabled(self._place > 0)
        self.forward.setEnabled(self._place < len(self._visited) - 1)

    def _on_back(self) -> None:
        if self._place > 0:
            self._place -= 1
            self._show()

    def _on_forward(self) -> None:
        if self._place < len(self._visited) - 1:
            self._place += 1
            self._show()

    def _on_find(self) -> None:
        self.contents.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.contents.search.selectAll()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setWindowTitle(self.tr("SigDesk help"))
        self.back.setText(self.tr("← Back"))
        self.forward.setText(self.tr("Forward →"))
        self._topics = {topic.key: topic for topic in topics(self._keys)}
        self.contents.retranslate()
        self.contents.show_topics(tuple(self._topics.values()))
        if self.topic:
            self._show()

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        self.contents.restyle()
        if self.topic:
            self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
