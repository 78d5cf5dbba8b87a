"""Quantities of texts, answers and evaluation logs, as the table prints them."""

from __future__ import annotations

import json
import re
import zipfile

from sigdesk.core.columns import ScoreColumn, TextColumn
from sigdesk.formats.importing import read_files
from sigdesk.formats.logs.choices import FILTER, METRIC
from sigdesk.formats.progress import finished
from sigdesk.formats.sniff import read_table
from sigdesk.formats.table import Table
from sigdesk.model.analysis import metric_of
from sigdesk.model.project import Project

from .quantities import NUMBER, Reading, Value, quantity


def _score(project: Project, key: str, **values: str | bool) -> float:
    """Score of the first system, with parameters of the metric."""
    metric = metric_of(project.replaced(metric=key, metric_params=values))
    assert metric.key == key
    assert project.reference is not None
    (system,) = project.systems
    stats = metric.item_stats(project.reference.gold, system.column)
    return metric.score(stats.take(project.rows()))


@quantity(r"(\d+) (?:segments|items), aligned: (True|False)")
def segments(reading: Reading) -> list[Value]:
    if reading.project.task != "texts":
        return []
    return [float(reading.alignment.n_rows), reading.alignment.complete]


@quantity(rf"BLEU\((13a|none)\)={NUMBER} chrF2={NUMBER}")
def bleu_and_chrf(reading: Reading) -> list[Value]:
    tokenizer = reading.match[1]
    bleu = _score(reading.project, "bleu", tokenize=tokenizer)
    return [tokenizer, bleu, _score(reading.project, "chrf")]


@quantity(rf"ROUGE-1/2/L = {NUMBER}/{NUMBER}/{NUMBER}")
def rouge(reading: Reading) -> list[Value]:
    keys = ("rouge-1", "rouge-2", "rouge-l")
    return [100 * _score(reading.project, key) for key in keys]


@quantity(r"^(True)$")
def systems_are_identical(reading: Reading) -> list[Value]:
    told = [str(message) for message in reading.project.problems]
    return [any("baseline.opt0, sys2.opt0 are identical" in text for text in told)]


@quantity(rf"scores {NUMBER} to {NUMBER}; physical lines (\d+)")
def scores_beside_texts(reading: Reading) -> list[Value]:
    reference = reading.project.reference
    assert reference is not None
    scores = [float(text) for text in reference.metadata["score"].texts]
    table = finished(read_table(reading.paths[0]))
    assert isinstance(table, Table)
    return [min(scores), max(scores), float(table.row_lines[-1])]


# Answers ----------------------------------------------------------------------------------------


@quantity(
    rf"gold (\d+), predictions (\d+), in both (\d+); on those EM={NUMBER} F1={NUMBER}; "
    r"empty predictions (\d+)"
)
def squad(reading: Reading) -> list[Value]:
    project, alignment = reading.project, reading.alignment
    output = project.systems[0].column
    assert isinstance(output, TextColumn)
    return [
        float(alignment.n_reference),
        float(alignment.n_rows),
        float(alignment.n_matched),
        100 * _score(project, "exact-match"),
        100 * _score(project, "answer-f1"),
        float(sum(not text for text in output.texts)),
    ]


@quantity(rf"(\d+) of (\d+), acc={NUMBER}")
def multiple_choice(reading: Reading) -> list[Value]:
    alignment = reading.alignment
    found = [float(alignment.n_matched), float(alignment.n_reference)]
    return [*found, _score(reading.project, "choice-accuracy")]


# Logs -------------------------------------------------------------------------------------------


@quantity(r"(\d+) samples(?=, order in zip)")
def n_samples(reading: Reading) -> list[Value]:
    return [float(len(reading.project.rows()))]


@quantity(r"order in zip (\[.*?\])")
def order_in_archive(reading: Reading) -> list[Value]:
    with zipfile.ZipFile(reading.paths[0]) as archive:
        names = [re.fullmatch(r"samples/(\d+)_epoch_1\.json", n) for n in archive.namelist()]
    order = [int(match[1]) for match in names if match]
    reference = reading.project.reference
    assert reference is not None
    # the items come by id, however the archive has them
    assert [int(item) for item in reference.item_ids] == sorted(order)
    return [str(order)]


@quantity(r"scores (\[(?:'\w'|None)(?:, (?:'\w'|None))*\])")
def grades(reading: Reading) -> list[Value]:
    project = reading.project
    (system,) = project.systems
    if not isinstance(system.column, ScoreColumn):
        assert project.task == "answers"  # there is no score
        return [str([None] * len(system.column))]
    with zipfile.ZipFile(reading.paths[0]) as archive:
        names = [re.fullmatch(r"samples/(\d+)_epoch_1\.json", n) for n in archive.namelist()]
    assert project.reference is not None
    place = {item: position for position, item in enumerate(project.reference.item_ids)}
    values = system.column.values()
    return [str(["IC"[int(values[place[match[1]]])] for match in names if match])]


@quantity(r"status (\w+), samples (\d+)", without_project=True)
def status_and_samples(reading: Reading) -> list[Value]:
    if reading.opened.project is None:
        error = reading.opened.error
        assert error is not None
        assert error.found == "NaN"
        return [error.message.values["status"], 0.0]
    (told,) = [m for m in reading.project.problems if "status" in m.values]
    return [told.values["status"], float(len(reading.project.rows()))]


@quantity(r"(\d+) lines, (\d+) documents, filters (\{.*?\})")
def lines_and_documents(reading: Reading) -> list[Value]:
    text = reading.paths[0].read_text(encoding="utf-8")
    names = list(dict.fromkeys(json.loads(line)["filter"] for line in text.splitlines()))
    counts = {name: len(_opened_with(reading, {FILTER: name}).rows()) for name in names}
    n_documents = len(reading.project.rows())
    told = [m.values["rows"] for m in reading.project.problems if "filters" in m.values]
    return [float(told[0]) if told else float(n_documents), float(n_documents), str(counts)]


@quantity(rf"(\w+)\[([\w-]+)\]={NUMBER}")
def mean_of_filter(reading: Reading) -> list[Value]:
    metric, name = reading.match[1], reading.match[2]
    project = _opened_with(reading, {FILTER: name, METRIC: metric})
    (told,) = [m for m in project.problems if m.text.startswith("Scores compared")]
    assert str(told) == f"Scores compared: {metric}."
    return [metric, name, _score(project, "mean-score")]


def _opened_with(reading: Reading, answers: dict[str, str]) -> Project:
    given = dict(answers)
    for _ in range(5):
        outcome = read_files(reading.paths, given)
        if outcome.project is not None:
            return outcome.project
        for question in outcome.questions:
            given.setdefault(question.key, question.choices[0].key)
    raise AssertionError("questions without end")
