"""Files in and out of the session: importing, adding, saving, reopening, the copy after a crash."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QUrl

from sigdesk.formats.errors import FormatError
from sigdesk.model.plan import procedure_of
from sigdesk.model.store import test_key
from sigdesk.ui.dialogs.enter_paths import paths_in
from sigdesk.ui.file_work import files_of
from sigdesk.ui.recovery import Recovery
from sigdesk.ui.session import Session


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """A reference and three outputs of 90 items, one label a line."""
    random = np.random.default_rng(7)
    gold = random.choice(["neg", "pos"], 90)
    made = {}
    for name, share in (("gold", 1.0), ("alpha", 0.9), ("beta", 0.7), ("gamma", 0.5)):
        right = random.random(90) < share
        labels = np.where(right, gold, np.where(gold == "pos", "neg", "pos"))
        made[name] = tmp_path / f"{name}.txt"
        made[name].write_text("\n".join(labels) + "\n", encoding="utf-8")
    return made


def idle(qtbot, session: Session) -> None:
    qtbot.waitUntil(lambda: not session.jobs.jobs(), timeout=30_000)


def names(session: Session) -> list[str]:
    return [system.name for system in session.project.systems]


def test_files_become_the_document_in_one_undoable_step(qtbot, session, files):
    with qtbot.waitSignal(session.page_requested, timeout=30_000) as shown:
        session.open_files([files["gold"], files["alpha"], files["beta"]])
    assert shown.args == ["overview"]
    assert names(session) == ["alpha", "beta"]
    assert session.project.reference.n_items == 90
    assert session.undo_stack.count() == 1
    session.undo_stack.undo()
    assert session.project.is_empty


def test_files_given_later_join_and_keep_what_was_done(qtbot, session, files):
    session.open_files([files["gold"], files["alpha"], files["beta"]])
    idle(qtbot, session)
    session.rename_system("alpha", "First")
    session.choose_metric("macro-f1")
    session.change_settings(seed=5)
    assert session.can_add_files
    session.open_files([files["gamma"]], adding=True)
    idle(qtbot, session)
    assert names(session) == ["First", "beta", "gamma"]
    assert session.project.metric == "macro-f1"
    assert session.project.settings.seed == 5
    assert (session.project.system_a, session.project.system_b) == ("First", "beta")
    session.undo_stack.undo()
    assert names(session) == ["First", "beta"]


def test_removed_system_does_not_come_back_with_further_files(qtbot, session, files):
    session.open_files([files["gold"], files["alpha"], files["beta"]])
    idle(qtbot, session)
    session.remove_system("alpha")
    session.open_files([files["gamma"]], adding=True)
    idle(qtbot, session)
    assert names(session) == ["beta", "gamma"]
    assert (session.project.system_a, session.project.system_b) == ("beta", "gamma")


def test_file_that_cannot_be_read_leaves_the_document_alone(qtbot, session, files, tmp_path):
    session.open_files([files["gold"], files["alpha"], files["beta"]])
    idle(qtbot, session)
    before = session.project
    pdf = tmp_path / "paper.pdf"
    pdf.write_bytes(b"%PDF-1.7\n\x00\x01\x02\xff" * 50)
    with qtbot.waitSignal(session.import_failed, timeout=30_000) as told:
        session.open_files([files["gold"], pdf])
    assert isinstance(told.args[0].exception, FormatError)
    assert session.project is before
    assert session.undo_stack.count() == 1


@pytest.fixture
def puzzling(tmp_path: Path) -> list[Path]:
    """A reference with two labels, and systems that answer with three."""
    columns = {
        "gold": ["entailment", "non-entailment"] * 20,
        "bert": ["entailment", "neutral", "contradiction", "contradiction"] * 10,
        "esim": ["entailment", "neutral"] * 20,
    }
    paths = []
    for name, labels in columns.items():
        paths.append(tmp_path / f"{name}.txt")
        paths[-1].write_text("\n".join(labels) + "\n", encoding="utf-8")
    return paths


def test_question_is_asked_and_the_answer_decides(qtbot, session, puzzling):
    with qtbot.waitSignal(session.questions_asked, timeout=30_000) as asked:
        session.open_files(puzzling)
    (question,) = asked.args[0]
    assert question.key == "map-labels"
    assert session.project.is_empty
    session.answer_questions({"map-labels": question.choices[0].key})
    qtbot.waitUntil(lambda: session.has_data, timeout=30_000)
    assert session.project.labels == ("entailment", "non-entailment")


def test_question_given_up_leaves_everything_as_it_was(qtbot, session, puzzling):
    with qtbot.waitSignal(session.questions_asked, timeout=30_000):
        session.open_files(puzzling)
    session.answer_questions(None)
    idle(qtbot, session)
    assert session.project.is_empty
    assert session.undo_stack.count() == 0


@pytest.mark.parametrize("key", ["emotion", "hans", "sst2"])
def test_samples_open_without_a_question(qtbot, session, key):
    with qtbot.waitSignal(session.page_requested, timeout=60_000):
        session.open_sample(key)
    assert len(session.project.systems) >= 2
    assert all(system.alignment.complete for system in session.project.systems)


def test_second_import_takes_the_place_of_the_first(qtbot, session, files):
    session.open_files([files["gold"], files["alpha"]])
    session.open_files([files["gold"], files["beta"], files["gamma"]])
    idle(qtbot, session)
    assert names(session) == ["beta", "gamma"]
    assert session.undo_stack.count() == 1


def exact_key(session: Session):
    project = session.project
    procedure = procedure_of("exact-permutation", project.settings)
    return procedure, test_key(project, project.system_a, project.system_b, procedure)


def test_saved_and_reopened_with_the_same_numbers(qtbot, session, files, tmp_path):
    session.open_files([files["gold"], files["alpha"], files["beta"]])
    idle(qtbot, session)
    session.choose_metric("macro-f1")
    procedure, key = exact_key(session)
    session.request_test(procedure)
    idle(qtbot, session)
    result = session.store.test(key)
    path = tmp_path / "work.sigdesk"
    with qtbot.waitSignal(session.saving.saved, timeout=30_000):
        session.save_project(path)
    assert session.path == path
    assert not session.is_modified

    other = Session()
    try:
        with qtbot.waitSignal(other.saving.opened, timeout=30_000):
            other.open_files([path])
        assert other.path == path
        assert not other.is_modified
        assert other.project.metric == "macro-f1"
        _, its_key = exact_key(other)
        again = other.store.test(its_key)
        assert its_key == key
        assert (again.pvalue, again.log10_pvalue) == (result.pvalue, result.log10_pvalue)
        other.request_test(procedure)
        assert not other.is_running(key)
    finally:
        other.shutdown()


def test_change_made_while_saving_is_still_unsaved(qtbot, session, files, tmp_path):
    session.open_files([files["gold"], files["alpha"], files["beta"]])
    idle(qtbot, session)
    session.save_project(tmp_path / "work.sigdesk")
    session.swap_pair()
    idle(qtbot, session)
    assert session.path == tmp_path / "work.sigdesk"
    assert session.is_modified


def test_other_files_do_not_overwrite_the_project_file(qtbot, session, files, tmp_path):
    session.open_files([files["gold"], files["alpha"], files["beta"]])
    idle(qtbot, session)
    session.save_project(tmp_path / "work.sigdesk")
    idle(qtbot, session)
    session.open_files([files["gold"], files["beta"], files["gamma"]])
    idle(qtbot, session)
    assert session.path is None


def test_saving_where_one_may_not_says_so(qtbot, session, files, tmp_path):
    session.open_files([files["gold"], files["alpha"], files["beta"]])
    idle(qtbot, session)
    with qtbot.waitSignal(session.import_failed, timeout=30_000) as told:
        session.save_project(tmp_path / "no such folder" / "work.sigdesk")
    assert isinstance(told.args[0].exception, OSError)
    assert session.path is None
    assert session.is_modified


def test_copy_is_offered_after_a_crash_with_unfinished_resamples(qtbot, session, files, tmp_path):
    """A second process works, keeps its copy and dies; this one finds everything."""
    script = f"""
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtWidgets import QApplication
app = QApplication([])
from sigdesk.ui.session import Session
from sigdesk.model.plan import procedure_of
session = Session()
session.saving.recovery.use_folder(Path({str(tmp_path / "recovery")!r}))
def until(done):
    while not done():
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
session.open_files({[str(files[n]) for n in ("gold", "alpha", "beta")]!r})
until(lambda: session.has_data)
session.swap_pair()
session.change_settings(n_resamples=3_000_000)
procedure = procedure_of("randomization", session.project.settings)
drawn = []
session.progressed.connect(lambda key, snapshot: drawn.append(snapshot.n_done))
session.request_test(procedure)
until(lambda: drawn and drawn[-1] > 0)
session.saving.keep_copy()
until(lambda: not session.jobs.is_known("autosave"))
app.processEvents()
os._exit(9)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 9, done.stderr
    (leftover,) = session.saving.recovery.leftovers()
    assert leftover.title == "alpha, beta"
    with qtbot.waitSignal(session.project_changed, timeout=30_000):
        session.saving.restore(leftover)
    assert (session.project.system_a, session.project.system_b) == ("beta", "alpha")
    procedure = procedure_of("randomization", session.project.settings)
    values = session.store.longest_partial(session.project, "beta", "alpha", procedure)
    assert values is not None
    assert len(values) > 0
    assert session.is_modified
    assert session.path is None
    idle(qtbot, session)
    # What was restored is now this session's own copy, and no longer on offer.
    assert session.saving.recovery.leftovers() == ()


