"""Metrics of rankings: by definition, at their edges, and under the tests."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sigdesk.core.columns import RankingColumn
from sigdesk.core.columns.ragged import offsets_of
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.metrics.rankings.binary import (
    Bpref,
    MeanAveragePrecision,
    MeanReciprocalRank,
    PrecisionAtK,
    RecallAtK,
    RPrecision,
    SuccessAtK,
)
from sigdesk.core.metrics.rankings.graded import (
    NDCG,
    ExpectedReciprocalRank,
    RankBiasedPrecision,
)
from sigdesk.core.metrics.rankings.ordering import n_tied, ranked
from sigdesk.core.results import PairedSample
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.permutation import ExactPermutation
from sigdesk.core.significance.randomization import ApproximateRandomization

Queries = list[dict[str, float]]


def column(queries: Queries) -> RankingColumn:
    documents = np.array([name for query in queries for name in query] or [None], dtype=object)
    values = np.array([value for query in queries for value in query.values()], dtype=float)
    return RankingColumn(offsets_of([len(q) for q in queries]), documents[: len(values)], values)


def in_order(names: str) -> dict[str, float]:
    return {name: float(-place) for place, name in enumerate(names)}


queries = st.lists(
    st.tuples(
        st.dictionaries(st.sampled_from("abcdefgh"), st.integers(-1, 3).map(float), max_size=6),
        st.permutations("abcdefgh").flatmap(lambda p: st.integers(0, 8).map(lambda n: p[:n])),
    ),
    min_size=1,
    max_size=4,
)


@settings(max_examples=80, deadline=None)
@given(queries, st.integers(1, 6))
def test_values_are_those_of_the_definitions(drawn: list[tuple[dict, list]], k: int) -> None:
    reference = column([qrels for qrels, _ in drawn])
    run = column([in_order("".join(ranking)) for _, ranking in drawn])
    found = {
        metric.key: metric.item_values(metric.item_stats(reference, run))
        for metric in (
            MeanAveragePrecision(),
            MeanReciprocalRank(),
            PrecisionAtK(k=k),
            RecallAtK(k=k),
            SuccessAtK(k=k),
            RPrecision(),
            NDCG(k=k),
            ExpectedReciprocalRank(k=k),
            RankBiasedPrecision(),
            Bpref(),
        )
    }
    for place, (qrels, ranking) in enumerate(drawn):
        grades = [qrels.get(name, 0.0) for name in ranking]
        hits = [grade >= 1 for grade in grades]
        relevant = sum(grade >= 1 for grade in qrels.values())
        judged_not = len(qrels) - relevant
        precision = [sum(hits[: r + 1]) / (r + 1) for r in range(len(hits))]
        ideal = sorted((max(g, 0.0) for g in qrels.values()), reverse=True)
        best = sum(g / math.log2(r + 2) for r, g in enumerate(ideal[:k]))
        gained = sum(max(g, 0.0) / math.log2(r + 2) for r, g in enumerate(grades[:k]))
        top, err, goes_on = max([0.0, *qrels.values()]), 0.0, 1.0
        for r, grade in enumerate(grades[:k]):
            stop = (2 ** max(grade, 0.0) - 1) / 2**top
            err, goes_on = err + goes_on * stop / (r + 1), goes_on * (1 - stop)
        preferred = 0.0
        for r, name in enumerate(ranking):
            if hits[r]:
                above = sum(other in qrels and not hits[s] for s, other in enumerate(ranking[:r]))
                least = min(relevant, judged_not)
                preferred += 1 - min(above, relevant) / least if least else 1
            del name
        expected = {
            "map": sum(p for p, hit in zip(precision, hits, strict=True) if hit) / max(relevant, 1),
            "mrr": next((1 / (r + 1) for r, hit in enumerate(hits) if hit), 0.0),
            "precision-at-k": sum(hits[:k]) / k,
            "recall-at-k": sum(hits[:k]) / max(relevant, 1),
            "success-at-k": float(any(hits[:k])),
            "r-precision": sum(hits[:relevant]) / max(relevant, 1),
            "ndcg": gained / best if best else 0.0,
            "err": err,
            "rbp": sum(0.2 * 0.8**r for r, hit in enumerate(hits) if hit),
            "bpref": preferred / max(relevant, 1),
        }
        for key, value in expected.items():
            assert found[key][place] == pytest.approx(value, abs=1e-12), key


def test_ties_are_ordered_by_document_id_descending() -> None:
    names = ["d1", "d10", "d2", "e", "a"]
    scores = np.array([1.0, 1.0, 1.0, 0.5, 3.0])
    assert [names[place] for place in ranked(names, scores)] == ["a", "d2", "d10", "d1", "e"]
    assert n_tied(scores) == 3


def test_grades_from_two_on_may_be_what_is_relevant() -> None:
    reference, run = column([{"a": 1, "b": 2}]), column([in_order("ab")])
    assert MeanReciprocalRank().item_values(MeanReciprocalRank().item_stats(reference, run)) == 1
    strict = MeanReciprocalRank(relevant_from=2)
    assert strict.item_values(strict.item_stats(reference, run)) == 0.5


def test_queries_without_anything_to_find_are_told() -> None:
    reference = column([{"a": 1, "b": 0}, {"a": 0}, {}])
    run = column([in_order("ab"), in_order("a"), {}])
    metric = MeanAveragePrecision()
    stats = metric.item_stats(reference, run)
    assert metric.score(stats) == pytest.approx(1 / 3)
    assert "2 queries have no relevant document" in str(metric.notes(stats.totals())[0])


def test_what_does_not_fit_is_refused() -> None:
    reference = column([{"a": 1}])
    with pytest.raises(TypeError, match="judgements and a run"):
        NDCG().item_stats(None, reference)
    with pytest.raises(ValueError, match="1 queries, a run of 2"):
        NDCG().item_stats(reference, column([{}, {}]))
    twice = RankingColumn(np.array([0, 2]), np.array(["a", "a"], dtype=object), np.zeros(2))
    with pytest.raises(ValueError, match="twice"):
        NDCG().item_stats(reference, twice)


def test_shares_of_counts_are_tested_in_whole_numbers() -> None:
    rng = np.random.default_rng(1)
    names = "abcdefghij"
    reference = column([{name: float(rng.random() < 0.4) for name in names} for _ in range(12)])
    a, b = (
        column([in_order("".join(rng.permutation(list(names)))) for _ in range(12)])
        for _ in range(2)
    )
    for metric in (PrecisionAtK(k=5), RecallAtK(k=5), SuccessAtK(k=2)):
        of_a, of_b = metric.item_stats(reference, a), metric.item_stats(reference, b)
        assert of_a.rows.dtype.kind == of_b.rows.dtype.kind == "i"
        values = [
            Fraction(int(x), int(unit))
            for stats in (of_a, of_b)
            for x, unit, _ in stats.dense().tolist()
        ]
        differences = [x - y for x, y in zip(values[:12], values[12:], strict=True)]
        observed, extreme = abs(sum(differences)), 0
        for pattern in range(2**12):
            total = sum(d if pattern >> i & 1 else -d for i, d in enumerate(differences))
            extreme += abs(total) >= observed
        found = finish(ExactPermutation().run(PairedSample(metric, of_a, of_b)))
        assert found.pvalue == pytest.approx(extreme / 2**12, rel=1e-12)
    sample = PairedSample(NDCG(), NDCG().item_stats(reference, a), NDCG().item_stats(reference, b))
    exact = finish(ExactPermutation().run(sample)).pvalue
    sampled = finish(ApproximateRandomization().run(sample)).pvalue
    assert sampled == pytest.approx(exact, abs=0.02)


def test_every_metric_of_rankings_is_described() -> None:
    kinds = METRICS.matching(lambda kind: kind.task == "rankings")
    assert len(kinds) == 12
    for kind in kinds:
        assert all((kind.explanation, kind.formula, kind.watch_out, kind.citation))
