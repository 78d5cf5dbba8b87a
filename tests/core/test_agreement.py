"""Coefficients of agreement against other programs, by hand, and at their edges."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from sigdesk.core.agreement import COEFFICIENTS
from sigdesk.core.agreement.coefficient import Coefficient, coefficient_interval
from sigdesk.core.agreement.cohen import CohenKappa, ScottPi
from sigdesk.core.agreement.comparing import GroupDifference, annotators_sample, rounds_sample
from sigdesk.core.agreement.krippendorff import KrippendorffAlpha
from sigdesk.core.agreement.shares import (
    BrennanPrediger,
    FleissKappa,
    GwetAC,
    PercentAgreement,
)
from sigdesk.core.agreement.tables import (
    disagreement,
    label_agreement,
    most_disputed,
    pair_table,
)
from sigdesk.core.columns import MISSING, RatingsColumn
from sigdesk.core.exact.steps import finished
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.bootstrap import PairedBootstrap
from sigdesk.core.significance.permutation import ExactPermutation
from sigdesk.core.significance.randomization import ApproximateRandomization

LEVELS = ("nominal", "ordinal", "interval", "ratio")


def ratings(codes: Any, labels: tuple[str, ...] = ("1", "2", "3", "4")) -> RatingsColumn:
    return RatingsColumn(np.array(codes, dtype=np.int32), labels)


def noisy(n: int, n_annotators: int, n_labels: int, seed: int, gaps: float = 0.0) -> RatingsColumn:
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, n_labels, (n, 1))
    guessed = rng.integers(0, n_labels, (n, n_annotators))
    codes = np.where(rng.random((n, n_annotators)) < 0.4, guessed, truth)
    codes[rng.random(codes.shape) < gaps] = MISSING
    return ratings(codes, tuple(str(label + 1) for label in range(n_labels)))


def squared_difference(level: str, values: NDArray[Any], totals: NDArray[Any]) -> NDArray[Any]:
    """δ² exactly as Krippendorff (2011) prints it."""
    n = len(values)
    found = np.zeros((n, n))
    for c, k in itertools.combinations(range(n), 2):
        if level == "nominal":
            distance = 1.0
        elif level == "interval":
            distance = (values[c] - values[k]) ** 2
        elif level == "ratio":
            distance = ((values[c] - values[k]) / (values[c] + values[k])) ** 2
        else:
            distance = (totals[c : k + 1].sum() - (totals[c] + totals[k]) / 2) ** 2
        found[c, k] = found[k, c] = distance
    return found


def alpha_by_definition(column: RatingsColumn, level: str) -> float:
    """By the coincidence matrix, item after item."""
    n_labels = len(column.labels)
    coincidences = np.zeros((n_labels, n_labels))
    for row in column.codes:
        given = [code for code in row if code != MISSING]
        for one, other in itertools.permutations(range(len(given)), 2):
            coincidences[given[one], given[other]] += 1 / (len(given) - 1)
    totals = coincidences.sum(axis=1)
    delta = squared_difference(level, np.array(column.values), totals)
    expected = (np.outer(totals, totals) * delta).sum() / (totals.sum() - 1)
    return 1 - (coincidences * delta).sum() / expected if expected else math.nan


@settings(max_examples=60, deadline=None)
@given(
    st.integers(2, 4).flatmap(
        lambda width: st.lists(
            st.lists(st.integers(-1, 3), min_size=width, max_size=width), min_size=1, max_size=12
        )
    ),
    st.sampled_from(LEVELS),
)
def test_alpha_is_its_definition(codes: list[list[int]], level: str) -> None:
    column = ratings(codes)
    expected = alpha_by_definition(column, level)
    assert KrippendorffAlpha(level=level).value(column) == pytest.approx(
        expected, rel=1e-9, abs=1e-9, nan_ok=True
    )


@pytest.mark.parametrize("level", LEVELS)
def test_alpha_is_that_of_the_krippendorff_package(level: str) -> None:
    package = pytest.importorskip("krippendorff")
    for seed, (n, n_annotators, n_labels) in enumerate(((40, 3, 4), (300, 6, 7), (25, 2, 2))):
        column = noisy(n, n_annotators, n_labels, seed, gaps=0.2)
        assert column.values is not None
        data = np.where(column.codes == MISSING, np.nan, column.values[column.codes]).T
        theirs = package.alpha(reliability_data=data, level_of_measurement=level)
        assert KrippendorffAlpha(level=level).value(column) == pytest.approx(theirs, rel=1e-10)


@pytest.mark.parametrize(
    ("weights", "theirs"), [("none", None), ("linear", "linear"), ("quadratic", "quadratic")]
)
def test_cohen_is_that_of_scikit_learn(weights: str, theirs: str | None) -> None:
    metrics = pytest.importorskip("sklearn.metrics")
    column = noisy(120, 4, 5, 3)
    pairs = itertools.combinations(range(4), 2)
    kappas = [
        metrics.cohen_kappa_score(*column.codes[:, list(pair)].T, weights=theirs) for pair in pairs
    ]
    kappa = CohenKappa(weights=weights)
    assert kappa.value(column.annotators(0, 1)) == pytest.approx(kappas[0], rel=1e-12)
    assert kappa.value(column) == pytest.approx(np.mean(kappas), rel=1e-12)
    table = pair_table(column, kappa)
    assert table.values[np.triu_indices(4, 1)] == pytest.approx(kappas, rel=1e-12)


def test_fleiss_and_randolph_are_those_of_statsmodels() -> None:
    inter_rater = pytest.importorskip("statsmodels.stats.inter_rater")
    column = noisy(80, 5, 4, 8)
    counts, _ = inter_rater.aggregate_raters(column.codes)
    for coefficient, method in ((FleissKappa(), "fleiss"), (BrennanPrediger(), "randolph")):
        theirs = inter_rater.fleiss_kappa(counts, method=method)
        assert coefficient.value(column) == pytest.approx(theirs, rel=1e-12)


def test_with_gaps_coefficients_are_gwets() -> None:
    """Values printed by the Python package irrCAC 0.4.4 for these ratings (six digits)."""
    column = ratings(
        [
            [0, 0, -1],
            [1, 1, 1],
            [2, 1, 2],
            [2, -1, 2],
            [0, 3, 0],
            [-1, -1, 1],
            [3, 3, 3],
            [1, 2, 1],
            [0, 0, 0],
            [2, 2, 3],
        ]
    )
    for coefficient, value in IRRCAC.items():
        assert coefficient.value(column) == pytest.approx(value, abs=6e-6)


IRRCAC: dict[Coefficient, float] = {
    PercentAgreement(): 0.703704,
    FleissKappa(): 0.599600,
    GwetAC(): 0.606686,
    GwetAC(weights="linear"): 0.650960,
    GwetAC(weights="quadratic"): 0.656357,
    BrennanPrediger(): 0.604938,
    BrennanPrediger(weights="linear"): 0.644444,
}


def test_two_annotators_make_fleiss_scott() -> None:
    column = noisy(60, 2, 3, 4)
    assert FleissKappa().value(column) == pytest.approx(ScottPi().value(column), rel=1e-12)


# Edges ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", list(COEFFICIENTS))
def test_one_label_only_is_undefined_and_said(key: str) -> None:
    column = ratings(np.zeros((8, 2), dtype=int), ("yes",))
    coefficient = COEFFICIENTS[key]()
    value = coefficient.value(column)
    if key == "percent":
        assert value == 1.0
        assert not coefficient.notes(column)
        return
    reason = coefficient.unsuitable(column)
    assert math.isnan(value)
    said = str(reason) if reason else " ".join(str(note) for note in coefficient.notes(column))
    assert "only one label was used" in said


def test_gaps_are_not_a_label() -> None:
    column = ratings(
        [[0, 0, -1], [0, 0, 0], [1, -1, 1], [-1, 1, 1], [1, 1, 1], [0, -1, -1]], ("b", "w")
    )
    for key in ("alpha", "fleiss", "cohen", "gwet", "percent"):
        assert COEFFICIENTS[key]().value(column) == pytest.approx(1.0, abs=1e-12)
    notes = " ".join(str(note) for note in KrippendorffAlpha().notes(column))
    assert "One item has one rating only" in notes
    assert any("Gwet" in str(note) for note in FleissKappa().notes(column))


def test_one_disagreement_among_many() -> None:
    column = ratings([[0, 0, 0]] * 9 + [[0, 0, 1]], ("x", "y"))
    assert PercentAgreement().value(column) == pytest.approx(14 / 15, rel=1e-12)
    assert KrippendorffAlpha().value(column) == pytest.approx(0.0, abs=1e-12)
    assert FleissKappa().value(column) == pytest.approx(-1 / 29, rel=1e-10)


def test_nothing_to_agree_is_unsuitable() -> None:
    column = ratings([[0, -1], [-1, 1]])
    assert all(COEFFICIENTS[key]().unsuitable(column) for key in COEFFICIENTS)
    words = ratings([[0, 1], [1, 1]], ("a", "b"))
    assert "numbers" in str(KrippendorffAlpha(level="interval").unsuitable(words))
    assert KrippendorffAlpha(level="ordinal").unsuitable(words) is None
    assert "two annotators" in str(ScottPi().unsuitable(noisy(5, 3, 2, 1)))


# Intervals and differences ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "coefficient",
    [KrippendorffAlpha(), KrippendorffAlpha(level="ordinal"), CohenKappa(), GwetAC()],
)
def test_intervals_are_those_of_resampled_items(coefficient: Coefficient) -> None:
    column = noisy(60, 3, 3, 11, gaps=0.1)
    interval = finished(coefficient_interval(coefficient, column, n_resamples=4_000))
    rng = np.random.default_rng(5)
    values = [coefficient.value(column.take(rng.integers(0, 60, 60))) for _ in range(1_500)]
    low, high = np.quantile(values, [0.025, 0.975])
    assert interval is not None
    assert interval.low == pytest.approx(low, abs=0.15 * (high - low))
    assert interval.high == pytest.approx(high, abs=0.15 * (high - low))


def exact_exchange(column: RatingsColumn, coefficient: Coefficient) -> float:
    """p of the difference between the first two annotators, by every exchange of their ratings."""

    def difference(codes: NDArray[Any]) -> float:
        exchanged = RatingsColumn(codes, column.labels)
        return coefficient.value(exchanged.without(1)) - coefficient.value(exchanged.without(0))

    observed, extreme = abs(difference(column.codes)), 0
    n_items = len(column)
    for pattern in range(2**n_items):
        moved = np.array([pattern >> item & 1 for item in range(n_items)], dtype=bool)
        codes = column.codes.copy()
        codes[np.ix_(moved, [0, 1])] = codes[np.ix_(moved, [1, 0])]
        extreme += abs(difference(codes)) >= observed - 1e-12
    return extreme / 2**n_items


def test_the_difference_of_annotators_is_tested_by_exchange() -> None:
    column = noisy(9, 4, 3, 2)
    for coefficient in (PercentAgreement(), KrippendorffAlpha(level="ordinal")):
        expected = exact_exchange(column, coefficient)
        sample = annotators_sample(column, 0, 1, coefficient)
        found = finish(ApproximateRandomization(n_resamples=20_000).run(sample))
        assert found.pvalue == pytest.approx(expected, abs=0.02)
        found = finish(PairedBootstrap(n_resamples=300).run(sample))
        assert found.interval is not None
        assert found.interval.low <= sample.difference <= found.interval.high
    with pytest.raises(ValueError, match="third"):
        annotators_sample(column.annotators(0, 1), 0, 1, PercentAgreement())


def test_annotators_are_compared_where_both_rated() -> None:
    column = noisy(50, 3, 3, 6, gaps=0.3)
    sample = annotators_sample(column, 2, 0, PercentAgreement())
    both = (column.codes[:, [0, 2]] != MISSING).all(axis=1)
    assert sample.n_items == both.sum()
    expected = PercentAgreement().value(column.take(both).annotators(2, 1))
    assert sample.scores()[0] == pytest.approx(expected, rel=1e-12)


def test_rounds_of_the_same_items() -> None:
    first, second = noisy(30, 3, 3, 1), noisy(30, 2, 3, 2)
    sample = rounds_sample(first, second, PercentAgreement())
    assert sample.scores() == pytest.approx(
        (PercentAgreement().value(first), PercentAgreement().value(second))
    )
    assert (
        finish(ExactPermutation().run(rounds_sample(first, first, PercentAgreement()))).pvalue == 1
    )
    with pytest.raises(ValueError, match="different items"):
        rounds_sample(first, noisy(29, 2, 3, 2), PercentAgreement())


@pytest.mark.parametrize("coefficient", [PercentAgreement(), KrippendorffAlpha(level="ordinal")])
def test_groups_of_items_are_regrouped(coefficient: Coefficient) -> None:
    x, y = noisy(5, 3, 3, 1), noisy(6, 3, 3, 9)
    together = RatingsColumn(np.vstack([x.codes, y.codes]), x.labels)
    differences = []
    for chosen in itertools.combinations(range(11), 5):
        inside = np.isin(np.arange(11), chosen)
        scores = (coefficient.value(together.take(rows)) for rows in (inside, ~inside))
        differences.append(np.subtract(*scores))
    observed = coefficient.value(x) - coefficient.value(y)
    far = ~(np.abs(differences) < abs(observed) - 1e-12)  # undefined counts as extreme
    found = finish(GroupDifference(n_resamples=10_000).run(x, y, coefficient))
    assert found.observed == pytest.approx(observed, rel=1e-12)
    assert found.pvalue == pytest.approx(far.mean(), abs=0.025)
    assert found.interval is not None
    assert found.interval.low <= observed <= found.interval.high


# Tables -----------------------------------------------------------------------------------------


def test_agreement_by_label() -> None:
    column = ratings([[0, 0, 0], [0, 0, 1], [1, 1, -1], [2, 0, -1]], ("a", "b", "c"))
    a, b, c = label_agreement(column)
    # a: of its 3 + 2 + 1 ratings, 6 + 2 of 6 + 4 + 1 meetings are with another a
    assert (a.n_ratings, a.n_items, a.specific) == (6, 3, pytest.approx(8 / 11))
    assert (b.n_ratings, b.n_items, b.specific) == (3, 2, pytest.approx(2 / 4))
    assert (c.n_ratings, c.n_items, c.specific) == (1, 1, 0.0)
    binary = ratings((column.codes == 0) * 1 - (column.codes == MISSING), ("x", "y"))
    assert a.alpha == pytest.approx(KrippendorffAlpha().value(binary))


def test_most_disputed_items_come_first() -> None:
    column = ratings([[0, 0, 0], [0, 0, 1], [0, 3, 1], [0, -1, -1], [2, 0, -1], [3, 3, 0]])
    share = disagreement(column)
    assert share[:3] == pytest.approx([0, 2 / 3, 1])
    assert math.isnan(share[3])
    assert most_disputed(share).tolist() == [2, 4, 1, 5]
    apart = disagreement(column, in_numbers=True)
    assert apart[[2, 4]] == pytest.approx([(9 + 1 + 4) / 3, 4.0])
    assert most_disputed(apart).tolist() == [5, 2, 4, 1]


def test_pairs_count_common_items() -> None:
    column = ratings([[0, 0, -1], [1, 1, 1], [0, -1, -1]])
    table = pair_table(column, PercentAgreement())
    assert table.n_items.tolist() == [[3, 2, 1], [2, 2, 1], [1, 1, 1]]
    assert table.values[0, 1] == 1.0
    assert math.isnan(table.values[0, 0])
