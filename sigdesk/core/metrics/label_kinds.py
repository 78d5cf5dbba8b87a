"""What all label metrics share: items of one kind have the same reference and the same answer.

Decision: a label metric looks at an item only through the pair (reference label, answer). Items
are therefore counted by kind, at most K·(K + 1) of them for K labels, and every later step costs
what the kinds cost, however many items there are.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING, Column, LabelColumn
from sigdesk.core.metrics.base import ItemStats, Metric, Ratio, Task
from sigdesk.core.metrics.division import canonical_policy
from sigdesk.core.params import check_params

_TABLE_LIMIT = 1 << 22
"""Largest number of possible kinds that are looked up in a table instead of sorted."""


@dataclass(frozen=True, eq=False)
class LabelKinds:
    """The kinds of items that occur, and the kind of every item.

    Parameters
    ----------
    gold : ndarray of int64, shape (n_kinds,)
        Reference label of each kind.
    predicted : ndarray of int64, shape (n_kinds,)
        Answer of each kind, `MISSING` where there is none.
    index : ndarray of intp, shape (n_items,)
        Kind of each item.
    labels : tuple of str
        The label set.
    """

    gold: NDArray[np.int64]
    predicted: NDArray[np.int64]
    index: NDArray[np.intp]
    labels: tuple[str, ...]

    @property
    def hit(self) -> NDArray[np.bool_]:
        """Whether the answer is right, shape (n_kinds,)."""
        right: NDArray[np.bool_] = self.gold == self.predicted
        return right

    def indicator(self, codes: NDArray[np.int64]) -> NDArray[np.int64]:
        """One column a label, 1 where `codes` has that label, shape (n_kinds, n_labels)."""
        one_hot: NDArray[np.int64] = (codes[:, None] == np.arange(len(self.labels))).astype(
            np.int64
        )
        return one_hot


def label_columns(reference: Column | None, output: Column) -> tuple[LabelColumn, LabelColumn]:
    """Both columns, after checking that they are labels of one label set and of equal length.

    Raises
    ------
    TypeError
        When one of them does not hold labels.
    ValueError
        When label sets or lengths differ, or an item of the reference has no label.
    """
    if not isinstance(reference, LabelColumn) or not isinstance(output, LabelColumn):
        raise TypeError("label metrics need labels in the reference and in the output")
    if reference.labels != output.labels:
        raise ValueError("the reference and the output have different label sets")
    if len(reference) != len(output):
        raise ValueError(f"the reference has {len(reference)} items, the output {len(output)}")
    if reference.n_missing:
        raise ValueError(f"{reference.n_missing} items of the reference have no label")
    return reference, output


def label_kinds(reference: Column | None, output: Column) -> LabelKinds:
    """Group the items of one system by reference label and answer."""
    gold, predicted = label_columns(reference, output)
    n_labels = len(gold.labels)
    width = n_labels + 1
    # an answer that is missing takes the last place of its row
    answer = np.where(predicted.codes == MISSING, n_labels, predicted.codes)
    code = gold.codes.astype(np.int64) * width + answer
    if n_labels * width <= _TABLE_LIMIT:
        occurring = np.flatnonzero(np.bincount(code, minlength=n_labels * width))
        position = np.empty(n_labels * width, dtype=np.intp)
        position[occurring] = np.arange(len(occurring))
        index = position[code]
    else:
        occurring, inverse = np.unique(code, return_inverse=True)
        index = inverse.astype(np.intp, copy=False)
    answers = occurring % width
    answers[answers == n_labels] = MISSING
    return LabelKinds(occurring // width, answers, index, gold.labels)


@dataclass(frozen=True)
class LabelMetric(Metric):
    """A metric of single-label classification; subclasses say what one item of a kind counts."""

    task: ClassVar[Task] = "labels"

    def __post_init__(self) -> None:
        if hasattr(self, "zero_division"):
            object.__setattr__(self, "zero_division", canonical_policy(self.zero_division))
        check_params(self)

    @abstractmethod
    def kind_rows(self, kinds: LabelKinds) -> NDArray[np.int64]:
        """Statistics of one item of each kind, shape (n_kinds, n_stats)."""

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every item; equal kinds share a row.

        Raises
        ------
        TypeError, ValueError
            See `label_columns`; also when a label chosen by the metric is not in the label set.
        """
        kinds = label_kinds(reference, output)
        return ItemStats(self.kind_rows(kinds), kinds.index)


def columns_of(*columns: NDArray[Any]) -> NDArray[np.int64]:
    """Columns side by side as int64, shape (n_kinds, n_stats)."""
    return np.column_stack(columns).astype(np.int64, copy=False)


def ratio_of(numerator: tuple[int, ...], denominator: tuple[int, ...], n_stats: int) -> Ratio:
    """A `Ratio` after checking that it fits the number of statistics."""
    if not len(numerator) == len(denominator) == n_stats:
        raise ValueError(f"{n_stats} statistics, but {len(numerator)} weights")
    return Ratio(numerator, denominator)
