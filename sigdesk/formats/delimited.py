"""Tables with a delimiter: CSV, TSV, semicolons, bars, and numbers between blanks.

Decision: a file without quotes is cut by ``str.split``, a block at a time, after NumPy has checked
that every line has the same number of delimiters; 1,000,000 rows of 4 columns take well under a
second. A file with quotes goes through the csv module, once as quoted and, where that is in doubt,
as plain text: quotes are structure only when every one of them is well formed and leaving them
alone would not give a table with as many rows. So a stray quote never swallows a row.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, chain, islice

import numpy as np

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.dialect import Dialect, dialect_of, sniff_dialect
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import (
    BLOCK,
    FORMATS,
    Format,
    Reading,
    blank_lines_left_out,
    line_blocks,
    only_a_header,
)
from sigdesk.formats.header import is_header, unique_names
from sigdesk.formats.progress import scaled
from sigdesk.formats.shared_cells import SharedCells
from sigdesk.formats.table import Table, TextFile
from sigdesk.formats.workbook_header import column_names

_LINE = re.compile(r"[^\n]*\n")
_ROWS = 500
"""Fewer live rows than the 700 new containers that start a garbage collection, which would look
through all columns read so far."""

csv.field_size_limit(2**31 - 1)  # the module's default stops at fields of 131,072 characters


@dataclass
class _Cells:
    """Columns as they grow, with the line each row begins on."""

    columns: list[list[str]]
    row_lines: list[int] | range = field(default_factory=list)
    n_blank: int = 0


@FORMATS.register
class Delimited(Format):
    """CSV and its kin."""

    key = "delimited"
    name = QT_TRANSLATE_NOOP("messages", "Table with a delimiter (CSV, TSV)")

    @classmethod
    def sniff(cls, head: str, name: str) -> float:
        """Certain when nearly all lines have the same number of delimiters."""
        dialect = sniff_dialect(head, name)
        return 0.0 if dialect is None else 0.9 * dialect.share

    @classmethod
    def read(cls, file: TextFile) -> Reading:
        """Read all columns as text."""
        head = file.text[: 4 * BLOCK]
        options = file.options
        dialect = dialect_of(head, file.name, options)
        if dialect.delimiter == " ":
            cells = yield from _read_blank_separated(file, dialect)
        elif options.quote == "yes":
            cells = yield from _read_quoted(file, dialect.delimiter, dialect.n_columns)
        elif '"' in file.text and options.quote != "no":
            cells = yield from _read_quoted_or_plain(file, dialect)
        else:
            cells = yield from _read_plain(file, dialect.delimiter, dialect.n_columns)
        return _as_table(file, cells)


def _read_plain(file: TextFile, delimiter: str, width: int) -> Generator[float, None, _Cells]:
    """Cut lines at every delimiter; quotes are text."""
    cells = _Cells([[] for _ in range(width)])
    shared = [SharedCells(column) for column in cells.columns]
    row_lines: list[int] = []
    for first_line, block, share in line_blocks(file.text):
        if _is_regular(block, delimiter, width):
            flat = block.replace("\n", delimiter).split(delimiter)
            for position, column in enumerate(shared):
                column.extend(flat[position::width])
            row_lines.extend(range(first_line, first_line + len(flat) // width))
        else:
            for line, text in enumerate(block.split("\n"), start=first_line):
                if not text.strip():
                    cells.n_blank += 1
                    continue
                parts = text.split(delimiter)
                if len(parts) != width:
                    raise _ragged(file.name, line, width, len(parts), text)
                for cell_list, part in zip(cells.columns, parts, strict=True):
                    cell_list.append(part)
                row_lines.append(line)
        yield share
    cells.row_lines = _compact(row_lines)
    return cells


def _is_regular(block: str, delimiter: str, width: int) -> bool:
    """Whether every line of the block has ``width - 1`` delimiters."""
    data = np.frombuffer(block.encode("utf-8", "surrogatepass") + b"\n", dtype=np.uint8)
    is_end = data == 10
    marks = is_end[is_end | (data == ord(delimiter))]
    if len(marks) % width:
        return False
    rows = marks.reshape(-1, width)
    return bool(rows[:, -1].all()) and not rows[:, :-1].any()


def _read_blank_separated(file: TextFile, dialect: Dialect) -> Generator[float, None, _Cells]:
    """Numbers between runs of blanks."""
    cells = _Cells([[] for _ in range(dialect.n_columns)])
    row_lines: list[int] = []
    for first_line, block, share in line_blocks(file.text):
        for line, text in enumerate(block.split("\n"), start=first_line):
            parts = text.split()
            if not parts:
                cells.n_blank += 1
                continue
            if len(parts) != dialect.n_columns:
                raise _ragged(file.name, line, dialect.n_columns, len(parts), text)
            for column, part in zip(cells.columns, parts, strict=True):
                column.append(part)
            row_lines.append(line)
        yield share
    cells.row_lines = _compact(row_lines)
    return cells


def _read_quoted_or_plain(file: TextFile, dialect: Dialect) -> Generator[float, None, _Cells]:
    """Read with quoting, without, or refuse; see the module's decision."""
    quoted: _Cells | FormatError
    plain: _Cells | FormatError
    try:
        plain = yield from scaled(_read_plain(file, dialect.delimiter, dialect.n_columns), 0.0, 0.3)
    except FormatError as error:
        plain = error
    try:
        quoted = yield from scaled(
            _read_quoted(file, dialect.delimiter, dialect.n_columns), 0.3, 1.0
        )
    except FormatError as error:
        quoted = error
    if isinstance(plain, FormatError):
        if isinstance(quoted, FormatError):
            raise max(plain, quoted, key=lambda error: error.line or 0)
        return quoted
    if isinstance(quoted, FormatError):
        return plain
    if all(_is_in_quotes(column[0]) for column in plain.columns):
        return quoted  # a writer that quotes every cell
    if len(quoted.row_lines) != len(plain.row_lines):
        return plain
    # Both are tables of the same size: quotes round all of a column, or doubled inside quotes,
    # are a writer's; in a comma-separated file so is any well-formed pair.
    if dialect.delimiter != "\t" or _are_a_writers(plain.columns, quoted.columns):
        return quoted
    return plain


