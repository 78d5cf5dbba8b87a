"""The start page: what to drop where, samples, recent projects, and work that was left unsaved."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sigdesk.ui import theme
from sigdesk.ui.icons import icon, pixmap
from sigdesk.ui.numbers import time_ago
from sigdesk.ui.page import Page
from sigdesk.ui.recovery import Leftover
from sigdesk.ui.samples import Sample
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import Card, ElidedLabel, Notice, Text

_WIDTH = 820


class DropZone(QFrame):
    """Says what to drop, and lights up while files are held over the window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "drop")
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.title = Text(look="title")
        self.lines = [Text(look="secondary") for _ in range(3)]
        self.open_button = QPushButton()
        self.open_button.setProperty("look", "primary")
        self.look_button, self.paths_button = QPushButton(), QPushButton()
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 22, 20, 22)
        column.setSpacing(6)
        column.addWidget(self._picture)
        for label in (self.title, *self.lines):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addSpacing(8)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.open_button)
        buttons.addWidget(self.look_button)
        buttons.addWidget(self.paths_button)
        buttons.addStretch(1)
        column.addLayout(buttons)
        self._draw()

    def set_active(self, active: bool) -> None:
        """Whether files are held over the window."""
        self.setProperty("active", "true" if active else "false")
        self.style().unpolish(self)
        self.style().polish(self)

    def _draw(self) -> None:
        colour = theme.current().accent
        self._picture.setPixmap(pixmap("drop", colour, 30, self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the picture when the theme changed."""
        if event.type() == QEvent.Type.StyleChange:
            self._draw()
        super().changeEvent(event)


class _SampleRow(QWidget):
    """A sample: its title, one sentence, and a button."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.title = Text(look="strong", wrap=True)
        self.description = Text(look="secondary", wrap=True)
        self.button = QPushButton()
        self.button.setProperty("sample", key)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.title)
        words.addWidget(self.description)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)


