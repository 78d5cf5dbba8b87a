"""The files of an import: what each of them is, and what the answers are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sigdesk.ui import theme
from sigdesk.ui.icons import icon
from sigdesk.ui.import_assistant.wording import task_names
from sigdesk.ui.widgets import Text, marker_icon, style_field
from sigdesk.ui.wording import named

_KEY = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class FileEntry:
    """One line of the list.

    Parameters
    ----------
    name : str
        As shown.
    told : str
        What it is: "reference", "system B", "41 KB, cannot be read".
    marker : int
        Position of the system whose marker stands before it; −1 for none.
    icon : str
        Name of an icon in the marker's place.
    is_faulty : bool
    where : str
        Full path.
    """

    name: str
    told: str
    marker: int = -1
    icon: str = "report"
    is_faulty: bool = False
    where: str = ""


class FileList(QWidget):
    """The list with its buttons, and below it what the answers are.

    Parameters
    ----------
    parent : QWidget, optional
    """

    chosen = Signal(str)
    """Name of the file to look at."""
    add_wanted = Signal()
    remove_wanted = Signal(str)
    reference_wanted = Signal(str)
    """The file of this name is the reference; empty takes that back."""
    task_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[FileEntry, ...] = ()
        self._reference = ""
        self._title = Text(look="title")
        self.view = QListWidget()
        self.view.setIconSize(QSize(14, 14))
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.view.setWordWrap(False)
        self.view.currentItemChanged.connect(self._on_current_changed)
        self.add_button, self.remove_button = QPushButton(), QPushButton()
        self.reference_button = QPushButton()
        self.reference_button.setCheckable(True)
        self.add_button.clicked.connect(self.add_wanted)
        self.remove_button.clicked.connect(self._on_remove)
        self.reference_button.clicked.connect(self._on_reference)
        for button in (self.add_button, self.remove_button, self.reference_button):
            button.setAutoDefault(False)
        self._task_label = Text(look="section", wrap=True)
        self.task_box = QComboBox()
        style_field(self.task_box)
        self.task_box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.task_box.setMinimumContentsLength(10)
        for key, name in task_names().items():
            self.task_box.addItem(name, key)
        self.task_box.activated.connect(self._on_task)
        row = QHBoxLayout()
        row.setSpacing(theme.GRID)
        row.addWidget(self.add_button, 1)
        row.addWidget(self.remove_button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * theme.GRID)
        column.addWidget(self._title)
        column.addWidget(self.view, 1)
        column.addLayout(row)
        column.addWidget(self.reference_button)
        column.addSpacing(theme.GRID)
        column.addWidget(self._task_label)
        column.addWidget(self.task_box)
        self.retranslate()

    @property
    def current(self) -> str:
        """Name of the file that is looked at; empty when there is none."""
        row = self.view.currentRow()
        return "" if row < 0 else str(self.view.item(row).data(_KEY))

    def show_files(self, entries: Sequence[FileEntry], reference: str, task: str) -> None:
        """Show files; the current one stays current if it is still there."""
        self._reference = reference
        before = self.current
        names = [entry.name for entry in entries]
        self.view.blockSignals(True)
        if names != [entry.name for entry in self._entries]:
            self.view.clear()
            for name in names:
                item = QListWidgetItem(self.view)
                item.setData(_KEY, name)
            if names:
                self.view.setCurrentRow(names.index(before) if before in names else 0)
        self._entries = tuple(entries)
        for place, entry in enumerate(entries):
            self._fill(self.view.item(place), entry)
        self.view.blockSignals(False)
        self.task_box.setCurrentIndex(max(0, self.task_box.findData(task)))
        self._follow_current()
        if self.current != before:
            self.chosen.emit(self.current)

    def choose(self, name: str) -> None:
        """Look at the file of this name."""
        for place, entry in enumerate(self._entries):
            if entry.name == name:
                self.view.setCurrentRow(place)

    def texts(self) -> Mapping[str, str]:
        """What is said of each file."""
        return {entry.name: entry.told for entry in self._entries}

    @staticmethod
    def _fill(item: QListWidgetItem, entry: FileEntry) -> None:
        now = theme.current()
        picture: QIcon
        if entry.is_faulty:
            picture = icon("caution", now.problem)
        elif entry.marker >= 0:
            picture = marker_icon(entry.marker)
        else:
            picture = icon(entry.icon, now.muted)
        item.setIcon(picture)
        item.setText(entry.name + "\n" + entry.told)
        item.setToolTip(entry.where)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, named(entry.name, entry.told))

    def _follow_current(self) -> None:
        name = self.current
        self.remove_button.setEnabled(bool(name) and len(self._entries) > 1)
        self.reference_button.setEnabled(bool(name) and len(self._entries) > 1)
        self.reference_button.setChecked(bool(name) and name == self._reference)

    def _on_current_changed(self) -> None:
        self._follow_current()
        if self.current:
            self.chosen.emit(self.current)

    def _on_remove(self) -> None:
        self.remove_wanted.emit(self.current)

    def _on_reference(self, checked: bool) -> None:
        self.reference_wanted.emit(self.current if checked else "")

    def _on_task(self) -> None:
        self.task_chosen.emit(str(self.task_box.currentData() or ""))

    def retranslate(self) -> None:
        """Set every text anew."""
        self._title.setText(self.tr("Files"))
        self.view.setAccessibleName(self.tr("Files"))
        self.add_button.setText(self.tr("Add files…"))
        self.remove_button.setText(self.tr("Remove"))
        self.reference_button.setText(self.tr("This is the reference"))
        self._task_label.setText(self.tr("What are the answers?"))
        self.task_box.setAccessibleName(self._task_label.text())
        for place, name in enumerate(task_names().values()):
            self.task_box.setItemText(place, name)
