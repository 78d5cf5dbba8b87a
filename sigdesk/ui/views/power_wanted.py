"""The card where a difference is named, and what it needs."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from sigdesk.core.metrics.base import Scale
from sigdesk.ui.widgets import Card, ShortDecimals, Text, style_field

_FIELD_WIDTH = 120


class WantedCard(Card):
    """A field for the difference and sentences about it.

    Signals
    -------
    wanted : float
        The difference, in the unit of the metric's scale; 0 to go back to the program's own.
    """

    wanted = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._factor = 1.0
        self.field = ShortDecimals()
        self.field.setKeyboardTracking(False)
        self.field.setFixedWidth(_FIELD_WIDTH)
        style_field(self.field)
        self.own = QPushButton()
        self._label = Text("", "secondary")
        self._label.setBuddy(self.field)
        self._sentences = [Text("", wrap=True, selectable=True) for _ in range(3)]
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._label)
        row.addWidget(self.field)
        row.addWidget(self.own)
        row.addStretch(1)
        self.body.addLayout(row)
        for sentence in self._sentences:
            self.body.addWidget(sentence)
        self.body.addStretch(1)
        self.field.valueChanged.connect(self._on_value)
        self.own.clicked.connect(self._on_own)
        self.retranslate()

    def show_wanted(self, difference: float, scale: Scale, chosen: bool) -> None:
        """Show a difference without emitting it; `chosen` says that the user named it."""
        self._factor = 100.0 if scale == "unit" else 1.0
        points = scale != "raw"
        blocker = QSignalBlocker(self.field)
        self.field.setDecimals(2 if points else 5)
        self.field.setRange(0.01 if points else 1e-5, 100.0 if points else 1e9)
        shown = difference * self._factor
        self.field.setSingleStep(0.1 if points else max(round(shown / 10, 5), 1e-5))
        self.field.setSuffix(self.tr(" points") if points else "")
        self.field.setValue(shown)
        self.own.setVisible(chosen)
        del blocker

    def show_sentences(self, sentences: list[str]) -> None:
        """What the difference needs."""
        for place, label in enumerate(self._sentences):
            text = sentences[place] if place < len(sentences) else ""
            label.setText(text)
            label.setVisible(bool(text))

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("A difference that matters to you"))
        self._label.setText(self.tr("True difference"))
        self.field.setAccessibleName(self.tr("True difference between A and B"))
        self.field.setToolTip(self.tr("Name the smallest difference that you would care about."))
        self.own.setText(self.tr("Reset"))
        self.own.setToolTip(self.tr("Go back to “too small to matter”, or to a round difference"))

    def _on_value(self, value: float) -> None:
        self.wanted.emit(round(value, self.field.decimals()) / self._factor)

    def _on_own(self) -> None:
        self.wanted.emit(0.0)
