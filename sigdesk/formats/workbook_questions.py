"""What a workbook leaves open, and what is refused in one."""

from __future__ import annotations

from collections.abc import Sequence

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats.errors import FormatError
from sigdesk.formats.questions import Choice, Question, general_option
from sigdesk.formats.read_options import question_key

_MOST_NAMED = 6


def ask_sheet(file: str, sheets: Sequence[tuple[str, int, int]], hidden: Sequence[str]) -> Question:
    """Which of several sheets is meant; the first one is offered first.

    Parameters
    ----------
    file : str
    sheets : sequence of (str, int, int)
        Name, rows and columns of visible sheets with data.
    hidden : sequence of str
        Names of sheets that are not shown, and not offered.
    """
    key = question_key("sheet", file)
    choices = [
        Choice(
            name,
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "Sheet “{sheet}”, {rows:,} rows and {columns:,} columns"
                ),
                {"sheet": name, "rows": rows, "columns": columns},
            ),
        )
        for name, rows, columns in sheets
    ]
    return Question(
        key,
        Message(QT_TRANSLATE_NOOP("messages", "Which sheet of {file} is meant?"), {"file": file}),
        (hidden_sheets(file, hidden),) if hidden else (),
        tuple(choices),
        general_option(key, sheets[0][0]),
    )


def ask_header(file: str, sheet: str, options: Sequence[Sequence[str]]) -> Question:
    """How many rows are the header; as many as seem so are offered first.

    Parameters
    ----------
    file, sheet : str
    options : sequence of sequence of str
        Column names with a header of one row, two rows, …
    """
    key = question_key("header", file)
    choices = [
        Choice(
            str(n),
            Message(
                QT_TRANSLATE_NOOP("messages", "Header rows: {n:,}; the columns are {names}"),
                {"n": n, "names": joined(names, most=_MOST_NAMED)},
            ),
        )
        for n, names in reversed(list(enumerate(options, start=1)))
    ]
    choices.append(
        Choice("0", Message(QT_TRANSLATE_NOOP("messages", "None: the first row is data")))
    )
    return Question(
        key,
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "How many rows of sheet “{sheet}” in {file} name the columns?"
            ),
            {"sheet": sheet, "file": file},
        ),
        (
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "Cells of the first row are merged, or names stand below blanks in it.",
                )
            ),
        ),
        tuple(choices),
        general_option(key, choices[0].key),
    )


def hidden_sheets(file: str, names: Sequence[str]) -> Message:
    """Say which sheets are hidden; they are not read unless they are asked for by name."""
    return Message(
        QT_TRANSLATE_NOOP("messages", "{file} has hidden sheets, which were not read: {sheets}."),
        {"file": file, "sheets": joined(names, most=_MOST_NAMED)},
        "caution",
    )


def unknown_sheet(file: str, name: str, known: Sequence[str]) -> FormatError:
    """A sheet was asked for that is not there."""
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP("messages", "No sheet is called “{name}”; there are: {names}."),
            {"name": name, "names": joined(known)},
        ),
        file,
    )


def no_data(file: str) -> FormatError:
    """A workbook, or a sheet, without filled cells."""
    return FormatError(
        Message(QT_TRANSLATE_NOOP("messages", "The workbook has no sheet with data.")),
        file,
        remedy=Message(
            QT_TRANSLATE_NOOP("messages", "Open it in a spreadsheet program to see what it holds.")
        ),
    )
