"""Project files: opening, saving, and the copy that is kept in case of a crash."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sigdesk.jobs import Failure, Job
from sigdesk.ui.recovery import Leftover, Recovery

if TYPE_CHECKING:
    from sigdesk.model.project import Project
    from sigdesk.model.store import ResultStore
    from sigdesk.ui.session import Session

OPEN, SAVE, AUTOSAVE = "open-project", "save-project", "autosave"
"""Keys of the jobs."""

AUTOSAVE_INTERVAL = 30_000
"""Milliseconds between two copies, while something changes."""


class Saving(QObject):
    """Opens and saves project files for a session, and keeps a copy of unsaved work.

    Parameters
    ----------
    session : Session
    """

    opened = Signal(object)
    """Path of a project file that is now the document."""
    saved = Signal(object)
    """Path the document was saved to."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._path: Path | None = None
        self._saved_at: float | None = None
        self._target: Path | None = None
        self._saved_index = 0
        self._restored: Leftover | None = None
        self._changed = False
        self.recovery = Recovery()
        self._timer = QTimer(self)
        self._timer.setInterval(AUTOSAVE_INTERVAL)
        self._timer.timeout.connect(self.keep_copy)
        session.project_changed.connect(self.note_change)
        session.jobs.finished.connect(self._on_finished)
        session.jobs.failed.connect(self._on_failed)

    @property
    def path(self) -> Path | None:
        """Project file of the document."""
        return self._path

    @property
    def seconds_since_saved(self) -> float | None:
        """Seconds since the document was saved or opened; None when it never was."""
        return None if self._saved_at is None else time.monotonic() - self._saved_at

    def set_path(self, path: Path | None) -> None:
        """Say where the document lives."""
        self._path = path
        self._saved_at = None if path is None else time.monotonic()
        self._session.saved_changed.emit()

    def open(self, path: Path) -> None:
        """Open a project file; what was there before is replaced when it has been read."""
        self._target = path

        def start() -> Generator[Any, None, Any]:
            return _call(lambda: _load(path))

        self._session.jobs.cancel(OPEN)
        self._session.jobs.submit(Job(OPEN, self.tr("Opening the project"), start, lane="files"))

    def save(self, path: Path) -> None:
        """Save the document as it is now."""
        self._saved_index = self._session.undo_stack.index()
        self._submit_save(SAVE, self.tr("Saving the project"), path)
        self._target = path

    def _submit_save(self, key: str, title: str, path: Path) -> None:
        self._session.keep_partials()
        project, store = self._session.project, self._session.store

        def start() -> Generator[Any, None, Any]:
            return _call(lambda: _save(path, project, store))

        self._session.jobs.submit(Job(key, title, start, lane="files"))

    # -- the copy in case of a crash -------------------------------------------------------

    @Slot()
    def note_change(self) -> None:
        """Something worth keeping has changed since the last copy."""
        self._changed = True
        if not self._timer.isActive():
            self._timer.start()

    @Slot()
    def keep_copy(self) -> None:
        """Write the copy now, if anything changed."""
        running = bool(self._session.jobs.jobs())
        if not (self._changed or running) or not self._session.has_data:
            self._timer.stop()
            return
        try:
            file = self.recovery.claim()
        except OSError:
            # No place for a copy (a read-only home): working on is better than complaining.
            self._timer.stop()
            return
        self._changed = False
        self._submit_save(AUTOSAVE, "", file)

    def restore(self, leftover: Leftover) -> None:
        """Open a copy that an earlier session left behind."""
        self._restored = leftover
        self.open(leftover.file)

    # -- what the jobs send ----------------------------------------------------------------

    @Slot(object, object)
    def _on_finished(self, key: Any, result: Any) -> None:
        if key == OPEN:
            self._take_opened(result)
        elif key == SAVE and self._target is not None:
            self.set_path(self._target)
            if self._session.undo_stack.index() == self._saved_index:
                self._session.undo_stack.setClean()
                self._changed = False
                self.recovery.discard()
            self.saved.emit(self._target)
        elif key == AUTOSAVE:
            names = ", ".join(system.name for system in self._session.project.systems)
            self.recovery.describe(self._path, names)

    def _take_opened(self, result: tuple[Project, ResultStore]) -> None:
        project, store = result
        path, leftover = self._target, self._restored
        self._restored = None
        if leftover is not None:
            path = leftover.original
        self._session.replace_document(project, store, path)
        if leftover is not None:
            # The document differs from the file it once was saved to, if there was one.
            self._session.undo_stack.resetClean()
            self._saved_at = None
            self.keep_copy()
            self.recovery.forget(leftover)
        elif path is not None:
            self.opened.emit(path)
        self._session.saved_changed.emit()
        self._session.page_requested.emit("overview")

    @Slot(object, object)
    def _on_failed(self, key: Any, failure: Failure) -> None:
        if key in (OPEN, SAVE):
            self._restored = None
            self._session.import_failed.emit(failure)

    def shutdown(self) -> None:
        """The session ends properly: no copy is needed."""
        self._timer.stop()
        self._session.jobs.cancel(AUTOSAVE)
        self.recovery.discard()


def _load(path: Path) -> tuple[Project, ResultStore]:
    from sigdesk.formats.project_file import load_project

    return load_project(path)


def _save(path: Path, project: Project, store: ResultStore) -> None:
    from sigdesk.formats.project_file import save_project

    save_project(path, project, store)


def _call(work: Callable[[], Any]) -> Generator[Any, None, Any]:
    """One uninterrupted piece of work as a generator."""
    yield None
    return work()
