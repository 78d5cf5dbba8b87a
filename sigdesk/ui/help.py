"""What the menu Help opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from sigdesk.ui.dialogs import AboutDialog, LicencesDialog, ShortcutsDialog
from sigdesk.ui.samples import Sample
from sigdesk.ui.wording import listed, plain

if TYPE_CHECKING:
    from sigdesk.ui.help_window.installation import InstallationWindow
    from sigdesk.ui.help_window.window import HelpWindow
    from sigdesk.ui.session import Session


class Help(QObject):
    """Opens the help, and the dialogs of the menu Help, for one window.

    Parameters
    ----------
    session : Session
        Runs the checks of the installation.
    window : QWidget
        Its actions are those whose shortcuts are listed.
    samples : callable
        Gives the samples in the window's language.
    """

    def __init__(
        self, session: Session, window: QWidget, samples: Callable[[], tuple[Sample, ...]]
    ) -> None:
        super().__init__(window)
        self._session = session
        self._installation: InstallationWindow | None = None
        self._window = window
        self._samples = samples
        self._pages: HelpWindow | None = None

    def show_pages(self) -> None:
        """Open the help where it was left, or at its beginning."""
        self.show_page("" if self._pages is None else self._pages.topic)

    def show_page(self, key: str) -> None:
        """Open a page of the help: "glossary", "metric/accuracy", "test/bootstrap"."""
        if self._pages is None:
            # It reads the registries of metrics and tests, which the first paint does without.
            from sigdesk.ui.help_window.window import HelpWindow

            self._pages = HelpWindow(self._keys, self._window)
        self._pages.show_topic(key)
        self._pages.show()
        self._pages.raise_()
        self._pages.activateWindow()

    @property
    def pages(self) -> HelpWindow | None:
        """The window of the help; None before it was opened."""
        return self._pages

    def _keys(self) -> list[tuple[str, str]]:
        """Names and keys of what the window's actions do."""
        native = QKeySequence.SequenceFormat.NativeText
        return [
            (plain(action.text()), listed(keys.toString(native) for keys in action.shortcuts()[:2]))
            for action in self._window.actions()
            if not action.shortcut().isEmpty()
        ]

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        for opened in (self._pages, self._installation):
            if opened is not None:
                opened.restyle()

    def check_installation(self) -> None:
        """Compute known numbers again, and show them with all versions."""
        if self._installation is None:
            from sigdesk.ui.help_window.installation import InstallationWindow

            self._installation = InstallationWindow(self._session, self._window)
        self._installation.start()
        self._installation.show()
        self._installation.raise_()
        self._installation.activateWindow()

    @property
    def installation(self) -> InstallationWindow | None:
        """The window of the checks; None before it was opened."""
        return self._installation

    def show_shortcuts(self) -> None:
        """List the keyboard shortcuts."""
        ShortcutsDialog(self._window.actions(), self._window).open()

    def show_fears(self) -> None:
        """Lead from what mistakes cost to a metric."""
        # It reads the registry of metrics, which the first paint does without.
        from sigdesk.ui.dialogs.fears import FearsDialog

        FearsDialog(self._session, self._window).open()

    def show_licences(self) -> None:
        """List whose work the program carries."""
        LicencesDialog(self._samples(), self._window).open()

    def show_about(self) -> None:
        """Say what the program is."""
        AboutDialog(self._window).open()
