"""Bootstrap of the difference of two means of runs: p-value, percentile and BCa intervals.

Means of a few runs are resampled run by run: paired ones as differences, independent ones each
system for itself (Efron & Tibshirani 1993, ch. 16). The p-value is that of the centred rule: how
often a resampled difference is at least as far from the observed one as that is from 0.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps
from sigdesk.core.moments import paired_differences
from sigdesk.core.resampling.blocks import BLOCK, block_generator
from sigdesk.core.resampling.intervals import bca_levels, percentile_interval, quantile
from sigdesk.core.resampling.monte_carlo import count_extreme, sampled_pvalue
from sigdesk.core.results import Alternative, Distribution, Interval
from sigdesk.core.runs.scores import RunScores

FloatArray = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class RunBootstrap:
    """Resampled differences of means.

    Parameters
    ----------
    observed : float
    values : ndarray of float64, shape (n_resamples,)
    acceleration : float
        Of BCa; NaN when the scores do not vary.
    tolerance : float
        Differences this near to each other are tied.
    """

    observed: float
    values: FloatArray
    acceleration: float
    tolerance: float

    def pvalue(self, alternative: Alternative = "two-sided") -> float:
        """Share of resamples as far from the observed difference as that is from 0, (c+1)/(B+1)."""
        n_extreme = count_extreme(
            self.values, self.observed, self.observed, alternative, self.tolerance
        )
        return sampled_pvalue(n_extreme, len(self.values))

    def percentile(self, confidence: float) -> Interval:
        """The middle part of the resampled differences."""
        ends = percentile_interval(Distribution("bootstrap", self.values), confidence)
        return Interval(*ends, confidence, "percentile")

    def bca(self, confidence: float) -> Interval | None:
        """The bias-corrected and accelerated interval; None when undefined."""
        drawn = Distribution("bootstrap", self.values)
        levels = bca_levels(drawn, self.observed, self.acceleration, confidence, self.tolerance)
        if levels is None:
            return None
        ends = quantile(drawn, levels.low), quantile(drawn, levels.high)
        return Interval(*ends, confidence, "bca")


def bootstrap_runs(scores: RunScores, n_resamples: int, seed: int) -> Steps[RunBootstrap]:
    """Resample runs, in blocks."""
    samples = [paired_differences(scores.a, scores.b)[0]] if scores.paired else [scores.a, scores.b]
    signs = (1.0, -1.0)
    drawn = []
    for number in range(-(-n_resamples // BLOCK)):
        random = block_generator(seed, number)
        block = np.zeros(BLOCK)
        for sample, sign in zip(samples, signs, strict=False):
            picked = random.integers(len(sample), size=(BLOCK, len(sample)))
            block += sign * sample[picked].mean(axis=1)
        drawn.append(block)
        yield
    size = 1e-12 * float(max(np.abs(scores.a).max(), np.abs(scores.b).max()))
    values = np.concatenate(drawn)[:n_resamples]
    return RunBootstrap(scores.difference, values, _acceleration(samples), size)


def _acceleration(samples: list[FloatArray]) -> float:
    """From the influence values of one mean, or of a difference of two (Davison & Hinkley 1997)."""
    parts = []
    for sample, sign in zip(samples, (1.0, -1.0), strict=False):
        spread = sample - sample.mean()
        grain = 1e-12 * float(np.abs(sample).max())
        parts.append(sign * np.where(np.abs(spread) <= grain, 0.0, spread) / len(sample))
    influence = np.concatenate(parts)
    squares = math.fsum(influence**2)
    if squares == 0.0:
        return math.nan
    return math.fsum(influence**3) / (6.0 * math.pow(squares, 1.5))
