"""What is computed from a project besides the tests: samples, scores, agreement counts.

Decision: an item without an answer stays and counts as wrong, because leaving it out would reward
a system for not answering; items are left out only by a decision that the project carries
(`Project.excluded`). An item without a *score* cannot count as anything: a comparison uses the
items on which both systems have one, and each system's own score uses its own.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING, LabelColumn, ScoreColumn
from sigdesk.core.messages import Message
from sigdesk.core.metrics.base import ItemStats, Metric
from sigdesk.core.metrics.text.base import TextMetric
from sigdesk.core.resampling.scores import score_intervals
from sigdesk.core.results import Interval, PairedSample
from sigdesk.model.clusters import clusters_of
from sigdesk.model.metric_choice import (
    class_metrics,
    further_metrics,
    gold_labels,
    metric_of,
    positive_label,
    suitable_metrics,
)
from sigdesk.model.project import Project, content_hash
from sigdesk.model.statistics import extracting, statistics

__all__ = [
    "Agreement",
    "ClassCount",
    "ScoreRow",
    "agreement",
    "class_distribution",
    "class_metrics",
    "common_rows",
    "common_stats",
    "further_metrics",
    "gold_labels",
    "identical",
    "item_differences",
    "item_scores",
    "metric_of",
    "outcome",
    "positive_label",
    "rows_of",
    "sample_of",
    "score_table",
    "suitable_metrics",
]

_TIE = 1e-12

SCORE_RESAMPLES = 10_000
"""Resamples behind the interval of a score; fixed, so that no test setting changes a table."""


def rows_of(project: Project, *systems: str) -> NDArray[np.intp]:
    """Positions of the items on which these systems can be judged together.

    The items in play; with item scores only those on which every one of `systems` has a score.
    """
    rows = project.rows()
    for name in systems:
        column = project.system(name).column
        if isinstance(column, ScoreColumn) and column.missing is not None:
            rows = rows[~column.missing[rows]]
    return rows


def _scored_rows(
    project: Project, metric: Metric, rows: NDArray[np.intp], *systems: str
) -> NDArray[np.intp]:
    """Those of some items for which the systems have class scores, where the metric reads them."""
    if metric.reads != "class-scores":
        return rows
    for name in systems:
        scores = project.system(name).class_scores
        if scores is not None:
            values = scores.values[rows]
            rows = rows[~np.isnan(values).all(axis=1)]
    return rows


def _stats(
    project: Project, metric: Metric, system: str, rows: NDArray[np.intp], places: int = 0
) -> ItemStats:
    assert project.reference is not None
    if not (project.by_label and metric.reads == "column") and not isinstance(
        project.system(system).column, ScoreColumn
    ):
        return statistics(project, metric, system, rows)
    gold = project.reference.gold
    column = project.system(system).column
    if isinstance(column, ScoreColumn) and column.places < places:
        column = column.with_places(places)
    if len(rows) < len(column):
        gold, column = None if gold is None else gold.take(rows), column.take(rows)
    return metric.item_stats(gold, column)


def _places(project: Project, *systems: str) -> int:
    """Decimal places that hold the scores of these systems."""
    columns = (project.system(name).column for name in systems)
    return max((c.places for c in columns if isinstance(c, ScoreColumn)), default=0)


def sample_of(project: Project, a: str, b: str, metric: Metric | None = None) -> PairedSample:
    """What every paired test of A against B reads.

    Parameters
    ----------
    project : Project
    a, b : str
        Names of the systems.
    metric : Metric, optional
        The metric in focus when not given.

    Returns
    -------
    PairedSample
        Items in play, in the order of the reference.

    Raises
    ------
    KeyError
        When there is no such system.
    """
    metric = metric_of(project) if metric is None else metric
    rows, places = rows_of(project, a, b), _places(project, a, b)
    rows = _scored_rows(project, metric, rows, a, b)
    return PairedSample(
        metric,
        _stats(project, metric, a, rows, places),
        _stats(project, metric, b, rows, places),
        clusters_of(project, rows),
    )


def common_stats(
    project: Project, systems: Sequence[str], metric: Metric | None = None
) -> tuple[ItemStats, ...]:
    """Item statistics of several systems on the items on which every one can be judged.

    Parameters
    ----------
    project : Project
    systems : sequence of str
    metric : Metric, optional
        The metric in focus when not given.

    Returns
    -------
    tuple of ItemStats
        In the order of `systems`; items in play, in the order of the reference.
    """
    metric = metric_of(project) if metric is None else metric
    rows = common_rows(project, systems, metric)
    places = _places(project, *systems)
    return tuple(_stats(project, metric, system, rows, places) for system in systems)


def common_rows(project: Project, systems: Sequence[str], metric: Metric) -> NDArray[np.intp]:
    """Positions of the items that `common_stats` is of."""
    return _scored_rows(project, metric, rows_of(project, *systems), *systems)


@dataclass(frozen=True)
class ScoreRow:
    """Score of one system under one metric.

    Parameters
    ----------
    system : str
    metric : Metric
    score : float
    interval : Interval or None
        Percentile bootstrap interval of the score (``of="score"``); None while it is computed.
    n_items : int
        Items the score rests on.
    notes : tuple of Message
        What must be said beside the score.
    best : bool
        Whether no system has a better score; tied systems are all marked.
    """

    system: str
    metric: Metric
    score: float
    interval: Interval | None
    n_items: int
    notes: tuple[Message, ...] = ()
    best: bool = False


def score_table(
    project: Project, metrics: Sequence[Metric] | None = None
) -> Generator[tuple[ScoreRow, ...], None, tuple[ScoreRow, ...]]:
    """Scores of every system under every suitable metric.

    Parameters
    ----------
    project : Project
    metrics : sequence of Metric, optional
        Instead of the suitable ones.

    Yields
    ------
    tuple of ScoreRow
        First all scores without intervals, then again whenever more intervals are known.

    Returns
    -------
    tuple of ScoreRow
        Metric after metric, each with the systems in project order.
    """
    rows: list[ScoreRow] = []
    stats: list[ItemStats] = []
    clusters: list[NDArray[np.intp] | None] = []
    for metric in suitable_metrics(project) if metrics is None else metrics:
        if metric.slow:
            for _ in extracting(project, (metric,), (system.name for system in project.systems)):
                yield tuple(rows)
        scored = []
        for system in project.systems:
            own = _scored_rows(project, metric, rows_of(project, system.name), system.name)
            item_stats = _stats(project, metric, system.name, own)
            totals = item_stats.totals()
            score = metric.score(item_stats) if len(item_stats) else math.nan
            notes = metric.notes(totals, project.labels) if len(item_stats) else ()
            if isinstance(metric, TextMetric):
                assert project.reference is not None
                assert project.reference.gold is not None
                notes += metric.notes_on_texts(project.reference.gold, system.column)
            scored.append(ScoreRow(system.name, metric, score, None, len(item_stats), notes))
            stats.append(item_stats)
            clusters.append(clusters_of(project, own))
        rows.extend(_with_best(scored, metric))
    yield tuple(rows)
    shown = tuple(rows)
    for positions in _with_equal_stats(rows, stats, clusters):
        # The intervals come in pieces of a few milliseconds; each is a place to stop.
        pieces = score_intervals(
            [rows[position].metric for position in positions],
            stats[positions[0]],
            project.settings.confidence,
            SCORE_RESAMPLES,
            project.settings.seed,
            clusters[positions[0]],
        )
        while True:
            try:
                next(pieces)
            except StopIteration as stop:
                for position, interval in zip(positions, stop.value, strict=True):
                    rows[position] = replace(rows[position], interval=interval)
                break
            yield shown
        shown = tuple(rows)
        yield shown
    return shown


def _with_equal_stats(
    rows: list[ScoreRow], stats: list[ItemStats], clusters: list[NDArray[np.intp] | None]
) -> list[list[int]]:
    """Scores of one system that rest on the same statistics: one set of resamples serves them."""
    groups: list[list[int]] = []
    for position, (row, own) in enumerate(zip(rows, stats, strict=True)):
        for group in groups:
            first = stats[group[0]]
            if (
                rows[group[0]].system == row.system
                and np.array_equal(first.rows, own.rows)
                and np.array_equal(first.index, own.index)
                and _equal(clusters[group[0]], clusters[position])
            ):
                group.append(position)
                break
        else:
            groups.append([position])
    return groups


def _equal(one: NDArray[np.intp] | None, other: NDArray[np.intp] | None) -> bool:
    return one is other or (one is not None and other is not None and np.array_equal(one, other))


def _with_best(rows: list[ScoreRow], metric: Metric) -> list[ScoreRow]:
    scores = np.array([row.score for row in rows])
    if len(rows) < 2 or np.isnan(scores).all():
        return rows
    top = float(np.nanmax(scores) if metric.higher_is_better else np.nanmin(scores))
    return [replace(row, best=abs(row.score - top) <= _TIE * max(abs(top), 1.0)) for row in rows]


@dataclass(frozen=True)
class Agreement:
    """How often A and B are right together.

    Labels: by correctness. Other tasks: `only_a` counts items on which A does better, `only_b`
    items on which B does, `both_right` items on which they are equal; `neither` is 0. What better
    is says the metric in focus; for item scores and runs it is the higher score.
    """

    both_right: int
    only_a: int
    only_b: int
    neither: int

    @property
    def n_items(self) -> int:
        """All items compared."""
        return self.both_right + self.only_a + self.only_b + self.neither

    @property
    def discordant(self) -> int:
        """Items on which one system beats the other."""
        return self.only_a + self.only_b


BOTH_RIGHT, ONLY_A, ONLY_B, NEITHER = 0, 1, 2, 3
"""The outcomes of an item, as `outcome` codes them."""


def outcome(project: Project, a: str, b: str) -> NDArray[np.int8]:
    """Who is right on which item, for every item of the reference.

    Returns
    -------
    ndarray of int8, shape (n_reference,), read-only
        0 both right (without labels: equal), 1 only A (A better), 2 only B (B better), 3 neither;
        −1 where the item is not in play.
    """
    return _outcome(project, a, b)


@lru_cache(maxsize=6)
def _outcome(project: Project, a: str, b: str) -> NDArray[np.int8]:
    assert project.reference is not None
    result = np.full(project.reference.n_items, -1, dtype=np.int8)
    rows = rows_of(project, a, b)
    result[rows] = _outcome_of_rows(project, a, b, rows)
    result.flags.writeable = False
    return result


def _outcome_of_rows(project: Project, a: str, b: str, rows: NDArray[np.intp]) -> NDArray[np.intp]:
    assert project.reference is not None
    if not project.by_label:
        return _outcome_of_scores(project, a, b, rows)
    gold = cast(LabelColumn, project.reference.gold).codes[rows]
    right_a = cast(LabelColumn, project.system(a).column).codes[rows] == gold
    right_b = cast(LabelColumn, project.system(b).column).codes[rows] == gold
    return np.where(
        right_a, np.where(right_b, BOTH_RIGHT, ONLY_A), np.where(right_b, ONLY_B, NEITHER)
    )


def _outcome_of_scores(
    project: Project, a: str, b: str, rows: NDArray[np.intp]
) -> NDArray[np.intp]:
    """Who does better on which item; where a metric says nothing of an item, neither does."""
    if isinstance(project.system(a).column, ScoreColumn) and not project.has_direction:
        gain: NDArray[Any] = item_differences(project, a, b)
        slack: NDArray[Any] | int = 0
    else:
        metric = metric_of(project)
        score_a, score_b = (item_scores(project, name, metric)[rows] for name in (a, b))
        gain = np.nan_to_num(score_a - score_b if metric.higher_is_better else score_b - score_a)
        slack = _TIE * np.maximum(1.0, np.nan_to_num(np.maximum(abs(score_a), abs(score_b))))
    return np.select([gain > slack, gain < -slack], [ONLY_A, ONLY_B], BOTH_RIGHT)


def item_scores(project: Project, system: str, metric: Metric | None = None) -> NDArray[np.float64]:
    """The score of every item by itself: the metric of its own statistics.

    Parameters
    ----------
    project : Project
    system : str
    metric : Metric, optional
        The metric in focus when not given.

    Returns
    -------
    ndarray of float64, shape (n_reference,), read-only
        NaN where the item is not in play or the metric says nothing of a single item.
    """
    return _item_scores(project, system, metric_of(project) if metric is None else metric)


@lru_cache(maxsize=12)
def _item_scores(project: Project, system: str, metric: Metric) -> NDArray[np.float64]:
    assert project.reference is not None
    scores = np.full(project.reference.n_items, np.nan)
    rows = rows_of(project, system)
    if len(rows):
        stats = _stats(project, metric, system, rows, _places(project, system))
        scores[rows] = metric.item_values(stats)
    scores.flags.writeable = False
    return scores


def item_differences(project: Project, a: str, b: str) -> NDArray[np.int64]:
    """Differences A − B of item scores, as integers at the decimals that hold both.

    Returns
    -------
    ndarray of int64, shape (n,)
        Of the items on which both have a score, in the order of the reference.

    Raises
    ------
    TypeError
        For other tasks.
    """
    rows, places = rows_of(project, a, b), _places(project, a, b)
    scaled = []
    for name in (a, b):
        column = project.system(name).column
        if not isinstance(column, ScoreColumn):
            raise TypeError(f"{name} has no item scores")
        scaled.append(column.with_places(places).scaled[rows])
    return scaled[0] - scaled[1]


def agreement(project: Project, a: str, b: str) -> Agreement:
    """The four-way table of A against B (see `Agreement` for item scores)."""
    outcomes = outcome(project, a, b)
    counts = np.bincount(outcomes[outcomes >= 0], minlength=4)
    return Agreement(*(int(count) for count in counts))


def identical(project: Project, a: str, b: str) -> bool:
    """Whether A and B give the same answer on every item in play."""
    rows = project.rows()
    column_a, column_b = project.system(a).column, project.system(b).column
    if isinstance(column_a, ScoreColumn) and isinstance(column_b, ScoreColumn):
        places = max(column_a.places, column_b.places)
        values_a = column_a.with_places(places).values()[rows]
        values_b = column_b.with_places(places).values()[rows]
        return bool(np.array_equal(values_a, values_b, equal_nan=True))
    if column_a is column_b:
        return True
    return content_hash(column_a.take(rows)) == content_hash(column_b.take(rows))


@dataclass(frozen=True)
class ClassCount:
    """How often a label occurs in the reference and in each system.

    Parameters
    ----------
    label : str
        Empty for "no answer".
    gold : int
    systems : tuple of int
        In project order.
    """

    label: str
    gold: int
    systems: tuple[int, ...]


def class_distribution(project: Project) -> tuple[ClassCount, ...]:
    """Counts of every label among the items in play; a last row for missing answers, if any."""
    if project.reference is None or not isinstance(project.reference.gold, LabelColumn):
        return ()
    rows = project.rows()
    n_labels = len(project.labels)
    counts = []
    for column in (project.reference.gold, *(system.column for system in project.systems)):
        codes = cast(LabelColumn, column).codes[rows]
        codes = np.where(codes == MISSING, n_labels, codes)
        counts.append(np.bincount(codes, minlength=n_labels + 1))
    table = np.stack(counts)
    labels = [*project.labels, ""]
    shown = n_labels + 1 if table[:, n_labels].any() else n_labels
    return tuple(
        ClassCount(labels[i], int(table[0, i]), tuple(int(n) for n in table[1:, i]))
        for i in range(shown)
    )
