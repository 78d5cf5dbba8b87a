"""How far the sheets of a workbook reach, before a reader allocates them; and what it hides.

Decision: the reader (calamine) holds a sheet as a full rectangle. Two cells in opposite corners of
an otherwise empty sheet would take 400 GB and end the process, so the rectangle is measured first,
from the cells themselves: the size a sheet says it has is optional and may lie. On the way, error
cells, which the reader gives as empty, and formulas are counted.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from dataclasses import dataclass, field

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats import bounds
from sigdesk.formats.archives import Archive
from sigdesk.formats.errors import FormatError, column_letters, column_number

_CELL_PLACE = re.compile(rb"""\br\s*=\s*["']([A-Za-z]{1,7})([0-9]{1,9})["']""")
_ERROR_CELL = re.compile(rb"""<(?:\w+:)?c\b(?=[^>]*\bt\s*=\s*["']e["'])[^>]*>""")
_LINK = re.compile(rb"<(?:\w+:)?Relationship\b([^>]*)>")
_SHEET = re.compile(rb"<(?:\w+:)?sheet\b([^>]*)>")
_ATTRIBUTE = re.compile(rb"""([\w:]+)\s*=\s*["']([^"']*)["']""")
_FORMULA = re.compile(rb"<(?:\w+:)?f[\s>/]")
_ODS_TAG = re.compile(
    rb"<table:(table-row|table-cell|covered-table-cell|table)\b([^>]*?)(/?)>|</table:table>"
)
_ODS_REPEAT = re.compile(rb"""number-(?:columns|rows)-repeated\s*=\s*["'](\d{1,9})["']""")
_STEP = 1 << 20
_MOST_SHOWN = 1000


@dataclass
class Extent:
    """What was found in one sheet.

    Parameters
    ----------
    n_rows, n_columns : int
        Of the rectangle from A1.
    errors : list of str
        Error cells ("B5"), the first thousand.
    n_formulas : int
    """

    n_rows: int = 0
    n_columns: int = 0
    errors: list[str] = field(default_factory=list)
    n_formulas: int = 0

    def check(self, name: str) -> None:
        """Refuse a sheet that is too large.

        Raises
        ------
        FormatError
        """
        if self.n_rows * self.n_columns > bounds.MAX_CELLS:
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "A sheet reaches over {rows:,} rows and {columns:,} columns; sheets of up "
                        "to {most:,} cells can be read.",
                    ),
                    {"rows": self.n_rows, "columns": self.n_columns, "most": bounds.MAX_CELLS},
                ),
                name,
                remedy=Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "Delete what stands far outside the table, or save the sheet as CSV.",
                    )
                ),
            )


def sheet_entries(archive: Archive, ending: str) -> Generator[float, None, list[str]]:
    """Entries of the worksheets of an xlsx or xlsb file, in the order in which it lists them.

    Entries that the workbook does not list come last: the reader may open them all the same.
    """
    entries = [
        entry
        for entry in archive.names
        if "worksheets/" in entry.replace("\\", "/") and entry.casefold().endswith(f".{ending}")
    ]
    entries.sort(key=_number_in)
    links, book = "xl/_rels/workbook.xml.rels", "xl/workbook.xml"
    if ending != "xml" or not {links, book} <= set(archive.names):
        return entries
    targets = {}
    for tag in _LINK.findall((yield from archive.read(links))):
        parts = dict(_ATTRIBUTE.findall(tag))
        targets[parts.get(b"Id")] = parts.get(b"Target", b"").decode("utf-8", "replace")
    ordered = []
    for tag in _SHEET.findall((yield from archive.read(book))):
        parts = {key.rpartition(b":")[2]: value for key, value in _ATTRIBUTE.findall(tag)}
        target = targets.get(parts.get(b"id"), "").lstrip("/").removeprefix("xl/")
        ordered += [entry for entry in entries if target and entry.endswith(f"/{target}")]
    return list(dict.fromkeys([*ordered, *entries]))


