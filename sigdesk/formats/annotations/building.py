"""Ratings of several annotators joined into a project."""

from __future__ import annotations

from typing import ClassVar

from sigdesk.core.columns import RatingsColumn, TextColumn
from sigdesk.core.tasks import Task
from sigdesk.formats.annotations.rating_texts import rating_columns
from sigdesk.formats.annotations.recognition import annotator_columns, long_columns
from sigdesk.formats.annotations.wide_table import wide_table
from sigdesk.formats.assembling import object_array
from sigdesk.formats.builders import BUILDERS, Builder, Building, Sources
from sigdesk.formats.naming import made_unique, stem
from sigdesk.formats.progress import scaled
from sigdesk.formats.questions import REFERENCE, Question
from sigdesk.formats.roles import Roles
from sigdesk.model.project import Project, Reference, SystemOutput


@BUILDERS.register
class AnnotationsBuilder(Builder):
    """Ratings of several annotators: wide, long, or a file each."""

    key = "annotations"
    tasks: ClassVar[tuple[Task, ...]] = ("annotations",)

    @classmethod
    def fits(cls, sources: Sources) -> float:
        """Sure only where names of columns say who the annotators are."""
        if len(sources.roles) != 1 or sources.reference is not None:
            return 0.0
        if REFERENCE in sources.answers:
            return 0.0
        roles = sources.roles[0]
        if roles.table.kind not in ("", "long") or _has_answers(roles):
            return 0.0
        if annotator_columns(roles) or long_columns(roles) is not None:
            return 0.9
        return 0.0

    @classmethod
    def build(cls, sources: Sources) -> Building:
        """A system for each annotator; the reference holds the ratings of all."""
        told = tuple(message for roles in sources.roles for message in roles.table.messages)
        wide = wide_table(sources)
        yield 0.3
        if isinstance(wide, Question):
            return None, (wide,), told
        told += wide.messages
        ratings = rating_columns(wide.cells, sources.answers)
        yield 0.6
        if isinstance(ratings, tuple):
            return None, ratings, told
        told += ratings.messages
        item_ids = yield from scaled(object_array(wide.item_ids), 0.6, 0.8)
        metadata = {}
        for name, cells in wide.metadata.items():
            metadata[name] = TextColumn((yield from scaled(object_array(cells), 0.8, 0.9)))
        names = made_unique(wide.annotators)
        tables = [roles.table for roles in sources.roles]
        reference = Reference(
            name=stem(sources.names[0]),
            item_ids=item_ids,
            gold=RatingsColumn.of(ratings.columns),
            metadata=metadata,
            source=tables[0].source(),
        )
        systems = tuple(
            SystemOutput(
                name, column, tables[place if len(tables) > 1 else 0].source(wide.annotators[place])
            )
            for place, (name, column) in enumerate(zip(names, ratings.columns, strict=True))
        )
        decisions = tuple(decision for table in tables for decision in table.decisions)
        project = Project(
            task="annotations",
            reference=reference,
            systems=systems,
            metric="agreement-with-others",
            system_a=names[0],
            system_b=names[1] if len(names) > 1 else "",
            decisions=decisions + ratings.decisions,
            problems=told,
        )
        return project, (), told


def _has_answers(roles: Roles) -> bool:
    """Whether columns are named as reference and predictions: then it is another task."""
    namings = {profile.naming for profile in roles.others}
    return "prediction" in namings and bool(namings & {"gold", "label"})
