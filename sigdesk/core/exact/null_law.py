"""The whole null distribution of a signed sum, coarsened for drawing.

Bins hold equally many lattice points and lie symmetrically about 0, so that a comb in the lattice
(all differences even but one) does not show as false waves.
"""

from __future__ import annotations

import math

import numpy as np

from sigdesk.core.exact.counting import count_up_to
from sigdesk.core.exact.fourier import characteristic, search_grid
from sigdesk.core.exact.grouping import Magnitudes, magnitudes
from sigdesk.core.exact.steps import finished
from sigdesk.core.exact.tilt import FloatArray, half_width, tilt_to

MOST_POINTS = 400
"""Support points of a coarsened distribution."""

_COUNTED_ITEMS = 400
_COUNTED_POINTS = 1 << 14
_SMALL_PRODUCT = 1 << 16
"""Lattice points times factors that a Fourier sum over all frequencies takes less time for."""

_SMALLEST_WEIGHT = 1e-15


def null_law(groups: Magnitudes) -> tuple[FloatArray, FloatArray]:
    """Support points and weights of X = Σ ε v under fair signs.

    Up to `MOST_POINTS` lattice points are given one by one, otherwise bins by their middles. With
    few items and more than 16,384 lattice points, magnitudes are first rounded to that many; the
    rounding is far below the width of a bin.

    Returns
    -------
    values : ndarray of float64, shape (n_points,)
        In units of the groups, ascending, symmetrical about 0.
    weights : ndarray of float64, shape (n_points,)
        Sum to 1; ends that weigh less than 1e-15 are left out.
    """
    total = groups.total
    if total == 0:
        return np.zeros(1), np.ones(1)
    if groups.n_items <= _COUNTED_ITEMS and total * len(groups.values) > _SMALL_PRODUCT:
        step = -(-total // _COUNTED_POINTS)
        if step == 1:
            return _counted(groups)
        rounded = np.rint(groups.values / step).astype(np.int64)
        coarser = magnitudes(rounded, groups.counts)
        values, weights = _counted(coarser)
        return values * (coarser.unit * step), weights
    return _transformed(groups)


def _width(total: int, points: float) -> int:
    """Lattice points a bin holds when `points` of them are drawn.

    A bin about 0 is symmetrical when it holds an odd number of points and 0 is one of them, or an
    even number and 0 is none.
    """
    width = max(1, math.ceil(points / MOST_POINTS))
    return 1 if width == 1 else width + (width + total + 1) % 2


def _n_bins(total: int, width: int, points: int) -> int:
    """Bins that cover a lattice of `points` about 0, symmetrically."""
    n_bins = math.ceil(points / width)
    return n_bins + (n_bins + total + 1) % 2 if width == 1 else n_bins | 1


def _trimmed(weights: FloatArray, spacing: float) -> tuple[FloatArray, FloatArray]:
    """Drop what weighs nothing at the ends and name the middles of the bins."""
    weights = np.maximum(weights, 0.0)
    heavy = np.flatnonzero(weights > _SMALLEST_WEIGHT)
    kept = slice(int(heavy[0]), int(heavy[-1]) + 1)
    values = spacing * (np.arange(len(weights), dtype=np.float64) - (len(weights) - 1) / 2.0)
    share = weights[kept] / np.sum(weights[kept])
    return values[kept], np.asarray(share, dtype=np.float64)


def _counted(groups: Magnitudes) -> tuple[FloatArray, FloatArray]:
    total = groups.total
    counts, halvings = finished(count_up_to(groups, total // 2))
    half = np.ldexp(counts, halvings - groups.n_items)
    # Z and S − Z are equally likely.
    law = np.concatenate([half, half[::-1] if total % 2 else half[-2::-1]])
    width = _width(total, total + 1.0)
    n_bins = _n_bins(total, width, total + 1)
    padding = n_bins * width - (total + 1)
    padded = np.pad(law, (padding // 2, padding - padding // 2))
    return _trimmed(padded.reshape(n_bins, width).sum(axis=1), 2.0 * width)


def _transformed(groups: Magnitudes) -> tuple[FloatArray, FloatArray]:
    total = groups.total
    law = tilt_to(groups, 0)
    points = min(total + 1, 2 * math.ceil(half_width(groups, law)) + 3)
    # Bins for eight standard deviations of Y = (X + S)/2; the rest of the window weighs nothing.
    width = _width(total, min(points, 8.0 * law.spread + 2.0))
    n_bins = _n_bins(total, width, points)
    length = n_bins * width
    coarse = min(length, search_grid(groups, law, points))
    most = max(1 << 10, (1 << 22) // len(groups.values))
    folded = np.zeros(n_bins)
    for at, values in characteristic(groups, law, 0, length, coarse, most):
        half_angle = (np.pi / length) * at
        with np.errstate(invalid="ignore"):
            kernel = np.where(at == 0, width, np.sin(width * half_angle) / np.sin(half_angle))
        weight = np.where((at == 0) | (2 * at == length), 1.0, 2.0)
        folded += np.bincount(at % n_bins, weight * kernel * values.real, n_bins)
    # Bin q lies about (q − (n − 1)/2) · width.
    turned = folded * np.exp(1j * np.pi * (n_bins - 1) / n_bins * np.arange(n_bins))
    return _trimmed(np.fft.fft(turned).real / length, 2.0 * width)
