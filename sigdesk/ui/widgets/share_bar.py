"""A thin progress bar that never paints out of turn."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar, QWidget

_STEPS = 1000


class ShareBar(QProgressBar):
    """Shows a share of work done.

    Qt's own bar repaints itself, and what lies below it, within every ``setValue``; twenty times a
    second beside a live plot that is most of what the window does. This one waits for the next
    paint.

    Parameters
    ----------
    parent : QWidget, optional
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextVisible(False)
        self.setRange(0, _STEPS)

    def set_fraction(self, fraction: float | None) -> None:
        """Show a share from 0 to 1; None shows that work is going on, not how much of it."""
        self.setUpdatesEnabled(False)
        if fraction is None:
            self.setRange(0, 0)
        else:
            self.setRange(0, _STEPS)
            self.setValue(round(_STEPS * fraction))
        self.setUpdatesEnabled(True)
