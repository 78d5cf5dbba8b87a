"""The verdict card: the result in one sentence, one line, and one picture."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.results import SignificanceResult
from sigdesk.model.numbers import difference, interval_ends
from sigdesk.model.words import Verdict, apa, sentence, test_name
from sigdesk.ui import theme
from sigdesk.ui.session import Session
from sigdesk.ui.views.compare_state import Comparison, TestState
from sigdesk.ui.views.long_names import short_name, with_short_names
from sigdesk.ui.views.plots.interval_bar import IntervalBar, ShownInterval
from sigdesk.ui.widgets import Card, Chip, Text

_BAR_WIDTH = 230


class VerdictCard(Card):
    """What the recommended test says of A against B."""

    retry_requested = Signal()
    """The user wants a failed test run again."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._session = session
        self._comparison: Comparison | None = None
        self._said: Verdict | None = None
        self.badge = Chip()
        self.test = Text("", "secondary")
        self.headline = Text("", "verdict", wrap=True, selectable=True)
        self.line = Text("", wrap=True, selectable=True)
        self.bar = IntervalBar()
        self.copy_sentence = QPushButton()
        self.copy_apa = QPushButton()
        self.retry = QPushButton()
        self.copy_sentence.clicked.connect(self._on_copy_sentence)
        self.copy_apa.clicked.connect(self._on_copy_apa)
        self.retry.clicked.connect(self.retry_requested)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        named = QHBoxLayout()
        named.setSpacing(8)
        named.addWidget(self.badge)
        named.addWidget(self.test, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.copy_sentence, self.copy_apa, self.retry):
            buttons.addWidget(button)
        buttons.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(5)
        words.addLayout(named)
        words.addWidget(self.headline)
        words.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addLayout(words, 1)
        self.bar.setFixedWidth(_BAR_WIDTH)
        row.addWidget(self.bar, 0, Qt.AlignmentFlag.AlignTop)
        self.body.setSpacing(6)
        self.body.addLayout(row)
        self.body.addWidget(self.line)
        self.body.addSpacing(2)
        self.body.addLayout(buttons)

    def show_waiting(self, a: str, b: str, failure: str) -> None:
        """Nothing is known of the pair yet, or nothing can be."""
        self._comparison, self._said = None, None
        for button in (self.copy_sentence, self.copy_apa, self.retry):
            button.setVisible(False)
        self.test.setText("")
        self.bar.show_interval(None)
        self._describe_bar("")
        self.line.setVisible(bool(failure))
        if failure:
            self._show_failure(failure)
        else:
            self._show_running(a, b)

    def show_comparison(self, comparison: Comparison, said: Verdict | None) -> None:
        """Show the recommended test as it stands, and its result in words."""
        self._comparison, self._said = comparison, said
        main = comparison.main
        self.test.setText(self._named(main))
        self.retry.setVisible(bool(main.failure))
        done = main.result is not None and said is not None
        self.copy_sentence.setVisible(done)
        self.copy_apa.setVisible(done)
        self.line.setVisible(done or bool(main.failure))
        if main.result is None or said is None:
            self._show_open(comparison)
        else:
            self._show_result(comparison, main.result, said)

    def _named(self, state: TestState) -> str:
        name = self._session.words(test_name(state.procedure.key))
        alternative = comparison_alternative(self._comparison)
        if alternative == "two-sided":
            return self.tr("{test}, two-sided").format(test=name)
        a = self._comparison.a if self._comparison else ""
        b = self._comparison.b if self._comparison else ""
        asked = a if alternative == "greater" else b
        return self.tr("{test}, one-sided: is {system} better?").format(
            test=name, system=short_name(asked)
        )

    def _show_open(self, comparison: Comparison) -> None:
        main = comparison.main
        self.bar.show_interval(None)
        if not main.suitable:
            self._set_badge(self.tr("no test"), "caution")
            self.headline.setText(self.tr("No test fits this comparison"))
            assert main.planned.unsuitable is not None
            self.line.setText(self._session.words(main.planned.unsuitable))
            self.line.setVisible(True)
            self._describe_bar("")
        elif main.failure:
            self._show_failure(main.failure)
        else:
            self._show_running(comparison.a, comparison.b)

    def _show_failure(self, failure: str) -> None:
        self._set_badge(self.tr("failed"), "problem")
        self.headline.setText(self.tr("This test could not be computed"))
        self.line.setText(failure.strip().splitlines()[-1])
        self.line.setToolTip(failure)

    def _show_running(self, a: str, b: str) -> None:
        self._set_badge(self.tr("running"), "muted")
        text = self.tr("Comparing {a} with {b} …")
        self.headline.setText(text.format(a=short_name(a), b=short_name(b)))

    def _show_result(
        self, comparison: Comparison, result: SignificanceResult, said: Verdict
    ) -> None:
        if result.exact:
            self._set_badge(self.tr("exact"), "accent")
            self.badge.setToolTip(self._session.words(result.method))
        elif result.n_resamples is None:
            self._set_badge(self.tr("approximate"), "muted")
            self.badge.setToolTip(self._session.words(result.method))
        else:
            self._set_badge(self.tr("sampled"), "muted")
            self.badge.setToolTip(self._session.words(result.method))
        names = (comparison.a, comparison.b)
        for label, message in ((self.headline, said.headline), (self.line, said.line)):
            in_full = self._session.words(message)
            shown = self._session.words(with_short_names(message, names))
            label.setText(shown)
            label.setToolTip(in_full if shown != in_full else "")
            label.setAccessibleName(in_full)
        self._draw_bar(comparison, result)

    def _draw_bar(self, comparison: Comparison, result: SignificanceResult) -> None:
        factor, interval = comparison.factor, comparison.interval
        winner = comparison.winner(result.observed)
        self.bar.show_interval(
            ShownInterval(
                result.observed * factor,
                None if interval is None else interval.low * factor,
                None if interval is None else interval.high * factor,
                comparison.project.settings.too_small * factor,
                theme.system_colour(winner),
            )
        )
        scale = comparison.metric.scale
        told = self._session.words(difference(result.observed, scale))
        text = self.tr("{a} − {b}: {difference}").format(
            a=comparison.a, b=comparison.b, difference=told
        )
        if interval is not None:
            low, high = interval_ends(interval, scale)
            text = self.tr("{a} − {b}: {difference}, interval {low} to {high}").format(
                a=comparison.a, b=comparison.b, difference=told, low=low, high=high
            )
        self._describe_bar(text)

    def _describe_bar(self, text: str) -> None:
        self.bar.setAccessibleName(self.tr("Difference and its interval"))
        self.bar.setAccessibleDescription(text)
        self.bar.setToolTip(text)

    def _set_badge(self, text: str, tone: str) -> None:
        self.badge.setText(text)
        self.badge.set_tone(tone)  # type: ignore[arg-type]

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setAccessibleName(self.tr("Verdict"))
        self.copy_sentence.setText(self.tr("Copy sentence"))
        self.copy_sentence.setToolTip(self.tr("Copy the result as a sentence for a text"))
        self.copy_apa.setText(self.tr("Copy APA"))
        self.copy_apa.setToolTip(self.tr("Copy the result in the style of the APA"))
        self.retry.setText(self.tr("Try again"))
        if self._comparison is not None:
            self.show_comparison(self._comparison, self._said)

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        if self._comparison is not None:
            self.show_comparison(self._comparison, self._said)
        self.bar.update()

    def _on_copy_sentence(self) -> None:
        self._copy(sentence)

    def _on_copy_apa(self) -> None:
        self._copy(apa)

    def _copy(self, wording: object) -> None:
        assert callable(wording)
        comparison = self._comparison
        if comparison is None or comparison.main.result is None:
            return
        message = wording(
            comparison.project,
            comparison.a,
            comparison.b,
            comparison.main.result,
            comparison.interval,
        )
        QGuiApplication.clipboard().setText(self._session.words(message))
        told = Message(QT_TRANSLATE_NOOP("messages", "Copied: {text}"), {"text": message})
        self._session.message_posted.emit(told)


def comparison_alternative(comparison: Comparison | None) -> str:
    """The question asked: "two-sided", "greater" or "less"."""
    return "two-sided" if comparison is None else comparison.project.settings.alternative
