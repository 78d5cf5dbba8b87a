"""Labels that a spreadsheet program turned into dates: pointed out, and asked about.

Decision: "1-2" typed into a sheet becomes 1 February and is saved as such; nothing in the file
tells it from a date that was meant. A column of dates is one of dates. Dates among other texts are
suspected, named with their cells, and read as the labels they may have been only when the user says
so; the offer is made in the order of day and month in which they match labels of the sheet.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping
from dataclasses import replace

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats.questions import Choice, Question, general_option
from sigdesk.formats.read_options import question_key
from sigdesk.formats.table import Table
from sigdesk.formats.workbook_cells import typed_forms

Dates = Mapping[int, Mapping[int, datetime.date]]
"""Dates by position of the column and of the row in the table."""
_MOST_NAMED = 8
_SHARE = 0.5


def read_dates(table: Table, dates: Dates, *, asking: bool = True) -> Table | Question:
    """Point out dates among labels, and read them as decided.

    Parameters
    ----------
    table : Table
        Dates are written as ISO 8601 has them.
    dates : mapping of int to mapping of int to date
    asking : bool
        Without, the table is given back with a caution.
    """
    suspects = {
        column: found
        for column, found in dates.items()
        if len(found) < _SHARE * sum(map(bool, table.cells[column]))
    }
    if not suspects:
        return table
    cells = [
        f"{table.letters[column]}{table.row_lines[row]}"
        for column, found in sorted(suspects.items())
        for row in sorted(found)
    ]
    values = {
        "file": table.file.name,
        "cells": joined(cells, most=_MOST_NAMED),
        "n": len(cells),
        "columns": joined(table.names[column] for column in sorted(suspects)),
    }
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "{file}: {n:,} cells of columns {columns} are dates among other answers ({cells}); "
            "a spreadsheet program makes dates of labels such as 1-2.",
        ),
        values,
        "caution",
    )
    table = replace(table, messages=(*table.messages, told))
    labels = {text for column in table.cells for text in column if text}
    forms = {
        order: form
        for order in ("day-month", "month-day")
        if (form := _labels_for(suspects, labels, order)) is not None
    }
    decided = table.file.options.dates
    if not decided:
        return _ask(table, told, suspects, forms) if asking else table
    columns = [list(column) for column in table.cells]
    for column, found in suspects.items():
        for row, day in found.items():
            if decided == "empty":
                columns[column][row] = ""
            elif decided in ("day-month", "month-day"):
                matching = forms.get(decided)
                columns[column][row] = matching[day] if matching else typed_forms(day)[decided][0]
    return replace(table, cells=tuple(columns))


def _labels_for(
    suspects: Dates, labels: Iterable[str], order: str
) -> dict[datetime.date, str] | None:
    """The label each date was typed as, if all of them match one of the sheet."""
    known = set(labels)
    found: dict[datetime.date, str] = {}
    for days in suspects.values():
        for day in days.values():
            label = next((form for form in typed_forms(day)[order] if form in known), None)
            if label is None:
                return None
            found[day] = label
    return found


def _ask(
    table: Table,
    told: Message,
    suspects: Dates,
    forms: Mapping[str, Mapping[datetime.date, str]],
) -> Question:
    first = next(day for days in suspects.values() for day in days.values())
    key = question_key("dates", table.file.name)
    choices = [
        Choice(
            order,
            Message(
                QT_TRANSLATE_NOOP("messages", "Labels that became dates: {date} is {label}"),
                {"date": str(first), "label": matching[first]},
            ),
        )
        for order, matching in forms.items()
    ]
    choices.append(
        Choice(
            "keep",
            Message(
                QT_TRANSLATE_NOOP("messages", "Dates as they are: {date}"), {"date": str(first)}
            ),
        )
    )
    choices.append(
        Choice("empty", Message(QT_TRANSLATE_NOOP("messages", "Spoiled cells: no answer")))
    )
    return Question(
        key,
        Message(
            QT_TRANSLATE_NOOP("messages", "What are the dates among the labels of {file}?"),
            {"file": table.file.name},
        ),
        (told,),
        tuple(choices),
        general_option(key, choices[0].key),
    )
