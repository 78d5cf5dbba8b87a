"""The ranking: scores with intervals, ranks, and brackets around systems not told apart."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sigdesk.model.all_pairs import PairsResult
from sigdesk.ui import theme
from sigdesk.ui.models.ranking_table import (
    BARS_ROLE,
    LANES_ROLE,
    SPAN_ROLE,
    Column,
    RankingTable,
)
from sigdesk.ui.theme import CARD_PADDING, GRID
from sigdesk.ui.widgets import Card, Text, style_table

ROW_HEIGHT = 26
_LANE, _SIDE = 8.0, 8.0
_NARROWEST_INTERVAL, _WIDEST_INTERVAL, _NARROWEST_NAME, _WIDEST_NAME = 70, 280, 110, 240
_PADDING, _ICON, _MEASURED = 24, 22, 12
_FIXED = (Column.SCORE, Column.RANKS, Column.BEST, Column.LETTERS, Column.AGAINST)

Index = QModelIndex | QPersistentModelIndex


class _Pictures(QStyledItemDelegate):
    """Paints intervals and brackets."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        colours, cell = theme.current(), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(cell, QColor(colours.accent_ground))
        painter.setPen(QPen(QColor(colours.line), 1.0))
        line = cell.bottom() - 0.5
        painter.drawLine(QPointF(cell.left(), line), QPointF(cell.right(), line))
        if index.column() == Column.INTERVAL:
            self._paint_interval(painter, cell, index.data(SPAN_ROLE))
        else:
            self._paint_brackets(painter, cell, index.data(BARS_ROLE))
        painter.restore()

    @staticmethod
    def _paint_interval(
        painter: QPainter, cell: QRectF, span: tuple[float, float, float] | None
    ) -> None:
        if span is None:
            return
        colours = theme.current()
        left, width, y = cell.left() + _SIDE, cell.width() - 2 * _SIDE, cell.center().y()
        low, middle, high = (left + width * share for share in span)
        painter.setPen(QPen(QColor(colours.line), 1.0))
        painter.drawLine(QPointF(left, y), QPointF(left + width, y))
        ink = QColor(colours.muted)
        painter.setPen(QPen(ink, 3.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(low, y), QPointF(high, y))
        painter.setPen(QPen(ink, 1.6))
        painter.setBrush(QColor(colours.panel))
        painter.drawEllipse(QPointF(middle, y), 3.2, 3.2)

    @staticmethod
    def _paint_brackets(
        painter: QPainter, cell: QRectF, bars: tuple[tuple[int, bool, bool], ...] | None
    ) -> None:
        pen = QPen(QColor(theme.current().text), 2.0)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        for lane, begins, ends in bars or ():
            x = cell.left() + 6.0 + _LANE * lane
            top = cell.center().y() - 5.0 if begins else cell.top()
            bottom = cell.center().y() + 5.0 if ends else cell.bottom() + 1.0
            painter.drawLine(QPointF(x, top), QPointF(x, bottom))


class RankingCard(Card):
    """The table of systems."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.model = RankingTable(self)
        self._wanted: dict[Column, int] = {}
        self.table = QTableView()
        style_table(self.table, row_height=ROW_HEIGHT)
        self.table.setModel(self.model)
        pictures = _Pictures(self.table)
        for column in (Column.INTERVAL, Column.BRACKETS):
            self.table.setItemDelegateForColumn(column, pictures)
        self.table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.viewport().installEventFilter(self)
        self.note = Text("", "note")
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.note)
        self.retranslate()

    def show_result(self, result: PairsResult | None, baseline: int, against: str) -> None:
        """Show a comparison; `against` says in words how systems stand against the baseline."""
        self.model.set_result(result, baseline)
        self.table.setColumnHidden(Column.AGAINST, baseline < 0)
        self.note.setText(against)
        self.note.setVisible(bool(against))
        self._measure()
        self._fit()

    def full_height(self) -> int:
        """Height at which no row is hidden."""
        rows = self.model.rowCount() * self.table.verticalHeader().defaultSectionSize()
        header = self.table.horizontalHeader().sizeHint().height()
        height = rows + header + 6 + 2 * CARD_PADDING + 2 * GRID
        height += self._title.sizeHint().height()
        if self.note.isVisibleTo(self):
            height += self.note.sizeHint().height() + self.body.spacing()
        return height

    def _measure(self) -> None:
        """Room that the texts of each column need; asking the view would ask for every role."""
        metrics, header = self.table.fontMetrics(), self.table.horizontalHeader()
        for column in (*_FIXED, Column.SYSTEM):
            texts = (
                str(self.model.index(row, column).data()) for row in range(self.model.rowCount())
            )
            # The longest few by letters hold the widest.
            longest = sorted(texts, key=len)[-_MEASURED:]
            wanted = max(map(metrics.horizontalAdvance, longest), default=0) + _PADDING
            if column == Column.SYSTEM:
                wanted += _ICON
            elif column != Column.AGAINST:
                wanted = max(wanted, header.sectionSizeHint(column))
            self._wanted[column] = wanted

    def _fit(self) -> None:
        """Names take what the other columns leave."""
        header = self.table.horizontalHeader()
        for column in _FIXED:
            header.resizeSection(column, min(self._wanted.get(column, 0), 190))
        n_lanes = self.model.data(self.model.index(0, 0), LANES_ROLE) or 0
        header.resizeSection(Column.BRACKETS, int(12 + _LANE * n_lanes))
        header.resizeSection(Column.INTERVAL, _NARROWEST_INTERVAL)
        used = sum(
            header.sectionSize(column)
            for column in Column
            if column != Column.SYSTEM and not self.table.isColumnHidden(column)
        )
        wanted = self._wanted.get(Column.SYSTEM, 0)
        room = self.table.viewport().width() - used
        name = max(_NARROWEST_NAME, min(wanted, room, _WIDEST_NAME))
        header.resizeSection(Column.SYSTEM, name)
        left = room - name
        if left > 0:
            width = min(_NARROWEST_INTERVAL + left, _WIDEST_INTERVAL)
            header.resizeSection(Column.INTERVAL, width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the new width."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("Ranking"))
        self.table.setAccessibleName(self.tr("Systems from the best to the worst"))
        self.model.retranslate()

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        self.model.retranslate()
        self._measure()
        self._fit()
        self.table.viewport().update()
