"""Sets of labels of the reference and the systems joined into a project."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import LabelSetColumn, TextColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.tasks import Task
from sigdesk.formats.assembling import names_of_systems, object_array
from sigdesk.formats.builders import BUILDERS, Builder, Building, Sources
from sigdesk.formats.errors import FormatError
from sigdesk.formats.joining import Joining, join_files
from sigdesk.formats.label_sets.cells import holds_sets, labels_in, separator_of
from sigdesk.formats.label_sets.indicators import sets_of_indicators, shared_indicators
from sigdesk.formats.labels import in_order, list_of
from sigdesk.formats.layout import Layout, Spot, nothing_to_compare
from sigdesk.formats.naming import stem
from sigdesk.formats.one_file import lay_out_file
from sigdesk.formats.progress import scaled
from sigdesk.formats.questions import Choice, Question, general_option
from sigdesk.formats.several_files import lay_out_files
from sigdesk.model.project import Decision, Project, Reference, SystemOutput

BLANK_SETS = "blank-label-sets"
"""Blank cells: ``"empty"`` for items without any label, ``"missing"`` for no answer."""

Sets = list[tuple[str, ...] | None]


@BUILDERS.register
class LabelSetsBuilder(Builder):
    """Several labels an item: one cell holds them all, or each label has a column of 0 and 1."""

    key = "label-sets"
    tasks: ClassVar[tuple[Task, ...]] = ("label-sets",)

    @classmethod
    def fits(cls, sources: Sources) -> float:
        """Sure when two columns hold sets, or files share columns of 0 and 1 and hold no more."""
        if sources.kinds != {""}:
            return 0.0
        n_sets = sum(holds_sets(p) for roles in sources.roles for p in roles.others)
        if n_sets > 1:
            return 0.7
        labels = set(shared_indicators(sources.roles)) if len(sources.roles) > 1 else set()
        only = all(p.name in labels or p.is_text for roles in sources.roles for p in roles.others)
        return 0.7 if labels and only else 0.0

    @classmethod
    def build(cls, sources: Sources) -> Building:
        """Lay out, join, and read every cell."""
        labels = shared_indicators(sources.roles) if len(sources.roles) > 1 else ()
        layout = _indicator_layout(sources, labels) if labels else _laid_out(sources)
        if isinstance(layout, Question):
            told = tuple(m for roles in sources.roles for m in roles.table.messages)
            return None, (layout,), told
        assert layout.gold is not None
        work = Joining(sources.roles, sources.names, layout, sources.answers)
        for roles in sources.roles:
            work.problems.extend(roles.table.messages)
            work.decisions.extend(roles.table.decisions)
        work.problems.extend(layout.messages)
        yield from scaled(join_files(work), 0.0, 0.5)
        spots = (layout.gold, *layout.systems)
        written = [_sets(work, spot, labels) for spot in spots]
        yield 0.7
        n_blank = sum(labels_ is None for sets in written for labels_ in sets)
        if n_blank and BLANK_SETS not in sources.answers:
            work.questions.append(_ask_blanks(n_blank, written[0]))
        if work.questions:
            return None, tuple(work.questions), tuple(work.problems)
        empty = sources.answers.get(BLANK_SETS) == "empty"
        if n_blank:
            work.decisions.append(_decided(n_blank, empty))
        names = names_of_systems(work, sources.paths)
        columns = _columns(work, spots, written, empty)
        gold = columns[0]
        if gold.missing is not None:
            work.excluded |= gold.missing
            gold = LabelSetColumn(gold.members, gold.labels)
        work.problems.append(_told(gold))
        yield 0.9
        base = work.roles[layout.base].table
        rows = work.joins[layout.base].rows
        used = {spot.column for spot in spots if spot.file == layout.base} | set(labels)
        metadata = {}
        for column, cells in zip(base.names, base.cells, strict=True):
            if column not in used and column != work.roles[layout.base].id_column:
                texts = yield from scaled(object_array(cells), 0.9, 0.95)
                metadata[column] = TextColumn(texts[rows])
        item_ids = yield from scaled(object_array(work.item_ids), 0.95, 1.0)
        name = layout.gold.column if len(work.roles) == 1 else stem(work.names[layout.base])
        project = Project(
            task="label-sets",
            reference=Reference(name, item_ids, gold, metadata, base.source(layout.gold.column)),
            systems=tuple(
                SystemOutput(
                    system,
                    column,
                    work.roles[spot.file].table.source(spot.column),
                    work.joins[spot.file].alignment,
                )
                for system, column, spot in zip(names, columns[1:], layout.systems, strict=True)
            ),
            metric="sets-micro-f1",
            system_a=names[0] if len(names) > 1 else "",
            system_b=names[1] if len(names) > 1 else "",
            excluded=work.excluded if work.excluded.any() else None,
            decisions=tuple(work.decisions),
            problems=tuple(work.problems),
        )
        return project, (), tuple(work.problems)


def _laid_out(sources: Sources) -> Layout | Question:
    """Who is the reference, as for tasks with one label an item."""
    if len(sources.roles) == 1:
        return lay_out_file(sources.roles[0], sources.names[0], sources.answers, "labels")
    return lay_out_files(sources.roles, sources.names, sources.answers, sources.reference, "labels")


def _indicator_layout(sources: Sources, labels: Sequence[str]) -> Layout | Question:
    """The same for files with columns of 0 and 1; a spot names the first of them."""
    found = lay_out_files(
        sources.roles, sources.names, sources.answers, sources.reference, "labels"
    )
    if isinstance(found, Question):
        return found
    base = found.base
    systems = tuple(Spot(place, labels[0]) for place in range(len(sources.roles)) if place != base)
    if not systems:
        raise nothing_to_compare(sources.names[base])
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages", "{file} is the reference; each label has a column of 0 and 1: {labels}."
        ),
        {"file": sources.names[base], "labels": joined(labels, most=8)},
    )
    return Layout("label-sets", base, Spot(base, labels[0]), systems, messages=(told,))


def _sets(work: Joining, spot: Spot, labels: Sequence[str]) -> Sets:
    """Labels of every row; None for a blank cell."""
    if labels:
        return list(sets_of_indicators(work.roles[spot.file], work.names[spot.file], labels))
    cells = work.cells(spot)
    separator = separator_of({cell for cell in cells if cell.strip()}, may_be_comma=True) or "|"
    return [labels_in(cell, separator) if cell.strip() else None for cell in cells]


def _columns(
    work: Joining, spots: Sequence[Spot], written: Sequence[Sets], empty: bool
) -> list[LabelSetColumn]:
    """Every side's sets by item, on one label set: the reference's labels first."""
    of_gold = {label for sets in written[:1] for labels in sets if labels for label in labels}
    of_all = {label for sets in written for labels in sets if labels for label in labels}
    if not of_gold:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "The reference has no labels at all.")),
            work.names[work.layout.base],
        )
    names = (*in_order(of_gold), *in_order(of_all - of_gold))
    unknown = in_order(of_all - of_gold)
    if unknown:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Systems give labels that the reference lacks: {labels}. They are always wrong, and "
            "count as labels of their own in every mean over labels.",
        )
        work.problems.append(Message(text, {"labels": list_of(unknown)}, "caution"))
    place = {label: position for position, label in enumerate(names)}
    return [
        _column(sets, place, names, work.joins[spot.file].rows, empty)
        for spot, sets in zip(spots, written, strict=True)
    ]


def _column(
    sets: Sets,
    place: dict[str, int],
    names: tuple[str, ...],
    rows: NDArray[np.intp],
    empty: bool,
) -> LabelSetColumn:
    # one row more, of items the file lacks: row −1
    members = np.zeros((len(sets) + 1, len(names)), dtype=bool)
    missing = np.zeros(len(sets) + 1, dtype=bool)
    missing[-1] = True
    for row, labels in enumerate(sets):
        if labels is None:
            missing[row] = not empty
        else:
            members[row, [place[label] for label in labels]] = True
    gaps = missing[rows]
    return LabelSetColumn(members[rows], names, gaps if gaps.any() else None)


def _told(gold: LabelSetColumn) -> Message:
    text = QT_TRANSLATE_NOOP(
        "messages",
        "Several labels an item: {n:,} labels, {mean:.2f} of them an item in the reference on "
        "average.",
    )
    mean = float(gold.members.sum(axis=1).mean()) if len(gold) else 0.0
    return Message(text, {"n": len(gold.labels), "mean": mean})


def _ask_blanks(n_blank: int, gold: Sets) -> Question:
    return Question(
        BLANK_SETS,
        Message(QT_TRANSLATE_NOOP("messages", "What do blank cells ({n:,}) mean?"), {"n": n_blank}),
        (
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "In a task with several labels an item, an item may have none of them.",
                )
            ),
        ),
        (
            Choice(
                "empty",
                Message(QT_TRANSLATE_NOOP("messages", "that none of the labels applies")),
                len(gold),
            ),
            Choice(
                "missing",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "that there is no answer, which is wrong; without labels in the reference "
                        "the item is left out",
                    )
                ),
                sum(labels is not None for labels in gold),
            ),
        ),
        general_option(BLANK_SETS, "empty"),
    )


def _decided(n_blank: int, empty: bool) -> Decision:
    text = QT_TRANSLATE_NOOP("messages", "Blank cells ({n:,}) are missing answers, as decided.")
    if empty:
        text = QT_TRANSLATE_NOOP("messages", "Blank cells ({n:,}) are empty sets, as decided.")
    return Decision(BLANK_SETS, "empty" if empty else "missing", Message(text, {"n": n_blank}))
