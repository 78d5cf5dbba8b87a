"""The planar lattice against brute force in fractions, big-integer counting, and itself."""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from exact_swaps import (
    SIDES,
    CountF1,
    brute_force,
    count_sample,
    count_samples,
    counts_per_item,
    item_stats,
    pvalues,
)
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from sigdesk.core.exact.comparison import RatioComparison
from sigdesk.core.exact.kinds import DiscordantKinds, discordant_kinds
from sigdesk.core.exact.lattice2d import LatticeProblem, LatticeResult, sum_lattice
from sigdesk.core.exact.lattice_law import Law, frequencies, grid_for, transform
from sigdesk.core.exact.lattice_rows import Lattice, RatioRegion
from sigdesk.core.exact.lattice_tilt import Tilt
from sigdesk.core.metrics.base import Ratio
from sigdesk.core.results import PairedSample

WEIGHTS = np.array([[2, 2], [0, 1], [0, 1]])
RATIO = Ratio((2, 0, 0), (2, 1, 1))

FLOAT_TIES = (
    [[4, 0, 0], [0, 2, 0], [0, 2, 0], [2, 1, 1], [0, 0, 0], [0, 2, 0], [1, 0, 2], [2, 0, 0]],
    [[1, 2, 3], [0, 0, 0], [0, 1, 0], [1, 1, 2], [0, 0, 0], [0, 1, 0], [2, 1, 1], [0, 2, 2]],
)
"""Eight sentences whose ties are lost when rounded F1 values are compared."""


def pair_kinds(sample: PairedSample, nothing: float = 0.0) -> tuple[DiscordantKinds, Any]:
    kinds = discordant_kinds(sample, WEIGHTS)
    return kinds, RatioComparison.of(kinds, RATIO, nothing)


def drained(problem: LatticeProblem) -> LatticeResult:
    steps = sum_lattice(problem)
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            result: LatticeResult = stop.value
            return result


def lattice(sample: PairedSample, nothing: float = 0.0) -> LatticeResult:
    kinds, comparison = pair_kinds(sample, nothing)
    return drained(LatticeProblem.of(kinds, comparison))


def random_sample(seed: int, n_items: int, right_a: float, right_b: float) -> PairedSample:
    rng = np.random.default_rng(seed)
    gold = rng.poisson(2.0, n_items)
    rows = []
    for right in (right_a, right_b):
        hits = rng.binomial(gold, right)
        rows.append(np.stack([hits, rng.poisson(0.4, n_items), gold - hits], axis=1))
    return count_sample(rows[0].tolist(), rows[1].tolist())


def counted(sample: PairedSample) -> dict[str, Fraction]:
    """Permutation test by counting every reachable pair of sums, in integers of any size."""
    kinds, comparison = pair_kinds(sample)
    counts: dict[tuple[int, int], int] = {tuple(kinds.base.tolist()): 1}
    for vector, m in zip(kinds.vectors.tolist(), kinds.counts.tolist(), strict=True):
        spread: dict[tuple[int, int], int] = defaultdict(int)
        for (n, d), count in counts.items():
            for k in range(m + 1):
                spread[n + k * vector[0], d + k * vector[1]] += count * math.comb(m, k)
        counts = spread
    t = comparison.exact
    sign = 1 if comparison.observed >= 0 else -1
    totals = {"two-sided": 0, "greater": 0, "less": 0, "tied": 0}
    for (n, d), count in counts.items():
        difference = comparison.exact_difference(n, d)
        totals["two-sided"] += count * (abs(difference) >= t)
        totals["greater"] += count * (difference >= sign * t)
        totals["less"] += count * (difference <= sign * t)
        totals["tied"] += count * (abs(difference) == t)
    return {name: Fraction(total, 2**kinds.n_discordant) for name, total in totals.items()}


@settings(max_examples=150, deadline=None)
@given(count_samples, st.sampled_from([0.0, 1.0, math.nan]))
@example(list(zip(*FLOAT_TIES, strict=True)), 0.0)
def test_equals_brute_force(items: list[Any], nothing: float) -> None:
    a, b = zip(*items, strict=True)
    sample = count_sample(a, b, CountF1(nothing))
    kinds, comparison = pair_kinds(sample, nothing)
    assume(len(kinds) and comparison is not None)
    expected = brute_force(sample)
    found = pvalues(lattice(sample, nothing).tail)
    assert found["two-sided"] == pytest.approx(float(expected["two-sided"]), rel=1e-12)
    if not math.isnan(nothing):
        assert found == pytest.approx({k: float(p) for k, p in expected.items()}, rel=1e-12)


