"""Agreement on single labels, as a table."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sigdesk.core.agreement.tables import LabelAgreement
from sigdesk.ui.numbers import count, decimal, percent

Index = QModelIndex | QPersistentModelIndex
_N_COLUMNS = 5


class LabelAgreementTable(QAbstractTableModel):
    """One row a label: ratings, items, specific agreement, alpha against all other labels."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[LabelAgreement, ...] = ()

    def set_rows(self, rows: tuple[LabelAgreement, ...]) -> None:
        """Show other labels, the most used first."""
        self.beginResetModel()
        self._rows = tuple(sorted(rows, key=lambda row: -row.n_ratings))
        self.endResetModel()

    def label(self, row: int) -> str:
        """Label in a row."""
        return self._rows[row].label

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of labels."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of columns."""
        return 0 if parent.isValid() else _N_COLUMNS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Texts."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                row.label,
                count(row.n_ratings),
                count(row.n_items),
                percent(row.specific),
                self.tr("undefined") if math.isnan(row.alpha) else decimal(row.alpha, 3),
            )[column]
        if role == Qt.ItemDataRole.TextAlignmentRole and column:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            if column == 0:
                return row.label
            if math.isnan(row.specific):
                return self.tr("No item with this label has a second rating.")
            return self.tr(
                "When one annotator says “{label}”, another rating of the item is the same in "
                "{share}"
            ).format(label=row.label, share=percent(row.specific))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < _N_COLUMNS:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                self.tr("Label"),
                self.tr("Ratings"),
                self.tr("Items"),
                self.tr("Same"),
                self.tr("α"),
            )[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            return (
                "",
                self.tr("How often the label was given"),
                self.tr("Items to which some annotator gave it"),
                self.tr(
                    "Specific agreement: when one annotator gives the label, how often another "
                    "rating of the item is the same (Cicchetti & Feinstein 1990)"
                ),
                self.tr("Krippendorff's α of “this label or another”"),
            )[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def retranslate(self) -> None:
        """Have titles and texts asked for again."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, _N_COLUMNS - 1)
        self.set_rows(self._rows)
