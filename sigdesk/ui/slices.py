"""Columns that items can be chosen by: found in the background, remembered by reference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal, Slot

from sigdesk.jobs import Failure, Job

if TYPE_CHECKING:
    from sigdesk.model.project import Project, Reference
    from sigdesk.ui.session import Session

MOST_VALUES = 40
"""A column with more distinct values is text to read, not a way to choose items."""
_STEP = 20_000

KEY = "slices"


@dataclass(frozen=True)
class SliceColumn:
    """A metadata column with its values and how many items have each."""

    name: str
    values: tuple[tuple[str, int], ...]


Found = tuple[SliceColumn, ...]


def slice_columns(project: Project) -> Generator[None, None, Found]:
    """The columns with 2 to `MOST_VALUES` distinct values among the items of the comparison.

    Returns
    -------
    tuple of SliceColumn
        In file order, values from the most to the least frequent.
    """
    reference = project.reference
    found: list[SliceColumn] = []
    for name, column in reference.metadata.items() if reference is not None else ():
        texts = column.texts if project.excluded is None else column.texts[~project.excluded]
        counts: Counter[str] = Counter()
        for start in range(0, len(texts), _STEP):
            counts.update(texts[start : start + _STEP])
            yield
            if len(counts) > MOST_VALUES:
                break
        if 2 <= len(counts) <= MOST_VALUES:
            found.append(SliceColumn(name, tuple(counts.most_common())))
    return tuple(found)


class Slices(QObject):
    """Knows the slices of the session's document.

    Parameters
    ----------
    session : Session
    """

    found = Signal()
    """The slices of the document are known now."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._known: WeakKeyDictionary[Reference, Found] = WeakKeyDictionary()
        self._asked: Reference | None = None
        session.project_changed.connect(self._on_project_changed)
        session.jobs.finished.connect(self._on_finished)
        session.jobs.failed.connect(self._on_failed)

    def columns(self) -> Found:
        """The columns to choose items by; empty while they are being looked for."""
        if not self._session.has_data:
            return ()
        reference = self._session.project.reference
        return self._known.get(reference, ()) if reference is not None else ()

    @Slot(object)
    def _on_project_changed(self, project: Project) -> None:
        reference = project.reference
        if reference is None or reference in self._known or reference is self._asked:
            return
        self._session.jobs.cancel(KEY)
        self._asked = reference

        def start() -> Generator[None, None, Found]:
            return slice_columns(project)

        self._session.jobs.submit(Job(KEY, "", start, lane="scores", priority=1))

    @Slot(object, object)
    def _on_finished(self, key: Any, result: Any) -> None:
        if key == KEY and self._asked is not None:
            self._known[self._asked] = result
            self._asked = None
            self.found.emit()

    @Slot(object, object)
    def _on_failed(self, key: Any, failure: Failure) -> None:
        if key == KEY:
            self._asked = None
