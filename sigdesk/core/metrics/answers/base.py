"""What metrics of answers share: right answers beside given ones, and means over questions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import AlternativesColumn, Column, TextColumn
from sigdesk.core.metrics.base import ItemStats, Metric, Ratio, Scale, Task
from sigdesk.core.metrics.division import divide
from sigdesk.core.params import check_params


@dataclass(frozen=True)
class AnswerMetric(Metric):
    """The mean over questions of a value from 0 to 1. Statistics: [value, 1]."""

    task: ClassVar[Task] = "answers"
    scale: ClassVar[Scale] = "unit"
    is_whole: ClassVar[bool] = True
    """Whether values are 0 or 1, and the statistics integers."""

    def __post_init__(self) -> None:
        check_params(self)

    @abstractmethod
    def value(self, answer: str, right: Sequence[str]) -> float:
        """What one given answer is worth.

        Parameters
        ----------
        answer : str
            Empty when a system says that there is no answer.
        right : sequence of str
            Right answers; empty for a question that has none.
        """

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Value and 1 of every question; a question that was left out is worth 0.

        Raises
        ------
        TypeError
            When the columns do not hold answers.
        ValueError
            When the lengths differ.
        """
        if not isinstance(reference, AlternativesColumn) or not isinstance(output, TextColumn):
            raise TypeError(f"{self.key} needs right answers in the reference, and texts")
        if len(reference) != len(output):
            raise ValueError(f"the reference has {len(reference)} items, the output {len(output)}")
        values = np.array(
            [
                self.value(answer, reference.texts_of(item))
                for item, answer in enumerate(output.texts)
            ],
            dtype=np.int64 if self.is_whole else np.float64,
        )
        if output.missing is not None:
            values[output.missing] = 0
        rows, index = np.unique(values, return_inverse=True)
        return ItemStats(
            np.column_stack([rows, np.ones_like(rows)]), index.astype(np.intp, copy=False)
        )

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Sum of the values / questions; NaN without questions."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio:
        """Summed values over questions."""
        del n_stats
        return Ratio((1, 0), (0, 1))
