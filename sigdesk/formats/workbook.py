"""Workbooks: Excel (xlsx, xlsm, xlsb, xls) and OpenDocument (ods) sheets as tables.

Decision: python-calamine reads all of these kinds, formulas as the values that were computed, and
runs nothing. Which sheet is meant, which rows are its header and what dates among labels stand for
is asked where the sheet leaves it open; hidden sheets are named and never chosen unasked.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats import workbook_questions
from sigdesk.formats.errors import column_letters
from sigdesk.formats.progress import scaled
from sigdesk.formats.questions import Question
from sigdesk.formats.table import Table, TextFile
from sigdesk.formats.workbook_cells import Seen, texts_of
from sigdesk.formats.workbook_dates import read_dates
from sigdesk.formats.workbook_extent import Extent
from sigdesk.formats.workbook_file import (
    Sheet,
    is_workbook,
    measured,
    open_workbook,
    readable,
    sheets_of,
)
from sigdesk.formats.workbook_header import Range, column_names, n_header_rows

if TYPE_CHECKING:
    from python_calamine import CalamineSheet, CalamineWorkbook

__all__ = ["KEY", "is_workbook", "read_workbook", "sheets_of"]

KEY = "workbook"
_STEP = 2000
_MOST_NAMED = 8
_TALLEST = 1000
"""Rows of merged cells that could belong to a header."""


def read_workbook(data: bytes, file: TextFile) -> Generator[float, None, Table | Question]:
    """Read a sheet.

    Parameters
    ----------
    data : bytes
    file : TextFile
        Its name, hash and options; the text is empty. Of `n_wanted` rows only the first are read,
        and nothing is asked.

    Yields
    ------
    float
        Share done.

    Returns
    -------
    Table or Question
        Columns that are empty from top to bottom are left out, and so are empty rows.

    Raises
    ------
    FormatError
        When the workbook is damaged, locked or too large, or has no sheet with data.
    """
    name = file.name
    extents = yield from scaled(measured(data, name), 0.0, 0.3)
    with readable(name), open_workbook(data) as book:
        listed = sheets_of(book)
        chosen = file.options.sheet
        if chosen and chosen not in {sheet.name for sheet in listed}:
            raise workbook_questions.unknown_sheet(name, chosen, [s.name for s in listed])
        if not chosen:
            sizes = [_size(book, position) for position in range(len(listed))]
            filled = [
                (sheet.name, *size)
                for sheet, size in zip(listed, sizes, strict=True)
                if all(size) and not sheet.is_hidden
            ]
            if not filled:
                raise workbook_questions.no_data(name)
            if len(filled) > 1 and not file.n_wanted:
                hidden = [sheet.name for sheet in listed if sheet.is_hidden]
                return workbook_questions.ask_sheet(name, filled, hidden)
            chosen = filled[0][0]
        position = [sheet.name for sheet in listed].index(chosen)
        yield 0.4
        sheet = book.get_sheet_by_index(position)
        yield 0.5
        read = yield from scaled(_read_sheet(sheet, file, chosen), 0.5, 1.0)
    if isinstance(read, Question):
        return read
    extent = extents[position] if position < len(extents) else Extent()
    return _with_reports(read, listed, extent)


def _size(book: CalamineWorkbook, position: int) -> tuple[int, int]:
    """Rows and columns from the first to the last cell that is filled."""
    sheet = book.get_sheet_by_index(position)
    return (0, 0) if sheet.start is None else (sheet.height, sheet.width)


def _read_sheet(
    sheet: CalamineSheet, file: TextFile, name: str
) -> Generator[float, None, Table | Question]:
    if sheet.start is None:
        raise workbook_questions.no_data(file.name)
    left = sheet.start[1]
    width, height = sheet.width, sheet.total_height + 1
    seen = Seen()
    rows: list[list[str]] = []
    at: list[int] = []
    # Rows come from the first of the sheet, cells from the first column that is used.
    for number, cells in enumerate(sheet.iter_rows()):
        texts = texts_of(cells, number, seen)
        if any(texts):
            rows.append(texts)
            at.append(number)
        if 0 < file.n_wanted < len(rows):
            break
        if number % _STEP == 0:
            yield number / height
    if not rows:
        raise workbook_questions.no_data(file.name)
    merged = _merged(sheet, left, at)
    n_header = file.options.n_header
    if n_header is None:
        n_header = n_header_rows(rows[:2002], merged)
        if n_header > 1 and not file.n_wanted:
            options = [column_names(rows[:n], merged, width) for n in range(1, n_header + 1)]
            return workbook_questions.ask_header(file.name, name, options)
    n_header = min(n_header, len(rows) - 1)
    names = column_names(rows[:n_header], merged, width)
    columns = [list(column) for column in zip(*rows[n_header:], strict=True)]
    lines = [number + 1 for number in at[n_header:]]
    kept = [
        n for n, cells in enumerate(columns) if any(cells) or any(r[n] for r in rows[:n_header])
    ]
    table = Table(
        file=file,
        format=KEY,
        names=tuple(names[n] for n in kept),
        cells=tuple(columns[n] for n in kept),
        has_header=n_header > 0,
        row_lines=lines,
        messages=(),
        sheet=name,
        letters=tuple(column_letters(left + n + 1) for n in kept),
        n_header=n_header,
    )
    n_skipped = at[-1] - at[0] + 1 - len(at)
    table = _with_cell_reports(table, seen, kept, n_skipped, n_header)
    dates: dict[int, dict[int, Any]] = {}
    row_of = {number: row for row, number in enumerate(at[n_header:])}
    for (number, column), day in seen.dates.items():
        if number in row_of and column in kept:
            dates.setdefault(kept.index(column), {})[row_of[number]] = day
    return read_dates(table, dates, asking=not file.n_wanted)


def _merged(sheet: CalamineSheet, left: int, at: Sequence[int]) -> list[Range] | None:
    """Merged cells, in numbers of the rows and columns that were kept."""
    ranges = sheet.merged_cell_ranges
    if ranges is None:
        return None
    place = {number: row for row, number in enumerate(at)}
    found = []
    for (first_row, first_column), (last_row, last_column) in ranges:
        if last_row - first_row > _TALLEST:
            continue
        rows = [place[row] for row in range(first_row, last_row + 1) if row in place]
        if rows:
            found.append(((rows[0], first_column - left), (rows[-1], last_column - left)))
    return found


def _with_cell_reports(
    table: Table, seen: Seen, kept: Sequence[int], n_skipped: int, n_header: int
) -> Table:
    """Say what the cells were, where a person looking at the sheet might not know it."""
    values: dict[str, Any] = {"file": table.file.name, "sheet": table.sheet}
    told = [
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "{file}: sheet “{sheet}”, {n:,} rows below a header of {header:,}."
            ),
            {**values, "n": table.n_rows, "header": n_header},
        )
    ]
    mixed = [
        table.names[position]
        for position, column in enumerate(kept)
        if seen.texts.get(column) and (seen.numbers.get(column) or _has_numbers(seen, kept))
    ]
    if mixed:
        told.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "{file}: numbers are stored as text in columns {columns}; 1 and the text “1” "
                    "are one answer.",
                ),
                {**values, "columns": joined(mixed, most=_MOST_NAMED)},
            )
        )
    if seen.n_rounded:
        told.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "{file}: numbers with binary noise behind the 15 digits that a sheet shows: "
                    "{n:,}. They were read as shown.",
                ),
                {**values, "n": seen.n_rounded},
            )
        )
    if n_skipped:
        told.append(
            Message(
                QT_TRANSLATE_NOOP("messages", "{file}: blank rows that were left out: {n:,}."),
                {**values, "n": n_skipped},
            )
        )
    empty = [
        f"{letter}{line}"
        for letter, cells in zip(table.letters, table.cells, strict=True)
        if 0 < cells.count("") <= len(cells) // 5
        for line, cell in zip(table.row_lines, cells, strict=True)
        if not cell
    ]
    if empty:
        told.append(
            Message(
                QT_TRANSLATE_NOOP("messages", "{file}: empty cells among filled ones: {cells}."),
                {**values, "cells": joined(empty, most=_MOST_NAMED)},
                "caution",
            )
        )
    return replace(table, messages=(*table.file.messages, *told))


def _has_numbers(seen: Seen, kept: Sequence[int]) -> bool:
    """Whether any column holds numbers as such, so that texts could differ from them."""
    return any(seen.numbers.get(column) for column in kept[1:])


def _with_reports(table: Table, listed: Sequence[Sheet], extent: Extent) -> Table:
    """Say what else the workbook holds: hidden sheets, formulas, errors."""
    values: dict[str, Any] = {"file": table.file.name, "sheet": table.sheet}
    told = []
    hidden = [sheet.name for sheet in listed if sheet.is_hidden and sheet.name != table.sheet]
    if hidden:
        told.append(workbook_questions.hidden_sheets(table.file.name, hidden))
    if extent.errors:
        told.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "{file}: cells of sheet “{sheet}” that hold an error such as #DIV/0!: {cells}. "
                    "They were read as empty.",
                ),
                {**values, "cells": joined(extent.errors, most=_MOST_NAMED)},
                "caution",
            )
        )
    if extent.n_formulas:
        told.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "{file}: formulas in sheet “{sheet}”: {n:,}. Their values were read as they "
                    "were when the workbook was saved.",
                ),
                {**values, "n": extent.n_formulas},
            )
        )
    return replace(table, messages=(*table.messages, *told))
