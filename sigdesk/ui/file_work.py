"""Opening, saving, dropping and pasting: from what the person does to what the session does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

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
from sigdesk.ui.session import Session
from sigdesk.ui.settings import Preferences

PROJECT_SUFFIX = ".sigdesk"


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
        """Open what the clipboard names; where it names nothing, let paths be typed."""
        files = files_of(QGuiApplication.clipboard().mimeData())
        if files:
            self.open(files)
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
        if dialog is not None:
            self._session.answer_questions(dialog.answers() if accepted else None)

    def show_failure(self, failure: Failure) -> None:
        """Say what went wrong, where, and what can be done."""
        FailureDialog(failure, self._session.words, self._window).open()
