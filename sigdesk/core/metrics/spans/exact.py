"""Spans with exactly the right bounds and type: precision, recall, F1, over all types or of one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.metrics.spans.base import STRICT, SpanRatio, mode_param
from sigdesk.core.metrics.spans.extraction import Spans
from sigdesk.core.metrics.spans.matching import correct
from sigdesk.core.params import param

CITATION = "Tjong Kim Sang and Buchholz 2000, CoNLL-2000 shared task (conlleval)"


def type_param() -> Any:
    """The field `label` that metrics of one type share."""
    return param(
        "",
        label=QT_TRANSLATE_NOOP("messages", "Type"),
        help=QT_TRANSLATE_NOOP("messages", "Count spans of this type only; empty for all types."),
        short="type",
    )


@dataclass(frozen=True)
class ExactSpanMetric(SpanRatio):
    """A ratio of exactly matched spans. Statistics: [right, predicted, reference]."""

    citation: ClassVar[str] = CITATION

    label: str = type_param()

    def counts(self, gold: Spans, predicted: Spans) -> NDArray[np.int64]:
        """[right, predicted, reference] of every sentence.

        Raises
        ------
        ValueError
            When no span can have the type `label`.
        """
        if self.label:
            if self.label not in gold.names:
                raise ValueError(f"{self.label!r} is not one of the types {list(gold.names)}")
            code = gold.names.index(self.label)
            gold, predicted = (spans.some(spans.types == code) for spans in (gold, predicted))
        right = correct(gold, predicted)
        return np.column_stack([predicted.per_item(right), predicted.per_item(), gold.per_item()])


@METRICS.register
@dataclass(frozen=True)
class SpanF1(ExactSpanMetric):
    """F1 of spans; micro-averaged when no type is chosen."""

    key: ClassVar[str] = "span-f1"
    usual: ClassVar[int] = 1
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Span F1")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "2·right / (predicted + reference), where a span is right when its first token, its last "
        "token and its type are; summed over all sentences (micro-average).",
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The score of named-entity recognition and chunking: tags are read as spans, and a "
        "predicted span counts only when the reference has exactly the same one. Tags are read as "
        "the script conlleval does, which lets a span begin with I-, unless you choose the strict "
        "reading.",
    )
    formula: ClassVar[str] = "F1 = 2·TP / (2·TP + FP + FN)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A span with one token too many is wrong twice, as a false span and as a missed one. "
        "Frequent types decide the sum; look at the types one by one. The lenient and the strict "
        "reading differ wherever a system writes malformed tags.",
    )
    undefined_because: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "there is no span in either")
    numerator: ClassVar[tuple[int, ...]] = (2, 0, 0)
    denominator: ClassVar[tuple[int, ...]] = (0, 1, 1)


@METRICS.register
@dataclass(frozen=True)
class StrictSpanF1(SpanF1):
    """The same with tags read strictly, to stand beside the lenient score."""

    key: ClassVar[str] = "span-f1-strict"
    usual: ClassVar[int] = 2
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Span F1, strict")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Span F1 in which only spans count that follow the rules of the scheme of the reference.",
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Span F1 with tags read by the rules of their scheme, as the strict mode of seqeval does: "
        "in IOB2, a span that begins with I- is none. It equals the lenient score when every "
        "system writes well-formed tags.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A system that writes another scheme than the reference scores near 0 though its spans "
        "may be right. Published scores are usually lenient.",
    )

    mode: str = mode_param(STRICT)


@METRICS.register
@dataclass(frozen=True)
class SpanPrecision(ExactSpanMetric):
    """Share of the predicted spans that are right."""

    key: ClassVar[str] = "span-precision"
    usual: ClassVar[int] = 3
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Span precision")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Right spans / predicted spans, summed over all sentences."
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "How far a span that the system marks can be trusted."
    )
    formula: ClassVar[str] = "P = TP / (TP + FP)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A system that marks hardly anything can have a high precision."
    )
    undefined_because: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "no span was predicted")
    numerator: ClassVar[tuple[int, ...]] = (1, 0, 0)
    denominator: ClassVar[tuple[int, ...]] = (0, 1, 0)


@METRICS.register
@dataclass(frozen=True)
class SpanRecall(ExactSpanMetric):
    """Share of the reference's spans that are found."""

    key: ClassVar[str] = "span-recall"
    usual: ClassVar[int] = 4
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Span recall")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Right spans / spans of the reference, summed over all sentences."
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "How many of the spans there are the system finds."
    )
    formula: ClassVar[str] = "R = TP / (TP + FN)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A system that marks nearly everything can have a high recall."
    )
    undefined_because: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "the reference has no span")
    numerator: ClassVar[tuple[int, ...]] = (1, 0, 0)
    denominator: ClassVar[tuple[int, ...]] = (0, 0, 1)
