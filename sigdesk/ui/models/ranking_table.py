"""Systems from the best to the worst, with what can be said of their ranks, as a table."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sigdesk.model.all_pairs import PairsResult
from sigdesk.ui import theme
from sigdesk.ui.numbers import count, percent, score
from sigdesk.ui.widgets import marker_icon

Index = QModelIndex | QPersistentModelIndex

SPAN_ROLE = Qt.ItemDataRole.UserRole + 1
"""Low end, score and high end as shares of the width, or None."""
BARS_ROLE = Qt.ItemDataRole.UserRole + 2
"""Brackets beside a row: a tuple of (lane, begins here, ends here)."""
LANES_ROLE = Qt.ItemDataRole.UserRole + 3
"""Number of lanes the brackets need."""


class Column(IntEnum):
    """The columns."""

    SYSTEM = 0
    SCORE = 1
    INTERVAL = 2
    RANKS = 3
    BEST = 4
    LETTERS = 5
    BRACKETS = 6
    AGAINST = 7


_RIGHT = (Column.SCORE, Column.RANKS, Column.BEST)


def lanes(brackets: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """A lane for each stretch, so that stretches of one lane do not touch."""
    ends: list[int] = []
    found = []
    for first, last in brackets:
        lane = next((k for k, end in enumerate(ends) if end < first), len(ends))
        if lane == len(ends):
            ends.append(last)
        ends[lane] = last
        found.append(lane)
    return tuple(found)


class RankingTable(QAbstractTableModel):
    """One row a system, the best first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._result: PairsResult | None = None
        self._baseline = -1
        self._standing: dict[int, str] = {}
        self._bars: dict[int, tuple[tuple[int, bool, bool], ...]] = {}
        self._n_lanes = 0

    def set_result(self, result: PairsResult | None, baseline: int = -1) -> None:
        """Show another comparison.

        Parameters
        ----------
        result : PairsResult or None
        baseline : int
            Position of the system the others are set against; −1 for none.
        """
        self.beginResetModel()
        self._result, self._baseline = result, baseline
        self._standing, self._bars, self._n_lanes = {}, {}, 0
        if result is not None:
            self._draw_bars(result)
            if baseline >= 0:
                against = result.found.against(baseline)
                for key, members in (
                    ("better", against.wins),
                    ("level", against.ties),
                    ("worse", against.losses),
                ):
                    self._standing |= dict.fromkeys(members, key)
        self.endResetModel()

    def _draw_bars(self, result: PairsResult) -> None:
        stretches = result.found.brackets
        places = lanes(stretches)
        self._n_lanes = max(places, default=-1) + 1
        bars: dict[int, list[tuple[int, bool, bool]]] = {}
        for (first, last), lane in zip(stretches, places, strict=True):
            for row in range(first, last + 1):
                bars.setdefault(row, []).append((lane, row == first, row == last))
        self._bars = {row: tuple(found) for row, found in bars.items()}

    def system(self, row: int) -> int:
        """Position in the comparison of the system in a row."""
        assert self._result is not None
        return int(self._result.found.order[row])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of systems."""
        return 0 if parent.isValid() or self._result is None else len(self._result.names)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Texts, markers, bars, and what a screen reader says."""
        if not index.isValid() or self._result is None:
            return None
        column, place = Column(index.column()), self.system(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(self._result, column, place)
        if role == Qt.ItemDataRole.DecorationRole and column == Column.SYSTEM:
            return marker_icon(self._result.positions[place])
        if role == Qt.ItemDataRole.TextAlignmentRole and column in _RIGHT:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and column == Column.AGAINST:
            font = theme.interface_font()
            font.setBold(self._standing.get(place, "level") != "level")
            return font
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(self._result, column, place)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._tip(self._result, column, place) or self._text(self._result, column, place)
        if role == SPAN_ROLE and column == Column.INTERVAL:
            return self._span(self._result, place)
        if role == BARS_ROLE and column == Column.BRACKETS:
            return self._bars.get(index.row(), ())
        if role == LANES_ROLE:
            return self._n_lanes
        return None

    def _text(self, result: PairsResult, column: Column, place: int) -> str:
        ranking = result.found.ranking
        if column == Column.SYSTEM:
            return result.names[place]
        if column == Column.SCORE:
            return score(float(ranking.scores[place]), result.metric.scale)
        if column == Column.RANKS:
            low, high = int(ranking.rank_low[place]), int(ranking.rank_high[place])
            if low == high:
                return count(low)
            return self.tr("{low}–{high}").format(low=count(low), high=count(high))
        if column == Column.BEST:
            share = float(ranking.best[place])
            if 0.0 < share < 0.001:
                return "< " + percent(0.001)
            return "> " + percent(0.999) if 0.999 < share < 1.0 else percent(share)
        if column == Column.LETTERS:
            return result.found.letters[place]
        if column == Column.AGAINST and self._baseline >= 0:
            if place == self._baseline:
                return self.tr("baseline")
            return {
                "better": self.tr("▲ better"),
                "level": self.tr("≈ not told apart"),
                "worse": self.tr("▼ worse"),
            }[self._standing[place]]
        return ""

    def _tip(self, result: PairsResult, column: Column, place: int) -> str:
        ranking, scale = result.found.ranking, result.metric.scale
        if column == Column.SYSTEM:
            return result.names[place]
        if column in (Column.SCORE, Column.INTERVAL):
            return self.tr("{system}: {score}, {level} % interval {low} to {high}").format(
                system=result.names[place],
                score=score(float(ranking.scores[place]), scale),
                level=f"{100 * ranking.confidence:g}",
                low=score(float(ranking.score_low[place]), scale),
                high=score(float(ranking.score_high[place]), scale),
            )
        if column == Column.BEST:
            return self.tr(
                "Leads in {share} of {n} draws of the items; a share of draws, not the "
                "probability that it is the best system"
            ).format(share=self._text(result, column, place), n=count(ranking.n_resamples))
        if column in (Column.LETTERS, Column.BRACKETS):
            level = [
                name
                for k, name in enumerate(result.names)
                if k != place and not result.found.different[place, k]
            ]
            if not level:
                return self.tr("{system} differs from every other system").format(
                    system=result.names[place]
                )
            return (
                self.tr("{system} cannot be told from {n} others").format(
                    system=result.names[place], n=count(len(level))
                )
                if len(level) > 1
                else self.tr("{system} cannot be told from {other}").format(
                    system=result.names[place], other=level[0]
                )
            )
        return ""

    def _span(self, result: PairsResult, place: int) -> tuple[float, float, float] | None:
        ranking = result.found.ranking
        low, high = float(np.nanmin(ranking.score_low)), float(np.nanmax(ranking.score_high))
        if not high > low:
            return None
        ends = (ranking.score_low[place], ranking.scores[place], ranking.score_high[place])
        return tuple((float(end) - low) / (high - low) for end in ends)  # type: ignore[return-value]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        column = Column(section)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._title(column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return {
                Column.RANKS: self.tr("Interval of the rank when the items are drawn anew"),
                Column.BEST: self.tr("In what share of the draws the system leads"),
                Column.LETTERS: self.tr("Systems that share a letter cannot be told apart"),
                Column.BRACKETS: self.tr("Stretches of the ranking without a difference"),
            }.get(column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column in _RIGHT else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def _title(self, column: Column) -> str:
        level = "95"
        if self._result is not None:
            level = f"{100 * self._result.found.ranking.confidence:g}"
        titles = {
            Column.SYSTEM: self.tr("System"),
            Column.SCORE: self.tr("Score"),
            Column.INTERVAL: self.tr("{level} % interval").format(level=level),
            Column.RANKS: self.tr("Ranks"),
            Column.BEST: self.tr("Leads in"),
            Column.LETTERS: self.tr("Groups"),
            Column.BRACKETS: "",
            Column.AGAINST: "",
        }
        if column == Column.AGAINST and self._result is not None and self._baseline >= 0:
            return self.tr("Against {system}").format(system=self._result.names[self._baseline])
        return titles[column]

    def retranslate(self) -> None:
        """Have titles and texts asked for again."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        if self.rowCount():
            last = self.index(self.rowCount() - 1, len(Column) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
