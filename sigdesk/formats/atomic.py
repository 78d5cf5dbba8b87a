"""Writing a file so that a crash leaves either the old one or the new one, never half of one."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """Open a file beside `path` for writing; it takes the place of `path` when all went well.

    The new file is complete on the disk before it replaces the old one, keeps the old one's
    permissions, and is removed when the body raises. A symbolic link stays a link: what it points
    to is replaced.

    Parameters
    ----------
    path : Path

    Yields
    ------
    binary file

    Raises
    ------
    OSError
        When the folder cannot be written to or the disk is full; `path` is then as it was.
    """
    target = path.resolve() if path.is_symlink() else path
    temporary = target.with_name(f".{target.name}.{secrets.token_hex(6)}.part")
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
    # 0o666 less the umask is what a program that just opens the file would give it.
    descriptor = os.open(temporary, flags, 0o666)
    try:
        with os.fdopen(descriptor, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileNotFoundError):
            os.chmod(temporary, stat.S_IMODE(target.stat().st_mode))
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself durable; systems that cannot do that for folders are left alone."""
    with contextlib.suppress(OSError, AttributeError):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def write_text(path: Path, text: str) -> None:
    """Write a text file whole, in UTF-8, or leave what is there."""
    with replacing(path) as file:
        file.write(text.encode("utf-8"))
