"""What the page Compare must know of a pair besides its tests: the plan, the counts, the words.

Decision: each of these looks at every item once or several times. For a few thousand items that is
done on the spot, so that the page is whole at once; for more it is left to the background. Labels
fall into few kinds and are quick; scores that all differ must be sorted several times. What was
found is kept, under the very objects it was found from, since projects, columns and results are
values that never change.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from sigdesk.core.results import Interval, SignificanceResult
from sigdesk.jobs import Failure, Job
from sigdesk.model.analysis import Agreement, agreement
from sigdesk.model.clusters import cluster_columns
from sigdesk.model.items import ItemFilter
from sigdesk.model.metric_choice import metric_of
from sigdesk.model.plan import plan
from sigdesk.model.project import Project
from sigdesk.model.statistics import extracting, is_extracted
from sigdesk.model.words import Verdict, verdict
from sigdesk.ui.session import Session

AT_ONCE = 20_000
"""Items with labels that are looked at on the spot."""

_SLOWER = 10
"""Other items take so many times as long."""

_KEPT = 16

Key = tuple[Any, ...]


@dataclass(frozen=True)
class Counted:
    """How A and B answer.

    Parameters
    ----------
    agreement : Agreement
    n_differ : int
        Items that they answer differently.
    """

    agreement: Agreement
    n_differ: int


class CompareWork(QObject):
    """Finds plan, counts and words, at once or in the background.

    Every method gives None while what it is asked for is being found; `found` then says that it
    can be asked again.

    Signals
    -------
    found : str
        "plan", "counts" or "words".

    Parameters
    ----------
    session : Session
    parent : QObject
    """

    found = Signal(str)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        # The objects that a key names by identity are kept beside it, so they stay alive.
        self._known: OrderedDict[Key, tuple[tuple[Any, ...], Any]] = OrderedDict()
        self._asked: dict[Key, tuple[Any, ...]] = {}
        self._failures: dict[Key, str] = {}
        session.jobs.finished.connect(self._on_finished)
        session.jobs.failed.connect(self._on_failed)

    def is_planned(self, project: Project) -> bool:
        """Whether `plan` answers at once for the pair in focus."""
        a, b = project.system_a, project.system_b

        def find() -> bool:
            cluster_columns(project)
            plan(project, a, b)
            return True

        return self._find("plan", project, (project,), find) is not None

    def counted(self, project: Project) -> Counted | None:
        """The four-way table of the pair in focus."""
        a, b = project.system_a, project.system_b

        def find() -> Counted:
            n_differ = int(ItemFilter(agreement="differ").mask(project).sum())
            return Counted(agreement(project, a, b), n_differ)

        columns = (project.system(a).column, project.system(b).column)
        # Without labels, who is better on an item depends on the metric.
        parts: tuple[Any, ...] = (project.reference, project.slice, project.excluded, *columns)
        if not project.by_label:
            parts = (*parts, project)
        counted: Counted | None = self._find("counts", project, parts, find)
        return counted

    def said(
        self, project: Project, result: SignificanceResult, interval: Interval | None
    ) -> Verdict | None:
        """A result of the pair in focus in words."""
        a, b = project.system_a, project.system_b

        def find() -> Verdict:
            return verdict(project, a, b, result, interval)

        said: Verdict | None = self._find("words", project, (project, result, interval), find)
        return said

    def failure(self, project: Project) -> str:
        """Traceback of why the plan of a project could not be made, or ``""``."""
        return self._failures.get(_key("plan", (project,)), "")

    def _find(
        self, kind: str, project: Project, parts: tuple[Any, ...], find: Callable[[], Any]
    ) -> Any:
        key = _key(kind, parts)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key][1]
        n_items = 0 if project.reference is None else project.reference.n_items
        extracted = _is_extracted(project)
        if extracted and n_items <= (AT_ONCE if project.by_label else AT_ONCE // _SLOWER):
            return self._keep(key, parts, find())
        if key not in self._failures:

            def start() -> Generator[float, None, Any]:
                pair = (project.system_a, project.system_b)
                yield 0.0
                if not extracted:
                    yield from extracting(project, (metric_of(project),), pair)
                return find()

            self._asked[key] = parts
            title = self.tr("Looking at the items")
            self._session.jobs.submit(
                Job(key, title, start, lane="compare", fraction=lambda share: share)
            )
        return None

    def _keep(self, key: Key, parts: tuple[Any, ...], value: Any) -> Any:
        self._known[key] = (parts, value)
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return value

    @Slot(object, object)
    def _on_finished(self, key: Any, result: Any) -> None:
        if _is_mine(key):
            self._keep(key, self._asked.pop(key), result)
            self.found.emit(key[1])

    @Slot(object, object)
    def _on_failed(self, key: Any, failure: Failure) -> None:
        if _is_mine(key):
            self._failures[key] = failure.text
            self.found.emit(key[1])


def _is_extracted(project: Project) -> bool:
    """Whether no slow statistics stand between the pair in focus and its numbers."""
    metric = metric_of(project)
    return not metric.slow or is_extracted(project, metric, project.system_a, project.system_b)


def _key(kind: str, parts: tuple[Any, ...]) -> Key:
    return ("compare", kind, *map(id, parts))


def _is_mine(key: Any) -> bool:
    return isinstance(key, tuple) and len(key) > 2 and key[0] == "compare"
