"""The page All pairs: which systems lead, which cannot be told apart, and every difference."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QVBoxLayout, QWidget

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.all_pairs import (
    FEWEST_SYSTEMS,
    PairsResult,
    compare_systems,
    correcting,
    correction_of,
    pairs_digest,
)
from sigdesk.model.all_pairs_table import ranking_text
from sigdesk.model.all_pairs_words import cautions, meaning, versus
from sigdesk.model.project import Project
from sigdesk.ui.page import Page
from sigdesk.ui.session import Session
from sigdesk.ui.theme import CARD_PADDING, GAP, GRID
from sigdesk.ui.views.background import Background
from sigdesk.ui.views.pairs_critical import CriticalDiagram
from sigdesk.ui.views.pairs_matrix import MatrixView
from sigdesk.ui.views.pairs_ranking import RankingCard
from sigdesk.ui.views.pairs_settings import PairsSettings
from sigdesk.ui.views.pairs_verdict import PairsVerdict
from sigdesk.ui.widgets import Card, EmptyState

_FEW = 4
"""Systems whose ranking and matrix have room one below the other."""
_KIND = "pairs"
_AT_ONCE = 600
"""Pairs whose p-values are adjusted without a job."""
_NO_LIMIT = 16_777_215


class PairsPage(Page):
    """Verdict, ranking, matrix of differences, critical-difference diagram."""

    key: ClassVar[str] = "pairs"
    icon: ClassVar[str] = "pairs"

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._work = Background(session, self)
        self._work.found.connect(self._on_found)
        self._work.progressed.connect(self._on_progressed)
        session.jobs.cancelled.connect(self._on_cancelled)
        self._result: PairsResult | None = None
        self._filled: set[str] = set()
        self._stopped = ""
        self._asking = False
        self._baseline = ""
        self._wanted = "ranking"
        self.verdict = PairsVerdict(session)
        self.ranking = RankingCard()
        self.card = Card()
        self.matrix = MatrixView()
        self.diagram = CriticalDiagram()
        self.settings = PairsSettings(session, self)
        self.settings.hide()
        self.empty = EmptyState("pairs")
        self._lay_out()
        self.verdict.view.chosen.connect(self._on_view)
        self.matrix.detail.chosen.connect(self._arrange)
        self.matrix.pair_chosen.connect(self._on_pair)
        self.settings.baseline_chosen.connect(self._on_baseline)
        self.verdict.stop_requested.connect(self._on_stop)
        self.verdict.start_requested.connect(self._on_start)
        self.verdict.copy_requested.connect(self._on_copy)
        self.verdict.save_requested.connect(self._on_save)
        self.retranslate()

    def _lay_out(self) -> None:
        filled = QWidget()
        column = QVBoxLayout(filled)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.verdict)
        column.addWidget(self.ranking, 1)
        self._pictures = QStackedWidget()
        self._pictures.addWidget(self.matrix)
        self._pictures.addWidget(self.diagram)
        self.card.header.addWidget(self.matrix.detail)
        self.card.body.addWidget(self._pictures, 1)
        column.addWidget(self.card, 2)
        # Takes the room of what is hidden.
        column.addStretch(0)
        self._stack = QStackedWidget()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(14, 14, 14, 14)
        outer.addWidget(self._stack)
        self._stack.addWidget(filled)
        self._stack.addWidget(self.empty)

    # what the window asks

    def title(self) -> str:
        """Name in the list of pages."""
        return self.tr("All pairs")

    def unavailable(self, project: Project) -> str:
        """Three systems or more are needed."""
        if project.is_empty or not project.systems:
            return self.tr("Open the outputs of three or more systems.")
        if project.task == "annotations":
            return self.tr("The page Agreement compares annotators, pair by pair.")
        if len(project.systems) < FEWEST_SYSTEMS:
            return self.tr(
                "With two systems there is one pair, and the page Compare has it. Add the output "
                "of another system."
            )
        if not len(project.rows()):
            return self.tr("No item is in play.")
        return ""

    def refresh(self) -> None:
        """Show the comparison of all systems, and have it computed."""
        project = self.session.project
        reason = self.unavailable(project)
        if reason:
            self._result = None
            self.empty.set_texts(self.tr("No pairs to compare"), reason)
            self._stack.setCurrentIndex(1)
            self.meaning_changed.emit()
            return
        self._stack.setCurrentIndex(0)
        if self._baseline not in {system.name for system in project.systems}:
            self._baseline = ""
        self.settings.show_project(project, self._baseline)
        parts = self._parts(project)
        found = None
        if parts[0] != self._stopped:
            self._stopped = ""
            self._asking = True
            found = self._work.find(
                _KIND, parts, self.tr("Comparing all pairs"), lambda: compare_systems(project)
            )
            self._asking = False
        if found is None:
            self._show_open(project, parts)
        else:
            self._show_corrected(found, correction_of(project), parts)

    def _show_corrected(self, found: PairsResult, correction: str, parts: tuple[Any, ...]) -> None:
        """Adjust the p-values anew where the project asks for another correction."""
        if found.found.settings.correction == correction:
            self._show(found)
            return
        adjusted = self._work.find(
            "correction",
            (found, correction),
            self.tr("Adjusting p-values"),
            lambda: correcting(found, correction),
            at_once=found.n_pairs <= _AT_ONCE,
        )
        if adjusted is None:
            self._show_open(self.session.project, parts)
        else:
            self._show(adjusted)

    @staticmethod
    def _parts(project: Project) -> tuple[Any, ...]:
        # Columns of the reference say what runs are repeated on; its content is in the digest.
        return pairs_digest(project), project.reference

    def meaning(self) -> list[str]:
        """What groups, shares and the correction say."""
        if self._result is None:
            return []
        return [self.session.words(part) for part in meaning(self._result)]

    def cautions(self) -> list[str]:
        """What is easily misread."""
        if self._result is None:
            return []
        return [self.session.words(part) for part in cautions(self._result)]

    def settings_widget(self) -> QWidget:
        """Correction, level and baseline."""
        return self.settings

    def signature(self) -> str:
        """Definition and settings as printed."""
        return "" if self._result is None else self._result.signature()

    def retranslate(self) -> None:
        """Set every text anew."""
        for part in (self.verdict, self.ranking, self.matrix, self.diagram, self.settings):
            part.retranslate()
        if self._result is not None and self.isVisible():
            self.refresh()

    def restyle(self) -> None:
        """Take colours from the theme now in use."""
        for part in (self.ranking, self.matrix):
            part.restyle()
        self.diagram.update()

    # showing

    def _show_open(self, project: Project, parts: tuple[Any, ...]) -> None:
        self._result = None
        n = len(project.systems)
        n_pairs = n * (n - 1) // 2
        failure = self._work.failure(_KIND, parts)
        if failure or self._stopped:
            self.verdict.show_stopped(n_pairs, failure)
        else:
            self.verdict.show_progress(n_pairs, None)
        self.ranking.hide()
        self.card.hide()
        self.meaning_changed.emit()

    def _show(self, result: PairsResult) -> None:
        self._result = result
        self.verdict.show_result(self.session.project, result, result.ranks is not None)
        self._filled.clear()
        self._arrange()
        self.meaning_changed.emit()

    def _fill(self, part: str, result: PairsResult) -> None:
        """Fill a part when it is first shown: with hundreds of systems each takes its time."""
        if part in self._filled:
            return
        self._filled.add(part)
        names = result.names
        if part == "ranking":
            baseline = names.index(self._baseline) if self._baseline in names else -1
            against = "" if baseline < 0 else self.session.words(versus(result, baseline))
            self.ranking.show_result(result, baseline, against)
        elif part == "matrix":
            self.matrix.show_result(result)
        else:
            self.diagram.show_ranks(result.ranks, names, result.positions)

    def _arrange(self) -> None:
        """Few systems: ranking above, matrix or diagram below. Many: one at a time."""
        if self._result is None:
            return
        few = len(self._result.names) <= _FEW
        ranked = self._result.ranks is not None
        view = self.verdict.view
        view.button("ranking").setVisible(not few)
        view.button("ranks").setVisible(ranked)
        current = self._wanted
        if (current == "ranking" and few) or (current == "ranks" and not ranked):
            current = "matrix" if few else "ranking"
        view.set_current(current)
        view.setVisible(not few or ranked)
        for part in {current, "ranking"} if few else {current}:
            self._fill(part, self._result)
        self.ranking.setVisible(few or current == "ranking")
        self.card.setVisible(current != "ranking")
        self._pictures.setCurrentWidget(self.diagram if current == "ranks" else self.matrix)
        self.matrix.detail.setVisible(current == "matrix")
        title = self.tr("Difference of every pair")
        if current == "ranks":
            title = self.tr("Mean ranks over the runs, 1 is best")
        self.card.set_title(title)
        limit = self.ranking.full_height()
        self.ranking.setMaximumHeight(limit)
        self.ranking.setMinimumHeight(limit if few else 0)
        compact = few and current == "matrix" and self.matrix.detail.current() == "numbers"
        around = 2 * CARD_PADDING + self.matrix.detail.sizeHint().height() + 2 * GRID
        self.card.setMaximumHeight(self.matrix.full_height() + around if compact else _NO_LIMIT)

    # what happens

    def _on_found(self) -> None:
        if self.isVisible():
            self.refresh()

    def _on_progressed(self, kind: str, share: object) -> None:
        if kind == _KIND and isinstance(share, float) and self.isVisible() and not self._stopped:
            n = len(self.session.project.systems)
            self.verdict.show_progress(n * (n - 1) // 2, share)

    def _on_cancelled(self, key: object) -> None:
        mine = isinstance(key, tuple) and key[:3] == ("background", self.key, _KIND)
        if mine and not self._asking:
            self._mark_stopped()

    def _mark_stopped(self) -> None:
        """Not begin again by itself what the user stopped."""
        self._stopped = pairs_digest(self.session.project)
        if self.isVisible():
            self.refresh()

    def _on_stop(self) -> None:
        self._work.cancel(_KIND)

    def _on_start(self) -> None:
        self._stopped = ""
        self._work.retry()
        self.refresh()

    def _on_baseline(self, name: str) -> None:
        self._baseline = name
        if self._result is not None:
            self._show(self._result)

    def _on_view(self, key: str) -> None:
        self._wanted = key
        self._arrange()

    def _on_pair(self, row: str, column: str) -> None:
        self.session.choose_pair(row, column)
        self.session.show_page("compare")

    def _on_copy(self) -> None:
        if self._result is not None:
            QGuiApplication.clipboard().setText(ranking_text(self._result, self.session.words))
            told = QT_TRANSLATE_NOOP("messages", "Copied: the ranking of {n:,} systems")
            self.session.message_posted.emit(Message(told, {"n": len(self._result.names)}))

    def _on_save(self) -> None:
        dialog = QFileDialog(self, self.tr("Save the critical-difference diagram"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("SVG pictures (*.svg)"))
        dialog.setDefaultSuffix("svg")
        dialog.selectFile("critical-difference.svg")
        dialog.fileSelected.connect(self._on_file)
        dialog.open()

    def _on_file(self, name: str) -> None:
        if self._result is None:
            return
        path = Path(name)
        try:
            self._fill("ranks", self._result)
            path.write_bytes(self.diagram.svg())
        except OSError as problem:
            told = Message("{problem}", {"problem": str(problem)}, "problem")
        else:
            told = Message(QT_TRANSLATE_NOOP("messages", "Written: {path}"), {"path": path.name})
        self.session.message_posted.emit(told)
