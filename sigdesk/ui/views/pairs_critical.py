"""The critical-difference diagram: mean ranks on an axis, bars over what cannot be told apart.

As in Demšar (2006), but with the best rank at the left, where every other picture of the program
has it. The same drawing goes to the screen and into a file.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QSizePolicy, QWidget

from sigdesk.core.all_pairs.critical import CriticalDifference
from sigdesk.ui import theme
from sigdesk.ui.models.ranking_table import lanes
from sigdesk.ui.numbers import count, decimal
from sigdesk.ui.widgets import paint_marker

_RESOLUTION, _NARROWEST_FILE = 96, 720
_TICK, _LANE, _ABOVE, _GAP = 5.0, 8.0, 46.0, 8.0
_MOST_NAME = 0.3
"""Share of the width a name can have."""


@dataclass(frozen=True)
class PlacedName:
    """Where a system's line and name go.

    Parameters
    ----------
    system : int
        Position in the comparison.
    x : float
        Of its mean rank on the axis.
    y : float
        Of its name.
    left : bool
        Whether the name stands at the left.
    """

    system: int
    x: float
    y: float
    left: bool


@dataclass(frozen=True)
class DiagramLayout:
    """Positions of everything, in pixels.

    Parameters
    ----------
    axis : tuple of float
        Left end, right end, and height of the axis.
    names : tuple of PlacedName
        From the best system on.
    bars : tuple of (x1, x2, y)
    height : float
        That all of it needs.
    """

    axis: tuple[float, float, float]
    names: tuple[PlacedName, ...]
    bars: tuple[tuple[float, float, float], ...]
    height: float

    def x(self, rank: float, n_systems: int) -> float:
        """Where a rank is on the axis."""
        left, right, _ = self.axis
        return left + (right - left) * (rank - 1.0) / max(1, n_systems - 1)


def laid_out(ranks: CriticalDifference, width: float, name: float, row: float) -> DiagramLayout:
    """Place axis, names and bars.

    Parameters
    ----------
    ranks : CriticalDifference
    width : float
        Of the whole diagram.
    name : float
        Width of the widest name with its rank.
    row : float
        Height of a name.
    """
    n = len(ranks.order)
    axis = (name + 2 * _GAP, width - name - 2 * _GAP, _ABOVE)
    empty = DiagramLayout(axis, (), (), 0.0)
    means = ranks.mean_ranks
    lane_of = lanes(ranks.bars)
    bars = tuple(
        (
            empty.x(float(means[ranks.order[first]]), n) - 3.0,
            empty.x(float(means[ranks.order[last]]), n) + 3.0,
            _ABOVE + 10.0 + _LANE * lane,
        )
        for (first, last), lane in zip(ranks.bars, lane_of, strict=True)
    )
    top = _ABOVE + 10.0 + _LANE * (max(lane_of, default=-1) + 1) + row / 2
    half = math.ceil(n / 2)
    names = []
    for place, system in enumerate(ranks.order):
        left = place < half
        line = place if left else n - 1 - place
        x = empty.x(float(means[system]), n)
        names.append(PlacedName(int(system), x, top + row * line, left))
    return DiagramLayout(axis, tuple(names), bars, top + row * half)


class CriticalDiagram(QWidget):
    """The diagram of one comparison."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ranks: CriticalDifference | None = None
        self._names: tuple[str, ...] = ()
        self._positions: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_ranks(
        self, ranks: CriticalDifference | None, names: tuple[str, ...], positions: tuple[int, ...]
    ) -> None:
        """Show other mean ranks.

        Parameters
        ----------
        ranks : CriticalDifference or None
        names : tuple of str
            Of the systems, in the order of the columns of the ranks.
        positions : tuple of int
            Of the systems in the project, for their markers.
        """
        self._ranks, self._names, self._positions = ranks, names, positions
        self.setAccessibleDescription(self._spoken())
        self.updateGeometry()
        self.update()

    def _spoken(self) -> str:
        if self._ranks is None:
            return ""
        means = self._ranks.mean_ranks
        parts = [f"{self._names[k]} {decimal(float(means[k]), 2)}" for k in self._ranks.order]
        return "; ".join([self._distance(), *parts])

    def _distance(self) -> str:
        assert self._ranks is not None
        return self.tr("critical difference {distance}").format(
            distance=decimal(self._ranks.distance, 2)
        )

    def sizeHint(self) -> QSize:
        """Room for every name."""
        return QSize(640, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """The names one below the other."""
        if self._ranks is None:
            return QSize(320, 120)
        height = self._layout(480.0, self._font()).height
        return QSize(320, math.ceil(height) + 4)

    def _font(self) -> QFont:
        return theme.interface_font(theme.SECONDARY)

    def _layout(self, width: float, font: QFont) -> DiagramLayout:
        assert self._ranks is not None
        metrics = QFontMetricsF(font)
        widest = max(metrics.horizontalAdvance(self._label(k)) for k in range(len(self._names)))
        name = min(widest + 18.0, _MOST_NAME * width)
        return laid_out(self._ranks, width, name, metrics.height() + 3.0)

    def _label(self, system: int) -> str:
        assert self._ranks is not None
        return f"{self._names[system]}  {decimal(float(self._ranks.mean_ranks[system]), 2)}"

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the diagram."""
        if self._ranks is not None:
            painter = QPainter(self)
            self.draw(painter, QSizeF(self.size()), theme.current())

    def svg(self) -> bytes:
        """The diagram as a file, dark on white."""
        assert self._ranks is not None
        width = max(_NARROWEST_FILE, self.width())
        height = math.ceil(self._layout(width, self._font()).height) + 12
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setResolution(_RESOLUTION)
        generator.setSize(QSize(width, height))
        generator.setViewBox(QRectF(0, 0, width, height))
        generator.setTitle(self.accessibleName())
        generator.setDescription(self.accessibleDescription())
        painter = QPainter(generator)
        self.draw(painter, QSizeF(width, height), theme.LIGHT)
        painter.end()
        return bytes(buffer.data().data())

    def draw(self, painter: QPainter, size: QSizeF, colours: theme.Theme) -> None:
        """Draw into any painter.

        Parameters
        ----------
        painter : QPainter
        size : QSizeF
            Room there is.
        colours : Theme
        """
        assert self._ranks is not None
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = self._font()
        painter.setFont(font)
        layout = self._layout(size.width(), font)
        self._draw_axis(painter, layout, colours)
        self._draw_names(painter, layout, colours, size.width())
        pen = QPen(QColor(colours.text), 3.5)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        for x1, x2, y in layout.bars:
            painter.drawLine(QPointF(x1, y), QPointF(x2, y))

    def _draw_axis(self, painter: QPainter, layout: DiagramLayout, colours: theme.Theme) -> None:
        assert self._ranks is not None
        n = len(self._names)
        left, right, y = layout.axis
        metrics = QFontMetricsF(painter.font())
        painter.setPen(QPen(QColor(colours.muted), 1.0))
        painter.drawLine(QPointF(left, y), QPointF(right, y))
        widest = metrics.horizontalAdvance(count(n)) + 10.0
        step = next(k for k in (1, 2, 4, 5, 10, 20, 50, 100) if (right - left) * k >= widest * n)
        ticks = sorted({1, *range(step, n + 1, step)})
        if step > 2 and len(ticks) > 1 and ticks[1] - 1 < step / 2:
            ticks.pop(1)
        for rank in ticks:
            x = layout.x(float(rank), n)
            painter.drawLine(QPointF(x, y - _TICK), QPointF(x, y))
            box = QRectF(x - 20.0, y - _TICK - metrics.height() - 1.0, 40.0, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, count(rank))
        self._draw_distance(painter, layout, colours)

    def _draw_distance(
        self, painter: QPainter, layout: DiagramLayout, colours: theme.Theme
    ) -> None:
        """The critical difference as a ruler over the left end of the axis."""
        assert self._ranks is not None
        n = len(self._names)
        metrics = QFontMetricsF(painter.font())
        start, end = layout.x(1.0, n), layout.x(1.0 + self._ranks.distance, n)
        y = metrics.height() / 2 + 1.0
        painter.setPen(QPen(QColor(colours.text), 1.4))
        painter.drawLine(QPointF(start, y), QPointF(end, y))
        for x in (start, end):
            painter.drawLine(QPointF(x, y - 4.0), QPointF(x, y + 4.0))
        box = QRectF(end + 8.0, y - metrics.height() / 2, 400.0, metrics.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft, self._distance())

    def _draw_names(
        self, painter: QPainter, layout: DiagramLayout, colours: theme.Theme, width: float
    ) -> None:
        left, right, y = layout.axis
        metrics = QFontMetricsF(painter.font())
        room = left - 2 * _GAP - 14.0
        for placed in layout.names:
            painter.setPen(QPen(QColor(colours.muted), 1.0))
            edge = left - _GAP if placed.left else right + _GAP
            painter.drawPolyline(
                [QPointF(placed.x, y), QPointF(placed.x, placed.y), QPointF(edge, placed.y)]
            )
            text = self._fitted(metrics, placed.system, room)
            box = QRectF(0.0, placed.y - metrics.height() / 2, left - 2 * _GAP, metrics.height())
            side = Qt.AlignmentFlag.AlignRight
            spot = QRectF(left - 1.5 * _GAP - 2.0, placed.y - 4.0, 8.0, 8.0)
            if placed.left:
                box.setRight(spot.left() - 4.0)
            else:
                spot.moveLeft(right + 1.5 * _GAP - 6.0)
                box = QRectF(
                    spot.right() + 4.0, box.top(), width - spot.right() - 4.0, box.height()
                )
                side = Qt.AlignmentFlag.AlignLeft
            paint_marker(
                painter,
                spot,
                self._positions[placed.system],
                theme.system_colour(self._positions[placed.system], colours),
            )
            painter.setPen(QColor(colours.text))
            painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)

    def _fitted(self, metrics: QFontMetricsF, system: int, room: float) -> str:
        """Name and mean rank, the name shortened where there is no room for both."""
        assert self._ranks is not None
        rank = f"  {decimal(float(self._ranks.mean_ranks[system]), 2)}"
        left = room - metrics.horizontalAdvance(rank)
        name = metrics.elidedText(self._names[system], Qt.TextElideMode.ElideRight, left)
        return name + rank

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setAccessibleName(self.tr("Critical-difference diagram of mean ranks"))
        self.setAccessibleDescription(self._spoken())
        self.update()
