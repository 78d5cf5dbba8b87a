"""Items on which annotators disagree, the most disputed first, as a table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sigdesk.core.columns import MISSING, LabelColumn, TextColumn
from sigdesk.model.agreement_table import DisputedItems
from sigdesk.model.project import Project
from sigdesk.ui.numbers import percent

Index = QModelIndex | QPersistentModelIndex
_N_COLUMNS = 4
_LOOKED_AT, _MOST_SHOWN = 50, 200


class DisputedTable(QAbstractTableModel):
    """Item, what each annotator said, share of pairs that differ, and the item's text."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._project: Project | None = None
        self._found: DisputedItems | None = None
        self._columns: tuple[LabelColumn, ...] = ()
        self._text: TextColumn | None = None

    def set_items(self, project: Project | None, found: DisputedItems | None) -> None:
        """Show other items."""
        self.beginResetModel()
        self._project, self._found = project, found
        self._columns, self._text = (), None
        if project is not None:
            columns = (system.column for system in project.systems)
            self._columns = tuple(c for c in columns if isinstance(c, LabelColumn))
            self._text = _wordiest(project)
        self.endResetModel()

    def item(self, row: int) -> int:
        """Position among all items of the project of the item in a row."""
        assert self._found is not None
        return int(self._found.items[row])

    def item_name(self, row: int) -> str:
        """Its id."""
        assert self._project is not None
        assert self._project.reference is not None
        return str(self._project.reference.item_ids[self.item(row)])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of disputed items."""
        return 0 if parent.isValid() or self._found is None else len(self._found.items)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of columns."""
        return 0 if parent.isValid() else _N_COLUMNS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Texts."""
        if not index.isValid() or self._found is None:
            return None
        row, column = index.row(), index.column()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            if column == 0:
                return self.item_name(row)
            if column == 1:
                text = self.ratings(row)
            elif column == 2:
                text = percent(float(self._found.disagreement[row]), 0)
            else:
                text = "" if self._text is None else str(self._text.texts[self.item(row)])
            shown = role == Qt.ItemDataRole.DisplayRole
            return text[:_MOST_SHOWN].replace("\n", " ") if shown else text
        if role == Qt.ItemDataRole.TextAlignmentRole and column == 2:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def ratings(self, row: int) -> str:
        """What each annotator said, in project order."""
        item, said = self.item(row), []
        for column in self._columns:
            code = int(column.codes[item])
            said.append("–" if code == MISSING else column.labels[code])
        return " · ".join(said)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < _N_COLUMNS:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Item"), self.tr("Ratings"), self.tr("Differ"), self.tr("Text"))[
                section
            ]
        if role == Qt.ItemDataRole.ToolTipRole:
            return (
                "",
                self.tr("What each annotator said, in the order of the list at the left"),
                self.tr("Share of the pairs of ratings that differ"),
                "",
            )[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section == 2 else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def retranslate(self) -> None:
        """Have titles asked for again."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, _N_COLUMNS - 1)


def _wordiest(project: Project) -> TextColumn | None:
    """The metadata column with the longest texts among the first items: what was rated."""
    assert project.reference is not None
    lengths = {
        name: sum(len(str(text)) for text in column.texts[:_LOOKED_AT])
        for name, column in project.reference.metadata.items()
    }
    if not lengths:
        return None
    return project.reference.metadata[max(lengths, key=lambda name: lengths[name])]
