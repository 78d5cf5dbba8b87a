"""What a page shows when it has nothing to show: why, and what to do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sigdesk.ui import theme
from sigdesk.ui.icons import pixmap
from sigdesk.ui.widgets.labels import Text


class EmptyState(QWidget):
    """An icon, a title, a sentence and buttons in the middle of an empty page.

    Parameters
    ----------
    icon : str
        Name of an icon of the program.
    title, text : str
    parent : QWidget, optional
    """

    def __init__(
        self, icon: str = "", title: str = "", text: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._icon_name = icon
        self._icon = QLabel()
        self._icon.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._title = Text(title, "title")
        self._text = Text(text, "secondary", wrap=True)
        for label in (self._title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        # Of one width: a layout asks a text that it may narrow for its height at another width.
        self._text.setFixedWidth(440)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        self._buttons.addStretch(1)
        self._buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addStretch(2)
        column.addWidget(self._icon)
        column.addWidget(self._title)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._text)
        middle.addStretch(1)
        column.addLayout(middle)
        column.addSpacing(4)
        column.addLayout(self._buttons)
        column.addStretch(3)
        self._draw_icon()

    def set_texts(self, title: str, text: str) -> None:
        """Change title and sentence."""
        self._title.setText(title)
        self._text.setText(text)

    def add_button(self, button: QPushButton) -> None:
        """Put a button below the sentence."""
        self._buttons.insertWidget(self._buttons.count() - 1, button)

    def _draw_icon(self) -> None:
        if self._icon_name:
            colour = theme.current().faint
            self._icon.setPixmap(pixmap(self._icon_name, colour, 32, self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the icon when the theme changed."""
        if event.type() == QEvent.Type.StyleChange:
            self._draw_icon()
        super().changeEvent(event)
