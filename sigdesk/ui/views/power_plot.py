"""A curve of power: against the number of units, or against the difference."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from sigdesk.ui import numbers, theme
from sigdesk.ui.views.plots.ticks import decimals_for, tick_step, ticks

_LEVELS = (0.8, 0.9)


@dataclass(frozen=True, eq=False)
class PowerCurve:
    """What is drawn.

    Parameters
    ----------
    x : ndarray of float64, shape (n,)
        Ascending, in the unit of the axis.
    power : ndarray of float64, shape (n,)
    title : str
        Of the x axis, with its unit.
    logarithmic : bool
        Whether equal steps of the axis are equal ratios.
    here, here_text : float or None, and str
        Where one is now.
    reached : tuple of float or None
        Where the levels of 80 and 90 % are reached; None beyond the picture.
    points : tuple of (float, float, float, float)
        Simulated: x, power, and both ends of its interval.
    tip : str
        What the curve says under the pointer: fields ``x`` and ``power``.
    """

    x: NDArray[np.float64]
    power: NDArray[np.float64]
    title: str
    logarithmic: bool
    here: float | None
    here_text: str
    reached: tuple[float | None, ...] = ()
    points: tuple[tuple[float, float, float, float], ...] = ()
    tip: str = "{x}: {power}"


class PowerPlot(QWidget):
    """Painted by hand: one curve, two levels, a few marks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._curve: PowerCurve | None = None
        self._area = QRectF()
        self._y_title = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_curve(self, curve: PowerCurve | None, y_title: str) -> None:
        """Draw another curve; None for none."""
        self._curve, self._y_title = curve, y_title
        self.update()

    @property
    def curve(self) -> PowerCurve | None:
        """What is drawn."""
        return self._curve

    def sizeHint(self) -> QSize:
        """Wide rather than high."""
        return QSize(440, 260)

    def minimumSizeHint(self) -> QSize:
        """Enough to read the axes."""
        return QSize(260, 170)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Axes, levels, where one is now, curve, points, marks."""
        del event
        curve = self._curve
        if curve is None or len(curve.x) < 2:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = theme.interface_font(theme.NOTE)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        left = metrics.horizontalAdvance("100 %") + metrics.height() + 12.0
        bottom = self.height() - 2.0 * metrics.height() - 12.0
        top = metrics.height() + 6.0
        self._area = QRectF(left, top, self.width() - left - 14.0, bottom - top)
        self._paint_axes(painter, metrics, curve)
        self._paint_here(painter, metrics, curve)
        self._paint_curve(painter, curve)
        self._paint_points(painter, curve)
        painter.end()

    def _at(self, x: float, power: float) -> QPointF:
        assert self._curve is not None
        return QPointF(
            self._area.left() + self._share(x) * self._area.width(),
            self._area.bottom() - power * self._area.height(),
        )

    def _share(self, x: float) -> float:
        assert self._curve is not None
        low, high = float(self._curve.x[0]), float(self._curve.x[-1])
        if self._curve.logarithmic:
            return math.log(max(x, 1e-300) / low) / math.log(high / low)
        return (x - low) / (high - low)

    def _paint_axes(self, painter: QPainter, metrics: QFontMetricsF, curve: PowerCurve) -> None:
        colours, area = theme.current(), self._area
        for level in (0.0, 0.2, 0.4, 0.6, *_LEVELS, 1.0):
            y = self._at(float(curve.x[0]), level).y()
            strong = level in _LEVELS
            pen = QPen(QColor(colours.muted if strong else colours.line), 1.0)
            if strong:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            text = numbers.percent(level, 0)
            painter.setPen(QColor(colours.text if strong else colours.muted))
            width = metrics.horizontalAdvance(text)
            painter.drawText(QPointF(area.left() - width - 6.0, y + metrics.ascent() / 2 - 1), text)
        painter.setPen(QColor(colours.muted))
        taken = -math.inf
        for mark, text in self._x_marks(curve):
            x = self._at(mark, 0.0).x()
            width = metrics.horizontalAdvance(text)
            start = min(max(x - width / 2, 0.0), self.width() - width)
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 3.0))
            if start > taken + 8.0:
                painter.drawText(QPointF(start, area.bottom() + 5.0 + metrics.ascent()), text)
                taken = start + width
        width = metrics.horizontalAdvance(curve.title)
        middle = area.center().x() - width / 2
        painter.drawText(
            QPointF(max(middle, 0.0), self.height() - metrics.descent() - 1), curve.title
        )
        painter.save()
        painter.translate(metrics.ascent(), area.center().y())
        painter.rotate(-90)
        painter.drawText(QPointF(-metrics.horizontalAdvance(self._y_title) / 2, 0.0), self._y_title)
        painter.restore()

    def _x_marks(self, curve: PowerCurve) -> list[tuple[float, str]]:
        low, high = float(curve.x[0]), float(curve.x[-1])
        if not curve.logarithmic:
            most = max(2, int(self._area.width() / 64))
            places = decimals_for(tick_step(low, high, most))
            return [(mark, numbers.decimal(mark, places)) for mark in ticks(low, high, most)]
        marks = [
            times * 10.0**power
            for power in range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
            for times in (1, 2, 5)
        ]
        return [(mark, numbers.count(round(mark))) for mark in marks if low <= mark <= high]

    def _paint_here(self, painter: QPainter, metrics: QFontMetricsF, curve: PowerCurve) -> None:
        if curve.here is None:
            return
        colours = theme.current()
        x = self._at(curve.here, 0.0).x()
        painter.setPen(QPen(QColor(colours.text), 1.5))
        painter.drawLine(QPointF(x, self._area.top()), QPointF(x, self._area.bottom()))
        width = metrics.horizontalAdvance(curve.here_text)
        start = min(max(x - width / 2, 0.0), self.width() - width)
        painter.drawText(QPointF(start, metrics.ascent()), curve.here_text)

    def _paint_curve(self, painter: QPainter, curve: PowerCurve) -> None:
        colours = theme.current()
        painter.setPen(QPen(QColor(colours.accent), 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ends = zip(curve.x.tolist(), curve.power.tolist(), strict=True)
        painter.drawPolyline(QPolygonF([self._at(x, power) for x, power in ends]))
        painter.setBrush(QColor(colours.panel))
        for level, x in zip(_LEVELS, curve.reached, strict=False):
            if x is not None and curve.x[0] <= x <= curve.x[-1]:
                painter.drawEllipse(self._at(x, level), 4.5, 4.5)

    def _paint_points(self, painter: QPainter, curve: PowerCurve) -> None:
        colour = QColor(theme.current().text)
        painter.setPen(QPen(colour, 1.2))
        painter.setBrush(colour)
        for x, power, low, high in curve.points:
            if curve.x[0] <= x <= curve.x[-1]:
                painter.drawLine(self._at(x, low), self._at(x, high))
                painter.drawEllipse(self._at(x, power), 2.6, 2.6)

    def event(self, event: QEvent) -> bool:
        """Say the power under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def _tip_at(self, where: QPointF) -> str:
        curve = self._curve
        if curve is None or not self._area.contains(where):
            return ""
        share = (where.x() - self._area.left()) / self._area.width()
        low, high = float(curve.x[0]), float(curve.x[-1])
        x = low * (high / low) ** share if curve.logarithmic else low + share * (high - low)
        power = float(np.interp(x, curve.x, curve.power))
        shown = numbers.count(round(x)) if curve.logarithmic else f"{x:.3g}"
        return curve.tip.format(x=shown, power=numbers.percent(power, 0))
