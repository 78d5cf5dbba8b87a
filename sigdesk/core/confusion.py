"""Confusion counts and the scores of each class that follow from them.

Rows are the reference, columns the answers; a last column counts items without an answer.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING, LabelColumn
from sigdesk.core.metrics.averages import ClassCounts
from sigdesk.core.metrics.division import canonical_policy, mean_of_defined
from sigdesk.core.metrics.label_kinds import label_columns


def confusion_counts(gold: LabelColumn, predicted: LabelColumn) -> NDArray[np.int64]:
    """How often each label was answered for each label of the reference.

    Parameters
    ----------
    gold, predicted : LabelColumn
        Same length, same label set.

    Returns
    -------
    ndarray of int64, shape (n_labels, n_labels + 1)
        Rows reference, columns predicted; the last column counts missing answers.

    Raises
    ------
    ValueError
        When label sets or lengths differ, or an item of the reference has no label.
    """
    gold, predicted = label_columns(gold, predicted)
    n_labels = len(gold.labels)
    answer = np.where(predicted.codes == MISSING, n_labels, predicted.codes)
    code = gold.codes.astype(np.int64) * (n_labels + 1) + answer
    counts = np.bincount(code, minlength=n_labels * (n_labels + 1))
    return counts.reshape(n_labels, n_labels + 1).astype(np.int64, copy=False)


class AverageScores(NamedTuple):
    """Precision, recall and F1 averaged over classes; NaN when no class is defined."""

    precision: float
    recall: float
    f1: float


@dataclass(frozen=True, eq=False)
class PerClass:
    """Scores of every class, each array of shape (n_labels,).

    Parameters
    ----------
    hits, support, predicted : ndarray of int64
        Right answers, items in the reference, and answers of each class.
    precision, recall, f1 : ndarray of float64
        The scores; `zero_division` where 0/0.
    precision_undefined, recall_undefined, f1_undefined : ndarray of bool
        Where they are 0/0.
    zero_division : float
        What 0/0 counts as: 0, 1 or NaN (left out of averages).
    """

    hits: NDArray[np.int64]
    support: NDArray[np.int64]
    predicted: NDArray[np.int64]
    precision: NDArray[np.float64]
    recall: NDArray[np.float64]
    f1: NDArray[np.float64]
    precision_undefined: NDArray[np.bool_]
    recall_undefined: NDArray[np.bool_]
    f1_undefined: NDArray[np.bool_]
    zero_division: float

    def first(self, n: int) -> PerClass:
        """Scores of the first `n` classes only."""
        parts: dict[str, Any] = {
            name: part[:n] for name, part in vars(self).items() if isinstance(part, np.ndarray)
        }
        return replace(self, **parts)

    def macro(self) -> AverageScores:
        """Unweighted means over all classes of the label set; its F1 is the mean of class F1."""
        return AverageScores(
            *(float(mean_of_defined(scores)) for scores in (self.precision, self.recall, self.f1))
        )

    def weighted(self) -> AverageScores:
        """Means weighted by support; the recall is accuracy."""
        return AverageScores(
            *(
                float(mean_of_defined(scores, self.support))
                for scores in (self.precision, self.recall, self.f1)
            )
        )


def per_class(counts: NDArray[np.int64], zero_division: float = 0.0) -> PerClass:
    """Scores of every class.

    Parameters
    ----------
    counts : ndarray of int64, shape (n_labels, n_labels + 1) or (n_labels, n_labels)
        As from `confusion_counts`; without the last column no answer is missing.
    zero_division : float
        What 0/0 counts as: 0, 1 or NaN.

    Returns
    -------
    PerClass
    """
    policy = canonical_policy(zero_division)
    n_labels = len(counts)
    square = counts[:, :n_labels]
    support, predicted = counts.sum(axis=1), square.sum(axis=0)
    classes = ClassCounts(np.diagonal(square).copy(), predicted, support)
    return PerClass(
        hits=classes.hits,
        support=support,
        predicted=predicted,
        precision=classes.precision(policy),
        recall=classes.recall(policy),
        f1=classes.f1(policy),
        precision_undefined=predicted == 0,
        recall_undefined=support == 0,
        f1_undefined=(support + predicted) == 0,
        zero_division=policy,
    )
