"""The text of the help: one page at a time, with links between pages and nothing from outside."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QTextBrowser, QWidget

from sigdesk.ui import theme
from sigdesk.ui.help_window import cost
from sigdesk.ui.help_window.sheet import fill

_WIDEST_FIGURE = 660


class HelpText(QTextBrowser):
    """Shows Markdown.

    Signals
    -------
    topic_wanted : str
        Key of the page that a link leads to.
    """

    topic_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "page")
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.anchorClicked.connect(self._on_link)

    def show_markdown(self, markdown: str) -> None:
        """Show a page from its beginning."""
        fill(self.document(), markdown)
        self.moveCursor(self.textCursor().MoveOperation.Start)
        self.verticalScrollBar().setValue(0)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Draw the figure of cost; nothing else is ever loaded."""
        address = name if isinstance(name, str) else name.toString()
        if address.startswith(cost.ADDRESS):
            number = int(address.rpartition("/")[2])
            room = self.viewport().width() - 56
            width = max(320, min(_WIDEST_FIGURE, room))
            return cost.panel(number, theme.current(), self.devicePixelRatioF(), width)
        return QImage()

    def _on_link(self, address: QUrl) -> None:
        if address.scheme() == "help":
            self.topic_wanted.emit(address.path())
