"""The matrix of all differences: numbers where there is room, else shapes."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from sigdesk.model.all_pairs import PairsResult
from sigdesk.ui import theme
from sigdesk.ui.models.pair_matrix import P_ROLE, STANDING_ROLE, PairMatrix
from sigdesk.ui.widgets import ElidedLabel, Segmented, detach_header_selection, style_table

MOST_WITH_NUMBERS = 8
"""Systems up to which numbers are shown at first."""

_NAME_WIDTH, _SHAPE_CELL, _LARGEST_SHAPE = 170, 16, 28
_NUMBER_HEIGHT, _WIDEST_NUMBER = 40, 150

Index = QModelIndex | QPersistentModelIndex


def shape_of(standing: str, centre: QPointF, radius: float) -> QPolygonF | None:
    """Outline of a standing's shape: upright for better, upside down for worse; None else."""
    if standing not in ("better", "worse"):
        return None
    way = 1.0 if standing == "better" else -1.0
    x, y = centre.x(), centre.y()
    return QPolygonF(
        [
            QPointF(x - radius, y + 0.8 * way * radius),
            QPointF(x, y - 0.9 * way * radius),
            QPointF(x + radius, y + 0.8 * way * radius),
        ]
    )


class _Cells(QStyledItemDelegate):
    """Paints differences: numbers and a shape, or the shape alone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.numbers = True

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        colours, cell = theme.current(), QRectF(option.rect)
        standing = str(index.data(STANDING_ROLE))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if standing == "self":
            painter.fillRect(cell, QColor(colours.zone))
        elif standing != "level":
            painter.fillRect(cell, QColor(colours.accent_ground))
        painter.setPen(QPen(QColor(colours.line), 1.0))
        painter.drawRect(cell.adjusted(-0.5, -0.5, -0.5, -0.5))
        if standing != "self":
            if self.numbers:
                self._paint_numbers(painter, cell, index, standing)
            else:
                self._paint_shape(painter, cell.center(), 0.3 * cell.width(), standing)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 2.0))
            painter.drawRect(cell.adjusted(1.0, 1.0, -2.0, -2.0))
        painter.restore()

    @staticmethod
    def _paint_shape(painter: QPainter, centre: QPointF, radius: float, standing: str) -> None:
        colours = theme.current()
        outline = shape_of(standing, centre, radius)
        if outline is None:
            painter.setPen(QPen(QColor(colours.muted), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, 0.55 * radius, 0.55 * radius)
            return
        painter.setPen(QPen(QColor(colours.accent), 1.2))
        painter.setBrush(QColor(colours.accent if standing == "better" else colours.accent_ground))
        painter.drawPolygon(outline)

    def _paint_numbers(self, painter: QPainter, cell: QRectF, index: Index, standing: str) -> None:
        colours = theme.current()
        font = theme.interface_font()
        font.setBold(standing != "level")
        metrics = QFontMetricsF(font)
        number = str(index.data())
        small = theme.interface_font(theme.NOTE)
        height = metrics.height() + QFontMetricsF(small).height()
        top = cell.center().y() - height / 2
        painter.setFont(font)
        painter.setPen(QColor(colours.text if standing != "level" else colours.muted))
        line = QRectF(cell.left(), top, cell.width(), metrics.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, number)
        half = metrics.horizontalAdvance(number) / 2
        spot = QPointF(cell.center().x() - half - 9.0, line.center().y())
        if spot.x() > cell.left() + 4.0:
            self._paint_shape(painter, spot, 3.6, standing)
        painter.setFont(small)
        painter.setPen(QColor(colours.muted))
        below = QRectF(cell.left(), line.bottom(), cell.width(), height - metrics.height())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(index.data(P_ROLE)))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As the view sets it; a matrix of thousands of cells is never measured."""
        return QSize(_SHAPE_CELL, _SHAPE_CELL)


