"""Comparing the runs of A and B as the project is set: design, folds, tests, cautions.

Decision: the design is a fact about how runs were made. The data propose it, the project keeps
what the user said, and no test decides it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.cross_validation import fold_ratio
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.runs import RunComparison, RunSettings, compare_runs
from sigdesk.core.runs.cautions import cautions
from sigdesk.core.runs.design import Design, detect_design
from sigdesk.core.runs.scores import RunScores
from sigdesk.core.runs.settings import Folds
from sigdesk.model.metric_choice import metric_of
from sigdesk.model.omnibus import OmnibusRow, omnibus
from sigdesk.model.project import Project
from sigdesk.model.run_table import RunTable, run_table


@dataclass(frozen=True, eq=False)
class RunsAnalysis:
    """Everything the page Runs says.

    Parameters
    ----------
    a, b : str
    table : RunTable
    rows_a, rows_b : ndarray of intp
        Rows of the table that were compared; the same ones when paired.
    paired : bool
    comparison : RunComparison
    omnibus : tuple of OmnibusRow
        Over all systems; empty with two, and for folds.
    cautions : tuple of Message
    """

    a: str
    b: str
    table: RunTable
    rows_a: NDArray[np.intp]
    rows_b: NDArray[np.intp]
    paired: bool
    comparison: RunComparison
    omnibus: tuple[OmnibusRow, ...]
    cautions: tuple[Message, ...]

    @property
    def folds(self) -> Folds | None:
        """How folds were made, when the runs are folds."""
        return self.comparison.settings.folds


def proposed_design(project: Project, table: RunTable) -> Design:
    """The design that the data point to, with the reason.

    Parameters
    ----------
    project : Project
        With a pair in focus.
    table : RunTable
    """
    rows_a, rows_b = table.scored(project.system_a), table.scored(project.system_b)
    if table.averaged:
        text = QT_TRANSLATE_NOOP(
            "messages", "paired: both systems were scored on each {column}, {n:,} in all"
        )
        n_both = len(table.scored(project.system_a, project.system_b))
        return Design(True, True, Message(text, {"column": table.averaged, "n": n_both}))
    joins = {_join(project, name) for name in (project.system_a, project.system_b)}
    if project.task == "item-scores" and len(table.scored(project.system_a, project.system_b)) > 1:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "paired: the files hold one score per item, and row i is the same item for both. "
            "Choose “Independent” if the rows are runs that do not belong together",
        )
        return Design(True, False, Message(text))
    if "row" in joins:
        # Files without names of runs: their rows are numbered, and a number is no name.
        return detect_design(len(rows_a), len(rows_b))
    names_a = [table.names[row] for row in rows_a]
    names_b = [table.names[row] for row in rows_b]
    return detect_design(len(rows_a), len(rows_b), names_a, names_b)


def _join(project: Project, system: str) -> str:
    alignment = project.system(system).alignment
    return "" if alignment is None else alignment.by


def can_pair(project: Project, table: RunTable) -> bool:
    """Whether A and B share runs at all."""
    return len(table.scored(project.system_a, project.system_b)) > 0


def is_paired(project: Project, table: RunTable) -> bool:
    """The design in use: what the project says, else what the data point to."""
    if not can_pair(project, table):
        return False
    chosen = project.settings.runs_design
    if chosen in ("paired", "independent"):
        return chosen == "paired"
    return proposed_design(project, table).paired


def folds_in_use(project: Project, table: RunTable) -> Folds | None:
    """How folds were made: what the project says, else what the columns say."""
    settings, guess = project.settings, table.folds
    if table.averaged:
        # The data sets are the runs; folds of each have been averaged.
        return None
    if settings.runs_folds >= 2:
        return Folds(fold_ratio(settings.runs_folds), settings.five_by_two)
    if settings.runs_folds < 0 and guess is not None:
        return Folds(fold_ratio(guess.folds), guess.five_by_two)
    return None


def run_settings(project: Project, table: RunTable) -> RunSettings:
    """The project's settings as a comparison of runs takes them."""
    settings = project.settings
    return RunSettings(
        settings.alternative,
        settings.confidence,
        settings.alpha,
        settings.too_small if settings.too_small > 0.0 else None,
        metric_of(project).higher_is_better,
        settings.n_resamples,
        settings.seed,
        folds_in_use(project, table),
    )


def why_not(project: Project, table: RunTable) -> Message | None:
    """Why A and B cannot be compared; None when they can."""
    for name in (project.system_a, project.system_b):
        if not len(table.scored(name)):
            text = QT_TRANSLATE_NOOP("messages", "{name} has no score among the runs in play.")
            return Message(text, {"name": name})
    return None


def analyse(project: Project) -> Generator[RunsAnalysis | None, None, RunsAnalysis]:
    """Compare the runs of A and B, and all systems at once.

    Yields
    ------
    RunsAnalysis or None
        With the rows of evidence so far, whenever there are more; None between pieces of work.

    Raises
    ------
    ValueError
        When a system has no scores; see `why_not`.
    """
    table = run_table(project)
    a, b = project.system_a, project.system_b
    paired = is_paired(project, table)
    rows_a, rows_b = table.scored(a), table.scored(b)
    if paired:
        rows_a = rows_b = table.scored(a, b)
    settings = run_settings(project, table)
    names = sorted({table.names[row] for row in (*rows_a, *rows_b)})
    scores = RunScores.of(table.of(a)[rows_a], table.of(b)[rows_b], paired)
    overall: tuple[OmnibusRow, ...] = ()
    if settings.folds is None:
        overall = omnibus(table, paired, higher_is_better=settings.higher_is_better)
    told = tuple(_cautions(project, table, paired))

    def made(comparison: RunComparison) -> RunsAnalysis:
        said = (*told, *comparison.cautions)
        return RunsAnalysis(a, b, table, rows_a, rows_b, paired, comparison, overall, said)

    running = compare_runs(scores.a, scores.b, paired, settings, names)
    while True:
        try:
            rows = next(running)
        except StopIteration as stop:
            return made(stop.value)
        if rows is None:
            yield None
            continue
        so_far = cautions(scores, settings, rows[0].pvalue, names)
        yield made(RunComparison(scores, settings, rows, so_far))


def _cautions(project: Project, table: RunTable, paired: bool) -> Iterator[Message]:
    a, b = project.system_a, project.system_b
    if table.averaged:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Scores are averaged within each {column}: repetitions on one of them are not "
            "independent, so each of the {n:,} counts as one run. Choose a slice to look at the "
            "repetitions of one.",
        )
        yield Message(text, {"column": table.averaged, "n": table.n_runs}, "caution")
    both = table.scored(a, b)
    lost = sorted({*table.scored(a), *table.scored(b)} - set(both.tolist()))
    if paired and lost:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{n:,} runs that only one of {a} and {b} has a score of are left out: {names}.",
        )
        names = joined([table.names[row] for row in lost], most=4)
        yield Message(text, {"n": len(lost), "a": a, "b": b, "names": names}, "caution")
    twins = _twins(table)
    if twins:
        text = QT_TRANSLATE_NOOP(
            "messages", "{names} have the same score in every run: was one file given twice?"
        )
        yield Message(text, {"names": joined(twins, most=6)}, "caution")


def _twins(table: RunTable) -> list[str]:
    """Systems whose columns are equal to another's; those in focus are cautioned by the core."""
    seen: dict[bytes, list[str]] = {}
    for place, name in enumerate(table.systems):
        seen.setdefault(table.values[:, place].tobytes(), []).append(name)
    return [name for group in seen.values() if len(group) > 1 for name in group]
