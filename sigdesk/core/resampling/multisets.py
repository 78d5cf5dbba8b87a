"""The ideal bootstrap of any metric for very few items: every resample, with its probability.

Resamples that draw each kind of unit equally often are one: N units of G kinds have
C(N + G − 1, G − 1) different resamples, 92,378 for ten items that all differ.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps
from sigdesk.core.resampling.units import Units
from sigdesk.core.results import Distribution

MOST_RESAMPLES = 100_000
"""Different resamples that are enumerated at most."""

_AT_ONCE = 1 << 14


def n_multisets(units: Units) -> int:
    """Number of different resamples, counting by kind."""
    n_kinds = len(units.counts)
    return math.comb(units.n_units + n_kinds - 1, n_kinds - 1)


def multisets(n_units: int, n_kinds: int) -> NDArray[np.int64]:
    """Every way to draw `n_units` from `n_kinds`, shape (n_ways, n_kinds)."""
    left = np.array([n_units])
    columns: list[NDArray[np.int64]] = []
    for _ in range(n_kinds - 1):
        n_choices = left + 1
        first = np.repeat(np.cumsum(n_choices) - n_choices, n_choices)
        drawn = np.arange(len(first)) - first
        columns = [np.repeat(column, n_choices) for column in columns]
        columns.append(drawn)
        left = np.repeat(left, n_choices) - drawn
    return np.stack([*columns, left], axis=1)


def ideal_distribution(
    units: Units,
    statistic: Callable[[NDArray[Any]], NDArray[np.float64]],
    tolerance: float,
) -> Steps[Distribution]:
    """The bootstrap distribution of a statistic without Monte Carlo error; in pieces.

    Parameters
    ----------
    units : Units
        One stratum, at most `MOST_RESAMPLES` different resamples.
    statistic : callable
        From totals, shape (..., n_columns), to the statistic, shape (...).
    tolerance : float
        Values this near to each other are one.

    Returns
    -------
    Distribution
        Ascending values with their probabilities. Resamples with an undefined statistic come last,
        as one NaN.

    Raises
    ------
    ValueError
        When there are strata or too many resamples.
    """
    from scipy.special import gammaln

    if units.n_strata != 1:
        raise ValueError("resamples of strata are not enumerated")
    if n_multisets(units) > MOST_RESAMPLES:
        raise ValueError(f"{n_multisets(units)} resamples are more than {MOST_RESAMPLES}")
    ways = multisets(units.n_units, len(units.counts))
    yield
    log_shares = np.log(units.counts / units.n_units)
    values, weights = np.empty(len(ways)), np.empty(len(ways))
    for start in range(0, len(ways), _AT_ONCE):
        piece = slice(start, start + _AT_ONCE)
        drawn = ways[piece]
        values[piece] = statistic(drawn @ units.rows)
        log_ways = gammaln(units.n_units + 1) - gammaln(drawn + 1).sum(axis=1)
        weights[piece] = np.exp(log_ways + drawn @ log_shares)
        yield
    order = np.argsort(values)
    values, weights = values[order], weights[order] / weights.sum()
    begins = np.ones(len(values), dtype=bool)
    begins[1:] = ~(np.diff(values) <= tolerance) & ~np.isnan(values[:-1])
    starts = np.flatnonzero(begins)
    return Distribution("bootstrap", values[starts], np.add.reduceat(weights, starts))
