"""Shapiro and Wilk's test of normality, as information only.

Decision: never a switch. A pre-test that chooses the test changes the error rate of both, says
little with 5 runs and rejects everything with 5,000 items.

Royston's approximation (1995, algorithm AS R94) for complete samples of 3 to 5,000 values.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.polynomial.polynomial import polyval
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import as_sample, moments

FEWEST, MOST = 3, 5000

# Coefficients of Royston 1995, in ascending powers.
_LAST_WEIGHT = (0.0, 0.221157, -0.147981, -2.07119, 4.434685, -2.706056)
_WEIGHT_BEFORE = (0.0, 0.042981, -0.293762, -1.752461, 5.682633, -3.582633)
_SMALL_MEAN = (0.544, -0.39978, 0.025054, -6.714e-4)
_SMALL_LOG_SD = (1.3822, -0.77857, 0.062767, -0.0020322)
_LARGE_MEAN = (-1.5861, -0.31082, -0.083751, 0.0038915)
_LARGE_LOG_SD = (-0.4803, -0.082676, 0.0030302)


@dataclass(frozen=True)
class ShapiroWilk:
    """Result of the test.

    Parameters
    ----------
    w : float
        1 for values spaced as normal ones are expected to be; NaN when undefined.
    pvalue : float
        NaN when undefined.
    undefined : Message or None
    """

    w: float
    pvalue: float
    undefined: Message | None = None


def shapiro_wilk(values: ArrayLike) -> ShapiroWilk:
    """Test whether the values come from a normal distribution.

    Parameters
    ----------
    values : array_like of float, shape (n,)

    Raises
    ------
    ValueError
        When a value is not finite.
    """
    ordered = np.sort(as_sample(values))
    n = len(ordered)
    if not FEWEST <= n <= MOST:
        text = QT_TRANSLATE_NOOP(
            "messages", "undefined: the Shapiro–Wilk test is for {few:,} to {most:,} values"
        )
        return ShapiroWilk(math.nan, math.nan, Message(text, {"few": FEWEST, "most": MOST}))
    spread = moments(ordered).variance * (n - 1)
    if spread == 0.0:
        text = QT_TRANSLATE_NOOP("messages", "undefined: all values are the same")
        return ShapiroWilk(math.nan, math.nan, Message(text))
    w = min(1.0, float(_weights(n) @ (ordered - ordered.mean())) ** 2 / spread)
    return ShapiroWilk(w, _pvalue(w, n))


def _weights(n: int) -> NDArray[np.float64]:
    """Royston's weights of the ordered values."""
    from scipy.special import ndtri

    if n == 3:
        return np.array([-math.sqrt(0.5), 0.0, math.sqrt(0.5)])
    expected: NDArray[np.float64] = ndtri((np.arange(1, n + 1) - 0.375) / (n + 0.25))
    squared = float(expected @ expected)
    outer = [polyval(1.0 / math.sqrt(n), _LAST_WEIGHT)]
    if n > 5:
        outer.append(polyval(1.0 / math.sqrt(n), _WEIGHT_BEFORE))
    last = [float(c) + float(expected[-1 - i]) / math.sqrt(squared) for i, c in enumerate(outer)]
    taken = sum(float(expected[-1 - i]) ** 2 for i in range(len(last)))
    scale = (squared - 2.0 * taken) / (1.0 - 2.0 * sum(weight**2 for weight in last))
    weights = expected / math.sqrt(scale)
    for i, weight in enumerate(last):
        weights[-1 - i], weights[i] = weight, -weight
    return weights


def _pvalue(w: float, n: int) -> float:
    if n == 3:
        return max(0.0, 6.0 / math.pi * (math.asin(math.sqrt(w)) - math.asin(math.sqrt(0.75))))
    if w == 1.0:
        return 1.0
    y = math.log1p(-w)
    if n <= 11:
        limit = -2.273 + 0.459 * n
        if y >= limit:
            # further from normal than the approximation reaches
            return 1e-99
        y = -math.log(limit - y)
        mean, log_sd = polyval(float(n), _SMALL_MEAN), polyval(float(n), _SMALL_LOG_SD)
    else:
        mean, log_sd = polyval(math.log(n), _LARGE_MEAN), polyval(math.log(n), _LARGE_LOG_SD)
    z = (y - float(mean)) / math.exp(float(log_sd))
    return 0.5 * math.erfc(z / math.sqrt(2.0))
