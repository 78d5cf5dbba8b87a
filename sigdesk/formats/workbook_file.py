"""A workbook opened: which kind it is, its sheets, and the reader's errors as ours."""

from __future__ import annotations

import io
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats import archives
from sigdesk.formats.archives import Archive
from sigdesk.formats.errors import FormatError
from sigdesk.formats.progress import scaled
from sigdesk.formats.workbook_extent import (
    Extent,
    ods_extents,
    sheet_entries,
    xlsb_extent,
    xlsx_extent,
)
from sigdesk.formats.workbook_old import MAGIC as OLD_MAGIC
from sigdesk.formats.workbook_old import xls_extents

if TYPE_CHECKING:
    from python_calamine import CalamineWorkbook


@dataclass(frozen=True)
class Sheet:
    """A sheet as the file lists it."""

    name: str
    is_hidden: bool


def is_workbook(data: bytes, names: Sequence[str]) -> bool:
    """Whether bytes are a workbook; `names` are the entries if they are a zip archive."""
    return data.startswith(OLD_MAGIC) or archives.kind_of(names) in ("xlsx", "xlsb", "ods")


@contextmanager
def readable(name: str) -> Iterator[None]:
    """Turn errors of the reader into one of ours."""
    try:
        yield
    except FormatError:
        raise
    except BaseException as error:
        # The reader is a compiled library that has many errors of its own, all of one meaning; a
        # panic in it is no Exception.
        if not _is_readers(error):
            raise
        raise _unreadable(name, error) from error


def sheets_of(book: CalamineWorkbook) -> list[Sheet]:
    """Sheets of a workbook in their order; one without a name is called by its place."""
    return [
        Sheet(entry.name or f"sheet {number}", not str(entry.visible).endswith(".Visible"))
        for number, entry in enumerate(book.sheets_metadata, start=1)
    ]


def open_workbook(data: bytes) -> CalamineWorkbook:
    """Open a workbook for reading."""
    # Imported here: a workbook is rare, and a start of the program is not.
    from python_calamine import CalamineWorkbook

    return CalamineWorkbook.from_filelike(io.BytesIO(data))


def _is_readers(error: BaseException) -> bool:
    """Whether an exception is the reader's own."""
    kinds = (OSError, ValueError, OverflowError, EOFError)
    if type(error).__name__ == "PanicException":
        return True
    return type(error).__module__.startswith("python_calamine") or isinstance(error, kinds)


def measured(data: bytes, name: str) -> Generator[float, None, list[Extent]]:
    """The extents of all sheets, in their order, as far as the archive's order tells it."""
    if data.startswith(OLD_MAGIC):
        return (yield from xls_extents(data, name))
    archive = Archive(data, name)
    kind = archives.kind_of(archive.names)
    if kind == "ods":
        return (yield from ods_extents(archive))
    measure = xlsb_extent if kind == "xlsb" else xlsx_extent
    entries = yield from sheet_entries(archive, "bin" if kind == "xlsb" else "xml")
    found = []
    for number, entry in enumerate(entries):
        step = (number / len(entries), (number + 1) / len(entries))
        found.append((yield from scaled(measure(archive, entry), *step)))
    return found


def _unreadable(name: str, error: BaseException) -> FormatError:
    text = QT_TRANSLATE_NOOP("messages", "The workbook cannot be read: {reason}.")
    remedy = QT_TRANSLATE_NOOP(
        "messages", "Open it in a spreadsheet program and save it again, or save the sheet as CSV."
    )
    if type(error).__name__ == "PasswordError":
        text = QT_TRANSLATE_NOOP("messages", "The workbook is locked with a password.")
        remedy = QT_TRANSLATE_NOOP(
            "messages", "Remove the password in a spreadsheet program and save it again."
        )
    return FormatError(
        Message(text, {"reason": str(error).rstrip(".")}), name, remedy=Message(remedy)
    )
