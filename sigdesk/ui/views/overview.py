"""The page Overview: every system under every metric, the classes, and what the files hid."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.params import param_values
from sigdesk.model.analysis import SCORE_RESAMPLES, ScoreRow
from sigdesk.model.facts import metric_phrase
from sigdesk.model.items import ItemFilter
from sigdesk.model.metric_choice import label_choices, metric_of, signature_of
from sigdesk.model.project import Project
from sigdesk.model.score_details import score_details
from sigdesk.model.store import ResultKey, scores_key
from sigdesk.ui.page import Page
from sigdesk.ui.session import Session
from sigdesk.ui.theme import GAP
from sigdesk.ui.views.overview_classes import ClassesCard
from sigdesk.ui.views.overview_findings import FindingsCard
from sigdesk.ui.views.overview_scores import ScoresCard
from sigdesk.ui.views.overview_spread import SpreadCard
from sigdesk.ui.widgets import EmptyState
from sigdesk.ui.widgets.metric_form import MetricForm
from sigdesk.ui.wording import listed


class OverviewPage(Page):
    """Scores with intervals, class distribution or spread of scores, and findings."""

    key: ClassVar[str] = "overview"
    icon: ClassVar[str] = "overview"

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._rows: tuple[ScoreRow, ...] = ()
        self._shown: Project | None = None
        self.scores = ScoresCard(session)
        self.classes = ClassesCard()
        self.spread = SpreadCard()
        self.findings = FindingsCard(session)
        self.metric_form = MetricForm(session, self)
        self.metric_form.hide()
        self.empty = EmptyState("overview")
        self._lay_out()
        self.scores.score_chosen.connect(self._on_score_chosen)
        # Sentences know their height only after they were laid out at their new width.
        self._fit_soon = QTimer(self)
        self._fit_soon.setSingleShot(True)
        self._fit_soon.setInterval(0)
        self._fit_soon.timeout.connect(self._fit_lower)
        self.findings.resized.connect(self._fit_soon.start)
        self.classes.label_chosen.connect(self._on_label_chosen)
        session.progressed.connect(self._on_progressed)
        session.result_stored.connect(self._on_result)

    def _lay_out(self) -> None:
        filled = QWidget()
        column = QVBoxLayout(filled)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.scores)
        lower = QHBoxLayout()
        lower.setSpacing(GAP)
        for cards, share in (((self.classes, self.spread), 9), ((self.findings,), 5)):
            part = QVBoxLayout()
            for card in cards:
                # Cards are as high as what they hold; the stretch takes what is left.
                part.addWidget(card, 100)
            part.addStretch(1)
            lower.addLayout(part, share)
        column.addLayout(lower, 1)
        self._stack = QStackedWidget()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(14, 14, 14, 14)
        outer.addWidget(self._stack)
        self._stack.addWidget(filled)
        self._stack.addWidget(self.empty)

    # what the window asks

    def title(self) -> str:
        """Name in the list of pages."""
        return self.tr("Overview")

    def unavailable(self, project: Project) -> str:
        """Data are needed."""
        if project.is_empty:
            return self.tr("Open a reference and the outputs of one or more systems.")
        if not project.systems:
            return self.tr("There is a reference but no system. Add the output of a system.")
        return ""

    def refresh(self) -> None:
        """Show the project, and have its scores computed."""
        project = self.session.project
        reason = self.unavailable(project)
        if reason:
            self._rows, self._shown = (), None
            self.empty.set_texts(self.tr("Nothing to show"), reason)
            self._stack.setCurrentIndex(1)
            self.meaning_changed.emit()
            return
        self._stack.setCurrentIndex(0)
        self.metric_form.show_metric(metric_of(project), label_choices(project))
        self.session.request_scores()
        self._show_scores()
        if project is not self._shown:
            self._shown = project
            by_label = project.task == "labels"
            self.classes.setVisible(by_label)
            if by_label:
                self.classes.show_project(project)
            else:
                self.spread.show_project(project)
            # What is neither labels nor scores of items has no spread before it is scored.
            self.spread.setVisible(not by_label and self.spread.model.rowCount() > 0)
            self.findings.show_project(project)
            self._fit_soon.start()

    def _fit_lower(self) -> None:
        """Keep the lower cards no higher than what they hold."""
        for card in (self.classes, self.spread, self.findings):
            card.setMaximumHeight(card.full_height())

    def meaning(self) -> list[str]:
        """Who leads in the metric in focus, and what the intervals say."""
        project, rows = self.session.project, self._focused()
        if not rows:
            is_waiting = not self._rows and not self.unavailable(project)
            return [self.tr("The scores are being computed.")] if is_waiting else []
        metric = self.session.words(metric_phrase(rows[0].metric))
        best = [row.system for row in rows if row.best]
        said = []
        if len(project.systems) == 1:
            said.append(
                self.tr(
                    "There is one system. Add the output of another to see whether a difference "
                    "between them is more than chance."
                )
            )
        elif len(best) == 1:
            said.append(
                self.tr("{system} has the best {metric}.").format(system=best[0], metric=metric)
            )
        elif best:
            said.append(
                self.tr("{systems} share the best {metric}.").format(
                    systems=listed(best), metric=metric
                )
            )
        if rows[0].interval is not None:
            level = f"{100 * rows[0].interval.confidence:g}"
            said.append(
                self.tr(
                    "An interval says how far a score would move with other items of the same "
                    "kind: {level} of 100 intervals made like this one hold the score on all "
                    "such items."
                ).format(level=level)
            )
        else:
            said.append(
                self.tr(
                    "The intervals are being computed. They will say how far each score would "
                    "move with other items of the same kind."
                )
            )
        details = score_details(project, rows[0].metric)
        return [*said, *map(self.session.words, details)]

    def cautions(self) -> list[str]:
        """Intervals of scores do not compare systems; notes of the scores in focus."""
        project, rows = self.session.project, self._focused()
        said = []
        if len(project.systems) > 1 and any(row.interval is not None for row in rows):
            said.append(
                self.tr(
                    "Do not compare systems by whether their intervals overlap: both answered "
                    "the same items, which the intervals do not know. The page Compare tests "
                    "the difference itself."
                )
            )
        notes = dict.fromkeys(self.session.words(note) for row in rows for note in row.notes)
        return [*said, *notes]

    def settings_widget(self) -> QWidget | None:
        """Parameters of the metric in focus, if it has any."""
        has_none = self.session.project.is_empty or self.metric_form.is_empty
        return None if has_none else self.metric_form

    def settings_title(self) -> str:
        """Heading over them."""
        metric = metric_of(self.session.project)
        name = self.session.words(metric_phrase(metric))
        return self.tr("How {metric} is computed").format(metric=name)

    def signature(self) -> str:
        """Definition of the metric in focus and what its interval was made with."""
        rows, settings = self._focused(), self.session.project.settings
        if not rows:
            return ""
        definition = signature_of(self.session.project, rows[0].metric)
        return f"{definition}|n:{rows[0].n_items}|bs:{SCORE_RESAMPLES}|seed:{settings.seed}"

    def retranslate(self) -> None:
        """Set every text anew."""
        for part in (self.scores, self.classes, self.spread, self.findings, self.metric_form):
            part.retranslate()
        if self.isVisible():
            self.refresh()

    def restyle(self) -> None:
        """Take colours from the theme now in use."""
        for part in (self.scores, self.classes, self.spread, self.findings):
            part.restyle()

    # inside

    def _focused(self) -> tuple[ScoreRow, ...]:
        """Scores under the metric in focus."""
        column = self.scores.model.column_of(self.scores.model.focus)
        if column < 0:
            return ()
        metric = self.scores.model.focus
        return tuple(row for row in self._rows if row.metric == metric)

    def _show_scores(self) -> None:
        project = self.session.project
        key = scores_key(project)
        stored = self.session.store.scores(key)
        so_far = self.session.snapshot(key)
        if stored is not None:
            self._rows = stored
        elif isinstance(so_far, tuple):
            self._rows = so_far
        elif {row.system for row in self._rows} != {s.name for s in project.systems}:
            self._rows = ()
        self.scores.show_scores(project, self._rows)
        self.meaning_changed.emit()

    def _on_progressed(self, key: ResultKey, _snapshot: object) -> None:
        if key.kind == "scores" and self.isVisible() and self._is_mine(key):
            self._show_scores()

    def _on_result(self, key: ResultKey) -> None:
        if key.kind == "scores" and self.isVisible() and self._is_mine(key):
            self._show_scores()

    def _is_mine(self, key: ResultKey) -> bool:
        project = self.session.project
        return bool(project.systems) and key == scores_key(project)

    def _on_score_chosen(self, row: ScoreRow) -> None:
        """Put metric and system in focus, as one step of the history."""
        project = self.session.project
        a, b = project.system_a, project.system_b
        if a and row.system != a:
            # The chosen system becomes A; the former A is what it is compared with.
            a, b = row.system, a
        if row.metric == self.scores.model.focus:
            self.session.choose_pair(a, b)
            return
        changed = project.replaced(
            metric=row.metric.key,
            metric_params=param_values(row.metric),
            system_a=a,
            system_b=b,
        )
        self.session.apply(changed, self.tr("Put a score in focus"))

    def _on_label_chosen(self, label: str, system: str) -> None:
        """Open the items that have a label, in the reference or as a system's answer."""
        project = self.session.project
        if not system:
            told = QT_TRANSLATE_NOOP("messages", "the reference says “{label}”")
            told = told if label else QT_TRANSLATE_NOOP("messages", "the reference says nothing")
            self.session.show_items(ItemFilter(gold=label, told=Message(told, {"label": label})))
            return
        told = QT_TRANSLATE_NOOP("messages", "{system} answers “{label}”")
        if not label:
            told = QT_TRANSLATE_NOOP("messages", "{system} gives no answer")
        message = Message(told, {"system": system, "label": label})
        if project.system_a and system not in (project.system_a, project.system_b):
            # Items shows A and B: the chosen system becomes A, and A what it is compared with.
            self.session.choose_pair(system, project.system_a)
            project = self.session.project
        if system == project.system_b:
            self.session.show_items(ItemFilter(predicted_b=label, told=message))
        else:
            self.session.show_items(ItemFilter(predicted_a=label, told=message))
