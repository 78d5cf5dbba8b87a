"""The page Slices: on which items A and B differ, and whether slices differ at all."""

from __future__ import annotations

import dataclasses
from collections.abc import Generator
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from sigdesk.core.correction import CORRECTIONS
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.all_pairs import correction_name
from sigdesk.model.analysis import item_scores, metric_of
from sigdesk.model.facts import metric_name
from sigdesk.model.items import ItemFilter
from sigdesk.model.project import Project
from sigdesk.model.slice_columns import Cut, cuts
from sigdesk.model.slice_words import cautions, headline, line, meaning, row_told
from sigdesk.model.slices import (
    SlicesFound,
    compare_by,
    corrected,
    project_for,
    slices_digest,
    with_slice,
)
from sigdesk.model.statistics import extracting
from sigdesk.model.store import content_digest
from sigdesk.model.word_gains import WordGains, has_word_gains, word_gains
from sigdesk.ui.numbers import percent
from sigdesk.ui.page import Page
from sigdesk.ui.session import Session
from sigdesk.ui.theme import CARD_PADDING, GAP, GRID
from sigdesk.ui.views.background import Background
from sigdesk.ui.views.slices_forest import Forest
from sigdesk.ui.views.slices_gains import GainsCard
from sigdesk.ui.views.slices_scatter import ScoreScatter
from sigdesk.ui.widgets import Card, EmptyState, Text, style_field
from sigdesk.ui.wording import plain

_LEAST_CARD, _LEAST_LOWER = 200, 230
_MARGIN = 14


