"""Tables that know their roles, joined into a project, or the questions that stand in the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING, Column, LabelColumn, TextColumn
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
from sigdesk.formats.labels import Vocabulary, agree_on_labels, label_messages, label_set
from sigdesk.formats.layout import Layout, Spot
from sigdesk.formats.naming import stem, system_names
from sigdesk.formats.questions import Choice, Question
from sigdesk.formats.roles import Profile, Roles
from sigdesk.formats.scores import score_columns
from sigdesk.model.project import Decision, Project, Reference, SystemOutput

Outcome = tuple[Project | None, tuple[Question, ...], tuple[Message, ...]]

_BLOCK = 50_000
_MOST_LABELS = 5000


@dataclass(eq=False)
class _Work:
    """What grows while files are joined."""

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
        return self.roles[spot.file].profile(spot.column)

    def cells(self, spot: Spot) -> list[str]:
        return self.roles[spot.file].table.column(spot.column)


def assemble(
    roles: Sequence[Roles],
    names: Sequence[str],
    paths: Sequence[str],
    layout: Layout,
    answers: Mapping[str, str],
) -> Generator[float, None, Outcome]:
    """Join all files and build the project.

    Parameters
    ----------
    roles : sequence of Roles
    names, paths : sequence of str
        Of the files, as shown and as given.
    layout : Layout
    answers : mapping of str to str

    Yields
    ------
    float
        Share done.

    Returns
    -------
    tuple of (Project or None, questions, problems)
    """
    work = _Work(roles, names, layout, answers)
    for entry in roles:
        work.problems.extend(entry.table.messages)
        if entry.reason is not None and len(roles) > 1:
            work.problems.append(entry.reason)
    work.problems.extend(_line_end_message(roles))
    work.problems.extend(layout.messages)
    if questions.REFERENCE in answers:
        told = Message(
            QT_TRANSLATE_NOOP("messages", "Reference, as decided: {name}."),
            {"name": answers[questions.REFERENCE]},
        )
        work.decisions.append(Decision(questions.REFERENCE, answers[questions.REFERENCE], told))
    yield from _find_items(work)
    yield 0.1
    for position in sorted({spot.file for spot in (*layout.systems, *layout.further_golds)}):
        yield from _join(work, position)
    yield 0.4
    _ask_unmatched(work)
    if layout.task == "labels":
        built = yield from _label_project(work, paths)
    else:
        built = _score_project(work, paths)
    yield 1.0
    if work.questions:
        return None, tuple(work.questions), tuple(work.problems)
    return built, (), tuple(work.problems)


# Items and rows ---------------------------------------------------------------------------------


def _find_items(work: _Work) -> Generator[float, None, None]:
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
    work.item_ids = list(dict.fromkeys(ids))
    work.excluded = np.zeros(len(work.item_ids), dtype=bool)
    if len(work.item_ids) == n_rows:
        work.joins[base] = join_same_file(n_rows)
        return
    gold = work.layout.gold or work.layout.systems[0]
    joined = yield from join_by_id(work.item_ids, ids, work.cells(gold))
    if joined is None:
        raise AssertionError("a file's ids are its own")
    work.joins[base] = joined
    work.excluded |= joined.conflicting
    work.problems.extend(alignment_messages(work.names[base], joined.alignment)[1:])


def _join(work: _Work, position: int) -> Generator[float, None, None]:
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
        answers: Sequence[str] = work.cells(spots[0])
        if len(spots) > 1:
            answers = ["\0".join(row) for row in zip(*map(work.cells, spots), strict=True)]
        joined = yield from join_by_id(work.item_ids, ids, answers)
        if joined is None:
            _ask_join(work, position)
    if joined is None:
        _refuse_repeated_ids(work, position)
        n_items, n_rows = len(work.item_ids), table.n_rows
        if n_rows + table.file.n_trailing_blank == n_items > n_rows and len(table.names) == 1:
            table.cells[0].extend([""] * (n_items - n_rows))
            n_rows = n_items
        if n_rows != n_items:
            raise _counts_error(work, position)
        joined = join_by_row(n_items, n_rows)
    work.joins[position] = joined
    work.problems.extend(alignment_messages(name, joined.alignment))


def _counts_error(work: _Work, position: int) -> FormatError:
    base = work.layout.base
    table, base_table = work.roles[position].table, work.roles[base].table
    shorter, longer, file = table, base_table, work.names[base]
    if table.n_rows > base_table.n_rows:
        shorter, longer, file = base_table, table, work.names[position]
    if shorter.n_rows >= longer.n_rows:  # doubled ids in the base
        row = longer.n_rows - 1
    else:
        row = shorter.n_rows
    text = " ".join(column[row] for column in longer.cells)
    return counts_differ(
        work.names[position],
        table.n_rows,
        work.names[base],
        len(work.item_ids),
        (file, longer.row_lines[row], text),
    )


def _refuse_repeated_ids(work: _Work, position: int) -> None:
    """Refuse rows that only an id with repetitions could join, in two different orders."""
    base = work.roles[work.layout.base]
    other = work.roles[position]
    column = base.repeated_id
    if column is None or column != other.repeated_id:
        return
    if base.table.column(column) == other.table.column(column):
        return
    counts = other.profile(column).counts
    example, count = counts.most_common(1)[0]
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
                "messages", "Keep one row per id in each file, for example one filter or one run."
            )
        ),
    )


def _ask_join(work: _Work, position: int) -> None:
    """Ids of two files have nothing in common: position may join them, if the user says so."""
    base = work.layout.base
    table, base_table = work.roles[position].table, work.roles[base].table
    id_column, base_column = work.roles[position].id_column, work.roles[base].id_column
    if table.n_rows != len(work.item_ids) or id_column is None or base_column is None:
        raise _counts_error(work, position)
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
            questions.OPTIONS[questions.JOIN],
        )
    )


def _ask_unmatched(work: _Work) -> None:
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
    if work.layout.task == "labels":
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
                questions.OPTIONS[questions.UNMATCHED],
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


# Labels -----------------------------------------------------------------------------------------


def _label_project(work: _Work, paths: Sequence[str]) -> Generator[float, None, Project | None]:
    layout = work.layout
    if layout.gold is None:
        raise AssertionError("labels have a reference")
    for spot in (layout.gold, *layout.systems):
        _refuse_texts(work, spot)
    names = _names_of_systems(work, paths)
    gold_words = Vocabulary("", Counter(work.profile(layout.gold).counts))
    system_words = [
        Vocabulary(name, Counter(work.profile(spot).counts))
        for name, spot in zip(names, layout.systems, strict=True)
    ]
    agreement = agree_on_labels(gold_words, system_words, work.answers)
    work.questions.extend(agreement.questions)
    if work.questions:
        return None
    work.decisions.extend(agreement.decisions)
    work.problems.extend(agreement.messages)
    work.problems.extend(label_messages(gold_words, system_words))
    labels = label_set(gold_words, system_words)
    base_rows = work.joins[layout.base].rows
    gold_codes = yield from _codes(work.cells(layout.gold), gold_words, labels, base_rows)
    yield 0.6
    no_gold = gold_codes == MISSING
    if no_gold.any() and not work.excluded[no_gold].all():
        work.problems.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "Items without a label in the reference were left out: {n:,}."
                ),
                {"n": int(np.count_nonzero(no_gold & ~work.excluded))},
                "caution",
            )
        )
    work.excluded |= no_gold
    if work.excluded.all():
        raise _nothing_left(work)
    columns: list[Column] = []
    for spot, words in zip(layout.systems, system_words, strict=True):
        rows = work.joins[spot.file].rows
        codes = yield from _codes(work.cells(spot), words, labels, rows)
        columns.append(LabelColumn(codes, labels))
        work.problems.extend(_no_answer(work, words.name, codes, gold_codes, rows))
        yield 0.6 + 0.4 * len(columns) / len(layout.systems)
    for spot in layout.further_golds:
        copy = Vocabulary("", Counter(work.profile(spot).counts))
        copy.final.update(
            {label: gold_words.final[label] for label in copy.counts if label in gold_words.final}
        )
        yield from _compare_golds(work, spot, copy, labels, gold_codes)
    return _project(work, names, columns, LabelColumn(gold_codes, labels))


def _codes(
    cells: Sequence[str], words: Vocabulary, labels: Sequence[str], rows: NDArray[np.intp]
) -> Generator[float, None, NDArray[np.int32]]:
    """Codes of a column's labels by item; an empty cell or no row is a missing answer."""
    position = {label: code for code, label in enumerate(labels)}
    code_of = {label: position.get(final, MISSING) for label, final in words.final.items()}
    code_of[""] = MISSING
    by_row = np.empty(len(cells) + 1, dtype=np.int32)
    by_row[-1] = MISSING  # row −1: no row
    for start in range(0, len(cells), _BLOCK):
        block = cells[start : start + _BLOCK]
        by_row[start : start + len(block)] = [code_of[cell] for cell in block]
        yield 0.5
    return by_row[rows]


