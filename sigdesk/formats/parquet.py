"""Parquet files, through DuckDB where it is installed.

Decision: Parquet cannot be read with the standard library, and every reader is larger than the rest
of the program's formats together, so it is an extra that is named when such a file is opened. The
figures behind the choice of DuckDB are in `sigdesk.formats`. The database runs in memory, with its
access to other files and its extensions switched off, and its memory bounded.
"""

from __future__ import annotations

import importlib
import os
import re
import tempfile
from collections.abc import Generator
from typing import Any

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats import bounds
from sigdesk.formats.errors import FormatError
from sigdesk.formats.header import unique_names
from sigdesk.formats.json_document import flattened
from sigdesk.formats.jsonl import cell_text
from sigdesk.formats.table import Table, TextFile

MAGIC = b"PAR1"
KEY = "parquet"
EXTRA = "sigdesk[parquet]"
_STEP = 2_000
_MEMORY = "1GB"
_NESTED = re.compile(r"\[|STRUCT|MAP|UNION|VARIANT")


def read_parquet(data: bytes, file: TextFile) -> Generator[float, None, Table]:
    """Read all columns as text.

    Parameters
    ----------
    data : bytes
    file : TextFile
        Its name, hash and options; of `n_wanted` rows only the first are read.

    Raises
    ------
    FormatError
        When the extra is not installed, or the file is damaged or too large.
    """
    try:
        # Not a dependency of the program: see the module's decision.
        duckdb: Any = importlib.import_module("duckdb")
    except ImportError:
        raise _not_installed(file.name) from None
    handle, path = tempfile.mkstemp(suffix=".parquet")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        del data
        yield 0.1
        connection = duckdb.connect(":memory:")
        try:
            columns = yield from _columns(connection, path, file)
        finally:
            connection.close()
    except duckdb.Error as error:
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "The Parquet file cannot be read: {reason}."),
                {"reason": str(error).partition("\n")[0].replace(path, file.name)},
            ),
            file.name,
            remedy=Message(
                QT_TRANSLATE_NOOP("messages", "Write it again, or write it as CSV or JSON lines.")
            ),
        ) from error
    finally:
        os.unlink(path)
    n_rows = len(next(iter(columns.values()), []))
    if not n_rows:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "The file holds no rows.")), file.name
        )
    return Table(
        file=file,
        format=KEY,
        names=unique_names(tuple(columns)),
        cells=tuple(columns.values()),
        has_header=True,
        row_lines=range(1, n_rows + 1),
        messages=file.messages,
    )


def _columns(
    connection: Any, path: str, file: TextFile
) -> Generator[float, None, dict[str, list[str]]]:
    connection.execute(f"SET memory_limit='{_MEMORY}'; SET threads=1")
    connection.execute("SET autoinstall_known_extensions=false")
    connection.execute("SET allowed_paths=[$path]", {"path": path})
    connection.execute("SET enable_external_access=false; SET lock_configuration=true")
    counted = connection.execute("SELECT sum(num_rows) FROM parquet_file_metadata(?)", [path])
    n_rows = int(counted.fetchone()[0] or 0)
    described = connection.execute("DESCRIBE SELECT * FROM read_parquet(?)", [path]).fetchall()
    if n_rows * len(described) > 2 * bounds.MAX_CELLS and not file.n_wanted:
        raise _too_many_cells(file.name, n_rows, len(described))
    names = [str(row[0]) for row in described]
    # The database writes numbers with the digits that they need, four-byte ones too.
    wanted = ", ".join(
        quoted if _NESTED.search(kind) else f"CAST({quoted} AS VARCHAR)"
        for quoted, kind in ((_quoted(name), str(kind)) for name, kind, *_ in described)
    )
    limit = f" LIMIT {file.n_wanted}" if file.n_wanted else ""
    cursor = connection.execute(f"SELECT {wanted} FROM read_parquet(?){limit}", [path])
    columns: dict[str, list[str]] = {}
    n_done = 0
    while rows := cursor.fetchmany(_STEP):
        for name, values in zip(names, zip(*rows, strict=True), strict=True):
            _extend(columns, name, values, n_done)
        n_done += len(rows)
        for column in columns.values():
            column.extend([""] * (n_done - len(column)))
        yield 0.1 + 0.9 * min(1.0, n_done / max(1, n_rows))
    return columns


def _extend(
    columns: dict[str, list[str]], name: str, values: tuple[Any, ...], n_before: int
) -> None:
    """Add values to a column, or those inside structures to a column for each path."""
    if not any(isinstance(value, dict) for value in values):
        column = columns.setdefault(name, [])
        column.extend(map(_text, values))
        return
    for row, value in enumerate(values, start=n_before):
        inner = {name: value} if value is not None else {}
        for path, text in flattened(inner).items():
            column = columns.setdefault(path, [])
            column.extend([""] * (row - len(column)))
            column.append(text)


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _too_many_cells(name: str, n_rows: int, n_columns: int) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "The table has {rows:,} rows and {columns:,} columns, too many to hold."
            ),
            {"rows": n_rows, "columns": n_columns},
        ),
        name,
        remedy=Message(
            QT_TRANSLATE_NOOP("messages", "Save only the columns with ids, reference and answers.")
        ),
    )


def _text(value: Any) -> str:
    if isinstance(value, str):
        return value
    if value is None:
        return ""
    try:
        return cell_text(value)
    except TypeError:  # a date inside a list
        return str(value)


def _not_installed(name: str) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "This is a Parquet file, which needs the extra {extra} (25 MB)."
            ),
            {"extra": EXTRA},
        ),
        name,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Install it with “pip install '{extra}'”, or save the table as CSV or JSON lines.",
            ),
            {"extra": EXTRA},
        ),
    )
