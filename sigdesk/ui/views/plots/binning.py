"""Bars for a growing sample of differences: bin edges that follow the lattice, counts that grow.

Decision: differences of counted metrics live on a lattice (multiples of 2/N for accuracy). Bins
whose width is not a multiple of its step catch now three, now four lattice points, and the
histogram shows a comb that is not in the data. So the step is found first, and bins are whole
numbers of steps with edges half-way between lattice points.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

MOST_BINS = 400
"""More bars than this cannot be told apart on a screen."""

_LARGEST_MULTIPLE = 1e6
_CURVE_POINTS = 501
_SMOOTH_FROM = 4.0


@dataclass(frozen=True)
class Lattice:
    """Where the values of a distribution can lie: ``origin + k * step``.

    Parameters
    ----------
    step : float
        Distance of neighbours, > 0.
    origin : float
        One of the points, the one nearest to 0.
    """

    step: float
    origin: float


def find_lattice(values: NDArray[np.float64]) -> Lattice | None:
    """The coarsest lattice on which all values lie, or None when there is none.

    Parameters
    ----------
    values : ndarray of float64
        A sample, or the support points of an exact distribution; any order.

    Notes
    -----
    The step is the smallest gap between two different values. For a sample it is the true step as
    soon as two neighbours have been drawn, which a few hundred draws near the centre make certain
    whenever bins are only a few steps wide, and only then does it matter.
    """
    if len(values) < 2:
        return None
    support = np.unique(values[np.isfinite(values)])
    if len(support) < 2:
        return None
    scale = float(np.abs(support).max())
    gaps = np.diff(support)
    gaps = gaps[gaps > 1e-9 * scale]
    if not len(gaps):
        return None
    step = float(gaps.min())
    multiples = gaps / step
    whole = np.rint(multiples)
    if whole.max() > _LARGEST_MULTIPLE or np.abs(multiples - whole).max() > 1e-3:
        return None
    # The mean over many steps is more precise than one gap of two rounded numbers.
    step = float(gaps.sum() / whole.sum())
    nearest = float(support[np.argmin(np.abs(support))])
    origin = nearest - step * round(nearest / step)
    return Lattice(step, 0.0 if abs(origin) < 1e-6 * step else origin)


def bin_edges(
    low: float, high: float, width: float, lattice: Lattice | None = None
) -> NDArray[np.float64]:
    """Edges of equal bins that cover ``low`` to ``high``.

    Parameters
    ----------
    low, high : float
        Range to cover.
    width : float
        Wanted width; rounded to a whole number of lattice steps.
    lattice : Lattice, optional

    Returns
    -------
    ndarray of float64, shape (n_bins + 1,)
        A bin is centred on 0 where the lattice allows it, so that a symmetric distribution looks
        symmetric. Edges never fall on a lattice point.
    """
    if lattice is None:
        phase = width / 2
    else:
        steps = max(1, round(width / lattice.step))
        on_zero = abs(lattice.origin) < 1e-3 * lattice.step
        between = math.isclose(abs(lattice.origin), lattice.step / 2, rel_tol=1e-3)
        if on_zero and steps % 2 == 0:
            # An even number of points cannot be centred on one of them.
            steps -= 1
        width = steps * lattice.step
        if on_zero or (between and steps % 2 == 0):
            phase = width / 2
        elif between:
            phase = 0.0
        else:
            phase = lattice.origin + lattice.step / 2
    first = math.floor((low - phase) / width + 1e-9)
    last = math.ceil((high - phase) / width - 1e-9)
    last = min(max(last, first + 1), first + MOST_BINS)
    return np.asarray(phase + width * np.arange(first, last + 1), dtype=np.float64)


def with_splits(edges: NDArray[np.float64], splits: Sequence[float]) -> NDArray[np.float64]:
    """The edges with further ones where a tail begins, so that no bar is half in a tail."""
    merged = np.union1d(edges, np.asarray(splits, dtype=np.float64))
    inside = (merged >= edges[0]) & (merged <= edges[-1])
    merged = merged[inside]
    width = float(np.max(np.diff(edges)))
    keep = np.concatenate(([True], np.diff(merged) > 1e-6 * width))
    return np.asarray(merged[keep], dtype=np.float64)


class LiveBins:
    """Counts of a growing sample: each value is looked at once.

    Parameters
    ----------
    edges : ndarray of float64, shape (n_bins + 1,)
        Increasing; bins are closed on the left.
    width : float
        Width of a regular bin; further bins of this width are put at the ends when values fall
        outside, so that counts made before stay right.
    """

    def __init__(self, edges: NDArray[np.float64], width: float) -> None:
        self.edges = edges
        self.width = width
        self.counts: NDArray[np.int64] = np.zeros(len(edges) - 1, dtype=np.int64)
        self.n_seen = 0

    def follow(self, values: NDArray[np.float64]) -> None:
        """Count what `values` has beyond the values seen before.

        Parameters
        ----------
        values : ndarray of float64, shape (n,)
            The whole sample so far, in the order drawn. A shorter one than last time begins anew.
        """
        if len(values) < self.n_seen:
            self.counts[:] = 0
            self.n_seen = 0
        fresh = values[self.n_seen :]
        self.n_seen = len(values)
        # An undefined difference (0/0 under some policy) has no place on the axis.
        fresh = fresh[np.isfinite(fresh)]
        if not len(fresh):
            return
        self._reach(float(fresh.min()), float(fresh.max()))
        places = np.searchsorted(self.edges, fresh, side="right") - 1
        # What lies beyond the most bins we draw is counted in the outermost ones.
        places = np.clip(places, 0, len(self.counts) - 1)
        self.counts += np.bincount(places, minlength=len(self.counts))

    def heights(self) -> NDArray[np.float64]:
        """Share of the sample per bin of regular width, in per cent, shape (n_bins,).

        A bin that was split shows its density, so that it lines up with its neighbours.
        """
        if not self.n_seen:
            return np.zeros(len(self.counts))
        shares = 100.0 * self.counts / self.n_seen
        return np.asarray(shares * (self.width / np.diff(self.edges)), dtype=np.float64)

    def _reach(self, low: float, high: float) -> None:
        room = MOST_BINS - len(self.counts)
        before = min(room, max(0, math.ceil((self.edges[0] - low) / self.width - 1e-9)))
        after = min(
            room - before, max(0, math.floor((high - self.edges[-1]) / self.width + 1e-9) + 1)
        )
        if before:
            added = self.edges[0] - self.width * np.arange(before, 0, -1)
            self.edges = np.concatenate((added, self.edges))
            self.counts = np.concatenate((np.zeros(before, np.int64), self.counts))
        if after:
            added = self.edges[-1] + self.width * np.arange(1, after + 1)
            self.edges = np.concatenate((self.edges, added))
            self.counts = np.concatenate((self.counts, np.zeros(after, np.int64)))


def spread(values: NDArray[np.float64], weights: NDArray[np.float64] | None = None) -> float:
    """Standard deviation of a sample or of a weighted support."""
    if weights is None:
        values = values[np.isfinite(values)]
        return float(values.std()) if len(values) else 0.0
    mean = float(weights @ values)
    return math.sqrt(max(0.0, float(weights @ (values - mean) ** 2)))


def exact_outline(
    values: NDArray[np.float64],
    weights: NDArray[np.float64],
    edges: NDArray[np.float64],
    width: float,
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """An exact distribution as a line over bars of the given width.

    Parameters
    ----------
    values, weights : ndarray of float64, shape (n,)
        Support points, increasing, and probabilities that sum to 1. A point may stand for
        several neighbours, at their mean.
    edges, width : ndarray of float64, float
        Of the bars it is drawn over.

    Returns
    -------
    x, y : ndarray of float64
        Points of the line; y is per cent per bar. Where many values lie close together the line
        is smooth, and says at each place what a bar centred there would hold. Few values give the
        outline of the bars, since a curve would claim values in between.
    """
    if len(values) > 1:
        gaps = np.diff(values)
        typical_gap = float(np.average(gaps, weights=weights[1:] + weights[:-1]))
        if spread(values, weights) > _SMOOTH_FROM * typical_gap:
            return _smooth_outline(values, weights, width)
    places = np.searchsorted(edges, values, side="right") - 1
    inside = (places >= 0) & (places < len(edges) - 1)
    share = np.bincount(places[inside], weights=weights[inside], minlength=len(edges) - 1)
    height = 100.0 * share * (width / np.diff(edges))
    x = np.asarray(np.repeat(edges, 2), dtype=np.float64)
    y = np.concatenate(([0.0], np.repeat(height, 2), [0.0]))
    return x, y


def _smooth_outline(
    values: NDArray[np.float64], weights: NDArray[np.float64], width: float
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    # Half of a point's mass lies on either side of it, whatever it stands for.
    below = np.cumsum(weights) - weights / 2
    x = np.linspace(values[0] - width / 2, values[-1] + width / 2, _CURVE_POINTS)
    right = np.interp(x + width / 2, values, below, left=0.0, right=1.0)
    left = np.interp(x - width / 2, values, below, left=0.0, right=1.0)
    return x, np.asarray(100.0 * (right - left), dtype=np.float64)
