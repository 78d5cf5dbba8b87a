"""The classes card: how often each label is meant and given; a bar opens its items."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sigdesk.model.analysis import class_distribution
from sigdesk.model.project import Project
from sigdesk.ui import theme
from sigdesk.ui.models.label_counts import PART_ROLE, SHARE_ROLE, SYSTEM_ROLE, LabelCounts
from sigdesk.ui.numbers import percent
from sigdesk.ui.widgets import Card, Text, style_table

Index = QModelIndex | QPersistentModelIndex

_FEW_LABELS, _MANY_LABELS = 6, 12
_HIGH_ROW, _LOW_ROW = 44, 30
_TINT = 0.32
_NARROWEST = 78


class BarDelegate(QStyledItemDelegate):
    """Paints a count on a bar in the system's colour."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        colours = theme.current()
        cell = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(cell, QColor(colours.accent_ground))
        painter.setPen(QPen(QColor(colours.line), 1.0))
        y = cell.bottom() - 0.5
        painter.drawLine(QPointF(cell.left(), y), QPointF(cell.right(), y))
        system = int(index.data(SYSTEM_ROLE))
        colour = colours.faint if system < 0 else theme.system_colour(system)
        length = float(index.data(SHARE_ROLE)) * (cell.width() - 10.0)
        bar = QRectF(cell.left() + 4.0, cell.top() + 4.0, length, cell.height() - 9.0)
        painter.setPen(Qt.PenStyle.NoPen)
        # The count stands on the bar, so the bar is a tint with a full edge.
        painter.fillRect(bar, QColor(theme.mix(colour, colours.panel, _TINT)))
        painter.fillRect(QRectF(bar.left(), bar.top(), 2.5, bar.height()), QColor(colour))
        self._paint_words(painter, cell.adjusted(12, 0, -4, -1), index)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 1.0))
            painter.drawRect(cell.adjusted(0.5, 0.5, -1.5, -1.5))
        painter.restore()

    def _paint_words(self, painter: QPainter, room: QRectF, index: Index) -> None:
        """The count, and below it its share where rows are high."""
        colours = theme.current()
        side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(theme.interface_font(theme.SECONDARY))
        painter.setPen(QColor(colours.text))
        upper = room
        if room.height() > _LOW_ROW:
            upper = QRectF(room.left(), room.top() + 5, room.width(), room.height() / 2 - 5)
            lower = QRectF(room.left(), upper.bottom(), room.width(), upper.height())
            painter.drawText(upper, side, str(index.data(Qt.ItemDataRole.DisplayRole)))
            painter.setFont(theme.interface_font(theme.NOTE))
            painter.drawText(lower, side, percent(float(index.data(PART_ROLE))))
        else:
            painter.drawText(upper, side, str(index.data(Qt.ItemDataRole.DisplayRole)))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One row."""
        return QSize(110, theme.CONTROL_HEIGHT)


class ClassesCard(Card):
    """The class distribution.

    Signals
    -------
    label_chosen : str, str
        Label ("" for no answer) and system ("" for the reference) of the bar chosen.
    """

    label_chosen = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.model = LabelCounts(self)
        self.table = QTableView()
        style_table(self.table)
        self.table.setModel(self.model)
        self.table.setItemDelegate(BarDelegate(self.table))
        self.table.setItemDelegateForColumn(0, QStyledItemDelegate(self.table))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = self.table.horizontalHeader()
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        self.table.setSortingEnabled(True)
        self.table.clicked.connect(self._on_activated)
        self.table.activated.connect(self._on_activated)
        self.note = Text("", "note")
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.note)
        self.retranslate()

    def show_project(self, project: Project) -> None:
        """Count and show; many labels are sorted by how often they are meant."""
        systems = tuple(system.name for system in project.systems)
        rows = class_distribution(project)
        self.model.set_counts(systems, rows)
        header = self.table.horizontalHeader()
        few = len(rows) <= _FEW_LABELS
        self.table.verticalHeader().setDefaultSectionSize(
            _HIGH_ROW if few else theme.CONTROL_HEIGHT
        )
        self._share_width()
        if len(rows) > _MANY_LABELS and header.sortIndicatorSection() < 0:
            self.table.sortByColumn(1, Qt.SortOrder.DescendingOrder)

    def _share_width(self) -> None:
        """The label keeps its width, the bars share the rest and scroll when there are many."""
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.resizeSection(0, min(max(90, self.table.sizeHintForColumn(0) + 14), 170))
        n_bars = self.model.columnCount() - 1
        room = self.table.viewport().width() - header.sectionSize(0)
        for column in range(1, n_bars + 1):
            header.resizeSection(column, max(_NARROWEST, room // n_bars))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self._share_width()

    def _on_activated(self, index: QModelIndex) -> None:
        column = index.column()
        if column >= 1:
            self.label_chosen.emit(self.model.label(index.row()), self.model.system(column))

    def full_height(self) -> int:
        """Height at which nothing has to be scrolled."""
        header = self.table.horizontalHeader().sizeHint().height()
        rows = self.model.rowCount() * self.table.verticalHeader().defaultSectionSize()
        around = self.sizeHint().height() - self.table.sizeHint().height()
        if self.table.horizontalScrollBar().maximum() > 0:
            around += self.table.horizontalScrollBar().sizeHint().height()
        return header + rows + around + 4

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("How often each label is given"))
        self.table.setAccessibleName(self.tr("Labels of the reference and of every system"))
        self.note.setText(self.tr("Click a bar to read its items."))
        last = self.model.columnCount() - 1
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, max(0, last))

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        self.table.viewport().update()
        last = self.model.columnCount() - 1
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, max(0, last))
