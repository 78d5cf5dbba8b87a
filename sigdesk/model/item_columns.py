"""The table of items: which columns a project gives, their texts, and what they sort by.

Decision: a column never builds a list of its texts. It answers for one item at a time, so that a
table of a million items costs nothing until a part of it is looked at, and it sorts by an array
of integers, so that sorting is arithmetic.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING, Column, LabelColumn, ScoreColumn
from sigdesk.model.analysis import item_scores
from sigdesk.model.item_texts import item_text, score_text
from sigdesk.model.metric_choice import metric_of
from sigdesk.model.project import Project, Reference, SystemOutput
from sigdesk.model.text_order import text_keys

Kind = Literal["id", "reference", "answer", "score", "value", "difference", "text"]
Keys = NDArray[np.int64]

_AT_ONCE = 2_000
"""Texts made between two yields."""

MISSING_KEY = int(np.iinfo(np.int64).max)
"""Sort key of what is missing; it stays last in either direction."""


@dataclass(frozen=True, eq=False)
class ItemColumn(ABC):
    """One column of the table of items.

    Parameters
    ----------
    kind : str
    name : str
        Name of the system or of the metadata column; empty for id, reference and difference.
    position : int or None
        Position of the system in the project.
    """

    kind: Kind
    name: str
    position: int | None

    @abstractmethod
    def text(self, item: int) -> str:
        """What stands in the column for an item; empty when missing."""

    @abstractmethod
    def keys(self) -> Generator[float, None, Keys]:
        """Sort keys of all items, shape (n_items,); yields the share of the work done."""

    def right(self, item: int) -> bool | None:
        """Whether the answer is right; None when the column holds no answers to judge."""
        del item
        return None


@dataclass(frozen=True, eq=False)
class TextItems(ItemColumn):
    """Ids or texts."""

    texts: NDArray[np.object_]

    def text(self, item: int) -> str:
        """The text."""
        return str(self.texts[item])

    def keys(self) -> Generator[float, None, Keys]:
        """Their natural order: capitals do not matter, and 9 comes before 10."""
        return text_keys(self.texts)


@dataclass(frozen=True, eq=False)
class LabelItems(ItemColumn):
    """Labels of the reference or of a system; `gold` is the reference of a system."""

    column: LabelColumn
    gold: LabelColumn | None

    def text(self, item: int) -> str:
        """The label."""
        code = self.column.codes[item]
        return "" if code == MISSING else self.column.labels[code]

    def right(self, item: int) -> bool | None:
        """Whether the label is the reference's."""
        return None if self.gold is None else bool(self.column.codes[item] == self.gold.codes[item])

    def keys(self) -> Generator[float, None, Keys]:
        """The natural order of the labels."""
        order = yield from text_keys(np.array(self.column.labels, dtype=object))
        return np.append(order, MISSING_KEY)[self.column.codes]


@dataclass(frozen=True, eq=False)
class ScoreItems(ItemColumn):
    """Scores of a system, or the differences of two."""

    column: ScoreColumn

    def text(self, item: int) -> str:
        """The score with every decimal place of the file."""
        return score_text(self.column, item)

    def keys(self) -> Generator[float, None, Keys]:
        """The exact scores."""
        yield from ()
        if self.column.missing is None:
            return self.column.scaled
        return np.where(self.column.missing, MISSING_KEY, self.column.scaled)


@dataclass(frozen=True, eq=False)
class AnswerItems(ItemColumn):
    """Answers that are neither labels nor scores: texts, tagged sentences, rankings."""

    column: Column
    reference: Reference

    def text(self, item: int) -> str:
        """What is said of the item."""
        return item_text(self.column, item, self.reference)

    def keys(self) -> Generator[float, None, Keys]:
        """The natural order of the texts."""
        texts = np.empty(len(self.column), dtype=object)
        for item in range(len(texts)):
            texts[item] = self.text(item)
            if item % _AT_ONCE == 0:
                yield 0.5 * item / len(texts)
        return (yield from text_keys(texts))


