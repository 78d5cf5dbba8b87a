"""The centre of the window: pages, made when first needed, refreshed when seen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QWidget

from sigdesk.ui.page import Page
from sigdesk.ui.pages import PAGES
from sigdesk.ui.session import Session

START = "welcome"


class _Frame(QScrollArea):
    """Holds one page, which scrolls when the window is smaller than the page can be.

    Qt's own resizing would give a page with wrapped text its preferred height instead of the least
    one, and so scroll where nothing needs to.
    """

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page
        self.setWidgetResizable(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)
        page.installEventFilter(self)

    def _fit(self) -> None:
        room = self.viewport().size()
        self.page.resize(room.expandedTo(self.page.minimumSizeHint()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the page all there is, and never less than it needs."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow a page that comes to need more or less."""
        if watched is self.page and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Little: what does not fit scrolls."""
        return QSize(240, 160)


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
        self._frames: dict[str, _Frame] = {}
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
        frame = _Frame(page)
        self._frames[page.key] = frame
        self.addWidget(frame)

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
        frame = self.currentWidget()
        assert isinstance(frame, _Frame)
        return frame.page

    def open_page(self, key: str) -> None:
        """Show a page, up to date."""
        page = self.page(key)
        self.setCurrentWidget(self._frames[key])
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
