"""The import assistant's window."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from sigdesk.jobs import Failure
from sigdesk.ui.dialogs.base import Dialog
from sigdesk.ui.import_assistant.compared import Compared
from sigdesk.ui.import_assistant.file_list import FileList
from sigdesk.ui.import_assistant.file_view import FileView
from sigdesk.ui.import_assistant.files_used import entries_of, uses_of
from sigdesk.ui.import_assistant.looking import Listing, Looking, Trial
from sigdesk.ui.importing import ImportSources, place_of
from sigdesk.ui.session import Session
from sigdesk.ui.theme import GAP

if TYPE_CHECKING:
    from sigdesk.formats.chosen_roles import Guess
    from sigdesk.formats.gathering import Given
    from sigdesk.formats.preview import Preview

_SIZE = (1080, 700)
_LIST_WIDTH = 236


class ImportAssistant(Dialog):
    """Shows files as they would be imported, and takes every decision about them.

    Nothing is changed before "Import"; the document is then replaced in one undoable step.

    Parameters
    ----------
    session : Session
    sources : ImportSources
        Files to begin with, and what is decided already.
    parent : QWidget, optional
    """

    imported = Signal()
    """The files became the document."""

    def __init__(
        self, session: Session, sources: ImportSources, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._sources = session, sources
        self._listing = Listing()
        self._trial: Trial | None = None
        self._guesses: dict[str, dict[str, Guess]] = {}
        self._looking = Looking(session.jobs, self)
        self.files = FileList()
        self.view = FileView(session.words)
        self.compared = Compared(session.words)
        self._lay_out()
        self._connect()
        self._go = self.add_button(QDialogButtonBox.ButtonRole.AcceptRole, primary=True)
        self._cancel = self.add_button(QDialogButtonBox.ButtonRole.RejectRole)
        paste = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self)
        paste.activated.connect(self._on_paste)
        self.setAcceptDrops(True)
        self.setSizeGripEnabled(True)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        room = self.screen().availableSize()
        self.resize(min(_SIZE[0], room.width() - 40), min(_SIZE[1], room.height() - 60))
        self.retranslate()
        self._begin()

    def _lay_out(self) -> None:
        self._panes = QSplitter(Qt.Orientation.Vertical)
        self._panes.setChildrenCollapsible(False)
        self._panes.setHandleWidth(GAP)
        self._panes.setStyleSheet("QSplitter::handle { background: transparent; }")
        self._panes.addWidget(self.view)
        self._panes.addWidget(self.compared)
        self._panes.setStretchFactor(0, 1)
        self._panes.setStretchFactor(1, 1)
        self._panes.setSizes([310, 320])
        left = QWidget()
        left.setFixedWidth(_LIST_WIDTH)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.files)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(left)
        row.addWidget(self._panes, 1)
        self.body.addLayout(row, 1)

    def _connect(self) -> None:
        self.files.chosen.connect(self._on_file_chosen)
        self.files.add_wanted.connect(self._on_add_wanted)
        self.files.remove_wanted.connect(self._on_remove_wanted)
        self.files.reference_wanted.connect(self._on_reference_wanted)
        self.files.task_chosen.connect(self._on_task_chosen)
        self.view.option_changed.connect(self._on_option_changed)
        self.view.role_chosen.connect(self._on_role_chosen)
        self.compared.answered.connect(self._on_answered)
        self.compared.line_wanted.connect(self._on_line_wanted)
        self.compared.all_wanted.connect(self._on_all_wanted)
        self._looking.listed.connect(self._on_listed)
        self._looking.listing_failed.connect(self._on_failed)
        self._looking.tried.connect(self._on_tried)
        self._looking.trial_failed.connect(self._on_failed)
        self._looking.trial_progressed.connect(self.compared.show_busy)
        self._looking.trial_waits.connect(self._on_trial_waits)
        self.finished.connect(self._looking.stop)
        self._session.theme_changed.connect(self._on_theme_changed)

    # -- what is decided ------------------------------------------------------------------

    @property
    def sources(self) -> ImportSources:
        """Files, task and answers as they are now."""
        return self._sources

    @property
    def can_import(self) -> bool:
        """Whether the files, as they are understood now, make a project."""
        return self._trial is not None and self._trial.outcome.project is not None

    def _change(self, **changes: object) -> None:
        """Take another decision, and look again."""
        self._sources = dataclasses.replace(self._sources, **changes)  # type: ignore[arg-type]
        self._begin()

    def _answer(self, key: str, answer: str) -> None:
        """Set one answer; an empty one is taken back."""
        answers = {k: v for k, v in self._sources.answers.items() if k != key}
        if answer:
            answers[key] = answer
        self._change(answers=answers)

    def _begin(self) -> None:
        self._trial = None
        self._go.setEnabled(False)
        self.compared.set_answers(self._sources.answers)
        if self._sources.paths:
            self.compared.show_busy()
            self._looking.show(self._sources, self.files.current)

    def _on_option_changed(self, field: str, value: str) -> None:
        from sigdesk.formats.read_options import question_key

        name = self.files.current
        if name:
            self._answer(question_key(field.replace("_", "-"), name), value)

    def _on_role_chosen(self, column: str, role: str) -> None:
        from sigdesk.formats.chosen_roles import role_key

        if self.files.current:
            self._answer(role_key(self.files.current, column), role)

    def _on_reference_wanted(self, name: str) -> None:
        self._answer("reference", name)

    def _on_task_chosen(self, task: str) -> None:
        self._change(task=task or None)

    def _on_answered(self, key: str, answer: str) -> None:
        self._answer(key, answer)

    # -- which files ----------------------------------------------------------------------

    def add_files(self, files: Sequence[Given]) -> None:
        """Look at further files."""
        there = {place_of(given) for given in self._sources.paths}
        new = tuple(given for given in files if place_of(given) not in there)
        if new:
            self._change(paths=(*self._sources.paths, *new))

    def _on_add_wanted(self) -> None:
        dialog = QFileDialog(self, self.tr("Add files"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._on_files_selected)
        dialog.open()

    def _on_files_selected(self, names: list[str]) -> None:
        self.add_files([Path(name) for name in names])

    def _on_remove_wanted(self, name: str) -> None:
        # From here on the files themselves are meant, not the folder they came from.
        left = [file for other, file in self._listing.files.items() if other != name]
        paths = tuple(file if file.entry or file.text is not None else file.path for file in left)
        answers = dict(self._sources.answers)
        if answers.get("reference") == name:
            del answers["reference"]
        self._change(paths=paths, answers=answers)

    def _on_paste(self) -> None:
        from sigdesk.ui.file_work import files_of, table_on

        data = QGuiApplication.clipboard().mimeData()
        files: list[Given] = [*files_of(data)]
        if files:
            self.add_files(files)
        elif text := table_on(data):
            from sigdesk.formats.clipboard import pasted

            taken, number = {place_of(given) for given in self._sources.paths}, 1
            name = pasted_name = self.tr("pasted table")
            while name in taken:
                number += 1
                name = f"{pasted_name} {number}"
            self.add_files([pasted(text, name)])

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take further files."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Look at what was dropped."""
        event.acceptProposedAction()
        urls = [url for url in event.mimeData().urls() if url.isLocalFile()]
        self.add_files([Path(url.toLocalFile()) for url in urls])

    # -- what is found --------------------------------------------------------------------

    def preview_of(self, name: str) -> Preview | None:
        """What is known of a file; None while it is being read."""
        return self._listing.previews.get(name)

    def _on_listed(self, listing: Listing) -> None:
        self._listing = listing
        for name, preview in listing.previews.items():
            known = self._guesses.setdefault(name, {})
            for column, guess in preview.guesses.items():
                if not self._is_chosen(name, column):
                    known[column] = guess
        self._show_files()

    def _is_chosen(self, name: str, column: str) -> bool:
        from sigdesk.formats.chosen_roles import role_key

        return role_key(name, column) in self._sources.answers

    def _show_files(self) -> None:
        trial, error = self._trial, self.compared.format_error
        project = None if trial is None else trial.likely
        entries = entries_of(self._listing, project, error)
        reference = self._sources.answers.get("reference", "")
        self.files.show_files(entries, reference, self._sources.task or "")
        self._show_file()

    def _show_file(self) -> None:
        name = self.files.current
        file = self._listing.files.get(name)
        preview = self.preview_of(name)
        project = None if self._trial is None else self._trial.likely
        uses: Mapping[str, str] = {}
        if project is not None and file is not None and preview is not None:
            uses = uses_of(project, file.name, preview.names)
        error = self.compared.format_error
        errors = (
            [error] if error is not None and file is not None and error.file == file.name else []
        )
        self.view.show_file(name, preview, self._guesses.get(name, {}), uses, errors)

    def _on_file_chosen(self) -> None:
        self._show_file()

    def _on_tried(self, trial: Trial) -> None:
        self._trial = trial
        self.compared.show_trial(trial)
        self._go.setEnabled(self.can_import)
        self._show_files()

    def _on_failed(self, failure: Failure) -> None:
        self._trial = None
        self.compared.show_failure(failure)
        self._show_files()

    def _on_trial_waits(self) -> None:
        self.compared.show_waiting(self._listing.size)

    def _on_all_wanted(self) -> None:
        self.compared.show_busy()
        if self._looking.is_large:
            self._looking.try_all()
        else:
            # A file may have been repaired meanwhile: its beginning is looked at again as well.
            self._begin()

    def _on_line_wanted(self, file: str, line: int) -> None:
        names = [name for name, source in self._listing.files.items() if source.name == file]
        if names:
            self.files.choose(names[0])
            self.view.show_line(line)

    def _on_theme_changed(self) -> None:
        self.view.restyle()
        self.compared.restyle()
        self._show_files()

    # -- the end --------------------------------------------------------------------------

    def accept(self) -> None:
        """Make what was seen the document."""
        if self._trial is None or self._trial.outcome.project is None:
            return
        project = self._trial.outcome.project
        self._looking.stop()
        sources = dataclasses.replace(self._sources, text=self.tr("Import files"), is_sample=False)
        super().accept()
        self._session.importing.take(sources, project)
        self.imported.emit()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setWindowTitle(self.tr("Import"))
        self._go.setText(self.tr("Import"))
        self._cancel.setText(self.tr("Cancel"))
        for part in (self.files, self.view, self.compared):
            part.retranslate()
        self._show_files()
