"""Data sets on which the null hypothesis holds: two systems that are equally good.

In each task the two systems are exchangeable item by item, so the true difference is 0, every swap
of answers is as probable as the data, and every rejection is an error of the first kind.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from sigdesk.core.columns import Column, LabelColumn, ScoreColumn
from sigdesk.core.metrics.base import Metric
from sigdesk.core.metrics.item_scores import MeanScore
from sigdesk.core.metrics.labels import Accuracy
from sigdesk.core.metrics.one_class import F1
from sigdesk.core.results import PairedSample

SIZES = (20, 100, 1_000)
"""Items in a data set."""

SEED = 20_240_607
"""Of the data sets of the table that is kept."""

_Columns = tuple[Column | None, Column, Column]


@dataclass(frozen=True)
class NullTask:
    """A kind of data and the metric it is compared by.

    Parameters
    ----------
    key : str
    words : str
        What is drawn, for the reader of the table.
    metric : Metric
    columns : callable
        Draws the reference and the answers of both systems for a number of items.
    """

    key: str
    words: str
    metric: Metric
    columns: Callable[[np.random.Generator, int], _Columns]

    def sample(self, n_items: int, number: int, seed: int = SEED) -> PairedSample:
        """Data set `number` of so many items; always the same one."""
        stream = [seed, *self.key.encode(), n_items, number]
        reference, a, b = self.columns(np.random.default_rng(stream), n_items)
        return PairedSample(
            self.metric, self.metric.item_stats(reference, a), self.metric.item_stats(reference, b)
        )


def _labels(codes: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> LabelColumn:
    return LabelColumn(codes.astype(np.int32), ("0", "1"))


def _accuracy(random: np.random.Generator, n_items: int) -> _Columns:
    gold = random.random(n_items) < 0.5
    # both right, only A, only B, neither
    case = random.choice(4, n_items, p=(0.80, 0.05, 0.05, 0.10))
    right_a, right_b = (case == 0) | (case == 1), (case == 0) | (case == 2)
    return _labels(gold), _labels(gold == right_a), _labels(gold == right_b)


def _rare_class(random: np.random.Generator, n_items: int) -> _Columns:
    gold = random.random(n_items) < 0.1
    chance = np.where(gold, 0.7, 0.05)
    own_a, own_b = (random.random(n_items) < chance for _ in range(2))
    same = random.random(n_items) < 0.5
    return _labels(gold), _labels(own_a), _labels(np.where(same, own_a, own_b))


def _heavy_tails(random: np.random.Generator, n_items: int) -> _Columns:
    # What both systems share of an item cancels in the difference and need not be drawn.
    a, b = np.floor(2 * random.pareto(2.5, (2, n_items))).astype(np.int64)
    return None, ScoreColumn(a, 0), ScoreColumn(b, 0)


TASKS = (
    NullTask(
        "accuracy",
        "Accuracy on two labels: each system has 85 % right, and they agree on 90 % of the items.",
        Accuracy(),
        _accuracy,
    ),
    NullTask(
        "rare-class-f1",
        "F1 of a class that one item in ten has: each system finds 70 % of it and has 5 % false "
        "alarms; half of the answers are common to both.",
        F1(label="1"),
        _rare_class,
    ),
    NullTask(
        "heavy-tails",
        "Mean of item scores with heavy tails: whole numbers from a Pareto (Lomax) law of shape "
        "2.5, which has a variance but no third moment.",
        MeanScore(),
        _heavy_tails,
    ),
)
