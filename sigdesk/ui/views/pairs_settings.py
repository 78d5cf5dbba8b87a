"""Settings of the page All pairs: correction, level, and the baseline."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QWidget,
)

from sigdesk.model.all_pairs import correction_name, correction_of, corrections
from sigdesk.model.metric_choice import metric_of
from sigdesk.model.project import Project
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import marker_icon, style_field
from sigdesk.ui.wording import plain


class PairsSettings(QWidget):
    """Fields for the right pane; correction and level are steps of the history.

    Signals
    -------
    baseline_chosen : str
        Name of the system the others are set against; empty for none.
    """

    baseline_chosen = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._keys: tuple[str, ...] = ()
        self.correction = QComboBox()
        self.alpha = QDoubleSpinBox()
        self.alpha.setDecimals(3)
        self.alpha.setRange(0.001, 0.5)
        self.alpha.setSingleStep(0.01)
        # A number counts when it is complete, not at every digit.
        self.alpha.setKeyboardTracking(False)
        self.baseline = QComboBox()
        self._fields: tuple[QComboBox | QAbstractSpinBox, ...] = (
            self.correction,
            self.alpha,
            self.baseline,
        )
        self._labels = tuple(QLabel() for _ in self._fields)
        self._lay_out()
        self.correction.activated.connect(self._on_correction)
        self.alpha.valueChanged.connect(self._on_alpha)
        self.baseline.activated.connect(self._on_baseline)
        self.retranslate()

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(6)
        form.setHorizontalSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for label, field in zip(self._labels, self._fields, strict=True):
            label.setProperty("look", "secondary")
            label.setBuddy(field)
            field.setMinimumWidth(60)
            style_field(field)
            form.addRow(label, field)

    def show_project(self, project: Project, baseline: str) -> None:
        """Show the project's settings and the baseline; nothing is emitted."""
        blockers = [QSignalBlocker(field) for field in self._fields]
        self._keys = corrections(metric_of(project))
        self.correction.clear()
        self.correction.addItems([self._session.words(correction_name(k)) for k in self._keys])
        self.correction.setCurrentIndex(self._keys.index(correction_of(project)))
        self.alpha.setValue(project.settings.alpha)
        self.baseline.clear()
        self.baseline.addItem(self.tr("none"), "")
        for position, system in enumerate(project.systems):
            self.baseline.addItem(marker_icon(position), system.name, system.name)
        self.baseline.setCurrentIndex(max(0, self.baseline.findData(baseline)))
        del blockers

    def retranslate(self) -> None:
        """Set every text anew."""
        names = (self.tr("&Correction"), self.tr("&Level α"), self.tr("&Baseline"))
        hints = (
            self.tr("How p-values are adjusted for testing many pairs. Decide before looking."),
            self.tr("Two systems differ when their adjusted p is at most α."),
            self.tr("The system that all others are set against in the ranking."),
        )
        for label, field, name, hint in zip(self._labels, self._fields, names, hints, strict=True):
            label.setText(name)
            field.setAccessibleName(plain(name))
            field.setToolTip(hint)

    def _on_correction(self, place: int) -> None:
        self._session.change_settings(correction=self._keys[place])

    def _on_alpha(self, value: float) -> None:
        self._session.change_settings(alpha=round(value, 3))

    def _on_baseline(self, place: int) -> None:
        self.baseline_chosen.emit(str(self.baseline.itemData(place)))
