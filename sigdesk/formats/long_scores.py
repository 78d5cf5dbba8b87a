"""Item scores in long form: a system's name and its score in every row.

Segment scores of translation campaigns have no item ids: the rows of every system come in the
order of the segments. Other tables name the item in a column of its own, or in one text with the
system, such as ``bert_large_3932``, whose last underscore separates the two.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.tasks import Task
from sigdesk.formats import questions
from sigdesk.formats.assembling import assemble
from sigdesk.formats.builders import BUILDERS, Builder, Building, Sources
from sigdesk.formats.column_names import folded, words
from sigdesk.formats.layout import Layout, Spot
from sigdesk.formats.pivot import pivot
from sigdesk.formats.questions import Choice, Question
from sigdesk.formats.roles import Profile, Roles, guess_roles, is_id_name
from sigdesk.formats.runs.keys import SYSTEM_NAMES
from sigdesk.formats.table import Table
from sigdesk.model.project import Decision

SCORE = "score"
"""Which of several scores is compared; the answer is its column or file."""

_MOST_SYSTEMS = 500
_SYSTEM, _ITEM = "system", "item"


@dataclass(frozen=True, eq=False)
class LongForm:
    """How a table in long form is taken apart.

    Parameters
    ----------
    table : Table
        With columns for system and item.
    system : str
    keys : tuple of str
        Columns that name the item; empty when rows of every system come in one order.
    scores : tuple of Profile
    was_split : bool
        Whether system and item stood in one column.
    """

    table: Table
    system: str
    keys: tuple[str, ...]
    scores: tuple[Profile, ...]
    was_split: bool = False


def long_form(roles: Roles) -> LongForm | None:
    """The parts of a table in long form; None when it is none."""
    table = roles.table
    if table.kind or table.n_rows < 4:
        return None
    numeric = tuple(p for p in roles.profiles if p.is_numeric and not is_id_name(p.name))
    if not numeric:
        return None
    if not table.has_header:
        return _without_header(roles, numeric)
    named = [p for p in roles.profiles if folded(p.name) in SYSTEM_NAMES and p.counts]
    if named and _repeats(named[0]):
        keys = tuple(p.name for p in roles.profiles if is_id_name(p.name))
        rest = [p for p in roles.profiles if p is not named[0] and p.name not in keys]
        if keys and all(p.is_numeric for p in rest):
            return LongForm(table, named[0].name, keys, numeric)
        return None
    return _joined_names(roles, numeric)


def _without_header(roles: Roles, numeric: tuple[Profile, ...]) -> LongForm | None:
    """Two columns: a name that repeats in blocks of one size, and a score."""
    table = roles.table
    if len(table.names) != 2 or len(numeric) != 1 or roles.profiles[0].is_numeric:
        return None
    if not _repeats(roles.profiles[0]) or not _in_blocks(table.cells[0]):
        return None
    return LongForm(table, table.names[0], (), numeric)


def _repeats(profile: Profile) -> bool:
    """Whether a few names occur equally often."""
    counts = set(profile.counts.values())
    return 2 <= profile.n_distinct <= _MOST_SYSTEMS and len(counts) == 1 and min(counts) > 1


def _in_blocks(names: list[str]) -> bool:
    changes = sum(a != b for a, b in pairwise(names))
    return changes == len(set(names)) - 1


def _joined_names(roles: Roles, numeric: tuple[Profile, ...]) -> LongForm | None:
    """A column named after both, "system_item", whose last underscore separates them."""
    table = roles.table
    for profile in roles.profiles:
        parts = words(profile.name)
        if "_" not in profile.name or not {parts[0]} & SYSTEM_NAMES or profile.is_numeric:
            continue
        split = [cell.rpartition("_") for cell in table.column(profile.name)]
        counts = Counter(system for system, _, _ in split)
        if "" in counts or len(counts) < 2 or len(set(counts.values())) > 1:
            continue
        position = table.names.index(profile.name)
        names, cells = list(table.names), list(table.cells)
        names[position : position + 1] = [_SYSTEM, _ITEM]
        cells[position : position + 1] = [[a for a, _, _ in split], [b for _, _, b in split]]
        if len(set(names)) < len(names):
            continue
        taken_apart = dataclasses.replace(table, names=tuple(names), cells=tuple(cells))
        return LongForm(taken_apart, _SYSTEM, (_ITEM,), numeric, was_split=True)
    return None


@BUILDERS.register
class LongScoresBuilder(Builder):
    """One score per item, a row per system and item."""

    key = "long scores"
    tasks: ClassVar[tuple[Task, ...]] = ()

    @classmethod
    def fits(cls, sources: Sources) -> float:
        """Whether every file is in long form."""
        if sources.reference is not None:
            return 0.0
        return 0.7 if all(long_form(roles) is not None for roles in sources.roles) else 0.0

    @classmethod
    def build(cls, sources: Sources) -> Building:
        """One row per item, one column per system."""
        forms = [form for roles in sources.roles if (form := long_form(roles)) is not None]
        chosen = _chosen(forms, sources)
        if isinstance(chosen, Question):
            return None, (chosen,), tuple(m for f in forms for m in f.table.messages)
        position, score, decision = chosen
        form = forms[position]
        wide = pivot(
            form.table, form.keys, form.system, score, form.keys[0] if form.keys else "segment"
        )
        if decision is not None:
            wide = dataclasses.replace(wide, decisions=(*wide.decisions, decision))
        roles = yield from _roles(wide)
        systems = wide.names[1 + (len(form.keys) if len(form.keys) > 1 else 0) :]
        spots = tuple(Spot(0, name) for name in systems)
        layout = Layout("item-scores", 0, None, spots, messages=_told(form, score, wide, systems))
        names, paths = [sources.names[position]], [sources.paths[position]]
        return (yield from assemble([roles], names, paths, layout, sources.answers))


def _roles(wide: Table) -> Generator[float, None, Roles]:
    found = yield from guess_roles(wide)
    return Roles(wide, found.profiles, wide.names[0], True)


def _chosen(forms: list[LongForm], sources: Sources) -> tuple[int, str, Decision | None] | Question:
    """Which file and which of its scores is compared."""
    options: dict[str, tuple[int, str]] = {}
    for position, form in enumerate(forms):
        for profile in form.scores:
            name = profile.name if len(forms) == 1 else sources.names[position]
            if len(forms) > 1 and len(form.scores) > 1:
                name = f"{name}: {profile.name}"
            options[name] = (position, profile.name)
    if len(options) == 1:
        return (*next(iter(options.values())), None)
    answer = sources.answers.get(SCORE, "")
    if answer in options:
        told = Message(
            QT_TRANSLATE_NOOP("messages", "Score that is compared, as decided: {score}."),
            {"score": answer},
        )
        return (*options[answer], Decision(SCORE, answer, told))
    sizes = [forms[position].table.n_rows for position, _ in options.values()]
    return Question(
        SCORE,
        Message(QT_TRANSLATE_NOOP("messages", "Which score is compared?")),
        (
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "There are {n:,} scores for the same systems. One is compared at a time; open "
                    "the files again to compare another.",
                ),
                {"n": len(options)},
            ),
        ),
        tuple(
            Choice(
                name,
                Message(
                    QT_TRANSLATE_NOOP("messages", "{name}, {n:,} rows"), {"name": name, "n": n}
                ),
            )
            for name, n in zip(options, sizes, strict=True)
        ),
        questions.general_option(SCORE, next(iter(options))),
    )


def _told(form: LongForm, score: str, wide: Table, systems: tuple[str, ...]) -> tuple[Message, ...]:
    values = {
        "file": form.table.file.name,
        "n": wide.n_rows,
        "systems": joined(systems, most=8),
        "n_systems": len(systems),
        "score": score,
    }
    told = [
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "{file} has one row per system and item: {n_systems:,} systems ({systems}), "
                "{n:,} items.",
            ),
            values,
        )
    ]
    if not form.keys:
        told.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "{file} has no item ids: the first row of each system was taken for the first "
                    "item, and so on.",
                ),
                values,
                "caution",
            )
        )
    if form.was_split:
        told.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "{file} names system and item in one text; the last underscore separates them.",
                ),
                values,
            )
        )
    return tuple(told)
