"""Rows under the runs that sum them up, and rows without anything."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats import questions
from sigdesk.formats.column_names import folded
from sigdesk.formats.questions import Choice, Question
from sigdesk.formats.table import Table
from sigdesk.model.project import Decision

SUMMARY_ROWS = "summary-rows"
"""What happens to rows named as a mean, a minimum …: ``"leave-out"`` or ``"keep"``."""

_NAMES = (
    "min minimum max maximum mean avg average median sd std stdev stddev standarddeviation "
    "stderr standarderror se var variance sum total overall count n 平均 平均值 均值 最小值 最大值 "
    "中位数 标准差 总计 合计"
)
SUMMARY_NAMES = frozenset(_NAMES.split())


def without_blank_rows(table: Table) -> Table:
    """The table without rows whose every cell is empty; says how many there were."""
    kept = [row for row in range(table.n_rows) if any(column[row] for column in table.cells)]
    n_blank = table.n_rows - len(kept)
    if not n_blank:
        return table
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages", "Rows of {file} without any value that were left out: {n:,}."
        ),
        {"file": table.file.name, "n": n_blank},
    )
    return dataclasses.replace(rows_of(table, kept), messages=(*table.messages, told))


def rows_of(table: Table, rows: Sequence[int]) -> Table:
    """Some rows of a table."""
    return dataclasses.replace(
        table,
        cells=tuple([column[row] for row in rows] for column in table.cells),
        row_lines=[table.row_lines[row] for row in rows],
    )


def without_summary_rows(
    table: Table, keys: Sequence[str], answers: Mapping[str, str]
) -> Table | Question:
    """Leave out rows whose key names a summary, as decided, or ask.

    Parameters
    ----------
    table : Table
    keys : sequence of str
        Columns that name the run.
    answers : mapping of str to str
    """
    columns = [table.column(name) for name in keys]
    found = [
        row
        for row in range(table.n_rows)
        if any(folded(column[row]) in SUMMARY_NAMES for column in columns)
    ]
    if not found or len(found) == table.n_rows:
        return table
    names = [next(c[row] for c in columns if folded(c[row]) in SUMMARY_NAMES) for row in found]
    answer = answers.get(SUMMARY_ROWS)
    values = {
        "file": table.file.name,
        "rows": joined(names, most=6),
        "n": len(found),
        "line": table.row_lines[found[0]],
    }
    if answer not in ("leave-out", "keep"):
        n_rows = table.n_rows
        return Question(
            SUMMARY_ROWS,
            Message(
                QT_TRANSLATE_NOOP("messages", "Do these rows of {file} sum up the runs: {rows}?"),
                values,
            ),
            (
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "They begin in line {line:,}. Counted as runs they would change every mean "
                        "and every test.",
                    ),
                    values,
                ),
            ),
            (
                Choice(
                    "leave-out",
                    Message(QT_TRANSLATE_NOOP("messages", "Yes: leave these rows out")),
                    n_rows - len(found),
                ),
                Choice(
                    "keep",
                    Message(QT_TRANSLATE_NOOP("messages", "No: they are runs like the others")),
                    n_rows,
                ),
            ),
            questions.general_option(SUMMARY_ROWS, "leave-out"),
        )
    if answer == "keep":
        told = Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Rows of {file} that look like a summary count as runs, as decided: {rows}.",
            ),
            values,
            "caution",
        )
    else:
        told = Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Rows of {file} that sum up the others were left out, as decided: {rows}.",
            ),
            values,
        )
        left = set(found)
        table = rows_of(table, [row for row in range(table.n_rows) if row not in left])
    return dataclasses.replace(
        table,
        messages=(*table.messages, told),
        decisions=(*table.decisions, Decision(SUMMARY_ROWS, answer, told)),
    )