def _is_in_quotes(cell: str) -> bool:
    return len(cell) > 1 and cell[0] == cell[-1] == '"'


def _are_a_writers(plain: Sequence[Sequence[str]], quoted: Sequence[Sequence[str]]) -> bool:
    """Whether quotes stand round every cell of a column, or hold doubled quotes."""
    for as_text, as_structure in zip(plain, quoted, strict=True):
        below = [cell for cell in as_text[1:] if cell]
        if below and all(map(_is_in_quotes, below)):
            return True
        if any(
            '"' in cell and cell != text for text, cell in zip(as_text, as_structure, strict=True)
        ):
            return True
    return False


def _read_quoted(file: TextFile, delimiter: str, width: int) -> Generator[float, None, _Cells]:
    """Read as the csv module does, strictly."""
    text, stand_in = _without_stray_returns(file.text)
    n_lines = text.count("\n") + 1
    lines = chain.from_iterable(_LINE.findall(block + "\n") for _, block, _ in line_blocks(text))
    reader = csv.reader(lines, delimiter=delimiter, strict=True)
    cells = _Cells([[] for _ in range(width)])
    row_lines: list[int] = []
    while True:
        first_line = reader.line_num + 1
        try:
            rows = list(islice(reader, _ROWS))
        except csv.Error:
            raise _badly_quoted(file.name, text, delimiter, first_line) from None
        if not rows:
            break
        if reader.line_num - first_line + 1 == len(rows):
            starts = list(range(first_line, first_line + len(rows)))
        else:
            heights = (1 + sum(cell.count("\n") for cell in row) for row in rows)
            starts = list(accumulate(heights, initial=first_line))[:-1]
        if set(map(len, rows)) != {width}:
            rows, starts = _without_blank_lines(file.name, cells, rows, starts, width)
        for column, added in zip(cells.columns, zip(*rows, strict=True), strict=False):
            column.extend(added)
        row_lines.extend(starts)
        yield min(1.0, reader.line_num / n_lines)
    if stand_in:
        cells.columns = [
            [cell.replace(stand_in, "\r") for cell in column] for column in cells.columns
        ]
    cells.row_lines = _compact(row_lines)
    return cells


