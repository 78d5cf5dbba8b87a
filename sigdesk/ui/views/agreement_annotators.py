"""The card of pairs of annotators, and whether A agrees with the others better than B."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QWidget,
)

from sigdesk.model.agreement_table import AnnotatorPairs
from sigdesk.model.annotator_difference import (
    AnnotatorDifference,
    difference_headline,
    difference_line,
)
from sigdesk.ui.models.annotator_matrix import AnnotatorMatrix
from sigdesk.ui.numbers import percent
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import Card, Text, style_table

_NARROWEST, _WIDEST, _NAME_WIDTH = 70, 150, 92


class AnnotatorsCard(Card):
    """Matrix of pairs, and the comparison of the two annotators in focus.

    Signals
    -------
    pair_chosen : str, str
        Annotators of a cell that was clicked, or chosen with Enter.
    dispute_wanted
        Open the items that the pair in focus rated differently.
    """

    pair_chosen = Signal(str, str)
    dispute_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._session = session
        self.model = AnnotatorMatrix(self)
        self.table = QTableView()
        style_table(self.table)
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        for header in (self.table.horizontalHeader(), self.table.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setTextElideMode(Qt.TextElideMode.ElideRight)
            header.setHighlightSections(False)
        self.table.verticalHeader().setVisible(True)
        self.table.verticalHeader().setFixedWidth(_NAME_WIDTH)
        self.table.viewport().installEventFilter(self)
        self.table.clicked.connect(self._on_chosen)
        self.table.activated.connect(self._on_chosen)
        self.headline = Text("", "strong", wrap=True, selectable=True)
        self.line = Text("", "secondary", wrap=True, selectable=True)
        self.items = QPushButton()
        self.items.setProperty("look", "link")
        self.items.clicked.connect(self.dispute_wanted)
        row = QHBoxLayout()
        row.addWidget(self.items)
        row.addStretch(1)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.headline)
        self.body.addWidget(self.line)
        self.body.addLayout(row)
        self.retranslate()

    def show_pairs(self, pairs: AnnotatorPairs | None, focus: tuple[str, str]) -> None:
        """Show a coefficient for every pair."""
        self.model.set_pairs(pairs, focus)
        self._fit()

    def show_waiting(self, a: str, b: str, share: float | None, failure: str) -> None:
        """Say how far the comparison of A and B is, or why it failed."""
        if failure:
            self.headline.setText(self.tr("The two could not be compared"))
            self.line.setText(failure.strip().splitlines()[-1])
        else:
            self.headline.setText(self.tr("Comparing {a} with {b} …").format(a=a, b=b))
            self.line.setText("" if share is None else percent(share, 0))
        self.line.setVisible(bool(self.line.text()))

    def show_difference(self, found: AnnotatorDifference, alpha: float) -> None:
        """Say who of the two agrees with the others better."""
        self.headline.setText(self._session.words(difference_headline(found, alpha)))
        self.line.setText(self._session.words(difference_line(found)))
        self.line.setVisible(bool(self.line.text()))

    def show_items(self, text: str) -> None:
        """Text of the button that opens the items the two rated differently; empty hides it."""
        self.items.setText(text)
        self.items.setVisible(bool(text))

    def _fit(self) -> None:
        n = max(1, self.model.rowCount())
        room = self.table.viewport().width()
        width = max(_NARROWEST, min(room // n, _WIDEST))
        self.table.horizontalHeader().setDefaultSectionSize(width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the new width."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _on_chosen(self, index: QModelIndex) -> None:
        if index.isValid() and index.row() != index.column():
            self.pair_chosen.emit(*self.model.annotators(index.row(), index.column()))

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("Pair by pair"))
        self.table.setAccessibleName(self.tr("Agreement of every pair of annotators"))
        self.model.retranslate()
