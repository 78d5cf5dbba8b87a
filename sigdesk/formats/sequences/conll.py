"""CoNLL columns: a token a line with its tags, blank lines between sentences."""

from __future__ import annotations

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import FORMATS, Format, Reading, line_blocks
from sigdesk.formats.header import unique_names
from sigdesk.formats.sequences.shape import (
    COMMENT,
    DOCUMENT_START,
    Shape,
    is_blank,
    names_columns,
    shape_of,
)
from sigdesk.formats.table import Table, TextFile

DOCUMENT = "document"
"""Name of the column that numbers the documents of a file with -DOCSTART- lines."""

_HEAD = 1 << 18


class _Rows:
    """Tokens as they are read."""

    def __init__(self, width: int) -> None:
        self.columns: list[list[str]] = [[] for _ in range(width)]
        self.lines: list[int] = []
        self.starts: list[int] = []
        self.documents: list[int] = []
        self.n_comments = 0
        self.n_documents = 0
        self.in_sentence = False

    def add(self, line: int, cells: list[str]) -> None:
        """A token; the first after a blank line begins a sentence."""
        if not self.in_sentence:
            self.starts.append(len(self.lines))
            self.in_sentence = True
        for column, cell in zip(self.columns, cells, strict=True):
            column.append(cell)
        self.lines.append(line)
        self.documents.append(self.n_documents)


@FORMATS.register
class ConllColumns(Format):
    """Columns separated by tabs or blanks, as the CoNLL shared tasks and conlleval use them."""

    key = "conll"
    name = QT_TRANSLATE_NOOP("messages", "Tagged sentences (CoNLL columns)")

    @classmethod
    def sniff(cls, head: str, name: str) -> float:
        """Surer than a table: a tag in the last column of every line."""
        return 0.95 if shape_of(head, name) is not None else 0.0

    @classmethod
    def read(cls, file: TextFile) -> Reading:
        """Read tokens; blank lines end sentences, -DOCSTART- lines and comments are no tokens."""
        shape = shape_of(file.text[:_HEAD].rpartition("\n")[0] or file.text, file.name)
        shape = shape or shape_of(file.text, file.name) or Shape(True, 2, frozenset())
        rows = _Rows(shape.width)
        header: list[str] = []
        for first_line, block, share in line_blocks(file.text):
            for line, text in enumerate(block.split("\n"), start=first_line):
                if is_blank(text):
                    rows.in_sentence = False
                elif text.startswith(DOCUMENT_START):
                    rows.n_documents += 1
                    rows.in_sentence = False
                else:
                    cells = shape.cells(text)
                    if text.startswith(COMMENT) and not _is_token(cells, shape):
                        rows.n_comments += 1
                    elif len(cells) != shape.width:
                        raise _ragged(file.name, line, shape, len(cells), text)
                    elif not rows.lines and not header and _is_header(cells, shape):
                        header = cells
                    else:
                        rows.add(line, cells)
            yield share
        if not rows.lines:
            raise FormatError(
                Message(QT_TRANSLATE_NOOP("messages", "The file holds no tokens.")), file.name
            )
        return _as_table(file, shape, rows, header)


def _is_token(cells: list[str], shape: Shape) -> bool:
    """Whether a line that begins with # is a token called so, as in tweets."""
    return len(cells) == shape.width and shape.is_tag(cells[-1])


def _is_header(cells: list[str], shape: Shape) -> bool:
    return cells[-1] not in shape.tags and names_columns(cells, tuple(shape.tags))


def _as_table(file: TextFile, shape: Shape, rows: _Rows, header: list[str]) -> Table:
    names = list(unique_names(header or [""] * shape.width))
    columns = rows.columns
    if rows.n_documents and DOCUMENT not in names:
        names.append(DOCUMENT)
        columns = [*columns, [str(number) if number else "" for number in rows.documents]]
    messages = [*file.messages, _told(file.name, shape, rows)]
    if rows.n_documents:
        text = QT_TRANSLATE_NOOP(
            "messages", "{file}: {n:,} -DOCSTART- lines begin documents and are no sentences."
        )
        messages.append(Message(text, {"file": file.name, "n": rows.n_documents}))
    if rows.n_comments:
        text = QT_TRANSLATE_NOOP(
            "messages", "Comments in {file} that were left out: {n:,} lines that begin with #."
        )
        messages.append(Message(text, {"file": file.name, "n": rows.n_comments}))
    return Table(
        file=file,
        format=ConllColumns.key,
        names=tuple(names),
        cells=tuple(columns),
        has_header=bool(header),
        row_lines=rows.lines,
        messages=tuple(messages),
        kind="token",
        starts=rows.starts,
    )


def _told(file: str, shape: Shape, rows: _Rows) -> Message:
    text = QT_TRANSLATE_NOOP(
        "messages",
        "{file}: {sentences:,} sentences with {tokens:,} tokens in {columns} columns separated by "
        "blanks.",
    )
    if shape.by_tab:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{file}: {sentences:,} sentences with {tokens:,} tokens in {columns} columns "
            "separated by tabs.",
        )
    values = {
        "file": file,
        "sentences": len(rows.starts),
        "tokens": len(rows.lines),
        "columns": shape.width,
    }
    return Message(text, values)


def _ragged(file: str, line: int, shape: Shape, n_found: int, text: str) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "This token has {found:,} columns, the others have {expected:,}."
            ),
            {"found": n_found, "expected": shape.width},
        ),
        file,
        line,
        min(n_found, shape.width) + 1,
        text,
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Every line of a sentence needs a token and its tags; a blank line ends it.",
            )
        ),
    )
