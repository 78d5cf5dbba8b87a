"""Tables with a column of 0 and 1 for each label."""

from __future__ import annotations

from collections.abc import Sequence

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.roles import Roles

_YES_NO = frozenset(["0", "1", "0.0", "1.0", "True", "False", "true", "false"])
_YES = frozenset(["1", "1.0", "True", "true"])


def indicator_columns(roles: Roles) -> tuple[str, ...]:
    """Names of the columns that hold 0 and 1 only."""
    if not roles.table.has_header:
        return ()
    return tuple(p.name for p in roles.others if p.counts and set(p.counts) <= _YES_NO)


def shared_indicators(files: Sequence[Roles]) -> tuple[str, ...]:
    """Labels that every file has a column for; none unless there are two or more."""
    common = [set(indicator_columns(roles)) for roles in files]
    names = indicator_columns(files[0]) if files else ()
    shared = tuple(name for name in names if all(name in columns for columns in common))
    return shared if len(shared) > 1 else ()


def sets_of_indicators(roles: Roles, name: str, labels: Sequence[str]) -> list[tuple[str, ...]]:
    """The labels of every row.

    Raises
    ------
    FormatError
        When a cell is empty: it cannot be told whether the item has the label.
    """
    columns = [roles.table.column(label) for label in labels]
    for label, cells in zip(labels, columns, strict=True):
        if "" in cells:
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "A cell of column “{column}” is empty; 0 or 1 is needed."
                    ),
                    {"column": label},
                ),
                name,
                roles.table.row_lines[cells.index("")],
            )
    return [
        tuple(label for label, cell in zip(labels, row, strict=True) if cell in _YES)
        for row in zip(*columns, strict=True)
    ]
