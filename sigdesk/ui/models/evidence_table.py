"""The table of evidence about runs: tests by their role, each with everything it says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QColor, QFont

from sigdesk.ui import theme

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """Columns of the table."""

    TEST = 0
    STATISTIC = 1
    DF = 2
    PVALUE = 3
    INTERVAL = 4
    EFFECT = 5


@dataclass(frozen=True)
class EvidenceCells:
    """One row as the table shows it; every text is ready to be read.

    Parameters
    ----------
    key : str
        Of the test; a heading has one too.
    cells : tuple of str
        Texts by column. A row whose only other text is in STATISTIC goes over all columns there.
    told : str
        What is asked, how it was answered, and what must be noted: the tooltip.
    heading : bool
        Whether the row is the heading of a group of tests.
    main : bool
        Whether it is the test that fits the design.
    """

    key: str
    cells: tuple[str, ...]
    told: str = ""
    heading: bool = False
    main: bool = False

    def text(self, column: int) -> str:
        """Text of a column; empty where there is none."""
        return self.cells[column] if column < len(self.cells) else ""

    @property
    def is_long(self) -> bool:
        """Whether the second cell goes over all that follow."""
        return len(self.cells) == 2


_RIGHT = (Column.STATISTIC, Column.DF, Column.PVALUE)


class EvidenceTable(QAbstractTableModel):
    """Rows of evidence under headings."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[EvidenceCells, ...] = ()
        self._level = "95"

    def set_rows(self, rows: tuple[EvidenceCells, ...], level: str) -> None:
        """Show other rows; `level` is the confidence of the intervals, in per cent."""
        if rows == self._rows and level == self._level:
            return
        self.beginResetModel()
        self._rows, self._level = rows, level
        self.endResetModel()

    def row(self, position: int) -> EvidenceCells:
        """One row."""
        return self._rows[position]

    def position(self, key: str) -> int:
        """Where a row is; −1 when it is not there."""
        return next((place for place, row in enumerate(self._rows) if row.key == key), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Tests and headings."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of columns."""
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings cannot be chosen."""
        if index.isValid() and self._rows[index.row()].heading:
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Cell texts, alignment, weight and tooltips."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], Column(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.text(column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            if column in _RIGHT and not row.is_long:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            return None
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.told or None
        if role == Qt.ItemDataRole.ForegroundRole:
            return QBrush(QColor(theme.current().muted)) if row.heading else None
        if role == Qt.ItemDataRole.FontRole:
            return _font(row)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Column titles."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                self.tr("Test"),
                self.tr("Statistic"),
                self.tr("df"),
                self.tr("p"),
                self.tr("A − B, {level} %").format(level=self._level),
                self.tr("Effect size"),
            )[section]
        if role == Qt.ItemDataRole.ToolTipRole and section == Column.INTERVAL:
            return self.tr("Confidence interval of the difference of means, A − B")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft
            if section in _RIGHT:
                side = Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def retranslate(self) -> None:
        """Have the titles asked for again."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)


def _font(row: EvidenceCells) -> QFont:
    font = theme.interface_font(theme.SECONDARY)
    if row.heading or row.main:
        font.setWeight(QFont.Weight.DemiBold)
    return font
