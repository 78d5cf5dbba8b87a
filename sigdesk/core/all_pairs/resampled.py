"""Ranks, their intervals, the chance of being best, and intervals of differences.

All from one bootstrap of the items, shared by all systems (Mogstad et al. 2024 discuss what ranks
of estimates can and cannot say). "Best" is how often a system leads when the items are drawn anew:
a bootstrap share, not a posterior probability.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.all_pairs.systems import FloatArray, Systems
from sigdesk.core.metrics.kernel import KernelMetric
from sigdesk.core.resampling.blocks import BLOCK, block_generator
from sigdesk.core.resampling.draws import Draws
from sigdesk.core.resampling.kernels import KernelUnits
from sigdesk.core.resampling.units import Units, units_of

_TIE = 1e-12
_PAIRS_AT_ONCE = 256
_RANKED_AT_ONCE = 64
_FEW_SYSTEMS = 8
_MOST_CELLS = 20_000_000


@dataclass(frozen=True, eq=False)
class Ranking:
    """Systems by score, with what drawing the items anew does to their ranks.

    Parameters
    ----------
    scores : ndarray of float64, shape (S,)
    ranks : ndarray of float64, shape (S,)
        1 is the best; equal scores share the mean of their ranks.
    score_low, score_high : ndarray of float64, shape (S,)
        Percentile intervals of the scores.
    rank_low, rank_high : ndarray of float64, shape (S,)
        Percentile intervals of the ranks.
    best : ndarray of float64, shape (S,)
        Share of the resamples in which a system leads, ties shared out; sums to 1.
    confidence : float
    n_resamples, seed : int
    """

    scores: FloatArray
    ranks: FloatArray
    score_low: FloatArray
    score_high: FloatArray
    rank_low: FloatArray
    rank_high: FloatArray
    best: FloatArray
    confidence: float
    n_resamples: int
    seed: int


def bootstrap_scores(
    systems: Systems, n_resamples: int, seed: int
) -> Generator[None, None, FloatArray]:
    """Scores of all systems in resamples of the items, shape (n_resamples, S); in pieces."""
    if isinstance(systems.metric, KernelMetric):
        return (yield from _kernel_scores(systems, systems.metric, n_resamples, seed))
    units = yield from systems_units(systems)
    draws = Draws.of(units, seed)
    n_blocks = -(-n_resamples // BLOCK)
    values = np.empty((n_blocks * BLOCK, len(systems)))
    for number in range(n_blocks):
        totals = yield from draws.totals(number)
        scores = systems.metric.aggregate(totals.reshape(BLOCK, len(systems), -1))
        values[number * BLOCK : (number + 1) * BLOCK] = scores
        yield
    return values[:n_resamples]


def _kernel_scores(
    systems: Systems, metric: KernelMetric, n_resamples: int, seed: int
) -> Generator[None, None, FloatArray]:
    """The same for a metric that is no function of sums: one set of weights serves all systems."""
    units = yield from KernelUnits.of(systems.stats, systems.clusters, None)
    kernels = []
    for rows in np.hsplit(units.rows, len(systems)):
        kernels.append(metric.kernel(rows))
        yield
    n_blocks = -(-n_resamples // BLOCK)
    values = np.empty((n_blocks * BLOCK, len(systems)))
    for number in range(n_blocks):
        random = block_generator(seed, number)
        for start in range(0, BLOCK, units.at_once):
            n = min(units.at_once, BLOCK - start)
            weights = units.weights(units.draw(random, n))
            yield
            first = number * BLOCK + start
            for place, kernel in enumerate(kernels):
                values[first : first + n, place] = kernel(weights)
                yield
    return values[:n_resamples]


def systems_units(systems: Systems) -> Generator[None, None, Units]:
    """Statistics of all systems side by side, as units to draw; in pieces.

    Few systems have few kinds of items, which are cheap to draw. Of many systems nearly every item
    is a kind of its own: looking for equal ones would cost more than it saves.
    """
    width = sum(one.n_stats for one in systems.stats)
    few = len(systems) <= _FEW_SYSTEMS
    if few or systems.clusters is not None or systems.n_items * width > _MOST_CELLS:
        return (yield from units_of(systems.stats, systems.clusters))
    rows: NDArray[Any] = np.hstack([one.dense() for one in systems.stats])
    yield
    ones = np.ones(len(rows), dtype=np.int64)
    return Units(rows, ones, np.zeros(len(rows), dtype=np.intp))


def midranks(scores: FloatArray, higher_is_better: bool) -> FloatArray:
    """Ranks along the last axis, 1 the best, ties by the mean; shape as `scores`."""
    signed = scores if higher_is_better else -scores
    grain = _TIE * np.maximum(np.abs(scores).max(axis=-1, keepdims=True), 1e-300)
    ranks = np.empty(scores.shape)
    for k in range(scores.shape[-1]):
        ahead = (signed > signed[..., k : k + 1] + grain).sum(axis=-1)
        level = (np.abs(signed - signed[..., k : k + 1]) <= grain).sum(axis=-1)
        ranks[..., k] = ahead + (level + 1) / 2.0
    return ranks


def ranking(
    systems: Systems, drawn: FloatArray, confidence: float, seed: int
) -> Generator[None, None, Ranking]:
    """Summary of resampled scores, in pieces; resamples with an undefined score are left out.

    Parameters
    ----------
    systems : Systems
    drawn : ndarray of float64, shape (n_resamples, S)
    confidence : float
    seed : int
        Which the scores were drawn with.
    """
    higher = systems.metric.higher_is_better
    defined = drawn[~np.isnan(drawn).any(axis=1)]
    if not len(defined):
        defined = systems.scores[None]
    parts = []
    for start in range(0, len(defined), _RANKED_AT_ONCE):
        parts.append(midranks(defined[start : start + _RANKED_AT_ONCE], higher))
        yield
    ranks = np.concatenate(parts)
    leads = ranks == ranks.min(axis=1, keepdims=True)
    best = (leads / leads.sum(axis=1, keepdims=True)).mean(axis=0)
    levels = [(1.0 - confidence) / 2.0, (1.0 + confidence) / 2.0]
    yield
    # a rank is a count: no interpolation between ranks that occurred
    rank_ends = np.quantile(ranks, levels, axis=0, method="inverted_cdf")
    score_ends = np.quantile(defined, levels, axis=0)
    return Ranking(
        systems.scores,
        midranks(systems.scores, higher),
        score_ends[0],
        score_ends[1],
        rank_ends[0],
        rank_ends[1],
        best,
        confidence,
        len(drawn),
        seed,
    )


def difference_intervals(
    systems: Systems, drawn: FloatArray, confidence: float
) -> Generator[None, None, tuple[FloatArray, FloatArray]]:
    """Percentile intervals of the differences of all pairs, each by itself; in pieces.

    Returns
    -------
    low, high : ndarray of float64, shape (n_pairs,)
        NaN for pairs that are undefined in every resample.
    """
    i, j = systems.pairs()
    low, high = np.empty(len(i)), np.empty(len(i))
    tail = (1.0 - confidence) / 2.0
    columns = np.ascontiguousarray(drawn.T)
    for start in range(0, len(i), _PAIRS_AT_ONCE):
        here = slice(start, start + _PAIRS_AT_ONCE)
        differences = columns[i[here]] - columns[j[here]]
        low[here], high[here] = _quantiles(differences, tail)
        yield
    return low, high


def _quantiles(differences: FloatArray, tail: float) -> NDArray[np.float64]:
    if not np.isnan(differences).any():
        found: NDArray[np.float64] = np.quantile(differences, [tail, 1.0 - tail], axis=1)
        return found
    ends = np.full((2, len(differences)), np.nan)
    for row, values in enumerate(differences):
        defined = values[~np.isnan(values)]
        if len(defined):
            ends[:, row] = np.quantile(defined, [tail, 1.0 - tail])
    return ends
