"""Systems by shape and hue: never by hue alone."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from sigdesk.ui import theme
from sigdesk.ui.widgets.labels import ElidedLabel


def paint_marker(painter: QPainter, rect: QRectF, position: int, colour: str = "") -> None:
    """Draw the shape of the system at `position` in its colour, centred in `rect`.

    Parameters
    ----------
    painter : QPainter
    rect : QRectF
        The marker fills its smaller side.
    position : int
        Position of the system in the project, from 0.
    colour : str, optional
        Another colour than the system's own.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour or theme.system_colour(position)))
    half = min(rect.width(), rect.height()) / 2
    x, y = rect.center().x(), rect.center().y()
    shape = theme.system_shape(position)
    if shape == 0:
        painter.drawEllipse(QPointF(x, y), half * 0.92, half * 0.92)
    elif shape == 1:
        painter.drawPolygon(_polygon(x, y, half, [(-1, 0.85), (0, -0.95), (1, 0.85)]))
    elif shape == 2:
        painter.drawRoundedRect(
            QRectF(x - half * 0.85, y - half * 0.85, half * 1.7, half * 1.7), 1, 1
        )
    elif shape == 3:
        painter.drawPolygon(_polygon(x, y, half, [(0, -1.1), (1.1, 0), (0, 1.1), (-1.1, 0)]))
    else:
        arm = 0.38
        painter.drawRect(QRectF(x - half, y - half * arm, 2 * half, 2 * half * arm))
        painter.drawRect(QRectF(x - half * arm, y - half, 2 * half * arm, 2 * half))
    painter.restore()


def _polygon(x: float, y: float, half: float, corners: list[tuple[float, float]]) -> QPolygonF:
    return QPolygonF([QPointF(x + half * dx, y + half * dy) for dx, dy in corners])


def marker_icon(position: int, size: int = 12) -> QIcon:
    """The marker of a system as an icon, for menus, combo boxes and table cells."""
    return _icon(position, size, theme.system_colour(position))


@lru_cache(maxsize=512)
def _icon(position: int, size: int, colour: str) -> QIcon:
    """Drawn once for each theme: tables ask for it with every cell they paint."""
    made = QIcon()
    for scale in (1, 2):
        drawn = QPixmap(QSize(size, size) * scale)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        edge = size * scale
        room = QRectF(scale, scale, edge - 2 * scale, edge - 2 * scale)
        paint_marker(painter, room, position, colour)
        painter.end()
        drawn.setDevicePixelRatio(scale)
        made.addPixmap(drawn)
        made.addPixmap(drawn, QIcon.Mode.Selected)
        made.addPixmap(drawn, QIcon.Mode.Disabled)
    return made


class SystemMarker(QWidget):
    """The marker of one system."""

    def __init__(self, position: int = 0, size: int = 10, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._position = position
        self.setFixedSize(size + 2, size + 2)

    def set_position(self, position: int) -> None:
        """Show the marker of another system."""
        self._position = position
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the marker."""
        painter = QPainter(self)
        paint_marker(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._position)


class SystemName(QWidget):
    """Marker and name of one system in a line."""

    def __init__(self, name: str = "", position: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marker = SystemMarker(position)
        self._label = ElidedLabel(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._marker)
        row.addWidget(self._label, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_system(self, name: str, position: int) -> None:
        """Show another system."""
        self._label.set_text(name)
        self._marker.set_position(position)