def test_ties_that_doubles_lose_are_counted() -> None:
    assert pvalues(lattice(count_sample(*FLOAT_TIES)).tail)["two-sided"] == pytest.approx(
        0.40625, rel=1e-14
    )


@pytest.mark.parametrize("seed", range(4))
def test_equals_counting_in_integers(seed: int) -> None:
    sample = random_sample(seed, 90, 0.85, 0.75)
    expected, found = counted(sample), lattice(sample)
    for side in SIDES:
        assert pvalues(found.tail)[side] == pytest.approx(float(expected[side]), rel=2e-13)
    tied = math.exp(found.tail.log_tied)
    assert tied == pytest.approx(float(expected["tied"]), rel=1e-10, abs=1e-18)


@settings(max_examples=100, deadline=None)
@given(
    st.lists(
        st.tuples(counts_per_item, counts_per_item, st.integers(1, 30)), min_size=1, max_size=3
    )
)
@example([((0, 0, 0), (1, 0, 1), 4), ((0, 0, 1), (2, 0, 0), 1)])
def test_few_kinds_of_any_size_equal_counting(kinds: list[Any]) -> None:
    a = [row for row, _, n in kinds for _ in range(n)]
    b = [row for _, row, n in kinds for _ in range(n)]
    sample = count_sample(a, b)
    assume(len(discordant_kinds(sample, WEIGHTS)))
    expected, found = counted(sample), lattice(sample)
    # Few items are listed, not summed here; where a tilt does not fit, digits are lost and told.
    tolerance = max(1e-12, 2 * found.relative_error)
    for side in SIDES:
        p = pvalues(found.tail)[side]
        assert abs(p - float(expected[side])) <= tolerance * p


@settings(max_examples=40, deadline=None)
@given(
    st.lists(
        st.tuples(counts_per_item, counts_per_item, st.integers(1, 25)), min_size=2, max_size=3
    ),
    st.floats(0.0, 3.0),
    st.floats(-2.0, 2.0),
)
def test_what_a_bad_tilt_leaves_out_is_bounded(kinds: list[Any], x: float, y: float) -> None:
    sample = count_sample(
        [row for row, _, n in kinds for _ in range(n)],
        [row for _, row, n in kinds for _ in range(n)],
    )
    assume(len(discordant_kinds(sample, WEIGHTS)))
    grouped, comparison = pair_kinds(sample)
    problem = LatticeProblem.of(grouped, comparison)
    ends = problem.region.denominators(problem.null.bounds()[:, 1])
    assume(ends[0] > 0 and not comparison.tied)
    law = Law(problem.null.vectors, problem.null.counts, np.array([x, y]))
    tilt = Tilt.of(law, problem.region, negligible=1e-3)
    low, high = tilt.window
    centre = 0.5 * law.counts @ law.vectors
    log_scale = law.log_normaliser() - float(law.theta @ (np.rint(law.mean()) - centre))
    left_out = 0
    for pattern in itertools.product(*(range(m + 1) for m in law.counts.tolist())):
        point = np.array(pattern) @ law.vectors
        inside = np.all((low <= point) & (point <= high))
        if inside and tilt.rows.used[point[1] - low[1]]:
            continue
        difference = comparison.exact_difference(*problem.region.sums(*point).tolist())
        if difference is not None and difference >= comparison.exact:
            left_out += math.prod(map(math.comb, law.counts.tolist(), pattern))
    if left_out:
        exact = math.log(left_out) - grouped.n_discordant * math.log(2)
        assert exact - log_scale <= tilt.rows.log_missing + 1e-9


@pytest.mark.parametrize(("right_a", "right_b"), [(0.95, 0.2), (0.9, 0.5), (0.3, 0.99)])
def test_small_tails_keep_their_digits(right_a: float, right_b: float) -> None:
    sample = random_sample(5, 150, right_a, right_b)
    expected, found = counted(sample)["two-sided"], lattice(sample)
    assert expected < 1e-12
    exact_log10 = math.log10(expected.numerator) - math.log10(expected.denominator)
    assert found.tail.log_pvalue("two-sided") / math.log(10) == pytest.approx(
        exact_log10, abs=1e-11
    )
    assert found.relative_error < 1e-12


