"""Settings of the page Runs, for the right pane; each change is one undoable step."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QWidget,
)

from sigdesk.model.project import Settings
from sigdesk.model.run_table import RunTable
from sigdesk.ui.numbers import decimal
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import ShortDecimals, Text, style_field
from sigdesk.ui.wording import plain

_ALTERNATIVES = ("two-sided", "greater", "less")
_CONFIDENCES = (0.90, 0.95, 0.99)
_AUTO, _NONE, _FOLDS, _FIVE_BY_TWO = range(4)
_FIRST_FOLDS = 10


class RunsSettings(QWidget):
    """Question, level, interval, practical margin, and how folds were made."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._table: RunTable | None = None
        self.alternative = QComboBox()
        self.alpha = ShortDecimals()
        self.alpha.setDecimals(3)
        self.alpha.setRange(0.001, 0.5)
        self.alpha.setSingleStep(0.01)
        self.confidence = QComboBox()
        self.margin = ShortDecimals()
        self.margin.setDecimals(5)
        self.margin.setRange(0.0, 1e9)
        self.margin.setSingleStep(0.005)
        self.kind = QComboBox()
        self.folds = QSpinBox()
        self.folds.setRange(2, 1000)
        self.guess = Text("", "note", wrap=True)
        self._fields: tuple[QAbstractSpinBox | QComboBox, ...] = (
            self.alternative,
            self.alpha,
            self.confidence,
            self.margin,
            self.kind,
            self.folds,
        )
        self._labels = tuple(QLabel() for _ in self._fields)
        self._form = QFormLayout(self)
        self._lay_out()
        for box in (self.alpha, self.margin, self.folds):
            # A number counts when it is complete, not at every digit.
            box.setKeyboardTracking(False)
        self.alternative.activated.connect(self._on_alternative)
        self.alpha.valueChanged.connect(self._on_alpha)
        self.confidence.activated.connect(self._on_confidence)
        self.margin.valueChanged.connect(self._on_margin)
        self.kind.activated.connect(self._on_kind)
        self.folds.valueChanged.connect(self._on_folds)
        self.retranslate()

    def _lay_out(self) -> None:
        form = self._form
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
            form.addRow(label, field)
        form.addRow(self.guess)

    def show_settings(self, settings: Settings, table: RunTable) -> None:
        """Show the project's settings; nothing is emitted."""
        self._table = table
        blockers = [QSignalBlocker(field) for field in self._fields]
        self.alternative.setCurrentIndex(_ALTERNATIVES.index(settings.alternative))
        self.alpha.setValue(settings.alpha)
        self._fill_confidences(settings.confidence)
        self.margin.setValue(settings.too_small)
        kind = _AUTO if settings.runs_folds < 0 else _NONE
        if settings.runs_folds >= 2:
            kind = _FIVE_BY_TWO if settings.five_by_two else _FOLDS
            self.folds.setValue(settings.runs_folds)
        self.kind.setCurrentIndex(kind)
        self._form.setRowVisible(self.folds, kind == _FOLDS)
        self._show_guess(table, kind)
        del blockers

    def _show_guess(self, table: RunTable, kind: int) -> None:
        text = ""
        if kind == _AUTO:
            text = self.tr("No column or name speaks of folds.")
            if table.folds is not None:
                text = self._session.words(table.folds.reason)
        if table.averaged:
            text = self.tr("Folds are averaged within each {column}.").format(column=table.averaged)
        self.guess.setText(text)
        self.guess.setVisible(bool(text))

    def _fill_confidences(self, chosen: float) -> None:
        self.confidence.clear()
        for level in sorted({*_CONFIDENCES, chosen}):
            places = 0 if round(100 * level, 6).is_integer() else 1
            text = self.tr("{level} %").format(level=decimal(100 * level, places))
            self.confidence.addItem(text, level)
        self.confidence.setCurrentIndex(self.confidence.findData(chosen))

    def retranslate(self) -> None:
        """Set every text anew."""
        names = (
            self.tr("&Question"),
            self.tr("&Level α"),
            self.tr("&Interval"),
            self.tr("&Too small"),
            self.tr("&Runs are"),
            self.tr("&Folds"),
        )
        hints = (
            self.tr("What the tests ask about A and B. Decide before looking at the result."),
            self.tr("A result is called significant when p is at most α."),
            self.tr("Confidence of every interval."),
            self.tr(
                "Differences up to this size do not matter in practice, in units of the scores: "
                "the margin of equivalence tests. 0 for none."
            ),
            self.tr("Folds of one data set are not independent and need another test."),
            self.tr("Into how many parts the data were cut."),
        )
        for label, field, name, hint in zip(self._labels, self._fields, names, hints, strict=True):
            label.setText(name)
            field.setAccessibleName(plain(name))
            field.setToolTip(hint)
        blockers = [QSignalBlocker(box) for box in (self.alternative, self.kind)]
        for box, texts in (
            (
                self.alternative,
                (
                    self.tr("A and B differ"),
                    self.tr("A scores higher than B"),
                    self.tr("B scores higher than A"),
                ),
            ),
            (
                self.kind,
                (
                    self.tr("as the data say"),
                    self.tr("independent runs"),
                    self.tr("folds"),
                    self.tr("5 × 2 folds"),
                ),
            ),
        ):
            current = max(0, box.currentIndex())
            box.clear()
            box.addItems(texts)
            box.setCurrentIndex(current)
        del blockers
        if self._table is not None:
            self.show_settings(self._session.project.settings, self._table)

    def _on_alternative(self, place: int) -> None:
        self._session.change_settings(alternative=_ALTERNATIVES[place])

    def _on_alpha(self, value: float) -> None:
        self._session.change_settings(alpha=round(value, 3))

    def _on_confidence(self, place: int) -> None:
        self._session.change_settings(confidence=float(self.confidence.itemData(place)))

    def _on_margin(self, value: float) -> None:
        self._session.change_settings(too_small=round(value, self.margin.decimals()))

    def _on_kind(self, place: int) -> None:
        guess = None if self._table is None else self._table.folds
        folds = {
            _AUTO: -1,
            _NONE: 0,
            _FOLDS: _FIRST_FOLDS if guess is None else guess.folds,
            _FIVE_BY_TWO: 2,
        }[place]
        self._session.change_settings(runs_folds=folds, five_by_two=place == _FIVE_BY_TWO)

    def _on_folds(self, value: int) -> None:
        self._session.change_settings(runs_folds=value)
