"""The findings card: what was found and decided when the files were read."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sigdesk.core.messages import Message, Severity
from sigdesk.model.project import Project
from sigdesk.ui import theme
from sigdesk.ui.icons import pixmap
from sigdesk.ui.session import Session
from sigdesk.ui.theme import CARD_PADDING
from sigdesk.ui.widgets import Card, Text
from sigdesk.ui.wording import named

_ORDER: tuple[Severity, ...] = ("problem", "caution", "info")


class FindingsCard(Card):
    """A list of sentences, the gravest first, each with an icon that says how grave.

    Signals
    -------
    resized
        The card has another width, and so needs another height.
    """

    resized = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._session = session
        self._shown: tuple[Message, ...] = ()
        self._decided: frozenset[int] = frozenset()
        self._list = QWidget()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.setSpacing(8)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area.setWidget(self._list)
        self.body.addWidget(self.area, 1)
        self.check_button = QPushButton()
        self.check_button.setProperty("look", "link")
        self.check_button.clicked.connect(session.check_wanted)
        self.header.addWidget(self.check_button)
        self.retranslate()

    def show_project(self, project: Project) -> None:
        """Show what is known of a project's files."""
        self.check_button.setVisible(self._session.importing.knows_sources)
        decided = tuple(decision.told for decision in project.decisions)
        known = {str(message) for message in decided}
        found = [message for message in project.problems if str(message) not in known]
        grave = sorted(
            (message for message in found if message.severity != "info"),
            key=lambda message: _ORDER.index(message.severity),
        )
        calm = [message for message in found if message.severity == "info"]
        self._shown = (*grave, *decided, *calm)
        self._decided = frozenset(map(id, decided))
        self._fill()

    def _fill(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                # It stays until control is back in the event loop, and would be seen till then.
                widget.hide()
                widget.deleteLater()
        for message in self._shown:
            kind = "decision" if id(message) in self._decided else message.severity
            self._column.addWidget(_Finding(kind, self._session.words(message), self._kind(kind)))
        if not self._shown:
            self._column.addWidget(Text(self.tr("Nothing unusual was found."), "secondary"))
        self._column.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say that sentences wrap elsewhere."""
        super().resizeEvent(event)
        self.resized.emit()

    def texts(self) -> list[str]:
        """What is shown, from top to bottom, as a screen reader says it."""
        return [
            label.accessibleName() or label.text()
            for place in range(self._column.count())
            if (item := self._column.itemAt(place)) is not None
            and (widget := item.widget()) is not None
            for label in ([widget] if isinstance(widget, Text) else widget.findChildren(Text))
        ]

    def full_height(self) -> int:
        """Height at which nothing has to be scrolled."""
        width = self.width() - 2 * CARD_PADDING - 2 * self.frameWidth()
        outer = self.layout()
        assert outer is not None
        margins = outer.contentsMargins()
        around = margins.top() + margins.bottom() + outer.spacing() + 2 * self.frameWidth()
        heading = self.header.sizeHint().height()
        return self._column.totalHeightForWidth(width) + heading + around

    def _kind(self, kind: str) -> str:
        return {
            "problem": self.tr("Problem"),
            "caution": self.tr("Caution"),
            "decision": self.tr("Your decision"),
        }.get(kind, self.tr("Note"))

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("What was found in the files"))
        self.area.setAccessibleName(self.title())
        self.check_button.setText(self.tr("Check the import…"))
        self._fill_again()

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        self._fill_again()

    def _fill_again(self) -> None:
        if self._shown:
            self._fill()


class _Finding(QWidget):
    """One sentence with its icon."""

    def __init__(self, kind: str, text: str, kind_word: str) -> None:
        super().__init__()
        colours = theme.current()
        name, colour = {
            "problem": ("caution", colours.problem),
            "caution": ("caution", colours.caution),
            "decision": ("check", colours.good),
        }.get(kind, ("info", colours.muted))
        icon = QLabel()
        icon.setPixmap(pixmap(name, colour, 14, self.devicePixelRatioF()))
        icon.setToolTip(kind_word)
        icon.setAccessibleName(kind_word)
        words = Text(text, "secondary", wrap=True, selectable=True)
        words.setAccessibleName(named(kind_word, text))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words, 1)
