"""From bytes to a table: what a file is, by its content, and what it is not.

Decision: the first bytes tell containers (compressed files, workbooks, Parquet, logs in zip
archives) before anything is taken for text, and the last resort of all text is one answer a line.
A name only tips a balance. What the user says (`ReadOptions`) goes before all of it.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats import archives, compressed, parquet, workbook
from sigdesk.formats.archives import Archive
from sigdesk.formats.encoding import decode
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import FORMATS, Format, ReadingOrAsking
from sigdesk.formats.inspect_log import inspect_text
from sigdesk.formats.line_ends import unify_line_ends
from sigdesk.formats.progress import scaled
from sigdesk.formats.questions import Question
from sigdesk.formats.read_options import ReadOptions, decisions_of, options_of
from sigdesk.formats.refusals import no_data_archive, refuse_binary, refuse_markup
from sigdesk.formats.sources import Source
from sigdesk.formats.table import Table, TextFile

HEAD = 1 << 16
"""Characters that formats look at to recognise a text."""
_MOST_LAYERS = 3
_MOST_FAULTS = 20


@dataclass
class Beginning:
    """What a preview wants of a file.

    Parameters
    ----------
    n_rows, n_bytes : int
        Rows and unpacked bytes that are enough.
    is_cut : bool
        The bytes are not the whole file.
    faults : list of FormatError
        Faulty lines that were read past.
    """

    n_rows: int
    n_bytes: int
    is_cut: bool
    faults: list[FormatError] = field(default_factory=list)


def read_table(
    source: str | os.PathLike[str] | Source,
    options: ReadOptions | None = None,
    *,
    name: str = "",
    answers: Mapping[str, str] | None = None,
) -> ReadingOrAsking:
    """Read one file, whatever its format.

    Parameters
    ----------
    source : path or Source
    options : ReadOptions, optional
        What the user says about the file; without, what `answers` say.
    name : str, optional
        The file as shown, for keys of questions and answers; its bare name by default.
    answers : mapping of str to str, optional

    Yields
    ------
    float
        The share done so far, 0 to 1.

    Returns
    -------
    Table or Question
        A question when the content leaves open which part of the file is meant, and the options
        do not say.

    Raises
    ------
    FormatError
        When the file is missing, too large, empty, no data, or does not fit its format.
    """
    source = source if isinstance(source, Source) else Source(Path(source))
    shown = name or source.name
    if options is None:
        options = options_of(answers or {}, shown, source.given)
    data = yield from scaled(source.read(), 0.0, 0.15)
    reading = table_of(data, source.name, options, shown)
    del data  # the bytes are let go as soon as there is a text
    return (yield from scaled(reading, 0.15, 1.0))


def table_of(
    data: bytes,
    name: str,
    options: ReadOptions,
    shown: str = "",
    *,
    beginning: Beginning | None = None,
) -> ReadingOrAsking:
    """Make a table of the bytes of a file.

    Parameters
    ----------
    data : bytes
    name : str
        File name without folder.
    options : ReadOptions
    shown : str
        The file's name in questions; `name` by default.
    beginning : Beginning, optional
        For a preview: how much is wanted, and what was found wrong.
    """
    if not data:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "The file is empty.")), name, remedy=WRITE_AGAIN
        )
    part = beginning or Beginning(0, 0, is_cut=False)
    digest = "" if beginning else hashlib.sha256(data).hexdigest()
    # The name as it was given stays that of the table: the inner one is only a hint.
    inner = name
    for _ in range(_MOST_LAYERS):
        if not compressed.kind_of(data):
            break
        unpacking = compressed.unpacked(data, name, part.n_bytes, whole=beginning is None)
        data = yield from scaled(unpacking, 0.0, 0.3)
        inner = compressed.inner_name(inner)
        part.is_cut = part.is_cut or len(data) >= part.n_bytes > 0
    file = TextFile(
        name, digest, "", "", "", options=options, n_wanted=part.n_rows, is_cut=part.is_cut
    )
    read: Table | Question
    names = Archive(data, name).names if archives.is_zip(data) else []
    if workbook.is_workbook(data, names):
        read = yield from scaled(workbook.read_workbook(data, file), 0.3, 1.0)
    elif data.startswith(parquet.MAGIC):
        read = yield from scaled(parquet.read_parquet(data, file), 0.3, 1.0)
    elif names and archives.kind_of(names) == "inspect":
        text = yield from scaled(inspect_text(Archive(data, name)), 0.3, 0.5)
        file = replace(file, text=text, encoding="utf-8", line_end="LF")
        read = yield from scaled(FORMATS["inspect"].read(file), 0.5, 1.0)
    elif archives.is_zip(data):
        raise no_data_archive(name, names)
    else:
        decoding = text_of(data, file)
        del data
        text_file = yield from scaled(decoding, 0.3, 0.5)
        chosen = choose_format(text_file, inner)
        if beginning is None:
            read = yield from scaled(chosen.read(text_file), 0.5, 1.0)
        else:
            read = yield from _past_faults(chosen, text_file, beginning)
    if isinstance(read, Question):
        return read
    return replace(
        read,
        file=replace(read.file, text=""),
        decisions=(*read.decisions, *decisions_of(options, shown or name)),
    )


WRITE_AGAIN = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "The program that wrote it may have stopped early: write the file again, or leave it out.",
    )
)


def _past_faults(
    chosen: type[Format], file: TextFile, beginning: Beginning
) -> Generator[float, None, Table | Question]:
    """Read on past faulty lines, each left blank and noted."""
    lines = file.text.split("\n")
    while True:
        try:
            return (yield from chosen.read(replace(file, text="\n".join(lines))))
        except FormatError as error:
            number = error.line
            known = number is not None and 0 < number <= len(lines) and lines[number - 1]
            if not known or len(beginning.faults) >= _MOST_FAULTS:
                raise
            assert number is not None
            # What the cut itself broke is no fault of the file.
            if not (file.is_cut and number == len(lines)):
                beginning.faults.append(error)
            lines[number - 1] = ""


def read_text(path: Path) -> Generator[float, None, TextFile]:
    """Read a plain text file, with one kind of line end."""
    source = Source(path)
    data = yield from scaled(source.read(), 0.0, 0.5)
    if not data:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "The file is empty.")),
            source.name,
            remedy=WRITE_AGAIN,
        )
    file = TextFile(source.name, hashlib.sha256(data).hexdigest(), "", "", "")
    return (yield from scaled(text_of(data, file), 0.5, 1.0))


def text_of(data: bytes, file: TextFile) -> Generator[float, None, TextFile]:
    """Decode, unify line ends, and refuse what is no text of data."""
    name = file.name
    if not file.options.encoding:
        refuse_binary(data, name)
    decoded = yield from scaled(
        decode(data, name, file.options.encoding, is_cut=file.is_cut), 0.0, 0.6
    )
    del data
    lines = yield from scaled(unify_line_ends(decoded.text, name), 0.6, 1.0)
    if lines.text.isspace() or not lines.text:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "The file holds nothing but blank lines.")),
            name,
            remedy=WRITE_AGAIN,
        )
    _refuse_nul(lines.text, name)
    refuse_markup(lines.text[:HEAD], name)
    text, n_blank = lines.text, lines.n_trailing_blank
    if file.is_cut and "\n" in text:
        # The last line may be broken off in the middle.
        text, n_blank = text[: text.rfind("\n")], 0
    return replace(
        file,
        text=text,
        encoding=decoded.encoding,
        line_end=lines.line_end,
        n_trailing_blank=n_blank,
        messages=(*decoded.messages, *lines.messages),
    )


def choose_format(file: TextFile, inner_name: str = "") -> type[Format]:
    """The format that the user names, or that recognises the text most surely.

    Parameters
    ----------
    file : TextFile
    inner_name : str
        The name as a hint to what is inside, where it differs from the file's.

    Raises
    ------
    FormatError
        When the user names a format that there is none of.
    """
    wanted = file.options.format
    if wanted:
        if wanted in FORMATS:
            return FORMATS[wanted]
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "No format is called “{name}”; there are: {names}."),
                {"name": wanted, "names": ", ".join(FORMATS)},
            ),
            file.name,
        )
    if file.options.delimiter:
        return FORMATS["delimited"]
    head = file.text[:HEAD]
    if len(file.text) > HEAD:
        head = head[: head.rfind("\n")] if "\n" in head else head
    name = inner_name or file.name
    return max(FORMATS.values(), key=lambda entry: entry.sniff(head, name))


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
