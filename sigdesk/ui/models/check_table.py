"""Outcomes of the checks of an installation, as a table."""

from __future__ import annotations

import math
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QColor

from sigdesk.model.self_check import Check, Outcome
from sigdesk.ui import theme
from sigdesk.ui.icons import icon
from sigdesk.ui.wording import words

Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """Columns of the table."""

    STATE = 0
    WHAT = 1
    EXPECTED = 2
    FOUND = 3


class CheckTable(QAbstractTableModel):
    """One row a check: whether it passed, what it is, the number expected and the one found."""

    def __init__(self, checks: tuple[Check, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._checks = checks
        self._outcomes: tuple[Outcome, ...] = ()

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What is known so far, in the order of the rows."""
        return self._outcomes

    def set_outcomes(self, outcomes: tuple[Outcome, ...]) -> None:
        """Show what is known."""
        self._outcomes = outcomes
        last = self.index(len(self._checks) - 1, len(Column) - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of checks."""
        return 0 if parent.isValid() else len(self._checks)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of columns."""
        return 0 if parent.isValid() else len(Column)

    def _outcome(self, row: int) -> Outcome | None:
        return self._outcomes[row] if row < len(self._outcomes) else None

    def state(self, row: int) -> str:
        """ "passed", "failed" or "…", in the window's language."""
        outcome = self._outcome(row)
        if outcome is None:
            return "…"
        return self.tr("passed") if outcome.passed else self.tr("failed")

    def text(self, row: int, column: int) -> str:
        """What a cell says."""
        check, outcome = self._checks[row], self._outcome(row)
        if column == Column.STATE:
            return self.state(row)
        if column == Column.WHAT:
            return words(check.what)
        if column == Column.EXPECTED:
            return check.value
        if outcome is None:
            return ""
        return "–" if math.isnan(outcome.found) else f"{outcome.found:.6f}".removeprefix("0")

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Texts, icons that say the same as their colour, and errors as tooltips."""
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        outcome = self._outcome(row)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            failed = outcome is not None and outcome.error
            return outcome.error if failed and outcome is not None else self.text(row, column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column == Column.FOUND:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if column == Column.STATE and outcome is not None:
            colours = theme.current()
            colour = colours.good if outcome.passed else colours.problem
            if role == Qt.ItemDataRole.DecorationRole:
                return icon("check" if outcome.passed else "caution", colour)
            if role == Qt.ItemDataRole.ForegroundRole:
                return QBrush(QColor(colour))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Column titles."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            titles = ("", self.tr("Check"), self.tr("Expected"), self.tr("Computed here"))
            return titles[section]
        if role == Qt.ItemDataRole.TextAlignmentRole and section == Column.FOUND:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def retranslate(self) -> None:
        """Have everything asked for again."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        self.set_outcomes(self._outcomes)
