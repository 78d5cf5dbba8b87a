"""``perm_exact*.json``: differences of sums (accuracy, integer and decimal sentence scores)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from sigdesk.core.columns import LabelColumn, ScoreColumn
from sigdesk.core.exact.decimals import scores_from_text
from sigdesk.core.exact.linear import LinearSample, linear_test
from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.item_scores import MeanScore
from sigdesk.core.metrics.labels import Accuracy
from sigdesk.core.results import Alternative, PairedSample, SignificanceResult
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.permutation import ExactPermutation

from .. import recipes
from ..case import Case
from ..registry import checker
from ..values import Probability

ALTERNATIVES: dict[str, Alternative] = {"greater": "greater", "less": "less", "two": "two-sided"}


def _of_numbers(case: Case) -> bool:
    values = [*case.input["a"], *case.input["b"]] if case.has("a", "b") else []
    return bool(values) and not case.has("gold") and not any(isinstance(v, list) for v in values)


def accuracy_sample(right_a: Sequence[int], right_b: Sequence[int]) -> PairedSample:
    """Systems that are right (1) or wrong (0) on each item."""
    gold = LabelColumn(np.ones(len(right_a), dtype=np.int32), ("wrong", "right"))
    a, b = (LabelColumn(np.array(r, dtype=np.int32), gold.labels) for r in (right_a, right_b))
    metric = Accuracy()
    return PairedSample(metric, metric.item_stats(gold, a), metric.item_stats(gold, b))


def score_sample(a: ScoreColumn, b: ScoreColumn) -> PairedSample:
    """Systems with a score for each item."""
    places = max(a.places, b.places)
    metric = MeanScore()
    return PairedSample(
        metric,
        metric.item_stats(None, a.with_places(places)),
        metric.item_stats(None, b.with_places(places)),
    )


def integer_sample(a: Sequence[int], b: Sequence[int]) -> PairedSample:
    """The same for whole numbers."""
    columns = [ScoreColumn(np.array(values, dtype=np.int64), 0) for values in (a, b)]
    return score_sample(*columns)


def tests_of(sample: PairedSample) -> dict[str, SignificanceResult]:
    """The exact permutation test for every alternative, by the name the files give it."""
    return {
        name: finish(ExactPermutation(alternative).run(sample))
        for name, alternative in ALTERNATIVES.items()
    }


def _values(results: Mapping[str, SignificanceResult], n_items: int) -> dict[str, Any]:
    found: dict[str, Any] = {"delta_obs": results["two"].observed, "n_swaps": 2**n_items}
    for name, result in results.items():
        found[f"p_{name}"] = Probability(result.pvalue, result.log10_pvalue)
        if n_items <= 40:
            found[f"count_{name}"] = round(result.pvalue * 2**n_items)
    return found


def _values_of_doubles(a: Sequence[str], b: Sequence[str]) -> dict[str, Any]:
    """Texts rounded to doubles, then exact arithmetic: whole multiples of a power of two."""
    exact = [Fraction(float(x)) - Fraction(float(y)) for x, y in zip(a, b, strict=True)]
    scale = math.lcm(*(difference.denominator for difference in exact))
    whole = np.array([int(difference * scale) for difference in exact], dtype=np.int64)
    linear = LinearSample(whole, None, float(scale * len(exact)))
    found: dict[str, Any] = {"n_swaps": 2 ** len(exact)}
    found["delta_obs"] = math.fsum(float(x) - float(y) for x, y in zip(a, b, strict=True)) / len(a)
    for name, alternative in ALTERNATIVES.items():
        outcome = finished(linear_test(linear, alternative))
        found[f"p_{name}"] = Probability(outcome.pvalue, outcome.log10_pvalue)
        found[f"count_{name}"] = round(outcome.pvalue * 2 ** len(exact))
    return found


@checker("perm_exact.json", computes=_of_numbers)
def sums(case: Case) -> dict[str, Any]:
    a, b = case.input["a"], case.input["b"]
    if isinstance(a[0], str):
        decimal = _values(tests_of(score_sample(scores_from_text(a), scores_from_text(b))), len(a))
        if "decimal" not in case.expected:
            return decimal
        return {"decimal": decimal, "binary64": _values_of_doubles(a, b)}
    sample = accuracy_sample(a, b) if "accuracy" in case.what else integer_sample(a, b)
    return _values(tests_of(sample), len(a))


@checker(
    "perm_exact_large.json",
    computes=lambda case: case.has("recipe", "checks") and "sum_d" in case.input["checks"],
)
def large_sums(case: Case) -> dict[str, Any]:
    d = recipes.differences(case.input)
    zeros = [0] * len(d)
    if "accuracy" in case.what:
        sample = accuracy_sample([int(x > 0) for x in d], [int(x < 0) for x in d])
    else:
        sample = integer_sample(d, zeros)
    return _values(tests_of(sample), len(d))
