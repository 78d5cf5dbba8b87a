"""The page Curves: what every threshold does, and which system orders the items better."""

from __future__ import annotations

import math
from collections.abc import Generator
from typing import ClassVar

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QSlider,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.curves import (
    Curves,
    SystemCurve,
    at_threshold,
    best_threshold,
    cell_mask,
    curves,
    first_label,
    scored_labels,
)
from sigdesk.model.items import ItemFilter
from sigdesk.model.project import Project
from sigdesk.ui import numbers
from sigdesk.ui.page import Page
from sigdesk.ui.session import Session
from sigdesk.ui.theme import GAP
from sigdesk.ui.views.background import Background
from sigdesk.ui.views.curves_decisions import DecisionsCard
from sigdesk.ui.views.curves_drawing import Kind, drawn_curve, mark_of
from sigdesk.ui.views.curves_finder import ThresholdFinder
from sigdesk.ui.views.curves_plot import CurvePlot
from sigdesk.ui.views.curves_words import area_line, cautions, paragraphs
from sigdesk.ui.widgets import Card, EmptyState, Segmented, Text, style_field

_STEPS = 1000
_AT_ONCE = 20_000

_CELL_WORDS = {
    "tp": QT_TRANSLATE_NOOP("messages", "{system} finds {label} at threshold {threshold}"),
    "fp": QT_TRANSLATE_NOOP(
        "messages", "false alarms of {system} for {label} at threshold {threshold}"
    ),
    "fn": QT_TRANSLATE_NOOP("messages", "{system} misses {label} at threshold {threshold}"),
    "tn": QT_TRANSLATE_NOOP(
        "messages", "{system} rightly passes over at threshold {threshold} (not {label})"
    ),
}


