"""What a threshold decides, for A and B: four counts that open their items, and the rates."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from sigdesk.model.curves import AtThreshold
from sigdesk.ui import numbers
from sigdesk.ui.widgets import Card, SystemName, Text

CELLS = ("tp", "fp", "fn", "tn")
_NAME_WIDTH = 92
_RATES = ("precision", "recall", "f1", "specificity", "accuracy", "cost")


class DecisionsCard(Card):
    """A table with a column for each of the two systems in focus.

    Signals
    -------
    cell_chosen : int, str
        Which system (0 is A), and one of `CELLS`.
    """

    cell_chosen = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        self._names = (SystemName(), SystemName())
        for column, name in enumerate(self._names, start=1):
            name.setMinimumWidth(_NAME_WIDTH)
            grid.addWidget(name, 0, column)
        self._words: dict[str, Text] = {}
        self.buttons: dict[tuple[int, str], QPushButton] = {}
        self._values: dict[tuple[int, str], Text] = {}
        for row, cell in enumerate(CELLS, start=1):
            self._words[cell] = Text("", "secondary")
            grid.addWidget(self._words[cell], row, 0)
            for system in (0, 1):
                button = QPushButton()
                button.setProperty("look", "link")
                button.clicked.connect(self._on_clicked)
                self.buttons[system, cell] = button
                grid.addWidget(button, row, system + 1, Qt.AlignmentFlag.AlignRight)
        for row, rate in enumerate(_RATES, start=len(CELLS) + 1):
            self._words[rate] = Text("", "secondary")
            grid.addWidget(self._words[rate], row, 0)
            for system in (0, 1):
                value = Text("", "body")
                value.setAlignment(Qt.AlignmentFlag.AlignRight)
                self._values[system, rate] = value
                grid.addWidget(value, row, system + 1)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.retranslate()

    def set_systems(self, names: tuple[str, ...], positions: tuple[int, ...]) -> None:
        """Who the columns are; one or two systems."""
        for column, widget in enumerate(self._names):
            shown = column < len(names)
            widget.setVisible(shown)
            if shown:
                widget.set_system(names[column], positions[column])
        for system in (0, 1):
            for cell in CELLS:
                self.buttons[system, cell].setVisible(system < len(names))
            for rate in _RATES:
                self._values[system, rate].setVisible(system < len(names))

    def show_decisions(
        self, decisions: tuple[AtThreshold, ...], prices: tuple[float, float]
    ) -> None:
        """Show the counts and rates at the threshold of each system."""
        for system, found in enumerate(decisions):
            counts = (
                found.true_positive,
                found.false_positive,
                found.false_negative,
                found.true_negative,
            )
            for cell, n in zip(CELLS, counts, strict=True):
                button = self.buttons[system, cell]
                button.setText(numbers.count(n))
                button.setEnabled(n > 0)
                button.setAccessibleName(
                    self.tr("{what}: {n}").format(what=self._words[cell].text(), n=button.text())
                )
            for rate in _RATES[:-1]:
                value = getattr(found, rate)
                self._values[system, rate].setText(
                    "–" if math.isnan(value) else numbers.percent(value)
                )
            self._values[system, "cost"].setText(numbers.decimal(found.cost(*prices), 3))

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("At this threshold"))
        for key, text in {
            "tp": self.tr("Found (TP)"),
            "fp": self.tr("False alarm (FP)"),
            "fn": self.tr("Missed (FN)"),
            "tn": self.tr("Rightly passed over (TN)"),
            "precision": self.tr("Precision"),
            "recall": self.tr("Recall"),
            "f1": self.tr("F1"),
            "specificity": self.tr("Specificity"),
            "accuracy": self.tr("Accuracy of this decision"),
            "cost": self.tr("Cost per item"),
        }.items():
            self._words[key].setText(text)

    def _on_clicked(self) -> None:
        sender = self.sender()
        for (system, cell), button in self.buttons.items():
            if button is sender:
                self.cell_chosen.emit(system, cell)
