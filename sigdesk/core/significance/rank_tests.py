"""Wilcoxon's signed-rank test and the Mann–Whitney test, exact on the ranks at hand.

Decision: the exact distribution is that of the actual mid-ranks, with their ties. Tables for
untied ranks give another p (0.0547 for 0.0469 in one of the golden cases), and a normal
approximation is not needed: the signed ranks are a signed sum like any other, and the rank sum is
counted on a lattice of group size by rank sum. Zeros are left out by default (Wilcoxon 1945);
ranking them first and then leaving them out (Pratt 1959) is an option.

The asymptotic forms are functions only, for comparison with published numbers.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.exact.bracket import TIE_TOLERANCE, rounded_pvalue
from sigdesk.core.exact.fourier import TooFineError
from sigdesk.core.exact.grouping import IntArray, magnitudes
from sigdesk.core.exact.linear import LinearSample
from sigdesk.core.exact.signed_sum import pvalue
from sigdesk.core.exact.steps import Steps, finished
from sigdesk.core.exact.tail import Tail
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.params import param
from sigdesk.core.results import Alternative
from sigdesk.core.significance.base import TESTS
from sigdesk.core.significance.item_test import Finding, ItemTest, no_difference_notes

Zeros = Literal["wilcox", "pratt"]


def doubled_midranks(values: NDArray[Any]) -> tuple[IntArray, IntArray]:
    """Twice the ranks (1 is the smallest), tied values sharing the mean of theirs.

    Doubles that differ by less than 1e-12 of the largest are tied.

    Returns
    -------
    ranks : ndarray of int64, shape (n,)
    tied : ndarray of int64
        Sizes of the groups of tied values, in ascending order of value.
    """
    order = np.argsort(values, kind="stable")
    ordered = values[order]
    grain = 0.0
    if values.dtype.kind == "f":
        grain = TIE_TOLERANCE * float(np.abs(values).max(initial=0.0))
    fresh = np.ones(len(values), dtype=bool)
    fresh[1:] = ordered[1:] - ordered[:-1] > grain
    starts = np.flatnonzero(fresh)
    tied = np.diff(np.append(starts, len(values)))
    ranks = np.empty(len(values), dtype=np.int64)
    ranks[order] = np.repeat(2 * starts + tied + 1, tied)
    return ranks, tied


@dataclass(frozen=True, eq=False)
class SignedRanks:
    """The signed ranks of a paired sample.

    Parameters
    ----------
    doubled : ndarray of int64, shape (n_used,)
        Twice the mid-ranks of the absolute differences, with the signs of the differences.
    """

    doubled: IntArray

    @property
    def n_used(self) -> int:
        """Differences that are not 0."""
        return len(self.doubled)

    @property
    def w_plus(self) -> float:
        """Sum of the ranks of positive differences."""
        return float(self.doubled[self.doubled > 0].sum()) / 2.0

    @property
    def w_minus(self) -> float:
        """Sum of the ranks of negative differences."""
        return -float(self.doubled[self.doubled < 0].sum()) / 2.0

    def exact(self, alternative: Alternative = "two-sided") -> Tail:
        """Exact p-value: the share of all 2^n sign patterns with a sum as extreme."""
        return finished(self.exact_steps(alternative)).tail

    def exact_steps(self, alternative: Alternative) -> Steps[Finding]:
        """`exact` in steps, with the method; bounds for millions of distinct ranks."""
        try:
            found = yield from pvalue(magnitudes(self.doubled), alternative)
        except TooFineError:
            bounded = yield from rounded_pvalue(self.doubled, alternative)
            bracket = (bounded.low.value, bounded.high.value)
            return Finding(bounded.tail, bounded.method, bracket=bracket)
        return Finding(found.tail, found.method)

    def z(self) -> float:
        """Standardised W⁺, its variance taken from the actual ranks; NaN without differences."""
        variance = float(np.square(self.doubled.astype(np.float64)).sum())
        return float(self.doubled.sum()) / math.sqrt(variance) if variance else math.nan

    def asymptotic(self, *, corrected: bool) -> float:
        """Two-sided p-value of the normal approximation.

        Parameters
        ----------
        corrected : bool
            Move W⁺ half a rank towards its mean.
        """
        variance = float(np.square(self.doubled.astype(np.float64)).sum()) / 16.0
        distance = abs(float(self.doubled.sum())) / 4.0
        return _two_sided(distance, variance, 0.5 if corrected else 0.0)


def signed_ranks(differences: ArrayLike, zeros: Zeros = "wilcox") -> SignedRanks:
    """Rank the absolute differences and give the ranks the signs of the differences.

    Parameters
    ----------
    differences : array_like of int or float, shape (n,)
        Integers keep their ties; see `sigdesk.core.exact.decimals` for scores with decimals.
    zeros : {"wilcox", "pratt"}
        Leave zeros out before ranking, or after.
    """
    given = np.asarray(differences)
    if zeros == "wilcox":
        given = given[given != 0]
    ranks, _ = doubled_midranks(np.abs(given))
    signed = ranks * np.sign(given).astype(np.int64)
    return SignedRanks(signed[signed != 0])


@dataclass(frozen=True, eq=False)
class RankSum:
    """The rank sum of one of two independent samples.

    Parameters
    ----------
    doubled : ndarray of int64, shape (n_a + n_b,)
        Twice the mid-ranks of both samples together, those of the first sample first.
    tied : ndarray of int64
        Sizes of the groups of tied values.
    n_a, n_b : int
        Sizes of the samples.
    """

    doubled: IntArray
    tied: IntArray
    n_a: int
    n_b: int

    @property
    def u_a(self) -> float:
        """Mann–Whitney U of the first sample: pairs it wins, ties by half."""
        return (float(self.doubled[: self.n_a].sum()) - self.n_a * (self.n_a + 1)) / 2.0

    @property
    def u_b(self) -> float:
        """Mann–Whitney U of the second sample."""
        return self.n_a * self.n_b - self.u_a

    def exact(self) -> RankSumTails:
        """Exact tail probabilities over all ways of choosing the first sample.

        Raises
        ------
        ValueError
            When the lattice of group size by rank sum is too large; a few hundred values each
            are not.
        """
        size, observed = self.n_a, int(self.doubled[: self.n_a].sum())
        chosen = self.doubled
        if self.n_b < self.n_a:
            size, observed = self.n_b, int(self.doubled[self.n_a :].sum())
        counts = _rank_sum_counts(np.sort(chosen), size)
        lowest = int(np.sort(chosen)[:size].sum())
        place = observed - lowest
        total = math.fsum(counts)
        at_most, at_least = math.fsum(counts[: place + 1]), math.fsum(counts[place:])
        # Expectation of the doubled rank sum.
        centre = size * (self.n_a + self.n_b + 1)
        sums = lowest + np.arange(len(counts))
        far = math.fsum(counts[np.abs(sums - centre) >= abs(observed - centre)])
        low, high = at_most / total, at_least / total
        if self.n_b < self.n_a:
            low, high = high, low
        return RankSumTails(greater=high, less=low, two_sided_by_distance=far / total)

    def variance(self) -> float:
        """Variance of U under the null hypothesis, with its tie correction."""
        n = self.n_a + self.n_b
        if n < 2:
            return 0.0
        ties = float((self.tied.astype(np.float64) ** 3 - self.tied).sum())
        return self.n_a * self.n_b / 12.0 * (n + 1 - ties / (n * (n - 1)))

    def z(self) -> float:
        """Standardised U of the first sample; NaN when all values are tied."""
        variance = self.variance()
        return (
            (self.u_a - self.n_a * self.n_b / 2.0) / math.sqrt(variance) if variance else math.nan
        )

    def asymptotic(self, *, corrected: bool) -> float:
        """Two-sided p-value of the normal approximation, moved by half a rank if `corrected`."""
        distance = abs(self.u_a - self.n_a * self.n_b / 2.0)
        return _two_sided(distance, self.variance(), 0.5 if corrected else 0.0)


@dataclass(frozen=True)
class RankSumTails:
    """Exact p-values of a rank sum.

    Parameters
    ----------
    greater, less : float
        P(U ≥ u) and P(U ≤ u) of the first sample.
    two_sided_by_distance : float
        P(|U − E U| ≥ |u − E U|); differs from doubling when the law is not symmetrical.
    """

    greater: float
    less: float
    two_sided_by_distance: float

    @property
    def two_sided(self) -> float:
        """Twice the smaller tail, at most 1."""
        return min(1.0, 2.0 * min(self.greater, self.less))


def rank_sum(a: ArrayLike, b: ArrayLike) -> RankSum:
    """Rank two independent samples together.

    Parameters
    ----------
    a, b : array_like of int or float, shapes (n_a,), (n_b,)
        Integers keep their ties.
    """
    first, second = np.asarray(a), np.asarray(b)
    doubled, tied = doubled_midranks(np.concatenate([first, second]))
    return RankSum(doubled, tied, len(first), len(second))


MOST_LATTICE_UPDATES = 2e9
"""Additions that counting rank sums may take: some seconds."""


def _rank_sum_counts(ranks: IntArray, size: int) -> NDArray[np.float64]:
    """In how many ways `size` of the ranks have each sum, from the lowest on.

    Layer j of the lattice holds the subsets of j ranks, by their sum beyond the lowest j ranks; a
    rank is added to each layer from the layer below (Streitberg & Röhmel 1986). Counts are sums
    of positive numbers, exact up to 2^53 and good to 1e-14 beyond.
    """
    ranks = ranks.astype(np.int64)
    lowest = np.concatenate([[0], np.cumsum(ranks[:size])])
    highest = np.concatenate([[0], np.cumsum(ranks[::-1][:size])])
    width = int((highest - lowest).max(initial=0)) + 1
    if len(ranks) > 1000 or float(width) * size * len(ranks) > MOST_LATTICE_UPDATES:
        raise ValueError(f"{len(ranks)} values are too many to count their rank sums exactly")
    layers = np.zeros((size + 1, width))
    layers[0, 0] = 1.0
    for done, rank in enumerate(ranks.tolist()):
        for j in range(min(size, done + 1), 0, -1):
            # Sum s of j − 1 ranks, lowest[j−1] + s, becomes lowest[j] + s + shift.
            shift = rank - int(ranks[j - 1])
            layers[j, shift:] += layers[j - 1, : width - shift]
    return layers[size, : int(highest[size] - lowest[size]) + 1]


def _two_sided(distance: float, variance: float, correction: float) -> float:
    """Two-sided normal tail; 1 without variance."""
    if variance == 0.0:
        return 1.0
    z = max(distance - correction, 0.0) / math.sqrt(variance)
    return math.erfc(z / math.sqrt(2.0))


@TESTS.register
@dataclass(frozen=True)
class WilcoxonSignedRank(ItemTest):
    """Wilcoxon's signed-rank test, exact on the actual mid-ranks."""

    key: ClassVar[str] = "wilcoxon"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Wilcoxon signed-rank test")
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Do the items on which A is better outweigh those on which B is, counting differences by "
        "their rank instead of their size?",
    )
    citation: ClassVar[str] = "Wilcoxon 1945; Pratt 1959; Streitberg & Röhmel 1986"

    zeros: str = param(
        "wilcox",
        label=QT_TRANSLATE_NOOP("messages", "Zeros"),
        help=QT_TRANSLATE_NOOP(
            "messages", "Whether items without a difference are ranked before they are left out."
        ),
        choices=(
            ("wilcox", QT_TRANSLATE_NOOP("messages", "left out (Wilcoxon)")),
            ("pratt", QT_TRANSLATE_NOOP("messages", "ranked, then left out (Pratt)")),
        ),
        short="zeros",
    )

    def find(self, linear: LinearSample) -> Steps[Finding]:
        """A tail of a signed sum of ranks."""
        zeros: Zeros = "pratt" if self.zeros == "pratt" else "wilcox"
        ranks = signed_ranks(linear.each(), zeros)
        yield
        found = yield from ranks.exact_steps(self.alternative)
        method = Message(
            QT_TRANSLATE_NOOP(
                "messages", "exact on mid-ranks, W⁺ = {plus:,.10g}, W⁻ = {minus:,.10g}, n = {n:,}"
            ),
            {"plus": ranks.w_plus, "minus": ranks.w_minus, "n": ranks.n_used},
        )
        return Finding(found.tail, method, no_difference_notes(linear), bracket=found.bracket)
