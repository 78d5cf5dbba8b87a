"""The document and its results as the entries of a project file."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from sigdesk.core.columns import ClassScores, LabelColumn, TextColumn
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.results import Distribution, Interval, SignificanceResult
from sigdesk.formats.arrays import ArrayReader, ArrayWriter, DamagedError
from sigdesk.formats.column_entries import read_column, write_column
from sigdesk.formats.plain import filled, plain, plain_metric, restored, restored_metric
from sigdesk.model.advice import LogEntry
from sigdesk.model.analysis import ScoreRow
from sigdesk.model.project import (
    Alignment,
    Decision,
    Project,
    Reference,
    Settings,
    SliceChoice,
    SourceFile,
    SystemOutput,
)
from sigdesk.model.store import ResultKey, ResultStore, StoredResult


def write_project(project: Project, writer: ArrayWriter) -> dict[str, Any]:
    """A project as JSON; its arrays go into the writer's archive."""
    reference = project.reference
    excluded = project.excluded
    return {
        "task": project.task,
        "reference": None
        if reference is None
        else {
            "name": reference.name,
            "item_ids": writer.texts(reference.item_ids),
            "gold": write_column(reference.gold, writer),
            "metadata": [
                {"name": name, "texts": writer.texts(column.texts)}
                for name, column in reference.metadata.items()
            ],
            "source": plain(reference.source),
        },
        "systems": [
            {
                "name": system.name,
                "column": write_column(system.column, writer),
                "source": plain(system.source),
                "alignment": plain(system.alignment),
                "class_scores": write_column(system.class_scores, writer),
            }
            for system in project.systems
        ],
        "metric": project.metric,
        "metric_params": plain(project.metric_params),
        "metric_choices": plain(project.metric_choices),
        "slice": plain(project.slice),
        "cluster": project.cluster,
        "system_a": project.system_a,
        "system_b": project.system_b,
        "excluded": None if excluded is None else writer.array(excluded),
        "settings": plain(project.settings),
        "decisions": plain(project.decisions),
        "problems": plain(project.problems),
    }


def read_project(data: Mapping[str, Any], reader: ArrayReader) -> Project:
    """The project that `write_project` wrote.

    Raises
    ------
    DamagedError, KeyError, TypeError, ValueError
        When the data do not describe a project.
    """
    reference = None
    n_items = 0
    if data["reference"] is not None:
        entry = data["reference"]
        item_ids = reader.texts(entry["item_ids"])
        n_items = len(item_ids)
        reference = Reference(
            name=entry["name"],
            item_ids=item_ids,
            gold=read_column(entry["gold"], n_items, reader),
            metadata={
                column["name"]: TextColumn(reader.texts(column["texts"], n_items))
                for column in entry["metadata"]
            },
            source=_optional(SourceFile, entry["source"]),
        )
    systems = []
    for entry in data["systems"]:
        column = read_column(entry["column"], n_items, reader)
        if column is None:
            raise DamagedError("a system has no answers")
        class_scores = read_column(entry.get("class_scores"), n_items, reader)
        if class_scores is not None and not isinstance(class_scores, ClassScores):
            raise DamagedError("class scores of another kind")
        systems.append(
            SystemOutput(
                entry["name"],
                column,
                _optional(SourceFile, entry["source"]),
                _optional(Alignment, entry["alignment"]),
                class_scores,
            )
        )
    excluded = data["excluded"]
    project = Project(
        task=data["task"],
        reference=reference,
        systems=tuple(systems),
        metric=data["metric"],
        metric_params=restored(data["metric_params"]),
        metric_choices=restored(data.get("metric_choices", {})),
        slice=_optional(SliceChoice, data["slice"]),
        cluster=data.get("cluster", ""),
        system_a=data["system_a"],
        system_b=data["system_b"],
        excluded=None if excluded is None else reader.array(excluded, "b", (n_items,)),
        settings=filled(Settings, restored(data["settings"])),
        decisions=tuple(filled(Decision, decision) for decision in restored(data["decisions"])),
        problems=restored(data["problems"]),
    )
    _check(project)
    return project


