"""The window: what is where, what can be reached how, and what follows the document."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
)
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QToolButton

from sigdesk.model.project import SliceChoice
from sigdesk.ui.appearance import Appearance
from sigdesk.ui.dialogs import (
    AboutDialog,
    AddOrReplaceDialog,
    EnterPathsDialog,
    FailureDialog,
    ImportQuestionsDialog,
    LicencesDialog,
    ShortcutsDialog,
)
from sigdesk.ui.main_window import MainWindow
from sigdesk.ui.pages import PAGES
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import ChoiceButton, Text


def dialog_of(window: MainWindow, kind: type[QDialog]) -> QDialog:
    (dialog,) = [d for d in window.findChildren(kind) if d.isVisible()]
    return dialog


def texts_of(widget) -> list[str]:
    return [label.text() for label in widget.findChildren(Text) if label.isVisibleTo(widget)]


def drop(window: MainWindow, paths: list[Path]) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    where = window.rect().center()
    enter = QDragEnterEvent(where, copy, data, left, none)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(where), copy, data, left, none))


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    labels = {
        "gold": ["a", "b"] * 30,
        "one": ["a", "b"] * 25 + ["a", "a"] * 5,
        "two": ["a", "b"] * 15 + ["b", "b"] * 15,
        "three": ["b", "b"] * 30,
    }
    paths = []
    for name, column in labels.items():
        paths.append(tmp_path / f"{name}.txt")
        paths[-1].write_text("\n".join(column) + "\n", encoding="utf-8")
    return paths


# -- without a document -----------------------------------------------------------------------


def test_empty_window_teaches_and_greys_out_with_a_reason(window, session):
    assert window.stack.current_page is window.welcome
    assert not window.right_pane.isVisible()
    assert any("Drop all your files" in text for text in texts_of(window.welcome))
    for entry in PAGES:
        action = window.commands[f"page:{entry.key}"]
        assert not action.isEnabled()
    for key in ("save", "save-as", "export-html", "export-json", "undo", "redo", "swap"):
        assert not window.commands[key].isEnabled(), key
    for key in ("open", "paste", "about"):
        assert window.commands[key].isEnabled(), key


def test_sample_button_of_the_start_page_opens_it(qtbot, window, session):
    rows = window.welcome._sample_rows
    assert set(rows) == {"emotion", "hans", "sst2"}
    qtbot.mouseClick(rows["sst2"].button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.has_data, timeout=30_000)
    assert window.stack.current_page.key == "overview"


# -- with one ---------------------------------------------------------------------------------


def test_document_fills_the_window(loaded, session):
    assert loaded.stack.current_page.key == "overview"
    assert loaded.right_pane.isVisible()
    rows = loaded.sidebar._systems
    assert [row.name() for row in rows] == ["BERT", "ESIM", "SPINN"]
    assert all(row.accessibleName().endswith("%") for row in rows)
    assert loaded.windowTitle() == "BERT, ESIM, SPINN[*] – SigDesk"
    assert loaded.isWindowModified()
    assert "240 items" in texts_of(loaded.sidebar)
    assert "✓ joined by id, all matched" in texts_of(loaded.sidebar)


def usable_pages(window):
    """The pages that fit the document; the others are greyed, with the reason as tooltip."""
    project = window.session.project
    usable = []
    for entry in PAGES:
        reason = window.stack.page(entry.key).unavailable(project)
        if not reason:
            usable.append(entry)
    return usable


def test_every_page_is_reached_by_its_key_and_by_its_row(qtbot, loaded):
    usable = usable_pages(loaded)
    assert len(usable) >= 4
    for number, entry in enumerate(PAGES, start=1):
        if entry not in usable or number > 9:
            continue
        qtbot.keyClick(loaded, Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.ControlModifier)
        assert loaded.stack.current_page.key == entry.key
        assert loaded.sidebar._pages[entry.key].isChecked()
        assert loaded.commands[f"page:{entry.key}"].isChecked()
    for entry in usable:
        qtbot.mouseClick(loaded.sidebar._pages[entry.key], Qt.MouseButton.LeftButton)
        assert loaded.stack.current_page.key == entry.key
        assert [k for k, b in loaded.sidebar._pages.items() if b.isChecked()] == [entry.key]


def test_undo_to_the_beginning_shows_the_start_page(qtbot, loaded, session):
    session.show_page("compare")
    loaded.commands["undo"].trigger()
    assert loaded.stack.current_page is loaded.welcome
    assert not loaded.commands["save"].isEnabled()
    loaded.commands["redo"].trigger()
    assert session.has_data
    assert loaded.stack.current_page.key == "compare"


def test_window_with_its_frame_fits_the_screen(loaded):
    loaded.resize(5000, 5000)
    loaded.fit_screen()
    room = loaded.screen().availableSize()
    smallest = loaded.minimumSize()
    assert loaded.width() <= max(room.width(), smallest.width())
    assert loaded.height() < max(room.height(), smallest.height() + 1)


def test_undo_names_the_step(loaded, session):
    session.swap_pair()
    assert loaded.commands["undo"].text() == "&Undo: Swap A and B"
    loaded.commands["undo"].trigger()
    assert loaded.commands["redo"].text() == "&Redo: Swap A and B"
    assert session.project.system_a == "BERT"


def chooser(window: MainWindow, label: str) -> ChoiceButton:
    (button,) = [
        button
        for button in window.top_bar.findChildren(ChoiceButton)
        if button.accessibleName().partition(":")[0] == label
    ]
    return button


def choose(button: ChoiceButton, *texts: str) -> None:
    """Open a chooser's menu and take the entry with these texts, submenu by submenu."""
    menu = button.menu()
    menu.aboutToShow.emit()
    for text in texts:
        (action,) = [a for a in menu.actions() if a.text() == text]
        menu = action.menu() or menu
    action.trigger()