class CurvesPage(Page):
    """Curves, a threshold handle, and the decisions it makes."""

    key: ClassVar[str] = "curves"
    icon: ClassVar[str] = "curves"

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._work = Background(session, self)
        self._work.found.connect(self._on_found)
        self._curves: Curves | None = None
        self._label = ""
        self._threshold = 0.5
        self._range = (0.0, 1.0)
        self._heading = Text("", "verdict", wrap=True)
        self._line = Text("", "secondary", wrap=True, selectable=True)
        self.kind = Segmented([("roc", ""), ("pr", ""), ("calibration", "")])
        self.label_box = QComboBox()
        style_field(self.label_box)
        self.card = Card()
        self.plot = CurvePlot()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, _STEPS)
        self.number = QDoubleSpinBox()
        self.number.setDecimals(4)
        style_field(self.number)
        self._slider_label = Text("", "secondary")
        self.decisions = DecisionsCard()
        self.finder = ThresholdFinder(self)
        self.finder.hide()
        self.empty = EmptyState("curves")
        self._lay_out()
        self.kind.chosen.connect(self._draw)
        self.label_box.activated.connect(self._on_label)
        self.slider.valueChanged.connect(self._on_slider)
        self.number.valueChanged.connect(self._on_number)
        self.plot.dragged.connect(self._on_dragged)
        self.decisions.cell_chosen.connect(self._on_cell)
        self.finder.changed.connect(self._show_decisions)
        self.finder.wanted.connect(self._on_wanted)
        self.retranslate()

    def _lay_out(self) -> None:
        filled = QWidget()
        column = QVBoxLayout(filled)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        top.addWidget(self.label_box)
        top.addWidget(self.kind)
        column.addLayout(top)
        column.addWidget(self._line)
        middle = QHBoxLayout()
        middle.setSpacing(GAP)
        self.card.body.addWidget(self.plot, 1)
        handle = QHBoxLayout()
        handle.addWidget(self._slider_label)
        handle.addWidget(self.slider, 1)
        handle.addWidget(self.number)
        self.card.body.addLayout(handle)
        middle.addWidget(self.card, 3)
        middle.addWidget(self.decisions, 2)
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
        return self.tr("Curves")

    def unavailable(self, project: Project) -> str:
        """Class scores of every system are needed."""
        if project.is_empty or not project.systems:
            return self.tr("Open labels with the scores of two classifiers.")
        if not project.by_label:
            return self.tr("Curves need labels and, for each item, a score for each class.")
        if not scored_labels(project):
            return self.tr(
                "The files hold labels without scores. Curves need a column of scores or "
                "probabilities for each class, such as “prob_positive”."
            )
        return ""

    def refresh(self) -> None:
        """Show the curves of the class chosen, and have them counted."""
        project = self.session.project
        reason = self.unavailable(project)
        if reason:
            self._curves = None
            self._show_empty(self.tr("No curves"), reason)
            return
        labels = scored_labels(project)
        if self._label not in labels:
            self._label = first_label(project)
        self._fill_labels(labels)
        label = self._label
        parts = (project, label)
        n_items = 0 if project.reference is None else project.reference.n_items
        found = self._work.find(
            "curves",
            parts,
            self.tr("Counting at every threshold"),
            lambda: _counted(project, label),
            at_once=n_items * len(project.systems) <= _AT_ONCE,
        )
        if found is None:
            failure = self._work.failure("curves", parts)
            self._curves = None
            wait = self.tr("The thresholds are being counted.")
            self._show_empty(self.tr("Curves"), failure or wait)
            return
        self._stack.setCurrentIndex(0)
        (found_curves,) = found
        if found_curves is None:
            self._curves = None
            told = self.tr("Every item in play is {label}, or none is: there is no curve.")
            self._show_empty(self.tr("No curves"), told.format(label=label))
            return
        if found_curves is not self._curves:
            self._curves = found_curves
            self._fit_range()
        self._show()

    def _show_empty(self, title: str, reason: str) -> None:
        self.empty.set_texts(title, reason)
        self._stack.setCurrentIndex(1)
        self.meaning_changed.emit()

    def meaning(self) -> list[str]:
        """What the areas and the threshold say."""
        if self._curves is None:
            return []
        said = paragraphs(self._curves, self.kind.current())
        return [self.session.words(part) for part in said]

    def cautions(self) -> list[str]:
        """What is easily misread."""
        if self._curves is None:
            return []
        said = cautions(self._curves, self.kind.current())
        return [self.session.words(part) for part in said]

    def settings_widget(self) -> QWidget | None:
        """Prices and demands."""
        return self.finder if self._curves is not None else None

    def settings_title(self) -> str:
        """Heading over them."""
        return self.tr("Finding a threshold")

    def signature(self) -> str:
        """What the curves are of."""
        if self._curves is None:
            return ""
        return f"curves|class:{self._label}|n:{len(self._curves.rows)}|ties:half|ap:step"

    def retranslate(self) -> None:
        """Set every text anew."""
        self.kind.set_options(
            [
                ("roc", self.tr("ROC")),
                ("pr", self.tr("Precision–recall")),
                ("calibration", self.tr("Calibration")),
            ]
        )
        self.kind.setAccessibleName(self.tr("Kind of curve"))
        self.label_box.setAccessibleName(self.tr("Class that counts as positive"))
        self.label_box.setToolTip(self.label_box.accessibleName())
        self._slider_label.setText(self.tr("Threshold"))
        self._slider_label.setBuddy(self.slider)
        self.slider.setAccessibleName(self.tr("Threshold"))
        self.number.setAccessibleName(self.tr("Threshold as a number"))
        self.decisions.retranslate()
        self.finder.retranslate()
        if self._curves is not None:
            self._show()

    def restyle(self) -> None:
        """Take colours from the theme now in use."""
        self.plot.restyle()

    # showing

    def _fill_labels(self, labels: tuple[str, ...]) -> None:
        shown = tuple(self.label_box.itemText(i) for i in range(self.label_box.count()))
        if shown != labels:
            self.label_box.clear()
            self.label_box.addItems(list(labels))
        self.label_box.setCurrentIndex(labels.index(self._label))

    def _fit_range(self) -> None:
        """The handle goes over the scores; probabilities always from 0 to 1."""
        assert self._curves is not None
        low = min(float(s.scores.min()) for s in self._curves.systems)
        high = max(float(s.scores.max()) for s in self._curves.systems)
        if all(system.calibration is not None for system in self._curves.systems):
            low, high = 0.0, 1.0
        self._range = (low, high if high > low else low + 1.0)
        for widget in (self.number, self.slider):
            widget.blockSignals(True)
        self.number.setRange(*self._range)
        self.number.setSingleStep((self._range[1] - self._range[0]) / 100)
        if not self._range[0] <= self._threshold <= self._range[1]:
            self._threshold = sum(self._range) / 2
        self._place_handle()

    def _place_handle(self) -> None:
        low, high = self._range
        share = (min(max(self._threshold, low), high) - low) / (high - low)
        for widget in (self.number, self.slider):
            widget.blockSignals(True)
        self.slider.setValue(round(share * _STEPS))
        self.number.setValue(min(max(self._threshold, low), high))
        for widget in (self.number, self.slider):
            widget.blockSignals(False)

    def _focus(self) -> list[str]:
        """Names of A and B; of the only system when there is one."""
        project = self.session.project
        if project.system_a and project.system_b:
            return [project.system_a, project.system_b]
        return [project.systems[0].name]

    def _show(self) -> None:
        assert self._curves is not None
        project = self.session.project
        names = [system.name for system in project.systems]
        focus = self._focus()
        self._heading.setText(
            self.tr("How well the scores tell {label} from the rest").format(label=self._label)
        )
        self._line.setText(self.session.words(area_line(project, self._curves)))
        probable = any(s.calibration is not None for s in self._curves.systems)
        self.kind.set_option_enabled(
            "calibration", probable, self.tr("These scores are no probabilities.")
        )
        if not probable and self.kind.current() == "calibration":
            self.kind.set_current("roc")
        self.decisions.set_systems(tuple(focus), tuple(names.index(name) for name in focus))
        self._draw()
        self._show_decisions()

    def _draw(self) -> None:
        if self._curves is None:
            return
        kind: Kind = self.kind.current() or "roc"  # type: ignore[assignment]
        titles = {
            "roc": (self.tr("False positive rate"), self.tr("True positive rate (recall)")),
            "pr": (self.tr("Recall"), self.tr("Precision")),
            "calibration": (self.tr("Predicted probability"), self.tr("Observed share")),
        }
        self.plot.set_titles(*titles[kind])
        share = float(np.mean(self._curves.positive))
        chance = {"roc": ((0.0, 1.0), (0.0, 1.0)), "pr": ((0.0, 1.0), (share, share))}
        line = chance.get(kind, ((0.0, 1.0), (0.0, 1.0)))
        self.plot.set_chance(*line)
        focus = self._focus()
        names = [system.name for system in self.session.project.systems]
        ordered = sorted(self._curves.systems, key=lambda s: s.system not in focus)
        self.plot.show_curves(
            tuple(
                drawn_curve(
                    kind, found, names.index(found.system), self._threshold, found.system in focus
                )
                for found in ordered
            )
        )
        self.meaning_changed.emit()

    def _shown(self) -> list[SystemCurve]:
        assert self._curves is not None
        return [self._curves.of(name) for name in self._focus()]

    def _show_decisions(self) -> None:
        if self._curves is None:
            return
        found = self._shown()
        decided = tuple(at_threshold(system.curve, self._threshold) for system in found)
        self.decisions.show_decisions(decided, self.finder.prices)
        lines = [
            self.tr(
                "{system}: precision {precision} at recall ≥ {recall}; recall {reached} at "
                "precision ≥ {demanded}"
            ).format(
                system=system.system,
                precision=numbers.percent(
                    system.curve.precision_at_recall(self.finder.recall.value())
                ),
                recall=numbers.decimal(self.finder.recall.value(), 2),
                reached=numbers.percent(
                    system.curve.recall_at_precision(self.finder.precision.value())
                ),
                demanded=numbers.decimal(self.finder.precision.value(), 2),
            )
            for system in found
        ]
        self.finder.answers.setText("\n".join(lines))

    def _move(self, threshold: float) -> None:
        self._threshold = threshold
        self._place_handle()
        if self._curves is None:
            return
        kind: Kind = self.kind.current() or "roc"  # type: ignore[assignment]
        focus = self._focus()
        ordered = sorted(self._curves.systems, key=lambda s: s.system not in focus)
        self.plot.move_marks(
            tuple(
                mark_of(kind, found, threshold) if found.system in focus else None
                for found in ordered
            )
        )
        self._show_decisions()

    # what the user does

    def _on_found(self) -> None:
        if self.isVisible():
            self.refresh()

    def _on_label(self, place: int) -> None:
        self._label = self.label_box.itemText(place)
        self.refresh()

    def _on_slider(self, value: int) -> None:
        low, high = self._range
        self._move(low + (high - low) * value / _STEPS)

    def _on_number(self, value: float) -> None:
        self._move(value)

    def _on_dragged(self, x: float, y: float) -> None:
        """Go to the threshold whose point on A's curve is nearest to the pointer."""
        if self._curves is None:
            return
        curve = self._shown()[0].curve
        if self.kind.current() == "calibration":
            self._move(min(max(x, 0.0), 1.0))
            return
        if self.kind.current() == "pr":
            distance = np.hypot(curve.recall - x, curve.precision - y)
        else:
            distance = np.hypot(curve.false_positive_rate - x, curve.recall - y)
        self._move(float(curve.thresholds[int(np.argmin(distance))]))

    def _on_wanted(self, what: str) -> None:
        if self._curves is None:
            return
        curve = self._shown()[0].curve
        if what in ("f1", "cost"):
            found = best_threshold(curve, what, *self.finder.prices)
            self._move(self._range[1] if math.isinf(found) else found)
            return
        if what == "recall":
            reached = curve.recall >= self.finder.recall.value() - 1e-9
            place = int(np.argmax(reached))
        else:
            good = np.flatnonzero(curve.precision >= self.finder.precision.value() - 1e-9)
            if not len(good):
                return
            place = int(good[-1])
        self._move(float(curve.thresholds[place]))

    def _on_cell(self, system: int, cell: str) -> None:
        assert self._curves is not None
        name = self._focus()[system]
        mask = cell_mask(self.session.project, self._curves, name, self._threshold, cell)
        values = {
            "system": name,
            "label": self._label,
            "threshold": f"{self._threshold:.4g}",
        }
        told = Message(_CELL_WORDS[cell], values)
        self.session.show_items(ItemFilter(among=mask, told=told))


def _counted(project: Project, label: str) -> Generator[float, None, tuple[Curves | None]]:
    """The curves in a tuple, since an answer must not be None."""
    return ((yield from curves(project, label)),)
