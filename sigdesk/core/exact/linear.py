"""Samples whose difference is a sum over items: the one-dimensional exact test.

A ratio of sums moves along a line when every item (every cluster, where clusters are swapped
whole) has the same denominator in both systems: accuracy, recall, means of scores. Swapping then
flips the sign of the item's difference of numerators, and the denominator of the score stays what
it is.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.bracket import TIE_TOLERANCE, Bracketed, rounded_pvalue
from sigdesk.core.exact.fourier import TooFineError
from sigdesk.core.exact.grouping import (
    IntArray,
    KindParts,
    Magnitudes,
    count_differences,
    magnitudes,
    on_a_lattice,
)
from sigdesk.core.exact.null_law import null_law
from sigdesk.core.exact.outcome import ExactOutcome
from sigdesk.core.exact.signed_sum import expected_seconds, pvalue_steps
from sigdesk.core.exact.steps import Steps
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import ItemStats, Ratio
from sigdesk.core.results import Alternative, Distribution, PairedSample

_TOO_MANY_DIGITS = QT_TRANSLATE_NOOP(
    "messages", "The scores have too many digits for an exact count"
)


@dataclass(frozen=True, eq=False)
class LinearSample:
    """Differences of numerators between A and B.

    Parameters
    ----------
    differences : ndarray of int64 or float64, shape (n,)
        Signed.
    counts : ndarray of int64, shape (n,), or None
        How many items have each; None for one each.
    denominator : float
        What the sum of the differences is divided by to give the difference of the scores. 0 when
        no item counts.
    """

    differences: NDArray[Any]
    counts: IntArray | None
    denominator: float

    @property
    def observed(self) -> float:
        """Difference of the scores, A − B."""
        if not self.denominator:
            return 0.0
        counts = 1 if self.counts is None else self.counts
        total = np.sum(self.differences * counts)
        return total.item() / self.denominator

    def each(self) -> NDArray[Any]:
        """One difference per item or cluster."""
        if self.counts is None:
            return self.differences
        return np.repeat(self.differences, self.counts)


def linear_sample(sample: PairedSample) -> Steps[LinearSample | None]:
    """The differences of a sample, or None when swapping also moves the denominator.

    Costs one pass over the items.
    """
    ratio = sample.metric.ratio(sample.a.n_stats)
    if ratio is None:
        return None
    a, b = _parts(sample.a, ratio), _parts(sample.b, ratio)
    if sample.clusters is not None:
        return _by_cluster(a, b, sample.clusters, ratio.divisor)
    counted = yield from count_differences(a, b)
    if counted is None:
        return None
    differences, counts, denominator = counted
    if differences.dtype.kind == "f":
        # 0.1 + 0.2 and 0.3 are no difference between two systems.
        largest = max(float(np.abs(part.top).max(initial=0.0)) for part in (a, b))
        differences = np.where(np.abs(differences) <= TIE_TOLERANCE * largest, 0.0, differences)
    return LinearSample(differences, counts, denominator * ratio.divisor)


def _parts(stats: ItemStats, ratio: Ratio) -> KindParts:
    weights = np.array([ratio.numerator, ratio.denominator], dtype=np.int64).T
    top, bottom = np.ascontiguousarray((stats.rows @ weights).T)
    return KindParts(top, bottom, stats.index)


def _by_cluster(
    a: KindParts, b: KindParts, clusters: NDArray[np.intp], divisor: int
) -> LinearSample | None:
    number = np.unique(clusters, return_inverse=True)[1]
    if _cluster_sums(a.bottom[a.index] - b.bottom[b.index], number).any():
        return None
    differences = _cluster_sums(a.top[a.index] - b.top[b.index], number)
    return LinearSample(differences, None, float(a.bottom[a.index].sum()) * divisor)


def _cluster_sums(values: NDArray[Any], number: NDArray[np.intp]) -> NDArray[Any]:
    sums = np.zeros(int(number.max(initial=-1)) + 1, dtype=values.dtype)
    np.add.at(sums, number, values)
    return sums


def linear_test(linear: LinearSample, alternative: Alternative) -> Steps[ExactOutcome]:
    """Exact p-value of the observed sum under all swaps; bounds where scores are too fine."""
    exact = yield from exact_linear_test(linear, alternative)
    if exact is not None:
        return exact
    return (yield from bounded_linear_test(linear, alternative))


def exact_seconds(linear: LinearSample) -> float:
    """What `exact_linear_test` is expected to cost; infinite where there is nothing exact."""
    groups = _groups(linear)
    return math.inf if groups is None else expected_seconds(groups[0], groups[0].observed)


def exact_linear_test(linear: LinearSample, alternative: Alternative) -> Steps[ExactOutcome | None]:
    """Exact p-value of the observed sum, or None where the scores are too fine."""
    groups = _groups(linear)
    if groups is None:
        return None
    magnitude, scale = groups
    try:
        found = yield from pvalue_steps(magnitude, alternative)
    except TooFineError:
        return None
    drawn = _drawn(magnitude, scale / (linear.denominator or 1.0))
    return ExactOutcome(found.tail.value, found.tail.log10, found.method, drawn)


def bounded_linear_test(
    linear: LinearSample, alternative: Alternative, why: str = _TOO_MANY_DIGITS
) -> Steps[ExactOutcome]:
    """Certified bounds of the p-value of the observed sum.

    Parameters
    ----------
    linear : LinearSample
    alternative : {"two-sided", "greater", "less"}
    why : str
        Why there is no exact count (English, marked for translation).
    """
    bounded = yield from rounded_pvalue(linear.each(), alternative)
    drawn = _drawn(bounded.lattice.groups, bounded.lattice.step / (linear.denominator or 1.0))
    bracket, notes = _bounds(bounded, why)
    return ExactOutcome(
        bounded.tail.value, bounded.tail.log10, bounded.method, drawn, bracket, notes
    )


def _groups(linear: LinearSample) -> tuple[Magnitudes, float] | None:
    """The differences as integers with the size of one unit, if they are such."""
    differences, exponent = linear.differences, 0
    if differences.dtype.kind == "f":
        lattice = on_a_lattice(differences)
        if lattice is None:
            return None
        differences, exponent = lattice
    try:
        groups = magnitudes(differences, linear.counts)
    except OverflowError:
        return None
    return groups, groups.unit * 2.0**exponent


def null_distribution(linear: LinearSample) -> Distribution | None:
    """The null distribution in metric units, where the differences are integers."""
    groups = _groups(linear)
    if groups is None:
        return None
    return _drawn(groups[0], groups[1] / (linear.denominator or 1.0))


def _drawn(groups: Magnitudes, unit: float) -> Distribution | None:
    try:
        values, weights = null_law(groups)
    except TooFineError:
        return None
    return Distribution("null", values * unit, weights)


def _bounds(bounded: Bracketed, why: str) -> tuple[tuple[float, float] | None, tuple[Message, ...]]:
    """Bounds of a p-value with what must be said about them."""
    if bounded.exact:
        return None, ()
    if bounded.high.value == 0.0:
        text = QT_TRANSLATE_NOOP(
            "messages", "{why}: log10 p lies between {low:,.2f} and {high:,.2f} for certain."
        )
        values = {"why": Message(why), "low": bounded.low.log10, "high": bounded.high.log10}
        return None, (Message(text, values),)
    text = QT_TRANSLATE_NOOP(
        "messages", "{why}: p lies between {low:.6g} and {high:.6g} for certain."
    )
    bracket = (bounded.low.value, bounded.high.value)
    return bracket, (Message(text, {"why": Message(why), "low": bracket[0], "high": bracket[1]}),)
