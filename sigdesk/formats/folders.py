"""Folders among the files of an import: the data files inside stand for them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError

MOST_FILES = 500
_DEPTH = 3
_NO_DATA = frozenset(
    f".{ending}"
    for kinds in (
        "png jpg jpeg gif bmp svg webp ico tif tiff eps ps pdf doc docx odt rtf ppt pptx odp",
        "tex bib md rst html htm css py pyc ipynb r rmd sh bat ps1 pl js ts java c cpp h go rs",
        "toml yaml yml ini cfg lock log whl exe dll so dylib jar class bin pt pth ckpt h5 npy npz",
        "safetensors onnx pkl pickle mp3 wav mp4 sigdesk 7z rar tar iso",
    )
    for ending in kinds.split()
)
_PAPERS = re.compile(r"(readme|licen[cs]e|copying|notice|changelog|makefile|dockerfile)\b", re.I)
_LEFTOVERS = re.compile(r"^(~\$|\.|thumbs\.db$|desktop\.ini$)|~$|\.(bak|tmp|swp)$", re.I)


def is_data_name(name: str) -> bool:
    """Whether a file of this name may hold data: no picture, paper, program, hidden or left-over.

    A name can only exclude. What the file holds is looked at when it is read.
    """
    if _LEFTOVERS.search(name) or _PAPERS.match(name):
        return False
    return os.path.splitext(name)[1].casefold() not in _NO_DATA


def expand(paths: Iterable[str | os.PathLike[str]]) -> list[Path]:
    """Files as given, and for each folder the data files inside it.

    Parameters
    ----------
    paths : iterable of path
        Files and folders, in any order.

    Returns
    -------
    list of Path
        Files of a folder stand where the folder stood, by name; each file once.

    Raises
    ------
    FormatError
        When a folder holds no data, more than `MOST_FILES` files, or cannot be read.
    """
    found: dict[Path, None] = {}
    for path in map(Path, paths):
        if not path.is_dir():
            found.setdefault(path)
            continue
        inside = list(_walk(path, _DEPTH))
        if not inside:
            raise FormatError(
                Message(QT_TRANSLATE_NOOP("messages", "The folder holds no file of data.")),
                path.name,
                remedy=Message(QT_TRANSLATE_NOOP("messages", "Choose the files themselves.")),
            )
        found.update(dict.fromkeys(inside))
        if len(found) > MOST_FILES:
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP("messages", "The folder holds more than {n:,} files."),
                    {"n": MOST_FILES},
                ),
                path.name,
                remedy=Message(QT_TRANSLATE_NOOP("messages", "Choose the files you need.")),
            )
    return list(found)


def _walk(folder: Path, depth: int) -> Iterator[Path]:
    """Data files in a folder and in folders below it; links to folders are not followed."""
    try:
        entries: Sequence[os.DirEntry[str]] = sorted(os.scandir(folder), key=lambda e: e.name)
    except OSError as error:
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "The folder cannot be read: {reason}."),
                {"reason": error.strerror or str(error)},
            ),
            folder.name,
        ) from error
    n_found = 0
    for entry in entries:
        if entry.is_file() and is_data_name(entry.name):
            yield Path(entry.path)
            n_found += 1
            if n_found > MOST_FILES:
                return
    for entry in entries:
        hidden = entry.name.startswith((".", "__"))
        if depth > 1 and not hidden and entry.is_dir(follow_symlinks=False):
            yield from _walk(Path(entry.path), depth - 1)
