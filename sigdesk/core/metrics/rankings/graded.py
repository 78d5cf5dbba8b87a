"""Metrics of rankings that take grades of relevance into account, or a reader who stops."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS, Scale
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.rankings.base import (
    RankingMetric,
    cutoff_param,
    relevance_param,
    within,
)
from sigdesk.core.metrics.rankings.judged import JudgedRun
from sigdesk.core.params import param


def gain_param() -> Any:
    """The field `gain`: what a grade is worth."""
    return param(
        "linear",
        label=QT_TRANSLATE_NOOP("messages", "Gain"),
        help=QT_TRANSLATE_NOOP("messages", "What a document of grade g is worth."),
        choices=(
            ("linear", QT_TRANSLATE_NOOP("messages", "g, as trec_eval")),
            ("exponential", QT_TRANSLATE_NOOP("messages", "2^g − 1, as gdeval and Burges et al.")),
        ),
        short="gain",
    )


def gain_of(grades: NDArray[np.float64], gain: str) -> NDArray[np.float64]:
    """What documents are worth; grades below 0 (spam) are worth nothing."""
    worth = np.maximum(grades, 0.0)
    return np.exp2(worth) - 1 if gain == "exponential" else worth


@dataclass(frozen=True)
class Discounted(RankingMetric):
    """A metric of gains that are discounted by log2(rank + 1)."""

    k: int = cutoff_param(10)
    gain: str = gain_param()

    def dcg(self, run: JudgedRun) -> NDArray[np.float64]:
        """Discounted cumulative gain of every query."""
        worth = gain_of(run.grade, self.gain) / np.log2(run.rank + 1)
        return run.summed(np.where(within(run, self.k), worth, 0.0))

    def ideal(self, run: JudgedRun) -> NDArray[np.float64]:
        """The highest DCG the judgements allow."""
        worth = gain_of(run.judged_grade, self.gain) / np.log2(run.ideal_rank + 1)
        counts = run.ideal_rank <= self.k if self.k else np.ones(len(worth), dtype=bool)
        ideal = np.bincount(run.judged_query, np.where(counts, worth, 0.0), run.n_queries)
        return ideal.astype(np.float64, copy=False)


@METRICS.register
@dataclass(frozen=True)
class NDCG(Discounted):
    """Normalised discounted cumulative gain."""

    key: ClassVar[str] = "ndcg"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "nDCG")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over queries of: gains of the ranked documents, each divided by log2(rank + 1), "
        "summed / the same of the best possible ranking; gain is the grade, or 2^grade − 1.",
    )
    citation: ClassVar[str] = "Järvelin & Kekäläinen 2002, ACM TOIS 20; Burges et al. 2005"
    usual: ClassVar[int] = 1
    formula: ClassVar[str] = "nDCG@k = Σ_{r ≤ k} g(r) / log₂(r + 1) / ideal"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How near a ranking comes to the best possible one, when better documents are worth more "
        "and later ranks less.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Two formulas go by this name: with grades beyond 0 and 1 linear and exponential gain "
        "differ. The cut-off applies to the ideal ranking as well.",
    )

    def of_queries(self, run: JudgedRun) -> NDArray[Any]:
        """DCG / ideal DCG; 0 where nothing is relevant."""
        return divide(self.dcg(run), self.ideal(run), 0.0)


@METRICS.register
@dataclass(frozen=True)
class DCG(Discounted):
    """Discounted cumulative gain, not normalised."""

    key: ClassVar[str] = "dcg"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "DCG")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean over queries of: gains of the ranked documents, each / log2(rank + 1)."
    )
    citation: ClassVar[str] = "Järvelin & Kekäläinen 2002, ACM TOIS 20"
    scale: ClassVar[Scale] = "raw"
    formula: ClassVar[str] = "DCG@k = Σ_{r ≤ k} g(r) / log₂(r + 1)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "nDCG before it is divided by the best possible value."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Queries with many relevant documents decide the mean."
    )

    def of_queries(self, run: JudgedRun) -> NDArray[Any]:
        """DCG."""
        return self.dcg(run)


@METRICS.register
@dataclass(frozen=True)
class ExpectedReciprocalRank(RankingMetric):
    """Expected reciprocal rank of a reader who stops when satisfied."""

    key: ClassVar[str] = "err"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Expected reciprocal rank (ERR)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over queries of the expected 1 / rank at which a reader stops, who is satisfied by a "
        "document of grade g with probability (2^g − 1) / 2^top.",
    )
    citation: ClassVar[str] = "Chapelle et al. 2009, CIKM; gdeval"
    usual: ClassVar[int] = 7
    formula: ClassVar[str] = "ERR = Σ_r 1/r · s(r) · Π_{i < r} (1 − s(i)), s = (2^g − 1) / 2^top"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A reader goes down the list and stops at the first satisfying document: documents after a "
        "good one hardly count.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The top grade decides: gdeval takes 4 whatever the judgements say, so with grades 0 and 1 "
        "its values are tiny. Compare only values with the same top.",
    )

    k: int = cutoff_param(20)
    top_grade: int = param(
        0,
        label=QT_TRANSLATE_NOOP("messages", "Top grade"),
        help=QT_TRANSLATE_NOOP(
            "messages", "The highest grade of the scale; 0 for the highest one given in the query."
        ),
        low=0,
        high=60,
        short="top",
    )

    def of_queries(self, run: JudgedRun) -> NDArray[Any]:
        """Expected reciprocal rank."""
        top = np.full(run.n_queries, float(self.top_grade))
        if not self.top_grade:
            top[:] = 0.0
            np.maximum.at(top, run.judged_query, run.judged_grade)
        stop = (np.exp2(np.maximum(run.grade, 0.0)) - 1) / np.exp2(top)[run.query]
        stop = np.where(within(run, self.k), np.minimum(stop, 1.0), 0.0)
        goes_on = np.ones(len(stop))
        starts = np.searchsorted(run.query, np.arange(run.n_queries + 1))
        for start, end in pairwise(starts.tolist()):
            if end - start > 1:
                goes_on[start + 1 : end] = np.cumprod(1 - stop[start : end - 1])
        return run.summed(stop * goes_on / run.rank)


@METRICS.register
@dataclass(frozen=True)
class RankBiasedPrecision(RankingMetric):
    """What a reader finds who goes on to the next document with a fixed probability."""

    key: ClassVar[str] = "rbp"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Rank-biased precision (RBP)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over queries of (1 − p)·Σ p^(rank − 1) over the relevant documents, relevant or not "
        "without grades.",
    )
    citation: ClassVar[str] = "Moffat & Zobel 2008, ACM TOIS 27"
    usual: ClassVar[int] = 6
    formula: ClassVar[str] = "RBP = (1 − p) Σ_r rel(r)·p^(r − 1)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The rate at which a patient reader finds relevant documents, who goes from one document "
        "to the next with probability p: .5 looks at two documents on average, .8 at five, .95 at "
        "twenty.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "It rarely comes near 1, because no query has relevant documents without end. Some tools "
        "multiply by grades and get other values.",
    )

    persistence: float = param(
        0.8,
        label=QT_TRANSLATE_NOOP("messages", "Persistence (p)"),
        help=QT_TRANSLATE_NOOP(
            "messages", "Probability that a reader goes on from one document to the next."
        ),
        low=0.0,
        high=0.999,
        short="p",
    )
    relevant_from: int = relevance_param()

    def of_queries(self, run: JudgedRun) -> NDArray[Any]:
        """(1 − p) times the sum of p to the power of the rank less 1."""
        worth = (1 - self.persistence) * self.persistence ** (run.rank - 1.0)
        return run.summed(np.where(run.relevant(self.threshold()), worth, 0.0))
