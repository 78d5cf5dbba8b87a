"""All pairs: against one test at a time, against enumeration, and groups against their p-values."""

from __future__ import annotations

from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from sigdesk.core.all_pairs import AllPairs, AllPairsSettings, compare_all
from sigdesk.core.all_pairs.critical import critical_difference_diagram
from sigdesk.core.all_pairs.letters import brackets, letter, letter_groups, letters
from sigdesk.core.all_pairs.max_t import max_t
from sigdesk.core.all_pairs.resampled import midranks
from sigdesk.core.all_pairs.systems import Systems
from sigdesk.core.all_pairs.testing import fair_tails
from sigdesk.core.columns import LabelColumn, ScoreColumn
from sigdesk.core.correction import adjust
from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.averages import MacroF1
from sigdesk.core.metrics.base import Metric
from sigdesk.core.metrics.item_scores import MeanScore
from sigdesk.core.metrics.labels import Accuracy
from sigdesk.core.significance.base import Procedure, finish
from sigdesk.core.significance.permutation import ExactPermutation
from sigdesk.core.significance.randomization import ApproximateRandomization
from sigdesk.core.significance.sign_tests import McNemarMidP, SignTest, sign_pvalue


def labelled(metric: Metric, n_items: int, n_systems: int, seed: int = 1) -> Systems:
    random = np.random.default_rng(seed)
    gold = random.integers(3, size=n_items)
    stats = []
    for k in range(n_systems):
        right = random.random(n_items) < 0.5 + 0.4 * k / n_systems
        codes = np.where(right, gold, random.integers(3, size=n_items))
        output = LabelColumn(codes, ("a", "b", "c"))
        stats.append(metric.item_stats(LabelColumn(gold, ("a", "b", "c")), output))
    return Systems.of(metric, stats)


def scored(table: NDArray[np.int64]) -> Systems:
    metric = MeanScore()
    columns = [ScoreColumn(column.astype(np.int64), 1) for column in table.T]
    return Systems.of(metric, [metric.item_stats(None, column) for column in columns])


def compared(systems: Systems, procedure: Procedure | None = None, **kw: object) -> AllPairs:
    chosen = AllPairsSettings(n_resamples=512, **kw)  # type: ignore[arg-type]
    return finished(compare_all(systems, procedure or ExactPermutation(), chosen))


@pytest.mark.parametrize(
    ("systems", "procedure"),
    [
        (labelled(Accuracy(), 80, 5), ExactPermutation()),
        (labelled(Accuracy(), 80, 4), McNemarMidP()),
        (labelled(Accuracy(), 80, 4), SignTest(ties="split")),
        (labelled(MacroF1(), 40, 3), ApproximateRandomization(n_resamples=500)),
        (scored(np.random.default_rng(2).integers(0, 9, (30, 4))), ExactPermutation()),
    ],
)
def test_every_pair_is_the_test_of_that_pair(systems: Systems, procedure: Procedure) -> None:
    found = compared(systems, procedure)
    for i, j in combinations(range(len(systems)), 2):
        alone = finish(procedure.run(systems.sample(i, j)))
        assert found.pvalues[i, j] == pytest.approx(alone.pvalue, rel=1e-11)
        assert found.pvalues[j, i] == found.pvalues[i, j]
        assert found.differences[i, j] == pytest.approx(alone.observed, abs=1e-14)
    assert found.adjusted_pairs == pytest.approx(adjust(found.tests.pvalues, "holm"))


@settings(max_examples=50)
@given(st.integers(0, 400), st.integers(0, 400))
def test_many_sign_tests_at_once(positive: int, negative: int) -> None:
    for alternative in ("two-sided", "greater", "less"):
        values, logs = fair_tails(np.array([positive]), np.array([negative]), alternative)  # type: ignore[arg-type]
        tail = sign_pvalue(positive, negative, alternative)  # type: ignore[arg-type]
        assert values[0] == pytest.approx(tail.value, rel=1e-11)
        assert logs[0] == pytest.approx(tail.log10, rel=1e-11, abs=1e-13)


def test_a_p_value_below_the_range_of_doubles_keeps_its_logarithm() -> None:
    values, logs = fair_tails(np.array([3000]), np.array([0]), "two-sided")
    assert values[0] == 0.0
    assert logs[0] == pytest.approx(-2999 * np.log10(2))


