"""Errors of numbers: how far answers lie from the reference, absolutely, squared, and explained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import METRICS, ItemStats, Metric, Ratio, Scale, Task
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.numbers.columns import number_columns, whole_or_float

_FEW_DIGITS = 1e9
"""Differences up to here have squares that are whole numbers of 64 bits."""


def _stats(rows: NDArray[Any]) -> ItemStats:
    """Rows of items, equal ones merged."""
    distinct, index = np.unique(rows, axis=0, return_inverse=True)
    return ItemStats(distinct, index.reshape(-1).astype(np.intp))


@dataclass(frozen=True)
class MeanError(Metric):
    """A mean over items of a function of the difference. Statistics: [function·unit, unit]."""

    task: ClassVar[Task] = "numbers"
    scale: ClassVar[Scale] = "raw"
    higher_is_better: ClassVar[bool] = False
    power: ClassVar[int]

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every item: whole numbers unless sums would leave 64 bits.

        Raises
        ------
        TypeError, ValueError
            See `number_columns`.
        """
        truth, answers, unit = number_columns(reference, output)
        distance = np.abs(answers - truth)
        plain = (distance / unit) ** self.power
        whole: NDArray[Any] = distance.astype(np.float64) ** self.power
        if float(distance.max(initial=0)) < _FEW_DIGITS or self.power == 1:
            whole = distance**self.power
        units = np.full(len(distance), float(unit) ** self.power)
        return _stats(whole_or_float([plain, np.ones(len(plain))], [whole, units]))

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Sum / items; NaN without items."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio | None:
        """Sum over items."""
        del n_stats
        return Ratio((1, 0), (0, 1))


@METRICS.register
@dataclass(frozen=True)
class MeanAbsoluteError(MeanError):
    """Mean of |answer − reference|."""

    key: ClassVar[str] = "mae"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Mean absolute error")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean over items of |answer − reference|."
    )
    citation: ClassVar[str] = "Willmott & Matsuura 2005, Climate Research 30"
    usual: ClassVar[int] = 1
    formula: ClassVar[str] = "MAE = Σ|ŷᵢ − yᵢ| / n"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "By how much an answer is off on average, in the unit of the numbers. Lower is better.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "It depends on the unit: errors of two data sets cannot be compared. An answer that is "
        "always the median can have a low one.",
    )
    power: ClassVar[int] = 1


@METRICS.register
@dataclass(frozen=True)
class MeanSquaredError(MeanError):
    """Mean of (answer − reference)²."""

    key: ClassVar[str] = "mse"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Mean squared error")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean over items of (answer − reference)²."
    )
    citation: ClassVar[str] = "Gauss 1823; Lehmann & Casella 1998, Theory of Point Estimation"
    formula: ClassVar[str] = "MSE = Σ(ŷᵢ − yᵢ)² / n"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean squared error: large errors count much more than small ones. Lower is better.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Its unit is the square of the numbers' unit, and a single outlier can decide a "
        "comparison.",
    )
    power: ClassVar[int] = 2


@METRICS.register
@dataclass(frozen=True)
class RootMeanSquaredError(MeanError):
    """Root of the mean of (answer − reference)²."""

    key: ClassVar[str] = "rmse"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Root mean squared error")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Square root of the mean over items of (answer − reference)²."
    )
    citation: ClassVar[str] = "Hyndman & Koehler 2006, Int. J. Forecasting 22"
    usual: ClassVar[int] = 2
    formula: ClassVar[str] = "RMSE = √(Σ(ŷᵢ − yᵢ)² / n)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Like the mean absolute error in the unit of the numbers, but large errors count more. "
        "Lower is better.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "It is at least the mean absolute error, and a single outlier can decide it."
    )
    power: ClassVar[int] = 2

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Root of the mean."""
        return np.sqrt(super().aggregate(totals))

    def ratio(self, n_stats: int) -> None:
        """None: it is the root of a ratio."""
        del n_stats


@METRICS.register
@dataclass(frozen=True)
class RSquared(Metric):
    """Share of the reference's variance that the answers explain.

    Statistics: [1, y − c, (y − c)², (ŷ − y)²] with c near the mean of the reference.
    """

    key: ClassVar[str] = "r2"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "R²")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "1 − Σ(answer − reference)² / Σ(reference − mean)²; below 0 when always answering the mean "
        "would be better.",
    )
    citation: ClassVar[str] = "Kvålseth 1985, The American Statistician 39"
    task: ClassVar[Task] = "numbers"
    scale: ClassVar[Scale] = "raw"
    usual: ClassVar[int] = 3
    formula: ClassVar[str] = "R² = 1 − Σ(ŷᵢ − yᵢ)² / Σ(yᵢ − ȳ)²"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How much better the answers are than always answering the mean of the reference: 1 is "
        "perfect, 0 no better, and below 0 worse.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "This is not the square of a correlation: answers on another scale can correlate perfectly "
        "and have an R² far below 0.",
    )

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every item; see `number_columns` for errors."""
        truth, answers, unit = number_columns(reference, output)
        centre = round(float(truth.mean())) if len(truth) else 0
        own, error = truth - centre, answers - truth
        ones = np.ones(len(truth), dtype=np.int64)
        squares: list[NDArray[Any]] = [x.astype(np.float64) ** 2 for x in (own, error)]
        if max(float(np.abs(x).max(initial=0)) for x in (own, error)) < _FEW_DIGITS:
            squares = [own**2, error**2]
        plain = [ones, own / unit, (own / unit) ** 2, (error / unit) ** 2]
        return _stats(whole_or_float(plain, [ones, own, *squares]))

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """1 − n·Σ error² / (n·Σ y² − (Σ y)²); NaN where the reference does not vary."""
        # as doubles: products of sums would leave 64 bits
        n, own, squares, errors = np.moveaxis(totals.astype(np.float64), -1, 0)
        spread = n * squares - own * own
        spread = np.where(spread <= 1e-13 * n * squares, 0.0, spread)
        return divide(spread - n * errors, spread)

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same as a fraction."""
        n, own, squares, errors = totals
        spread = n * squares - own * own
        return Fraction(spread - n * errors, spread) if spread else None

    def item_values(self, stats: ItemStats) -> NDArray[np.float64]:
        """1 − n·error² / Σ(y − ȳ)² of an item: their mean is R²."""
        totals = stats.totals().astype(np.float64)
        spread = totals[2] - totals[1] ** 2 / max(totals[0], 1.0)
        return (1 - divide(totals[0] * stats.rows[:, 3], spread))[stats.index]

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Says when the reference does not vary, and when the mean would be better."""
        del labels
        score = float(self.aggregate(totals))
        if np.isnan(score):
            text = QT_TRANSLATE_NOOP(
                "messages", "R² is undefined: the reference has the same number everywhere."
            )
        elif score < 0:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "Always answering the mean of the reference would be better. Perhaps the answers "
                "are on another scale: then look at correlations.",
            )
        else:
            return ()
        return (Message(text, severity="caution"),)
