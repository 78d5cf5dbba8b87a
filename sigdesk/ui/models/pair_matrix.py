"""Differences of all pairs as a square table, rows and columns from the best system on."""

from __future__ import annotations

import math
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sigdesk.model.all_pairs import PairsResult
from sigdesk.model.all_pairs_words import adjusted_p
from sigdesk.model.numbers import format_p
from sigdesk.ui.numbers import MINUS, count, decimal, signed
from sigdesk.ui.widgets import marker_icon

Index = QModelIndex | QPersistentModelIndex
Standing = Literal["self", "better", "worse", "level"]

P_ROLE = Qt.ItemDataRole.UserRole + 1
"""Adjusted p-value as text."""
STANDING_ROLE = Qt.ItemDataRole.UserRole + 2
"""Of the row's system against the column's: a `Standing`."""


class PairMatrix(QAbstractTableModel):
    """Cell: score of the row's system − score of the column's."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._result: PairsResult | None = None
        self._pair: NDArray[np.intp] = np.zeros((0, 0), dtype=np.intp)
        self._numbered = False

    def set_result(self, result: PairsResult | None) -> None:
        """Show another comparison."""
        self.beginResetModel()
        self._result = result
        n = 0 if result is None else len(result.names)
        self._pair = np.full((n, n), -1, dtype=np.intp)
        if result is not None:
            i, j = result.found.systems.pairs()
            self._pair[i, j] = self._pair[j, i] = np.arange(len(i))
        self.endResetModel()

    def set_numbered(self, numbered: bool) -> None:
        """Whether columns are headed by the number of their row, where names have no room."""
        self._numbered = numbered
        last = max(0, self.columnCount() - 1)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, last)

    def systems(self, row: int, column: int) -> tuple[str, str]:
        """Names of the row's and the column's system."""
        assert self._result is not None
        order, names = self._result.found.order, self._result.names
        return names[order[row]], names[order[column]]

    def standing(self, row: int, column: int) -> Standing:
        """How the row's system stands against the column's."""
        assert self._result is not None
        found = self._result.found
        a, b = found.order[row], found.order[column]
        if a == b:
            return "self"
        if not found.different[a, b]:
            return "level"
        ahead = float(found.differences[a, b])
        if not self._result.metric.higher_is_better:
            ahead = -ahead
        return "better" if ahead > 0.0 else "worse"

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of systems."""
        return 0 if parent.isValid() or self._result is None else len(self._result.names)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of systems."""
        return self.rowCount(parent)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Difference, p, standing, and the sentence about the pair."""
        if not index.isValid() or self._result is None:
            return None
        row, column = index.row(), index.column()
        if role == STANDING_ROLE:
            return self.standing(row, column)
        if row == column:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._difference(row, column)
        if role == P_ROLE:
            return adjusted_p(self._result, self._number(row, column))
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.sentence(row, column)
        return None

    def _number(self, row: int, column: int) -> int:
        assert self._result is not None
        order = self._result.found.order
        return int(self._pair[order[row], order[column]])

    def _difference(self, row: int, column: int) -> str:
        assert self._result is not None
        order = self._result.found.order
        return self._signed(float(self._result.found.differences[order[row], order[column]]))

    def _signed(self, value: float) -> str:
        assert self._result is not None
        scale = self._result.metric.scale
        if scale == "raw":
            largest = float(np.abs(self._result.found.differences).max(initial=0.0))
            return signed(value, 2 if largest >= 10 else 3)
        return signed(100 * value if scale == "unit" else value, 2)

    def sentence(self, row: int, column: int) -> str:
        """All that is known of a pair; empty on the diagonal."""
        if self._result is None or row == column:
            return ""
        found, pair = self._result.found, self._number(row, column)
        order = found.order
        low, high = (ends[order[row], order[column]] for ends in found.interval)
        raw = format_p(float(found.tests.pvalues[pair]), float(found.tests.log10[pair]))
        a, b = self.systems(row, column)
        if math.isnan(low):
            text = self.tr("{a} − {b}: {difference}; p {raw}, adjusted {adjusted}")
        else:
            text = self.tr(
                "{a} − {b}: {difference}, {level} % interval {low} to {high}; p {raw}, adjusted "
                "{adjusted}"
            )
        return text.format(
            a=a,
            b=b,
            difference=self._difference(row, column),
            level=decimal(100 * found.settings.confidence, 0),
            low=self._signed(float(low)),
            high=self._signed(float(high)),
            raw=raw,
            adjusted=adjusted_p(self._result, pair),
        )

    def widest(self) -> str:
        """The longest text of a cell, for the width of columns."""
        if self._result is None:
            return ""
        found = self._result.found
        largest = self._signed(-float(np.abs(found.differences).max(initial=0.0)))
        return max((largest, f"≤ 1.0 × 10{MINUS}10"), key=len)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Names, or numbers over narrow columns."""
        if self._result is None or not 0 <= section < self.rowCount():
            return None
        place = int(self._result.found.order[section])
        name, upright = self._result.names[place], orientation == Qt.Orientation.Vertical
        if role == Qt.ItemDataRole.DisplayRole:
            if not self._numbered:
                return name
            if upright:
                return self.tr("{number}  {system}").format(number=count(section + 1), system=name)
            return count(section + 1)
        if role == Qt.ItemDataRole.ToolTipRole:
            return name
        if role == Qt.ItemDataRole.DecorationRole and (upright or not self._numbered):
            return marker_icon(self._result.positions[place])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            narrow = self._numbered and not upright
            side = Qt.AlignmentFlag.AlignHCenter if narrow else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def retranslate(self) -> None:
        """Have titles and texts asked for again."""
        self.set_numbered(self._numbered)