def test_metric_is_chosen_in_the_bar_on_top(loaded, session):
    choose(chooser(loaded, "Metric"), "Macro-F1")
    assert session.project.metric == "macro-f1"
    assert chooser(loaded, "Metric").text() == "Macro-F1"


def test_metric_of_one_label_is_found_in_a_submenu(loaded, session):
    choose(chooser(loaded, "Metric"), "Of one label", "neutral", "Recall of neutral")
    assert (session.project.metric, session.project.metric_params["label"]) == ("recall", "neutral")
    assert chooser(loaded, "Metric").text() == "Recall of neutral"


def test_slices_are_columns_with_few_values(qtbot, loaded, session):
    button = chooser(loaded, "Slice")
    qtbot.waitUntil(button.isEnabled)
    choose(button, "genre", "travel (80)")
    assert session.project.slice == SliceChoice("genre", "travel")
    assert button.text() == "genre=travel (80)"
    button.menu().aboutToShow.emit()
    assert [a.text() for a in button.menu().actions()] == ["All items", "genre"]
    choose(button, "All items")
    assert session.project.slice is None


def test_choosing_b_as_a_swaps(loaded, session):
    choose(chooser(loaded, "System A"), "ESIM")
    assert (session.project.system_a, session.project.system_b) == ("ESIM", "BERT")
    choose(chooser(loaded, "System B"), "SPINN")
    assert (session.project.system_a, session.project.system_b) == ("ESIM", "SPINN")


def test_system_can_be_put_in_focus_and_removed_from_the_side_list(loaded, session):
    menu = loaded.sidebar.system_menu("SPINN")
    texts = {action.text().replace("&", ""): action for action in menu.actions()}
    texts["Put in focus (A)"].trigger()
    assert session.project.system_a == "SPINN"
    texts["Remove from the comparison"].trigger()
    assert [row.name() for row in loaded.sidebar._systems] == ["BERT", "ESIM"]


def test_right_pane_can_be_put_away_and_that_is_remembered(loaded, preferences):
    loaded.commands["right-pane"].trigger()
    assert not loaded.right_pane.isVisible()
    assert not preferences.flag("right_pane", True)
    loaded.session.show_page("compare")
    assert not loaded.right_pane.isVisible()
    loaded.commands["right-pane"].trigger()
    assert loaded.right_pane.isVisible()


