"""Zip archives: what is in them, and bounded reading of it.

Decision: paths inside an archive are names and nothing more; no file is ever written. What an entry
gives is counted while it is unpacked, since sizes in the directory of an archive can lie. Workbooks
and logs of evaluation tools are zip archives too, and are read through the same bounds.
"""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Generator, Sequence
from pathlib import Path, PurePosixPath

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats import bounds
from sigdesk.formats.errors import FormatError
from sigdesk.formats.folders import is_data_name

MAGIC = (b"PK\x03\x04", b"PK\x05\x06")
_STEP = 1 << 18
_LEAST = 1 << 24


class Archive:
    """A zip archive, in memory or in a file.

    Parameters
    ----------
    place : bytes or Path
    name : str
        Of the file, for errors.

    Raises
    ------
    FormatError
        When it is damaged or lists too many entries.
    """

    def __init__(self, place: bytes | Path, name: str) -> None:
        self.name = name
        self._place = place
        self._n_read = 0
        try:
            self._size = len(place) if isinstance(place, bytes) else place.stat().st_size
            with self._opened() as archive:
                infos = archive.infolist()
        except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError, EOFError) as error:
            raise self._damaged() from error
        self.names = [info.filename for info in infos if not info.is_dir()]
        if len(infos) > bounds.MAX_ENTRIES:
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "The archive lists more than {n:,} files, which is the most."
                    ),
                    {"n": bounds.MAX_ENTRIES},
                ),
                name,
                remedy=Message(
                    QT_TRANSLATE_NOOP("messages", "Unpack it and open the files you need.")
                ),
            )

    def _opened(self) -> zipfile.ZipFile:
        return zipfile.ZipFile(
            io.BytesIO(self._place) if isinstance(self._place, bytes) else self._place
        )

    def read(self, entry: str, most: int = 0) -> Generator[float, None, bytes]:
        """The bytes of an entry.

        Parameters
        ----------
        entry : str
        most : int
            With it, only the first bytes are read, silently.

        Yields
        ------
        float
            Share done, as far as the entry's size can be believed.

        Raises
        ------
        FormatError
            When it is damaged, encrypted, or too much comes out of the archive.
        """
        parts = []
        size = 0
        try:
            with self._opened() as archive:
                info = archive.getinfo(entry)
                with archive.open(info) as stream:
                    while part := stream.read(min(_STEP, most - size) if most else _STEP):
                        parts.append(part)
                        size += len(part)
                        self._n_read += len(part)
                        self._check()
                        yield min(1.0, size / max(1, info.file_size))
        except (KeyError, zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError) as error:
            raise self._damaged(entry) from error
        except RuntimeError as error:  # also NotImplementedError
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "{entry} cannot be unpacked: it is encrypted or packed unusually.",
                    ),
                    {"entry": entry},
                ),
                self.name,
                remedy=Message(
                    QT_TRANSLATE_NOOP("messages", "Unpack the archive and open the files inside.")
                ),
            ) from error
        return b"".join(parts)

    def _check(self) -> None:
        if self._n_read > bounds.MAX_BYTES:
            raise bounds.unpacks_too_large(self.name, bounds.MAX_BYTES)
        if self._n_read > _LEAST and self._n_read > bounds.MAX_PACKED_RATIO * self._size:
            raise bounds.packs_too_well(self.name)

    def _damaged(self, entry: str = "") -> FormatError:
        return FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "The zip archive is damaged ({entry}).")
                if entry
                else QT_TRANSLATE_NOOP("messages", "The zip archive is damaged."),
                {"entry": entry},
            ),
            self.name,
            remedy=Message(QT_TRANSLATE_NOOP("messages", "Copy or download it again.")),
        )


def is_zip(head: bytes) -> bool:
    """Whether the first bytes are those of a zip archive."""
    return head.startswith(MAGIC)


def kind_of(names: Sequence[str]) -> str:
    """What an archive with these entries is.

    Returns
    -------
    {"xlsx", "xlsb", "ods", "inspect", "office", ""}
        "" for an archive of files.
    """
    listed = set(names)
    if "xl/workbook.bin" in listed:
        return "xlsb"
    if "xl/workbook.xml" in listed or any(name.startswith("xl/") for name in listed):
        return "xlsx"
    if {"mimetype", "content.xml"} <= listed:
        return "ods"
    if "header.json" in listed or "_journal/start.json" in listed:
        return "inspect"
    if "[Content_Types].xml" in listed or "META-INF/manifest.xml" in listed:
        return "office"
    return ""


def data_entries(names: Sequence[str]) -> list[str]:
    """The entries that may be data: not hidden, no pictures, no papers, nothing of the system's."""
    kept = []
    for name in names:
        parts = PurePosixPath(name.replace("\\", "/")).parts
        if any(part.startswith((".", "__MACOSX")) for part in parts if part not in (".", "..")):
            continue
        if parts and is_data_name(parts[-1]):
            kept.append(name)
    return kept
