"""Opening, saving, dropping and pasting: from what the person does to what the session does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from sigdesk.jobs import Failure
from sigdesk.ui.dialogs import (
    AddOrReplaceDialog,
    EnterPathsDialog,
    FailureDialog,
    ImportQuestionsDialog,
)
from sigdesk.ui.dialogs.add_or_replace import ADD, REPLACE
from sigdesk.ui.dialogs.enter_paths import paths_in
from sigdesk.ui.dialogs.import_questions import LOOK_AT_FILES
from sigdesk.ui.importing import ImportSources
from sigdesk.ui.session import Session
from sigdesk.ui.settings import Preferences

if TYPE_CHECKING:
    from sigdesk.formats.gathering import Given
    from sigdesk.ui.import_assistant import ImportAssistant

PROJECT_SUFFIX = ".sigdesk"
_DELIMITERS = ("\t", ";", ",", "|")


def files_of(data: QMimeData) -> list[Path]:
    """Files named by what was dropped or copied: addresses, or lines of text that are paths.

    A folder stands for the files in it, hidden ones and further folders left out.
    """
    files: list[Path] = []
    for url in data.urls():
        path = Path(url.toLocalFile()) if url.isLocalFile() else None
        if path is not None and path.is_dir():
            inside = (child for child in path.iterdir() if not child.name.startswith("."))
            files += sorted(child for child in inside if child.is_file())
        elif path is not None and path.is_file():
            files.append(path)
    if not files and data.hasText():
        named, rest = paths_in(data.text())
        files = [] if rest else named
    return files


def given_by(data: QMimeData) -> list[Path]:
    """Files and folders that were dropped, as they are."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in paths if path.exists()]


def table_on(data: QMimeData) -> str:
    """Text of at least two rows with the same columns, as spreadsheet programs copy them.

    Empty when there is none: prose, one cell, or names of files.
    """
    text = data.text() if data.hasText() and not data.hasUrls() else ""
    lines = [line for line in text.splitlines()[:50] if line.strip()]
    if len(lines) < 2:
        return ""
    # A cell with line breaks is in quotes, and its lines have fewer columns.
    broken = '"' in text and "\t" in text
    for delimiter in _DELIMITERS:
        n_found = {line.count(delimiter) for line in lines}
        if 0 not in n_found and (len(n_found) == 1 or delimiter == "\t"):
            return text
    return text if broken else ""


