"""A table of unknown labels, each with the label it stands for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from sigdesk.ui.widgets import Text


class LabelMapping(QWidget):
    """One row a label: the label as found, and what it counts as.

    Parameters
    ----------
    labels : sequence of str
        Labels that the reference does not have.
    targets : sequence of str
        Labels that it has.
    """

    changed = Signal()

    def __init__(self, labels: Sequence[str], targets: Sequence[str]) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(24, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        self._headings = (Text(look="note"), Text(look="note"))
        grid.addWidget(self._headings[0], 0, 0)
        grid.addWidget(self._headings[1], 0, 2)
        self._boxes: dict[str, QComboBox] = {}
        for row, label in enumerate(labels, start=1):
            name = QLabel(label)
            name.setTextFormat(Qt.TextFormat.PlainText)
            box = QComboBox()
            box.addItem("", "")
            for target in targets:
                box.addItem(target, target)
            box.setMinimumWidth(220)
            box.activated.connect(self.changed)
            name.setBuddy(box)
            grid.addWidget(name, row, 0)
            grid.addWidget(QLabel("→"), row, 1)
            grid.addWidget(box, row, 2)
            self._boxes[label] = box
        grid.setColumnStretch(3, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self._headings[0].setText(self.tr("Label found"))
        self._headings[1].setText(self.tr("counts as"))
        for label, box in self._boxes.items():
            box.setItemText(0, self.tr("itself (never right)"))
            box.setAccessibleName(self.tr("What {label} counts as").format(label=label))

    def choose(self, label: str, target: str) -> None:
        """Let `label` count as `target`; an empty target keeps it."""
        box = self._boxes[label]
        box.setCurrentIndex(max(0, box.findData(target)))
        self.changed.emit()

    def mapping(self) -> dict[str, str]:
        """Target by label, for the labels that do not stay as they are."""
        chosen = {label: str(box.currentData() or "") for label, box in self._boxes.items()}
        return {label: target for label, target in chosen.items() if target}
