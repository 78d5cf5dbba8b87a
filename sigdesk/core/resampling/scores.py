"""Percentile bootstrap interval of one system's own score."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps
from sigdesk.core.metrics.base import ItemStats, Metric
from sigdesk.core.resampling.blocks import Block, resampled
from sigdesk.core.resampling.draws import Draws
from sigdesk.core.resampling.intervals import percentile_interval
from sigdesk.core.resampling.units import units_of
from sigdesk.core.results import Distribution, Interval


def score_interval(
    metric: Metric,
    stats: ItemStats,
    confidence: float = 0.95,
    n_resamples: int = 10_000,
    seed: int = 12345,
    clusters: NDArray[np.intp] | None = None,
    strata: NDArray[np.intp] | None = None,
) -> Steps[Interval | None]:
    """Interval of a score by drawing items with replacement; in pieces.

    Parameters
    ----------
    metric : Metric
    stats : ItemStats
        The system's statistics.
    confidence : float
    n_resamples, seed : int
    clusters, strata : ndarray of intp, shape (n_items,), optional
        See `PairedSample`.

    Yields
    ------
    None
        Every few milliseconds of work.

    Returns
    -------
    Interval or None
        ``of="score"``; None without items, or when the score is undefined in every resample.
        Resamples in which it is undefined are left out.
    """
    if not len(stats):
        return None
    units = yield from units_of((stats,), clusters, strata)
    draws = Draws.of(units, seed)

    def block(number: int) -> Block:
        totals = yield from draws.totals(number)
        return metric.aggregate(totals)

    views = resampled(block, n_resamples)
    values = next(views)
    for view in views:
        values = view
        yield
    if np.isnan(values).all():
        return None
    low, high = percentile_interval(Distribution("bootstrap", values), confidence)
    return Interval(low, high, confidence, of="score")
