"""The forest plot: a row for each slice, with its difference and interval on one common axis."""

from __future__ import annotations

import math

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QHeaderView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from sigdesk.model.slices import SlicesFound
from sigdesk.ui import theme
from sigdesk.ui.models.slice_table import MARK_ROLE, Column, Mark, SliceTable, factor
from sigdesk.ui.numbers import signed
from sigdesk.ui.widgets import style_table

ROW_HEIGHT = 26
_SIDE = 12.0
_AXIS = 20
_MOST_TICKS = 6
_LEAST_PLOT, _WIDEST_NAME = 160, 260
_OTHERS = (Column.ITEMS, Column.DIFFERENCE, Column.ADJUSTED)

Index = QModelIndex | QPersistentModelIndex


class ForestAxis:
    """Where numbers lie in the painted column.

    Parameters
    ----------
    low, high : float
        Ends of what is painted.
    zone : float
        Differences up to this size are too small to matter.
    scale : str
        Of the metric.
    """

    def __init__(self, low: float, high: float, zone: float, scale: str) -> None:
        self.low, self.high, self.zone, self.scale = low, high, zone, scale

    def x(self, value: float, left: float, width: float) -> float:
        """Position of a number in a column."""
        inner = width - 2 * _SIDE
        return left + _SIDE + inner * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """Round numbers within the ends."""
        step = round_step((self.high - self.low) / _MOST_TICKS)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def round_step(least: float) -> float:
    """The smallest of 1, 2, 5 times a power of ten that is at least `least`."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(times * power for times in (1.0, 2.0, 5.0, 10.0) if times * power >= least * 0.999)


class _Rows(QStyledItemDelegate):
    """Paints intervals."""

    axis: ForestAxis | None = None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell of the painted column."""
        colours, cell = theme.current(), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(cell, QColor(colours.accent_ground))
        axis = self.axis
        if axis is not None:
            self._paint_ground(painter, cell, axis)
            mark = index.data(MARK_ROLE)
            if mark is not None:
                self._paint_mark(painter, cell, axis, mark)
        painter.restore()

    @staticmethod
    def _paint_ground(painter: QPainter, cell: QRectF, axis: ForestAxis) -> None:
        colours = theme.current()
        left, width = cell.left(), cell.width()
        if axis.zone > 0:
            ends = (axis.x(end, left, width) for end in (-axis.zone, axis.zone))
            low, high = (min(max(end, left), left + width) for end in ends)
            painter.fillRect(
                QRectF(low, cell.top(), high - low, cell.height()), QColor(colours.line)
            )
        painter.setPen(QPen(QColor(colours.line), 1.0))
        line = cell.bottom() - 0.5
        painter.drawLine(QPointF(left, line), QPointF(cell.right(), line))
        zero = axis.x(0.0, left, width)
        painter.setPen(QPen(QColor(colours.faint), 1.0))
        painter.drawLine(QPointF(zero, cell.top()), QPointF(zero, cell.bottom()))

    @staticmethod
    def _paint_mark(painter: QPainter, cell: QRectF, axis: ForestAxis, mark: Mark) -> None:
        colours = theme.current()
        ink = QColor(theme.system_colour(mark.leader)) if mark.strong else QColor(colours.muted)
        y, left, width = cell.center().y(), cell.left(), cell.width()
        if not math.isnan(mark.low):
            painter.setPen(QPen(ink, 4.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            low, high = (axis.x(end, left, width) for end in (mark.low, mark.high))
            painter.drawLine(QPointF(low, y), QPointF(high, y))
        painter.setPen(QPen(ink, 1.8))
        painter.setBrush(QColor(colours.panel))
        painter.drawEllipse(QPointF(axis.x(mark.difference, left, width), y), 4.2, 4.2)


class _AxisStrip(QWidget):
    """The numbers below the painted column."""

    def __init__(self, forest: Forest) -> None:
        super().__init__(forest)
        self._forest = forest
        self.setFixedHeight(_AXIS)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ticks and numbers."""
        del event
        axis, table = self._forest.axis, self._forest.table
        if axis is None:
            return
        colours = theme.current()
        header = table.horizontalHeader()
        left = float(header.sectionViewportPosition(Column.INTERVAL) + table.viewport().x())
        width = float(header.sectionSize(Column.INTERVAL))
        painter = QPainter(self)
        painter.setFont(theme.interface_font(theme.NOTE))
        painter.setPen(QColor(colours.line))
        painter.drawLine(QPointF(left, 0.5), QPointF(left + width, 0.5))
        step = axis.ticks()[1] - axis.ticks()[0] if len(axis.ticks()) > 1 else 1.0
        shown = step * factor(axis.scale)
        places = max(0, -math.floor(math.log10(shown) + 1e-9))
        for tick in axis.ticks():
            x = axis.x(tick, left, width)
            painter.setPen(QColor(colours.faint))
            painter.drawLine(QPointF(x, 0), QPointF(x, 4))
            painter.setPen(QColor(colours.muted))
            text = signed(tick * factor(axis.scale), places) if tick else "0"
            box = QRectF(x - 40, 4, 80, _AXIS - 4)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, text)


class Forest(QWidget):
    """The table with its axis.

    Signals
    -------
    items_wanted : int
        A slice was clicked; −1 for all items.
    slice_wanted : int
        A slice was double-clicked.
    """

    items_wanted = Signal(int)
    slice_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.axis: ForestAxis | None = None
        self.model = SliceTable(self)
        self.table = QTableView()
        style_table(self.table, row_height=ROW_HEIGHT)
        self.table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.table.setModel(self.model)
        self._rows = _Rows(self.table)
        self.table.setItemDelegateForColumn(Column.INTERVAL, self._rows)
        header = self.table.horizontalHeader()
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._strip = _AxisStrip(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(self._strip)
        self.table.viewport().installEventFilter(self)
        self.table.installEventFilter(self)
        self.table.clicked.connect(self._on_clicked)
        self.table.doubleClicked.connect(self._on_double_clicked)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._on_menu)
        # A click leads away from the page, so it waits for the second one of a double click.
        self._clicked = QTimer(self)
        self._clicked.setSingleShot(True)
        self._clicked.timeout.connect(self._on_click_settled)
        self._place = -1
        self.retranslate()

    def show_found(self, found: SlicesFound | None, chosen: str) -> None:
        """Show a comparison; `chosen` is the value of the project's slice, if it is one of them."""
        self._clicked.stop()
        self.model.set_found(found)
        self.axis = None
        if found is not None:
            low, high = self.model.extent()
            zone = found.project.settings.too_small
            self.axis = ForestAxis(low, high, zone, found.metric.scale)
            if chosen in found.slicing.values:
                self.table.selectRow(1 + found.slicing.values.index(chosen))
        self._rows.axis = self.axis
        self._fit()
        self._strip.update()

    def full_height(self) -> int:
        """Height at which no row is hidden."""
        header = self.table.horizontalHeader().sizeHint().height()
        return header + ROW_HEIGHT * max(2, self.model.rowCount()) + _AXIS + 4

    def _fit(self) -> None:
        """The painted column takes what names and figures leave."""
        header = self.table.horizontalHeader()
        for column in _OTHERS:
            wanted = max(self.table.sizeHintForColumn(column), header.sectionSizeHint(column))
            header.resizeSection(column, min(wanted + 12, 120))
        room = self.table.viewport().width() - sum(header.sectionSize(c) for c in _OTHERS)
        name = max(self.table.sizeHintForColumn(Column.SLICE), 90) + 12
        name = max(90, min(name, _WIDEST_NAME, room - _LEAST_PLOT))
        header.resizeSection(Column.SLICE, name)
        header.resizeSection(Column.INTERVAL, max(_LEAST_PLOT, room - name))
        self._strip.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share a new width; open the items of the current row with Enter."""
        if watched is self.table.viewport() and event.type() == QEvent.Type.Resize:
            self._fit()
        elif watched is self.table and event.type() == QEvent.Type.KeyPress:
            index = self.table.currentIndex()
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():  # type: ignore[attr-defined]
                self.items_wanted.emit(self.model.place(index.row()))
                return True
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.table.setAccessibleName(self.tr("Slices with difference and interval"))
        self.table.setToolTip("")
        self.model.retranslate()
        self._fit()

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        self.model.retranslate()
        self.table.viewport().update()
        self._strip.update()

    def _on_clicked(self, index: Index) -> None:
        self._place = self.model.place(index.row())
        self._clicked.start(QApplication.doubleClickInterval())

    def _on_click_settled(self) -> None:
        self.items_wanted.emit(self._place)

    def _on_double_clicked(self, index: Index) -> None:
        self._clicked.stop()
        self.slice_wanted.emit(self.model.place(index.row()))

    def _on_menu(self, where: QPoint) -> None:
        index = self.table.indexAt(where)
        if not index.isValid():
            return
        self._place = self.model.place(index.row())
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Show these items")).triggered.connect(self._on_click_settled)
        menu.addAction(self.tr("Compare on these items only")).triggered.connect(self._on_narrow)
        menu.popup(self.table.viewport().mapToGlobal(where))

    def _on_narrow(self) -> None:
        self.slice_wanted.emit(self._place)
