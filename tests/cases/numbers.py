"""Quantities by the names that cases give them, computed by the program.

Each entry is a pattern of names and a function from what was opened to the value: None where the
quantity does not apply to those files. What a name means is in the words of the name, never in
the case.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

import sigdesk.core.metrics  # registers the metrics
import sigdesk.core.significance  # noqa: F401  registers the tests
from sigdesk.core.columns import MISSING, LabelColumn, ScoreColumn
from sigdesk.core.metrics.base import METRICS, Metric
from sigdesk.core.results import SignificanceResult
from sigdesk.core.significance.base import TESTS, finish
from sigdesk.model.analysis import agreement, metric_of, rows_of, sample_of
from sigdesk.model.plan import procedure_of
from sigdesk.model.project import Project, SystemOutput

from .case import Case
from .opening import Opened, opened, opened_alone

Value = float | str | list[float] | None
Compute = Callable[[Opened, re.Match[str]], Value]

UNDEFINED = "undefined"


@dataclass(frozen=True)
class Quantity:
    """One kind of quantity."""

    pattern: re.Pattern[str]
    compute: Compute
    answers: tuple[tuple[str, str], ...] = ()
    refused: bool = False
    """Whether it can be told of files that were refused."""


QUANTITIES: list[Quantity] = []

CONTRAST = re.compile(r"\(wrong\)|^what |pandas' defaults|^mean over all lines")
"""Names of values that other programs get and that must not come out."""


def quantity(
    pattern: str, *, refused: bool = False, **answers: str
) -> Callable[[Compute], Compute]:
    """Register a function for names that match the whole pattern."""

    def register(compute: Compute) -> Compute:
        given = tuple((key.replace("_", "-"), value) for key, value in answers.items())
        QUANTITIES.append(Quantity(re.compile(pattern), compute, given, refused))
        return compute

    return register


def computed(case: Case, name: str) -> list[Value]:
    """The quantity from every set of files it applies to; empty when nothing computes it.

    A name may begin with the name of the file it speaks of: ``"long.csv: rows"``.
    """
    file, _, what = name.rpartition(": ")
    for entry in QUANTITIES:
        match = entry.pattern.fullmatch(what)
        if match is None:
            continue
        parts = opened(case, dict(entry.answers), file)
        if entry.refused and all(part.project is None for part in parts):
            # a system that is not at fault can be opened alone
            alone = [opened_alone(case, match[1])]
            parts = tuple(p for p in alone if p is not None and p.project is not None) or parts
        usable = [part for part in parts if entry.refused or part.project is not None]
        values = [entry.compute(part, match) for part in usable]
        if any(value is not None for value in values):
            return [value for value in values if value is not None]
    alone = re.fullmatch(r"accuracy (\S+) on all \d+", what)
    if alone:
        part = opened_alone(case, alone[1])
        system = part and part.system(alone[1])
        if part and part.project and system:
            return [_score(part.project, system, metric_of(part.project, "accuracy"))]
    return []


def mistaken(case: Case, name: str) -> Iterator[Value]:
    """Values of the program that a contrast must differ from, by what the contrast speaks of."""
    system = re.match(r"(accuracy|mean) (\S+) ", name)
    if system:
        yield from computed(case, f"{system[1]} {system[2]}")
        yield from computed(case, f"{system[1]} {system[2]} on them")
    if name.startswith("p with"):
        yield from computed(case, "exact two-sided p")
    if name.startswith("rows with"):
        yield from computed(case, "rows")


# Items and labels -------------------------------------------------------------------------------


@quantity(r"n|rows|items|documents|n on ids that are clean in both")
def n_items(part: Opened, match: re.Match[str]) -> Value:
    project = _project(part)
    if len(project.systems) > 1:
        return float(len(rows_of(project, *(system.name for system in project.systems[:2]))))
    return float(len(project.rows()))


@quantity(r"bytes")
def n_bytes(part: Opened, match: re.Match[str]) -> Value:
    return float(sum(path.stat().st_size for path in part.paths))


@quantity(r"n paired")
def n_paired(part: Opened, match: re.Match[str]) -> Value:
    project = _project(part)
    return float(len(rows_of(project, project.system_a, project.system_b)))


@quantity(r"n (\S+)")
def n_of_system(part: Opened, match: re.Match[str]) -> Value:
    system = part.system(match[1])
    return None if system is None else float(len(rows_of(_project(part), system.name)))


@quantity(r"labels|classes")
def n_labels(part: Opened, match: re.Match[str]) -> Value:
    return float(len(_project(part).labels))


@quantity(r"labels after merging", normalise_labels="yes")
def n_labels_after_merging(part: Opened, match: re.Match[str]) -> Value:
    return float(len(_project(part).labels))


# Scores -----------------------------------------------------------------------------------------


@quantity(r"accuracy (\S+)(?: on them)?")
def accuracy(part: Opened, match: re.Match[str]) -> Value:
    return _score_of(part, match[1], "accuracy")


@quantity(r"accuracy (\S+) as is", normalise_labels="no")
def accuracy_as_is(part: Opened, match: re.Match[str]) -> Value:
    return _score_of(part, match[1], "accuracy")


@quantity(r"accuracy (\S+) merged", normalise_labels="yes")
def accuracy_merged(part: Opened, match: re.Match[str]) -> Value:
    return _score_of(part, match[1], "accuracy")


@quantity(r"accuracy (\S+) = (\S+)")
def equal_accuracies(part: Opened, match: re.Match[str]) -> Value:
    first, second = (_score_of(part, name, "accuracy") for name in match.groups())
    return first if first == second else math.nan


@quantity(r"accuracy (\S+) with the missing one counted as wrong")
def accuracy_with_missing_as_wrong(part: Opened, match: re.Match[str]) -> Value:
    return _score_of(part, match[1], "accuracy")


@quantity(r"accuracy (\S+) on the \d+ items it has")
def accuracy_on_answered(part: Opened, match: re.Match[str]) -> Value:
    project, system = part.project, part.system(match[1])
    if project is None or system is None or not isinstance(system.column, LabelColumn):
        return None
    excluded = system.column.codes == MISSING
    if project.excluded is not None:
        excluded = excluded | project.excluded
    answered = project.replaced(excluded=excluded)
    return _score(answered, system, metric_of(answered, "accuracy"))


@quantity(r"macro F1 (\S+)(?: \(union of labels\)| over labels of gold and all systems)?")
def macro_f1(part: Opened, match: re.Match[str]) -> Value:
    return _score_of(part, match[1], "macro-f1")


@quantity(r"macro F1 (\S+) merged", normalise_labels="yes")
def macro_f1_merged(part: Opened, match: re.Match[str]) -> Value:
    return _score_of(part, match[1], "macro-f1")


@quantity(r"macro F1 (\S+) over labels of gold( and this system)?")
def macro_f1_over_fewer_labels(part: Opened, match: re.Match[str]) -> Value:
    project, system = part.project, part.system(match[1])
    if project is None or system is None or project.task != "labels":
        return None
    assert project.reference is not None
    columns = [project.reference.gold, system.column] if match[2] else [project.reference.gold]
    codes = {
        int(code)
        for column in columns
        if isinstance(column, LabelColumn)
        for code in np.unique(column.codes[project.rows()])
        if code != MISSING
    }
    labels = [project.labels[code] for code in codes]
    scores = [_score(project, system, _class_metric(project, "f1", label)) for label in labels]
    return float(np.mean(scores))


@quantity(r"F1 of class (\S+), (\S+)")
def f1_of_class(part: Opened, match: re.Match[str]) -> Value:
    project, system = part.project, part.system(match[2])
    if project is None or system is None or match[1] not in project.labels:
        return None
    metric = _class_metric(project, "f1", match[1])
    totals = _totals(project, system, metric)
    if any("0/0" in str(note) or "undefined" in str(note) for note in metric.notes(totals)):
        return UNDEFINED
    return float(metric.aggregate(totals))


@quantity(r"(micro F1|balanced accuracy|kappa|MCC) (\S+)")
def further_metric(part: Opened, match: re.Match[str]) -> Value:
    key = {
        "micro F1": "micro-f1",
        "balanced accuracy": "balanced-accuracy",
        "kappa": "kappa",
        "MCC": "mcc",
    }[match[1]]
    return _score_of(part, match[2], key)


@quantity(r"Cohen's kappa (\S+)–gold")
def kappa_with_gold(part: Opened, match: re.Match[str]) -> Value:
    return _score_of(part, match[1], "kappa")


@quantity(r"ROC AUC")
def undefined_auc(part: Opened, match: re.Match[str]) -> Value:
    told = [message for message in part.problems if "ROC AUC" in str(message)]
    return UNDEFINED if any("undefined" in str(message) for message in told) else None


@quantity(r"mean (?:score|(\S+))(?: on pairs)?")
def mean_score(part: Opened, match: re.Match[str]) -> Value:
    project = _project(part)
    if project.task != "item-scores":
        return None
    if match[1] is None:
        means = [_score_of(part, system.name, "mean-score") for system in project.systems]
        return means[0] if len(set(means)) == 1 else math.nan
    system = part.system(match[1])
    if system is None:
        return None
    sample = sample_of(project, project.system_a, project.system_b)
    return sample.scores()[0 if system.name == project.system_a else 1]


# Comparisons ------------------------------------------------------------------------------------


@quantity(r"(mean )?difference")
def difference(part: Opened, match: re.Match[str]) -> Value:
    return _result(part, "exact-permutation", observed=True)


@quantity(r"(\S+) right(?: and)? (\S+) wrong")
def only_one_right(part: Opened, match: re.Match[str]) -> Value:
    first, second = part.system(match[1]), part.system(match[2])
    if first is None or second is None:
        return None
    return float(agreement(_project(part), first.name, second.name).only_a)


@quantity(r"zero differences")
def n_zero_differences(part: Opened, match: re.Match[str]) -> Value:
    project = _project(part)
    return float(agreement(project, project.system_a, project.system_b).both_right)


@quantity(r"(?:exact )?McNemar p(?: \(two-sided\))?")
def mcnemar(part: Opened, match: re.Match[str]) -> Value:
    project = _project(part)
    if project.task == "labels":
        return _result(part, "mcnemar")
    # of scores that are 0 and 1 only, the exact permutation test is McNemar's
    columns = [system.column for system in project.systems]
    scores = [column.values() for column in columns if isinstance(column, ScoreColumn)]
    is_binary = bool(scores) and all(np.isin(values, (0.0, 1.0)).all() for values in scores)
    return _result(part, "exact-permutation") if is_binary else None


@quantity(
    r"(?:exact )?(?:two-sided )?permutation p(?: on the mean(?: difference)?)?|exact two-sided p"
)
def permutation(part: Opened, match: re.Match[str]) -> Value:
    return _result(part, "exact-permutation")


@quantity(r"permutations at least as extreme")
def n_extreme(part: Opened, match: re.Match[str]) -> Value:
    pvalue = _result(part, "exact-permutation")
    return None if pvalue is None else float(round(pvalue * 2 ** len(_project(part).rows())))


@quantity(r"permutations in all")
def n_permutations(part: Opened, match: re.Match[str]) -> Value:
    return float(2 ** len(_project(part).rows()))


@quantity(r"sampled p with R = (\d+)")
def sampled(part: Opened, match: re.Match[str]) -> Value:
    return _result(part, "randomization", n_resamples=int(match[1]))


@quantity(r"sign test p(?: \(two-sided\))?(?:, zeros dropped)?")
def sign_test(part: Opened, match: re.Match[str]) -> Value:
    return _result(part, "sign")


@quantity(r"Wilcoxon exact p(?: \(two-sided\))?|exact permutation p, zeros dropped")
def wilcoxon(part: Opened, match: re.Match[str]) -> Value:
    return _result(part, "wilcoxon")


@quantity(r"W([+-]) \(zeros dropped\)")
def sum_of_ranks(part: Opened, match: re.Match[str]) -> Value:
    result = _run(part, "wilcoxon")
    side = "plus" if match[1] == "+" else "minus"
    return None if result is None else float(result.method.values[side])


@quantity(r"normal approximation p, (wilcox|pratt|zsplit), no continuity correction")
def normal_approximation(part: Opened, match: re.Match[str]) -> Value:
    result = _run(part, "wilcoxon")
    return None if result is None else float(result.notes[0].values[match[1]])


@quantity(r"paired t-test p(?: \(two-sided\))?")
def paired_t(part: Opened, match: re.Match[str]) -> Value:
    return _result(part, "paired-t")


@quantity(r"paired t")
def paired_t_statistic(part: Opened, match: re.Match[str]) -> Value:
    result = _run(part, "paired-t")
    return None if result is None else float(result.method.values["t"])


@quantity(r"bootstrap 95 % interval of the difference")
def bootstrap_interval(part: Opened, match: re.Match[str]) -> Value:
    result = _run(part, "bootstrap", n_resamples=1000)
    if result is None or result.interval is None:
        return None
    return [result.interval.low, result.interval.high]


# Tagged sequences -------------------------------------------------------------------------------


@quantity(r"(precision|recall|F1) (\S+) (as conlleval|strict IOB2)")
def span_score(part: Opened, match: re.Match[str]) -> Value:
    strict = match[3].startswith("strict")
    return _span_score(part, match[2], match[1], "strict" if strict else "conlleval")


@quantity(r"token accuracy (\S+)")
def token_accuracy(part: Opened, match: re.Match[str]) -> Value:
    return _score_of(part, match[1], "token-accuracy")


@quantity(r"entities in (\S+)(?: as conlleval)?|entities (gold)")
def n_entities(part: Opened, match: re.Match[str]) -> Value:
    project, name = _project(part), match[1] or match[2]
    assert project.reference is not None
    if name == "gold":
        system, place = project.systems[0], 2
    else:
        found = part.system(name)
        assert found is not None
        system, place = found, 1
    return float(_totals(project, system, metric_of(project, "span-f1"))[place])


@quantity(r"tokens (\S+)")
def n_tokens(part: Opened, match: re.Match[str]) -> Value:
    project = _project(part)
    assert project.reference is not None
    system = None if match[1] == "gold" else part.system(match[1])
    source = project.reference.source if match[1] == "gold" else system and system.source
    return None if not source else float(source.n_rows)


@quantity(r"F1 when the rest is filled with O", token_counts="fill")
def f1_when_filled(part: Opened, match: re.Match[str]) -> Value:
    return _span_score(part, _project(part).systems[0].name, "F1", "conlleval")


# Helpers of the entries ---------------------------------------------------------------------------


def _project(part: Opened) -> Project:
    assert part.project is not None
    return part.project


def _class_metric(project: Project, key: str, label: str) -> Metric:
    return metric_of(project.replaced(metric_params={"label": label}), key)


def _totals(project: Project, system: SystemOutput, metric: Metric) -> Any:
    assert project.reference is not None
    stats = metric.item_stats(project.reference.gold, system.column)
    return stats.take(rows_of(project, system.name)).totals()


def _score(project: Project, system: SystemOutput, metric: Metric) -> float:
    return float(metric.aggregate(_totals(project, system, metric)))


def _score_of(part: Opened, name: str, key: str) -> Value:
    project, system = part.project, part.system(name)
    if project is None or system is None:
        return None
    metric = metric_of(project, key)
    if metric.key != key:
        return None
    score = _score(project, system, metric)
    return UNDEFINED if math.isnan(score) else score


def _span_score(part: Opened, name: str, what: str, mode: str) -> Value:
    project, system = part.project, part.system(name)
    if project is None or system is None:
        return None
    kind = METRICS[f"span-{what.casefold()}"]
    return _score(project, system, kind(mode=mode))


def _run(part: Opened, key: str, **changes: Any) -> SignificanceResult | None:
    project = _project(part)
    if not project.system_a or key not in TESTS:
        return None
    sample = sample_of(project, project.system_a, project.system_b)
    return finish(procedure_of(key, project.settings, **changes).run(sample))


def _result(part: Opened, key: str, observed: bool = False, **changes: Any) -> float | None:
    result = _run(part, key, **changes)
    if result is None:
        return None
    return result.observed if observed else result.pvalue
