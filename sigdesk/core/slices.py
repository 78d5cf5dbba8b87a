"""The same comparison in every slice, corrected, and whether the slices differ at all.

Decision: "significant here but not there" is no evidence that slices differ (Gelman & Stern 2006);
the interaction test asks that itself. Its statistic is the weighted variation of the slices'
differences around their common value, each weighted by its own precision (Welch 1951), and its
p-value comes from assigning the units to slices at random. Being studentized, it stays valid when
the slices' spreads differ (Janssen 1997; Chung & Romano 2013).
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.clusters import item_influence
from sigdesk.core.correction import adjust
from sigdesk.core.groups.anova import welch_anova
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.resampling.blocks import BLOCK, block_generator
from sigdesk.core.resampling.monte_carlo import sampled_pvalue
from sigdesk.core.results import Interval, PairedSample, SignificanceResult
from sigdesk.core.significance.base import Procedure
from sigdesk.core.significance.bootstrap import PairedBootstrap

FloatArray = NDArray[np.float64]
FEWEST = 2
FEW = 20
MOST_PERMUTED = 20_000
_CELLS_AT_ONCE = 1 << 17


@dataclass(frozen=True, eq=False)
class SliceResult:
    """The comparison in one slice.

    Parameters
    ----------
    name : str
    n_items : int
    scores : tuple of float
        Of A and B.
    difference : float
        A − B.
    interval : Interval or None
        Of the difference, by itself.
    result : SignificanceResult or None
        None when the test does not fit the slice; `reason` says why.
    adjusted : float
        p-value adjusted for all slices; NaN without a result.
    reason : Message or None
    notes : tuple of Message
    """

    name: str
    n_items: int
    scores: tuple[float, float]
    difference: float
    interval: Interval | None
    result: SignificanceResult | None
    adjusted: float
    reason: Message | None = None
    notes: tuple[Message, ...] = ()


@dataclass(frozen=True)
class Interaction:
    """Do slices differ in the difference?

    Parameters
    ----------
    statistic : float
        Σ w (d − d̄)² with w the slices' precisions; NaN when undefined.
    pvalue : float
        (c + 1)/(R + 1) over random assignments of units to slices; NaN when undefined.
    n_resamples, seed : int
        R is 0 where Welch's F distribution took the place of random assignments.
    undefined : Message or None
    """

    statistic: float
    pvalue: float
    n_resamples: int
    seed: int
    undefined: Message | None = None


@dataclass(frozen=True, eq=False)
class SliceComparison:
    """All slices, in the order given, and their interaction."""

    slices: tuple[SliceResult, ...]
    interaction: Interaction
    correction: str


def slice_sample(sample: PairedSample, rows: NDArray[np.bool_]) -> PairedSample:
    """The items of one slice, with their clusters; strata are dropped."""
    clusters = None if sample.clusters is None else sample.clusters[rows]
    return PairedSample(sample.metric, sample.a.take(rows), sample.b.take(rows), clusters)


def compare_slices(
    sample: PairedSample,
    slices: NDArray[np.intp],
    names: Sequence[str],
    procedure: Procedure,
    correction: str = "holm",
    confidence: float = 0.95,
    n_resamples: int = 4_096,
    seed: int = 12345,
) -> Generator[tuple[SliceResult, ...], None, SliceComparison]:
    """Compare A and B in every slice with one test.

    Parameters
    ----------
    sample : PairedSample
    slices : ndarray of intp, shape (n_items,)
        Slice number of each item; −1 for none.
    names : sequence of str
        Of the slices.
    procedure : Procedure
    correction : str
        A key of `CORRECTIONS`, over the slices.
    confidence : float
        Of each interval by itself.
    n_resamples, seed : int
        Of the intervals and the interaction test.

    Yields
    ------
    tuple of SliceResult
        Slices so far, whenever something was done; adjusted p-values are NaN until the end.

    Raises
    ------
    ValueError
        When there is not one slice number for each item.
    """
    if len(slices) != sample.n_items:
        raise ValueError(f"{len(slices)} slice numbers for {sample.n_items} items")
    done: list[SliceResult] = []
    for number, name in enumerate(names):
        part = slice_sample(sample, slices == number)
        making = _one(part, name, procedure, confidence, n_resamples, seed)
        while True:
            try:
                next(making)
            except StopIteration as stop:
                done.append(stop.value)
                break
            yield tuple(done)
        yield tuple(done)
    tested = [one.result.pvalue for one in done if one.result is not None]
    adjusted = iter(adjust(tested, correction).tolist())
    final = tuple(
        SliceResult(
            one.name, one.n_items, one.scores, one.difference, one.interval, one.result,
            next(adjusted) if one.result is not None else math.nan, one.reason, one.notes,
        )
        for one in done
    )  # fmt: skip
    testing = interaction(sample, slices, len(names), n_resamples, seed)
    while True:
        try:
            next(testing)
        except StopIteration as stop:
            return SliceComparison(final, stop.value, correction)
        yield final


def _one(
    part: PairedSample,
    name: str,
    procedure: Procedure,
    confidence: float,
    n_resamples: int,
    seed: int,
) -> Generator[None, None, SliceResult]:
    if not part.n_items:
        empty = Message(QT_TRANSLATE_NOOP("messages", "no item lies in this slice"))
        return SliceResult(name, 0, (math.nan, math.nan), math.nan, None, None, math.nan, empty)
    scores = part.scores()
    notes: tuple[Message, ...] = ()
    if part.n_items < FEW:
        text = QT_TRANSLATE_NOOP(
            "messages", "only {n:,} items: a slice this small can hide large differences"
        )
        notes = (Message(text, {"n": part.n_items}, "caution"),)
    reason = procedure.unsuitable(part)
    result = None
    if reason is None:
        running = procedure.run(part)
        while True:
            try:
                next(running)
            except StopIteration as stop:
                result = stop.value
                break
            yield
    interval = None
    bootstrap = PairedBootstrap(confidence=confidence, n_resamples=n_resamples, seed=seed)
    if bootstrap.unsuitable(part) is None:
        drawing = bootstrap.run(part)
        while True:
            try:
                next(drawing)
            except StopIteration as stop:
                interval = stop.value.interval
                break
            yield
    return SliceResult(
        name, part.n_items, scores, scores[0] - scores[1], interval, result, math.nan, reason, notes
    )


def interaction(
    sample: PairedSample,
    slices: NDArray[np.intp],
    n_slices: int,
    n_resamples: int = 9_984,
    seed: int = 12345,
) -> Generator[None, None, Interaction]:
    """Permutation test of equal differences in all slices; in pieces.

    The units are pseudo-values of the difference within their slice: an item's own difference for
    means. Clusters are assigned whole; one that lies in several slices is a unit in each. For more
    than 20,000 units the F distribution of Welch's test takes the place of random assignments.

    Parameters
    ----------
    sample : PairedSample
    slices : ndarray of intp, shape (n_items,)
    n_slices : int
    n_resamples, seed : int
    """
    values, group = _pseudo_values(sample, slices, n_slices)
    sizes = np.bincount(group, minlength=n_slices) if len(group) else np.zeros(n_slices, int)
    kept = np.flatnonzero(sizes >= FEWEST)
    if len(kept) < 2:
        text = QT_TRANSLATE_NOOP(
            "messages", "undefined: fewer than two slices have two units or more"
        )
        return Interaction(math.nan, math.nan, 0, seed, Message(text))
    chosen = np.isin(group, kept)
    values = values[chosen]
    sizes = sizes[kept]
    by_slice = np.argsort(np.searchsorted(kept, group[chosen]), kind="stable")
    values = values[by_slice]
    observed = float(_between(values[None], sizes)[0])
    if math.isnan(observed):
        text = QT_TRANSLATE_NOOP("messages", "undefined: the differences do not vary at all")
        return Interaction(math.nan, math.nan, 0, seed, Message(text))
    if len(values) > MOST_PERMUTED:
        found = welch_anova(np.split(values, np.cumsum(sizes)[:-1]))
        if found.undefined is None:
            return Interaction(observed, found.pvalue, 0, seed)
    n_extreme = n_done = 0
    at_once = max(1, min(BLOCK, _CELLS_AT_ONCE // len(values)))
    for number in range(-(-n_resamples // BLOCK)):
        random = block_generator(seed, number)
        for start in range(0, BLOCK, at_once):
            n_rows = min(at_once, BLOCK - start)
            order = np.argsort(random.random((n_rows, len(values))), axis=1)
            drawn = _between(values[order], sizes)
            # an assignment without spread within slices counts as extreme
            n_extreme += int(np.count_nonzero(~(drawn < observed * (1.0 - 1e-12))))
            n_done += n_rows
            yield
    return Interaction(observed, sampled_pvalue(n_extreme, n_done), n_done, seed)


def _between(values: FloatArray, sizes: NDArray[np.int64]) -> FloatArray:
    """Welch's weighted variation of the slices' means, for rows of values in slice order."""
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    means = np.add.reduceat(values, starts, axis=1) / sizes
    centred = values - np.repeat(means, sizes, axis=1)
    squares = np.add.reduceat(centred**2, starts, axis=1)
    # what rounding leaves when all values of a slice are equal is no spread
    grain = (1e-12 * np.abs(values).max(axis=1, keepdims=True)) ** 2 * sizes
    pooled = squares.sum(axis=1, keepdims=True) / (sizes.sum() - len(sizes))
    squares = np.where(squares > grain, squares, 0.0)
    own = squares / (sizes - 1)
    # a slice without spread of its own borrows the others': it must not weigh infinitely
    variance = np.where(own > 0.0, own, pooled) / sizes
    with np.errstate(divide="ignore", invalid="ignore"):
        weights = 1.0 / variance
        centre = (weights * means).sum(axis=1, keepdims=True) / weights.sum(axis=1, keepdims=True)
        found: FloatArray = (weights * (means - centre) ** 2).sum(axis=1)
    found[~(pooled[:, 0] > grain.sum(axis=1))] = np.nan
    return found


def _pseudo_values(
    sample: PairedSample, slices: NDArray[np.intp], n_slices: int
) -> tuple[FloatArray, NDArray[np.intp]]:
    values, groups = [], []
    for number in range(n_slices):
        rows = slices == number
        if not rows.any():
            continue
        part = slice_sample(sample, rows)
        n = part.n_items
        own = part.difference + n * item_influence(part)
        if part.clusters is not None:
            cluster = np.unique(part.clusters, return_inverse=True)[1]
            sums = np.bincount(cluster, own)
            # scaled so that the mean over clusters is still the slice's difference
            own = sums * len(sums) / n
        values.append(own)
        groups.append(np.full(len(own), number, dtype=np.intp))
    if not values:
        return np.empty(0), np.empty(0, dtype=np.intp)
    return np.concatenate(values), np.concatenate(groups)
