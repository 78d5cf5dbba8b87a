"""Cells of a workbook as texts: what a person sees in the sheet, and nothing that it hides.

Decision: 1, 1.0 and the text "1" are one label, and so are TRUE and the text "TRUE": a spreadsheet
program does not show the difference either. Texts stay as they are, "001" too. A sheet computes in
binary, so a sum can be 0.30000000000000004 where the sheet shows 0.3; programs show 15 digits at
most, and where these are shorter they are what was meant.
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass, field

Cell = (
    int
    | float
    | str
    | bool
    | datetime.time
    | datetime.date
    | datetime.datetime
    | datetime.timedelta
)

_WHOLE = 1e15
_NOISE = 3


@dataclass
class Seen:
    """What the cells of a sheet were, for what must be said about them.

    Parameters
    ----------
    dates : dict of (int, int) to date
        By row and column of the sheet, both counted from 0.
    numbers, texts : dict of int to int
        Numbers, and texts that are numbers, by column.
    n_rounded : int
        Numbers shown with 15 digits.
    """

    dates: dict[tuple[int, int], datetime.date] = field(default_factory=dict)
    numbers: dict[int, int] = field(default_factory=dict)
    texts: dict[int, int] = field(default_factory=dict)
    n_rounded: int = 0


def texts_of(cells: Sequence[Cell], row: int, seen: Seen) -> list[str]:
    """One row as texts.

    Parameters
    ----------
    cells : sequence of cell values
    row : int
        Of the sheet, counted from 0.
    seen : Seen
        Takes note.
    """
    texts = []
    for column, cell in enumerate(cells):
        if isinstance(cell, str):
            if cell[:1].isdigit() and cell.isdecimal():
                seen.texts[column] = seen.texts.get(column, 0) + 1
            texts.append(cell)
        elif isinstance(cell, bool):
            texts.append("TRUE" if cell else "FALSE")
        elif isinstance(cell, int | float):
            seen.numbers[column] = seen.numbers.get(column, 0) + 1
            text = number_text(cell)
            seen.n_rounded += len(text) + _NOISE <= len(repr(cell)) and "." in text
            texts.append(text)
        else:
            if isinstance(cell, datetime.date):
                seen.dates[row, column] = cell
            texts.append(date_text(cell))
    return texts


def number_text(number: float) -> str:
    """A number as a sheet shows it, with all digits that mean something."""
    if number == int(number) if abs(number) < _WHOLE else False:
        return str(int(number))
    exact = repr(float(number))
    shown = f"{number:.15g}"
    if "e" not in shown and len(shown) + _NOISE <= len(exact):
        return shown
    return exact


def date_text(value: datetime.date | datetime.time | datetime.timedelta) -> str:
    """A date as ISO 8601 has it; a time of midnight is left out."""
    if isinstance(value, datetime.datetime):
        if value.time() == datetime.time():
            return value.date().isoformat()
        return value.isoformat(" ")
    return str(value)


def typed_forms(day: datetime.date) -> dict[str, tuple[str, ...]]:
    """What may have been typed where a sheet made a date of it, by the order of its parts.

    Examples
    --------
    >>> typed_forms(datetime.date(2024, 2, 1))["day-month"][:2]
    ('1-2', '01-02')
    """
    orders = {"day-month": (day.day, day.month), "month-day": (day.month, day.day)}
    month = day.strftime("%b")
    named = (f"{day.day}-{month}", f"{month}-{day.day}", f"{month}{day.day}")
    return {
        order: tuple(
            form
            for sign in "-/."
            for form in (f"{first}{sign}{second}", f"{first:02}{sign}{second:02}")
        )
        + tuple(spelled for name in named for spelled in (name, name.upper(), name.lower()))
        for order, (first, second) in orders.items()
    }
