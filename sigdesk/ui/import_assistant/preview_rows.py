"""The rows of a preview with what is wrong in them, each at its line of the file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from sigdesk.core.messages import Message, joined

if TYPE_CHECKING:
    from sigdesk.formats.errors import FormatError
    from sigdesk.formats.preview import Preview

Remark = Literal["empty", "blanks", "doubled", "no number", "date"]
"""What is odd about a cell that can be read."""
WHOLE_ROW = -1

_DATE = re.compile(r"\d{4}-\d\d-\d\d(\b|$)", re.ASCII)
_ANSWERS = ("reference", "prediction")


@dataclass(frozen=True)
class Mark:
    """What is wrong in a cell or a row.

    Parameters
    ----------
    is_fault : bool
        Whether the file cannot be read because of it.
    remark : str
        What is odd; empty for a fault.
    told : Message or None
        What is wrong and what can be done, for a fault.
    """

    is_fault: bool
    remark: Remark | Literal[""] = ""
    told: Message | None = None


@dataclass(frozen=True)
class ShownRow:
    """One row.

    Parameters
    ----------
    line : int
        In the file, counted from 1, or row of the sheet.
    cells : tuple of str
        One a column.
    marks : mapping of int to Mark
        By column; `WHOLE_ROW` for what is wrong with the row.
    """

    line: int
    cells: tuple[str, ...]
    marks: Mapping[int, Mark] = field(default_factory=dict)


def shown_rows(
    preview: Preview, roles: Mapping[str, str], errors: Sequence[FormatError] = ()
) -> tuple[ShownRow, ...]:
    """The first rows and the troublesome ones, in the order of the file.

    Parameters
    ----------
    preview : Preview
    roles : mapping of str to str
        What each column is used for.
    errors : sequence of FormatError
        Found in this file when all of it was read.
    """
    rows = {
        line: ShownRow(line, cells) for line, cells in zip(preview.lines, preview.rows, strict=True)
    }
    for line, marks in _remarks(preview, roles).items():
        rows[line] = ShownRow(line, rows[line].cells, marks)
    for error in (*preview.faults, *errors):
        if error.line is None:
            continue
        fault = Mark(is_fault=True, told=_told(error))
        known = rows.get(error.line)
        if known is None:
            cells = _cells_of(error, preview)
            rows[error.line] = ShownRow(error.line, cells, {WHOLE_ROW: fault})
            continue
        where = [place for place, cell in enumerate(known.cells) if cell == error.found]
        place = where[0] if error.found and len(where) == 1 else WHOLE_ROW
        rows[error.line] = ShownRow(error.line, known.cells, {**known.marks, place: fault})
    return tuple(rows[line] for line in sorted(rows))


def _told(error: FormatError) -> Message:
    return joined([part for part in (error.message, error.remedy) if part], "sentences")


def _cells_of(error: FormatError, preview: Preview) -> tuple[str, ...]:
    """The text of a line that is no row, laid into the columns as far as it goes."""
    n_columns = max(1, len(preview.names))
    parts = [error.found]
    if preview.delimiter:
        parts = error.found.split(preview.delimiter, n_columns - 1)
    return (*parts, *[""] * (n_columns - len(parts)))


def _remarks(preview: Preview, roles: Mapping[str, str]) -> dict[int, dict[int, Mark]]:
    """What is odd about cells, by line and column."""
    found: dict[int, dict[int, Mark]] = {}
    for place, name in enumerate(preview.names):
        role = roles.get(name, "")
        cells = [row[place] for row in preview.rows]
        often = Counter(cells) if role == "id" else Counter[str]()
        for line, cell in zip(preview.lines, cells, strict=True):
            remark = _remark(cell, role, doubled=often[cell] > 1)
            if not remark and preview.sheet and role in _ANSWERS and _DATE.match(cell):
                remark = "date"
            if remark:
                found.setdefault(line, {})[place] = Mark(is_fault=False, remark=remark)
    return found


def _remark(cell: str, role: str, *, doubled: bool) -> Remark | Literal[""]:
    if role not in ("id", "score", *_ANSWERS):
        return ""
    if not cell:
        return "empty"
    if role == "id":
        return "doubled" if doubled else ""
    if role == "score":
        from sigdesk.formats.decimals import MISSING_WORDS, is_decimal

        return "" if is_decimal(cell) or cell in MISSING_WORDS else "no number"
    return "blanks" if cell != cell.strip() and len(cell) < 60 else ""
