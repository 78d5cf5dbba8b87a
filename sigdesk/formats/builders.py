"""Who makes a project of the tables: a builder for each kind of task.

Decision: reading ends with tables of text cells, whatever the format. What the tables are — tagged
tokens, translations, answers, runs — decides which builder joins them. A builder says by itself
whether it knows the tables; the one that is surest builds, and labels and item scores are built by
`assembling` when none is. A builder is a module that registers itself here; nothing else changes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from sigdesk.core.messages import Message
from sigdesk.core.metrics.base import Task
from sigdesk.core.registry import Registry
from sigdesk.formats.questions import Question
from sigdesk.formats.roles import Roles
from sigdesk.model.project import Project

Outcome = tuple[Project | None, tuple[Question, ...], tuple[Message, ...]]
"""Project (None when there are questions), questions, all that was found."""
Building = Generator[float, None, Outcome]


@dataclass(frozen=True, eq=False)
class Sources:
    """The files of an import, read and looked through.

    Parameters
    ----------
    roles : sequence of Roles
        One a file: its table, profiles of its columns, its id column.
    names : sequence of str
        Unique names of the files, as shown.
    paths : sequence of str
        As given.
    answers : mapping of str to str
        Answers to questions, by `Question.key`.
    reference : int or None
        Position of the file the caller says is the reference.
    task : str or None
        What the caller says the answers are.
    """

    roles: Sequence[Roles]
    names: Sequence[str]
    paths: Sequence[str]
    answers: Mapping[str, str]
    reference: int | None = None
    task: Task | None = None

    @property
    def kinds(self) -> set[str]:
        """What the rows of the tables are (`Table.kind`)."""
        return {entry.table.kind for entry in self.roles}


class Builder(ABC):
    """Makes projects of one kind of task."""

    key: ClassVar[str]
    tasks: ClassVar[tuple[Task, ...]]
    """The tasks it builds; a caller who names one of them gets this builder."""

    @classmethod
    @abstractmethod
    def fits(cls, sources: Sources) -> float:
        """How surely the tables are of this kind, 0 (not at all) to 1 (certain). Cheap."""

    @classmethod
    @abstractmethod
    def build(cls, sources: Sources) -> Building:
        """Join the tables into a project, or ask.

        Yields
        ------
        float
            The share done.

        Raises
        ------
        FormatError
        """


BUILDERS: Registry[type[Builder]] = Registry("builder")
"""Every builder but the one of labels and item scores; importing `sigdesk.formats` fills it."""


def choose_builder(sources: Sources) -> type[Builder] | None:
    """The builder for these tables; None for labels and item scores."""
    if sources.task in ("labels", "item-scores"):
        # Logs hold item scores, in a form that only their own builder knows.
        certain = BUILDERS.matching(lambda e: sources.task in e.tasks and e.fits(sources) == 1.0)
        return certain[0] if certain else None
    if sources.task is not None:
        named = BUILDERS.matching(lambda entry: sources.task in entry.tasks)
        return named[0] if named else None
    best = max(BUILDERS.values(), key=lambda entry: entry.fits(sources), default=None)
    return best if best is not None and best.fits(sources) > 0.0 else None
