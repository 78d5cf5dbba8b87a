"""How far predicted probabilities can be believed: Brier score, log loss, calibration error."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

FloatArray = NDArray[np.float64]

Closed = Literal["right", "left"]
"""Which end belongs to a bin: (lo, hi] as Guo et al. 2017, or [lo, hi)."""

_SNAP = 1e-9
"""Confidences this near to an edge of a bin are on it: 0.3 is one although 0.3 · 10 > 3."""


def brier_score(positive: ArrayLike, probability: ArrayLike) -> float:
    """Mean of (p − y)² for two classes, 0 to 1 (Brier 1950 summed over both classes: twice this).

    Parameters
    ----------
    positive : array of bool or of 0 and 1, shape (n_items,)
    probability : array of float, shape (n_items,)
        Predicted probability of the positive class.
    """
    truth, predicted = np.asarray(positive, dtype=np.float64), _probabilities(probability)
    return float(np.mean(np.square(predicted - truth)))


def multiclass_brier_score(
    codes: NDArray[np.integer[Any]], probability: ArrayLike, halved: bool = False
) -> float:
    """Mean over items of Σ (p − y)² over classes, 0 to 2.

    Parameters
    ----------
    codes : ndarray of int, shape (n_items,)
        Reference class of each item.
    probability : array of float, shape (n_items, n_classes)
    halved : bool
        Divide by 2, so that two classes give the binary score.
    """
    predicted = _probabilities(probability)
    truth = codes[:, None] == np.arange(predicted.shape[1])
    score = float(np.mean(np.square(predicted - truth).sum(axis=1)))
    return score / 2 if halved else score


def log_loss(codes: NDArray[np.integer[Any]], probability: ArrayLike) -> float:
    """Mean of −log p of the right class (natural logarithm).

    Parameters
    ----------
    codes : ndarray of int, shape (n_items,)
        Reference class of each item; 0 and 1 for two classes.
    probability : array of float, shape (n_items,) or (n_items, n_classes)
        Of the positive class, or of each class.

    Returns
    -------
    float
        Infinite when a right class was given the probability 0.
    """
    predicted = _probabilities(probability)
    if predicted.ndim == 1:
        right = np.where(codes == 1, predicted, 1.0 - predicted)
    else:
        right = predicted[np.arange(len(codes)), codes]
    with np.errstate(divide="ignore"):
        return float(-np.log(right).mean())


def top_k_accuracy(codes: NDArray[np.integer[Any]], scores: FloatArray, k: int) -> float:
    """Share of items whose right class is among the k highest scores; ties go to lower codes."""
    right = scores[np.arange(len(codes)), codes][:, None]
    before = np.arange(scores.shape[1]) < codes[:, None]
    ahead = (scores > right) | ((scores == right) & before)
    return float(np.mean(ahead.sum(axis=1) < k))


def _probabilities(values: ArrayLike) -> FloatArray:
    probabilities = np.asarray(values, dtype=np.float64)
    if not np.all((probabilities >= 0.0) & (probabilities <= 1.0)):
        raise ValueError("probabilities must lie between 0 and 1")
    return probabilities


@dataclass(frozen=True, eq=False)
class Reliability:
    """Confidence against accuracy, in bins: the numbers of a reliability diagram.

    Parameters
    ----------
    low, high : ndarray of float64, shape (n_bins,)
        Edges of the bins; for bins of equal mass the smallest and largest confidence in them.
    count : ndarray of int64, shape (n_bins,)
        Items in each bin.
    confidence, accuracy : ndarray of float64, shape (n_bins,)
        Means over the items of each bin, NaN where it is empty.
    """

    low: FloatArray
    high: FloatArray
    count: NDArray[np.int64]
    confidence: FloatArray
    accuracy: FloatArray

    @property
    def gaps(self) -> FloatArray:
        """Accuracy − confidence of each bin: negative where the system is overconfident."""
        return np.asarray(self.accuracy - self.confidence)

    def expected_error(self) -> float:
        """Expected calibration error (ECE): mean size of the gap, bins weighted by their items."""
        filled = self.count > 0
        return float(self.count[filled] @ np.abs(self.gaps[filled])) / int(self.count.sum())

    def largest_error(self) -> float:
        """Maximum calibration error (MCE): the largest gap of any bin."""
        return float(np.nanmax(np.abs(self.gaps)))


def reliability(
    confidence: ArrayLike, right: ArrayLike, n_bins: int = 10, closed: Closed = "right"
) -> Reliability:
    """Bins of equal width on [0, 1].

    Parameters
    ----------
    confidence : array of float, shape (n_items,)
        Probability the system gives its answer.
    right : array of bool or of 0 and 1, shape (n_items,)
    n_bins : int
    closed : {"right", "left"}
        Which end belongs to a bin; confidences on an edge move between bins with it. The ends of
        [0, 1] always belong to the first and the last bin.
    """
    values = _probabilities(confidence)
    place = values * n_bins
    nearest = np.rint(place)
    place = np.where(np.abs(place - nearest) <= _SNAP, nearest, place)
    bins = np.ceil(place) - 1 if closed == "right" else np.floor(place)
    index = np.clip(bins, 0, n_bins - 1).astype(np.intp)
    edges = np.arange(n_bins + 1) / n_bins
    return _binned(values, np.asarray(right), index, edges[:-1], edges[1:])


def equal_mass_reliability(
    confidence: ArrayLike, right: ArrayLike, n_bins: int = 10
) -> Reliability:
    """Bins of as equal numbers of items as can be: bin b ends after item ⌊(b + 1)·N/n_bins⌋.

    See `reliability` for the arguments. Items with equal confidence keep their order.
    """
    values = _probabilities(confidence)
    order = np.argsort(values, kind="stable")
    ends = [number * len(values) // n_bins for number in range(1, n_bins)]
    parts = np.split(order, ends)
    index = np.empty(len(values), dtype=np.intp)
    for number, part in enumerate(parts):
        index[part] = number
    edges = [
        (values[part[0]], values[part[-1]]) if len(part) else (np.nan, np.nan) for part in parts
    ]
    low, high = np.array(edges, dtype=np.float64).T
    return _binned(values, np.asarray(right), index, low, high)


def _binned(
    values: FloatArray,
    right: NDArray[Any],
    index: NDArray[np.intp],
    low: FloatArray,
    high: FloatArray,
) -> Reliability:
    count = np.bincount(index, minlength=len(low))
    with np.errstate(invalid="ignore"):
        confidence = np.bincount(index, values, len(low)) / count
        accuracy = np.bincount(index, right.astype(np.float64), len(low)) / count
    return Reliability(low, high, count, confidence, accuracy)
