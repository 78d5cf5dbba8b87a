"""Critical-difference diagrams: mean ranks over data sets or items, and Nemenyi's distance."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.all_pairs.letters import brackets
from sigdesk.core.groups.pairs import critical_difference
from sigdesk.core.groups.rank_anova import Friedman, friedman


@dataclass(frozen=True, eq=False)
class CriticalDifference:
    """What a critical-difference diagram draws (Demšar 2006, section 3.2.4).

    Parameters
    ----------
    friedman : Friedman
        Ranks within blocks (data sets, items); its test comes first.
    alpha : float
    distance : float
        Mean ranks that are further apart than this differ.
    order : ndarray of intp, shape (k,)
        Systems from the best (lowest) mean rank on.
    bars : tuple of (first, last)
        Stretches of the order that span less than the distance; positions in `order`.
    """

    friedman: Friedman
    alpha: float
    distance: float
    order: NDArray[np.intp]
    bars: tuple[tuple[int, int], ...]

    @property
    def mean_ranks(self) -> NDArray[np.float64]:
        """Mean rank of each system, in the order of the columns."""
        return self.friedman.mean_ranks


def critical_difference_diagram(
    rows: ArrayLike, alpha: float = 0.05, *, higher_is_better: bool = True
) -> CriticalDifference:
    """Rank systems within blocks and compare the mean ranks by Nemenyi's test.

    Parameters
    ----------
    rows : array_like of float, shape (n_blocks, k)
        One row a data set (or item), one column a system.
    alpha : float
    higher_is_better : bool

    Raises
    ------
    ValueError
        For fewer than two blocks or systems, or a value that is not finite.
    """
    ranks = friedman(rows, higher_is_better=higher_is_better)
    means = ranks.mean_ranks
    distance = critical_difference(ranks.k, ranks.n_blocks, alpha)
    order = np.argsort(means, kind="stable")
    # significant from the distance on: p = α exactly is a rejection
    different = np.abs(means[:, None] - means) >= distance * (1.0 - 1e-12)
    return CriticalDifference(ranks, alpha, distance, order, brackets(different, order))
