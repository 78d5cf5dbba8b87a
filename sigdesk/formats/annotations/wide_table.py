"""Ratings in any form as one row per item and one column per annotator."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats.annotations.rating_texts import ABSENT
from sigdesk.formats.annotations.recognition import (
    LongColumns,
    annotator_columns,
    item_keys,
    long_columns,
)
from sigdesk.formats.builders import Sources
from sigdesk.formats.errors import FormatError
from sigdesk.formats.naming import system_names
from sigdesk.formats.pivot import key_texts, pivot
from sigdesk.formats.questions import Choice, Question, general_option
from sigdesk.formats.roles import Profile, Roles

RATING_COLUMN = "rating-column"
"""Which column of a table in long form holds the ratings; the answer is its name."""


@dataclass(frozen=True, eq=False)
class WideTable:
    """One row per item, one column per annotator.

    Parameters
    ----------
    item_ids : list of str
    annotators : tuple of str
    cells : tuple of list of str
        Ratings of each annotator; `ABSENT` where there is no row.
    metadata : dict of str to list of str
        Other columns, where they say one thing of every item.
    messages : tuple of Message
        How the table was understood.
    """

    item_ids: list[str]
    annotators: tuple[str, ...]
    cells: tuple[list[str], ...]
    metadata: dict[str, list[str]]
    messages: tuple[Message, ...]


def wide_table(sources: Sources) -> WideTable | Question:
    """The ratings of one file or of a file per annotator.

    Raises
    ------
    FormatError
        When annotators, items or ratings cannot be told.
    """
    if len(sources.roles) > 1:
        return _of_files(sources)
    roles = sources.roles[0]
    long = long_columns(roles)
    if long is not None:
        return _of_long(roles, long, sources)
    columns = annotator_columns(roles) or tuple(
        p for p in roles.others if p.n_distinct and not p.is_text and p.naming not in _BESIDE
    )
    if len(columns) < 2:
        raise _no_annotators(sources.names[0])
    return _of_wide(roles, columns)


_BESIDE = ("slice", "text")


def _of_wide(roles: Roles, columns: Sequence[Profile]) -> WideTable:
    table = roles.table
    names = tuple(profile.name for profile in columns)
    ids = [str(row) for row in range(1, table.n_rows + 1)]
    if roles.id_column is not None:
        ids = list(table.column(roles.id_column))
    metadata = {p.name: list(table.column(p.name)) for p in roles.others if p.name not in names}
    told = Message(
        QT_TRANSLATE_NOOP("messages", "Annotators, a column each: {names}."),
        {"names": joined(names, most=8)},
    )
    return WideTable(ids, names, tuple(list(table.column(n)) for n in names), metadata, (told,))


def _of_long(roles: Roles, long: LongColumns, sources: Sources) -> WideTable | Question:
    table, annotator = roles.table, long.annotator
    if not annotator.n_filled:
        raise _nobody(sources.names[0], annotator.name)
    value = long.values[0].name
    if len(long.values) > 1:
        names = [profile.name for profile in long.values]
        if sources.answers.get(RATING_COLUMN) not in names:
            return _ask_rating_column(sources.names[0], names)
        value = sources.answers[RATING_COLUMN]
    keys = item_keys(roles, annotator.name, value)
    if keys is None:
        raise _no_items(sources.names[0], annotator.name)
    wide = pivot(table, keys, annotator.name, value, "item")
    annotators = tuple(dict.fromkeys(table.column(annotator.name)))
    first: dict[str, int] = {}
    items = key_texts(table, keys)
    for row, item in enumerate(items):
        first.setdefault(item, row)
    metadata = {}
    for name in table.names:
        cells = table.column(name)
        if name in (annotator.name, value) or (len(keys) == 1 and name in keys):
            continue
        if all(cells[first[item]] == cell for item, cell in zip(items, cells, strict=True)):
            metadata[name] = [cells[row] for row in first.values()]
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "One rating a row: “{value}” by “{annotator}”, of items named by {keys}; {n:,} items.",
        ),
        {
            "value": value,
            "annotator": annotator.name,
            "keys": joined(keys),
            "n": len(first),
        },
    )
    written = set(zip(table.column(annotator.name), items, strict=True))
    columns = tuple(
        [
            cell if (who, item) in written else ABSENT
            for item, cell in zip(first, cells, strict=True)
        ]
        for who, cells in zip(annotators, wide.cells[-len(annotators) :], strict=True)
    )
    return WideTable(list(first), annotators, columns, metadata, (told,))


def _of_files(sources: Sources) -> WideTable:
    """A file for each annotator, joined by id, or by row where no file has ids."""
    columns = [_rating_column(roles, name) for roles, name in _files(sources)]
    with_ids = [roles.id_column is not None for roles in sources.roles]
    names = system_names(sources.paths)
    if not any(with_ids):
        lengths = [roles.table.n_rows for roles in sources.roles]
        if len(set(lengths)) > 1:
            raise _lengths_differ(sources.names, lengths)
        ids = [str(row) for row in range(1, lengths[0] + 1)]
        told = Message(QT_TRANSLATE_NOOP("messages", "A file for each annotator, joined by row."))
        return WideTable(ids, names, tuple(map(list, columns)), {}, (told,))
    if not all(with_ids):
        position = with_ids.index(False)
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "Some files have ids, this one has none.")),
            sources.names[position],
        )
    places: dict[str, int] = {}
    for roles in sources.roles:
        assert roles.id_column is not None
        for item in roles.table.column(roles.id_column):
            places.setdefault(item, len(places))
    cells = []
    for (roles, name), column in zip(_files(sources), columns, strict=True):
        assert roles.id_column is not None
        rated = [ABSENT] * len(places)
        seen: set[str] = set()
        for row, (item, rating) in enumerate(
            zip(roles.table.column(roles.id_column), column, strict=True)
        ):
            if item in seen:
                raise FormatError(
                    Message(
                        QT_TRANSLATE_NOOP("messages", "This item is rated twice: {item}."),
                        {"item": item},
                    ),
                    name,
                    roles.table.row_lines[row],
                    found=rating,
                )
            seen.add(item)
            rated[places[item]] = rating
        cells.append(rated)
    told = Message(
        QT_TRANSLATE_NOOP("messages", "A file for each annotator, joined by id: {n:,} items."),
        {"n": len(places)},
    )
    return WideTable(list(places), names, tuple(cells), {}, (told,))


def _files(sources: Sources) -> list[tuple[Roles, str]]:
    return list(zip(sources.roles, sources.names, strict=True))


def _rating_column(roles: Roles, name: str) -> list[str]:
    usable = [p for p in roles.others if p.n_distinct and not p.is_text]
    named = [p for p in usable if p.naming in ("label", "gold", "prediction", "score")]
    chosen = usable if len(usable) == 1 else named
    if len(chosen) != 1:
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "Which column holds the ratings cannot be told.")
            ),
            name,
            found=", ".join(p.name for p in roles.others),
            remedy=Message(QT_TRANSLATE_NOOP("messages", "Name the column of ratings “label”.")),
        )
    return roles.table.column(chosen[0].name)


def _ask_rating_column(file: str, names: Sequence[str]) -> Question:
    return Question(
        RATING_COLUMN,
        Message(
            QT_TRANSLATE_NOOP("messages", "Which column of {file} holds the ratings?"),
            {"file": file},
        ),
        (Message(QT_TRANSLATE_NOOP("messages", "Neither names nor content tell it.")),),
        tuple(Choice(name, Message("{name}", {"name": name})) for name in names),
        general_option(RATING_COLUMN, names[0]),
    )


def _no_annotators(file: str) -> FormatError:
    return FormatError(
        Message(QT_TRANSLATE_NOOP("messages", "There are no two annotators in this file.")),
        file,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Give a column for each annotator, or one row per rating with columns “item”, "
                "“annotator” and “label”.",
            )
        ),
    )


def _nobody(file: str, column: str) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "The column “{column}” is empty in every row: who gave which rating cannot be "
                "told.",
            ),
            {"column": column},
        ),
        file,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Fill in who annotated, or say what else the file is with “--task labels”.",
            )
        ),
    )


def _no_items(file: str, annotator: str) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "No columns name the items so that each “{annotator}” rates an item once.",
            ),
            {"annotator": annotator},
        ),
        file,
        remedy=Message(
            QT_TRANSLATE_NOOP("messages", "Add a column “item” that names what was rated.")
        ),
    )


def _lengths_differ(names: Sequence[str], lengths: Sequence[int]) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "{first} has {n:,} rows and {second} has {m:,}. Without ids rows are joined by "
                "position, so all must be equally long.",
            ),
            {
                "first": names[0],
                "n": lengths[0],
                "second": next(
                    name
                    for name, length in zip(names, lengths, strict=True)
                    if length != lengths[0]
                ),
                "m": next(length for length in lengths if length != lengths[0]),
            },
        ),
        names[0],
        remedy=Message(QT_TRANSLATE_NOOP("messages", "Give every file a column of ids.")),
    )