def test_one_system_better_on_every_item() -> None:
    a, b = [[3, 0, 0]] * 200, [[1, 1, 2]] * 200
    found = lattice(count_sample(a, b)).tail
    assert found.log_pvalue("greater") == pytest.approx(-200 * math.log(2), rel=1e-13)
    assert found.log_pvalue("two-sided") == pytest.approx(-199 * math.log(2), rel=1e-13)
    assert found.log_pvalue("less") == 0.0


def test_p_below_the_range_of_doubles_has_a_logarithm() -> None:
    a = [[3, 0, 0]] * 1500 + [[2, 0, 1]] * 700
    b = [[1, 1, 2]] * 1500 + [[1, 2, 2]] * 700
    found = lattice(count_sample(a, b)).tail
    assert math.exp(found.log_pvalue("greater")) == 0.0
    assert found.log_pvalue("greater") == pytest.approx(-2200 * math.log(2), rel=1e-12)


def test_order_and_identical_items_never_change_a_digit() -> None:
    rng = np.random.default_rng(3)
    sample = random_sample(2, 400, 0.85, 0.8)
    order = rng.permutation(400)
    shuffled = PairedSample(sample.metric, sample.a.take(order), sample.b.take(order))
    tail = lattice(sample).tail
    assert lattice(shuffled).tail == tail
    # Identical items move both scores, so they are added where they move neither: zero counts.
    a, b = (stats.dense().tolist() for stats in (sample.a, sample.b))
    padded = count_sample(a + [[0, 0, 0]] * 50, b + [[0, 0, 0]] * 50)
    assert lattice(padded).tail == tail


def test_swapping_the_systems_swaps_the_sides() -> None:
    sample = random_sample(8, 300, 0.85, 0.8)
    forth = pvalues(lattice(sample).tail)
    back = pvalues(lattice(PairedSample(sample.metric, sample.b, sample.a)).tail)
    assert back["two-sided"] == pytest.approx(forth["two-sided"], rel=1e-12)
    assert back["greater"] == pytest.approx(forth["less"], rel=1e-12)
    assert back["less"] == pytest.approx(forth["greater"], rel=1e-12)


@pytest.mark.parametrize("seed", range(3))
def test_sides_sum_to_one_and_the_tie(seed: int) -> None:
    sample = random_sample(seed, 60, 0.8, 0.8)
    tail = lattice(sample).tail
    both = pvalues(tail)
    share = 0.5 if tail.observed else 1.0
    assert both["greater"] + both["less"] == pytest.approx(
        1.0 + share * math.exp(tail.log_tied), rel=1e-12
    )


def test_drawn_distribution_is_the_null_distribution() -> None:
    found = lattice(random_sample(4, 4000, 0.85, 0.84))
    drawn = found.distribution
    assert drawn is not None
    assert drawn.weights is not None
    assert drawn.kind == "null"
    assert len(drawn.values) <= 400
    assert drawn.weights.sum() == pytest.approx(1.0, rel=1e-12)
    assert float(drawn.weights @ drawn.values) == pytest.approx(0.0, abs=1e-8)
    beyond = float(drawn.weights[np.abs(drawn.values) >= abs(found.tail.observed)].sum())
    assert beyond == pytest.approx(math.exp(found.tail.log_pvalue("two-sided")), abs=0.02)


