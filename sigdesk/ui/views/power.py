"""The page Power: what this test set can show, and what it would take to show more."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from sigdesk.core.metrics.base import Scale
from sigdesk.model.metric_choice import metric_of
from sigdesk.model.power import PowerBasis, PowerPlan, measure, plan_for, wanted_difference
from sigdesk.model.power_words import (
    cautions,
    headline,
    hidden_sentences,
    line,
    meaning,
    plan_sentences,
    units,
)
from sigdesk.model.project import Project
from sigdesk.model.run_table import has_runs, run_table
from sigdesk.model.runs import why_not
from sigdesk.ui.numbers import percent
from sigdesk.ui.page import Page
from sigdesk.ui.session import Session
from sigdesk.ui.theme import GAP
from sigdesk.ui.views.background import Background
from sigdesk.ui.views.power_plot import PowerCurve, PowerPlot
from sigdesk.ui.views.power_settings import PowerSettings
from sigdesk.ui.views.power_wanted import WantedCard
from sigdesk.ui.widgets import Card, EmptyState, Segmented, Text


class PowerPage(Page):
    """The smallest difference shown, units needed for another, and both curves."""

    key: ClassVar[str] = "power"
    icon: ClassVar[str] = "power"

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._work = Background(session, self)
        self._work.found.connect(self._on_found)
        self._work.progressed.connect(self._on_progressed)
        self._basis: PowerBasis | None = None
        self._plan: PowerPlan | None = None
        self._scale: Scale = "raw"
        self.card = Card()
        self.headline = Text("", "verdict", wrap=True, selectable=True)
        self.line = Text("", wrap=True, selectable=True)
        self.curve_card = Card()
        self.kind = Segmented([("size", ""), ("difference", "")])
        self.plot = PowerPlot()
        self.wanted = WantedCard()
        self.hidden_card = Card()
        self._hidden = [Text("", wrap=True, selectable=True) for _ in range(2)]
        self.settings = PowerSettings(session, self)
        self.settings.hide()
        self.empty = EmptyState("power")
        self._lay_out()
        self.kind.chosen.connect(self._draw)
        self.wanted.wanted.connect(self._on_wanted)
        self.retranslate()

    def _lay_out(self) -> None:
        filled = QWidget()
        column = QVBoxLayout(filled)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        self.card.body.addWidget(self.headline)
        self.card.body.addWidget(self.line)
        column.addWidget(self.card)
        self.curve_card.header.addWidget(self.kind)
        self.curve_card.body.addWidget(self.plot, 1)
        side = QVBoxLayout()
        side.setSpacing(GAP)
        for label in self._hidden:
            self.hidden_card.body.addWidget(label)
        self.hidden_card.body.addStretch(1)
        side.addWidget(self.wanted)
        side.addWidget(self.hidden_card)
        side.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(GAP)
        middle.addWidget(self.curve_card, 5)
        middle.addLayout(side, 4)
        column.addLayout(middle, 1)
        self._stack = QStackedWidget()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(14, 14, 14, 14)
        outer.addWidget(self._stack)
        self._stack.addWidget(filled)
        self._stack.addWidget(self.empty)

    # what the window asks

    def title(self) -> str:
        """Name in the list of pages."""
        return self.tr("Power")

    def unavailable(self, project: Project) -> str:
        """Two systems say how much systems of this kind vary."""
        if project.is_empty or not project.systems:
            return self.tr("Open the outputs of two systems: they say how much systems vary.")
        if project.task == "annotations":
            return self.tr("Power is planned for two systems and a metric, not for annotators.")
        if not project.system_a or not project.system_b:
            return self.tr("There is one system only. Two say how much systems vary.")
        return ""

    def refresh(self) -> None:
        """Show what is known, and have found out what is not."""
        project = self.session.project
        reason = self.unavailable(project)
        if not reason and project.task == "runs" and has_runs(project):
            cannot = why_not(project, run_table(project))
            reason = "" if cannot is None else self.session.words(cannot)
        if reason:
            self._show_empty(self.tr("No power to tell"), reason)
            return
        self._scale = metric_of(project).scale
        self.settings.show_settings(project.settings)
        parts = _basis_parts(project)
        basis = self._work.find(
            "basis", parts, self.tr("Finding what these items can show"), lambda: measure(project)
        )
        if basis is None:
            failure = self._work.failure("basis", parts)
            wait = self.tr("It is being found out how much the two systems vary.")
            self._show_empty(self.tr("Power"), failure or wait)
            return
        assert isinstance(basis, PowerBasis)
        if basis.model is None:
            told = "" if basis.reason is None else self.session.words(basis.reason)
            self._show_empty(self.tr("No power to tell"), told)
            return
        self._basis = basis
        self._stack.setCurrentIndex(0)
        self._show_basis(basis)
        wanted = wanted_difference(project, basis)
        self.wanted.show_wanted(wanted, self._scale, project.settings.power_difference > 0.0)
        plan = self._work.find(
            "plan", (basis, wanted), self.tr("Drawing power"), lambda: plan_for(basis, wanted)
        )
        self._show_plan(plan)

    def meaning(self) -> list[str]:
        """What power is, and what the answer rests on."""
        if self._basis is None:
            return []
        return [self.session.words(part) for part in meaning(self._basis, self._scale)]

    def cautions(self) -> list[str]:
        """What makes the answer rough."""
        if self._basis is None:
            return []
        return [self.session.words(part) for part in cautions(self._basis)]

    def settings_widget(self) -> QWidget:
        """Question and level."""
        return self.settings

    def signature(self) -> str:
        """How it was found, as printed."""
        basis = self._basis
        if basis is None or basis.model is None:
            return ""
        parts = [
            "power",
            metric_of(self.session.project).signature(),
            f"n:{basis.model.n}",
            f"by:{basis.kind}",
            f"alt:{basis.alternative}",
            f"alpha:{basis.alpha:g}",
        ]
        if basis.simulated:
            first = basis.simulated[0]
            parts += [f"simulations:{first.n_simulations}", f"seed:{first.seed}"]
        return "|".join(parts)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.curve_card.set_title(self.tr("How often it is found"))
        self.hidden_card.set_title(self.tr("What may have gone unseen"))
        self.kind.set_options(
            [("size", self.tr("by number")), ("difference", self.tr("by difference"))]
        )
        self.kind.setAccessibleName(self.tr("Power against"))
        self.plot.setAccessibleName(self.tr("Curve of power"))
        self.wanted.retranslate()
        self.settings.retranslate()
        if self._basis is not None and self.isVisible():
            self.refresh()

    def restyle(self) -> None:
        """Take colours from the theme now in use."""
        self.plot.update()

    # showing

    def _show_empty(self, title: str, reason: str) -> None:
        self._basis = self._plan = None
        self.empty.set_texts(title, reason)
        self._stack.setCurrentIndex(1)
        self.meaning_changed.emit()

    def _show_basis(self, basis: PowerBasis) -> None:
        words, project = self.session.words, self.session.project
        self.headline.setText(words(headline(basis, self._scale)))
        self.line.setText(words(line(basis, self._scale)))
        told = hidden_sentences(basis, self._scale, project.system_a, project.system_b)
        for place, label in enumerate(self._hidden):
            label.setText(words(told[place]) if place < len(told) else "")
            label.setVisible(place < len(told))
        self.hidden_card.setVisible(bool(told))
        self.meaning_changed.emit()

    def _show_plan(self, plan: PowerPlan | None) -> None:
        self._plan = plan
        assert self._basis is not None
        if plan is None:
            self.wanted.show_sentences([self.tr("This is being found out …")])
        else:
            said = plan_sentences(self._basis, plan, self._scale)
            self.wanted.show_sentences([self.session.words(part) for part in said])
        self._draw()

    def _draw(self) -> None:
        plan, basis = self._plan, self._basis
        if plan is None or basis is None or basis.model is None:
            self.plot.show_curve(None, "")
            return
        now = self.session.words(units(basis, basis.model.n))
        if self.kind.current() == "difference":
            self.plot.show_curve(self._by_difference(basis, plan), self._y_title())
        else:
            title = self.tr("items") if basis.kind != "runs" else self.tr("runs")
            if basis.clustered:
                title = self.tr("clusters")
            reached = tuple(None if n is None else float(n) for n in plan.needed)
            here = float(basis.model.n)
            tip = self.tr("{x}: {power}")
            curve = PowerCurve(plan.sizes, plan.by_size, title, True, here, now, reached, tip=tip)
            self.plot.show_curve(curve, self._y_title())
        self.plot.setAccessibleDescription(
            self.tr("{share} with {units}").format(share=percent(plan.now, 0), units=now)
        )

    def _y_title(self) -> str:
        return self.tr("found in so many cases")

    def _by_difference(self, basis: PowerBasis, plan: PowerPlan) -> PowerCurve:
        factor = 100.0 if self._scale == "unit" else 1.0
        title = self.tr("true difference, in points")
        if self._scale == "raw":
            title = self.tr("true difference")
        points = tuple(
            (factor * s.difference, s.power, *s.interval) for s in basis.simulated if s.n_done
        )
        reached = tuple(None if d is None else factor * d for d in basis.detectable)
        return PowerCurve(
            np.asarray(factor * plan.differences),
            plan.by_difference,
            title,
            False,
            factor * plan.difference,
            self.tr("the difference named"),
            reached,
            points,
            self.tr("{x}: {power}"),
        )

    # what happens

    def _on_found(self) -> None:
        if self.isVisible():
            self.refresh()

    def _on_progressed(self, kind: str, share: object) -> None:
        if kind == "basis" and self._basis is None and isinstance(share, float):
            self.empty.set_texts(
                self.tr("Power"),
                self.tr("Test sets are drawn and tested: {share}").format(share=percent(share, 0)),
            )

    def _on_wanted(self, difference: float) -> None:
        self.session.change_settings(power_difference=difference)


def _basis_parts(project: Project) -> tuple[Any, ...]:
    """What the basis depends on: naming a difference must not find it out anew."""
    settings = project.settings
    return (
        project.reference,
        project.system(project.system_a),
        project.system(project.system_b),
        project.excluded,
        str(project.slice),
        project.task,
        metric_of(project).signature(),
        settings.alternative,
        settings.alpha,
        settings.confidence,
        settings.too_small,
        settings.seed,
        settings.runs_design,
        settings.runs_folds,
    )
