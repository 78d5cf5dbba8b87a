"""Metrics of rankings for which a document is relevant or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.rankings.base import (
    RankingMetric,
    cutoff_param,
    positive_cutoff_param,
    relevance_param,
    within,
)
from sigdesk.core.metrics.rankings.judged import JudgedRun
from sigdesk.core.params import param

_LARGEST_UNIT = 1 << 40


def average_precision(run: JudgedRun, threshold: float, k: int) -> NDArray[np.float64]:
    """Mean, over all relevant documents of a query, of the precision at their rank."""
    relevant = run.relevant(threshold)
    precision = run.n_before(relevant) / run.rank
    found = run.summed(np.where(relevant & within(run, k), precision, 0.0))
    return divide(found, run.n_relevant(threshold), 0.0)


@METRICS.register
@dataclass(frozen=True)
class MeanAveragePrecision(RankingMetric):
    """Mean over queries of average precision."""

    key: ClassVar[str] = "map"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Mean average precision (MAP)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over queries of: precision at the rank of each relevant document, summed and divided "
        "by the number of relevant documents, found or not.",
    )
    citation: ClassVar[str] = "Buckley & Voorhees 2000, SIGIR; trec_eval map"
    usual: ClassVar[int] = 2
    formula: ClassVar[str] = "AP = Σ_r rel(r)·P@r / R"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Rewards runs that put all relevant documents near the top: every relevant document counts "
        "with the precision down to its rank, and one that is not found counts 0.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "It needs nearly complete judgements: documents that nobody judged count as not relevant, "
        "which punishes runs unlike those that were pooled.",
    )

    k: int = cutoff_param(0)
    relevant_from: int = relevance_param()

    def of_queries(self, run: JudgedRun) -> NDArray[Any]:
        """Average precision."""
        return average_precision(run, self.threshold(), self.k)


@METRICS.register
@dataclass(frozen=True)
class GeometricMap(RankingMetric):
    """Geometric mean over queries of average precision. Statistics: [log AP, 1, …]."""

    key: ClassVar[str] = "gmap"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Geometric MAP (GMAP)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Geometric mean over queries of average precision, of which a small number is the least.",
    )
    citation: ClassVar[str] = "Robertson 2006, On GMAP, CIKM; trec_eval gm_map"
    formula: ClassVar[str] = "GMAP = exp(mean of ln max(AP, ε))"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Like MAP, but improvements on the hardest queries count most."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Queries with AP 0 count as ε, and ε decides how much they weigh."
    )

    epsilon: float = param(
        1e-5,
        label=QT_TRANSLATE_NOOP("messages", "Least AP (ε)"),
        help=QT_TRANSLATE_NOOP("messages", "What a query counts whose average precision is less."),
        low=1e-12,
        high=0.1,
        short="eps",
    )
    relevant_from: int = relevance_param()

    def of_queries(self, run: JudgedRun) -> NDArray[Any]:
        """Logarithm of average precision."""
        return np.log(np.maximum(average_precision(run, self.threshold(), 0), self.epsilon))

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Geometric mean."""
        return np.exp(super().aggregate(totals))

    def ratio(self, n_stats: int) -> None:
        """None: it is a function of a ratio."""
        del n_stats


@METRICS.register
@dataclass(frozen=True)
class MeanReciprocalRank(RankingMetric):
    """Mean over queries of one over the rank of the first relevant document."""

    key: ClassVar[str] = "mrr"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Mean reciprocal rank (MRR)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over queries of 1 / rank of the first relevant document; 0 when there is none.",
    )
    citation: ClassVar[str] = "Voorhees 1999, TREC-8 Question Answering Track; trec_eval recip_rank"
    usual: ClassVar[int] = 3
    formula: ClassVar[str] = "RR = 1 / min{r: rel(r)}"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For searches that one good document satisfies: 1 when it is always first, .5 when always "
        "second.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "It looks at one document a query: from rank 1 to 2 it loses .5, from rank 10 to 100 "
        "hardly anything. MS MARCO cuts it at 10.",
    )

    k: int = cutoff_param(0)
    relevant_from: int = relevance_param()

    def of_queries(self, run: JudgedRun) -> NDArray[Any]:
        """Reciprocal of the first relevant rank."""
        relevant = run.relevant(self.threshold()) & within(run, self.k)
        first = relevant & (run.n_before(relevant) == 1)
        return run.summed(np.where(first, 1 / run.rank, 0.0))


@dataclass(frozen=True)
class HitsAtK(RankingMetric):
    """A metric of the number of relevant documents among the first k."""

    relevant_from: int = relevance_param()

    def hits(self, run: JudgedRun, k: int) -> NDArray[np.float64]:
        """Relevant documents of every query up to a rank."""
        return run.summed((run.relevant(self.threshold()) & within(run, k)).astype(np.float64))


