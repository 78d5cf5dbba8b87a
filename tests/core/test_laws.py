"""Laws that every test which swaps answers keeps, whatever engine computes it.

Items are scores; with scores of 0 and 1 McNemar's tests belong here too. The p-values of all sign
patterns of up to twelve items are counted one by one.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from fractions import Fraction

import pytest
from exact_swaps import SIDES
from hypothesis import given, settings
from hypothesis import strategies as st
from resamples import binary_sample, score_sample

from sigdesk.core.metrics.labels import Accuracy
from sigdesk.core.results import Alternative, PairedSample
from sigdesk.core.significance.base import TESTS, finish

Statistic = Callable[[Sequence[int]], Fraction]


def midranks(sizes: Sequence[int]) -> list[Fraction]:
    ordered = sorted(sizes)
    return [Fraction(2 * ordered.index(s) + ordered.count(s) + 1, 2) for s in sizes]


def signed_ranks(differences: Sequence[int]) -> list[Fraction]:
    kept = [d for d in differences if d]
    ranks = midranks([abs(d) for d in kept])
    return [rank if d > 0 else -rank for rank, d in zip(ranks, kept, strict=True)]


def signed_parts(test: str, differences: Sequence[int]) -> list[Fraction]:
    """What the test adds up, one part an item that differs."""
    if test == "wilcoxon":
        return signed_ranks(differences)
    if test == "exact-permutation":
        return [Fraction(d) for d in differences if d]
    return [Fraction((d > 0) - (d < 0)) for d in differences if d]


def by_hand(test: str, differences: Sequence[int]) -> dict[Alternative, Fraction]:
    """p-values over all sign patterns."""
    parts = signed_parts(test, differences)
    observed = sum(parts)
    sums = [
        sum(abs(part) if up else -abs(part) for part, up in zip(parts, ups, strict=True))
        for ups in itertools.product((False, True), repeat=len(parts))
    ]
    n = len(sums)
    found: dict[Alternative, Fraction] = {
        "greater": Fraction(sum(s >= observed for s in sums), n),
        "less": Fraction(sum(s <= observed for s in sums), n),
        "two-sided": Fraction(sum(abs(s) >= abs(observed) for s in sums), n),
    }
    return found


def pvalues(test: str, sample: PairedSample) -> dict[Alternative, float]:
    return {side: finish(TESTS[test](alternative=side).run(sample)).pvalue for side in SIDES}


TESTS_OF_SCORES = ("exact-permutation", "wilcoxon", "sign")
TESTS_OF_HITS = ("mcnemar", "mcnemar-midp", "exact-permutation", "sign")

scores = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=1, max_size=12)
hits = st.lists(st.tuples(st.integers(0, 1), st.integers(0, 1)), min_size=1, max_size=12)


def of_scores(pairs: Sequence[tuple[int, int]]) -> PairedSample:
    return score_sample([a for a, _ in pairs], [b for _, b in pairs])


def of_hits(pairs: Sequence[tuple[int, int]]) -> PairedSample:
    a, b = ([pair[side] for pair in pairs] for side in (0, 1))
    return binary_sample(Accuracy(), [1] * len(pairs), a, b)


def assert_by_hand(test: str, pairs: Sequence[tuple[int, int]], sample: PairedSample) -> None:
    expected = by_hand(test, [a - b for a, b in pairs])
    found = pvalues(test, sample)
    for side in SIDES:
        assert found[side] == pytest.approx(float(expected[side]), rel=1e-12), side
    tie = expected["greater"] + expected["less"] - 1
    assert found["greater"] + found["less"] == pytest.approx(1 + float(tie), rel=1e-12)


@pytest.mark.parametrize("test", TESTS_OF_SCORES)
@settings(max_examples=25, deadline=None)
@given(scores)
def test_scores_against_all_sign_patterns(test: str, pairs: list[tuple[int, int]]) -> None:
    assert_by_hand(test, pairs, of_scores(pairs))


@pytest.mark.parametrize("test", [t for t in TESTS_OF_HITS if t not in ("mcnemar-midp", "sign")])
@settings(max_examples=20, deadline=None)
@given(hits)
def test_hits_against_all_sign_patterns(test: str, pairs: list[tuple[int, int]]) -> None:
    assert_by_hand(test, pairs, of_hits(pairs))


@settings(max_examples=20, deadline=None)
@given(hits)
def test_mid_p_is_p_without_half_the_tie(pairs: list[tuple[int, int]]) -> None:
    differences = [a - b for a, b in pairs]
    if not any(differences):
        return
    expected = by_hand("mcnemar", differences)
    half = (expected["greater"] + expected["less"] - 1) / 2
    found = pvalues("mcnemar-midp", of_hits(pairs))
    assert found["greater"] == pytest.approx(float(expected["greater"] - half), rel=1e-12)
    assert found["greater"] + found["less"] == pytest.approx(1.0, rel=1e-12)


@pytest.mark.parametrize("test", [*TESTS_OF_SCORES, "mcnemar", "mcnemar-midp"])
@settings(max_examples=20, deadline=None)
@given(st.data())
def test_order_identical_items_and_exchange(test: str, data: st.DataObject) -> None:
    of_labels = test.startswith("mcnemar")
    pairs = data.draw(hits if of_labels else scores)
    sample_of = of_hits if of_labels else of_scores
    found = pvalues(test, sample_of(pairs))
    assert pvalues(test, sample_of(data.draw(st.permutations(pairs)))) == found
    same = data.draw(st.lists(st.integers(0, 1 if of_labels else 9), min_size=1, max_size=5))
    assert pvalues(test, sample_of([*pairs, *((s, s) for s in same)])) == found
    exchanged = pvalues(test, sample_of([(b, a) for a, b in pairs]))
    assert exchanged["two-sided"] == found["two-sided"]
    assert exchanged["greater"] == found["less"]
    assert exchanged["less"] == found["greater"]


@settings(max_examples=15, deadline=None)
@given(st.data())
def test_the_ideal_bootstrap_knows_no_order(data: st.DataObject) -> None:
    pairs = data.draw(scores)
    mixed = data.draw(st.permutations(pairs))
    first, second = (finish(TESTS["ideal-bootstrap"]().run(of_scores(p))) for p in (pairs, mixed))
    assert (first.pvalue, first.interval) == (second.pvalue, second.interval)