def test_drawn_distribution_of_a_small_sample_has_its_very_points() -> None:
    found = lattice(count_sample([[1, 0, 0], [2, 0, 0]], [[0, 0, 1], [1, 1, 1]]))
    assert found.distribution is not None
    values = {1 - Fraction(2, 5), Fraction(4, 6) - Fraction(4, 5)}
    points = sorted({float(s * v) for v in values for s in (-1, 1)})
    assert found.distribution.values.tolist() == pytest.approx(points, rel=1e-12)
    assert found.distribution.weights == pytest.approx([0.25] * 4, rel=1e-12)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9)).filter(any), min_size=1, max_size=6)
)
def test_coordinates_give_the_vectors_back(vectors: list[tuple[int, int]]) -> None:
    table = np.unique(np.array(vectors), axis=0)
    ones = np.ones(len(table), dtype=np.int64)
    basis = Lattice.of(DiscordantKinds(table, ones, ones, np.zeros(2), np.zeros(2)))
    x, y = basis.vectors.T
    assert np.array_equal(np.stack([basis.h * x + basis.r * y, basis.g * y], axis=1), table)
    # A basis, not just a frame: the coordinates have no common sublattice.
    minors = [
        round(np.linalg.det(basis.vectors[[i, j]])) for i in ones.cumsum() - 1 for j in range(i)
    ]
    if any(minors):
        assert math.gcd(*minors) == 1


@pytest.mark.parametrize("theta", [(0.0, 0.0), (0.4, -0.2)])
def test_transform_is_the_one_of_the_law(theta: tuple[float, float]) -> None:
    law = Law(np.array([[1, 0], [1, 2], [0, 3]]), np.array([2, 1, 3]), np.array(theta))
    low, high = law.window()
    size = high - low + 1
    grid = grid_for(law, (int(size[0]), int(size[1])))
    at, values = transform(law, grid, frequencies(law, grid), np.array([0, 0]))
    direct = np.ones(len(at), dtype=complex)
    for vector, m, q in zip(law.vectors, law.counts, law.share, strict=True):
        angle = 2 * np.pi * (at / np.array(grid.lengths)) @ vector
        direct *= (1 - q + q * np.exp(1j * angle)) ** m
    assert values == pytest.approx(direct, abs=1e-14)
    mean = law.mean()
    assert np.all((low <= mean) & (mean <= high))


def test_frequencies_left_out_are_negligible() -> None:
    kinds, _ = pair_kinds(random_sample(6, 3000, 0.85, 0.8))
    law = Law(Lattice.of(kinds).vectors, kinds.counts, np.zeros(2))
    low, high = law.window()
    size = high - low + 1
    grid = grid_for(law, (int(size[0]), int(size[1])))
    assert max(grid.strides) > 1
    kept = {tuple(pair) for pair in frequencies(law, grid).tolist()}
    rng = np.random.default_rng(0)
    probes = np.stack(
        [rng.integers(0, grid.lengths[0] // 2 + 1, 4000), rng.integers(0, grid.lengths[1], 4000)],
        axis=1,
    )
    left_out = np.array([pair for pair in probes.tolist() if tuple(pair) not in kept])
    angles = 2 * np.pi * (left_out / np.array(grid.lengths)) @ law.vectors.T
    with np.errstate(divide="ignore"):
        log_modulus = np.log(np.abs(np.cos(angles / 2))) @ law.counts
    assert log_modulus.max() < math.log(1e-19)


def test_first_point_of_each_row_is_exact() -> None:
    kinds, comparison = pair_kinds(random_sample(7, 40, 0.8, 0.7))
    basis = Lattice.of(kinds)
    region = RatioRegion(basis, comparison, int(kinds.base[0]), int(kinds.base[1]))
    rows = np.arange(0, 30)
    beyond = region.first_beyond(rows, -50, 50)
    assert not beyond.all_tied.any()
    for y, x, tie in zip(rows.tolist(), beyond.first.tolist(), beyond.tied, strict=True):
        d = int(kinds.base[1]) + basis.g * y
        n = int(kinds.base[0]) + basis.h * x + basis.r * y
        if x <= 50:
            here = comparison.exact_difference(n, d)
            assert here >= comparison.exact
            assert (here == comparison.exact) == tie
        if x > -50:
            assert comparison.exact_difference(n - basis.h, d) < comparison.exact


def test_a_million_items_need_few_frequencies() -> None:
    rng = np.random.default_rng(1)
    rows = np.array([[2, 0, 0], [1, 1, 1], [2, 1, 0], [0, 0, 1], [0, 1, 0]])
    a, b = (item_stats(rows.tolist()).__class__(rows, rng.integers(0, 5, 10**6)) for _ in "ab")
    found = lattice(PairedSample(CountF1(), a, b))
    assert found.n_frequencies < 5000
    assert 0.0 < math.exp(found.tail.log_pvalue("two-sided")) <= 1.0
