"""How much a file may hold: no file, however made, may take the machine's memory.

Decision: a bound is checked on what really comes out, never on what a header promises.
"""

from __future__ import annotations

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError

MAX_BYTES = 1 << 30
"""Larger files would not fit into the memory of a usual desk computer once they are taken apart."""
MAX_PACKED_RATIO = 1000
"""What compresses better than this is not data. A million equal labels reach some hundreds."""
MAX_ENTRIES = 10_000
"""Entries an archive may list."""
MAX_CELLS = 12_000_000
"""Cells of a sheet, empty ones between filled ones counted: all rows of a sheet, 11 columns."""


def too_large(name: str, size: int, most: int) -> FormatError:
    """A file, or what is packed in it, is larger than can be read."""
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "The file has {size:,} MB; files up to {most:,} MB can be read."
            ),
            {"size": size >> 20, "most": most >> 20},
        ),
        name,
        remedy=Message(
            QT_TRANSLATE_NOOP("messages", "Save only the columns with ids, reference and answers.")
        ),
    )


def unpacks_too_large(name: str, most: int) -> FormatError:
    """A packed file gives more than can be read."""
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Unpacked, the file would have more than {most:,} MB, which is the most.",
            ),
            {"most": most >> 20},
        ),
        name,
        remedy=Message(
            QT_TRANSLATE_NOOP("messages", "Save only the columns with ids, reference and answers.")
        ),
    )


def packs_too_well(name: str) -> FormatError:
    """A packed file that is built to overflow the memory."""
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "The file unpacks to more than {n:,} times its size, which no data do.",
            ),
            {"n": MAX_PACKED_RATIO},
        ),
        name,
        remedy=Message(
            QT_TRANSLATE_NOOP("messages", "Unpack it with another program if you trust it.")
        ),
    )
