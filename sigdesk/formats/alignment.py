"""Rows of a file joined with the items of the reference: by id, or by position, and saying which.

Decision: ids join wherever both files have them and they have any in common. Position joins only
files of equal length. An id that occurs twice with one answer is used once; with two answers it is
used not at all, for choosing between them would be a guess.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats.errors import FormatError
from sigdesk.model.project import Alignment

_BLOCK = 50_000
_MOST_NAMED = 5


@dataclass(frozen=True, eq=False)
class Joined:
    """Rows of one file by item.

    Parameters
    ----------
    rows : ndarray of intp, shape (n_items,)
        Row of the file for each item, −1 where there is none.
    conflicting : ndarray of bool, shape (n_items,)
        Items the file answers in more than one way.
    alignment : Alignment
    """

    rows: NDArray[np.intp]
    conflicting: NDArray[np.bool_]
    alignment: Alignment


def join_same_file(n_items: int) -> Joined:
    """Columns of the reference's own file."""
    return Joined(
        np.arange(n_items),
        np.zeros(n_items, dtype=bool),
        Alignment("same file", n_items, n_items, n_items),
    )


def join_by_row(n_items: int, n_rows: int) -> Joined:
    """Files of equal length, first row with first item and so on."""
    return Joined(
        np.arange(n_items),
        np.zeros(n_items, dtype=bool),
        Alignment("row", n_items, n_rows, n_items),
    )


def join_by_id(
    item_ids: Sequence[str], row_ids: Sequence[str], row_answers: Sequence[str]
) -> Generator[float, None, Joined | None]:
    """Join by id.

    Parameters
    ----------
    item_ids : sequence of str, length n_items
        Unique.
    row_ids, row_answers : sequence of str, length n_rows
        The answers tell whether an id that occurs twice is answered in one way.

    Returns
    -------
    Joined or None
        None when no id is common.
    """
    n_items, n_rows = len(item_ids), len(row_ids)
    item_of: dict[str, int] = {}
    for start in range(0, n_items, _BLOCK):
        block = item_ids[start : start + _BLOCK]
        item_of.update(zip(block, range(start, start + len(block)), strict=True))
        yield 0.5 * start / n_items
    items = np.empty(n_rows, dtype=np.intp)
    for start in range(0, n_rows, _BLOCK):
        block = row_ids[start : start + _BLOCK]
        items[start : start + len(block)] = [item_of.get(row_id, -1) for row_id in block]
        yield 0.5 + 0.5 * start / n_rows
    known = np.flatnonzero(items >= 0)
    if not len(known):
        return None
    rows = np.full(n_items, -1, dtype=np.intp)
    rows[items[known][::-1]] = known[::-1]  # of several rows the first
    conflicting = np.zeros(n_items, dtype=bool)
    doubled: dict[str, None] = {}
    repeated = known[rows[items[known]] != known]
    for row in repeated.tolist():
        item = int(items[row])
        if row_answers[row] != row_answers[rows[item]]:
            conflicting[item] = True
        doubled[row_ids[row]] = None
    rows[conflicting] = -1
    alignment = Alignment(
        by="id",
        n_reference=n_items,
        n_rows=n_rows,
        n_matched=int(np.count_nonzero(rows >= 0)),
        missing=tuple(
            item_ids[item] for item in np.flatnonzero((rows < 0) & ~conflicting).tolist()
        ),
        doubled=tuple(name for name in doubled if not conflicting[item_of[name]]),
        conflicting=tuple(item_ids[item] for item in np.flatnonzero(conflicting).tolist()),
        unknown=tuple(dict.fromkeys(row_ids[row] for row in np.flatnonzero(items < 0).tolist())),
        same_order=bool(np.all(np.diff(items[known]) > 0)),
    )
    return Joined(rows, conflicting, alignment)


def alignment_messages(name: str, alignment: Alignment) -> tuple[Message, ...]:
    """How a file was joined, and every id that does not fit.

    Parameters
    ----------
    name : str
        Of the file.
    alignment : Alignment
    """
    values = {"file": name, "matched": alignment.n_matched, "n": alignment.n_reference}
    if alignment.by == "same file":
        return ()
    if alignment.by == "row":
        return (
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "{file} was joined by row: {matched:,} of {n:,} items."
                ),
                values,
            ),
        )
    joined = QT_TRANSLATE_NOOP(
        "messages", "{file} was joined by id: {matched:,} of {n:,} items, rows in the same order."
    )
    if not alignment.same_order:
        joined = QT_TRANSLATE_NOOP(
            "messages",
            "{file} was joined by id: {matched:,} of {n:,} items, rows in another order.",
        )
    messages = [Message(joined, values)]
    for ids, text in (
        (
            alignment.missing,
            QT_TRANSLATE_NOOP(
                "messages", "{file} lacks these ids of the reference ({n:,}): {ids}."
            ),
        ),
        (
            alignment.conflicting,
            QT_TRANSLATE_NOOP(
                "messages",
                "{file} answers these ids more than once and differently ({n:,}); none of the "
                "answers was used: {ids}.",
            ),
        ),
        (
            alignment.doubled,
            QT_TRANSLATE_NOOP(
                "messages",
                "{file} has these ids more than once with the same answer ({n:,}), used once: "
                "{ids}.",
            ),
        ),
        (
            alignment.unknown,
            QT_TRANSLATE_NOOP(
                "messages",
                "{file} has ids that the reference lacks ({n:,}); their rows were not used: {ids}.",
            ),
        ),
    ):
        if ids:
            messages.append(
                Message(text, {"file": name, "n": len(ids), "ids": named(ids)}, "caution")
            )
    return tuple(messages)


def named(ids: Sequence[str]) -> Message:
    """The first few of many ids."""
    return joined(ids, most=_MOST_NAMED)


def counts_differ(
    file: str,
    n_rows: int,
    base: str,
    n_items: int,
    first_extra: tuple[str, int, str],
    shifted: tuple[int, Message] | None = None,
) -> FormatError:
    """Files that can only be joined by row and are not equally long.

    Parameters
    ----------
    file, base : str
        The file, and the one it should match.
    n_rows, n_items : int
        Their rows.
    first_extra : tuple of (str, int, str)
        File, line and text of the first row that has no partner.
    shifted : tuple of (int, Message), optional
        Where the file's rows begin to fit other items, and what is said of it.
    """
    extra_file, line, text = first_extra
    counts = Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "{file} has {rows:,} rows and {base} has {items:,}. Without ids rows are joined "
            "by position, so both must be equally long; from line {line:,} of {longer} on, "
            "rows have no partner.",
        ),
        {
            "file": file,
            "rows": n_rows,
            "base": base,
            "items": n_items,
            "line": line,
            "longer": extra_file,
        },
    )
    return FormatError(
        counts if shifted is None else joined([counts, shifted[1]], "sentences"),
        file,
        None if shifted is None else shifted[0],
        found=text if shifted is None else "",
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Check that both belong to the same test set, or give both a column of ids. "
                "The other files can be opened without this one.",
            )
        ),
    )
