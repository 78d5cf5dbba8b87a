"""The cards of labels and of disputed items; every row opens its items."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QPushButton, QTableView, QWidget

from sigdesk.core.agreement.tables import LabelAgreement
from sigdesk.model.agreement_table import DisputedItems
from sigdesk.model.project import Project
from sigdesk.ui.models.disputed_table import DisputedTable
from sigdesk.ui.models.label_agreement import LabelAgreementTable
from sigdesk.ui.numbers import count
from sigdesk.ui.widgets import Card, Text, style_table

_NARROWEST_LABEL = 56


class LabelsCard(Card):
    """Agreement on single labels.

    Signals
    -------
    label_chosen : str
    """

    label_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.model = LabelAgreementTable(self)
        self.table = QTableView()
        style_table(self.table)
        self.table.setModel(self.model)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.viewport().installEventFilter(self)
        self.table.clicked.connect(self._on_chosen)
        self.table.activated.connect(self._on_chosen)
        self.note = Text("", "note", wrap=True)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.note)
        self.retranslate()

    def show_rows(self, rows: tuple[LabelAgreement, ...]) -> None:
        """Show labels."""
        self.model.set_rows(rows)
        self._fit()

    def _fit(self) -> None:
        header, left = self.table.horizontalHeader(), self.table.viewport().width()
        for column in range(1, self.model.columnCount()):
            wanted = max(self.table.sizeHintForColumn(column), header.sectionSizeHint(column))
            header.resizeSection(column, wanted)
            left -= wanted
        header.resizeSection(0, max(left, _NARROWEST_LABEL))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the new width."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _on_chosen(self, index: QModelIndex) -> None:
        if index.isValid():
            self.label_chosen.emit(self.model.label(index.row()))

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("Label by label"))
        self.table.setAccessibleName(self.tr("Agreement on every label"))
        self.note.setText(self.tr("Click a label to read the items that are disputed about it."))
        self.model.retranslate()


class DisputedCard(Card):
    """The most disputed items first.

    Signals
    -------
    item_chosen : int
        Position among all items of the project.
    all_wanted
    """

    item_chosen = Signal(int)
    all_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.model = DisputedTable(self)
        self.table = QTableView()
        style_table(self.table)
        self.table.setModel(self.model)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.viewport().installEventFilter(self)
        self.table.clicked.connect(self._on_chosen)
        self.table.activated.connect(self._on_chosen)
        self.all = QPushButton()
        self.all.setProperty("look", "link")
        self.all.clicked.connect(self.all_wanted)
        self.header.addWidget(self.all)
        self.body.addWidget(self.table, 1)
        self._none = Text("", "secondary", wrap=True)
        self.body.addWidget(self._none)
        self.retranslate()

    def show_items(self, project: Project, found: DisputedItems | None) -> None:
        """Show the disputed items of a project."""
        self.model.set_items(project, found)
        n_items = self.model.rowCount()
        self.all.setText(self.tr("Read all {n}").format(n=count(n_items)))
        self.all.setVisible(n_items > 0)
        self.table.setVisible(n_items > 0)
        self._none.setVisible(found is not None and not n_items)
        self._fit()

    def _fit(self) -> None:
        header, room = self.table.horizontalHeader(), self.table.viewport().width()
        for column, share in ((0, 0.28), (1, 0.3), (2, 0.18)):
            wanted = max(self.table.sizeHintForColumn(column), header.sectionSizeHint(column)) + 8
            header.resizeSection(column, min(wanted, int(room * share)))
        used = sum(header.sectionSize(column) for column in range(3))
        header.resizeSection(3, max(room - used, 0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the new width."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _on_chosen(self, index: QModelIndex) -> None:
        if index.isValid():
            self.item_chosen.emit(self.model.item(index.row()))

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("Most disputed items"))
        self.table.setAccessibleName(self.tr("Items on which annotators disagree"))
        self._none.setText(self.tr("No item is disputed: all ratings of an item are the same."))
        self.all.setText(self.tr("Read all {n}").format(n=count(self.model.rowCount())))
        self.model.retranslate()
