"""The page Items: the items themselves, filtered, sorted, and read."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from sigdesk.core.columns import LabelColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.analysis import BOTH_RIGHT, NEITHER, ONLY_A, ONLY_B, outcome
from sigdesk.model.item_columns import item_columns
from sigdesk.model.items import ItemFilter
from sigdesk.model.metric_choice import metric_of
from sigdesk.model.project import Project
from sigdesk.model.statistics import extracting, is_extracted
from sigdesk.ui import numbers
from sigdesk.ui.icons import icon
from sigdesk.ui.models.item_table import ItemTableModel
from sigdesk.ui.page import Page
from sigdesk.ui.session import Session
from sigdesk.ui.theme import GAP
from sigdesk.ui.views.background import Background
from sigdesk.ui.views.items_detail import ItemDetail
from sigdesk.ui.views.items_filter_bar import FilterBar
from sigdesk.ui.views.items_table import ItemTable
from sigdesk.ui.views.items_work import ItemsWork
from sigdesk.ui.widgets import Card, EmptyState, Text

MOST_COPIED = 100_000
"""Rows that go into the clipboard; other programs choke on more."""


class ItemsPage(Page):
    """A table of every item in play, with a filter above and one item in full below."""

    key = "items"
    icon = "items"

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._project: Project | None = None
        self._in_play: NDArray[np.intp] = np.empty(0, dtype=np.intp)
        self.model = ItemTableModel()
        self.table = ItemTable(self.model)
        self.filter_bar = FilterBar()
        self.detail = ItemDetail()
        self._work = ItemsWork(session, self)
        self._background = Background(session, self)
        self._wanted: ItemFilter | None = None
        self._heading = Text("", "verdict")
        self._told = Text("", "secondary", wrap=True, selectable=True)
        self._copy = QPushButton()
        self._export = QPushButton()
        self._empty = EmptyState("items")
        self._show_all = QPushButton()
        self._empty.add_button(self._show_all)
        self._build()
        self._connect()
        self.retranslate()
        self.restyle()

    def _build(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        top.addWidget(self._copy)
        top.addWidget(self._export)
        card = Card()
        card.body.addWidget(self.filter_bar)
        self._stack = QStackedLayout()
        # First into the card: a stack shows its first widget at once, without a parent as a window.
        card.body.addLayout(self._stack, 1)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self._empty)
        below = Card()
        below.body.addWidget(self.detail)
        self._detail_card = below
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._split.setChildrenCollapsible(False)
        self._split.setHandleWidth(GAP)
        self._split.setStyleSheet("QSplitter::handle { background: transparent; }")
        self._split.addWidget(card)
        self._split.addWidget(below)
        self._split.setStretchFactor(0, 1)
        self._split.setSizes([500, 150])
        below.setMinimumHeight(90)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 14)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self._told)
        column.addWidget(self._split, 1)

    def _connect(self) -> None:
        self.session.items_requested.connect(self.show_filter)
        self.filter_bar.filter_changed.connect(self._on_filter_changed)
        self.table.item_selected.connect(self._on_item_selected)
        self.table.detail_toggled.connect(self._on_detail_toggled)
        self.table.copy_wanted.connect(self._on_copy_wanted)
        self.model.keys_wanted.connect(self._on_keys_wanted)
        self._background.found.connect(self._on_extracted)
        self._work.found.connect(self._on_found)
        self._work.keys_ready.connect(self.model.set_keys)
        self._work.text_ready.connect(self._on_text_ready)
        self._work.written.connect(self._on_written)
        self._copy.clicked.connect(self._on_copy_clicked)
        self._export.clicked.connect(self._on_export_clicked)
        self._show_all.clicked.connect(self.filter_bar.clear_all)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self._on_find)

    # -- what a page is ---------------------------------------------------------------------------

    def title(self) -> str:
        """Name of the page."""
        return self.tr("Items")

    def unavailable(self, project: Project) -> str:
        """Only an empty document has no items."""
        return self.tr("There are no data yet.") if project.is_empty else ""

    def refresh(self) -> None:
        """Follow the document: its columns, and which items are in play."""
        old, project = self._project, self.session.project
        if old is project:
            return
        if not self._is_extracted(project):
            self._show_waiting(project)
            return
        if old is None or old.task != project.task:
            # Texts are read below the table, labels in it.
            one_line = project.by_label or not project.has_direction
            self._split.setSizes([500, 150] if one_line else [400, 250])
        self._project = project
        columns_changed = old is None or _table_of(old) != _table_of(project)
        items_changed = columns_changed or old is None or _rows_of(old) != _rows_of(project)
        if columns_changed:
            self._work.stop("sort", "search")
            self.model.set_columns(item_columns(project))
            self.filter_bar.follow(project)
        if items_changed:
            self._in_play = project.rows()
            self._apply(replace(self.filter_bar.current, told=None), columns_changed)

    def _say_nothing_found(self) -> None:
        self._show_all.show()
        self._empty.set_texts(
            self.tr("No item meets these conditions"),
            self.tr("Take back a condition above, or show all items."),
        )

    def _systems(self, project: Project) -> list[str]:
        """A and B; the first system when there is no pair."""
        pair = [name for name in (project.system_a, project.system_b) if name]
        return pair or [system.name for system in project.systems[:1]]

    def _is_extracted(self, project: Project) -> bool:
        """Whether the scores of single items are at hand, where finding them takes seconds."""
        if project.is_empty or not project.systems:
            return True
        metric = metric_of(project)
        if not metric.slow or is_extracted(project, metric, *self._systems(project)):
            return True
        systems = self._systems(project)

        def start() -> Generator[float, None, bool]:
            yield from extracting(project, (metric,), systems)
            return True

        title = self.tr("Scoring the items")
        return self._background.find("scores", (project,), title, start) is not None

    def _show_waiting(self, project: Project) -> None:
        failure = self._background.failure("scores", (project,))
        self._project = None
        self._heading.setText(self.tr("Items"))
        self._empty.set_texts(
            self.tr("The items cannot be scored") if failure else self.tr("Scoring the items"),
            failure or self.tr("They appear as soon as each has its score."),
        )
        self._show_all.hide()
        self._stack.setCurrentWidget(self._empty)

    def _on_extracted(self) -> None:
        if not self.isVisible():
            return
        self.refresh()
        if self._wanted is not None and self._project is not None:
            wanted, self._wanted = self._wanted, None
            self.show_filter(wanted)

    def retranslate(self) -> None:
        """Set every text anew."""
        self._copy.setText(self.tr("Copy"))
        self._copy.setToolTip(self.tr("Copy the selected rows, for a spreadsheet (Ctrl+C)"))
        self._export.setText(self.tr("Export…"))
        self._export.setToolTip(self.tr("Write the items shown to a file"))
        self.table.setAccessibleName(self.tr("Items"))
        self.table.setAccessibleDescription(
            self.tr("Enter shows or hides the selected item in full")
        )
        self._show_all.setText(self.tr("Show all items"))
        self._say_nothing_found()
        self.model.retranslate()
        self.filter_bar.retranslate()
        self.detail.retranslate()
        self._tell()

    def restyle(self) -> None:
        """Take colours and icons of the theme."""
        self._copy.setIcon(icon("copy"))
        self._export.setIcon(icon("export"))
        self.filter_bar.restyle()
        self.detail.restyle()
        self.model.retranslate()
        self.table.viewport().update()

    def meaning(self) -> list[str]:
        """Who is right on the items shown."""
        project = self._project
        if project is None or not project.system_a or not len(self.model.items):
            return []
        a, b = project.system_a, project.system_b
        codes = outcome(project, a, b)[self.model.items]
        counts = np.bincount(codes[codes >= 0], minlength=4)
        figures = {
            "a": a,
            "b": b,
            "both": numbers.count(counts[BOTH_RIGHT]),
            "only_a": numbers.count(counts[ONLY_A]),
            "only_b": numbers.count(counts[ONLY_B]),
            "neither": numbers.count(counts[NEITHER]),
        }
        labels = project.reference is not None and isinstance(project.reference.gold, LabelColumn)
        said = (
            self.tr(
                "Of the items shown, both systems get {both} right, only {a} {only_a}, only {b} "
                "{only_b}, and neither {neither}."
            )
            if labels
            else self.tr(
                "Of the items shown, {a} scores higher on {only_a}, {b} on {only_b}, and they "
                "are equal on {both}."
            )
        )
        paragraphs = [said.format(**figures)]
        if self.filter_bar.current.agreement:
            paragraphs.append(
                self.tr(
                    "Items chosen by who is right say nothing about which system is better: read "
                    "them to learn what kind of errors each makes."
                )
            )
        return paragraphs

    # -- filtering --------------------------------------------------------------------------------

    def show_filter(self, wanted: ItemFilter) -> None:
        """Show the items of a filter that was asked for elsewhere."""
        self.refresh()
        if self._project is None:
            self._wanted = wanted
            return
        self.filter_bar.set_filter(wanted)
        self._apply(wanted, False)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _apply(self, wanted: ItemFilter, fit: bool) -> None:
        project = self._project
        if project is None:
            return
        self.filter_bar.set_filter(wanted)
        self._work.stop("search")
        items = self._in_play
        if not wanted.is_empty:
            items = np.flatnonzero(replace(wanted, text="").mask(project))
        if wanted.text:
            self._work.search(project, items, wanted.text)
            self._tell()
        else:
            self._on_found(items)
        if fit:
            self.table.fit_columns()

    def _on_found(self, items: NDArray[np.intp]) -> None:
        if not len(items):
            self._say_nothing_found()
        self.model.set_items(items)
        self._stack.setCurrentWidget(self.table if len(items) else self._empty)
        self._export.setEnabled(len(items) > 0)
        self._copy.setEnabled(len(items) > 0)
        self.table.select_first()
        self._tell()
        self.meaning_changed.emit()

    def _tell(self) -> None:
        """Say how many items are shown, and why these."""
        shown, all_items = len(self.model.items), len(self._in_play)
        if self._work.is_busy("search"):
            self._heading.setText(self.tr("Searching…"))
        elif self.filter_bar.current.is_empty:
            text = self.tr("1 item") if all_items == 1 else self.tr("{n} items")
            self._heading.setText(text.format(n=numbers.count(all_items)))
        else:
            self._heading.setText(
                self.tr("{n} of {all} items").format(
                    n=numbers.count(shown), all=numbers.count(all_items)
                )
            )
        told = self.filter_bar.current.told
        self._told.setVisible(told is not None)
        self._told.setText("" if told is None else self.session.words(told))

    def _on_filter_changed(self, wanted: ItemFilter) -> None:
        self._apply(wanted, False)

    def _on_find(self) -> None:
        self.filter_bar.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter_bar.search.selectAll()

    # -- sorting, reading, taking out -------------------------------------------------------------

    def _on_keys_wanted(self, column: int) -> None:
        project = self._project
        if project is not None and project.reference is not None:
            n_items = project.reference.n_items
            self._work.find_keys(column, self.model.columns[column], n_items)

    def _on_item_selected(self, item: int | None) -> None:
        self.detail.show_item(self.model.columns, item)

    def _on_detail_toggled(self) -> None:
        self._detail_card.setVisible(not self._detail_card.isVisible())

    def _on_copy_clicked(self) -> None:
        self._on_copy_wanted(self.table.selected_items())

    def _on_copy_wanted(self, items: NDArray[np.intp]) -> None:
        if len(items) > MOST_COPIED:
            said = QT_TRANSLATE_NOOP(
                "messages", "At most {most:,} rows can be copied; export more than that to a file."
            )
            self.session.message_posted.emit(Message(said, {"most": MOST_COPIED}))
            return
        self._work.copy(self.model.columns, items)

    def _on_text_ready(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        said = QT_TRANSLATE_NOOP("messages", "Copied, with headings: {n:,} rows")
        self.session.message_posted.emit(Message(said, {"n": text.count("\n") - 1}))

    def _on_export_clicked(self) -> None:
        dialog = QFileDialog(self, self.tr("Export the items shown"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        plain, excel, tabs = (
            self.tr("CSV, UTF-8 (*.csv)"),
            self.tr("CSV for Excel, UTF-8 with byte order mark (*.csv)"),
            self.tr("Tab-separated, UTF-8 (*.tsv)"),
        )
        dialog.setNameFilters([plain, excel, tabs])
        dialog.setDefaultSuffix("csv")
        dialog.selectFile("items.csv")
        dialog.setProperty("excel", excel)
        dialog.setProperty("tabs", tabs)
        dialog.fileSelected.connect(self._on_file_selected)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_file_selected(self, name: str) -> None:
        dialog = self.sender()
        chosen = dialog.selectedNameFilter() if isinstance(dialog, QFileDialog) else ""
        path = Path(name)
        if chosen and chosen == dialog.property("tabs") and path.suffix == ".csv":
            path = path.with_suffix(".tsv")
        self.write(path, byte_order_mark=bool(chosen) and chosen == dialog.property("excel"))

    def write(self, path: Path, *, byte_order_mark: bool = False) -> None:
        """Write the items shown, in the order shown, to a file in the background."""
        items = self.model.items.copy()
        self._work.write(path, self.model.columns, items, byte_order_mark=byte_order_mark)

    def _on_written(self, path: Path) -> None:
        said = QT_TRANSLATE_NOOP("messages", "Written: {path}")
        self.session.message_posted.emit(Message(said, {"path": str(path)}))


def _table_of(project: Project) -> tuple[object, ...]:
    """What the columns depend on; arrays are compared by identity, they never change."""
    return (
        project.reference,
        project.system_a,
        project.system_b,
        *((system.name, system.column) for system in project.systems),
    )


def _rows_of(project: Project) -> tuple[object, ...]:
    return (project.slice, id(project.excluded))
