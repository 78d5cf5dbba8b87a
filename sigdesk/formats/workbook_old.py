"""How far the sheets of an old workbook (.xls) reach: a look at its records before it is read.

The file is a Compound File (MS-CFB), a small file system of sectors chained by a table; its stream
"Workbook" is a run of BIFF8 records (MS-XLS) with kind, size and content.
"""

from __future__ import annotations

import struct
from collections.abc import Generator

from sigdesk.formats.errors import column_letters
from sigdesk.formats.refusals import no_workbook
from sigdesk.formats.workbook_extent import Extent

MAGIC = b"\xd0\xcf\x11\xe0"
_END = 0xFFFFFFFA
"""Sector numbers from here on mean that a chain ends or a sector is no data."""
_BOF, _BOOLERR, _FORMULA, _MULRK, _MULBLANK = 0x0809, 0x0205, 0x0006, 0x00BD, 0x00BE
_CELLS = frozenset((0x0006, 0x00FD, 0x0203, 0x0204, 0x0205, 0x027E, 0x0201, 0x00D6))


def xls_extents(data: bytes, name: str) -> Generator[float, None, list[Extent]]:
    """Measure the sheets, in the order of the file, the globals left out.

    Raises
    ------
    FormatError
        When this is no workbook, or a sheet is too large.
    """
    stream = _workbook_stream(data)
    if not stream:
        raise no_workbook(name)
    found: list[Extent] = []
    place, n_records = 0, 0
    while place + 4 <= len(stream):
        kind, size = struct.unpack_from("<HH", stream, place)
        content = stream[place + 4 : place + 4 + size]
        place += 4 + size
        n_records += 1
        if n_records % 20_000 == 0:
            yield place / len(stream)
        if kind == _BOF and len(content) >= 4:
            # 0x0010 is a worksheet; the globals of the book begin the stream.
            if content[2:4] != b"\x05\x00":
                found.append(Extent())
        elif found and len(content) >= 6:
            _note(found[-1], kind, content)
            found[-1].check(name)
    return found


def _note(extent: Extent, kind: int, content: bytes) -> None:
    row, column = struct.unpack_from("<HH", content)
    if kind in (_MULRK, _MULBLANK):
        column = max(column, struct.unpack_from("<H", content, len(content) - 2)[0])
    elif kind not in _CELLS:
        return
    extent.n_rows = max(extent.n_rows, row + 1)
    extent.n_columns = max(extent.n_columns, column + 1)
    extent.n_formulas += kind == _FORMULA
    if kind == _BOOLERR and len(content) >= 8 and content[7] == 1:
        extent.errors.append(f"{column_letters(column + 1)}{row + 1}")


def _workbook_stream(data: bytes) -> bytes:
    """The stream "Workbook" (or "Book") of a compound file; empty when there is none."""
    if len(data) < 512:
        return b""
    shift, small_shift = struct.unpack_from("<HH", data, 30)
    first_directory, cutoff, first_small = struct.unpack_from("<I4xII", data, 48)
    if shift not in (9, 12) or small_shift != 6:
        return b""
    size = 1 << shift
    table = _sector_table(data, size)
    directory = _chained(data, table, first_directory, size, size)
    entries = [directory[at : at + 128] for at in range(0, len(directory) - 127, 128)]
    root = entries[0] if entries else b""
    for entry in entries:
        length = struct.unpack_from("<H", entry, 64)[0]
        title = entry[: max(0, length - 2)].decode("utf-16-le", "replace")
        if title in ("Workbook", "Book"):
            start, n_bytes = struct.unpack_from("<II", entry, 116)
            if n_bytes >= cutoff:
                return _chained(data, table, start, size, size)[:n_bytes]
            inner_start = struct.unpack_from("<I", root, 116)[0]
            inner = _chained(data, table, inner_start, size, size)
            raw = _chained(data, table, first_small, size, size)
            small_table = struct.unpack(f"<{len(raw) // 4}I", raw[: len(raw) // 4 * 4])
            return _chained(inner, small_table, start, 64, 0)[:n_bytes]
    return b""


def _sector_table(data: bytes, size: int) -> tuple[int, ...]:
    """Which sector follows each, from the sectors that the header and its chain list."""
    listed = list(struct.unpack_from("<109I", data, 76))
    following = struct.unpack_from("<I", data, 68)[0]
    seen = set()
    while following < _END and following not in seen:
        seen.add(following)
        block = data[(following + 1) * size : (following + 2) * size]
        if len(block) < size:
            break
        *more, following = struct.unpack(f"<{size // 4}I", block)
        listed += more
    blocks = [data[(n + 1) * size : (n + 2) * size] for n in listed if n < _END]
    raw = b"".join(block for block in blocks if len(block) == size)
    return struct.unpack(f"<{len(raw) // 4}I", raw)


def _chained(data: bytes, table: tuple[int, ...], start: int, size: int, offset: int) -> bytes:
    """Sectors of a chain joined; a chain that runs in a circle is cut."""
    parts = []
    seen = set()
    while start < len(table) and start not in seen:
        seen.add(start)
        parts.append(data[start * size + offset : (start + 1) * size + offset])
        start = table[start]
    return b"".join(parts)
