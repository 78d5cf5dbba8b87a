"""A rounded panel with a heading."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from sigdesk.ui.theme import CARD_PADDING, GRID
from sigdesk.ui.widgets.labels import Text


class Card(QFrame):
    """A rounded panel: a heading with room for controls at its right, and a body.

    Parameters
    ----------
    title : str
        Empty for a card without a heading.
    parent : QWidget, optional

    Attributes
    ----------
    header : QHBoxLayout
        The heading's line; widgets added to it stand at the right of the title.
    body : QVBoxLayout
        Everything below.
    """

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, True)
        self._title = Text(title, "title")
        self.header = QHBoxLayout()
        self.header.setSpacing(2 * GRID)
        self.header.addWidget(self._title)
        self.header.addStretch(1)
        self.body = QVBoxLayout()
        self.body.setSpacing(2 * GRID)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(CARD_PADDING, CARD_PADDING - 2, CARD_PADDING, CARD_PADDING - 2)
        outer.setSpacing(2 * GRID)
        outer.addLayout(self.header)
        outer.addLayout(self.body, 1)
        self.set_title(title)

    def title(self) -> str:
        """The heading."""
        return self._title.text()

    def set_title(self, title: str) -> None:
        """Change the heading."""
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self.setAccessibleName(title)
