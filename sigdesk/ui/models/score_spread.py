"""How the item scores of each system are spread, as a table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sigdesk.core.columns import ScoreColumn
from sigdesk.model.numbers import format_score
from sigdesk.model.project import Project
from sigdesk.ui.numbers import count
from sigdesk.ui.widgets import marker_icon

Index = QModelIndex | QPersistentModelIndex

BINS = 32
SHAPE_ROLE = Qt.ItemDataRole.UserRole + 1
"""Relative heights of the small histogram, shape (BINS,), largest 1."""


class Column(IntEnum):
    """Columns of the table."""

    SYSTEM = 0
    ITEMS = 1
    LOWEST = 2
    MEDIAN = 3
    HIGHEST = 4
    SHAPE = 5


@dataclass(frozen=True, eq=False)
class Spread:
    """Scores of one system in a few numbers.

    Parameters
    ----------
    system : str
    n_items, n_missing : int
    lowest, median, highest : float
        NaN when there is no score.
    shape : ndarray of float64, shape (BINS,)
        Counts in equal bins from the lowest to the highest score of all systems, largest 1.
    """

    system: str
    n_items: int
    n_missing: int
    lowest: float
    median: float
    highest: float
    shape: NDArray[np.float64]


def spreads_of(project: Project) -> tuple[Spread, ...]:
    """Spread of every system with item scores, among the items in play."""
    rows = project.rows()
    found = []
    for system in project.systems:
        if isinstance(system.column, ScoreColumn):
            column = system.column.take(rows)
            values = column.scaled
            if column.missing is not None:
                values = values[~column.missing]
            found.append((system.name, len(rows), values, 10.0**system.column.places))
    ends = [(v.min() / unit, v.max() / unit) for _, _, v, unit in found if len(v)]
    low = min((end[0] for end in ends), default=0.0)
    high = max((end[1] for end in ends), default=1.0)
    return tuple(
        _spread(name, n_items, values, unit, low, high) for name, n_items, values, unit in found
    )


def _spread(
    name: str, n_items: int, values: NDArray[np.int64], unit: float, low: float, high: float
) -> Spread:
    if not len(values):
        nothing = float("nan")
        return Spread(name, n_items, n_items, nothing, nothing, nothing, np.zeros(BINS))
    width = (high - low) or 1.0
    places = ((values / unit - low) * (BINS / width)).astype(np.intp)
    counts = np.bincount(np.clip(places, 0, BINS - 1), minlength=BINS)
    return Spread(
        name,
        n_items,
        n_items - len(values),
        float(values.min()) / unit,
        float(np.median(values)) / unit,
        float(values.max()) / unit,
        counts / counts.max(),
    )


_known: WeakKeyDictionary[Project, tuple[Spread, ...]] = WeakKeyDictionary()


class ScoreSpread(QAbstractTableModel):
    """One row a system: items, lowest, median and highest score, and a small histogram."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Spread, ...] = ()

    def set_project(self, project: Project) -> None:
        """Show another project; what was computed for it before is kept."""
        self.beginResetModel()
        if project not in _known:
            _known[project] = spreads_of(project)
        self._rows = _known[project]
        self.endResetModel()

    @property
    def any_missing(self) -> bool:
        """Whether some item has no score in some system."""
        return any(row.n_missing for row in self._rows)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of systems."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Numbers as text, and the shape for the delegate."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], Column(index.column())
        if role == SHAPE_ROLE:
            return row.shape if column == Column.SHAPE else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.DecorationRole:
            return marker_icon(index.row()) if column == Column.SYSTEM else None
        if role == Qt.ItemDataRole.TextAlignmentRole and Column.ITEMS <= column < Column.SHAPE:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole and column == Column.ITEMS and row.n_missing:
            text = self.tr("{n} items have no score")
            if row.n_missing == 1:
                text = self.tr("1 item has no score")
            return text.format(n=count(row.n_missing))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if column == Column.SHAPE:
                return self.tr("Scores from {low} to {high}, median {median}").format(
                    low=format_score(row.lowest, "raw"),
                    high=format_score(row.highest, "raw"),
                    median=format_score(row.median, "raw"),
                )
            return self._text(row, column)
        return None

    def _text(self, row: Spread, column: Column) -> str:
        scored = count(row.n_items - row.n_missing)
        texts = {
            Column.SYSTEM: row.system,
            Column.ITEMS: scored,
            Column.LOWEST: format_score(row.lowest, "raw"),
            Column.MEDIAN: format_score(row.median, "raw"),
            Column.HIGHEST: format_score(row.highest, "raw"),
        }
        if column == Column.ITEMS and row.n_missing:
            return self.tr("{n} of {all}").format(n=scored, all=count(row.n_items))
        return texts.get(column, "")

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Column titles."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                self.tr("System"),
                self.tr("items"),
                self.tr("lowest"),
                self.tr("median"),
                self.tr("highest"),
                self.tr("spread"),
            )[section]
        if role == Qt.ItemDataRole.TextAlignmentRole and Column.ITEMS <= section < Column.SHAPE:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None
