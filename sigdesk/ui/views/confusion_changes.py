"""The list of largest changes from B to A, and of the largest confusions of each."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from sigdesk.ui import theme
from sigdesk.ui.models.change_list import GAIN_ROLE, ChangeListModel, ChangeRow
from sigdesk.ui.views.confusion_cells import Cell, Panel
from sigdesk.ui.views.confusion_fonts import font_of
from sigdesk.ui.views.confusion_writing import Writing, short_name
from sigdesk.ui.widgets import Card, ElidedLabel, Segmented, Text, style_table
from sigdesk.ui.widgets.tables import detach_header_selection

ROW, SHOWN_ROWS, MOST = 27, 8, 100
"""Height of a line in pixels before the text scale, lines shown before the list scrolls, and
lines listed."""

_CHANGE = 3


class _GainDelegate(QStyledItemDelegate):
    """Writes the change over a bar in the colour of the system that gains."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.positions = (0, 1)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the bar beside the number."""
        super().paint(painter, option, index)
        gain = index.data(GAIN_ROLE)
        if not gain:
            return
        room = QRectF(option.rect).adjusted(10, 9, -theme.pixels(74), -9)
        length = max(2.0, room.width() * abs(gain))
        colour = QColor(theme.system_colour(self.positions[0 if gain > 0 else 1]))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(
            QRectF(room.right() - length, room.top(), length, room.height()), 2, 2
        )
        painter.restore()


class ChangesCard(Card):
    """Largest changes, or largest confusions of one system; Enter opens the items."""

    cell_chosen = Signal(object)
    """`Cell` whose items the user wants to read."""
    cell_selected = Signal(object)
    """`Cell` of the line that was selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._writing: Writing | None = None
        self._which = Segmented([("difference", ""), ("a", ""), ("b", "")])
        self._which.chosen.connect(self._on_which)
        # Names of systems may be long: this heading gives way, the card's own would not.
        self._heading = ElidedLabel()
        self.header.insertWidget(0, self._heading, 100)
        self.header.addWidget(self._which)
        self.model = ChangeListModel()
        self.view = QTableView()
        style_table(self.view, row_height=ROW)
        self.view.setModel(self.model)
        detach_header_selection(self.view)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._delegate = _GainDelegate(self.view)
        self.view.setItemDelegateForColumn(_CHANGE, self._delegate)
        self.view.activated.connect(self._on_activated)
        self.view.selectionModel().currentRowChanged.connect(self._on_row_changed)
        self._note = Text("", "note", wrap=True)
        self._empty = Text("", "secondary", wrap=True)
        holder = QVBoxLayout()
        holder.setSpacing(4)
        holder.addWidget(self.view)
        holder.addWidget(self._empty)
        holder.addWidget(self._note)
        holder.addStretch(1)
        self.body.addLayout(holder)

    def set_writing(self, writing: Writing) -> None:
        """Show the changes of other matrices, or in another language."""
        self._writing = writing
        self._delegate.positions = (writing.a.position, writing.b.position)
        self._which.set_options(
            [
                ("difference", self.tr("Changes")),
                ("a", short_name(writing.a.name)),
                ("b", short_name(writing.b.name)),
            ]
        )
        self._which.setAccessibleName(self.tr("What is listed"))
        self._fill()

    def choose(self, which: Panel) -> None:
        """Show changes ("difference") or the confusions of A ("a") or B ("b")."""
        self._which.set_current(which)
        self._fill()

    def cells(self) -> list[Cell]:
        """The cells listed, in order."""
        return [
            cell
            for row in range(self.model.rowCount())
            if isinstance(cell := self.model.payload(row), Cell)
        ]

    def showEvent(self, event: QShowEvent) -> None:
        """Take the font of headings: one set before the style sheet is applied would be lost."""
        super().showEvent(event)
        self._heading.setFont(font_of(theme.BODY, bold=True))

    def restyle(self) -> None:
        """Take the colours of the theme."""
        self._heading.setFont(font_of(theme.BODY, bold=True))
        self._fit(self.model.rowCount())
        self.view.viewport().update()

    def _fill(self) -> None:
        writing = self._writing
        if writing is None:
            return
        which: Panel = {"a": "a", "b": "b"}.get(self._which.current(), "difference")  # type: ignore[assignment]
        matrices = writing.matrices
        if which == "difference":
            cells = matrices.changes(MOST)
            self._heading.set_text(
                self.tr("Largest changes from {b} to {a}").format(
                    a=writing.a.name, b=writing.b.name
                )
            )
        else:
            cells = matrices.confusions(which, MOST)
            self._heading.set_text(
                self.tr("Largest confusions of {system}").format(system=writing.title(which))
            )
        gains = matrices.gain_of_a()
        top = max((abs(int(gains[cell.row, cell.column])) for cell in cells), default=1) or 1
        rows = [
            ChangeRow(
                (
                    self._what(cell),
                    writing.count_text("a", cell.row, cell.column),
                    writing.count_text("b", cell.row, cell.column),
                    writing.count_text("difference", cell.row, cell.column),
                ),
                int(gains[cell.row, cell.column]) / top,
                cell,
            )
            for cell in cells
        ]
        header = (self.tr("Reference → predicted"), writing.a.name, writing.b.name, "A − B")
        self.model.set_rows(rows, header)
        self._fit(len(rows))
        self._tell(which, bool(rows))

    def _tell(self, which: Panel, any_rows: bool) -> None:
        self.view.setVisible(any_rows)
        self.setAccessibleName(self._heading.text())
        self.view.setAccessibleName(self._heading.text())
        self._empty.setVisible(not any_rows)
        self._empty.setText(
            self.tr("Both systems fill every cell alike.")
            if which == "difference"
            else self.tr("No item is confused.")
        )
        self._note.setVisible(any_rows)
        self._note.setText(
            self.tr(
                "Bars have the colour of the system that does better. Enter or a double click "
                "opens the items."
            )
        )

    def _what(self, cell: Cell) -> str:
        assert self._writing is not None
        gold = self._writing.label(cell.row)
        if cell.row == cell.column:
            return self.tr("{label}, right").format(label=gold)
        return f"{gold} → {self._writing.label(cell.column)}"

    def _fit(self, n_rows: int) -> None:
        header = self.view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column, width in ((1, 96), (2, 96), (_CHANGE, 150)):
            self.view.setColumnWidth(column, theme.pixels(width))
        row = theme.pixels(ROW)
        self.view.verticalHeader().setDefaultSectionSize(row)
        self.view.setFixedHeight(header.sizeHint().height() + min(n_rows, SHOWN_ROWS) * row + 2)

    def _on_which(self) -> None:
        self._fill()

    def _on_activated(self, index: QModelIndex) -> None:
        self.cell_chosen.emit(self.model.payload(index.row()))

    def _on_row_changed(self, current: QModelIndex, previous: QModelIndex) -> None:
        if current.isValid():
            self.cell_selected.emit(self.model.payload(current.row()))
