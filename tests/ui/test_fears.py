"""The dialog that leads from costs to a metric, and the cautions about a comparison's history."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QRadioButton

from sigdesk.model.fears import Question, Recommendation, chooser
from sigdesk.ui.dialogs.fears import FearsDialog
from sigdesk.ui.main_window import MainWindow
from sigdesk.ui.session import Session


@pytest.fixture
def dialog(qtbot, session: Session, appearance, project) -> FearsDialog:
    session.replace_document(project, None, None)
    made = FearsDialog(session)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    return made


def shown(dialog: FearsDialog) -> dict[str, QRadioButton]:
    return {button.objectName(): button for button in dialog._group.buttons()}


def choose(dialog: FearsDialog, key: str) -> None:
    shown(dialog)[key].click()
    dialog.forward.click()


def test_answers_lead_to_a_metric_of_the_class_chosen(qtbot, session, dialog):
    assert not dialog.forward.isEnabled()
    assert set(shown(dialog)) == {choice.key for choice in chooser("labels").choices}
    choose(dialog, "miss")
    choose(dialog, "somewhat")
    assert isinstance(dialog.step, Recommendation)
    assert dialog.label_box.count() == 3
    dialog.label_box.setCurrentText("neutral")
    dialog.forward.click()
    assert session.project.metric == "f1"
    assert session.project.metric_params["label"] == "neutral"
    assert session.project.metric_params["beta"] == 2.0
    assert not dialog.isVisible()
    session.undo_stack.undo()
    assert session.project.metric == "accuracy"


def test_one_can_go_back_and_give_up(session, dialog):
    choose(dialog, "alarm")
    assert set(shown(dialog)) == {"alarms", "others"}
    dialog.back.click()
    assert isinstance(dialog.step, Question)
    assert "rare" in shown(dialog)
    assert not dialog.back.isEnabled()
    choose(dialog, "rare")
    dialog.cancel.click()
    assert session.project.metric == "accuracy"


def test_what_the_files_lack_is_said(session, dialog):
    choose(dialog, "order")
    assert dialog.refusal.isVisible()
    assert not dialog.forward.isEnabled()


def test_data_with_one_usual_metric(qtbot, session, appearance, project):
    session.replace_document(project.replaced(task="item-scores"), None, None)
    made = FearsDialog(session)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    assert made.step is None
    assert not made.forward.isVisible()
    assert made.heading.text()


def test_it_is_reached_from_the_metric_menu_and_from_help(qtbot, loaded: MainWindow):
    action = loaded.commands["fears"]
    menu = next(menu for menu in loaded.findChildren(QMenu) if menu.objectName() == "metric")
    menu.aboutToShow.emit()
    assert action in menu.actions()
    action.trigger()
    (opened,) = loaded.findChildren(FearsDialog)
    assert opened.isVisible()
    opened.reject()