def test_matrices_and_intervals() -> None:
    found = compared(labelled(Accuracy(), 120, 6))
    low, high = found.interval
    assert np.array_equal(low, -high.T)
    assert (low <= found.differences + 1e-12).all()
    assert (found.differences <= high + 1e-12).all()
    assert (np.diag(found.adjusted) == 1.0).all()
    assert found.ranking.best.sum() == pytest.approx(1.0)
    assert (found.ranking.rank_low <= found.ranking.ranks).all()
    assert (found.ranking.ranks <= found.ranking.rank_high).all()
    again = compared(labelled(Accuracy(), 120, 6))
    assert np.array_equal(found.ranking.best, again.ranking.best)


def exact_max_t(table: NDArray[np.int64]) -> dict[tuple[int, int], float]:
    """All sign patterns, shared by all pairs."""
    signs = np.array(list(product((1, -1), repeat=len(table))))
    pairs = list(combinations(range(table.shape[1]), 2))
    d = np.stack([table[:, i] - table[:, j] for i, j in pairs], axis=1)
    scale = np.sqrt((d**2).sum(axis=0))
    drawn = np.abs(signs @ d) / scale
    largest = drawn.max(axis=1)
    observed = np.abs(d.sum(axis=0)) / scale
    return {
        pair: float((largest >= value * (1 - 1e-12)).mean())
        for pair, value in zip(pairs, observed, strict=True)
    }


def test_max_t_against_all_patterns_and_against_holm() -> None:
    random = np.random.default_rng(4)
    ability = random.integers(0, 6, (10, 1))
    table = ability + random.integers(0, 3, (10, 4)) + np.array([0, 1, 2, 3])
    systems = scored(table)
    found = finished(max_t(systems, 20_000))
    for value, expected in zip(found.adjusted, exact_max_t(table).values(), strict=True):
        assert value == pytest.approx(expected, abs=0.015)
    whole = compared(systems, correction="max-t")
    assert (whole.adjusted_pairs >= whole.tests.pvalues).all()
    bonferroni = adjust(whole.tests.pvalues, "bonferroni")
    assert (whole.adjusted_pairs <= bonferroni + 0.02).all()


def test_max_t_of_any_metric_is_that_of_a_mean_where_it_is_one() -> None:
    from sigdesk.core.all_pairs import max_t as module

    systems = labelled(Accuracy(), 60, 4)
    general = module._General.of(systems)
    linear = module._Linear.of(systems)
    assert linear is not None
    spread = np.concatenate(
        [drawn for _, drawn in general.pieces(np.random.default_rng(1))], axis=1
    ).std(axis=0)
    assert spread == pytest.approx(linear.scale() / 60, rel=0.2)
    macro = finished(max_t(labelled(MacroF1(), 60, 4), 1024))
    assert ((macro.adjusted > 0.0) & (macro.adjusted <= 1.0)).all()


def test_identical_systems_are_never_told_apart() -> None:
    systems = labelled(Accuracy(), 50, 3)
    doubled = Systems.of(systems.metric, [*systems.stats, systems.stats[0]])
    for correction in ("holm", "max-t"):
        found = compared(doubled, correction=correction)
        assert found.adjusted[0, 3] == 1.0
        assert set(found.letters[0]) & set(found.letters[3])


def test_win_tie_loss_of_both_directions() -> None:
    table = np.column_stack([np.arange(40) % 7 + shift for shift in (0, 20, 20, 40)])
    table[::3, 1] += 1
    table[1::3, 2] += 1
    found = compared(scored(table)).against(1)
    assert (found.wins, found.ties, found.losses) == ((3,), (2,), (0,))


def test_clusters_are_swapped_whole() -> None:
    systems = labelled(Accuracy(), 60, 3)
    clusters = np.arange(60) // 5
    whole = Systems.of(systems.metric, systems.stats, clusters)
    found = compared(whole)
    for i, j in combinations(range(3), 2):
        alone = finish(ExactPermutation().run(whole.sample(i, j)))
        assert found.pvalues[i, j] == pytest.approx(alone.pvalue, rel=1e-11)


def test_settings_and_systems_are_checked() -> None:
    with pytest.raises(ValueError, match=r"known are: holm, .* max-t"):
        AllPairsSettings("tukey")
    systems = labelled(Accuracy(), 20, 3)
    with pytest.raises(ValueError, match="two-sided tests only"):
        compared(systems, ExactPermutation(alternative="greater"), correction="max-t")
    with pytest.raises(ValueError, match="no pairs"):
        Systems.of(Accuracy(), systems.stats[:1])
    with pytest.raises(ValueError, match="different numbers of items"):
        Systems.of(Accuracy(), [systems.stats[0], systems.stats[1].take(np.arange(5))])


