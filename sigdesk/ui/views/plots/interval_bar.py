"""A difference with its interval on an axis: the picture on the verdict card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from sigdesk.ui import theme
from sigdesk.ui.views.plots.ticks import decimals_for, tick_step, tick_text, ticks

_SIDE, _TOP = 12, 16


@dataclass(frozen=True)
class ShownInterval:
    """What the bar shows, in the unit of its axis.

    Parameters
    ----------
    value : float
        The difference.
    low, high : float or None
        Its interval, when it is known.
    too_small : float
        Differences up to this size do not matter; 0 draws no zone.
    colour : str
        ``"#RRGGBB"`` of the side that wins.
    """

    value: float
    low: float | None
    high: float | None
    too_small: float
    colour: str


class IntervalBar(QWidget):
    """Axis with zero, the zone that is too small to matter, the interval and the difference."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: ShownInterval | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(150)

    def show_interval(self, shown: ShownInterval | None) -> None:
        """Draw something else; None draws nothing."""
        if shown != self._shown:
            self._shown = shown
            self.update()

    @property
    def shown(self) -> ShownInterval | None:
        """What is drawn."""
        return self._shown

    def axis_range(self) -> tuple[float, float]:
        """Ends of the axis: 0, the zone and the interval with some air around them."""
        shown = self._shown
        if shown is None:
            return (-1.0, 1.0)
        numbers = [0.0, shown.value, 1.6 * shown.too_small, -1.6 * shown.too_small]
        numbers += [end for end in (shown.low, shown.high) if end is not None]
        low, high = min(numbers), max(numbers)
        if high - low <= 0.0:
            return (-1.0, 1.0)
        air = 0.12 * (high - low)
        return (low - air, high + air)

    def sizeHint(self) -> QSize:
        """Room for the zone's name, the bar, the axis and its numbers."""
        return QSize(230, 32 + theme.pixels(theme.NOTE) * 2)

    def minimumSizeHint(self) -> QSize:
        """Narrow enough to stay beside a long headline."""
        return QSize(150, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint axis, zone, interval and dot."""
        if self._shown is None:
            return
        shown, colours = self._shown, theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = theme.interface_font(theme.NOTE)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        low, high = self.axis_range()
        left, right = float(_SIDE), float(self.width() - _SIDE)
        base = self.height() - metrics.height() - 7.0
        middle = base - 10.0

        def x(value: float) -> float:
            return left + (value - low) / (high - low) * (right - left)

        if shown.too_small > 0.0:
            zone = QRectF(
                x(-shown.too_small), _TOP, x(shown.too_small) - x(-shown.too_small), base - _TOP
            )
            painter.fillRect(zone, QColor(colours.zone))
            self._name_zone(painter, metrics, zone)
        painter.setPen(QPen(QColor(colours.faint), 1.0))
        painter.drawLine(QPointF(left, base), QPointF(right, base))
        painter.drawLine(QPointF(x(0.0), _TOP), QPointF(x(0.0), base))
        self._paint_ticks(painter, metrics, base, x)

        colour = QColor(shown.colour)
        if shown.low is not None and shown.high is not None:
            pen = QPen(colour, 5.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(x(shown.low), middle), QPointF(x(shown.high), middle))
        painter.setPen(QPen(colour, 2.5))
        painter.setBrush(QColor(colours.panel))
        painter.drawEllipse(QPointF(x(shown.value), middle), 5.0, 5.0)
        painter.end()

    def _name_zone(self, painter: QPainter, metrics: QFontMetricsF, zone: QRectF) -> None:
        name = self.tr("too small to matter")
        width = metrics.horizontalAdvance(name)
        if width > self.width():
            return
        start = min(max(0.0, zone.center().x() - width / 2), self.width() - width)
        painter.setPen(QColor(theme.current().muted))
        painter.drawText(QPointF(start, _TOP - 4.0), name)

    def _paint_ticks(
        self,
        painter: QPainter,
        metrics: QFontMetricsF,
        base: float,
        x: Callable[[float], float],
    ) -> None:
        low, high = self.axis_range()
        colours = theme.current()
        widest = metrics.horizontalAdvance("+00.0") + 12.0
        most = max(2, min(7, int(self.width() / widest)))
        decimals = decimals_for(tick_step(low, high, most))
        for tick in ticks(low, high, most):
            where = x(tick)
            painter.setPen(QPen(QColor(colours.faint), 1.0))
            painter.drawLine(QPointF(where, base), QPointF(where, base + 3.0))
            text = tick_text(tick, decimals)
            painter.setPen(QColor(colours.muted))
            painter.drawText(
                QPointF(where - metrics.horizontalAdvance(text) / 2, base + 5.0 + metrics.ascent()),
                text,
            )
