"""The Bayesian sign test (Benavoli et al. 2014, 2017), by quadrature instead of sampling.

The chances that a data set speaks for A, for neither and for B are Dirichlet. The probability that
one of them is the largest is a one-dimensional integral over independent gamma variables.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from sigdesk.core.bayes.posterior import Posterior, checked_rope
from sigdesk.core.exact.bracket import TIE_TOLERANCE
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import paired_differences

_FLOOR = 1e-4
"""Added to every count, so that the Dirichlet distribution is proper."""
_POINTS = 4001


@dataclass(frozen=True)
class RopeCounts:
    """Differences above, within and below the region of practical equivalence."""

    a_better: int
    equivalent: int
    b_better: int


def rope_counts(a: ArrayLike, b: ArrayLike, rope: float = 0.0) -> RopeCounts:
    """Count the differences A − B; those that equal the rope on paper lie within.

    Raises
    ------
    ValueError
        When the samples differ in length, or the rope is negative.
    """
    differences, largest = paired_differences(a, b)
    limit = checked_rope(rope) + TIE_TOLERANCE * largest
    above, below = int((differences > limit).sum()), int((differences < -limit).sum())
    return RopeCounts(above, len(differences) - above - below, below)


def bayesian_sign(counts: RopeCounts, rope: float, prior_strength: float = 1.0) -> Posterior:
    """Which of the three is the most probable outcome on a further data set?

    Parameters
    ----------
    counts : RopeCounts
    rope : float
        Which the counts were made with.
    prior_strength : float
        Pseudo-observations within the rope.
    """
    weights = (
        counts.a_better + _FLOOR,
        counts.equivalent + prior_strength + _FLOOR,
        counts.b_better + _FLOOR,
    )
    chances = [_largest(weights, position) for position in range(3)]
    total = math.fsum(chances)
    prior = Message(
        QT_TRANSLATE_NOOP("messages", "prior of {strength:g} differences within the region"),
        {"strength": prior_strength},
    )
    above, within, below = (chance / total for chance in chances)
    return Posterior("bayesian-sign", above, within, below, rope, prior)


def _largest(weights: tuple[float, float, float], position: int) -> float:
    """P(component is the largest) under a Dirichlet distribution.

    ∫ gamma(x; w_i) Π P(w_j, x) dx over ln x: smooth and falling off at least exponentially on both
    sides, so that the trapezoidal rule converges exponentially.
    """
    from scipy.special import gammainc, gammaln

    most = max(weights)
    low = math.log(most + 1.0) - 12.0 / math.sqrt(most) - 60.0 / most
    high = math.log(most + 15.0 * math.sqrt(most) + 80.0)
    log_x = np.linspace(low, high, _POINTS)
    x = np.exp(log_x)
    own = weights[position]
    values = np.exp(own * log_x - x - gammaln(own))
    for other, weight in enumerate(weights):
        if other != position:
            values = values * gammainc(weight, x)
    return math.fsum(values) * (high - low) / (_POINTS - 1)
