"""Coefficients of agreement with values and intervals, as a table."""

from __future__ import annotations

import math
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QColor

from sigdesk.model.agreement_table import AgreementRow
from sigdesk.model.agreement_words import coefficient_name, value_text
from sigdesk.ui import theme
from sigdesk.ui.wording import translated, words

Index = QModelIndex | QPersistentModelIndex

SPAN_ROLE = Qt.ItemDataRole.UserRole + 1
"""Low end, value and high end as shares of the width, or None."""


class Column(IntEnum):
    """The columns."""

    NAME = 0
    VALUE = 1
    ENDS = 2
    BAR = 3


class CoefficientTable(QAbstractTableModel):
    """One row a coefficient; which of them leads is decided by the model below."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[AgreementRow, ...] = ()

    def set_rows(self, rows: tuple[AgreementRow, ...]) -> None:
        """Show other rows; the same coefficients with more known of them keep the selection."""
        if [row.coefficient for row in rows] != [row.coefficient for row in self._rows]:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        self._rows = rows
        if rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(Column) - 1))

    def row(self, position: int) -> AgreementRow:
        """The coefficient in a row."""
        return self._rows[position]

    def position(self, signature: str) -> int:
        """Row of a coefficient; −1 when it is not in the table."""
        for position, row in enumerate(self._rows):
            if row.coefficient.signature() == signature:
                return position
        return -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of coefficients."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Texts, definitions as tooltips, and bars."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column == Column.VALUE:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            if column == Column.ENDS and math.isnan(row.value):
                return self._why(row)
            return translated(row.coefficient.definition)
        if role == Qt.ItemDataRole.ForegroundRole and column == Column.ENDS:
            return QBrush(QColor(theme.current().muted))
        if role == Qt.ItemDataRole.AccessibleTextRole and column == Column.BAR:
            return self._text(row, Column.ENDS)
        if role == SPAN_ROLE and column == Column.BAR:
            return self._span(row)
        return None

    def _text(self, row: AgreementRow, column: Column) -> str:
        if column == Column.NAME:
            return words(coefficient_name(row.coefficient))
        if column == Column.VALUE:
            return self.tr("undefined") if math.isnan(row.value) else value_text(row, row.value)
        if column == Column.ENDS:
            if math.isnan(row.value):
                return self._why(row)
            if row.interval is None:
                return "…"
            return self.tr("{low} to {high}").format(
                low=value_text(row, row.interval.low), high=value_text(row, row.interval.high)
            )
        return ""

    def _why(self, row: AgreementRow) -> str:
        reasons = [row.unsuitable] if row.unsuitable is not None else []
        reasons += [note for note in row.notes if note.severity == "caution"]
        return words(reasons[0]) if reasons else self.tr("0/0")

    def _span(self, row: AgreementRow) -> tuple[float, float, float] | None:
        if math.isnan(row.value):
            return None
        low = min((r.interval.low for r in self._rows if r.interval is not None), default=0.0)
        low = min(low, 0.0)
        ends = (row.value, row.value, row.value)
        if row.interval is not None:
            ends = (row.interval.low, row.value, row.interval.high)
        a, b, c = ((end - low) / (1.0 - low) for end in ends)
        return a, b, c

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            confidence = next(
                (row.interval.confidence for row in self._rows if row.interval is not None), 0.95
            )
            interval = self.tr("{level} % interval").format(level=f"{100 * confidence:g}")
            return (self.tr("Coefficient"), self.tr("Value"), interval, "")[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            right = section == Column.VALUE
            side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def retranslate(self) -> None:
        """Have titles and texts asked for again."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        self.set_rows(self._rows)
