"""``perm_exact*.json``: precision, recall, F1 and macro-F1 through the exact engines of the plane.

Cases are told apart by their input: labels and a positive class, labels and a label set, or counts
(tp, fp, fn) per sentence; which score is compared stands in ``what``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column, encode_labels
from sigdesk.core.exact.plan2d import exact_ratio_test
from sigdesk.core.metrics import METRICS
from sigdesk.core.metrics.base import ItemStats, Metric, Ratio, Task
from sigdesk.core.results import Alternative, PairedSample

from .. import recipes
from ..case import Case
from ..registry import checker
from ..values import Probability

WEIGHTS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "f1": ((2, 0, 0), (2, 1, 1)),
    "precision": ((1, 0, 0), (1, 1, 0)),
    "recall": ((1, 0, 0), (1, 0, 1)),
}
"""Numerator and denominator over (tp, fp, fn)."""

SIDES: dict[str, Alternative] = {
    "p_two": "two-sided",
    "p_greater": "greater",
    "p_less": "less",
}


@dataclass(frozen=True)
class CountRatio(Metric):
    """Precision, recall or F1 from summed (tp, fp, fn); 0/0 is 0."""

    key: ClassVar[str] = "count-ratio"
    name: ClassVar[str] = "micro average"
    definition: ClassVar[str] = "a ratio of summed counts"
    task: ClassVar[Task] = "labels"

    score: str = "f1"

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        raise NotImplementedError

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        numerator, denominator = (totals @ np.array(w) for w in WEIGHTS[self.score])
        return np.where(denominator == 0, 0.0, numerator / np.maximum(denominator, 1))

    def ratio(self, n_stats: int) -> Ratio:
        return Ratio(*WEIGHTS[self.score])


def count_stats(rows: Sequence[Sequence[int]]) -> ItemStats:
    """Item statistics of one system from (tp, fp, fn) per sentence."""
    distinct, index = np.unique(np.array(rows, dtype=np.int64), axis=0, return_inverse=True)
    return ItemStats(distinct, index.reshape(-1))


def label_sample(
    metric: Metric, gold: Sequence[int], a: Sequence[int], b: Sequence[int], labels: Sequence[int]
) -> PairedSample:
    """A sample of two label columns over a fixed label set."""
    names = [str(label) for label in labels]
    reference, of_a, of_b = (
        encode_labels([str(x) for x in column], names) for column in (gold, a, b)
    )
    return PairedSample(
        metric, metric.item_stats(reference, of_a), metric.item_stats(reference, of_b)
    )


def _difference(sample: PairedSample) -> Fraction:
    """A − B from the fractions that the exact engines settle ties with."""
    scores = []
    for stats in (sample.a, sample.b):
        totals = [int(total) for total in stats.totals()]
        ratio = sample.metric.ratio(len(totals))
        if ratio is None:
            score = sample.metric.exact_score(totals)
            assert score is not None
        else:
            numerator, denominator = (
                sum(w * t for w, t in zip(weights, totals, strict=True))
                for weights in (ratio.numerator, ratio.denominator)
            )
            score = Fraction(numerator, denominator) if denominator else Fraction(0)
        scores.append(score)
    return scores[0] - scores[1]


def computed(sample: PairedSample, n_items: int, counts: bool) -> dict[str, Any]:
    """The values of a case; numbers of swap patterns where the case lists them."""
    values: dict[str, Any] = {"delta_obs": _difference(sample)}
    for name, side in SIDES.items():
        outcome = exact_ratio_test(sample, side)
        assert outcome is not None
        values[name] = Probability(outcome.pvalue, outcome.log10_pvalue)
        if counts:
            count = outcome.pvalue * 2.0**n_items
            assert abs(count - round(count)) < 1e-6
            values[name.replace("p_", "count_")] = round(count)
    if counts:
        values["n_swaps"] = 2**n_items
    return values


@checker(
    "perm_exact.json",
    computes=lambda case: case.has("gold", "pos_label"),
    mistakes={"float*": "p_two"},
)
def binary(case: Case) -> dict[str, Any]:
    """Precision, recall and F1 of one class."""
    data = case.input
    metric = METRICS[case.what.split()[0].lower()](label=str(data["pos_label"]))
    labels = sorted({*data["gold"], *data["a"], *data["b"]})
    sample = label_sample(metric, data["gold"], data["a"], data["b"], labels)
    return computed(sample, len(data["gold"]), counts=True)


@checker("perm_exact.json", computes=lambda case: case.has("gold", "labels"))
def macro(case: Case) -> dict[str, Any]:
    """Macro-F1 by both definitions, over a fixed or a changing set of labels.

    A label set that is taken anew in each permutation is the fixed one with the classes that
    occur neither in the reference nor in the answers left out of the average.
    """
    data = case.input
    changing = data["labels"] == "per call"
    metric = METRICS["macro-f1"](
        average="means" if "other definition" in case.what else "class-f1",
        zero_division=float("nan") if changing else float(data["zero_division"]),
    )
    labels = sorted({*data["gold"], *data["a"], *data["b"]}) if changing else data["labels"]
    sample = label_sample(metric, data["gold"], data["a"], data["b"], labels)
    return computed(sample, len(data["gold"]), counts=True)


@checker(
    "perm_exact.json",
    computes=lambda case: case.what.startswith("micro-"),
    mistakes={"float*": "p_two"},
)
def micro(case: Case) -> dict[str, Any]:
    """Micro-averaged scores from counts per sentence."""
    data = case.input
    metric = CountRatio(score=case.what.split()[0].removeprefix("micro-"))
    sample = PairedSample(metric, count_stats(data["a"]), count_stats(data["b"]))
    return computed(sample, len(data["a"]), counts=True)


@checker("perm_exact_large.json", computes=lambda case: case.what.startswith("micro-"))
def micro_large(case: Case) -> dict[str, Any]:
    """The same from a recipe."""
    metric = CountRatio(score=case.what.split()[0].removeprefix("micro-"))
    a, b = recipes.item_counts(case.input)
    return computed(PairedSample(metric, count_stats(a), count_stats(b)), len(a), counts=False)


@checker("perm_exact_large.json", computes=lambda case: case.what.startswith("macro-F1"))
def macro_large(case: Case) -> dict[str, Any]:
    """Macro-F1 of three classes from a recipe."""
    gold, a, b = recipes.labels(case.input)
    sample = label_sample(METRICS["macro-f1"](), gold, a, b, case.input["labels"])
    return computed(sample, len(gold), counts=False)
