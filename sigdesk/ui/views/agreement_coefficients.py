"""The card of coefficients; the one chosen is what the page speaks of."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sigdesk.model.agreement_table import AgreementRow
from sigdesk.ui import theme
from sigdesk.ui.models.coefficient_table import SPAN_ROLE, CoefficientTable, Column
from sigdesk.ui.widgets import Card, Text, style_table

_SIDE, _NARROWEST_BAR = 8.0, 40
Index = QModelIndex | QPersistentModelIndex


class _Bars(QStyledItemDelegate):
    """Paints intervals on an axis that ends at 1."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        colours, cell = theme.current(), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(cell, QColor(colours.accent_ground))
        painter.setPen(QPen(QColor(colours.line), 1.0))
        edge = cell.bottom() - 0.5
        painter.drawLine(QPointF(cell.left(), edge), QPointF(cell.right(), edge))
        span = index.data(SPAN_ROLE)
        if span is not None:
            left, width, y = cell.left() + _SIDE, cell.width() - 2 * _SIDE, cell.center().y()
            low, middle, high = (left + width * share for share in span)
            painter.drawLine(QPointF(left, y), QPointF(left + width, y))
            ink = QColor(colours.accent)
            painter.setPen(QPen(ink, 3.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(low, y), QPointF(high, y))
            painter.setPen(QPen(ink, 1.6))
            painter.setBrush(QColor(colours.panel))
            painter.drawEllipse(QPointF(middle, y), 3.2, 3.2)
        painter.restore()


class CoefficientsCard(Card):
    """The table of coefficients.

    Signals
    -------
    coefficient_chosen : str
        Signature of the coefficient.
    """

    coefficient_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.model = CoefficientTable(self)
        self.table = QTableView()
        style_table(self.table)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setModel(self.model)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setItemDelegateForColumn(Column.BAR, _Bars(self.table))
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.viewport().installEventFilter(self)
        self.table.selectionModel().currentRowChanged.connect(self._on_current)
        self.note = Text("", "note", wrap=True)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.note)
        self.retranslate()

    def show_rows(self, rows: tuple[AgreementRow, ...], chosen: str) -> None:
        """Show coefficients; `chosen` is the signature of the one in focus."""
        blocked = self.table.selectionModel().blockSignals(True)
        self.model.set_rows(rows)
        self.table.selectionModel().blockSignals(blocked)
        place = self.model.position(chosen)
        if place >= 0 and place != self.table.currentIndex().row():
            self.table.selectRow(place)
        self._fit()

    def _fit(self) -> None:
        header, left = self.table.horizontalHeader(), self.table.viewport().width()
        # Values and intervals come first, then names; bars get what is left, or go.
        for column, least, most in (
            (Column.VALUE, 40, 110),
            (Column.ENDS, 40, 140),
            (Column.NAME, 90, 240),
        ):
            wanted = self.table.sizeHintForColumn(column)
            wanted = max(wanted, header.sectionSizeHint(column)) + 4
            room = left if column == Column.NAME else most
            width = max(least, min(wanted, most, room))
            header.resizeSection(column, width)
            left -= width
        self.table.setColumnHidden(Column.BAR, left < _NARROWEST_BAR)
        if left >= _NARROWEST_BAR:
            header.resizeSection(Column.BAR, left)
        elif left > 0:
            header.resizeSection(Column.NAME, header.sectionSize(Column.NAME) + left)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the new width."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _on_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self.coefficient_chosen.emit(self.model.row(index.row()).coefficient.signature())

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("All annotators together"))
        self.table.setAccessibleName(self.tr("Coefficients of agreement"))
        self.note.setText(
            self.tr("The coefficient chosen here is the one that this page speaks of.")
        )
        self.model.retranslate()

    def restyle(self) -> None:
        """Take the colours and fonts of the theme in use."""
        self._fit()
        self.table.viewport().update()
