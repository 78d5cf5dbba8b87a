"""What a Bayesian comparison gives: three probabilities."""

from __future__ import annotations

import math
from dataclasses import dataclass

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True)
class Posterior:
    """Probabilities that A is better, that both are practically equivalent, that B is better.

    Parameters
    ----------
    method : str
        "correlated-t", "bayesian-sign" or "bayesian-signed-rank".
    a_better, equivalent, b_better : float
        They sum to 1. Without a rope, `equivalent` is 0 for continuous models.
    rope : float
        Differences up to this size are practically none, in units of the scores.
    prior : Message
    n_draws : int or None
        Draws from the posterior, when the probabilities are sampled.
    seed : int or None
    """

    method: str
    a_better: float
    equivalent: float
    b_better: float
    rope: float
    prior: Message
    n_draws: int | None = None
    seed: int | None = None

    @property
    def mc_error(self) -> float:
        """Largest standard error of the sampled probabilities; 0 when they are computed."""
        if self.n_draws is None:
            return 0.0
        shares = (self.a_better, self.equivalent, self.b_better)
        return max(math.sqrt(p * (1.0 - p) / self.n_draws) for p in shares)

    def without_rope(self) -> tuple[float, float]:
        """P(A better) and P(B better), the rest left out; ½ each when there is nothing else."""
        total = self.a_better + self.b_better
        return (self.a_better / total, self.b_better / total) if total else (0.5, 0.5)

    def verdict(self, level: float = 0.95) -> Message:
        """The probability that stands out, or that none does.

        Parameters
        ----------
        level : float
            From which probability on one of the three is said to hold.
        """
        values = {
            "a": self.a_better,
            "same": self.equivalent,
            "b": self.b_better,
            "rope": self.rope,
            "level": level,
        }
        if self.a_better >= level:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "A is better by more than {rope:g} with probability {a:.3f}, given this prior.",
            )
        elif self.b_better >= level:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "B is better by more than {rope:g} with probability {b:.3f}, given this prior.",
            )
        elif self.equivalent >= level:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "A and B are within {rope:g} of each other with probability {same:.3f}, given "
                "this prior.",
            )
        else:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "Undecided: A better {a:.3f}, within {rope:g} {same:.3f}, B better {b:.3f}; none "
                "reaches {level:g}.",
            )
        return Message(text, values)


def checked_rope(rope: float) -> float:
    """The rope, when it is one.

    Raises
    ------
    ValueError
        When it is negative or not finite.
    """
    if not (rope >= 0.0 and math.isfinite(rope)):
        raise ValueError(f"the region of practical equivalence is {rope}; it must be 0 or more")
    return rope
