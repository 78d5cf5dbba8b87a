"""Whether the first row of a file names the columns."""

from __future__ import annotations

from collections.abc import Sequence

from sigdesk.formats.column_names import KNOWN_NAMES, folded
from sigdesk.formats.decimals import MISSING_WORDS, is_decimal
from sigdesk.formats.naming import made_unique

_SAMPLE = 2000
_FEW = 50


def is_header(first: Sequence[str], columns: Sequence[Sequence[str]]) -> bool:
    """Compare the first row with the rows below it.

    Parameters
    ----------
    first : sequence of str
        Cells of the first row.
    columns : sequence of sequence of str
        The cells below, one sequence a column.

    Returns
    -------
    bool
        True when a first cell is a usual column name, or stands above numbers without being
        one, and no first cell occurs again as an answer below it. One label a line is data
        unless its first line is a usual name: an item must never be lost to a guess.
    """
    filled = [name.strip() for name in first if name.strip()]
    evidence = 0 if len(set(filled)) == len(filled) else -1
    for name, cells in zip(first, columns, strict=True):
        below = [cell for cell in cells[:_SAMPLE] if cell]
        distinct = set(below)
        if name in distinct and len(distinct) <= max(_FEW, len(below) // 2):
            return False
        if is_decimal(name):
            return False
        if folded(name) in KNOWN_NAMES:
            evidence += 2
        elif not below or not name.strip():
            continue
        elif name not in MISSING_WORDS and all(is_decimal(cell) for cell in below[:50]):
            evidence += 2
        elif len(columns) > 1 and len(distinct) <= min(_FEW, len(below) // 2):
            evidence += 1
    return evidence >= 2


def unique_names(names: Sequence[str]) -> tuple[str, ...]:
    """Column names made unique and non-empty: "", "A", "A" become "column 1", "A", "A (2)"."""
    return made_unique(
        [name.strip() or f"column {position}" for position, name in enumerate(names, start=1)]
    )