def test_copy_of_a_living_session_is_not_offered(tmp_path):
    living, other = Recovery(tmp_path), Recovery(tmp_path)
    file = living.claim()
    file.write_bytes(b"copy")
    living.describe(None, "A, B")
    assert other.leftovers() == ()
    living.discard()
    assert list(tmp_path.glob("*.sigdesk")) == []


def test_copy_without_its_note_is_still_offered(tmp_path):
    (tmp_path / "abc.sigdesk").write_bytes(b"copy")
    (leftover,) = Recovery(tmp_path).leftovers()
    assert leftover.title == ""
    Recovery(tmp_path).forget(leftover)
    assert Recovery(tmp_path).leftovers() == ()


def test_copy_is_removed_when_the_session_ends_properly(qtbot, session, files, tmp_path):
    session.open_files([files["gold"], files["alpha"], files["beta"]])
    idle(qtbot, session)
    session.saving.keep_copy()
    idle(qtbot, session)
    folder = tmp_path / "recovery"
    assert len(list(folder.glob("*.sigdesk"))) == 1
    session.shutdown()
    assert list(folder.glob("*.sigdesk")) == []


def test_unwritable_place_for_copies_is_borne(qtbot, session, files, tmp_path):
    session.open_files([files["gold"], files["alpha"], files["beta"]])
    idle(qtbot, session)
    (tmp_path / "a file").write_text("")
    session.saving.recovery.use_folder(tmp_path / "a file" / "recovery")
    session.saving.keep_copy()
    assert not session.jobs.is_known("autosave")


