"""Paints matrices: what of them is in view, in the colours of the theme."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from sigdesk.ui import theme
from sigdesk.ui.views.confusion_cells import Cell, Panel
from sigdesk.ui.views.confusion_geometry import PANEL_GAP, TEXT_HEIGHT, Geometry
from sigdesk.ui.views.confusion_shades import Shades
from sigdesk.ui.views.confusion_writing import Writing
from sigdesk.ui.widgets import paint_marker

TITLE_HEIGHT, AXIS_HEIGHT, AXIS_WIDTH = 24, 16, 18
LABEL_SIZE, READABLE_ROW = 12, 13
"""Pixel size of labels, and the least height of a row that can carry one."""

_SIZES = (13, 12, 11, 10, 9)
_ALIGN = Qt.AlignmentFlag


@dataclass(frozen=True)
class Marks:
    """What is pointed at: the same cell in every matrix, and the one with the keyboard's focus."""

    hovered: Cell | None = None
    current: Cell | None = None
    focused: bool = False
    label: int | None = None
    """A label that was searched for."""


@dataclass(frozen=True)
class LabelText:
    """Predicted labels in the lines they are written in, and the pixel size of their font."""

    lines: list[tuple[str, ...]]
    size: int


@dataclass(frozen=True)
class CellFonts:
    """Fonts of the two lines of a cell; None where there is no room for a line."""

    large: QFont | None
    small: QFont | None
    compact: bool = False
    """Whether shares are written without their unit."""


def font_of(size: int, *, bold: bool = False) -> QFont:
    """The interface font at a pixel size."""
    font = theme.interface_font(size)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


def cell_fonts(writing: Writing, geometry: Geometry) -> CellFonts:
    """The largest fonts with which every line fits into a cell."""
    room = geometry.cell - geometry.gap - 2
    if geometry.height < TEXT_HEIGHT:
        return CellFonts(None, None)
    best = CellFonts(None, None)
    for compact in (False, True):
        large_texts, small_texts = writing.widest(compact=compact)
        large = _fitting(large_texts, room, _SIZES, bold=True)
        if large is None:
            continue
        sizes = tuple(
            size for size in _SIZES if size <= min(11, large.pixelSize() - 1) or size == 9
        )
        small = _fitting(small_texts, room, sizes, bold=False)
        if small is not None:
            return CellFonts(large, small, compact)
        best = CellFonts(large, None, compact)
    return best


