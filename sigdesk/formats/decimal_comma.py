"""Numbers with a decimal comma, as spreadsheets in half the world write them.

Decision: what a comma means is found from the whole file, never cell by cell. "0,435" or "0,9" can
only be decimals; where every comma stands before exactly three digits ("1,286"), they may be
thousands as well, and the user is asked. A column is concerned only when all its cells are such
numbers, so labels and texts with commas stay as they are.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats import questions
from sigdesk.formats.decimals import MISSING_WORDS
from sigdesk.formats.questions import Choice, Question
from sigdesk.formats.table import Table
from sigdesk.model.project import Decision

_NUMBER = re.compile(r"[+-]?\d+(?:,\d+)?", re.ASCII)
_THOUSANDS = re.compile(r"[+-]?[1-9]\d{0,2}(?:,\d{3})+", re.ASCII)
_GROUPED = re.compile(r"[+-]?\d{1,3}(?:,\d{3})*", re.ASCII)
_SAMPLE = 200


def read_decimal_commas(table: Table, answers: Mapping[str, str]) -> Table | Question:
    """Write numbers with commas as the other formats expect them.

    Parameters
    ----------
    table : Table
    answers : mapping of str to str

    Returns
    -------
    Table or Question
        The same table when no column is concerned.
    """
    if table.kind in ("token", "word"):
        return table
    concerned = [
        position for position, cells in enumerate(table.cells) if _has_comma_numbers(cells)
    ]
    if not concerned:
        return table
    with_comma = [cell for position in concerned for cell in table.cells[position] if "," in cell]
    unsure = all(_THOUSANDS.fullmatch(cell) for cell in with_comma)
    answer = answers.get(questions.DECIMAL_COMMA, "") if unsure else "yes"
    answer = table.file.options.decimal_comma or answer
    if not answer:
        return _ask(table, with_comma)
    are_decimals = answer != "no"
    replacement = "." if are_decimals else ""
    columns = list(table.cells)
    for position in concerned:
        columns[position] = [
            cell if cell in MISSING_WORDS else cell.replace(",", replacement)
            for cell in columns[position]
        ]
    told = QT_TRANSLATE_NOOP(
        "messages", "{file}: the comma in columns {columns} is a decimal comma; {old} is {new}."
    )
    if not are_decimals:
        told = QT_TRANSLATE_NOOP(
            "messages",
            "{file}: the comma in columns {columns} separates thousands; {old} is {new}.",
        )
    message = Message(
        told,
        {
            "file": table.file.name,
            "columns": joined(table.names[position] for position in concerned),
            "old": with_comma[0],
            "new": with_comma[0].replace(",", replacement),
        },
    )
    decision = Decision(questions.DECIMAL_COMMA, answer, message)
    return dataclasses.replace(
        table,
        cells=tuple(columns),
        messages=(*table.messages, message),
        decisions=(*table.decisions, decision) if unsure else table.decisions,
    )


def _has_comma_numbers(cells: Sequence[str]) -> bool:
    """Whether all cells are numbers without a point, some with a comma."""
    found = False
    for number, cell in enumerate(cells):
        if not cell or cell in MISSING_WORDS:
            continue
        if _NUMBER.fullmatch(cell) is None and _GROUPED.fullmatch(cell) is None:
            return False
        found = found or "," in cell
        if number > _SAMPLE and not found:
            return False
    return found


def _ask(table: Table, with_comma: Sequence[str]) -> Question:
    example = with_comma[0]
    values = {
        "file": table.file.name,
        "example": example,
        "decimal": example.replace(",", ".", 1),
        "thousands": example.replace(",", ""),
    }
    return Question(
        questions.DECIMAL_COMMA,
        Message(
            QT_TRANSLATE_NOOP("messages", "What does the comma in {file} mean, as in {example}?"),
            values,
        ),
        (
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "Every comma stands before three digits, so it could be either."
                )
            ),
        ),
        (
            Choice(
                "yes",
                Message(
                    QT_TRANSLATE_NOOP("messages", "A decimal comma: {example} is {decimal}"), values
                ),
            ),
            Choice(
                "no",
                Message(
                    QT_TRANSLATE_NOOP("messages", "Thousands: {example} is {thousands}"), values
                ),
            ),
        ),
        questions.general_option(questions.DECIMAL_COMMA, "yes"),
    )
