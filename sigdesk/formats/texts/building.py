"""Files of texts, built into a project."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import AlternativesColumn, TextColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.metrics.text.scripts import script_shares
from sigdesk.core.tasks import Task
from sigdesk.formats import questions
from sigdesk.formats.assembling import id_messages, line_end_message, names_of_systems
from sigdesk.formats.builders import BUILDERS, Builder, Building, Sources
from sigdesk.formats.errors import FormatError
from sigdesk.formats.joining import Joining, join_files
from sigdesk.formats.layout import Layout, Spot
from sigdesk.formats.naming import stem
from sigdesk.formats.progress import scaled
from sigdesk.formats.questions import Choice, Question, general_option
from sigdesk.formats.roles import Roles
from sigdesk.formats.sequences.sentence_texts import length_buckets
from sigdesk.formats.shift import find_shift, shift_message
from sigdesk.formats.texts.columns import (
    empty_messages,
    reference_column,
    text_column,
    without_reference,
)
from sigdesk.formats.texts.layout import (
    TextLayout,
    candidates,
    lay_out_texts,
    output_columns,
    reference_columns,
    reference_files,
)
from sigdesk.formats.texts.recognition import answer_columns, is_id_file, kind_of
from sigdesk.formats.texts.tokenizing import TOKENIZER, tokenizer_for
from sigdesk.model.project import (
    Decision,
    Project,
    Reference,
    SystemOutput,
    content_hash,
)

READ_AS = "read-as"
"""Whether short words that hardly repeat are texts or labels."""
SOURCE, LENGTH = "source", "length"
"""Names of the metadata columns."""
_UNSPACED_SHARE = 0.3
_MOST_NAMED = 5


@BUILDERS.register
class TextBuilder(Builder):
    """Projects of texts with reference texts."""

    key = "texts"
    tasks: ClassVar[tuple[Task, ...]] = ("texts",)

    @classmethod
    def fits(cls, sources: Sources) -> float:
        """Sure when the reference is a text; little when words could be either."""
        if sources.kinds != {""} or sources.answers.get(READ_AS) == "labels":
            return 0.0
        if len(sources.roles) == 1:
            (roles,) = sources.roles
            references = reference_columns(roles)
            if references:
                return 0.6 if output_columns(roles, references) else 0.0
            return 0.2 if _are_texts_only(roles) else 0.0
        files = _files(sources)
        kinds = [_kind(sources.roles[position]) for position in files]
        if len(files) < 2 or ("other" in kinds and not _reference_is_text(sources, files)):
            return 0.0
        if "text" in kinds:
            return 0.6
        return 0.4

    @classmethod
    def build(cls, sources: Sources) -> Building:
        """Join the files segment by segment."""
        problems = [m for entry in sources.roles for m in entry.table.messages]
        if _must_ask(sources):
            return None, (_ask_kind(sources),), tuple(problems)
        layout = lay_out_texts(sources)
        if not isinstance(layout, TextLayout):
            return None, (layout,), tuple(problems)
        base = layout.references[0]
        roles = _with_ids(sources.roles, layout)
        further = (*layout.references[1:], *layout.sources, *layout.copies)
        plan = Layout("texts", base.file, base, layout.systems, further, layout.messages)
        work = Joining(roles, sources.names, plan, sources.answers)
        work.problems.extend(problems)
        for entry in roles:
            work.decisions.extend(entry.table.decisions)
        work.problems.extend((*id_messages(roles), *line_end_message(roles), *layout.messages))
        _remember(work)
        yield from scaled(join_files(work), 0.0, 0.4)
        if work.questions:
            return None, tuple(work.questions), tuple(work.problems)
        work.problems.extend((yield from scaled(_shifts(work), 0.4, 0.5)))
        project = yield from scaled(_project(work, layout, sources.paths), 0.5, 1.0)
        if isinstance(project, Question):
            return None, (project,), tuple(work.problems)
        return project, (), project.problems


def _are_texts_only(roles: Roles) -> bool:
    """Whether a table has several columns of texts, and none of labels or scores to compare."""
    others = [
        profile
        for profile in answer_columns(roles)
        if kind_of(profile) != "text" and profile.naming not in ("slice", "text")
    ]
    named = [profile for profile in others if profile.naming in ("gold", "label", "prediction")]
    return len(candidates(roles)) > 1 and len(others) < 2 and not named


def _files(sources: Sources) -> list[int]:
    return [
        position
        for position, entry in enumerate(sources.roles)
        if not is_id_file(entry, sources.names[position])
    ]


def _kind(roles: Roles) -> str:
    """The best that a file's columns may be."""
    kinds = {kind_of(profile) for profile in answer_columns(roles)}
    if len(answer_columns(roles)) > 1 and not (reference_columns(roles) or output_columns(roles)):
        return "other"
    return next((kind for kind in ("text", "unsure") if kind in kinds), "other")


