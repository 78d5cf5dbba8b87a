"""Where the bytes of a table come from: a file, an entry of an archive, or pasted text."""

from __future__ import annotations

import os
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats import bounds
from sigdesk.formats.archives import Archive
from sigdesk.formats.errors import FormatError

_BLOCK = 1 << 22
_HEAD = 8


@dataclass(frozen=True)
class Source:
    """A file, or a file inside an archive.

    Parameters
    ----------
    path : Path
    entry : str
        Name of the entry of a zip archive; empty for the file itself.
    text : str or None
        The content itself, of pasted text; `path` is then only a name.
    """

    path: Path
    entry: str = ""
    text: str | None = None

    @property
    def name(self) -> str:
        """Name without folders."""
        return PurePosixPath(self.entry.replace("\\", "/")).name if self.entry else self.path.name

    @property
    def given(self) -> str:
        """The path as given, with the entry behind it."""
        return f"{self.path}/{self.entry}" if self.entry else str(self.path)

    @property
    def folder(self) -> str:
        """Name of the folder or archive it lies in."""
        if not self.entry:
            return self.path.parent.name
        return PurePosixPath(self.entry.replace("\\", "/")).parent.name or self.path.name

    def head(self) -> bytes:
        """The first bytes of the file, which tell archives; empty when it cannot be read."""
        if self.text is not None:
            return b""
        try:
            with self.path.open("rb") as stream:
                return stream.read(_HEAD)
        except (OSError, ValueError):
            return b""

    def read(self, most: int = 0) -> Generator[float, None, bytes]:
        """All bytes, or with `most` only the first ones.

        Yields
        ------
        float
            Share read.

        Raises
        ------
        FormatError
            When the file is missing, a folder, or too large.
        """
        if self.text is not None:
            data = self.text.encode("utf-8", "replace")
            return data[:most] if most else data
        if self.entry:
            return (yield from Archive(self.path, self.path.name).read(self.entry, most))
        return (yield from read_file(self.path, most))

    @property
    def size(self) -> int:
        """Bytes of the file on the disk; of an archive, of the whole of it."""
        if self.text is not None:
            return len(self.text.encode("utf-8", "replace"))
        try:
            return self.path.stat().st_size
        except (OSError, ValueError):
            return 0


def read_file(path: Path, most: int = 0) -> Generator[float, None, bytes]:
    """The bytes of a file, or with `most` only the first ones."""
    try:
        if path.is_dir():
            raise FormatError(
                Message(QT_TRANSLATE_NOOP("messages", "This is a folder.")),
                path.name,
                remedy=Message(QT_TRANSLATE_NOOP("messages", "Choose the files inside it.")),
            )
        size = os.stat(path).st_size
        if most:
            with path.open("rb") as stream:
                return stream.read(most)
        if size > bounds.MAX_BYTES:
            raise bounds.too_large(path.name, size, bounds.MAX_BYTES)
        parts = []
        done = 0
        with path.open("rb") as stream:
            while part := stream.read(_BLOCK):
                parts.append(part)
                done += len(part)
                # A pipe or a device has no size that could be looked at before.
                if done > bounds.MAX_BYTES:
                    raise bounds.too_large(path.name, done, bounds.MAX_BYTES)
                yield min(1.0, done / max(size, 1))
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
