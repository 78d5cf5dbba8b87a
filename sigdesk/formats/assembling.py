"""Tables that know their roles, joined into a project, or the questions that stand in the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column, LabelColumn, ScoreColumn, TextColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined, labelled
from sigdesk.formats import questions
from sigdesk.formats.class_scores import FoundScores, class_scores
from sigdesk.formats.errors import FormatError
from sigdesk.formats.joining import Joining, join_files
from sigdesk.formats.label_columns import label_columns
from sigdesk.formats.layout import Layout
from sigdesk.formats.naming import made_unique, stem, system_names
from sigdesk.formats.progress import scaled
from sigdesk.formats.questions import Question
from sigdesk.formats.roles import Roles
from sigdesk.formats.scores import Written, score_columns
from sigdesk.formats.shift import shift_message, shift_of_codes
from sigdesk.model.project import Decision, Project, Reference, SystemOutput

Outcome = tuple[Project | None, tuple[Question, ...], tuple[Message, ...]]

_BLOCK = 50_000

_FIRST_METRIC = {"labels": "accuracy", "item-scores": "mean-score", "runs": "mean-run"}


def assemble(
    roles: Sequence[Roles],
    names: Sequence[str],
    paths: Sequence[str],
    layout: Layout,
    answers: Mapping[str, str],
    systems: Sequence[str] = (),
) -> Generator[float, None, Outcome]:
    """Join all files and build the project.

    Parameters
    ----------
    roles : sequence of Roles
    names, paths : sequence of str
        Of the files, as shown and as given.
    layout : Layout
    answers : mapping of str to str
    systems : sequence of str
        Names of the systems where files do not tell them by theirs.

    Yields
    ------
    float
        Share done.

    Returns
    -------
    tuple of (Project or None, questions, problems)
    """
    work = Joining(roles, names, layout, answers)
    for entry in roles:
        work.problems.extend(entry.table.messages)
        work.decisions.extend(entry.table.decisions)
    work.problems.extend(id_messages(roles))
    work.problems.extend(line_end_message(roles))
    work.problems.extend(layout.messages)
    if questions.REFERENCE in answers:
        told = Message(
            QT_TRANSLATE_NOOP("messages", "Reference, as decided: {name}."),
            {"name": answers[questions.REFERENCE]},
        )
        work.decisions.append(Decision(questions.REFERENCE, answers[questions.REFERENCE], told))
    yield from scaled(join_files(work), 0.0, 0.5)
    named = made_unique(systems) if systems else names_of_systems(work, paths)
    gold: LabelColumn | None = None
    columns: Sequence[Column] = ()
    if layout.gold is not None:
        encoded = yield from scaled(label_columns(work, layout.gold, named), 0.5, 0.8)
        if encoded is not None:
            gold, columns = encoded
            work.problems.extend(_shifts(work, gold, columns))
    elif not work.questions:
        columns = yield from scaled(_score_columns(work, named), 0.5, 0.8)
    if work.questions:
        return None, tuple(work.questions), tuple(work.problems)
    if work.excluded.all():
        raise _nothing_left(work)
    project = yield from scaled(_project(work, named, columns, gold), 0.8, 1.0)
    return project, (), tuple(work.problems)


def _shifts(
    work: Joining, gold: LabelColumn, columns: Sequence[LabelColumn]
) -> tuple[Message, ...]:
    """Say which files, joined by row, look shifted against the reference though equally long."""
    told = []
    for spot, column in zip(work.layout.systems, columns, strict=True):
        joining = work.joins[spot.file]
        if joining.alignment.by != "row":
            continue
        found = shift_of_codes(gold.codes, column.codes)
        if found is not None:
            line = work.roles[spot.file].table.row_lines[found.row]
            names = work.names[spot.file], work.names[work.layout.base]
            told.append(shift_message(*names, line, found))
    return tuple(told)


def _score_columns(
    work: Joining, names: Sequence[str]
) -> Generator[float, None, tuple[ScoreColumn, ...]]:
    """Scores of all systems, with gaps where there are none: a comparison leaves those out."""
    written = [
        Written(
            name,
            work.names[spot.file],
            work.cells(spot),
            work.roles[spot.file].table.row_lines,
            work.joins[spot.file].rows,
        )
        for name, spot in zip(names, work.layout.systems, strict=True)
    ]
    columns, messages = yield from score_columns(written)
    work.problems.extend(messages)
    return columns


def _project(
    work: Joining, names: Sequence[str], columns: Sequence[Column], gold: Column | None
) -> Generator[float, None, Project]:
    layout = work.layout
    base = work.roles[layout.base].table
    rows = work.joins[layout.base].rows
    scored = _class_scores(work, names, columns)
    used = {work.roles[layout.base].id_column}
    for position, found in scored.items():
        work.problems.extend(found.messages)
        if position == layout.base:
            used |= set(found.columns)
    used |= {spot.column for spot in layout.systems if spot.file == layout.base}
    if layout.gold is not None:
        used.add(layout.gold.column)
    in_order = len(rows) == base.n_rows
    metadata = {}
    for column, cells in zip(base.names, base.cells, strict=True):
        if column not in used:
            texts = yield from object_array(cells)
            metadata[column] = TextColumn(texts if in_order else texts[rows])
    item_ids = yield from object_array(work.item_ids)
    one_file = len(work.roles) == 1
    if layout.gold is None:
        name = stem(work.names[layout.base]) if one_file else ""
    else:
        name = layout.gold.column if one_file else stem(work.names[layout.base])
    reference = Reference(
        name=name,
        item_ids=item_ids,
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
            class_scores=scored[spot.file].scores if spot.file in scored else None,
        )
        for name, column, spot in zip(names, columns, layout.systems, strict=True)
    )
    work.problems.extend(_identical(systems, work.excluded))
    return Project(
        task=layout.task,
        reference=reference,
        systems=systems,
        metric=_FIRST_METRIC[layout.task],
        system_a=systems[0].name if len(systems) > 1 else "",
        system_b=systems[1].name if len(systems) > 1 else "",
        excluded=work.excluded if work.excluded.any() else None,
        decisions=tuple(work.decisions),
        problems=tuple(work.problems),
    )


def _class_scores(
    work: Joining, names: Sequence[str], columns: Sequence[Column]
) -> dict[int, FoundScores]:
    """Class scores of the systems whose files hold them, by position of the file."""
    found = {}
    for name, spot, column in zip(names, work.layout.systems, columns, strict=True):
        candidates = work.layout.class_scores.get(spot.file, ())
        if candidates and isinstance(column, LabelColumn):
            rows = work.joins[spot.file].rows
            roles, file = work.roles[spot.file], work.names[spot.file]
            found[spot.file] = class_scores(roles, file, name, candidates, rows, column)
    return found


def object_array(texts: Sequence[str]) -> Generator[float, None, NDArray[np.object_]]:
    """Texts as an array of objects, made in steps."""
    array = np.empty(len(texts), dtype=object)
    for start in range(0, len(texts), _BLOCK):
        array[start : start + _BLOCK] = texts[start : start + _BLOCK]
        yield start / len(texts)
    return array


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
            {"systems": joined(group)},
            "caution",
        )
        for group in groups.values()
        if len(group) > 1
    )


def names_of_systems(work: Joining, paths: Sequence[str]) -> tuple[str, ...]:
    """Names from files that hold one system, and from columns of files that hold several."""
    layout = work.layout
    per_file = Counter(spot.file for spot in layout.systems)
    # Every file a log with reference and prediction: the base is a system's file like the others.
    is_log = len(layout.further_golds) == len(work.roles) - 1
    named_by_file = [
        spot.file
        for spot in layout.systems
        if len(work.roles) > 1
        and per_file[spot.file] == 1
        and (spot.file != layout.base or layout.gold is None or is_log)
    ]
    reference = "" if layout.gold is None else paths[layout.base]
    names = system_names([paths[position] for position in named_by_file], reference)
    from_files = dict(zip(named_by_file, names, strict=True))
    chosen: list[str] = []
    for spot in layout.systems:
        name = from_files.get(spot.file, spot.column)
        if name in chosen and len(work.roles) > 1:
            name = f"{stem(work.names[spot.file])}: {name}"
        chosen.append(name)
    return made_unique(chosen)


def id_messages(roles: Sequence[Roles]) -> tuple[Message, ...]:
    """Which columns are ids and why, files with the same column in one message."""
    found: dict[tuple[str, bool], list[str]] = {}
    for entry in roles:
        if entry.id_column is not None:
            key = (entry.id_column, entry.id_by_name)
            files = found.setdefault(key, [])
            if entry.table.file.name not in files:
                files.append(entry.table.file.name)
    return tuple(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "Ids: column “{column}” of {files}, for its name and unique values."
            )
            if by_name
            else QT_TRANSLATE_NOOP(
                "messages", "Ids: column “{column}” of {files}, for its unique values."
            ),
            {"column": column, "files": joined(files)},
        )
        for (column, by_name), files in found.items()
    )


def line_end_message(roles: Sequence[Roles]) -> tuple[Message, ...]:
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
            {
                "kinds": joined(
                    (labelled(kind, joined(files)) for kind, files in kinds.items()), "clauses"
                )
            },
        ),
    )


def _nothing_left(work: Joining) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "No item is left that has a reference and an answer of every system."
            )
        ),
        work.names[work.layout.base],
    )
