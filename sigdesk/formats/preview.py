"""The beginning of a file, before it is imported: what it is taken for, and what could be changed.

Decision: a preview reads the first 256 KB and no more, so it is there at once for a file of any
size; what it says of the rest ("rows", faulty lines) is what was found so far. It goes through the
same readers as an import, with the same options, so what it shows is what an import would do.
Workbooks and Parquet files have no beginning that could be read alone: those up to 8 MB are read
whole for it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats import archives, compressed, parquet, workbook
from sigdesk.formats.archives import Archive
from sigdesk.formats.chosen_roles import Guess, guess_columns, roles_of, with_roles
from sigdesk.formats.decimal_comma import read_decimal_commas
from sigdesk.formats.dialect import DELIMITERS, dialect_of
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import blank_lines_left_out
from sigdesk.formats.json_document import record_paths
from sigdesk.formats.progress import finished
from sigdesk.formats.questions import Question
from sigdesk.formats.read_options import ReadOptions, options_of
from sigdesk.formats.roles import guess_roles
from sigdesk.formats.sniff import Beginning, table_of, text_of
from sigdesk.formats.sources import Source
from sigdesk.formats.table import Table, TextFile
from sigdesk.formats.workbook_facts import SheetFacts, list_sheets
from sigdesk.formats.workbook_old import MAGIC as OLD_MAGIC

N_BYTES = 1 << 18
N_ROWS = 50
_WHOLE = 1 << 23
_READ = 2_000
"""Rows that roles are guessed from."""

ENCODINGS = (
    "utf-8", "utf-16", "cp1252", "cp1250", "cp1251", "koi8_r", "cp1253", "cp1254", "cp1256",
    "gb18030", "big5", "cp932", "euc_jp", "cp949", "iso8859_15", "mac_roman",
)  # fmt: skip
"""Encodings to choose from, the usual ones first; any other codec can be named all the same."""


@dataclass(frozen=True)
class Preview:
    """What is known of a file from its beginning.

    Parameters
    ----------
    name : str
        File name without folder.
    size : int
        Bytes on the disk.
    is_cut : bool
        There is more than was read.
    format : str
        Key of the format ("delimited", "lines", "jsonl", "json", "workbook", "parquet", …).
    compression : str
        "gzip", "bzip2", "xz", "Zstandard" or "".
    encoding, line_end : str
        As found or chosen; empty for files that are no text.
    delimiter : str
        Of a delimited file.
    n_header : int
        Rows that name the columns.
    names : tuple of str
        Of the columns.
    rows : tuple of tuple of str
        The first rows.
    lines : tuple of int
        Line in the file, or row of the sheet, of each.
    faults : tuple of FormatError
        Lines that cannot be read as they are, as far as was read.
    messages : tuple of Message
        What must be said about the file.
    guesses : mapping of str to Guess
        The role of each column, and why.
    sheets : tuple of SheetFacts
        Of a workbook.
    sheet : str
        The one shown.
    entries : tuple of str
        Data files of a zip archive.
    record_paths : tuple of (str, int)
        Lists of records in a JSON document and their lengths, the likeliest first.
    options : ReadOptions
        As given: all of it can be changed.
    error : FormatError or None
        Why nothing can be shown; all options stay open, for another may help.
    """

    name: str
    size: int
    is_cut: bool
    options: ReadOptions
    format: str = ""
    compression: str = ""
    encoding: str = ""
    line_end: str = ""
    delimiter: str = ""
    n_header: int = 0
    names: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    lines: tuple[int, ...] = ()
    faults: tuple[FormatError, ...] = ()
    messages: tuple[Message, ...] = ()
    guesses: Mapping[str, Guess] = field(default_factory=dict)
    sheets: tuple[SheetFacts, ...] = ()
    sheet: str = ""
    entries: tuple[str, ...] = ()
    record_paths: tuple[tuple[str, int], ...] = ()
    error: FormatError | None = None

    @property
    def delimiters(self) -> tuple[str, ...]:
        """Delimiters to choose from, the one in use first."""
        return tuple(dict.fromkeys((self.delimiter or ",", *DELIMITERS, " ")))


def preview(
    path: str | os.PathLike[str] | Source,
    options: ReadOptions | None = None,
    answers: Mapping[str, str] | None = None,
    name: str = "",
) -> Preview:
    """Look at the beginning of a file.

    Parameters
    ----------
    path : path or Source
    options : ReadOptions, optional
        What is to be tried; without, what `answers` say.
    answers : mapping of str to str, optional
        May hold roles of columns ("role:FILE:COLUMN") and what else was decided.
    name : str, optional
        The file as shown.

    Returns
    -------
    Preview
        With `error` instead of rows when the file cannot be read.
    """
    source = path if isinstance(path, Source) else Source(Path(path))
    shown = name or source.name
    size = source.size
    try:
        if options is None:
            options = options_of(answers or {}, shown, source.given)
        return _look(source, shown, size, options, answers or {})
    except FormatError as error:
        return Preview(source.name, size, False, options or ReadOptions(), error=error)


def _look(
    source: Source, shown: str, size: int, options: ReadOptions, answers: Mapping[str, str]
) -> Preview:
    data = finished(source.read(N_BYTES))
    is_cut = len(data) >= N_BYTES
    packed = archives.is_zip(data)
    if packed or data.startswith((parquet.MAGIC, OLD_MAGIC)):
        if is_cut and size > _WHOLE:
            raise _no_preview(source.name, size)
        data = finished(source.read())
        is_cut = False
    names = Archive(data, source.name).names if packed else []
    if packed and not archives.kind_of(names):
        inside = tuple(archives.data_entries(names))
        return Preview(source.name, size, False, options, "zip", entries=inside)
    beginning = Beginning(_READ, N_BYTES, is_cut)
    read = finished(table_of(data, source.name, options, shown, beginning=beginning))
    assert isinstance(read, Table), "previews ask nothing"
    with_commas = read_decimal_commas(read, answers)
    table = read if isinstance(with_commas, Question) else with_commas
    asked = (with_commas.text,) if isinstance(with_commas, Question) else ()
    roles = finished(guess_roles(table))
    roles = with_roles(roles, roles_of(answers, shown, source.given, table.names), shown)
    sheets = list_sheets(data, source.name) if workbook.is_workbook(data, names) else ()
    text = None
    if table.format in ("delimited", "json"):
        text = _text(data, source.name, options, beginning)
    return Preview(
        name=source.name,
        size=size,
        is_cut=beginning.is_cut,
        options=options,
        format=table.format,
        compression=compressed.kind_of(data),
        encoding=table.file.encoding,
        line_end=table.file.line_end,
        delimiter=_delimiter(table, text),
        n_header=_n_header(table),
        names=table.names,
        rows=tuple(zip(*(cells[:N_ROWS] for cells in table.cells), strict=True)),
        lines=tuple(table.row_lines[:N_ROWS]),
        faults=tuple(beginning.faults),
        messages=(*_of_the_file(table.messages, len(beginning.faults)), *asked),
        guesses=guess_columns(roles),
        sheets=sheets,
        sheet=table.sheet,
        record_paths=record_paths(text) if text and table.format == "json" else (),
    )


def _of_the_file(messages: Iterable[Message], n_faults: int) -> tuple[Message, ...]:
    """Messages without the blank lines that reading put in the place of faulty ones."""
    blank = blank_lines_left_out("", 0).text
    found = []
    for message in messages:
        if message.text == blank:
            n_lines = message.values["n"] - n_faults
            if n_lines <= 0:
                continue
            message = replace(message, values={**message.values, "n": n_lines})
        found.append(message)
    return tuple(found)


def _delimiter(table: Table, text: TextFile | None) -> str:
    if table.format != "delimited" or text is None:
        return ""
    return dialect_of(text.text, table.file.name, table.file.options).delimiter


def _text(data: bytes, name: str, options: ReadOptions, beginning: Beginning) -> TextFile:
    """The beginning as text, once more: the table has let it go."""
    while compressed.kind_of(data):
        data = finished(compressed.unpacked(data, name, N_BYTES, whole=False))
    file = TextFile(name, "", "", "", "", options=options, is_cut=beginning.is_cut)
    return finished(text_of(data, file))


def _n_header(table: Table) -> int:
    chosen = table.file.options.n_header
    if chosen is not None:
        return chosen
    if table.sheet and table.n_rows:
        return table.n_header
    return int(table.has_header and table.format not in ("json", "jsonl", "parquet"))


def _no_preview(name: str, size: int) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "A file of this kind has to be read whole, and {size:,} MB take too long for a "
                "preview; it can be imported all the same.",
            ),
            {"size": size >> 20},
        ),
        name,
    )
