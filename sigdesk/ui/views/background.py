"""What a page has computed in the background, kept under the very objects it was computed from.

Decision: projects, columns and results are values that never change, so identity is a key that is
cheap and never wrong. A page asks for what it shows each time it refreshes; the first time a job is
started and the answer is None, later the answer is there. A newer question of the same kind takes
the place of an older one that still runs.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Generator
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from sigdesk.jobs import Failure, Job
from sigdesk.ui.session import Session

_KEPT = 24

Key = tuple[Any, ...]
Steps = Generator[Any, None, Any]


def _share(snapshot: Any) -> float | None:
    return snapshot if isinstance(snapshot, float) else None


class Background(QObject):
    """Finds things for one page.

    Parameters
    ----------
    session : Session
    page : QObject
        Owner; its `key` names the jobs and their lane.
    """

    found = Signal(str)
    """A kind of question that can be asked again: it is answered, or failed."""
    progressed = Signal(str, object)
    """A kind of question, and what its generator yielded last."""

    def __init__(self, session: Session, page: QObject) -> None:
        super().__init__(page)
        self._session = session
        self._page = str(getattr(page, "key", page.objectName()))
        # The objects that a key names by identity are kept beside it, so they stay alive.
        self._known: OrderedDict[Key, tuple[tuple[Any, ...], Any]] = OrderedDict()
        self._asked: dict[Key, tuple[Any, ...]] = {}
        self._failures: dict[Key, str] = {}
        session.jobs.finished.connect(self._on_finished)
        session.jobs.failed.connect(self._on_failed)
        session.jobs.progressed.connect(self._on_progressed)
        session.jobs.cancelled.connect(self._on_cancelled)

    def find(
        self,
        kind: str,
        parts: tuple[Any, ...],
        title: str,
        start: Callable[[], Steps],
        *,
        at_once: bool = False,
    ) -> Any:
        """What was found, or None while it is being found or after it failed.

        Parameters
        ----------
        kind : str
            Names the question, such as "curves".
        parts : tuple
            Everything the answer depends on: objects by identity, numbers and texts by value.
        title : str
            Of the job, for people.
        start : callable
            Makes the generator; what it returns is the answer and must not be None.
        at_once : bool
            Whether the answer is so quick that no job is worth it.
        """
        key = self._key(kind, parts)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key][1]
        if key in self._failures or key in self._asked:
            return None
        if at_once:
            return self._keep(key, parts, _finished(start()))
        self.cancel(kind)
        self._asked[key] = parts
        lane = f"page {self._page}"
        self._session.jobs.submit(Job(key, title, start, lane=lane, fraction=_share))
        return None

    def failure(self, kind: str, parts: tuple[Any, ...]) -> str:
        """Traceback of why a question could not be answered, or ``""``."""
        return self._failures.get(self._key(kind, parts), "")

    def retry(self) -> None:
        """Forget failures, so that what failed is asked again."""
        self._failures.clear()

    def cancel(self, kind: str) -> None:
        """Stop what is being found for a kind of question."""
        for key in [key for key in self._asked if key[2] == kind]:
            self._session.jobs.cancel(key)
            self._asked.pop(key, None)

    def is_running(self, kind: str) -> bool:
        """Whether an answer to a kind of question is being found."""
        return any(key[2] == kind for key in self._asked)

    def _key(self, kind: str, parts: tuple[Any, ...]) -> Key:
        named = tuple(
            part if isinstance(part, int | float | str | tuple) else ("id", id(part))
            for part in parts
        )
        return ("background", self._page, kind, *named)

    def _keep(self, key: Key, parts: tuple[Any, ...], value: Any) -> Any:
        self._known[key] = (parts, value)
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return value

    def _is_mine(self, key: Any) -> bool:
        return isinstance(key, tuple) and key in self._asked

    @Slot(object, object)
    def _on_finished(self, key: Any, result: Any) -> None:
        if self._is_mine(key):
            self._keep(key, self._asked.pop(key), result)
            self.found.emit(key[2])

    @Slot(object, object)
    def _on_failed(self, key: Any, failure: Failure) -> None:
        if self._is_mine(key):
            del self._asked[key]
            self._failures[key] = failure.text
            self.found.emit(key[2])

    @Slot(object, object)
    def _on_progressed(self, key: Any, snapshot: Any) -> None:
        if self._is_mine(key):
            self.progressed.emit(key[2], snapshot)

    @Slot(object)
    def _on_cancelled(self, key: Any) -> None:
        if isinstance(key, tuple):
            self._asked.pop(key, None)


def _finished(steps: Steps) -> Any:
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            return stop.value
