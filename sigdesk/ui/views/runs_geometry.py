"""Where everything of the picture of runs lies, in pixels.

A and B stand side by side as mirror images, violins outside and points inside, so that lines
between the points of one run cross nothing; all other systems follow in narrow columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.model.run_picture import SystemRuns

_GOLDEN = 0.6180339887498949
_WIDEST_OTHER = 84.0
_POINTS_FROM_MEAN = 20.0
_VIOLIN_FROM_MEAN = 12.0
_WIDEST_VIOLIN = 76.0
_FEW = 12
"""So few points lie above each other without covering each other much."""


@dataclass(frozen=True)
class Strip:
    """The column of one system.

    Parameters
    ----------
    left, right : float
        Its share of the width, for its name.
    mean, points : float
        Where the mean and the points stand.
    violin : float
        Where the violin's straight side stands.
    reach : float
        How far the violin goes, to the left when negative.
    jitter : float
        How far points are moved to either side.
    """

    left: float
    right: float
    mean: float
    points: float
    violin: float
    reach: float
    jitter: float


def strips(shown: Sequence[SystemRuns], left: float, right: float, n_focus: int) -> list[Strip]:
    """Columns for the systems, those in focus first.

    Parameters
    ----------
    shown : sequence of SystemRuns
    left, right : float
        Ends of the plot.
    n_focus : int
        How many of them are in focus: at most 2.
    """
    n_others = len(shown) - n_focus
    width = right - left
    for_others = min(n_others * _WIDEST_OTHER, 0.55 * width)
    each = (width - for_others) / max(n_focus, 1)
    made = []
    for place, system in enumerate(shown):
        few = len(system.values) <= _FEW
        if place < n_focus:
            start = left + place * each
            # The mirror of a system alone is the left one.
            side = 1.0 if place == 0 else -1.0
            middle = start + each * (0.58 if side > 0 else 0.42)
            made.append(
                Strip(
                    start,
                    start + each,
                    middle,
                    middle + side * _POINTS_FROM_MEAN,
                    middle - side * _VIOLIN_FROM_MEAN,
                    -side * min(_WIDEST_VIOLIN, 0.36 * each),
                    0.0 if few else 6.0,
                )
            )
            continue
        narrow = for_others / n_others
        start = right - for_others + (place - n_focus) * narrow
        middle = start + narrow / 2
        shift = min(6.0, narrow / 5)
        reach = min(24.0, narrow / 3)
        made.append(
            Strip(
                start,
                start + narrow,
                middle - shift,
                middle + shift,
                middle - shift,
                -reach,
                0.0 if few else min(4.0, narrow / 6),
            )
        )
    return made


def spread(n: int, jitter: float) -> NDArray[np.float64]:
    """Sideways shifts of n points, evenly spread and the same at every painting; shape (n,)."""
    shares = np.mod(np.arange(1, n + 1) * _GOLDEN, 1.0)
    shifts: NDArray[np.float64] = jitter * (2.0 * shares - 1.0)
    return shifts


def value_range(shown: Sequence[SystemRuns]) -> tuple[float, float]:
    """Ends of the axis: all points and intervals, with some air."""
    numbers = [float(end) for s in shown for end in (s.values.min(), s.values.max())]
    numbers += [end for s in shown if s.interval for end in (s.interval.low, s.interval.high)]
    low, high = min(numbers), max(numbers)
    if not high > low:
        size = abs(high) or 1.0
        return low - 0.05 * size, high + 0.05 * size
    air = 0.06 * (high - low)
    return low - air, high + air