class SlicesPage(Page):
    """Forest plot of the slices; for scored items words and a scatter below it."""

    key: ClassVar[str] = "slices"
    icon: ClassVar[str] = "slices"

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._work = Background(session, self)
        self._work.found.connect(self._on_found)
        self._work.progressed.connect(self._on_progressed)
        self._cuts: tuple[Cut, ...] = ()
        self._cut: Cut | None = None
        self._found: SlicesFound | None = None
        self._gains: WordGains | None = None
        self._heading = Text("", "verdict", wrap=True, selectable=True)
        self._line = Text("", "secondary", wrap=True, selectable=True)
        self.cut_label, self.correction_label = Text("", "secondary"), Text("", "secondary")
        self.cut_box, self.correction_box = QComboBox(), QComboBox()
        self.card, self.forest = Card(), Forest()
        self.gains = GainsCard()
        self.scatter_card, self.scatter = Card(), ScoreScatter()
        self.empty = EmptyState("slices")
        self._lay_out()
        self.cut_box.activated.connect(self._on_cut)
        self.correction_box.activated.connect(self._on_correction)
        self.forest.items_wanted.connect(self._on_items)
        self.forest.slice_wanted.connect(self._on_slice)
        self.gains.chosen.connect(self._on_gain)
        self.scatter.chosen.connect(self._on_boxed)
        self.retranslate()

    def _lay_out(self) -> None:
        filled = QWidget()
        column = QVBoxLayout(filled)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self._heading)
        column.addWidget(self._line)
        for label, box in (
            (self.cut_label, self.cut_box),
            (self.correction_label, self.correction_box),
        ):
            style_field(box)
            label.setBuddy(box)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setMinimumWidth(90)
            self.card.header.insertWidget(self.card.header.count() - 1, label)
            self.card.header.insertWidget(self.card.header.count() - 1, box)
        self.card.body.addWidget(self.forest)
        column.addWidget(self.card, 5)
        self._lower = _Lower()
        self._lower.setMinimumHeight(_LEAST_LOWER)
        row = QHBoxLayout(self._lower)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        self.scatter_card.body.addWidget(self.scatter)
        row.addWidget(self.gains, 5)
        row.addWidget(self.scatter_card, 4)
        column.addWidget(self._lower, 4)
        # Takes the room of what is hidden.
        column.addStretch(0)
        self._stack = QStackedWidget()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        outer.addWidget(self._stack)
        self._stack.addWidget(filled)
        self._stack.addWidget(self.empty)

    # what the window asks

    def title(self) -> str:
        """Name in the list of pages."""
        return self.tr("Where they differ")

    def unavailable(self, project: Project) -> str:
        """Two systems on common items are needed."""
        if project.is_empty or not project.systems:
            return self.tr("Open the outputs of two systems.")
        if project.task == "runs":
            return self.tr("Runs have no items to cut into slices.")
        if project.task == "annotations":
            return self.tr("The page Agreement compares annotators, label by label.")
        if not project.system_a or not project.system_b:
            return self.tr("There is one system only. Add the output of another to compare them.")
        return ""

    def refresh(self) -> None:
        """Show the comparison by slices, and have it computed."""
        project = self.session.project
        reason = self.unavailable(project)
        if reason:
            self._show_empty(reason)
            return
        found = self._work.find(
            "cuts", _parts_of_cuts(project), self.tr("Looking for slices"), lambda: cuts(project)
        )
        if found is None:
            self._show_waiting(self._work.failure("cuts", _parts_of_cuts(project)))
            return
        self._cuts = found
        if not found and project.by_label:
            self._show_empty(
                self.tr(
                    "The files have nothing to cut the items by: a column with few values, a text "
                    "to read, or more than one label."
                )
            )
            return
        self._stack.setCurrentIndex(0)
        self._fill_choices()
        self._refresh_slices(project)
        self._refresh_lower(project)

    def _refresh_slices(self, project: Project) -> None:
        cut = self._cut
        self.card.setVisible(cut is not None)
        if cut is None:
            self._found = None
            self._heading.setText(self.tr("The files have no column to cut the items by"))
            self._line.setText("")
            self.meaning_changed.emit()
            return
        parts = (slices_digest(project, cut), cut.key, cut.source)
        found = self._work.find(
            "slices", parts, self.tr("Comparing in slices"), lambda: compare_by(project, cut)
        )
        if found is None:
            self._show_waiting(self._work.failure("slices", parts))
        else:
            self._show(dataclasses.replace(found, project=project_for(project, cut)))

    def _refresh_lower(self, project: Project) -> None:
        self._lower.setVisible(not project.by_label)
        if project.by_label:
            return
        metric = metric_of(project)
        digest = content_digest(
            project, pair=[project.system_a, project.system_b], metric=metric.signature()
        )
        self.gains.setVisible(has_word_gains(project))
        if has_word_gains(project):
            self._gains = self._work.find(
                "gains", (digest,), self.tr("Counting words"), lambda: word_gains(project)
            )
            self.gains.show_gains(self._gains, project.system_a, project.system_b)
        scores = self._work.find(
            "scatter", (digest,), self.tr("Scoring the items"), lambda: _scored(project)
        )
        if scores is None:
            self.scatter.show_waiting()
        else:
            names = (project.system_a, project.system_b)
            rows, a, b = scores
            self.scatter.show_scores(rows, a, b, names, self.session.words(metric_name(metric)))

    def meaning(self) -> list[str]:
        """What the interaction and the rows say."""
        if self._found is None:
            return []
        return [self.session.words(part) for part in meaning(self._found)]

    def cautions(self) -> list[str]:
        """What is easily misread."""
        if self._found is None:
            return []
        return [self.session.words(part) for part in cautions(self._found)]

    def signature(self) -> str:
        """Definition and settings as printed."""
        if self._found is None:
            return ""
        return f"{self._found.metric.signature()}|{self._found.signature()}"

    def retranslate(self) -> None:
        """Set every text anew."""
        self.cut_label.setText(self.tr("&Cut by"))
        self.correction_label.setText(self.tr("C&orrection"))
        for label, box in (
            (self.cut_label, self.cut_box),
            (self.correction_label, self.correction_box),
        ):
            box.setAccessibleName(plain(label.text()))
        self.cut_box.setToolTip(self.tr("Name the property before looking at the rows"))
        self.correction_box.setToolTip(
            self.tr("How the p-values are adjusted for testing several slices")
        )
        self.forest.setToolTip(
            self.tr("Click a slice to see its items; double-click to look at it alone everywhere")
        )
        self.scatter_card.set_title(self.tr("Scores of the items"))
        for part in (self.forest, self.gains, self.scatter):
            part.retranslate()
        if self.isVisible():
            self.refresh()

    def restyle(self) -> None:
        """Take colours from the theme now in use."""
        for part in (self.forest, self.gains, self.scatter):
            part.restyle()

    # showing

    def _show_empty(self, reason: str) -> None:
        self._found = None
        self.empty.set_texts(self.tr("Nothing to cut into slices"), reason)
        self._stack.setCurrentIndex(1)
        self.meaning_changed.emit()

    def _show_waiting(self, failure: str) -> None:
        self._found = None
        self._stack.setCurrentIndex(0)
        if failure:
            self._heading.setText(self.tr("The slices could not be compared"))
            self._line.setText(failure.strip().splitlines()[-1])
        else:
            self._heading.setText(self.tr("Comparing in slices …"))
            self._line.setText("")
        self.forest.show_found(None, "")
        self.meaning_changed.emit()

    def _fill_choices(self) -> None:
        if self._cut not in self._cuts:
            self._cut = self._cuts[0] if self._cuts else None
        names = [self.session.words(cut.name) for cut in self._cuts]
        self.cut_box.clear()
        self.cut_box.addItems(names)
        if self._cut is not None:
            self.cut_box.setCurrentIndex(self._cuts.index(self._cut))
        self.cut_box.setEnabled(len(self._cuts) > 1)
        self.correction_box.clear()
        for key in CORRECTIONS:
            self.correction_box.addItem(self.session.words(correction_name(key)), key)
        place = self.correction_box.findData(self._correction())
        self.correction_box.setCurrentIndex(place)

    def _correction(self) -> str:
        asked = self.session.project.settings.correction
        return asked if asked in CORRECTIONS else next(iter(CORRECTIONS))

    def _show(self, found: SlicesFound) -> None:
        self._found = found = corrected(found, self._correction())
        self._heading.setText(self.session.words(headline(found)))
        self._line.setText(self.session.words(line(found)))
        chosen = self.session.project.slice
        value = ""
        if chosen is not None and found.slicing.cut == Cut("column", chosen.column):
            value = chosen.value
        self.forest.show_found(found, value)
        self._arrange()
        self.meaning_changed.emit()

    def _arrange(self) -> None:
        """All rows in sight, where that leaves words and points enough room."""
        around = 2 * CARD_PADDING + self.cut_box.sizeHint().height() + 2 * GRID
        height = self.forest.full_height() + around
        width = self.width() - 2 * _MARGIN
        used = sum(part.heightForWidth(width) + GAP for part in (self._heading, self._line))
        room = self.height() - 2 * _MARGIN - used
        if not self._lower.isHidden():
            room -= _LEAST_LOWER + GAP
        self.card.setMaximumHeight(height)
        self.card.setMinimumHeight(min(height, max(_LEAST_CARD, room)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new height."""
        super().resizeEvent(event)
        if self._found is not None:
            self._arrange()

    # what happens

    def _on_found(self) -> None:
        if self.isVisible():
            self.refresh()

    def _on_progressed(self, kind: str, share: object) -> None:
        if kind == "slices" and isinstance(share, float) and self._found is None:
            self._line.setText(self.tr("{share} done").format(share=percent(share, 0)))

    def _on_cut(self, place: int) -> None:
        self._cut = self._cuts[place]
        self._refresh_slices(self.session.project)

    def _on_correction(self, place: int) -> None:
        self.session.change_settings(correction=str(self.correction_box.itemData(place)))

    def _on_items(self, place: int) -> None:
        found = self._found
        if found is None:
            return
        if place < 0:
            self.session.show_items(ItemFilter())
        else:
            told = row_told(found, place)
            self.session.show_items(ItemFilter(among=found.mask(place), told=told))

    def _on_slice(self, place: int) -> None:
        found = self._found
        if found is None:
            return
        if place < 0:
            self.session.choose_slice(None)
            return
        changed = with_slice(self.session.project, found.slicing, place)
        # A counted property is a column from now on, and stays what is shown.
        assert changed.slice is not None
        self._cut = Cut("column", changed.slice.column)
        self.session.apply(changed, self.tr("Choose slice"))

    def _on_gain(self, text: str) -> None:
        reference = self.session.project.reference
        if self._gains is None or reference is None:
            return
        told = Message(QT_TRANSLATE_NOOP("messages", "“{words}” in the reference"), {"words": text})
        mask = self._gains.mask(text, reference.n_items)
        self.session.show_items(ItemFilter(among=mask, told=told))

    def _on_boxed(self, rows: NDArray[np.intp]) -> None:
        reference = self.session.project.reference
        if reference is None:
            return
        mask = np.zeros(reference.n_items, dtype=bool)
        mask[rows] = True
        told = Message(
            QT_TRANSLATE_NOOP("messages", "{n:,} items within the box drawn"), {"n": len(rows)}
        )
        self.session.show_items(ItemFilter(among=mask, told=told))


class _Lower(QWidget):
    """Words and points; they scroll and shrink."""

    def hasHeightForWidth(self) -> bool:
        """Not, for all their wrapped notes: a layout takes that height for the least one."""
        return False


def _parts_of_cuts(project: Project) -> tuple[Any, ...]:
    return project.reference, project.excluded, project.task


def _scored(
    project: Project,
) -> Generator[float, None, tuple[NDArray[np.intp], NDArray[np.float64], NDArray[np.float64]]]:
    """Positions of the items with a score of both systems, and these scores."""
    pair = (project.system_a, project.system_b)
    metric = metric_of(project)
    yield 0.0
    if metric.slow:
        yield from extracting(project, (metric,), pair)
    a, b = (item_scores(project, name, metric) for name in pair)
    rows = np.flatnonzero(~(np.isnan(a) | np.isnan(b)))
    return rows, a[rows], b[rows]
