"""The picture of runs: every point, lines between points of one run, means with intervals.

Painted once into a pixmap and shown from it: thousands of points cost nothing while the pointer
moves. The widget has the focus; arrow keys go from point to point, Enter opens the run's items.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from sigdesk.model.run_picture import SystemRuns
from sigdesk.ui import numbers, theme
from sigdesk.ui.views.plots.ticks import decimals_for, tick_step, ticks
from sigdesk.ui.views.runs_geometry import Strip, spread, strips, value_range
from sigdesk.ui.widgets import paint_marker

_NEAR = 9.0
_MARK, _SMALL_MARK = 8.0, 5.0
_CROWD = 60


@dataclass(frozen=True, eq=False)
class _Placed:
    """Points of one system where they were painted."""

    runs: SystemRuns
    strip: Strip
    x: NDArray[np.float64]
    y: NDArray[np.float64]


class RunsPlot(QWidget):
    """Points of all runs, by system.

    Signals
    -------
    run_chosen : int
        Row of the table of runs whose point was clicked or chosen with Enter.
    """

    run_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[SystemRuns, ...] = ()
        self._names: tuple[str, ...] = ()
        self._n_focus = 0
        self._paired = False
        self._axis = ""
        self._picture: QPixmap | None = None
        self._placed: list[_Placed] = []
        self._current: tuple[int, int] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_runs(
        self,
        shown: tuple[SystemRuns, ...],
        names: tuple[str, ...],
        n_focus: int,
        paired: bool,
        axis: str,
    ) -> None:
        """Draw other points.

        Parameters
        ----------
        shown : tuple of SystemRuns
            The systems in focus first.
        names : tuple of str
            Names of the runs, by row.
        n_focus : int
        paired : bool
            Whether points of one run are joined by a line.
        axis : str
            Title of the axis.
        """
        self._shown, self._names, self._n_focus = shown, names, n_focus
        self._paired, self._axis = paired and n_focus == 2, axis
        self._current = None
        self.redraw()

    @property
    def shown(self) -> tuple[SystemRuns, ...]:
        """What is drawn."""
        return self._shown

    def redraw(self) -> None:
        """Paint anew: other data, another theme or language."""
        self._picture = None
        self.update()

    def point_at(self, system: int, point: int) -> QPointF:
        """Where a point lies; the picture must have been painted."""
        placed = self._placed[system]
        return QPointF(float(placed.x[point]), float(placed.y[point]))

    def sizeHint(self) -> QSize:
        """Wide rather than high."""
        return QSize(620, 240)

    def minimumSizeHint(self) -> QSize:
        """Enough to tell points apart."""
        return QSize(320, 150)

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the picture, and a ring around the current point."""
        del event
        if not self._shown:
            return
        if self._picture is None:
            self._picture = self._painted()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.current().accent), 1.0))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if self._current is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.current().text), 1.6))
            painter.drawEllipse(self.point_at(*self._current), 7.0, 7.0)
        painter.end()

    def _painted(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(QColor(theme.current().panel))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = theme.interface_font(theme.NOTE)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        low, high = value_range(self._shown)
        area = QRectF(0.0, 6.0, self.width() - 4.0, self.height() - 6.0 - metrics.height() - 10.0)
        area.setLeft(self._paint_axis(painter, metrics, area, low, high))
        self._place(area, low, high)
        if self._paired:
            self._paint_lines(painter)
        for number, placed in enumerate(self._placed):
            painter.setOpacity(1.0 if number < self._n_focus else 0.6)
            self._paint_violin(painter, placed, area, low, high)
            self._paint_points(painter, placed, number < self._n_focus)
            painter.setOpacity(1.0)
            self._paint_mean(painter, placed, area, low, high, number < self._n_focus)
            self._paint_name(painter, metrics, placed, area.bottom())
        painter.end()
        return picture

    def _paint_axis(
        self, painter: QPainter, metrics: QFontMetricsF, area: QRectF, low: float, high: float
    ) -> float:
        """Marks, thin lines and the title; returns where the plot begins."""
        colours = theme.current()
        most = max(2, int(area.height() / 24))
        places = decimals_for(tick_step(low, high, most))
        marks = ticks(low, high, most)
        texts = [numbers.decimal(mark, places) for mark in marks]
        left = metrics.height() + 8.0 + max(map(metrics.horizontalAdvance, texts), default=0.0)
        for mark, text in zip(marks, texts, strict=True):
            y = _y(mark, area, low, high)
            painter.setPen(QPen(QColor(colours.line), 1.0))
            painter.drawLine(QPointF(left + 4.0, y), QPointF(area.right(), y))
            painter.setPen(QColor(colours.muted))
            width = metrics.horizontalAdvance(text)
            painter.drawText(QPointF(left - width, y + metrics.ascent() / 2 - 1), text)
        painter.save()
        painter.setPen(QColor(colours.muted))
        painter.translate(metrics.ascent(), area.center().y())
        painter.rotate(-90)
        painter.drawText(QPointF(-metrics.horizontalAdvance(self._axis) / 2, 0.0), self._axis)
        painter.restore()
        return left + 8.0

    def _place(self, area: QRectF, low: float, high: float) -> None:
        made = strips(self._shown, area.left(), area.right(), self._n_focus)
        scale = area.height() / (high - low)
        self._placed = [
            _Placed(
                runs,
                strip,
                strip.points + spread(len(runs.values), strip.jitter),
                area.bottom() - (runs.values - low) * scale,
            )
            for runs, strip in zip(self._shown, made, strict=True)
        ]

    def _paint_lines(self, painter: QPainter) -> None:
        first, second = self._placed[:2]
        colour = QColor(theme.current().faint)
        colour.setAlphaF(max(0.10, min(0.55, 12.0 / max(len(first.x), 1))))
        painter.setPen(QPen(colour, 1.0))
        # Both hold the runs that both systems have, in the same order.
        painter.drawLines(
            [
                QLineF(*ends)
                for ends in zip(
                    first.x.tolist(),
                    first.y.tolist(),
                    second.x.tolist(),
                    second.y.tolist(),
                    strict=True,
                )
            ]
        )

    def _paint_points(self, painter: QPainter, placed: _Placed, focus: bool) -> None:
        crowded = len(placed.x) > _CROWD
        size = _MARK if focus and not crowded else _SMALL_MARK + (1.0 if focus else 0.0)
        ratio = self.devicePixelRatioF()
        stamp = QPixmap(QSize(round(size + 2), round(size + 2)) * ratio)
        stamp.setDevicePixelRatio(ratio)
        stamp.fill(Qt.GlobalColor.transparent)
        inner = QPainter(stamp)
        inner.setOpacity(0.6 if crowded else 0.85)
        paint_marker(inner, QRectF(1.0, 1.0, size, size), placed.runs.position)
        inner.end()
        half = (size + 2) / 2
        for x, y in zip(placed.x.tolist(), placed.y.tolist(), strict=True):
            painter.drawPixmap(QPointF(x - half, y - half), stamp)

    def _paint_violin(
        self, painter: QPainter, placed: _Placed, area: QRectF, low: float, high: float
    ) -> None:
        violin = placed.runs.violin
        if violin is None:
            return
        strip = placed.strip
        outline = [
            QPointF(strip.violin + strip.reach * width, _y(at, area, low, high))
            for at, width in zip(violin.at.tolist(), violin.width.tolist(), strict=True)
        ]
        outline.append(QPointF(strip.violin, outline[-1].y()))
        outline.insert(0, QPointF(strip.violin, outline[0].y()))
        colour = QColor(theme.system_colour(placed.runs.position))
        colour.setAlphaF(0.22)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF(outline))

    def _paint_mean(
        self,
        painter: QPainter,
        placed: _Placed,
        area: QRectF,
        low: float,
        high: float,
        focus: bool,
    ) -> None:
        colour = QColor(theme.system_colour(placed.runs.position))
        middle, interval = placed.strip.mean, placed.runs.interval
        if interval is not None:
            pen = QPen(colour, 4.0 if focus else 2.5)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            ends = (_y(interval.low, area, low, high), _y(interval.high, area, low, high))
            painter.drawLine(QPointF(middle, ends[0]), QPointF(middle, ends[1]))
        painter.setPen(QPen(colour, 2.2 if focus else 1.6))
        painter.setBrush(QColor(theme.current().panel))
        radius = 4.6 if focus else 3.0
        painter.drawEllipse(QPointF(middle, _y(placed.runs.mean, area, low, high)), radius, radius)

    def _paint_name(
        self, painter: QPainter, metrics: QFontMetricsF, placed: _Placed, bottom: float
    ) -> None:
        """Marker and name; the marker alone where there is no room for both."""
        strip = placed.strip
        room = strip.right - strip.left
        middle = (strip.mean + strip.points) / 2
        y = bottom + 10.0 + metrics.height() / 2
        name = metrics.elidedText(placed.runs.system, Qt.TextElideMode.ElideMiddle, room - 22.0)
        width = metrics.horizontalAdvance(name) if room >= 56.0 else 0.0
        start = min(max(middle - (width + 12.0) / 2, strip.left), strip.right - width - 12.0)
        if room < 56.0:
            start = middle - 4.0
        paint_marker(painter, QRectF(start, y - 4.5, 9.0, 9.0), placed.runs.position)
        if width:
            painter.setPen(QColor(theme.current().text))
            painter.drawText(QPointF(start + 14.0, y + metrics.ascent() / 2 - 1), name)

    # pointer and keys

    def _nearest(self, where: QPointF) -> tuple[int, int] | None:
        best, found = _NEAR, None
        for number, placed in enumerate(self._placed):
            distance = np.hypot(placed.x - where.x(), placed.y - where.y())
            point = int(np.argmin(distance))
            if distance[point] < best:
                best, found = float(distance[point]), (number, point)
        return found

    def _row(self, point: tuple[int, int]) -> int:
        return int(self._placed[point[0]].runs.rows[point[1]])

    def describe(self, point: tuple[int, int]) -> str:
        """The run of a point and its scores, those in focus first."""
        row = self._row(point)
        parts = [self._names[row]]
        wanted = [*range(self._n_focus)]
        wanted += [point[0]] if point[0] >= self._n_focus else []
        for number in wanted:
            runs = self._shown[number]
            place = np.flatnonzero(runs.rows == row)
            if len(place) and (self._paired or number == point[0]):
                value = numbers.decimal(float(runs.values[place[0]]), 4)
                parts.append(f"{runs.system} {value}")
        return " · ".join(parts)

    def _system_at(self, where: QPointF) -> str:
        for placed in self._placed:
            if placed.strip.left <= where.x() < placed.strip.right:
                return placed.runs.system
        return ""

    def event(self, event: QEvent) -> bool:
        """Say under the pointer which run, else which system."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            where = QPointF(event.pos())
            point = self._nearest(where)
            text = self.describe(point) if point is not None else self._system_at(where)
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A hand over what can be clicked."""
        near = self._nearest(event.position()) is not None
        shape = Qt.CursorShape.PointingHandCursor if near else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the point under the pointer."""
        point = self._nearest(event.position())
        if point is not None and event.button() == Qt.MouseButton.LeftButton:
            self._go_to(point)
            self.run_chosen.emit(self._row(point))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go by score, Left and Right to another system, Enter opens the run."""
        steps = {Qt.Key.Key_Up: (0, 1), Qt.Key.Key_Down: (0, -1)}
        steps |= {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0)}
        if not self._placed:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._current is not None:
            self.run_chosen.emit(self._row(self._current))
        elif event.key() in steps:
            aside, up = steps[Qt.Key(event.key())]
            self._go_to(self._beside(aside, up))
        else:
            super().keyPressEvent(event)

    def _beside(self, aside: int, up: int) -> tuple[int, int]:
        system, point = self._current or (0, 0)
        if aside:
            row = self._row((system, point))
            system = min(max(system + aside, 0), len(self._placed) - 1)
            same = np.flatnonzero(self._placed[system].runs.rows == row)
            return system, int(same[0]) if len(same) else 0
        values = self._placed[system].runs.values
        order = np.argsort(values, kind="stable")
        rank = int(np.flatnonzero(order == point)[0])
        return system, int(order[min(max(rank + up, 0), len(order) - 1)])

    def _go_to(self, point: tuple[int, int]) -> None:
        self._current = point
        text = self.describe(point)
        self.setAccessibleDescription(text)
        if self.hasFocus() and self.isVisible():
            place = self.mapToGlobal(self.point_at(*point).toPoint() + QPoint(12, -8))
            QToolTip.showText(place, text, self)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything moves."""
        self._picture = None
        super().resizeEvent(event)


def _y(value: float, area: QRectF, low: float, high: float) -> float:
    return area.bottom() - (value - low) / (high - low) * area.height()