def _check(project: Project) -> None:
    """Raise DamagedError when parts of the project do not fit each other."""
    names = [system.name for system in project.systems]
    metadata = {} if project.reference is None else project.reference.metadata
    golds = [] if project.reference is None else [project.reference.gold]
    label_sets = {
        column.labels
        for column in (*golds, *(system.column for system in project.systems))
        if isinstance(column, LabelColumn)
    }
    wrong = {
        "label set": len(label_sets) > 1,
        "task": project.task not in {kind.task for kind in METRICS.values()},
        "systems": len(set(names)) < len(names),
        "metric": project.metric not in METRICS,
        "pair": any(name and name not in names for name in (project.system_a, project.system_b)),
        "slice": project.slice is not None and project.slice.column not in metadata,
        "cluster": bool(project.cluster) and project.cluster not in metadata,
        "settings": any(
            not isinstance(getattr(project.settings, field.name), int | float | str)
            or isinstance(field.default, str)
            is not isinstance(getattr(project.settings, field.name), str)
            for field in dataclasses.fields(Settings)
        ),
    }
    for part, is_wrong in wrong.items():
        if is_wrong:
            raise DamagedError(f"project.json: {part}")


def _optional(kind: type[Any], value: Any) -> Any:
    return None if value is None else filled(kind, restored(value))


def write_results(store: ResultStore, writer: ArrayWriter) -> dict[str, Any]:
    """All results of a store as JSON, and the interrupted runs that no result contains."""
    entries = []
    finished: dict[str, int] = {}
    for key, result in store.items():
        entries.append({"key": plain(key), **_write_result(result, writer)})
        drawn = result.distribution if isinstance(result, SignificanceResult) else None
        if drawn is not None and drawn.weights is None:
            finished[key.family] = max(finished.get(key.family, 0), len(drawn.values))
    partials = [
        {"family": family, "values": writer.array(values)}
        for family, values in store.partials().items()
        if len(values) > finished.get(family, 0)
    ]
    return {"results": entries, "partials": partials, "log": [plain(one) for one in store.log]}


def read_results(data: Mapping[str, Any], reader: ArrayReader) -> ResultStore:
    """The store that `write_results` wrote.

    Raises
    ------
    DamagedError, KeyError, TypeError, ValueError
    """
    store = ResultStore()
    for entry in data["results"]:
        store.put(filled(ResultKey, entry["key"]), _read_result(entry, reader))
    for entry in data["partials"]:
        store.restore_partial(entry["family"], reader.array(entry["values"], "f", (-1,)))
    for entry in data.get("log", ()):
        store.note(filled(LogEntry, restored(entry)))
    return store


def _write_result(result: StoredResult, writer: ArrayWriter) -> dict[str, Any]:
    if isinstance(result, tuple):
        rows = [
            plain(_without(row, "metric")) | {"metric": plain_metric(row.metric)} for row in result
        ]
        return {"scores": rows}
    fields = plain(_without(result, "distribution"))
    drawn = result.distribution
    if drawn is not None:
        fields["distribution"] = {
            "kind": drawn.kind,
            "values": writer.array(drawn.values),
            "weights": None if drawn.weights is None else writer.array(drawn.weights),
        }
    return {"test": fields}


def _without(owner: Any, name: str) -> dict[str, Any]:
    return {field: value for field, value in vars(owner).items() if field != name}


def _read_result(entry: Mapping[str, Any], reader: ArrayReader) -> StoredResult:
    if "scores" in entry:
        return tuple(_read_row(row) for row in entry["scores"])
    fields = dict(entry["test"])
    drawn = fields.pop("distribution", None)
    values = restored(fields)
    values["interval"] = _optional(Interval, fields["interval"])
    distribution = None
    if drawn is not None:
        support = reader.array(drawn["values"], "f", (-1,))
        weights = drawn["weights"]
        distribution = Distribution(
            drawn["kind"],
            support,
            None if weights is None else reader.array(weights, "f", (len(support),)),
        )
    return filled(SignificanceResult, values, distribution=distribution)


def _read_row(row: Mapping[str, Any]) -> ScoreRow:
    metric = restored_metric(row["metric"])
    interval = _optional(Interval, row["interval"])
    values = restored({name: value for name, value in row.items() if name != "metric"})
    return filled(ScoreRow, values, metric=metric, interval=interval)
