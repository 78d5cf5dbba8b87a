"""Run tables joined into a project."""

from __future__ import annotations

import dataclasses
from collections.abc import Generator, Sequence
from typing import ClassVar

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.tasks import Task
from sigdesk.formats.assembling import assemble
from sigdesk.formats.builders import BUILDERS, Builder, Building, Sources
from sigdesk.formats.column_names import folded
from sigdesk.formats.layout import Layout, Spot, no_scores
from sigdesk.formats.pivot import key_texts, pivot
from sigdesk.formats.progress import scaled
from sigdesk.formats.questions import Question
from sigdesk.formats.roles import Profile, Roles, guess_roles
from sigdesk.formats.runs.keys import RUN_NAMES, run_columns
from sigdesk.formats.runs.summary_rows import without_blank_rows, without_summary_rows
from sigdesk.formats.table import Table

_RUN = "run"


@BUILDERS.register
class RunsBuilder(Builder):
    """Scores of runs: wide or long tables with a key, or one file of scores per system."""

    key = "runs"
    tasks: ClassVar[tuple[Task, ...]] = ("runs",)

    @classmethod
    def fits(cls, sources: Sources) -> float:
        """Certain enough when every file is a table of keys and scores."""
        if sources.reference is not None:
            return 0.0
        return 0.8 if all(run_columns(roles) is not None for roles in sources.roles) else 0.0

    @classmethod
    def build(cls, sources: Sources) -> Building:
        """One row per run, one column per system."""
        prepared: list[Roles] = []
        for roles in sources.roles:
            found = yield from scaled(_prepared(roles, sources), 0.0, 0.0)
            if isinstance(found, Question):
                return None, (found,), _told(sources.roles)
            prepared.append(found)
        if len(prepared) > 1 and all(roles.id_column is None for roles in prepared):
            prepared = _of_equal_length(prepared)
        elif len(prepared) > 1 and all(roles.id_column is not None for roles in prepared):
            prepared = _with_all_runs(prepared)
        spots: list[Spot] = []
        for position, roles in enumerate(prepared):
            scores = [p for p in roles.others if p.is_numeric and not _is_key(p)]
            if not scores:
                raise no_scores(sources.names[position])
            spots.extend(Spot(position, profile.name) for profile in scores)
        told = Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Read as scores of runs, folds or data sets: {n:,} rows, with {systems}.",
            ),
            {
                "n": max(roles.table.n_rows for roles in prepared),
                "systems": joined((spot.column for spot in spots), most=6),
            },
        )
        layout = Layout("runs", 0, None, tuple(spots), messages=(told,))
        return (
            yield from assemble(prepared, sources.names, sources.paths, layout, sources.answers)
        )


def _prepared(roles: Roles, sources: Sources) -> Generator[float, None, Roles | Question]:
    table = without_blank_rows(roles.table)
    columns = run_columns(roles)
    if columns is None:
        # The caller says that these are runs: numbers without a name for each run.
        return (yield from guess_roles(table))
    keys = [profile.name for profile in columns.keys]
    cleaned = without_summary_rows(table, keys, sources.answers)
    if isinstance(cleaned, Question):
        return cleaned
    if columns.system is not None:
        wide = pivot(cleaned, keys, columns.system.name, columns.scores[0].name, _id_name(keys))
    elif len(keys) > 1:
        wide = _with_joined_key(cleaned, keys)
    else:
        wide = cleaned
    found = yield from guess_roles(wide)
    id_column = wide.names[0] if len(keys) > 1 or columns.system is not None else keys[0]
    ids = wide.column(id_column)
    unique = len(set(ids)) == len(ids)
    return Roles(wide, found.profiles, id_column if unique else None, unique)


def _id_name(keys: Sequence[str]) -> str:
    return keys[0] if len(keys) == 1 else _RUN


def _with_joined_key(table: Table, keys: Sequence[str]) -> Table:
    """A first column that names the run by all its keys together."""
    name = _RUN
    while name in table.names:
        name += "_"
    return dataclasses.replace(
        table, names=(name, *table.names), cells=(key_texts(table, keys), *table.cells)
    )


def _is_key(profile: Profile) -> bool:
    return folded(profile.name) in RUN_NAMES


def _of_equal_length(files: Sequence[Roles]) -> list[Roles]:
    """Files of unpaired runs, filled up with empty cells to the longest."""
    n_rows = max(roles.table.n_rows for roles in files)
    filled = []
    for roles in files:
        table = roles.table
        n_short = n_rows - table.n_rows
        if n_short:
            last = table.row_lines[-1] if table.n_rows else 0
            table = dataclasses.replace(
                table,
                cells=tuple([*column, *[""] * n_short] for column in table.cells),
                row_lines=[*table.row_lines, *[last] * n_short],
            )
        filled.append(dataclasses.replace(roles, table=table))
    return filled


def _with_all_runs(files: Sequence[Roles]) -> list[Roles]:
    """Files whose runs differ, each with an empty row for the runs of the others."""
    columns = [roles.table.column(roles.id_column or "") for roles in files]
    union = list(dict.fromkeys(name for column in columns for name in column))
    filled = []
    for roles, own in zip(files, columns, strict=True):
        known = set(own)
        lacking = [name for name in union if name not in known]
        table = roles.table
        if lacking:
            last = table.row_lines[-1]
            table = dataclasses.replace(
                table,
                cells=tuple(
                    [*cells, *(lacking if name == roles.id_column else [""] * len(lacking))]
                    for name, cells in zip(table.names, table.cells, strict=True)
                ),
                row_lines=[*table.row_lines, *[last] * len(lacking)],
            )
        filled.append(dataclasses.replace(roles, table=table))
    return filled


def _told(files: Sequence[Roles]) -> tuple[Message, ...]:
    return tuple(message for roles in files for message in roles.table.messages)
