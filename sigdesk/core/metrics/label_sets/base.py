"""What all metrics of label sets share: the two columns, and hits per item."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column, LabelSetColumn
from sigdesk.core.metrics.base import ItemStats, Metric, Task
from sigdesk.core.metrics.division import canonical_policy
from sigdesk.core.params import check_params


class LabelSets(NamedTuple):
    """Reference and answers, each of shape (n_items, n_labels), and which items lack an answer."""

    expected: NDArray[np.bool_]
    predicted: NDArray[np.bool_]
    missing: NDArray[np.bool_]


def label_set_columns(reference: Column | None, output: Column) -> LabelSets:
    """Both columns, after checking that they fit; a missing answer predicts nothing.

    Raises
    ------
    TypeError
        When one of them holds no label sets.
    ValueError
        When label sets or lengths differ, or an item of the reference has no answer.
    """
    if not isinstance(reference, LabelSetColumn) or not isinstance(output, LabelSetColumn):
        raise TypeError("these metrics need sets of labels in the reference and in the output")
    if reference.labels != output.labels:
        raise ValueError("the reference and the output have different labels")
    if len(reference) != len(output):
        raise ValueError(f"the reference has {len(reference)} items, the output {len(output)}")
    if reference.n_missing:
        raise ValueError(f"{reference.n_missing} items of the reference have no labels")
    missing = output.missing
    if missing is None:
        return LabelSets(reference.members, output.members, np.zeros(len(output), dtype=bool))
    return LabelSets(reference.members, output.members & ~missing[:, None], missing)


@dataclass(frozen=True)
class LabelSetMetric(Metric):
    """A metric of several labels an item."""

    task: ClassVar[Task] = "label-sets"

    def __post_init__(self) -> None:
        if hasattr(self, "zero_division"):
            object.__setattr__(self, "zero_division", canonical_policy(self.zero_division))
        check_params(self)

    def rows(self, sets: LabelSets) -> NDArray[Any]:
        """Statistics of every item, shape (n_items, n_stats)."""
        raise NotImplementedError

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every item; see `label_set_columns` for errors."""
        rows = self.rows(label_set_columns(reference, output))
        if rows.shape[1] > _FEW_STATISTICS:
            return ItemStats(rows, np.arange(len(rows)))
        distinct, index = np.unique(rows, axis=0, return_inverse=True)
        return ItemStats(distinct, index.reshape(-1).astype(np.intp))


_FEW_STATISTICS = 8
"""Up to so many statistics many items are equal, and equal ones are stored once."""


def counts_of_items(sets: LabelSets) -> NDArray[np.int64]:
    """[hits, predicted, expected] of every item, shape (n_items, 3)."""
    hits = (sets.expected & sets.predicted).sum(axis=1)
    return np.column_stack([hits, sets.predicted.sum(axis=1), sets.expected.sum(axis=1)])
