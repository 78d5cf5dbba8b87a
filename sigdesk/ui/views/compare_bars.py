"""Geometry of the Compare histogram: range, bars, exact curve and tails, in the metric's unit.

Decision: range, bar width and lattice are taken from the exact distribution and the first block
of resamples only. They are then the same on every run with the same seed, however the snapshots
happened to arrive, and the picture does not jump while it fills.
"""

from __future__ import annotations

from typing import Literal

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.results import Alternative, Distribution
from sigdesk.ui.views.plots.binning import (
    Lattice,
    LiveBins,
    bin_edges,
    exact_outline,
    find_lattice,
    spread,
    with_splits,
)

Kind = Literal["null", "bootstrap"]

_FIRST_BLOCK = 256
_BARS_PER_SPREAD = 3.2
_MOST_BARS_ACROSS = 110
_REACH = 4.2
_BEYOND_OBSERVED = 1.24


def tails(
    kind: Kind, observed: float, alternative: Alternative, half_step: float = 0.0
) -> tuple[float | None, float | None]:
    """Where "at least as extreme as observed" begins on either side.

    Parameters
    ----------
    kind : {"null", "bootstrap"}
        Swaps scatter around 0 and are compared with the observed difference; resamples scatter
        around the observed difference, and lie as far from it as 0 does when they reach 0 or
        twice the difference.
    observed : float
    alternative : {"two-sided", "greater", "less"}
    half_step : float
        Half the distance of possible values: the border lies between the last value that does
        not count and the first that does.

    Returns
    -------
    lower, upper : float or None
        None on a side that has no tail. A two-sided question about no difference has none at all:
        everything is as extreme as 0.
    """
    if alternative == "greater":
        start = observed if kind == "null" else 2 * observed
        return None, start - half_step
    if alternative == "less":
        start = observed if kind == "null" else 2 * observed
        return start + half_step, None
    if observed == 0.0:
        return None, None
    if kind == "null":
        size = abs(observed)
        return -size + half_step, size - half_step
    return min(0.0, 2 * observed) + half_step, max(0.0, 2 * observed) - half_step


class DifferenceBars:
    """Bars and curve of one distribution.

    Parameters
    ----------
    kind : {"null", "bootstrap"}
    observed : float
    alternative : {"two-sided", "greater", "less"}
    exact : Distribution or None
        Exact distribution of the same kind.
    drawn : ndarray of float64 or None
        First resamples, at least one block of them when there are any; None shows `exact` itself
        as bars.
    fallback : float
        Half the range shown when nothing varies.
    """

    def __init__(
        self,
        kind: Kind,
        observed: float,
        alternative: Alternative,
        exact: Distribution | None,
        drawn: NDArray[np.float64] | None,
        fallback: float,
    ) -> None:
        self.kind = kind
        self.observed = observed
        self._exact = exact
        block = None if drawn is None else drawn[:_FIRST_BLOCK]
        centre = 0.0 if kind == "null" else observed
        deviation = self._deviation(block)
        self.is_constant = deviation == 0.0
        if self.is_constant:
            reach = max(fallback, 1.5 * abs(observed))
        else:
            reach = max(_REACH * deviation, _BEYOND_OBSERVED * abs(observed))
        self.low, self.high = centre - reach, centre + reach
        lattice = self._lattice(block)
        wanted = max(deviation / _BARS_PER_SPREAD, 2 * reach / _MOST_BARS_ACROSS)
        edges = bin_edges(self.low, self.high, wanted, lattice)
        width = float(edges[1] - edges[0])
        half_step = 0.0 if lattice is None else lattice.step / 2
        self.lower, self.upper = (
            (None, None) if self.is_constant else tails(kind, observed, alternative, half_step)
        )
        starts = [start for start in (self.lower, self.upper) if start is not None]
        self._live = LiveBins(with_splits(edges, starts), width)
        if drawn is not None:
            self.follow(drawn)

    def _deviation(self, block: NDArray[np.float64] | None) -> float:
        if self._exact is not None:
            return spread(self._exact.values, self._exact.weights)
        return 0.0 if block is None else spread(block)

    def _lattice(self, block: NDArray[np.float64] | None) -> Lattice | None:
        if block is not None and len(block):
            return find_lattice(block)
        return None if self._exact is None else find_lattice(self._exact.values)

    @property
    def has_drawn(self) -> bool:
        """Whether any resample was counted."""
        return self._live.n_seen > 0

    def follow(self, drawn: NDArray[np.float64]) -> None:
        """Count the resamples that were not counted before."""
        self._live.follow(drawn)

    def bars(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Edges and heights (per cent per bar): of what was drawn, else of the exact one."""
        edges = self._live.edges
        if self._live.n_seen:
            return edges, self._live.heights()
        if self._exact is None or self._exact.weights is None:
            return edges, np.zeros(len(edges) - 1)
        share = np.histogram(self._exact.values, edges, weights=self._exact.weights)[0]
        return edges, np.asarray(100.0 * share * (self._live.width / np.diff(edges)))

    def curve(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """The exact distribution as a line over the bars; empty when there is none."""
        if self._exact is None or self._exact.weights is None or self.is_constant:
            return np.zeros(0), np.zeros(0)
        x, y = exact_outline(
            self._exact.values, self._exact.weights, self._live.edges, self._live.width
        )
        # Values too rare to be listed still lie on the base line.
        ends = [np.array([end]) for end in (min(self.low, x[0]), max(self.high, x[-1]))]
        nothing = np.zeros(1)
        return np.concatenate((ends[0], x, ends[1])), np.concatenate((nothing, y, nothing))
