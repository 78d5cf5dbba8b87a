"""What metrics of rankings share: a value per query, and the mean over queries."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import ItemStats, Metric, Ratio, Task
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.rankings.judged import JudgedRun
from sigdesk.core.params import check_params, param


@dataclass(frozen=True)
class RankingMetric(Metric):
    """A mean over queries. Statistics: [value, 1, nothing to find], or whole multiples of them."""

    task: ClassVar[Task] = "rankings"

    def __post_init__(self) -> None:
        check_params(self)

    @abstractmethod
    def of_queries(self, run: JudgedRun) -> NDArray[Any]:
        """The value of every query, shape (n_queries,)."""

    def unit(self, run: JudgedRun) -> int:
        """A number that makes whole numbers of all values; 1 where there is none."""
        del run
        return 1

    def threshold(self) -> float:
        """The lowest grade that counts as relevant."""
        return float(getattr(self, "relevant_from", 1))

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every query; see `JudgedRun.of` for errors."""
        run = JudgedRun.of(reference, output)
        unit = self.unit(run)
        values = np.asarray(self.of_queries(run), dtype=np.float64) * unit
        rows = np.column_stack(
            [values, np.full(len(values), unit), run.n_relevant(self.threshold()) == 0]
        )
        if unit > 1 or not np.any(values % 1):
            rows = np.rint(rows).astype(np.int64)
        distinct, index = np.unique(rows, axis=0, return_inverse=True)
        return ItemStats(distinct, index.reshape(-1).astype(np.intp))

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Sum over queries / queries; NaN without queries."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio | None:
        """Sum over queries."""
        del n_stats
        return Ratio((1, 0, 0), (0, 1, 0))

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Says how many queries have nothing that could be found."""
        del labels
        n_empty = round(float(totals[2]))
        if not n_empty:
            return ()
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{n:,} queries have no relevant document in the judgements: they score 0, whatever a "
            "run does.",
        )
        return (Message(text, {"n": n_empty}, "caution"),)


def cutoff_param(default: int) -> Any:
    """The field `k`: ranks looked at; 0 for all."""
    return param(
        default,
        label=QT_TRANSLATE_NOOP("messages", "Cut-off"),
        help=QT_TRANSLATE_NOOP("messages", "How many ranks are looked at; 0 for all of them."),
        low=0,
        high=1_000_000,
        short="k",
    )


def positive_cutoff_param(default: int) -> Any:
    """The field `k` of metrics that have no meaning without it."""
    return param(
        default,
        label=QT_TRANSLATE_NOOP("messages", "Cut-off"),
        help=QT_TRANSLATE_NOOP("messages", "How many ranks are looked at."),
        low=1,
        high=1_000_000,
        short="k",
    )


def relevance_param() -> Any:
    """The field `relevant_from`: grades from here on count as relevant."""
    return param(
        1,
        label=QT_TRANSLATE_NOOP("messages", "Relevant from grade"),
        help=QT_TRANSLATE_NOOP(
            "messages", "The lowest grade that counts as relevant where grades do not matter."
        ),
        low=1,
        high=1000,
        short="rel",
    )


def within(run: JudgedRun, k: int) -> NDArray[np.bool_]:
    """Ranked documents up to a cut-off; all for 0."""
    return run.rank <= k if k else np.ones(len(run.rank), dtype=bool)
