"""One JSON document: a list of records, or records somewhere inside it.

Decision: the records are the longest list of objects; where several lists could be meant, the user
chooses by path. Values inside a record are columns named by their dotted path ("doc.text"). An
object whose members are all plain values, as predictions by id are, is a table of two columns.
"""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import FORMATS, Format, ReadingOrAsking
from sigdesk.formats.header import unique_names
from sigdesk.formats.json_records import DocumentError, Listed, Walker, lines_of, not_valid
from sigdesk.formats.jsonl import MOST_KEYS, cell_text
from sigdesk.formats.progress import finished, scaled
from sigdesk.formats.questions import Choice, Question, general_option
from sigdesk.formats.read_options import question_key
from sigdesk.formats.table import Table, TextFile

_DECODER = json.JSONDecoder()
_STARTS = re.compile(r"\s*(?:\{\s*[\"}]|\[\s*[\[{\"\]]|\[\s*(?:-?\d|true|false|null|NaN))")
_CONSTANT = re.compile(r"[:\[,]\s*(NaN|-?Infinity)\b")
_MOST_PATHS = 30
_STEP = 2000
_DEEPEST = 20
_MOST_BYTES = 1 << 28
_FEW = 0.05
"""A list with less than this share of the records of the longest is not what is meant."""


@FORMATS.register
class JsonDocument(Format):
    """A JSON document."""

    key = "json"
    name = QT_TRANSLATE_NOOP("messages", "JSON document")

    @classmethod
    def sniff(cls, head: str, name: str) -> float:
        """Certain when the beginning follows JSON's grammar and goes over several lines."""
        if not _STARTS.match(head):
            return 0.0
        named = name.casefold().endswith((".json", ".json.txt"))
        try:
            end = _DECODER.raw_decode(head.lstrip())[1]
        except json.JSONDecodeError as error:
            text = head.lstrip()
            cut = error.pos >= len(text) - 12 or error.msg.startswith("Unterminated string")
            # Otherwise there is a fault, and only what is plainly meant as JSON is refused for it.
            first = text.partition("\n")[0].strip()
            meant = named or first in ("{", "[", "[{") or first.startswith(('{"', "[{"))
            return 0.95 if cut or meant else 0.0
        except RecursionError:
            return 0.95
        rest = head.lstrip()[end:].strip()
        if rest:
            # Several values: JSON lines, unless each goes over several lines.
            return 0.95 if named and not _is_lines(head) else 0.0
        # One value only. Alone on one line it is a document if there are records inside.
        if "\n" in head.strip() or _has_records(head) or (named and _is_by_id(head)):
            return 1.1
        return 0.5

    @classmethod
    def read(cls, file: TextFile) -> ReadingOrAsking:
        """Find the records and make columns of them."""
        if len(file.text) > _MOST_BYTES:
            raise _too_large(file.name)
        walker = Walker(file.text, is_cut=file.is_cut)
        try:
            yield from scaled(walker.walk(), 0.0, 0.6)
        except DocumentError as error:
            raise not_valid(file.text, file.name, error) from None
        found = _tables(walker.lists, file.text)
        listed = _chosen(found, file)
        if isinstance(listed, Question):
            return listed
        return (yield from scaled(_as_table(file, listed, len(found)), 0.6, 1.0))


def record_paths(file: TextFile) -> tuple[tuple[str, int], ...]:
    """Where records are in a document and how many, the likeliest first."""
    walker = Walker(file.text, is_cut=file.is_cut)
    with suppress(DocumentError):
        finished(walker.walk())
    return tuple((listed.path, len(listed.records)) for listed in _tables(walker.lists, file.text))[
        :_MOST_PATHS
    ]


def _is_lines(head: str) -> bool:
    """Whether the first line is an object by itself."""
    first = head.lstrip().partition("\n")[0]
    try:
        return isinstance(_DECODER.decode(first), dict)
    except (ValueError, RecursionError):
        return False


