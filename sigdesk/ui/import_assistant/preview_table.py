"""The first and the troublesome rows of a file as a table model."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QColor, QIcon

from sigdesk.ui import theme
from sigdesk.ui.icons import icon
from sigdesk.ui.import_assistant.preview_rows import WHOLE_ROW, Mark, ShownRow
from sigdesk.ui.numbers import count

if TYPE_CHECKING:
    from sigdesk.core.messages import Message

Index = QModelIndex | QPersistentModelIndex
ROLE_TEXT = Qt.ItemDataRole.UserRole
"""Of a column's header: what it is used for, for people."""
_LONGEST = 240
_BLANKS = str.maketrans({"\n": "⏎", "\t": "⇥", "\u00a0": "⍽"})


class PreviewTable(QAbstractTableModel):
    """Rows of one file; the vertical header gives their lines.

    Parameters
    ----------
    words : callable
        Translates a message.
    parent : QObject, optional
    """

    def __init__(self, words: Callable[[Message], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._names: tuple[str, ...] = ()
        self._rows: tuple[ShownRow, ...] = ()
        self._uses: Mapping[str, str] = {}

    def show(self, names: Sequence[str], rows: Sequence[ShownRow], uses: Mapping[str, str]) -> None:
        """Show other rows.

        Parameters
        ----------
        names : sequence of str
            Of the columns.
        rows : sequence of ShownRow
        uses : mapping of str to str
            By column, what it is used for, as shown in the header.
        """
        names, rows = tuple(names), tuple(rows)
        if (names, rows) != (self._names, self._rows):
            self.beginResetModel()
            self._names, self._rows, self._uses = names, rows, dict(uses)
            self.endResetModel()
        elif uses != self._uses:
            self._uses = dict(uses)
            if names:
                self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(names) - 1)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the columns."""
        return self._names

    def row_of_line(self, line: int) -> int:
        """The row at a line of the file, or the next one before it; −1 when there is none."""
        before = [place for place, row in enumerate(self._rows) if row.line <= line]
        return before[-1] if before else -1

    def has_marks(self, column: int) -> bool:
        """Whether some cell of a column has an icon."""
        return any(
            column in row.marks or (column == 0 and WHOLE_ROW in row.marks) for row in self._rows
        )

    def first_fault(self) -> int:
        """The first row that cannot be read, or −1."""
        for place, row in enumerate(self._rows):
            if any(mark.is_fault for mark in row.marks.values()):
                return place
        return -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Rows shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Columns of the file."""
        return 0 if parent.isValid() else len(self._names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text of a cell, and how it is marked."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._shown(row, index.column())
        mark = row.marks.get(index.column()) or row.marks.get(WHOLE_ROW)
        if mark is None:
            long = role == Qt.ItemDataRole.ToolTipRole and len(row.cells[index.column()]) > 30
            return row.cells[index.column()][:2000] if long else None
        if role == Qt.ItemDataRole.BackgroundRole:
            now = theme.current()
            return QBrush(QColor(now.problem_ground if mark.is_fault else now.caution_ground))
        if role == Qt.ItemDataRole.DecorationRole:
            own = index.column() in row.marks
            return self._icon(mark) if own or index.column() == 0 else None
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.told(mark)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.told(mark)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Names of the columns and their use; lines of the rows."""
        if orientation == Qt.Orientation.Vertical:
            if not 0 <= section < len(self._rows):
                return None
            row = self._rows[section]
            if role == Qt.ItemDataRole.DisplayRole:
                return count(row.line)
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
            faults = [mark for mark in row.marks.values() if mark.is_fault]
            if faults and role == Qt.ItemDataRole.ToolTipRole:
                return self.told(faults[0])
            return None
        if not 0 <= section < len(self._names):
            return None
        name = self._names[section]
        use = self._uses.get(name, "")
        if role == Qt.ItemDataRole.DisplayRole:
            return name
        if role == ROLE_TEXT:
            return use
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.tr("{column}: {role}. Click to change what the column is used for.").format(
                column=name, role=use
            )
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.tr("{column}: {role}").format(column=name, role=use)
        return None

    def told(self, mark: Mark) -> str:
        """What a mark says."""
        if mark.told is not None:
            return self._words(mark.told)
        return {
            "empty": self.tr("This cell is empty: an answer that is missing."),
            "blanks": self.tr("There are blanks before or after the answer."),
            "doubled": self.tr("This id occurs more than once."),
            "date": self.tr("A date: spreadsheet programs make dates of labels such as 1-2."),
            "no number": self.tr("This is no number."),
        }.get(mark.remark, "")

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        if self._rows and self._names:
            last = self.index(len(self._rows) - 1, len(self._names) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    @staticmethod
    def _shown(row: ShownRow, column: int) -> str:
        text = row.cells[column][:_LONGEST].translate(_BLANKS)
        mark = row.marks.get(column)
        if mark is not None and mark.remark == "blanks":
            # Blanks at the ends cannot be seen otherwise.
            head = len(text) - len(text.lstrip(" "))
            tail = len(text) - len(text.rstrip(" "))
            text = "␣" * head + text.strip(" ") + "␣" * tail
        return text

    @staticmethod
    def _icon(mark: Mark) -> QIcon:
        now = theme.current()
        return icon("caution", now.problem if mark.is_fault else now.caution)
