"""The page Runs: scores of seeds, folds or data sets, every point of them, and all the evidence."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.items import ItemFilter
from sigdesk.model.project import Project
from sigdesk.model.run_picture import SystemRuns, pictured
from sigdesk.model.run_table import MOST_ITEMS, RunTable, has_runs, run_table
from sigdesk.model.run_words import verdict
from sigdesk.model.runs import (
    RunsAnalysis,
    analyse,
    can_pair,
    folds_in_use,
    is_paired,
    proposed_design,
    why_not,
)
from sigdesk.model.words import Verdict
from sigdesk.ui.numbers import count
from sigdesk.ui.page import Page
from sigdesk.ui.session import Session
from sigdesk.ui.theme import GAP
from sigdesk.ui.views.background import Background
from sigdesk.ui.views.runs_evidence import evidence_cells
from sigdesk.ui.views.runs_plot import RunsPlot
from sigdesk.ui.views.runs_settings import RunsSettings
from sigdesk.ui.views.runs_table import EvidenceCard
from sigdesk.ui.views.runs_verdict import RunsVerdict
from sigdesk.ui.widgets import Card, ElidedLabel, EmptyState, Segmented
from sigdesk.ui.wording import sentences

_MOST_SHOWN_AT_FIRST = 12
_RUN = QT_TRANSLATE_NOOP("messages", "run {name}")
_WITHIN = QT_TRANSLATE_NOOP("messages", "{column} {name}")


class RunsPage(Page):
    """Verdict, picture and evidence of the pair in focus."""

    key: ClassVar[str] = "runs"
    icon: ClassVar[str] = "runs"

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._work = Background(session, self)
        self._work.found.connect(self._on_found)
        self._work.progressed.connect(self._on_progressed)
        self._table: RunTable | None = None
        self._analysis: RunsAnalysis | None = None
        self._said: Verdict | None = None
        self._pictured: tuple[SystemRuns, ...] = ()
        self._scope = ""
        self.verdict = RunsVerdict(session)
        self.card = Card()
        self.scope = Segmented([("pair", ""), ("all", "")])
        self.plot = RunsPlot()
        self.legend = ElidedLabel("")
        self.legend.set_muted(True)
        self.evidence = EvidenceCard()
        self.settings = RunsSettings(session, self)
        self.settings.hide()
        self.empty = EmptyState("runs")
        self._lay_out()
        self.verdict.design_chosen.connect(self._on_design)
        self.scope.chosen.connect(self._on_scope)
        self.plot.run_chosen.connect(self._on_run)
        self.retranslate()

    def _lay_out(self) -> None:
        filled = QWidget()
        column = QVBoxLayout(filled)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        self.card.header.insertWidget(1, self.legend, 100)
        self.card.header.addWidget(self.scope)
        self.card.body.addWidget(self.plot, 1)
        column.addWidget(self.verdict)
        column.addWidget(self.card, 4)
        column.addWidget(self.evidence, 5)
        self._stack = QStackedWidget()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(14, 14, 14, 14)
        outer.addWidget(self._stack)
        self._stack.addWidget(filled)
        self._stack.addWidget(self.empty)

    # what the window asks

    def title(self) -> str:
        """Name in the list of pages."""
        return self.tr("Runs")

    def unavailable(self, project: Project) -> str:
        """Scores of runs of two systems are needed."""
        if project.is_empty or not project.systems:
            return self.tr("Open scores of several seeds, folds or data sets of two systems.")
        if not has_runs(project):
            if project.task == "item-scores":
                return self.tr(
                    "These are scores of many items. Scores of up to {n} can be looked at as runs."
                ).format(n=count(MOST_ITEMS))
            return self.tr(
                "This page compares one score a run: a table with a row for each seed, fold or "
                "data set and a column for each system."
            )
        if not project.system_a or not project.system_b:
            return self.tr("There is one system only. Add another to compare their runs.")
        return ""

    def refresh(self) -> None:
        """Show the runs of the pair in focus, and have them compared."""
        project = self.session.project
        reason = self.unavailable(project)
        if not reason:
            self._table = run_table(project)
            cannot = why_not(project, self._table)
            reason = "" if cannot is None else self.session.words(cannot)
        if reason:
            self._table = self._analysis = self._said = None
            self.empty.set_texts(self.tr("No runs to compare"), reason)
            self._stack.setCurrentIndex(1)
            self.meaning_changed.emit()
            return
        assert self._table is not None
        self._stack.setCurrentIndex(0)
        self._show_design(project, self._table)
        self._show_points(project, self._table)
        self.settings.show_settings(project.settings, self._table)
        found = self._work.find(
            "runs", (project,), self.tr("Comparing runs"), lambda: analyse(project)
        )
        if found is None:
            self._show_waiting(project)
        else:
            self._show(found)

    def meaning(self) -> list[str]:
        """What the comparison says and of what."""
        said = self._said
        return [] if said is None else [self.session.words(part) for part in said.meaning]

    def cautions(self) -> list[str]:
        """What is easily misread."""
        said = self._said
        return [] if said is None else [self.session.words(part) for part in said.cautions]

    def settings_widget(self) -> QWidget:
        """Settings of the comparison."""
        return self.settings

    def signature(self) -> str:
        """Design and settings as printed."""
        if self._analysis is None:
            return ""
        analysis, settings = self._analysis, self._analysis.comparison.settings
        parts = [
            "runs",
            f"n:{len(analysis.rows_a)},{len(analysis.rows_b)}",
            f"design:{'paired' if analysis.paired else 'independent'}",
            f"test:{analysis.comparison.main.key}",
            f"alt:{settings.alternative}",
        ]
        if settings.folds is not None:
            parts.append(f"test/train:{settings.folds.test_to_train:.4g}")
        if settings.margin is not None:
            parts.append(f"margin:{settings.margin:g}")
        parts += [f"resamples:{settings.n_resamples}", f"seed:{settings.seed}"]
        return "|".join(parts)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.card.set_title(self.tr("Every run"))
        self.scope.set_options([("pair", self.tr("A and B")), ("all", self.tr("All systems"))])
        self.scope.setAccessibleName(self.tr("Systems shown"))
        self.plot.setAccessibleName(self.tr("Scores of every run by system"))
        for part in (self.verdict, self.evidence, self.settings):
            part.retranslate()
        if self._table is not None and self.isVisible():
            self.refresh()

    def restyle(self) -> None:
        """Take colours from the theme now in use."""
        self.plot.redraw()
        self.evidence.restyle()
        if self._analysis is not None:
            self._show(self._analysis)

    # showing

    def _show_design(self, project: Project, table: RunTable) -> None:
        self.verdict.show_design(
            proposed_design(project, table),
            is_paired(project, table),
            project.settings.runs_design != "auto",
            can_pair(project, table),
        )

    def _show_points(self, project: Project, table: RunTable) -> None:
        many = len(table.systems) > 2
        self.scope.setVisible(many)
        if not self._scope:
            few = len(table.systems) <= _MOST_SHOWN_AT_FIRST
            self.scope.set_current("all" if few else "pair")
        paired = is_paired(project, table)
        shown = pictured(project, table, paired, folds_in_use(project, table))
        if self.scope.current() != "all":
            shown = shown[:2]
        self._pictured = shown
        self.plot.show_runs(shown, table.names, 2, paired, self.tr("score of a run"))
        self.legend.set_text(self._legend(project, paired, shown))

    def _legend(self, project: Project, paired: bool, shown: tuple[SystemRuns, ...]) -> str:
        level = f"{100 * project.settings.confidence:g}"
        parts = [self.tr("Click a point to open its run.")]
        parts.append(self.tr("Ring: mean with its {level} % interval.").format(level=level))
        if paired:
            parts.append(self.tr("Line: the same run."))
        if any(system.violin is not None for system in shown):
            parts.append(self.tr("Shape: how the runs are spread."))
        return sentences(parts)

    def _show_waiting(self, project: Project) -> None:
        self._analysis = self._said = None
        failure = self._work.failure("runs", (project,))
        self.verdict.show_waiting(project.system_a, project.system_b, failure)
        self.evidence.show_rows((), f"{100 * project.settings.confidence:g}")
        self.meaning_changed.emit()

    def _show(self, analysis: RunsAnalysis) -> None:
        self._analysis = analysis
        self._said = verdict(self.session.project, analysis)
        self.verdict.show_analysis(analysis, self._said)
        level = f"{100 * analysis.comparison.settings.confidence:g}"
        self.evidence.show_rows(evidence_cells(analysis), level)
        self.meaning_changed.emit()

    # what happens

    def _on_found(self) -> None:
        if self.isVisible():
            self.refresh()

    def _on_progressed(self, kind: str, snapshot: object) -> None:
        if kind == "runs" and isinstance(snapshot, RunsAnalysis) and self.isVisible():
            self._show(snapshot)

    def _on_design(self, key: str) -> None:
        self.session.change_settings(runs_design=key)

    def _on_scope(self, key: str) -> None:
        self._scope = key
        if self._table is not None:
            self._show_points(self.session.project, self._table)

    def _on_run(self, row: int) -> None:
        table, reference = self._table, self.session.project.reference
        if table is None or reference is None:
            return
        mask = np.zeros(reference.n_items, dtype=bool)
        mask[table.items[row]] = True
        told = Message(_RUN, {"name": table.names[row]})
        if table.averaged:
            told = Message(_WITHIN, {"column": table.averaged, "name": table.names[row]})
        self.session.show_items(ItemFilter(among=mask, told=told))
