"""The page Agreement: how far annotators agree, which of them less, and on which items not."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar

import numpy as np
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from sigdesk.core.agreement.coefficient import Coefficient
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.agreement_found import AgreementFound, agreement_digest, find_agreement
from sigdesk.model.agreement_table import AgreementRow, AnnotatorPairs, annotator_pairs
from sigdesk.model.agreement_words import cautions, headline, line, meaning
from sigdesk.model.annotator_difference import compare_annotators
from sigdesk.model.disputes import disputed_mask, label_mask, pair_mask
from sigdesk.model.items import ItemFilter
from sigdesk.model.project import Project
from sigdesk.ui.numbers import count
from sigdesk.ui.page import Page
from sigdesk.ui.session import Session
from sigdesk.ui.theme import GAP
from sigdesk.ui.views.agreement_annotators import AnnotatorsCard
from sigdesk.ui.views.agreement_coefficients import CoefficientsCard
from sigdesk.ui.views.agreement_lists import DisputedCard, LabelsCard
from sigdesk.ui.views.background import Background
from sigdesk.ui.widgets import Card, EmptyState, Text

_ITEM = QT_TRANSLATE_NOOP("messages", "the disputed item {name}")
_ALL = QT_TRANSLATE_NOOP("messages", "the items on which annotators disagree")
_LABEL = QT_TRANSLATE_NOOP("messages", "one annotator says “{label}”, and another something else")
_PAIR = QT_TRANSLATE_NOOP("messages", "{a} and {b} disagree")


class AgreementPage(Page):
    """Verdict, coefficients, pairs, labels, disputed items."""

    key: ClassVar[str] = "agreement"
    icon: ClassVar[str] = "agreement"

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._work = Background(session, self)
        self._work.found.connect(self._on_found)
        self._work.progressed.connect(self._on_progressed)
        self._found: AgreementFound | None = None
        self._chosen = ""
        self.headline = Text("", "verdict", wrap=True, selectable=True)
        self.line = Text("", wrap=True, selectable=True)
        self.coefficients = CoefficientsCard()
        self.annotators = AnnotatorsCard(session)
        self.labels = LabelsCard()
        self.disputed = DisputedCard()
        self.empty = EmptyState("agreement")
        self._lay_out()
        self.coefficients.coefficient_chosen.connect(self._on_coefficient)
        self.annotators.pair_chosen.connect(session.choose_pair)
        self.annotators.dispute_wanted.connect(self._on_pair_items)
        self.labels.label_chosen.connect(self._on_label)
        self.disputed.item_chosen.connect(self._on_item)
        self.disputed.all_wanted.connect(self._on_all)
        self.retranslate()

    def _lay_out(self) -> None:
        filled = QWidget()
        column = QVBoxLayout(filled)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        self.verdict = Card()
        self.verdict.body.addWidget(self.headline)
        self.verdict.body.addWidget(self.line)
        column.addWidget(self.verdict)
        for left, right, shares in (
            (self.coefficients, self.annotators, (6, 5)),
            (self.labels, self.disputed, (4, 5)),
        ):
            row = QHBoxLayout()
            row.setSpacing(GAP)
            row.addWidget(left, shares[0])
            row.addWidget(right, shares[1])
            column.addLayout(row, 1)
        self._stack = QStackedWidget()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(14, 14, 14, 14)
        outer.addWidget(self._stack)
        self._stack.addWidget(filled)
        self._stack.addWidget(self.empty)

    # what the window asks

    def title(self) -> str:
        """Name in the list of pages."""
        return self.tr("Agreement")

    def unavailable(self, project: Project) -> str:
        """Ratings of two annotators or more are needed."""
        if project.is_empty or not project.systems:
            return self.tr("Open the labels that several annotators gave to the same items.")
        if project.task != "annotations":
            return self.tr(
                "Agreement is between annotators: a table with a column for each of them, or a "
                "row for each rating."
            )
        if len(project.systems) < 2:
            return self.tr("There is one annotator only.")
        if not len(project.rows()):
            return self.tr("No item is in play.")
        return ""

    def refresh(self) -> None:
        """Show the agreement of the items in play, and have it computed."""
        project = self.session.project
        reason = self.unavailable(project)
        if reason:
            self._found = None
            self.empty.set_texts(self.tr("No annotators to compare"), reason)
            self._stack.setCurrentIndex(1)
            self.meaning_changed.emit()
            return
        parts = self._parts(project)
        found = self._work.find(
            "agreement", parts, self.tr("Measuring agreement"), lambda: find_agreement(project)
        )
        if found is not None:
            self._show(found)
            return
        failure = self._work.failure("agreement", parts)
        if failure or self._found is None or self._found.rows[0].interval is not None:
            self._found = None
            wait = self.tr("The agreement is being measured.")
            self.empty.set_texts(self.tr("Agreement"), failure or wait)
            self._stack.setCurrentIndex(1)
            self.meaning_changed.emit()

    @staticmethod
    def _parts(project: Project) -> tuple[Any, ...]:
        return agreement_digest(project), project.reference

    def meaning(self) -> list[str]:
        """What the coefficient in focus measures."""
        row = self._row()
        return [] if row is None else [self.session.words(part) for part in meaning(row)]

    def cautions(self) -> list[str]:
        """What must be said beside it."""
        row = self._row()
        if row is None or self._found is None:
            return []
        said = cautions(self.session.project, row, self._found.rows)
        return [self.session.words(part) for part in said]

    def signature(self) -> str:
        """Definition and settings as printed."""
        row = self._row()
        if row is None:
            return ""
        project = self.session.project
        parts = [
            row.coefficient.signature(),
            f"n:{len(project.rows())}",
            f"annotators:{len(project.systems)}",
        ]
        if row.interval is not None:
            parts.append(f"bs:{row.interval.method}")
        return "|".join([*parts, f"seed:{project.settings.seed}"])

    def retranslate(self) -> None:
        """Set every text anew."""
        self.verdict.setAccessibleName(self.tr("Verdict"))
        for part in (self.coefficients, self.annotators, self.labels, self.disputed):
            part.retranslate()
        if self._found is not None and self.isVisible():
            self._show(self._found)

    def restyle(self) -> None:
        """Take colours from the theme now in use."""
        self.coefficients.restyle()

    # showing

    def _row(self) -> AgreementRow | None:
        return None if self._found is None else self._found.row(self._chosen)

    def _show(self, found: AgreementFound) -> None:
        project, before = self.session.project, self._found
        self._found = found
        self._stack.setCurrentIndex(0)
        row = found.row(self._chosen)
        self.headline.setText(self.session.words(headline(row, found.rows)))
        self.line.setText(self.session.words(line(project, row, found.rows)))
        self.coefficients.show_rows(found.rows, row.coefficient.signature())
        if before is None or before.disputed is not found.disputed:
            self.labels.show_rows(found.labels)
            self.disputed.show_items(project, found.disputed)
        self._show_annotators(project, row)
        self.meaning_changed.emit()

    def _show_annotators(self, project: Project, row: AgreementRow) -> None:
        a, b = project.system_a, project.system_b
        coefficient = row.coefficient
        parts = (*self._parts(project), coefficient.signature())
        pairs = self._work.find(
            "pairs",
            parts,
            self.tr("Measuring agreement pair by pair"),
            lambda: _pairs(project, coefficient),
        )
        self.annotators.show_pairs(pairs, (a, b))
        n_apart = int(np.count_nonzero(pair_mask(project, a, b))) if a and b else 0
        text = self.tr("Read the {n} items {a} and {b} disagree on")
        if n_apart == 1:
            text = self.tr("Read the item {a} and {b} disagree on")
        shown = text.format(n=count(n_apart), a=a, b=b) if n_apart else ""
        self.annotators.show_items(shown)
        if not a or not b:
            return
        parts = (*parts, a, b, project.settings.alpha)
        found = self._work.find(
            "difference",
            parts,
            self.tr("Comparing {a} with {b}").format(a=a, b=b),
            lambda: compare_annotators(project, a, b, coefficient),
        )
        if found is None:
            failure = self._work.failure("difference", parts)
            self.annotators.show_waiting(a, b, None, failure)
        else:
            self.annotators.show_difference(found, project.settings.alpha)

    # what happens

    def _on_found(self) -> None:
        if self.isVisible():
            self.refresh()

    def _on_progressed(self, kind: str, snapshot: object) -> None:
        if not self.isVisible():
            return
        project = self.session.project
        if kind == "agreement" and isinstance(snapshot, AgreementFound):
            n_there = 0 if self._found is None else len(self._found.rows)
            if len(snapshot.rows) >= max(n_there, 1) and snapshot is not self._found:
                self._show(snapshot)
        elif kind == "difference" and isinstance(snapshot, float):
            self.annotators.show_waiting(project.system_a, project.system_b, snapshot, "")

    def _on_coefficient(self, signature: str) -> None:
        row = self._row()
        if self._found is not None and row is not None and signature != row.coefficient.signature():
            self._chosen = signature
            self._show(self._found)

    def _on_pair_items(self) -> None:
        project = self.session.project
        a, b = project.system_a, project.system_b
        told = Message(_PAIR, {"a": a, "b": b})
        self.session.show_items(ItemFilter(among=pair_mask(project, a, b), told=told))

    def _on_label(self, label: str) -> None:
        mask = label_mask(self.session.project, label, disputed=True)
        told = Message(_LABEL, {"label": label})
        self.session.show_items(ItemFilter(among=mask, told=told))

    def _on_item(self, item: int) -> None:
        reference = self.session.project.reference
        assert reference is not None
        mask = np.zeros(reference.n_items, dtype=bool)
        mask[item] = True
        told = Message(_ITEM, {"name": str(reference.item_ids[item])})
        self.session.show_items(ItemFilter(among=mask, told=told))

    def _on_all(self) -> None:
        if self._found is not None:
            mask = disputed_mask(self.session.project, self._found.disputed)
            self.session.show_items(ItemFilter(among=mask, told=Message(_ALL)))


def _pairs(project: Project, coefficient: Coefficient) -> Generator[None, None, AnnotatorPairs]:
    yield None
    return annotator_pairs(project, coefficient)
