"""Cells copied from a spreadsheet, or any text that is pasted: a file without a place on disk.

Decision: what a spreadsheet program puts on the clipboard is the table as it shows it, cells with
tabs between them; a cell with a line break or a tab is in quotes. So it is read as the file it
would be, with the same guesses and the same questions.
"""

from __future__ import annotations

from pathlib import Path

from sigdesk.formats.progress import finished
from sigdesk.formats.questions import Question
from sigdesk.formats.read_options import ReadOptions
from sigdesk.formats.sniff import read_table
from sigdesk.formats.sources import Source
from sigdesk.formats.table import Table


def pasted(text: str, name: str = "clipboard") -> Source:
    """Pasted text as a file that `importing` takes beside others."""
    return Source(Path(name), text=text)


def table_from_text(
    text: str, name: str = "clipboard", options: ReadOptions | None = None
) -> Table | Question:
    """Read pasted text as a table.

    Parameters
    ----------
    text : str
        Any line ends.
    name : str
        What to call it; an ending such as ".csv" is a hint to what it is.
    options : ReadOptions, optional

    Raises
    ------
    FormatError
        When it is empty, or no table.
    """
    return finished(read_table(pasted(text, name), options))
