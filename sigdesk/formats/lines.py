"""One answer per line: labels or scores."""

from __future__ import annotations

import re

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.format import FORMATS, Format, Reading, line_blocks, only_a_header
from sigdesk.formats.header import is_header, unique_names
from sigdesk.formats.table import Table, TextFile

_QUOTED = re.compile(r'"(?:[^"]|"")*"')


@FORMATS.register
class OnePerLine(Format):
    """One answer a line; a blank line is an answer that is missing."""

    key = "lines"
    name = QT_TRANSLATE_NOOP("messages", "One answer per line")

    @classmethod
    def sniff(cls, head: str, name: str) -> float:
        """Anything can be lines: the reading when nothing else fits."""
        del head, name
        return 0.1

    @classmethod
    def read(cls, file: TextFile) -> Reading:
        """Read the lines; blank ones at the end have been left out and are told."""
        cells: list[str] = []
        for _, block, share in line_blocks(file.text):
            cells.extend(block.split("\n"))
            yield share
        if file.options.quote != "no":
            cells = _without_quotes(cells)
        chosen = file.options.n_header
        has_header = is_header(cells[:1], [cells[1:2001]]) if chosen is None else chosen > 0
        if has_header and len(cells) == 1:
            raise only_a_header(file.name)
        name = cells.pop(0) if has_header else "column 1"
        first_line = 2 if has_header else 1
        messages = list(file.messages)
        if file.n_trailing_blank:
            messages.append(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "Blank lines at the end of {file} that were left out: {n:,}."
                    ),
                    {"n": file.n_trailing_blank, "file": file.name},
                )
            )
        return Table(
            file=file,
            format=cls.key,
            names=unique_names([name]),
            cells=(cells,),
            has_header=has_header,
            row_lines=range(first_line, first_line + len(cells)),
            messages=tuple(messages),
        )


def _without_quotes(cells: list[str]) -> list[str]:
    """Take off quotes where a writer put every answer into them."""
    if not cells[0].startswith('"'):
        return cells
    if not all(_QUOTED.fullmatch(cell) for cell in cells if cell):
        return cells
    return [cell[1:-1].replace('""', '"') for cell in cells]
