"""What these metrics read of an item: its class, and the scores a system gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import ClassScores, Column, LabelColumn
from sigdesk.core.metrics.base import ItemStats


def gold_and_scores(
    key: str, reference: Column | None, output: Column
) -> tuple[LabelColumn, ClassScores]:
    """The two columns, checked.

    Raises
    ------
    TypeError
        When one of them is of another kind.
    """
    if not isinstance(reference, LabelColumn) or not isinstance(output, ClassScores):
        raise TypeError(f"{key} needs labels as reference and a score for each class")
    return reference, output


def class_code(label: str, labels: Sequence[str]) -> int:
    """Position of a class in a label set; the last one for an empty text.

    Raises
    ------
    ValueError
        When it is not there.
    """
    if not label:
        return len(labels) - 1
    try:
        return list(labels).index(label)
    except ValueError:
        raise ValueError(f"{label!r} is not one of the labels {list(labels)}") from None


def class_column(key: str, output: ClassScores, label: str) -> NDArray[np.float64]:
    """Scores of one class; of two classes the other's are known too.

    Raises
    ------
    ValueError
        When the class has no score.
    """
    if label in output.labels:
        return output.of(label)
    if output.meaning == "probability" and len(output.labels) == 1:
        return 1.0 - output.values[:, 0]
    raise ValueError(f"{key}: no scores for the class {label!r}, only for {list(output.labels)}")


def in_label_order(gold: LabelColumn, output: ClassScores) -> NDArray[np.float64]:
    """Scores with a column for each label of the reference's label set, NaN where there is none."""
    table = np.full((len(output), len(gold.labels)), np.nan)
    for position, label in enumerate(output.labels):
        table[:, gold.labels.index(label)] = output.values[:, position]
    return table


def grouped(rows: NDArray[Any]) -> ItemStats:
    """Statistics with equal rows stored once."""
    distinct, index = np.unique(rows, axis=0, return_inverse=True)
    return ItemStats(distinct, index.reshape(-1).astype(np.intp, copy=False))
