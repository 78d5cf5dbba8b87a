"""Compressed files, read in place: gzip, bzip2, xz and Zstandard.

Decision: the first bytes tell, not the name; the inner name (``x.csv.gz`` is ``x.csv``) is a hint
to the format of what comes out. Output is taken in steps and counted, so a file that unpacks
without end is given up at the bound. Zstandard is in the standard library from Python 3.14; before,
the small package ``backports.zstd`` has the same interface (0.5 MB to download; ``zstandard`` takes
24 MB on disk).
"""

from __future__ import annotations

import bz2
import importlib
import lzma
import re
import zlib
from collections.abc import Callable, Generator
from typing import Any, Protocol

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats import bounds
from sigdesk.formats.errors import FormatError

_STEP = 1 << 20
"""Bytes unpacked between two yields: some milliseconds."""
_LEAST = 1 << 24
"""Below this size a high ratio does no harm."""
_ENDING = re.compile(r"\.(gz|gzip|bz2|xz|lzma|zst|zstd)$", re.IGNORECASE)


class Decompressor(Protocol):
    """What the decompressors of the standard library have in common."""

    @property
    def eof(self) -> bool:
        """The stream has ended."""

    @property
    def needs_input(self) -> bool:
        """No more comes out without further input."""

    @property
    def unused_data(self) -> bytes:
        """What follows the end of the stream."""

    def decompress(self, data: bytes, max_length: int = -1, /) -> bytes:
        """Unpack at most `max_length` bytes."""


class _Gzip:
    """zlib's decompressor with the interface of the others."""

    def __init__(self) -> None:
        self._inner = zlib.decompressobj(wbits=31)
        self._full = False

    @property
    def eof(self) -> bool:
        return self._inner.eof

    @property
    def needs_input(self) -> bool:
        return not self._inner.unconsumed_tail and not self._full

    @property
    def unused_data(self) -> bytes:
        return self._inner.unused_data

    def decompress(self, data: bytes, max_length: int = -1, /) -> bytes:
        size = max(0, max_length)
        out = self._inner.decompress(self._inner.unconsumed_tail + data, size)
        self._full = bool(size) and len(out) == size and not self._inner.eof
        return out


def _zstd() -> Decompressor:
    for module in ("compression.zstd", "backports.zstd"):
        try:
            found: Any = importlib.import_module(module)
        except ImportError:
            continue
        made: Decompressor = found.ZstdDecompressor()
        return made
    raise FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "Zstandard files need the package {package}, which is not installed."
            ),
            {"package": "backports.zstd"},
        ),
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages", "Install it with “pip install {package}”, or unpack the file first."
            ),
            {"package": "backports.zstd"},
        ),
    )


_KINDS: tuple[tuple[bytes, str, Callable[[], Decompressor]], ...] = (
    (b"\x1f\x8b\x08", "gzip", _Gzip),
    (b"BZh", "bzip2", bz2.BZ2Decompressor),
    (b"\xfd7zXZ\0", "xz", lambda: lzma.LZMADecompressor(memlimit=1 << 29)),
    (b"\x28\xb5\x2f\xfd", "Zstandard", _zstd),
)


def kind_of(head: bytes) -> str:
    """Name of the compression that the first bytes tell; empty when there is none."""
    return next((name for magic, name, _ in _KINDS if head.startswith(magic)), "")


def inner_name(name: str) -> str:
    """The name without the ending of a compression."""
    return _ENDING.sub("", name) or name


def unpacked(
    data: bytes, name: str, most: int = 0, *, whole: bool = True
) -> Generator[float, None, bytes]:
    """Unpack a file that may consist of several streams, as ``cat a.gz b.gz`` makes them.

    Parameters
    ----------
    data : bytes
    name : str
        Of the file, for errors.
    most : int
        Bytes that may come out; `bounds.MAX_BYTES` when 0.
    whole : bool
        Without, stop silently at `most` or where `data` ends: a preview has only the beginning.

    Yields
    ------
    float
        The share of the input that is used up.

    Raises
    ------
    FormatError
        When the stream is damaged or cut, or too much comes out of it.
    """
    limit = most or bounds.MAX_BYTES
    make = next(make for magic, _, make in _KINDS if data.startswith(magic))
    kind = kind_of(data)
    parts: list[bytes] = []
    size = used = 0
    try:
        while used < len(data):
            machine = make()
            while not machine.eof:
                chunk = b""
                if machine.needs_input:
                    chunk = data[used : used + _STEP // 4]
                    used += len(chunk)
                    if not chunk:
                        if whole:
                            raise _damaged(name, kind)
                        return b"".join(parts)
                out = machine.decompress(chunk, _STEP)
                size += len(out)
                parts.append(out)
                if size > limit:
                    if not whole:
                        return b"".join(parts)[:limit]
                    raise bounds.unpacks_too_large(name, limit)
                if size > _LEAST and size > bounds.MAX_PACKED_RATIO * used:
                    raise bounds.packs_too_well(name)
                yield used / len(data)
            used -= len(machine.unused_data)
            if kind_of(data[used : used + 8]) != kind:
                break  # zero padding, or rubbish behind the last stream, as gzip itself ignores
    except (OSError, EOFError, ValueError, zlib.error, lzma.LZMAError) as error:
        if not whole and parts:
            return b"".join(parts)
        raise _damaged(name, kind) from error
    except FormatError as error:
        error.file = error.file or name
        raise
    except Exception as error:
        # Zstandard's own error is a class of a module that may not be there.
        if type(error).__name__ != "ZstdError":
            raise
        raise _damaged(name, kind) from error
    return b"".join(parts)


def _damaged(name: str, kind: str) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP("messages", "This compressed file ({kind}) is damaged or cut short."),
            {"kind": kind},
        ),
        name,
        remedy=Message(
            QT_TRANSLATE_NOOP("messages", "Copy or download it again, or unpack it yourself.")
        ),
    )
