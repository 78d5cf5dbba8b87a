"""Blocks of cross-validation scores: a name alone in a line, then a line per data set.

Each line of a block is the data set's name and its scores, fold after fold, separated by blanks.
"""

from __future__ import annotations

import re

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.decimals import is_decimal
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import FORMATS, Format, Reading, line_blocks
from sigdesk.formats.header import unique_names
from sigdesk.formats.table import Table, TextFile

_LEAST = 3
"""Fewer scores in a line are columns of another table."""
_BLANKS = re.compile(r"\s+")


@FORMATS.register
class FoldBlocks(Format):
    """Scores of folds, system after system."""

    key = "fold blocks"
    name = QT_TRANSLATE_NOOP("messages", "Blocks of cross-validation scores")

    @classmethod
    def sniff(cls, head: str, name: str) -> float:
        """A word alone, then a line of a name and at least three decimals."""
        del name
        lines = [line.split() for line in head.split("\n")[:200] if line.strip()]
        if len(lines) < 2 or len(lines[0]) != 1 or is_decimal(lines[0][0]):
            return 0.0
        rows = [fields for fields in lines[1:] if len(fields) > 1]
        ok = bool(rows) and all(
            len(fields) > _LEAST and all(map(is_decimal, fields[1:])) for fields in rows
        )
        return 0.95 if ok and len(lines[1]) > 1 else 0.0

    @classmethod
    def read(cls, file: TextFile) -> Reading:
        """One row per data set and fold, one column per system."""
        values: dict[str, dict[tuple[str, int], str]] = {}
        lines: dict[tuple[str, int], int] = {}
        system = ""
        n_folds: int | None = None
        repeated: dict[str, int] = {}
        for first_line, block, share in line_blocks(file.text):
            for number, text in enumerate(block.split("\n"), start=first_line):
                fields = _BLANKS.split(text.strip()) if text.strip() else []
                if not fields:
                    continue
                if len(fields) == 1:
                    system = fields[0]
                    if system in values:
                        raise _error(
                            file,
                            number,
                            text,
                            QT_TRANSLATE_NOOP("messages", "This name comes twice."),
                        )
                    values[system] = {}
                    continue
                data_set, *scores = fields
                if (data_set, 1) in values[system]:
                    repeated.setdefault(data_set, number)
                    data_set = _next_name(data_set, values[system])
                wrong = next((score for score in scores if not is_decimal(score)), None)
                if wrong is not None or (n_folds is not None and len(scores) != n_folds):
                    raise _error(
                        file,
                        number,
                        text[:80] if wrong is None else wrong,
                        QT_TRANSLATE_NOOP(
                            "messages",
                            "A line of scores must hold a name and as many decimals as the others.",
                        ),
                    )
                n_folds = len(scores)
                for fold, score in enumerate(scores, start=1):
                    values[system][data_set, fold] = score
                    lines.setdefault((data_set, fold), number)
            yield share
        keys = list(lines)
        return Table(
            file=file,
            format=cls.key,
            names=unique_names(["data set", "fold", *values]),
            cells=(
                [data_set for data_set, _ in keys],
                [str(fold) for _, fold in keys],
                *([of_system.get(key, "") for key in keys] for of_system in values.values()),
            ),
            has_header=True,
            row_lines=[lines[key] for key in keys],
            messages=(*file.messages, *_repeated(file, repeated)),
        )


def _next_name(name: str, known: dict[tuple[str, int], str]) -> str:
    number = 2
    while (f"{name} ({number})", 1) in known:
        number += 1
    return f"{name} ({number})"


def _repeated(file: TextFile, lines: dict[str, int]) -> tuple[Message, ...]:
    """Say which names stand for two data sets."""
    if not lines:
        return ()
    name, line = next(iter(lines.items()))
    return (
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "{file} has data sets of one name (first: {name}, again in line {line:,}); they "
                "were told apart by a number.",
            ),
            {"file": file.name, "name": name, "line": line},
            "caution",
        ),
    )


def _error(file: TextFile, line: int, found: str, text: str) -> FormatError:
    return FormatError(
        Message(text),
        file.name,
        line,
        found=found,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Write each system's name alone in a line, then one line per data set with its "
                "scores.",
            )
        ),
    )
