"""How far predicted probabilities can be believed, as metrics that are sums over items."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import ClassScores, Column, LabelColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import METRICS, ItemStats, Metric, Ratio, Reads, Scale
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.scored_classes.reading import (
    gold_and_scores,
    grouped,
    in_label_order,
)
from sigdesk.core.params import param
from sigdesk.core.tasks import Task

_SNAP = 1e-9
"""Confidences this near to an edge of a bin are on it: 0.3 is one although 0.3 · 10 > 3."""


def _probabilities(gold: LabelColumn, scores: ClassScores, key: str) -> NDArray[np.float64]:
    """Probabilities in the order of the label set.

    Raises
    ------
    ValueError
        When the scores are no probabilities.
    """
    table = np.nan_to_num(in_label_order(gold, scores), nan=0.0)
    if scores.meaning != "probability":
        raise ValueError(f"{key} needs probabilities, not {scores.meaning}s")
    return table


@dataclass(frozen=True)
class _MeanLoss(Metric):
    """A mean of losses. Statistics: [loss, 1]."""

    task: ClassVar[Task] = "labels"
    reads: ClassVar[Reads] = "class-scores"
    scale: ClassVar[Scale] = "raw"
    higher_is_better: ClassVar[bool] = False

    def losses(
        self, codes: NDArray[np.int32], probabilities: NDArray[np.float64]
    ) -> NDArray[np.float64]:
        """Loss of every item."""
        raise NotImplementedError

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """[loss, 1].

        Raises
        ------
        TypeError, ValueError
        """
        gold, scores = gold_and_scores(self.key, reference, output)
        table = _probabilities(gold, scores, self.key)
        losses = self.losses(gold.codes, table)
        return grouped(np.column_stack([losses, np.ones(len(losses))]))

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Sum / items."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio:
        """Summed losses over items."""
        del n_stats
        return Ratio((1, 0), (0, 1))


@METRICS.register
@dataclass(frozen=True)
class BrierScore(_MeanLoss):
    """Mean squared error of the probabilities."""

    key: ClassVar[str] = "brier"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Brier score")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over items of the squared differences between probabilities and truth, summed over "
        "classes; halved for two classes. Lower is better.",
    )
    citation: ClassVar[str] = "Brier 1950"
    usual: ClassVar[int] = 13
    formula: ClassVar[str] = "BS = 1/n · Σ_i Σ_c (p_ic − y_ic)²   (two classes: half of it)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How far the probabilities are from what happened: 0 is perfect. It rewards both right "
        "order and honest size of probabilities.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For two classes some programs sum over both classes and get twice this value.",
    )

    def losses(
        self, codes: NDArray[np.int32], probabilities: NDArray[np.float64]
    ) -> NDArray[np.float64]:
        """Squared distance to the truth."""
        truth = codes[:, None] == np.arange(probabilities.shape[1])
        losses = np.square(probabilities - truth).sum(axis=1)
        return np.asarray(losses / 2 if probabilities.shape[1] == 2 else losses)


@METRICS.register
@dataclass(frozen=True)
class LogLoss(_MeanLoss):
    """Mean of −log p of the right class."""

    key: ClassVar[str] = "log-loss"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Log loss")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over items of −ln of the probability given to the right class (cross-entropy). Lower "
        "is better.",
    )
    citation: ClassVar[str] = "Good 1952"
    usual: ClassVar[int] = 14
    formula: ClassVar[str] = "LL = −1/n · Σ_i ln p_i(right class)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How surprised the classifier is by the truth. A sure and wrong answer costs without "
        "bound.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "One right class with probability 0 makes it infinite. Some programs clip probabilities "
        "silently; here nothing is clipped.",
    )

    def losses(
        self, codes: NDArray[np.int32], probabilities: NDArray[np.float64]
    ) -> NDArray[np.float64]:
        """−ln p of the right class; infinite where it is 0."""
        with np.errstate(divide="ignore"):
            return np.asarray(-np.log(probabilities[np.arange(len(codes)), codes]))

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Says why the loss is infinite."""
        del labels
        if not np.isinf(totals[0]):
            return ()
        return (
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "Log loss is infinite: a right class was given the probability 0.",
                ),
                {},
                "caution",
            ),
        )


@METRICS.register
@dataclass(frozen=True)
class CalibrationError(Metric):
    """Expected calibration error. Statistics: [items, confidence, right] of each bin."""

    key: ClassVar[str] = "ece"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Expected calibration error")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Items in bins of equal width by the probability of the answer; mean distance between "
        "accuracy and mean probability of the bins, weighted by their items. Lower is better.",
    )
    citation: ClassVar[str] = "Guo, Pleiss, Sun & Weinberger 2017"
    task: ClassVar[Task] = "labels"
    reads: ClassVar[Reads] = "class-scores"
    higher_is_better: ClassVar[bool] = False
    usual: ClassVar[int] = 15
    formula: ClassVar[str] = "ECE = Σ_b n_b/n · |acc_b − conf_b|"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Of all answers given with probability .8, are 80 % right? The mean distance from that.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "It depends on the number of bins and is biased upwards in small samples. A classifier "
        "that always answers with the share of the largest class is perfectly calibrated and "
        "useless.",
    )

    bins: int = param(
        10,
        label=QT_TRANSLATE_NOOP("messages", "Bins"),
        help=QT_TRANSLATE_NOOP("messages", "Bins of equal width between 0 and 1."),
        low=2,
        high=100,
        short="bins",
    )

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Items, confidence and hits in the bin of the item; other bins are 0.

        Raises
        ------
        TypeError, ValueError
        """
        gold, scores = gold_and_scores(self.key, reference, output)
        table = _probabilities(gold, scores, self.key)
        answer = table.argmax(axis=1)
        confidence = table[np.arange(len(table)), answer]
        # (lo, hi], the first one closed at both ends, as Guo et al.
        bins = np.ceil(confidence * self.bins - _SNAP).astype(np.intp) - 1
        bins = np.clip(bins, 0, self.bins - 1)
        rows = np.zeros((len(table), 3 * self.bins))
        items = np.arange(len(table))
        rows[items, 3 * bins] = 1.0
        rows[items, 3 * bins + 1] = confidence
        rows[items, 3 * bins + 2] = answer == gold.codes
        return ItemStats(rows, items)

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Σ |right − confidence| over bins / items."""
        gaps = np.abs(totals[..., 2::3] - totals[..., 1::3]).sum(axis=-1)
        return divide(gaps, totals[..., 0::3].sum(axis=-1))
