"""Settings of the page Power, for the right pane."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QWidget

from sigdesk.model.project import Settings
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import ShortDecimals, style_field
from sigdesk.ui.wording import plain

_ALTERNATIVES = ("two-sided", "greater", "less")


class PowerSettings(QWidget):
    """Question and level: they hold for every comparison of the project."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.alternative = QComboBox()
        self.alpha = ShortDecimals()
        self.alpha.setDecimals(3)
        self.alpha.setRange(0.001, 0.5)
        self.alpha.setSingleStep(0.01)
        self.alpha.setKeyboardTracking(False)
        self._labels = (QLabel(), QLabel())
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(6)
        form.setHorizontalSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        fields: tuple[QComboBox | ShortDecimals, ...] = (self.alternative, self.alpha)
        for label, field in zip(self._labels, fields, strict=True):
            label.setProperty("look", "secondary")
            label.setBuddy(field)
            style_field(field)
            form.addRow(label, field)
        self.alternative.activated.connect(self._on_alternative)
        self.alpha.valueChanged.connect(self._on_alpha)
        self.retranslate()

    def show_settings(self, settings: Settings) -> None:
        """Show the project's settings; nothing is emitted."""
        blockers = [QSignalBlocker(self.alternative), QSignalBlocker(self.alpha)]
        self.alternative.setCurrentIndex(_ALTERNATIVES.index(settings.alternative))
        self.alpha.setValue(settings.alpha)
        del blockers

    def retranslate(self) -> None:
        """Set every text anew."""
        names = (self.tr("&Question"), self.tr("&Level α"))
        hints = (
            self.tr(
                "What the test asks about A and B: a one-sided test shows smaller differences."
            ),
            self.tr("A result is called significant when p is at most α."),
        )
        fields = (self.alternative, self.alpha)
        for label, field, name, hint in zip(self._labels, fields, names, hints, strict=True):
            label.setText(name)
            field.setAccessibleName(plain(name))
            field.setToolTip(hint)
        blocker = QSignalBlocker(self.alternative)
        current = max(0, self.alternative.currentIndex())
        self.alternative.clear()
        self.alternative.addItems(
            [
                self.tr("A and B differ"),
                self.tr("A is better than B"),
                self.tr("B is better than A"),
            ]
        )
        self.alternative.setCurrentIndex(current)
        del blocker

    def _on_alternative(self, place: int) -> None:
        self._session.change_settings(alternative=_ALTERNATIVES[place])

    def _on_alpha(self, value: float) -> None:
        self._session.change_settings(alpha=round(value, 3))
