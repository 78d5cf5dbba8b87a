"""Quantities of tagged sentences and of parses."""

from __future__ import annotations

import numpy as np

from sigdesk.core.columns import TagColumn, TreeColumn
from sigdesk.core.metrics.spans.recognition import malformed_spans
from sigdesk.model.analysis import metric_of
from sigdesk.model.project import Project

from .quantities import NUMBER, Reading, Value, quantity


def _scores(project: Project, key: str) -> list[float]:
    metric = metric_of(project, key)
    assert metric.key == key
    assert project.reference is not None
    stats = [
        metric.item_stats(project.reference.gold, system.column).take(project.rows())
        for system in project.systems
    ]
    return [float(metric.aggregate(each.totals())) for each in stats]


@quantity(r"(\d+)(?: / (\d+))? sentences(?:, (\d+) tokens)?(?:, token counts equal: (True))?")
def n_sentences(reading: Reading) -> list[Value]:
    project = reading.project
    if project.task != "sequences":
        return []
    assert project.reference is not None
    gold, column = project.reference.gold, project.systems[0].column
    assert isinstance(gold, TagColumn)
    assert isinstance(column, TagColumn)
    values: list[Value] = [
        float(len(gold)),
        float(reading.alignment.n_rows),
        float(len(gold.codes)),
        bool(np.array_equal(gold.lengths, column.lengths)),
    ]
    return [v for v, group in zip(values, reading.match.groups(), strict=True) if group is not None]


@quantity(rf"strict (IOBES) F1={NUMBER}")
def strict_f1(reading: Reading) -> list[Value]:
    assert reading.project.reference is not None
    gold = reading.project.reference.gold
    assert isinstance(gold, TagColumn)
    return [gold.scheme, 100 * _scores(reading.project, "span-f1-strict")[0]]


@quantity(rf"(?<!\w)F1={NUMBER}(?: strict(?: IOB2)?={NUMBER})?")
def span_f1(reading: Reading) -> list[Value]:
    if reading.project.task != "sequences":
        return []
    # some rows print shares, some per cent
    unit = 100 if float(reading.match[1]) > 1 else 1
    values: list[Value] = [unit * _scores(reading.project, "span-f1")[0]]
    if reading.match[2] is not None:
        values.append(unit * _scores(reading.project, "span-f1-strict")[0])
    return values


@quantity(r"I- without B(?: in predictions)?: (\d+)")
def begun_inside(reading: Reading) -> list[Value]:
    column = reading.project.systems[0].column
    assert isinstance(column, TagColumn)
    return [float(malformed_spans(column, "IOB2").n_begun_inside)]


@quantity(r"gold column equal to the other file's: (True|False); differing gold tags: (\d+)")
def copies_of_gold(reading: Reading) -> list[Value]:
    told = [m for m in reading.project.problems if "copy of the reference" in m.text]
    assert len(told) == 1
    return ["agrees with" in told[0].text, float(told[0].values["n"])]


@quantity(
    rf"gold words (\d+), Tokens={NUMBER} Sentences={NUMBER} Words={NUMBER} UPOS={NUMBER} "
    rf"UAS={NUMBER} LAS={NUMBER}, comment lines (\d+)"
)
def parses(reading: Reading) -> list[Value]:
    project = reading.project
    assert project.reference is not None
    gold = project.reference.gold
    assert isinstance(gold, TreeColumn)
    keys = ("tokens-f1", "sentences-f1", "words-f1", "upos", "uas", "las")
    source = project.systems[0].source
    assert source is not None
    (comments,) = [
        message.values["comments"]
        for message in project.problems
        if "comments" in message.values and message.values["file"] == source.name
    ]
    scores = [100 * _scores(project, key)[0] for key in keys]
    return [float(len(gold.heads)), *scores, float(comments)]
