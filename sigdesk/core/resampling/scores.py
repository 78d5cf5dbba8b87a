"""Percentile bootstrap intervals of one system's own scores."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps
from sigdesk.core.metrics.base import ItemStats, Metric
from sigdesk.core.metrics.kernel import KernelMetric
from sigdesk.core.resampling.blocks import BLOCK
from sigdesk.core.resampling.draws import Draws
from sigdesk.core.resampling.intervals import percentile_interval
from sigdesk.core.resampling.kernels import kernel_scores
from sigdesk.core.resampling.units import units_of
from sigdesk.core.results import Distribution, Interval


def score_intervals(
    metrics: Sequence[Metric],
    stats: ItemStats,
    confidence: float = 0.95,
    n_resamples: int = 10_000,
    seed: int = 12345,
    clusters: NDArray[np.intp] | None = None,
    strata: NDArray[np.intp] | None = None,
) -> Steps[tuple[Interval | None, ...]]:
    """Intervals of several scores of the same statistics, from the same resamples; in pieces.

    Parameters
    ----------
    metrics : sequence of Metric
        Metrics with these item statistics, such as macro-averaged precision, recall and F1.
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
    tuple of Interval or None
        One for each metric, ``of="score"``; None without items, or when the score is undefined in
        every resample. Resamples in which it is undefined are left out.
    """
    if not len(stats):
        return (None,) * len(metrics)
    n_blocks = -(-n_resamples // BLOCK)
    values = np.empty((len(metrics), n_resamples))
    of_sums = []
    for position, metric in enumerate(metrics):
        if isinstance(metric, KernelMetric):
            values[position] = yield from kernel_scores(
                metric, stats, n_resamples, seed, clusters, strata
            )
        else:
            of_sums.append(position)
    if of_sums:
        units = yield from units_of((stats,), clusters, strata)
        draws = Draws.of(units, seed)
        for number in range(n_blocks):
            totals = yield from draws.totals(number)
            block = slice(number * BLOCK, min((number + 1) * BLOCK, n_resamples))
            for position in of_sums:
                scores = metrics[position].aggregate(totals)
                values[position, block] = scores[: block.stop - block.start]
            yield
    intervals = []
    for drawn in values:
        intervals.append(_percentile(drawn, confidence))
        yield
    return tuple(intervals)


def score_interval(
    metric: Metric,
    stats: ItemStats,
    confidence: float = 0.95,
    n_resamples: int = 10_000,
    seed: int = 12345,
    clusters: NDArray[np.intp] | None = None,
    strata: NDArray[np.intp] | None = None,
) -> Steps[Interval | None]:
    """Interval of one score (see `score_intervals`); which others are drawn along is no matter."""
    intervals = yield from score_intervals(
        (metric,), stats, confidence, n_resamples, seed, clusters, strata
    )
    return intervals[0]


def _percentile(values: NDArray[np.float64], confidence: float) -> Interval | None:
    if np.isnan(values).all():
        return None
    low, high = percentile_interval(Distribution("bootstrap", values), confidence)
    return Interval(low, high, confidence, of="score")
