"""JSON lines: one object per line, its keys are the columns.

Decision: numbers keep the text they were written with, so that decimal scores stay exact. Nested
values are shown as JSON text; `null` and a missing key are empty cells.
"""

from __future__ import annotations

import json
from typing import Any

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import FORMATS, Format, Reading, line_blocks
from sigdesk.formats.header import unique_names
from sigdesk.formats.table import Table, TextFile

_DECODER = json.JSONDecoder(parse_float=str, parse_int=str, parse_constant=str)


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
        for first_line, block, share in line_blocks(file.text):
            for line, text in enumerate(block.split("\n"), start=first_line):
                if not text.strip():
                    n_blank += 1
                    continue
                record = _record(file.name, line, text)
                n_rows = len(row_lines)
                for key, value in record.items():
                    column = columns.get(key)
                    if column is None:
                        column = columns[key] = [""] * n_rows
                    elif len(column) < n_rows:
                        column.extend([""] * (n_rows - len(column)))
                    column.append(value if isinstance(value, str) else _cell(value))
                row_lines.append(line)
            yield share
        messages = list(file.messages)
        if n_blank:
            messages.append(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "Blank lines inside {file} that were left out: {n:,}."
                    ),
                    {"n": n_blank, "file": file.name},
                )
            )
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


def _record(file: str, line: int, text: str) -> dict[str, Any]:
    try:
        record = _DECODER.decode(text.strip())
    except json.JSONDecodeError as error:
        offset = len(text) - len(text.lstrip())
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "This line is not valid JSON ({reason})."),
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
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value, ensure_ascii=False)
