"""CoNLL-U: ten columns a word, comments, multiword tokens, empty nodes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import FORMATS, Format, Reading, line_blocks
from sigdesk.formats.sequences.shape import is_blank
from sigdesk.formats.table import Table, TextFile

COLUMNS = ("ID", "FORM", "LEMMA", "UPOS", "XPOS", "FEATS", "HEAD", "DEPREL", "DEPS", "MISC")
SENTENCE_ID, DOCUMENT, TEXT = "sent_id", "document", "text"
"""Columns made of comments; filled in the first row of a sentence."""

_ID = re.compile(r"[1-9]\d*(?:-[1-9]\d*)?|\d+\.[1-9]\d*", re.ASCII)
_COMMENT = re.compile(r"#\s*(sent_id|newdoc(?:\s+id)?|text)\s*=\s*(.*?)\s*")
_SHARE = 0.9


@dataclass
class _Rows:
    columns: list[list[str]] = field(default_factory=lambda: [[] for _ in COLUMNS])
    lines: list[int] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    comments: dict[str, list[str]] = field(
        default_factory=lambda: {SENTENCE_ID: [], DOCUMENT: [], TEXT: []}
    )
    seen: dict[str, str] = field(default_factory=dict)
    document: str = ""
    n_comments: int = 0
    in_sentence: bool = False

    def comment(self, text: str) -> None:
        """Keep what a comment says of the next sentence."""
        self.n_comments += 1
        found = _COMMENT.fullmatch(text)
        if found is None:
            return
        if found[1].startswith("newdoc"):
            self.document = found[2]
        else:
            self.seen[found[1]] = found[2]

    def add(self, line: int, cells: Sequence[str]) -> None:
        """A row; the first after a blank line begins a sentence."""
        first = not self.in_sentence
        if first:
            self.starts.append(len(self.lines))
            self.in_sentence = True
        for column, cell in zip(self.columns, cells, strict=True):
            column.append(cell)
        told = {**self.seen, DOCUMENT: self.document} if first else {}
        for name, column in self.comments.items():
            column.append(told.get(name, ""))
        if first:
            self.seen = {}
        self.lines.append(line)


@FORMATS.register
class ConllU(Format):
    """Parses of Universal Dependencies."""

    key = "conllu"
    name = QT_TRANSLATE_NOOP("messages", "Parses (CoNLL-U)")

    @classmethod
    def sniff(cls, head: str, name: str) -> float:
        """Certain when nearly all lines have ten columns and a word's number."""
        del name
        rows = [line for line in head.split("\n") if line and line[0] != "#" and not is_blank(line)]
        fitting = sum(_is_row(row.split("\t")) for row in rows)
        return 1.0 if rows and fitting >= _SHARE * len(rows) else 0.0

    @classmethod
    def read(cls, file: TextFile) -> Reading:
        """Read all rows, multiword tokens and empty nodes among them."""
        rows = _Rows()
        for first_line, block, share in line_blocks(file.text):
            for line, text in enumerate(block.split("\n"), start=first_line):
                if is_blank(text):
                    rows.in_sentence = False
                elif text[0] == "#":
                    rows.comment(text)
                else:
                    cells = text.split("\t")
                    if not _is_row(cells):
                        raise _no_row(file.name, line, cells, text)
                    rows.add(line, cells)
            yield share
        if not rows.lines:
            raise FormatError(
                Message(QT_TRANSLATE_NOOP("messages", "The file holds no words.")), file.name
            )
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{file}: CoNLL-U, {sentences:,} sentences in {rows:,} rows, {comments:,} comments.",
        )
        values = {
            "file": file.name,
            "sentences": len(rows.starts),
            "rows": len(rows.lines),
            "comments": rows.n_comments,
        }
        return Table(
            file=file,
            format=cls.key,
            names=(*COLUMNS, *rows.comments),
            cells=(*rows.columns, *rows.comments.values()),
            has_header=False,
            row_lines=rows.lines,
            messages=(*file.messages, Message(text, values)),
            kind="word",
            starts=rows.starts,
        )


def _is_row(cells: Sequence[str]) -> bool:
    return len(cells) == len(COLUMNS) and _ID.fullmatch(cells[0]) is not None


def _no_row(file: str, line: int, cells: Sequence[str], text: str) -> FormatError:
    remedy = Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "A CoNLL-U line has ten columns separated by tabs; a blank line ends a sentence.",
        )
    )
    if len(cells) != len(COLUMNS):
        told = Message(
            QT_TRANSLATE_NOOP("messages", "This line has {n:,} columns instead of ten."),
            {"n": len(cells)},
        )
        return FormatError(told, file, line, found=text, remedy=remedy)
    told = Message(QT_TRANSLATE_NOOP("messages", "This is no number of a word."))
    return FormatError(told, file, line, 1, cells[0], remedy)
