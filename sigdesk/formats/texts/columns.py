"""Cells as columns of texts, and what must be said about empty ones."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import AlternativesColumn, TextColumn
from sigdesk.core.columns.alternatives import alternatives
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats.progress import scaled

_BLOCK = 20_000
_MOST_NAMED = 5


def text_column(cells: Sequence[str], rows: NDArray[np.intp]) -> Generator[float, None, TextColumn]:
    """The cells by item; items without a row are missing, empty cells are empty texts.

    Parameters
    ----------
    cells : sequence of str
    rows : ndarray of intp, shape (n_items,)
        Row of each item, −1 where there is none.
    """
    texts = np.empty(len(rows), dtype=object)
    for start in range(0, len(rows), _BLOCK):
        block = rows[start : start + _BLOCK].tolist()
        texts[start : start + len(block)] = [cells[row] if row >= 0 else "" for row in block]
        yield start / len(rows)
    missing = rows < 0
    return TextColumn(texts, missing if bool(missing.any()) else None)


def listed_texts(cell: str) -> tuple[str, ...] | None:
    """Several texts written into one cell as a JSON list; None when it is no list of texts.

    Examples
    --------
    >>> listed_texts('["a", "b"]'), listed_texts("[sic] a text")
    (('a', 'b'), None)
    """
    if not cell.startswith("[") or not cell.endswith("]"):
        return None
    try:
        values: Any = json.loads(cell)
    except (ValueError, RecursionError):
        return None
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        return None
    return tuple(values)


def reference_column(
    columns: Sequence[tuple[Sequence[str], NDArray[np.intp]]],
) -> Generator[float, None, AlternativesColumn]:
    """Reference texts of every item from one or several columns.

    A blank cell is a reference that the item lacks. A column whose cells are all JSON lists of
    texts gives every text of its lists.

    Parameters
    ----------
    columns : sequence of (cells, rows)
        As for `text_column`.
    """
    n_items = len(columns[0][1])
    texts: list[list[str]] = [[] for _ in range(n_items)]
    for number, (cells, rows) in enumerate(columns):
        step = number / len(columns), (number + 1) / len(columns)
        column = yield from scaled(text_column(cells, rows), *step)
        lists = _all_lists(column.texts)
        for item, text in enumerate(column.texts):
            if lists is not None:
                texts[item].extend(one for one in lists[item] if one.strip())
            elif text.strip():
                texts[item].append(text)
            if item % _BLOCK == 0:
                yield step[1]
    return alternatives(texts)


def _all_lists(texts: NDArray[np.object_]) -> list[tuple[str, ...]] | None:
    found = []
    for text in texts:
        listed = listed_texts(text) if text.strip() else ()
        if listed is None:
            return None
        found.append(listed)
    return found if any(found) else None


def empty_messages(
    names: Sequence[str], columns: Sequence[TextColumn], lines: Sequence[Sequence[int | None]]
) -> tuple[Message, ...]:
    """How many empty texts each system gave, and where.

    Parameters
    ----------
    names : sequence of str
        Of the systems.
    columns : sequence of TextColumn
    lines : sequence of sequence of int or None
        Line of each item in the system's file.
    """
    messages = []
    for name, column, places in zip(names, columns, lines, strict=True):
        empty = [item for item, text in enumerate(column.texts) if not text.strip()]
        if column.missing is not None:
            empty = [item for item in empty if not column.missing[item]]
        if not empty:
            continue
        shown = [str(places[item]) for item in empty if places[item] is not None]
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{system}: {n:,} of {all:,} outputs are empty (line {lines}). They keep their places "
            "and count as outputs that hold nothing.",
        )
        values = {
            "system": name,
            "n": len(empty),
            "all": len(column),
            "lines": joined(shown, most=_MOST_NAMED),
        }
        messages.append(Message(text, values, "caution"))
    return tuple(messages)


def without_reference(gold: AlternativesColumn) -> NDArray[np.bool_]:
    """Items that have no reference text, shape (n_items,)."""
    return np.asarray(np.diff(gold.offsets) == 0)