def test_right_pane_explains_every_page_that_has_figures(qtbot, loaded, session):
    for entry in usable_pages(loaded):
        session.show_page(entry.key)
        qtbot.waitUntil(lambda: not session.jobs.jobs(), timeout=30_000)
        qtbot.waitUntil(lambda: "What this means" in texts_of(loaded.right_pane), timeout=5_000)
        shown = texts_of(loaded.right_pane)
        assert any(text.count("|") >= 1 for text in shown), entry.key


def test_settings_go_back_to_their_page(loaded, session):
    session.show_page("compare")
    settings = loaded.stack.page("compare").settings_widget()
    assert settings is not None
    assert loaded.right_pane.isAncestorOf(settings)
    session.show_page("overview")
    assert not loaded.right_pane.isAncestorOf(settings)
    session.show_page("compare")
    assert settings.isVisible()


# -- files ------------------------------------------------------------------------------------


def test_dropped_files_are_compared(qtbot, window, session, files):
    drop(window, files[:3])
    qtbot.waitUntil(lambda: session.has_data, timeout=30_000)
    assert [system.name for system in session.project.systems] == ["one", "two"]


def test_dragging_lights_up_the_zone_and_leaving_darkens_it(window, files):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(files[0]))])
    event = QDragEnterEvent(
        window.rect().center(),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(window, event)
    assert window.welcome.drop_zone.property("active") == "true"
    QApplication.sendEvent(window, QDragLeaveEvent())
    assert window.welcome.drop_zone.property("active") == "false"


@pytest.mark.parametrize("key", [entry.key for entry in PAGES])
def test_files_may_be_dropped_on_any_page(loaded, session, files, key):
    """Also on plots and tables, which take drops themselves by default."""
    session.show_page(key)
    QApplication.processEvents()
    page = loaded.stack.current_page
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(files[0]))])
    for x in range(40, page.width(), 120):
        for y in range(40, page.height(), 90):
            child = page.childAt(x, y) or page
            event = QDragEnterEvent(
                child.rect().center(),
                Qt.DropAction.CopyAction,
                data,
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
            )
            event.ignore()
            QApplication.sendEvent(child, event)
            assert event.isAccepted(), (x, y, child)
            assert loaded._overlay.isVisible()
            loaded._end_drag()


