"""Paints matrices: what of them is in view, in the colours of the theme."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from sigdesk.ui import theme
from sigdesk.ui.views.confusion_axes import AxesPainter, Marks
from sigdesk.ui.views.confusion_cells import Panel
from sigdesk.ui.views.confusion_fonts import CellFonts, LabelText, cell_fonts
from sigdesk.ui.views.confusion_geometry import Geometry
from sigdesk.ui.views.confusion_shades import Shades
from sigdesk.ui.views.confusion_writing import Writing

_ALIGN = Qt.AlignmentFlag


class MatrixPainter:
    """Paints the matrices of one `Writing` in one geometry.

    Parameters
    ----------
    writing : Writing
    shades : Shades
    label_lines : LabelText, optional
        How predicted labels are written; None to write them upright, turned by a quarter.
    """

    def __init__(self, writing: Writing, shades: Shades, label_lines: LabelText | None) -> None:
        self._writing = writing
        self._shades = shades
        self._axes = AxesPainter(writing, label_lines)
        self._amounts: dict[Panel, NDArray[np.float64]] = amounts(writing)
        self._images: dict[Panel, QImage] = {}
        self._fonts: tuple[float, CellFonts] | None = None

    def paint(self, painter: QPainter, geometry: Geometry, marks: Marks) -> None:
        """Paint everything."""
        if self._fonts is None or self._fonts[0] != geometry.cell:
            self._fonts = geometry.cell, cell_fonts(self._writing, geometry)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._axes.paint(painter, geometry, marks)
        for index, panel in enumerate(geometry.panels):
            painter.save()
            painter.setClipRect(
                QRectF(
                    geometry.panel_left(index) - 3,
                    geometry.top - 3,
                    geometry.panel_width + 6,
                    min(geometry.panel_height, geometry.content_height) + 6,
                )
            )
            if geometry.cell < 8:
                self._paint_image(painter, geometry, index, panel)
            else:
                self._paint_cells(painter, geometry, index, panel)
            self._paint_marks(painter, geometry, index, panel, marks)
            painter.restore()

    def _paint_cells(self, painter: QPainter, g: Geometry, index: int, panel: Panel) -> None:
        assert self._fonts is not None
        fonts = self._fonts[1]
        values = self._amounts[panel]
        radius = 3 if g.cell >= 24 else 0
        for row in g.visible_rows():
            for column in g.visible_columns():
                ground = self._ground(panel, float(values[row, column]))
                rect = QRectF(*g.cell_rect(index, row, column))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(ground))
                if radius:
                    painter.drawRoundedRect(rect, radius, radius)
                else:
                    painter.drawRect(rect)
                if fonts.large is None:
                    continue
                lines = self._writing.lines(panel, row, column, compact=fonts.compact)
                if self._writing.is_empty(panel, row, column):
                    painter.setPen(QColor(self._shades.faded_ink(ground)))
                    painter.setFont(fonts.small or fonts.large)
                    painter.drawText(rect, _ALIGN.AlignCenter, lines[0])
                else:
                    painter.setPen(QColor(self._shades.ink(ground)))
                    self._write(painter, rect, lines, fonts)

    @staticmethod
    def _write(painter: QPainter, rect: QRectF, lines: tuple[str, str], fonts: CellFonts) -> None:
        assert fonts.large is not None
        painter.setFont(fonts.large)
        if fonts.small is None:
            painter.drawText(rect, _ALIGN.AlignCenter, lines[0])
            return
        middle = rect.center().y() + 1
        upper = QRectF(rect.left(), rect.top(), rect.width(), middle - rect.top())
        lower = QRectF(rect.left(), middle, rect.width(), rect.bottom() - middle)
        painter.drawText(upper, _ALIGN.AlignHCenter | _ALIGN.AlignBottom, lines[0])
        painter.setFont(fonts.small)
        painter.drawText(lower, _ALIGN.AlignHCenter | _ALIGN.AlignTop, lines[1])

    def _paint_image(self, painter: QPainter, g: Geometry, index: int, panel: Panel) -> None:
        if panel not in self._images:
            diverging = panel == "difference"
            pixels = self._shades.image(self._amounts[panel], diverging=diverging)
            pixels = np.ascontiguousarray(pixels[:, : g.n_columns])
            height, width = pixels.shape
            image = QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_ARGB32)
            self._images[panel] = image.copy()
        x, y, _, _ = g.cell_rect(index, 0, 0)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        image = self._images[panel]
        n_labels = g.n_columns - int(g.any_missing)
        whole = QRectF(x, y, n_labels * g.cell, g.content_height)
        painter.drawImage(whole, image, QRectF(0, 0, n_labels, g.n_rows))
        if g.any_missing:
            apart = QRectF(x + g.column_left(n_labels), y, g.cell, g.content_height)
            painter.drawImage(apart, image, QRectF(n_labels, 0, 1, g.n_rows))

    def _paint_marks(
        self, painter: QPainter, g: Geometry, index: int, panel: Panel, marks: Marks
    ) -> None:
        now = theme.current()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if marks.label is not None:
            painter.setPen(QPen(QColor(now.accent), 1.2))
            for rect in self._bands(g, index, marks.label):
                painter.drawRoundedRect(rect, 3, 3)
        for cell, strong in ((marks.current, marks.focused), (marks.hovered, False)):
            if cell is None:
                continue
            rect = QRectF(*g.cell_rect(index, cell.row, cell.column)).adjusted(-1, -1, 1, 1)
            own = cell.panel == panel
            if strong and own:
                # Two rings: one of them stands out from whatever ground the cell has.
                painter.setPen(QPen(QColor(now.panel), 1.5))
                painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 2, 2)
                painter.setPen(QPen(QColor(now.accent), 2.4))
            else:
                painter.setPen(QPen(QColor(now.text), 1.6 if own else 1.2))
            painter.drawRoundedRect(rect, 4, 4)

    @staticmethod
    def _bands(g: Geometry, index: int, label: int) -> list[QRectF]:
        first, last = QRectF(*g.cell_rect(index, 0, label)), g.cell_rect(index, g.n_rows - 1, label)
        column = first.united(QRectF(*last))
        bands = [column.adjusted(-1, -1, 1, 1)]
        if label < g.n_rows:
            left = QRectF(*g.cell_rect(index, label, 0))
            right = QRectF(*g.cell_rect(index, label, g.n_columns - 1))
            bands.append(left.united(right).adjusted(-1, -1, 1, 1))
        return bands

    def _ground(self, panel: Panel, amount: float) -> str:
        if panel == "difference":
            return self._shades.diverging(amount)
        return self._shades.sequential(amount)


def amounts(writing: Writing) -> dict[Panel, NDArray[np.float64]]:
    """How deep each cell is coloured: 0 to 1, in the difference −1 (B gains) to 1 (A gains).

    A and B share one scale, so that equal colours mean equal numbers.
    """
    matrices, share = writing.matrices, writing.share
    if share == "counts":
        a, b = matrices.a.astype(np.float64), matrices.b.astype(np.float64)
    else:
        a, b = (np.nan_to_num(matrices.shares(panel, share)) for panel in ("a", "b"))
    top = max(float(a.max(initial=0)), float(b.max(initial=0))) or 1.0
    gain = b - a
    diagonal = np.arange(matrices.n_labels)
    gain[diagonal, diagonal] *= -1
    largest = float(np.abs(gain).max(initial=0)) or 1.0
    # A power below 1 keeps small cells apart from empty ones beside a strong diagonal.
    return {
        "a": (a / top) ** 0.7,
        "b": (b / top) ** 0.7,
        "difference": np.sign(gain) * (np.abs(gain) / largest) ** 0.7,
    }