def _no_answer(
    work: _Work,
    name: str,
    codes: NDArray[np.int32],
    gold: NDArray[np.int32],
    rows: NDArray[np.intp],
) -> tuple[Message, ...]:
    """Say what empty cells mean, with both accuracies: counted as wrong, and left out."""
    in_play = ~work.excluded
    empty = in_play & (codes == MISSING) & (rows >= 0)
    if not empty.any():
        return ()
    n_right = int(np.count_nonzero(in_play & (codes == gold)))
    n_items = int(np.count_nonzero(in_play))
    n_answered = int(np.count_nonzero(in_play & (codes != MISSING)))
    return (
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "{system} has empty answers ({n:,} of {items:,}, first: item {id}). They count as "
                "wrong: accuracy {wrong:.2%}; on the {answered:,} items it answers, {only:.2%}.",
            ),
            {
                "system": name,
                "n": int(np.count_nonzero(empty)),
                "items": n_items,
                "id": work.item_ids[int(np.flatnonzero(empty)[0])],
                "wrong": n_right / n_items,
                "answered": n_answered,
                "only": n_right / max(1, n_answered),
            },
            "caution",
        ),
    )


def _compare_golds(
    work: _Work,
    spot: Spot,
    words: Vocabulary,
    labels: Sequence[str],
    gold_codes: NDArray[np.int32],
) -> Generator[float, None, None]:
    """Files that bring their own copy of the reference must agree with it."""
    rows = work.joins[spot.file].rows
    codes = yield from _codes(work.cells(spot), words, labels, rows)
    compared = (rows >= 0) & ~work.excluded
    n_differing = int(np.count_nonzero(compared & (codes != gold_codes)))
    n_compared = int(np.count_nonzero(compared))
    values = {"file": work.names[spot.file], "n": n_differing, "all": n_compared}
    if n_differing > 0.1 * n_compared:
        first = int(np.flatnonzero(compared & (codes != gold_codes))[0])
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "The reference in this file differs from the first one for {n:,} of {all:,} "
                    "items (first: item {id}): these are not the same items in the same order.",
                ),
                {**values, "id": work.item_ids[first]},
            ),
            work.names[spot.file],
            remedy=Message(
                QT_TRANSLATE_NOOP(
                    "messages", "Give both files a column of ids, or sort them alike."
                )
            ),
        )
    if n_differing:
        work.problems.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "The reference in {file} differs from the one used for {n:,} of {all:,} items.",
                ),
                values,
                "caution",
            )
        )
    else:
        work.problems.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "The reference in {file} agrees with the one used ({all:,} items)."
                ),
                values,
            )
        )


