"""What a file format is, and the registry of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator
from typing import ClassVar

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.registry import Registry
from sigdesk.formats.errors import FormatError
from sigdesk.formats.questions import Question
from sigdesk.formats.table import Table, TextFile

Reading = Generator[float, None, Table]
"""Yields the share read so far, returns the table."""
ReadingOrAsking = Generator[float, None, Table | Question]
"""The same where the content may leave open which part of the file is meant."""

BLOCK = 1 << 17
"""Characters handled between two yields: a few milliseconds, so that a window stays alive."""


class Format(ABC):
    """A file format: recognises itself by content and reads a table.

    Class attributes: `key` (stable, stored in projects) and `name` (English, marked for
    translation).
    """

    key: ClassVar[str]
    name: ClassVar[str]

    @classmethod
    @abstractmethod
    def sniff(cls, head: str, name: str) -> float:
        """How surely the text is of this format.

        Parameters
        ----------
        head : str
            The first lines, whole ones.
        name : str
            File name; a weak hint, never the reason.

        Returns
        -------
        float
            0 (not this format) to 1 (certain).
        """

    @classmethod
    @abstractmethod
    def read(cls, file: TextFile) -> ReadingOrAsking:
        """Read the whole file.

        Raises
        ------
        FormatError
            With line, offending text and remedy.
        """


FORMATS: Registry[type[Format]] = Registry("format")
"""Every format, by key; importing `sigdesk.formats` fills it."""


def line_blocks(text: str, size: int = 0) -> Iterator[tuple[int, str, float]]:
    """Cut text into blocks of whole lines, each of at least `size` (or `BLOCK`) characters.

    Yields
    ------
    tuple of (int, str, float)
        Number of the block's first line, counted from 1; the block without its last LF; and the
        share of the text up to its end.
    """
    start, line = 0, 1
    while start < len(text):
        end = text.find("\n", start + (size or BLOCK))
        end = len(text) if end < 0 else end
        block = text[start:end]
        yield line, block, end / len(text)
        line += block.count("\n") + 1
        start = end + 1


def blank_lines_left_out(file: str, n_lines: int) -> Message:
    """Say that blank lines between rows are no rows."""
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "Blank lines inside {file} that were left out: {n:,}. If they end sentences, every "
            "token counts as one item here.",
        ),
        {"file": file, "n": n_lines},
        "caution",
    )


def only_a_header(file: str) -> FormatError:
    """Refuse a file whose only row names its columns."""
    return FormatError(
        Message(QT_TRANSLATE_NOOP("messages", "The file holds a header and no rows.")), file
    )
