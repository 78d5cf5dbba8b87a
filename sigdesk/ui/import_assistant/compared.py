"""What an import would compare: matching, number of items, open questions, messages, errors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from sigdesk.jobs import Failure
from sigdesk.ui.dialogs.import_questions import QuestionCard
from sigdesk.ui.import_assistant.alignment_table import AlignmentTable, Column
from sigdesk.ui.import_assistant.wording import size_name, task_names
from sigdesk.ui.numbers import count
from sigdesk.ui.widgets import Card, Notice, Text, style_table
from sigdesk.ui.wording import sentences

if TYPE_CHECKING:
    from sigdesk.core.messages import Message
    from sigdesk.formats.errors import FormatError
    from sigdesk.formats.questions import Question
    from sigdesk.ui.import_assistant.looking import Trial

    Words = Callable[[Message], str]

_MOST_ROWS = 3


class Compared(Card):
    """The card at the bottom of the assistant.

    Parameters
    ----------
    words : callable
        Translates a message.
    parent : QWidget, optional
    """

    answered = Signal(str, str)
    """Key of a question, and the answer chosen."""
    line_wanted = Signal(str, int)
    """File and line to show."""
    all_wanted = Signal()
    """Read the files now, all rows."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._words = words
        self._trial: Trial | None = None
        self._failure: Failure | None = None
        self._waiting = -1
        self._busy = False
        self._asked: dict[str, Question] = {}
        self._cards: dict[str, QuestionCard] = {}
        self._answers: Mapping[str, str] = {}
        self.again_button = QPushButton()
        self.again_button.setAutoDefault(False)
        self.again_button.clicked.connect(self.all_wanted)
        self.header.addWidget(self.again_button)
        self.summary = Text(look="strong", wrap=True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setRange(0, 1000)
        self.error = Notice(severity="problem")
        self.line_button = QPushButton()
        self.line_button.setAutoDefault(False)
        self.line_button.clicked.connect(self._on_line)
        self.error.add_button(self.line_button)
        self.model = AlignmentTable(self)
        self.table = QTableView()
        style_table(self.table, row_height=24)
        self.table.setModel(self.model)
        self.table.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.table.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerItem)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(Column.SYSTEM, QHeaderView.ResizeMode.Stretch)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.setSpacing(8)
        self._questions = QVBoxLayout()
        self._questions.setSpacing(8)
        self._messages = QVBoxLayout()
        self._messages.setSpacing(6)
        for widget in (self.error, self.table):
            self._column.addWidget(widget)
        self._column.addLayout(self._questions)
        self._column.addLayout(self._messages)
        self._column.addStretch(1)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(content)
        self.body.setSpacing(6)
        self.body.addWidget(self.summary)
        self.body.addWidget(self._bar)
        self.body.addWidget(self.area, 1)
        self.retranslate()

    # -- what is known --------------------------------------------------------------------

    def set_answers(self, answers: Mapping[str, str]) -> None:
        """What has been answered so far; answers that are gone are asked for again."""
        self._answers = answers

    def show_busy(self, share: float = 0.0) -> None:
        """A trial is on its way."""
        self._busy, self._waiting = True, -1
        self._bar.setValue(round(1000 * share))
        self._follow_state()

    def show_waiting(self, size: int) -> None:
        """Files of so many bytes are not read before this is asked for."""
        self._busy, self._waiting = False, size
        self._trial, self._failure = None, None
        self._fill()

    def show_trial(self, trial: Trial) -> None:
        """Show what an import would give."""
        self._busy, self._waiting = False, -1
        self._trial, self._failure = trial, None
        for question in (*trial.answered, *trial.outcome.questions):
            self._asked[question.key] = question
        self._fill()

    def show_failure(self, failure: Failure) -> None:
        """Show why the files cannot be imported."""
        self._busy, self._waiting = False, -1
        self._trial, self._failure = None, failure
        self._fill()

    @property
    def format_error(self) -> FormatError | None:
        """What stands in the way of an import, where it is known where."""
        from sigdesk.formats.errors import FormatError

        error = None if self._failure is None else self._failure.exception
        return error if isinstance(error, FormatError) else None

    def card(self, key: str) -> QuestionCard:
        """The card of a question."""
        return self._cards[key]

    @property
    def questions(self) -> tuple[str, ...]:
        """Keys of the questions shown."""
        return tuple(self._cards)

    # -- drawing --------------------------------------------------------------------------

    def _fill(self) -> None:
        self._fill_questions()
        self._fill_table()
        self._fill_error()
        self._fill_messages()
        self._follow_state()

    def _fill_questions(self) -> None:
        wanted: dict[str, Question] = {}
        if self._trial is not None:
            asked = {question.key for question in self._trial.outcome.questions}
            project = self._trial.likely
            decided = {d.question for d in project.decisions} if project is not None else set()
            # An answered question stays in sight, to be answered otherwise.
            wanted = {
                key: question
                for key, question in self._asked.items()
                if key in asked or (key in self._answers and (project is None or key in decided))
            }
        elif self._failure is not None:
            wanted = {k: q for k, q in self._asked.items() if k in self._answers}
        stale = [
            key
            for key, card in self._cards.items()
            # Of an answer that was taken back the card must show none, as a new one does.
            if wanted.get(key) != card.question or (card.answer() and key not in self._answers)
        ]
        for key in stale:
            card = self._cards.pop(key)
            card.hide()
            self._questions.removeWidget(card)
            card.deleteLater()
        for place, (key, question) in enumerate(wanted.items()):
            answer = self._answers.get(key)
            if key not in self._cards:
                card = QuestionCard(question, self._words, answer)
                card.setProperty("question", key)
                card.answered.connect(self._on_answered)
                self._cards[key] = card
                self._questions.insertWidget(place, card)
            elif answer and self._cards[key].answer() != answer:
                self._show_answer(self._cards[key], answer)
        self._cards = {key: self._cards[key] for key in wanted}

    @staticmethod
    def _show_answer(card: QuestionCard, answer: str) -> None:
        """Show an answer that was given by an option of the file."""
        card.blockSignals(True)
        card.show_answer(answer)
        card.blockSignals(False)

    def _fill_table(self) -> None:
        project = None if self._trial is None else self._trial.likely
        systems = () if project is None else project.systems
        self.model.show(systems)
        shown = min(len(systems), _MOST_ROWS)
        self.table.setVisible(bool(systems))
        height = self.table.horizontalHeader().sizeHint().height() + 24 * shown + 2
        self.table.setFixedHeight(height)

    def _fill_error(self) -> None:
        failure, error = self._failure, self.format_error
        self.error.setVisible(failure is not None)
        self.line_button.setVisible(error is not None and error.line is not None)
        if error is not None:
            from sigdesk.core.messages import labelled

            where = error.where()
            parts = [
                self._words(error.message if where is None else labelled(where, error.message))
            ]
            if error.found:
                parts.append(self.tr("Found: {text}").format(text=error.found))
            if error.remedy is not None:
                parts.append(self._words(error.remedy))
            self.error.set_text(sentences(parts))
        elif failure is not None:
            self.error.set_text(
                self.tr("The files could not be read: {reason}").format(reason=failure.exception)
            )

    def _fill_messages(self) -> None:
        while (item := self._messages.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if self._trial is None:
            return
        project = self._trial.likely
        problems = self._trial.outcome.problems if project is None else project.problems
        grave = [message for message in problems if message.severity != "info"]
        calm = [message for message in problems if message.severity == "info"]
        for message in grave:
            self._messages.addWidget(Notice(self._words(message), message.severity))
        for message in calm:
            self._messages.addWidget(Text(self._words(message), "secondary", wrap=True))

    def _follow_state(self) -> None:
        self._bar.setVisible(self._busy)
        self.area.setEnabled(not self._busy or bool(self._cards))
        if self._waiting >= 0:
            self.again_button.setText(self.tr("Check all rows"))
        else:
            self.again_button.setText(self.tr("Check again"))
        self.again_button.setEnabled(not self._busy)
        self.summary.setText(self._summary())

    def _summary(self) -> str:
        if self._busy:
            return self.tr("Reading the files as an import would…")
        if self._waiting >= 0:
            text = self.tr(
                "The files hold {size}: only their beginnings were looked at. Check all rows "
                "before the import."
            )
            return text.format(size=size_name(self._waiting))
        if self._failure is not None:
            return self.tr("The files cannot be compared yet.")
        if self._trial is None:
            return ""
        project, n_open = self._trial.likely, len(self._trial.outcome.questions)
        parts = []
        if n_open:
            ask = (
                self.tr("1 question is open.")
                if n_open == 1
                else self.tr("{n} questions are open.")
            )
            parts.append(ask.format(n=count(n_open)))
        if project is not None and project.reference is not None:
            n_systems = len(project.systems)
            systems = self.tr("1 system") if n_systems == 1 else self.tr("{n} systems")
            text = self.tr("{what}, {systems}, N = {items}.")
            if n_open:
                text = self.tr("With the usual answers: {what}, {systems}, N = {items}.")
            parts.append(
                text.format(
                    what=task_names().get(project.task, project.task),
                    systems=systems.format(n=count(n_systems)),
                    items=count(len(project.rows())),
                )
            )
        return sentences(parts)

    def _on_answered(self) -> None:
        card = self.sender()
        if isinstance(card, QuestionCard) and card.answer():
            self.answered.emit(str(card.property("question")), card.answer())

    def _on_line(self) -> None:
        error = self.format_error
        if error is not None and error.line is not None:
            self.line_wanted.emit(error.file, error.line)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("What will be compared"))
        self.table.setAccessibleName(self.tr("How the rows of the systems were matched"))
        self.area.setAccessibleName(self.title())
        self.line_button.setText(self.tr("Show line"))
        for card in self._cards.values():
            card.retranslate()
        self._fill()

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        self._fill()
