"""A reference of numbers and the systems' numbers joined into a project.

Decision: numbers are compared with a reference only where the caller says that they are. Without a
word, decimals in a file called gold may be labels or scores as well, and are refused with what can
be done.
"""

from __future__ import annotations

from typing import ClassVar

from sigdesk.core.columns import ScoreColumn, TextColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.tasks import Task
from sigdesk.formats import questions
from sigdesk.formats.assembling import names_of_systems, object_array
from sigdesk.formats.builders import BUILDERS, Builder, Building, Sources
from sigdesk.formats.joining import Joining, join_files
from sigdesk.formats.layout import (
    Layout,
    Spot,
    ask_reference,
    named_gold,
    nothing_to_compare,
    unknown_reference,
)
from sigdesk.formats.naming import stem
from sigdesk.formats.progress import scaled
from sigdesk.formats.questions import Question
from sigdesk.formats.scores import Written, score_columns
from sigdesk.formats.several_files import lay_out_files
from sigdesk.model.project import Project, Reference, SystemOutput


@BUILDERS.register
class NumbersBuilder(Builder):
    """Predicted numbers against a reference."""

    key = "numbers"
    tasks: ClassVar[tuple[Task, ...]] = ("numbers",)

    @classmethod
    def fits(cls, sources: Sources) -> float:
        """Only when the caller says so."""
        del sources
        return 0.0

    @classmethod
    def build(cls, sources: Sources) -> Building:
        """Lay out, join, and read the numbers exactly."""
        layout = _layout(sources)
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
        if work.questions:
            return None, tuple(work.questions), tuple(work.problems)
        names = names_of_systems(work, sources.paths)
        gold_name = layout.gold.column
        written = [
            Written(
                name,
                work.names[spot.file],
                work.cells(spot),
                work.roles[spot.file].table.row_lines,
                work.joins[spot.file].rows,
            )
            for name, spot in zip((gold_name, *names), (layout.gold, *layout.systems), strict=True)
        ]
        columns, messages = yield from scaled(score_columns(written), 0.5, 0.9)
        work.problems.extend(messages)
        gold = columns[0]
        if gold.missing is not None:
            work.excluded |= gold.missing
            gold = ScoreColumn(gold.scaled, gold.places)
        base = work.roles[layout.base]
        rows = work.joins[layout.base].rows
        used = {spot.column for spot in (layout.gold, *layout.systems) if spot.file == layout.base}
        metadata = {}
        for column, cells in zip(base.table.names, base.table.cells, strict=True):
            if column not in used and column != base.id_column:
                texts = yield from scaled(object_array(cells), 0.9, 0.95)
                metadata[column] = TextColumn(texts[rows])
        item_ids = yield from scaled(object_array(work.item_ids), 0.95, 1.0)
        project = Project(
            task="numbers",
            reference=Reference(
                gold_name if len(work.roles) == 1 else stem(work.names[layout.base]),
                item_ids,
                gold,
                metadata,
                base.table.source(gold_name),
            ),
            systems=tuple(
                SystemOutput(
                    name,
                    column,
                    work.roles[spot.file].table.source(spot.column),
                    work.joins[spot.file].alignment,
                )
                for name, column, spot in zip(names, columns[1:], layout.systems, strict=True)
            ),
            metric="mae",
            system_a=names[0] if len(names) > 1 else "",
            system_b=names[1] if len(names) > 1 else "",
            excluded=work.excluded if work.excluded.any() else None,
            decisions=tuple(work.decisions),
            problems=tuple(work.problems),
        )
        return project, (), tuple(work.problems)


def _layout(sources: Sources) -> Layout | Question:
    """The reference and the systems: by name, else asked."""
    if len(sources.roles) > 1:
        return lay_out_files(
            sources.roles, sources.names, sources.answers, sources.reference, "labels"
        )
    roles, name = sources.roles[0], sources.names[0]
    numeric = [p for p in roles.others if p.is_numeric and p.naming != "slice"]
    answer = sources.answers.get(questions.REFERENCE, "")
    gold = named_gold(numeric, with_fractions=True)
    if answer and answer != name:
        if answer not in [profile.name for profile in numeric]:
            raise unknown_reference(answer, [profile.name for profile in numeric])
        gold = roles.profile(answer)
    if len(numeric) < 2:
        raise nothing_to_compare(name)
    if gold is None:
        return ask_reference(
            Message(
                QT_TRANSLATE_NOOP("messages", "Which column of {file} is the reference?"),
                {"file": name},
            ),
            [profile.name for profile in numeric],
        )
    others = [p for p in numeric if p is not gold]
    systems = [p for p in others if p.naming == "prediction"] or others
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages", "{file}: the numbers of column “{column}” are the reference."
        ),
        {"file": name, "column": gold.name},
    )
    return Layout(
        "numbers",
        0,
        Spot(0, gold.name),
        tuple(Spot(0, profile.name) for profile in systems),
        messages=(told,),
    )
