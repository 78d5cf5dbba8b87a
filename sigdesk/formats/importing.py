"""Files in, project or questions out: the one way in, for the window and without it.

Decision: importing is a pure function of files and answers. Questions are not asked in between:
the outcome lists what is undecided, and the caller imports again with the answers. So the command
line, the window and a script that repeats an import get the same project.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import Task
from sigdesk.formats.assembling import assemble
from sigdesk.formats.builders import Sources, choose_builder
from sigdesk.formats.chosen_roles import role_key, roles_of, with_roles
from sigdesk.formats.decimal_comma import read_decimal_commas
from sigdesk.formats.errors import FormatError, column_number
from sigdesk.formats.gathering import Given, gather, shown_names
from sigdesk.formats.one_file import lay_out_file
from sigdesk.formats.progress import Result, finished, scaled
from sigdesk.formats.questions import REFERENCE, Question
from sigdesk.formats.read_options import ReadOptions
from sigdesk.formats.roles import Roles, guess_roles
from sigdesk.formats.several_files import lay_out_files
from sigdesk.formats.sniff import read_table
from sigdesk.formats.sources import Source
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
    paths: Sequence[Given],
    answers: Mapping[str, str] | None = None,
    reference: str | os.PathLike[str] | None = None,
    task: Task | None = None,
    options: Mapping[str | os.PathLike[str], ReadOptions] | None = None,
    column_roles: Mapping[str | os.PathLike[str], Mapping[str, str]] | None = None,
) -> Importing:
    """Read output files and make a project of them, a step at a time.

    Parameters
    ----------
    paths : sequence of path or Source
        The reference and the systems' outputs in any order, or one file that holds both; also
        folders, zip archives, and pasted text (`clipboard.pasted`). The order of systems is kept:
        the first is A, the second B.
    answers : mapping of str to str, optional
        Answers to questions of an earlier outcome, by `Question.key`.
    reference : path, optional
        Which of `paths` is the reference; without it names and content tell. Two files of
        decimals are item scores all the same, and have none.
    task : str, optional
        What the answers are; without it the content tells.
    options : mapping of path to ReadOptions, optional
        How files are read; the same as answers such as "encoding:FILE".
    column_roles : mapping of path to mapping of str to str, optional
        Roles of columns by file and name (see `chosen_roles.ROLES`); the same as answers
        "role:FILE:COLUMN".

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
    if not paths:
        raise FormatError(Message(QT_TRANSLATE_NOOP("messages", "No file was given.")))
    answers = {**({} if answers is None else answers), **_as_answers(options, column_roles)}
    files, told, asked = gather(paths, answers)
    if asked:
        return ImportOutcome(None, tuple(asked), tuple(told))
    names = shown_names(files)
    answers = _with_shown_reference(answers, files, names)
    roles: list[Roles] = []
    for position, (source, name) in enumerate(zip(files, names, strict=True)):
        low, high = (_READING * done / len(files) for done in (position, position + 1))
        read = yield from _told(scaled(_reading(source, name, answers), low, high), name)
        if isinstance(read, Question):
            asked.append(read)
        else:
            roles.append(read)
    if asked:
        return ImportOutcome(None, tuple(asked), (*told, *_problems(roles)))
    if told:
        first = roles[0].table
        table = replace(first, messages=(*told, *first.messages))
        roles[0] = replace(roles[0], table=table)
    try:
        return (yield from _building(roles, files, names, answers, reference, task))
    except FormatError as error:
        _locate(error, roles)
        raise


def _building(
    roles: Sequence[Roles],
    files: Sequence[Source],
    names: Sequence[str],
    answers: Mapping[str, str],
    reference: str | os.PathLike[str] | None,
    task: Task | None,
) -> Importing:
    """Join what was read into a project."""
    paths_given = [source.given for source in files]
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
    paths: Sequence[Given],
    answers: Mapping[str, str] | None = None,
    reference: str | os.PathLike[str] | None = None,
    task: Task | None = None,
    options: Mapping[str | os.PathLike[str], ReadOptions] | None = None,
    column_roles: Mapping[str | os.PathLike[str], Mapping[str, str]] | None = None,
) -> ImportOutcome:
    """`importing` to its end, without looking at the progress."""
    return finished(importing(paths, answers, reference, task, options, column_roles))


def _reading(
    source: Source, name: str, answers: Mapping[str, str]
) -> Generator[float, None, Roles | Question]:
    """Read a file and guess its columns' roles."""
    read = yield from scaled(read_table(source, name=name, answers=answers), 0.0, 0.7)
    if isinstance(read, Question):
        return read
    table = read_decimal_commas(read, answers)
    if isinstance(table, Question):
        return table
    roles = yield from scaled(guess_roles(table), 0.7, 1.0)
    return with_roles(roles, roles_of(answers, name, source.given, table.names), name)


def _as_answers(
    options: Mapping[str | os.PathLike[str], ReadOptions] | None,
    column_roles: Mapping[str | os.PathLike[str], Mapping[str, str]] | None,
) -> dict[str, str]:
    """Options and roles by file, written as answers."""
    found: dict[str, str] = {}
    for path, chosen in (options or {}).items():
        found |= chosen.answers(str(path))
    for path, columns in (column_roles or {}).items():
        found |= {role_key(str(path), column): role for column, role in columns.items()}
    return found


def _locate(error: FormatError, roles: Sequence[Roles]) -> None:
    """Turn the row of a workbook that an error names into a cell of a sheet."""
    for entry in roles:
        table = entry.table
        if not table.sheet or error.file not in (table.file.name, "") or error.line is None:
            continue
        if error.line in table.row_lines:
            error.sheet = table.sheet
            row = table.row_lines.index(error.line)
            found = [
                letters
                for letters, cells in zip(table.letters, table.cells, strict=True)
                if error.found and cells[row] == error.found
            ]
            error.column = column_number(found[0]) if len(found) == 1 else None


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
    answers: Mapping[str, str], files: Sequence[Source], names: Sequence[str]
) -> Mapping[str, str]:
    """Answers in which a reference given as a path has become the file's shown name."""
    answer = answers.get(REFERENCE, "")
    if not answer or answer in names:
        return answers
    meant = [n for n, file in zip(names, files, strict=True) if Path(file.given) == Path(answer)]
    return {**answers, REFERENCE: meant[0]} if len(meant) == 1 else answers


def _position(reference: str | os.PathLike[str] | None, files: Sequence[Source]) -> int | None:
    """Which of the files the caller calls the reference."""
    if reference is None:
        return None
    wanted = Path(reference)
    given = [Path(source.given) for source in files]
    if wanted in given:
        return given.index(wanted)
    resolved = [path.resolve() for path in given]
    if wanted.resolve() in resolved:
        return resolved.index(wanted.resolve())
    # A folder or an archive was given first: its names tell the reference.
    if any(wanted in path.parents for path in given):
        return None
    raise FormatError(
        Message(
            QT_TRANSLATE_NOOP("messages", "The reference {name} is not among the files."),
            {"name": wanted.name},
        )
    )
