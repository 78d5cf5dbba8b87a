"""Spans that are nearly right: the bounds only, overlapping, or overlapping with the right type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.metrics.spans.base import SpanRatio
from sigdesk.core.metrics.spans.extraction import Spans
from sigdesk.core.metrics.spans.matching import overlapping, same_bounds

_CITATION = "Segura-Bedmar et al. 2013, SemEval-2013 task 9; Chinchor and Sundheim 1993, MUC-5"
_NO_SPAN = QT_TRANSLATE_NOOP("messages", "there is no span in either")


@METRICS.register
@dataclass(frozen=True)
class BoundaryF1(SpanRatio):
    """F1 of the bounds, whatever the type. Statistics: [right, predicted, reference]."""

    key: ClassVar[str] = "boundary-f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Boundary F1")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "2·right / (predicted + reference), where a span is right when its first and its last "
        "token are (“exact” in SemEval-2013).",
    )
    citation: ClassVar[str] = _CITATION
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How well spans are found, apart from how well they are named: types are not looked at.",
    )
    formula: ClassVar[str] = "F1 = 2·COR / (ACT + POS)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "It can only be higher than span F1; the gap is what wrong types cost."
    )
    undefined_because: ClassVar[str] = _NO_SPAN
    numerator: ClassVar[tuple[int, ...]] = (2, 0, 0)
    denominator: ClassVar[tuple[int, ...]] = (0, 1, 1)

    def counts(self, gold: Spans, predicted: Spans) -> NDArray[np.int64]:
        """[right, predicted, reference] of every sentence."""
        right = same_bounds(gold, predicted) >= 0
        return np.column_stack([predicted.per_item(right), predicted.per_item(), gold.per_item()])


@METRICS.register
@dataclass(frozen=True)
class PartialF1(SpanRatio):
    """F1 with half a point for overlap. Statistics: [exact, partial, predicted, reference]."""

    key: ClassVar[str] = "partial-f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Partial-match F1")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "2·(exact + partial/2) / (predicted + reference): bounds that are right count 1, an "
        "overlapping partner counts 1/2, whatever the type (“partial” in SemEval-2013).",
    )
    citation: ClassVar[str] = _CITATION
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A span that overlaps one of the reference earns half a point. Partners are taken from "
        "left to right, and no span has two.",
    )
    formula: ClassVar[str] = "F1 = 2·(COR + PAR/2) / (ACT + POS)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "One shared token is enough for half a point, however long the spans are."
    )
    undefined_because: ClassVar[str] = _NO_SPAN
    numerator: ClassVar[tuple[int, ...]] = (2, 1, 0, 0)
    denominator: ClassVar[tuple[int, ...]] = (0, 0, 1, 1)

    def counts(self, gold: Spans, predicted: Spans) -> NDArray[np.int64]:
        """[exact, partial, predicted, reference] of every sentence."""
        exact = same_bounds(gold, predicted) >= 0
        partial = overlapping(gold, predicted, without_exact=True)
        return np.column_stack(
            [
                predicted.per_item(exact),
                predicted.per_item(partial),
                predicted.per_item(),
                gold.per_item(),
            ]
        )


@METRICS.register
@dataclass(frozen=True)
class TypeF1(SpanRatio):
    """F1 of types of overlapping spans. Statistics: [right, predicted, reference]."""

    key: ClassVar[str] = "type-f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Type-match F1")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "2·right / (predicted + reference), where a span is right when it overlaps a span of the "
        "reference of the same type (“type” in SemEval-2013).",
    )
    citation: ClassVar[str] = _CITATION
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How well spans are named, forgiving wrong bounds. Partners are taken from left to right, "
        "and no span has two.",
    )
    formula: ClassVar[str] = "F1 = 2·COR / (ACT + POS)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "One shared token is enough, however long the spans are."
    )
    undefined_because: ClassVar[str] = _NO_SPAN
    numerator: ClassVar[tuple[int, ...]] = (2, 0, 0)
    denominator: ClassVar[tuple[int, ...]] = (0, 1, 1)

    def counts(self, gold: Spans, predicted: Spans) -> NDArray[np.int64]:
        """[right, predicted, reference] of every sentence."""
        right = overlapping(gold, predicted, same_type=True)
        return np.column_stack([predicted.per_item(right), predicted.per_item(), gold.per_item()])
