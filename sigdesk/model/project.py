"""The document: an immutable project of one reference and several systems.

Decision: a project is a frozen value. Every change makes a new one (`dataclasses.replace`), which
is what undo keeps; arrays are shared between versions and never written to. Results are not part
of it: they live in `ResultStore` under the content they were computed from, so undo, redo and
reopening never compute anything again.
"""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import (
    MISSING,
    ClassScores,
    Column,
    LabelColumn,
    LabelSetColumn,
    ScoreColumn,
    TextColumn,
)
from sigdesk.core.messages import Message
from sigdesk.core.metrics.base import Task
from sigdesk.core.results import Alternative


@dataclass(frozen=True)
class SourceFile:
    """Where a column came from, as told to the user and stored as provenance.

    Parameters
    ----------
    name : str
        File name without folder.
    sha256 : str
        Of the bytes read.
    format : str
        Key of the format ("delimited", "lines", "jsonl").
    encoding, line_end : str
        As found ("utf-8", "utf-8-sig", "utf-16"; "LF", "CRLF", "CR").
    column : str
        Name of the column used, empty when the file has only one.
    n_rows : int
        Data rows read.
    """

    name: str
    sha256: str
    format: str
    encoding: str
    line_end: str
    column: str = ""
    n_rows: int = 0


@dataclass(frozen=True)
class Alignment:
    """How the rows of one file were matched with the reference; nothing is left unsaid.

    Parameters
    ----------
    by : {"id", "row", "same file"}
    n_reference, n_rows, n_matched : int
    missing, doubled, conflicting, unknown : tuple of str
        Ids of the reference that the file lacks; ids it has more than once (with one answer;
        with different answers, which are left out); ids that the reference lacks.
    same_order : bool
    """

    by: str
    n_reference: int
    n_rows: int
    n_matched: int
    missing: tuple[str, ...] = ()
    doubled: tuple[str, ...] = ()
    conflicting: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    same_order: bool = True

    @property
    def complete(self) -> bool:
        """Whether every item was matched once and nothing was left over."""
        return not (self.missing or self.doubled or self.conflicting or self.unknown)


@dataclass(frozen=True, eq=False)
class Reference:
    """The gold: item ids, the gold column, and what else is known of the items.

    Parameters
    ----------
    name : str
    item_ids : ndarray of object (str), shape (n_items,)
        Ids from the file, or "1", "2", … when rows are joined by position.
    gold : Column or None
        None for item scores, which have no reference.
    metadata : mapping of str to TextColumn
        Further columns: texts to read and columns to slice by, in file order.
    source : SourceFile or None
    """

    name: str
    item_ids: NDArray[np.object_]
    gold: Column | None
    metadata: Mapping[str, TextColumn] = field(default_factory=dict)
    source: SourceFile | None = None

    @property
    def n_items(self) -> int:
        """Number of items."""
        return len(self.item_ids)


@dataclass(frozen=True, eq=False)
class SystemOutput:
    """One system's answers, already in the order of the reference.

    Parameters
    ----------
    name : str
    column : Column
    source : SourceFile or None
    alignment : Alignment or None
    class_scores : ClassScores or None
        What a classifier said of every class, where its file holds that.
    """

    name: str
    column: Column
    source: SourceFile | None = None
    alignment: Alignment | None = None
    class_scores: ClassScores | None = None


@dataclass(frozen=True)
class SliceChoice:
    """Items whose metadata column has one value."""

    column: str
    value: str

    def __str__(self) -> str:
        return f"{self.column}={self.value}"


@dataclass(frozen=True)
class Settings:
    """What holds for every comparison of the project."""

    alternative: Alternative = "two-sided"
    alpha: float = 0.05
    confidence: float = 0.95
    n_resamples: int = 10_000
    seed: int = 12345
    too_small: float = 0.0
    """Differences up to this size (in the unit of the metric's scale) do not matter in practice."""
    runs_design: str = "auto"
    """Whether runs of two systems are "paired" or "independent"; "auto" as the data say."""
    runs_folds: int = -1
    """Folds of the cross-validation that the runs come from: 0 none, −1 as the data say."""
    five_by_two: bool = False
    """Whether they are five repetitions of two folds."""
    power_difference: float = 0.0
    """The difference one cares about, in the unit of the metric's scale; 0 when none was named."""
    correction: str = "holm"
    """How p-values of all pairs are adjusted: a key of `CORRECTIONS`, or "max-t"."""


@dataclass(frozen=True)
class Decision:
    """A question that was asked on import and how the user answered it."""

    question: str
    answer: str
    told: Message


