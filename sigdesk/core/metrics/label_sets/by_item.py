"""Means over items of how well each item's set is found: samples averages and exact match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import METRICS, Ratio
from sigdesk.core.metrics.division import divide, mean_of_defined, policy_words, zero_division_param
from sigdesk.core.metrics.label_sets.base import LabelSetMetric, LabelSets, counts_of_items


@METRICS.register
@dataclass(frozen=True)
class ExactSetMatch(LabelSetMetric):
    """Share of items whose set is exactly right. Statistics: [right, 1]."""

    key: ClassVar[str] = "sets-exact-match"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Exact match of label sets")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Items whose labels are exactly those of the reference / items."
    )
    citation: ClassVar[str] = "Zhu, Ji, Xu & Gong 2005, SIGIR (subset accuracy)"
    usual: ClassVar[int] = 3
    formula: ClassVar[str] = "|{i: Ŷᵢ = Yᵢ}| / n"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "How often everything about an item is right; also called subset accuracy."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "One label too many is as wrong as none right: with many labels it is near 0."
    )

    def rows(self, sets: LabelSets) -> NDArray[np.int64]:
        """[right, 1] of every item; a missing answer is wrong."""
        right = (sets.expected == sets.predicted).all(axis=1) & ~sets.missing
        return np.column_stack([right, np.ones(len(right))]).astype(np.int64)

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Right / items."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio:
        """Right over items."""
        del n_stats
        return Ratio((1, 0), (0, 1))


@dataclass(frozen=True)
class SamplesAverage(LabelSetMetric):
    """A mean over items of a ratio of the item's counts. Statistics: [value, defined, undefined].

    Items whose ratio is 0/0 count by the policy, or are left out.
    """

    zero_division: float = zero_division_param()

    def parts(self, counts: NDArray[np.int64]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Numerator and denominator from [hits, predicted, expected], shape (n_items, 3)."""
        raise NotImplementedError

    def rows(self, sets: LabelSets) -> NDArray[np.float64]:
        """[value, defined, undefined] of every item; a missing answer is worth 0."""
        above, below = self.parts(counts_of_items(sets))
        undefined = (below == 0) & ~sets.missing
        value = divide(above, below, 0.0)
        return np.column_stack([value, ~undefined, undefined]).astype(np.float64)

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Mean of the items' values, undefined ones by the policy."""
        value, defined, undefined = totals[..., 0], totals[..., 1], totals[..., 2]
        scores = np.stack(
            [divide(value, defined), np.full(value.shape, self.zero_division)], axis=-1
        )
        return mean_of_defined(scores, np.stack([defined, undefined], axis=-1))

    def ratio(self, n_stats: int) -> Ratio | None:
        """A mean over all items, where every item has a value."""
        del n_stats
        if np.isnan(self.zero_division):
            return None
        return Ratio((1, 0, int(self.zero_division)), (0, 1, 1))

    def notes(self, totals: NDArray[Any], labels: Any = ()) -> tuple[Message, ...]:
        """Says how many items are 0/0."""
        del labels
        n_undefined = round(float(totals[2]))
        if not n_undefined:
            return ()
        text = QT_TRANSLATE_NOOP("messages", "{what} is undefined (0/0) for {n:,} items: {policy}.")
        values = {
            "what": Message(self.name),
            "n": n_undefined,
            "policy": policy_words(self.zero_division, averaged=True),
        }
        return (Message(text, values, "caution"),)


@METRICS.register
@dataclass(frozen=True)
class SamplesF1(SamplesAverage):
    """Mean of the items' F1."""

    key: ClassVar[str] = "sets-samples-f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Samples F1 (mean over items)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean over items of 2·right / (predicted + expected labels)."
    )
    citation: ClassVar[str] = "Godbole & Sarawagi 2004, PAKDD"
    usual: ClassVar[int] = 7
    formula: ClassVar[str] = "mean of 2|Yᵢ ∩ Ŷᵢ| / (|Yᵢ| + |Ŷᵢ|)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "How well an item's labels are found, averaged over items that all count alike."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "An item that has no label and gets none is 0/0: as 0, a right answer is punished; as 1, "
        "an easy one rewarded.",
    )

    def parts(self, counts: NDArray[np.int64]) -> tuple[NDArray[Any], NDArray[Any]]:
        """2·hits over predicted + expected."""
        return 2 * counts[:, 0], counts[:, 1] + counts[:, 2]


@METRICS.register
@dataclass(frozen=True)
class SamplesPrecision(SamplesAverage):
    """Mean of the items' precision."""

    key: ClassVar[str] = "sets-samples-precision"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Samples precision (mean over items)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean over items of right / predicted labels."
    )
    citation: ClassVar[str] = "Godbole & Sarawagi 2004, PAKDD"
    formula: ClassVar[str] = "mean of |Yᵢ ∩ Ŷᵢ| / |Ŷᵢ|"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "What share of the labels that an item gets is right, averaged over items."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Items that get no label have no precision: 0/0 counts as you chose."
    )

    def parts(self, counts: NDArray[np.int64]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Hits over predicted."""
        return counts[:, 0], counts[:, 1]


@METRICS.register
@dataclass(frozen=True)
class SamplesRecall(SamplesAverage):
    """Mean of the items' recall."""

    key: ClassVar[str] = "sets-samples-recall"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Samples recall (mean over items)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean over items of right / expected labels."
    )
    citation: ClassVar[str] = "Godbole & Sarawagi 2004, PAKDD"
    formula: ClassVar[str] = "mean of |Yᵢ ∩ Ŷᵢ| / |Yᵢ|"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "What share of an item's labels is found, averaged over items."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Items that should have no label have no recall: 0/0 counts as you chose."
    )

    def parts(self, counts: NDArray[np.int64]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Hits over expected."""
        return counts[:, 0], counts[:, 2]


@METRICS.register
@dataclass(frozen=True)
class SamplesJaccard(SamplesAverage):
    """Mean of the items' Jaccard index."""

    key: ClassVar[str] = "sets-samples-jaccard"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Samples Jaccard (mean over items)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean over items of right labels / labels predicted or expected."
    )
    citation: ClassVar[str] = "Godbole & Sarawagi 2004, PAKDD (multilabel accuracy)"
    formula: ClassVar[str] = "mean of |Yᵢ ∩ Ŷᵢ| / |Yᵢ ∪ Ŷᵢ|"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How much an item's set and the answer overlap, averaged over items; also called "
        "multilabel accuracy.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "It is lower than samples F1 for the same answers: do not compare the two."
    )

    def parts(self, counts: NDArray[np.int64]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Hits over the union."""
        return counts[:, 0], counts[:, 1] + counts[:, 2] - counts[:, 0]