def _is_by_id(head: str) -> bool:
    """Whether one object on one line holds a text for each of several ids, as predictions do."""
    try:
        value = json.loads(head)
    except (ValueError, RecursionError):
        return False
    return len(value) > 1 and all(isinstance(one, str) for one in value.values())


def _has_records(head: str) -> bool:
    """Whether one value on one line holds a list of objects, however deep inside objects."""
    try:
        value = json.loads(head)
    except (ValueError, RecursionError):
        return False
    waiting = [value]
    while waiting:
        inner = waiting.pop()
        if isinstance(inner, dict):
            waiting += inner.values()
        elif isinstance(inner, list) and (inner is value or _are_objects(inner)):
            return True
    return False


def _are_objects(values: Sequence[Any]) -> bool:
    return bool(values) and all(isinstance(value, dict) for value in values)


def _tables(lists: Sequence[Listed], text: str) -> list[Listed]:
    """Lists that can be tables, the longest first; objects of plain values as two columns."""
    found = []
    for listed in lists:
        if listed.keyed:
            plain = [(key, value) for key, _, value in listed.records if value is not None]
            objects = _objects(listed, text)
            if objects is not None:
                found.append(objects)
            elif len(plain) == len(listed.records) > 1 and _are_alike(plain):
                records = [{"id": key, "value": value} for key, value in plain]
                found.append(Listed(listed.path, records, listed.places, keyed=True))
        elif listed.records and all(isinstance(record, dict) for record in listed.records):
            found.append(listed)
        elif len(listed.records) > 1 and not any(
            isinstance(record, dict | list) for record in listed.records
        ):
            records = [{"value": record} for record in listed.records]
            found.append(Listed(listed.path, records, listed.places))
        elif listed.records and all(isinstance(record, list) for record in listed.records):
            width = max(map(len, listed.records))
            if width < MOST_KEYS and len({len(record) for record in listed.records}) == 1:
                names = [f"column {n + 1}" for n in range(width)]
                records = [dict(zip(names, record, strict=True)) for record in listed.records]
                found.append(Listed(listed.path, records, listed.places))
    return sorted(found, key=lambda listed: (_rank(listed), -len(listed.records)))


def _rank(listed: Listed) -> int:
    """Lists of objects come before all else, and what could be settings comes last."""
    if listed.keyed:
        return 1 if isinstance(listed.records[0].get("value", {}), dict) else 3
    return 2 if set(listed.records[0]) == {"value"} else 0


def _are_alike(members: Sequence[tuple[str, Any]]) -> bool:
    """Whether all values are of one type, as answers are and settings are not."""
    return len({type(value) for _, value in members}) == 1


def _objects(listed: Listed, text: str) -> Listed | None:
    """Members that are all objects with the same keys: records by id."""
    if len(listed.records) < 2 or any(text[begin] != "{" for _, begin, _ in listed.records):
        return None
    records = []
    first: set[str] | None = None
    for key, begin, _ in listed.records:
        value = Walker(text).scan(begin)
        if not isinstance(value, dict):
            return None
        first = set(value) if first is None else first
        if not first or set(value) != first:
            return None
        records.append({"id": key, **value} if "id" not in value else value)
    return Listed(listed.path, records, listed.places, keyed=True)


def _chosen(found: Sequence[Listed], file: TextFile) -> Listed | Question:
    wanted = file.options.records
    if not found:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "The JSON document holds no list of records.")),
            file.name,
            1,
            found=file.text.lstrip()[:60],
            remedy=Message(
                QT_TRANSLATE_NOOP("messages", "Records are objects in a list, one for each item.")
            ),
        )
    if wanted:
        for listed in found:
            if listed.path == wanted:
                return listed
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "There are no records under “{path}”; there are some under {paths}."
                ),
                {"path": wanted, "paths": joined([one.path for one in found], most=_MOST_PATHS)},
            ),
            file.name,
        )
    most = max(len(listed.records) for listed in found)
    rank = _rank(found[0])
    meant = [
        listed
        for listed in found
        if _rank(listed) == rank and len(listed.records) >= max(2, _FEW * most)
    ]
    if len(meant) > 1 and not file.n_wanted:
        return _ask(file.name, meant[:_MOST_PATHS])
    return meant[0] if meant else found[0]


