"""The line under the histogram: how far the resampling is, and its buttons."""

from __future__ import annotations

import time

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from sigdesk.core.results import ResamplingSnapshot
from sigdesk.jobs.estimate import TimeLeft
from sigdesk.model.numbers import format_p, format_result_p
from sigdesk.model.store import ResultKey
from sigdesk.ui import theme
from sigdesk.ui.numbers import count, time_left
from sigdesk.ui.views.compare_state import TestState
from sigdesk.ui.widgets import ElidedLabel, ShareBar

MORE = 10_000
"""Resamples added at a time."""


class ProgressLine(QWidget):
    """Bar, text and buttons of one sampled test, or a sentence about an exact one."""

    pause_requested = Signal()
    resume_requested = Signal()
    more_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: TestState | None = None
        self._time_left = TimeLeft()
        self._timed: ResultKey | None = None
        self.bar = ShareBar()
        self.bar.setFixedWidth(76)
        self.text = ElidedLabel()
        self.text.set_muted(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.toggle = QPushButton()
        self.more = QPushButton()
        self.toggle.clicked.connect(self._on_toggled)
        self.more.clicked.connect(self.more_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.bar)
        row.addWidget(self.text, 1)
        row.addWidget(self.toggle)
        row.addWidget(self.more)
        self.setFixedHeight(self.more.sizeHint().height())
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        """Take the font of the text scale in use."""
        self.text.setFont(theme.interface_font(theme.SECONDARY))

    def show_exact(self, text: str) -> None:
        """A sentence instead of a bar: nothing is drawn in an exact test."""
        self._state = None
        self.setToolTip("")
        for part in (self.bar, self.toggle, self.more):
            part.setVisible(False)
        self._say(text)

    def show_state(self, state: TestState) -> None:
        """A sampled test as it stands."""
        self._state = state
        if self._timed != state.key:
            self._timed = state.key
            self._time_left = TimeLeft()
        self.bar.setVisible(state.result is None and state.suitable)
        self._offer(
            toggle=state.suitable and state.result is None,
            more=state.suitable and not state.running and not state.failure,
        )
        self.more.setVisible(state.suitable)
        self.setToolTip("")
        self._word_toggle()
        if state.result is not None:
            self._show_result(state)
        elif state.failure:
            self.setToolTip(state.failure)
            self._say(state.failure.strip().splitlines()[-1])
        elif state.snapshot is not None:
            self._show_snapshot(state, state.snapshot)
        else:
            drawn = 0 if state.drawn is None else len(state.drawn)
            self._set_share(drawn, asked(state))
            self._say(self.tr("waiting to start …") if state.running else self._so_far(drawn))

    def _offer(self, *, toggle: bool, more: bool) -> None:
        """Show or enable the buttons; the focus goes from one to the other and nowhere else."""
        had_focus = self.more.hasFocus() or self.toggle.hasFocus()
        if toggle:
            self.toggle.setVisible(True)
        if more:
            self.more.setVisible(True)
            self.more.setEnabled(True)
        if had_focus and (toggle or more):
            stays = self.toggle if toggle and (self.toggle.hasFocus() or not more) else self.more
            # Before the other one goes: Qt would look for the next control of the whole window.
            stays.setFocus(Qt.FocusReason.OtherFocusReason)
        self.toggle.setVisible(toggle)
        self.more.setEnabled(more)

    def follow(self, snapshot: ResamplingSnapshot) -> None:
        """A further snapshot of the run on show."""
        if self._state is not None:
            self._time_left.add(time.monotonic(), snapshot.n_done / snapshot.n_resamples)
            self._show_snapshot(self._state, snapshot)

    def _show_snapshot(self, state: TestState, snapshot: ResamplingSnapshot) -> None:
        self._set_share(snapshot.n_done, snapshot.n_resamples)
        parts = [self._so_far(snapshot.n_done)]
        if snapshot.n_done:
            bound = 1.0 / (snapshot.n_done + 1)
            parts.append(self._extreme(snapshot.n_extreme))
            parts.append(_p_text(format_p(snapshot.pvalue, None, bound)))
        if state.stopped:
            parts.append(self.tr("paused"))
        else:
            seconds = self._time_left.seconds()
            left = "" if seconds is None else time_left(seconds)
            if left:
                parts.append(left)
        self._say(" · ".join(parts))

    def _show_result(self, state: TestState) -> None:
        result = state.result
        assert result is not None
        parts = [self._drawn_in_all(result.n_resamples or 0)]
        if result.n_extreme is not None:
            parts.append(self._extreme(result.n_extreme))
        parts.append(_p_text(format_result_p(result)))
        if result.mc_interval is not None:
            low, high = (format_p(end) if end > 0 else "0" for end in result.mc_interval)
            self.setToolTip(
                self.tr(
                    "Another seed would give another p: with 99 % confidence the p of endless "
                    "sampling lies between {low} and {high}."
                ).format(low=low, high=high)
            )
        self._say(" · ".join(parts))

    def _so_far(self, done: int) -> str:
        total = asked(self._state) if self._state is not None else 0
        swaps = self._state is None or self._state.procedure.key == "randomization"
        pattern = (
            self.tr("{done} of {total} swaps") if swaps else self.tr("{done} of {total} resamples")
        )
        return pattern.format(done=count(done), total=count(total))

    def _drawn_in_all(self, n: int) -> str:
        swaps = self._state is None or self._state.procedure.key == "randomization"
        pattern = self.tr("{n} swaps") if swaps else self.tr("{n} resamples")
        return pattern.format(n=count(n))

    def _extreme(self, n: int) -> str:
        return self.tr("{n} as extreme").format(n=count(n))

    def _set_share(self, done: int, total: int) -> None:
        self.bar.set_fraction(done / total if total else 0.0)

    def _say(self, text: str) -> None:
        if text != self.text.text():
            self.text.set_text(text)
            self.bar.setAccessibleDescription(text)

    def _word_toggle(self) -> None:
        state = self._state
        if state is not None and state.running:
            self.toggle.setText(self.tr("Pause"))
        elif state is not None and state.failure:
            self.toggle.setText(self.tr("Try again"))
        else:
            self.toggle.setText(self.tr("Resume"))

    def _on_toggled(self) -> None:
        running = self._state is not None and self._state.running
        (self.pause_requested if running else self.resume_requested).emit()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.bar.setAccessibleName(self.tr("Progress of the resampling"))
        self.more.setText(self.tr("{n} more").format(n=count(MORE)))
        self.more.setToolTip(self.tr("Draw further resamples; those drawn so far are kept"))
        self._word_toggle()


def asked(state: TestState) -> int:
    """Resamples a test was asked to draw."""
    number: int = getattr(state.procedure, "n_resamples", 0)
    return number


def _p_text(text: str) -> str:
    return f"p {text}" if text[0] in "≤><" else f"p = {text}"