def _fitting(texts: list[str], room: float, sizes: tuple[int, ...], *, bold: bool) -> QFont | None:
    for size in sizes:
        font = font_of(size, bold=bold)
        metrics = QFontMetricsF(font)
        if all(metrics.horizontalAdvance(text) <= room for text in texts):
            return font
    return None


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
        self._label_lines = label_lines
        self._amounts: dict[Panel, NDArray[np.float64]] = amounts(writing)
        self._images: dict[Panel, QImage] = {}
        self._fonts: tuple[float, CellFonts] | None = None

    def paint(self, painter: QPainter, geometry: Geometry, marks: Marks) -> None:
        """Paint everything."""
        if self._fonts is None or self._fonts[0] != geometry.cell:
            self._fonts = geometry.cell, cell_fonts(self._writing, geometry)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_row_labels(painter, geometry, marks)
        for index, panel in enumerate(geometry.panels):
            self._paint_title(painter, geometry, index, panel)
            self._paint_column_labels(painter, geometry, index, marks)
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

    def _paint_title(self, painter: QPainter, g: Geometry, index: int, panel: Panel) -> None:
        now = theme.current()
        x = g.panel_left(index)
        room = QRectF(x, 0, g.panel_width, TITLE_HEIGHT)
        font = font_of(theme.BODY, bold=True)
        metrics = QFontMetricsF(font)
        title = self._writing.title(panel)
        sides = [self._writing.a] if panel == "a" else [self._writing.b]
        if panel == "difference":
            if metrics.horizontalAdvance(title) > g.panel_width - 4:
                title = "A − B"
        else:
            marker = QRectF(x, TITLE_HEIGHT / 2 - 5.5, 10, 10)
            paint_marker(painter, marker, sides[0].position)
            room.setLeft(x + 16)
        painter.setPen(QColor(now.text))
        painter.setFont(font)
        shown = metrics.elidedText(title, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, _ALIGN.AlignVCenter | _ALIGN.AlignLeft, shown)
        painter.setPen(QColor(now.muted))
        painter.setFont(font_of(theme.NOTE))
        axis = QCoreApplication.translate("Confusion", "predicted label →")
        painter.drawText(
            QRectF(x, TITLE_HEIGHT, g.panel_width, AXIS_HEIGHT),
            _ALIGN.AlignVCenter | _ALIGN.AlignLeft,
            axis,
        )

    def _paint_column_labels(
        self, painter: QPainter, g: Geometry, index: int, marks: Marks
    ) -> None:
        top = TITLE_HEIGHT + AXIS_HEIGHT
        room = g.top - top - 3
        painter.save()
        left = g.panel_left(index)
        overhang = PANEL_GAP / 2
        painter.setClipRect(QRectF(left - overhang, top, g.panel_width + 2 * overhang, room + 3))
        for column in g.visible_columns():
            marked = self._is_marked(column, marks, column_axis=True)
            x, _, width, _ = g.cell_rect(index, 0, column)
            inside = left <= x + width / 2 <= left + g.panel_width
            if not inside or (g.cell < READABLE_ROW and not marked):
                continue
            self._set_label_pen(painter, marked)
            if g.cell < READABLE_ROW:
                self._paint_lone_label(painter, g, index, column, QRectF(x, top, width, room))
                continue
            if self._label_lines is not None:
                lines = "\n".join(self._label_lines.lines[column])
                painter.setFont(font_of(self._label_lines.size, bold=marked))
                area = QRectF(x - 60, top, width + 120, room)
                painter.drawText(area, _ALIGN.AlignHCenter | _ALIGN.AlignBottom, lines)
                continue
            metrics = QFontMetricsF(painter.font())
            text = metrics.elidedText(
                self._writing.label(column), Qt.TextElideMode.ElideMiddle, room - 2
            )
            painter.save()
            painter.translate(x + width / 2, top + room)
            painter.rotate(-90)
            height = max(width, metrics.height())
            area = QRectF(0, -height / 2, room, height)
            painter.drawText(area, _ALIGN.AlignVCenter | _ALIGN.AlignLeft, text)
            painter.restore()
        painter.restore()

    def _paint_lone_label(
        self, painter: QPainter, g: Geometry, index: int, column: int, over: QRectF
    ) -> None:
        """The label of one narrow column, level above it and within the matrix."""
        metrics = QFontMetricsF(painter.font())
        text = metrics.elidedText(
            self._writing.label(column), Qt.TextElideMode.ElideMiddle, g.panel_width
        )
        width = metrics.horizontalAdvance(text)
        left, right = g.panel_left(index), g.panel_left(index) + g.panel_width
        x = max(left, min(over.center().x() - width / 2, right - width))
        area = QRectF(x, over.top(), width + 2, over.height())
        painter.drawText(area, _ALIGN.AlignLeft | _ALIGN.AlignBottom, text)

    def _paint_row_labels(self, painter: QPainter, g: Geometry, marks: Marks) -> None:
        height = min(g.panel_height, g.content_height)
        painter.save()
        painter.setPen(QColor(theme.current().muted))
        painter.setFont(font_of(theme.NOTE))
        painter.translate(AXIS_WIDTH / 2, g.top + height / 2)
        painter.rotate(-90)
        axis = QCoreApplication.translate("Confusion", "reference label")
        painter.drawText(QRectF(-100, -8, 200, 16), _ALIGN.AlignCenter, axis)
        painter.restore()
        painter.save()
        painter.setClipRect(QRectF(0, g.top - 9, g.left, height + 18))
        every = 1 if g.height >= READABLE_ROW else math.ceil(1.4 * READABLE_ROW / g.height)
        marked_rows = [
            row for row in g.visible_rows() if self._is_marked(row, marks, column_axis=False)
        ]
        for row in g.visible_rows():
            marked = row in marked_rows
            _, y, _, cell_height = g.cell_rect(0, row, 0)
            centre = y + cell_height / 2
            hidden = any(abs(row - other) * g.height < READABLE_ROW + 3 for other in marked_rows)
            if not marked and (row % every or hidden):
                continue
            if not g.top <= centre <= g.top + height:
                continue
            self._set_label_pen(painter, marked)
            area = QRectF(AXIS_WIDTH, centre - 10, g.left - AXIS_WIDTH - 8, 20)
            text = QFontMetricsF(painter.font()).elidedText(
                self._writing.label(row), Qt.TextElideMode.ElideMiddle, area.width()
            )
            painter.drawText(area, _ALIGN.AlignVCenter | _ALIGN.AlignRight, text)
        painter.restore()

    def _set_label_pen(self, painter: QPainter, marked: bool) -> None:
        now = theme.current()
        painter.setPen(QColor(now.text if marked else now.muted))
        painter.setFont(font_of(LABEL_SIZE, bold=marked))

    @staticmethod
    def _is_marked(code: int, marks: Marks, *, column_axis: bool) -> bool:
        if marks.label == code:
            return True
        cell = marks.hovered or (marks.current if marks.focused else None)
        return cell is not None and code == (cell.column if column_axis else cell.row)

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
