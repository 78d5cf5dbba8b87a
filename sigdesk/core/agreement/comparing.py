"""The difference of two agreements: on the same items a paired sample, else two groups of items.

Which of two annotators agrees better with the others? Leave out the one, then the other: the two
coefficients are of the same items, and if it did not matter who is who, the ratings of the two
could be exchanged item by item. That is the paired sample of two systems, and every paired test
fits it. The same holds for two rounds of annotation of the same items.

For two groups of items (two guidelines, two genres) the null hypothesis is that it does not matter
which group an item is in: items change groups at random, groups keep their sizes. The interval
draws items within each group.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.agreement.coefficient import Coefficient
from sigdesk.core.columns import MISSING, RatingsColumn
from sigdesk.core.distinct import distinct_rows
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import ItemStats, Metric
from sigdesk.core.metrics.kernel import Kernel, KernelMetric
from sigdesk.core.params import check_params, signature
from sigdesk.core.resampling.blocks import BLOCK, Block, block_generator, resampled
from sigdesk.core.resampling.intervals import percentile_interval
from sigdesk.core.resampling.monte_carlo import (
    count_extreme,
    monte_carlo_interval,
    sampled_pvalue,
    tie_tolerance,
)
from sigdesk.core.resampling.snapshots import snapshots
from sigdesk.core.results import (
    Alternative,
    Distribution,
    Interval,
    PairedSample,
    SignificanceResult,
)
from sigdesk.core.significance.base import Running
from sigdesk.core.significance.parameters import (
    alternative_param,
    confidence_param,
    n_resamples_param,
    seed_param,
)
from sigdesk.core.significance.sampling_notes import no_extreme_note, undefined_note

_BOOTSTRAP_STREAM = 1 << 40
"""Blocks from here on are bootstrap draws, so that they do not repeat the swaps' numbers."""


def annotators_sample(
    ratings: RatingsColumn, a: int, b: int, coefficient: Coefficient
) -> PairedSample:
    """Annotator A against annotator B: the agreement of each with all the others.

    Parameters
    ----------
    ratings : RatingsColumn
    a, b : int
        Positions of the annotators.
    coefficient : Coefficient

    Returns
    -------
    PairedSample
        A's side is the agreement without B, B's side that without A, on the items that both rated.

    Raises
    ------
    ValueError
        When there is no third annotator to agree with.
    """
    if ratings.n_annotators < 3:
        raise ValueError("comparing two annotators needs a third to agree with")
    both = (ratings.codes[:, [a, b]] != MISSING).all(axis=1)
    shared = ratings.take(both)
    others = [place for place in range(ratings.n_annotators) if place not in (a, b)]
    return rounds_sample(shared.annotators(a, *others), shared.annotators(b, *others), coefficient)


def rounds_sample(
    first: RatingsColumn, second: RatingsColumn, coefficient: Coefficient
) -> PairedSample:
    """Two sets of ratings of the same items, by whomever.

    Raises
    ------
    ValueError
        When items or label sets differ.
    """
    if len(first) != len(second) or first.labels != second.labels:
        raise ValueError("the two sets of ratings have different items or labels")
    return PairedSample(
        coefficient.metric(first), coefficient.item_stats(first), coefficient.item_stats(second)
    )


def _scorer(metric: Metric, rows: NDArray[Any]) -> Kernel:
    """Scores from weights of rows, whether the metric is a function of sums or not."""
    if isinstance(metric, KernelMetric):
        return metric.kernel(rows)
    return lambda weights: metric.aggregate(weights @ rows)


