"""McNemar's test, the sign test and Cochran's Q.

Decision: the exact tests are the default, whatever the number of discordant items; they are tails
of a fair binomial and cost nothing. The mid-p version of McNemar's test is offered beside it (it
keeps its level in practice and has more power: Fagerland, Lydersen & Laake 2013). The asymptotic
statistics are functions only, for comparison with published numbers; the corrected one is
max(|b − c| − 1, 0)² / (b + c), which is 0 for b = c where some programs give 1 / (b + c).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import ArrayLike

from sigdesk.core.exact.grouping import Magnitudes
from sigdesk.core.exact.linear import LinearSample, null_distribution
from sigdesk.core.exact.signed_sum import pvalue, upper_tail
from sigdesk.core.exact.steps import Steps
from sigdesk.core.exact.tail import CERTAIN, Tail
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.params import param
from sigdesk.core.results import Alternative, PairedSample
from sigdesk.core.significance.base import TESTS
from sigdesk.core.significance.item_test import (
    Finding,
    ItemTest,
    discordance,
    is_dichotomous,
    no_difference_notes,
)


def sign_pvalue(n_positive: int, n_negative: int, alternative: Alternative = "two-sided") -> Tail:
    """Exact p-value of the sign test and of McNemar's test.

    Parameters
    ----------
    n_positive, n_negative : int
        Items that speak for A and for B.
    alternative : {"two-sided", "greater", "less"}

    Returns
    -------
    Tail
        1 when there is no item of either kind.
    """
    return pvalue(_fair(n_positive, n_negative), alternative).tail


def mcnemar_midp(only_a: int, only_b: int, alternative: Alternative = "two-sided") -> Tail:
    """Mid-p version of McNemar's exact test.

    Half the probability of the observed table is left out: one-sided P(X > x) + P(X = x)/2;
    two-sided the exact p minus P(X = x), and 1 − P(X = x)/2 for b = c (Fagerland et al. 2013,
    equation 2; doubling the one-sided mid-p would give 1 there). Without discordant items 1.
    """
    if only_a + only_b == 0:
        return CERTAIN
    groups = _fair(only_a, only_b)

    def beyond(difference: int) -> Tail:
        return upper_tail(groups, difference).tail

    if alternative != "two-sided":
        observed = groups.observed if alternative == "greater" else -groups.observed
        return beyond(observed).mean(beyond(observed + 2))
    observed = abs(groups.observed)
    if observed == 0:
        return beyond(2).plus(0.5)
    return beyond(observed).mean(beyond(observed + 2)).doubled()


def mcnemar_chi2(only_a: int, only_b: int, *, corrected: bool) -> tuple[float, float]:
    """Asymptotic McNemar test.

    Returns
    -------
    chi2, pvalue : float
        (b − c)² / (b + c), or max(|b − c| − 1, 0)² / (b + c) when `corrected` (Edwards 1948), on
        one degree of freedom. NaN and 1 without discordant items.
    """
    if only_a + only_b == 0:
        return math.nan, 1.0
    distance = abs(only_a - only_b)
    distance = max(distance - 1, 0) if corrected else distance
    chi2 = distance**2 / (only_a + only_b)
    return chi2, math.erfc(math.sqrt(chi2 / 2.0))


def odds_ratio(only_a: int, only_b: int) -> float:
    """b/c, the conditional odds ratio of paired answers; infinite for c = 0, NaN for 0/0."""
    if only_b == 0:
        return math.inf if only_a else math.nan
    return only_a / only_b


def cohens_g(only_a: int, only_b: int) -> float:
    """Cohen's g, the effect size of McNemar's test: |b/(b + c) − ½|; NaN for 0/0."""
    if only_a + only_b == 0:
        return math.nan
    return abs(only_a / (only_a + only_b) - 0.5)


def split_ties(n_positive: int, n_negative: int, n_ties: int) -> tuple[int, int]:
    """Ties shared out evenly, an odd one left out (Demšar 2006, section 3.1.4)."""
    return n_positive + n_ties // 2, n_negative + n_ties // 2


def cochran_q(correct: ArrayLike) -> tuple[float, int, float]:
    """Cochran's Q: do k systems have the same accuracy on the same items?

    Parameters
    ----------
    correct : array_like of 0 and 1, shape (n_items, k)

    Returns
    -------
    q : float
        NaN when every item is right for all systems or for none.
    df : int
        k − 1.
    pvalue : float
        Upper tail of chi-square on k − 1 degrees of freedom; 1 where q is NaN (Cochran 1950).
    """
    from scipy.special import chdtrc

    right = np.asarray(correct, dtype=np.int64)
    if right.ndim != 2 or right.shape[1] < 2 or not np.isin(right, (0, 1)).all():
        raise ValueError("Cochran's Q needs 0 and 1 for at least two systems")
    k = right.shape[1]
    by_system, by_item = right.sum(axis=0), right.sum(axis=1)
    total = int(by_item.sum())
    spread = k * total - int(np.square(by_item).sum())
    if spread == 0:
        return math.nan, k - 1, 1.0
    q = (k - 1) * (k * int(np.square(by_system).sum()) - total**2) / spread
    return q, k - 1, float(chdtrc(k - 1, q))


def _fair(n_positive: int, n_negative: int) -> Magnitudes:
    """Signs as a signed sum of ones."""
    n = n_positive + n_negative
    present = np.ones(1 if n else 0, dtype=np.int64)
    return Magnitudes(present, n * present, 1, n_positive - n_negative)


@dataclass(frozen=True)
class _McNemar(ItemTest):
    """What both versions of McNemar's test share."""

    def unsuitable(self, sample: PairedSample) -> Message | None:
        """Items must be right or wrong under the metric, and independent."""
        reason = super().unsuitable(sample)
        if reason is not None or is_dichotomous(sample):
            return reason
        return Message(
            QT_TRANSLATE_NOOP(
                "messages", "McNemar's test needs items that are either right or wrong."
            )
        )


