"""From a path to a table: what the file is, by its content, and what it is not."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.encoding import decode
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import FORMATS, Format, Reading
from sigdesk.formats.line_ends import unify_line_ends
from sigdesk.formats.progress import scaled
from sigdesk.formats.table import TextFile

MAX_BYTES = 1 << 30
"""Larger files would not fit into the memory of a usual desk computer once they are taken apart."""
_BLOCK = 1 << 22
_HEAD = 1 << 16

_SAVE_AS_CSV = QT_TRANSLATE_NOOP("messages", "Save the sheet you need as CSV and open that.")
_UNPACK = QT_TRANSLATE_NOOP("messages", "Unpack it and open the files inside.")
_PLAIN = QT_TRANSLATE_NOOP(
    "messages", "SigDesk reads CSV, TSV, one answer per line and JSON lines."
)

_MAGIC = (
    (b"%PDF", QT_TRANSLATE_NOOP("messages", "This is a PDF document, not a table."), _PLAIN),
    (b"\x1f\x8b", QT_TRANSLATE_NOOP("messages", "This is a compressed file (gzip)."), _UNPACK),
    (b"BZh", QT_TRANSLATE_NOOP("messages", "This is a compressed file (bzip2)."), _UNPACK),
    (b"\xfd7zXZ\0", QT_TRANSLATE_NOOP("messages", "This is a compressed file (xz)."), _UNPACK),
    (
        b"\x28\xb5\x2f\xfd",
        QT_TRANSLATE_NOOP("messages", "This is a compressed file (Zstandard)."),
        _UNPACK,
    ),
    (b"7z\xbc\xaf", QT_TRANSLATE_NOOP("messages", "This is an archive (7-Zip)."), _UNPACK),
    (b"Rar!", QT_TRANSLATE_NOOP("messages", "This is an archive (RAR)."), _UNPACK),
    (
        b"\xd0\xcf\x11\xe0",
        QT_TRANSLATE_NOOP("messages", "This is an old Office document, not a text file."),
        _SAVE_AS_CSV,
    ),
    (b"PAR1", QT_TRANSLATE_NOOP("messages", "This is a Parquet file."), _PLAIN),
    (b"SQLite format 3", QT_TRANSLATE_NOOP("messages", "This is an SQLite database."), _PLAIN),
    (b"\x89PNG", QT_TRANSLATE_NOOP("messages", "This is a picture (PNG)."), _PLAIN),
    (b"\xff\xd8\xff", QT_TRANSLATE_NOOP("messages", "This is a picture (JPEG)."), _PLAIN),
    (b"GIF8", QT_TRANSLATE_NOOP("messages", "This is a picture (GIF)."), _PLAIN),
    (b"\x7fELF", QT_TRANSLATE_NOOP("messages", "This is a program, not data."), _PLAIN),
    (b"\x93NUMPY", QT_TRANSLATE_NOOP("messages", "This is a NumPy array file."), _PLAIN),
)


def read_table(path: str | os.PathLike[str]) -> Reading:
    """Read one file, whatever its format.

    Yields
    ------
    float
        The share done so far, 0 to 1.

    Returns
    -------
    Table

    Raises
    ------
    FormatError
        When the file is missing, too large, empty, no text, or does not fit its format.
    """
    file = yield from scaled(read_text(Path(path)), 0.0, 0.3)
    table = yield from scaled(choose_format(file).read(file), 0.3, 1.0)
    return replace(table, file=replace(table.file, text=""))


_WRITE_AGAIN = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "The program that wrote it may have stopped early: write the file again, or leave it out.",
    )
)


def read_text(path: Path) -> Generator[float, None, TextFile]:
    """Read a file as text with one kind of line end."""
    name = path.name
    data = yield from _read_bytes(path)
    digest = hashlib.sha256(data).hexdigest()
    if not data:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "The file is empty.")), name, remedy=_WRITE_AGAIN
        )
    _refuse_binary(data, name)
    decoded = yield from scaled(decode(data, name), 0.5, 0.8)
    del data
    lines = yield from scaled(unify_line_ends(decoded.text, name), 0.8, 1.0)
    if lines.text.isspace() or not lines.text:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "The file holds nothing but blank lines.")),
            name,
            remedy=_WRITE_AGAIN,
        )
    _refuse_nul(lines.text, name)
    return TextFile(
        name=name,
        sha256=digest,
        text=lines.text,
        encoding=decoded.encoding,
        line_end=lines.line_end,
        n_trailing_blank=lines.n_trailing_blank,
        messages=(*decoded.messages, *lines.messages),
    )


def choose_format(file: TextFile) -> type[Format]:
    """The format that recognises the text most surely.

    Raises
    ------
    FormatError
        For one JSON document, which is no table.
    """
    head = file.text[:_HEAD]
    if len(file.text) > _HEAD:
        head = head[: head.rfind("\n")] if "\n" in head else head
    chosen = max(FORMATS.values(), key=lambda entry: entry.sniff(head, file.name))
    if chosen.key != "jsonl" and head.lstrip()[:1] in ("{", "[") and _is_json(file):
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "This is one JSON document, not a table.")),
            file.name,
            1,
            found=head.lstrip()[:40],
            remedy=Message(
                QT_TRANSLATE_NOOP("messages", "Save one JSON object per line (JSON lines).")
            ),
        )
    return chosen


def _is_json(file: TextFile) -> bool:
    """Whether a text that starts like JSON is meant as such."""
    first = file.text.lstrip().partition("\n")[0].strip()
    named = file.name.casefold().endswith((".json", ".jsonl", ".ndjson"))
    return named or first in ("{", "[", "[{") or first.startswith(('{"', "[{"))


def _read_bytes(path: Path) -> Generator[float, None, bytes]:
    try:
        if path.is_dir():
            raise FormatError(
                Message(QT_TRANSLATE_NOOP("messages", "This is a folder.")),
                path.name,
                remedy=Message(QT_TRANSLATE_NOOP("messages", "Choose the files inside it.")),
            )
        size = path.stat().st_size
        if size > MAX_BYTES:
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "The file has {size:,} MB; files up to {most:,} MB can be read."
                    ),
                    {"size": size >> 20, "most": MAX_BYTES >> 20},
                ),
                path.name,
                remedy=Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "Save only the columns with ids, reference and answers."
                    )
                ),
            )
        parts = []
        done = 0
        with path.open("rb") as stream:
            while part := stream.read(_BLOCK):
                parts.append(part)
                done += len(part)
                yield 0.5 * min(1.0, done / max(size, 1))
        return b"".join(parts)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "The file cannot be opened: {reason}."),
                {"reason": reason},
            ),
            path.name,
        ) from error


def _refuse_binary(data: bytes, name: str) -> None:
    if data.startswith(b"PK\x03\x04"):
        raise _zip_error(data, name)
    for magic, text, remedy in _MAGIC:
        if data.startswith(magic):
            raise FormatError(Message(text), name, remedy=Message(remedy))
    head = data[:4096]
    controls = sum(byte < 9 or 14 <= byte < 27 for byte in head if byte != 0)
    if controls > len(head) // 20:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "This is not a text file.")),
            name,
            remedy=Message(_PLAIN),
        )


def _zip_error(data: bytes, name: str) -> FormatError:
    """Workbooks and project files are zip archives: say which."""
    head = data[:4096]
    ending = Path(name).suffix.casefold()
    if ending == ".sigdesk":
        text = QT_TRANSLATE_NOOP("messages", "This is a SigDesk project, not an output file.")
        remedy = QT_TRANSLATE_NOOP("messages", "Open it alone, without other files.")
    elif b"xl/" in head or ending in (".xlsx", ".xlsm", ".xlsb", ".ods"):
        text = QT_TRANSLATE_NOOP("messages", "This is a workbook.")
        remedy = _SAVE_AS_CSV
    else:
        text = QT_TRANSLATE_NOOP("messages", "This is a zip archive.")
        remedy = _UNPACK
    return FormatError(Message(text), name, remedy=Message(remedy))


def _refuse_nul(text: str, name: str) -> None:
    position = text.find("\0")
    if position < 0:
        return
    line = text.count("\n", 0, position) + 1
    start = text.rfind("\n", 0, position) + 1
    end = text.find("\n", position)
    raise FormatError(
        Message(QT_TRANSLATE_NOOP("messages", "There is a NUL character in the text.")),
        name,
        line,
        position - start + 1,
        text[start : len(text) if end < 0 else end].replace("\0", "␀"),
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "The file is damaged or not a text file; write it again as UTF-8."
            )
        ),
    )
