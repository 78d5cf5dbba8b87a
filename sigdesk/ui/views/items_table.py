"""The view of the table of items: widths, selection, copying, choice of columns."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QTableView, QWidget

from sigdesk.model.item_columns import AnswerItems, LabelItems
from sigdesk.ui.models.item_table import ItemTableModel
from sigdesk.ui.views.items_delegate import AnswerDelegate
from sigdesk.ui.widgets import detach_header_selection, style_table

ROW = 28

_NARROWEST, _WIDEST, _TEXT_WIDTH, _SAMPLE = 64, 190, 340, 60
_MOST_FOLLOWED = 5_000
"""Selected rows that a sort moves along; a larger selection is let go, it would take seconds."""


class ItemTable(QTableView):
    """Shows an `ItemTableModel`; headings sort, a third click gives file order again."""

    item_selected = Signal(object)
    """Position of the current item in the project, or None."""
    detail_toggled = Signal()
    """Enter was pressed, or a row was double-clicked."""
    copy_wanted = Signal(object)
    """Positions of the selected items, in the order shown."""

    def __init__(self, model: ItemTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items = model
        style_table(self, row_height=ROW)
        self.setModel(model)
        detach_header_selection(self)
        self.setItemDelegate(AnswerDelegate(self))
        self.setAlternatingRowColors(False)
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSectionsMovable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setMinimumSectionSize(44)
        header.sortIndicatorChanged.connect(self._on_sort_changed)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._on_header_menu)
        self.doubleClicked.connect(self._on_double_clicked)
        self.selectionModel().currentRowChanged.connect(self._on_current_changed)

    def fit_columns(self) -> None:
        """Give the columns the width of their first items; the last one takes what is left."""
        header = self.horizontalHeader()
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        metrics = self.fontMetrics()
        rows = range(min(_SAMPLE, self._items.rowCount()))
        for number, column in enumerate(self._items.columns):
            self.setColumnHidden(number, False)
            if isinstance(column, LabelItems):
                texts = list(column.column.labels[:_SAMPLE])
            else:
                texts = [str(self._items.index(row, number).data()) for row in rows]
            heading = metrics.horizontalAdvance(self._items.heading(column)) + 44
            text = max((metrics.horizontalAdvance(text) for text in texts), default=0) + 24
            sign = 18 if column.kind == "answer" else 0
            is_text = column.kind == "text" or isinstance(column, AnswerItems)
            widest = _TEXT_WIDTH if is_text else _WIDEST
            self.setColumnWidth(number, max(_NARROWEST, min(widest, max(heading, text + sign))))
        # A text takes what room is left; a number would stand far from the others.
        last = self._items.columns[-1:]
        header.setStretchLastSection(any(column.kind == "text" for column in last))

    def selected_items(self) -> NDArray[np.intp]:
        """Positions of the selected items, in the order shown."""
        rows = np.zeros(self._items.rowCount(), dtype=bool)
        for chosen in self.selectionModel().selection().toList():
            rows[chosen.top() : chosen.bottom() + 1] = True
        return self._items.items[rows]

    def select_first(self) -> None:
        """Select the first row and show it."""
        self.scrollToTop()
        if self._items.rowCount():
            self.selectRow(0)
        else:
            self.item_selected.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows or hides the detail strip, Ctrl+C copies the selected rows."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.detail_toggled.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit(self.selected_items())
        else:
            super().keyPressEvent(event)

    def column_menu(self) -> QMenu:
        """The menu that shows and hides columns."""
        menu = QMenu(self)
        menu.addSection(self.tr("Columns"))
        for number, column in enumerate(self._items.columns):
            action = menu.addAction(self._items.heading(column))
            action.setCheckable(True)
            action.setChecked(not self.isColumnHidden(number))
            action.setEnabled(number > 0)
            action.setData(number)
            action.toggled.connect(self._on_column_toggled)
        return menu

    def _on_header_menu(self, place: QPoint) -> None:
        menu = self.column_menu()
        menu.exec(self.horizontalHeader().mapToGlobal(place))
        menu.deleteLater()

    def _on_column_toggled(self, shown: bool) -> None:
        self.setColumnHidden(self.sender().data(), not shown)  # type: ignore[attr-defined]

    def _on_sort_changed(self, column: int, order: Qt.SortOrder) -> None:
        selected = sum(chosen.height() for chosen in self.selectionModel().selection().toList())
        if selected > _MOST_FOLLOWED:
            self.clearSelection()
        self._items.sort(column, order)

    def _on_double_clicked(self, index: QModelIndex) -> None:
        self.detail_toggled.emit()

    def _on_current_changed(self, current: QModelIndex, previous: QModelIndex) -> None:
        self.item_selected.emit(self._items.item_at(current.row()) if current.isValid() else None)