@dataclass(frozen=True, eq=False)
class ValueItems(ItemColumn):
    """The score of every item under the metric in focus, or the difference of two systems."""

    values: NDArray[np.float64]
    places: int = 4

    def text(self, item: int) -> str:
        """The value with its decimal places."""
        value = float(self.values[item])
        if np.isnan(value):
            return ""
        text = f"{value:.{self.places}f}"
        return text.removeprefix("-") if float(text) == 0.0 else text

    def keys(self) -> Generator[float, None, Keys]:
        """The order of the values."""
        yield from ()
        distinct, place = np.unique(self.values, return_inverse=True)
        keys = place.astype(np.int64)
        return np.where(np.isnan(distinct)[place], MISSING_KEY, keys)


def item_columns(project: Project) -> tuple[ItemColumn, ...]:
    """Id, scores of items where a metric gives them, reference, A, B, others, metadata."""
    reference = project.reference
    if reference is None:
        return ()
    columns: list[ItemColumn] = [TextItems("id", "", None, reference.item_ids)]
    first = [name for name in (project.system_a, project.system_b) if name]
    if not project.by_label and project.has_direction:
        columns.extend(_values(project, first or [system.name for system in project.systems[:1]]))
    gold = reference.gold if isinstance(reference.gold, LabelColumn) else None
    if gold is not None:
        columns.append(LabelItems("reference", "", None, gold, None))
    elif isinstance(reference.gold, ScoreColumn):
        columns.append(ScoreItems("reference", "", None, reference.gold))
    elif reference.gold is not None and project.task != "annotations":
        # The ratings of annotators stand in columns of their own.
        columns.append(AnswerItems("reference", "", None, reference.gold, reference))
    columns.extend(_answers(project, name, gold) for name in first)
    a, b = (project.system(name).column for name in first) if len(first) == 2 else (None, None)
    if not project.has_direction and isinstance(a, ScoreColumn) and isinstance(b, ScoreColumn):
        columns.append(ScoreItems("difference", "", None, _difference(a, b)))
    others = [system.name for system in project.systems if system.name not in first]
    columns.extend(_answers(project, name, gold) for name in others)
    columns.extend(
        TextItems("text", name, None, column.texts) for name, column in reference.metadata.items()
    )
    return tuple(columns)


def _answers(project: Project, name: str, gold: LabelColumn | None) -> ItemColumn:
    system: SystemOutput = project.system(name)
    position = [other.name for other in project.systems].index(name)
    if isinstance(system.column, ScoreColumn):
        return ScoreItems("score", name, position, system.column)
    if isinstance(system.column, LabelColumn):
        return LabelItems("answer", name, position, system.column, gold)
    assert project.reference is not None
    return AnswerItems("answer", name, position, system.column, project.reference)


def _values(project: Project, systems: list[str]) -> list[ItemColumn]:
    """Scores of single items under the metric in focus, and the difference A − B."""
    metric = metric_of(project)
    values = [item_scores(project, name, metric) for name in systems]
    names = [system.name for system in project.systems]
    known = np.concatenate(values)
    known = known[~np.isnan(known)]
    places = 2 if metric.scale == "percent" else 4
    if np.array_equal(known, np.round(known)):
        places = 0
    columns: list[ItemColumn] = [
        ValueItems("value", name, names.index(name), of_system, places)
        for name, of_system in zip(systems, values, strict=True)
    ]
    if len(values) == 2:
        columns.append(ValueItems("difference", "", None, values[0] - values[1], places))
    return columns


def _difference(a: ScoreColumn, b: ScoreColumn) -> ScoreColumn:
    places = max(a.places, b.places)
    missing: NDArray[np.bool_] | None = None
    for column in (a, b):
        if column.missing is not None:
            missing = column.missing if missing is None else missing | column.missing
    scaled = a.with_places(places).scaled - b.with_places(places).scaled
    return ScoreColumn(scaled, places, missing)
