"""Wilcoxon's signed-rank test, exact on the ranks at hand.

Decision: the exact distribution is that of the actual mid-ranks, with their ties. Tables for
untied ranks give another p (0.0547 for 0.0469 in one of the golden cases), and a normal
approximation is not needed: the signed ranks are a signed sum like any other. Zeros are left out
by default (Wilcoxon 1945); ranking them first and then leaving them out (Pratt 1959) is an option.

The asymptotic form is a function only, for comparison with published numbers.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.exact.bracket import rounded_pvalue
from sigdesk.core.exact.fourier import TooFineError
from sigdesk.core.exact.grouping import IntArray, magnitudes
from sigdesk.core.exact.linear import LinearSample
from sigdesk.core.exact.signed_sum import pvalue_steps
from sigdesk.core.exact.steps import Steps, finished
from sigdesk.core.exact.tail import Tail
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.params import param
from sigdesk.core.results import Alternative
from sigdesk.core.significance.base import TESTS
from sigdesk.core.significance.item_test import Finding, ItemTest, no_difference_notes
from sigdesk.core.significance.midranks import doubled_midranks, two_sided_normal

Zeros = Literal["wilcox", "pratt", "zsplit"]


@dataclass(frozen=True, eq=False)
class SignedRanks:
    """The signed ranks of a paired sample.

    Parameters
    ----------
    doubled : ndarray of int64, shape (n_used,)
        Twice the mid-ranks of the absolute differences, with the signs of the differences.
    zero_squares : float
        Sum of squares of twice the ranks of zeros, where those are split between the signs; they
        add to the variance of the normal approximation.
    """

    doubled: IntArray
    zero_squares: float = 0.0

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
        # the sign is turned before the division: a sum of 0 must not become −0.0
        return float(-self.doubled[self.doubled < 0].sum()) / 2.0

    def exact(self, alternative: Alternative = "two-sided") -> Tail:
        """Exact p-value: the share of all 2^n sign patterns with a sum as extreme."""
        return finished(self.exact_steps(alternative)).tail

    def exact_steps(self, alternative: Alternative) -> Steps[Finding]:
        """`exact` in steps, with the method; bounds for millions of distinct ranks."""
        try:
            found = yield from pvalue_steps(magnitudes(self.doubled), alternative)
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
        squares = float(np.square(self.doubled.astype(np.float64)).sum()) + self.zero_squares
        variance = squares / 16.0
        distance = abs(float(self.doubled.sum())) / 4.0
        return two_sided_normal(distance, variance, 0.5 if corrected else 0.0)


def signed_ranks(differences: ArrayLike, zeros: Zeros = "wilcox") -> SignedRanks:
    """Rank the absolute differences and give the ranks the signs of the differences.

    Parameters
    ----------
    differences : array_like of int or float, shape (n,)
        Integers keep their ties; see `sigdesk.core.exact.decimals` for scores with decimals.
    zeros : {"wilcox", "pratt", "zsplit"}
        Leave zeros out before ranking, or after, or rank them and give each sign half of them.
    """
    given = np.asarray(differences)
    if zeros == "wilcox":
        given = given[given != 0]
    ranks, _ = doubled_midranks(np.abs(given))
    signed = ranks * np.sign(given).astype(np.int64)
    split = 0.0
    if zeros == "zsplit":
        split = float(np.square(ranks[signed == 0].astype(np.float64)).sum())
    return SignedRanks(signed[signed != 0], split)


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
        notes = no_difference_notes(linear) or (_treatment(linear.each(), ranks),)
        return Finding(found.tail, method, notes, bracket=found.bracket)


def _treatment(differences: NDArray[Any], ranks: SignedRanks) -> Message:
    """How many zeros and ties there are, and what other programs print for the same items."""
    n_distinct = len(np.unique(np.abs(ranks.doubled)))
    values = {
        "zeros": len(differences) - ranks.n_used,
        "used": ranks.n_used,
        "sizes": n_distinct,
        "wilcox": signed_ranks(differences, "wilcox").asymptotic(corrected=False),
        "pratt": signed_ranks(differences, "pratt").asymptotic(corrected=False),
        "zsplit": signed_ranks(differences, "zsplit").asymptotic(corrected=False),
    }
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "{zeros:,} items without a difference; {used:,} are ranked, in {sizes:,} different "
            "sizes, equal sizes by their mean rank. Programs that use the normal approximation "
            "print p = {wilcox:.4g} (zeros left out), {pratt:.4g} (Pratt) or {zsplit:.4g} (zeros "
            "split).",
        ),
        values,
    )
