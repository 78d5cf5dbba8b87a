"""Areas under the ROC curve, their variances and their comparison."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from sklearn.metrics import roc_auc_score

from sigdesk.core.metrics.auc import (
    ScoreGroups,
    auc,
    auc_variance,
    hanley_mcneil_error,
    multiclass_auc,
    resampled_auc,
)
from sigdesk.core.results import ResamplingSnapshot, SignificanceResult
from sigdesk.core.significance.auc_bootstrap import AucBootstrap
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.delong import compare_auc, compare_unpaired_auc

items = st.lists(
    st.tuples(st.booleans(), st.integers(0, 6), st.integers(0, 6)), min_size=4, max_size=14
).filter(lambda rows: 2 <= sum(row[0] for row in rows) <= len(rows) - 2)


def wins(first: int, second: int) -> Fraction:
    return Fraction(int(first > second)) + Fraction(int(first == second), 2)


def split(rows: list[Any], column: int) -> tuple[list[int], list[int]]:
    return [r[column] for r in rows if r[0]], [r[column] for r in rows if not r[0]]


def exact_moments(rows: list[Any]) -> tuple[list[Fraction], list[list[Fraction]]]:
    """Areas and their covariance matrix from all pairs, in fractions."""
    areas, placements = [], []
    for column in (1, 2):
        positive, negative = split(rows, column)
        areas.append(
            sum(wins(x, y) for x, y in itertools.product(positive, negative))
            / Fraction(len(positive) * len(negative))
        )
        placements.append(
            (
                [sum(wins(x, y) for y in negative) / Fraction(len(negative)) for x in positive],
                [sum(wins(x, y) for x in positive) / Fraction(len(positive)) for y in negative],
            )
        )
    covariance = [
        [
            sum(
                (
                    sum((s - areas[i]) * (t - areas[j]) for s, t in zip(first, second, strict=True))
                    / Fraction(len(first) * (len(first) - 1))
                    for first, second in zip(placements[i], placements[j], strict=True)
                ),
                Fraction(0),
            )
            for j in (0, 1)
        ]
        for i in (0, 1)
    ]
    return areas, covariance


@settings(max_examples=120, deadline=None)
@given(items)
def test_equals_all_pairs_in_fractions(rows: list[Any]) -> None:
    positive, a, b = (list(column) for column in zip(*rows, strict=True))
    found = compare_auc(positive, a, b)
    areas, covariance = exact_moments(rows)
    assert (found.a.area, found.b.area) == pytest.approx([float(x) for x in areas], rel=1e-14)
    close = {"rel": 1e-12, "abs": 1e-16}
    assert found.a.variance == pytest.approx(float(covariance[0][0]), **close)
    assert found.b.variance == pytest.approx(float(covariance[1][1]), **close)
    assert found.covariance == pytest.approx(float(covariance[0][1]), **close)
    exact = covariance[0][0] + covariance[1][1] - 2 * covariance[0][1]
    if exact == 0:
        assert found.variance == 0.0
    else:
        z = float(areas[0] - areas[1]) / math.sqrt(float(exact))
        assert found.z == pytest.approx(z, rel=1e-9, abs=1e-12)


@settings(max_examples=60, deadline=None)
@given(items)
def test_swapping_the_systems_swaps_the_sides(rows: list[Any]) -> None:
    positive, a, b = (list(column) for column in zip(*rows, strict=True))
    forth, back = compare_auc(positive, a, b), compare_auc(positive, b, a)
    assume(forth.variance > 0)
    assert back.difference == -forth.difference
    assert back.log_pvalue("greater") == pytest.approx(forth.log_pvalue("less"), rel=1e-12)
    assert back.log_pvalue() == pytest.approx(forth.log_pvalue(), rel=1e-12)
    both = math.exp(forth.log_pvalue("greater")) + math.exp(forth.log_pvalue("less"))
    assert both == pytest.approx(1.0, rel=1e-12)


@settings(max_examples=40, deadline=None)
@given(items, st.randoms(use_true_random=False))
def test_order_of_items_and_growing_scales_do_not_matter(rows: list[Any], random: Any) -> None:
    positive, a, b = (np.array(column) for column in zip(*rows, strict=True))
    mixed = list(rows)
    random.shuffle(mixed)
    other = compare_auc(*(np.array(column) for column in zip(*mixed, strict=True)))
    first = compare_auc(positive, a, np.exp(0.5 * b) - 3.0)
    assert other.a.area == first.a.area
    assert other.b.area == first.b.area
    assert other.covariance == pytest.approx(first.covariance, rel=1e-12, abs=1e-16)


def test_agrees_with_scikit_learn() -> None:
    rng = np.random.default_rng(0)
    positive = rng.random(4000) < 0.3
    scores = np.round(rng.normal(positive * 0.8), 2)
    assert auc(positive, scores) == pytest.approx(roc_auc_score(positive, scores), rel=1e-13)
    codes = rng.integers(0, 4, 500)
    logits = rng.normal(np.eye(4)[codes])
    shares = np.exp(logits) / np.exp(logits).sum(axis=1, keepdims=True)
    for pairing, name in (("one-vs-rest", "ovr"), ("one-vs-one", "ovo")):
        for weighted, average in ((False, "macro"), (True, "weighted")):
            theirs = roc_auc_score(codes, shares, multi_class=name, average=average)
            assert multiclass_auc(codes, shares, pairing, weighted) == pytest.approx(  # type: ignore[arg-type]
                theirs, rel=1e-12
            )


@pytest.mark.parametrize(
    ("positive", "scores", "words"),
    [
        ([1, 1], [0.2, 0.3], "no item is negative"),
        ([0, 0], [0.2, 0.3], "no item is positive"),
        ([0, 1], [0.2, math.nan], "1 items have no score"),
        ([0, 1, 1], [0.2, 0.3], "labels and"),
    ],
)
def test_what_has_no_area_says_so(positive: Any, scores: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        auc(positive, scores)


def test_a_class_without_items_is_named() -> None:
    with pytest.raises(ValueError, match="class 1"):
        multiclass_auc(np.array([0, 2, 2]), np.ones((3, 3)))


def test_identical_systems_have_p_one() -> None:
    scores = [0.9, 0.8, 0.4, 0.7, 0.3, 0.2]
    found = compare_auc([1, 1, 1, 0, 0, 0], scores, scores)
    assert found.log_pvalue() == 0.0
    assert found.log_pvalue("greater") == 0.0
    result = found.result()
    assert result.pvalue == 1.0
    assert result.interval is not None
    assert (result.interval.low, result.interval.high) == (0.0, 0.0)


def test_a_difference_without_variance_is_refused() -> None:
    found = compare_auc([1, 1, 0, 0], [4, 3, 2, 1], [1, 2, 3, 4])
    assert found.difference == 1.0
    assert math.isnan(found.log_pvalue())
    with pytest.raises(ValueError, match="variance"):
        found.result()


def test_few_items_of_a_class_are_a_caution() -> None:
    result = compare_auc([1, 1, 0, 0], [4, 2, 3, 1], [3, 4, 1, 2]).result()
    assert [note.severity for note in result.notes] == ["caution"]
    assert result.test == "delong"


def test_p_far_in_the_tail_keeps_its_logarithm() -> None:
    rng = np.random.default_rng(1)
    positive = np.arange(200_000) % 2 == 0
    good, bad = rng.normal(positive * 3.0), rng.normal(size=200_000)
    found = compare_auc(positive, good, bad)
    assert found.result().pvalue == 0.0
    assert found.result().log10_pvalue < -1000


def test_one_item_of_a_class_has_no_variance() -> None:
    assert math.isnan(auc_variance(ScoreGroups.of([1, 0, 0], [0.5, 0.6, 0.2])))


def test_intervals_are_clipped_on_request() -> None:
    found = compare_auc([1, 1, 1, 0, 0, 0], [6, 5, 3, 4, 2, 1], [6, 5, 4, 3, 2, 1]).a
    assert found.interval(clipped=False).high > 1.0
    assert found.interval().high == 1.0
    assert found.interval().of == "score"


def test_unpaired_curves_add_their_variances() -> None:
    rng = np.random.default_rng(2)
    truth = np.arange(60) % 3 == 0
    a, b = rng.normal(truth * 1.0), rng.normal(truth * 0.5)
    paired, unpaired = compare_auc(truth, a, b), compare_unpaired_auc(truth, a, truth[:50], b[:50])
    assert unpaired.covariance == 0.0
    assert not unpaired.paired
    assert unpaired.variance == pytest.approx(unpaired.a.variance + unpaired.b.variance)
    assert unpaired.a == paired.a
    assert unpaired.log_pvalue(reference="t") > unpaired.log_pvalue()


def test_other_items_cannot_be_paired() -> None:
    from sigdesk.core.metrics.auc import auc_covariance

    with pytest.raises(ValueError, match="same items"):
        auc_covariance(ScoreGroups.of([1, 0], [1, 2]), ScoreGroups.of([0, 1], [1, 2]))


def test_hanley_and_mcneil() -> None:
    # Their worked example: 51 abnormal and 58 normal images, area 0.893.
    assert hanley_mcneil_error(0.893, 51, 58) == pytest.approx(0.0325, abs=1e-4)


@settings(max_examples=40, deadline=None)
@given(items, st.integers(0, 100))
def test_weighted_midranks_are_the_area_of_the_resample(rows: list[Any], seed: int) -> None:
    positive, a, _ = (np.array(column) for column in zip(*rows, strict=True))
    groups = ScoreGroups.of(positive, a)
    drawn = np.random.default_rng(seed).integers(0, len(rows), len(rows))
    counts = np.zeros((2, 1, len(groups.scores)), dtype=int)
    np.add.at(counts, (positive[drawn].astype(int), 0, groups.group[drawn]), 1)
    found = float(resampled_auc(counts[1], counts[0])[0])
    if 0 < positive[drawn].sum() < len(drawn):
        assert found == pytest.approx(auc(positive[drawn], a[drawn]), rel=1e-13)
    else:
        assert math.isnan(found)


def bootstrap_data(n_items: int = 120) -> tuple[NDArray[np.bool_], Any, Any]:
    rng = np.random.default_rng(7)
    positive = np.arange(n_items) % 3 == 0
    return positive, np.round(rng.normal(positive * 1.2), 1), np.round(rng.normal(positive), 1)


def all_snapshots(test: AucBootstrap, data: Any, resume: Any = None) -> Any:
    snapshots: list[ResamplingSnapshot] = []
    running = test.run(*data, resume)
    while True:
        try:
            snapshots.append(next(running))
        except StopIteration as stop:
            result: SignificanceResult = stop.value
            return snapshots, result


def test_bootstrap_does_not_depend_on_stopping_or_on_how_many_were_asked_for() -> None:
    data = bootstrap_data()
    _, whole = all_snapshots(AucBootstrap(n_resamples=700), data)
    snapshots, part = all_snapshots(AucBootstrap(n_resamples=300), data)
    assert [s.n_done for s in snapshots] == sorted(s.n_done for s in snapshots)
    assert whole.distribution is not None
    assert part.distribution is not None
    assert np.array_equal(whole.distribution.values[:300], part.distribution.values)
    _, resumed = all_snapshots(AucBootstrap(n_resamples=700), data, part.distribution.values)
    assert np.array_equal(resumed.distribution.values, whole.distribution.values)
    assert resumed.pvalue == whole.pvalue


def test_bootstrap_standard_error_is_near_delongs() -> None:
    data = bootstrap_data(600)
    delong = compare_auc(*data)
    result = finish(AucBootstrap(n_resamples=4000).run(*data))
    assert result.distribution is not None
    assert np.std(result.distribution.values) == pytest.approx(math.sqrt(delong.variance), rel=0.06)
    assert result.pvalue == pytest.approx(math.exp(delong.log_pvalue()), abs=0.03)
    assert result.interval is not None
    interval = delong.interval()
    assert result.interval.low == pytest.approx(interval.low, abs=0.01)
    assert result.interval.high == pytest.approx(interval.high, abs=0.01)


def test_bootstrap_without_strata_may_lack_a_class() -> None:
    data = ([1, 0, 0, 0], [3, 1, 2, 4], [4, 1, 2, 3])
    loose = finish(AucBootstrap(n_resamples=256, stratified=False).run(*data))
    assert loose.distribution is not None
    assert np.isnan(loose.distribution.values).any()
    assert any("undefined" in str(note) for note in loose.notes)
    strict = finish(AucBootstrap(n_resamples=256).run(*data))
    assert strict.distribution is not None
    assert not np.isnan(strict.distribution.values).any()


def test_bootstrap_of_identical_systems() -> None:
    positive, a, _ = bootstrap_data()
    assert finish(AucBootstrap(n_resamples=256).run(positive, a, a)).pvalue == 1.0


def test_unpaired_t_is_that_of_proc() -> None:
    """R pROC 1.18.0, roc.test(method = "delong", paired = FALSE)."""
    truth = [1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 0, 1, 0, 0]
    a = [97, 91, 88, 86, 83, 79, 75, 71, 68, 62, 59, 55, 51, 46, 43, 38, 31, 27, 15, 6]
    b = [91, 35, 80, 77, 42, 84, 61, 22, 58, 49, 70, 63, 33, 52, 66, 27, 45, 39, 11, 18]
    found = compare_unpaired_auc(truth, a, truth, b)
    assert math.exp(found.log_pvalue(reference="t")) == pytest.approx(0.0530297085037831, rel=1e-12)
