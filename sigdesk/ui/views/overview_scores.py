"""The scores card: every system under every metric, with interval bars; a click sets the focus."""

from __future__ import annotations

import math

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sigdesk.model.analysis import ScoreRow, metric_of, suitable_metrics
from sigdesk.model.project import Project
from sigdesk.ui import theme
from sigdesk.ui.models.score_table import (
    FOCUS_ROLE,
    INTERVAL_ROLE,
    RANGE_ROLE,
    ROW_ROLE,
    ScoreTable,
)
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import Card, Text, style_table

ROW_HEIGHT = 56
_SIDE = 10.0
_NARROWEST, _WIDEST = 116, 420
_MOST_ROWS = 5

Index = QModelIndex | QPersistentModelIndex


def star(centre: QPointF, radius: float) -> QPolygonF:
    """A five-pointed star, the marker of the best score."""
    points = []
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.45
        angle = math.pi * (corner / 5 - 0.5)
        points.append(
            QPointF(centre.x() + reach * math.cos(angle), centre.y() + reach * math.sin(angle))
        )
    return QPolygonF(points)


class ScoreDelegate(QStyledItemDelegate):
    """Paints a score: the number, a star when it is best, its interval as text and as a bar."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        row = index.data(ROW_ROLE)
        colours = theme.current()
        cell = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(cell, QColor(colours.accent_ground))
        elif index.data(FOCUS_ROLE):
            painter.fillRect(cell, QColor(colours.field))
        painter.setPen(QPen(QColor(colours.line), 1.0))
        line = cell.bottom() - 0.5
        painter.drawLine(QPointF(cell.left(), line), QPointF(cell.right(), line))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(colours.accent), 1.0))
            painter.drawRect(cell.adjusted(0.5, 0.5, -1.5, -1.5))
        if isinstance(row, ScoreRow):
            self._paint_words(painter, cell, index, row)
            self._paint_bar(painter, cell, index, row)
        else:
            painter.setPen(QColor(colours.muted))
            middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            waiting = str(index.data(Qt.ItemDataRole.DisplayRole))
            painter.drawText(cell.adjusted(_SIDE, 0.0, -_SIDE, 0.0), middle, waiting)
        painter.restore()

    def _paint_words(self, painter: QPainter, cell: QRectF, index: Index, row: ScoreRow) -> None:
        colours = theme.current()
        font = theme.interface_font()
        font.setBold(row.best)
        metrics = QFontMetricsF(font)
        number = str(index.data(Qt.ItemDataRole.DisplayRole))
        left, baseline = cell.left() + _SIDE, cell.top() + 8.0 + metrics.ascent()
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        painter.drawText(QPointF(left, baseline), number)
        if row.best:
            centre = QPointF(
                left + metrics.horizontalAdvance(number) + 11.0, baseline - metrics.ascent() * 0.36
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            painter.drawPolygon(star(centre, 5.5))
        small = theme.interface_font(theme.NOTE)
        painter.setFont(small)
        painter.setPen(QColor(colours.muted))
        below = baseline + QFontMetricsF(small).height() + 1.0
        painter.drawText(QPointF(left, below), str(index.data(INTERVAL_ROLE) or ""))

    def _paint_bar(self, painter: QPainter, cell: QRectF, index: Index, row: ScoreRow) -> None:
        """Dot and interval on an axis that all systems of the metric share."""
        if math.isnan(row.score):
            return
        low, high = index.data(RANGE_ROLE)
        span = (high - low) or 1.0
        left, width = cell.left() + _SIDE + 3.0, cell.width() - 2 * _SIDE - 6.0
        y = cell.bottom() - 9.0

        def x(value: float) -> float:
            return left + width * ((value - low) / span if high > low else 0.5)

        colours = theme.current()
        painter.setPen(QPen(QColor(colours.line), 1.0))
        painter.drawLine(QPointF(left, y), QPointF(left + width, y))
        colour = QColor(theme.system_colour(index.row()))
        if row.interval is not None:
            painter.setPen(QPen(colour, 3.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(x(row.interval.low), y), QPointF(x(row.interval.high), y))
        painter.setPen(QPen(colour, 1.6))
        painter.setBrush(QColor(colours.panel))
        painter.drawEllipse(QPointF(x(row.score), y), 3.2, 3.2)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Three lines."""
        return QSize(_NARROWEST, ROW_HEIGHT)


