"""Paints what stands around the matrices: titles, axes, labels."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from sigdesk.ui import theme
from sigdesk.ui.views.confusion_cells import Cell, Panel
from sigdesk.ui.views.confusion_fonts import LABEL_SIZE, LabelText, font_of, measures
from sigdesk.ui.views.confusion_geometry import PANEL_GAP, Geometry
from sigdesk.ui.views.confusion_writing import Writing
from sigdesk.ui.widgets import paint_marker

_ALIGN = Qt.AlignmentFlag


@dataclass(frozen=True)
class Marks:
    """What is pointed at: the same cell in every matrix, and the one with the keyboard's focus."""

    hovered: Cell | None = None
    current: Cell | None = None
    focused: bool = False
    label: int | None = None
    """A label that was searched for."""


class AxesPainter:
    """Paints titles and labels of one `Writing`.

    Parameters
    ----------
    writing : Writing
    label_lines : LabelText, optional
        How predicted labels are written; None to write them upright, turned by a quarter.
    """

    def __init__(self, writing: Writing, label_lines: LabelText | None) -> None:
        self._writing = writing
        self._label_lines = label_lines
        self._measures = measures()

    def paint(self, painter: QPainter, geometry: Geometry, marks: Marks) -> None:
        """Paint everything but the cells."""
        self._paint_row_labels(painter, geometry, marks)
        for index, panel in enumerate(geometry.panels):
            self._paint_title(painter, geometry, index, panel)
            self._paint_column_labels(painter, geometry, index, marks)

    def _paint_title(self, painter: QPainter, g: Geometry, index: int, panel: Panel) -> None:
        now = theme.current()
        x = g.panel_left(index)
        room = QRectF(x, 0, g.panel_width, self._measures.title)
        font = font_of(theme.BODY, bold=True)
        metrics = QFontMetricsF(font)
        title = self._writing.title(panel)
        sides = [self._writing.a] if panel == "a" else [self._writing.b]
        if panel == "difference":
            if metrics.horizontalAdvance(title) > g.panel_width - 4:
                title = "A − B"
        else:
            marker = QRectF(x, self._measures.title / 2 - 5.5, 10, 10)
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
            QRectF(x, self._measures.title, g.panel_width, self._measures.axis),
            _ALIGN.AlignVCenter | _ALIGN.AlignLeft,
            axis,
        )

    def _paint_column_labels(
        self, painter: QPainter, g: Geometry, index: int, marks: Marks
    ) -> None:
        top = self._measures.title + self._measures.axis
        room = g.top - top - 3
        painter.save()
        left = g.panel_left(index)
        overhang = PANEL_GAP / 2
        painter.setClipRect(QRectF(left - overhang, top, g.panel_width + 2 * overhang, room + 3))
        for column in g.visible_columns():
            marked = self._is_marked(column, marks, column_axis=True)
            x, _, width, _ = g.cell_rect(index, 0, column)
            inside = left <= x + width / 2 <= left + g.panel_width
            if not inside or (g.cell < self._measures.readable_row and not marked):
                continue
            self._set_label_pen(painter, marked)
            if g.cell < self._measures.readable_row:
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
        painter.translate(self._measures.axis_width / 2, g.top + height / 2)
        painter.rotate(-90)
        axis = QCoreApplication.translate("Confusion", "reference label")
        painter.drawText(QRectF(-100, -16, 200, 32), _ALIGN.AlignCenter, axis)
        painter.restore()
        painter.save()
        painter.setClipRect(QRectF(0, g.top - 9, g.left, height + 18))
        readable, left = self._measures.readable_row, self._measures.axis_width
        every = 1 if g.height >= readable else math.ceil(1.4 * readable / g.height)
        marked_rows = [
            row for row in g.visible_rows() if self._is_marked(row, marks, column_axis=False)
        ]
        for row in g.visible_rows():
            marked = row in marked_rows
            _, y, _, cell_height = g.cell_rect(0, row, 0)
            centre = y + cell_height / 2
            hidden = any(abs(row - other) * g.height < readable + 3 for other in marked_rows)
            if not marked and (row % every or hidden):
                continue
            if not g.top <= centre <= g.top + height:
                continue
            self._set_label_pen(painter, marked)
            area = QRectF(left, centre - 16, g.left - left - 8, 32)
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
