"""Logs of inspect_ai in its archive form (``.eval``): a zip of JSON files, one for each sample.

Decision: the archive is put together to the one JSON document that the tool's other form is
(``{"samples": […]}``), and read as such: both forms give the same table. Samples come in no order
inside the archive and are put into that of their ids and epochs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Generator

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.archives import Archive
from sigdesk.formats.encoding import decode
from sigdesk.formats.errors import FormatError
from sigdesk.formats.progress import scaled

_SAMPLE = re.compile(r"(?:^|/)samples/(.+)_epoch_(\d{1,9})\.json$")
_PARTS = ("reductions.json", "results.json")
_SPLIT = re.compile(r"(\d{1,18})")


def inspect_text(archive: Archive) -> Generator[float, None, str]:
    """The log as one JSON document.

    Raises
    ------
    FormatError
        When an entry is damaged, or there are no samples.
    """
    matches = [match for name in archive.names if (match := _SAMPLE.search(name))]
    matches.sort(key=lambda match: (_natural(match[1]), int(match[2])))
    if not matches:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "The log of inspect_ai holds no samples.")),
            archive.name,
            remedy=Message(
                QT_TRANSLATE_NOOP("messages", "Run the evaluation with samples logged.")
            ),
        )
    samples = []
    for number, match in enumerate(matches):
        step = (number / len(matches), (number + 1) / len(matches))
        samples.append((yield from scaled(_entry(archive, match.string), *step)))
    parts = ['"samples": [' + ",\n".join(samples) + "]"]
    names = set(archive.names)
    for name in ("header.json", "_journal/start.json"):
        if name in names:
            parts.insert(0, f'"header": {(yield from _entry(archive, name))}')
            break
    return "{" + ",\n".join(parts) + "}"


def _entry(archive: Archive, name: str) -> Generator[float, None, str]:
    """The text of an entry; it must be one JSON value, or it would break those beside it."""
    data = yield from archive.read(name)
    decoded = yield from decode(data, archive.name)
    try:
        json.loads(decoded.text)
    except (ValueError, RecursionError) as error:
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "{entry} in the log is not valid JSON: {reason}."),
                {"entry": name, "reason": getattr(error, "msg", str(error))},
            ),
            archive.name,
            getattr(error, "lineno", None),
            getattr(error, "colno", None),
            remedy=Message(QT_TRANSLATE_NOOP("messages", "Copy or download the log again.")),
        ) from None
    return decoded.text.strip()


def _natural(text: str) -> tuple[tuple[int, str], ...]:
    """Order in which 9 comes before 10."""
    return tuple(
        (int(part), "") if position % 2 else (-1, part)
        for position, part in enumerate(_SPLIT.split(text))
    )
