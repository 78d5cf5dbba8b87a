"""From the files on the command line to a project, or to the questions that are open."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from sigdesk.cli.errors import UsageError
from sigdesk.cli.options import ANSWERS
from sigdesk.formats.importing import ImportOutcome, read_files
from sigdesk.formats.project_file import SUFFIX, load_project
from sigdesk.formats.questions import Question
from sigdesk.model.project import Project
from sigdesk.model.store import ResultStore


def opened(options: argparse.Namespace) -> tuple[Project, ResultStore] | None:
    """The project of the files with what is stored for it.

    Returns
    -------
    (Project, ResultStore) or None
        None after the questions that are open have been printed.

    Raises
    ------
    FormatError, OSError
        When a file cannot be read.
    UsageError
    """
    if len(options.files) == 1 and options.files[0].endswith(SUFFIX):
        return load_project(Path(options.files[0]))
    if options.rerun:
        raise UsageError(f"--rerun computes a {SUFFIX} file again; give one")
    outcome = _imported(options)
    for question in outcome.questions:
        _print_question(question)
    if outcome.project is None:
        return None
    if not outcome.project.systems:
        raise UsageError("there is only a reference here, and no system's output")
    return outcome.project, ResultStore()


def _imported(options: argparse.Namespace) -> ImportOutcome:
    answers = {}
    for key, _, _ in ANSWERS:
        value = getattr(options, key.replace("-", "_"))
        if value is not None:
            answers[key] = value
    for answer in options.answer:
        key, equals, value = answer.partition("=")
        if not equals:
            raise UsageError(f"--answer {answer}: write KEY=VALUE")
        answers[key] = value
    first = options.files[0] if len(options.files) > 1 and "reference" not in answers else None
    return read_files(options.files, answers, reference=first, task=options.task)


def _print_question(question: Question) -> None:
    print(f"sigdesk-cli: {question.text}", file=sys.stderr)
    for detail in question.detail:
        print(f"    {detail}", file=sys.stderr)
    for choice in question.choices:
        n_items = "" if choice.n_items is None else f" ({choice.n_items:,} items)"
        print(f"  {choice.key}: {choice.text}{n_items}", file=sys.stderr)
    print(f"  decide with: {question.option}", file=sys.stderr)
