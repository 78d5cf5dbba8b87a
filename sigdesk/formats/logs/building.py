"""Logs of evaluations, built into a project of one score per document and system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

import numpy as np

from sigdesk.core.columns import TextColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.tasks import Task
from sigdesk.formats.answers.building import AnswerBuilder
from sigdesk.formats.assembling import assemble
from sigdesk.formats.builders import BUILDERS, Builder, Building, Sources
from sigdesk.formats.errors import FormatError
from sigdesk.formats.layout import Layout, Spot
from sigdesk.formats.logs.choices import SEPARATE, Chosen, choose
from sigdesk.formats.logs.inspect_runs import grades_told, inspect_run
from sigdesk.formats.logs.inspect_samples import InspectLog
from sigdesk.formats.logs.lm_eval import is_sample_log, lm_eval_runs
from sigdesk.formats.logs.lm_results import BESIDE
from sigdesk.formats.logs.runs import (
    LoggedRun,
    by_task,
    check_contents,
    named_systems,
    task_names,
)
from sigdesk.formats.logs.summaries import summaries_compared
from sigdesk.formats.naming import made_unique
from sigdesk.formats.progress import scaled
from sigdesk.formats.questions import Question
from sigdesk.formats.roles import guess_roles
from sigdesk.formats.table import Table
from sigdesk.model.project import Project

SCORE, TASK = "score", "task"
DOCUMENT = "document"
"""Column of ids where several tasks are joined; otherwise it is called as in the logs."""
_SEPARATOR = "/"


@BUILDERS.register
class LogBuilder(Builder):
    """Projects of evaluation logs."""

    key = "logs"
    tasks: ClassVar[tuple[Task, ...]] = ("item-scores",)

    @classmethod
    def fits(cls, sources: Sources) -> float:
        """Certain when every file is a log or a summary of one."""
        tables = [entry.table for entry in sources.roles]
        known = [t.kind == BESIDE or t.format == InspectLog.key or is_sample_log(t) for t in tables]
        return 1.0 if all(known) else 0.0

    @classmethod
    def build(cls, sources: Sources) -> Building:
        """Join the logs document by document."""
        problems = [m for entry in sources.roles for m in entry.table.messages]
        files = [
            (entry.table, name, path)
            for entry, name, path in zip(sources.roles, sources.names, sources.paths, strict=True)
            if entry.table.kind != BESIDE
        ]
        if not files:
            raise _summaries_only(sources.names[0])
        runs: list[LoggedRun] = []
        for number, (table, name, path) in enumerate(files):
            if table.format == InspectLog.key:
                runs.append(inspect_run(table, name, path.replace("\\", "/")))
            else:
                reading = lm_eval_runs(table, name, path.replace("\\", "/"))
                step = 0.4 * number / len(files), 0.4 * (number + 1) / len(files)
                runs.extend((yield from scaled(reading, *step)))
        problems.extend(message for run in runs for message in run.messages)
        problems.extend(grades_told([t for t, _, _ in files if t.format == InspectLog.key]))
        unscored = [run for run in runs if not run.scores]
        if unscored and len(unscored) == len(runs):
            return (yield from _as_answers(runs, sources, problems))
        if unscored:
            raise _unscored(unscored[0])
        groups = by_task(runs)
        for members in groups:
            check_contents(members)
        chosen = choose(groups, task_names(groups), sources.answers)
        if isinstance(chosen, Question):
            return None, (chosen,), tuple(problems)
        problems.extend(chosen.messages)
        summaries = [
            (entry.table, path)
            for entry, path in zip(sources.roles, sources.paths, strict=True)
            if entry.table.kind == BESIDE
        ]
        problems.extend(summaries_compared(summaries, runs))
        yield 0.5
        building = _project(chosen, named_systems(groups), groups, sources.answers)
        project, asked, found = yield from scaled(building, 0.5, 1.0)
        if project is None:
            return None, asked, (*problems, *found)
        project = project.replaced(
            problems=(*problems, *project.problems),
            decisions=(*project.decisions, *chosen.decisions),
        )
        return project, (), project.problems


def _project(
    chosen: Chosen,
    names: Sequence[Sequence[str]],
    groups: Sequence[Sequence[LoggedRun]],
    answers: Mapping[str, str],
) -> Building:
    """One synthetic table a system, joined by document."""
    called = {
        id(run): name
        for members, of_group in zip(groups, names, strict=True)
        for run, name in zip(members, of_group, strict=True)
    }
    by_system: dict[str, list[tuple[int, LoggedRun]]] = {}
    for task, members in enumerate(chosen.runs):
        for run in members:
            name = called[id(run)]
            if chosen.variant == SEPARATE and run.variant:
                name = f"{name}: {run.variant}"
            by_system.setdefault(name, []).append((task, run))
    several = len(chosen.runs) > 1
    document = DOCUMENT if several else chosen.runs[0][0].id_name
    roles = []
    for parts in by_system.values():
        table = _table(parts, chosen, document, with_task=several)
        guessed = yield from guess_roles(table)
        roles.append(replace(guessed, id_column=document, id_by_name=True))
    shown = made_unique(
        [parts[0][1].file + (f" ({parts[0][1].variant})" if parts[0][1].variant else "")
         for parts in by_system.values()]
    )  # fmt: skip
    layout = Layout("item-scores", 0, None, tuple(Spot(k, SCORE) for k in range(len(by_system))))
    paths = [parts[0][1].path for parts in by_system.values()]
    project, asked, problems = yield from assemble(
        roles, shown, paths, layout, answers, tuple(by_system)
    )
    if project is not None:
        project = _with_answers(project, by_system, several)
    return project, asked, problems


def _key(task: int, run: LoggedRun, document: str, with_task: bool) -> str:
    return f"{run.task or task + 1}{_SEPARATOR}{document}" if with_task else document


def _table(
    parts: Sequence[tuple[int, LoggedRun]], chosen: Chosen, document: str, *, with_task: bool
) -> Table:
    """The documents of all tasks of one system, with the chosen scores."""
    columns: dict[str, list[str]] = {document: [], SCORE: []}
    if with_task:
        columns[TASK] = []
    texts = list(dict.fromkeys(name for _, run in parts for name in run.texts))
    columns |= {name: [] for name in texts if name not in columns}
    lines: list[int] = []
    for task, run in parts:
        columns[document].extend(_key(task, run, one, with_task) for one in run.ids)
        columns[SCORE].extend(run.scores[chosen.metrics[task]])
        lines.extend(run.lines)
        if with_task:
            columns[TASK].extend([chosen.tasks[task]] * len(run.ids))
        for name in texts:
            if name not in (document, SCORE, TASK):
                columns[name].extend(run.texts.get(name) or [""] * len(run.ids))
    first = parts[0][1].table
    return replace(
        first,
        names=tuple(columns),
        cells=tuple(columns.values()),
        row_lines=lines,
        messages=(),
        letters=(),
    )


def _with_answers(
    project: Project, by_system: Mapping[str, Sequence[tuple[int, LoggedRun]]], several: bool
) -> Project:
    """The project with what each system answered beside the documents."""
    assert project.reference is not None
    metadata = dict(project.reference.metadata)
    for name, parts in by_system.items():
        said = {
            _key(task, run, document, several): answer
            for task, run in parts
            for document, answer in zip(run.ids, run.answers, strict=False)
        }
        if not any(said.values()):
            continue
        texts = np.empty(project.reference.n_items, dtype=object)
        texts[:] = [said.get(document, "") for document in project.reference.item_ids]
        metadata[f"{name}: answer"] = TextColumn(texts)
    return project.replaced(reference=replace(project.reference, metadata=metadata))


def _as_answers(
    runs: Sequence[LoggedRun], sources: Sources, problems: Sequence[Message]
) -> Building:
    """Logs without any score: what was answered is compared with the targets here."""
    if not all("target" in run.texts for run in runs):
        raise _unscored(runs[0])
    roles = []
    for run in runs:
        columns = {
            "id": list(run.ids),
            "question": list(run.texts.get("question", [""] * len(run.ids))),
            "answers": list(run.texts["target"]),
            "prediction": list(run.answers),
        }
        table = replace(
            run.table,
            names=tuple(columns),
            cells=tuple(columns.values()),
            row_lines=run.lines,
            messages=(),
        )
        guessed = yield from guess_roles(table)
        roles.append(replace(guessed, id_column="id", id_by_name=True))
    names, paths = [run.file for run in runs], [run.path for run in runs]
    part = Sources(roles, names, paths, sources.answers, reference=0)
    project, asked, found = yield from AnswerBuilder.build(part)
    text = QT_TRANSLATE_NOOP(
        "messages",
        "The logs hold no scores. The answers are compared with the targets here; exact match is "
        "strict, and the scorer of the task may be milder.",
    )
    told = (*problems, Message(text, {}, "caution"), *found)
    if project is None:
        return None, asked, told
    groups = named_systems([runs])[0]
    systems = tuple(
        replace(system, name=name)
        for system, name in zip(project.systems, made_unique(groups), strict=True)
    )
    project = project.replaced(
        systems=systems,
        system_a=systems[0].name if len(systems) > 1 else "",
        system_b=systems[1].name if len(systems) > 1 else "",
        problems=told,
    )
    return project, (), told


def _unscored(run: LoggedRun) -> FormatError:
    return FormatError(
        Message(QT_TRANSLATE_NOOP("messages", "The samples of this log have no scores.")),
        run.file,
        remedy=Message(
            QT_TRANSLATE_NOOP("messages", "Score the log first (inspect score), or leave it out.")
        ),
    )


def _summaries_only(name: str) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "This file holds mean scores only; a comparison needs every document."
            )
        ),
        name,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Run lm_eval with --log_samples and open the files samples_….jsonl.",
            )
        ),
    )
