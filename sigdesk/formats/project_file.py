"""The project file: everything of one document in one file, `.sigdesk`.

Decision: a zip archive whose first entry, stored plain, is ``mimetype`` (so that file managers and
`file` know it), then ``project.json`` (the document), ``results.json`` (what was computed) and the
arrays. Anything can be looked at with common tools. The data come along, not paths to them: a
project sent to a reviewer opens there with the same numbers. Results are read, never computed.
"""

from __future__ import annotations

import json
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sigdesk import __version__
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.arrays import ArrayReader, ArrayWriter, DamagedError
from sigdesk.formats.atomic import replacing
from sigdesk.formats.errors import FormatError
from sigdesk.formats.project_entries import (
    read_project,
    read_results,
    write_project,
    write_results,
)
from sigdesk.model.project import Project
from sigdesk.model.store import ResultStore

SUFFIX = ".sigdesk"
MIMETYPE = "application/vnd.sigdesk.project+zip"
VERSION = 1
"""Raised whenever an older program would misread the file."""

_MAX_JSON = 2**28
_MAX_ENTRIES = 100_000
_MAX_UNPACKED = 2**33


def autosave_path(path: Path) -> Path:
    """Where the working copy of a saved project is kept between saves: hidden, beside it."""
    return path.with_name(f".{path.stem}.autosave{SUFFIX}")


def save_project(path: Path, project: Project, store: ResultStore) -> None:
    """Write a project with its results.

    A crash at any moment leaves the old file or the new one.

    Parameters
    ----------
    path : Path
    project : Project
    store : ResultStore
        May be added to meanwhile by another thread.

    Raises
    ------
    OSError
        When the file cannot be written; what was there is untouched.
    """
    with replacing(path) as file, zipfile.ZipFile(file, "w") as archive:
        writer = ArrayWriter(archive)
        writer.entry("mimetype", MIMETYPE.encode(), compressed=False)
        document = {"format": "sigdesk-project", "version": VERSION, "written_by": __version__}
        document |= write_project(project, writer)
        results = write_results(store, writer)
        writer.entry("project.json", _json(document))
        writer.entry("results.json", _json(results))


def _json(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, allow_nan=False, indent=1).encode(
        "utf-8", "surrogatepass"
    )


def load_project(path: Path) -> tuple[Project, ResultStore]:
    """Read a project with its results; nothing is computed.

    Raises
    ------
    FormatError
        When it is not a project file, is damaged, or was written by a newer program.
    OSError
        When it cannot be read at all.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            return _read(path, archive)
    except FormatError:
        raise
    except zipfile.BadZipFile as error:
        with path.open("rb") as file:
            was_archive = file.read(4) == b"PK\x03\x04"
        if was_archive:
            raise _damaged(path, error) from error
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "This is not a SigDesk project file.")),
            path.name,
            remedy=Message(
                QT_TRANSLATE_NOOP(
                    "messages", "Drop result files as they are; open only .sigdesk files here."
                )
            ),
        ) from error
    except (
        ArithmeticError,
        AttributeError,
        EOFError,
        LookupError,
        NotImplementedError,
        RuntimeError,
        TypeError,
        ValueError,
        zlib.error,
    ) as error:
        raise _damaged(path, error) from error


def _read(path: Path, archive: zipfile.ZipFile) -> tuple[Project, ResultStore]:
    entries = archive.infolist()
    unpacked = sum(entry.file_size for entry in entries)
    if len(entries) > _MAX_ENTRIES or unpacked > _MAX_UNPACKED:
        raise DamagedError(f"{len(entries):,} entries, {unpacked:,} bytes")
    reader = ArrayReader(archive)
    if "project.json" not in archive.namelist():
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "This is a zip archive, but not a SigDesk project file."
                )
            ),
            path.name,
        )
    document = _parsed(reader, "project.json")
    version = document["version"]
    if document["format"] != "sigdesk-project" or not isinstance(version, int):
        raise DamagedError("project.json")
    if version > VERSION:
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "This project was written by a newer SigDesk ({program}); this one is "
                    "{own} and cannot read it.",
                ),
                {"program": str(document.get("written_by", "?")), "own": __version__},
            ),
            path.name,
            found=f"version {version}",
            remedy=Message(
                QT_TRANSLATE_NOOP("messages", "Update SigDesk, or ask the sender for the data.")
            ),
        )
    return read_project(document, reader), read_results(_parsed(reader, "results.json"), reader)


def _parsed(reader: ArrayReader, name: str) -> dict[str, Any]:
    data = json.loads(reader.entry(name, _MAX_JSON).decode("utf-8", "surrogatepass"))
    if not isinstance(data, dict):
        raise DamagedError(f"{name} is not an object")
    return data


def _damaged(path: Path, error: Exception) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP("messages", "This project file is damaged and cannot be opened.")
        ),
        path.name,
        found=f"{error}" or type(error).__name__,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Copy it again from where it came from. If it was saved here, the autosave file "
                "beside it may still be whole.",
            )
        ),
    )
