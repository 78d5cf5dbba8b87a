"""Effect sizes of two independent proportions."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

from sigdesk.core.effect_size.effect import Effect
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.results import Interval


@dataclass(frozen=True)
class TwoProportions:
    """Right and wrong answers of two systems on different items.

    Parameters
    ----------
    right_a, wrong_a, right_b, wrong_b : int
    """

    right_a: int
    wrong_a: int
    right_b: int
    wrong_b: int

    def __post_init__(self) -> None:
        if min(self.right_a, self.wrong_a, self.right_b, self.wrong_b) < 0:
            raise ValueError("a count is negative")
        if not self.right_a + self.wrong_a or not self.right_b + self.wrong_b:
            raise ValueError("a proportion needs at least one answer")

    @property
    def cohen_h(self) -> Effect:
        """Difference of the arcsine-transformed proportions (Cohen 1988)."""
        share_a = self.right_a / (self.right_a + self.wrong_a)
        share_b = self.right_b / (self.right_b + self.wrong_b)
        angles = math.asin(math.sqrt(share_a)) - math.asin(math.sqrt(share_b))
        return Effect("cohen-h", 2.0 * angles)

    @property
    def odds_ratio(self) -> Effect:
        """Odds of A over odds of B; infinite when A is never wrong or B never right."""
        return _ratio(self.right_a * self.wrong_b, self.wrong_a * self.right_b)

    @property
    def haldane_odds_ratio(self) -> Effect:
        """The odds ratio with ½ added to every count, always finite (Haldane 1956)."""
        right_a, wrong_a = self.right_a + 0.5, self.wrong_a + 0.5
        right_b, wrong_b = self.right_b + 0.5, self.wrong_b + 0.5
        return Effect("odds-ratio-haldane", right_a * wrong_b / (wrong_a * right_b))

    def odds_ratio_interval(self, confidence: float = 0.95) -> Interval | None:
        """Interval of the odds ratio, normal on its logarithm (Woolf 1955); None with a count 0."""
        counts = (self.right_a, self.wrong_a, self.right_b, self.wrong_b)
        if not all(counts):
            return None
        centre = math.log(self.odds_ratio.value)
        error = math.sqrt(math.fsum(1.0 / count for count in counts))
        reach = NormalDist().inv_cdf(0.5 + confidence / 2.0) * error
        ends = math.exp(centre - reach), math.exp(centre + reach)
        return Interval(*ends, confidence, "Woolf", "odds-ratio")


def _ratio(top: int, bottom: int) -> Effect:
    if bottom:
        return Effect("odds-ratio", top / bottom)
    if top:
        return Effect("odds-ratio", math.inf)
    text = QT_TRANSLATE_NOOP("messages", "undefined: both systems are always right or always wrong")
    return Effect("odds-ratio", math.nan, Message(text))
