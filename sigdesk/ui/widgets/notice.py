"""A box that draws attention: a note, a caution, a problem."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sigdesk.ui import theme
from sigdesk.ui.icons import pixmap
from sigdesk.ui.widgets.labels import Text

Severity = Literal["info", "caution", "problem"]


class Notice(QFrame):
    """Text on a coloured ground, with an icon that says the same as the colour.

    Parameters
    ----------
    text : str
    severity : {"info", "caution", "problem"}
    parent : QWidget, optional
    """

    def __init__(
        self, text: str = "", severity: Severity = "caution", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("notice", severity)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._severity = severity
        self._icon = QLabel()
        self._icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._text = Text(text, wrap=True, selectable=True)
        column = QVBoxLayout()
        column.setSpacing(6)
        column.addWidget(self._text)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        self._buttons.addStretch(1)
        column.addLayout(self._buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 10, 8)
        row.setSpacing(8)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        self._draw_icon()

    def text(self) -> str:
        """The text."""
        return self._text.text()

    def set_text(self, text: str) -> None:
        """Change the text."""
        self._text.setText(text)

    def add_button(self, button: QPushButton) -> None:
        """Put a button below the text."""
        self._buttons.insertWidget(self._buttons.count() - 1, button)

    def _draw_icon(self) -> None:
        now = theme.current()
        colour = {"info": now.accent, "caution": now.caution, "problem": now.problem}
        name = "info" if self._severity == "info" else "caution"
        ratio = self.devicePixelRatioF()
        self._icon.setPixmap(pixmap(name, colour[self._severity], 14, ratio))

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the icon when the theme changed."""
        if event.type() == QEvent.Type.StyleChange:
            self._draw_icon()
        super().changeEvent(event)
