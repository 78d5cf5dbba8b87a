"""What one item of a column says, as text to read: in the table of items, in search, in exports.

Decision: a renderer per kind of column. Tagged sentences and parses need the words of the
reference beside their tags, so a renderer is given the project's reference too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sigdesk.core.columns import (
    MISSING,
    AlternativesColumn,
    Column,
    LabelColumn,
    LabelSetColumn,
    RankingColumn,
    RatingsColumn,
    ScoreColumn,
    TagColumn,
    TextColumn,
    TreeColumn,
)
from sigdesk.model.project import Reference
from sigdesk.model.sequence_words import bracketed, with_heads

Renderer = Callable[[Any, int, Reference | None], str]

SEPARATOR = " ‖ "
"""Between several right texts of one item."""
_MOST_RANKED = 10


def item_text(column: Column, item: int, reference: Reference | None = None) -> str:
    """What a column says of an item; empty when it says nothing.

    Parameters
    ----------
    column : Column
    item : int
    reference : Reference, optional
        Of the project, for columns that are read beside its words.
    """
    renderer = RENDERERS.get(column.kind)
    return "" if renderer is None else renderer(column, item, reference)


def _label(column: LabelColumn, item: int, _: Reference | None) -> str:
    code = int(column.codes[item])
    return "" if code == MISSING else column.labels[code]


def score_text(column: ScoreColumn, item: int, _: Reference | None = None) -> str:
    """A score with every decimal place of the file; empty when missing."""
    if column.missing is not None and bool(column.missing[item]):
        return ""
    scaled, places = int(column.scaled[item]), column.places
    figures = str(abs(scaled)).rjust(places + 1, "0")
    whole = f"{figures[:-places]}.{figures[-places:]}" if places else figures
    return f"-{whole}" if scaled < 0 else whole


def _text(column: TextColumn, item: int, _: Reference | None) -> str:
    return str(column.texts[item])


def _alternatives(column: AlternativesColumn, item: int, _: Reference | None) -> str:
    return SEPARATOR.join(column.texts_of(item))


def _tags(column: TagColumn, item: int, reference: Reference | None) -> str:
    return bracketed(column, item, reference)


def _tree(column: TreeColumn, item: int, _: Reference | None) -> str:
    return with_heads(column, item)


def _label_set(column: LabelSetColumn, item: int, _: Reference | None) -> str:
    if column.missing is not None and bool(column.missing[item]):
        return ""
    members = [
        label for label, is_in in zip(column.labels, column.members[item], strict=True) if is_in
    ]
    return ", ".join(members) if members else "∅"


def _ranking(column: RankingColumn, item: int, _: Reference | None) -> str:
    start, end = int(column.offsets[item]), int(column.offsets[item + 1])
    shown = [str(name) for name in column.documents[start : min(end, start + _MOST_RANKED)]]
    return ", ".join([*shown, "…"] if end - start > _MOST_RANKED else shown)


def _ratings(column: RatingsColumn, item: int, _: Reference | None) -> str:
    codes = column.codes[item].tolist()
    return ", ".join("·" if code == MISSING else column.labels[code] for code in codes)


RENDERERS: dict[str, Renderer] = {
    "labels": _label,
    "scores": score_text,
    "texts": _text,
    "alternatives": _alternatives,
    "tags": _tags,
    "trees": _tree,
    "label sets": _label_set,
    "rankings": _ranking,
    "ratings": _ratings,
}
"""By `Column.kind`; a module that brings a kind of column adds its own."""
