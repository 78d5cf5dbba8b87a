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
    from sigdesk.model.project import Project, Reference, SystemOutput
    from sigdesk.ui.session import Session

KEY = "import"
"""Key of the job; a second import takes the place of the first."""


@dataclass(frozen=True)
class _Sources:
    """Files to read and the answers given so far."""

    paths: tuple[Path, ...]
    answers: Mapping[str, str] = field(default_factory=dict)
    text: str = ""
    is_sample: bool = False
    added: tuple[Path, ...] = ()

    @property
    def earlier(self) -> tuple[Path, ...]:
        return self.paths[: len(self.paths) - len(self.added)]


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
        self._current: _Sources | None = None
        # A reference is shared by all versions of a document, so undo finds its files again.
        self._sources: WeakKeyDictionary[Reference, _Sources] = WeakKeyDictionary()
        session.jobs.finished.connect(self._on_finished)
        session.jobs.failed.connect(self._on_failed)

    @property
    def knows_sources(self) -> bool:
        """Whether the document's files can be read again, with further ones."""
        known = self._known()
        return known is not None and all(path.is_file() for path in known.paths)

    @property
    def is_sample(self) -> bool:
        """Whether the document was read from a sample, which is always at hand."""
        known = self._known()
        return known is not None and known.is_sample

    def _known(self) -> _Sources | None:
        reference = self._session.project.reference
        return None if reference is None else self._sources.get(reference)

    def forget_sources(self) -> None:
        """The next import begins a new document."""
        self._session.jobs.cancel(KEY)
        self._current = None

    def start(self, paths: Sequence[Path], *, adding: bool) -> None:
        """Read files; with `adding` together with those of the document."""
        known = self._known() if adding else None
        if known is None:
            self._read(_Sources(tuple(paths), text=self.tr("Open files")))
            return
        new = tuple(path for path in paths if path not in known.paths)
        if new:
            text = self.tr("Add files")
            self._read(_Sources(known.paths + new, known.answers, text, added=new))

    def start_sample(self, key: str) -> None:
        """Read the files of a sample with the answers that its manifest gives."""
        folder = resource("samples", key)
        manifest = json.loads((folder / "sample.json").read_text(encoding="utf-8"))
        answers = dict(manifest.get("answers", {}))
        if manifest.get("reference"):
            answers.setdefault("reference", manifest["reference"])
        paths = tuple(folder / name for name in manifest["files"])
        self._read(_Sources(paths, answers, self.tr("Open sample"), is_sample=True))

    def answer(self, answers: Mapping[str, str] | None) -> None:
        """Read the files again with more questions answered; None gives the import up."""
        if self._current is None:
            return
        if answers is None:
            self._current = None
            return
        known = {**self._current.answers, **answers}
        self._read(dataclasses.replace(self._current, answers=known))

    def _read(self, sources: _Sources) -> None:
        self._session.jobs.cancel(KEY)
        self._current = sources

        def start() -> Generator[Any, None, Any]:
            from sigdesk.formats.importing import importing

            return importing(list(sources.paths), dict(sources.answers))

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
        project: Project = outcome.project
        if sources.added:
            project = _joined(self._session.project, project, sources)
        else:
            # Another comparison: saving it must not overwrite the file of the one before.
            self._session.saving.set_path(None)
        if project.reference is not None:
            self._sources[project.reference] = sources
        self._session.apply(project, sources.text)
        self._session.page_requested.emit("overview")

    @Slot(object, object)
    def _on_failed(self, key: Any, failure: Failure) -> None:
        if key == KEY:
            self._current = None
            self._session.import_failed.emit(failure)


def _origin(system: SystemOutput) -> tuple[str, str] | None:
    return None if system.source is None else (system.source.name, system.source.column)


def _joined(old: Project, new: Project, sources: _Sources) -> Project:
    """`new` with what the user had done to `old`: names, removed systems, choices, settings."""
    names = {_origin(system): system.name for system in old.systems}
    earlier = {path.name for path in sources.earlier}
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
    kept = {"metric": old.metric, "metric_params": old.metric_params, "settings": old.settings}
    if {old.system_a, old.system_b} <= present:
        kept |= {"system_a": old.system_a, "system_b": old.system_b}
    elif len(systems) > 1:
        kept |= {"system_a": systems[0].name, "system_b": systems[1].name}
    return new.replaced(systems=tuple(systems), slice=old.slice, **kept)
