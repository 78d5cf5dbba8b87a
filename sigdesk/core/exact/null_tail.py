"""From the mass of the null distribution beyond and at the observed difference to p-values."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.results import Alternative


@dataclass
class LogSum:
    """A running sum of probabilities given by their logarithms, safe from underflow."""

    reference: float = -math.inf
    scaled: float = 0.0

    def add(self, log_terms: NDArray[np.float64]) -> None:
        """Add exp(log_terms), any number of them."""
        if not len(log_terms):
            return
        largest = float(log_terms.max())
        if largest > self.reference:
            self.scaled *= math.exp(self.reference - largest) if self.scaled else 0.0
            self.reference = largest
        self.scaled += float(np.exp(log_terms - self.reference).sum())

    @property
    def log(self) -> float:
        """Natural logarithm of the sum; −inf when it is empty."""
        return self.reference + math.log(self.scaled) if self.scaled else -math.inf


def log_add(first: float, second: float) -> float:
    """log(exp(first) + exp(second))."""
    high, low = max(first, second), min(first, second)
    return high if low == -math.inf else high + math.log1p(math.exp(low - high))


@dataclass(frozen=True)
class NullTail:
    """Mass of both tails of the null distribution of δ*, which is symmetric about 0.

    Parameters
    ----------
    log_beyond : float
        log P(|δ*| > |δ|).
    log_tied : float
        log P(|δ*| = |δ|).
    observed : float
        δ, of which only the sign matters here: exactly 0 when A and B are tied.
    """

    log_beyond: float
    log_tied: float
    observed: float

    def log_pvalue(self, alternative: Alternative) -> float:
        """Natural logarithm of the p-value, ties counted as at least as extreme.

        "greater": P(δ* ≥ δ). "less": P(δ* ≤ δ). "two-sided": P(|δ*| ≥ |δ|).
        """
        if self.observed == 0:
            # P(δ* ≥ 0) = P(δ* > 0) + P(δ* = 0), and the two sides are mirror images.
            tied = min(1.0, math.exp(self.log_tied))
            return 0.0 if alternative == "two-sided" else math.log(0.5 + 0.5 * tied)
        at_least = min(0.0, log_add(self.log_beyond, self.log_tied))
        if alternative == "two-sided":
            return at_least
        if (alternative == "greater") == (self.observed > 0):
            return at_least - math.log(2.0)
        return math.log1p(-0.5 * min(1.0, math.exp(self.log_beyond)))
