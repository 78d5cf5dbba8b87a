"""The right pane: settings keep their place, words are reworded, and "?" leads to the metric."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from sigdesk.ui.page import Page
from sigdesk.ui.right_pane import RightPane
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import HelpButton, Notice, Text


class TalkingPage(Page):
    """A page that says what it is told to say."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.said: list[str] = []
        self.warned: list[str] = []
        self.box = QComboBox(self)

    def meaning(self) -> list[str]:
        return self.said

    def cautions(self) -> list[str]:
        return self.warned

    def settings_widget(self) -> QWidget:
        return self.box

    def say(self, said: list[str], warned: list[str]) -> None:
        self.said, self.warned = said, warned
        self.meaning_changed.emit()
        for _ in range(3):
            QApplication.processEvents()


@pytest.fixture
def page(qtbot, session: Session, project) -> TalkingPage:
    session.apply(project, "Open files")
    made = TalkingPage(session)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def pane(qtbot, session: Session, appearance, page: TalkingPage) -> RightPane:
    made = RightPane(session)
    made.resize(268, 690)
    qtbot.addWidget(made)
    made.show_page(page)
    made.show()
    QApplication.processEvents()
    return made


def words_of(pane: RightPane) -> list[str]:
    """Paragraphs and cautions, from top to bottom."""
    shown = [w for w in pane.findChildren(QWidget) if isinstance(w, Text | Notice)]
    shown = [w for w in shown if w.isVisible() and w.property("look") != "signature"]
    inside = {child for w in shown for child in w.findChildren(Text)}
    shown = [w for w in shown if w not in inside and w.property("look") != "title"]
    return [w.text() for w in sorted(shown, key=lambda w: w.mapTo(pane, QPoint()).y())]


def test_settings_keep_their_place_whatever_is_said(pane: RightPane, page: TalkingPage) -> None:
    places = set()
    for said, warned in (
        ([], []),
        (["One sentence."], []),
        (["One sentence."], ["A caution that is long enough to go on in a second line."]),
        (["A longer paragraph. " * 30], ["A caution. " * 30]),
    ):
        page.say(said, warned)
        places.add(page.box.mapTo(pane, QPoint()).y())
    assert len(places) == 1


def test_words_are_those_of_the_page_in_order(pane: RightPane, page: TalkingPage) -> None:
    for said, warned in (
        (["a", "b"], ["c"]),
        (["a"], ["b", "c"]),
        (["x", "y", "z"], []),
        ([], ["only a caution"]),
        ([], []),
    ):
        page.say(said, warned)
        assert words_of(pane) == [*said, *warned]


def test_question_mark_leads_to_the_metric_in_focus(qtbot, pane, session: Session) -> None:
    session.choose_metric("macro-f1")
    button = pane.findChild(HelpButton)
    qtbot.waitUntil(lambda: "macro-F1" in button.toolTip())
    with qtbot.waitSignal(session.help_requested) as asked:
        button.click()
    assert asked.args == ["metric/macro-f1"]
