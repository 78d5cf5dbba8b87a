"""A coefficient for every pair of annotators, as a square table."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sigdesk.model.agreement_table import AnnotatorPairs
from sigdesk.model.agreement_words import coefficient_name
from sigdesk.ui import theme
from sigdesk.ui.numbers import count, decimal, percent
from sigdesk.ui.widgets import marker_icon
from sigdesk.ui.wording import words

Index = QModelIndex | QPersistentModelIndex


class AnnotatorMatrix(QAbstractTableModel):
    """Rows and columns are annotators in project order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pairs: AnnotatorPairs | None = None
        self._focus: tuple[str, str] = ("", "")

    def set_pairs(self, pairs: AnnotatorPairs | None, focus: tuple[str, str]) -> None:
        """Show another coefficient or other annotators.

        Parameters
        ----------
        pairs : AnnotatorPairs or None
        focus : tuple of str
            Names of the pair in focus, which is set in bold.
        """
        self.beginResetModel()
        self._pairs, self._focus = pairs, focus
        self.endResetModel()

    def annotators(self, row: int, column: int) -> tuple[str, str]:
        """Names of a cell's pair."""
        assert self._pairs is not None
        return self._pairs.names[row], self._pairs.names[column]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of annotators."""
        return 0 if parent.isValid() or self._pairs is None else len(self._pairs.names)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of annotators."""
        return self.rowCount(parent)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Values, and what they rest on."""
        if not index.isValid() or self._pairs is None:
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if row == column else self._value(row, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.FontRole and set(self.annotators(row, column)) == set(
            self._focus
        ):
            font = theme.interface_font()
            font.setBold(True)
            return font
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._sentence(row, column)
        return None

    def _value(self, row: int, column: int) -> str:
        assert self._pairs is not None
        value = float(self._pairs.table.values[row, column])
        if math.isnan(value):
            return self.tr("undefined")
        if self._pairs.coefficient.key == "percent":
            return percent(value)
        return decimal(value, 3)

    def _sentence(self, row: int, column: int) -> str:
        assert self._pairs is not None
        n_items = count(int(self._pairs.table.n_items[row, column]))
        a, b = self.annotators(row, column)
        if row == column:
            return self.tr("{annotator} rated {n} items").format(annotator=a, n=n_items)
        return self.tr("{a} and {b}: {coefficient} {value}, {n} items both rated").format(
            a=a,
            b=b,
            coefficient=words(coefficient_name(self._pairs.coefficient)),
            value=self._value(row, column),
            n=n_items,
        )

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Names with markers."""
        if self._pairs is None or not 0 <= section < len(self._pairs.names):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._pairs.names[section]
        if role == Qt.ItemDataRole.DecorationRole:
            return marker_icon(section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def retranslate(self) -> None:
        """Have texts asked for again."""
        self.set_pairs(self._pairs, self._focus)
