"""Settings of every comparison, for the right pane; each change is one undoable step."""

from __future__ import annotations

import secrets

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QWidget,
)

from sigdesk.model.clusters import cluster_columns
from sigdesk.model.project import Project
from sigdesk.ui.numbers import decimal
from sigdesk.ui.session import Session
from sigdesk.ui.views.compare_state import Comparison
from sigdesk.ui.widgets import ShortDecimals, style_field
from sigdesk.ui.wording import plain

_LARGEST_SEED = 2**31 - 1
_NEW_SEEDS_BELOW = 100_000
_CONFIDENCES = (0.90, 0.95, 0.99)
_ALTERNATIVES = ("two-sided", "greater", "less")


class CompareSettings(QWidget):
    """Question, α, resamples, seed, interval, and what is too small to matter."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._comparison: Comparison | None = None
        self.alternative = QComboBox()
        self.alpha = ShortDecimals()
        self.alpha.setDecimals(3)
        self.alpha.setRange(0.001, 0.5)
        self.alpha.setSingleStep(0.01)
        self.n_resamples = QSpinBox()
        self.n_resamples.setRange(100, 10_000_000)
        self.n_resamples.setSingleStep(10_000)
        self.n_resamples.setGroupSeparatorShown(True)
        self.seed = QSpinBox()
        self.seed.setRange(0, _LARGEST_SEED)
        self.new_seed = QPushButton()
        self.confidence = QComboBox()
        self.too_small = ShortDecimals()
        self.too_small.setSingleStep(0.1)
        self.units = QComboBox()
        self._fields: tuple[QAbstractSpinBox | QComboBox, ...] = (
            self.alternative,
            self.alpha,
            self.n_resamples,
            self.seed,
            self.confidence,
            self.too_small,
            self.units,
        )
        self._labels = tuple(QLabel() for _ in self._fields)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        seeds = QWidget()
        row = QHBoxLayout(seeds)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.seed, 1)
        row.addWidget(self.new_seed)
        self._form = form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(6)
        form.setHorizontalSpacing(10)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, field in zip(self._labels, self._fields, strict=True):
            label.setProperty("look", "secondary")
            label.setBuddy(field)
            field.setMinimumWidth(60)
            style_field(field)
            form.addRow(label, seeds if field is self.seed else field)

    def _connect(self) -> None:
        for box in (self.alpha, self.n_resamples, self.seed, self.too_small):
            # A number counts when it is complete, not at every digit.
            box.setKeyboardTracking(False)
        self.alternative.activated.connect(self._on_alternative)
        self.confidence.activated.connect(self._on_confidence)
        self.alpha.valueChanged.connect(self._on_alpha)
        self.n_resamples.valueChanged.connect(self._on_resamples)
        self.seed.valueChanged.connect(self._on_seed)
        self.new_seed.clicked.connect(self._on_new_seed)
        self.too_small.valueChanged.connect(self._on_too_small)
        self.units.activated.connect(self._on_units)

    def show_comparison(self, comparison: Comparison) -> None:
        """Show the project's settings; nothing is emitted."""
        self._comparison = comparison
        settings = comparison.project.settings
        blockers = [QSignalBlocker(field) for field in self._fields]
        self._fill_alternatives()
        self.alternative.setCurrentIndex(_ALTERNATIVES.index(settings.alternative))
        self.alpha.setValue(settings.alpha)
        self.n_resamples.setValue(settings.n_resamples)
        self.seed.setValue(settings.seed)
        self._fill_confidences(settings.confidence)
        points = comparison.has_points
        self.too_small.setDecimals(2 if points else 4)
        self.too_small.setRange(0.0, 100.0 if points else 1e9)
        self.too_small.setSingleStep(0.1 if points else 0.01)
        self.too_small.setSuffix(self.tr(" points") if points else "")
        self.too_small.setValue(settings.too_small * comparison.factor)
        self._fill_units(comparison.project)
        del blockers

    def _fill_units(self, project: Project) -> None:
        columns = cluster_columns(project)
        self.units.clear()
        self.units.addItem(self.tr("items"), "")
        for column in columns:
            self.units.addItem(column, column)
        self.units.setCurrentIndex(max(0, self.units.findData(project.cluster)))
        self._form.setRowVisible(len(self._fields) - 1, bool(columns))

    def _fill_alternatives(self) -> None:
        a = self._comparison.a if self._comparison else "A"
        b = self._comparison.b if self._comparison else "B"
        texts = (
            self.tr("A and B differ"),
            self.tr("A is better than B"),
            self.tr("B is better than A"),
        )
        hints = (
            self.tr("Do {a} and {b} differ, in either direction?"),
            self.tr("Is {a} better than {b}?"),
            self.tr("Is {b} better than {a}?"),
        )
        current = self.alternative.currentIndex()
        self.alternative.clear()
        self.alternative.addItems(texts)
        for place, hint in enumerate(hints):
            told = hint.format(a=a, b=b)
            self.alternative.setItemData(place, told, Qt.ItemDataRole.ToolTipRole)
        self.alternative.setCurrentIndex(max(0, current))

    def _fill_confidences(self, chosen: float) -> None:
        self.confidence.clear()
        for level in sorted({*_CONFIDENCES, chosen}):
            places = 0 if round(100 * level, 6).is_integer() else 1
            text = self.tr("percentile, {level} %").format(level=decimal(100 * level, places))
            self.confidence.addItem(text, level)
        self.confidence.setCurrentIndex(self.confidence.findData(chosen))

    def retranslate(self) -> None:
        """Set every text anew."""
        names = (
            self.tr("&Question"),
            self.tr("&Level α"),
            self.tr("&Resamples"),
            self.tr("&Seed"),
            self.tr("&Interval"),
            self.tr("&Too small"),
            self.tr("&Units"),
        )
        hints = (
            self.tr("What the test asks about A and B. Decide before looking at the result."),
            self.tr("A result is called significant when p is at most α."),
            self.tr("Random draws of the randomization and bootstrap tests."),
            self.tr("Start of the random numbers: the same seed gives the same digits."),
            self.tr("Confidence interval of the difference, from the paired bootstrap."),
            self.tr("Differences up to this size do not matter in practice."),
            self.tr(
                "What is independent of each other. Items of one document or speaker are alike: "
                "choose that column, and tests swap and draw its values whole."
            ),
        )
        for label, field, name, hint in zip(self._labels, self._fields, names, hints, strict=True):
            label.setText(name)
            field.setAccessibleName(plain(name))
            field.setToolTip(hint)
        self.new_seed.setText(self.tr("New"))
        self.new_seed.setToolTip(self.tr("Draw another seed and see what moves"))
        self.new_seed.setAccessibleName(self.tr("New seed"))
        if self._comparison is not None:
            self.show_comparison(self._comparison)

    def _on_alternative(self, place: int) -> None:
        self._session.change_settings(alternative=_ALTERNATIVES[place])

    def _on_confidence(self, place: int) -> None:
        self._session.change_settings(confidence=float(self.confidence.itemData(place)))

    def _on_alpha(self, value: float) -> None:
        self._session.change_settings(alpha=round(value, 3))

    def _on_resamples(self, value: int) -> None:
        self._session.change_settings(n_resamples=value)

    def _on_seed(self, value: int) -> None:
        self._session.change_settings(seed=value)

    def _on_new_seed(self) -> None:
        self.seed.setValue(secrets.randbelow(_NEW_SEEDS_BELOW))

    def _on_too_small(self, value: float) -> None:
        if self._comparison is not None:
            shown = round(value, self.too_small.decimals())
            self._session.change_settings(too_small=shown / self._comparison.factor)

    def _on_units(self, place: int) -> None:
        column = str(self.units.itemData(place))
        project = self._session.project
        if project.cluster != column:
            changed = project.replaced(cluster=column)
            self._session.apply(changed, self.tr("Choose independent units"))
