"""The histogram card: what chance alone would give, or how much the difference would vary."""

from __future__ import annotations

import time
from typing import Literal

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from sigdesk.core.results import Distribution, ResamplingSnapshot
from sigdesk.model.facts import metric_phrase
from sigdesk.model.numbers import difference, format_p, format_result_p, interval_ends
from sigdesk.model.plan import BOOTSTRAP, EXACT, RANDOMIZATION
from sigdesk.model.store import ResultKey
from sigdesk.ui import theme
from sigdesk.ui.numbers import count
from sigdesk.ui.session import Session
from sigdesk.ui.views.compare_agreement import differing
from sigdesk.ui.views.compare_bars import DifferenceBars, Kind
from sigdesk.ui.views.compare_progress import MORE, ProgressLine
from sigdesk.ui.views.compare_state import Comparison, TestState
from sigdesk.ui.views.long_names import short_name
from sigdesk.ui.views.plots.difference_plot import DifferencePlot
from sigdesk.ui.views.plots.plot_frame import PlotFrame
from sigdesk.ui.widgets import Card, Segmented, Text
from sigdesk.ui.wording import sentences

View = Literal["exact-permutation", "randomization", "bootstrap"]

IDEAL_BOOTSTRAP = "ideal-bootstrap"
"""The test whose distribution the sampled bootstrap settles on."""

_TELL_EVERY = 1.0
"""Seconds between two descriptions of a live plot, so that a screen reader can keep up."""


