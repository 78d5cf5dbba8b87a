"""What the options choose: settings, slice, metrics, tests and systems."""

from __future__ import annotations

import argparse
import dataclasses
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sigdesk.cli.errors import UsageError
from sigdesk.core.metrics.base import METRICS, Metric
from sigdesk.core.params import params_of
from sigdesk.core.significance.base import TESTS
from sigdesk.model.clusters import cluster_columns
from sigdesk.model.comparison import focused, pairs, stored_comparisons
from sigdesk.model.metric_choice import metric_of
from sigdesk.model.plan import procedure_of
from sigdesk.model.project import Project, Settings, SliceChoice
from sigdesk.model.store import ResultStore

_SETTINGS = ("alternative", "n_resamples", "seed", "alpha", "confidence", "too_small")
_MOST_SHOWN = 20


def chosen(project: Project, options: argparse.Namespace) -> Project:
    """The project with the settings, slice and pair that the options ask for."""
    changes = {name: getattr(options, name) for name in _SETTINGS}
    changes = {name: value for name, value in changes.items() if value is not None}
    settings = dataclasses.replace(project.settings, **changes)
    _check(settings)
    project = project.replaced(settings=settings)
    for key in options.test:
        _known(key, TESTS, "test")
    if options.slice is not None:
        project = project.replaced(slice=_slice(project, options.slice))
    if options.cluster is not None:
        fitting = cluster_columns(project)
        _known(options.cluster, fitting, "column with values that several items share")
        project = project.replaced(cluster=options.cluster)
    for name in (options.system_a, options.system_b):
        if name is not None:
            _known(name, (system.name for system in project.systems), "system")
    if options.system_a is not None and options.system_a == options.system_b:
        raise UsageError("--system-a and --system-b name the same system")
    return focused(project, metrics_of(project, options)[0])


def metrics_of(project: Project, options: argparse.Namespace) -> Sequence[Metric]:
    """The metrics asked for, else the one in focus."""
    asked = dict.fromkeys(_metric(project, text) for text in options.metric)
    return tuple(asked) or (metric_of(project),)


def comparisons_of(
    project: Project, stored: ResultStore, options: argparse.Namespace
) -> Sequence[tuple[Metric, str, str]]:
    """Metric and pair of every comparison asked for.

    All pairs, unless the options name systems; of a project file what it holds results for.
    """
    if not (options.metric or options.system_a or options.system_b):
        held = [(one.metric, one.a, one.b) for one in stored_comparisons(project, stored)]
        if held:
            return held
    names = [system.name for system in project.systems]
    a, b = options.system_a, options.system_b
    wanted: Sequence[tuple[str, str]]
    if a is not None:
        wanted = [(a, name) for name in names if name != a and b in (None, name)]
    elif b is not None:
        wanted = [(name, b) for name in names if name != b]
    else:
        wanted = pairs(project)
    return [(metric, *pair) for metric in metrics_of(project, options) for pair in wanted]


def _check(settings: Settings) -> None:
    for name in ("alpha", "confidence"):
        if not 0 < getattr(settings, name) < 1:
            raise UsageError(f"--{name} must lie between 0 and 1")
    for key in TESTS:
        try:
            procedure_of(key, settings)
        except ValueError as error:
            raise UsageError(str(error)) from None


def _known(name: str, known: Iterable[str], what: str) -> None:
    known = list(known)
    if name not in known:
        raise UsageError(f"no {what} is called {name!r}; known are: {', '.join(known)}")


def _slice(project: Project, text: str) -> SliceChoice:
    assert project.reference is not None
    column, equals, value = text.partition("=")
    if not equals:
        raise UsageError(f"--slice {text}: write COLUMN=VALUE")
    _known(column, project.reference.metadata, "column to slice by")
    values = sorted(set(project.reference.metadata[column].texts))
    if value not in values:
        shown = ", ".join(values[:_MOST_SHOWN]) + (", …" if len(values) > _MOST_SHOWN else "")
        raise UsageError(f"no item has {column}={value}; values are: {shown}")
    return SliceChoice(column, value)


def _metric(project: Project, text: str) -> Metric:
    """A metric from ``KEY:NAME=VALUE,…``; values are read as the parameter's default is typed."""
    key, _, rest = text.partition(":")
    fitting = [kind.key for kind in METRICS.values() if kind.task == project.task]
    _known(key, fitting, f"metric for {project.task}")
    declared = {one.name: one for one in params_of(METRICS[key])}
    values: dict[str, Any] = {}
    for part in rest.split(",") if rest else ():
        name, equals, value = part.partition("=")
        if not equals or name not in declared:
            raise UsageError(
                f"--metric {text}: {key} takes {', '.join(declared) or 'no parameters'}"
            )
        kind: Callable[[str], Any] = type(declared[name].default)
        if kind is bool:
            kind = _yes_or_no
        try:
            values[name] = kind(value)
        except ValueError:
            raise UsageError(f"--metric {text}: {value!r} does not fit {name}") from None
    if "label" in values:
        _known(values["label"], project.labels, "label")
    try:
        return metric_of(project.replaced(metric=key, metric_params=values))
    except ValueError as error:
        raise UsageError(f"--metric {text}: {error}") from None


def _yes_or_no(text: str) -> bool:
    words = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
    if text.lower() not in words:
        raise ValueError(text)
    return words[text.lower()]
