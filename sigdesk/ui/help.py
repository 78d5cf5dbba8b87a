"""What the menu Help opens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from sigdesk.ui.dialogs import AboutDialog, LicencesDialog, ShortcutsDialog
from sigdesk.ui.samples import Sample


class Help(QObject):
    """Opens the dialogs of the menu Help, for one window.

    Parameters
    ----------
    window : QWidget
        Its actions are those whose shortcuts are listed.
    samples : callable
        Gives the samples in the window's language.
    """

    def __init__(self, window: QWidget, samples: Callable[[], tuple[Sample, ...]]) -> None:
        super().__init__(window)
        self._window = window
        self._samples = samples

    def show_shortcuts(self) -> None:
        """List the keyboard shortcuts."""
        ShortcutsDialog(self._window.actions(), self._window).open()

    def show_licences(self) -> None:
        """List whose work the program carries."""
        LicencesDialog(self._samples(), self._window).open()

    def show_about(self) -> None:
        """Say what the program is."""
        AboutDialog(self._window).open()
