"""Tables of inspect_ai's samples, read as runs: grades as numbers, epochs as one sample."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats.decimals import is_decimal
from sigdesk.formats.errors import FormatError
from sigdesk.formats.logs.inspect_samples import METADATA, SCORE
from sigdesk.formats.logs.runs import LoggedRun
from sigdesk.formats.table import Table

GRADES = {"C": "1", "P": "0.5", "I": "0", "N": "0"}
"""Correct, partial, incorrect, no answer, as inspect_ai counts them."""
_WORDS = {"true": "1", "false": "0", "yes": "1", "no": "0"}
_NO_SCORE = ("", "NaN", "Infinity", "-Infinity")
_PLACES = 9
"""Decimal places of a mean over epochs that has no end."""


def inspect_run(table: Table, file: str, path: str) -> LoggedRun:
    """The run of a log, one row a sample.

    Raises
    ------
    FormatError
        When a score is neither a grade nor a number.
    """
    ids, epochs = table.column("id"), table.column("epoch")
    rows_of: dict[str, list[int]] = {}
    for row, sample in enumerate(ids):
        rows_of.setdefault(sample, []).append(row)
    first = [rows[0] for rows in rows_of.values()]
    n_epochs = max(map(len, rows_of.values()))
    scores: dict[str, list[str]] = {}
    messages = list(_status_told(table, file))
    for name in table.names:
        if not name.startswith(SCORE):
            continue
        numbers = [_number(cell, table, file, row) for row, cell in enumerate(table.column(name))]
        scores[name.removeprefix(SCORE)] = [
            _mean([numbers[row] for row in rows]) for rows in rows_of.values()
        ]
        messages.extend(_unscored_told(file, name.removeprefix(SCORE), numbers))
    if n_epochs > 1:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{file} ran every sample up to {n:,} times ({epochs} epochs). The samples are the "
            "items, and the score of a sample is the mean of its runs.",
        )
        values = {"file": file, "n": n_epochs, "epochs": len(set(epochs))}
        messages.append(Message(text, values))
    metadata = [name for name in table.names if name.startswith(METADATA)]
    texts = {"question": _taken(table, "input", first), "target": _taken(table, "target", first)}
    texts |= {name.removeprefix(METADATA): _taken(table, name, first) for name in metadata}
    return LoggedRun(
        table,
        file,
        path,
        table.column("model")[0],
        table.column("task")[0],
        "",
        list(rows_of),
        [table.row_lines[row] for row in first],
        _taken(table, "input", first),
        {name: cells for name, cells in scores.items() if any(cells)},
        {name: cells for name, cells in texts.items() if any(cells)},
        _taken(table, "answer", first),
        tuple(messages),
    )


def _taken(table: Table, name: str, rows: Sequence[int]) -> list[str]:
    cells = table.column(name)
    return [cells[row] for row in rows]


def _number(cell: str, table: Table, file: str, row: int) -> str:
    """A grade or a number as a decimal; empty when there is none."""
    if cell in _NO_SCORE:
        return ""
    plain = GRADES.get(cell, _WORDS.get(cell.casefold(), cell))
    if not is_decimal(plain):
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "This score is neither a grade nor a number.")
            ),
            file,
            table.row_lines[row],
            found=cell,
            remedy=Message(
                QT_TRANSLATE_NOOP("messages", "Grades are C, P, I and N: correct, partial, "
                                  "incorrect, no answer.")
            ),
        )  # fmt: skip
    return plain


def _mean(cells: Sequence[str]) -> str:
    """The mean of the scores there are, as a decimal."""
    numbers = [Fraction(cell) for cell in cells if cell]
    if not numbers:
        return ""
    if len(numbers) == 1:
        return next(cell for cell in cells if cell)
    mean = Fraction(sum(numbers), len(numbers))
    text = f"{round(mean * 10**_PLACES)}"
    sign, digits = ("-", text[1:]) if text.startswith("-") else ("", text)
    digits = digits.rjust(_PLACES + 1, "0")
    return f"{sign}{digits[:-_PLACES]}.{digits[-_PLACES:]}".rstrip("0").rstrip(".")


def _unscored_told(file: str, scorer: str, numbers: Sequence[str]) -> tuple[Message, ...]:
    n_without = sum(not number for number in numbers)
    if not n_without:
        return ()
    text = QT_TRANSLATE_NOOP(
        "messages", "{file}: {n:,} of {all:,} rows have no score of the scorer {scorer}."
    )
    values = {"file": file, "n": n_without, "all": len(numbers), "scorer": scorer}
    return (Message(text, values, "caution"),)


def _status_told(table: Table, file: str) -> tuple[Message, ...]:
    """That a run did not end well, and that samples failed."""
    told = []
    status = table.column("status")[0]
    if status not in ("success", ""):
        text = QT_TRANSLATE_NOOP(
            "messages",
            "The run in {file} did not finish (status “{status}”): it holds {n:,} rows, perhaps "
            "not all of the task.",
        )
        values = {"file": file, "status": status, "n": table.n_rows}
        told.append(Message(text, values, "caution"))
    errors = Counter(error for error in table.column("error") if error)
    if errors:
        text = QT_TRANSLATE_NOOP("messages", "{file}: {n:,} rows ended in an error ({errors}).")
        values = {"file": file, "n": errors.total(), "errors": joined(errors, most=3)}
        told.append(Message(text, values, "caution"))
    return tuple(told)


def grades_told(tables: Sequence[Table]) -> tuple[Message, ...]:
    """How grades were counted, when there are any."""
    found = {
        cell
        for table in tables
        for name in table.names
        if name.startswith(SCORE)
        for cell in table.column(name)
        if cell in GRADES
    }
    if not found:
        return ()
    text = QT_TRANSLATE_NOOP(
        "messages", "Grades were counted as inspect_ai does: C 1, P ½, I and N 0."
    )
    return (Message(text),)
