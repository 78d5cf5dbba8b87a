"""One row of the evidence table: a test, its interval and its effect size."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from sigdesk.core.effect_size.effect import Effect
from sigdesk.core.exact.tail import Tail
from sigdesk.core.messages import Message
from sigdesk.core.results import Alternative, Interval

Role = Literal["test", "equivalence", "bayesian", "information"]

NO_TAIL = Tail(math.nan, math.nan)


def tail_of(pvalue: float) -> Tail:
    """A p-value that is known as a double only."""
    return Tail(pvalue, math.log(pvalue) if pvalue > 0.0 else -math.inf)


@dataclass(frozen=True)
class EvidenceRow:
    """What one test says of the difference A − B.

    Parameters
    ----------
    key : str
        Stable name of the row, such as ``"welch"``.
    name, question : str
        As printed, and what is asked (English, marked for translation).
    role : {"test", "equivalence", "bayesian", "information"}
        Tests of a difference; tests that it is small; posterior probabilities; assumptions,
        which never choose a test.
    citation : str
    statistic_name : str
        "t", "W⁺", "U"; empty when there is none.
    statistic : float
        NaN when there is none.
    df : tuple of float
        Degrees of freedom, one or two; empty when there are none.
    tail : Tail
        The p-value and its logarithm; NaN when there is none. For intervals of sampled p-values
        see `method`.
    alternative : {"two-sided", "greater", "less"}
        In terms of A − B; equivalence tests are one-sided by nature.
    interval : Interval or None
        Of the difference of means, in units of the scores.
    further : tuple of Interval
        Other intervals of the same quantity (percentile beside BCa).
    effect : Effect or None
    effect_interval : Interval or None
    chances : tuple of float
        P(A better), P(practically equivalent), P(B better), for Bayesian rows; otherwise empty.
    method : Message or None
        How the p-value was found.
    notes : tuple of Message
    undefined : Message or None
        Why there is no p-value.
    """

    key: str
    name: str
    question: str
    role: Role = "test"
    citation: str = ""
    statistic_name: str = ""
    statistic: float = math.nan
    df: tuple[float, ...] = ()
    tail: Tail = NO_TAIL
    alternative: Alternative = "two-sided"
    interval: Interval | None = None
    further: tuple[Interval, ...] = ()
    effect: Effect | None = None
    effect_interval: Interval | None = None
    chances: tuple[float, ...] = ()
    method: Message | None = None
    notes: tuple[Message, ...] = ()
    undefined: Message | None = None

    @property
    def pvalue(self) -> float:
        """The p-value as a double; 0 only below the range of doubles."""
        return self.tail.value

    @property
    def log10_pvalue(self) -> float:
        """Its decimal logarithm."""
        return self.tail.log10
