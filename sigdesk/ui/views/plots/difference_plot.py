"""The histogram of differences: bars, exact curve, tails, observed line, interval.

Everything is in the unit of the x axis; pages convert and word, this widget draws. Made once and
fed: it never adds or removes a scene item after it was built, only shows, hides and moves them.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sigdesk.ui import theme
from sigdesk.ui.numbers import decimal, signed
from sigdesk.ui.views.plots.plot_frame import PlotFrame
from sigdesk.ui.views.plots.plot_labels import PlotLabels
from sigdesk.ui.views.plots.ticks import decimals_for, tick_text

_HEADROOM = 1.24
"""Above the highest bar there is room for the labels."""

_SCALE_STEP = 1.06
"""The axis grows in steps of this ratio: a new scale costs more than new bars."""


class SignedAxis(pg.AxisItem):  # type: ignore[misc]
    """An axis of differences: marks carry their sign, with a real minus."""

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:
        """Texts of the marks (called by pyqtgraph)."""
        decimals = decimals_for(spacing * scale)
        return [tick_text(value * scale, decimals) for value in values]


class DifferencePlot(QWidget):
    """A live histogram of differences.

    Signals
    -------
    tail_activated : str
        "lower" or "upper": a tail was clicked, or chosen with the keyboard.
    """

    tail_activated = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._frame: PlotFrame | None = None
        self._edges: NDArray[np.float64] = np.zeros(0)
        self._heights: NDArray[np.float64] = np.zeros(0)
        self._curve_top = 0.0
        self._top = 0.0
        self._y_title = ""
        self._scaled_for: PlotFrame | None = None
        self._hover_template = "{low} … {high}: {share} %"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._build()
        self.restyle()

    # building

    def _build(self) -> None:
        bottom, left = SignedAxis("bottom"), pg.AxisItem("left")
        self._plot: Any = pg.PlotWidget(axisItems={"bottom": bottom, "left": left})
        # This widget has the focus and the name; what it is built from is no stop of the Tab key.
        self._plot.viewport().setFocusProxy(None)
        self._plot.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.setFrameShape(self._plot.Shape.NoFrame)
        self._plot.setMenuEnabled(False)
        self._plot.hideButtons()
        self._plot.setMouseEnabled(x=False, y=False)
        self._plot.viewport().setMouseTracking(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._plot)

        self._bottom, self._left = bottom, left
        self._left.setStyle(maxTickLevel=0, tickLength=0, tickTextOffset=4, tickAlpha=0)
        self._left.setWidth(52)
        self._bottom.setHeight(22)
        self._bottom.setStyle(maxTickLevel=0, tickLength=4, tickTextOffset=4)

        self._zones = {name: self._region() for name in ("lower", "upper")}
        self._borders = {name: self._line(-8) for name in ("lower", "upper")}
        self._zero = self._line(-9)
        self._zero.setPos(0.0)
        self._bars = self._bar_item(0)
        self._tail_bars = self._bar_item(1)
        # A curve needs data to exist at all in some modes; it is fed before it is shown.
        self._curve: Any = pg.PlotCurveItem(np.zeros(2), np.zeros(2), antialias=True)
        self._curve.setZValue(5)
        self._plot.addItem(self._curve)
        self._interval: Any = pg.PlotCurveItem(np.zeros(2), np.zeros(2), antialias=True)
        self._interval.setZValue(6)
        self._plot.addItem(self._interval)
        self._dot: Any = pg.ScatterPlotItem([0.0], [0.0], size=10, antialias=True)
        self._dot.setZValue(11)
        self._plot.addItem(self._dot)
        self._observed = self._line(10)
        self._labels = PlotLabels(self._plot)

        self._plot.scene().sigMouseClicked.connect(self._on_clicked)
        self._plot.scene().sigMouseMoved.connect(self._on_moved)
        self._plot.getViewBox().sigResized.connect(self._on_resized)

    def _region(self) -> Any:
        region = pg.LinearRegionItem(movable=False, pen=pg.mkPen(None))
        region.setZValue(-10)
        region.setVisible(False)
        self._plot.addItem(region)
        return region

    def _line(self, level: int) -> Any:
        line = pg.InfiniteLine(angle=90, movable=False)
        line.setZValue(level)
        line.setVisible(False)
        self._plot.addItem(line)
        return line

    def _bar_item(self, level: int) -> Any:
        bars = pg.BarGraphItem(x0=np.zeros(1), width=np.zeros(1), height=np.zeros(1), pen=None)
        bars.setZValue(level)
        self._plot.addItem(bars)
        return bars

    # feeding

    def show_frame(self, frame: PlotFrame) -> None:
        """Set everything but the bars and the curve."""
        if frame == self._frame:
            return
        self._frame = frame
        self._labels.set_frame(frame)
        self._plot.setXRange(frame.low, frame.high, padding=0)
        far = frame.high - frame.low
        for name, start in (("lower", frame.lower), ("upper", frame.upper)):
            zone, border = self._zones[name], self._borders[name]
            zone.setVisible(start is not None)
            # On the observed side the observed line is border enough.
            beside = start is not None and abs(start - frame.observed) < 0.02 * far
            border.setVisible(start is not None and not beside)
            if start is not None:
                end = frame.low - far if name == "lower" else frame.high + far
                zone.setRegion(sorted((start, end)))
                border.setPos(start)
        self._zero.setVisible(frame.zero)
        self._observed.setVisible(True)
        self._observed.setPos(frame.observed)
        shows_interval = frame.interval is not None
        self._interval.setVisible(shows_interval)
        self._dot.setVisible(shows_interval)
        if frame.y_title != self._y_title:
            self._y_title = frame.y_title
            self._left.setLabel(frame.y_title)
            # pyqtgraph centres a label only when its axis is resized.
            self._left.resizeEvent()
        self._dress_observed()
        self._rescale()

    def show_bars(self, edges: NDArray[np.float64], heights: NDArray[np.float64]) -> None:
        """Draw the bars.

        Parameters
        ----------
        edges : ndarray of float64, shape (n_bins + 1,)
        heights : ndarray of float64, shape (n_bins,)
            Share in per cent per bar of regular width.
        """
        self._edges, self._heights = edges, heights
        shown = heights > 0.0
        left, right = edges[:-1][shown], edges[1:][shown]
        height = heights[shown]
        gap = 0.06 * (right - left)
        middle = (left + right) / 2
        frame = self._frame
        tail = np.zeros(len(middle), dtype=bool)
        if frame is not None and frame.lower is not None:
            tail |= middle < frame.lower
        if frame is not None and frame.upper is not None:
            tail |= middle > frame.upper
        for item, chosen in ((self._bars, ~tail), (self._tail_bars, tail)):
            item.setOpts(
                x0=(left + gap)[chosen],
                width=(right - left - 2 * gap)[chosen],
                height=height[chosen],
            )
        self._rescale()

    def show_curve(self, x: NDArray[np.float64], y: NDArray[np.float64]) -> None:
        """Draw the exact distribution; empty arrays draw none."""
        drawn = len(x) > 1
        self._curve.setVisible(drawn)
        self._curve_top = float(y.max()) if drawn else 0.0
        if drawn:
            self._curve.setData(x, y)
        self._rescale()

    def show_note(self, text: str) -> None:
        """A sentence in the right half of the plot; empty to take it away."""
        self._labels.set_note(text)

    def set_hover_text(self, template: str) -> None:
        """What a bar says under the pointer: fields ``low``, ``high`` and ``share``."""
        self._hover_template = template

    @property
    def bars(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Edges and heights as drawn."""
        return self._edges, self._heights

    @property
    def frame_shown(self) -> PlotFrame | None:
        """What `show_frame` was given last."""
        return self._frame

    @property
    def note(self) -> str:
        """The sentence in the plot."""
        return self._labels.note

    @property
    def curve_colour(self) -> str:
        """Colour of the exact curve as drawn."""
        return str(self._curve.opts["pen"].color().name()).upper()

    @property
    def viewport(self) -> QWidget:
        """The widget that receives the pointer."""
        viewport: QWidget = self._plot.viewport()
        return viewport

    @property
    def top(self) -> float:
        """Upper end of the y axis."""
        return self._top

    def pixel_of(self, point: QPointF) -> QPoint:
        """Where a place of the axes lies in `viewport`."""
        scene = self._plot.getViewBox().mapViewToScene(point)
        pixel: QPoint = self._plot.mapFromScene(scene)
        return pixel

    # looks

    def restyle(self) -> None:
        """Take the colours and fonts of the theme in use."""
        colours = theme.current()
        font = theme.interface_font(theme.NOTE)
        self._plot.setBackground(QColor(colours.panel))
        for axis in (self._bottom, self._left):
            axis.setPen(pg.mkPen(colours.faint if axis is self._bottom else None))
            axis.setTickFont(font)
            axis.setTextPen(pg.mkPen(colours.muted))
            axis.label.setFont(font)
            axis.labelStyle = {"color": colours.muted, "font-size": f"{font.pixelSize()}px"}
            axis.setLabel(axis.labelText)
            # pyqtgraph centres a label only when its axis is resized.
            axis.resizeEvent()
        tail = QColor(colours.tail)
        soft = QColor(tail)
        soft.setAlphaF(0.13)
        for zone in self._zones.values():
            zone.setBrush(pg.mkBrush(soft))
        for border in self._borders.values():
            border.setPen(pg.mkPen(tail, width=self.devicePixelRatioF()))
        self._zero.setPen(
            pg.mkPen(colours.faint, width=self.devicePixelRatioF(), style=Qt.PenStyle.DashLine)
        )
        self._bars.setOpts(brush=pg.mkBrush(colours.bars), pen=pg.mkPen(None))
        strong = theme.mix(colours.tail, colours.panel, 0.72)
        self._tail_bars.setOpts(brush=pg.mkBrush(strong), pen=pg.mkPen(None))
        # Pens of a plot count device pixels; on a dense screen there are more of them.
        pixel = self.devicePixelRatioF()
        self._curve.setPen(pg.mkPen(colours.curve, width=2 * pixel))
        self._dot.setBrush(pg.mkBrush(colours.panel))
        self._dress_observed()
        self._labels.restyle()

    def _dress_observed(self) -> None:
        """The observed difference has the colour of the side it speaks for."""
        colours, pixel = theme.current(), self.devicePixelRatioF()
        winner = self._frame.colour if self._frame is not None else colours.text
        self._observed.setPen(pg.mkPen(winner, width=2 * pixel))
        self._interval.setPen(pg.mkPen(winner, width=5 * pixel, capStyle=Qt.PenCapStyle.RoundCap))
        self._dot.setPen(pg.mkPen(winner, width=2 * pixel))

    def sizeHint(self) -> QSize:
        """A usable first size."""
        return QSize(640, 220)

    def minimumSizeHint(self) -> QSize:
        """Below this the axis cannot be read."""
        return QSize(240, 110)

    # pointer and keyboard

    def tail_at(self, value: float) -> str:
        """Which tail a place on the x axis lies in: "lower", "upper" or ""."""
        frame = self._frame
        if frame is not None and frame.lower is not None and value <= frame.lower:
            return "lower"
        if frame is not None and frame.upper is not None and value >= frame.upper:
            return "upper"
        return ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter or Space opens the items behind the tail on the observed side."""
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        frame = self._frame
        if event.key() in keys and frame is not None:
            tail = self.tail_at(frame.observed) or self.tail_at(-frame.observed)
            if tail:
                self.tail_activated.emit(tail)
                return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard is here."""
        super().focusInEvent(event)
        self._show_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard is elsewhere."""
        super().focusOutEvent(event)
        self._show_focus()

    def _show_focus(self) -> None:
        colour = theme.current().accent if self.hasFocus() else None
        self._plot.getViewBox().setBorder(pg.mkPen(colour))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the labels where there is room for them."""
        super().resizeEvent(event)
        self._labels.place()

    def event(self, event: QEvent) -> bool:
        """Draw lines as thick on another screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.restyle()
        return super().event(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the bar under the pointer."""
        self._plot.setToolTip("")
        super().leaveEvent(event)

    def _value_at(self, position: QPointF) -> float | None:
        box = self._plot.getViewBox()
        if not box.sceneBoundingRect().contains(position):
            return None
        return float(box.mapSceneToView(position).x())

    def _on_clicked(self, event: Any) -> None:
        value = self._value_at(event.scenePos())
        if value is None or event.button() != Qt.MouseButton.LeftButton:
            return
        tail = self.tail_at(value)
        if tail:
            self.tail_activated.emit(tail)

    def _on_moved(self, position: QPointF) -> None:
        value = self._value_at(position)
        in_tail = value is not None and self.tail_at(value) != ""
        shape = Qt.CursorShape.PointingHandCursor if in_tail else Qt.CursorShape.ArrowCursor
        self._plot.viewport().setCursor(shape)
        self._plot.setToolTip("" if value is None else self.hover_text(value))

    def hover_text(self, value: float) -> str:
        """What the bar at a place of the x axis says; empty where there is none."""
        place = int(np.searchsorted(self._edges, value, side="right")) - 1
        if not 0 <= place < len(self._heights):
            return ""
        low, high = self._edges[place], self._edges[place + 1]
        width = float(np.max(np.diff(self._edges)))
        share = self._heights[place] * (high - low) / width
        decimals = decimals_for(width) + 1
        return self._hover_template.format(
            low=signed(float(low), decimals),
            high=signed(float(high), decimals),
            share=decimal(float(share), 2),
        )

    # geometry

    def _on_resized(self) -> None:
        self._labels.place()

    def _rescale(self) -> None:
        highest = max(self._curve_top, float(self._heights.max(initial=0.0)))
        if self._curve_top:
            # The curve fixes the scale, so that the first noisy bars do not make it jump.
            highest = max(self._curve_top, min(highest, 1.6 * self._curve_top))
        top = _stepped(_HEADROOM * highest) if highest > 0.0 else 1.0
        if top == self._top and self._frame is self._scaled_for:
            return
        self._top, self._scaled_for = top, self._frame
        self._plot.setYRange(0.0, top, padding=0)
        frame = self._frame
        if frame is not None and frame.interval is not None:
            foot = 0.045 * top
            self._interval.setData(np.array(frame.interval), np.array([foot, foot]))
            self._dot.setData([frame.observed], [foot])
        self._labels.place()


def _stepped(top: float) -> float:
    """The next end of the axis that is not below `top`."""
    step = math.log(_SCALE_STEP)
    return math.exp(step * math.ceil(math.log(top) / step - 1e-9))
