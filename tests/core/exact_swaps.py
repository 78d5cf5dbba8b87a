"""Small paired samples and their permutation tests by brute force in fractions."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np
from hypothesis import strategies as st
from numpy.typing import NDArray

from sigdesk.core.columns import Column, LabelColumn
from sigdesk.core.exact.null_tail import NullTail
from sigdesk.core.metrics.base import ItemStats, Metric, Ratio, Task
from sigdesk.core.results import Alternative, PairedSample

SIDES: tuple[Alternative, ...] = ("two-sided", "greater", "less")


@dataclass(frozen=True)
class CountF1(Metric):
    """F1 from counts (tp, fp, fn) per item; 0/0 as told."""

    key: ClassVar[str] = "count-f1"
    name: ClassVar[str] = "F1"
    definition: ClassVar[str] = "2 tp / (2 tp + fp + fn)"
    task: ClassVar[Task] = "labels"

    nothing: float = 0.0

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        raise NotImplementedError

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        numerator = 2.0 * totals[..., 0]
        denominator = numerator + totals[..., 1] + totals[..., 2]
        with np.errstate(invalid="ignore"):
            return np.where(denominator == 0, self.nothing, numerator / denominator)

    def ratio(self, n_stats: int) -> Ratio:
        return Ratio((2, 0, 0), (2, 1, 1))


@dataclass(frozen=True)
class GeneralF1(CountF1):
    """The same without saying that it is a ratio."""

    key: ClassVar[str] = "general-f1"

    def ratio(self, n_stats: int) -> None:  # type: ignore[override]
        return None

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        return exact_score(CountF1(self.nothing), totals)


def item_stats(rows: Sequence[Sequence[int]]) -> ItemStats:
    """Item statistics from one row per item."""
    table = np.array(rows, dtype=np.int64).reshape(len(rows), -1)
    distinct, index = np.unique(table, axis=0, return_inverse=True)
    return ItemStats(distinct, index.reshape(-1))


def count_sample(
    a: Sequence[Sequence[int]], b: Sequence[Sequence[int]], metric: Metric | None = None
) -> PairedSample:
    """A sample from rows (tp, fp, fn) of both systems."""
    return PairedSample(metric or CountF1(), item_stats(a), item_stats(b))


def label_sample(metric: Metric, items: Sequence[Sequence[int]], n_labels: int) -> PairedSample:
    """A sample from codes (gold, answer of A, answer of B) of each item."""
    labels = tuple("abcdefgh"[:n_labels])
    gold, a, b = (
        LabelColumn(np.array(codes, dtype=np.int32), labels) for codes in zip(*items, strict=True)
    )
    return PairedSample(metric, metric.item_stats(gold, a), metric.item_stats(gold, b))


def swapped(sample: PairedSample) -> PairedSample:
    """B against A."""
    return PairedSample(sample.metric, sample.b, sample.a, sample.clusters)


def exact_score(metric: Metric, totals: Sequence[int]) -> Fraction | None:
    """A score as a fraction, or as the fraction that its double is; None where undefined."""
    ratio = metric.ratio(len(totals))
    if ratio is not None:
        numerator, denominator = (
            sum(w * t for w, t in zip(weights, totals, strict=True))
            for weights in (ratio.numerator, ratio.denominator)
        )
        if denominator:
            return Fraction(numerator) / Fraction(denominator * ratio.divisor)
    else:
        score = metric.exact_score(totals)
        if score is not None:
            return score
    double = float(metric.aggregate(np.array(totals)))
    return None if math.isnan(double) else Fraction(double)


def brute_force(sample: PairedSample, slack: Fraction = Fraction(0)) -> dict[Alternative, Fraction]:
    """Exact p-values over all 2^N swaps; undefined differences count as extreme.

    Parameters
    ----------
    slack : Fraction
        Differences that fall short by less than this count as tied (irrational scores).
    """
    a, b = (stats.dense().tolist() for stats in (sample.a, sample.b))
    if sample.clusters is not None:
        names = sorted(set(sample.clusters.tolist()))
        a, b = (
            [
                [sum(column) for column in zip(*rows, strict=True)]
                for name in names
                if (rows := [r for r, c in zip(side, sample.clusters, strict=True) if c == name])
            ]
            for side in (a, b)
        )

    def difference(swap: Sequence[bool]) -> Fraction | None:
        pairs = [(y, x) if s else (x, y) for x, y, s in zip(a, b, swap, strict=True)]
        scores = [
            exact_score(sample.metric, [sum(c) for c in zip(*side, strict=True)])
            for side in zip(*pairs, strict=True)
        ]
        return None if scores[0] is None or scores[1] is None else scores[0] - scores[1]

    observed = difference([False] * len(a))
    assert observed is not None
    counts = dict.fromkeys(SIDES, 0)
    for swap in itertools.product((False, True), repeat=len(a)):
        value = difference(swap)
        counts["two-sided"] += value is None or abs(value) >= abs(observed) - slack
        counts["greater"] += value is None or value >= observed - slack
        counts["less"] += value is None or value <= observed + slack
    return {side: Fraction(count, 2 ** len(a)) for side, count in counts.items()}


def pvalues(tail: NullTail) -> dict[Alternative, float]:
    """All three p-values of a tail."""
    return {side: math.exp(tail.log_pvalue(side)) for side in SIDES}


counts_per_item = st.tuples(st.integers(0, 4), st.integers(0, 3), st.integers(0, 3))

count_samples = st.lists(st.tuples(counts_per_item, counts_per_item), min_size=1, max_size=8)
"""Pairs of (tp, fp, fn), few items, so that empty denominators and ties are common."""
