"""Pearson's correlation and Lin's concordance: functions of sums of products."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import METRICS, ItemStats, Metric, Scale, Task
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.numbers.columns import number_columns, standardise_param, standardised

_NO_SPREAD = 1e-13


@dataclass(frozen=True)
class ProductMetric(Metric):
    """A metric of sums of products.

    Statistics: [1, x, y, x², xy, y²], x the reference and y the answers, both near 0.
    """

    task: ClassVar[Task] = "numbers"
    scale: ClassVar[Scale] = "raw"

    def by_own_scale(self) -> bool:
        """Whether answers are measured by their own mean and deviation."""
        return False

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every item; see `number_columns` for errors."""
        truth, answers, _ = number_columns(reference, output)
        x, y = standardised(truth, answers, self.by_own_scale())
        rows = np.column_stack([np.ones(len(x)), x, y, x * x, x * y, y * y])
        return ItemStats(rows, np.arange(len(rows)))

    @staticmethod
    def moments(totals: NDArray[Any]) -> tuple[NDArray[np.float64], ...]:
        """n², n·Sxx, n·Sxy, n·Syy and the difference of the sums, each of shape (...)."""
        n, x, y, xx, xy, yy = np.moveaxis(np.asarray(totals, dtype=np.float64), -1, 0)
        spread_x, spread_y = n * xx - x * x, n * yy - y * y
        # what rounding leaves of numbers that do not vary is no spread
        spread_x = np.where(spread_x <= _NO_SPREAD * n * xx, 0.0, spread_x)
        spread_y = np.where(spread_y <= _NO_SPREAD * n * yy, 0.0, spread_y)
        return n * n, spread_x, n * xy - x * y, spread_y, x - y

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Says why it is undefined."""
        del labels
        if np.isfinite(float(self.aggregate(totals))):
            return ()
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{what} is undefined: the reference or the answers are the same number everywhere.",
        )
        return (Message(text, {"what": Message(self.name)}, "caution"),)


def nearness(x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.float64]:
    """1 − half the squared distance of both values in standard deviations, per item.

    Their mean is the correlation, and none is above 1: an item on which the answer stands where
    the reference does.

    Parameters
    ----------
    x, y : ndarray of float64, shape (n_items,)

    Returns
    -------
    ndarray of float64, shape (n_items,)
        NaN when one of the two does not vary.
    """
    if not len(x):
        return np.empty(0)
    zx, zy = (divide(v - v.mean(), np.full(len(v), v.std())) for v in (x, y))
    return 1 - 0.5 * (zx - zy) ** 2


@METRICS.register
@dataclass(frozen=True)
class Pearson(ProductMetric):
    """Pearson's product-moment correlation."""

    key: ClassVar[str] = "pearson"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Pearson's r")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Covariance of answers and reference over the product of their standard deviations.",
    )
    citation: ClassVar[str] = "Pearson 1895, Proc. Royal Society 58"
    usual: ClassVar[int] = 4
    formula: ClassVar[str] = "r = Σ(xᵢ − x̄)(yᵢ − ȳ) / √(Σ(xᵢ − x̄)² · Σ(yᵢ − ȳ)²)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How nearly answers and reference lie on a rising straight line, whatever their units: 1 "
        "on the line, 0 without any linear relation, −1 on a falling line.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A few extreme items can make or break it, and answers that are off by a constant or a "
        "factor still get 1. Look at the scatter.",
    )

    standardise: bool = standardise_param()

    def by_own_scale(self) -> bool:
        """As the parameter says."""
        return self.standardise

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Covariance over deviations; NaN where one side does not vary."""
        _, spread_x, covariance, spread_y, _ = self.moments(totals)
        correlation = divide(covariance, np.sqrt(spread_x) * np.sqrt(spread_y))
        return np.clip(correlation, -1.0, 1.0)

    def item_values(self, stats: ItemStats) -> NDArray[np.float64]:
        """How near an item's answer is to the reference; see `nearness`."""
        rows = stats.dense()
        return nearness(rows[:, 1], rows[:, 2])


@METRICS.register
@dataclass(frozen=True)
class LinConcordance(ProductMetric):
    """Lin's concordance correlation coefficient."""

    key: ClassVar[str] = "lin-ccc"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Lin's concordance")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "2·covariance / (both variances + squared difference of the means), with divisor n: "
        "correlation with the line of equality.",
    )
    citation: ClassVar[str] = "Lin 1989, Biometrics 45"
    formula: ClassVar[str] = "ρ꜀ = 2 s_xy / (s_x² + s_y² + (x̄ − ȳ)²)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Like Pearson's r, but answers must equal the reference, not only rise with it: an offset "
        "or a wrong scale lowers it.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "It grows with the spread of the reference, so two data sets cannot be compared by it.",
    )

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """2·covariance / (variances + squared difference of means)."""
        _, spread_x, covariance, spread_y, apart = self.moments(totals)
        return divide(2 * covariance, spread_x + spread_y + apart * apart)
