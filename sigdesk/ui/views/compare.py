"""The page Compare: is A better than B, by how much, and how surely."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from sigdesk.core.messages import Message
from sigdesk.core.results import ResamplingSnapshot
from sigdesk.model.advice import circumstantial_cautions
from sigdesk.model.circumstances import circumstances
from sigdesk.model.metric_choice import signature_of
from sigdesk.model.project import Project
from sigdesk.model.store import ResultKey
from sigdesk.model.words import Verdict
from sigdesk.ui.page import Page
from sigdesk.ui.session import Session
from sigdesk.ui.theme import GAP
from sigdesk.ui.turns import Turns
from sigdesk.ui.views.compare_agreement import AgreementCard
from sigdesk.ui.views.compare_histogram import HistogramCard
from sigdesk.ui.views.compare_settings import CompareSettings
from sigdesk.ui.views.compare_state import Comparison, comparison_of
from sigdesk.ui.views.compare_tests import TestsCard
from sigdesk.ui.views.compare_verdict import VerdictCard
from sigdesk.ui.views.compare_work import CompareWork
from sigdesk.ui.widgets import EmptyState

_LOWER_ROW = 226
_AGREEMENT_WIDTH = 228


class ComparePage(Page):
    """Verdict, histogram, four-way table and all tests of the pair in focus."""

    key: ClassVar[str] = "compare"
    icon: ClassVar[str] = "compare"

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._comparison: Comparison | None = None
        self._is_behind = True
        self._said: Verdict | None = None
        self._work = CompareWork(session, self)
        self._work.found.connect(self._on_found)
        # Each card is brought up to date in a turn of its own: together they would be felt.
        self.turns = Turns(self)
        self.verdict = VerdictCard(session)
        self.histogram = HistogramCard(session)
        self.agreement = AgreementCard(session)
        self.tests = TestsCard(session)
        self.settings = CompareSettings(session, self)
        self.settings.hide()
        self.empty = EmptyState("compare")
        self._lay_out()
        self.verdict.retry_requested.connect(self._on_retry)
        session.progressed.connect(self._on_progressed)
        session.result_stored.connect(self._on_result)
        session.run_failed.connect(self._on_failed)
        session.running_changed.connect(self._on_running_changed)

    def _lay_out(self) -> None:
        filled = QWidget()
        column = QVBoxLayout(filled)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.verdict)
        column.addWidget(self.histogram, 1)
        lower = QHBoxLayout()
        lower.setSpacing(GAP)
        self.agreement.setMinimumWidth(_AGREEMENT_WIDTH)
        for card in (self.agreement, self.tests):
            card.setFixedHeight(_LOWER_ROW)
        lower.addWidget(self.agreement)
        lower.addWidget(self.tests, 1)
        column.addLayout(lower)
        self._stack = QStackedWidget()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(14, 14, 14, 14)
        outer.addWidget(self._stack)
        self._stack.addWidget(filled)
        self._stack.addWidget(self.empty)

    # what the window asks

    def title(self) -> str:
        """Name in the list of pages."""
        return self.tr("Compare")

    def unavailable(self, project: Project) -> str:
        """Two systems are needed."""
        if project.is_empty or not project.systems:
            return self.tr("Open the outputs of two systems to compare them.")
        if not project.system_a or not project.system_b:
            return self.tr("There is one system only. Add the output of another to compare them.")
        if project.task == "annotations" and len(project.systems) < 3:
            return self.tr(
                "Two annotators agree with each other as much as the other way round. The page "
                "Agreement says how much."
            )
        return ""

    def refresh(self) -> None:
        """Show the pair in focus, and have computed what is not known yet."""
        self.turns.forget()
        reason = self.unavailable(self.session.project)
        if reason:
            self._comparison = None
            self.empty.set_texts(self.tr("Nothing to compare"), reason)
            self._stack.setCurrentIndex(1)
            self.meaning_changed.emit()
            return
        self._stack.setCurrentIndex(0)
        if not self._work.is_planned(self.session.project):
            self._show_waiting()
            return
        self._request()
        self.turns.ask(counts=self._show_counts, settings=self._show_settings)
        self._ask_tests()

    def meaning(self) -> list[str]:
        """What the verdict's result means."""
        said = self._said
        return [] if said is None else [self.session.words(part) for part in said.meaning]

    def cautions(self) -> list[str]:
        """What is true of the result and easily misread, and what its test noted."""
        said = self._said
        if said is None:
            return []
        return [self.session.words(part) for part in (*said.cautions, *self._circumstances())]

    def _circumstances(self) -> tuple[Message, ...]:
        """What is to be said of how the comparison came about."""
        comparison = self._comparison
        if comparison is None or comparison.main.result is None:
            return ()
        project = comparison.project
        counted = self._work.counted(project) if project.by_label else None
        shown = [one.result for one in comparison.tests.values() if one.result is not None]
        facts = circumstances(
            project,
            self.session.store,
            comparison.a,
            comparison.b,
            comparison.main.result,
            shown,
            None if counted is None else counted.agreement.discordant,
        )
        return circumstantial_cautions(facts)

    def settings_widget(self) -> QWidget:
        """Settings of every comparison."""
        return self.settings

    def signature(self) -> str:
        """Metric, items and test of the verdict as printed."""
        comparison = self._comparison
        if comparison is None:
            return ""
        main = comparison.main
        parts = [signature_of(comparison.project, comparison.metric)]
        if comparison.project.cluster:
            parts.append(f"units:{comparison.project.cluster}")
        if main.result is not None:
            parts.append(f"n:{main.result.n_items}")
            parts.append(main.result.signature)
        else:
            parts.append(main.procedure.signature())
        return "|".join(parts)

    def retranslate(self) -> None:
        """Set every text anew."""
        for part in (self.verdict, self.histogram, self.agreement, self.tests, self.settings):
            part.retranslate()
        if self.isVisible():
            self.refresh()

    def restyle(self) -> None:
        """Take colours from the theme now in use."""
        for part in (self.verdict, self.histogram, self.agreement, self.tests):
            part.restyle()

    # inside

    def _show_waiting(self) -> None:
        """Nothing is known of this pair yet; what is known of another must not stay on show."""
        self._comparison, self._said = None, None
        project = self.session.project
        failure = self._work.failure(project)
        self.verdict.show_waiting(project.system_a, project.system_b, failure)
        self.agreement.show_waiting()
        self.meaning_changed.emit()
        self.turns.ask(histogram=self.histogram.show_waiting, tests=self.tests.show_waiting)

    def _request(self) -> None:
        """Ask for every suitable test; the recommended one stands first and so runs first."""
        comparison = comparison_of(self.session)
        if comparison is None:
            return
        for state in comparison.tests.values():
            if state.suitable and state.result is None:
                self.session.request_test(state.procedure)

    def _ask_tests(self) -> None:
        """Have shown what a started, finished, failed or paused test changes."""
        self._is_behind = True
        self.turns.ask(
            verdict=self._show_verdict,
            meaning=self.meaning_changed.emit,
            histogram=self._show_histogram,
            tests=self._show_tests,
        )

    def _gathered(self) -> Comparison | None:
        """What is known, gathered anew after something has changed."""
        project = self.session.project
        if self.unavailable(project):
            # Another document was opened while cards still waited for their turn.
            return None
        if self._is_behind and self._work.is_planned(project):
            self._is_behind = False
            self._comparison = comparison_of(self.session)
        return self._comparison

    def _show_counts(self) -> None:
        comparison = self._gathered()
        if comparison is not None:
            counted = self._work.counted(comparison.project)
            self.agreement.show_comparison(comparison, counted)

    def _show_settings(self) -> None:
        comparison = self._gathered()
        if comparison is not None:
            self.settings.show_comparison(comparison)

    def _show_verdict(self) -> None:
        comparison = self._gathered()
        if comparison is None:
            return
        result = comparison.main.result
        self._said = None
        if result is not None:
            self._said = self._work.said(comparison.project, result, comparison.interval)
        self.verdict.show_comparison(comparison, self._said)

    def _show_histogram(self) -> None:
        comparison = self._gathered()
        if comparison is not None:
            self.histogram.show_comparison(comparison)

    def _show_tests(self) -> None:
        comparison = self._gathered()
        if comparison is not None:
            self.tests.show_comparison(comparison)

    def _is_mine(self, key: ResultKey) -> bool:
        comparison = self._comparison
        return comparison is not None and any(
            state.key == key for state in comparison.tests.values()
        )

    def _on_found(self, what: str) -> None:
        if not self.isVisible():
            return
        if what == "plan" or self._comparison is None:
            self.refresh()
        elif what == "counts":
            self.turns.ask(counts=self._show_counts)
        else:
            self.turns.ask(verdict=self._show_verdict, meaning=self.meaning_changed.emit)

    def _on_progressed(self, key: ResultKey, snapshot: object) -> None:
        if isinstance(snapshot, ResamplingSnapshot) and self.isVisible() and self._is_mine(key):
            self.histogram.follow(key, snapshot)
            self.tests.follow(key, snapshot)

    def _on_result(self, key: ResultKey) -> None:
        if self.isVisible() and self._is_mine(key):
            self._ask_tests()

    def _on_failed(self, key: ResultKey, _text: str) -> None:
        if self.isVisible() and self._is_mine(key):
            self._ask_tests()

    def _on_running_changed(self) -> None:
        if self.isVisible() and self._comparison is not None:
            self._ask_tests()

    def _on_retry(self) -> None:
        if self._comparison is not None:
            self.session.resume(self._comparison.main.procedure)
