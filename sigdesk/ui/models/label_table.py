"""Precision, recall and F1 of every label for two systems, as a Qt model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QColor, QFont

from sigdesk.core.confusion import PerClass
from sigdesk.ui import numbers, theme

Index = QModelIndex | QPersistentModelIndex
Score = Literal["precision", "recall", "f1"]
SCORES: tuple[Score, ...] = ("precision", "recall", "f1")
LABEL, ITEMS, FIRST_SCORE = 0, 1, 2

_ROOT = QModelIndex()
_NUMBER = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_TEXT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_ASCENDING = Qt.SortOrder.AscendingOrder


@dataclass(frozen=True)
class ScoreColumn:
    """What a column shows: which score, and of A, of B, or A − B."""

    score: Score
    side: Literal["a", "b", "difference"]


def score_column(column: int) -> ScoreColumn | None:
    """What a column shows; None for the label and the number of items."""
    if column < FIRST_SCORE:
        return None
    score, side = divmod(column - FIRST_SCORE, 3)
    sides: tuple[Literal["a", "b", "difference"], ...] = ("a", "b", "difference")
    return ScoreColumn(SCORES[score], sides[side])


class LabelTableModel(QAbstractTableModel):
    """One row a label, in an order of its own, and a last row of macro averages.

    Scores are shown in per cent, differences in points.
    """

    def __init__(self) -> None:
        super().__init__()
        self._labels: tuple[str, ...] = ()
        self._names = ("A", "B")
        self._a: PerClass | None = None
        self._b: PerClass | None = None
        self._order: NDArray[np.intp] = np.empty(0, dtype=np.intp)
        self._sorted: tuple[int, Qt.SortOrder] = (-1, _ASCENDING)

    def set_scores(
        self, labels: tuple[str, ...], names: tuple[str, str], a: PerClass, b: PerClass
    ) -> None:
        """Show other scores; the order chosen by the user stays."""
        self.beginResetModel()
        self._labels, self._names, self._a, self._b = labels, names, a, b
        self._order = self._ordered(*self._sorted)
        self.endResetModel()

    def retranslate(self) -> None:
        """Have every text asked for again."""
        self.beginResetModel()
        self.endResetModel()

    def code_at(self, row: int) -> int | None:
        """Position of the label of a row in the label set; None for the row of averages."""
        return int(self._order[row]) if 0 <= row < len(self._order) else None

    def row_of(self, code: int) -> int:
        """The row of a label."""
        return int(np.flatnonzero(self._order == code)[0])

    def value(self, row: int, column: int) -> float:
        """The number in a cell, NaN where it is undefined or there is none."""
        shown = score_column(column)
        code = self.code_at(row)
        if self._a is None or self._b is None or column == LABEL:
            return float("nan")
        if shown is None:
            support = self._a.support
            return float(support.sum() if code is None else support[code])
        if shown.side == "difference":
            return self.value(row, column - 2) - self.value(row, column - 1)
        scores = self._a if shown.side == "a" else self._b
        if code is None:
            return float(getattr(scores.macro(), shown.score))
        undefined = getattr(scores, f"{shown.score}_undefined")[code]
        return float("nan") if undefined else float(getattr(scores, shown.score)[code])

    def rowCount(self, parent: Index = _ROOT) -> int:
        """The labels, and the averages."""
        return 0 if parent.isValid() or self._a is None else len(self._labels) + 1

    def columnCount(self, parent: Index = _ROOT) -> int:
        """Label, items, and three columns a score."""
        return 0 if parent.isValid() else FIRST_SCORE + 3 * len(SCORES)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Names of the columns, complete for screen readers and tooltips."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _TEXT if section == LABEL else _NUMBER
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            shown = score_column(section)
            if shown is None:
                return self.headerData(section, orientation)
            return f"{self.group_title(shown.score)}, {self.headerData(section, orientation)}"
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if section == LABEL:
            return self.tr("Label")
        if section == ITEMS:
            return self.tr("Items")
        shown = score_column(section)
        assert shown is not None
        return {"a": self._names[0], "b": self._names[1], "difference": "A − B"}[shown.side]

    def group_title(self, score: Score) -> str:
        """Heading over the three columns of a score."""
        return {
            "precision": self.tr("Precision, %"),
            "recall": self.tr("Recall, %"),
            "f1": self.tr("F1, %"),
        }[score]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One cell."""
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _TEXT if column == LABEL else _NUMBER
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._explanation(row, column)
        if role == Qt.ItemDataRole.FontRole and self.code_at(row) is None:
            font = theme.interface_font()
            font.setWeight(QFont.Weight.DemiBold)
            return font
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._ink(row, column)
        return None

    def _text(self, row: int, column: int) -> str:
        code = self.code_at(row)
        if column == LABEL:
            return self.tr("Macro average") if code is None else self._labels[code]
        value = self.value(row, column)
        if column == ITEMS:
            return numbers.count(int(value))
        shown = score_column(column)
        if shown is not None and shown.side == "difference":
            return numbers.signed(100 * value, 1)
        return numbers.decimal(100 * value, 1)

    def _ink(self, row: int, column: int) -> QBrush | None:
        shown = score_column(column)
        if shown is None or shown.side != "difference":
            return None
        text = self._text(row, column)
        now = theme.current()
        # The sign says it; the colour only repeats it.
        colours = {"+": now.good, numbers.MINUS: now.caution}
        return QBrush(QColor(colours.get(text[:1], now.muted)))

    def _explanation(self, row: int, column: int) -> str | None:
        """Why a cell has no number."""
        shown, code = score_column(column), self.code_at(row)
        if column == LABEL and code is not None:
            return self._labels[code]
        if shown is None or code is None or not np.isnan(self.value(row, column)):
            return None
        if shown.side == "difference":
            return self.tr("One of the two is 0/0, so there is no difference to give.")
        name = self._names[0] if shown.side == "a" else self._names[1]
        pattern = {
            "precision": self.tr("{system} never answers {label}, so its precision is 0/0."),
            "recall": self.tr("The reference has no {label}, so its recall is 0/0."),
            "f1": self.tr("Neither the reference nor {system} has any {label}, so F1 is 0/0."),
        }[shown.score]
        counted = self.tr("The macro average leaves it out.")
        if self._a is not None and not np.isnan(self._a.zero_division):
            counted = self.tr("It counts as {value} in the macro average.").format(
                value=numbers.decimal(100 * self._a.zero_division, 0)
            )
        return f"{pattern.format(system=name, label=self._labels[code])} {counted}"

    def sort(self, column: int, order: Qt.SortOrder = _ASCENDING) -> None:
        """Sort by a column; equal labels keep their order, the averages stay last."""
        self._sorted = (column, order)
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        codes = [self.code_at(index.row()) for index in before]
        self._order = self._ordered(column, order)
        places = {int(code): row for row, code in enumerate(self._order)}
        after = [
            index if code is None else self.index(places[code], index.column())
            for index, code in zip(before, codes, strict=True)
        ]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _ordered(self, column: int, order: Qt.SortOrder) -> NDArray[np.intp]:
        n_labels = len(self._labels)
        self._order = np.arange(n_labels)
        if column < 0 or self._a is None:
            return self._order
        if column == LABEL:
            if order == _ASCENDING:
                return self._order
            return self._order[::-1].copy()
        values = np.array([self.value(row, column) for row in range(n_labels)])
        # NaN sorts last in both directions: what is undefined is neither best nor worst.
        return np.argsort(values if order == _ASCENDING else -values, kind="stable")
