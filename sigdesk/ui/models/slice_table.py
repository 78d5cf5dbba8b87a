"""The rows of the forest plot: slice, items, difference, interval, adjusted p."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sigdesk.core.slices import SliceResult
from sigdesk.model.numbers import format_p
from sigdesk.model.slice_words import row_in_full
from sigdesk.model.slices import SlicesFound
from sigdesk.ui import theme
from sigdesk.ui.numbers import count, signed
from sigdesk.ui.wording import words

Index = QModelIndex | QPersistentModelIndex

MARK_ROLE = Qt.ItemDataRole.UserRole + 1
"""`Mark` of the painted column, or None where there is nothing to paint."""
WHOLE_ROLE = Qt.ItemDataRole.UserRole + 2
"""Whether the row is that of all items."""


class Column(IntEnum):
    """Columns of the table."""

    SLICE = 0
    ITEMS = 1
    DIFFERENCE = 2
    INTERVAL = 3
    ADJUSTED = 4


@dataclass(frozen=True)
class Mark:
    """What is painted in a row, in units of the metric.

    Parameters
    ----------
    difference, low, high : float
        NaN ends for a row without an interval.
    leader : int
        Position of the system that the difference speaks for.
    strong : bool
        Whether the row shows a difference after the correction.
    """

    difference: float
    low: float
    high: float
    leader: int
    strong: bool


_RIGHT = (Column.ITEMS, Column.DIFFERENCE, Column.ADJUSTED)


class SliceTable(QAbstractTableModel):
    """Slices in their own order, below the row of all items."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: SlicesFound | None = None

    @property
    def found(self) -> SlicesFound | None:
        """What is shown."""
        return self._found

    def set_found(self, found: SlicesFound | None) -> None:
        """Show another comparison."""
        self.beginResetModel()
        self._found = found
        self.endResetModel()

    def place(self, row: int) -> int:
        """Slice of a row; −1 for the row of all items."""
        return row - 1

    def extent(self) -> tuple[float, float]:
        """Least and largest number painted, 0 and the zone "too small" among them."""
        found = self._found
        if found is None:
            return -1.0, 1.0
        zone = found.project.settings.too_small
        ends = [0.0, zone, -zone]
        for one in (found.whole, *found.slices):
            ends.append(one.difference)
            if one.interval is not None:
                ends += [one.interval.low, one.interval.high]
        known = [end for end in ends if math.isfinite(end)]
        low, high = min(known), max(known)
        return (low, high) if high > low else (low - 1.0, high + 1.0)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of slices, and one for all items."""
        return 0 if parent.isValid() or self._found is None else 1 + len(self._found.slices)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Texts, marks, and what a screen reader says."""
        found = self._found
        if found is None or not index.isValid():
            return None
        column, place = Column(index.column()), self.place(index.row())
        one = found.whole if place < 0 else found.slices[place]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(found, one, column, place)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in _RIGHT:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole:
            font = theme.interface_font()
            strong = place >= 0 and column == Column.ADJUSTED and found.differs(place)
            font.setBold(strong or place < 0)
            return font
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            if place < 0:
                return self._text(found, one, column, place) or None
            return words(row_in_full(found, place))
        if role == MARK_ROLE and column == Column.INTERVAL:
            return self._mark(found, one, place)
        if role == WHOLE_ROLE:
            return place < 0
        return None

    def _text(self, found: SlicesFound, one: SliceResult, column: Column, place: int) -> str:
        if column == Column.SLICE:
            return self.tr("all of them") if place < 0 else words(found.slicing.names[place])
        if column == Column.ITEMS:
            return count(one.n_items)
        if column == Column.DIFFERENCE:
            return _figure(one.difference, found.metric.scale)
        if column == Column.ADJUSTED and place >= 0:
            return "–" if math.isnan(one.adjusted) else format_p(one.adjusted)
        return ""

    @staticmethod
    def _mark(found: SlicesFound, one: SliceResult, place: int) -> Mark | None:
        if math.isnan(one.difference):
            return None
        ahead = one.difference if found.metric.higher_is_better else -one.difference
        names = [system.name for system in found.project.systems]
        leader = names.index(found.a if ahead >= 0 else found.b)
        interval = one.interval
        low, high = (math.nan, math.nan) if interval is None else (interval.low, interval.high)
        if place < 0:
            result = one.result
            strong = result is not None and result.pvalue <= found.project.settings.alpha
        else:
            strong = found.differs(place)
        return Mark(one.difference, low, high, leader, strong)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        column = Column(section)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._title(column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column in _RIGHT else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole and column == Column.ADJUSTED:
            return self.tr("p-value of the slice, adjusted for all slices")
        return None

    def _title(self, column: Column) -> str:
        found = self._found
        if column == Column.SLICE:
            return "" if found is None else words(found.slicing.cut.name)
        if column == Column.INTERVAL:
            if found is None:
                return ""
            level = f"{100 * found.project.settings.confidence:g}"
            title = self.tr("{a} − {b}, {level} % interval")
            if found.metric.scale != "raw":
                title = self.tr("{a} − {b} in points, {level} % interval")
            return title.format(a=found.a, b=found.b, level=level)
        return {
            Column.ITEMS: self.tr("Items"),
            Column.DIFFERENCE: self.tr("A − B"),
            Column.ADJUSTED: self.tr("p adjusted"),
        }[column]

    def retranslate(self) -> None:
        """Have titles and texts asked for again."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        if self.rowCount():
            last = self.index(self.rowCount() - 1, len(Column) - 1)
            self.dataChanged.emit(self.index(0, 0), last)


def _figure(value: float, scale: str) -> str:
    return signed(value, 3) if scale == "raw" else signed(value * factor(scale), 2)


def factor(scale: str) -> float:
    """From the metric's own scale to the numbers shown."""
    return 100.0 if scale == "unit" else 1.0
