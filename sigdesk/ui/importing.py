"""Reading files into the document, in the background, with the questions that come up."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Slot

from sigdesk.jobs import Failure, Job
from sigdesk.resources_path import resource

if TYPE_CHECKING:
    from sigdesk.core.tasks import Task
    from sigdesk.formats.gathering import Given
    from sigdesk.model.project import Project, Reference, SystemOutput
    from sigdesk.ui.session import Session

KEY = "import"
"""Key of the job; a second import takes the place of the first."""


@dataclass(frozen=True)
class ImportSources:
    """What an import reads and how: with the same values it gives the same project.

    Parameters
    ----------
    paths : tuple of path or Source
        Files, folders, archives, pasted text, as given.
    answers : mapping of str to str
        Answers given so far, to questions and beforehand ("encoding:FILE", "role:FILE:COLUMN").
    task : str or None
        What the answers are, where the user says so.
    text : str
        What the user did, as it stands behind "Undo".
    is_sample : bool
    added : tuple of path
        Those of `paths` that join a document, at the end of `paths`.
    replaces : Project or None
        The document that the same files, read in another way, take the place of.
    """

    paths: tuple[Given, ...]
    answers: Mapping[str, str] = field(default_factory=dict)
    task: Task | None = None
    text: str = ""
    is_sample: bool = False
    added: tuple[Given, ...] = ()
    replaces: Project | None = None

    @property
    def earlier(self) -> tuple[Given, ...]:
        """Files that the document was read from before others joined."""
        return self.paths[: len(self.paths) - len(self.added)]


def place_of(given: Given) -> str:
    """A given file as text, by which two of them are told apart."""
    known: str | None = getattr(given, "given", None)
    return str(given) if known is None else known


def _exists(given: Any) -> bool:
    """Whether a file can be read again; pasted text always can."""
    if getattr(given, "text", None) is not None:
        return True
    return Path(getattr(given, "path", given)).exists()


def _share_read(progress: Any) -> float | None:
    share: float | None = getattr(progress, "fraction", None)
    return share


class Importing(QObject):
    """Imports files for a session.

    Parameters
    ----------
    session : Session
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._current: ImportSources | None = None
        self._last: ImportSources | None = None
        self._failed: ImportSources | None = None
        # A reference is shared by all versions of a document, so undo finds its files again.
        self._sources: WeakKeyDictionary[Reference, ImportSources] = WeakKeyDictionary()
        session.jobs.finished.connect(self._on_finished)
        session.jobs.failed.connect(self._on_failed)

    @property
    def knows_sources(self) -> bool:
        """Whether the document's files can be read again, with further ones."""
        known = self.known
        return known is not None and all(map(_exists, known.paths))

    @property
    def is_sample(self) -> bool:
        """Whether the document was read from a sample, which is always at hand."""
        known = self.known
        return known is not None and known.is_sample

    @property
    def last(self) -> ImportSources | None:
        """What was read last, also when it failed, was given up or waits for answers."""
        return self._last

    @property
    def failed(self) -> ImportSources | None:
        """What could not be read, while the failure of that import is told; else None."""
        return self._failed

    @property
    def known(self) -> ImportSources | None:
        """What the document was read from; None when it came from a project file."""
        reference = self._session.project.reference
        return None if reference is None else self._sources.get(reference)

    def forget_sources(self) -> None:
        """The next import begins a new document."""
        self._session.jobs.cancel(KEY)
        self._current = None

    def start(self, paths: Sequence[Path], *, adding: bool) -> None:
        """Read files; with `adding` together with those of the document."""
        known = self.known if adding else None
        if known is None:
            self._read(ImportSources(tuple(paths), text=self.tr("Open files")))
            return
        there = {place_of(path) for path in known.paths}
        new = tuple(path for path in paths if str(path) not in there)
        if new:
            self._read(
                dataclasses.replace(
                    known,
                    paths=known.paths + new,
                    text=self.tr("Add files"),
                    is_sample=False,
                    added=new,
                    replaces=None,
                )
            )

    def start_sample(self, key: str) -> None:
        """Read the files of a sample with the answers that its manifest gives."""
        folder = resource("samples", key)
        manifest = json.loads((folder / "sample.json").read_text(encoding="utf-8"))
        answers = dict(manifest.get("answers", {}))
        if manifest.get("reference"):
            answers.setdefault("reference", manifest["reference"])
        paths = tuple(folder / name for name in manifest["files"])
        text = self.tr("Open sample")
        self._read(ImportSources(paths, answers, text=text, is_sample=True))

    def answer(self, answers: Mapping[str, str] | None) -> None:
        """Read the files again with more questions answered; None gives the import up."""
        if self._current is None:
            return
        if answers is None:
            self._current = None
            return
        known = {**self._current.answers, **answers}
        self._read(dataclasses.replace(self._current, answers=known))

    def take(self, sources: ImportSources, project: Project) -> None:
        """Make a project the document that was read from `sources` elsewhere."""
        self._session.jobs.cancel(KEY)
        self._current = None
        self._last = sources
        self._accept(sources, project)

    def _read(self, sources: ImportSources) -> None:
        self._session.jobs.cancel(KEY)
        self._current = self._last = sources

        def start() -> Generator[Any, None, Any]:
            from sigdesk.formats.importing import importing

            return importing(list(sources.paths), dict(sources.answers), task=sources.task)

        title = self.tr("Reading files")
        self._session.jobs.submit(
            Job(KEY, title, start, priority=1, lane="files", fraction=_share_read)
        )

    @Slot(object, object)
    def _on_finished(self, key: Any, outcome: Any) -> None:
        sources = self._current
        if key != KEY or sources is None:
            return
        if outcome.project is None:
            self._session.questions_asked.emit(outcome.questions)
            return
        self._current = None
        self._accept(sources, outcome.project)

    def _accept(self, sources: ImportSources, project: Project) -> None:
        now = self._session.project
        if sources.added or (sources.replaces is now and now.task == project.task):
            project = _joined(now, project, sources)
        elif sources.replaces is not now:
            # Another comparison: saving it must not overwrite the file of the one before.
            self._session.saving.set_path(None)
        sources = dataclasses.replace(sources, replaces=None)
        if project.reference is not None:
            self._sources[project.reference] = sources
        self._session.apply(project, sources.text)
        self._session.page_requested.emit("overview")

    @Slot(object, object)
    def _on_failed(self, key: Any, failure: Failure) -> None:
        if key == KEY:
            self._failed, self._current = self._current, None
            # Saving and opening tell their failures by the same signal, and have no such files.
            self._session.import_failed.emit(failure)
            self._failed = None


