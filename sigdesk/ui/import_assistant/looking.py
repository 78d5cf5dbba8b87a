"""The background work of the import assistant: previews of files, and trial imports.

Decision: everything the assistant shows comes from the readers themselves. A preview reads the
beginning of a file; a trial import reads all of them, as the import will, and is repeated for each
change. Where questions are open, the trial goes on with the usual answers, so that the matching of
the files is seen before a question about it is answered; such a project is never imported.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sigdesk.jobs import Failure, Job, JobQueue
from sigdesk.ui.importing import ImportSources, place_of

if TYPE_CHECKING:
    from sigdesk.formats.importing import ImportOutcome
    from sigdesk.formats.preview import Preview
    from sigdesk.formats.questions import Question
    from sigdesk.formats.sources import Source
    from sigdesk.model.project import Project

PAUSE = 300
"""Milliseconds without a change after which the files are tried."""
LARGE = 50 << 20
"""Bytes above which all rows are read only when the person asks for it."""
_MOST_ROUNDS = 8


@dataclass(frozen=True)
class Listing:
    """The files an import would read, and what is known of them so far.

    Parameters
    ----------
    files : mapping of str to Source
        By the name that is shown; folders and archives are opened.
    sizes : mapping of str to int
        Bytes on the disk.
    previews : mapping of str to Preview
    """

    files: Mapping[str, Source] = field(default_factory=dict)
    sizes: Mapping[str, int] = field(default_factory=dict)
    previews: Mapping[str, Preview] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """Bytes of all files."""
        return sum(self.sizes.values())


@dataclass(frozen=True, eq=False)
class Trial:
    """What an import would give.

    Parameters
    ----------
    outcome : ImportOutcome
        With the answers given; its project can be imported.
    likely : Project or None
        The project; where questions are open, that of the usual answers, if there is one.
    """

    outcome: ImportOutcome
    likely: Project | None
    answered: tuple[Question, ...] = ()
    """Questions that were answered before the assistant was opened."""


class Looking(QObject):
    """Looks at files and tries to import them; whatever is asked for last is what counts.

    Parameters
    ----------
    jobs : JobQueue
    parent : QObject
    """

    listed = Signal(object)
    """`Listing`, whenever it knows more."""
    listing_failed = Signal(object)
    """`Failure`: a folder or archive holds nothing to read."""
    tried = Signal(object)
    """`Trial`."""
    trial_failed = Signal(object)
    """`Failure`; its exception is usually a `FormatError`."""
    trial_progressed = Signal(float)
    trial_waits = Signal()
    """The files are too large to be read whole without being asked for."""

    def __init__(self, jobs: JobQueue, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._number = 0
        self._sources: ImportSources | None = None
        self._listing = Listing()
        self._is_listed = False
        self._kept: dict[Any, Preview] = {}
        self._asked: set[str] = set()
        self._look_key = self._trial_key = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._on_pause)
        jobs.progressed.connect(self._on_progressed)
        jobs.finished.connect(self._on_finished)
        jobs.failed.connect(self._on_failed)

    @property
    def is_large(self) -> bool:
        """Whether the files are too large to be read whole for every change."""
        return self._listing.size > LARGE

    @property
    def is_trying(self) -> bool:
        """Whether a trial runs or is about to."""
        return self._timer.isActive() or bool(self._trial_key)

    def show(self, sources: ImportSources, first: str = "") -> None:
        """Look at files as they would be read now; `first` names the one to look at first."""
        self.stop()
        self._sources = sources
        self._is_listed = False
        self._look_key = self._next_key("look")
        kept = self._kept

        def start() -> Generator[Any, None, Any]:
            return _look(sources, first, kept)

        self._jobs.submit(Job(self._look_key, "", start, priority=2, lane="previews"))
        self._timer.start()

    def try_all(self) -> None:
        """Read all rows now, however many they are."""
        if self._sources is None:
            return
        self._timer.stop()
        self._jobs.cancel(self._trial_key)
        self._trial_key = self._next_key("trial")
        sources, known = self._sources, frozenset(self._asked)

        def start() -> Generator[Any, None, Any]:
            return _try(sources, known)

        self._jobs.submit(
            Job(self._trial_key, "", start, priority=1, lane="files", fraction=_share_read)
        )

    def stop(self) -> None:
        """Stop all work."""
        self._timer.stop()
        for key in (self._look_key, self._trial_key):
            self._jobs.cancel(key)
        self._look_key = self._trial_key = ""

    def _next_key(self, what: str) -> str:
        self._number += 1
        return f"import assistant {id(self)}: {what} {self._number}"

    def _on_pause(self) -> None:
        if not self._is_listed:
            # Sizes are not known yet; the listing goes on from here when it is complete.
            return
        if self.is_large:
            self.trial_waits.emit()
        else:
            self.try_all()

    @Slot(object, object)
    def _on_progressed(self, key: Any, snapshot: Any) -> None:
        if key == self._look_key:
            self._listing = snapshot
            self.listed.emit(snapshot)
        elif key == self._trial_key:
            self.trial_progressed.emit(snapshot.fraction)

    @Slot(object, object)
    def _on_finished(self, key: Any, result: Any) -> None:
        if key == self._look_key:
            self._look_key = ""
            self._listing, self._is_listed = result, True
            self.listed.emit(result)
            if not self._timer.isActive() and not self._trial_key:
                self._on_pause()
        elif key == self._trial_key:
            self._trial_key = ""
            questions = (*result.answered, *result.outcome.questions)
            self._asked.update(question.key for question in questions)
            self.tried.emit(result)

    @Slot(object, object)
    def _on_failed(self, key: Any, failure: Failure) -> None:
        if key == self._look_key:
            self._look_key = ""
            self._timer.stop()
            self.listing_failed.emit(failure)
        elif key == self._trial_key:
            self._trial_key = ""
            self.trial_failed.emit(failure)


def _share_read(progress: Any) -> float | None:
    share: float | None = getattr(progress, "fraction", None)
    return share


def _look(
    sources: ImportSources, first: str, kept: dict[Any, Preview]
) -> Generator[Listing, None, Listing]:
    """Previews of all files, `first` first; those that nothing has changed for are taken over."""
    from sigdesk.formats.gathering import gather, shown_names
    from sigdesk.formats.preview import preview

    files, _, _ = gather(sources.paths, sources.answers)
    names = shown_names(files)
    by_name = dict(zip(names, files, strict=True))
    sizes = {name: file.size for name, file in by_name.items()}
    found: dict[str, Preview] = {}
    yield Listing(by_name, sizes, {})
    for name in sorted(names, key=lambda name: name != first):
        state = _state(by_name[name], name, sources.answers)
        if state not in kept:
            kept[state] = preview(by_name[name], None, sources.answers, name)
        found[name] = kept[state]
        yield Listing(by_name, sizes, dict(found))
    return Listing(by_name, sizes, found)


def _state(file: Source, name: str, answers: Mapping[str, str]) -> Any:
    """All that the preview of a file depends on: its content, and the answers that concern it."""
    try:
        facts = file.path.stat()
        content: Any = (facts.st_mtime_ns, facts.st_size)
    except OSError:
        content = file.text
    concerning = frozenset(
        (key, answer)
        for key, answer in answers.items()
        if ":" not in key or name in key or file.name in key
    )
    return (place_of(file), name, content, concerning)


def _try(sources: ImportSources, known: frozenset[str]) -> Generator[Any, None, Trial]:
    """Import with the answers given, and with the usual ones where questions are open.

    Parameters
    ----------
    sources : ImportSources
    known : frozenset of str
        Keys of questions that were seen before; others that are answered are asked once more, so
        that they can be answered otherwise.
    """
    from sigdesk.formats.importing import importing

    paths, given = list(sources.paths), dict(sources.answers)
    outcome = yield from importing(paths, dict(given), task=sources.task)
    if outcome.project is None:
        likely, _ = yield from _with_usual(sources, given, outcome)
        return Trial(outcome, likely)
    decided = {decision.question for decision in outcome.project.decisions}
    unseen = {key for key in given if key in decided and ":" not in key} - known - {"reference"}
    if not unseen:
        return Trial(outcome, outcome.project)
    without = {key: answer for key, answer in given.items() if key not in unseen}
    asking = yield from importing(paths, dict(without), task=sources.task)
    _, asked = yield from _with_usual(sources, without, asking)
    answered = tuple(question for question in asked if question.key in unseen)
    return Trial(outcome, outcome.project, answered)


def _with_usual(
    sources: ImportSources, answers: Mapping[str, str], outcome: ImportOutcome
) -> Generator[Any, None, tuple[Project | None, list[Question]]]:
    """Go on with the answers given, else the usual ones, until nothing is asked."""
    from sigdesk.formats.errors import FormatError
    from sigdesk.formats.importing import importing

    tried, asked = dict(answers), list(outcome.questions)
    for _ in range(_MOST_ROUNDS):
        if outcome.project is not None:
            break
        usual = {q.key: sources.answers.get(q.key) or q.choices[0].key for q in outcome.questions}
        if usual.keys() <= tried.keys():
            break
        tried |= usual
        try:
            outcome = yield from importing(list(sources.paths), dict(tried), task=sources.task)
        except FormatError:
            break
        asked += outcome.questions
    return outcome.project, asked


def path_of(file: Source) -> Path | None:
    """Where a file lies; None for pasted text."""
    return None if file.text is not None else file.path
