"""Settings of the page Curves: prices of errors, demanded recall and precision, best thresholds."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDoubleSpinBox, QFormLayout, QPushButton, QVBoxLayout, QWidget

from sigdesk.ui.widgets import Text, style_field

_FIELD_WIDTH = 88


class ThresholdFinder(QWidget):
    """Fields for prices and demands, and buttons that move the threshold.

    Signals
    -------
    changed
        A price or a demand changed.
    wanted : str
        Move the threshold to: "f1" (highest F1), "cost" (lowest cost), "recall" (the highest
        threshold that reaches the demanded recall), "precision" (the lowest that reaches the
        demanded precision).
    """

    changed = Signal()
    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.false_alarm = self._number(1.0, 1e6, 0.5)
        self.missed = self._number(1.0, 1e6, 0.5)
        self.recall = self._number(0.9, 1.0, 0.01)
        self.precision = self._number(0.9, 1.0, 0.01)
        self._buttons = {key: QPushButton() for key in ("recall", "precision", "f1", "cost")}
        for button in self._buttons.values():
            button.clicked.connect(self._on_clicked)
        self._form = QFormLayout()
        self._form.setContentsMargins(0, 0, 0, 0)
        self._labels = [Text("", "secondary") for _ in range(4)]
        fields = (self.false_alarm, self.missed, self.recall, self.precision)
        for label, field in zip(self._labels, fields, strict=True):
            label.setBuddy(field)
            self._form.addRow(label, field)
        self.answers = Text("", "secondary", wrap=True)
        self._warning = Text("", "caution", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(self._form)
        column.addWidget(self.answers)
        for button in self._buttons.values():
            column.addWidget(button)
        column.addWidget(self._warning)
        self.retranslate()

    def _number(self, value: float, most: float, step: float) -> QDoubleSpinBox:
        field = QDoubleSpinBox()
        field.setDecimals(2)
        field.setRange(0.0, most)
        field.setSingleStep(step)
        field.setValue(value)
        style_field(field)
        field.setFixedWidth(_FIELD_WIDTH)
        field.valueChanged.connect(self._on_changed)
        return field

    @property
    def prices(self) -> tuple[float, float]:
        """Of a false alarm and of a missed item."""
        return self.false_alarm.value(), self.missed.value()

    def retranslate(self) -> None:
        """Set every text anew."""
        texts = (
            self.tr("Price of a false alarm"),
            self.tr("Price of a missed item"),
            self.tr("Recall of at least"),
            self.tr("Precision of at least"),
        )
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self._buttons["recall"].setText(self.tr("Go to this recall"))
        self._buttons["precision"].setText(self.tr("Go to this precision"))
        self._buttons["f1"].setText(self.tr("Go to the highest F1"))
        self._buttons["cost"].setText(self.tr("Go to the lowest cost"))
        self._warning.setText(
            self.tr(
                "A threshold chosen on these items is tuned on the test set: what it reaches here "
                "flatters. Choose it on other data and report it here."
            )
        )

    def _on_changed(self) -> None:
        self.changed.emit()

    def _on_clicked(self) -> None:
        for key, button in self._buttons.items():
            if button is self.sender():
                self.wanted.emit(key)
