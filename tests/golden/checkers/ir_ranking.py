"""``ir_ranking.json``: metrics of runs against judgements, query by query and on the mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sigdesk.core.columns import RankingColumn
from sigdesk.core.columns.ragged import offsets_of
from sigdesk.core.metrics.base import Metric
from sigdesk.core.metrics.rankings.binary import (
    Bpref,
    GeometricMap,
    MeanAveragePrecision,
    MeanReciprocalRank,
    PrecisionAtK,
    RecallAtK,
    RPrecision,
    SuccessAtK,
)
from sigdesk.core.metrics.rankings.graded import (
    DCG,
    NDCG,
    ExpectedReciprocalRank,
    RankBiasedPrecision,
)
from sigdesk.core.metrics.rankings.ordering import ranked

from ..case import Case
from ..registry import checker

METRICS: dict[str, Metric] = {
    "AP": MeanAveragePrecision(),
    "RR": MeanReciprocalRank(),
    "AP@5": MeanAveragePrecision(k=5),
    **{f"P@{k}": PrecisionAtK(k=k) for k in (1, 3, 5)},
    **{f"R@{k}": RecallAtK(k=k) for k in (1, 3, 5)},
    **{f"Success@{k}": SuccessAtK(k=k) for k in (1, 3, 5)},
    "Rprec": RPrecision(),
    **{f"nDCG_linear@{k}": NDCG(k=k) for k in (3, 5)},
    **{f"nDCG_exp@{k}": NDCG(k=k, gain="exponential") for k in (3, 5)},
    "nDCG_linear": NDCG(k=0),
    "nDCG_exp": NDCG(k=0, gain="exponential"),
    "DCG_linear": DCG(k=0),
    "ERR_max_grade_in_query": ExpectedReciprocalRank(k=0),
    "ERR@20_max_grade_4": ExpectedReciprocalRank(top_grade=4),
    "RBP_p0.8_binary": RankBiasedPrecision(),
    "bpref": Bpref(),
}


def _column(queries: Mapping[str, Mapping[str, float]], sort: bool) -> RankingColumn:
    documents: list[str] = []
    values: list[float] = []
    for scored in queries.values():
        names, scores = list(scored), np.array(list(scored.values()), dtype=float)
        order = ranked(names, scores) if sort else range(len(names))
        documents += [names[place] for place in order]
        values += [float(scores[place]) for place in order]
    names_array = np.empty(len(documents), dtype=object)
    names_array[:] = documents
    lengths = [len(scored) for scored in queries.values()]
    return RankingColumn(offsets_of(lengths), names_array, np.array(values))


@checker(
    "ir_ranking.json",
    computes=lambda case: case.has_only("qrels", "run"),
    mistakes={
        "ranx map": "per_query.q1.AP",
        "ranx mrr": "per_query.q1.RR",
        "ranx precision@3": "per_query.q1.P@3",
        "ranx ndcg@5": "per_query.q1.nDCG_linear@5",
        "ranx ndcg_burges@5": "per_query.q1.nDCG_exp@5",
        "ranx ndcg": "per_query.q1.nDCG_linear",
        "ranx ndcg_burges": "per_query.q1.nDCG_exp",
        "ranx bpref": "per_query.q1.bpref",
        "ranx rbp.80": "mean.RBP_p0.8_binary",
    },
)
def rankings(case: Case) -> Mapping[str, Any]:
    """Every metric, for every query and on the mean."""
    qrels, run = case.input["qrels"], case.input["run"]
    assert list(qrels) == list(run)
    reference, output = _column(qrels, sort=False), _column(run, sort=True)
    per_query: dict[str, dict[str, Any]] = {query: {} for query in qrels}
    mean: dict[str, Any] = {}
    for name, metric in METRICS.items():
        stats = metric.item_stats(reference, output)
        mean[name] = metric.score(stats)
        for query, value in zip(qrels, metric.item_values(stats), strict=True):
            per_query[query][name] = value
    geometric = GeometricMap()
    mean["GMAP_eps1e-5"] = geometric.score(geometric.item_stats(reference, output))
    return {"per_query": per_query, "mean": mean}
