"""Quantities of annotations, as the table prints them."""

from __future__ import annotations

from collections import Counter

import numpy as np

from sigdesk.core.agreement.krippendorff import KrippendorffAlpha
from sigdesk.core.columns import RatingsColumn
from sigdesk.formats.progress import finished
from sigdesk.formats.sniff import read_table
from sigdesk.formats.table import Table
from sigdesk.model.agreement_table import ratings
from sigdesk.model.project import Project

from .quantities import NUMBER, Reading, Value, quantity


def _ratings(project: Project) -> RatingsColumn | None:
    return ratings(project) if project.task == "annotations" else None


def _table(reading: Reading) -> Table:
    table = finished(read_table(reading.paths[0]))
    assert isinstance(table, Table)
    return table


@quantity(rf"{NUMBER} judgements, {NUMBER} items")
def judgements(reading: Reading) -> list[Value]:
    column = _ratings(reading.project)
    return [] if column is None else [float(column.n_ratings.sum()), float(len(column))]


@quantity(r"workers (\[.*?\])")
def workers(reading: Reading) -> list[Value]:
    return [str([system.name for system in reading.project.systems])]


@quantity(r"values (\{'.*?\})")
def values(reading: Reading) -> list[Value]:
    column = _ratings(reading.project)
    if column is None:
        return []
    given = Counter(column.labels[code] for code in column.codes[column.codes >= 0])
    return [str(dict(given.most_common()))]


@quantity(r"items by number of workers (\{.*?\})")
def items_by_workers(reading: Reading) -> list[Value]:
    column = _ratings(reading.project)
    if column is None:
        return []
    counts = Counter(int(n) for n in column.n_ratings)
    return [str(dict(counts.most_common()))]


@quantity(rf"Krippendorff alpha \(nominal\)={NUMBER}")
def alpha(reading: Reading) -> list[Value]:
    column = _ratings(reading.project)
    return [] if column is None else [KrippendorffAlpha().value(column)]


@quantity(r"(\d+) rows × (\d+) columns, physical lines (\d+)", without_project=True)
def shape(reading: Reading) -> list[Value]:
    table = _table(reading)
    n_lines = reading.paths[0].read_bytes().count(b"\n")
    # quoted line breaks lie inside rows: the last row begins before the last line
    assert table.n_rows < table.row_lines[-1] <= n_lines
    return [float(table.n_rows), float(len(table.names)), float(n_lines)]


@quantity(r"annotators (\{.*?\})", without_project=True)
def annotators(reading: Reading) -> list[Value]:
    if reading.opened.project is None:
        assert reading.opened.error is not None
        assert "is empty in every row" in str(reading.opened.error)
    return [str(dict(Counter(_table(reading).column("annotator"))))]


@quantity(r"items \(key\) (\d+)", without_project=True)
def keys(reading: Reading) -> list[Value]:
    return [float(len(np.unique(_table(reading).column("key"))))]
