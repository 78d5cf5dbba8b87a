"""Metrics of one class against all others: precision, recall, F-score and their relatives.

The class is chosen by its label text; an empty text is the last label of the label set, which in
binary tasks with sorted labels ("0", "1"; "neg", "pos") is the positive one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import METRICS, Ratio, Scale
from sigdesk.core.metrics.division import divide, exact_divide, policy_words, zero_division_param
from sigdesk.core.metrics.label_kinds import LabelKinds, LabelMetric, columns_of
from sigdesk.core.params import param


def class_param() -> Any:
    """The dataclass field `label` that metrics of one class share."""
    return param(
        "",
        label=QT_TRANSLATE_NOOP("messages", "Class"),
        help=QT_TRANSLATE_NOOP(
            "messages", "The label that counts as positive; empty for the last one."
        ),
        short="class",
    )


@dataclass(frozen=True)
class OneClassMetric(LabelMetric):
    """A ratio of counts of one class. Statistics: [hits, predicted, reference] of the class."""

    undefined_because: ClassVar[str]
    """Why it is 0/0, with the fields {name} and {label}."""

    label: str = class_param()
    zero_division: float = zero_division_param()

    def class_code(self, labels: Sequence[str]) -> int:
        """Position of the class in a label set.

        Raises
        ------
        ValueError
            When it is not there.
        """
        if not self.label:
            return len(labels) - 1
        try:
            return labels.index(self.label)
        except ValueError:
            raise ValueError(f"{self.label!r} is not one of the labels {list(labels)}") from None

    def kind_rows(self, kinds: LabelKinds) -> NDArray[np.int64]:
        """[hits, predicted, reference] of the class."""
        code = self.class_code(kinds.labels)
        expected, predicted = kinds.gold == code, kinds.predicted == code
        return columns_of(expected & predicted, predicted, expected)

    def weights(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Integer weights of the statistics in numerator and denominator."""
        raise NotImplementedError

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """The ratio; `zero_division` where its denominator is 0."""
        numerator, denominator = self.weights()
        return divide(
            totals @ np.array(numerator), totals @ np.array(denominator), self.zero_division
        )

    def ratio(self, n_stats: int) -> Ratio | None:
        """The same weights, for the exact engines."""
        del n_stats
        return Ratio(*self.weights())

    def is_undefined(self, totals: NDArray[Any]) -> bool:
        """Whether the score of these totals is 0/0; totals have shape (n_stats,)."""
        return bool(totals @ np.array(self.weights()[1]) == 0)

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Says that the score is 0/0, why, and what it counts as."""
        if not self.is_undefined(totals):
            return ()
        label = self.label or (labels[-1] if labels else "")
        text = QT_TRANSLATE_NOOP(
            "messages", "{what} of {label} is undefined (0/0): {why}; {policy}."
        )
        values = {
            "what": Message(self.name),
            "label": label or Message(QT_TRANSLATE_NOOP("messages", "the last label")),
            "why": Message(self.undefined_because),
            "policy": policy_words(self.zero_division, averaged=False),
        }
        return (Message(text, values, "caution"),)


@METRICS.register
@dataclass(frozen=True)
class Precision(OneClassMetric):
    """Share of the answers "class c" that are right."""

    key: ClassVar[str] = "precision"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Precision")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "TP / (TP + FP): of the items predicted as the class, the share that is right."
    )
    citation: ClassVar[str] = "van Rijsbergen 1979, Information Retrieval, ch. 7"
    usual: ClassVar[int] = 4
    formula: ClassVar[str] = "TP / (TP + FP)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How far one can trust the system when it says that an item is of the class.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Predicting the class only for the surest items raises it: see recall beside it.",
    )
    undefined_because: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "it was never predicted")

    def weights(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Hits over predicted."""
        return (1, 0, 0), (0, 1, 0)


