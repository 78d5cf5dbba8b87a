"""Files in, project or questions out: the one way in, for the window and without it.

Decision: importing is a pure function of files and answers. Questions are not asked in between:
the outcome lists what is undecided, and the caller imports again with the answers. So the command
line, the window and a script that repeats an import get the same project.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import Task
from sigdesk.formats.assembling import assemble
from sigdesk.formats.builders import Sources, choose_builder
from sigdesk.formats.decimal_comma import read_decimal_commas
from sigdesk.formats.errors import FormatError
from sigdesk.formats.naming import made_unique
from sigdesk.formats.one_file import lay_out_file
from sigdesk.formats.progress import Result, finished, scaled
from sigdesk.formats.questions import REFERENCE, Question
from sigdesk.formats.roles import Roles, guess_roles
from sigdesk.formats.several_files import lay_out_files
from sigdesk.formats.sniff import read_table
from sigdesk.formats.table import Table
from sigdesk.model.project import Project


@dataclass(frozen=True)
class ImportProgress:
    """Where an import stands.

    Parameters
    ----------
    file : str
        Name of the file in hand.
    fraction : float
        Share of the whole import that is done, 0 to 1.
    """

    file: str
    fraction: float


@dataclass(frozen=True)
class ImportOutcome:
    """What an import gave.

    Parameters
    ----------
    project : Project or None
        None exactly when `questions` is not empty.
    questions : tuple of Question
        What must be answered first; import again with the answers, keyed by `Question.key`.
    problems : tuple of Message
        All that was found, in the order of the files; also in `Project.problems`.
    """

    project: Project | None
    questions: tuple[Question, ...] = ()
    problems: tuple[Message, ...] = ()


Importing = Generator[ImportProgress, None, ImportOutcome]

_FREED = 100_000
_READING = 0.7
"""Share of an import that reading takes; joining takes the rest."""


def importing(
    paths: Sequence[str | os.PathLike[str]],
    answers: Mapping[str, str] | None = None,
    reference: str | os.PathLike[str] | None = None,
    task: Task | None = None,
) -> Importing:
    """Read output files and make a project of them, a step at a time.

    Parameters
    ----------
    paths : sequence of path
        The reference and the systems' outputs in any order, or one file that holds both. The
        order of systems is kept: the first is A, the second B.
    answers : mapping of str to str, optional
        Answers to questions of an earlier outcome, by `Question.key`.
    reference : path, optional
        Which of `paths` is the reference; without it names and content tell. Two files of
        decimals are item scores all the same, and have none.
    task : str, optional
        What the answers are; without it the content tells.

    Yields
    ------
    ImportProgress
        Every few milliseconds; a caller may stop between two of them.

    Returns
    -------
    ImportOutcome

    Raises
    ------
    FormatError
        When a file cannot be read or joined; says where, what was found and what to do.
    """
    files = [Path(path) for path in paths]
    if not files:
        raise FormatError(Message(QT_TRANSLATE_NOOP("messages", "No file was given.")))
    names = shown_names(files)
    answers = _with_shown_reference({} if answers is None else answers, files, names)
    roles: list[Roles] = []
    for position, (path, name) in enumerate(zip(files, names, strict=True)):
        low, high = (_READING * done / len(files) for done in (position, position + 1))
        read = yield from _told(scaled(_reading(path, answers), low, high), name)
        if isinstance(read, Question):
            return ImportOutcome(None, (read,), _problems(roles))
        roles.append(read)
    paths_given = [str(path) for path in files]
    sources = Sources(roles, names, paths_given, answers, _position(reference, files), task)
    builder = choose_builder(sources)
    if builder is not None:
        building = scaled(builder.build(sources), _READING, 1.0)
        project, questions, problems = yield from _told(building, names[0])
        yield from _let_all_go(roles)
        return ImportOutcome(project, questions, problems)
    if len(files) == 1:
        found = lay_out_file(roles[0], names[0], answers, task)
    else:
        found = lay_out_files(roles, names, answers, sources.reference, task)
    if isinstance(found, Question):
        return ImportOutcome(None, (found,), _problems(roles))
    assembling = assemble(roles, names, paths_given, found, answers)
    project, questions, problems = yield from _told(
        scaled(assembling, _READING, 1.0), names[found.base]
    )
    yield from _let_all_go(roles)
    return ImportOutcome(project, questions, problems)


def read_files(
    paths: Sequence[str | os.PathLike[str]],
    answers: Mapping[str, str] | None = None,
    reference: str | os.PathLike[str] | None = None,
    task: Task | None = None,
) -> ImportOutcome:
    """`importing` to its end, without looking at the progress."""
    return finished(importing(paths, answers, reference, task))


def shown_names(files: Sequence[Path]) -> tuple[str, ...]:
    """Names to tell files apart: the file name, with its folder or a number where two are equal."""
    names = [path.name for path in files]
    if len(set(names)) < len(names):
        names = [str(Path(path.parent.name) / path.name) for path in files]
    return made_unique(names)


def _reading(path: Path, answers: Mapping[str, str]) -> Generator[float, None, Roles | Question]:
    """Read a file and guess its columns' roles."""
    read = yield from scaled(read_table(path), 0.0, 0.7)
    table = read_decimal_commas(read, answers)
    if isinstance(table, Question):
        return table
    return (yield from scaled(guess_roles(table), 0.7, 1.0))


def _let_all_go(roles: Sequence[Roles]) -> Generator[ImportProgress, None, None]:
    for entry in roles:
        yield from _told(_let_go(entry.table), entry.table.file.name)


def _let_go(table: Table) -> Generator[float, None, None]:
    """Free a table's cells in steps: all at once would stop every thread for a while."""
    for cells in table.cells:
        while cells:
            del cells[-_FREED:]
            yield 1.0


def _problems(roles: Sequence[Roles]) -> tuple[Message, ...]:
    return tuple(message for entry in roles for message in entry.table.messages)


def _told(
    running: Generator[float, None, Result], file: str
) -> Generator[ImportProgress, None, Result]:
    """Shares with the name of the file in hand."""
    while True:
        try:
            share = next(running)
        except StopIteration as stop:
            result: Result = stop.value
            return result
        yield ImportProgress(file, share)


def _with_shown_reference(
    answers: Mapping[str, str], files: Sequence[Path], names: Sequence[str]
) -> Mapping[str, str]:
    """Answers in which a reference given as a path has become the file's shown name."""
    answer = answers.get(REFERENCE, "")
    if not answer or answer in names:
        return answers
    meant = [name for name, path in zip(names, files, strict=True) if path == Path(answer)]
    return {**answers, REFERENCE: meant[0]} if len(meant) == 1 else answers


def _position(reference: str | os.PathLike[str] | None, files: Sequence[Path]) -> int | None:
    """Which of the files the caller calls the reference."""
    if reference is None:
        return None
    wanted = Path(reference)
    if wanted in files:
        return files.index(wanted)
    resolved = [path.resolve() for path in files]
    if wanted.resolve() in resolved:
        return resolved.index(wanted.resolve())
    raise FormatError(
        Message(
            QT_TRANSLATE_NOOP("messages", "The reference {name} is not among the files."),
            {"name": wanted.name},
        )
    )
