""" "Which error do you fear most?": a few questions that end with a metric."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from sigdesk.core.messages import Message
from sigdesk.core.metrics.base import METRICS, Metric
from sigdesk.core.params import param_values, params_of
from sigdesk.model.fears import Question, Recommendation, chooser
from sigdesk.model.metric_choice import fits, label_choices, metric_of
from sigdesk.ui.dialogs.base import Dialog
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import Text, style_field
from sigdesk.ui.wording import listed

_WIDTH = 520


class FearsDialog(Dialog):
    """One question at a time; at the end the metric, why, and what to look at beside it.

    Parameters
    ----------
    session : Session
    parent : QWidget, optional
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._start = chooser(session.project.task)
        self._way: list[str] = []
        """Answers given so far."""
        self.setMinimumWidth(_WIDTH)
        self.heading = Text("", "verdict", wrap=True)
        self.body.addWidget(self.heading)
        self._choices = QWidget()
        self._rows = QVBoxLayout(self._choices)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(8)
        self.body.addWidget(self._choices)
        self._group = QButtonGroup(self)
        self.reason = Text("", wrap=True)
        self.beside = Text("", "secondary", wrap=True)
        self.refusal = Text("", "secondary", wrap=True)
        self._label_name = Text("")
        self.label_box = QComboBox()
        style_field(self.label_box)
        self._label_name.setBuddy(self.label_box)
        self._label_row = QWidget()
        row = QHBoxLayout(self._label_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._label_name)
        row.addWidget(self.label_box, 1)
        for part in (self.reason, self._label_row, self.beside, self.refusal):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.back = self.add_button(QDialogButtonBox.ButtonRole.ActionRole)
        self.cancel = self.add_button(QDialogButtonBox.ButtonRole.RejectRole)
        self.forward = self.add_button(QDialogButtonBox.ButtonRole.ActionRole, primary=True)
        self.back.clicked.connect(self._on_back)
        self.forward.clicked.connect(self._on_forward)
        self._group.buttonClicked.connect(self._on_chosen)
        self.retranslate()

    @property
    def step(self) -> Question | Recommendation | None:
        """Where the answers have led; None for data of which one metric is as good as given."""
        step: Question | Recommendation | None = self._start
        for answer in self._way:
            assert isinstance(step, Question)
            step = step.answered(answer)
        return step

    def answer(self, key: str) -> None:
        """Give an answer to the question shown."""
        self._way.append(key)
        self._show()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setWindowTitle(self.tr("Which error do you fear most?"))
        self.back.setText(self.tr("Back"))
        self.cancel.setText(self.tr("Cancel"))
        self._label_name.setText(self.tr("&The class that matters"))
        self._show()

    def _show(self) -> None:
        step = self.step
        asks = isinstance(step, Question)
        ends = isinstance(step, Recommendation)
        self._choices.setVisible(asks)
        for part in (self.reason, self.beside):
            part.setVisible(ends)
        self._label_row.hide()
        self.refusal.hide()
        self.back.setEnabled(bool(self._way))
        self.forward.setVisible(asks or ends)
        self._clear()
        if isinstance(step, Question):
            self._ask(step)
        elif isinstance(step, Recommendation):
            self._recommend(step)
        else:
            self.heading.setText(
                self.tr("For data of this kind the usual metric is as good as given.")
            )

    def _clear(self) -> None:
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._rows.removeWidget(button)
            button.hide()
            button.deleteLater()

    def _ask(self, question: Question) -> None:
        self.heading.setText(self._session.words(question.text))
        for choice in question.choices:
            button = QRadioButton(self._session.words(choice.text).replace("&", "&&"))
            button.setObjectName(choice.key)
            self._group.addButton(button)
            self._rows.addWidget(button)
        self.forward.setText(self.tr("Next"))
        self.forward.setEnabled(False)
        self._group.buttons()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _recommend(self, found: Recommendation) -> None:
        project = self._session.project
        kind = METRICS[found.metric]
        self.heading.setText(self._session.words(Message(kind.name)))
        self.reason.setText(self._session.words(found.reason))
        names = [self._session.words(Message(METRICS[key].name)) for key in found.beside]
        self.beside.setText(
            self.tr("Look at it together with: {names}").format(names=listed(names))
        )
        self.beside.setVisible(bool(names))
        fitting = fits(project, kind)
        if not fitting:
            self.refusal.setText(
                self.tr("The files lack what this metric reads, such as a score of every class.")
            )
            self.refusal.show()
        elif _has_label(kind):
            self._fill_labels(found)
            self._label_row.show()
        self.forward.setText(self.tr("Use this metric"))
        self.forward.setEnabled(fitting)
        if self.isVisible():
            (self.forward if fitting else self.back).setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill_labels(self, found: Recommendation) -> None:
        labels = label_choices(self._session.project)
        self.label_box.clear()
        self.label_box.addItems(list(labels))
        # by itself a metric of one class is about the positive one
        proposed = getattr(metric_of(self._session.project, found.metric), "label", "")
        self.label_box.setCurrentIndex(max(0, self.label_box.findText(proposed)))

    def _on_chosen(self) -> None:
        self.forward.setEnabled(True)

    def _on_back(self) -> None:
        if self._way:
            self._way.pop()
            self._show()

    def _on_forward(self) -> None:
        step = self.step
        if isinstance(step, Question):
            chosen = self._group.checkedButton()
            if chosen is not None:
                self.answer(chosen.objectName())
            return
        if isinstance(step, Recommendation):
            self._use(step)
            self.accept()

    def _use(self, found: Recommendation) -> None:
        values = dict(found.params)
        if _has_label(METRICS[found.metric]) and self.label_box.currentText():
            values["label"] = self.label_box.currentText()
        project = self._session.project.replaced(metric=found.metric, metric_params=values)
        made = metric_of(project)
        self._session.choose_metric(made.key, param_values(made))


def _has_label(kind: type[Metric]) -> bool:
    return any(declared.name == "label" for declared in params_of(kind))