def test_progress_reaches_the_end_and_never_runs_back() -> None:
    seen = list(compare_all(labelled(Accuracy(), 50, 4), ExactPermutation()))
    assert seen[-1].stage == "done"
    stages = [progress.stage for progress in seen]
    assert stages == sorted(stages, key=["tests", "intervals", "max-t", "done"].index)
    assert all(0.0 <= progress.fraction <= 1.0 for progress in seen)


@st.composite
def tables(draw: st.DrawFn) -> tuple[NDArray[np.bool_], list[int]]:
    n = draw(st.integers(2, 9))
    bits = draw(st.lists(st.booleans(), min_size=n * n, max_size=n * n))
    upper = np.triu(np.array(bits).reshape(n, n), 1)
    return upper | upper.T, draw(st.permutations(range(n)))


@settings(max_examples=200)
@given(tables())
def test_letters_never_contradict_the_p_values(case: tuple[NDArray[np.bool_], list[int]]) -> None:
    different, order = case
    groups = letter_groups(different, order)
    names = letters(groups, len(order))
    assert all(names)
    shown = [{place for place, group in enumerate(groups) if k in group} for k in range(len(order))]
    for i, j in combinations(range(len(order)), 2):
        assert bool(shown[i] & shown[j]) == (not different[i, j])
    # without any of the groups some tie, or some system, would have no letter
    for left_out in range(len(groups)):
        rest = [shown[k] - {left_out} for k in range(len(order))]
        lost = any(not letters_left for letters_left in rest) or any(
            not different[i, j] and not rest[i] & rest[j]
            for i, j in combinations(range(len(order)), 2)
        )
        assert lost


@settings(max_examples=200)
@given(tables())
def test_brackets_hold_no_difference_and_are_as_long_as_can_be(
    case: tuple[NDArray[np.bool_], list[int]],
) -> None:
    different, order = case
    bars = brackets(different, order)
    table = different[np.ix_(order, order)]
    plain = {
        (i, j)
        for i, j in combinations(range(len(order)), 2)
        if not table[i : j + 1, i : j + 1].any()
    }
    longest = {
        (i, j)
        for i, j in plain
        if not any((k, m) != (i, j) and k <= i and j <= m for k, m in plain)
    }
    assert set(bars) == longest


def test_an_intransitive_tie_and_many_letters() -> None:
    different = np.zeros((3, 3), dtype=bool)
    different[0, 2] = different[2, 0] = True
    groups = letter_groups(different, [0, 1, 2])
    assert letters(groups, 3) == ("a", "ab", "b")
    assert [letter(k) for k in (0, 25, 26, 52)] == ["a", "z", "a1", "a2"]
    apart = ~np.eye(30, dtype=bool)
    assert len(set(letters(letter_groups(apart, range(30)), 30))) == 30


def test_letters_of_two_hundred_systems_with_random_ties() -> None:
    random = np.random.default_rng(6)
    upper = np.triu(random.random((200, 200)) < 0.5, 1)
    different = upper | upper.T
    groups = letter_groups(different, range(200))
    shown = np.zeros((200, 200), dtype=bool)
    for group in groups:
        shown[np.ix_(group, group)] = True
    np.fill_diagonal(shown, True)
    assert np.array_equal(shown, ~different | np.eye(200, dtype=bool))


def test_midranks_both_ways() -> None:
    scores = np.array([[0.3, 0.1 + 0.2, 0.5], [0.1, 0.2, 0.3]])
    assert midranks(scores, True).tolist() == [[2.5, 2.5, 1.0], [3.0, 2.0, 1.0]]
    assert midranks(scores, False).tolist() == [[1.5, 1.5, 3.0], [1.0, 2.0, 3.0]]


def test_critical_difference_of_demsar_2006() -> None:
    # k = 4 classifiers on 14 data sets: CD 2.569 √(4·5/(6·14)) = 1.25 (section 3.2.2)
    random = np.random.default_rng(1)
    rows = random.normal(size=(14, 4)) + np.array([0.0, 0.0, 3.0, 6.0])
    found = critical_difference_diagram(rows)
    assert found.distance == pytest.approx(1.25, abs=0.005)
    assert found.order[0] == 3
    means = found.mean_ranks[found.order]
    for first, last in found.bars:
        assert means[last] - means[first] < found.distance
