"""Scores of every system under every metric, as a table of systems by metrics."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from sigdesk.core.messages import Message
from sigdesk.core.metrics.base import Metric
from sigdesk.model.analysis import ScoreRow
from sigdesk.model.facts import metric_name
from sigdesk.model.numbers import format_score
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import marker_icon

Index = QModelIndex | QPersistentModelIndex

ROW_ROLE = Qt.ItemDataRole.UserRole + 1
"""The `ScoreRow` of a cell."""
RANGE_ROLE = Qt.ItemDataRole.UserRole + 2
"""Lowest and highest number of the cell's metric, for a common axis: (float, float)."""
FOCUS_ROLE = Qt.ItemDataRole.UserRole + 3
"""Whether the cell's metric is the one in focus."""
INTERVAL_ROLE = Qt.ItemDataRole.UserRole + 4
"""The interval as text, ``""`` while it is computed."""


class ScoreTable(QAbstractTableModel):
    """Column 0 names the system, each further column is a metric.

    Parameters
    ----------
    session : Session
        Translates what metrics are called.
    parent : QObject, optional
    """

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._systems: tuple[str, ...] = ()
        self._metrics: tuple[Metric, ...] = ()
        self._cells: dict[tuple[str, Metric], ScoreRow] = {}
        self._ranges: dict[Metric, tuple[float, float]] = {}
        self._focus: Metric | None = None

    def set_scores(
        self,
        systems: tuple[str, ...],
        rows: tuple[ScoreRow, ...],
        focus: Metric | None,
        expected: tuple[Metric, ...] = (),
    ) -> None:
        """Show other scores.

        Parameters
        ----------
        systems : tuple of str
            In project order: a system's position gives its marker.
        rows : tuple of ScoreRow
        focus : Metric or None
            The metric in focus.
        expected : tuple of Metric
            Columns to show while there are no rows yet.
        """
        metrics = tuple(dict.fromkeys(row.metric for row in rows)) or expected
        reshaped = systems != self._systems or metrics != self._metrics
        if reshaped:
            self.beginResetModel()
        self._systems, self._metrics, self._focus = systems, metrics, focus
        self._cells = {(row.system, row.metric): row for row in rows}
        self._ranges = {metric: self._range(metric) for metric in metrics}
        if reshaped:
            self.endResetModel()
        elif self._systems:
            last = self.index(len(systems) - 1, len(metrics))
            self.dataChanged.emit(self.index(0, 0), last)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(metrics))

    def _range(self, metric: Metric) -> tuple[float, float]:
        numbers = []
        for system in self._systems:
            row = self._cells.get((system, metric))
            if row is not None and not math.isnan(row.score):
                numbers.append(row.score)
                if row.interval is not None:
                    numbers += [row.interval.low, row.interval.high]
        return (min(numbers), max(numbers)) if numbers else (0.0, 1.0)

    @property
    def focus(self) -> Metric | None:
        """The metric in focus."""
        return self._focus

    def score(self, row: int, column: int) -> ScoreRow | None:
        """The score in a cell; None in the column of names."""
        if column < 1:
            return None
        return self._cells.get((self._systems[row], self._metrics[column - 1]))

    def system(self, row: int) -> str:
        """Name of the system in a row."""
        return self._systems[row]

    def column_of(self, metric: Metric | None) -> int:
        """Column of a metric, −1 when it is not shown."""
        return self._metrics.index(metric) + 1 if metric in self._metrics else -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of systems."""
        return 0 if parent.isValid() else len(self._systems)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Names, and one column a metric."""
        return 0 if parent.isValid() else len(self._metrics) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Scores as text; what the delegate paints; what a screen reader says."""
        if not index.isValid():
            return None
        system = self._systems[index.row()]
        if index.column() == 0:
            if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                return system
            if role == Qt.ItemDataRole.DecorationRole:
                return marker_icon(index.row())
            return None
        metric = self._metrics[index.column() - 1]
        row = self._cells.get((system, metric))
        if role == FOCUS_ROLE:
            return metric == self._focus
        if role == RANGE_ROLE:
            return self._ranges[metric]
        if row is None:
            return "…" if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.DisplayRole:
            return format_score(row.score, metric.scale)
        if role == ROW_ROLE:
            return row
        if role == INTERVAL_ROLE:
            return self._interval(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._told(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            notes = [self._session.words(note) for note in row.notes]
            return "\n".join([self._told(row), *notes])
        return None

    def _interval(self, row: ScoreRow) -> str:
        if row.interval is None:
            return ""
        scale = row.metric.scale
        low = format_score(row.interval.low, scale).removesuffix("%").strip()
        high = format_score(row.interval.high, scale)
        return self.tr("{low} to {high}").format(low=low, high=high)

    def _told(self, row: ScoreRow) -> str:
        metric = self._session.words(metric_name(row.metric))
        score = format_score(row.score, row.metric.scale)
        text = self.tr("{system}, {metric}: {score}").format(
            system=row.system, metric=metric, score=score
        )
        if row.interval is not None:
            level = f"{100 * row.interval.confidence:g}"
            text += self.tr(", {level} % interval {interval}").format(
                level=level, interval=self._interval(row)
            )
        if row.best:
            text += self.tr(", best")
        return text

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Names of the metrics, with their definitions as tooltips."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section <= len(self._metrics):
            return None
        if section == 0:
            return self.tr("System") if role == Qt.ItemDataRole.DisplayRole else None
        metric = self._metrics[section - 1]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._session.words(metric_name(metric))
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._session.words(Message(metric.definition))
        if role == Qt.ItemDataRole.FontRole and metric == self._focus:
            font = QFont()
            font.setBold(True)
            return font
        return None
