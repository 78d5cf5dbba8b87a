"""The right pane: what the page's figures mean, cautions, settings, and the signature."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sigdesk.ui.page import Page
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import HelpButton, Notice, Text

WIDTH = 268


def _scrolled(content: QWidget, area: QScrollArea | None = None) -> QScrollArea:
    """A frameless area that scrolls downwards only."""
    area = QScrollArea() if area is None else area
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    # Else Qt puts its own ground behind what is scrolled.
    content.setAutoFillBackground(False)
    return area


class _Fitted(QScrollArea):
    """As high as what it holds, and scrolling only where the pane is too low for that."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        _scrolled(content, self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        """The content's."""
        content = self.widget()
        return super().sizeHint() if content is None else content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Half of it: in a low window the words above need room too."""
        return QSize(0, self.sizeHint().height() // 2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what it holds."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


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
        self._heading = Text(look="title")
        self._about = HelpButton()
        self._about.topic_wanted.connect(session.show_help)
        self._settings_heading = Text(look="title")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(_scrolled(self._lay_out_words()), 1)
        # Below and apart: settings keep their place whatever is said above them.
        self._lower = _Fitted(self._lay_out_settings())
        outer.addWidget(self._lower)
        # A page is shown in one turn of the event loop, what it says in the next.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._show_words)
        session.project_changed.connect(self.refresh)
        self.retranslate()

    def _lay_out_words(self) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(14, 14, 14, 10)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self._about)
        column.addLayout(head)
        self._words = QVBoxLayout()
        self._words.setSpacing(8)
        column.addLayout(self._words)
        column.addSpacing(4)
        self._signature = Text(look="signature", wrap=True, selectable=True)
        column.addWidget(self._signature)
        column.addStretch(1)
        return content

    def _lay_out_settings(self) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(14, 10, 14, 14)
        column.setSpacing(8)
        column.addWidget(self._settings_heading)
        self._place = QVBoxLayout()
        column.addLayout(self._place)
        return content

    def retranslate(self) -> None:
        """Set every text anew."""
        self._heading.setText(self.tr("What this means"))
        self._signature.setAccessibleName(self.tr("Signature"))
        self._signature.setToolTip(
            self.tr("The definition and settings behind these numbers, to be cited with them")
        )
        self.refresh()

    def restyle(self) -> None:
        """Draw anew what the style sheet does not reach."""
        self.refresh()

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
        """Ask the page again, soon."""
        self._lower.setVisible(self._settings is not None)
        self._soon.start()

    def _show_words(self) -> None:
        there = self._page is not None and self._session.has_data
        paragraphs = self._page.meaning() if self._page is not None and there else []
        cautions = self._page.cautions() if self._page is not None and there else []
        self._say(paragraphs, cautions)
        self._heading.setVisible(bool(self._said))
        own_title = self._page.settings_title() if self._page is not None else ""
        self._settings_heading.setText(own_title or self.tr("Settings"))
        self._lower.updateGeometry()
        self._signature.setText(self._signature_text() if there else "")
        self._about.setVisible(there)
        if there:
            self._word_about()

    def _say(self, paragraphs: list[str], cautions: list[str]) -> None:
        """Reword the labels there are; make and remove only what is more or less than before."""
        wanted: list[tuple[type[Text] | type[Notice], str]] = [(Text, text) for text in paragraphs]
        wanted += [(Notice, text) for text in cautions]
        for place, (kind, text) in enumerate(wanted):
            if place < len(self._said) and not isinstance(self._said[place], kind):
                self._drop_from(place)
            if place == len(self._said):
                made = Notice() if kind is Notice else Text(wrap=True, selectable=True)
                self._words.addWidget(made)
                self._said.append(made)
            said = self._said[place]
            if said.text() != text:
                said.set_text(text) if isinstance(said, Notice) else said.setText(text)
        self._drop_from(len(wanted))

    def _drop_from(self, place: int) -> None:
        for widget in self._said[place:]:
            self._words.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        del self._said[place:]

    def _word_about(self) -> None:
        from sigdesk.model.facts import metric_phrase
        from sigdesk.model.metric_choice import metric_of

        metric = metric_of(self._session.project)
        phrase = self._session.words(metric_phrase(metric))
        about = self.tr("What {metric} measures, and what to watch out for")
        self._about.set_topic(f"metric/{metric.key}", about.format(metric=phrase))

    def _signature_text(self) -> str:
        from sigdesk import __version__
        from sigdesk.model.metric_choice import metric_of, signature_of

        if self._page is not None and self._page.signature():
            text = self._page.signature()
        else:
            project = self._session.project
            parts = [signature_of(project, metric_of(project)), f"n:{len(project.rows())}"]
            if project.slice is not None:
                parts.append(f"slice:{project.slice}")
            text = "|".join([*parts, f"sigdesk:{__version__}"])
        # Lines may break after each bar, and nowhere else.
        return text.replace("|", "|\N{ZERO WIDTH SPACE}")
