"""Smallest sample size, and smallest difference, that reaches a given power."""

from __future__ import annotations

import math
from collections.abc import Callable

_LARGEST = 10**9
_LOOK_AHEAD = 12


def real_size(power_at: Callable[[float], float], power: float, fewest: float) -> float:
    """The sample size, not necessarily whole, at which a rising power reaches `power`.

    Parameters
    ----------
    power_at : callable
        Power at a sample size; rising.
    power : float
        Between 0 and 1.
    fewest : float
        Smallest sample size for which it is defined.

    Returns
    -------
    float
        `fewest` when that is enough; infinite beyond 10^9.
    """
    from scipy.optimize import brentq

    if power_at(fewest) >= power:
        return fewest
    low, high = fewest, 2.0 * fewest + 8.0
    while power_at(high) < power:
        if high > _LARGEST:
            return math.inf
        low, high = high, 2.0 * high
    return float(brentq(lambda n: power_at(n) - power, low, high, xtol=1e-10, rtol=1e-13))


def whole_size(
    power_at: Callable[[int], float], power: float, fewest: int, guess: int
) -> int | None:
    """The smallest whole sample size that has the power and keeps it.

    The power of an exact test is a saw: it can fall when an item is added. The size returned has
    the power, and so have the next dozen sizes; the one before it has not, or is among a dozen
    of which one has not.

    Parameters
    ----------
    power_at : callable
    power : float
    fewest, guess : int
        Smallest size allowed, and where to begin to look.

    Returns
    -------
    int or None
        None beyond 10^9.
    """

    def lasting(n: int) -> bool:
        return all(power_at(n + ahead) >= power for ahead in range(_LOOK_AHEAD + 1))

    low, high = fewest - 1, max(guess, fewest)
    while not lasting(high):
        if high > _LARGEST:
            return None
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        if lasting(middle):
            high = middle
        else:
            low = middle
    return high


def smallest_effect(
    power_at: Callable[[float], float], power: float, largest: float
) -> float | None:
    """The smallest effect between 0 and `largest` at which a rising power reaches `power`.

    Returns
    -------
    float or None
        None when even `largest` does not have the power.
    """
    from scipy.optimize import brentq

    if power_at(largest) < power:
        return None
    if power_at(0.0) >= power:
        return 0.0
    return float(brentq(lambda effect: power_at(effect) - power, 0.0, largest, xtol=1e-12))