@pytest.mark.parametrize(
    "written",
    ["{path}", "  {path}  ", '"{path}"', "'{path}'", "file://{path}"],
    ids=["plain", "blanks", "double quotes", "quotes", "address"],
)
def test_paths_are_read_however_they_are_written(tmp_path, written):
    path = tmp_path / "with blank 测试.txt"
    path.write_text("x")
    assert paths_in(written.format(path=path)) == ([path.resolve()], [])


def test_text_that_is_no_path_is_told_apart(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("x")
    files, rest = paths_in(f"{path}\n\nnothing here\n" + "x" * 5000)
    assert files == [path.resolve()]
    assert rest == ["nothing here", "x" * 5000]


def test_home_is_understood(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    (tmp_path / "a.txt").write_text("x")
    assert paths_in(f"~{os.sep}a.txt")[0] == [(tmp_path / "a.txt").resolve()]


def test_dropped_addresses_and_copied_lines(tmp_path):
    paths = [tmp_path / name for name in ("a.txt", "b.txt")]
    for path in paths:
        path.write_text("x")
    dropped = QMimeData()
    dropped.setUrls([*(QUrl.fromLocalFile(str(path)) for path in paths), QUrl("https://a.b/c")])
    assert files_of(dropped) == paths
    copied = QMimeData()
    copied.setText("\n".join(map(str, paths)))
    assert files_of(copied) == [path.resolve() for path in paths]
    prose = QMimeData()
    prose.setText(f"{paths[0]}\nand some prose")
    assert files_of(prose) == []


def test_dropped_folder_stands_for_its_files(tmp_path):
    folder = tmp_path / "outputs"
    (folder / "deeper").mkdir(parents=True)
    for name in ("b.txt", "a.txt", ".hidden"):
        (folder / name).write_text("x")
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(folder))])
    assert files_of(dropped) == [folder / "a.txt", folder / "b.txt"]