@dataclass(frozen=True, eq=False)
class _Groups:
    """Two groups of items, counted by kind."""

    score: Kernel
    counts: tuple[NDArray[np.int64], NDArray[np.int64]]
    seed: int

    @classmethod
    def of(cls, metric: Metric, x: ItemStats, y: ItemStats, seed: int) -> _Groups:
        rows = np.vstack([x.rows, y.rows])
        first, kind = distinct_rows(rows)
        of_x, of_y = kind[: len(x.rows)][x.index], kind[len(x.rows) :][y.index]
        counts = tuple(np.bincount(kinds, minlength=len(first)) for kinds in (of_x, of_y))
        return cls(_scorer(metric, rows[first]), (counts[0], counts[1]), seed)

    def scores(self) -> tuple[float, float]:
        """Agreement in each group."""
        one, other = self.score(np.stack(self.counts))
        return float(one), float(other)

    def regrouped(self, number: int) -> Block:
        """Differences when items change groups at random, shape (BLOCK,), in pieces."""
        random = block_generator(self.seed, number)
        x, y = self.counts
        drawn = random.multivariate_hypergeometric(
            x + y, int(x.sum()), size=BLOCK, method="marginals"
        )
        yield
        of_x = self.score(drawn)
        yield
        return of_x - self.score(x + y - drawn)

    def redrawn(self, number: int) -> Block:
        """Differences when each group's items are drawn again, shape (BLOCK,), in pieces."""
        random = block_generator(self.seed, _BOOTSTRAP_STREAM + number)
        scores = []
        for counts in self.counts:
            n_items = int(counts.sum())
            scores.append(self.score(random.multinomial(n_items, counts / n_items, BLOCK)))
            yield
        return np.asarray(scores[0] - scores[1])


@dataclass(frozen=True)
class GroupDifference:
    """Permutation test of the difference of agreement between two groups of items."""

    alternative: Alternative = alternative_param()  # noqa: RUF009
    n_resamples: int = n_resamples_param("perm")
    seed: int = seed_param()
    confidence: float = confidence_param()

    def __post_init__(self) -> None:
        check_params(self)

    def run(self, x: RatingsColumn, y: RatingsColumn, coefficient: Coefficient) -> Running:
        """Regroup items; a generator like those of `Procedure.run`.

        Parameters
        ----------
        x, y : RatingsColumn
            Different items, the same labels.
        coefficient : Coefficient

        Raises
        ------
        ValueError
            When label sets differ, or the agreement of a group is undefined.
        """
        if x.labels != y.labels:
            raise ValueError("the two groups of items have different labels")
        groups = _Groups.of(
            coefficient.metric(x), coefficient.item_stats(x), coefficient.item_stats(y), self.seed
        )
        score_x, score_y = groups.scores()
        observed, tolerance = score_x - score_y, tie_tolerance(score_x, score_y)
        if math.isnan(observed):
            raise ValueError("the agreement of a group is undefined (0/0)")
        last = yield from snapshots(
            resampled(groups.regrouped, self.n_resamples),
            self.n_resamples,
            observed,
            lambda values: count_extreme(values, 0.0, observed, self.alternative, tolerance),
        )
        drawn = _values(groups.redrawn, self.n_resamples)
        while True:
            try:
                next(drawn)
            except StopIteration as stop:
                redrawn: NDArray[np.float64] = stop.value
                break
            yield last
        interval = None
        if not np.isnan(redrawn).all():
            ends = percentile_interval(Distribution("bootstrap", redrawn), self.confidence)
            interval = Interval(*ends, self.confidence, "percentile")
        pvalue = sampled_pvalue(last.n_extreme, last.n_done)
        notes = [] if last.n_extreme else [no_extreme_note(last.n_done)]
        text = QT_TRANSLATE_NOOP(
            "messages", "sampled: {n:,} random regroupings of {x:,} and {y:,} items"
        )
        return SignificanceResult(
            test="agreement-of-groups",
            signature=signature("agreement-of-groups", self),
            observed=observed,
            pvalue=pvalue,
            log10_pvalue=math.log10(pvalue),
            alternative=self.alternative,
            exact=False,
            method=Message(text, {"n": last.n_done, "x": len(x), "y": len(y)}),
            n_items=len(x) + len(y),
            n_resamples=last.n_done,
            n_extreme=last.n_extreme,
            seed=self.seed,
            mc_interval=monte_carlo_interval(last.n_extreme, last.n_done),
            interval=interval,
            distribution=Distribution("null", last.values),
            notes=(*notes, *undefined_note(last.values)),
        )


def _values(draw: Callable[[int], Block], n_resamples: int) -> Block:
    """All values of a drawing, in pieces."""
    views = resampled(draw, n_resamples)
    while True:
        try:
            next(views)
        except StopIteration as stop:
            values: NDArray[np.float64] = stop.value
            return values
        yield
