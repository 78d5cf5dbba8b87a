"""Metrics over all items of a classification task: accuracy and micro-F1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import METRICS, Ratio
from sigdesk.core.metrics.division import divide, zero_division_param
from sigdesk.core.metrics.label_kinds import LabelKinds, LabelMetric, columns_of, ratio_of


@METRICS.register
@dataclass(frozen=True)
class Accuracy(LabelMetric):
    """Share of items whose answer is right. Statistics: [right, 1]."""

    key: ClassVar[str] = "accuracy"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Accuracy")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Right answers / items; a missing answer is not right."
    )
    citation: ClassVar[str] = "Manning, Raghavan & Schütze 2008, Introduction to IR, § 8.3"
    usual: ClassVar[int] = 1
    formula: ClassVar[str] = "right / items"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The share of items that the system gets right: what everybody understands, and "
        "micro-recall and weighted recall under another name.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "When one class prevails, always answering it has a high accuracy: look at macro-F1 or "
        "balanced accuracy beside it.",
    )

    def kind_rows(self, kinds: LabelKinds) -> NDArray[np.int64]:
        """[right, 1] of each kind."""
        return columns_of(kinds.hit, np.ones(len(kinds.hit)))

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Right / items; NaN without items."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio:
        """Right over items."""
        return ratio_of((1, 0), (0, 1), n_stats)


@METRICS.register
@dataclass(frozen=True)
class MicroF1(LabelMetric):
    """F1 of the counts summed over all classes. Statistics: [right, answered, 1].

    With one label an item it equals accuracy, except that an item without an answer lowers recall
    only.
    """

    key: ClassVar[str] = "micro-f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Micro-F1 (= accuracy here)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "2·right / (answers + items), counts summed over classes; equals accuracy when every "
        "item has one label and one answer.",
    )
    citation: ClassVar[str] = "Lewis 1991, Evaluating text categorization, HLT"
    formula: ClassVar[str] = "2·Σ TP / (2·Σ TP + Σ FP + Σ FN)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "F1 of counts summed over classes; with one label and one answer an item it is accuracy.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Reporting it beside accuracy as if it were a second finding misleads.",
    )

    zero_division: float = zero_division_param()

    def kind_rows(self, kinds: LabelKinds) -> NDArray[np.int64]:
        """[right, answered, 1] of each kind."""
        return columns_of(kinds.hit, kinds.predicted != MISSING, np.ones(len(kinds.hit)))

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """2·right / (answered + items)."""
        return divide(2 * totals[..., 0], totals[..., 1] + totals[..., 2], self.zero_division)

    def ratio(self, n_stats: int) -> Ratio:
        """Twice right over answered plus items."""
        return ratio_of((2, 0, 0), (0, 1, 1), n_stats)

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Says when items without an answer make it differ from accuracy."""
        del labels
        n_missing = int(totals[2] - totals[1])
        if not n_missing:
            return ()
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{n:,} items have no answer: they lower recall, not precision, so micro-F1 is not "
            "accuracy here.",
        )
        return (Message(text, {"n": n_missing}, "caution"),)


@METRICS.register
@dataclass(frozen=True)
class LabelHammingLoss(LabelMetric):
    """Share of items whose answer is not right. Statistics: [not right, 1]."""

    key: ClassVar[str] = "hamming-loss"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Hamming loss (= 1 − accuracy here)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Answers that are not right / items; lower is better."
    )
    citation: ClassVar[str] = "Schapire & Singer 2000, Machine Learning 39"
    higher_is_better: ClassVar[bool] = False
    formula: ClassVar[str] = "wrong / items"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "The error rate: with one label an item, Hamming loss is 1 − accuracy."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Not comparable with the Hamming loss of tasks with several labels an item."
    )

    def kind_rows(self, kinds: LabelKinds) -> NDArray[np.int64]:
        """[not right, 1] of each kind."""
        return columns_of(~kinds.hit, np.ones(len(kinds.hit)))

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Wrong / items; NaN without items."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio:
        """Wrong over items."""
        return ratio_of((1, 0), (0, 1), n_stats)
