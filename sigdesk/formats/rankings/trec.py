"""TREC runs ("query Q0 document rank score tag") and qrels ("query 0 document grade")."""

from __future__ import annotations

import re
from typing import ClassVar

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.decimals import is_decimal
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import FORMATS, Format, Reading, line_blocks
from sigdesk.formats.table import Table, TextFile

_WHOLE = re.compile(r"[+-]?\d{1,9}")
_LOOKED_AT = 200


class _Trec(Format):
    """Columns between blanks or tabs, no header."""

    names: ClassVar[tuple[str, ...]]
    certainty: ClassVar[float]

    @classmethod
    def fault(cls, cells: list[str]) -> Message | None:
        """What is wrong with a line, or None."""
        raise NotImplementedError

    @classmethod
    def sniff(cls, head: str, name: str) -> float:
        """Certain when every line has its columns and its numbers."""
        del name
        lines = [line.split() for line in head.split("\n")[:_LOOKED_AT] if line.strip()]
        return cls.certainty if lines and all(cls.fault(line) is None for line in lines) else 0.0

    @classmethod
    def read(cls, file: TextFile) -> Reading:
        """Read all lines; blank ones are left out.

        Raises
        ------
        FormatError
            Names the first line that does not fit.
        """
        cells: tuple[list[str], ...] = tuple([] for _ in cls.names)
        row_lines: list[int] = []
        for first_line, block, share in line_blocks(file.text):
            for line, text in enumerate(block.split("\n"), first_line):
                parts = text.split()
                if not parts:
                    continue
                fault = cls.fault(parts)
                if fault is not None:
                    raise FormatError(fault, file.name, line, found=text)
                row_lines.append(line)
                for column, part in zip(cells, parts, strict=True):
                    column.append(part)
            yield share
        return Table(
            file=file,
            format=cls.key,
            names=cls.names,
            cells=cells,
            has_header=True,
            row_lines=row_lines,
            messages=file.messages,
            kind="ranked",
        )


def _columns(found: int, wanted: int) -> Message:
    text = QT_TRANSLATE_NOOP("messages", "This line has {found:,} columns instead of {wanted:,}.")
    return Message(text, {"found": found, "wanted": wanted})


@FORMATS.register
class TrecRun(_Trec):
    """Ranked documents of one system."""

    key = "trec-run"
    name = QT_TRANSLATE_NOOP("messages", "Ranked documents (TREC run)")
    names = ("query", "Q0", "document", "rank", "score", "run")
    certainty = 1.0

    @classmethod
    def fault(cls, cells: list[str]) -> Message | None:
        """Six columns; rank and score are numbers, the second column is Q0."""
        if len(cells) != len(cls.names):
            return _columns(len(cells), len(cls.names))
        if cells[1].upper() != "Q0":
            return Message(
                QT_TRANSLATE_NOOP("messages", "The second column of a run is Q0 in every line.")
            )
        if not _WHOLE.fullmatch(cells[3]) or not is_decimal(cells[4]):
            return Message(QT_TRANSLATE_NOOP("messages", "Rank or score is not a number."))
        return None


@FORMATS.register
class TrecJudgements(_Trec):
    """Judged documents: the reference."""

    key = "trec-qrels"
    name = QT_TRANSLATE_NOOP("messages", "Relevance judgements (TREC qrels)")
    names = ("query", "iteration", "document", "grade")
    certainty = 0.97

    @classmethod
    def fault(cls, cells: list[str]) -> Message | None:
        """Four columns; the second and the grade are whole numbers."""
        if len(cells) != len(cls.names):
            return _columns(len(cells), len(cls.names))
        if not _WHOLE.fullmatch(cells[1]) or not _WHOLE.fullmatch(cells[3]):
            return Message(QT_TRANSLATE_NOOP("messages", "The grade is not a whole number."))
        return None
