"""Columns of item scores: exact decimals with a common number of places."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import ScoreColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.decimals import MISSING_WORDS, places_of, safe_places, scaled_scores


def score_columns(
    names: Sequence[str], cells: Sequence[Sequence[str]], rows: Sequence[NDArray[np.intp]]
) -> tuple[tuple[ScoreColumn, ...], tuple[Message, ...]]:
    """Score columns of all systems, by item.

    Parameters
    ----------
    names : sequence of str
        Of the systems.
    cells : sequence of sequence of str
        Numbers as written, empty, or words for a missing score, by row.
    rows : sequence of ndarray of intp, shape (n_items,)
        Row of each item, −1 where there is none.

    Returns
    -------
    tuple of (columns, messages)
    """
    messages = []
    aligned: list[list[str]] = []
    values: list[NDArray[np.float64]] = []
    gaps: list[NDArray[np.bool_]] = []
    for name, column, positions in zip(names, cells, rows, strict=True):
        padded = [*column, ""]
        texts = [padded[row] for row in positions]
        missing = np.array([not text or text in MISSING_WORDS for text in texts], dtype=bool)
        numbers = np.array(
            [0.0 if gap else float(text) for text, gap in zip(texts, missing, strict=True)]
        )
        aligned.append(texts)
        values.append(numbers)
        gaps.append(missing)
        if missing.any():
            words = sorted({texts[row] for row in np.flatnonzero(missing)} - {""})
            messages.append(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "{system} has no score for {n:,} of {items:,} items "
                        "(empty cells{words}); these were left out, not counted as 0.",
                    ),
                    {
                        "system": name,
                        "n": int(np.count_nonzero(missing)),
                        "items": len(texts),
                        "words": "".join(f", “{word}”" for word in words),
                    },
                    "caution",
                )
            )
    written = max(
        places_of(list({text for text, gap in zip(texts, missing, strict=True) if not gap}))
        for texts, missing in zip(aligned, gaps, strict=True)
    )
    places = safe_places(values, written)
    if places < written:
        messages.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "Scores are written with up to {written} decimal places; they were rounded to "
                    "{places}, so that sums stay exact.",
                ),
                {"written": written, "places": places},
            )
        )
    columns = tuple(
        scaled_scores(texts, numbers, missing, places)
        for texts, numbers, missing in zip(aligned, values, gaps, strict=True)
    )
    return columns, tuple(messages)
