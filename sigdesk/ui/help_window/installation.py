"""The window that checks this installation: known numbers computed again, and all versions."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from sigdesk.jobs import Failure, Job
from sigdesk.model.self_check import checks, run_checks
from sigdesk.model.versions import versions
from sigdesk.ui.models.check_table import CheckTable, Column
from sigdesk.ui.session import Session
from sigdesk.ui.theme import pixels
from sigdesk.ui.widgets import Text, style_table

JOB = "check-installation"
_SIZE = QSize(1020, 740)
_STATE_WIDTH = 104
_ROW_HEIGHT = 27


class InstallationWindow(QWidget):
    """Runs the checks in the background each time it is opened.

    Parameters
    ----------
    session : Session
        Its jobs run the checks.
    parent : QWidget
        The main window.
    """

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setProperty("look", "window")
        self._session = session
        self._failure = ""
        self._versions = versions()
        self.model = CheckTable(checks(), self)
        self.verdict = Text("", "verdict")
        self.explanation = Text("", "secondary", wrap=True)
        self.table = QTableView()
        self._heading = Text("", "title")
        self.copy, self.again, self.close_button = QPushButton(), QPushButton(), QPushButton()
        self.resize(_SIZE)
        self._lay_out()
        self.copy.clicked.connect(self._on_copy)
        self.again.clicked.connect(self.start)
        self.close_button.clicked.connect(self.close)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Cancel), self).activated.connect(self.close)
        session.jobs.progressed.connect(self._on_progressed)
        session.jobs.finished.connect(self._on_finished)
        session.jobs.failed.connect(self._on_failed)
        self.retranslate()

    def _lay_out(self) -> None:
        style_table(self.table, row_height=_ROW_HEIGHT)
        self.table.setModel(self.model)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(Column.WHAT, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(Column.STATE, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(Column.STATE, pixels(_STATE_WIDTH))
        card = QFrame()
        card.setProperty("look", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(12, 10, 12, 10)
        inside.addWidget(self.table)
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(3)
        half = (len(self._versions) + 1) // 2
        for place, (name, number) in enumerate(self._versions):
            column, row = divmod(place, half)
            grid.addWidget(Text(name, "secondary"), row, 3 * column)
            grid.addWidget(Text(number, selectable=True), row, 3 * column + 1)
        grid.setColumnMinimumWidth(2, 30)
        grid.setColumnStretch(5, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.copy, self.again):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(20, 18, 20, 16)
        outer.setSpacing(10)
        outer.addWidget(self.verdict)
        outer.addWidget(self.explanation)
        outer.addWidget(card, 1)
        outer.addWidget(self._heading)
        outer.addLayout(grid)
        outer.addLayout(buttons)

    def start(self) -> None:
        """Compute everything anew, unless that is going on."""
        self._failure = ""
        self.model.set_outcomes(())

        def begin() -> Generator[Any, None, Any]:
            return run_checks()

        self._session.jobs.submit(
            Job(JOB, self.tr("Checking this installation"), begin, lane=JOB, fraction=self._share)
        )
        self._word_verdict()

    def _share(self, outcomes: Any) -> float:
        return len(outcomes) / max(1, self.model.rowCount())

    @Slot(object, object)
    def _on_progressed(self, key: Any, outcomes: Any) -> None:
        if key == JOB:
            self._show(outcomes)

    @Slot(object, object)
    def _on_finished(self, key: Any, outcomes: Any) -> None:
        if key == JOB:
            self._show(outcomes)

    @Slot(object, object)
    def _on_failed(self, key: Any, failure: Failure) -> None:
        if key == JOB:
            self._failure = failure.text
            self._word_verdict()

    def _show(self, outcomes: Any) -> None:
        self.model.set_outcomes(outcomes)
        self._word_verdict()

    def _word_verdict(self) -> None:
        outcomes, n = self.model.outcomes, self.model.rowCount()
        failed = sum(not outcome.passed for outcome in outcomes)
        self.verdict.setToolTip(self._failure)
        if self._failure:
            self.verdict.setText(self.tr("The checks could not be run"))
        elif failed:
            text = self.tr("{failed} of {n} numbers are wrong here")
            self.verdict.setText(text.format(failed=failed, n=n))
        elif len(outcomes) < n:
            text = self.tr("Checking … {done} of {n}")
            self.verdict.setText(text.format(done=len(outcomes), n=n))
        else:
            self.verdict.setText(self.tr("All {n} numbers are right").format(n=n))
        self.again.setEnabled(bool(self._failure) or len(outcomes) == n)

    def report(self) -> str:
        """Everything on the page as text, for a message to whoever can help."""
        lines = [self.verdict.text(), ""]
        lines += [
            "\t".join(self.model.text(row, column) for column in Column)
            for row in range(self.model.rowCount())
        ]
        lines += [outcome.error for outcome in self.model.outcomes if outcome.error]
        lines += ["", *(f"{name}\t{number}" for name, number in self._versions)]
        return "\n".join(lines) + "\n"

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report())

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setWindowTitle(self.tr("Check this installation"))
        self.explanation.setText(
            self.tr(
                "These numbers can be verified with pencil and paper. They were computed again "
                "just now, with the same code as your results."
            )
        )
        self.table.setAccessibleName(self.tr("Known numbers, computed again"))
        self._heading.setText(self.tr("Versions"))
        self.copy.setText(self.tr("Copy"))
        self.copy.setToolTip(self.tr("Copy numbers and versions as text"))
        self.again.setText(self.tr("Check again"))
        self.close_button.setText(self.tr("Close"))
        self.model.retranslate()
        self._word_verdict()

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        self.model.set_outcomes(self.model.outcomes)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
