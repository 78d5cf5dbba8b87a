"""The cells with the largest changes or counts, as a Qt model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex

_ROOT = QModelIndex()
_NUMBER = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_TEXT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

GAIN_ROLE = int(Qt.ItemDataRole.UserRole)
"""Role of the last column: its change relative to the largest, above 0 where A gains."""


@dataclass(frozen=True)
class ChangeRow:
    """One line: what happens to which label, and how often in A, in B and as a difference.

    Parameters
    ----------
    texts : tuple of str
        The line's cells.
    gain : float
        −1 to 1.
    payload : object
        What choosing the line leads to.
    """

    texts: tuple[str, str, str, str]
    gain: float
    payload: object


class ChangeListModel(QAbstractTableModel):
    """Lines of `ChangeRow`."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[ChangeRow] = []
        self._header: tuple[str, ...] = ("", "", "", "")

    def set_rows(self, rows: list[ChangeRow], header: tuple[str, str, str, str]) -> None:
        """Show other lines."""
        self.beginResetModel()
        self._rows, self._header = rows, header
        self.endResetModel()

    def payload(self, row: int) -> object:
        """What choosing a line leads to."""
        return self._rows[row].payload

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Number of lines."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """What, A, B, A − B."""
        return 0 if parent.isValid() else 4

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Names of the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _TEXT if section == 0 else _NUMBER
        return self._header[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One cell."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.texts[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _TEXT if index.column() == 0 else _NUMBER
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == 0:
            return row.texts[0]
        if role == GAIN_ROLE and index.column() == 3:
            return row.gain
        return None
