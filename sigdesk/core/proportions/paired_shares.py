"""Difference of two shares on the same items: the four-way table of two systems."""

from __future__ import annotations

import math
from dataclasses import dataclass

from sigdesk.core.proportions.one_share import normal_quantile, wilson
from sigdesk.core.results import Interval


@dataclass(frozen=True)
class PairedShares:
    """Items by who has them right.

    Parameters
    ----------
    both, only_a, only_b, neither : int
    """

    both: int
    only_a: int
    only_b: int
    neither: int

    def __post_init__(self) -> None:
        if min(self.both, self.only_a, self.only_b, self.neither) < 0:
            raise ValueError("a count is negative")
        if not self.n_items:
            raise ValueError("a share needs at least one item")

    @property
    def n_items(self) -> int:
        """Number of items."""
        return self.both + self.only_a + self.only_b + self.neither

    @property
    def difference(self) -> float:
        """Accuracy of A minus accuracy of B."""
        return (self.only_a - self.only_b) / self.n_items

    def newcombe(self, confidence: float = 0.95) -> Interval:
        """Both Wilson intervals combined, with the correlation of the answers.

        Newcombe 1998b, method 10: the correlation φ is corrected for continuity where it is
        positive, so that a table without discordant items does not give an interval of width 0.
        """
        n = self.n_items
        share_a, share_b = (self.both + self.only_a) / n, (self.both + self.only_b) / n
        low_a, high_a = wilson(self.both + self.only_a, n, confidence)
        low_b, high_b = wilson(self.both + self.only_b, n, confidence)
        correlation = self._correlation()
        down_a, up_a, down_b, up_b = (
            share_a - low_a, high_a - share_a, share_b - low_b, high_b - share_b,
        )  # fmt: skip
        below = down_a**2 - 2.0 * correlation * down_a * up_b + up_b**2
        above = up_a**2 - 2.0 * correlation * up_a * down_b + down_b**2
        low = self.difference - math.sqrt(max(0.0, below))
        high = self.difference + math.sqrt(max(0.0, above))
        return Interval(low, high, confidence, "newcombe-paired")

    def _correlation(self) -> float:
        e, f, g, h = self.both, self.only_a, self.only_b, self.neither
        margins = (e + f) * (g + h) * (e + g) * (f + h)
        if not margins:
            return 0.0
        excess = float(e * h - f * g)
        if excess > 0.0:
            excess = max(excess - self.n_items / 2.0, 0.0)
        return excess / math.sqrt(margins)

    def tango(self, confidence: float = 0.95) -> Interval:
        """Differences that the score test does not reject (Tango 1998)."""
        from scipy.optimize import brentq

        z = normal_quantile(confidence)
        n, b, c = self.n_items, self.only_a, self.only_b
        observed = self.difference

        def score(delta: float) -> float:
            linear = -b - c + (2.0 * n - b + c) * delta
            constant = -c * delta * (1.0 - delta)
            root = math.sqrt(max(0.0, linear**2 - 8.0 * n * constant))
            only_b = (root - linear) / (4.0 * n)
            variance = n * (2.0 * only_b + delta * (1.0 - delta))
            excess = b - c - n * delta
            if abs(excess) <= 1e-12 * n:
                return 0.0
            return excess / math.sqrt(variance) if variance > 0.0 else math.copysign(1e9, excess)

        edge = 1.0 - 1e-12
        low = -1.0 if observed == -1.0 else float(brentq(lambda d: score(d) - z, -edge, observed))
        high = 1.0 if observed == 1.0 else float(brentq(lambda d: score(d) + z, observed, edge))
        return Interval(low, high, confidence, "tango")