@METRICS.register
@dataclass(frozen=True)
class PrecisionAtK(HitsAtK):
    """Share of the first k ranks that hold relevant documents."""

    key: ClassVar[str] = "precision-at-k"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Precision at k")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over queries of: relevant documents among the first k / k; ranks a run leaves empty "
        "are not relevant.",
    )
    citation: ClassVar[str] = "Manning, Raghavan & Schütze 2008, § 8.4; trec_eval P"
    usual: ClassVar[int] = 4
    formula: ClassVar[str] = "P@k = |relevant in the first k| / k"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "What someone sees who looks at the first k documents and no further."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A query with fewer than k relevant documents can never reach 1."
    )

    k: int = positive_cutoff_param(10)

    def of_queries(self, run: JudgedRun) -> NDArray[Any]:
        """Hits / k."""
        return self.hits(run, self.k) / self.k

    def unit(self, run: JudgedRun) -> int:
        """k."""
        del run
        return self.k


@METRICS.register
@dataclass(frozen=True)
class RecallAtK(HitsAtK):
    """Share of the relevant documents that are among the first k."""

    key: ClassVar[str] = "recall-at-k"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Recall at k")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over queries of: relevant documents among the first k / all relevant ones.",
    )
    citation: ClassVar[str] = "Manning, Raghavan & Schütze 2008, § 8.4; trec_eval recall"
    usual: ClassVar[int] = 5
    formula: ClassVar[str] = "R@k = |relevant in the first k| / R"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How much of what there is to find stands among the first k documents: what a second stage "
        "can at best work with.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Relevant documents that nobody judged are missing from R, so it is too high."
    )

    k: int = positive_cutoff_param(100)

    def of_queries(self, run: JudgedRun) -> NDArray[Any]:
        """Hits / relevant."""
        return divide(self.hits(run, self.k), run.n_relevant(self.threshold()), 0.0)

    def unit(self, run: JudgedRun) -> int:
        """Least common multiple of the numbers of relevant documents, if it is not too large."""
        unit = 1
        for n_relevant in np.unique(run.n_relevant(self.threshold())).tolist():
            unit = int(np.lcm(unit, max(1, n_relevant)))
            if not 0 < unit <= _LARGEST_UNIT:
                return 1
        return unit


@METRICS.register
@dataclass(frozen=True)
class SuccessAtK(HitsAtK):
    """Share of queries with a relevant document among the first k."""

    key: ClassVar[str] = "success-at-k"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Success at k (hit rate)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Share of queries with a relevant document among the first k."
    )
    citation: ClassVar[str] = "Craswell & Hawking 2004; trec_eval success"
    formula: ClassVar[str] = "S@k = [some relevant document in the first k]"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "How often someone finds anything at all among the first k documents."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "One hit is as good as ten, and rank 1 as good as rank k."
    )

    k: int = positive_cutoff_param(10)

    def of_queries(self, run: JudgedRun) -> NDArray[Any]:
        """1 or 0."""
        return (self.hits(run, self.k) > 0).astype(np.float64)


@METRICS.register
@dataclass(frozen=True)
class RPrecision(RankingMetric):
    """Precision at the number of relevant documents."""

    key: ClassVar[str] = "r-precision"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "R-precision")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Mean over queries of precision at rank R, the number of relevant documents."
    )
    citation: ClassVar[str] = (
        "Buckley & Voorhees 2005, Retrieval System Evaluation; trec_eval Rprec"
    )
    formula: ClassVar[str] = "|relevant in the first R| / R"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "The point of a ranking at which precision and recall are equal."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Each query is cut at another rank, which no reader would do."
    )

    relevant_from: int = relevance_param()

    def of_queries(self, run: JudgedRun) -> NDArray[Any]:
        """Relevant among the first R / R."""
        n_relevant = run.n_relevant(self.threshold())
        hit = run.relevant(self.threshold()) & (run.rank <= n_relevant[run.query])
        return divide(run.summed(hit.astype(np.float64)), n_relevant, 0.0)


@METRICS.register
@dataclass(frozen=True)
class Bpref(RankingMetric):
    """How many judged documents that are not relevant stand above the relevant ones."""

    key: ClassVar[str] = "bpref"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "bpref")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over queries of: 1 − judged non-relevant documents above a relevant one (at most R) "
        "/ min(R, N), averaged over all relevant documents.",
    )
    citation: ClassVar[str] = "Buckley & Voorhees 2004, SIGIR; trec_eval bpref"
    formula: ClassVar[str] = "bpref = Σ_r (1 − min(n above r, R) / min(R, N)) / R"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Looks at judged documents only, for collections with incomplete judgements."
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "With few judged non-relevant documents it is coarse, and it ignores ranks."
    )

    relevant_from: int = relevance_param()

    def of_queries(self, run: JudgedRun) -> NDArray[Any]:
        """As trec_eval computes it."""
        n_relevant = run.n_relevant(self.threshold())
        n_judged = np.bincount(run.judged_query, minlength=run.n_queries)
        least = np.minimum(n_relevant, n_judged - n_relevant)
        relevant = run.relevant(self.threshold())
        above = np.minimum(run.n_before(run.is_judged & ~relevant), n_relevant[run.query])
        loss = divide(above, least[run.query], 0.0)
        return divide(run.summed(np.where(relevant, 1 - loss, 0.0)), n_relevant, 0.0)
