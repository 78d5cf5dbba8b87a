"""ROC and precision–recall curves: what every threshold does, and single numbers from them.

An item is predicted positive when its score is at least the threshold. All points are counts, so
that rates, corners and areas come from whole numbers.

Average precision goes by several definitions that give several numbers for one ranking. The step
sum (as scikit-learn) is the default; the others are named options.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.metrics.auc import ScoreGroups

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]

AveragePrecision = Literal["step", "trapezoid", "interpolated", "11-point", "davis-goadrich"]
"""Definitions of the area under a precision–recall curve; see `ThresholdCurve.area`."""

_SLACK = 1e-9
"""Counts this little short of a demanded share reach it: 0.7 of 10 items are 7."""


@dataclass(frozen=True, eq=False)
class ThresholdCurve:
    """Counts at every distinct threshold, from the highest score down.

    Parameters
    ----------
    thresholds : ndarray of float64, shape (n_thresholds,)
        The distinct scores, descending.
    true_positive, false_positive : ndarray of int64, shape (n_thresholds,)
        Items predicted positive at each threshold, by their class.
    n_positive, n_negative : int
        Items of each class.
    """

    thresholds: FloatArray
    true_positive: IntArray
    false_positive: IntArray
    n_positive: int
    n_negative: int

    @classmethod
    def of(cls, positive: ArrayLike, scores: ArrayLike) -> ThresholdCurve:
        """Count; see `ScoreGroups.of` for arguments and errors."""
        return cls.from_groups(ScoreGroups.of(positive, scores))

    @classmethod
    def from_groups(cls, groups: ScoreGroups) -> ThresholdCurve:
        """From items grouped by score."""
        return cls(
            groups.scores[::-1],
            np.cumsum(groups.n_positive[::-1]),
            np.cumsum(groups.n_negative[::-1]),
            *groups.class_sizes,
        )

    @property
    def recall(self) -> FloatArray:
        """True positive rate at each threshold."""
        return np.asarray(self.true_positive / self.n_positive)

    @property
    def precision(self) -> FloatArray:
        """Precision at each threshold; never 0/0, since every threshold is a score."""
        return np.asarray(self.true_positive / (self.true_positive + self.false_positive))

    @property
    def false_positive_rate(self) -> FloatArray:
        """False positive rate at each threshold."""
        return np.asarray(self.false_positive / self.n_negative)

    def roc_points(self) -> tuple[FloatArray, FloatArray, FloatArray]:
        """Thresholds, false and true positive rates, beginning at (0, 0) above all scores."""
        return (
            np.concatenate([[math.inf], self.thresholds]),
            np.concatenate([[0.0], self.false_positive_rate]),
            np.concatenate([[0.0], self.recall]),
        )

    def roc_corners(self) -> NDArray[np.intp]:
        """Positions among the `roc_points` where the curve bends, ends included.

        What is left out lies on the straight line between its neighbours, so a curve drawn through
        the corners is the same curve.
        """
        x = np.concatenate([[0], self.false_positive])
        y = np.concatenate([[0], self.true_positive])
        dx, dy = np.diff(x), np.diff(y)
        bends = dx[:-1] * dy[1:] != dx[1:] * dy[:-1]
        return np.concatenate([[0], np.flatnonzero(bends) + 1, [len(x) - 1]])

    def accuracy(self, threshold: float) -> float:
        """Share of items that a threshold classifies rightly."""
        true_positive, false_positive = self.at(threshold)
        right = true_positive + self.n_negative - false_positive
        return right / (self.n_positive + self.n_negative)

    def at(self, threshold: float) -> tuple[int, int]:
        """True and false positives at any threshold."""
        place = int(np.searchsorted(-self.thresholds, -threshold, side="right")) - 1
        if place < 0:
            return 0, 0
        return int(self.true_positive[place]), int(self.false_positive[place])

    def precision_at_recall(self, recall: float) -> float:
        """Highest precision among the thresholds that reach a recall."""
        reached = self.true_positive >= recall * self.n_positive - _SLACK
        return float(self.precision[reached].max())

    def recall_at_precision(self, precision: float) -> float:
        """Highest recall among the thresholds that reach a precision; 0 when none does."""
        predicted = self.true_positive + self.false_positive
        reached = self.true_positive >= precision * predicted - _SLACK
        return float(self.recall[reached].max(initial=0.0))

    def youden_j(self) -> float:
        """Largest recall + specificity − 1 over all thresholds, at least 0 (above all scores)."""
        return max(0.0, float((self.recall - self.false_positive_rate).max()))

    def kolmogorov_smirnov(self) -> float:
        """Largest distance of the two classes' score distributions."""
        return float(np.abs(self.recall - self.false_positive_rate).max())

    def costs(self, false_positive: float, false_negative: float) -> FloatArray:
        """Cost of the errors at each threshold.

        Parameters
        ----------
        false_positive, false_negative : float
            Cost of one error of each kind.
        """
        missed = self.n_positive - self.true_positive
        return np.asarray(false_positive * self.false_positive + false_negative * missed)

    def f_scores(self, beta: float = 1.0) -> FloatArray:
        """F-score at each threshold.

        Choosing the threshold by it on the data it is reported on is tuning on the test set.
        """
        weight = beta * beta
        predicted = self.true_positive + self.false_positive
        return np.asarray(
            (1 + weight) * self.true_positive / (weight * self.n_positive + predicted)
        )

    def area(self, definition: AveragePrecision = "step") -> float:
        """Area under the precision–recall curve.

        Parameters
        ----------
        definition : str
            ``"step"``: Σ (recall step) · precision, "average precision" in scikit-learn.
            ``"trapezoid"``: straight lines between points, from (0, 1); precision between
            thresholds is not attainable, so it may be above or below.
            ``"interpolated"``: steps with the highest precision at this recall or a larger one.
            ``"11-point"``: mean of that precision at recall 0, 0.1, …, 1 (TREC, PASCAL VOC 2007).
            ``"davis-goadrich"``: between thresholds, true and false positives grow in proportion
            (Davis & Goadrich 2006), integrated exactly.
        """
        areas: dict[AveragePrecision, Callable[[], float]] = {
            "step": self._step_area,
            "trapezoid": self._trapezoid_area,
            "interpolated": self._interpolated_area,
            "11-point": self._eleven_point_area,
            "davis-goadrich": self._attainable_area,
        }
        return areas[definition]()

    def _recall_steps(self) -> IntArray:
        return np.diff(self.true_positive, prepend=0)

    def _highest_from_here(self) -> FloatArray:
        """Highest precision at the recall of each threshold or a larger one."""
        return np.asarray(np.maximum.accumulate(self.precision[::-1])[::-1])

    def _step_area(self) -> float:
        return float(self._recall_steps() @ self.precision) / self.n_positive

    def _trapezoid_area(self) -> float:
        before = np.concatenate([[1.0], self.precision[:-1]])
        return float(self._recall_steps() @ (before + self.precision)) / (2 * self.n_positive)

    def _interpolated_area(self) -> float:
        return float(self._recall_steps() @ self._highest_from_here()) / self.n_positive

    def _eleven_point_area(self) -> float:
        highest = self._highest_from_here()
        levels = np.arange(11) * self.n_positive
        places = np.searchsorted(10 * self.true_positive, levels, side="left")
        return float(highest[places].mean())

    def _attainable_area(self) -> float:
        """∫ t/(t + f(t)) dt with f linear in t = true positives, between neighbouring points."""
        steps = self._recall_steps()
        rising = steps > 0
        width = steps[rising].astype(np.float64)
        end_true = self.true_positive[rising].astype(np.float64)
        start_true = end_true - width
        gained = np.diff(self.false_positive, prepend=0)[rising]
        start_false = self.false_positive[rising] - gained
        # t/(t + f) is t/(slope·t + rest), with the integral
        # t/slope − rest/slope²·log(slope·t + rest).
        slope = 1.0 + gained / width
        rest = start_false - (slope - 1.0) * start_true
        growth = np.log1p(slope * width / np.maximum(start_true + start_false, 1.0))
        # Where the curve begins at (0, 0), precision is constant and rest is 0.
        logarithm = np.where(rest == 0.0, 0.0, growth)
        return float((width / slope - rest / slope**2 * logarithm).sum()) / self.n_positive
