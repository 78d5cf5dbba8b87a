"""All keyboard shortcuts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QWidget

from sigdesk.ui.dialogs.base import Dialog
from sigdesk.ui.widgets import Text
from sigdesk.ui.wording import listed, plain


class ShortcutsDialog(Dialog):
    """A list of what can be done by a key, made from the actions themselves.

    Parameters
    ----------
    actions : sequence of QAction
    parent : QWidget, optional
    """

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._listed = [action for action in actions if not action.shortcut().isEmpty()]
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        self._names = [Text() for _ in self._listed]
        self._keys = [Text(look="secondary") for _ in self._listed]
        half = (len(self._listed) + 1) // 2
        for place, (name, key) in enumerate(zip(self._names, self._keys, strict=True)):
            column, row = divmod(place, half)
            grid.addWidget(name, row, 3 * column)
            grid.addWidget(key, row, 3 * column + 1)
        grid.setColumnMinimumWidth(2, 24)
        self.body.addLayout(grid)
        self._hint = Text(look="secondary", wrap=True)
        self.body.addWidget(self._hint)
        self._close = self.add_button(QDialogButtonBox.ButtonRole.RejectRole, primary=True)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        native = QKeySequence.SequenceFormat.NativeText
        for action, name, key in zip(self._listed, self._names, self._keys, strict=True):
            name.setText(plain(action.text()))
            key.setText(listed(keys.toString(native) for keys in action.shortcuts()[:2]))
        self._hint.setText(
            self.tr("Tab goes from control to control, arrow keys move within a table or matrix.")
        )
        self._close.setText(self.tr("Close"))