class MatrixView(QWidget):
    """The table, a line about the cell looked at, and the choice between numbers and shapes.

    Signals
    -------
    pair_chosen : str, str
        Row's and column's system of a cell that was clicked, or chosen with Enter.
    """

    pair_chosen = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = PairMatrix(self)
        self.detail = Segmented([("numbers", ""), ("shapes", "")], parent=self)
        self.table = QTableView()
        style_table(self.table)
        self._cells = _Cells(self.table)
        self.table.setModel(self.model)
        detach_header_selection(self.table)
        self.table.setItemDelegate(self._cells)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setMouseTracking(True)
        for header in (self.table.horizontalHeader(), self.table.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(10)
            header.setHighlightSections(False)
        self.table.verticalHeader().setVisible(True)
        self.table.verticalHeader().setFixedWidth(_NAME_WIDTH)
        self.table.verticalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.table.viewport().installEventFilter(self)
        self.line = ElidedLabel()
        self.line.set_secondary()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.table, 1)
        column.addWidget(self.line)
        self._chosen = self._legend = ""
        self.table.entered.connect(self._on_looked_at)
        self.table.clicked.connect(self._on_chosen)
        self.table.activated.connect(self._on_chosen)
        self.table.selectionModel().currentChanged.connect(self._on_looked_at)
        self.detail.chosen.connect(self._on_detail)
        self.retranslate()

    def show_result(self, result: PairsResult | None) -> None:
        """Show a comparison."""
        self.model.set_result(result)
        self.line.set_text(self._legend)
        if not self._chosen:
            few = self.model.rowCount() <= MOST_WITH_NUMBERS
            self.detail.set_current("numbers" if few else "shapes")
        self._fit()

    def full_height(self) -> int:
        """Height at which no row is hidden, with numbers."""
        header = self.table.horizontalHeader().sizeHint().height()
        rows = self.model.rowCount() * theme.pixels(_NUMBER_HEIGHT)
        return header + rows + self.line.sizeHint().height() + 20

    def _fit(self) -> None:
        numbers = self.detail.current() != "shapes"
        self._cells.numbers = numbers
        n = max(1, self.model.rowCount())
        across, down = self.table.horizontalHeader(), self.table.verticalHeader()
        room = self.table.viewport().width()
        if numbers:
            metrics = QFontMetricsF(theme.interface_font())
            least = int(metrics.horizontalAdvance(self.model.widest())) + 14
            width = max(least, min(room // n, _WIDEST_NUMBER))
            height = theme.pixels(_NUMBER_HEIGHT)
        else:
            fitting = min(room // n, self.table.viewport().height() // n)
            width = height = max(_SHAPE_CELL, min(fitting, _LARGEST_SHAPE))
        self._dress_headers(numbers)
        across.setDefaultSectionSize(width)
        down.setDefaultSectionSize(height)
        # Two figures fit where Qt would leave them out for an ellipsis.
        mode = Qt.TextElideMode.ElideRight if numbers else Qt.TextElideMode.ElideNone
        across.setTextElideMode(mode)
        self.model.set_numbered(not numbers)
        self.table.viewport().update()

    def _dress_headers(self, numbers: bool) -> None:
        """Small and without margins over cells that hold a shape only."""
        size = theme.pixels(theme.NOTE if numbers else theme.NOTE - 1)
        padding = "4px 6px" if numbers else "0px 2px"
        sheet = f"QHeaderView::section {{ padding: {padding}; font-size: {size}px; }}"
        for header in (self.table.horizontalHeader(), self.table.verticalHeader()):
            if header.styleSheet() != sheet:
                header.setStyleSheet(sheet)
        self.table.verticalHeader().setIconSize(QSize(10, 10) if not numbers else QSize(12, 12))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the new room; say again what shapes mean when the pointer goes."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        elif event.type() == QEvent.Type.Leave:
            self.line.set_text(self._legend)
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.detail.set_options([("numbers", self.tr("Numbers")), ("shapes", self.tr("Shapes"))])
        self.detail.setAccessibleName(self.tr("What cells show"))
        self.table.setAccessibleName(self.tr("Differences of all pairs, row − column"))
        self._legend = self.tr(
            "Row − column, with adjusted p. ▲ the row is better, ▽ worse, ○ not told apart. "
            "Click a cell to compare the two."
        )
        self.line.set_text(self._legend)
        self.model.retranslate()

    def restyle(self) -> None:
        """Take the colours and fonts of the theme in use."""
        self._fit()

    def _on_looked_at(self, index: QModelIndex) -> None:
        if index.isValid():
            self.line.set_text(self.model.sentence(index.row(), index.column()))

    def _on_chosen(self, index: QModelIndex) -> None:
        if index.isValid() and index.row() != index.column():
            self.pair_chosen.emit(*self.model.systems(index.row(), index.column()))

    def _on_detail(self, key: str) -> None:
        self._chosen = key
        self._fit()
