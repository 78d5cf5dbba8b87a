"""Area under the ROC curve: the chance that a positive item outscores a negative one.

A tie counts half, so AUC is the Mann–Whitney statistic of the positive against the negative scores
over their number of pairs (Bamber 1975). AUC is no function of sums over items; its variance comes
from *placements* (DeLong, DeLong & Clarke-Pearson 1988): the placement of a positive item is the
share of negative items it outscores, that of a negative item the share of positive items that
outscore it. Mid-ranks give all placements in one sort (Sun & Xu 2014).

Decision: items with equal scores form a group, groups are sorted once, and everything after that
works on counts per group. A bootstrap resample is then a pair of weighted counts and one
cumulative sum, without sorting again.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

FloatArray = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class ScoreGroups:
    """Items of two classes, grouped by score in ascending order.

    Parameters
    ----------
    positive : ndarray of bool, shape (n_items,)
    scores : ndarray of float64, shape (n_groups,)
        The distinct scores, ascending.
    group : ndarray of intp, shape (n_items,)
        Group of each item.
    n_positive, n_negative : ndarray of int64, shape (n_groups,)
        Items of each class in each group.
    """

    positive: NDArray[np.bool_]
    scores: FloatArray
    group: NDArray[np.intp]
    n_positive: NDArray[np.int64]
    n_negative: NDArray[np.int64]

    @classmethod
    def of(cls, positive: ArrayLike, scores: ArrayLike) -> ScoreGroups:
        """Group items by score.

        Parameters
        ----------
        positive : array of bool or of 0 and 1, shape (n_items,)
            Whether an item is of the positive class.
        scores : array of float, shape (n_items,)
            Higher means more positive. Equal decimals are equal doubles, so that ties of scores
            read from files stay ties.

        Raises
        ------
        ValueError
            When lengths differ, a score is not a number, or one of the classes is empty: AUC and
            the curves are undefined then.
        """
        truth = np.asarray(positive).astype(bool)
        values = np.asarray(scores, dtype=np.float64)
        if truth.shape != values.shape or truth.ndim != 1:
            raise ValueError(f"{truth.shape} labels and {values.shape} scores")
        if np.isnan(values).any():
            raise ValueError(f"{int(np.isnan(values).sum())} items have no score")
        if truth.all() or not truth.any():
            which = "positive" if not truth.any() else "negative"
            raise ValueError(f"no item is {which}, so the ROC curve is undefined")
        distinct, group = np.unique(values, return_inverse=True)
        n_all = np.bincount(group, minlength=len(distinct))
        n_positive = np.bincount(group[truth], minlength=len(distinct))
        return cls(truth, distinct, group, n_positive, n_all - n_positive)

    @property
    def class_sizes(self) -> tuple[int, int]:
        """Numbers of positive and of negative items."""
        return int(self.n_positive.sum()), int(self.n_negative.sum())

    def auc(self) -> float:
        """Area under the ROC curve, from whole numbers."""
        n_positive, n_negative = self.class_sizes
        return _doubled_wins(self.n_positive, self.n_negative) / (2 * n_positive * n_negative)

    def placements(self) -> tuple[FloatArray, FloatArray]:
        """Placement of a positive and of a negative item in each group, shape (n_groups,).

        Returns
        -------
        of_positive : ndarray of float64
            Share of the negative items below a positive item of the group, ties half.
        of_negative : ndarray of float64
            Share of the positive items above a negative item of the group, ties half.
        """
        n_positive, n_negative = self.class_sizes
        below = np.cumsum(self.n_negative) - 0.5 * self.n_negative
        above = n_positive - np.cumsum(self.n_positive) + 0.5 * self.n_positive
        return below / n_negative, above / n_positive


def _doubled_wins(positive: NDArray[np.int64], negative: NDArray[np.int64]) -> int:
    """Twice the pairs that the positive item wins, ties half; groups in ascending order."""
    doubled = 2 * np.cumsum(negative) - negative
    return int(positive @ doubled)


def resampled_auc(positive: NDArray[Any], negative: NDArray[Any]) -> FloatArray:
    """AUC from counts per group of many resamples.

    Parameters
    ----------
    positive, negative : ndarray of integers, shape (n_resamples, n_groups)
        How often items of each class of each group were drawn; groups in ascending order.

    Returns
    -------
    ndarray of float64, shape (n_resamples,)
        NaN where a class was not drawn.
    """
    drawn = negative.astype(np.float64)
    below = np.cumsum(drawn, axis=1) - 0.5 * drawn
    won = np.einsum("ij,ij->i", positive.astype(np.float64), below)
    pairs = positive.sum(axis=1) * drawn.sum(axis=1)
    with np.errstate(invalid="ignore"):
        return np.asarray(np.where(pairs > 0, won / pairs, np.nan))


def auc(positive: ArrayLike, scores: ArrayLike) -> float:
    """Area under the ROC curve, ties half; see `ScoreGroups.of` for arguments and errors."""
    return ScoreGroups.of(positive, scores).auc()


def auc_variance(groups: ScoreGroups) -> float:
    """DeLong's variance of AUC.

    Sample variances of the placements over the number of items, summed over the classes; NaN with
    fewer than two items in a class.
    """
    sizes = groups.class_sizes
    counts = (groups.n_positive, groups.n_negative)
    variance = 0.0
    for placements, count, size in zip(groups.placements(), counts, sizes, strict=True):
        mean = float(count @ placements) / size
        variance += _over(float(count @ np.square(placements - mean)), size * (size - 1))
    return variance


def auc_covariance(a: ScoreGroups, b: ScoreGroups) -> float:
    """DeLong's covariance of the AUCs of two systems that scored the same items.

    Raises
    ------
    ValueError
        When the classes of the items differ.
    """
    if not np.array_equal(a.positive, b.positive):
        raise ValueError("the two systems did not score the same items")
    covariance = 0.0
    for side, (of_a, of_b) in enumerate(zip(a.placements(), b.placements(), strict=True)):
        items = a.positive if side == 0 else ~a.positive
        first, second = of_a[a.group[items]], of_b[b.group[items]]
        size = len(first)
        products = float((first - first.mean()) @ (second - second.mean()))
        covariance += _over(products, size * (size - 1))
    return covariance


def _over(numerator: float, denominator: int) -> float:
    return numerator / denominator if denominator else math.nan


def hanley_mcneil_error(area: float, n_positive: int, n_negative: int) -> float:
    """Standard error of an AUC from the area alone (Hanley & McNeil 1982), for comparison.

    Parameters
    ----------
    area : float
    n_positive, n_negative : int
    """
    q1, q2 = area / (2.0 - area), 2.0 * area * area / (1.0 + area)
    variance = area * (1.0 - area)
    variance += (n_positive - 1) * (q1 - area * area) + (n_negative - 1) * (q2 - area * area)
    return math.sqrt(max(variance, 0.0) / (n_positive * n_negative))


def multiclass_auc(
    codes: NDArray[np.integer[Any]],
    scores: FloatArray,
    pairing: Literal["one-vs-rest", "one-vs-one"] = "one-vs-rest",
    weighted: bool = False,
) -> float:
    """AUC of several classes, averaged.

    Parameters
    ----------
    codes : ndarray of int, shape (n_items,)
        Reference class of each item, 0 … n_classes − 1.
    scores : ndarray of float64, shape (n_items, n_classes)
        Score of each class.
    pairing : {"one-vs-rest", "one-vs-one"}
        Each class against all others; or each pair of classes among their own items, both ways,
        averaged (Hand & Till 2001).
    weighted : bool
        Weight classes by their number of items (pairs by theirs); otherwise all count alike.

    Raises
    ------
    ValueError
        When a class has no items.
    """
    n_classes = scores.shape[1]
    sizes = np.bincount(codes, minlength=n_classes)
    if not sizes.all():
        empty = ", ".join(str(code) for code in np.flatnonzero(sizes == 0))
        raise ValueError(f"no items of class {empty}, so its AUC is undefined")
    areas: list[float] = []
    weights: list[float] = []
    if pairing == "one-vs-rest":
        for code in range(n_classes):
            areas.append(auc(codes == code, scores[:, code]))
            weights.append(float(sizes[code]))
    else:
        for first in range(n_classes):
            for second in range(first + 1, n_classes):
                rows = (codes == first) | (codes == second)
                one = auc(codes[rows] == first, scores[rows, first])
                other = auc(codes[rows] == second, scores[rows, second])
                areas.append((one + other) / 2)
                weights.append(float(sizes[first] + sizes[second]))
    return _average(areas, weights if weighted else [1.0] * len(areas))


def _average(values: Sequence[float], weights: Sequence[float]) -> float:
    return math.fsum(v * w for v, w in zip(values, weights, strict=True)) / math.fsum(weights)
