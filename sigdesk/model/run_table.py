"""Which scores are runs: one row a seed, fold or data set, one column a system.

Decision: what was repeated on one data set is no further data set. Where a table has several
folds or seeds of each of several data sets, they are averaged within the data set, and the data
sets are the runs (Demšar 2006, section 3.2). Folds of one data set stay as they are and call for
the corrected test; how many there were is read from the columns that name them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import ScoreColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.runs.cautions import looks_like_folds
from sigdesk.model.project import Project

MOST_ITEMS = 50
"""Item scores of more items than this are not offered as runs."""


def _set(names: str) -> frozenset[str]:
    return frozenset(names.split())


_DATA_SET = _set(
    "db dataset datasets datasetname treebank treebanks corpus corpora testset testsets benchmark "
    "数据集 树库 语料库"
)
_FOLD = _set("fold folds cvfold foldid split splits 折")
_REPETITION = _set(
    "rep reps repetition repetitions repeat repeats trial trials run runs runid seed seeds "
    "randomseed 运行 种子"
)
_MOST_FOLDS = 20


@dataclass(frozen=True)
class FoldGuess:
    """How cross-validation seems to have been done.

    Parameters
    ----------
    folds : int
        k, at least 2.
    five_by_two : bool
        Whether there are five repetitions of two folds.
    reason : Message
    """

    folds: int
    five_by_two: bool
    reason: Message


@dataclass(frozen=True, eq=False)
class RunTable:
    """Scores of runs.

    Parameters
    ----------
    names : tuple of str, length n_runs
    items : tuple of ndarray of intp, length n_runs
        Positions of each run's scores in the reference; several where they were averaged.
    systems : tuple of str, length n_systems
    values : ndarray of float64, shape (n_runs, n_systems)
        NaN where a system has no score of a run.
    averaged : str
        Column whose values are the runs, when scores were averaged within them; else empty.
    folds : FoldGuess or None
        None when nothing points to cross-validation.
    """

    names: tuple[str, ...]
    items: tuple[NDArray[np.intp], ...]
    systems: tuple[str, ...]
    values: NDArray[np.float64]
    averaged: str = ""
    folds: FoldGuess | None = None

    @property
    def n_runs(self) -> int:
        """Number of rows."""
        return len(self.names)

    def of(self, system: str) -> NDArray[np.float64]:
        """A system's scores, shape (n_runs,), NaN where it has none."""
        return self.values[:, self.systems.index(system)]

    def scored(self, *systems: str) -> NDArray[np.intp]:
        """Rows of which all these systems have a score."""
        places = [self.systems.index(name) for name in systems]
        return np.flatnonzero(~np.isnan(self.values[:, places]).any(axis=1))


def has_runs(project: Project) -> bool:
    """Whether the scores of a project can be looked at as runs."""
    if project.reference is None or not project.systems:
        return False
    if not all(isinstance(system.column, ScoreColumn) for system in project.systems):
        return False
    if project.task == "item-scores":
        return project.reference.n_items <= MOST_ITEMS
    return project.task == "runs"


def run_table(project: Project) -> RunTable:
    """The runs in play.

    Raises
    ------
    TypeError
        When a system does not have scores.
    """
    assert project.reference is not None
    rows = project.rows()
    columns = []
    for system in project.systems:
        if not isinstance(system.column, ScoreColumn):
            raise TypeError(f"{system.name} has no scores")
        columns.append(system.column.values()[rows])
    values = np.column_stack(columns) if columns else np.empty((len(rows), 0))
    systems = tuple(system.name for system in project.systems)
    data_set = _repeated_data_sets(project, rows)
    if data_set:
        return _averaged(project, rows, systems, values, data_set)
    folds = _fold_guess(project, rows)
    order = _by_repetition(project, rows) if folds is not None else np.arange(len(rows))
    names = tuple(str(project.reference.item_ids[row]) for row in rows[order])
    items = tuple(rows[place : place + 1] for place in order)
    return RunTable(names, items, systems, values[order], folds=folds)


def _folded(name: str) -> str:
    return re.sub(r"[\W_]+", "", name).casefold()


def _texts(
    project: Project, known: frozenset[str], rows: NDArray[np.intp]
) -> tuple[str, Sequence[str]]:
    """Name and texts of the first metadata column with a known name; empty without."""
    assert project.reference is not None
    for name, column in project.reference.metadata.items():
        if _folded(name) in known:
            return name, column.texts[rows].tolist()
    return "", ()


def _repeated_data_sets(project: Project, rows: NDArray[np.intp]) -> str:
    """The column of data sets, when there are several and each comes several times."""
    name, texts = _texts(project, _DATA_SET, rows)
    n_different = len(set(texts))
    return name if 1 < n_different < len(texts) else ""


def _averaged(
    project: Project,
    rows: NDArray[np.intp],
    systems: tuple[str, ...],
    values: NDArray[np.float64],
    column: str,
) -> RunTable:
    assert project.reference is not None
    groups: dict[str, list[int]] = {}
    for place, text in enumerate(project.reference.metadata[column].texts[rows].tolist()):
        groups.setdefault(text, []).append(place)
    # A data set counts for a system only when all of its scores are there.
    means = np.array([values[places].mean(axis=0) for places in groups.values()])
    items = tuple(rows[places] for places in groups.values())
    return RunTable(tuple(groups), items, systems, means, averaged=column)


def _key_column(project: Project) -> str:
    """The column that gave the ids, as told at import: a column of unique values is used up."""
    for told in project.problems:
        if "files" in told.values and isinstance(told.values.get("column"), str):
            return str(told.values["column"])
    return ""


def _fold_guess(project: Project, rows: NDArray[np.intp]) -> FoldGuess | None:
    assert project.reference is not None
    name, texts = _texts(project, _FOLD, rows)
    if not name:
        key = _key_column(project)
        ids = [str(project.reference.item_ids[row]) for row in rows]
        if _folded(key) not in _FOLD and not looks_like_folds(ids):
            return None
        name, texts = key, ids
    n_different = len(set(texts))
    if n_different < 2:
        return None
    values = {"column": name, "n": n_different, "k": n_different}
    if n_different > _MOST_FOLDS and n_different % 10 == 0:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{n:,} folds without a column of repetitions: taken for {r:,} repetitions of 10 folds",
        )
        return FoldGuess(10, False, Message(text, values | {"r": n_different // 10}))
    n_repetitions = len(texts) // n_different
    if n_different == 2 and n_repetitions == 5 and len(texts) == 10:
        text = QT_TRANSLATE_NOOP(
            "messages", "five repetitions of two folds, as the columns of the file say"
        )
        return FoldGuess(2, True, Message(text))
    if n_repetitions > 1:
        text = QT_TRANSLATE_NOOP(
            "messages", "{r:,} repetitions of {k:,} folds, as the columns of the file say"
        )
        return FoldGuess(n_different, False, Message(text, values | {"r": n_repetitions}))
    text = QT_TRANSLATE_NOOP("messages", "{k:,} folds, as the names of the rows say")
    return FoldGuess(n_different, False, Message(text, values))


def _by_repetition(project: Project, rows: NDArray[np.intp]) -> NDArray[np.intp]:
    """An order in which the folds of a repetition follow each other; 5×2 tests need it."""
    name, texts = _texts(project, _REPETITION, rows)
    if not name:
        return np.arange(len(rows))
    first: dict[str, int] = {}
    for text in texts:
        first.setdefault(text, len(first))
    return np.argsort([first[text] for text in texts], kind="stable")
