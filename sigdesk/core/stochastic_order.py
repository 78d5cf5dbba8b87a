"""Almost stochastic order of the scores of two systems' runs.

A is stochastically larger than B when every quantile of A is at least that of B. The violation
ratio says which part of the squared distance of the quantile functions lies on the wrong side: 0
for full dominance of A, 1 for full dominance of B. ε_min is its upper confidence bound: A is almost
stochastically larger when ε_min is below a threshold τ of at most ½ (del Barrio et al. 2018; Dror
et al. 2019; Ulmer et al. 2022).

Decision: the ratio is the exact integral of the step functions, not a sum on a grid; the bootstrap
standard deviation comes from every pair of resamples while there are at most a million, and from
independent random streams beyond; several comparisons are corrected by Bonferroni's rule. (The
reference program drops a point of its grid, corrects properly for two comparisons only, and
repeats its streams.)
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.exact.steps import Steps
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import as_sample
from sigdesk.core.resampling.blocks import BLOCK, block_generator
from sigdesk.core.resampling.multisets import multisets

FloatArray = NDArray[np.float64]

MOST_PAIRS = 1_000_000
"""Pairs of different resamples that are enumerated at most."""
FEW_RUNS = 10


@dataclass(frozen=True)
class StochasticOrder:
    """The order of two samples.

    Parameters
    ----------
    violation_ratio : float
        0 (A dominates) to 1 (B dominates); ½ for equal samples.
    sd : float
        Of its bootstrap distribution.
    confidence : float
        Of the bound, before correction.
    n_comparisons : int
        Comparisons of the family that the bound is corrected for.
    ideal : bool
        Whether `sd` comes from all resamples.
    n_a, n_b : int
        Runs.
    """

    violation_ratio: float
    sd: float
    confidence: float
    n_comparisons: int
    ideal: bool
    n_a: int
    n_b: int

    @property
    def eps_min(self) -> float:
        """Upper confidence bound of the violation ratio, within 0 and 1."""
        from scipy.special import ndtri

        level = 1.0 - (1.0 - self.confidence) / self.n_comparisons
        return min(1.0, max(0.0, self.violation_ratio + float(ndtri(level)) * self.sd))

    def notes(self) -> tuple[Message, ...]:
        """What must be said beside the number."""
        if min(self.n_a, self.n_b) >= FEW_RUNS:
            return ()
        text = QT_TRANSLATE_NOOP(
            "messages",
            "With {n:,} runs the bound is far above the violation ratio found ({ratio:.3f}): few "
            "runs can show almost stochastic order only when they hardly overlap.",
        )
        values = {"n": min(self.n_a, self.n_b), "ratio": self.violation_ratio}
        return (Message(text, values, "caution"),)


def violation_ratio(a: FloatArray, b: FloatArray) -> FloatArray:
    """Violation ratios of sorted samples.

    Parameters
    ----------
    a, b : ndarray of float64, shapes (..., n_a), (..., n_b)
        Ascending along the last axis.

    Returns
    -------
    ndarray of float64, shape (...)
    """
    n_a, n_b = a.shape[-1], b.shape[-1]
    whole = math.lcm(n_a, n_b)
    ends = np.union1d(np.arange(0, whole + 1, whole // n_a), np.arange(0, whole + 1, whole // n_b))
    starts, widths = ends[:-1], np.diff(ends) / whole
    gaps = a[..., starts // (whole // n_a)] - b[..., starts // (whole // n_b)]
    squares = gaps**2
    total = squares @ widths
    wrong = np.where(gaps < 0.0, squares, 0.0) @ widths
    ratio: FloatArray = np.divide(wrong, total, out=np.full_like(total, 0.5), where=total > 0.0)
    return ratio


def almost_stochastic_order(
    a: ArrayLike,
    b: ArrayLike,
    confidence: float = 0.95,
    n_comparisons: int = 1,
    n_resamples: int = 9_984,
    seed: int = 12345,
) -> Steps[StochasticOrder]:
    """Are the scores of A almost stochastically larger than those of B?

    Parameters
    ----------
    a, b : array_like of float, shapes (n_a,), (n_b,)
        Higher is better.
    confidence : float
    n_comparisons : int
    n_resamples, seed : int
        For more runs than can be enumerated.

    Yields
    ------
    None
        Between blocks of resamples.

    Raises
    ------
    ValueError
        When a sample is empty or holds a value that is not finite.
    """
    first, second = np.sort(as_sample(a)), np.sort(as_sample(b))
    n_a, n_b = len(first), len(second)
    if not n_a or not n_b:
        raise ValueError("stochastic order needs values in both samples")
    observed = float(violation_ratio(first[None], second[None])[0])
    ideal = math.comb(2 * n_a - 1, n_a) * math.comb(2 * n_b - 1, n_b) <= MOST_PAIRS
    if ideal:
        sd = yield from _ideal_sd(first, second)
    else:
        sd = yield from _sampled_sd(first, second, n_resamples, seed)
    return StochasticOrder(observed, sd, confidence, n_comparisons, ideal, n_a, n_b)


def _resamples(values: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Every different resample, ascending, with its probability."""
    from scipy.special import gammaln

    n = len(values)
    ways = multisets(n, n)
    log_ways = gammaln(n + 1) - gammaln(ways + 1).sum(axis=1) - n * math.log(n)
    drawn = np.repeat(np.tile(values, len(ways)), ways.ravel()).reshape(len(ways), n)
    return drawn, np.exp(log_ways)


def _ideal_sd(first: FloatArray, second: FloatArray) -> Steps[float]:
    drawn_a, weights_a = _resamples(first)
    drawn_b, weights_b = _resamples(second)
    sum_1, sum_2 = [], []
    for sample, weight in zip(drawn_a, weights_a.tolist(), strict=True):
        ratios = violation_ratio(np.broadcast_to(sample, (len(drawn_b), len(sample))), drawn_b)
        sum_1.append(weight * float(weights_b @ ratios))
        sum_2.append(weight * float(weights_b @ ratios**2))
        yield
    mean = math.fsum(sum_1)
    return math.sqrt(max(0.0, math.fsum(sum_2) - mean * mean))


def _sampled_sd(first: FloatArray, second: FloatArray, n_resamples: int, seed: int) -> Steps[float]:
    ratios = []
    for number in range(-(-n_resamples // BLOCK)):
        random = block_generator(seed, number)
        drawn_a = np.sort(first[random.integers(len(first), size=(BLOCK, len(first)))], axis=1)
        drawn_b = np.sort(second[random.integers(len(second), size=(BLOCK, len(second)))], axis=1)
        ratios.append(violation_ratio(drawn_a, drawn_b))
        yield
    return float(np.concatenate(ratios).std())