@METRICS.register
@dataclass(frozen=True)
class Recall(OneClassMetric):
    """Share of the items of a class that are found."""

    key: ClassVar[str] = "recall"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Recall")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "TP / (TP + FN): of the items of the class, the share that is found."
    )
    citation: ClassVar[str] = "van Rijsbergen 1979, Information Retrieval, ch. 7"
    usual: ClassVar[int] = 5
    formula: ClassVar[str] = "TP / (TP + FN)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How much of what is of the class the system finds; also called sensitivity.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Predicting the class everywhere gives 1: see precision beside it.",
    )
    undefined_because: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "the reference has none")

    def weights(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Hits over reference."""
        return (1, 0, 0), (0, 0, 1)


@METRICS.register
@dataclass(frozen=True)
class F1(OneClassMetric):
    """F-score of one class, F1 unless `beta` says otherwise.

    Computed as (1 + β²)·TP / (β²·reference + predicted), which is 0/0 only for a class that is
    neither in the reference nor predicted; the detour over precision and recall would meet 0/0 more
    often.
    """

    key: ClassVar[str] = "f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "F1")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "2·TP / (2·TP + FP + FN), the harmonic mean of precision and recall; with β: "
        "(1 + β²)·TP / ((1 + β²)·TP + β²·FN + FP).",
    )
    citation: ClassVar[str] = "van Rijsbergen 1979, Information Retrieval, ch. 7"
    usual: ClassVar[int] = 3
    formula: ClassVar[str] = "2·TP / (2·TP + FP + FN)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Precision and recall of one class in one number, nearer to the lower of the two.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "It is about one class only, the one chosen here; exchange the classes and it is another "
        "number. True negatives do not count.",
    )
    undefined_because: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "it is neither in the reference nor predicted"
    )

    beta: float = param(
        1.0,
        label=QT_TRANSLATE_NOOP("messages", "β"),
        help=QT_TRANSLATE_NOOP("messages", "Recall counts β times as much as precision."),
        low=0.01,
        high=100.0,
        short="beta",
    )

    def weights(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """β² as a fraction of integers, so that ties can be decided in integers."""
        # via text: 0.1 means one tenth here, not the double nearest to it
        squared = Fraction(str(self.beta)) ** 2
        precision, recall = squared.denominator, squared.numerator
        return (precision + recall, 0, 0), (0, precision, recall)


@METRICS.register
@dataclass(frozen=True)
class Jaccard(OneClassMetric):
    """Overlap of the predicted and the expected items of a class."""

    key: ClassVar[str] = "jaccard"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Jaccard index")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "TP / (TP + FP + FN): items of the class in both / in either."
    )
    citation: ClassVar[str] = "Jaccard 1912, New Phytologist 11"
    formula: ClassVar[str] = "TP / (TP + FP + FN)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How much the predicted and the expected items of the class overlap; also called IoU.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "It is F1 on another scale, J = F / (2 − F): the two never disagree on which system is "
        "better.",
    )
    undefined_because: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "it is neither in the reference nor predicted"
    )

    def weights(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Hits over the union."""
        return (1, 0, 0), (-1, 1, 1)


@METRICS.register
@dataclass(frozen=True)
class Specificity(OneClassMetric):
    """Recall of everything that is not the class. Statistics: [true negatives, negatives]."""

    key: ClassVar[str] = "specificity"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Specificity")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "TN / (TN + FP): of the items that are not of the class, the share not predicted as it; "
        "a missing answer is not right.",
    )
    citation: ClassVar[str] = "Yerushalmy 1947, Public Health Reports 62"
    formula: ClassVar[str] = "TN / (TN + FP)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How much of what is not of the class the system leaves alone.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "When the class is rare it is near 1 for almost any system.",
    )
    undefined_because: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "the reference has no other class"
    )

    def kind_rows(self, kinds: LabelKinds) -> NDArray[np.int64]:
        """[true negatives, negatives] of each kind."""
        code = self.class_code(kinds.labels)
        negative = kinds.gold != code
        rejected = (kinds.predicted != code) & (kinds.predicted != MISSING)
        return columns_of(negative & rejected, negative)

    def weights(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """True negatives over negatives."""
        return (1, 0), (0, 1)


@METRICS.register
@dataclass(frozen=True)
class YoudenJ(OneClassMetric):
    """Recall plus specificity minus 1. Statistics: [hits, positives, true negatives, negatives]."""

    key: ClassVar[str] = "youden-j"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Youden's J")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Recall + specificity − 1 of the class; 0 is chance, 1 is perfect."
    )
    citation: ClassVar[str] = "Youden 1950, Cancer 3"
    formula: ClassVar[str] = "recall + specificity − 1"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How much better than chance the class is told from the rest, however frequent it is.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Missing an item and a false alarm weigh by the rates of the two classes, which need not "
        "be what they cost.",
    )
    scale: ClassVar[Scale] = "raw"
    undefined_because: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "the reference has only one of the two sides"
    )

    def kind_rows(self, kinds: LabelKinds) -> NDArray[np.int64]:
        """[hits, positives, true negatives, negatives] of each kind."""
        code = self.class_code(kinds.labels)
        positive = kinds.gold == code
        rejected = (kinds.predicted != code) & (kinds.predicted != MISSING)
        return columns_of(positive & kinds.hit, positive, ~positive & rejected, ~positive)

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Recall + specificity − 1, each with the policy for 0/0."""
        recall = divide(totals[..., 0], totals[..., 1], self.zero_division)
        specificity = divide(totals[..., 2], totals[..., 3], self.zero_division)
        return recall + specificity - 1

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same as a fraction."""
        recall = exact_divide(totals[0], totals[1], self.zero_division)
        specificity = exact_divide(totals[2], totals[3], self.zero_division)
        return None if recall is None or specificity is None else recall + specificity - 1

    def ratio(self, n_stats: int) -> None:
        """None: it is a sum of two ratios."""
        del n_stats

    def is_undefined(self, totals: NDArray[Any]) -> bool:
        """Whether one of the two ratios is 0/0."""
        return not (totals[1] and totals[3])
