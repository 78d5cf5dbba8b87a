"""The filter of the page Items: who is right, labels, text, and what was asked for elsewhere."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from sigdesk.core.columns import LabelColumn
from sigdesk.model.items import ItemFilter, Pattern
from sigdesk.model.project import Project
from sigdesk.ui import theme
from sigdesk.ui.icons import icon
from sigdesk.ui.widgets import marker_icon

_PAUSE = 180
"""Milliseconds of rest after a key before the text is searched for."""

_ANY = "any"
"""Data of the first entry of a list of labels; a label is "=" and its text."""


class FilterBar(QWidget):
    """Holds one `ItemFilter` and lets the user change it."""

    filter_changed = Signal(object)
    """The new `ItemFilter`, changed by the user."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filter = ItemFilter()
        self._project: Project | None = None
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumWidth(140)
        self.search.textChanged.connect(self._on_text_changed)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._on_pause_over)
        self.search.returnPressed.connect(self._on_pause_over)
        self.agreement = QComboBox()
        self.agreement.activated.connect(self._on_chosen)
        self.labels: dict[str, QComboBox] = {}
        for field in ("gold", "predicted_a", "predicted_b"):
            box = QComboBox()
            box.setMaxVisibleItems(20)
            box.activated.connect(self._on_chosen)
            self.labels[field] = box
        # What the other lists cannot say ("exactly one of the two calls it so") is a chip.
        self.chip = QPushButton()
        self.chip.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.chip.clicked.connect(self._on_chip_clicked)
        self.clear = QPushButton()
        self.clear.setProperty("look", "link")
        self.clear.clicked.connect(self.clear_all)
        self._lists = QHBoxLayout()
        self._lists.setSpacing(8)
        boxes = (self.agreement, *self.labels.values())
        for box in boxes:
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(7)
            box.setMaximumWidth(230)
            self._lists.addWidget(box, 4)
        self._lists.addWidget(self.clear)
        self._lists.addStretch(1)
        self.first_line = QHBoxLayout()
        self.first_line.setSpacing(8)
        self.first_line.addWidget(self.search, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(self.first_line)
        column.addLayout(self._lists)
        chips = QHBoxLayout()
        chips.addWidget(self.chip)
        chips.addStretch(1)
        column.addLayout(chips)
        self.retranslate()
        self.restyle()

    @property
    def current(self) -> ItemFilter:
        """The filter."""
        return self._filter

    def set_filter(self, wanted: ItemFilter) -> None:
        """Show another filter without emitting `filter_changed`."""
        self._pause.stop()
        self._filter = wanted
        self._show()

    def follow(self, project: Project) -> None:
        """Offer the labels and systems of a project; a label it does not have is let go."""
        self._project = project
        known = {None, "", *project.labels}
        changes = {
            field: None
            for field in ("gold", "predicted_a", "predicted_b", "predicted")
            if getattr(self._filter, field) not in known
        }
        self._filter = replace(self._filter, **changes)  # type: ignore[arg-type]
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.search.setPlaceholderText(self.tr("Search texts, ids and answers"))
        self.search.setAccessibleName(self.tr("Search texts, ids and answers"))
        self.search.setToolTip(self.tr("Ctrl+F"))
        self.clear.setText(self.tr("Clear all"))
        self.agreement.setAccessibleName(self.tr("Who is right"))
        self._fill_lists()
        self._show()

    def restyle(self) -> None:
        """Take the icons and markers of the theme."""
        self._fill_lists()
        self._show()
        for action in self.search.actions():
            self.search.removeAction(action)
        self.search.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.chip.setIcon(icon("close"))
        now = theme.current()
        self.chip.setStyleSheet(
            f"background: {now.accent_ground}; color: {now.accent}; border-color: transparent;"
        )

    def clear_all(self) -> None:
        """Show every item again."""
        self.set_filter(ItemFilter())
        self.filter_changed.emit(self._filter)

    # -- lists ------------------------------------------------------------------------------------

    def patterns(self) -> dict[Pattern, str]:
        """The agreement patterns in words."""
        project = self._project
        a, b = ("A", "B") if project is None else (project.system_a, project.system_b)
        if project is not None and not isinstance(_gold(project), LabelColumn):
            return {
                "": self.tr("All items"),
                "only-a": self.tr("{system} higher").format(system=a),
                "only-b": self.tr("{system} higher").format(system=b),
                "differ": self.tr("Scores differ"),
                "both-right": self.tr("Equal scores"),
            }
        return {
            "": self.tr("Right or wrong"),
            "only-a": self.tr("Only {system} right").format(system=a),
            "only-b": self.tr("Only {system} right").format(system=b),
            "both-right": self.tr("Both right"),
            "neither": self.tr("Neither right"),
            "differ": self.tr("Answers differ"),
        }

    def _fill_lists(self) -> None:
        with QSignalBlocker(self.agreement):
            self.agreement.clear()
            for pattern, text in self.patterns().items():
                self.agreement.addItem(text, pattern)
        project = self._project
        has_labels = project is not None and isinstance(_gold(project), LabelColumn)
        self.agreement.setVisible(project is not None and bool(project.system_a))
        for field, box in self.labels.items():
            if project is None or not has_labels:
                box.setVisible(False)
                continue
            name = {"predicted_a": project.system_a, "predicted_b": project.system_b}.get(field)
            box.setVisible(name != "")
            if name == "":
                continue
            first = (
                self.tr("Any reference")
                if name is None
                else self.tr("{system}: any").format(system=name)
            )
            box.setAccessibleName(
                self.tr("Reference label")
                if name is None
                else self.tr("Answer of {system}").format(system=name)
            )
            names = [system.name for system in project.systems]
            with QSignalBlocker(box):
                box.clear()
                box.addItem(first, _ANY)
                for label in project.labels:
                    box.addItem(label, "=" + label)
                if name is not None:
                    if _has_missing(project, name):
                        box.addItem(self.tr("(no answer)"), "=")
                    picture = marker_icon(names.index(name))
                    for row in range(box.count()):
                        box.setItemIcon(row, picture)
            box.setToolTip(first)

    def _show(self) -> None:
        with QSignalBlocker(self.agreement):
            self.agreement.setCurrentIndex(max(0, self.agreement.findData(self._filter.agreement)))
        for field, box in self.labels.items():
            label = getattr(self._filter, field)
            with QSignalBlocker(box):
                row = 0 if label is None else box.findData("=" + label)
                box.setCurrentIndex(max(0, row))
        # While a blank is typed between two words the text must not be put right.
        if self.search.text().strip() != self._filter.text:
            with QSignalBlocker(self.search):
                self.search.setText(self._filter.text)
        self.chip.setVisible(self._filter.predicted is not None)
        self.chip.setText(self._chip_text())
        self.chip.setAccessibleName(self.tr("Remove: {text}").format(text=self._chip_text()))
        self.clear.setVisible(not self._filter.is_empty)

    def _chip_text(self) -> str:
        label, project = self._filter.predicted, self._project
        if label is None or project is None:
            return ""
        shown = label or self.tr("(no answer)")
        patterns = {
            "one": self.tr("{label}: exactly one of {a} and {b}"),
            "both": self.tr("{label}: both {a} and {b}"),
            "only-a": self.tr("{label}: {a}, not {b}"),
            "only-b": self.tr("{label}: {b}, not {a}"),
        }
        return patterns[self._filter.predicted_by].format(
            label=shown, a=project.system_a, b=project.system_b
        )

    # -- the user's changes -----------------------------------------------------------------------

    def _change(self, changed: ItemFilter) -> None:
        # The reason why these items were shown no longer holds.
        self._filter = replace(changed, told=None)
        self._show()
        self.filter_changed.emit(self._filter)

    def _on_chosen(self) -> None:
        agreement = self.agreement.currentData()
        assert agreement in get_args(Pattern)
        labels = {
            field: None if box.currentData() in (_ANY, None) else str(box.currentData())[1:]
            for field, box in self.labels.items()
        }
        self._change(replace(self._filter, agreement=agreement, **labels))  # type: ignore[arg-type]

    def _on_text_changed(self) -> None:
        self._pause.start()

    def _on_pause_over(self) -> None:
        self._pause.stop()
        text = self.search.text().strip()
        if text != self._filter.text:
            self._change(replace(self._filter, text=text))

    def _on_chip_clicked(self) -> None:
        self._change(replace(self._filter, predicted=None, predicted_by="one"))


def _gold(project: Project) -> object:
    return None if project.reference is None else project.reference.gold


def _has_missing(project: Project, system: str) -> bool:
    column = project.system(system).column
    return isinstance(column, LabelColumn) and column.n_missing > 0
