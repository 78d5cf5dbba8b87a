"""Fair binomials: log probabilities to the last digits, and windows with a certified rest.

``gammaln`` loses nine digits at a million trials. The saddle-point form of Loader (2000, "Fast and
accurate computation of binomial probabilities") splits the logarithm into a deviance and small
Stirling corrections, each computed without cancellation.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

_SERIES_FROM = 0.3
"""From this imbalance |2k/n − 1| on, the deviance is computed without its power series."""


def _stirling_error(k: NDArray[np.int64]) -> NDArray[np.float64]:
    """log k! minus Stirling's formula, for k ≥ 1."""
    x = k.astype(np.float64)
    inverse = 1.0 / (x * x)
    series = (1 / 1680 - inverse / 1188) * inverse
    series = (1 / 12 - (1 / 360 - (1 / 1260 - series) * inverse) * inverse) / x
    for place in np.flatnonzero(k < 16):
        n = int(k[place])
        series[place] = (
            math.log(math.factorial(n)) - (n + 0.5) * math.log(n) + n - 0.5 * math.log(math.tau)
        )
    return series


def _deviance(imbalance: NDArray[np.float64]) -> NDArray[np.float64]:
    """(1+e) log(1+e) + (1−e) log(1−e) for |e| < 1, all digits also near 0."""
    square = imbalance * imbalance
    series = np.zeros_like(square)
    for j in range(18, 0, -1):
        series = square * (1.0 / (j * (2 * j - 1)) + series)
    direct = (1 + imbalance) * np.log1p(imbalance) + (1 - imbalance) * np.log1p(-imbalance)
    return np.where(np.abs(imbalance) < _SERIES_FROM, series, direct)


def log_fair_binomial(n: int | NDArray[np.int64], k: NDArray[np.int64]) -> NDArray[np.float64]:
    """log P(K = k) for K binomial(n, 1/2).

    Parameters
    ----------
    n : int or ndarray of int64, shape (n_values,)
        Number of trials, ≥ 0.
    k : ndarray of int64, shape (n_values,)
        Numbers of successes, each in 0…n.

    Returns
    -------
    ndarray of float64, shape (n_values,)
        Relative error of the probability below 1e-12 down to 1e-300.
    """
    trials = np.broadcast_to(np.asarray(n, dtype=np.int64), k.shape)
    log_p: NDArray[np.float64] = np.asarray(trials * -math.log(2.0), dtype=np.float64)
    inner = (k > 0) & (k < trials)
    if not inner.any():
        return log_p
    x, whole = k[inner], trials[inner]
    y = whole - x
    log_p[inner] = (
        _stirling_error(whole)
        - _stirling_error(x)
        - _stirling_error(y)
        - 0.5 * whole * _deviance((x - y) / whole)
        + 0.5 * np.log(whole / (math.tau * x.astype(np.float64) * y))
    )
    return log_p


def fair_window(n: int, log_rest: float) -> tuple[int, int]:
    """Values of a fair binomial outside of which at most exp(log_rest) of its mass lies.

    By Hoeffding's inequality, P(|K − n/2| ≥ c) ≤ 2 exp(−2c²/n).

    Parameters
    ----------
    n : int
        Number of trials.
    log_rest : float
        Logarithm of the mass that may be left out, < 0.

    Returns
    -------
    tuple of int
        First and last value, symmetric about n/2.
    """
    reach = math.ceil(math.sqrt(0.5 * n * (math.log(2.0) - log_rest)))
    low = max(0, n // 2 - reach)
    return low, n - low
