"""From long form (one value a row) to wide form (one row per item, one column per system)."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.header import unique_names
from sigdesk.formats.table import Table

JOIN = " / "
"""Between the parts of a key of several columns."""


def key_texts(table: Table, keys: Sequence[str]) -> list[str]:
    """One text per row that names its item."""
    columns = [table.column(name) for name in keys]
    if len(columns) == 1:
        return list(columns[0])
    return [JOIN.join(parts) for parts in zip(*columns, strict=True)]


def pivot(table: Table, keys: Sequence[str], system: str, value: str, id_name: str) -> Table:
    """One row per item, in the order of its first row; one column per system.

    Parameters
    ----------
    table : Table
    keys : sequence of str
        Columns that name the item; empty when the items of every system come in one order.
    system, value : str
        Columns that name the system and hold its value.
    id_name : str
        Name of the column of keys.

    Returns
    -------
    Table
        Columns: the key, each key column when there are several, and a column per system. Items a
        system has no row for have an empty cell.

    Raises
    ------
    FormatError
        When a system has two values for one item.
    """
    systems = table.column(system)
    values = table.column(value)
    places: dict[str, int] = {}
    if keys:
        ids = key_texts(table, keys)
    else:
        seen: dict[str, int] = {}
        ids = []
        for name in systems:
            seen[name] = seen.get(name, 0) + 1
            ids.append(str(seen[name]))
    first_rows: list[int] = []
    cells: dict[str, dict[int, str]] = {}
    for row, (item, name) in enumerate(zip(ids, systems, strict=True)):
        if item not in places:
            places[item] = len(first_rows)
            first_rows.append(row)
        of_system = cells.setdefault(name, {})
        if places[item] in of_system:
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP("messages", "{system} has a second value for {item} here."),
                    {"system": name, "item": item},
                ),
                table.file.name,
                table.row_lines[row],
                found=values[row],
                remedy=Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "Keep one row per system and item, or add the column that tells the rows "
                        "apart (run, fold, data set).",
                    )
                ),
            )
        of_system[places[item]] = values[row]
    n_items = len(first_rows)
    key_columns = []
    if len(keys) > 1:
        key_columns = [[table.column(name)[row] for row in first_rows] for name in keys]
    names = unique_names([id_name, *(keys if len(keys) > 1 else ()), *cells])
    return dataclasses.replace(
        table,
        names=names,
        cells=(
            list(places),
            *key_columns,
            *([of_system.get(item, "") for item in range(n_items)] for of_system in cells.values()),
        ),
        has_header=True,
        row_lines=[table.row_lines[row] for row in first_rows],
    )
