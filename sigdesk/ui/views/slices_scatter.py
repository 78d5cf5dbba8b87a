"""Every item as a point: its score of B to the right, of A upwards; a drawn box opens its items."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sigdesk.ui import theme
from sigdesk.ui.numbers import count
from sigdesk.ui.widgets import Text

MOST_POINTS = 20_000
"""More points are thinned at random for drawing; a box still takes all items within."""
_SIZE = 6


class _Selecting(pg.ViewBox):  # type: ignore[misc]
    """A box that is drawn with the left button and then tells its ends."""

    boxed = Signal(QRectF)

    def mouseDragEvent(self, event: Any, axis: int | None = None) -> None:
        """Draw the box (called by pyqtgraph)."""
        del axis
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        start, end = event.buttonDownPos(), event.pos()
        if event.isFinish():
            self.rbScaleBox.hide()
            drawn = QRectF(pg.Point(start), pg.Point(end)).normalized()
            self.boxed.emit(self.childGroup.mapRectFromParent(drawn))
        else:
            self.updateScaleBox(start, end)


class ScoreScatter(QWidget):
    """Scores of items.

    Signals
    -------
    chosen : object
        Positions of the items within a drawn box, ndarray of intp.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._rows: NDArray[np.intp] = np.empty(0, dtype=np.intp)
        self._a: NDArray[np.float64] = np.empty(0)
        self._b: NDArray[np.float64] = np.empty(0)
        self._names = ("", "")
        self.box = _Selecting(enableMenu=False)
        self._plot: Any = pg.PlotWidget(viewBox=self.box)
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.setFrameShape(self._plot.Shape.NoFrame)
        self._plot.hideButtons()
        self.box.setMouseEnabled(x=False, y=False)
        self._line: Any = pg.PlotCurveItem(np.zeros(2), np.zeros(2), antialias=True)
        self._points: Any = pg.ScatterPlotItem([0.0], [0.0], size=_SIZE, pxMode=True)
        self._plot.addItem(self._line)
        self._plot.addItem(self._points)
        self.note = Text("", "note", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._plot, 1)
        column.addWidget(self.note, 0, Qt.AlignmentFlag.AlignTop)
        self.box.boxed.connect(self._on_boxed)
        self.restyle()
        self.show_waiting()

    @property
    def n_drawn(self) -> int:
        """Points drawn."""
        return len(self._points.data) if self._points.isVisible() else 0

    def show_waiting(self) -> None:
        """Nothing is known of these items yet; what is known of others must not stay on show."""
        self._rows, self._a, self._b = np.empty(0, dtype=np.intp), np.empty(0), np.empty(0)
        self._plot.hide()
        self._points.setVisible(False)
        self.retranslate()

    def show_scores(
        self,
        rows: NDArray[np.intp],
        a: NDArray[np.float64],
        b: NDArray[np.float64],
        names: tuple[str, str],
        metric: str,
    ) -> None:
        """Draw the items in `rows` with their scores of A and B, without NaN."""
        self._rows, self._a, self._b, self._names = rows, a, b, names
        self._plot.show()
        self._points.setVisible(True)
        kept = np.arange(len(rows))
        if len(rows) > MOST_POINTS:
            kept = np.random.default_rng(0).choice(len(rows), MOST_POINTS, replace=False)
        self._points.setData(x=b[kept], y=a[kept])
        if len(rows):
            low = float(min(a.min(), b.min()))
            high = float(max(a.max(), b.max()))
            if not high > low:
                low, high = low - 0.5, high + 0.5
            self._line.setData(np.array([low, high]), np.array([low, high]))
            self._plot.setRange(QRectF(low, low, high - low, high - low), padding=0.04)
        for side, name in (("left", names[0]), ("bottom", names[1])):
            title = self.tr("{metric} of {system}").format(metric=metric, system=name)
            self._plot.getAxis(side).setLabel(title)
            self._plot.getAxis(side).resizeEvent()
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setAccessibleName(self.tr("Scores of the items, A against B"))
        if not len(self._rows):
            told = self.tr("No item has a score of both systems.")
            if self._plot.isHidden():
                told = self.tr("The items are being scored.")
            self.note.setText(told)
            self.setAccessibleDescription(told)
            return
        n_a = int(np.count_nonzero(self._a > self._b))
        n_b = int(np.count_nonzero(self._b > self._a))
        told = self.tr(
            "A point is an item: {n_a} score higher for {a} (above the line), {n_b} for {b}. Draw "
            "a box to open its items."
        ).format(n_a=count(n_a), n_b=count(n_b), a=self._names[0], b=self._names[1])
        if len(self._rows) > MOST_POINTS:
            told += " " + self.tr("{n} of {total} points are drawn; a box takes all.").format(
                n=count(MOST_POINTS), total=count(len(self._rows))
            )
        self.note.setText(told)
        self.setAccessibleDescription(told)

    def restyle(self) -> None:
        """Take the colours and fonts of the theme in use."""
        colours = theme.current()
        font = theme.interface_font(theme.NOTE)
        self._plot.setBackground(QColor(colours.panel))
        for side in ("left", "bottom"):
            axis = self._plot.getAxis(side)
            axis.setPen(pg.mkPen(colours.faint))
            axis.setTickFont(font)
            axis.setTextPen(pg.mkPen(colours.muted))
            axis.setStyle(maxTickLevel=0, tickLength=4)
            axis.label.setFont(font)
            axis.labelStyle = {"color": colours.muted, "font-size": f"{font.pixelSize()}px"}
            axis.setLabel(axis.labelText)
            axis.resizeEvent()
        ink = QColor(colours.accent)
        ink.setAlphaF(0.4)
        self._points.setPen(None)
        self._points.setBrush(pg.mkBrush(ink))
        pixel = self.devicePixelRatioF()
        self._line.setPen(pg.mkPen(colours.faint, width=pixel, style=Qt.PenStyle.DashLine))
        frame = QColor(colours.accent)
        self.box.rbScaleBox.setPen(pg.mkPen(frame))
        frame.setAlphaF(0.15)
        self.box.rbScaleBox.setBrush(pg.mkBrush(frame))

    def _on_boxed(self, box: QRectF) -> None:
        inside = (
            (self._b >= box.left())
            & (self._b <= box.right())
            & (self._a >= box.top())
            & (self._a <= box.bottom())
        )
        if inside.any():
            self.chosen.emit(self._rows[inside])
