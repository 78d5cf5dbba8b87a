"""The list of words and n-grams that one system gets right more often."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from sigdesk.model.word_gains import LONGEST, WordGains
from sigdesk.ui.models.gain_table import Column, GainTable
from sigdesk.ui.numbers import count
from sigdesk.ui.widgets import Card, Text, style_table

_ROW_HEIGHT = 24
_LEAST_WIDTH = 66

Index = QModelIndex | QPersistentModelIndex


class GainsCard(Card):
    """Table with a note.

    Signals
    -------
    chosen : str
        An n-gram whose items are wanted.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.model = GainTable(self)
        self.table = QTableView()
        style_table(self.table, row_height=_ROW_HEIGHT)
        self.table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.table.setModel(self.model)
        self.table.setSortingEnabled(True)
        header = self.table.horizontalHeader()
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(Column.TEXT, QHeaderView.ResizeMode.Stretch)
        header.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        self.table.setMinimumHeight(4 * _ROW_HEIGHT)
        self.note = Text("", "note", wrap=True)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.note)
        self.table.clicked.connect(self._on_clicked)
        self.table.installEventFilter(self)
        self._n_different = -1
        self.retranslate()

    def show_gains(self, found: WordGains | None, a: str, b: str) -> None:
        """Show what was counted; None while it is being counted."""
        self._n_different = -1 if found is None else found.n_different
        self.model.set_gains(() if found is None else found.gains, a, b)
        self.table.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        for column in Column:
            if column != Column.TEXT:
                wanted = self.table.sizeHintForColumn(column) + 8
                header = self.table.horizontalHeader()
                header.resizeSection(column, min(max(wanted, _LEAST_WIDTH), 2 * _LEAST_WIDTH))
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("Words that one system gets right more often"))
        self.table.setAccessibleName(self.title())
        if self._n_different < 0:
            self.note.setText(self.tr("The words are being counted."))
        else:
            self.note.setText(
                self.tr(
                    "Clipped matches with the references, up to {n} words. {different} n-grams "
                    "differ, many of them by chance: look at their items."
                ).format(n=LONGEST, different=count(self._n_different))
            )
        self.model.retranslate()

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        self.table.viewport().update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the items of the current row with Enter."""
        if watched is self.table and event.type() == QEvent.Type.KeyPress:
            index = self.table.currentIndex()
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():  # type: ignore[attr-defined]
                self._on_clicked(index)
                return True
        return super().eventFilter(watched, event)

    def _on_clicked(self, index: Index) -> None:
        self.chosen.emit(self.model.gain(index.row()).text)
