"""What only the user can decide on import: each question with its answers and their effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QRadioButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sigdesk.ui.dialogs.base import Dialog
from sigdesk.ui.dialogs.label_mapping import LabelMapping
from sigdesk.ui.numbers import count
from sigdesk.ui.widgets import Card, Text

if TYPE_CHECKING:
    from sigdesk.core.messages import Message
    from sigdesk.formats.questions import Question

    Words = Callable[[Message], str]

_OWN = "own mapping"


class _ChoiceText(Text):
    """The text of an answer; a click on it is one on its button."""

    def __init__(self, button: QRadioButton) -> None:
        super().__init__(wrap=True)
        self._button = button
        self.setContentsMargins(0, 3, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the answer."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self._button.click()
            self._button.setFocus(Qt.FocusReason.MouseFocusReason)


class QuestionCard(Card):
    """One question: what was found, the answers, and for labels a mapping to be edited.

    Parameters
    ----------
    question : Question
    words : callable
        Translates a message.
    answer : str or None
        The answer given before; None leaves the question open, and ``""`` suggests the usual one.

    Signals
    -------
    answered
        The person chose an answer, or changed the mapping that is the answer.
    """

    answered = Signal()

    def __init__(self, question: Question, words: Words, answer: str | None = "") -> None:
        super().__init__()
        self.question, self._words = question, words
        self._text = Text(look="title", wrap=True)
        self.body.addWidget(self._text)
        self._details = [Text(look="secondary", wrap=True) for _ in question.detail]
        for label in self._details:
            self.body.addWidget(label)
        self._group = QButtonGroup(self)
        self._choices: dict[str, QRadioButton] = {}
        self._effects: dict[str, Text] = {}
        self._texts: dict[str, Text] = {}
        for choice in question.choices:
            self._add_choice(choice.key)
        self._mapping: LabelMapping | None = None
        if question.rows and question.targets:
            self._add_choice(_OWN)
            self._mapping = LabelMapping(question.rows, question.targets)
            self._mapping.changed.connect(self._on_mapping_changed)
            self.body.addWidget(self._mapping)
        if answer is not None:
            self.show_answer(answer or next(iter(self._choices)))
        for button in self._choices.values():
            button.clicked.connect(self.answered)
        self.retranslate()

    def _add_choice(self, key: str) -> None:
        button = QRadioButton()
        # Beside the button: the text of a radio button does not go on in the next line.
        text = _ChoiceText(button)
        effect = Text(look="secondary")
        effect.setContentsMargins(0, 4, 0, 0)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(text, 1)
        row.addWidget(effect, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(row)
        self._group.addButton(button)
        self._choices[key], self._effects[key] = button, effect
        self._texts[key] = text

    def retranslate(self) -> None:
        """Set every text anew."""
        question, words = self.question, self._words
        self._text.setText(words(question.text))
        for label, message in zip(self._details, question.detail, strict=True):
            label.setText(words(message))
        for choice in question.choices:
            self._say(choice.key, words(choice.text))
            if choice.n_items is not None:
                text = self.tr("N = {n}").format(n=count(choice.n_items))
                self._effects[choice.key].setText(text)
                self._choices[choice.key].setAccessibleDescription(text)
        if self._mapping is not None:
            self._say(_OWN, self.tr("Decide label by label:"))
            self._mapping.retranslate()

    def _say(self, key: str, text: str) -> None:
        self._texts[key].setText(text)
        self._choices[key].setAccessibleName(text)

    def show_answer(self, answer: str) -> None:
        """Select an answer given elsewhere: the key of a choice, or a mapping."""
        if answer in self._choices:
            self._choices[answer].setChecked(True)
            return
        if self._mapping is None:
            return
        from sigdesk.formats.questions import read_mapping

        for label, target in read_mapping(answer).items():
            self._mapping.choose(label, target)

    def _on_mapping_changed(self) -> None:
        self._choices[_OWN].setChecked(True)
        self.answered.emit()

    def choose(self, key: str) -> None:
        """Select an answer by its key."""
        self._choices[key].setChecked(True)

    def answer(self) -> str:
        """The answer as the import takes it; empty while none is chosen."""
        down = [key for key, button in self._choices.items() if button.isChecked()]
        key = down[0] if down else ""
        if key != _OWN or self._mapping is None:
            return key
        from sigdesk.formats.questions import KEEP, write_mapping

        chosen = self._mapping.mapping()
        return write_mapping(chosen) if chosen else KEEP


LOOK_AT_FILES = 2
"""Result of a dialog that was left by "Look at the files…"."""


class ImportQuestionsDialog(Dialog):
    """Asks what an import cannot decide; nothing is computed before it is answered.

    Its result is `LOOK_AT_FILES` when the person wants to see the files first.

    Parameters
    ----------
    questions : sequence of Question
    words : callable
        Translates a message.
    parent : QWidget, optional
    """

    def __init__(
        self, questions: Sequence[Question], words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._heading = Text(look="verdict", wrap=True)
        self._why = Text(look="secondary", wrap=True)
        self.body.addWidget(self._heading)
        self.body.addWidget(self._why)
        self._cards = {question.key: QuestionCard(question, words) for question in questions}
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        for card in self._cards.values():
            column.addWidget(card)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
        self.body.addWidget(area, 1)
        self._go = self.add_button(QDialogButtonBox.ButtonRole.AcceptRole, primary=True)
        self.look_button = self.add_button(QDialogButtonBox.ButtonRole.ActionRole)
        self.look_button.clicked.connect(self._on_look)
        self._cancel = self.add_button(QDialogButtonBox.ButtonRole.RejectRole)
        self.retranslate()
        height = column.heightForWidth(560) + 190
        self.resize(620, max(260, min(640, height)))

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setWindowTitle(self.tr("Before the files are compared"))
        if len(self._cards) == 1:
            self._heading.setText(self.tr("One question about your files"))
        else:
            text = self.tr("{n} questions about your files")
            self._heading.setText(text.format(n=count(len(self._cards))))
        self._why.setText(
            self.tr(
                "The answer changes the numbers, so SigDesk does not guess. It is kept with the "
                "project and printed in every report."
            )
        )
        self._go.setText(self.tr("Compare"))
        self._cancel.setText(self.tr("Cancel"))
        self.look_button.setText(self.tr("Look at the files…"))
        for card in self._cards.values():
            card.retranslate()

    def _on_look(self) -> None:
        self.done(LOOK_AT_FILES)

    def choose(self, question: str, answer: str) -> None:
        """Select an answer, as a click on it would."""
        self._cards[question].choose(answer)

    def answers(self) -> Mapping[str, str]:
        """The chosen answers by question."""
        return {key: card.answer() for key, card in self._cards.items()}
