"""The page Confusion: which label is taken for which, by A and by B."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from sigdesk.core.columns import LabelColumn, TagColumn
from sigdesk.core.confusion import PerClass, per_class
from sigdesk.model.project import Project
from sigdesk.ui import numbers
from sigdesk.ui.page import Page
from sigdesk.ui.session import Session
from sigdesk.ui.theme import GAP
from sigdesk.ui.views import confusion_meaning
from sigdesk.ui.views.confusion_card import FEW_LABELS, MatricesCard
from sigdesk.ui.views.confusion_cells import Cell, Matrices, Share, cell_counts, matrices_of
from sigdesk.ui.views.confusion_changes import ChangesCard
from sigdesk.ui.views.confusion_filters import Who, cell_filter
from sigdesk.ui.views.confusion_labels import LabelTable
from sigdesk.ui.views.confusion_selected import SelectedCell
from sigdesk.ui.views.confusion_writing import Side, Writing
from sigdesk.ui.widgets import Card, EmptyState, Segmented, Text
from sigdesk.ui.wording import sentences

WIDE = 1240
"""Width in pixels from which the table and the list stand side by side."""


class ConfusionPage(Page):
    """Matrices of A, B and A − B, scores by label, and the largest changes."""

    key = "confusion"
    icon = "confusion"

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._writing: Writing | None = None
        self._project: Project | None = None
        self._matrices: Matrices | None = None
        self._share_chosen = False
        self._heading = Text("", "verdict", wrap=True)
        self._share = Segmented([(key, "") for key in ("counts", "row", "column", "overall")])
        self._share.chosen.connect(self._on_share)
        self.matrices_card = MatricesCard()
        self.view = self.matrices_card.view
        self.labels_card = Card()
        self.label_table = LabelTable()
        self._note = Text("", "note", wrap=True)
        self.labels_card.body.addWidget(self.label_table)
        self.labels_card.body.addWidget(self._note)
        self.labels_card.body.addStretch(1)
        self.changes_card = ChangesCard()
        self.selected = SelectedCell(self)
        self._empty = EmptyState("confusion")
        self._build()
        self.view.cell_chosen.connect(self._on_cell_chosen)
        self.view.cell_selected.connect(self._on_cell_selected)
        self.view.menu_requested.connect(self._on_menu_requested)
        self.label_table.items_wanted.connect(session.show_items)
        self.changes_card.cell_chosen.connect(self._on_cell_chosen)
        self.changes_card.cell_selected.connect(self._on_change_selected)
        self.selected.items_wanted.connect(self._on_items_wanted)
        self.retranslate()
        self.restyle()

    def _build(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(14, 12, 14, 14)
        column.setSpacing(GAP)
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        top.addWidget(self._share)
        column.addLayout(top)
        column.addWidget(self.matrices_card)
        self._lower = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._lower.setSpacing(GAP)
        self._lower.addWidget(self.labels_card, 4)
        self._lower.addWidget(self.changes_card, 3)
        column.addLayout(self._lower)
        column.addStretch(1)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(content)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._area)
        self._stack.addWidget(self._empty)

    # -- what a page is ---------------------------------------------------------------------------

    def title(self) -> str:
        """Name of the page."""
        return self.tr("Confusion")

    def unavailable(self, project: Project) -> str:
        """Labels of two systems are needed."""
        if project.reference is None:
            return self.tr("There are no data yet.")
        gold = project.reference.gold
        if isinstance(gold, TagColumn) and not gold.scheme:
            return self.tr("These tags mark no spans, so there are no types to confuse.")
        if not isinstance(gold, LabelColumn | TagColumn):
            return self.tr("These data are scores: there are no labels to confuse.")
        if not project.system_a or not project.system_b:
            return self.tr("This page compares two systems; only one is open.")
        return ""

    def refresh(self) -> None:
        """Count anew when the systems, the items or their labels are others than before."""
        project = self.session.project
        reason = self.unavailable(project)
        self._stack.setCurrentWidget(self._empty if reason else self._area)
        if reason:
            self._empty.set_texts(self.tr("No confusion matrix"), reason)
            self._matrices = self._writing = self._project = None
            self.selected.show_cell(None, None, None)
            self.meaning_changed.emit()
            return
        old, self._project = self._project, project
        if self._matrices is not None and old is not None and _shows(old) == _shows(project):
            return
        if self._matrices is None or old is None or _reads(old) != _reads(project):
            self._matrices = matrices_of(project)
            self.view.select(None)
            if not self._share_chosen:
                # Beside a few large labels the counts of many small ones would all look empty.
                many = self._matrices.n_labels > FEW_LABELS
                self._share.set_current("row" if many else "counts")
        self._show()

    def retranslate(self) -> None:
        """Set every text anew."""
        self._heading.setText(self.tr("Where the two systems put each label"))
        self._share.set_options(
            [
                ("counts", self.tr("Counts")),
                ("row", self.tr("Row %")),
                ("column", self.tr("Column %")),
                ("overall", self.tr("Overall %")),
            ]
        )
        self._share.setAccessibleName(self.tr("Numbers in the cells"))
        for key, tip in {
            "counts": self.tr("Number of items"),
            "row": self.tr("Of the items with this reference label (the diagonal is recall)"),
            "column": self.tr("Of the items with this predicted label (the diagonal is precision)"),
            "overall": self.tr("Of all items"),
        }.items():
            self._share.button(key).setToolTip(tip)
        self.labels_card.set_title(self.tr("By label"))
        self.label_table.retranslate()
        if self._matrices is not None:
            self._show()
        else:
            self.selected.show_cell(None, None, None)

    def restyle(self) -> None:
        """Take colours from the theme."""
        self.matrices_card.restyle()
        self.label_table.restyle()
        self.changes_card.restyle()

    def meaning(self) -> list[str]:
        """What the matrices say."""
        return [] if self._writing is None else confusion_meaning.paragraphs(self._writing)

    def cautions(self) -> list[str]:
        """Missing answers, and labels that are never answered."""
        return [] if self._writing is None else confusion_meaning.cautions(self._writing)

    def settings_widget(self) -> QWidget | None:
        """The selected cell, where there are cells."""
        return None if self._writing is None else self.selected

    def settings_title(self) -> str:
        """Heading over the selected cell."""
        return self.tr("Selected cell")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use wide windows; keep the table in reach below high matrices."""
        super().resizeEvent(event)
        wide = event.size().width() >= WIDE
        direction = QBoxLayout.Direction
        self._lower.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        self.labels_card.setMinimumWidth(690 if wide else 0)
        self.view.set_tallest(max(240, event.size().height() - 230))

    # -- showing ----------------------------------------------------------------------------------

    def _show(self) -> None:
        assert self._matrices is not None
        project = self.session.project
        names = [system.name for system in project.systems]
        a, b = (Side(name, names.index(name)) for name in (project.system_a, project.system_b))
        share: Share = self._share.current() or "counts"  # type: ignore[assignment]
        self._writing = Writing(self._matrices, a, b, share)
        self.matrices_card.set_writing(self._writing)
        zero = float(project.metric_params.get("zero_division", 0.0))
        tables = (self._matrices.a, self._matrices.b)
        labels = self._matrices.labels
        scores = [per_class(counts, zero) for counts in tables]
        if project.task == "sequences":
            # What is no span has no precision and no recall.
            labels = labels[:-1]
            scores = [one.first(len(labels)) for one in scores]
        self.label_table.model.set_scores(labels, (a.name, b.name), scores[0], scores[1])
        self.label_table.follow(project, (a.position, b.position))
        self._note.setText(self._note_text(scores[0], scores[1]))
        self.changes_card.set_writing(self._writing)
        self._show_selected()
        self.meaning_changed.emit()

    def _note_text(self, *scores: PerClass) -> str:
        assert self._matrices is not None
        if self.session.project.task == "sequences":
            return self.tr(
                "Cells count spans: a span of the reference is taken for the type of the predicted "
                "span with the same bounds, or for none. Micro-F1 is the span F1 of the Overview."
            )
        said = [
            self._mean_text([int(np.count_nonzero(~np.isnan(one.f1))) for one in scores]),
            self.tr("Micro-F1 equals accuracy here and is not shown.")
            if not self._matrices.any_missing
            else self.tr("Micro-F1 differs from accuracy only by the missing answers."),
        ]
        if any(one.precision_undefined.any() or one.recall_undefined.any() for one in scores):
            said.append(self.tr("“–” is 0/0; point at it to see why."))
        return sentences(said)

    def _mean_text(self, averaged: list[int]) -> str:
        """Of how many F1 values macro-F1 is the mean: of A and of B, without undefined ones."""
        assert self._matrices is not None
        assert self._writing is not None
        n_a, n_b = (numbers.count(n) for n in averaged)
        if averaged == [self._matrices.n_labels] * 2:
            return self.tr("Macro-F1 is the mean of the {n} F1 values.").format(n=n_a)
        a, b = self._writing.a.name, self._writing.b.name
        return self.tr(
            "Macro-F1 is the mean of the F1 values that are defined: {n_a} for {a}, {n_b} for {b}."
        ).format(n_a=n_a, n_b=n_b, a=a, b=b)

    def _show_selected(self) -> None:
        cell = self.view.current
        counts = None if cell is None else cell_counts(self.session.project, cell)
        self.selected.show_cell(self._writing, cell, counts)

    def _on_share(self) -> None:
        self._share_chosen = True
        if self._matrices is not None:
            self._show()

    def _on_cell_selected(self, cell: Cell | None) -> None:
        if self._writing is not None:
            self._show_selected()

    def _on_change_selected(self, cell: Cell) -> None:
        self.view.select(cell)

    def _on_cell_chosen(self, cell: Cell) -> None:
        self.session.show_items(cell_filter(self.session.project, cell))

    def _on_items_wanted(self, cell: Cell, who: Who) -> None:
        self.session.show_items(cell_filter(self.session.project, cell, who))

    def _on_menu_requested(self, cell: Cell, where: QPoint) -> None:
        menu = self.cell_menu(cell)
        menu.exec(where)
        menu.deleteLater()

    def cell_menu(self, cell: Cell) -> QMenu:
        """The menu of a cell: whose items to read."""
        project = self.session.project
        counts = cell_counts(project, cell)
        a, b = project.system_a, project.system_b
        menu = QMenu(self)
        only = self.tr("Only {system}: {n}")
        lines: tuple[tuple[Who, str, int], ...] = (
            ("a", self.tr("{system}: {n}").format(system=a, n=numbers.count(counts.a)), counts.a),
            ("b", self.tr("{system}: {n}").format(system=b, n=numbers.count(counts.b)), counts.b),
            ("both", self.tr("Both: {n}").format(n=numbers.count(counts.both)), counts.both),
            ("only-a", only.format(system=a, n=numbers.count(counts.only_a)), counts.only_a),
            ("only-b", only.format(system=b, n=numbers.count(counts.only_b)), counts.only_b),
        )
        menu.addSection(self.tr("Read the items of"))
        for who, text, n in lines:
            action = menu.addAction(text)
            action.setEnabled(n > 0)
            action.setData((cell, who))
        menu.triggered.connect(self._on_menu_action)
        return menu

    def _on_menu_action(self, action: QAction) -> None:
        cell, who = action.data()
        self._on_items_wanted(cell, who)


def _shows(project: Project) -> tuple[object, ...]:
    """What the whole page depends on."""
    names = tuple(system.name for system in project.systems)
    zero = repr(project.metric_params.get("zero_division"))
    return (*_reads(project), names, project.system_a, project.system_b, zero)


def _reads(project: Project) -> tuple[object, ...]:
    """What the matrices depend on; columns are compared by identity, they never change."""
    assert project.reference is not None
    return (
        project.reference.gold,
        project.system(project.system_a).column,
        project.system(project.system_b).column,
        project.slice,
        id(project.excluded),
    )