def test_text_without_a_path_is_not_accepted(window):
    data = QMimeData()
    data.setText("no path at all")
    event = QDragEnterEvent(
        window.rect().center(),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.ignore()
    QApplication.sendEvent(window, event)
    assert not event.isAccepted()


def test_pasted_paths_are_compared(qtbot, window, session, files):
    QGuiApplication.clipboard().setText("\n".join(str(path) for path in files[:3]))
    qtbot.keySequence(window, QKeySequence(QKeySequence.StandardKey.Paste))
    qtbot.waitUntil(lambda: session.has_data, timeout=30_000)


def test_pasted_prose_opens_the_field_for_paths(qtbot, window, session, files):
    QGuiApplication.clipboard().setText("compare these please")
    window.commands["paste"].trigger()
    dialog = dialog_of(window, EnterPathsDialog)
    assert any("No such file" in text for text in texts_of(dialog))
    dialog._field.setPlainText("\n".join(str(path) for path in files[:3]))
    dialog.accept()
    qtbot.waitUntil(lambda: session.has_data, timeout=30_000)


def test_further_files_are_asked_about_and_added(qtbot, window, session, files):
    drop(window, files[:3])
    qtbot.waitUntil(lambda: session.has_data, timeout=30_000)
    drop(window, files[3:])
    dialog = dialog_of(window, AddOrReplaceDialog)
    dialog._add.click()
    qtbot.waitUntil(lambda: len(session.project.systems) == 3, timeout=30_000)
    assert loaded_names(session) == ["one", "two", "three"]


def loaded_names(session: Session) -> list[str]:
    return [system.name for system in session.project.systems]


def test_further_files_may_begin_anew(qtbot, window, session, files):
    drop(window, files[:3])
    qtbot.waitUntil(lambda: session.has_data, timeout=30_000)
    drop(window, [files[0], files[2], files[3]])
    dialog_of(window, AddOrReplaceDialog)._replace.click()
    qtbot.waitUntil(lambda: loaded_names(session) == ["two", "three"], timeout=30_000)


def test_question_shows_its_answers_and_goes_on(qtbot, window, session, tmp_path):
    for name, labels in {
        "gold": ["yes", "no"] * 20,
        "one": ["yes", "maybe"] * 20,
        "two": ["yes", "no"] * 10 + ["maybe", "no"] * 10,
    }.items():
        (tmp_path / f"{name}.txt").write_text("\n".join(labels) + "\n")
    session.open_files([tmp_path / f"{name}.txt" for name in ("gold", "one", "two")])
    qtbot.waitUntil(lambda: bool(window.findChildren(ImportQuestionsDialog)), timeout=30_000)
    dialog = dialog_of(window, ImportQuestionsDialog)
    (card,) = dialog._cards.values()
    assert card._mapping is not None
    card._mapping.choose("maybe", "no")
    assert dialog.answers() == {"map-labels": "maybe=no"}
    card._mapping.choose("maybe", "")
    assert dialog.answers() == {"map-labels": "keep"}
    card._mapping.choose("maybe", "no")
    dialog.accept()
    qtbot.waitUntil(lambda: session.has_data, timeout=30_000)
    assert set(session.project.labels) == {"no", "yes"}


def test_wrong_file_is_explained(qtbot, window, session, files, tmp_path):
    pdf = tmp_path / "paper.pdf"
    pdf.write_bytes(b"%PDF-1.7\n\x00\x01\x02\xff" * 50)
    drop(window, [files[0], pdf])
    qtbot.waitUntil(lambda: bool(window.findChildren(FailureDialog)), timeout=30_000)
    shown = texts_of(dialog_of(window, FailureDialog))
    assert any("paper.pdf" in text for text in shown)
    assert any("Nothing was changed" in text for text in shown)
    assert window.stack.current_page is window.welcome


def test_fault_of_the_program_shows_its_details(qtbot, window, session, project, monkeypatch):
    import sigdesk.formats.project_file as module

    def broken(*given):
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(module, "save_project", broken)
    session.apply(project, "Open files")
    session.save_project("anywhere.sigdesk")
    qtbot.waitUntil(lambda: bool(window.findChildren(FailureDialog)), timeout=30_000)
    dialog = dialog_of(window, FailureDialog)
    assert "ZeroDivisionError: a fault" in dialog._details.toPlainText()
    session.swap_pair()
    assert session.project.system_a == "ESIM"


# -- export -----------------------------------------------------------------------------------


def test_report_and_numbers_are_written_with_the_verdict(qtbot, loaded, session, tmp_path):
    import json

    for name in ("report.html", "numbers.json"):
        with qtbot.waitSignal(loaded.exporting.told, timeout=60_000):
            loaded.exporting.export(tmp_path / name)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "BERT" in page
    assert "ESIM" in page
    numbers = json.loads((tmp_path / "numbers.json").read_text(encoding="utf-8"))
    tests = {test["test"]: test for test in numbers["comparisons"][0]["tests"]}
    assert tests["exact-permutation"]["result"]["pvalue"] > 0


def test_sentence_is_copied(qtbot, loaded, session):
    session.show_page("compare")
    qtbot.waitUntil(lambda: not session.jobs.jobs(), timeout=60_000)
    loaded.commands["copy-sentence"].trigger()
    assert "BERT" in QGuiApplication.clipboard().text()


# -- the line at the bottom -------------------------------------------------------------------


def test_running_job_is_shown_and_cancelled_there(qtbot, loaded, session):
    from sigdesk.model.plan import procedure_of
    from sigdesk.model.store import test_key

    session.change_settings(n_resamples=5_000_000)
    procedure = procedure_of("randomization", session.project.settings)
    key = test_key(session.project, "BERT", "ESIM", procedure)
    session.request_test(procedure)
    bar = loaded.jobs_bar
    qtbot.waitUntil(lambda: "BERT against ESIM" in bar._title.text())
    assert bar._bar.isVisible()
    qtbot.waitUntil(lambda: bar._left.text() != "", timeout=30_000)
    qtbot.mouseClick(bar._cancel, Qt.MouseButton.LeftButton)
    assert session.is_stopped(key)
    assert session.store.partial(key) is not None
    qtbot.waitUntil(lambda: bar._title.text() == "No job running", timeout=30_000)
    assert not bar._bar.isVisible()


def test_bottom_line_says_where_the_work_is(qtbot, loaded, session, tmp_path):
    assert loaded.jobs_bar._saved.text() == "Not saved yet · All computed on this computer"
    with qtbot.waitSignal(session.saving.saved, timeout=30_000):
        session.save_project(tmp_path / "w.sigdesk")
    assert loaded.jobs_bar._saved.text() == "Saved just now · All computed on this computer"
    assert loaded.windowTitle() == "w[*] – SigDesk"
    assert not loaded.isWindowModified()
    session.swap_pair()
    assert loaded.jobs_bar._saved.text().startswith("Changed")
    assert loaded.isWindowModified()


# -- the end ----------------------------------------------------------------------------------


def test_unsaved_work_is_asked_about_before_closing(qtbot, loaded, session):
    loaded.close()
    assert loaded.isVisible()
    (box,) = [box for box in loaded.findChildren(QMessageBox) if box.isVisible()]
    box.button(QMessageBox.StandardButton.Cancel).click()
    assert loaded.isVisible()
    loaded.close()
    (box,) = [box for box in loaded.findChildren(QMessageBox) if box.isVisible()]
    box.button(QMessageBox.StandardButton.Discard).click()
    assert not loaded.isVisible()


def test_sample_that_was_only_opened_is_let_go(qtbot, window, session):
    session.open_sample("sst2")
    qtbot.waitUntil(lambda: session.has_data, timeout=30_000)
    assert session.is_modified
    window.close()
    assert not window.isVisible()


def test_sample_that_was_worked_on_is_not(qtbot, window, session):
    session.open_sample("sst2")
    qtbot.waitUntil(lambda: session.has_data, timeout=30_000)
    session.swap_pair()
    window.close()
    assert window.isVisible()


def test_saved_on_the_way_out(qtbot, loaded, session, tmp_path):
    path = tmp_path / "w.sigdesk"
    with qtbot.waitSignal(session.saving.saved, timeout=30_000):
        session.save_project(path)
    session.swap_pair()
    loaded.close()
    (box,) = [box for box in loaded.findChildren(QMessageBox) if box.isVisible()]
    box.button(QMessageBox.StandardButton.Save).click()
    qtbot.waitUntil(lambda: not loaded.isVisible(), timeout=30_000)


def test_new_comparison_asks_too(qtbot, loaded, session):
    loaded.commands["new"].trigger()
    assert session.has_data
    (box,) = [box for box in loaded.findChildren(QMessageBox) if box.isVisible()]
    box.button(QMessageBox.StandardButton.Discard).click()
    assert not session.has_data
    assert loaded.stack.current_page is loaded.welcome


def test_leftover_is_offered_and_can_be_discarded(
    qtbot, session, preferences, appearance, tmp_path
):
    folder = tmp_path / "recovery"
    folder.mkdir()
    (folder / "abc.sigdesk").write_bytes(b"a copy")
    window = MainWindow(session, preferences, appearance)
    qtbot.addWidget(window, before_close_func=MainWindow.close_now)
    window.show()
    qtbot.waitUntil(window.welcome._recovery.isVisible)
    window.welcome._discard.click()
    assert not window.welcome._recovery.isVisible()
    assert list(folder.iterdir()) == [] or not (folder / "abc.sigdesk").exists()


# -- language, theme, text size ---------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_every_page_and_dialog_in_every_dress(
    qtbot, window, session, appearance: Appearance, project, language, theme
):
    appearance.choose_language(language)
    appearance.choose_theme(theme)
    QApplication.processEvents()
    assert not window.grab().isNull()
    session.apply(project, "Open files")
    for entry in PAGES:
        session.show_page(entry.key)
        qtbot.waitUntil(lambda: not session.jobs.jobs(), timeout=60_000)
        QApplication.processEvents()
        assert not window.grab().isNull()
    for key, kind in (
        ("about", AboutDialog),
        ("licences", LicencesDialog),
        ("shortcuts", ShortcutsDialog),
        ("enter-paths", EnterPathsDialog),
    ):
        window.commands[key].trigger()
        dialog = dialog_of(window, kind)
        assert not dialog.grab().isNull()
        dialog.reject()


