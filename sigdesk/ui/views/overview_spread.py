"""The spread card: for item scores, which have no classes, how the scores are spread."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sigdesk.model.project import Project
from sigdesk.ui import theme
from sigdesk.ui.models.score_spread import BINS, SHAPE_ROLE, Column, ScoreSpread
from sigdesk.ui.widgets import Card, style_table

_ROW_HEIGHT = 40


class ShapeDelegate(QStyledItemDelegate):
    """Paints a small histogram in the system's colour."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint the row's ground, then the bars."""
        super().paint(painter, option, index)
        shape = index.data(SHAPE_ROLE)
        if shape is None:
            return
        cell = QRectF(option.rect).adjusted(8, 6, -8, -5)
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.system_colour(index.row())))
        width = cell.width() / BINS
        for place, share in enumerate(shape):
            if share > 0:
                # What occurs at all must be seen.
                height = max(1.5, float(share) * cell.height())
                painter.drawRect(
                    QRectF(
                        cell.left() + place * width,
                        cell.bottom() - height,
                        max(1.0, width - 1.0),
                        height,
                    )
                )
        painter.fillRect(
            QRectF(cell.left(), cell.bottom(), cell.width(), 1.0), QColor(theme.current().faint)
        )
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Wide enough to see a shape."""
        return QSize(180, _ROW_HEIGHT)


class SpreadCard(Card):
    """One row a system."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.model = ScoreSpread(self)
        self.table = QTableView()
        style_table(self.table, row_height=_ROW_HEIGHT)
        self.table.setModel(self.model)
        self.table.setItemDelegateForColumn(Column.SHAPE, ShapeDelegate(self.table))
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(Column.SHAPE, QHeaderView.ResizeMode.Stretch)
        self.body.addWidget(self.table, 1)
        self.retranslate()

    def show_project(self, project: Project) -> None:
        """Show the scores of a project."""
        self.model.set_project(project)
        # Equal counts say nothing that the list of data does not say already.
        self.table.setColumnHidden(Column.ITEMS, not self.model.any_missing)

    def full_height(self) -> int:
        """Height at which nothing has to be scrolled."""
        header = self.table.horizontalHeader().sizeHint().height()
        rows = self.model.rowCount() * self.table.verticalHeader().defaultSectionSize()
        around = self.sizeHint().height() - self.table.sizeHint().height()
        return header + rows + around + 4

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("How the scores are spread"))
        self.table.setAccessibleName(self.tr("Spread of every system's scores"))
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        self.table.viewport().update()
