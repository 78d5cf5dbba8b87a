"""Small paired samples for resampling, and what resampling them gives by brute force."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from exact_swaps import exact_score
from numpy.typing import NDArray

from sigdesk.core.columns import LabelColumn, ScoreColumn
from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.base import Metric
from sigdesk.core.metrics.item_scores import MeanScore
from sigdesk.core.metrics.labels import Accuracy
from sigdesk.core.resampling.blocks import BLOCK, Block
from sigdesk.core.results import PairedSample


def accuracy_sample(both: int, only_a: int, only_b: int, neither: int) -> PairedSample:
    """A sample with these four-way counts."""
    right_a = np.repeat([1, 1, 0, 0], [both, only_a, only_b, neither])
    right_b = np.repeat([1, 0, 1, 0], [both, only_a, only_b, neither])
    return binary_sample(Accuracy(), np.ones(len(right_a), dtype=int), right_a, right_b)


def binary_sample(
    metric: Metric, gold: Sequence[int], a: Sequence[int], b: Sequence[int]
) -> PairedSample:
    """A sample of labels 0 and 1; 1 is the positive class."""
    reference, of_a, of_b = (
        LabelColumn(np.array(column, dtype=np.int32), ("0", "1")) for column in (gold, a, b)
    )
    return PairedSample(
        metric, metric.item_stats(reference, of_a), metric.item_stats(reference, of_b)
    )


def score_sample(
    a: Sequence[int],
    b: Sequence[int],
    places: int = 1,
    clusters: Sequence[int] | None = None,
    strata: Sequence[int] | None = None,
) -> PairedSample:
    """A sample of decimal scores, given without their point."""
    metric = MeanScore()
    of_a, of_b = (
        metric.item_stats(None, ScoreColumn(np.array(side, dtype=np.int64), places))
        for side in (a, b)
    )
    return PairedSample(
        metric,
        of_a,
        of_b,
        None if clusters is None else np.array(clusters),
        None if strata is None else np.array(strata),
    )


def random_scores(n_items: int, spread: int, seed: int, **kwargs: Any) -> PairedSample:
    """Scores in tenths with differences around a tenth of `spread`."""
    random = np.random.default_rng(seed)
    a = random.integers(0, spread, n_items)
    return score_sample(a, a - random.integers(-spread // 2, spread // 2 + 2, n_items), **kwargs)


def blocks(draw: Callable[[int], Block], n_blocks: int) -> NDArray[np.float64]:
    """Several blocks one below the other."""
    return np.concatenate([finished(draw(number)) for number in range(n_blocks)])


def ideal_law(sample: PairedSample) -> dict[Fraction, Fraction]:
    """The law of the difference over all Nᴺ resamples of the items, undefined ones left out."""
    a, b = (stats.dense().tolist() for stats in (sample.a, sample.b))
    n_items = len(a)
    counts: Counter[Fraction] = Counter()
    for drawn in itertools.product(range(n_items), repeat=n_items):
        scores = [
            exact_score(
                sample.metric, [sum(c) for c in zip(*(side[i] for i in drawn), strict=True)]
            )
            for side in (a, b)
        ]
        if scores[0] is not None and scores[1] is not None:
            counts[scores[0] - scores[1]] += 1
    return {value: Fraction(n, n_items**n_items) for value, n in sorted(counts.items())}


def in_band(n_extreme: int, n_resamples: int, probability: float) -> bool:
    """Whether a count is within five standard deviations of what a probability lets expect."""
    spread = np.sqrt(n_resamples * probability * (1 - probability))
    return bool(abs(n_extreme - n_resamples * probability) <= 5 * spread + 1e-9 * n_resamples)


N_BLOCKS = 40
N_DRAWN = N_BLOCKS * BLOCK
