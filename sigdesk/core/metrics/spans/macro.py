"""Macro-averaged F1 over the types of spans.

Every type that some tag of the project names counts, also one that only another system predicts:
two systems are never averaged over different types.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.metrics.division import (
    divide,
    exact_divide,
    exact_mean,
    mean_of_defined,
    undefined_classes_note,
)
from sigdesk.core.metrics.spans.base import SpanMetric
from sigdesk.core.metrics.spans.exact import CITATION
from sigdesk.core.metrics.spans.extraction import Spans
from sigdesk.core.metrics.spans.matching import correct


def counts_by_type(gold: Spans, predicted: Spans) -> NDArray[np.int64]:
    """Right, predicted and reference spans of every type in every sentence.

    Returns
    -------
    ndarray of int64, shape (n_items, 3, n_types)
    """
    right = correct(gold, predicted)
    n_types = len(gold.names)
    counts = np.zeros((gold.n_items, 3, n_types), dtype=np.int64)
    for place, spans in enumerate((predicted.some(right), predicted, gold)):
        cells = np.bincount(spans.items * n_types + spans.types, minlength=gold.n_items * n_types)
        counts[:, place] = cells.reshape(gold.n_items, n_types)
    return counts


@METRICS.register
@dataclass(frozen=True)
class MacroSpanF1(SpanMetric):
    """Mean of the types' F1. Statistics: right, predicted, reference of each type."""

    key: ClassVar[str] = "span-macro-f1"
    usual: ClassVar[int] = 5
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Macro-F1 of types")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean of the span F1 of every type, each type counting the same."
    )
    citation: ClassVar[str] = CITATION
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Span F1 is computed for each type by itself and averaged, so that rare types count as "
        "much as frequent ones.",
    )
    formula: ClassVar[str] = "macro-F1 = (1/T)·Σ F1(t)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A type with a handful of spans moves the mean as much as the most frequent one, and so "
        "does a type that only one system invents.",
    )

    def counts(self, gold: Spans, predicted: Spans) -> NDArray[np.int64]:
        """[right of each type…, predicted…, reference…] of every sentence."""
        return counts_by_type(gold, predicted).reshape(gold.n_items, -1)

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Mean of F1 over types; NaN when there is no type."""
        right, predicted, expected = np.split(totals, 3, axis=-1)
        return mean_of_defined(divide(2 * right, predicted + expected, self.zero_division))

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same as a fraction."""
        n_types = len(totals) // 3
        return exact_mean(
            [
                exact_divide(
                    2 * totals[kind],
                    totals[n_types + kind] + totals[2 * n_types + kind],
                    self.zero_division,
                )
                for kind in range(n_types)
            ]
        )

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Counts or names the types whose F1 is 0/0."""
        _, predicted, expected = np.split(totals, 3)
        return undefined_classes_note(
            Message(QT_TRANSLATE_NOOP("messages", "F1")),
            predicted + expected == 0,
            labels,
            self.zero_division,
        )