class ScoresCard(Card):
    """The table of scores.

    Signals
    -------
    score_chosen : object
        `ScoreRow` that was clicked, or chosen with Enter.
    """

    score_chosen = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._session = session
        self.model = ScoreTable(session, self)
        self.table = QTableView()
        style_table(self.table, row_height=ROW_HEIGHT)
        self.table.setModel(self.model)
        self.table.setItemDelegate(ScoreDelegate(self.table))
        # Names are painted by the usual delegate.
        self.table.setItemDelegateForColumn(0, QStyledItemDelegate(self.table))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft
            | Qt.AlignmentFlag.AlignBottom
            | Qt.AlignmentFlag(Qt.TextFlag.TextWordWrap.value)
        )
        self.table.clicked.connect(self._on_activated)
        self.table.activated.connect(self._on_activated)
        self.note = Text("", "note")
        self.body.addWidget(self.table)
        self.body.addWidget(self.note)
        self.retranslate()

    def show_scores(self, project: Project, rows: tuple[ScoreRow, ...]) -> None:
        """Show the scores of a project, with or without intervals."""
        systems = tuple(system.name for system in project.systems)
        focus = metric_of(project) if project.systems else None
        expected = () if rows or focus is None else suitable_metrics(project)
        self.model.set_scores(systems, rows, focus, expected)
        self._fit()
        has_intervals = any(row.interval is not None for row in rows)
        level = f"{100 * project.settings.confidence:g}"
        if has_intervals:
            text = self.tr(
                "★ best; systems with the same score share it. Below: {level} % intervals. "
                "Click a score to put it in focus."
            ).format(level=level)
        elif rows:
            text = self.tr("★ best; systems with the same score share it. Intervals follow.")
        else:
            text = self.tr("The scores are being computed.")
        self.note.setText(text)

    def _fit(self) -> None:
        """Columns share the width; rows decide the height, up to a few."""
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        n_metrics = self.model.columnCount() - 1
        names = min(max(self.table.sizeHintForColumn(0) + 14, 110), 220)
        left = self.table.viewport().width() - n_metrics * _NARROWEST
        # Long names give way before a metric has to be scrolled to.
        header.resizeSection(0, min(names, max(left, 120)))
        room = self.table.viewport().width() - header.sectionSize(0)
        each = max(_NARROWEST, room // n_metrics if n_metrics else 0)
        for column in range(1, n_metrics + 1):
            header.resizeSection(column, min(each, _WIDEST))
        # Long names of metrics go on in a second line.
        names_wrap = any(
            header.fontMetrics().horizontalAdvance(self._metric_title(column))
            > min(each, _WIDEST) - 18
            for column in range(1, n_metrics + 1)
        )
        # The header itself takes this height only when it is laid out.
        header_height = theme.pixels(44 if names_wrap else 30)
        header.setFixedHeight(header_height)
        shown = min(max(1, self.model.rowCount()), _MOST_ROWS)
        height = header_height + shown * ROW_HEIGHT + 2
        if n_metrics * min(each, _WIDEST) > room:
            height += self.table.horizontalScrollBar().sizeHint().height()
        self.table.setFixedHeight(height)

    def _metric_title(self, column: int) -> str:
        return str(self.model.headerData(column, Qt.Orientation.Horizontal))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self._fit()

    def _on_activated(self, index: QModelIndex) -> None:
        row = self.model.score(index.row(), index.column())
        if row is not None:
            self.score_chosen.emit(row)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("How well each system does"))
        self.table.setAccessibleName(self.tr("Scores of every system under every metric"))
        last = self.model.columnCount() - 1
        self.model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, max(0, last))

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        self.table.viewport().update()
