"""A row of buttons of which one is down."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget


class Segmented(QWidget):
    """A few choices side by side; arrow keys move between them.

    Parameters
    ----------
    options : iterable of (str, str)
        Keys and texts.
    name : str
        Accessible name of the whole row ("Shares of").
    parent : QWidget, optional
    """

    chosen = Signal(str)
    """The user chose the option of this key (not emitted by `set_current`)."""

    def __init__(
        self,
        options: Iterable[tuple[str, str]] = (),
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("look", "segmented")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self._buttons: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.buttonClicked.connect(self._on_clicked)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(1, 1, 1, 1)
        self._row.setSpacing(1)
        self.set_options(options)

    def set_options(self, options: Iterable[tuple[str, str]]) -> None:
        """Replace or rename the options; the current one stays if its key does."""
        wanted = dict(options)
        current = self.current()
        for key in [key for key in self._buttons if key not in wanted]:
            button = self._buttons.pop(key)
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.deleteLater()
        for place, (key, text) in enumerate(wanted.items()):
            if key not in self._buttons:
                button = QPushButton(self)
                button.setProperty("look", "segment")
                button.setCheckable(True)
                button.installEventFilter(self)
                self._group.addButton(button)
                self._buttons[key] = button
            self._buttons[key].setText(text)
            self._row.insertWidget(place, self._buttons[key])
        self._buttons = {key: self._buttons[key] for key in wanted}
        if self._buttons and current not in self._buttons:
            self.set_current(next(iter(self._buttons)))

    def current(self) -> str:
        """Key of the option that is down; empty when there is none."""
        for key, button in self._buttons.items():
            if button.isChecked():
                return key
        return ""

    def set_current(self, key: str) -> None:
        """Put an option down without emitting `chosen`."""
        if key in self._buttons:
            self._buttons[key].setChecked(True)

    def set_option_enabled(self, key: str, enabled: bool, reason: str = "") -> None:
        """Grey an option out, with the reason as tooltip."""
        button = self._buttons[key]
        button.setEnabled(enabled)
        button.setToolTip("" if enabled else reason)

    def button(self, key: str) -> QPushButton:
        """The button of an option."""
        return self._buttons[key]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Choose with the arrow keys, where Qt would only move the focus."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
            if step is not None:
                self._choose_next(step)
                return True
        return super().eventFilter(watched, event)

    def _choose_next(self, step: int) -> None:
        usable = [key for key, button in self._buttons.items() if button.isEnabled()]
        if self.current() not in usable:
            return
        place = usable.index(self.current()) + step
        if 0 <= place < len(usable):
            self.set_current(usable[place])
            self._buttons[usable[place]].setFocus(Qt.FocusReason.TabFocusReason)
            self.chosen.emit(usable[place])

    def _on_clicked(self) -> None:
        self.chosen.emit(self.current())