def _without_blank_lines(
    file: str, cells: _Cells, rows: list[list[str]], starts: list[int], width: int
) -> tuple[list[list[str]], list[int]]:
    """Leave blank lines out, and refuse rows of another width."""
    kept_rows, kept_starts = [], []
    for row, line in zip(rows, starts, strict=True):
        if not row or (len(row) == 1 < width and not row[0].strip()):
            cells.n_blank += 1
        elif len(row) != width:
            raise _ragged(file, line, width, len(row), " ".join(row))
        else:
            kept_rows.append(row)
            kept_starts.append(line)
    return kept_rows, kept_starts


def _badly_quoted(file: str, text: str, delimiter: str, first_line: int) -> FormatError:
    """Find the row, from `first_line` on, that breaks the rules of quoting."""
    lines = text.split("\n")
    reader = csv.reader(
        (line + "\n" for line in lines[first_line - 1 :]), delimiter=delimiter, strict=True
    )
    line = first_line
    try:
        for _ in reader:
            line = first_line + reader.line_num
    except csv.Error:
        pass
    return FormatError(
        Message(QT_TRANSLATE_NOOP("messages", "A quoted field is not closed properly.")),
        file,
        line,
        found=lines[min(line, len(lines)) - 1],
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                'A quote inside a quoted field is written twice (""); '
                "check the quotes from this line on.",
            )
        ),
    )


def _without_stray_returns(text: str) -> tuple[str, str]:
    """Put a stand-in for each stray CR, which the csv module would take for a line end."""
    if "\r" not in text:
        return text, ""
    stand_in = next(chr(code) for code in range(0xE000, 0xF8FF) if chr(code) not in text)
    return text.replace("\r", stand_in), stand_in


def _as_table(file: TextFile, cells: _Cells) -> Table:
    """Take the header off, drop empty columns, and say what was left out."""
    messages = list(file.messages)
    if cells.n_blank:
        messages.append(blank_lines_left_out(file.name, cells.n_blank))
    if not cells.row_lines:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "The file holds no rows.")), file.name
        )
    first = [column[0] for column in cells.columns]
    n_header = file.options.n_header
    if n_header is None:
        n_header = int(is_header(first, [column[1:2001] for column in cells.columns]))
    n_header = min(n_header, len(cells.row_lines))
    with_header = n_header > 0
    row_lines: Sequence[int] = cells.row_lines
    if n_header > 1:
        rows = list(zip(*(column[:n_header] for column in cells.columns), strict=True))
        first = list(column_names(rows, None, len(first)))
        for column in cells.columns:
            del column[: n_header - 1]
        row_lines = row_lines[n_header - 1 :]
    if with_header:
        for column in cells.columns:
            del column[0]
        row_lines = row_lines[1:]
        if not row_lines:
            raise only_a_header(file.name)
    names = unique_names(first if with_header else [""] * len(first))
    kept = [
        position
        for position, column in enumerate(cells.columns)
        if any(column) or (with_header and first[position].strip())
    ]
    return Table(
        file=file,
        format=Delimited.key,
        names=tuple(names[position] for position in kept),
        cells=tuple(cells.columns[position] for position in kept),
        has_header=with_header,
        n_header=max(1, n_header),
        row_lines=row_lines,
        messages=tuple(messages),
    )


def _ragged(file: str, line: int, expected: int, n_found: int, text: str) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "This row has {found:,} columns, the others have {expected:,}."
            ),
            {"found": n_found, "expected": expected},
        ),
        file,
        line,
        min(n_found, expected) + 1,
        text,
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Correct the row, or put quotes round a cell that holds the delimiter.",
            )
        ),
    )


def _compact(row_lines: list[int]) -> list[int] | range:
    """A range where rows follow one another, which takes no memory."""
    if row_lines and row_lines[-1] - row_lines[0] == len(row_lines) - 1:
        return range(row_lines[0], row_lines[-1] + 1)
    return row_lines