class HistogramCard(Card):
    """Live histogram of one of three distributions, with the observed difference in it."""

    view_chosen = Signal(str)
    """The user chose the view of this test."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._session = session
        self._comparison: Comparison | None = None
        self._bars: DifferenceBars | None = None
        self._bars_of: object = None
        self._told_at = 0.0
        self.choice = Segmented()
        self.choice.chosen.connect(self._on_chosen)
        self.header.addWidget(self.choice)
        self.plot = DifferencePlot()
        self.plot.tail_activated.connect(self._on_tail)
        self.x_title = Text("", "note")
        self.x_title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.x_title.setWordWrap(True)
        self.progress = ProgressLine()
        self.progress.pause_requested.connect(self._on_pause)
        self.progress.resume_requested.connect(self._on_resume)
        self.progress.more_requested.connect(self._on_more)
        self.body.setSpacing(4)
        self.body.addWidget(self.plot, 1)
        self.body.addWidget(self.x_title)
        self.body.addSpacing(2)
        self.body.addWidget(self.progress)
        self._offer_views()
        self.choice.set_current(RANDOMIZATION)
        self._word_title()

    # what is shown

    @property
    def view(self) -> str:
        """Key of the test whose distribution is shown."""
        return self.choice.current()

    def set_view(self, key: str) -> None:
        """Show the distribution of another test."""
        self.choice.set_current(key)
        self._word_title()
        if self._comparison is not None:
            self.show_comparison(self._comparison)

    def show_waiting(self) -> None:
        """Nothing is known of the pair yet."""
        self._comparison = None
        self._clear()
        self.progress.show_exact("")

    def show_comparison(self, comparison: Comparison) -> None:
        """Show the comparison as it stands."""
        self._comparison = comparison
        for key in (EXACT, RANDOMIZATION, BOOTSTRAP):
            state = comparison.tests.get(key)
            why_not = state.planned.unsuitable if state is not None else None
            reason = self._session.words(why_not) if why_not is not None else ""
            self.choice.set_option_enabled(key, state is not None and state.suitable, reason)
        if not self.choice.button(self.view).isEnabled():
            usable = [k for k in (EXACT, RANDOMIZATION, BOOTSTRAP) if self._is_usable(k)]
            self.choice.set_current(usable[0] if usable else RANDOMIZATION)
            self._word_title()
        self._redraw()
        self._show_progress()

    def follow(self, key: ResultKey, snapshot: ResamplingSnapshot) -> None:
        """Draw a further snapshot, if it is of the distribution on show."""
        state = self._state()
        if state is None or key != state.key:
            return
        self.progress.follow(snapshot)
        self._feed(state, snapshot.values, snapshot.observed)
        if time.monotonic() - self._told_at > _TELL_EVERY:
            self._describe(snapshot.n_done, snapshot.n_extreme, snapshot.observed)

    def _is_usable(self, key: str) -> bool:
        state = self._comparison.tests.get(key) if self._comparison is not None else None
        return state is not None and state.suitable

    def _state(self) -> TestState | None:
        return None if self._comparison is None else self._comparison.tests.get(self.view)

    def _kind(self) -> Kind:
        return "bootstrap" if self.view == BOOTSTRAP else "null"

    def _exact(self) -> Distribution | None:
        """The exact distribution of what is shown, if it is known."""
        state = self._exact_state()
        return None if state is None or state.result is None else state.result.distribution

    def _exact_state(self) -> TestState | None:
        if self._comparison is None:
            return None
        return self._comparison.tests.get(EXACT if self._kind() == "null" else IDEAL_BOOTSTRAP)

    def _exact_key(self) -> ResultKey | None:
        state = self._exact_state()
        return None if state is None or self._exact() is None else state.key

    def _observed(self, state: TestState) -> float | None:
        if state.result is not None:
            return state.result.observed
        if state.snapshot is not None:
            return state.snapshot.observed
        assert self._comparison is not None
        for other in self._comparison.tests.values():
            if other.procedure.key in (EXACT, RANDOMIZATION, BOOTSTRAP) and other.result:
                return other.result.observed
        return None

    # drawing

    def _redraw(self) -> None:
        state = self._state()
        observed = None if state is None else self._observed(state)
        if state is None or observed is None or not np.isfinite(observed):
            self._clear()
            return
        self._feed(state, state.drawn, observed)
        n_extreme = state.result.n_extreme if state.result is not None else None
        drawn = 0 if state.drawn is None else len(state.drawn)
        self._describe(drawn, n_extreme, observed)

    def _feed(self, state: TestState, drawn: NDArray[np.float64] | None, observed: float) -> None:
        """Have the bars count what is new; choose them anew only for another distribution."""
        assert self._comparison is not None
        sampled = None if self.view == EXACT else drawn
        has_drawn = sampled is not None and len(sampled) > 0
        # Runs that differ in length only share a family, and the bars of it.
        identity = (state.key.family, self._exact_key(), observed, has_drawn)
        if self._bars is None or identity != self._bars_of:
            self._bars = self._new_bars(sampled if has_drawn else None, observed)
            self._bars_of = identity
            x, y = self._bars.curve()
            self.plot.show_curve(x * self._comparison.factor, y)
        elif sampled is not None:
            self._bars.follow(sampled)
        self.plot.show_frame(self._frame(self._comparison, state, self._bars))
        edges, heights = self._bars.bars()
        self.plot.show_bars(edges * self._comparison.factor, heights)
        self._word_axes(self._comparison)
        constant = self._bars.is_constant and (has_drawn or self._exact() is not None)
        self.plot.show_note(self._constant_text() if constant else "")

    def _constant_text(self) -> str:
        if self._kind() == "null":
            return self.tr("Nothing to swap: both score the same on every item.")
        return self.tr("Nothing varies: the difference is the same on every item.")

    def _new_bars(self, drawn: NDArray[np.float64] | None, observed: float) -> DifferenceBars:
        assert self._comparison is not None
        return DifferenceBars(
            self._kind(),
            observed,
            self._comparison.project.settings.alternative,
            self._exact(),
            drawn,
            1.0 / self._comparison.factor,
        )

    def _clear(self) -> None:
        self._bars, self._bars_of = None, None
        empty = np.zeros(0)
        self.plot.show_frame(PlotFrame(-1.0, 1.0, 0.0, "", theme.current().faint))
        self.plot.show_bars(np.array([-1.0, 1.0]), np.zeros(1))
        self.plot.show_curve(empty, empty)
        self.plot.show_note("")
        self.plot.setAccessibleDescription(self.tr("Nothing has been computed yet."))
        self.x_title.setText("")

    def _frame(self, comparison: Comparison, state: TestState, bars: DifferenceBars) -> PlotFrame:
        factor = comparison.factor
        is_null = bars.kind == "null"
        lower = None if bars.lower is None else bars.lower * factor
        upper = None if bars.upper is None else bars.upper * factor
        lower_text, upper_text = self._tail_texts(bars)
        interval = None
        if not is_null and state.result is not None and state.result.interval is not None:
            ends = state.result.interval
            interval = (ends.low * factor, ends.high * factor)
        observed = bars.observed * factor
        return PlotFrame(
            low=bars.low * factor,
            high=bars.high * factor,
            observed=observed,
            observed_text=self.tr("observed {difference}").format(
                difference=self._session.words(difference(bars.observed, comparison.metric.scale))
            ),
            colour=theme.system_colour(comparison.winner(bars.observed)),
            lower=lower,
            upper=upper,
            lower_text=lower_text,
            upper_text=upper_text,
            interval=interval,
            zero=not is_null,
            y_title=self.tr("share of swaps, %") if is_null else self.tr("share of resamples, %"),
        )

    def _tail_texts(self, bars: DifferenceBars) -> tuple[str, str]:
        """What stands in the tails; none in the one whose border the observed line is."""
        if bars.lower is None or bars.upper is None:
            text = self.tr("as extreme")
            on_border = bars.kind == "null"
            side = "" if on_border else text
            return (side, "") if bars.lower is not None else ("", side)
        if bars.kind == "null":
            other = self.tr("as extreme, other side")
            return (other, "") if bars.observed >= 0 else ("", other)
        beyond, far = self.tr("no difference or beyond"), self.tr("as far on the other side")
        return (beyond, far) if bars.observed >= 0 else (far, beyond)

    def _describe(self, drawn: int, n_extreme: int | None, observed: float) -> None:
        """The plot in words, for those who do not see it."""
        comparison, state = self._comparison, self._state()
        if comparison is None or state is None:
            return
        self._told_at = time.monotonic()
        scale = comparison.metric.scale
        said = [
            self.tr("Observed difference {a} − {b}: {difference}.").format(
                a=comparison.a,
                b=comparison.b,
                difference=self._session.words(difference(observed, scale)),
            )
        ]
        if drawn:
            said.append(self.tr("Resamples drawn: {n}.").format(n=count(drawn)))
        if n_extreme is not None:
            said.append(self.tr("At least as extreme as observed: {n}.").format(n=count(n_extreme)))
        if state.result is not None:
            said.append(self.tr("p: {p}.").format(p=format_result_p(state.result)))
            if self.view == BOOTSTRAP and state.result.interval is not None:
                low, high = interval_ends(state.result.interval, scale)
                said.append(self.tr("Interval: {low} to {high}.").format(low=low, high=high))
        elif state.snapshot is not None:
            said.append(self.tr("p so far: {p}.").format(p=format_p(state.snapshot.pvalue)))
        self.plot.setAccessibleDescription(sentences(said))

    def _show_progress(self) -> None:
        state = self._state()
        if state is None:
            self.progress.show_exact("")
        elif not state.suitable:
            assert state.planned.unsuitable is not None
            self.progress.show_exact(self._session.words(state.planned.unsuitable))
        elif state.procedure.sampled:
            self.progress.show_state(state)
        elif state.result is not None:
            self.progress.show_exact(self._session.words(state.result.method))
        else:
            self.progress.show_exact(self.tr("computing …") if state.running else "")

    # words

    def _offer_views(self) -> None:
        self.choice.set_options(
            (
                (EXACT, self.tr("Exact")),
                (RANDOMIZATION, self.tr("Randomization")),
                (BOOTSTRAP, self.tr("Bootstrap")),
            )
        )
        self.choice.setAccessibleName(self.tr("Distribution shown"))

    def _word_title(self) -> None:
        self.set_title(
            self.tr("How much would the difference vary?")
            if self.view == BOOTSTRAP
            else self.tr("How large a difference would chance alone give?")
        )
        self.plot.setAccessibleName(self.title())

    def _word_axes(self, comparison: Comparison) -> None:
        values = {
            "metric": self._session.words(metric_phrase(comparison.metric)),
            "a": short_name(comparison.a),
            "b": short_name(comparison.b),
        }
        if self._kind() == "null":
            text = (
                self.tr(
                    "difference in {metric}, {a} − {b}, in points, if it were chance which of the "
                    "two gave which answer"
                )
                if comparison.has_points
                else self.tr(
                    "difference in {metric}, {a} − {b}, if it were chance which of the two gave "
                    "which answer"
                )
            )
            unit = self.tr("{low} to {high}: {share} % of swaps")
        else:
            text = (
                self.tr("difference in {metric}, {a} − {b}, in points, on items drawn again")
                if comparison.has_points
                else self.tr("difference in {metric}, {a} − {b}, on items drawn again")
            )
            unit = self.tr("{low} to {high}: {share} % of resamples")
        self.x_title.setText(text.format(**values))
        self.plot.set_hover_text(unit)

    def retranslate(self) -> None:
        """Set every text anew."""
        self._offer_views()
        self._word_title()
        self.progress.retranslate()
        if self._comparison is not None:
            self.show_comparison(self._comparison)

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        self.plot.restyle()
        self.progress.restyle()
        if self._comparison is not None:
            self.show_comparison(self._comparison)

    # what the user does

    def _on_chosen(self, key: str) -> None:
        self.set_view(key)
        self.view_chosen.emit(key)

    def _on_tail(self, _tail: str) -> None:
        if self._comparison is not None:
            self._session.show_items(differing(self._comparison))

    def _on_pause(self) -> None:
        state = self._state()
        if state is not None:
            self._session.cancel(state.key)

    def _on_resume(self) -> None:
        state = self._state()
        if state is not None:
            self._session.resume(state.procedure)

    def _on_more(self) -> None:
        state = self._state()
        if state is not None:
            self._session.more(state.procedure, MORE)
