"""The right pane: what the page's figures mean, cautions, settings, and the signature."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from sigdesk.ui import theme
from sigdesk.ui.page import Page
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import Notice, Text

WIDTH = 268


class RightPane(QFrame):
    """Shows what the current page has to say beside its figures.

    Parameters
    ----------
    session : Session
    parent : QWidget, optional
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "pane")
        self._session = session
        self._page: Page | None = None
        self._settings: QWidget | None = None
        self._said: list[Text | Notice] = []
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(area)
        content = QWidget()
        area.setWidget(content)
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(14, 14, 14, 14)
        self._column.setSpacing(8)
        self._heading = Text(look="title")
        self._column.addWidget(self._heading)
        self._words = QVBoxLayout()
        self._words.setSpacing(8)
        self._column.addLayout(self._words)
        self._column.addSpacing(6)
        self._settings_heading = Text(look="title")
        self._column.addWidget(self._settings_heading)
        self._place = QVBoxLayout()
        self._column.addLayout(self._place)
        self._column.addSpacing(4)
        self._signature = Text(look="signature", wrap=True, selectable=True)
        self._column.addWidget(self._signature)
        self._column.addStretch(1)
        session.project_changed.connect(self.refresh)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        """Set every text anew."""
        self._heading.setText(self.tr("What this means"))
        self._signature.setAccessibleName(self.tr("Signature"))
        self._signature.setToolTip(
            self.tr("The definition and settings behind these numbers, to be cited with them")
        )
        self.refresh()

    def restyle(self) -> None:
        """Take fonts anew."""
        self._signature.setFont(theme.fixed_font())

    def show_page(self, page: Page | None) -> None:
        """Follow another page; None for the start page."""
        if self._page is not None:
            self._page.meaning_changed.disconnect(self.refresh)
        self._page = page
        if self._settings is not None:
            self._place.removeWidget(self._settings)
            self._settings.hide()
            self._settings.setParent(self._settings.property("owner"))
        self._settings = page.settings_widget() if page is not None else None
        if page is not None:
            page.meaning_changed.connect(self.refresh)
        if self._settings is not None:
            # The page owns its settings; they are only shown here.
            self._settings.setProperty("owner", page)
            self._place.addWidget(self._settings)
            self._settings.show()
        self.refresh()

    def refresh(self) -> None:
        """Ask the page again."""
        there = self._page is not None and self._session.has_data
        paragraphs = self._page.meaning() if self._page is not None and there else []
        cautions = self._page.cautions() if self._page is not None and there else []
        self._say(paragraphs, cautions)
        self._heading.setVisible(bool(self._said))
        own_title = self._page.settings_title() if self._page is not None else ""
        self._settings_heading.setText(own_title or self.tr("Settings"))
        self._settings_heading.setVisible(self._settings is not None)
        self._signature.setText(self._signature_text() if there else "")

    def _say(self, paragraphs: list[str], cautions: list[str]) -> None:
        wanted = [("text", text) for text in paragraphs] + [("notice", text) for text in cautions]
        shown = [(str(widget.property("kind")), widget.text()) for widget in self._said]
        if wanted == shown:
            return
        for widget in self._said:
            self._words.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._said = []
        for kind, text in wanted:
            made = Notice(text) if kind == "notice" else Text(text, wrap=True, selectable=True)
            made.setProperty("kind", kind)
            self._words.addWidget(made)
            self._said.append(made)

    def _signature_text(self) -> str:
        from sigdesk import __version__
        from sigdesk.model.metric_choice import metric_of

        if self._page is not None and self._page.signature():
            text = self._page.signature()
        else:
            project = self._session.project
            parts = [metric_of(project).signature(), f"n:{len(project.rows())}"]
            if project.slice is not None:
                parts.append(f"slice:{project.slice}")
            text = "|".join([*parts, f"sigdesk:{__version__}"])
        # Lines may break after each bar, and nowhere else.
        return text.replace("|", "|\N{ZERO WIDTH SPACE}")
