"""A round "?" that opens a page of the help."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QToolButton, QWidget

_SIZE = 20


class HelpButton(QToolButton):
    """Says by its tooltip what it explains.

    Parameters
    ----------
    parent : QWidget, optional

    Signals
    -------
    topic_wanted : str
        Key of the help page.
    """

    topic_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._topic = ""
        self.setText("?")
        self.setProperty("look", "help")
        self.setFixedSize(QSize(_SIZE, _SIZE))
        self.clicked.connect(self._on_clicked)

    def set_topic(self, key: str, text: str) -> None:
        """Lead to another page; `text` says what it is about."""
        self._topic = key
        self.setToolTip(text)
        self.setAccessibleName(text)

    @property
    def topic(self) -> str:
        """Key of the page it opens."""
        return self._topic

    def _on_clicked(self) -> None:
        self.topic_wanted.emit(self._topic)
