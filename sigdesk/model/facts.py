"""Everything about one comparison that sentences draw on, gathered once."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from sigdesk.core.clusters import DesignEffect
from sigdesk.core.exact.linear import linear_sample
from sigdesk.core.exact.steps import finished
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import Metric, Scale
from sigdesk.core.params import param_values
from sigdesk.core.results import Interval, PairedSample, SignificanceResult
from sigdesk.core.significance.base import TESTS
from sigdesk.core.significance.rank_tests import signed_ranks
from sigdesk.model.analysis import (
    Agreement,
    agreement,
    identical,
    metric_of,
    sample_of,
)
from sigdesk.model.clusters import effect_of_design
from sigdesk.model.project import Project

COUNTS_BETTER_ITEMS = ("mcnemar", "mcnemar-midp", "sign")
"""Tests that ask on how many items one system is better, not by how much."""


_MID_SENTENCE = {
    "accuracy": QT_TRANSLATE_NOOP("messages", "accuracy"),
    "precision": QT_TRANSLATE_NOOP("messages", "precision"),
    "recall": QT_TRANSLATE_NOOP("messages", "recall"),
    "specificity": QT_TRANSLATE_NOOP("messages", "specificity"),
    "balanced-accuracy": QT_TRANSLATE_NOOP("messages", "balanced accuracy"),
    "macro-f1": QT_TRANSLATE_NOOP("messages", "macro-F1"),
    "weighted-f1": QT_TRANSLATE_NOOP("messages", "weighted F1"),
    "macro-precision": QT_TRANSLATE_NOOP("messages", "macro-precision"),
    "macro-recall": QT_TRANSLATE_NOOP("messages", "macro-recall"),
    "micro-f1": QT_TRANSLATE_NOOP("messages", "micro-F1 (= accuracy here)"),
    "mean-score": QT_TRANSLATE_NOOP("messages", "mean score"),
    "agreement-with-others": QT_TRANSLATE_NOOP("messages", "agreement with the others"),
    "mean-run": QT_TRANSLATE_NOOP("messages", "mean over runs"),
}


def _of_class(metric: Metric, name: str) -> Message:
    label = param_values(metric).get("label")
    if not label:
        return Message(name)
    return Message(
        QT_TRANSLATE_NOOP("messages", "{metric} of {label}"),
        {"metric": Message(name), "label": label},
    )


def metric_name(metric: Metric) -> Message:
    """The metric's name, with the class it is about: "F1 of pos"."""
    return _of_class(metric, metric.name)


def metric_phrase(metric: Metric) -> Message:
    """The same as it stands within a sentence: "accuracy"."""
    return _of_class(metric, _MID_SENTENCE.get(metric.key, metric.name))


def test_name(key: str) -> Message:
    """The name of a test, translatable."""
    return Message(TESTS[key].name)


test_name.__test__ = False  # type: ignore[attr-defined]


@dataclass(frozen=True, eq=False)
class Facts:
    """One comparison and its result.

    Parameters
    ----------
    project : Project
    a, b : str
        Names of the systems; the difference is A − B.
    result : SignificanceResult
    interval : Interval or None
        Of the difference.
    """

    project: Project
    a: str
    b: str
    result: SignificanceResult
    interval: Interval | None

    @cached_property
    def metric(self) -> Metric:
        """The metric compared."""
        return metric_of(self.project)

    @property
    def scale(self) -> Scale:
        """Its scale."""
        return self.metric.scale

    @cached_property
    def sample(self) -> PairedSample:
        """What the test read."""
        return sample_of(self.project, self.a, self.b)

    @property
    def n_items(self) -> int:
        """Items on which A and B are compared."""
        return self.sample.n_items

    @cached_property
    def scores(self) -> tuple[float, float]:
        """Scores of A and B; NaN without items."""
        if self.n_items == 0:
            return math.nan, math.nan
        return self.sample.scores()

    @property
    def difference(self) -> float:
        """A − B."""
        return self.scores[0] - self.scores[1]

    @cached_property
    def counts(self) -> Agreement:
        """Who is right on how many items."""
        return agreement(self.project, self.a, self.b)

    @cached_property
    def identical(self) -> bool:
        """Whether A and B give the same answer to every item."""
        return identical(self.project, self.a, self.b)

    @cached_property
    def design(self) -> DesignEffect | None:
        """What clusters cost; None when items are the units."""
        return effect_of_design(self.sample)

    @property
    def significant(self) -> bool:
        """Whether p is at most the project's α."""
        return self.result.pvalue <= self.project.settings.alpha

    @property
    def asks_for_hits(self) -> bool:
        """Whether the statistic is the number of items won, as with accuracy."""
        if self.sample.clusters is not None:
            return False
        if not self.project.by_label:
            return self.result.test in COUNTS_BETTER_ITEMS
        return self.metric.key == "accuracy"

    @property
    def a_leads(self) -> bool:
        """Whether the tested statistic speaks for A rather than for B.

        Sign and rank tests of item scores can speak for the system with the worse mean.
        """
        if not self.project.by_label and self.result.test in COUNTS_BETTER_ITEMS:
            return self.counts.only_a >= self.counts.only_b
        if not self.project.by_label and self.result.test == "wilcoxon":
            linear = finished(linear_sample(self.sample))
            if linear is not None:
                counts = linear.counts
                values = linear.differences
                if counts is not None:
                    values = np.repeat(values, counts)
                ranks = signed_ranks(values)
                return (ranks.w_plus >= ranks.w_minus) == self.metric.higher_is_better
        return (self.difference >= 0) == self.metric.higher_is_better

    @property
    def leader(self) -> str:
        """The system the result speaks for."""
        return self.a if self.a_leads else self.b

    @property
    def other(self) -> str:
        """The other one."""
        return self.b if self.a_leads else self.a