@TESTS.register
@dataclass(frozen=True)
class McNemarExact(_McNemar):
    """McNemar's exact test: the discordant items as tosses of a fair coin."""

    key: ClassVar[str] = "mcnemar"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "McNemar's test (exact)")
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Of the items that only one system has right, would as many fall to one side if both were "
        "equally likely?",
    )
    citation: ClassVar[str] = "McNemar 1947; Fagerland, Lydersen & Laake 2013"

    def find(self, linear: LinearSample) -> Steps[Finding]:
        """A tail of a fair binomial."""
        yield
        counts = discordance(linear)
        tail = sign_pvalue(counts.only_a, counts.only_b, self.alternative)
        text = QT_TRANSLATE_NOOP(
            "messages", "exact binomial, {only_a:,} items only A has right, {only_b:,} only B"
        )
        method = Message(text, {"only_a": counts.only_a, "only_b": counts.only_b})
        return Finding(tail, method, no_difference_notes(linear), null_distribution(linear))


@TESTS.register
@dataclass(frozen=True)
class McNemarMidP(_McNemar):
    """McNemar's test with mid-p: half the probability of the observed table is left out."""

    key: ClassVar[str] = "mcnemar-midp"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "McNemar's test (mid-p)")
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "McNemar's test with more power: the observed table counts by half. Its error rate may "
        "exceed the level slightly.",
    )
    citation: ClassVar[str] = "Lancaster 1961; Fagerland, Lydersen & Laake 2013"

    def find(self, linear: LinearSample) -> Steps[Finding]:
        """A tail of a fair binomial, the observed value counted by half."""
        yield
        counts = discordance(linear)
        tail = mcnemar_midp(counts.only_a, counts.only_b, self.alternative)
        text = QT_TRANSLATE_NOOP(
            "messages", "binomial mid-p, {only_a:,} items only A has right, {only_b:,} only B"
        )
        method = Message(text, {"only_a": counts.only_a, "only_b": counts.only_b})
        return Finding(tail, method, no_difference_notes(linear), null_distribution(linear))


@TESTS.register
@dataclass(frozen=True)
class SignTest(ItemTest):
    """Sign test on the items' differences."""

    key: ClassVar[str] = "sign"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Sign test")
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Is A better than B on as many items as B than A? How much better does not count.",
    )
    citation: ClassVar[str] = "Dixon & Mood 1946; Demšar 2006"

    ties: str = param(
        "drop",
        label=QT_TRANSLATE_NOOP("messages", "Ties"),
        help=QT_TRANSLATE_NOOP("messages", "What becomes of items on which A and B are equal."),
        choices=(
            ("drop", QT_TRANSLATE_NOOP("messages", "left out")),
            ("split", QT_TRANSLATE_NOOP("messages", "shared out evenly")),
        ),
        short="ties",
    )

    def find(self, linear: LinearSample) -> Steps[Finding]:
        """A tail of a fair binomial."""
        yield
        counts = discordance(linear)
        positive, negative = counts.only_a, counts.only_b
        if self.ties == "split":
            positive, negative = split_ties(positive, negative, counts.neither)
        tail = sign_pvalue(positive, negative, self.alternative)
        method = Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "exact binomial, A better on {better:,} items, worse on {worse:,}, {ties:,} ties",
            ),
            {"better": counts.only_a, "worse": counts.only_b, "ties": counts.neither},
        )
        return Finding(tail, method, no_difference_notes(linear))
