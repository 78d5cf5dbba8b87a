"""Quantities as the table prints them, each with the program's value."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import sigdesk.core.metrics  # registers the metrics
import sigdesk.core.significance  # noqa: F401  registers the tests
from sigdesk.core.significance.base import finish
from sigdesk.formats.workbook_facts import list_sheets
from sigdesk.model.analysis import agreement, metric_of, sample_of
from sigdesk.model.plan import procedure_of
from sigdesk.model.project import Alignment, Project

from .row import Opened, opened

Value = float | bool | str
Compute = Callable[["Reading"], list[Value]]

NUMBER = r"(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)"


@dataclass(frozen=True, eq=False)
class Reading:
    """What a quantity is computed from.

    Parameters
    ----------
    opened, kept : Opened
        With the usual answers, and with labels kept as they are.
    match : re.Match
        Of the printed text.
    paths : tuple of Path
        Of the files.
    """

    opened: Opened
    kept: Opened
    match: re.Match[str]
    paths: tuple[Path, ...] = ()

    @property
    def project(self) -> Project:
        """The project, with the usual answers."""
        assert self.opened.project is not None, str(self.opened.error)
        return self.opened.project

    @property
    def alignment(self) -> Alignment:
        """Of the last system."""
        alignment = self.project.systems[-1].alignment
        assert alignment is not None
        return alignment


@dataclass(frozen=True)
class Quantity:
    """One kind of quantity: how it is printed, and how it is computed."""

    pattern: re.Pattern[str]
    compute: Compute
    without_project: bool = False
    """Can be computed of files that are refused, or looked into only."""


QUANTITIES: list[Quantity] = []


def quantity(pattern: str, without_project: bool = False) -> Callable[[Compute], Compute]:
    """Register a function for printed texts; its values are compared with the groups in order."""

    def register(compute: Compute) -> Compute:
        QUANTITIES.append(Quantity(re.compile(pattern), compute, without_project))
        return compute

    return register


@dataclass(frozen=True)
class Compared:
    """One printed value beside the computed one."""

    text: str
    printed: str
    computed: Value

    @property
    def agrees(self) -> bool:
        """Equal to the last printed digit."""
        if isinstance(self.computed, bool | str):
            return str(self.computed) == self.printed
        mantissa, _, exponent = self.printed.partition("e")
        places = len(mantissa.partition(".")[2])
        unit = 10.0 ** (int(exponent or 0) - places)
        return abs(float(self.printed) - self.computed) <= 0.5 * unit * (1 + 1e-6)


def compare(result: str, paths: tuple[Path, ...]) -> tuple[list[Compared], str]:
    """All quantities of a row that the program computes, and the text that is left."""
    files = tuple(paths)
    usual, kept = opened(files), opened(files, keep_labels=True)
    compared: list[Compared] = []
    for entry in QUANTITIES:
        for match in entry.pattern.finditer(result):
            if usual.project is None and not entry.without_project:
                continue
            values = entry.compute(Reading(usual, kept, match, files))
            printed = [group for group in match.groups() if group is not None]
            if values:
                compared += [
                    Compared(match[0], text, value)
                    for text, value in zip(printed, values, strict=True)
                ]
                result = result.replace(match[0], "", 1)
    return compared, result.strip(" ,;")


# What is wrong on purpose is not computed and is no part of what is left -------------------------


@quantity(r"; with the CR left on the gold: (0\.0000)")
def with_return_on_labels(reading: Reading) -> list[Value]:
    scores = _scores(reading.project, "accuracy")
    return [0.0] if all(score > 0 for score in scores) else [1.0]


@quantity(rf"; without mapping={NUMBER}; joined by row instead of id={NUMBER}")
def without_mapping(reading: Reading) -> list[Value]:
    assert reading.kept.project is not None
    (unmapped,) = _scores(reading.kept.project, "accuracy")
    (mapped,) = _scores(reading.project, "accuracy")
    by_row = float(reading.match[2])
    # Joining by row gives another number exactly where the order differs.
    differs = abs(by_row - mapped) > 1e-3
    return [unmapped, mapped if not differs and reading.alignment.same_order else by_row]


# Items and joining -------------------------------------------------------------------------------


@quantity(r"n=\[(\d+), (\d+)\]|n=(\d+)/(\d+)")
def n_by_file(reading: Reading) -> list[Value]:
    sources = [system.source for system in reading.project.systems]
    return [float(source.n_rows) for source in sources if source is not None]


@quantity(r"\bn=(\d+)(?![/\d]|, systems)")
def n_items(reading: Reading) -> list[Value]:
    return [float(len(reading.project.rows()))]


@quantity(r"ids equal: (True|False)")
def ids_are_equal(reading: Reading) -> list[Value]:
    return [reading.alignment.by == "id" and reading.alignment.complete]


@quantity(r"same order as gold: (True|False)")
def is_in_order(reading: Reading) -> list[Value]:
    return [reading.alignment.same_order]


@quantity(r"gold agrees across the two files: (True|False)")
def golds_agree(reading: Reading) -> list[Value]:
    told = [str(message) for message in reading.project.problems]
    return [any("agrees with the one used" in text for text in told)]


@quantity(r"gold labels (\[[^\]]*\]); pred labels (\[[^\]]*\])")
def labels(reading: Reading) -> list[Value]:
    return [str(list(reading.project.labels))] * 2


@quantity(r"gold (\d+), output\.txt (\d+)")
def n_of_gold_and_output(reading: Reading) -> list[Value]:
    return [float(len(reading.project.rows()))] * 2


@quantity(rf"acc txt={NUMBER}")
def accuracy_of_text_file(reading: Reading) -> list[Value]:
    return list(_scores(reading.project, "accuracy"))


@quantity(r"ragged: Counter\(\{(\d+): \d+, (\d+): 1\}\)", without_project=True)
def ragged(reading: Reading) -> list[Value]:
    error = reading.opened.error
    assert error is not None, "a ragged file was read"
    assert error.line is not None
    values = error.message.values
    return [float(values["expected"]), float(values["found"])]


# Workbooks ---------------------------------------------------------------------------------------


@quantity(
    r"sheet '([^']+)' (\d+)×(\d+), merged (\d+), formulas (\d+), empty (\d+)", without_project=True
)
def sheet(reading: Reading) -> list[Value]:
    path = reading.paths[0]
    sheets = list_sheets(path.read_bytes(), path.name, counting=True)
    facts = next(facts for facts in sheets if facts.name == reading.match[1])
    assert facts.n_merged is not None
    assert facts.n_filled is not None
    counts = (facts.n_rows, facts.n_columns, facts.n_merged, facts.n_formulas)
    n_empty = facts.n_rows * facts.n_columns - facts.n_filled
    return [facts.name, *map(float, counts), float(n_empty)]


# Scores and tests --------------------------------------------------------------------------------


@quantity(rf"acc(?: after mapping)?={NUMBER}")
def accuracy(reading: Reading) -> list[Value]:
    if reading.project.task == "answers":
        return []
    return _scores(reading.project, "accuracy")[:1]


@quantity(rf"acc (\w+)={NUMBER}, (\w+)={NUMBER}")
def accuracies_by_name(reading: Reading) -> list[Value]:
    names = [system.name for system in reading.project.systems]
    first, second = _scores(reading.project, "accuracy")
    return [names[0], first, names[1], second]


@quantity(rf"macroF1={NUMBER}")
def macro_f1(reading: Reading) -> list[Value]:
    return _scores(reading.project, "macro-f1")[:1]


@quantity(rf"(?:acc|mean|means) \[?{NUMBER},? {NUMBER}\]?")
def two_means(reading: Reading) -> list[Value]:
    return list(_scores(reading.project, "mean-score"))


@quantity(r"discordant (\d+)/(\d+)")
def discordant(reading: Reading) -> list[Value]:
    project = reading.project
    counts = agreement(project, project.system_a, project.system_b)
    return [float(counts.only_a), float(counts.only_b)]


@quantity(rf"exact McNemar p={NUMBER}")
def mcnemar(reading: Reading) -> list[Value]:
    # Scores of 0 and 1: the exact permutation test is McNemar's exact test.
    return [_pvalue(reading.project, "exact-permutation")]


@quantity(rf"paired t(?: two-sided)? p={NUMBER}(?: one-sided={NUMBER})?")
def paired_t(reading: Reading) -> list[Value]:
    values: list[Value] = [_pvalue(reading.project, "paired-t")]
    if reading.match[2] is not None:
        project = reading.project
        sample = sample_of(project, project.system_a, project.system_b)
        settings = replace(
            project.settings, alternative="less" if sample.difference < 0 else "greater"
        )
        values.append(_pvalue(project.replaced(settings=settings), "paired-t"))
    return values


def _scores(project: Project, key: str) -> list[float]:
    metric = metric_of(project, key)
    assert metric.key == key
    assert project.reference is not None
    stats = [
        metric.item_stats(project.reference.gold, system.column).take(project.rows())
        for system in project.systems
    ]
    return [float(metric.aggregate(each.totals())) for each in stats]


def _pvalue(project: Project, key: str) -> float:
    sample = sample_of(project, project.system_a, project.system_b)
    return finish(procedure_of(key, project.settings).run(sample)).pvalue


@quantity(rf"logloss={NUMBER}")
def log_loss(reading: Reading) -> list[Value]:
    return _of_class_scores(reading.project, "log-loss")


@quantity(rf"AUC={NUMBER}")
def mean_area(reading: Reading) -> list[Value]:
    return _of_class_scores(reading.project, "macro-auc")


def _of_class_scores(project: Project, key: str) -> list[Value]:
    scored = [system.name for system in project.systems if system.class_scores is not None]
    metric = metric_of(project.replaced(metric=key))
    (name,) = scored
    sample = sample_of(project, name, name, metric)
    return [sample.scores()[0]]
