"""The table of all tests of a comparison: name, p, how it was found, and why."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QColor, QFont

from sigdesk.ui import theme

Index = QModelIndex | QPersistentModelIndex

BADGE_ROLE = Qt.ItemDataRole.UserRole + 1
"""Text of the chip before the reason; empty for none."""


class Column(IntEnum):
    """Columns of the table."""

    TEST = 0
    PVALUE = 1
    HOW = 2
    REASON = 3


@dataclass(frozen=True)
class TestRow:
    """One test as the table shows it; every text is ready to be read.

    Parameters
    ----------
    key : str
        Key of the test.
    name, badge, pvalue, how, reason : str
        The cells; `badge` stands before the reason.
    suitable : bool
        Greyed out when it does not fit; `how` and `reason` then say so.
    """

    __test__ = False

    key: str
    name: str
    badge: str
    pvalue: str
    how: str
    reason: str
    suitable: bool


def _bold(font: QFont) -> QFont:
    font.setBold(True)
    return font


class TestsTable(QAbstractTableModel):
    """Tests of one comparison, recommended first."""

    __test__ = False

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[TestRow, ...] = ()

    def set_rows(self, rows: tuple[TestRow, ...]) -> None:
        """Show other rows; a selection stays while the tests are the same."""
        if [row.key for row in rows] != [row.key for row in self._rows]:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        old, self._rows = self._rows, rows
        for position, (before, after) in enumerate(zip(old, rows, strict=True)):
            if before == after:
                continue
            first, last = Column.TEST, Column.REASON
            if before == replace(after, pvalue=before.pvalue, how=before.how):
                # A run that goes on changes these two; only they are painted again.
                first, last = Column.PVALUE, Column.HOW
            self.dataChanged.emit(self.index(position, first), self.index(position, last))

    def row(self, position: int) -> TestRow:
        """The test in one row."""
        return self._rows[position]

    def position(self, key: str) -> int:
        """Row of a test, −1 when it is not in the table."""
        for position, row in enumerate(self._rows):
            if row.key == key:
                return position
        return -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of tests."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Cell texts, alignment, greying, and what a screen reader says."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], Column(index.column())
        texts = (row.name, row.pvalue, row.how, row.reason)
        if role == Qt.ItemDataRole.DisplayRole:
            return texts[column]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            if column in (Column.PVALUE, Column.HOW):
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            return None
        if role == Qt.ItemDataRole.ForegroundRole:
            if not row.suitable or column == Column.REASON:
                return QBrush(QColor(theme.current().muted))
            return None
        if role == Qt.ItemDataRole.ToolTipRole:
            return texts[column] if column in (Column.TEST, Column.REASON) else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if column == Column.TEST and row.badge:
                return self.tr("{name}, {badge}").format(name=row.name, badge=row.badge)
            if column == Column.HOW and not row.suitable:
                return self.tr("does not fit")
            return texts[column]
        if role == Qt.ItemDataRole.FontRole and row.badge and column in (0, 1):
            return _bold(theme.interface_font())
        if role == BADGE_ROLE:
            return row.badge if column == Column.REASON else ""
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Column titles."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Test"), self.tr("p"), self.tr("how"), self.tr("reason"))[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            right = section in (Column.PVALUE, Column.HOW)
            side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def retranslate(self) -> None:
        """Have the titles asked for again."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
