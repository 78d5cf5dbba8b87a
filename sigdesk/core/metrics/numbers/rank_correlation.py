"""Rank correlations: Spearman's rho and Kendall's tau-b, with the ranks of every resample.

Ranks depend on the whole sample. A resample ranks its own items, an item drawn twice being two tied
items; freezing the ranks of the full sample would make intervals too narrow.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column
from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS, ItemStats, Scale, Task
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.kernel import Kernel, KernelMetric
from sigdesk.core.metrics.numbers.columns import number_columns, standardise_param, standardised
from sigdesk.core.metrics.numbers.kendall import PairCounter
from sigdesk.core.metrics.numbers.pearson import nearness

_MOST_LISTED = 3000
"""Items up to which Kendall's tau says what each of them adds: its time grows with their square."""


@dataclass(frozen=True)
class RankCorrelation(KernelMetric):
    """A correlation of ranks. Rows of items: [reference, answer]."""

    task: ClassVar[Task] = "numbers"
    scale: ClassVar[Scale] = "raw"

    standardise: bool = standardise_param()

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """What is ranked; see `number_columns` for errors."""
        truth, answers, _ = number_columns(reference, output)
        rows = np.column_stack(standardised(truth, answers, self.standardise))
        return ItemStats(rows, np.arange(len(rows)))


@dataclass(frozen=True, eq=False)
class _Ranked:
    """One column's items in ascending order, and where groups of equal values begin."""

    order: NDArray[np.intp]
    starts: NDArray[np.intp]
    group: NDArray[np.intp]

    @classmethod
    def of(cls, values: NDArray[Any]) -> _Ranked:
        _, group = np.unique(values, return_inverse=True)
        order = np.argsort(group, kind="stable")
        starts = np.flatnonzero(np.r_[True, np.diff(group[order]) > 0])
        return cls(order, starts, group)

    def midranks(self, weights: NDArray[Any]) -> NDArray[np.float64]:
        """Middle rank of every item less the middle of all ranks, shape (n_resamples, n)."""
        size = weights.take(self.order, axis=1).astype(np.float64, copy=False)
        if len(self.starts) < len(self.order):
            size = np.add.reduceat(size, self.starts, axis=1)
        above = np.cumsum(size, axis=1)
        rank = above - 0.5 * size - 0.5 * above[:, -1:]
        return rank.take(self.group, axis=1)


@METRICS.register
@dataclass(frozen=True)
class Spearman(RankCorrelation):
    """Spearman's rank correlation: Pearson's of the midranks."""

    key: ClassVar[str] = "spearman"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Spearman's ρ")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Pearson's correlation of the ranks; equal numbers share their middle rank."
    )
    citation: ClassVar[str] = "Spearman 1904, American J. of Psychology 15"
    usual: ClassVar[int] = 5
    formula: ClassVar[str] = "ρ = r(rank x, rank y)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How nearly the answers put the items in the reference's order: 1 for the same order, −1 "
        "for the reverse. Distances between numbers do not matter.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "With many equal numbers it says little, and it cannot be compared with Pearson's r or "
        "Kendall's τ: for the same data τ is usually smaller.",
    )

    def kernel(self, rows: NDArray[Any]) -> Kernel:
        """Correlation of weighted midranks; NaN where one side does not vary."""
        by_x, by_y = _Ranked.of(rows[:, 0]), _Ranked.of(rows[:, 1])

        def scores(weights: NDArray[Any]) -> NDArray[np.float64]:
            weights = weights.astype(np.float64)
            x, y = by_x.midranks(weights), by_y.midranks(weights)
            weighted = weights * x
            covariance = np.einsum("ij,ij->i", weighted, y)
            spread_x = np.einsum("ij,ij->i", weighted, x)
            weights *= y
            spread_y = np.einsum("ij,ij->i", weights, y)
            return divide(covariance, np.sqrt(spread_x) * np.sqrt(spread_y))

        return scores

    def item_values(self, stats: ItemStats) -> NDArray[np.float64]:
        """How near an item's rank is to its rank in the reference; see `nearness`."""
        rows = stats.dense()
        if not len(rows):
            return np.empty(0)
        ones = np.ones((1, len(rows)), dtype=np.int64)
        x, y = (_Ranked.of(rows[:, column]).midranks(ones)[0] for column in (0, 1))
        return nearness(x, y)


@METRICS.register
@dataclass(frozen=True)
class Kendall(RankCorrelation):
    """Kendall's tau-b."""

    key: ClassVar[str] = "kendall"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Kendall's τ-b")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "(concordant − discordant pairs) / √(pairs not tied in the reference × pairs not tied in "
        "the answers).",
    )
    citation: ClassVar[str] = "Kendall 1945, Biometrika 33; counted as in Knight 1966"
    usual: ClassVar[int] = 6
    formula: ClassVar[str] = "τ_b = (C − D) / √((n₀ − n₁)(n₀ − n₂)), n₀ = n(n − 1)/2"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Take two items at random: how much more often do the answers order them as the reference "
        "does than the other way round?",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "There are several taus. This one corrects for ties on both sides; τ-a, τ-c and the "
        "variants of the WMT shared tasks treat ties otherwise and give other numbers.",
    )

    def kernel(self, rows: NDArray[Any]) -> Kernel:
        """Pairs counted under every weighting; NaN where one side does not vary."""
        counter = PairCounter.of(rows[:, 0], rows[:, 1])
        return lambda weights: counter.counts(weights).tau_b()

    def item_values(self, stats: ItemStats) -> NDArray[np.float64]:
        """Concordant less discordant pairs of an item, scaled so that their mean is tau-b."""
        rows = stats.dense()
        n = len(rows)
        if not 1 < n <= _MOST_LISTED:
            return super().item_values(stats)
        signs = [np.sign(column[:, None] - column) for column in rows.T]
        room = np.sqrt(np.count_nonzero(signs[0]) * np.count_nonzero(signs[1]))
        balance = (signs[0] * signs[1]).sum(axis=1)
        return divide(n * balance, np.full(n, float(room)))
