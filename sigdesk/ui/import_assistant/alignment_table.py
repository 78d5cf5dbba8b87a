"""How the rows of each system's file were matched with the reference, as a table model."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QColor

from sigdesk.ui import theme
from sigdesk.ui.numbers import count
from sigdesk.ui.widgets import marker_icon
from sigdesk.ui.wording import listed

if TYPE_CHECKING:
    from sigdesk.model.project import Alignment, SystemOutput

Index = QModelIndex | QPersistentModelIndex
_MOST_NAMED = 20


class Column(IntEnum):
    """Columns of the table."""

    SYSTEM = 0
    JOINED_BY = 1
    MATCHED = 2
    MISSING = 3
    DOUBLED = 4
    UNKNOWN = 5
    ORDER = 6


_COUNTS = (Column.MATCHED, Column.MISSING, Column.DOUBLED, Column.UNKNOWN)


class AlignmentTable(QAbstractTableModel):
    """One row a system; numbers other than 0 name their items in the tooltip."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._systems: tuple[SystemOutput, ...] = ()

    def show(self, systems: Sequence[SystemOutput]) -> None:
        """Show other systems."""
        self.beginResetModel()
        self._systems = tuple(systems)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Systems."""
        return 0 if parent.isValid() else len(self._systems)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """System, how it was joined, four counts, order."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, marker, ids and colour of a cell."""
        if not index.isValid():
            return None
        system, column = self._systems[index.row()], Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(system, column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in _COUNTS:
            return Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.DecorationRole and column == Column.SYSTEM:
            return marker_icon(index.row())
        if system.alignment is None:
            return None
        ids = _ids(system.alignment, column)
        if role == Qt.ItemDataRole.ToolTipRole and ids:
            return listed(ids, _MOST_NAMED)
        if role == Qt.ItemDataRole.BackgroundRole and ids:
            return QBrush(QColor(theme.current().caution_ground))
        return None

    def _text(self, system: SystemOutput, column: Column) -> str:
        if column == Column.SYSTEM:
            return system.name
        alignment = system.alignment
        if alignment is None:
            return ""
        if column == Column.JOINED_BY:
            return {
                "id": self.tr("id"),
                "row": self.tr("row"),
                "same file": self.tr("same file"),
            }.get(alignment.by, alignment.by)
        if column == Column.MATCHED:
            text = self.tr("{n} of {all}")
            return text.format(n=count(alignment.n_matched), all=count(alignment.n_reference))
        if column == Column.ORDER:
            return self.tr("the same") if alignment.same_order else self.tr("differs")
        return count(len(_ids(alignment, column)))

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Names of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeading
            if section in _COUNTS:
                side = Qt.AlignmentFlag.AlignTrailing
            return side | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            Column.SYSTEM: self.tr("System"),
            Column.JOINED_BY: self.tr("Joined by"),
            Column.MATCHED: self.tr("Matched"),
            Column.MISSING: self.tr("Missing"),
            Column.DOUBLED: self.tr("Doubled"),
            Column.UNKNOWN: self.tr("Unknown"),
            Column.ORDER: self.tr("Order"),
        }[Column(section)]


def _ids(alignment: Alignment, column: Column) -> tuple[str, ...]:
    return {
        Column.MISSING: alignment.missing,
        Column.DOUBLED: (*alignment.doubled, *alignment.conflicting),
        Column.UNKNOWN: alignment.unknown,
    }.get(column, ())
