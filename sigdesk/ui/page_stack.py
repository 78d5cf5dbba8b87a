"""The centre of the window: pages, made when first needed, refreshed when seen."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from sigdesk.ui.page import Page
from sigdesk.ui.pages import PAGES
from sigdesk.ui.session import Session

START = "welcome"


class PageStack(QStackedWidget):
    """Shows one page at a time.

    Parameters
    ----------
    session : Session
    start_page : Page
        Shown first, and whenever there is no document.
    parent : QWidget, optional
    """

    page_shown = Signal(object)
    """The `Page` that is now shown."""
    page_made = Signal(object)

    def __init__(self, session: Session, start_page: Page, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._made: dict[str, Page] = {}
        self._stale: set[str] = set()
        self._entries = {entry.key: entry for entry in PAGES}
        self._adopt(start_page)
        # Several results often arrive together; one refresh shows them all.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._refresh_current)
        session.project_changed.connect(self.mark_stale)
        session.result_stored.connect(self.mark_stale)
        session.run_failed.connect(self.mark_stale)

    def _adopt(self, page: Page) -> None:
        self._made[page.key] = page
        self.addWidget(page)

    def page(self, key: str) -> Page:
        """The page of that key, made now if it was not yet.

        Raises
        ------
        KeyError
            When there is no such page.
        """
        if key not in self._made:
            page = self._entries[key].make(self._session)
            self._adopt(page)
            self._stale.add(key)
            self.page_made.emit(page)
        return self._made[key]

    def make_next(self) -> bool:
        """Make one page that is not made yet; False when all are."""
        for key in self._entries:
            if key not in self._made:
                self.page(key)
                return True
        return False

    @property
    def made(self) -> tuple[Page, ...]:
        """Pages that exist so far."""
        return tuple(self._made.values())

    @property
    def current_page(self) -> Page:
        """The page that is shown."""
        page = self.currentWidget()
        assert isinstance(page, Page)
        return page

    def open_page(self, key: str) -> None:
        """Show a page, up to date."""
        page = self.page(key)
        self.setCurrentWidget(page)
        self._refresh_current()
        self.page_shown.emit(page)

    @Slot()
    def mark_stale(self) -> None:
        """Something changed: the page that is shown is refreshed soon, others when they are."""
        self._stale = set(self._made)
        self._soon.start()

    def restyle(self) -> None:
        """Have every page take its colours anew."""
        for page in self._made.values():
            page.restyle()
        self.mark_stale()

    def _refresh_current(self) -> None:
        page = self.current_page
        if page.key in self._stale:
            self._stale.discard(page.key)
            if page.key == START or self._session.has_data:
                page.refresh()
