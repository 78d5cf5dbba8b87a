"""Wilcoxon's signed-rank test and the Mann–Whitney test against enumeration."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sigdesk.core.columns import ScoreColumn
from sigdesk.core.metrics import METRICS
from sigdesk.core.results import Alternative, PairedSample
from sigdesk.core.significance import TESTS
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.midranks import doubled_midranks
from sigdesk.core.significance.rank_sum import rank_sum
from sigdesk.core.significance.rank_tests import (
    Zeros,
    signed_ranks,
)

SIDES: tuple[Alternative, ...] = ("two-sided", "greater", "less")
scores = st.lists(st.integers(-5, 5), min_size=1, max_size=11)


def midranks(values: list[int]) -> list[float]:
    ordered = sorted(values)
    return [(2 * ordered.index(value) + ordered.count(value) + 1) / 2 for value in values]


@given(st.lists(st.integers(-9, 9), max_size=30))
def test_midranks(values: list[int]) -> None:
    ranks, tied = doubled_midranks(np.array(values, dtype=np.int64))
    assert (ranks / 2).tolist() == midranks(values)
    assert tied.sum() == len(values)
    assert sorted(tied.tolist()) == sorted(values.count(value) for value in set(values))


def test_doubles_tie_when_they_differ_by_rounding_only() -> None:
    ranks, _ = doubled_midranks(np.array([0.7 - 0.4, 0.6 - 0.3, 0.1]))
    assert ranks.tolist() == [5, 5, 2]


@given(scores, st.sampled_from(("wilcox", "pratt")))
def test_signed_ranks_against_all_sign_patterns(differences: list[int], zeros: Zeros) -> None:
    ranked = [d for d in differences if d] if zeros == "wilcox" else differences
    ranks = midranks([abs(d) for d in ranked])
    kept = [(rank, d) for rank, d in zip(ranks, ranked, strict=True) if d]
    found = signed_ranks(differences, zeros)
    w_plus = sum(rank for rank, d in kept if d > 0)
    assert (found.n_used, found.w_plus) == (len(kept), w_plus)
    assert found.w_minus == sum(rank for rank, d in kept if d < 0)
    sums = [
        sum(rank for (rank, _), up in zip(kept, signs, strict=True) if up)
        for signs in itertools.product((False, True), repeat=len(kept))
    ]
    greater = np.mean([s >= w_plus for s in sums])
    less = np.mean([s <= w_plus for s in sums])
    assert found.exact("greater").value == pytest.approx(greater, rel=1e-12)
    assert found.exact("less").value == pytest.approx(less, rel=1e-12)
    assert found.exact().value == pytest.approx(min(1.0, 2 * min(greater, less)), rel=1e-12)


@given(scores)
def test_exchanging_the_systems_exchanges_the_sides(differences: list[int]) -> None:
    exchanged = [-d for d in differences]
    assert signed_ranks(differences).exact("greater") == signed_ranks(exchanged).exact("less")


@given(
    st.lists(st.integers(0, 6), min_size=1, max_size=6),
    st.lists(st.integers(0, 6), min_size=1, max_size=7),
)
def test_rank_sums_against_all_ways_of_choosing(a: list[int], b: list[int]) -> None:
    pooled = np.array(midranks(a + b))
    found = rank_sum(a, b)
    wins = sum((x > y) + (x == y) / 2 for x in a for y in b)
    assert (found.u_a, found.u_b) == (wins, len(a) * len(b) - wins)
    sums = np.array(
        [pooled[list(c)].sum() for c in itertools.combinations(range(len(pooled)), len(a))]
    )
    observed, centre = pooled[: len(a)].sum(), len(a) * (len(pooled) + 1) / 2
    tails = found.exact()
    assert tails.greater == pytest.approx(np.mean(sums >= observed), rel=1e-12)
    assert tails.less == pytest.approx(np.mean(sums <= observed), rel=1e-12)
    far = np.mean(np.abs(sums - centre) >= abs(observed - centre))
    assert tails.two_sided_by_distance == pytest.approx(far, rel=1e-12)
    assert tails.two_sided == min(1.0, 2 * min(tails.greater, tails.less))


@given(
    st.lists(st.integers(0, 9), min_size=1, max_size=15),
    st.lists(st.integers(0, 9), min_size=1, max_size=15),
)
def test_exchanging_the_samples_exchanges_their_tails(a: list[int], b: list[int]) -> None:
    there, back = rank_sum(a, b), rank_sum(b, a)
    assert there.u_a == back.u_b
    assert there.exact().greater == pytest.approx(back.exact().less, rel=1e-12)
    assert there.z() == pytest.approx(-back.z(), nan_ok=True)


def test_complete_separation_of_a_hundred_values_each() -> None:
    found = rank_sum(np.arange(100) + 100, np.arange(100)).exact()
    assert found.greater == pytest.approx(1 / math.comb(200, 100), rel=1e-12)
    assert found.less == 1.0


def test_samples_too_large_for_the_lattice_are_refused() -> None:
    with pytest.raises(ValueError, match="too many"):
        rank_sum(np.arange(2000), np.arange(2000) + 0.5).exact()


def test_an_empty_sample_is_refused() -> None:
    with pytest.raises(ValueError, match="both samples"):
        rank_sum([], [1, 2])


def test_all_values_tied() -> None:
    found = rank_sum([1, 1, 1], [1, 1])
    assert math.isnan(found.z())
    assert found.asymptotic(corrected=True) == 1.0
    assert found.exact().two_sided == 1.0


def test_tables_for_untied_ranks_are_not_used() -> None:
    a = [34, 29, 41, 38, 27, 45, 33, 40]
    b = [30, 31, 35, 33, 25, 37, 34, 32]
    ranks = signed_ranks(np.array(a) - np.array(b))
    assert ranks.exact().value == 3 / 64
    assert ranks.exact().value != 0.0546875


def sample(a: list[int], b: list[int]) -> PairedSample:
    metric = METRICS["mean-score"]()
    columns = [ScoreColumn(np.array(values, dtype=np.int64), 1) for values in (a, b)]
    return PairedSample(metric, *(metric.item_stats(None, column) for column in columns))


def test_direction_of_the_sides() -> None:
    # A better by half a point on average: "greater" must be the small one.
    rng = np.random.default_rng(1)
    b = rng.integers(0, 100, 40)
    shifted = sample((b + 5 + rng.integers(-8, 9, 40)).tolist(), b.tolist())
    greater = finish(TESTS["wilcoxon"](alternative="greater").run(shifted))
    less = finish(TESTS["wilcoxon"](alternative="less").run(shifted))
    assert greater.pvalue < 0.01 < 0.99 < less.pvalue
    assert greater.observed > 0


def test_the_procedure_says_what_it_ranked() -> None:
    a, b = [5, 7, 3, 8, 6, 6, 9, 4, 7, 8], [4, 7, 5, 6, 3, 6, 7, 5, 4, 5]
    dropped = finish(TESTS["wilcoxon"]().run(sample(a, b)))
    ranked = finish(TESTS["wilcoxon"](zeros="pratt").run(sample(a, b)))
    assert dropped.pvalue == 13 / 128
    assert ranked.pvalue == 1 / 8
    assert str(dropped.method) == "exact on mid-ranks, W⁺ = 30.5, W⁻ = 5.5, n = 8"
    assert ranked.signature == "wilcoxon|alt:two-sided|zeros:pratt"


def test_no_rank_on_one_side_is_a_plain_zero() -> None:
    ranks = signed_ranks([1, 2, 3])
    assert math.copysign(1, ranks.w_minus) == 1
    found = finish(TESTS["wilcoxon"]().run(sample([2, 3, 4], [1, 1, 1])))
    assert "W⁻ = 0, n = 3" in str(found.method)


def test_a_hundred_thousand_items() -> None:
    rng = np.random.default_rng(2)
    differences = rng.integers(-500, 506, 100_000)
    ranks = signed_ranks(differences)
    # So many ranks are normal to three digits.
    assert ranks.exact().value == pytest.approx(ranks.asymptotic(corrected=True), rel=1e-3)
