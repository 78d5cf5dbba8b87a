"""The table of precision, recall and F1 by label."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QVBoxLayout, QWidget

from sigdesk.model.items import ItemFilter
from sigdesk.model.project import Project
from sigdesk.ui import theme
from sigdesk.ui.models.label_table import (
    FIRST_SCORE,
    LABEL,
    SCORES,
    LabelTableModel,
    score_column,
)
from sigdesk.ui.views.confusion_filters import (
    Who,
    gold_filter,
    predicted_filter,
    span_filter,
)
from sigdesk.ui.views.confusion_fonts import font_of
from sigdesk.ui.widgets import paint_marker, style_table
from sigdesk.ui.widgets.tables import detach_header_selection

ROW, MOST_ROWS = 27, 13
"""Height of a row in pixels before the text scale, and rows shown before the table scrolls."""

_ALIGN = Qt.AlignmentFlag
_GROUP_HEIGHT, _OWN_HEIGHT, _PADDING = 20, 24, 3


class GroupedHeader(QHeaderView):
    """A header with headings over three columns each, and the systems' markers below them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._positions: Mapping[str, int] = {"a": 0, "b": 1}
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSortIndicatorShown(False)
        self.setSortIndicatorClearable(False)

    def set_positions(self, a: int, b: int) -> None:
        """Positions of A and B in the project: they give the markers."""
        self._positions = {"a": a, "b": b}
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """Two lines."""
        height = theme.pixels(_GROUP_HEIGHT) + theme.pixels(_OWN_HEIGHT)
        return QSize(super().sizeHint().width(), height)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint the part of a heading that lies over this column, and the column's own."""
        now = theme.current()
        model = self.model()
        painter.save()
        painter.setClipRect(rect)
        painter.fillRect(rect, QColor(now.panel))
        shown = score_column(section)
        above = theme.pixels(_GROUP_HEIGHT)
        own = rect.adjusted(0, above, 0, -1)
        if shown is not None and isinstance(model, LabelTableModel):
            first = FIRST_SCORE + 3 * SCORES.index(shown.score)
            left = self.sectionViewportPosition(first)
            width = sum(self.sectionSize(first + offset) for offset in range(3))
            painter.setPen(QColor(now.text))
            painter.setFont(font_of(theme.SECONDARY))
            group = QRect(left, rect.top(), width - _PADDING - 3, above)
            title = model.group_title(shown.score)
            painter.drawText(group, _ALIGN.AlignRight | _ALIGN.AlignVCenter, title)
            painter.setPen(QColor(now.line))
            painter.drawLine(left + 16, own.top(), left + width - _PADDING - 3, own.top())
        self._paint_own(painter, own, section)
        painter.setPen(QColor(now.line))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()

    def _paint_own(self, painter: QPainter, room: QRect, column: int) -> None:
        now = theme.current()
        room = room.adjusted(_PADDING + 3, 0, -_PADDING - 3, 0)
        painter.setFont(font_of(theme.SECONDARY))
        painter.setPen(QColor(now.muted))
        arrow = ""
        if self.isSortIndicatorShown() and self.sortIndicatorSection() == column:
            ascending = self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
            arrow = " ↑" if ascending else " ↓"
        shown = score_column(column)
        if shown is not None and shown.side != "difference":
            if arrow:
                painter.drawText(room, _ALIGN.AlignRight | _ALIGN.AlignVCenter, arrow)
                room = room.adjusted(0, 0, -painter.fontMetrics().horizontalAdvance(arrow), 0)
            marker = QRect(room.right() - 9, room.center().y() - 4, 10, 10)
            paint_marker(painter, marker.toRectF(), self._positions[shown.side])
            return
        text = str(self.model().headerData(column, Qt.Orientation.Horizontal)) + arrow
        side = _ALIGN.AlignLeft if column == LABEL else _ALIGN.AlignRight
        painter.drawText(room, side | _ALIGN.AlignVCenter, text)


