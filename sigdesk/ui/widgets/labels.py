"""Labels: text in one of the window's looks, chips, and text that shortens itself."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from sigdesk.ui import theme

Look = Literal[
    "body",
    "strong",
    "verdict",
    "title",
    "section",
    "secondary",
    "note",
    "good",
    "caution",
    "signature",
]
Tone = Literal["accent", "muted", "good", "caution", "problem"]


class Text(QLabel):
    """Plain text in one look of the style sheet.

    Parameters
    ----------
    text : str
    look : str
        "verdict" (the sentence that says the result), "title" (of a card), "section" (of a list),
        "secondary", "note", "strong", "good", "caution", "signature" or "body".
    wrap : bool
        Whether long text goes on in the next line.
    selectable : bool
        Whether it can be selected and copied with the mouse.
    parent : QWidget, optional
    """

    def __init__(
        self,
        text: str = "",
        look: Look = "body",
        *,
        wrap: bool = False,
        selectable: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("look", look)
        self.setWordWrap(wrap)
        if selectable:
            # By mouse only: keyboard selection would make each text a stop of the Tab key.
            self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def set_look(self, look: Look) -> None:
        """Change the look."""
        if self.property("look") != look:
            self.setProperty("look", look)
            self.style().unpolish(self)
            self.style().polish(self)


class Chip(QLabel):
    """A word on a rounded ground: "exact", "best fit"."""

    def __init__(self, text: str = "", tone: Tone = "accent", parent: QWidget | None = None):
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("chip", tone)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)

    def set_tone(self, tone: Tone) -> None:
        """Change the tone."""
        if self.property("chip") != tone:
            self.setProperty("chip", tone)
            self.style().unpolish(self)
            self.style().polish(self)


class ElidedLabel(QWidget):
    """One line of text that ends in "…" where there is no room, with all of it as tooltip.

    Parameters
    ----------
    text : str
    mode : Qt.TextElideMode
        Where text is left out: at the end, or in the middle (file paths).
    parent : QWidget, optional
    """

    def __init__(
        self,
        text: str = "",
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._text = ""
        self._mode = mode
        self._size = theme.BODY
        self._muted = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_text(text)

    def text(self) -> str:
        """The whole text."""
        return self._text

    def set_text(self, text: str) -> None:
        """Show another text."""
        if text == self._text:
            return
        self._text = text
        self.setAccessibleName(text)
        # A label that takes what room there is must not have the window laid out for every digit.
        if self.sizePolicy().horizontalPolicy() != QSizePolicy.Policy.Ignored:
            self.updateGeometry()
        self._follow_room()
        self.update()

    def set_secondary(self, size: int = theme.SECONDARY) -> None:
        """Write the text in the muted colour and a smaller size."""
        self._muted, self._size = True, size
        self._dress()

    def set_muted(self, muted: bool) -> None:
        """Whether the text is written in the muted colour."""
        self._muted = muted
        self.update()

    def _dress(self) -> None:
        self.setFont(theme.interface_font(self._size))
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text scale."""
        if event.type() == QEvent.Type.StyleChange and self._muted:
            self._dress()
        super().changeEvent(event)

    def _follow_room(self) -> None:
        too_long = self.fontMetrics().horizontalAdvance(self._text) > self.width()
        self.setToolTip(self._text if too_long else "")

    def resizeEvent(self, event: object) -> None:
        """Have the tooltip only where text is left out."""
        self._follow_room()

    def sizeHint(self) -> QSize:
        """Room for the whole text."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self._text) + 2, metrics.height() + 2)

    def minimumSizeHint(self) -> QSize:
        """Room for a few letters."""
        metrics = self.fontMetrics()
        return QSize(min(metrics.averageCharWidth() * 5, self.sizeHint().width()), metrics.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what fits."""
        painter = QPainter(self)
        now = theme.current()
        if not self.isEnabled():
            painter.setPen(now.faint)
        else:
            painter.setPen(now.muted if self._muted else now.text)
        line = self.fontMetrics().elidedText(self._text, self._mode, self.width())
        painter.drawText(
            self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, line
        )