def _ask(file: str, found: Sequence[Listed]) -> Question:
    key = question_key("records", file)
    choices = [
        Choice(
            listed.path,
            Message(
                QT_TRANSLATE_NOOP("messages", "“{path}”: {n:,} records with {keys}"),
                {
                    "path": listed.path,
                    "n": len(listed.records),
                    "keys": joined(map(str, listed.records[0]), most=6),
                },
            ),
        )
        for listed in found
    ]
    return Question(
        key,
        Message(
            QT_TRANSLATE_NOOP("messages", "Which records of {file} are the items?"), {"file": file}
        ),
        (Message(QT_TRANSLATE_NOOP("messages", "The document holds several lists.")),),
        tuple(choices),
        general_option(key, choices[0].key),
    )


def _as_table(file: TextFile, listed: Listed, n_lists: int) -> Generator[float, None, Table]:
    columns: dict[str, list[str]] = {}
    n_rows = len(listed.records)
    for row, record in enumerate(listed.records):
        for key, value in flattened(record).items():
            column = columns.setdefault(key, [])
            column.extend([""] * (row - len(column)))
            column.append(value)
        if len(columns) > MOST_KEYS:
            raise _too_many_keys(file, listed, row)
        if row % _STEP == 0:
            yield row / n_rows
    for column in columns.values():
        column.extend([""] * (n_rows - len(column)))
    if not columns:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "The file holds no rows.")), file.name
        )
    messages = list(file.messages)
    if n_lists > 1 and not file.options.records:
        messages.append(
            Message(
                QT_TRANSLATE_NOOP("messages", "{file}: {n:,} records under “{path}” were read."),
                {"file": file.name, "n": n_rows, "path": listed.path},
            )
        )
    constant = _CONSTANT.search(file.text)
    if constant:
        messages.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "{file} holds {word}, which JSON does not allow; it was kept as that word.",
                ),
                {"file": file.name, "word": constant[1]},
                "caution",
            )
        )
    return Table(
        file=file,
        format=JsonDocument.key,
        names=unique_names(tuple(columns)),
        cells=tuple(columns.values()),
        has_header=True,
        row_lines=lines_of(file.text, listed.places),
        messages=tuple(messages),
    )


def flattened(record: Mapping[str, Any]) -> dict[str, str]:
    """Values of a record by their dotted paths; lists stay as JSON.

    Examples
    --------
    >>> flattened({"id": "1", "doc": {"text": "a", "tags": ["x"]}})
    {'id': '1', 'doc.text': 'a', 'doc.tags': '["x"]'}
    """
    found: dict[str, str] = {}
    waiting: list[tuple[str, Mapping[str, Any], int]] = [("", record, 0)]
    while waiting:
        prefix, mapping, depth = waiting.pop()
        for position, (key, value) in enumerate(mapping.items()):
            if isinstance(value, dict) and value and depth < _DEEPEST:
                # What comes behind the nested object waits until that is done.
                waiting.append((prefix, dict(list(mapping.items())[position + 1 :]), depth))
                waiting.append((f"{prefix}{key}.", value, depth + 1))
                break
            found.setdefault(f"{prefix}{key}", cell_text(value))
    return found


def _too_many_keys(file: TextFile, listed: Listed, row: int) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP("messages", "The records have more than {n:,} different keys."),
            {"n": MOST_KEYS},
        ),
        file.name,
        lines_of(file.text, listed.places[row : row + 1])[0],
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages", "Keys are names of columns; put what differs by line into values."
            )
        ),
    )


def _too_large(name: str) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "One JSON document of more than {n:,} MB would not fit into the memory."
            ),
            {"n": _MOST_BYTES >> 20},
        ),
        name,
        remedy=Message(
            QT_TRANSLATE_NOOP("messages", "Save one JSON object per line (JSON lines).")
        ),
    )
