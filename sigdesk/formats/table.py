"""What every format gives back: named columns of text cells, and where they came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sigdesk.core.messages import Message
from sigdesk.formats.read_options import NO_OPTIONS, ReadOptions
from sigdesk.model.project import Decision, SourceFile


@dataclass(frozen=True)
class TextFile:
    """A file as text, before it is known to be a table.

    Parameters
    ----------
    name : str
        File name without folder.
    sha256 : str
        Of the bytes.
    text : str
        Lines end with LF, none after the last line.
    encoding, line_end : str
        As found.
    n_trailing_blank : int
        Blank lines at the end that `text` no longer has.
    messages : tuple of Message
        What must be said about encoding and line ends.
    options : ReadOptions
        What the user says about reading it.
    n_wanted : int
        Rows that are enough, for a preview, in which nothing is asked; 0 for all.
    is_cut : bool
        The text is only the beginning of the file: what it breaks off in is no fault.
    """

    name: str
    sha256: str
    text: str
    encoding: str
    line_end: str
    n_trailing_blank: int = 0
    messages: tuple[Message, ...] = ()
    options: ReadOptions = NO_OPTIONS
    n_wanted: int = 0
    is_cut: bool = False


@dataclass(frozen=True, eq=False)
class Table:
    """Columns of one file; an empty cell is ``""``.

    Parameters
    ----------
    file : TextFile
        Where it came from; its `text` is let go once the table is read.
    format : str
        Key of the format.
    names : tuple of str
        Column names, unique; "column 1", … in a file without header.
    cells : tuple of list of str
        One list a column, each with `n_rows` cells.
    has_header : bool
    row_lines : sequence of int
        Line in the file, counted from 1, where each row begins.
    messages : tuple of Message
        All that must be said about the file.
    decisions : tuple of Decision
        Answers that were needed to read it.
    kind : str
        What a row is: "" for an item (the usual case); "token" for a token of a tagged sentence;
        "word" for a word of a parse (CoNLL-U); "ranked" for a document of a run or of qrels;
        "long" for one value of one system or annotator for one item. Each kind has its own
        builder (see `formats.builders`).
    starts : sequence of int or None
        Rows at which sentences begin, for kinds "token" and "word".
    sheet : str
        Sheet of the workbook; `row_lines` are then rows of the sheet.
    letters : tuple of str
        Letters of the columns in the sheet, for errors that name a cell; empty for other formats.
    n_header : int
        Rows that the header takes, if there is one.
    """

    file: TextFile
    format: str
    names: tuple[str, ...]
    cells: tuple[list[str], ...]
    has_header: bool
    row_lines: Sequence[int]
    messages: tuple[Message, ...] = ()
    decisions: tuple[Decision, ...] = ()
    kind: str = ""
    starts: Sequence[int] | None = None
    sheet: str = ""
    letters: tuple[str, ...] = ()
    n_header: int = 1

    @property
    def n_rows(self) -> int:
        """Number of data rows."""
        return len(self.row_lines)

    def column(self, name: str) -> list[str]:
        """The cells of a column.

        Raises
        ------
        KeyError
        """
        try:
            return self.cells[self.names.index(name)]
        except ValueError:
            raise KeyError(name) from None

    def source(self, column: str = "") -> SourceFile:
        """Provenance of one of its columns."""
        return SourceFile(
            name=self.file.name,
            sha256=self.file.sha256,
            format=self.format,
            encoding=self.file.encoding,
            line_end=self.file.line_end,
            column=column if len(self.names) > 1 or self.has_header else "",
            n_rows=self.n_rows,
        )
