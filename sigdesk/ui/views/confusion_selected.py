"""The selected cell in the right pane: who puts which items there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QVBoxLayout, QWidget

from sigdesk.ui import numbers, theme
from sigdesk.ui.views.confusion_cells import Cell, CellCounts
from sigdesk.ui.views.confusion_filters import Who, whose
from sigdesk.ui.views.confusion_fonts import font_of
from sigdesk.ui.views.confusion_writing import Writing
from sigdesk.ui.widgets import Text, paint_marker

_ALIGN = Qt.AlignmentFlag


class CountRow(QPushButton):
    """A line with an optional system marker, a text and a count; a click opens the items."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "row")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._words, self._count = "", ""
        self._position: int | None = None

    def set_count(self, text: str, count: int, position: int | None = None) -> None:
        """Show a count; `position` of a system in the project gives its marker."""
        self._words, self._count, self._position = text, numbers.count(count), position
        self.setEnabled(count > 0)
        self.setAccessibleName(f"{text}: {self._count}")
        room = QFontMetrics(font_of(theme.BODY)).horizontalAdvance(text)
        self.setToolTip(text if room > 150 else "")
        self.update()

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(160, theme.pixels(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, marker, text and count."""
        painter = QPainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        self.style().drawControl(QStyle.ControlElement.CE_PushButtonBevel, option, painter, self)
        now = theme.current()
        painter.setPen(QColor(now.text if self.isEnabled() else now.muted))
        painter.setFont(font_of(theme.BODY, bold=True))
        room = QRectF(self.rect()).adjusted(6, 0, -6, 0)
        painter.drawText(room, _ALIGN.AlignRight | _ALIGN.AlignVCenter, self._count)
        width = painter.fontMetrics().horizontalAdvance(self._count) + 10
        if self._position is not None:
            marker = QRectF(room.left(), room.center().y() - 5, 10, 10)
            paint_marker(painter, marker, self._position)
        room.adjust(18, 0, -width, 0)
        painter.setFont(font_of(theme.BODY))
        text = painter.fontMetrics().elidedText(
            self._words, Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, _ALIGN.AlignLeft | _ALIGN.AlignVCenter, text)


class SelectedCell(QWidget):
    """What is in the selected cell, by system; every count opens its items."""

    items_wanted = Signal(object, str)
    """`Cell`, and whose answers (see `confusion_filters.Who`)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cell: Cell | None = None
        self._where = Text("", "secondary", wrap=True)
        self._rows: dict[Who, CountRow] = {}
        self._read = QPushButton()
        self._read.setProperty("look", "primary")
        self._read.clicked.connect(self._on_read)
        self._keys = Text("", "note", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._where)
        whos: tuple[Who, ...] = ("a", "b", "both", "only-a", "only-b")
        for who in whos:
            row = CountRow()
            row.setProperty("who", who)
            row.clicked.connect(self._on_row)
            self._rows[who] = row
            column.addWidget(row)
        column.addSpacing(4)
        column.addWidget(self._read, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(2)
        column.addWidget(self._keys)
        self.show_cell(None, None, None)

    def row(self, who: Who) -> CountRow:
        """The line of a count."""
        return self._rows[who]

    @property
    def read_button(self) -> QPushButton:
        """The button that opens the items the selected cell counts."""
        return self._read

    def show_cell(
        self, writing: Writing | None, cell: Cell | None, counts: CellCounts | None
    ) -> None:
        """Show a cell; None when none is selected."""
        self._cell = cell
        self._keys.setText(
            self.tr(
                "Click a cell to read its items. Arrow keys or Ctrl + click select a cell and "
                "keep this page."
            )
        )
        there = not (writing is None or cell is None or counts is None)
        for widget in (*self._rows.values(), self._read, self._where):
            widget.setVisible(there)
        if writing is None or cell is None or counts is None:
            return
        gold, predicted = writing.label(cell.row), writing.label(cell.column)
        pattern = (
            self.tr("reference {gold}, rightly predicted")
            if cell.row == cell.column
            else self.tr("reference {gold}, predicted {predicted}")
        )
        self._where.setText(pattern.format(gold=gold, predicted=predicted))
        a, b = writing.a, writing.b
        self._rows["a"].set_count(a.name, counts.a, a.position)
        self._rows["b"].set_count(b.name, counts.b, b.position)
        self._rows["both"].set_count(self.tr("both"), counts.both)
        only = self.tr("only {system}")
        self._rows["only-a"].set_count(only.format(system=a.name), counts.only_a, a.position)
        self._rows["only-b"].set_count(only.format(system=b.name), counts.only_b, b.position)
        n = {"a": counts.a, "b": counts.b, "one": counts.one}[whose(cell)]
        self._read.setVisible(n > 0)
        self._read.setText(
            self.tr("Read the item") if n == 1 else self._many().format(n=numbers.count(n))
        )

    def _many(self) -> str:
        return self.tr("Read the {n} items")

    def _on_row(self) -> None:
        if self._cell is not None:
            self.items_wanted.emit(self._cell, str(self.sender().property("who")))

    def _on_read(self) -> None:
        if self._cell is not None:
            self.items_wanted.emit(self._cell, whose(self._cell))
