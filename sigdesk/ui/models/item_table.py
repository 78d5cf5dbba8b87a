"""The table of items as a Qt model: columns that answer for one item, and an array of rows.

Decision: the model keeps the positions of the items shown, in the order shown, and nothing else.
A filter gives it another array, a sort orders that array by integer keys; a proxy model would
take seconds for each of both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QIcon

from sigdesk.model.item_columns import MISSING_KEY, ItemColumn
from sigdesk.ui.numbers import MINUS
from sigdesk.ui.widgets import marker_icon

Index = QModelIndex | QPersistentModelIndex

RIGHT_ROLE = int(Qt.ItemDataRole.UserRole)
"""Role of answers: True when right, False when wrong, None when there is nothing to judge."""

SHOWN_LENGTH = 300
"""Characters of a text that a cell shows; the whole text is in the detail strip."""

NUMBERS = frozenset(("score", "value", "difference"))
"""Kinds of columns that hold numbers."""

RIGHT_SIGN, WRONG_SIGN = "✓", "✗"

Keys = NDArray[np.int64] | NDArray[np.int16]

_ROOT = QModelIndex()
_NUMBER = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_TEXT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_ASCENDING = Qt.SortOrder.AscendingOrder
_SERVED = frozenset(
    (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.TextAlignmentRole,
        Qt.ItemDataRole.AccessibleTextRole,
        RIGHT_ROLE,
    )
)


class ItemTableModel(QAbstractTableModel):
    """Items of a project, filtered and sorted."""

    keys_wanted = Signal(int)
    """The sort keys of this column are not known; give them to `set_keys` to have it sorted."""

    def __init__(self) -> None:
        super().__init__()
        self._columns: tuple[ItemColumn, ...] = ()
        self._icons: dict[int, QIcon] = {}
        self._items: NDArray[np.intp] = np.empty(0, dtype=np.intp)
        self._rows = self._items
        self._keys: dict[int, Keys] = {}
        self._sorted: tuple[int, Qt.SortOrder] | None = None

    def set_columns(self, columns: Sequence[ItemColumn]) -> None:
        """Show other columns, of another project or in another order; nothing is sorted then."""
        self.beginResetModel()
        self._columns = tuple(columns)
        self._keys, self._icons, self._sorted = {}, {}, None
        self._items = self._rows = np.empty(0, dtype=np.intp)
        self.endResetModel()

    def set_items(self, items: NDArray[np.intp]) -> None:
        """Show some items; the sort order chosen by the user stays.

        Parameters
        ----------
        items : ndarray of intp, shape (n,)
            Positions in the project, in file order.
        """
        self.beginResetModel()
        self._items = items
        self._rows = self._ordered()
        self.endResetModel()

    def retranslate(self) -> None:
        """Have the headings asked for again."""
        self._icons = {}
        if self._columns:
            last = len(self._columns) - 1
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)

    @property
    def columns(self) -> tuple[ItemColumn, ...]:
        """The columns."""
        return self._columns

    @property
    def items(self) -> NDArray[np.intp]:
        """Positions of the items shown, in the order shown; not to be written to."""
        return self._rows

    @property
    def sorted_by(self) -> tuple[int, Qt.SortOrder] | None:
        """Column and direction of the order; None for file order."""
        return self._sorted

    def item_at(self, row: int) -> int:
        """Position in the project of the item in a row."""
        return int(self._rows[row])

    def row_of(self, item: int) -> int | None:
        """The row of an item, or None when it is not shown."""
        found = np.flatnonzero(self._rows == item)
        return int(found[0]) if len(found) else None

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Number of items shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """Number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Headings; systems with their markers."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heading(column)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            if column.kind == "value":
                return self.tr("{system}: score of the item by itself").format(system=column.name)
            return self.heading(column)
        if role == Qt.ItemDataRole.DecorationRole and column.position is not None:
            if section not in self._icons:
                self._icons[section] = marker_icon(column.position)
            return self._icons[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _NUMBER if column.kind in NUMBERS else _TEXT
        return None

    def heading(self, column: ItemColumn) -> str:
        """Heading of a column."""
        names = {
            "id": self.tr("Item"),
            "reference": self.tr("Reference"),
            "difference": self.tr("A − B"),
            "value": self.tr("score"),
        }
        return names.get(column.kind, column.name)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One cell."""
        if role not in _SERVED or not index.isValid():
            return None
        column, item = self._columns[index.column()], int(self._rows[index.row()])
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(column, item)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _NUMBER if column.kind in NUMBERS else _TEXT
        if role == RIGHT_ROLE:
            return column.right(item)
        right = column.right(item)
        if right is None:
            return column.text(item)
        said = self.tr("{answer}, right") if right else self.tr("{answer}, wrong")
        return said.format(answer=self._text(column, item))

    def _text(self, column: ItemColumn, item: int) -> str:
        text = column.text(item)
        if not text and column.kind == "answer":
            return self.tr("no answer")
        if column.kind in NUMBERS:
            return shown_number(text, signed=column.kind == "difference")
        if len(text) > SHOWN_LENGTH:
            text = text[:SHOWN_LENGTH] + "…"
        return text.replace("\r", " ").replace("\n", " ")

    def sort(self, column: int, order: Qt.SortOrder = _ASCENDING) -> None:
        """Sort by a column, equal items in file order; −1 gives file order.

        When the keys of the column are not known, `keys_wanted` is emitted and the rows move
        when they come.
        """
        self._sorted = (column, order) if 0 <= column < len(self._columns) else None
        if self._sorted is not None and column not in self._keys:
            self.keys_wanted.emit(column)
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        items = [self._rows[index.row()] for index in before]
        self._rows = self._ordered()
        if before:
            place = np.empty(int(self._rows.max(initial=0)) + 1, dtype=np.intp)
            place[self._rows] = np.arange(len(self._rows))
            after = [
                self.index(int(place[item]), index.column())
                for item, index in zip(items, before, strict=True)
            ]
            self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def set_keys(self, column: int, keys: NDArray[np.int64]) -> None:
        """Give the sort keys of a column, one for each item of the project.

        Parameters
        ----------
        column : int
        keys : ndarray of int64, shape (n_items,)
        """
        self._keys[column] = _compact(keys)
        if self._sorted is not None and self._sorted[0] == column:
            self.sort(*self._sorted)

    def _ordered(self) -> NDArray[np.intp]:
        if self._sorted is None or self._sorted[0] not in self._keys:
            return self._items
        keys = self._keys[self._sorted[0]][self._items]
        if self._sorted[1] != _ASCENDING:
            # Complementing turns the order and, unlike negating, cannot overflow.
            missing = np.iinfo(keys.dtype).max
            keys = np.where(keys == missing, keys, ~keys)
        return self._items[np.argsort(keys, kind="stable")]


def _compact(keys: NDArray[np.int64]) -> Keys:
    """Keys of labels as short integers, which are sorted by counting; `MISSING_KEY` stays last."""
    missing = keys == MISSING_KEY
    known = keys[~missing]
    room = np.iinfo(np.int16)
    if not len(known) or known.min() <= room.min or known.max() >= room.max:
        return keys
    return np.where(missing, room.max, keys).astype(np.int16)


def shown_number(text: str, *, signed: bool) -> str:
    """A number of a file as the window writes it; `signed` adds a plus to what is above 0."""
    if not text:
        return "–"
    positive = not text.startswith("-") and any(figure in text for figure in "123456789")
    return ("+" if signed and positive else "") + text.replace("-", MINUS)
