"""How often each label occurs in the reference and in each system, as a table."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sigdesk.model.analysis import ClassCount
from sigdesk.ui.numbers import count, percent
from sigdesk.ui.widgets import marker_icon

Index = QModelIndex | QPersistentModelIndex

SHARE_ROLE = Qt.ItemDataRole.UserRole + 1
"""Length of the bar: share of the largest count of the table, 0 to 1."""
PART_ROLE = Qt.ItemDataRole.UserRole + 3
"""Share of the column's items that have the label, 0 to 1."""
SYSTEM_ROLE = Qt.ItemDataRole.UserRole + 2
"""Position of the system a cell belongs to; −1 for the reference."""


class LabelCounts(QAbstractTableModel):
    """Column 0 is the label, column 1 the reference, each further column a system."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._systems: tuple[str, ...] = ()
        self._labels: tuple[str, ...] = ()
        self._counts: NDArray[np.int64] = np.zeros((0, 1), dtype=np.int64)
        self._order: NDArray[np.intp] = np.zeros(0, dtype=np.intp)
        self._sorted_by: tuple[int, Qt.SortOrder] | None = None

    def set_counts(self, systems: tuple[str, ...], rows: tuple[ClassCount, ...]) -> None:
        """Show other counts.

        Parameters
        ----------
        systems : tuple of str
            In project order.
        rows : tuple of ClassCount
        """
        self.beginResetModel()
        self._systems = systems
        self._labels = tuple(row.label for row in rows)
        table = [(row.gold, *row.systems) for row in rows]
        self._counts = np.array(table, dtype=np.int64).reshape(len(rows), len(systems) + 1)
        self._order = self._sorted_order()
        self.endResetModel()

    def label(self, row: int) -> str:
        """Label in a row; "" for missing answers."""
        return self._labels[int(self._order[row])]

    def system(self, column: int) -> str:
        """System of a column; "" for the label and the reference."""
        return self._systems[column - 2] if column >= 2 else ""

    def count(self, row: int, column: int) -> int:
        """Number in a cell of the reference or a system."""
        return int(self._counts[self._order[row], column - 1])

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by label or by count; −1 goes back to the order of the label set."""
        self.layoutAboutToBeChanged.emit()
        self._sorted_by = None if column < 0 else (column, order)
        self._order = self._sorted_order()
        self.layoutChanged.emit()

    def _sorted_order(self) -> NDArray[np.intp]:
        if self._sorted_by is None or self._sorted_by[0] > len(self._systems) + 1:
            return np.arange(len(self._labels))
        column, order = self._sorted_by
        if column == 0:
            keys = np.array([label.casefold() for label in self._labels], dtype=object)
            ascending = np.argsort(keys, kind="stable")
        else:
            ascending = np.argsort(self._counts[:, column - 1], kind="stable")
        if order == Qt.SortOrder.DescendingOrder:
            ascending = ascending[::-1]
        return np.asarray(ascending, dtype=np.intp)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of labels, one more when answers are missing."""
        return 0 if parent.isValid() else len(self._labels)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Label, reference, systems."""
        return 0 if parent.isValid() else len(self._systems) + 2

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Counts, lengths of bars, and what a screen reader says."""
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if column == 0:
            if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                return self.label(row) or self.tr("no answer")
            return None
        number = self.count(row, column)
        if role == Qt.ItemDataRole.DisplayRole:
            return count(number)
        if role == SHARE_ROLE:
            largest = int(self._counts.max(initial=0))
            return number / largest if largest else 0.0
        if role == SYSTEM_ROLE:
            return column - 2
        if role == PART_ROLE:
            return self._part(row, column)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            text = self.tr("{who}, {label}: {n} items, {share}")
            if number == 1:
                text = self.tr("{who}, {label}: 1 item, {share}")
            return text.format(
                who=self.system(column) or self.tr("Reference"),
                label=self.label(row) or self.tr("no answer"),
                n=count(number),
                share=percent(self._part(row, column)),
            )
        return None

    def _part(self, row: int, column: int) -> float:
        total = int(self._counts[:, column - 1].sum())
        return self.count(row, column) / total if total else 0.0

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles with the systems' markers."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            fixed = (self.tr("Label"), self.tr("Reference"))
            return fixed[section] if section < 2 else self.system(section)
        if role == Qt.ItemDataRole.DecorationRole and section >= 2:
            return marker_icon(section - 2)
        return None
