"""Columns of item scores: exact decimals with a common number of places.

Sums of all scores must fit into 64 bits, so scores printed with all digits of a double lose their
last ones in long files, and that is told.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import ScoreColumn
from sigdesk.core.exact.decimals import Decimals, NotANumberError, fitting_places
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats.decimals import MISSING_WORDS
from sigdesk.formats.errors import FormatError
from sigdesk.formats.progress import scaled

_BLOCK = 50_000
_MOST_NAMED = 8


@dataclass(frozen=True, eq=False)
class Written:
    """A system's scores as they stand in a file.

    Parameters
    ----------
    name, file : str
        Of the system and its file.
    cells : sequence of str
        Numbers, empty, or words for a missing score, by row.
    row_lines : sequence of int
        Line of each row.
    rows : ndarray of intp, shape (n_items,)
        Row of each item, −1 where there is none.
    """

    name: str
    file: str
    cells: Sequence[str]
    row_lines: Sequence[int]
    rows: NDArray[np.intp]


@dataclass(frozen=True, eq=False)
class _Read:
    numbers: Decimals
    missing: NDArray[np.bool_]


def score_columns(
    written: Sequence[Written],
) -> Generator[float, None, tuple[tuple[ScoreColumn, ...], tuple[Message, ...]]]:
    """Read the scores of all systems, by item.

    Returns
    -------
    tuple of (columns, messages)

    Raises
    ------
    FormatError
        When a cell is neither a number nor empty nor a word for a missing score, or is too large.
    """
    n_steps = len(written)
    read: list[_Read] = []
    messages: list[Message] = []
    for step, scores in enumerate(written):
        found = yield from scaled(_read(scores), step / n_steps, (step + 1) / n_steps)
        read.append(found)
        messages.extend(_missing_message(scores, found.missing))
    wanted = max(found.numbers.most_places for found in read)
    largest = max(found.numbers.largest[0] for found in read)
    places = fitting_places(largest, wanted, max(len(found.numbers) for found in read))
    if places < wanted:
        messages.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "Scores are written with up to {written} decimal places; they were rounded to "
                    "{places}, so that sums stay exact.",
                ),
                {"written": wanted, "places": places},
            )
        )
    columns = []
    for scores, found in zip(written, read, strict=True):
        by_row = _exact(scores, found.numbers, places)
        # Row −1, of items the file lacks, is the last one here: without a score.
        known = ScoreColumn(np.append(by_row, 0), places, np.append(found.missing, True))
        by_item = known.take(scores.rows)
        has_gaps = by_item.missing is not None and bool(by_item.missing.any())
        columns.append(by_item if has_gaps else ScoreColumn(by_item.scaled, places))
    return tuple(columns), tuple(messages)


def _read(scores: Written) -> Generator[float, None, _Read]:
    n_rows = len(scores.cells)
    parts: list[Decimals] = []
    for start in range(0, n_rows, _BLOCK):
        texts = [text.strip() for text in scores.cells[start : start + _BLOCK]]
        texts = ["" if text in MISSING_WORDS else text for text in texts]
        try:
            parts.append(Decimals.read(texts))
        except NotANumberError as error:
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP("messages", "This score of {system} is not a number."),
                    {"system": scores.name},
                ),
                scores.file,
                scores.row_lines[start + error.row],
                found=scores.cells[start + error.row],
                remedy=Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "Correct it, or leave the cell empty when there is no score."
                    )
                ),
            ) from None
        yield start / n_rows
    numbers = Decimals.joined(parts)
    return _Read(numbers, numbers.blank)


def _exact(scores: Written, numbers: Decimals, places: int) -> NDArray[np.int64]:
    try:
        return numbers.scaled(places)
    except OverflowError:
        _, row = numbers.largest
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "This score of {system} is too large."),
                {"system": scores.name},
            ),
            scores.file,
            scores.row_lines[row],
            found=scores.cells[row],
        ) from None


def _missing_message(scores: Written, missing: NDArray[np.bool_]) -> tuple[Message, ...]:
    if not missing.any():
        return ()
    cells = {scores.cells[row].strip() for row in np.flatnonzero(missing).tolist()}
    words: list[Message | str] = [f"“{word}”" for word in sorted(cells - {""})]
    if "" in cells:
        words.insert(0, Message(QT_TRANSLATE_NOOP("messages", "empty cells")))
    return (
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "{system} has no score in {n:,} of {rows:,} rows ({cells}). They are left "
                "out of every comparison with {system}, not counted as 0.",
            ),
            {
                "system": scores.name,
                "n": int(np.count_nonzero(missing)),
                "rows": len(missing),
                "cells": joined(words, most=_MOST_NAMED),
            },
            "caution",
        ),
    )
