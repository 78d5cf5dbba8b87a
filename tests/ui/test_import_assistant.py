"""The import assistant: what is changed in it decides the import, and nothing else does."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from sigdesk.core.messages import Message
from sigdesk.formats.clipboard import pasted
from sigdesk.formats.errors import FormatError
from sigdesk.formats.preview import preview
from sigdesk.ui.dialogs import FailureDialog, ImportQuestionsDialog
from sigdesk.ui.file_work import table_on
from sigdesk.ui.import_assistant import ImportAssistant
from sigdesk.ui.import_assistant.alignment_table import AlignmentTable, Column
from sigdesk.ui.import_assistant.preview_rows import WHOLE_ROW, shown_rows
from sigdesk.ui.import_assistant.preview_table import ROLE_TEXT, PreviewTable
from sigdesk.ui.importing import ImportSources
from tests.ui.test_accessibility import nameless

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def opened(qtbot, session, appearance):
    """Opens the assistant on files and waits until they were tried."""
    made = []

    def open_on(*files, **known) -> ImportAssistant:
        assistant = ImportAssistant(session, ImportSources(tuple(files), **known))
        made.append(assistant)
        assistant.show()
        settle(qtbot, assistant, session)
        return assistant

    yield open_on
    for assistant in made:
        try:
            assistant.reject()
        except RuntimeError:
            continue


def settle(qtbot, assistant: ImportAssistant, session) -> None:
    qtbot.waitUntil(
        lambda: not assistant._looking.is_trying and not session.jobs.jobs(), timeout=60_000
    )


def written(folder: Path, name: str, text: str, encoding: str = "utf-8") -> Path:
    path = folder / name
    path.write_bytes(text.encode(encoding))
    return path


@pytest.fixture
def shuffled(tmp_path) -> list[Path]:
    """Twelve items; the second system lacks one, doubles one, and knows another."""
    gold = {f"q{i:02}": "AB"[i % 2] for i in range(1, 13)}
    beta = {**dict(reversed(gold.items())), "q99": "A"}
    del beta["q07"]
    tables = {"gold": list(gold.items()), "alpha": list(gold.items()), "beta": list(beta.items())}
    tables["beta"].append(("q03", "A"))
    return [
        written(tmp_path, f"{name}.csv", "id,label\n" + "".join(f"{i},{x}\n" for i, x in rows))
        for name, rows in tables.items()
    ]


def chips(assistant: ImportAssistant) -> dict[str, str]:
    model, across = assistant.view.model, Qt.Orientation.Horizontal
    return {
        model.headerData(section, across): model.headerData(section, across, ROLE_TEXT)
        for section in range(model.columnCount())
    }


def choose_role(assistant: ImportAssistant, column: str, role: str) -> None:
    view = assistant.view
    assert view.fill_role_menu(view.model.names.index(column))
    (action,) = [a for a in view.role_menu.actions() if a.data() == (column, role)]
    action.trigger()


def choose_option(assistant: ImportAssistant, field: str, value: str) -> None:
    box = assistant.view.options.box(field)
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_roles_are_changed_by_the_header(qtbot, session, opened, tmp_path):
    rows = "".join(f"{i},{'ab'[i % 2]},{'ab'[i % 3 // 2]},{'ab'[i % 5 // 3]}\n" for i in range(40))
    assistant = opened(written(tmp_path, "t.csv", "nr,first,second,third\n" + rows))
    assistant.view.open_role_menu(assistant.view.model.names.index("second"))
    assert assistant.view.role_menu.isVisible()
    assistant.view.role_menu.hide()
    choose_role(assistant, "second", "reference")
    settle(qtbot, assistant, session)
    assert assistant.sources.answers == {"role:t.csv:second": "reference"}
    assert assistant.can_import
    assert chips(assistant)["second"] == "reference"
    choose_role(assistant, "third", "ignore")
    settle(qtbot, assistant, session)
    assistant.accept()
    project = session.project
    assert [system.name for system in project.systems] == ["first"]
    assert project.reference.source.column == "second"
    assert {d.question for d in project.decisions} >= {"role:t.csv:second", "role:t.csv:third"}


def test_roles_are_reached_by_the_keyboard_without_importing(qtbot, session, opened, tmp_path):
    assistant = opened(written(tmp_path, "t.csv", "id,gold,A\n1,a,b\n2,b,b\n3,a,a\n"))
    assert assistant.can_import
    table = assistant.view.table
    table.setCurrentIndex(assistant.view.model.index(0, 2))
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert assistant.view.role_menu.isVisible()
    assert {a.data()[0] for a in assistant.view.role_menu.actions() if a.data()} == {"A"}
    assistant.view.role_menu.hide()
    assert assistant.isVisible()
    assert session.project.is_empty


def test_guess_and_its_reason_stand_in_the_menu_and_come_back(qtbot, session, opened, tmp_path):
    assistant = opened(written(tmp_path, "t.csv", "id,gold,A\n1,a,b\n2,b,b\n3,a,a\n"))
    choose_role(assistant, "A", "slice")
    settle(qtbot, assistant, session)
    assert chips(assistant)["A"] == "to slice by"
    assistant.view.fill_role_menu(2)
    first = assistant.view.role_menu.actions()[0]
    assert first.text() == "As guessed: prediction, it holds the reference's labels"
    first.trigger()
    settle(qtbot, assistant, session)
    assert assistant.sources.answers == {}
    assert chips(assistant)["A"] == "system"


def test_encoding_is_changed(qtbot, session, opened, tmp_path):
    text = "id;gold;A\n" + "".join(f"{i};{'жэ'[i % 2]};ж\n" for i in range(1, 20))
    assistant = opened(written(tmp_path, "т.csv", text, "koi8_r"))
    choose_option(assistant, "encoding", "cp1251")
    settle(qtbot, assistant, session)
    assert "ж" not in session_labels(assistant)
    choose_option(assistant, "encoding", "koi8_r")
    settle(qtbot, assistant, session)
    assert session_labels(assistant) == {"ж", "э"}
    assert assistant.view.model.index(0, 1).data() == "э"
    assert assistant.sources.answers == {"encoding:т.csv": "koi8_r"}


def session_labels(assistant: ImportAssistant) -> set[str]:
    return set(assistant._trial.likely.reference.gold.labels)


def test_delimiter_is_changed(qtbot, session, opened, tmp_path):
    rows = "".join(f"{i}|a,b|{'xy'[i % 2]}|x\n" for i in range(1, 30))
    assistant = opened(written(tmp_path, "t.txt", "id|text|gold|A\n" + rows))
    assert assistant.view.model.names == ("id", "text", "gold", "A")
    choose_option(assistant, "delimiter", ",")
    settle(qtbot, assistant, session)
    assert assistant.view.model.columnCount() != 4
    choose_option(assistant, "delimiter", "")
    settle(qtbot, assistant, session)
    assert assistant.view.model.names == ("id", "text", "gold", "A")
    assert assistant.sources.answers == {}


def test_fault_is_marked_at_its_line_and_shown(qtbot, session, opened, tmp_path):
    rows = "".join(f"{i},a,a\n" for i in range(2, 70))
    path = written(tmp_path, "t.csv", f"id,gold,A\n{rows}70,b\n71,b,a\n")
    assistant = opened(path)
    model = assistant.view.model
    assert not assistant.can_import
    assert not assistant._go.isEnabled()
    row = model.first_fault()
    assert model.headerData(row, Qt.Orientation.Vertical) == "70"
    assert [model.index(row, c).data() for c in range(3)] == ["70", "b", ""]
    told = model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "This row has 2 columns, the others have 3." in told
    assert model.index(row, 0).data(Qt.ItemDataRole.DecorationRole) is not None
    assert model.index(row, 0).data(Qt.ItemDataRole.BackgroundRole) is not None
    assert "line 70" in assistant.compared.error.text()
    assistant.compared.line_button.click()
    assert assistant.view.table.currentIndex().row() == row
    # Repaired in an editor meanwhile.
    path.write_text(f"id,gold,A\n{rows}70,b,a\n71,b,a\n")
    assistant.compared.again_button.click()
    settle(qtbot, assistant, session)
    assert assistant.can_import
    assert model.first_fault() == -1


def test_choice_changes_n(qtbot, session, opened, shuffled):
    assistant = opened(*shuffled)
    compared = assistant.compared
    assert compared.questions == ("unmatched",)
    assert not assistant.can_import
    card = compared.card("unmatched")
    assert card.answer() == ""
    card._choices["wrong"].click()
    settle(qtbot, assistant, session)
    assert assistant.can_import
    n_wrong = len(assistant._trial.likely.rows())
    # Still there, to be answered otherwise.
    compared.card("unmatched")._choices["common"].click()
    settle(qtbot, assistant, session)
    n_common = len(assistant._trial.likely.rows())
    assert (n_common, n_wrong) == (10, 11)
    assert f"N = {n_common}" in compared.summary.text()
    assistant.accept()
    assert len(session.project.rows()) == n_common
    assert [d.answer for d in session.project.decisions] == ["common"]


def test_card_follows_an_answer_that_is_given_or_taken_back_elsewhere(
    qtbot, session, opened, tmp_path
):
    rows = "".join(f"{i};1,28{i}\n" for i in range(9))
    files = [written(tmp_path, f"{name}.csv", "id;score\n" + rows) for name in ("one", "two")]
    assistant = opened(*files)
    (first, *_) = assistant.compared.questions
    card = assistant.compared.card(first)
    assert card.answer() == ""
    card._choices["no"].click()
    settle(qtbot, assistant, session)
    assert assistant.sources.answers == {first: "no"}
    assistant._answer(first, "yes")
    settle(qtbot, assistant, session)
    assert assistant.compared.card(first).answer() == "yes"
    assistant._answer(first, "")
    settle(qtbot, assistant, session)
    assert assistant.compared.card(first).answer() == ""


def test_matching_is_told_while_the_question_is_open(opened, shuffled):
    assistant = opened(*shuffled)
    model = assistant.compared.model
    shown = [[model.index(row, c).data() for c in Column] for row in range(model.rowCount())]
    assert shown == [
        ["alpha", "id", "12 of 12", "0", "0", "0", "the same"],
        ["beta", "id", "10 of 12", "1", "1", "1", "differs"],
    ]
    missing = model.index(1, Column.MISSING)
    assert missing.data(Qt.ItemDataRole.ToolTipRole) == "q07"
    assert assistant.files.texts() == {
        "gold.csv": "reference",
        "alpha.csv": "alpha",
        "beta.csv": "beta",
    }


def test_another_file_is_made_the_reference(qtbot, session, opened, tmp_path):
    text = "id,label\n" + "".join(f"{i},{'ab'[i % 2]}\n" for i in range(20))
    files = [written(tmp_path, f"{name}.csv", text) for name in ("gold", "one", "two")]
    assistant = opened(*files)
    assistant.files.choose("one.csv")
    assistant.files.reference_button.click()
    settle(qtbot, assistant, session)
    assert assistant.sources.answers["reference"] == "one.csv"
    assert assistant.files.texts()["one.csv"] == "reference"


def test_task_is_chosen_and_kept(qtbot, session, opened, tmp_path):
    rows = "".join(f"{i},{i % 5},{i % 4},{i % 3}\n" for i in range(40))
    assistant = opened(written(tmp_path, "t.csv", "id,gold,A,B\n" + rows))
    assert assistant._trial.likely.task == "labels"
    box = assistant.files.task_box
    box.setCurrentIndex(box.findData("numbers"))
    box.activated.emit(box.currentIndex())
    settle(qtbot, assistant, session)
    assert assistant._trial.likely.task == "numbers"
    assistant.accept()
    assert session.project.task == "numbers"
    assert session.importing.known.task == "numbers"


def test_cancel_leaves_the_document_alone(qtbot, session, opened, shuffled, project):
    session.apply(project, "Open files")
    before, n_steps = session.project, session.undo_stack.count()
    assistant = opened(*shuffled)
    assistant.compared.card("unmatched")._choices["wrong"].click()
    assistant.reject()
    qtbot.waitUntil(lambda: not session.jobs.jobs(), timeout=30_000)
    assert session.project is before
    assert session.undo_stack.count() == n_steps


def test_import_is_one_undoable_step(session, opened, tmp_path, project):
    session.apply(project, "Open files")
    assistant = opened(written(tmp_path, "t.csv", "id,gold,A\n1,a,b\n2,b,b\n3,a,a\n"))
    assistant.accept()
    assert session.project.reference.n_items == 3
    session.undo_stack.undo()
    assert session.project is project


def test_document_is_checked_again_and_keeps_what_was_done(qtbot, session, opened, shuffled):
    assistant = opened(*shuffled)
    assistant.compared.card("unmatched")._choices["wrong"].click()
    settle(qtbot, assistant, session)
    assistant.accept()
    session.rename_system("beta", "Second")
    session.change_settings(seed=9)
    known = session.importing.known
    again = opened(*known.paths, answers=known.answers, replaces=session.project)
    assert again.can_import
    again.compared.card("unmatched")._choices["common"].click()
    settle(qtbot, again, session)
    again.accept()
    assert [system.name for system in session.project.systems] == ["alpha", "Second"]
    assert session.project.settings.seed == 9
    assert len(session.project.rows()) == 10


def test_files_are_removed_and_added(qtbot, session, opened, shuffled):
    assistant = opened(*shuffled)
    assistant.files.choose("beta.csv")
    assistant.files.remove_button.click()
    settle(qtbot, assistant, session)
    assert assistant.can_import
    assert list(assistant.files.texts()) == ["gold.csv", "alpha.csv"]
    assistant.add_files([shuffled[2], shuffled[0]])
    settle(qtbot, assistant, session)
    assert list(assistant.files.texts()) == ["gold.csv", "alpha.csv", "beta.csv"]


def test_folder_and_packed_files_are_opened(opened, tmp_path):
    folder = tmp_path / "outputs"
    folder.mkdir()
    text = "id,label\n" + "".join(f"{i},{'ab'[i % 2]}\n" for i in range(20))
    written(folder, "gold.csv", text)
    (folder / "one.csv.gz").write_bytes(gzip.compress(text.encode()))
    assistant = opened(folder)
    assert list(assistant.files.texts()) == ["gold.csv", "one.csv.gz"]
    assistant.files.choose("one.csv.gz")
    assert "packed with gzip" in assistant.view.facts
    assert assistant.can_import


def test_folder_without_data_is_told(opened, tmp_path):
    (tmp_path / "empty").mkdir()
    assistant = opened(tmp_path / "empty")
    assert "no file of data" in assistant.compared.error.text()
    assert not assistant.can_import


def test_large_files_wait_to_be_asked_for(qtbot, session, opened, tmp_path, monkeypatch):
    monkeypatch.setattr("sigdesk.ui.import_assistant.looking.LARGE", 10)
    assistant = opened(written(tmp_path, "t.csv", "id,gold,A\n1,a,b\n2,b,b\n3,a,a\n"))
    assert assistant.view.model.rowCount() == 3
    assert not assistant.can_import
    assert assistant.compared.again_button.text() == "Check all rows"
    assistant.compared.again_button.click()
    settle(qtbot, assistant, session)
    assert assistant.can_import


PASTED = "id\tgold\tA\n1\ta\tb\n2\tb\tb\n3\ta\ta\n"


def test_pasted_table_opens_the_assistant(qtbot, window, session):
    QGuiApplication.clipboard().setText(PASTED)
    window.commands["paste"].trigger()
    (assistant,) = window.findChildren(ImportAssistant)
    settle(qtbot, assistant, session)
    assert list(assistant.files.texts()) == ["pasted table"]
    assert assistant.can_import
    assistant.accept()
    assert session.project.reference.n_items == 3
    assert session.can_add_files


def test_table_pasted_into_the_assistant_is_one_more_file(qtbot, session, opened):
    assistant = opened(pasted("id\tgold\n1\ta\n2\tb\n3\ta\n", "pasted table"))
    QGuiApplication.clipboard().setText("id\tA\n1\ta\n2\tb\n3\tb\n")
    assistant._on_paste()
    settle(qtbot, assistant, session)
    assert list(assistant.files.texts()) == ["pasted table", "pasted table 2"]


@pytest.mark.parametrize(
    ("text", "is_table"),
    [
        (PASTED, True),
        ("a,b\n1,2\n", True),
        ('id\ttext\n1\t"two\nlines"\n', True),
        ("compare these please", False),
        ("one\ttwo", False),
        ("First sentence, with a comma.\nSecond one without.\n", False),
        ("gold\nalpha\n", False),
    ],
)
def test_what_is_a_table_on_the_clipboard(text, is_table):
    data = QMimeData()
    data.setText(text)
    assert bool(table_on(data)) is is_table


def test_files_dropped_with_shift_are_looked_at_first(qtbot, window, session, shuffled):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in shuffled])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    shift, where = Qt.KeyboardModifier.ShiftModifier, window.rect().center()
    QApplication.sendEvent(window, QDragEnterEvent(where, copy, data, left, shift))
    QApplication.sendEvent(window, QDropEvent(QPointF(where), copy, data, left, shift))
    (assistant,) = window.findChildren(ImportAssistant)
    settle(qtbot, assistant, session)
    assert session.project.is_empty
    assert len(assistant.files.texts()) == 3
    assistant.reject()


def test_questions_and_failures_lead_to_the_files(qtbot, window, session, shuffled, tmp_path):
    window.file_work.open(shuffled)
    qtbot.waitUntil(lambda: bool(window.findChildren(ImportQuestionsDialog)), timeout=30_000)
    window.findChildren(ImportQuestionsDialog)[0].look_button.click()
    (assistant,) = window.findChildren(ImportAssistant)
    settle(qtbot, assistant, session)
    assert len(assistant.files.texts()) == 3
    assistant.reject()
    bad = written(tmp_path, "bad.csv", "id,gold,A\n1,a\n2,b,b\n3,a,a\n4,b,a\n")
    window.file_work.open([bad])
    qtbot.waitUntil(lambda: bool(window.findChildren(FailureDialog)), timeout=30_000)
    window.findChildren(FailureDialog)[0].look_button.click()
    assistant = window.findChildren(ImportAssistant)[-1]
    settle(qtbot, assistant, session)
    assert list(assistant.files.texts()) == ["bad.csv"]
    assistant.reject()


def test_overview_leads_to_the_files(qtbot, window, session, tmp_path):
    window.file_work.open([written(tmp_path, "t.csv", "id,gold,A\n1,a,b\n2,b,b\n3,a,a\n")])
    qtbot.waitUntil(lambda: session.has_data and not session.jobs.jobs(), timeout=60_000)
    page = window.stack.current_page
    button = page.findings.check_button
    assert button.isVisibleTo(page)
    button.click()
    (assistant,) = window.findChildren(ImportAssistant)
    settle(qtbot, assistant, session)
    assert assistant.sources.replaces is session.project
    assistant.reject()


def test_everything_has_a_name(opened, shuffled):
    assert nameless(opened(*shuffled)) == []


def test_follows_language_and_theme(qtbot, session, opened, shuffled, appearance):
    assistant = opened(*shuffled)
    appearance.choose_language("zh_CN")
    QApplication.processEvents()
    appearance.choose_theme("dark")
    session.theme_changed.emit()
    assert assistant.view.model.rowCount() == 12


def table_of(rows: str, errors: tuple[FormatError, ...] = ()) -> PreviewTable:
    looked = preview(pasted(rows, "t.csv"))
    roles = {column: guess.role for column, guess in looked.guesses.items()}
    table = PreviewTable(str)
    table.show(looked.names, shown_rows(looked, roles, errors), roles)
    return table


def test_model_of_the_preview(qtbot):
    table = table_of("id,gold,A\n1,a,b\n2,b\n3,a,a\n")
    tester = QAbstractItemModelTester(table, FATAL)
    other = table_of("id;gold;A\n1;a; b\n1;;b\n")
    table.show(other.names, other._rows, {})
    table.show((), (), {})
    assert table.rowCount() == 0
    del tester


def test_model_of_the_matching(qtbot, project):
    table = AlignmentTable()
    tester = QAbstractItemModelTester(table, FATAL)
    table.show(project.systems)
    table.show(())
    del tester


def test_odd_cells_are_marked(qtbot):
    table = table_of("id,gold,A\n1,yes,yes\n2,no, no\n2,yes,\n4,no,no\n5,yes,no\n6,no,no\n")
    marks = {(row.line, place): m.remark for row in table._rows for place, m in row.marks.items()}
    assert marks == {(3, 2): "blanks", (3, 0): "doubled", (4, 0): "doubled", (4, 2): "empty"}
    assert table.index(1, 2).data() == "␣no"


def test_error_found_later_is_marked_in_its_cell():
    looked = preview(pasted("id,gold,A\n1,a,b\n2,b,wrong\n", "t.csv"))
    near = FormatError(Message("No."), "t.csv", 3, 5, "wrong", Message("Repair it."))
    far = FormatError(Message("No."), "t.csv", 900, None, "1,2,3,4")
    rows = shown_rows(looked, {}, [near, far])
    assert str(rows[1].marks[2].told) == "No. Repair it."
    assert (rows[2].line, rows[2].cells) == (900, ("1", "2", "3,4"))
    assert rows[2].marks[WHOLE_ROW].is_fault