def _number_in(entry: str) -> tuple[int, str]:
    """``sheet10.xml`` comes after ``sheet9.xml``."""
    digits = "".join(char for char in entry.rpartition("/")[2] if char.isdecimal())
    return (int(digits[:9] or 0), entry)


def xlsx_extent(archive: Archive, entry: str) -> Generator[float, None, Extent]:
    """Measure a worksheet of an xlsx file.

    Raises
    ------
    FormatError
        When it is too large or cannot be unpacked.
    """
    data = yield from archive.read(entry)
    found = Extent()
    for start in range(0, len(data), _STEP):
        # A tag cut in two by the border is whole in the overlap.
        part = data[start : start + _STEP + 200]
        places = set(_CELL_PLACE.findall(part))
        if places:
            found.n_rows = max(found.n_rows, max(int(row) for _, row in places))
            letters = {column.decode() for column, _ in places}
            found.n_columns = max(found.n_columns, max(map(column_number, letters)))
            found.check(archive.name)
        found.n_formulas += len(_FORMULA.findall(part[:_STEP]))
        for match in _ERROR_CELL.finditer(part):
            place = _CELL_PLACE.search(match[0])
            if place and match.start() < _STEP and len(found.errors) < _MOST_SHOWN:
                found.errors.append((place[1] + place[2]).decode())
        yield start / len(data)
    return found


def xlsb_extent(archive: Archive, entry: str) -> Generator[float, None, Extent]:
    """Measure a worksheet of an xlsb file, a run of records with kind, size and content."""
    data = yield from archive.read(entry)
    found = Extent()
    place, row, n_records = 0, 0, 0
    while place < len(data):
        kind, place = _variable(data, place, 2)
        size, place = _variable(data, place, 4)
        content = data[place : place + 8]
        place += size
        if kind == 0:  # BrtRowHdr
            row = int.from_bytes(content[:4], "little") + 1
        elif 1 <= kind <= 11:  # BrtCellBlank … BrtFmlaError
            column = int.from_bytes(content[:4], "little") + 1
            found.n_rows, found.n_columns = max(found.n_rows, row), max(found.n_columns, column)
            found.check(archive.name)
            found.n_formulas += kind >= 8
            if kind in (3, 11) and len(found.errors) < _MOST_SHOWN:
                found.errors.append(f"{column_letters(column)}{row}")
        n_records += 1
        if n_records % 20_000 == 0:
            yield min(1.0, place / len(data))
    return found


def _variable(data: bytes, place: int, most: int) -> tuple[int, int]:
    """A number in groups of seven bits, and the place behind it."""
    value = 0
    for position in range(most):
        byte = data[place + position] if place + position < len(data) else 0
        value |= (byte & 0x7F) << (7 * position)
        if byte < 0x80:
            return value, place + position + 1
    return value, place + most


def ods_extents(archive: Archive) -> Generator[float, None, list[Extent]]:
    """Measure all sheets of an OpenDocument file, with repeated rows and cells counted out."""
    data = yield from archive.read("content.xml")
    found: list[Extent] = []
    n_repeated = n_columns = n_last = 0
    for number, match in enumerate(_ODS_TAG.finditer(data)):
        tag, attributes, closed = match[1], match[2] or b"", match[3]
        repeat = _ODS_REPEAT.search(attributes)
        n = int(repeat[1]) if repeat else 1
        if tag == b"table":
            found.append(Extent())
            n_repeated = n_columns = n_last = 0
        elif tag == b"table-row" and found:
            found[-1].n_rows += n_repeated if n_last else 0
            n_repeated, n_columns, n_last = n, 0, 0
        elif tag is not None and found:
            n_columns += n
            if not closed or b"value" in attributes:
                n_last = n_columns
                extent = found[-1]
                extent.n_columns = max(extent.n_columns, n_last)
                reach = Extent(extent.n_rows + n_repeated, extent.n_columns)
                reach.check(archive.name)
        elif found:
            found[-1].n_rows += n_repeated if n_last else 0
            n_repeated = n_last = 0
        if number % 20_000 == 0:
            yield match.end() / len(data)
    return found
