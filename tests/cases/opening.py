"""A case's files opened as a user would, with every question met and answered."""

from __future__ import annotations

import atexit
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from sigdesk.core.messages import Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.importing import read_files
from sigdesk.formats.logs.choices import FILTER
from sigdesk.formats.questions import Question
from sigdesk.model.project import Project, SystemOutput

from .case import Case, load_case


@dataclass(frozen=True, eq=False)
class Opened:
    """What opening one set of files gave.

    Parameters
    ----------
    paths : tuple of Path
    project : Project or None
        None when the files were refused.
    asked : tuple of Question
        All questions on the way.
    problems : tuple of Message
    error : FormatError or None
    answers : tuple of (str, str)
        That were given from the start.
    """

    paths: tuple[Path, ...]
    project: Project | None
    asked: tuple[Question, ...]
    problems: tuple[Message, ...]
    error: FormatError | None
    answers: tuple[tuple[str, str], ...] = ()

    def again(self, **options: str) -> Opened:
        """The same files with options of the first one answered otherwise."""
        own = {f"{option}:{self.paths[0].name}": answer for option, answer in options.items()}
        return _opened(self.paths, tuple(sorted({**dict(self.answers), **own}.items())))

    def with_filter(self, name: str) -> Opened:
        """The same logs with one of the filters that were offered."""
        return _opened(self.paths, tuple(sorted({**dict(self.answers), FILTER: name}.items())))

    def with_system(self, name: str) -> Opened:
        """The first of the files with the file of one system."""
        own = [path for path in self.paths[1:] if path.stem == f"system{name}"]
        return _opened((self.paths[0], *own), self.answers)

    @property
    def words(self) -> str:
        """All that was told: messages, questions, the refusal."""
        texts = [*map(str, self.problems)]
        for question in self.asked:
            texts += [str(question.text), *map(str, question.detail)]
            texts += [str(choice.text) for choice in question.choices]
        if self.error is not None:
            texts.append(str(self.error))
        return "\n".join(texts)

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets that were offered."""
        asked = [question for question in self.asked if question.key.startswith("sheet:")]
        return tuple(choice.key for question in asked for choice in question.choices)

    @property
    def filters(self) -> tuple[str, ...]:
        """The filters of logs that were offered."""
        asked = [question for question in self.asked if question.key == FILTER]
        return tuple(choice.key for question in asked for choice in question.choices)

    def system(self, name: str) -> SystemOutput | None:
        """The system a case calls by this name: its own name, or that of its file or column."""
        if self.project is None:
            return None
        for system in self.project.systems:
            if system.name.casefold() in (name.casefold(), f"system {name}".casefold()):
                return system
        for system in self.project.systems:
            file = "" if system.source is None else Path(system.source.name).stem
            if file.casefold() == f"system{name}".casefold():
                return system
        return None


@lru_cache(maxsize=64)
def _opened(paths: tuple[Path, ...], given: tuple[tuple[str, str], ...]) -> Opened:
    answers = dict(given)
    asked: list[Question] = []
    try:
        for _ in range(5):
            outcome = read_files(paths, answers)
            if outcome.project is not None:
                return Opened(paths, outcome.project, tuple(asked), outcome.problems, None, given)
            asked += outcome.questions
            for question in outcome.questions:
                answers.setdefault(question.key, question.choices[0].key)
    except FormatError as error:
        return Opened(paths, None, tuple(asked), (), error, given)
    raise AssertionError("questions without end")


def opened(
    case: Case, answers: Mapping[str, str] | None = None, named: str = ""
) -> tuple[Opened, ...]:
    """Sets of files of a case; questions get these answers, others their first choice.

    Parameters
    ----------
    case : Case
    answers : mapping of str to str, optional
    named : str
        Only sets whose first file's name begins so; else workbooks that ask for a sheet, or logs
        that ask for a filter, and have one of this name, with that.
    """
    given = tuple(sorted((answers or {}).items()))
    sets = [paths for paths in case.sets() if paths[0].suffix != ".py"]
    sets += [(path,) for path in _generated(case.folder)]
    if named and not any(paths[0].name.startswith(named) for paths in sets):
        parts = [_opened(paths, given) for paths in sets]
        of_filter = [part.with_filter(named) for part in parts if named in part.filters]
        return (*(part.again(sheet=named) for part in parts if named in part.sheets), *of_filter)
    return tuple(_opened(paths, given) for paths in sets if paths[0].name.startswith(named))


@lru_cache(maxsize=4)
def _generated(folder: Path) -> tuple[Path, ...]:
    """Tables that a case's generators make: one for each number of rows the case speaks of."""
    case = load_case(folder)
    made = []
    for name, role in case.roles:
        for key, value in case.numbers.items():
            prefix, _, what = key.partition(": ")
            if role == "generator" and what == "rows" and not prefix.endswith(".csv"):
                path = Path(mkdtemp()) / f"{prefix}.csv"
                atexit.register(rmtree, path.parent, ignore_errors=True)
                script = str(folder / name)
                subprocess.run([sys.executable, script, str(value), str(path)], check=True)
                made.append(path)
    return tuple(made)


def opened_alone(case: Case, system: str) -> Opened | None:
    """The reference with one system only."""
    for paths in case.sets():
        own = [path for path in paths[1:] if path.stem.casefold() == f"system{system}".casefold()]
        if own:
            return _opened((paths[0], own[0]), ())
    return None