def _reference_is_text(sources: Sources, files: Sequence[int]) -> bool:
    """Whether a file that is plainly the reference holds texts, so that all outputs are texts."""
    named = sources.answers.get(questions.REFERENCE) in sources.names
    found = reference_files(sources if named else replace(sources, answers={}), files)
    if not found:
        return False
    roles = sources.roles[found[0]]
    columns = reference_columns(roles) or (
        answer_columns(roles) if len(answer_columns(roles)) == 1 else ()
    )
    others = [sources.roles[position] for position in files if position not in found]
    numeric = [all(p.is_numeric for p in answer_columns(entry)) for entry in others]
    return any(kind_of(profile) == "text" for profile in columns) and not any(numeric)


def _must_ask(sources: Sources) -> bool:
    """Whether nothing but short words that hardly repeat was found, and nobody said what it is."""
    if sources.task is not None or sources.answers.get(READ_AS) == "texts":
        return False
    if len(sources.roles) == 1:
        return False
    return all(_kind(sources.roles[position]) != "text" for position in _files(sources))


def _ask_kind(sources: Sources) -> Question:
    first = answer_columns(sources.roles[0])[0]
    n_items = sources.roles[0].table.n_rows
    choices = (
        Choice(
            "texts",
            Message(QT_TRANSLATE_NOOP("messages", "Texts: compared by what they have in common")),
            n_items,
        ),
        Choice(
            "labels",
            Message(QT_TRANSLATE_NOOP("messages", "Labels: right when equal to the reference")),
            n_items,
        ),
    )
    return Question(
        READ_AS,
        Message(QT_TRANSLATE_NOOP("messages", "Are the answers in these files texts or labels?")),
        (
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "They are short, such as “{example}”, and hardly repeat: {distinct:,} "
                    "different ones in {n:,} rows.",
                ),
                {"example": first.example, "distinct": first.n_distinct, "n": n_items},
            ),
        ),
        choices,
        general_option(READ_AS, "texts"),
    )


def _with_ids(files: Sequence[Roles], layout: TextLayout) -> list[Roles]:
    """Put the ids of a file of ids beside the reference, when there are as many."""
    roles = list(files)
    if layout.ids is None:
        return roles
    base, ids = roles[layout.references[0].file], roles[layout.ids].table
    if ids.n_rows != base.table.n_rows or base.id_column is not None:
        return roles
    name = ids.names[0] if ids.has_header else "id"
    while name in base.table.names:
        name += "_"
    table = replace(
        base.table,
        names=(name, *base.table.names),
        cells=(ids.cells[0], *base.table.cells),
        letters=(),
    )
    profile = replace(roles[layout.ids].profiles[0], name=name)
    roles[layout.references[0].file] = replace(
        base, table=table, profiles=(profile, *base.profiles), id_column=name
    )
    return roles


def _remember(work: Joining) -> None:
    """Record the answers that this import rests on."""
    reference, kind = work.answers.get(questions.REFERENCE), work.answers.get(READ_AS)
    if reference:
        text = QT_TRANSLATE_NOOP("messages", "Reference, as decided: {name}.")
        told = Message(text, {"name": reference})
        work.decisions.append(Decision(questions.REFERENCE, reference, told))
    if kind:
        text = QT_TRANSLATE_NOOP("messages", "The answers are texts, as decided.")
        work.decisions.append(Decision(READ_AS, kind, Message(text)))


def _shifts(work: Joining) -> Generator[float, None, list[Message]]:
    """Say which files, joined by row, look shifted though they are equally long."""
    told = []
    gold = work.layout.gold
    assert gold is not None
    for number, spot in enumerate(work.layout.systems):
        if work.joins[spot.file].alignment.by == "row":
            low, high = (k / len(work.layout.systems) for k in (number, number + 1))
            looking = find_shift(work.cells(gold), work.cells(spot))
            found = yield from scaled(looking, low, high)
            if found is not None:
                line = work.roles[spot.file].table.row_lines[found.row]
                names = work.names[spot.file], work.names[gold.file]
                told.append(shift_message(*names, line, found))
    return told


