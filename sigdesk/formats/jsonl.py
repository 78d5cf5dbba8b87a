"""JSON lines: one object per line, its keys are the columns.

Decision: numbers keep the text they were written with, so that decimal scores stay exact. Nested
values are shown as JSON text; `null` and a missing key are empty cells.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from json.scanner import make_scanner
from typing import Any, cast

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import FORMATS, Format, Reading, blank_lines_left_out, line_blocks
from sigdesk.formats.header import unique_names
from sigdesk.formats.shared_cells import SharedCells
from sigdesk.formats.table import Table, TextFile


class _Number(str):
    """A number as it was written; strings of the file are plain `str`."""

    __slots__ = ()


Scan = Callable[[str, int], tuple[Any, int]]

_DECODER = json.JSONDecoder(parse_float=_Number, parse_int=_Number, parse_constant=_Number)
SCAN: Scan = make_scanner(cast("Any", _DECODER))
"""Decodes the value at a place, with numbers as they are written; gives it and the place behind."""
_NUMBER = r"(-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?)"
_STRING = r'"([^"\\\x00-\x1f]*)"'
MOST_KEYS = 1000
_BLOCK = 1 << 15
"""Some hundred objects: fewer than start a garbage collection, which would look through all columns
read so far."""


@FORMATS.register
class JsonLines(Format):
    """One JSON object a line."""

    key = "jsonl"
    name = QT_TRANSLATE_NOOP("messages", "JSON lines")

    @classmethod
    def sniff(cls, head: str, name: str) -> float:
        """Certain when the first line is a JSON object."""
        first = next((line for line in head.split("\n") if line.strip()), "")
        if not first.lstrip().startswith("{"):
            return 0.0
        try:
            return 1.0 if isinstance(_DECODER.decode(first.strip()), dict) else 0.0
        except (ValueError, RecursionError):
            return 0.7 if name.casefold().endswith((".jsonl", ".ndjson", ".jsonlines")) else 0.0

    @classmethod
    def read(cls, file: TextFile) -> Reading:
        """Read all keys of all lines."""
        columns: dict[str, list[str]] = {}
        row_lines: list[int] = []
        n_blank = 0
        shape: _Shape | None = None
        shared: list[SharedCells] = []
        for first_line, block, share in line_blocks(file.text, _BLOCK):
            shape = shape or _shape_of(block)
            regular = None if shape is None else _regular_rows(shape, block, columns)
            if regular is not None:
                shared = shared or [SharedCells(column) for column in columns.values()]
                for cells, added in zip(shared, zip(*regular, strict=True), strict=True):
                    cells.extend(added)
                row_lines.extend(range(first_line, first_line + len(regular)))
                yield share
                continue
            records: list[dict[str, Any]] = []
            for line, text in enumerate(block.split("\n"), start=first_line):
                try:
                    # What decoding costs beyond this is looking for blanks round the object.
                    record, end = SCAN(text, 0)
                except (StopIteration, ValueError, RecursionError):
                    end = -1
                if end != len(text) or type(record) is not dict:
                    if not text.strip():
                        n_blank += 1
                        continue
                    record = _record(file.name, line, text)
                records.append(record)
                row_lines.append(line)
            _append(columns, records, len(row_lines) - len(records))
            if len(columns) > MOST_KEYS:
                raise _too_many_keys(file.name, row_lines[-1])
            yield share
        messages = list(file.messages)
        if n_blank:
            messages.append(blank_lines_left_out(file.name, n_blank))
        for column in columns.values():
            column.extend([""] * (len(row_lines) - len(column)))
        if not columns:
            raise FormatError(
                Message(QT_TRANSLATE_NOOP("messages", "The file holds no rows.")), file.name
            )
        return Table(
            file=file,
            format=cls.key,
            names=unique_names(tuple(columns)),
            cells=tuple(columns.values()),
            has_header=True,
            row_lines=row_lines,
            messages=tuple(messages),
        )


@dataclass(frozen=True)
class _Shape:
    """What every line of a regular file looks like: the same keys in the same order."""

    keys: tuple[str, ...]
    pattern: re.Pattern[str]


def _shape_of(block: str) -> _Shape | None:
    """The shape of the first line, or None when it has other values than texts and numbers."""
    first = block.partition("\n")[0]
    try:
        record, end = SCAN(first, 0)
    except (StopIteration, ValueError, RecursionError):
        return None
    if end != len(first) or type(record) is not dict or not 1 < len(record) <= MOST_KEYS:
        return None
    parts = []
    for key, value in record.items():
        if type(value) not in (str, _Number) or value in ("NaN", "Infinity", "-Infinity"):
            return None
        kind = _STRING if type(value) is str else _NUMBER
        parts.append(f"{re.escape(json.dumps(key, ensure_ascii=False))}: ?{kind}")
    return _Shape(tuple(record), re.compile(rf"\{{{', ?'.join(parts)}\}}\n"))


def _regular_rows(
    shape: _Shape, block: str, columns: dict[str, list[str]]
) -> list[tuple[str, ...]] | None:
    """Cells of a block whose lines all have the shape; None when one has not.

    Twice as fast as decoding line by line. Matches do not overlap and each takes a whole line, so
    as many matches as lines means that every line is one.
    """
    if columns and tuple(columns) != shape.keys:
        return None
    rows: list[tuple[str, ...]] = shape.pattern.findall(block + "\n")
    if len(rows) != block.count("\n") + 1:
        return None
    for key in shape.keys:
        columns.setdefault(key, [])
    return rows


def _append(columns: dict[str, list[str]], records: list[dict[str, Any]], n_before: int) -> None:
    """Add records to the columns, which have `n_before` rows; keys may come and go."""
    if records and all(record.keys() == columns.keys() for record in records):
        for key, column in columns.items():
            values = [record[key] for record in records]
            if set(map(type, values)) != {str}:
                values = [cell_text(value) for value in values]
            column.extend(values)
        return
    for row, record in enumerate(records, start=n_before):
        if len(columns) > MOST_KEYS:
            return
        for key, value in record.items():
            column = columns.setdefault(key, [])
            column.extend([""] * (row - len(column)))
            column.append(cell_text(value))
    for column in columns.values():
        column.extend([""] * (n_before + len(records) - len(column)))


def _record(file: str, line: int, text: str) -> dict[str, Any]:
    try:
        record = _DECODER.decode(text.strip())
    except json.JSONDecodeError as error:
        offset = len(text) - len(text.lstrip())
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "This line is not valid JSON: {reason}."),
                {"reason": error.msg},
            ),
            file,
            line,
            error.colno + offset,
            text[max(0, error.pos - 20) : error.pos + 40],
            Message(
                QT_TRANSLATE_NOOP("messages", "Every line must hold one complete JSON object.")
            ),
        ) from None
    except RecursionError:
        record = None
    if not isinstance(record, dict):
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "This line is not a JSON object.")),
            file,
            line,
            found=text,
            remedy=Message(
                QT_TRANSLATE_NOOP("messages", "Every line must hold one complete JSON object.")
            ),
        )
    return record


def cell_text(value: Any) -> str:
    """A value as text: numbers as written, truth values and nested ones as JSON."""
    if isinstance(value, str):
        return str(value)
    if value is None:
        return ""
    try:
        return _json(value)
    except RecursionError:
        return "…"


def _json(value: Any) -> str:
    """A value as JSON, with numbers as they were written."""
    if isinstance(value, _Number):
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_json, value))}]"
    if isinstance(value, dict):
        pairs = (f"{_json(key)}: {_json(inner)}" for key, inner in value.items())
        return f"{{{', '.join(pairs)}}}"
    return json.dumps(value, ensure_ascii=False)


def _too_many_keys(file: str, line: int) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP("messages", "The lines have more than {n:,} different keys."),
            {"n": MOST_KEYS},
        ),
        file,
        line,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages", "Keys are names of columns; put what differs by line into values."
            )
        ),
    )
