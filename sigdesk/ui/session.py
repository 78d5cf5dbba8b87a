"""The document in the window: its only writer, its history, and what is computed from it.

Decision: a project is an immutable value and `Session` replaces it, by one kind of undo command.
Pages read `Session.project` and the result store, ask for what they miss (`request_test`,
`request_scores`) and draw when told that it is there. What is asked for twice is computed once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Hashable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from sigdesk.jobs import JobQueue
from sigdesk.ui import wording
from sigdesk.ui.commands import ProjectChange
from sigdesk.ui.computing import Computing
from sigdesk.ui.extracting import Extracting
from sigdesk.ui.importing import Importing
from sigdesk.ui.saving import Saving

if TYPE_CHECKING:
    from sigdesk.core.messages import Message
    from sigdesk.core.significance.base import Procedure
    from sigdesk.model.items import ItemFilter
    from sigdesk.model.project import Project, SliceChoice
    from sigdesk.model.store import ResultKey, ResultStore


class Session(QObject):
    """One document with its undo history, its results and its background work.

    Importing this module loads nothing numerical; the first use of `project` or `store` does.

    Parameters
    ----------
    parent : QObject, optional
    """

    project_changed = Signal(object)
    """The new `Project`."""
    result_stored = Signal(object)
    """`ResultKey` of a result that is now in the store."""
    progressed = Signal(object, object)
    """`ResultKey`, and its snapshot (`ResamplingSnapshot`, or rows of scores so far)."""
    run_failed = Signal(object, str)
    """`ResultKey`, and the traceback."""
    running_changed = Signal()
    """Something began or stopped being computed."""
    items_requested = Signal(object)
    """`ItemFilter` of the items to show."""
    page_requested = Signal(str)
    """Key of the page to show."""
    help_requested = Signal(str)
    """Key of the help page to show."""
    language_changed = Signal()
    theme_changed = Signal()
    message_posted = Signal(object)
    """`Message` for the line at the bottom of the window."""
    questions_asked = Signal(object)
    """Tuple of `Question` that an import cannot go on without."""
    import_failed = Signal(object)
    """`Failure` that ended an import, opening, saving or export; its exception is often a
    `FormatError`."""
    check_wanted = Signal()
    """The files the document was read from shall be looked at again."""
    saved_changed = Signal()
    """The document was saved, changed, opened or given another path."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._project: Project | None = None
        self._store: ResultStore | None = None
        self.jobs = JobQueue(parent=self)
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self._on_clean_changed)
        self._computing = Computing(self)
        self._importing = Importing(self)
        self._saving = Saving(self)
        self._extracting = Extracting(self)

    # -- the document ----------------------------------------------------------------------

    @property
    def project(self) -> Project:
        """The document as it is now."""
        if self._project is None:
            from sigdesk.model.project import Project

            self._project = Project()
        return self._project

    @property
    def store(self) -> ResultStore:
        """Results computed so far, also for earlier states of the document."""
        if self._store is None:
            from sigdesk.model.store import ResultStore

            self._store = ResultStore()
        return self._store

    @property
    def has_data(self) -> bool:
        """Whether there is a document with something in it; loads nothing."""
        return self._project is not None and not self._project.is_empty

    @property
    def path(self) -> Path | None:
        """Project file the document was saved to or opened from."""
        return self._saving.path

    @property
    def is_modified(self) -> bool:
        """Whether the document differs from the file it was last saved to."""
        return not self.undo_stack.isClean()

    @property
    def is_worth_saving(self) -> bool:
        """Whether something would be lost; a sample that was only opened is not."""
        untouched = self.undo_stack.index() == 1 and self.path is None
        return self.has_data and self.is_modified and not (untouched and self._importing.is_sample)

    def apply(self, project: Project, text: str) -> None:
        """Make `project` the document, as one step of the history.

        Parameters
        ----------
        project : Project
        text : str
            What the user did, as it stands behind "Undo".
        """
        self.undo_stack.push(ProjectChange(self.project, project, text, self._show))

    def replace_document(
        self, project: Project, store: ResultStore | None, path: Path | None
    ) -> None:
        """Start over with another document: its own results, path and history."""
        self._computing.cancel_all()
        self._store = store
        self._saving.set_path(path)
        self.undo_stack.clear()
        self._show(project)
        self.saved_changed.emit()

    def _show(self, project: Project) -> None:
        self._project = project
        # Told first: what is stopped next would otherwise be news about a document not seen yet.
        self.project_changed.emit(project)
        self._computing.follow(project)

    def _on_clean_changed(self) -> None:
        self.saved_changed.emit()

    # -- choices that hold for every page --------------------------------------------------

    def choose_metric(self, key: str, params: Mapping[str, Any] | None = None) -> None:
        """Put another metric in focus."""
        params = dict(params or {})
        now = self.project
        if params:
            choices = {**now.metric_choices, key: params}
        else:
            # A metric put in focus without a word keeps what was chosen for it before.
            choices = dict(now.metric_choices)
            params = dict(choices.get(key, {}))
        if (now.metric, dict(now.metric_params)) != (key, params):
            self.apply(
                now.replaced(metric=key, metric_params=params, metric_choices=choices),
                self.tr("Choose metric"),
            )

    def choose_slice(self, choice: SliceChoice | None) -> None:
        """Look at the items of one slice, or at all with None."""
        if self.project.slice != choice:
            self.apply(self.project.replaced(slice=choice), self.tr("Choose slice"))

    def choose_pair(self, a: str, b: str) -> None:
        """Put system `a` in focus and compare it with `b`."""
        now = self.project
        if (now.system_a, now.system_b) != (a, b) and a != b:
            self.apply(now.replaced(system_a=a, system_b=b), self.tr("Choose systems"))

    def swap_pair(self) -> None:
        """Exchange A and B."""
        now = self.project
        if now.system_a and now.system_b:
            swapped = now.replaced(system_a=now.system_b, system_b=now.system_a)
            self.apply(swapped, self.tr("Swap A and B"))

    def change_settings(self, **changes: Any) -> None:
        """Change fields of the project's `Settings`, all in one step."""
        settings = dataclasses.replace(self.project.settings, **changes)
        if settings != self.project.settings:
            self.apply(self.project.replaced(settings=settings), self.tr("Change settings"))

    def rename_system(self, old: str, new: str) -> None:
        """Give a system another name; nothing happens when the new one is empty or taken."""
        new = new.strip()
        now = self.project
        if not new or any(system.name == new for system in now.systems):
            return
        self.apply(
            now.replaced(
                systems=tuple(
                    dataclasses.replace(system, name=new) if system.name == old else system
                    for system in now.systems
                ),
                system_a=new if now.system_a == old else now.system_a,
                system_b=new if now.system_b == old else now.system_b,
            ),
            self.tr("Rename system"),
        )

    def remove_system(self, name: str) -> None:
        """Leave a system out of the document; A and B move to what is left."""
        now = self.project
        systems = tuple(system for system in now.systems if system.name != name)
        pair = [chosen for chosen in (now.system_a, now.system_b) if chosen and chosen != name]
        pair += [system.name for system in systems if system.name not in pair]
        a, b = [*pair, "", ""][:2] if len(systems) > 1 else ("", "")
        self.apply(now.replaced(systems=systems, system_a=a, system_b=b), self.tr("Remove system"))

    # -- files -----------------------------------------------------------------------------

    def open_files(self, paths: Iterable[str | Path], *, adding: bool = False) -> None:
        """Read files in the background: a project file, or a reference and system outputs.

        Parameters
        ----------
        paths : iterable of path
        adding : bool
            Whether the files join those of the document, or make a new one.
        """
        chosen = [Path(path) for path in paths]
        for path in chosen:
            if path.suffix == ".sigdesk":
                self.open_project(path)
                return
        if chosen:
            self._importing.start(chosen, adding=adding)

    @property
    def can_add_files(self) -> bool:
        """Whether further files can join those the document was read from."""
        return self.has_data and self._importing.knows_sources

    @property
    def importing(self) -> Importing:
        """What the document was read from, and how."""
        return self._importing

    def answer_questions(self, answers: Mapping[str, str] | None) -> None:
        """Go on with the import that asked; None gives it up."""
        self._importing.answer(answers)

    def open_sample(self, key: str) -> None:
        """Open a sample that comes with the program."""
        self._importing.start_sample(key)

    def open_project(self, path: str | Path) -> None:
        """Open a project file in the background."""
        self._saving.open(Path(path))

    def save_project(self, path: str | Path) -> None:
        """Save the document and its results in the background."""
        self._saving.save(Path(path))

    def new_document(self) -> None:
        """Start over with an empty document."""
        from sigdesk.model.project import Project

        self._importing.forget_sources()
        self.replace_document(Project(), None, None)

    @property
    def saving(self) -> Saving:
        """Saving, autosaving and recovery."""
        return self._saving

    # -- what is computed ------------------------------------------------------------------

    def request_test(self, procedure: Procedure) -> None:
        """Have a test run for the pair in focus, unless it is stored, runs, was stopped or failed.

        A sampled test takes up the resamples of an earlier run with the same settings and seed.
        """
        self._computing.request_test(procedure)

    def request_scores(self) -> None:
        """Have the table of scores computed, unless it is stored, runs, was stopped or failed."""
        self._computing.request_scores()

    def cancel(self, key: ResultKey) -> None:
        """Stop what is computed under `key`; resamples drawn so far are kept."""
        self._computing.cancel(key)

    def cancel_job(self, key: Hashable) -> None:
        """Stop any job, an import or a test alike, by the key that the list of jobs gives."""
        if not self._computing.cancel_if_mine(key):
            self.jobs.cancel(key)

    def resume(self, procedure: Procedure) -> None:
        """Take up a test that was stopped, or try again one that failed."""
        self._computing.resume(procedure)

    def more(self, procedure: Procedure, n: int) -> None:
        """Draw `n` more resamples: raises the project's number of resamples, and goes on."""
        self._computing.more(procedure, n)

    def is_running(self, key: ResultKey) -> bool:
        """Whether something is computed, or waits to be, under `key`."""
        return self.jobs.is_known(key)

    def is_stopped(self, key: ResultKey) -> bool:
        """Whether the user stopped what was computed under `key`."""
        return self._computing.is_stopped(key)

    def failure(self, key: ResultKey) -> str:
        """Traceback of what failed under `key`, or ``""``."""
        return self._computing.failure(key)

    def snapshot(self, key: ResultKey) -> Any:
        """Latest snapshot of what runs or was stopped under `key`, or None."""
        return self._computing.snapshot(key)

    def keep_partials(self) -> None:
        """Put the resamples of running tests into the store, so that a saved copy has them."""
        self._computing.keep_partials()

    # -- showing ---------------------------------------------------------------------------

    def show_items(self, items: ItemFilter) -> None:
        """Open the page Items on some items."""
        self.page_requested.emit("items")
        self.items_requested.emit(items)

    def show_page(self, key: str) -> None:
        """Open a page."""
        self.page_requested.emit(key)

    def show_help(self, key: str) -> None:
        """Ask for a page of the help: "metric/accuracy", "test/bootstrap", "glossary"."""
        self.help_requested.emit(key)

    def words(self, message: Message) -> str:
        """A message from below the window in the window's language."""
        return wording.words(message)

    def shutdown(self) -> None:
        """Stop all background work; the session cannot be used afterwards."""
        # A stack that is being destroyed still tells of its emptiness, to widgets that are gone.
        self.undo_stack.blockSignals(True)
        self._saving.shutdown()
        self.jobs.shutdown()
        self._extracting.shutdown()