def _origin(system: SystemOutput) -> tuple[str, str] | None:
    return None if system.source is None else (system.source.name, system.source.column)


def _joined(old: Project, new: Project, sources: ImportSources) -> Project:
    """`new` with what the user had done to `old`: names, removed systems, choices, settings.

    Files that are read in another way bring all their systems, for it was looked at which.
    """
    names = {_origin(system): system.name for system in old.systems}
    earlier = {Path(place_of(path)).name for path in sources.earlier} if sources.added else set()
    systems = []
    for system in new.systems:
        origin = _origin(system)
        if origin in names:
            systems.append(dataclasses.replace(system, name=names[origin]))
        elif origin is None or origin[0] not in earlier:
            taken = {other.name for other in systems} | set(names.values())
            name, number = system.name, 2
            while name in taken:
                name, number = f"{system.name} ({number})", number + 1
            systems.append(dataclasses.replace(system, name=name))
    present = {system.name for system in systems}
    kept: dict[str, Any] = {
        "metric": old.metric,
        "metric_params": old.metric_params,
        "metric_choices": old.metric_choices,
        "settings": old.settings,
    }
    if {old.system_a, old.system_b} <= present:
        kept |= {"system_a": old.system_a, "system_b": old.system_b}
    elif len(systems) > 1:
        kept |= {"system_a": systems[0].name, "system_b": systems[1].name}
    if old.slice is not None and new.reference is not None:
        there = old.slice.column in new.reference.metadata
        kept["slice"] = old.slice if there else None
    if new.reference is not None and old.cluster in new.reference.metadata:
        kept["cluster"] = old.cluster
    return new.replaced(systems=tuple(systems), **kept)
