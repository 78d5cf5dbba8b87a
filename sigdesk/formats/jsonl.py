"""JSON lines: one object per line, its keys are the columns.

Decision: numbers keep the text they were written with, so that decimal scores stay exact. Nested
values are shown as JSON text; `null` and a missing key are empty cells.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from json.scanner import make_scanner
from typing import Any, cast

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import FORMATS, Format, Reading, blank_lines_left_out, line_blocks
from sigdesk.formats.header import unique_names
from sigdesk.formats.table import Table, TextFile


class _Number(str):
    """A number as it was written; strings of the file are plain `str`."""

    __slots__ = ()


_DECODER = json.JSONDecoder(parse_float=_Number, parse_int=_Number, parse_constant=_Number)
_SCAN: Callable[[str, int], tuple[Any, int]] = make_scanner(cast("Any", _DECODER))
_MOST_KEYS = 1000
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
        for first_line, block, share in line_blocks(file.text, _BLOCK):
            records: list[dict[str, Any]] = []
            for line, text in enumerate(block.split("\n"), start=first_line):
                try:
                    # What decoding costs beyond this is looking for blanks round the object.
                    record, end = _SCAN(text, 0)
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
            if len(columns) > _MOST_KEYS:
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


def _append(columns: dict[str, list[str]], records: list[dict[str, Any]], n_before: int) -> None:
    """Add records to the columns, which have `n_before` rows; keys may come and go."""
    if records and all(record.keys() == columns.keys() for record in records):
        for key, column in columns.items():
            values = [record[key] for record in records]
            if set(map(type, values)) != {str}:
                values = [_cell(value) for value in values]
            column.extend(values)
        return
    for row, record in enumerate(records, start=n_before):
        if len(columns) > _MOST_KEYS:
            return
        for key, value in record.items():
            column = columns.setdefault(key, [])
            column.extend([""] * (row - len(column)))
            column.append(_cell(value))
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


def _cell(value: Any) -> str:
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
            {"n": _MOST_KEYS},
        ),
        file,
        line,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages", "Keys are names of columns; put what differs by line into values."
            )
        ),
    )
