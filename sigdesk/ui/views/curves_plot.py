"""ROC, precision–recall and calibration curves of all systems, with a mark at the threshold.

Made once and fed: a curve item for each of a fixed number of systems is built at the start, shown
and hidden afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sigdesk.ui import theme
from sigdesk.ui.numbers import decimal

MOST_SYSTEMS = 12
"""Systems drawn; more lines on top of each other say nothing."""

_SYMBOLS = ("o", "t1", "s", "d", "+")


@dataclass(frozen=True, eq=False)
class DrawnCurve:
    """One system's line.

    Parameters
    ----------
    position : int
        Of the system in the project: its colour and marker.
    x, y : ndarray of float64, shape (n,)
    mark : tuple of float or None
        Where the threshold is.
    strong : bool
        Whether the system is one of the pair in focus.
    dots : bool
        Whether points are marked (calibration bins).
    """

    position: int
    x: NDArray[np.float64]
    y: NDArray[np.float64]
    mark: tuple[float, float] | None = None
    strong: bool = True
    dots: bool = False


class _UnitAxis(pg.AxisItem):  # type: ignore[misc]
    """An axis from 0 to 1 in the language's numbers."""

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:
        """Texts of the marks (called by pyqtgraph)."""
        del scale, spacing
        return [decimal(value, 1) for value in values]


class CurvePlot(QWidget):
    """Curves in the unit square.

    Signals
    -------
    dragged : float, float
        A place of the axes that the pointer was pressed at or dragged to.
    """

    dragged = Signal(float, float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawn: tuple[DrawnCurve, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(280, 240)
        bottom, left = _UnitAxis("bottom"), _UnitAxis("left")
        self._axes = (bottom, left)
        self._plot: Any = pg.PlotWidget(axisItems={"bottom": bottom, "left": left})
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.setFrameShape(self._plot.Shape.NoFrame)
        self._plot.setMenuEnabled(False)
        self._plot.hideButtons()
        self._plot.setMouseEnabled(x=False, y=False)
        self._plot.setRange(QRectF(0, 0, 1, 1), padding=0.02)
        for axis in self._axes:
            axis.setStyle(maxTickLevel=0, tickLength=4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._plot)
        self._chance: Any = pg.PlotCurveItem(np.zeros(2), np.zeros(2), antialias=True)
        self._plot.addItem(self._chance)
        self._lines = [self._line() for _ in range(MOST_SYSTEMS)]
        self._marks = [self._scatter(12) for _ in range(MOST_SYSTEMS)]
        self._dots = [self._scatter(7) for _ in range(MOST_SYSTEMS)]
        self._pressed = False
        self._plot.scene().sigMouseMoved.connect(self._on_moved)
        self._plot.scene().sigMouseClicked.connect(self._on_clicked)
        self.restyle()

    def _line(self) -> Any:
        line = pg.PlotCurveItem(np.zeros(2), np.zeros(2), antialias=True)
        line.setVisible(False)
        self._plot.addItem(line)
        return line

    def _scatter(self, size: int) -> Any:
        dots = pg.ScatterPlotItem([0.0], [0.0], size=size, antialias=True)
        dots.setVisible(False)
        dots.setZValue(10)
        self._plot.addItem(dots)
        return dots

    @property
    def drawn(self) -> tuple[DrawnCurve, ...]:
        """What is shown."""
        return self._drawn

    def set_titles(self, x: str, y: str) -> None:
        """Titles of the axes."""
        for axis, title in zip(self._axes, (x, y), strict=True):
            axis.setLabel(title)
            # pyqtgraph centres a label only when its axis is resized.
            axis.resizeEvent()

    def set_chance(self, x: tuple[float, float] | None, y: tuple[float, float] | None) -> None:
        """The dashed line of a system that knows nothing, or of perfect calibration."""
        self._chance.setVisible(x is not None and y is not None)
        if x is not None and y is not None:
            self._chance.setData(np.array(x), np.array(y))

    def show_curves(self, drawn: tuple[DrawnCurve, ...]) -> None:
        """Draw these and nothing else."""
        self._drawn = drawn[:MOST_SYSTEMS]
        for place, (line, mark, dots) in enumerate(
            zip(self._lines, self._marks, self._dots, strict=True)
        ):
            curve = self._drawn[place] if place < len(self._drawn) else None
            line.setVisible(curve is not None and len(curve.x) > 1)
            mark.setVisible(curve is not None and curve.mark is not None)
            dots.setVisible(curve is not None and curve.dots)
            if curve is not None:
                self._dress(curve, line, mark, dots)

    def move_marks(self, marks: tuple[tuple[float, float] | None, ...]) -> None:
        """Move the marks of the curves drawn; the lines stay."""
        for item, mark in zip(self._marks, marks, strict=False):
            item.setVisible(mark is not None)
            if mark is not None:
                item.setData([mark[0]], [mark[1]])

    def _dress(self, curve: DrawnCurve, line: Any, mark: Any, dots: Any) -> None:
        colour = QColor(theme.system_colour(curve.position))
        if not curve.strong:
            colour.setAlphaF(0.45)
        line.setPen(pg.mkPen(colour, width=(2 if curve.strong else 1) * self.devicePixelRatioF()))
        line.setData(curve.x, curve.y)
        line.setZValue(5 if curve.strong else 2)
        symbol = _SYMBOLS[curve.position % len(_SYMBOLS)]
        panel = theme.current().panel
        for item in (mark, dots):
            item.setSymbol(symbol)
            item.setBrush(pg.mkBrush(colour))
            item.setPen(pg.mkPen(panel, width=self.devicePixelRatioF()))
        if curve.mark is not None:
            mark.setData([curve.mark[0]], [curve.mark[1]])
        if curve.dots:
            dots.setData(curve.x, curve.y)

    def restyle(self) -> None:
        """Take the colours and fonts of the theme in use."""
        colours = theme.current()
        font = theme.interface_font(theme.NOTE)
        self._plot.setBackground(QColor(colours.panel))
        for axis in self._axes:
            axis.setPen(pg.mkPen(colours.faint))
            axis.setTickFont(font)
            axis.setTextPen(pg.mkPen(colours.muted))
            axis.label.setFont(font)
            axis.labelStyle = {"color": colours.muted, "font-size": f"{font.pixelSize()}px"}
            axis.setLabel(axis.labelText)
            axis.resizeEvent()
        pixel = self.devicePixelRatioF()
        self._chance.setPen(pg.mkPen(colours.faint, width=pixel, style=Qt.PenStyle.DashLine))
        self.show_curves(self._drawn)

    # the pointer

    def _on_clicked(self, event: Any) -> None:
        self._tell(event.scenePos())

    def _on_moved(self, where: QPointF) -> None:
        from PySide6.QtWidgets import QApplication

        if QApplication.mouseButtons() & Qt.MouseButton.LeftButton:
            self._tell(where)

    def _tell(self, where: QPointF) -> None:
        if self._plot.sceneBoundingRect().contains(where):
            place = self._plot.getViewBox().mapSceneToView(where)
            self.dragged.emit(float(place.x()), float(place.y()))