def test_switching_language_reaches_open_pages_and_dialogs(
    qtbot, loaded, appearance, qapp, monkeypatch
):
    """With a translator that marks everything, what is left unmarked was not set anew."""
    from PySide6.QtCore import QTranslator

    class Marking(QTranslator):
        def translate(self, context, text, disambiguation=None, n=-1):
            return f"«{text}»"

        def isEmpty(self):
            return False

    loaded.commands["about"].trigger()
    marking = Marking()
    qapp.installTranslator(marking)
    try:
        QApplication.processEvents()
        qtbot.waitUntil(lambda: not loaded.session.jobs.jobs(), timeout=60_000)
        QApplication.processEvents()
        shown = [loaded.windowTitle(), *texts_of(loaded.top_bar), *texts_of(loaded.jobs_bar)]
        assert [t for t in texts_of(loaded.top_bar) if not t.startswith("«")] == []
        assert "«All computed on this computer»" in " ".join(shown)
        assert [row.name() for row in loaded.sidebar._pages.values()] == [
            entry.title() for entry in PAGES
        ]
        assert "«DATA»" in texts_of(loaded.sidebar)
        for action in loaded.menuBar().actions():
            assert action.text().startswith("«")
        for key in ("open", "save", "undo", "about", "theme:dark", "page:items"):
            assert loaded.commands[key].text().startswith("«"), key
        dialog = dialog_of(loaded, AboutDialog)
        assert dialog.windowTitle() == "«About SigDesk»"
    finally:
        qapp.removeTranslator(marking)
        QApplication.processEvents()
    assert dialog.windowTitle() == "About SigDesk"