@dataclass(frozen=True, eq=False)
class Project:
    """Reference, systems, and the four choices that hold for every page.

    Parameters
    ----------
    task : str
        What the answers are, which decides the metrics (see `Task`).
    reference : Reference or None
        None only in an empty project.
    systems : tuple of SystemOutput
        Names are unique.
    metric : str
        Key of the metric in focus; `metric_params` are its parameters by name.
    metric_choices : mapping of str to mapping
        Parameters last chosen for metrics, by key: those not in focus keep theirs.
    slice : SliceChoice or None
    cluster : str
        Metadata column whose values are the independent units (documents, speakers); empty when
        every item is one.
    system_a, system_b : str
        Names of the system in focus and of the one it is compared with; empty when there are
        fewer than two.
    excluded : ndarray of bool or None, shape (n_items,)
        Items left out by a decision (ids missing or in conflict in some system).
    settings : Settings
    decisions : tuple of Decision
    problems : tuple of Message
        What was found at import, as shown on the Overview and in reports.
    """

    task: Task = "labels"
    reference: Reference | None = None
    systems: tuple[SystemOutput, ...] = ()
    metric: str = "accuracy"
    metric_params: Mapping[str, Any] = field(default_factory=dict)
    metric_choices: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    slice: SliceChoice | None = None
    cluster: str = ""
    system_a: str = ""
    system_b: str = ""
    excluded: NDArray[np.bool_] | None = None
    settings: Settings = Settings()
    decisions: tuple[Decision, ...] = ()
    problems: tuple[Message, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to compare yet."""
        return self.reference is None

    @property
    def by_label(self) -> bool:
        """Whether an answer is right or wrong; else an item has a score, and who is better on
        it is who scores better."""
        return self.task == "labels"

    @property
    def has_direction(self) -> bool:
        """Whether the metrics say which way is better; bare scores may be merits or errors."""
        return self.task not in ("item-scores", "runs")

    @property
    def labels(self) -> tuple[str, ...]:
        """The label set shared by the reference and every system; empty for other tasks."""
        gold = None if self.reference is None else self.reference.gold
        if isinstance(gold, LabelColumn | LabelSetColumn):
            return gold.labels
        if self.task == "annotations" and self.systems:
            # Annotators have no reference, and share a label set all the same.
            column = self.systems[0].column
            return column.labels if isinstance(column, LabelColumn) else ()
        return ()

    def system(self, name: str) -> SystemOutput:
        """The system of that name.

        Raises
        ------
        KeyError
        """
        for system in self.systems:
            if system.name == name:
                return system
        raise KeyError(name)

    def replaced(self, **changes: Any) -> Project:
        """A new project with some fields changed."""
        return dataclasses.replace(self, **changes)

    def rows(self) -> NDArray[np.intp]:
        """Positions of the items in play: within the slice, not excluded, with a gold label
        or number.

        An item whose gold is missing cannot be judged, whatever a system answered.
        """
        if self.reference is None:
            return np.empty(0, dtype=np.intp)
        chosen = np.ones(self.reference.n_items, dtype=bool)
        gold = self.reference.gold
        if isinstance(gold, LabelColumn):
            chosen &= gold.codes != MISSING
        elif isinstance(gold, ScoreColumn) and gold.missing is not None:
            chosen &= ~gold.missing
        if self.excluded is not None:
            chosen &= ~self.excluded
        if self.slice is not None:
            texts = self.reference.metadata[self.slice.column].texts
            chosen &= texts == self.slice.value
        return np.flatnonzero(chosen)


_hashes: WeakKeyDictionary[Column, str] = WeakKeyDictionary()


def content_hash(column: Column | None) -> str:
    """`column_hash`, found once for each column: columns are never written to."""
    if column is None:
        return column_hash(None)
    if column not in _hashes:
        _hashes[column] = column_hash(column)
    return _hashes[column]


def column_hash(column: Column | None) -> str:
    """SHA-256 of a column's content, in hexadecimal; what results are stored under."""
    digest = hashlib.sha256()
    if column is None:
        return digest.hexdigest()
    digest.update(column.kind.encode())
    for name, part in column.parts().items():
        digest.update(b"\0" + name.encode() + b"\0")
        if isinstance(part, np.ndarray) and part.dtype != object:
            values = np.ascontiguousarray(part, dtype=part.dtype.newbyteorder("<"))
            digest.update(f"{values.dtype.str}{values.shape}".encode())
            digest.update(values.tobytes())
        elif isinstance(part, np.ndarray | tuple):
            for text in part:
                encoded = str(text).encode("utf-8", "surrogatepass")
                digest.update(len(encoded).to_bytes(8, "little") + encoded)
        else:
            digest.update(repr(part).encode())
    return digest.hexdigest()
