"""Which rows of a sheet name its columns, merged cells and headers of two rows included."""

from __future__ import annotations

from collections.abc import Sequence

from sigdesk.formats.decimals import is_decimal
from sigdesk.formats.header import is_header, unique_names

Range = tuple[tuple[int, int], tuple[int, int]]
"""Merged cells: row and column of the first and the last, both counted from 0."""
_MOST = 4
_BELOW = 2000


def n_header_rows(rows: Sequence[Sequence[str]], merged: Sequence[Range] | None) -> int:
    """How many of the first rows are a header.

    Parameters
    ----------
    rows : sequence of sequence of str
        The first rows of the sheet, blank ones left out, all of one length.
    merged : sequence of Range or None
        Merged cells, in numbers of `rows`; None where the file does not tell.

    Returns
    -------
    int
        0 for a sheet whose first row is data; more than 1 where a cell of the first row is merged
        over several columns or rows, or has blanks beside it that the row below fills with names.
    """
    if len(rows) < 2:
        return 0
    n = 1
    reach = [last[0] for first, last in merged or () if first[0] == 0 and last != first]
    if reach:
        # Cells merged to the right have their names below, and so one row more.
        wide = any(first[0] == 0 and last[1] > first[1] for first, last in merged or ())
        n = max(*reach, 0) + 1
        n = max(n, 2) if wide else n
    elif merged is None and _has_names_below(rows[0], rows[1]):
        n = 2
    n = min(n, _MOST, len(rows) - 1)
    if n > 1:
        return n
    columns = list(zip(*rows[1 : _BELOW + 1], strict=True))
    return 1 if is_header(rows[0], columns) else 0


def _has_names_below(first: Sequence[str], second: Sequence[str]) -> bool:
    """Whether the second row fills every blank of the first with a name, and repeats nothing."""
    blanks = [below for above, below in zip(first, second, strict=True) if not above.strip()]
    others = [below for above, below in zip(first, second, strict=True) if above.strip()]
    named = len(blanks) > 1 and all(name.strip() and not is_decimal(name) for name in blanks)
    return (
        named and not any(name.strip() for name in others[:-1]) and len(set(blanks)) == len(blanks)
    )


def column_names(
    rows: Sequence[Sequence[str]], merged: Sequence[Range] | None, width: int
) -> tuple[str, ...]:
    """Names from the header rows: the lowest name of each column, with those above it if need be.

    A name above is added only where the lowest ones repeat: "Systems: A" beside "People: A".
    """
    filled = [list(row) for row in rows]
    for (top, left), (bottom, right) in merged or ():
        if top < len(filled) and left < width:
            text = filled[top][left]
            for row in range(top, min(bottom, len(filled) - 1) + 1):
                for column in range(left, min(right, width - 1) + 1):
                    filled[row][column] = text
    stacks = []
    for column in range(width):
        stack = [row[column].strip() for row in filled if row[column].strip()]
        stacks.append(list(dict.fromkeys(stack)))
    lowest = [stack[-1] if stack else "" for stack in stacks]
    names = [
        ": ".join(stack) if stack and lowest.count(name) > 1 else name
        for stack, name in zip(stacks, lowest, strict=True)
    ]
    return unique_names(names)
