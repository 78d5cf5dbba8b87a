"""The verdict over all pairs: a sentence, a line, and how far it is while it is computed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from sigdesk.model.all_pairs import PairsResult
from sigdesk.model.all_pairs_words import headline, line
from sigdesk.model.project import Project
from sigdesk.ui.numbers import count, percent
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import Card, Chip, Segmented, ShareBar, Text

_BAR_WIDTH = 160


class PairsVerdict(Card):
    """Badge, headline, line and buttons.

    Signals
    -------
    stop_requested, start_requested, copy_requested, save_requested
    """

    stop_requested = Signal()
    start_requested = Signal()
    copy_requested = Signal()
    save_requested = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._session = session
        self.badge = Chip()
        self.headline = Text("", "verdict", wrap=True, selectable=True)
        self.line = Text("", wrap=True, selectable=True)
        self.bar = ShareBar()
        self.bar.setFixedWidth(_BAR_WIDTH)
        self.stop = QPushButton()
        self.start = QPushButton()
        self.copy = QPushButton()
        self.save = QPushButton()
        self.view = Segmented([("ranking", ""), ("matrix", ""), ("ranks", "")])
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.stop.clicked.connect(self.stop_requested)
        self.start.clicked.connect(self.start_requested)
        self.copy.clicked.connect(self.copy_requested)
        self.save.clicked.connect(self.save_requested)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.badge)
        top.addWidget(self.line, 1)
        bottom = QHBoxLayout()
        bottom.setSpacing(8)
        for widget in (self.bar, self.stop, self.start, self.copy, self.save):
            bottom.addWidget(widget)
        bottom.addStretch(1)
        bottom.addWidget(self.view)
        self.body.setSpacing(6)
        self.body.addWidget(self.headline)
        self.body.addLayout(top)
        self.body.addLayout(bottom)
        self.retranslate()

    def show_result(self, project: Project, result: PairsResult, has_picture: bool) -> None:
        """Say who leads.

        Parameters
        ----------
        project : Project
        result : PairsResult
        has_picture : bool
            Whether there is a diagram to be saved.
        """
        exact = result.found.tests.exact
        self.badge.setText(self.tr("exact") if exact else self.tr("sampled"))
        self.badge.set_tone("accent" if exact else "muted")
        self.headline.setText(self._session.words(headline(project, result)))
        self.line.setText(self._session.words(line(result)))
        self._show_buttons(done=True, picture=has_picture)

    def show_progress(self, n_pairs: int, share: float | None) -> None:
        """Say how far it is."""
        self.badge.setText(self.tr("running"))
        self.badge.set_tone("muted")
        self.headline.setText(self.tr("Comparing every system with every other …"))
        text = self.tr("{n} pairs").format(n=count(n_pairs))
        if share is not None:
            text = self.tr("{pairs}, {share} done").format(pairs=text, share=percent(share, 0))
        self.line.setText(text)
        self.bar.set_fraction(share)
        self._show_buttons(running=True)

    def show_stopped(self, n_pairs: int, failure: str) -> None:
        """Say that it was stopped, or failed."""
        self.badge.setText(self.tr("failed") if failure else self.tr("stopped"))
        self.badge.set_tone("problem" if failure else "muted")
        if failure:
            self.headline.setText(self.tr("The systems could not be compared"))
            self.line.setText(failure.strip().splitlines()[-1])
            self.line.setToolTip(failure)
        else:
            self.headline.setText(self.tr("The comparison was stopped"))
            self.line.setText(self.tr("{n} pairs").format(n=count(n_pairs)))
        self._show_buttons(stopped=True)

    def _show_buttons(
        self,
        *,
        done: bool = False,
        running: bool = False,
        stopped: bool = False,
        picture: bool = False,
    ) -> None:
        self.bar.setVisible(running)
        self.stop.setVisible(running)
        self.start.setVisible(stopped)
        self.copy.setVisible(done)
        self.save.setVisible(picture)
        self.view.setVisible(done)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setAccessibleName(self.tr("Verdict"))
        self.view.set_options(
            [
                ("ranking", self.tr("Ranking")),
                ("matrix", self.tr("Differences")),
                ("ranks", self.tr("Critical difference")),
            ]
        )
        self.view.setAccessibleName(self.tr("What is shown of all pairs"))
        self.stop.setText(self.tr("Stop"))
        self.start.setText(self.tr("Compute"))
        self.copy.setText(self.tr("Copy table"))
        self.copy.setToolTip(self.tr("Ranking with scores, intervals and groups, tab-separated"))
        self.save.setText(self.tr("Save diagram"))
        self.save.setToolTip(self.tr("Write the critical-difference diagram to an SVG file"))
