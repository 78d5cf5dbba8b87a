"""Words and n-grams that one system gets right more often, as a table."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sigdesk.model.word_gains import WordGain
from sigdesk.ui.numbers import count, signed

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """Columns of the table."""

    TEXT = 0
    REFERENCE = 1
    A = 2
    B = 3
    DIFFERENCE = 4


class GainTable(QAbstractTableModel):
    """N-grams, sorted by any column; at first from the largest difference down."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._given: tuple[WordGain, ...] = ()
        self._gains: list[WordGain] = []
        self._names = ("A", "B")

    def set_gains(self, gains: tuple[WordGain, ...], a: str, b: str) -> None:
        """Show other n-grams."""
        self.beginResetModel()
        self._given, self._gains, self._names = gains, list(gains), (a, b)
        self.endResetModel()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def gain(self, row: int) -> WordGain:
        """What a row is about."""
        return self._gains[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of n-grams."""
        return 0 if parent.isValid() else len(self._gains)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Texts."""
        if not index.isValid():
            return None
        gain, column = self._gains[index.row()], Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return {
                Column.TEXT: gain.text,
                Column.REFERENCE: count(gain.in_reference),
                Column.A: count(gain.hits_a),
                Column.B: count(gain.hits_b),
                Column.DIFFERENCE: signed(gain.difference, 0),
            }[column]
        if role == Qt.ItemDataRole.TextAlignmentRole and column != Column.TEXT:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.tr(
                "“{text}”: {n} times in the references, matched {a_hits} times by {a} and "
                "{b_hits} times by {b}"
            ).format(
                text=gain.text,
                n=count(gain.in_reference),
                a=self._names[0],
                b=self._names[1],
                a_hits=count(gain.hits_a),
                b_hits=count(gain.hits_b),
            )
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort; a column below 0 gives the first order back."""
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        shown = [self._gains[index.row()] for index in before]
        self._gains = list(self._given)
        if column >= 0:
            key = {
                Column.TEXT: lambda gain: gain.text,
                Column.REFERENCE: lambda gain: gain.in_reference,
                Column.A: lambda gain: gain.hits_a,
                Column.B: lambda gain: gain.hits_b,
                Column.DIFFERENCE: lambda gain: gain.difference,
            }[Column(column)]
            self._gains.sort(key=key, reverse=order == Qt.SortOrder.DescendingOrder)
        row = {id(gain): place for place, gain in enumerate(self._gains)}
        after = [
            self.index(row[id(gain)], index.column())
            for gain, index in zip(shown, before, strict=True)
        ]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        column = Column(section)
        if role == Qt.ItemDataRole.DisplayRole:
            return {
                Column.TEXT: self.tr("Words"),
                Column.REFERENCE: self.tr("Reference"),
                Column.A: self._names[0],
                Column.B: self._names[1],
                Column.DIFFERENCE: self.tr("A − B"),
            }[column]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft
            if column != Column.TEXT:
                side = Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def retranslate(self) -> None:
        """Have titles asked for again."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