class LabelTable(QWidget):
    """The table; Enter or a double click on a number opens the items it is made of."""

    items_wanted = Signal(object)
    """`ItemFilter` of the items behind a number."""
    label_selected = Signal(int)
    """Position of the label of the row that was selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._project: Project | None = None
        self.model = LabelTableModel()
        self.view = QTableView()
        style_table(self.view, row_height=ROW)
        # Eleven columns of figures: less room between them than in other tables.
        self.view.setStyleSheet(f"QTableView::item {{ padding: 0 {_PADDING}px; }}")
        self._header = GroupedHeader(self.view)
        self.view.setHorizontalHeader(self._header)
        self.view.setModel(self.model)
        detach_header_selection(self.view)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._header.setMinimumSectionSize(44)
        self._header.sectionClicked.connect(self._on_header_clicked)
        self.view.activated.connect(self._on_activated)
        self.view.selectionModel().currentRowChanged.connect(self._on_row_changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.view.setAccessibleName(self.tr("Precision, recall and F1 by label"))
        self.view.setAccessibleDescription(self.tr("Enter opens the items behind a number"))
        self.model.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the labels the new room."""
        super().resizeEvent(event)
        self._fit()

    def follow(self, project: Project, positions: tuple[int, int]) -> None:
        """Fit the columns to what the model now shows."""
        self._project = project
        self._header.set_positions(*positions)
        self._fit()

    def _fit(self) -> None:
        self._header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for column in range(LABEL + 1, self.model.columnCount()):
            shown = score_column(column)
            width = 74 if shown is None else 64 if shown.side == "difference" else 51
            self.view.setColumnWidth(column, theme.pixels(width))
        rows = min(MOST_ROWS, self.model.rowCount())
        # The label takes what is left, unless that is too little to tell labels apart.
        columns = range(LABEL + 1, self.model.columnCount())
        left = self.view.viewport().width() - sum(self.view.columnWidth(c) for c in columns)
        least = theme.pixels(90)
        self.view.setColumnWidth(LABEL, max(left, least))
        row = theme.pixels(ROW)
        self.view.verticalHeader().setDefaultSectionSize(row)
        bar = self.view.horizontalScrollBar().sizeHint().height() if left < least else 0
        self.view.setFixedHeight(self._header.sizeHint().height() + rows * row + bar + 2)

    def restyle(self) -> None:
        """Take the colours and the size of text."""
        self._fit()
        self.view.viewport().update()
        self._header.viewport().update()

    def show_label(self, code: int) -> None:
        """Select the row of a label and scroll to it."""
        self.view.setCurrentIndex(self.model.index(self.model.row_of(code), LABEL))

    def filter_at(self, row: int, column: int) -> ItemFilter | None:
        """The items behind a cell: those the score divides by; None for the averages."""
        code = self.model.code_at(row)
        if code is None or self._project is None:
            return None
        shown = score_column(column)
        by_precision = shown is not None and shown.score == "precision"
        if self._project.task == "sequences":
            side: Who = "one" if shown is None or shown.side == "difference" else shown.side
            if by_precision:
                return span_filter(self._project, None, code, side)
            return span_filter(self._project, code, None, "a")
        label = self._project.labels[code]
        if shown is None or shown.score != "precision":
            return gold_filter(label)
        who: Who = "one" if shown.side == "difference" else shown.side
        return predicted_filter(self._project, label, who)

    def _on_activated(self, index: QModelIndex) -> None:
        items = self.filter_at(index.row(), index.column())
        if items is not None:
            self.items_wanted.emit(items)

    def _on_row_changed(self, current: QModelIndex, previous: QModelIndex) -> None:
        code = self.model.code_at(current.row())
        if code is not None:
            self.label_selected.emit(code)

    def _on_header_clicked(self, column: int) -> None:
        first_time = not self._header.isSortIndicatorShown()
        order = self._header.sortIndicatorOrder()
        # The first click on a score brings the worst label up, on a label its own order.
        if first_time or self._sorted_column != column:
            order = Qt.SortOrder.AscendingOrder
        else:
            down = order == Qt.SortOrder.AscendingOrder
            order = Qt.SortOrder.DescendingOrder if down else Qt.SortOrder.AscendingOrder
        self._sorted_column = column
        self._header.setSortIndicatorShown(True)
        self._header.setSortIndicator(column, order)
        self.model.sort(column, order)

    _sorted_column = -1
