"""The line at the bottom: what is being computed, what was just said, and where the work is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from sigdesk.jobs import JobState, JobStatus
from sigdesk.ui.numbers import time_ago, time_left
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import ElidedLabel, ShareBar, Text

if TYPE_CHECKING:
    from sigdesk.core.messages import Message

_MESSAGE_TIME = 8_000
_CLOCK = 5_000


class JobsBar(QFrame):
    """The first running job with its progress and Cancel; at the right, when it was saved.

    Parameters
    ----------
    session : Session
    parent : QWidget, optional
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "pane")
        self._session = session
        self._job: JobStatus | None = None
        self._message = ""
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 1, 12, 1)
        row.setSpacing(12)
        self._title = ElidedLabel()
        self._title.set_secondary()
        self._bar = ShareBar()
        self._bar.setFixedWidth(180)
        self._left = Text(look="secondary")
        self._more = Text(look="secondary")
        self._cancel = QPushButton()
        self._cancel.setProperty("look", "flat")
        self._cancel.clicked.connect(self._on_cancel)
        self._saved = Text(look="secondary")
        for widget in (self._title, self._bar, self._left, self._more, self._cancel):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self._saved)
        self.setFixedHeight(30)
        self._clear = QTimer(self)
        self._clear.setSingleShot(True)
        self._clear.setInterval(_MESSAGE_TIME)
        self._clear.timeout.connect(self._on_message_over)
        self._clock = QTimer(self)
        self._clock.setInterval(_CLOCK)
        self._clock.timeout.connect(self.refresh_saved)
        self._clock.start()
        session.jobs.changed.connect(self.refresh)
        session.jobs.estimated.connect(self.refresh)
        session.message_posted.connect(self._on_message)
        session.saved_changed.connect(self.refresh_saved)
        session.project_changed.connect(self.refresh_saved)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self._cancel.setText(self.tr("Cancel"))
        self._bar.setAccessibleName(self.tr("Progress"))
        self.refresh()
        self.refresh_saved()

    @Slot()
    def refresh(self) -> None:
        """Show what runs now."""
        jobs = [status for status in self._session.jobs.jobs() if status.title]
        running = [status for status in jobs if status.state is JobState.RUNNING]
        # One with a known share of work done says more than one without.
        running.sort(key=lambda status: status.fraction is None)
        self._job = next(iter(running or jobs), None)
        job = self._job
        busy = job is not None
        for widget in (self._bar, self._left, self._cancel):
            widget.setVisible(busy)
        self._more.setVisible(len(jobs) > 1)
        if job is None:
            self._title.set_text(self._message or self.tr("No job running"))
            return
        self._title.set_text(job.title)
        self._cancel.setAccessibleName(self.tr("Cancel: {job}").format(job=job.title))
        self._more.setText(self.tr("and {n} more").format(n=len(jobs) - 1))
        self._bar.set_fraction(job.fraction)
        left = job.seconds_left
        self._left.setText("" if left is None or job.fraction is None else time_left(left))

    @Slot()
    def refresh_saved(self) -> None:
        """Show when the document was saved, and that nothing leaves the computer."""
        here = self.tr("All computed on this computer")
        state = ""
        seconds = self._session.saving.seconds_since_saved
        if self._session.has_data:
            if self._session.is_modified:
                state = self.tr("Not saved yet") if seconds is None else self.tr("Changed")
            elif seconds is not None:
                state = self.tr("Saved {when}").format(when=time_ago(seconds))
        self._saved.setText(f"{state} · {here}" if state else here)

    @Slot(object)
    def _on_message(self, message: Message) -> None:
        self.say(self._session.words(message))

    def say(self, text: str) -> None:
        """Show a text for some seconds, when nothing is being computed."""
        self._message = text
        self._clear.start()
        self.refresh()

    def _on_message_over(self) -> None:
        self._message = ""
        self.refresh()

    def _on_cancel(self) -> None:
        if self._job is not None:
            self._session.cancel_job(self._job.key)
