"""What the page Items has done in the background: searching, sorting, copying, writing."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from sigdesk.formats.item_table import items_as_text, write_items
from sigdesk.jobs import Failure, Job
from sigdesk.model.item_columns import ItemColumn, LabelItems, ScoreItems, ValueItems
from sigdesk.model.items import searching
from sigdesk.model.project import Project
from sigdesk.ui.session import Session

AT_ONCE = 40_000
"""Texts that are looked into at once; more are left to the background."""

_QUICK = (LabelItems, ScoreItems, ValueItems)
"""Columns that sort by arithmetic."""

Key = tuple[str, str, int]


class ItemsWork(QObject):
    """Runs the slow work of one page; a newer search takes the place of an older one.

    Small work is done at once and answered before the call returns.

    Parameters
    ----------
    session : Session
    parent : QObject
    """

    found = Signal(object)
    """Positions of the items in which a text was found."""
    keys_ready = Signal(int, object)
    """Number of a column, and its sort keys."""
    text_ready = Signal(str)
    """Items as text for the clipboard."""
    written = Signal(object)
    """Path of the file that was written."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._number = 0
        self._current: dict[str, Key] = {}
        self._about: dict[Key, Any] = {}
        session.jobs.finished.connect(self._on_finished)
        session.jobs.failed.connect(self._on_failed)
        session.jobs.cancelled.connect(self._on_cancelled)

    def search(self, project: Project, items: NDArray[np.intp], text: str) -> None:
        """Look for a text in some items; answered by `found`."""
        metadata = project.reference.metadata if project.reference is not None else {}

        def start() -> Generator[float, None, NDArray[np.bool_]]:
            return searching(project, items, text)

        small = len(items) * (1 + len(metadata)) <= AT_ONCE
        self._do("search", self.tr("Searching"), start, items, at_once=small)

    def find_keys(self, number: int, column: ItemColumn, n_items: int) -> None:
        """Find the sort keys of a column; answered by `keys_ready`."""
        small = isinstance(column, _QUICK) or n_items <= AT_ONCE
        self._do("sort", self.tr("Sorting"), column.keys, number, at_once=small)

    def copy(self, columns: tuple[ItemColumn, ...], items: NDArray[np.intp]) -> None:
        """Make tab-separated text of some items; answered by `text_ready`."""

        def start() -> Generator[float, None, str]:
            return items_as_text(columns, items)

        small = len(items) * len(columns) <= AT_ONCE
        self._do("copy", self.tr("Copying"), start, None, at_once=small)

    def write(
        self,
        path: Path,
        columns: tuple[ItemColumn, ...],
        items: NDArray[np.intp],
        *,
        byte_order_mark: bool,
    ) -> None:
        """Write some items to a file (tabs for ``.tsv``, else commas); answered by `written`."""
        delimiter = "\t" if path.suffix.lower() == ".tsv" else ","

        def start() -> Generator[float, None, int]:
            return write_items(
                path, columns, items, delimiter=delimiter, byte_order_mark=byte_order_mark
            )

        title = self.tr("Writing {name}").format(name=path.name)
        self._do("write", title, start, path, at_once=False)

    def stop(self, *kinds: str) -> None:
        """Give up what is searched for or sorted by: it is no longer wanted."""
        for kind in kinds:
            key = self._current.pop(kind, None)
            if key is not None:
                self._about.pop(key, None)
                self._session.jobs.cancel(key)

    def is_busy(self, kind: str) -> bool:
        """Whether work of this kind goes on."""
        return kind in self._current

    def _do(
        self,
        kind: str,
        title: str,
        start: Callable[[], Generator[float, None, Any]],
        about: Any,
        *,
        at_once: bool,
    ) -> None:
        self.stop(kind)
        self._number += 1
        key = ("items", kind, self._number)
        self._current[kind], self._about[key] = key, about
        if at_once:
            running = start()
            while True:
                try:
                    next(running)
                except StopIteration as stop:
                    self._on_finished(key, stop.value)
                    return
        self._session.jobs.submit(Job(key, title, start, lane="items", fraction=_share))

    @Slot(object, object)
    def _on_finished(self, key: Any, result: Any) -> None:
        if key not in self._about:
            return
        kind, about = key[1], self._about.pop(key)
        self._current.pop(kind, None)
        if kind == "search":
            self.found.emit(about[result])
        elif kind == "sort":
            self.keys_ready.emit(about, result)
        elif kind == "copy":
            self.text_ready.emit(result)
        else:
            self.written.emit(about)

    @Slot(object, object)
    def _on_failed(self, key: Any, failure: Failure) -> None:
        if key in self._about:
            del self._about[key]
            self._current.pop(key[1], None)
            self._session.import_failed.emit(failure)

    @Slot(object)
    def _on_cancelled(self, key: Any) -> None:
        if self._about.pop(key, None) is not None:
            self._current.pop(key[1], None)


def _share(snapshot: float) -> float:
    return snapshot
