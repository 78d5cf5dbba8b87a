"""What a coefficient of agreement is, and how its interval is found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column, RatingsColumn
from sigdesk.core.exact.steps import Steps
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import ItemStats, Metric, Scale, Task
from sigdesk.core.metrics.kernel import Kernel, KernelMetric
from sigdesk.core.params import check_params, param, signature
from sigdesk.core.registry import Registry
from sigdesk.core.resampling.scores import score_interval
from sigdesk.core.results import Interval


@dataclass(frozen=True)
class Labels:
    """What a coefficient must know of the labels besides the items: their names and numbers."""

    names: tuple[str, ...]
    values: tuple[float, ...] | None

    @classmethod
    def of(cls, ratings: RatingsColumn) -> Labels:
        """The labels of some ratings."""
        values = ratings.values
        return cls(ratings.labels, None if values is None else tuple(values.tolist()))

    def __len__(self) -> int:
        return len(self.names)


@dataclass(frozen=True)
class Coefficient(ABC):
    """A coefficient of agreement with its parameters; frozen, hashable, comparable.

    Class attributes are those of `Metric`; `usual` orders what the Agreement page shows first.
    """

    key: ClassVar[str]
    name: ClassVar[str]
    definition: ClassVar[str]
    citation: ClassVar[str]
    usual: ClassVar[int] = 0
    explanation: ClassVar[str] = ""
    formula: ClassVar[str] = ""
    watch_out: ClassVar[str] = ""

    def __post_init__(self) -> None:
        check_params(self)

    def unsuitable(self, ratings: RatingsColumn) -> Message | None:
        """Why it cannot be computed from these ratings, or None when it can."""
        if not np.any(ratings.n_ratings >= 2):
            text = QT_TRANSLATE_NOOP(
                "messages", "No item has two ratings: there is nothing that could agree."
            )
            return Message(text)
        return None

    @abstractmethod
    def item_stats(self, ratings: RatingsColumn) -> ItemStats:
        """Statistics of every item; items that cannot count have zeros."""

    def metric(self, ratings: RatingsColumn) -> Metric:
        """The coefficient as a metric of its `item_stats`, for intervals and tests."""
        return SumsMetric(self, Labels.of(ratings))

    def aggregate(self, totals: NDArray[Any], labels: Labels) -> NDArray[np.float64]:
        """The coefficient from summed statistics, shape (..., n_stats) to (...).

        NaN where it is 0/0. Coefficients that are no function of sums bring a `kernel` instead.
        """
        raise NotImplementedError

    def kernel(self, rows: NDArray[Any], labels: Labels) -> Kernel:
        """See `KernelMetric.kernel`; for coefficients that are no function of sums."""
        raise NotImplementedError

    def value(self, ratings: RatingsColumn) -> float:
        """The coefficient of these ratings; NaN when it is undefined."""
        return self.metric(ratings).score(self.item_stats(ratings))

    def notes(self, ratings: RatingsColumn) -> tuple[Message, ...]:
        """What must be said beside the value: why it is undefined, what was left out."""
        notes = []
        used = np.unique(ratings.codes[ratings.n_ratings >= 2])
        used = used[used >= 0]
        if len(used) == 1 and np.isnan(self.value(ratings)):
            text = QT_TRANSLATE_NOOP(
                "messages",
                "Undefined: only one label was used ({label}), so chance alone would agree always "
                "and nothing can be said beyond chance.",
            )
            notes.append(Message(text, {"label": ratings.labels[int(used[0])]}, "caution"))
        n_single = int(np.count_nonzero(ratings.n_ratings == 1))
        if n_single:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "{n:,} items have one rating only, which can agree with nothing: they do not "
                "count as pairs.",
            )
            if n_single == 1:
                text = QT_TRANSLATE_NOOP(
                    "messages",
                    "One item has one rating only, which can agree with nothing: it does not count "
                    "as a pair.",
                )
            notes.append(Message(text, {"n": n_single}))
        return tuple(notes)

    def signature(self) -> str:
        """The printed definition, such as ``"alpha|level:ordinal"``."""
        return signature(self.key, self)


COEFFICIENTS: Registry[type[Coefficient]] = Registry("coefficient")
"""Every coefficient of agreement, by key."""


def weights_param() -> Any:
    """The field `weights` of coefficients that can take the order of labels into account."""
    return param(
        "none",
        label=QT_TRANSLATE_NOOP("messages", "Weights"),
        help=QT_TRANSLATE_NOOP(
            "messages", "How much worse a confusion of distant labels is, in label order."
        ),
        choices=(
            ("none", QT_TRANSLATE_NOOP("messages", "every disagreement alike")),
            ("linear", QT_TRANSLATE_NOOP("messages", "linear")),
            ("quadratic", QT_TRANSLATE_NOOP("messages", "quadratic")),
        ),
        short="weights",
    )


def disagreement_weights(weights: str, n_labels: int) -> NDArray[np.int64]:
    """Distance of two labels, by rank: 0 or 1, linear, or squared; shape (n_labels, n_labels)."""
    rank = np.arange(n_labels)
    distance: NDArray[np.int64] = np.abs(rank[:, None] - rank)
    if weights == "none":
        distance = np.minimum(distance, 1)
    elif weights == "quadratic":
        distance = distance * distance
    return distance


def ratings_of(output: Column) -> RatingsColumn:
    """The column, after checking that it holds ratings of several annotators."""
    if not isinstance(output, RatingsColumn):
        raise TypeError("agreement needs the ratings of several annotators")
    return output


@dataclass(frozen=True)
class SumsMetric(Metric):
    """A coefficient for a given label set, as resampling and tests read it."""

    key: ClassVar[str] = "agreement"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Agreement")
    definition: ClassVar[str] = ""
    task: ClassVar[Task] = "annotations"
    scale: ClassVar[Scale] = "raw"

    coefficient: Coefficient
    labels: Labels

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every item of a column of ratings."""
        del reference
        return self.coefficient.item_stats(ratings_of(output))

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """The coefficient."""
        return self.coefficient.aggregate(totals, self.labels)

    def signature(self) -> str:
        """That of the coefficient."""
        return self.coefficient.signature()


@dataclass(frozen=True)
class KernelOfCoefficient(KernelMetric):
    """The same for a coefficient that is no function of sums."""

    key: ClassVar[str] = "agreement-kernel"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Agreement")
    definition: ClassVar[str] = ""
    task: ClassVar[Task] = "annotations"
    scale: ClassVar[Scale] = "raw"

    coefficient: Coefficient
    labels: Labels

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every item of a column of ratings."""
        del reference
        return self.coefficient.item_stats(ratings_of(output))

    def kernel(self, rows: NDArray[Any]) -> Kernel:
        """The coefficient's."""
        return self.coefficient.kernel(rows, self.labels)

    def signature(self) -> str:
        """That of the coefficient."""
        return self.coefficient.signature()


def coefficient_interval(
    coefficient: Coefficient,
    ratings: RatingsColumn,
    confidence: float = 0.95,
    n_resamples: int = 10_000,
    seed: int = 12345,
) -> Steps[Interval | None]:
    """Percentile bootstrap interval over items, in pieces.

    Parameters
    ----------
    coefficient : Coefficient
    ratings : RatingsColumn
    confidence : float
    n_resamples, seed : int

    Returns
    -------
    Interval or None
        ``of="score"``; None when the coefficient is undefined in every resample.
    """
    metric = coefficient.metric(ratings)
    stats = coefficient.item_stats(ratings)
    yield
    return (yield from score_interval(metric, stats, confidence, n_resamples, seed))
