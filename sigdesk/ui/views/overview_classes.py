"""The classes card: how often each label is meant and given; a bar opens its items."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
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
from sigdesk.ui.models.label_counts import SHARE_ROLE, SYSTEM_ROLE, LabelCounts
from sigdesk.ui.widgets import Card, Text, style_table

Index = QModelIndex | QPersistentModelIndex

_MANY_LABELS = 12


class BarDelegate(QStyledItemDelegate):
    """Paints a count behind a bar in the system's colour."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        colours = theme.current()
        cell = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(cell, QColor(colours.accent_ground))
        painter.setPen(QPen(QColor(colours.line), 1.0))
        painter.drawLine(cell.bottomLeft(), cell.bottomRight())
        font = theme.interface_font(theme.SECONDARY)
        metrics = QFontMetricsF(font)
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        room = metrics.horizontalAdvance("0,000,000")
        system = int(index.data(SYSTEM_ROLE))
        colour = colours.faint if system < 0 else theme.system_colour(system)
        length = float(index.data(SHARE_ROLE)) * max(0.0, cell.width() - room - 22.0)
        bar = QRectF(cell.left() + 8.0, cell.center().y() - 5.0, max(1.0, length), 10.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(bar, 2.0, 2.0)
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        where = QRectF(bar.right() + 6.0, cell.top(), room, cell.height())
        painter.drawText(where, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 1.0))
            painter.drawRect(cell.adjusted(0.5, 0.5, -1.5, -1.5))
        painter.restore()

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
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(0, min(max(90, self.table.sizeHintForColumn(0) + 12), 180))
        if len(rows) > _MANY_LABELS and header.sortIndicatorSection() < 0:
            self.table.sortByColumn(1, Qt.SortOrder.DescendingOrder)

    def _on_activated(self, index: QModelIndex) -> None:
        column = index.column()
        if column >= 1:
            self.label_chosen.emit(self.model.label(index.row()), self.model.system(column))

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
