"""Item statistics of a system: extracted once per metric, kept by content.

Decision: what a metric reads of an item does not depend on other items, so statistics are
extracted for the whole reference in chunks, each a place to stop, and slices and exclusions take
rows of them. They are kept under the hashes of reference and output: undo, redo, reopening and
another slice extract nothing again. Metrics that take seconds of pure Python (`Metric.slow`) go
through a runner, which the window sets to its worker process; without a window they are extracted
in place.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column
from sigdesk.core.metrics.base import ItemStats, Metric
from sigdesk.model.project import Project, content_hash

Extraction = Generator[float, None, ItemStats]
"""Yields the share done, returns the statistics."""
Runner = Callable[[Metric, Column | None, Column], Extraction]

MOST_BYTES = 1 << 28
"""Statistics kept; the ones not used for longest go first."""
CHUNK = 200
"""Items between two yields of a slow metric: tens of milliseconds."""

_Key = tuple[Metric, str, str]
_kept: OrderedDict[_Key, ItemStats] = OrderedDict()
_lock = threading.Lock()


def extract(metric: Metric, reference: Column | None, output: Column) -> Extraction:
    """Statistics of every item, in chunks; equal rows are not merged across chunks.

    Parameters
    ----------
    metric : Metric
    reference : Column or None
    output : Column

    Yields
    ------
    float

    Returns
    -------
    ItemStats
    """
    n_items = len(output)
    if not metric.slow or n_items <= CHUNK:
        yield from ()
        return metric.item_stats(reference, output)
    parts = []
    for start in range(0, n_items, CHUNK):
        rows = np.arange(start, min(start + CHUNK, n_items))
        gold = None if reference is None else reference.take(rows)
        parts.append(metric.item_stats(gold, output.take(rows)))
        yield (start + len(rows)) / n_items
    return concatenated(parts)


def concatenated(parts: Iterable[ItemStats]) -> ItemStats:
    """Statistics of all items from those of consecutive chunks."""
    rows: list[NDArray[Any]] = []
    index, n_rows = [], 0
    for part in parts:
        rows.append(part.rows)
        index.append(part.index + n_rows)
        n_rows += len(part.rows)
    return ItemStats(np.concatenate(rows), np.concatenate(index))


_runner: Runner = extract


def set_runner(runner: Runner | None) -> None:
    """Have slow metrics extracted elsewhere; None for in place."""
    global _runner
    _runner = extract if runner is None else runner


def column_read(project: Project, metric: Metric, system: str) -> Column:
    """What a metric reads of a system.

    Raises
    ------
    KeyError
        When there is no such system.
    ValueError
        When the metric reads class scores and the system has none.
    """
    found = project.system(system)
    if metric.reads != "class-scores":
        return found.column
    if found.class_scores is None:
        raise ValueError(f"{system} has no class scores")
    return found.class_scores


def _key(project: Project, metric: Metric, system: str) -> _Key:
    assert project.reference is not None
    return (
        metric,
        content_hash(project.reference.gold),
        content_hash(column_read(project, metric, system)),
    )


def is_extracted(project: Project, metric: Metric, *systems: str) -> bool:
    """Whether the statistics of these systems are there already."""
    return all(_key(project, metric, system) in _kept for system in systems)


def extracting(
    project: Project, metrics: Iterable[Metric], systems: Iterable[str]
) -> Generator[float, None, None]:
    """Extract the statistics that are not there yet.

    Yields
    ------
    float
        The share done.
    """
    names = list(systems)
    missing = [
        (metric, system)
        for metric in metrics
        for system in names
        if not is_extracted(project, metric, system)
    ]
    for done, (metric, system) in enumerate(missing):
        running = _running(project, metric, system)
        while True:
            try:
                share = next(running)
            except StopIteration as stop:
                _keep(_key(project, metric, system), stop.value)
                break
            yield (done + share) / len(missing)


def _running(project: Project, metric: Metric, system: str) -> Extraction:
    assert project.reference is not None
    run = _runner if metric.slow else extract
    return run(metric, project.reference.gold, column_read(project, metric, system))


def statistics(
    project: Project, metric: Metric, system: str, rows: NDArray[np.intp] | None = None
) -> ItemStats:
    """Statistics of a system's items, extracted now when they are not there yet.

    Parameters
    ----------
    project : Project
    metric : Metric
    system : str
    rows : ndarray of intp, optional
        Positions of the items wanted; all without.

    Returns
    -------
    ItemStats
    """
    key = _key(project, metric, system)
    with _lock:
        found = _kept.get(key)
        if found is not None:
            _kept.move_to_end(key)
    if found is None:
        running = _running(project, metric, system)
        while True:
            try:
                next(running)
            except StopIteration as stop:
                found = stop.value
                break
        assert found is not None
        _keep(key, found)
    return found if rows is None or len(rows) == len(found) else found.take(rows)


def _keep(key: _Key, stats: ItemStats) -> None:
    with _lock:
        _kept[key] = stats
        size = sum(entry.rows.nbytes + entry.index.nbytes for entry in _kept.values())
        while size > MOST_BYTES and len(_kept) > 1:
            _, gone = _kept.popitem(last=False)
            size -= gone.rows.nbytes + gone.index.nbytes


def forget() -> None:
    """Let all statistics go."""
    with _lock:
        _kept.clear()
