"""The paired bootstrap of a difference of areas under the ROC curve.

Items are drawn with both systems' scores. Scores are sorted once: a resample only counts how often
each group of equal scores was drawn, and its area is one weighted cumulative sum (weighted
mid-ranks). Positive and negative items are drawn separately by default (stratified, as pROC does),
so that no resample lacks a class.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.auc import ScoreGroups, resampled_auc
from sigdesk.core.params import check_params, param, signature
from sigdesk.core.resampling.blocks import BLOCK, Block, block_generator, resampled
from sigdesk.core.resampling.intervals import percentile_interval
from sigdesk.core.resampling.monte_carlo import (
    count_extreme,
    monte_carlo_interval,
    sampled_pvalue,
    tie_tolerance,
)
from sigdesk.core.resampling.snapshots import snapshots
from sigdesk.core.results import Alternative, Distribution, Interval, SignificanceResult
from sigdesk.core.significance.base import Running
from sigdesk.core.significance.parameters import (
    alternative_param,
    confidence_param,
    n_resamples_param,
    seed_param,
)
from sigdesk.core.significance.sampling_notes import no_extreme_note, undefined_note

_DRAWS_AT_ONCE = 1 << 17
"""Items drawn at a time. Part of what a seed means: never change it."""


@dataclass(frozen=True)
class AucBootstrap:
    """Settings of the bootstrap of a difference of areas."""

    alternative: Alternative = alternative_param()  # noqa: RUF009
    n_resamples: int = n_resamples_param("bs")
    seed: int = seed_param()
    confidence: float = confidence_param()
    stratified: bool = param(
        True,
        label=QT_TRANSLATE_NOOP("messages", "Keep class sizes"),
        help=QT_TRANSLATE_NOOP(
            "messages", "Draw positive and negative items separately, as many as there are."
        ),
        short="strat",
    )

    def __post_init__(self) -> None:
        check_params(self)

    def run(
        self,
        positive: ArrayLike,
        a: ArrayLike,
        b: ArrayLike,
        resume: NDArray[np.float64] | None = None,
    ) -> Running:
        """Draw resamples; a generator like those of `Procedure.run`.

        Parameters
        ----------
        positive : array of bool or of 0 and 1, shape (n_items,)
        a, b : array of float, shape (n_items,)
            Scores, higher meaning more positive.
        resume : ndarray of float64, optional
            Differences drawn by an earlier run with the same settings and seed.

        Raises
        ------
        ValueError
            See `ScoreGroups.of`.
        """
        drawn = _PairedDraws(ScoreGroups.of(positive, a), ScoreGroups.of(positive, b), self)
        area_a, area_b = drawn.a.auc(), drawn.b.auc()
        observed, tolerance = area_a - area_b, tie_tolerance(area_a, area_b)

        def count(values: NDArray[np.float64]) -> int:
            return count_extreme(values, observed, observed, self.alternative, tolerance)

        views = resampled(drawn.block, self.n_resamples, resume)
        last = yield from snapshots(views, self.n_resamples, observed, count)
        n_extreme, values = last.n_extreme, last.values
        pvalue = sampled_pvalue(n_extreme, last.n_done)
        low, high = percentile_interval(Distribution("bootstrap", values), self.confidence)
        notes = list(undefined_note(values))
        if not n_extreme:
            notes.append(no_extreme_note(last.n_done))
        n_positive, n_negative = drawn.a.class_sizes
        text = QT_TRANSLATE_NOOP(
            "messages",
            "sampled: {n:,} draws of {n_positive:,} positive and {n_negative:,} negative items",
        )
        sizes = {"n": last.n_done, "n_positive": n_positive, "n_negative": n_negative}
        return SignificanceResult(
            test="auc-bootstrap",
            signature=signature("auc-bootstrap", self),
            observed=observed,
            pvalue=pvalue,
            log10_pvalue=math.log10(pvalue),
            alternative=self.alternative,
            exact=False,
            method=Message(text, sizes),
            n_items=len(drawn.a.group),
            n_resamples=last.n_done,
            n_extreme=n_extreme,
            seed=self.seed,
            mc_interval=monte_carlo_interval(n_extreme, last.n_done),
            interval=Interval(low, high, self.confidence, "percentile"),
            distribution=Distribution("bootstrap", values),
            notes=tuple(notes),
        )


@dataclass(frozen=True, eq=False)
class _PairedDraws:
    """Draws of items, scored by both systems."""

    a: ScoreGroups
    b: ScoreGroups
    settings: AucBootstrap

    def block(self, number: int) -> Block:
        """Differences of one block of resamples, in pieces."""
        random = block_generator(self.settings.seed, number)
        n_items = len(self.a.group)
        at_once = min(BLOCK, max(1, _DRAWS_AT_ONCE // n_items))
        differences = np.empty(BLOCK)
        for start in range(0, BLOCK, at_once):
            stop = min(start + at_once, BLOCK)
            items = self._items(random, stop - start)
            yield
            areas = _areas(self.a, items)
            yield
            differences[start:stop] = areas - _areas(self.b, items)
            yield
        return differences

    def _items(self, random: np.random.Generator, n_resamples: int) -> NDArray[np.intp]:
        """Items drawn, shape (n_resamples, n_items)."""
        positive = self.a.positive
        if not self.settings.stratified:
            return random.integers(0, len(positive), (n_resamples, len(positive)))
        classes = (np.flatnonzero(positive), np.flatnonzero(~positive))
        drawn = [rows[random.integers(0, len(rows), (n_resamples, len(rows)))] for rows in classes]
        return np.concatenate(drawn, axis=1)


def _areas(groups: ScoreGroups, items: NDArray[np.intp]) -> NDArray[np.float64]:
    """AUC of each resample."""
    n_resamples, n_groups = len(items), len(groups.scores)
    place = groups.group + n_groups * groups.positive
    drawn = place[items] + 2 * n_groups * np.arange(n_resamples)[:, None]
    counts = np.bincount(drawn.ravel(), minlength=2 * n_groups * n_resamples)
    counts = counts.reshape(n_resamples, 2, n_groups)
    return resampled_auc(counts[:, 1], counts[:, 0])
