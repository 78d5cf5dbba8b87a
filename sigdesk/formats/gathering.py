"""From what the user gave to the files that are read: folders and archives are opened.

Decision: all data files inside a zip archive are taken as if they had been given, and it is told
which; an answer "entries:FILE" names fewer. A workbook or a log that happens to be a zip archive is
a file like others.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats import archives
from sigdesk.formats.archives import Archive
from sigdesk.formats.errors import FormatError
from sigdesk.formats.folders import MOST_FILES, expand
from sigdesk.formats.naming import made_unique
from sigdesk.formats.questions import Choice, Question, general_option
from sigdesk.formats.read_options import options_of, question_key
from sigdesk.formats.refusals import no_data_archive
from sigdesk.formats.sources import Source

Given = str | os.PathLike[str] | Source
_MANY = 12
"""More files than this in an archive are asked about before all are read."""
_MOST_NAMED = 12


def gather(
    paths: Sequence[Given], answers: Mapping[str, str]
) -> tuple[list[Source], list[Message], list[Question]]:
    """The files to read.

    Parameters
    ----------
    paths : sequence of path or Source
        Files, folders and archives.
    answers : mapping of str to str

    Returns
    -------
    tuple of (sources, messages, questions)

    Raises
    ------
    FormatError
        When a folder or an archive holds no data.
    """
    found: dict[Source, None] = {}
    messages: list[Message] = []
    questions: list[Question] = []
    for given in paths:
        if isinstance(given, Source):
            found.setdefault(given)
            continue
        for path in expand([given]):
            source = Source(path)
            if not archives.is_zip(source.head()):
                found.setdefault(source)
                continue
            archive = Archive(path, path.name)
            if archives.kind_of(archive.names):
                found.setdefault(source)
                continue
            entries = _entries(archive, str(path), answers)
            if isinstance(entries, Question):
                questions.append(entries)
                continue
            found.update(dict.fromkeys(Source(path, entry) for entry in entries))
            messages.append(_told(archive, entries))
    if not found and not questions:
        raise FormatError(Message(QT_TRANSLATE_NOOP("messages", "No file was given.")))
    return list(found), messages, questions


def _entries(archive: Archive, path: str, answers: Mapping[str, str]) -> list[str] | Question:
    """Which files of an archive are meant."""
    inside = archives.data_entries(archive.names)
    if not inside or archive.name.casefold().endswith(".sigdesk"):
        raise no_data_archive(archive.name, archive.names)
    wanted = options_of(answers, archive.name, path).entries
    if wanted and wanted != "all":
        named = wanted.split("|")
        unknown = [name for name in named if name not in archive.names]
        if unknown:
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "The archive holds no “{name}”; it holds {names}."
                    ),
                    {"name": unknown[0], "names": joined(inside, most=_MOST_NAMED)},
                ),
                archive.name,
            )
        return named
    if len(inside) > MOST_FILES:
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "The archive holds more than {n:,} files of data."),
                {"n": MOST_FILES},
            ),
            archive.name,
            remedy=Message(QT_TRANSLATE_NOOP("messages", "Unpack it and open the files you need.")),
        )
    if len(inside) > _MANY and not wanted:
        return _ask(archive.name, inside)
    return inside


def _ask(name: str, inside: Sequence[str]) -> Question:
    key = question_key("entries", name)
    choices = [
        Choice(
            "all",
            Message(QT_TRANSLATE_NOOP("messages", "All {n:,} files of data"), {"n": len(inside)}),
        )
    ]
    choices += [
        Choice(entry, Message(QT_TRANSLATE_NOOP("messages", "Only {file}"), {"file": entry}))
        for entry in inside
    ]
    return Question(
        key,
        Message(
            QT_TRANSLATE_NOOP("messages", "Which files of the archive {file} are meant?"),
            {"file": name},
        ),
        (),
        tuple(choices),
        general_option(key, "all"),
    )


def _told(archive: Archive, entries: Sequence[str]) -> Message:
    values = {
        "file": archive.name,
        "n": len(entries),
        "files": joined(entries, most=_MOST_NAMED),
        "left": len(archive.names) - len(entries),
    }
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "Files read from the archive {file}: {n:,} ({files}); files left out: {left:,}.",
        ),
        values,
    )


def shown_names(files: Sequence[Source | Path]) -> tuple[str, ...]:
    """Names to tell files apart: the file name, with its folder or a number where two are equal."""
    sources = [file if isinstance(file, Source) else Source(file) for file in files]
    names = [source.name for source in sources]
    if len(set(names)) < len(names):
        names = [f"{source.folder}/{source.name}" for source in sources]
    return made_unique(names)
