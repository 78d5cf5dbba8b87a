"""The verdict card of runs: the result in one sentence, the design, and what can be copied."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from sigdesk.core.runs.design import Design
from sigdesk.model.numbers import difference, interval_ends
from sigdesk.model.run_sentences import apa, sentence, table_row
from sigdesk.model.run_words import is_significant
from sigdesk.model.runs import RunsAnalysis
from sigdesk.model.words import Verdict
from sigdesk.ui import theme
from sigdesk.ui.session import Session
from sigdesk.ui.views.long_names import short_name, with_short_names
from sigdesk.ui.views.plots.interval_bar import IntervalBar, ShownInterval
from sigdesk.ui.widgets import Card, Chip, ElidedLabel, Segmented, Text

_BAR_WIDTH = 210


class RunsVerdict(Card):
    """Headline, line, interval, design.

    Signals
    -------
    design_chosen : str
        "paired" or "independent".
    """

    design_chosen = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._session = session
        self._analysis: RunsAnalysis | None = None
        self.badge = Chip()
        self.reason = ElidedLabel("")
        self.reason.set_muted(True)
        self.design = Segmented([("paired", ""), ("independent", "")])
        self.headline = Text("", "verdict", wrap=True, selectable=True)
        self.line = Text("", wrap=True, selectable=True)
        self.bar = IntervalBar()
        self.bar.setFixedWidth(_BAR_WIDTH)
        self.copy_sentence = QPushButton()
        self.copy_apa = QPushButton()
        self.copy_row = QPushButton()
        self.copy_sentence.clicked.connect(self._on_copy_sentence)
        self.copy_apa.clicked.connect(self._on_copy_apa)
        self.copy_row.clicked.connect(self._on_copy_row)
        self.design.chosen.connect(self.design_chosen)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.badge)
        top.addWidget(self.reason, 1)
        top.addWidget(self.design)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.headline, 1)
        row.addWidget(self.bar, 0, Qt.AlignmentFlag.AlignTop)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.copy_sentence, self.copy_apa, self.copy_row):
            buttons.addWidget(button)
        buttons.addStretch(1)
        self.body.setSpacing(6)
        self.body.addLayout(top)
        self.body.addLayout(row)
        self.body.addWidget(self.line)
        self.body.addLayout(buttons)

    def show_design(self, proposed: Design, paired: bool, chosen: bool, pairable: bool) -> None:
        """Say which design is used and why.

        Parameters
        ----------
        proposed : Design
            What the data point to.
        paired : bool
            What is used.
        chosen : bool
            Whether the user said so.
        pairable : bool
            Whether there is a pair at all.
        """
        self.design.set_current("paired" if paired else "independent")
        none = self.tr("No run has a score of both systems.")
        self.design.set_option_enabled("paired", pairable, "" if pairable else none)
        asks = not (chosen or proposed.certain)
        if chosen:
            self.badge.setText(self.tr("your choice"))
        else:
            self.badge.setText(self.tr("please confirm") if asks else self.tr("from the data"))
        self.badge.set_tone("caution" if asks else "accent")
        reason = self._session.words(proposed.reason)
        if chosen and paired != proposed.paired:
            reason = self.tr("The data point to another design – {reason}").format(reason=reason)
        self.reason.set_text(reason)
        self.reason.setToolTip(reason)

    def show_waiting(self, a: str, b: str, failure: str) -> None:
        """Nothing is known of this pair yet, or nothing can be."""
        self._analysis = None
        self._show_buttons(False)
        self.bar.show_interval(None)
        pair = {"a": short_name(a), "b": short_name(b)}
        if failure:
            self.headline.setText(self.tr("The comparison could not be finished"))
            self.line.setText(failure.strip().splitlines()[-1])
        else:
            self.headline.setText(self.tr("Comparing {a} with {b} …").format(**pair))
            self.line.setText("")

    def show_analysis(self, analysis: RunsAnalysis, said: Verdict) -> None:
        """Show the result of the main test in words."""
        self._analysis = analysis
        names = (analysis.a, analysis.b)
        words = self._session.words
        self.headline.setText(words(with_short_names(said.headline, names)))
        self.line.setText(words(with_short_names(said.line, names)))
        self.line.setToolTip(words(said.line))
        self._show_buttons(True)
        self._show_bar(analysis)

    def _show_buttons(self, shown: bool) -> None:
        for button in (self.copy_sentence, self.copy_apa, self.copy_row):
            button.setVisible(shown)

    def _show_bar(self, analysis: RunsAnalysis) -> None:
        gap = analysis.comparison.difference
        interval = analysis.comparison.main.interval
        leader = analysis.a if gap >= 0 else analysis.b
        colour = theme.current().muted
        if is_significant(analysis):
            colour = theme.system_colour(analysis.table.systems.index(leader))
        self.bar.show_interval(
            ShownInterval(
                gap,
                None if interval is None else interval.low,
                None if interval is None else interval.high,
                analysis.comparison.settings.margin or 0.0,
                colour,
            )
        )
        self.bar.setAccessibleName(
            self.tr("{a} − {b}: {difference}").format(
                a=analysis.a, b=analysis.b, difference=self._session.words(difference(gap, "raw"))
            )
        )
        if interval is not None:
            low, high = interval_ends(interval, "raw")
            told = self.tr("interval {low} to {high}").format(low=low, high=high)
            self.bar.setAccessibleDescription(told)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.copy_sentence.setText(self.tr("Copy sentence"))
        self.copy_apa.setText(self.tr("Copy APA"))
        self.copy_row.setText(self.tr("Copy table row"))
        self.copy_row.setToolTip(self.tr("Means, difference, test and effect size, tab-separated"))
        self.design.set_options(
            [("paired", self.tr("Paired")), ("independent", self.tr("Independent"))]
        )
        self.design.setAccessibleName(self.tr("How the runs were made"))
        self.design.setToolTip(
            self.tr(
                "Paired: run i of A and run i of B had the same seed, fold or data set. "
                "Independent: they have nothing in common."
            )
        )

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)

    def _on_copy_sentence(self) -> None:
        if self._analysis is not None:
            self._copy(self._session.words(sentence(self._analysis)))

    def _on_copy_apa(self) -> None:
        if self._analysis is not None:
            self._copy(self._session.words(apa(self._analysis)))

    def _on_copy_row(self) -> None:
        if self._analysis is not None:
            self._copy(table_row(self._analysis))
