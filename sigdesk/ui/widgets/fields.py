"""How fields for numbers and choices behave in a pane that scrolls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit

_MARGIN = 6


class _WheelGuard(QObject):
    """Passes the wheel on to the pane unless the field has been chosen by a click or a key."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let nobody change a number by scrolling past it."""
        if (
            event.type() == QEvent.Type.Wheel
            and isinstance(watched, QAbstractSpinBox | QComboBox)
            and not watched.hasFocus()
        ):
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def style_field(field: QAbstractSpinBox | QComboBox) -> None:
    """Give a field room before its text, and keep the wheel from changing it in passing."""
    # The style sheet's padding does not reach the text of a spin box.
    edit = field.findChild(QLineEdit)
    if edit is not None and isinstance(field, QAbstractSpinBox):
        edit.setTextMargins(_MARGIN, 0, 0, 0)
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    field.installEventFilter(_WheelGuard(field))
