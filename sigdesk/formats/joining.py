"""Every file joined with the items of the base file, and what must be asked on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats import questions
from sigdesk.formats.alignment import (
    Joined,
    alignment_messages,
    counts_differ,
    join_by_id,
    join_by_row,
    join_same_file,
    named,
)
from sigdesk.formats.errors import FormatError
from sigdesk.formats.layout import Layout, Spot
from sigdesk.formats.progress import scaled
from sigdesk.formats.questions import Choice, Question
from sigdesk.formats.roles import Profile, Roles
from sigdesk.formats.shift import find_shift, shift_message
from sigdesk.model.project import Decision


@dataclass(eq=False)
class Joining:
    """What grows while files are joined.

    Parameters
    ----------
    roles, names : sequence
        The files, and their names as shown.
    layout : Layout
    answers : mapping of str to str
    item_ids : list of str
        Unique ids of the items, or row numbers.
    has_ids : bool
        Whether `item_ids` come from the file.
    joins : dict of int to Joined
        By position of the file.
    excluded : ndarray of bool, shape (n_items,)
        Items that cannot be compared.
    questions, decisions, problems : list
    """

    roles: Sequence[Roles]
    names: Sequence[str]
    layout: Layout
    answers: Mapping[str, str]
    item_ids: list[str] = field(default_factory=list)
    has_ids: bool = False
    joins: dict[int, Joined] = field(default_factory=dict)
    excluded: NDArray[np.bool_] = field(default_factory=lambda: np.zeros(0, dtype=bool))
    questions: list[Question] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    problems: list[Message] = field(default_factory=list)

    def profile(self, spot: Spot) -> Profile:
        """Profile of a column."""
        return self.roles[spot.file].profile(spot.column)

    def cells(self, spot: Spot) -> list[str]:
        """Cells of a column, by row."""
        return self.roles[spot.file].table.column(spot.column)


def join_files(work: Joining) -> Generator[float, None, None]:
    """Find the items, join every file with them, and decide or ask about what does not fit.

    Parameters
    ----------
    work : Joining
        With roles, layout and answers; the rest is filled in.

    Raises
    ------
    FormatError
        When a file cannot be joined.
    """
    yield from scaled(_find_items(work), 0.0, 0.0)
    layout = work.layout
    positions = sorted({spot.file for spot in (*layout.systems, *layout.further_golds)})
    for done, position in enumerate(positions):
        n = len(positions)
        yield from scaled(_join(work, position), done / n, (done + 1) / n)
    _ask_unmatched(work)


def _find_items(work: Joining) -> Generator[float, None, None]:
    """The items: ids of the base file, each once; or row numbers."""
    base = work.layout.base
    roles = work.roles[base]
    n_rows = roles.table.n_rows
    if roles.id_column is None:
        work.item_ids = [str(row) for row in range(1, n_rows + 1)]
        work.joins[base] = join_same_file(n_rows)
        work.excluded = np.zeros(n_rows, dtype=bool)
        return
    ids = roles.table.column(roles.id_column)
    work.has_ids = True
    is_unique = roles.profile(roles.id_column).is_unique
    if is_unique or len(work.roles) == 1:
        # One file needs no joining: an id that occurs twice names two items.
        work.item_ids = ids
        work.joins[base] = join_same_file(n_rows)
        work.excluded = np.zeros(n_rows, dtype=bool)
        if not is_unique:
            work.problems.append(_repeated_in_one_file(work.names[base], ids))
        return
    work.item_ids = list(dict.fromkeys(ids))
    work.excluded = np.zeros(len(work.item_ids), dtype=bool)
    layout = work.layout
    spots = [spot for spot in (layout.gold, *layout.systems) if spot and spot.file == base]
    joined = yield from join_by_id(work.item_ids, ids, _answers(work, spots))
    if joined is None:
        raise AssertionError("a file's ids are its own")
    work.joins[base] = joined
    work.excluded |= joined.conflicting
    work.problems.extend(alignment_messages(work.names[base], joined.alignment)[1:])


def _answers(work: Joining, spots: Sequence[Spot]) -> Sequence[str]:
    """What each row says, as one text: tells whether two rows of an id say the same."""
    if len(spots) == 1:
        return work.cells(spots[0])
    return ["\0".join(row) for row in zip(*map(work.cells, spots), strict=True)]


def _repeated_in_one_file(name: str, ids: Sequence[str]) -> Message:
    repeated = [item_id for item_id, count in Counter(ids).items() if count > 1]
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "{file} has these ids more than once ({n:,}); every row counts as an item: {ids}.",
        ),
        {"file": name, "n": len(repeated), "ids": named(repeated)},
        "caution",
    )


def _join(work: Joining, position: int) -> Generator[float, None, None]:
    """Join one file with the items, and say how."""
    base = work.layout.base
    if position == base:
        return
    roles, name = work.roles[position], work.names[position]
    table = roles.table
    joined = None
    if work.has_ids and roles.id_column is not None:
        ids = table.column(roles.id_column)
        spots = [spot for spot in work.layout.systems if spot.file == position]
        joined = yield from join_by_id(work.item_ids, ids, _answers(work, spots))
        if joined is None:
            yield from _ask_join(work, position)
    if joined is None:
        _refuse_repeated_ids(work, position)
        n_items, n_rows = len(work.item_ids), table.n_rows
        if n_rows + table.file.n_trailing_blank == n_items > n_rows and len(table.names) == 1:
            table.cells[0].extend([""] * (n_items - n_rows))
            n_rows = n_items
        if n_rows != n_items:
            raise (yield from _counts_error(work, position))
        joined = join_by_row(n_items, n_rows)
    work.joins[position] = joined
    work.problems.extend(alignment_messages(name, joined.alignment))


def _counts_error(work: Joining, position: int) -> Generator[float, None, FormatError]:
    """Say that a file is too long or too short, and whether a shift explains it."""
    base = work.layout.base
    table, base_table = work.roles[position].table, work.roles[base].table
    shorter, longer, file = table, base_table, work.names[base]
    if table.n_rows > base_table.n_rows:
        shorter, longer, file = base_table, table, work.names[position]
    # With doubled ids in the base both files may have as many rows, and fewer items.
    row = min(shorter.n_rows, longer.n_rows - 1)
    text = " ".join(column[row] for column in longer.cells)
    return counts_differ(
        work.names[position],
        table.n_rows,
        work.names[base],
        len(work.item_ids),
        (file, longer.row_lines[row], text),
        (yield from _shift(work, position)),
    )


def _shift(work: Joining, position: int) -> Generator[float, None, tuple[int, Message] | None]:
    """Where rows begin to fit other items than their own, looked for in the answers."""
    spots = [spot for spot in work.layout.systems if spot.file == position]
    if work.layout.gold is None or not spots:
        return None
    rows = work.cells(spots[0])
    found = yield from scaled(find_shift(work.cells(work.layout.gold), rows), 1.0, 1.0)
    if found is None:
        return None
    line = work.roles[position].table.row_lines[min(found.row, len(rows) - 1)]
    names = work.names[position], work.names[work.layout.base]
    return line, shift_message(*names, line, found)


def _refuse_repeated_ids(work: Joining, position: int) -> None:
    """Refuse rows that only an id with repetitions could join, in two different orders."""
    base = work.roles[work.layout.base]
    other = work.roles[position]
    column = base.repeated_id
    if column is None or column != other.repeated_id:
        return
    if base.table.column(column) == other.table.column(column):
        return
    example, count = Counter(other.table.column(column)).most_common(1)[0]
    raise FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Ids in column “{column}” repeat ({id}: {n:,} times) and come in another order "
                "than in {base}: which rows belong together cannot be told.",
            ),
            {
                "column": column,
                "id": example,
                "n": count,
                "base": work.names[work.layout.base],
            },
        ),
        work.names[position],
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages", "Keep one row per id in each file, for example one filter setting."
            )
        ),
    )


def _ask_join(work: Joining, position: int) -> Generator[float, None, None]:
    """Ids of two files have nothing in common: position may join them, if the user says so."""
    base = work.layout.base
    table, base_table = work.roles[position].table, work.roles[base].table
    id_column, base_column = work.roles[position].id_column, work.roles[base].id_column
    if table.n_rows != len(work.item_ids) or id_column is None or base_column is None:
        raise (yield from _counts_error(work, position))
    answer = work.answers.get(questions.JOIN)
    values = {
        "file": work.names[position],
        "base": work.names[base],
        "ids": named(table.column(id_column)[:3]),
        "base_ids": named(base_table.column(base_column)[:3]),
    }
    if answer == "row":
        told = Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "{file} and {base} have no id in common; rows were joined by position, as decided.",
            ),
            values,
            "caution",
        )
        work.decisions.append(Decision(questions.JOIN, answer, told))
        work.problems.append(told)
        return
    if any(question.key == questions.JOIN for question in work.questions):
        return
    work.questions.append(
        Question(
            questions.JOIN,
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "{file} and {base} have no id in common. Join them by position?"
                ),
                values,
            ),
            (
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "Ids of {file}: {ids}. Ids of {base}: {base_ids}. If the files belong to "
                        "different test sets, do not join them.",
                    ),
                    values,
                ),
            ),
            (
                Choice(
                    "row",
                    Message(
                        QT_TRANSLATE_NOOP("messages", "Join by position, first row with first row")
                    ),
                    len(work.item_ids),
                ),
            ),
            questions.option(questions.JOIN, "row"),
        )
    )


def _ask_unmatched(work: Joining) -> None:
    """Items without a usable row in some system: leave out, or count as wrong."""
    n_items = len(work.item_ids)
    gaps = np.zeros(n_items, dtype=bool)
    conflicts = np.zeros(n_items, dtype=bool)
    details: list[Message] = []
    for position, joined in work.joins.items():
        if position == work.layout.base:
            continue
        gaps |= joined.rows < 0
        conflicts |= joined.conflicting
        details.extend(
            message for message in alignment_messages(work.names[position], joined.alignment)[1:]
        )
    # Items some copy of an id answers differently have no answer to count, right or wrong.
    work.excluded |= conflicts
    if not (gaps & ~work.excluded).any() and not conflicts.any():
        return
    n_common = int(np.count_nonzero(~(gaps | work.excluded)))
    n_wrong = int(np.count_nonzero(~work.excluded))
    choices = [
        Choice(
            "common",
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "Compare on the {n:,} items that every system answers"
                ),
                {"n": n_common},
            ),
            n_common,
        )
    ]
    if work.layout.task in ("labels", "texts", "answers"):
        choices.append(
            Choice(
                "wrong",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "Compare on {n:,} items and count an answer that is missing as wrong",
                    ),
                    {"n": n_wrong},
                ),
                n_wrong,
            )
        )
    if work.layout.task == "answers":
        # as the evaluation script of SQuAD counts them
        choices.reverse()
    answer = work.answers.get(questions.UNMATCHED)
    if answer not in [choice.key for choice in choices]:
        work.questions.append(
            Question(
                questions.UNMATCHED,
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "Some systems have no usable answer to some of the {n:,} items. "
                        "What happens to these?",
                    ),
                    {"n": n_items},
                ),
                tuple(details),
                tuple(choices),
                f"--{questions.UNMATCHED} " + "|".join(choice.key for choice in choices),
            )
        )
        return
    if answer == "common":
        work.excluded |= gaps
        told = Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Items that some system does not answer were left out, as decided: "
                "{n:,} of {all:,} remain.",
            ),
            {"n": n_common, "all": n_items},
            "caution",
        )
    else:
        told = Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Missing answers count as wrong, as decided: {n:,} of {all:,} items are "
                "compared; items with contradictory answers were left out.",
            ),
            {"n": n_wrong, "all": n_items},
            "caution",
        )
    work.decisions.append(Decision(questions.UNMATCHED, answer, told))
    work.problems.append(told)