def _refuse_texts(work: _Work, spot: Spot) -> None:
    profile = work.profile(spot)
    if profile.is_text or len(profile.counts) > _MOST_LABELS:
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "There are {n:,} different answers in {rows:,} rows: these are texts or "
                    "numbers, not labels.",
                ),
                {"n": len(profile.counts), "rows": profile.n_rows},
            ),
            work.names[spot.file],
            found=next(iter(profile.counts), ""),
            remedy=Message(
                QT_TRANSLATE_NOOP("messages", "SigDesk compares labels, and scores given per item.")
            ),
        )


# Scores -----------------------------------------------------------------------------------------


def _score_project(work: _Work, paths: Sequence[str]) -> Project | None:
    layout = work.layout
    if work.questions:
        return None
    names = _names_of_systems(work, paths)
    columns, messages = score_columns(
        names,
        [work.cells(spot) for spot in layout.systems],
        [work.joins[spot.file].rows for spot in layout.systems],
    )
    work.problems.extend(messages)
    for column in columns:
        if column.missing is not None:
            work.excluded |= column.missing
    if work.excluded.all():
        raise _nothing_left(work)
    if work.excluded.any():
        work.problems.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "Scores are compared on the {n:,} of {all:,} items for which every system "
                    "has one.",
                ),
                {"n": int(np.count_nonzero(~work.excluded)), "all": len(work.item_ids)},
                "caution",
            )
        )
    return _project(work, names, list(columns), None)