def _project(
    work: Joining, layout: TextLayout, paths: Sequence[str]
) -> Generator[float, None, Project | Question]:
    base = work.layout.base
    rows_of = {position: joined_file.rows for position, joined_file in work.joins.items()}
    written = [(work.cells(spot), rows_of[spot.file]) for spot in layout.references]
    gold = yield from scaled(reference_column(written), 0.0, 0.3)
    lacking = without_reference(gold) & ~work.excluded
    if lacking.any():
        work.problems.append(_lacking_told(work, lacking))
        work.excluded = work.excluded | lacking
    if work.excluded.all():
        text = QT_TRANSLATE_NOOP("messages", "No item is left that has a reference text.")
        raise FormatError(Message(text), work.names[base])
    tokenizer = tokenizer_for([str(text) for text in gold.texts], work.answers)
    if isinstance(tokenizer, Question):
        return tokenizer
    chosen, told, decision = tokenizer
    work.problems.extend(told)
    if decision is not None:
        work.decisions.append(decision)
    columns = []
    for spot in layout.systems:
        columns.append((yield from text_column(work.cells(spot), rows_of[spot.file])))
        yield 0.3 + 0.5 * len(columns) / len(layout.systems)
    named = names_of_systems(work, paths)
    lines = [_lines(work, spot, rows_of[spot.file]) for spot in layout.systems]
    work.problems.extend(empty_messages(named, columns, lines))
    metadata = yield from scaled(_metadata(work, layout, gold), 0.8, 1.0)
    table = work.roles[base].table
    item_ids = np.array(work.item_ids, dtype=object)
    reference = Reference(
        stem(work.names[base]) if len(work.roles) > 1 else layout.references[0].column,
        item_ids,
        gold,
        metadata,
        table.source(layout.references[0].column),
    )
    systems = tuple(
        SystemOutput(
            name,
            column,
            work.roles[spot.file].table.source(spot.column),
            work.joins[spot.file].alignment,
        )
        for name, column, spot in zip(named, columns, layout.systems, strict=True)
    )
    work.problems.extend(identical_outputs(systems))
    return Project(
        task="texts",
        reference=reference,
        systems=systems,
        metric="bleu",
        metric_params={} if chosen == "13a" else {TOKENIZER: chosen},
        system_a=systems[0].name if len(systems) > 1 else "",
        system_b=systems[1].name if len(systems) > 1 else "",
        excluded=work.excluded if work.excluded.any() else None,
        decisions=tuple(work.decisions),
        problems=tuple(work.problems),
    )


def _lines(work: Joining, spot: Spot, rows: NDArray[np.intp]) -> list[int | None]:
    """The line of every item in a system's file."""
    lines = work.roles[spot.file].table.row_lines
    return [lines[row] if 0 <= row < len(lines) else None for row in rows.tolist()]


def _lacking_told(work: Joining, lacking: NDArray[np.bool_]) -> Message:
    text = QT_TRANSLATE_NOOP(
        "messages",
        "Items without any reference text ({n:,}) have nothing to be compared with and were left "
        "out: {ids}.",
    )
    items = np.flatnonzero(lacking).tolist()
    ids = joined((work.item_ids[item] for item in items), most=_MOST_NAMED)
    return Message(text, {"n": len(items), "ids": ids}, "caution")


def _metadata(
    work: Joining, layout: TextLayout, gold: AlternativesColumn
) -> Generator[float, None, dict[str, TextColumn]]:
    """Source texts, the length of the reference, and every other column of the base file."""
    found: dict[str, TextColumn] = {}
    for number, spot in enumerate(layout.sources, start=1):
        rows = work.joins[spot.file].rows
        name = SOURCE if number == 1 else f"{SOURCE} {number}"
        found[name] = yield from text_column(work.cells(spot), rows)
    base = work.roles[work.layout.base]
    used = {base.id_column}
    used |= {s.column for s in (*layout.references, *layout.systems) if s.file == work.layout.base}
    for column in base.table.names:
        if column not in used:
            rows = work.joins[work.layout.base].rows
            found[column] = yield from text_column(base.table.column(column), rows)
    if LENGTH not in found:
        found[LENGTH] = TextColumn(length_buckets(reference_lengths(gold)))
    return found


def reference_lengths(gold: AlternativesColumn) -> NDArray[np.int64]:
    """Words of the first reference of every item; characters in scripts without blanks."""
    first = [gold.texts_of(item)[:1] for item in range(len(gold))]
    texts = [texts[0] if texts else "" for texts in first]
    shares = script_shares(texts)
    by_character = sum(shares.values()) - shares["hangul"] > _UNSPACED_SHARE
    return np.array(
        [len("".join(text.split())) if by_character else len(text.split()) for text in texts],
        dtype=np.int64,
    )


def identical_outputs(systems: Sequence[SystemOutput]) -> tuple[Message, ...]:
    """Say which systems give the same output throughout."""
    groups: dict[str, list[str]] = {}
    for system in systems:
        groups.setdefault(content_hash(system.column), []).append(system.name)
    text = QT_TRANSLATE_NOOP("messages", "The outputs of {systems} are identical.")
    return tuple(
        Message(text, {"systems": joined(group)}, "caution")
        for group in groups.values()
        if len(group) > 1
    )
