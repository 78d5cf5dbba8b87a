"""What the program's dialogs have in common."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from sigdesk.ui.theme import GAP


class Dialog(QDialog):
    """A dialog with a body and a row of buttons, which follows the language while it is open.

    Parameters
    ----------
    parent : QWidget or None

    Attributes
    ----------
    body : QVBoxLayout
    buttons : QDialogButtonBox
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(20, 18, 20, 16)
        outer.setSpacing(GAP)
        self.body = QVBoxLayout()
        self.body.setSpacing(GAP)
        outer.addLayout(self.body, 1)
        self.buttons = QDialogButtonBox()
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        outer.addWidget(self.buttons)

    def add_button(
        self, role: QDialogButtonBox.ButtonRole, *, primary: bool = False
    ) -> QPushButton:
        """A button of the row below; its text is set by `retranslate`."""
        button = self.buttons.addButton("", role)
        button.setAutoDefault(primary)
        button.setDefault(primary)
        if primary:
            button.setProperty("look", "primary")
            # The box has dressed the button already.
            button.style().unpolish(button)
            button.style().polish(button)
        return button

    def retranslate(self) -> None:
        """Set every text anew."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