def test_theme_and_text_size_are_remembered(loaded, appearance, preferences):
    from sigdesk.ui import theme

    loaded.commands["theme:dark"].trigger()
    assert theme.current().is_dark
    assert preferences.text("theme") == "dark"
    before = theme.pixels(theme.BODY)
    loaded.commands["text-larger"].trigger()
    loaded.commands["text-larger"].trigger()
    assert theme.pixels(theme.BODY) > before
    assert preferences.number("text_scale", 1.0) == pytest.approx(1.2)
    loaded.commands["text-normal"].trigger()
    assert theme.pixels(theme.BODY) == before


def test_bar_on_top_keeps_its_words(loaded, appearance):
    """Recoloured icons must not bring back the long names of the menu."""
    loaded.commands["theme:dark"].trigger()
    words = [b.text() for b in loaded.top_bar.findChildren(QToolButton) if b.defaultAction()]
    assert words[:2] == ["Open", "Save"]


def test_everything_fits_at_the_usual_size(qtbot, loaded):
    """1280×800: no part of the frame is squeezed below what it needs."""
    assert loaded.size().width() == 1280
    assert loaded.size().height() == 800
    needed = loaded.top_bar.minimumSizeHint().width()
    assert loaded.top_bar.width() >= needed
    assert loaded.top_bar.sizeHint().width() <= 1280
    assert loaded.menuBar().height() + loaded.top_bar.height() + loaded.jobs_bar.height() < 110


def test_language_event_before_the_window_stands_is_borne(qtbot, session, preferences, appearance):
    window = MainWindow(session, preferences, appearance)
    qtbot.addWidget(window, before_close_func=MainWindow.close_now)
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.windowTitle() == "SigDesk"
