"""Counting sign patterns lattice point by lattice point, where that is cheapest.

X = S − 2Z, where Z is the sum of the magnitudes with a negative sign. P(X ≥ T) = P(Z ≤ K) with
K = (S − T)/2, and the patterns with Z = z are counted by adding magnitudes one after the other
(the recurrence of Pagano & Tritchler 1983, without their Fourier transform). Only additions of
positive numbers occur, so the relative error stays near 1e-15 however small the tail is. Few
items, or a threshold near the maximum, make this the fastest method.

Counts up to 2^900 are kept as they are. With more items every negative sign is weighted by
exp(−2θv), θ being the tilt of the threshold, and the array is scaled down as it grows.
"""

from __future__ import annotations

import math

import numpy as np

from sigdesk.core.exact.grouping import Magnitudes
from sigdesk.core.exact.steps import Steps
from sigdesk.core.exact.tail import Tail
from sigdesk.core.exact.tilt import FloatArray, Tilt

LARGEST_ARRAY = 2**24
"""Longest array of counts, in lattice points."""

_PLAIN_ITEMS = 900
_BLOCK = 1 << 15
_UPDATES_A_STEP = 5_000_000


def n_updates(groups: Magnitudes, threshold: int) -> float:
    """Additions that counting P(X ≥ threshold) takes."""
    last = (groups.total - threshold) // 2
    reach = np.minimum(np.cumsum(groups.values.astype(np.float64) * groups.counts), last + 1.0)
    return float(groups.counts @ np.where(groups.values <= last, reach, 0.0))


def _add(counts: FloatArray, magnitude: int, weight: float, filled: int) -> None:
    """counts[z] += weight · counts[z − magnitude], in place, from the top down."""
    for high in range(filled, magnitude, -_BLOCK):
        low = max(magnitude, high - _BLOCK)
        shifted = counts[low - magnitude : high - magnitude]
        counts[low:high] += shifted if weight == 1.0 else weight * shifted


def count_up_to(groups: Magnitudes, last: int, theta: float = 0.0) -> Steps[tuple[FloatArray, int]]:
    """Weighted numbers of sign patterns with Z = 0 … last.

    Parameters
    ----------
    groups : Magnitudes
    last : int
        Less than `LARGEST_ARRAY`.
    theta : float
        Every negative sign of v counts exp(−2θv).

    Returns
    -------
    counts : ndarray of float64, shape (last + 1,)
        To be multiplied by 2**`halvings`.
    halvings : int
    """
    counts = np.zeros(last + 1)
    counts[0] = 1.0
    filled, halvings, log2_mass, done = 1, 0, 0.0, 0
    for value, multiplicity in zip(groups.values.tolist(), groups.counts.tolist(), strict=True):
        if value > last:
            break
        weight = math.exp(-2.0 * theta * value)
        for _ in range(multiplicity):
            filled = min(filled + value, last + 1)
            _add(counts, value, weight, filled)
            done += filled
            if done > _UPDATES_A_STEP:
                done = 0
                yield
            log2_mass += math.log1p(weight) / math.log(2.0)
            # The sum of all weights bounds every entry. Entries that underflow are a share of
            # less than 1e-250 of the tilted law.
            if log2_mass > _PLAIN_ITEMS:
                counts = np.ldexp(counts, -_PLAIN_ITEMS)
                halvings += _PLAIN_ITEMS
                log2_mass -= _PLAIN_ITEMS
    return counts, halvings


def counted_tail(groups: Magnitudes, law: Tilt, threshold: int) -> Steps[Tail]:
    """P(X ≥ threshold), the threshold having the parity of S and lying in 0…S."""
    last = (groups.total - threshold) // 2
    n_items = groups.n_items
    theta = 0.0 if n_items <= _PLAIN_ITEMS else law.theta
    counts, halvings = yield from count_up_to(groups, last, theta)
    if theta == 0.0:
        favourable = float(counts.sum())
        if halvings == 0 and favourable < 2.0**53:
            return Tail.from_counts(round(favourable), n_items)
    else:
        counts *= np.exp(-2.0 * theta * np.arange(last, -1, -1, dtype=np.float64))
    scale = float(counts.max())
    exponent = (
        2 * np.longdouble(theta) * last
        + (halvings - n_items) * np.log(np.longdouble(2))
        + np.log(np.longdouble(scale))
    )
    return Tail.from_product(float(np.sum(counts / scale)), np.longdouble(exponent))