# The project ------------------------------------------------------------------------------------


def _project(
    work: _Work, names: Sequence[str], columns: Sequence[Column], gold: Column | None
) -> Project:
    layout = work.layout
    base = work.roles[layout.base].table
    rows = work.joins[layout.base].rows
    used = {work.roles[layout.base].id_column}
    used |= {spot.column for spot in layout.systems if spot.file == layout.base}
    if layout.gold is not None:
        used.add(layout.gold.column)
    metadata = {
        name: TextColumn(np.array(cells, dtype=object)[rows])
        for name, cells in zip(base.names, base.cells, strict=True)
        if name not in used
    }
    one_file = len(work.roles) == 1
    if layout.gold is None:
        name = stem(work.names[layout.base]) if one_file else ""
    else:
        name = layout.gold.column if one_file else stem(work.names[layout.base])
    reference = Reference(
        name=name,
        item_ids=np.array(work.item_ids, dtype=object),
        gold=gold,
        metadata=metadata,
        source=None if layout.gold is None else base.source(layout.gold.column),
    )
    systems = tuple(
        SystemOutput(
            name=name,
            column=column,
            source=work.roles[spot.file].table.source(spot.column),
            alignment=work.joins[spot.file].alignment,
        )
        for name, column, spot in zip(names, columns, layout.systems, strict=True)
    )
    work.problems.extend(_identical(systems, work.excluded))
    return Project(
        task=layout.task,
        reference=reference,
        systems=systems,
        metric="accuracy" if layout.task == "labels" else "mean-score",
        system_a=systems[0].name if len(systems) > 1 else "",
        system_b=systems[1].name if len(systems) > 1 else "",
        excluded=work.excluded if work.excluded.any() else None,
        decisions=tuple(work.decisions),
        problems=tuple(work.problems),
    )


def _identical(systems: Sequence[SystemOutput], excluded: NDArray[np.bool_]) -> tuple[Message, ...]:
    """Say which systems give the same answer to every item in play."""
    kept = np.flatnonzero(~excluded)
    groups: dict[bytes, list[str]] = {}
    for system in systems:
        column = system.column.take(kept)
        values = (
            column.codes if isinstance(column, LabelColumn) else getattr(column, "scaled", None)
        )
        if values is not None:
            groups.setdefault(values.tobytes(), []).append(system.name)
    return tuple(
        Message(
            QT_TRANSLATE_NOOP("messages", "The outputs of {systems} are identical."),
            {"systems": ", ".join(group)},
            "caution",
        )
        for group in groups.values()
        if len(group) > 1
    )


def _names_of_systems(work: _Work, paths: Sequence[str]) -> tuple[str, ...]:
    """Names from files, and from columns where a file holds several systems."""
    spots = work.layout.systems
    per_file = Counter(spot.file for spot in spots)
    single = [
        spot.file
        for spot in spots
        if per_file[spot.file] == 1 and (spot.file != work.layout.base or work.layout.gold is None)
    ]
    if len(work.roles) == 1:
        single = []
    from_files = dict(
        zip(
            single,
            system_names(
                [paths[position] for position in single],
                "" if work.layout.gold is None else paths[work.layout.base],
            ),
            strict=True,
        )
    )
    made: list[str] = []
    for spot in spots:
        name = from_files.get(spot.file, spot.column)
        if name in made and len(work.roles) > 1:
            name = f"{stem(work.names[spot.file])}: {name}"
        candidate, count = name, 1
        while candidate in made:
            count += 1
            candidate = f"{name} ({count})"
        made.append(candidate)
    return tuple(made)


def _line_end_message(roles: Sequence[Roles]) -> tuple[Message, ...]:
    kinds: dict[str, list[str]] = {}
    for entry in roles:
        if entry.table.file.line_end:
            kinds.setdefault(entry.table.file.line_end, []).append(entry.table.file.name)
    if len(kinds) < 2:
        return ()
    return (
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "Files end their lines differently ({kinds}); each was read as it is."
            ),
            {"kinds": "; ".join(f"{kind}: {', '.join(files)}" for kind, files in kinds.items())},
        ),
    )


def _nothing_left(work: _Work) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "No item is left that has a reference and an answer of every system."
            )
        ),
        work.names[work.layout.base],
    )
