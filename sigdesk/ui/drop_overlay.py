"""What lights up over a page while files are held over the window."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from sigdesk.ui import theme
from sigdesk.ui.icons import pixmap


class DropOverlay(QWidget):
    """A veil with a dashed frame, a sentence and a hint; takes no clicks.

    Parameters
    ----------
    parent : QWidget
        Covered whole while shown.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = self._hint = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def cover(self, text: str, hint: str = "") -> None:
        """Show the veil with a sentence, and below it what else can be done."""
        self._text, self._hint = text, hint
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw veil, frame, picture and sentence."""
        now = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(now.window)
        veil.setAlphaF(0.88)
        painter.fillRect(self.rect(), veil)
        painter.setPen(QPen(QColor(now.accent), 2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(18, 18, -18, -18), 10, 10)
        middle = self.rect().center()
        picture = pixmap("drop", now.accent, 32, self.devicePixelRatioF())
        painter.drawPixmap(middle.x() - 16, middle.y() - 40, picture)
        painter.setPen(QColor(now.text))
        line = self.rect().adjusted(0, 20, 0, 20)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._text)
        painter.setFont(theme.interface_font(theme.SECONDARY))
        painter.setPen(QColor(now.muted))
        below = line.translated(0, theme.pixels(theme.BODY) + 10)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._hint)
