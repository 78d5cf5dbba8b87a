"""A row of a side list: picture, name, and a word at its right."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from sigdesk.ui import theme
from sigdesk.ui.icons import pixmap
from sigdesk.ui.widgets.markers import paint_marker
from sigdesk.ui.wording import listed

_PICTURE, _MARGIN, _GAP = 16, 8, 9


class RowButton(QPushButton):
    """A button as wide as its list: an icon or a system's marker, a name, a trailing word.

    Parameters
    ----------
    icon : str
        Name of an icon of the program; empty for a row with a marker.
    parent : QWidget, optional
    """

    def __init__(self, icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "row")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._icon_name = icon
        self._marker = -1
        self._name = ""
        self._trailing = ""
        self._tag = ""

    def set_row(self, name: str, trailing: str = "", *, marker: int = -1, tag: str = "") -> None:
        """Show a name, a trailing word, and for a system its marker and its part (A or B)."""
        self._name, self._trailing, self._marker, self._tag = name, trailing, marker, tag
        self.setAccessibleName(listed((name, tag, trailing)))
        self.update()

    def name(self) -> str:
        """The name shown."""
        return self._name

    def sizeHint(self) -> QSize:
        """Wide enough for a short name; the list decides."""
        return QSize(150, theme.pixels(theme.BODY) + 18)

    def minimumSizeHint(self) -> QSize:
        """Never squeezed in height."""
        return QSize(80, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground by the style sheet, contents by hand, so that the name gets all room there is."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        now = theme.current()
        ink = now.text
        if not self.isEnabled():
            ink = now.faint
        elif self.isChecked():
            ink = now.accent
        room = self.rect().adjusted(_MARGIN, 0, -_MARGIN, 0)
        self._draw_picture(painter, room, ink)
        room.setLeft(room.left() + _PICTURE + _GAP)
        room = self._draw_trailing(painter, room, now.muted if ink == now.text else ink)
        font = theme.interface_font()
        if self.isChecked():
            font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(ink)
        name = painter.fontMetrics().elidedText(
            self._name, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, name)

    def _draw_picture(self, painter: QPainter, room: QRect, ink: str) -> None:
        top = (self.height() - _PICTURE) / 2
        if self._marker >= 0:
            paint_marker(painter, QRectF(room.left() + 1, top + 3, 10, 10), self._marker)
        elif self._icon_name:
            picture = pixmap(self._icon_name, ink, _PICTURE, self.devicePixelRatioF())
            painter.drawPixmap(room.left(), round(top), picture)

    def _draw_trailing(self, painter: QPainter, room: QRect, ink: str) -> QRect:
        """Draw what stands at the right; returns the room left for the name."""
        painter.setFont(theme.interface_font(theme.NOTE if self._icon_name else theme.SECONDARY))
        painter.setPen(ink)
        for text in (self._trailing, self._tag):
            if text:
                width = painter.fontMetrics().horizontalAdvance(text)
                place = QRect(room.right() - width, room.top(), width + 1, room.height())
                painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
                room.setRight(place.left() - _GAP)
        return room
