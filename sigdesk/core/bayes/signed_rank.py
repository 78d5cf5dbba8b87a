"""The Bayesian signed-rank test (Benavoli et al. 2014, 2017).

The distribution of differences has a Dirichlet-process prior; its posterior gives the differences
(and the prior's pseudo-difference of 0) random Dirichlet weights. With such weights, the mean of
two differences drawn at random is above, within or below the region with three probabilities; the
posterior probability is how often each of them is the largest.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from sigdesk.core.bayes.posterior import Posterior, checked_rope
from sigdesk.core.exact.bracket import TIE_TOLERANCE
from sigdesk.core.exact.steps import Steps
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import paired_differences
from sigdesk.core.resampling.blocks import BLOCK, block_generator

DRAWS = 50_176
"""196 blocks."""
_MOST = 4000


def bayesian_signed_rank(
    a: ArrayLike,
    b: ArrayLike,
    rope: float = 0.0,
    prior_strength: float = 0.5,
    n_draws: int = DRAWS,
    seed: int = 12345,
) -> Steps[Posterior]:
    """Is a typical difference above, within or below the region of practical equivalence?

    Parameters
    ----------
    a, b : array_like of float, shape (n,)
        Paired scores.
    rope : float
        In units of the scores. Means of two differences that equal it on paper count half inside.
    prior_strength : float
        Weight of the pseudo-difference of 0.
    n_draws, seed : int
        Draws from the posterior; rounded up to whole blocks.

    Yields
    ------
    None
        After every block.

    Raises
    ------
    ValueError
        When the samples differ in length, are empty or have more than 4,000 pairs, or the rope is
        negative.
    """
    differences, largest = paired_differences(a, b)
    if not 0 < len(differences) <= _MOST:
        raise ValueError(f"{len(differences)} pairs; the test takes 1 to {_MOST}")
    points = np.concatenate([[0.0], differences])
    means = (points[:, None] + points) / 2.0
    grain, limit = TIE_TOLERANCE * max(largest, 1e-300), checked_rope(rope)
    above = np.where(np.abs(means - limit) <= grain, 0.5, (means > limit).astype(float))
    below = np.where(np.abs(means + limit) <= grain, 0.5, (means < -limit).astype(float))
    weights = np.concatenate([[prior_strength], np.ones(len(differences))])
    wins = np.zeros(3)
    n_blocks = -(-n_draws // BLOCK)
    for number in range(n_blocks):
        drawn = block_generator(seed, number).dirichlet(weights, BLOCK)
        a_share = np.einsum("bi,bi->b", drawn @ above, drawn)
        b_share = np.einsum("bi,bi->b", drawn @ below, drawn)
        within = 1.0 - a_share - b_share if limit else np.full(BLOCK, -1.0)
        shares = np.stack([a_share, within, b_share])
        best = shares >= shares.max(axis=0) - 1e-15
        wins += (best / best.sum(axis=0)).sum(axis=1)
        yield
    total = n_blocks * BLOCK
    prior = Message(
        QT_TRANSLATE_NOOP("messages", "prior of {strength:g} differences at 0"),
        {"strength": prior_strength},
    )
    a_better, equivalent, b_better = (float(count) / total for count in wins)
    return Posterior(
        "bayesian-signed-rank", a_better, equivalent, b_better, rope, prior, total, seed
    )