class WelcomePage(Page):
    """What a person sees before anything is open.

    Parameters
    ----------
    session : Session
    samples : callable
        Gives the samples in the window's language.
    recent : callable
        Gives the recent project files.
    parent : QWidget, optional
    """

    key = "welcome"
    icon = "sample"

    open_wanted = Signal()
    look_wanted = Signal()
    paths_wanted = Signal()
    leftover_restored = Signal(object)
    leftover_discarded = Signal(object)

    def __init__(
        self,
        session: Session,
        samples: Callable[[], tuple[Sample, ...]],
        recent: Callable[[], list[Path]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(session, parent)
        self._samples, self._recent = samples, recent
        self._leftover: Leftover | None = None
        self._recent_shown: list[Path] = []
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)
        content = QWidget()
        area.setWidget(content)
        middle = QHBoxLayout(content)
        middle.setContentsMargins(20, 24, 20, 20)
        middle.addStretch(1)
        body = QWidget()
        body.setMaximumWidth(_WIDTH)
        middle.addWidget(body, 20)
        middle.addStretch(1)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)

        self._recovery = Notice(severity="info")
        self._restore, self._discard = QPushButton(), QPushButton()
        self._restore.clicked.connect(self._on_restore)
        self._discard.clicked.connect(self._on_discard)
        self._recovery.add_button(self._restore)
        self._recovery.add_button(self._discard)
        self._recovery.hide()
        self._title, self._subtitle = Text(look="verdict", wrap=True), Text(wrap=True)
        self.drop_zone = DropZone()
        self.drop_zone.open_button.clicked.connect(self.open_wanted)
        self.drop_zone.look_button.clicked.connect(self.look_wanted)
        self.drop_zone.paths_button.clicked.connect(self.paths_wanted)
        for widget in (self._recovery, self._title, self._subtitle, self.drop_zone):
            column.addWidget(widget)
        lower = QHBoxLayout()
        lower.setSpacing(theme.GAP)
        self._sample_card, self._recent_card = Card(), Card()
        lower.addWidget(self._sample_card, 3)
        lower.addWidget(self._recent_card, 2)
        column.addLayout(lower)
        column.addStretch(1)
        self._sample_rows: dict[str, _SampleRow] = {}
        self._nothing_recent = Text(look="secondary", wrap=True)
        self._recent_card.body.addWidget(self._nothing_recent)
        self._recent_rows = QVBoxLayout()
        self._recent_rows.setSpacing(4)
        self._recent_card.body.addLayout(self._recent_rows)
        self._recent_card.body.addStretch(1)
        self.retranslate()

    def title(self) -> str:
        """Name of the page."""
        return self.tr("Start page")

    def retranslate(self) -> None:
        """Set every text anew."""
        self._title.setText(
            self.tr("Which system is better, by how much, and how sure can you be?")
        )
        self._subtitle.setText(
            self.tr(
                "Give SigDesk the right answers and the answers of two or more systems. Nothing "
                "leaves this computer."
            )
        )
        zone = self.drop_zone
        zone.title.setText(self.tr("Drop all your files here at once"))
        zone.lines[0].setText(
            self.tr("the reference (gold): one file with the right answer of every item")
        )
        zone.lines[1].setText(
            self.tr("each system: one file with its answers, or its scores, item by item")
        )
        zone.lines[2].setText(
            self.tr(
                "CSV, TSV, JSONL, or one label per line; rows are joined by an id column, else by "
                "position"
            )
        )
        zone.open_button.setText(self.tr("Open files…"))
        zone.look_button.setText(self.tr("Import with preview…"))
        zone.paths_button.setText(self.tr("Enter paths…"))
        self._sample_card.set_title(self.tr("Or try a sample"))
        self._recent_card.set_title(self.tr("Recent projects"))
        self._nothing_recent.setText(
            self.tr("Projects you save will be listed here. A project keeps data and results.")
        )
        self._restore.setText(self.tr("Restore it"))
        self._discard.setText(self.tr("Discard it"))
        self._show_samples()
        self._show_leftover()
        self.refresh()

    def _show_samples(self) -> None:
        for sample in self._samples():
            if sample.key not in self._sample_rows:
                row = _SampleRow(sample.key)
                row.button.clicked.connect(self._on_sample)
                self._sample_rows[sample.key] = row
                self._sample_card.body.addWidget(row)
            row = self._sample_rows[sample.key]
            row.title.setText(sample.title)
            row.description.setText(sample.description)
            row.description.setToolTip(sample.credit)
            row.button.setText(self.tr("Open"))
            row.button.setAccessibleName(self.tr("Open sample: {title}").format(title=sample.title))

    def refresh(self) -> None:
        """Show the recent projects as they are now."""
        paths = self._recent()[:6]
        self._nothing_recent.setVisible(not paths)
        if paths == self._recent_shown:
            return
        self._recent_shown = paths
        while (item := self._recent_rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for path in paths:
            button = QPushButton(path.stem.replace("&", "&&"))
            button.setProperty("look", "link")
            button.setProperty("path", str(path))
            button.setIcon(icon("report", theme.current().accent))
            button.setToolTip(str(path))
            button.clicked.connect(self._on_recent)
            folder = ElidedLabel(str(path.parent), Qt.TextElideMode.ElideMiddle)
            folder.set_secondary()
            self._recent_rows.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            self._recent_rows.addWidget(folder)

    def restyle(self) -> None:
        """Draw the icons of the recent projects anew."""
        self._recent_shown = []
        self.refresh()

    # -- work left unsaved ----------------------------------------------------------------

    def offer(self, leftover: Leftover | None) -> None:
        """Offer work that an earlier session left behind; None takes the offer back."""
        self._leftover = leftover
        self._show_leftover()

    def _show_leftover(self) -> None:
        leftover = self._leftover
        self._recovery.setVisible(leftover is not None)
        if leftover is None:
            return
        when = time_ago(max(0.0, time.time() - leftover.saved_at))
        if leftover.title:
            text = self.tr(
                "SigDesk ended before your work on {title} was saved. A copy from {when} is here."
            ).format(title=leftover.title, when=when)
        else:
            text = self.tr(
                "SigDesk ended before your work was saved. A copy from {when} is here."
            ).format(when=when)
        self._recovery.set_text(text)

    def _on_restore(self) -> None:
        self.leftover_restored.emit(self._leftover)

    def _on_discard(self) -> None:
        self.leftover_discarded.emit(self._leftover)

    def _on_sample(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self.session.open_sample(button.property("sample"))

    def _on_recent(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self.session.open_project(button.property("path"))
