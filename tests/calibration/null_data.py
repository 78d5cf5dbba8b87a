"""Data sets on which the null hypothesis holds: two systems that are equally good.

In each task the two systems are exchangeable item by item, so the true difference is 0, every swap
of answers is as probable as the data, and every rejection is an error of the first kind.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import ClassScores, Column, LabelColumn, ScoreColumn
from sigdesk.core.metrics.base import Metric
from sigdesk.core.metrics.item_scores import MeanScore
from sigdesk.core.metrics.labels import Accuracy
from sigdesk.core.metrics.numbers.pearson import Pearson
from sigdesk.core.metrics.one_class import F1
from sigdesk.core.metrics.scored_classes import AreaUnderRoc
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
    tests : frozenset of str
        Keys of the tests that are made for such data, and are tried on no other; empty for tasks
        on which all other tests are tried.
    """

    key: str
    words: str
    metric: Metric
    columns: Callable[[np.random.Generator, int], _Columns]
    tests: frozenset[str] = frozenset()

    def tries(self, test: str) -> bool:
        """Whether the test of this key is tried on such data."""
        own = {key for task in TASKS for key in task.tests}
        return test in self.tests if self.tests else test not in own

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


def _class_scores(random: np.random.Generator, n_items: int) -> _Columns:
    gold = random.random(n_items) < 0.5
    shared = random.normal(size=n_items) / np.sqrt(2) + gold
    a, b = shared + random.normal(scale=np.sqrt(0.5), size=(2, n_items))

    def scores(values: NDArray[np.float64]) -> ClassScores:
        return ClassScores(np.column_stack([-values, values]), ("0", "1"), "score")

    return _labels(gold), scores(a), scores(b)


def _estimates(random: np.random.Generator, n_items: int) -> _Columns:
    reference, shared = random.normal(size=(2, n_items))
    a, b = reference + 0.5 * shared + random.normal(scale=0.7, size=(2, n_items))
    columns = (
        ScoreColumn(np.rint(1000 * values).astype(np.int64), 3) for values in (reference, a, b)
    )
    return tuple(columns)  # type: ignore[return-value]


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
    NullTask(
        "roc-area",
        "Area under the ROC curve of two labels, half of the items each: both systems' scores are "
        "normal, a standard deviation apart between the labels, and share half of their noise.",
        AreaUnderRoc(label="1"),
        _class_scores,
        frozenset({"delong"}),
    ),
    NullTask(
        "correlation",
        "Pearson's correlation with a reference: each system gives the reference plus noise of "
        "its own and noise that both share, all normal.",
        Pearson(),
        _estimates,
        frozenset({"williams"}),
    ),
)
