"""What every page of the centre is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from sigdesk.model.project import Project
    from sigdesk.ui.session import Session


class Page(QWidget):
    """One page of the centre.

    The window calls `refresh` when the page is visible and something it depends on has changed
    (project, result, language), `retranslate` after the language changed and `restyle` after the
    theme changed. What the page has to say beside its figures it says through `meaning`,
    `cautions` and `settings_widget`, which the right pane shows; it emits `meaning_changed` when
    one of them gives something else than before.

    Parameters
    ----------
    session : Session
    parent : QWidget, optional
    """

    key: ClassVar[str] = ""
    icon: ClassVar[str] = ""

    meaning_changed = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setProperty("look", "window")

    def title(self) -> str:
        """Name of the page in the list of pages."""
        return ""

    def unavailable(self, project: Project) -> str:
        """Why the page does not fit the project, or ``""`` when it does."""
        del project
        return ""

    def refresh(self) -> None:
        """Show the session's project and results as they are now."""

    def retranslate(self) -> None:
        """Set every text anew."""

    def restyle(self) -> None:
        """Take colours from the theme now in use."""

    def meaning(self) -> list[str]:
        """Paragraphs of "What this means", in plain words, about what is on screen."""
        return []

    def cautions(self) -> list[str]:
        """What is true but easy to misread; shown in boxes below the paragraphs."""
        return []

    def settings_widget(self) -> QWidget | None:
        """Settings of this page for the right pane; made once, owned by the page."""
        return None

    def settings_title(self) -> str:
        """Heading over `settings_widget` in the right pane; empty for "Settings"."""
        return ""

    def signature(self) -> str:
        """The definition and settings behind the page's figures; empty for the session's own."""
        return ""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.meaning_changed.emit()
        super().changeEvent(event)