class FileWork(QObject):
    """Dialogs about files, for one window.

    No dialog blocks: each is opened, and its answer is taken when it comes.

    Parameters
    ----------
    session : Session
    preferences : Preferences
    window : QWidget
    """

    saved = Signal()
    """The document was saved on the person's demand."""

    def __init__(self, session: Session, preferences: Preferences, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._preferences, self._window = session, preferences, window
        self._waiting: list[Path] = []
        self._questions: ImportQuestionsDialog | None = None
        self._tried: ImportSources | None = None
        session.questions_asked.connect(self._on_questions_asked)
        session.import_failed.connect(self.show_failure)
        session.saving.opened.connect(self._on_known_path)
        session.saving.saved.connect(self._on_known_path)
        session.saving.saved.connect(self.saved)

    # -- opening --------------------------------------------------------------------------

    def open(self, paths: Sequence[Path]) -> None:
        """Open files, asking first whether they join what is open."""
        if not paths:
            return
        project_file = any(path.suffix == PROJECT_SUFFIX for path in paths)
        if project_file or not self._session.can_add_files:
            self._session.open_files(paths)
            return
        self._waiting = list(paths)
        dialog = AddOrReplaceDialog(self._waiting, self._window)
        dialog.finished.connect(self._on_add_or_replace)
        dialog.open()

    def _on_add_or_replace(self, answer: int) -> None:
        paths, self._waiting = self._waiting, []
        if answer in (ADD, REPLACE):
            self._session.open_files(paths, adding=answer == ADD)

    def open_assistant(self, sources: ImportSources | None = None) -> ImportAssistant:
        """Show files as they would be imported, with all that can be decided about them."""
        from sigdesk.ui.import_assistant import ImportAssistant

        assistant = ImportAssistant(self._session, sources or ImportSources(()), self._window)
        assistant.open()
        return assistant

    def look_at(self, files: Sequence[Given]) -> None:
        """Open the import assistant on files, folders or pasted text."""
        if files:
            self.open_assistant(ImportSources(tuple(files)))

    def check_import(self) -> None:
        """Open the import assistant on what the document was read from."""
        known = self._session.importing.known
        if known is not None:
            now = self._session.project
            self.open_assistant(replace(known, added=(), replaces=now))

    def choose_files_to_look_at(self) -> None:
        """Let the person choose files, and open the import assistant on them."""
        dialog = self._dialog(self.tr("Choose the files to import"), [self.tr("All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._on_selected_to_look_at)
        dialog.open()

    def _on_selected_to_look_at(self, names: list[str]) -> None:
        paths = [Path(name) for name in names]
        self._preferences.set_text("folder", str(paths[0].parent))
        self.look_at(paths)

    def choose_files(self) -> None:
        """Let the person choose a reference and system outputs."""
        filters = [
            self.tr("Tables and labels (*.csv *.tsv *.tab *.txt *.jsonl *.json *.labels *.pred)"),
            self.tr("SigDesk projects (*.sigdesk)"),
            self.tr("All files (*)"),
        ]
        dialog = self._dialog(self.tr("Open the reference and the system outputs"), filters)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._on_files_selected)
        dialog.open()

    def choose_project(self) -> None:
        """Let the person choose a project file."""
        filters = [self.tr("SigDesk projects (*.sigdesk)"), self.tr("All files (*)")]
        dialog = self._dialog(self.tr("Open a project"), filters)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.filesSelected.connect(self._on_files_selected)
        dialog.open()

    def _dialog(self, title: str, filters: Sequence[str]) -> QFileDialog:
        dialog = QFileDialog(self._window, title, self._preferences.text("folder"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilters(list(filters))
        return dialog

    def _on_files_selected(self, names: list[str]) -> None:
        paths = [Path(name) for name in names]
        self._preferences.set_text("folder", str(paths[0].parent))
        self.open(paths)

    def paste(self) -> None:
        """Open the files or the table on the clipboard; else let paths be typed."""
        data = QGuiApplication.clipboard().mimeData()
        files = files_of(data)
        text = "" if files else table_on(data)
        if files:
            self.open(files)
        elif text:
            from sigdesk.formats.clipboard import pasted

            self.look_at([pasted(text, self.tr("pasted table"))])
        else:
            self.enter_paths(QGuiApplication.clipboard().text()[:2000])

    def enter_paths(self, text: str = "") -> None:
        """Let the person type or paste paths."""
        dialog = EnterPathsDialog(text, self._window)
        dialog.accepted.connect(self._on_paths_entered)
        dialog.open()

    def _on_paths_entered(self) -> None:
        dialog = self.sender()
        if isinstance(dialog, EnterPathsDialog):
            self.open(dialog.paths())

    # -- saving ---------------------------------------------------------------------------

    def save(self) -> None:
        """Save to the document's file, or ask for one."""
        if self._session.path is None:
            self.save_as()
        else:
            self._session.save_project(self._session.path)

    def save_as(self) -> None:
        """Ask for a file and save to it."""
        dialog = self._dialog(
            self.tr("Save the project"), [self.tr("SigDesk projects (*.sigdesk)")]
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(PROJECT_SUFFIX.removeprefix("."))
        dialog.selectFile(str(self._session.path or self._suggested_name()))
        dialog.fileSelected.connect(self._on_save_selected)
        dialog.open()

    def _suggested_name(self) -> str:
        names = "-".join(system.name for system in self._session.project.systems[:3])
        plain = "".join(char if char.isalnum() or char in "-_." else "_" for char in names)
        return (plain or "comparison") + PROJECT_SUFFIX

    def _on_save_selected(self, name: str) -> None:
        self._preferences.set_text("folder", str(Path(name).parent))
        self._session.save_project(name)

    def _on_known_path(self, path: Path) -> None:
        self._preferences.note_recent(path)

    # -- what comes back ------------------------------------------------------------------

    def _on_questions_asked(self, questions: object) -> None:
        assert isinstance(questions, tuple)
        dialog = ImportQuestionsDialog(questions, self._session.words, self._window)
        dialog.finished.connect(self._on_answered)
        self._questions = dialog
        dialog.open()

    def _on_answered(self, accepted: int) -> None:
        dialog, self._questions = self._questions, None
        if dialog is None:
            return
        answered = accepted == ImportQuestionsDialog.DialogCode.Accepted
        self._session.answer_questions(dialog.answers() if answered else None)
        if accepted == LOOK_AT_FILES:
            self.open_assistant(self._session.importing.last)

    def show_failure(self, failure: Failure) -> None:
        """Say what went wrong, where, and what can be done."""
        self._tried = self._session.importing.failed
        has_files = self._tried is not None
        dialog = FailureDialog(failure, self._session.words, self._window, has_files=has_files)
        dialog.finished.connect(self._on_failure_closed)
        dialog.open()

    def _on_failure_closed(self, result: int) -> None:
        tried, self._tried = self._tried, None
        if result == LOOK_AT_FILES and tried is not None:
            self.open_assistant(tried)
