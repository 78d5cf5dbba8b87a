"""Approximate randomization settles on the exact test, counts ties, and can be stopped."""

from __future__ import annotations

import numpy as np
import pytest
from exact_swaps import SIDES, brute_force, count_sample, counts_per_item, label_sample, swapped
from hypothesis import given, settings
from hypothesis import strategies as st
from resamples import accuracy_sample, binary_sample, in_band, random_scores, score_sample

from sigdesk.core.metrics.averages import MacroF1
from sigdesk.core.metrics.chance_corrected import MatthewsCorrelation
from sigdesk.core.results import PairedSample, ResamplingSnapshot, SignificanceResult
from sigdesk.core.significance import TESTS
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.randomization import SACREBLEU, ApproximateRandomization


def notes(result: SignificanceResult) -> str:
    return " ".join(str(note) for note in result.notes)


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(counts_per_item, counts_per_item), min_size=1, max_size=7))
def test_settles_on_all_swaps(items: list[tuple[tuple[int, ...], tuple[int, ...]]]) -> None:
    sample = count_sample(*zip(*items, strict=True))
    exact = brute_force(sample)
    for side in SIDES:
        result = finish(ApproximateRandomization(alternative=side, n_resamples=2000).run(sample))
        assert result.n_extreme is not None
        assert in_band(result.n_extreme, 2000, float(exact[side]))


def test_settles_on_all_swaps_of_clusters() -> None:
    a = [(3, 1, 0), (2, 0, 1), (1, 1, 1), (4, 0, 0), (0, 0, 2), (2, 2, 2)]
    b = [(2, 1, 1), (1, 2, 1), (2, 1, 0), (1, 0, 3), (1, 0, 1), (1, 2, 3)]
    plain = count_sample(a, b)
    sample = PairedSample(plain.metric, plain.a, plain.b, clusters=np.array([0, 1, 1, 2, 0, 3]))
    exact = brute_force(sample)
    result = finish(ApproximateRandomization(n_resamples=5000).run(sample))
    assert result.n_extreme is not None
    assert in_band(result.n_extreme, 5000, float(exact["two-sided"]))
    assert float(exact["two-sided"]) != float(brute_force(plain)["two-sided"])


@pytest.mark.parametrize(
    ("only_a", "only_b", "exact", "strict"),
    [(6, 1, 0.125, 0.015625), (8, 4, 0.38769531, 0.14599609)],
)
def test_ties_count(only_a: int, only_b: int, exact: float, strict: float) -> None:
    sample = accuracy_sample(50, only_a, only_b, 10)
    ours = finish(ApproximateRandomization().run(sample))
    theirs = finish(ApproximateRandomization(counting=SACREBLEU).run(sample))
    assert ours.n_extreme is not None
    assert theirs.n_extreme is not None
    assert in_band(ours.n_extreme, 10_000, exact)
    assert in_band(theirs.n_extreme, 10_000, strict)
    assert "sacreBLEU" in notes(theirs)
    assert "sacreBLEU" not in notes(ours)


def test_decimal_scores_tie() -> None:
    # 0.7 − 0.4 and 0.6 − 0.3 differ as doubles
    sample = score_sample([7, 3, 6, 9, 5, 2, 8, 4], [4, 6, 3, 5, 1, 4, 5, 1])
    exact = brute_force(sample)["two-sided"]
    result = finish(ApproximateRandomization().run(sample))
    assert result.n_extreme is not None
    assert in_band(result.n_extreme, 10_000, float(exact))


@pytest.mark.parametrize("counting", ["at-least", SACREBLEU])
@pytest.mark.parametrize("side", SIDES)
def test_identical_systems_have_p_1(counting: str, side: str) -> None:
    sample = accuracy_sample(240, 0, 0, 60)
    result = finish(ApproximateRandomization(alternative=side, counting=counting).run(sample))
    assert result.pvalue == 1.0
    assert result.log10_pvalue == 0.0
    assert result.observed == 0.0
    assert result.mc_interval == (1.0, 1.0)
    assert "p = 1" in notes(result)


def test_one_swap_cannot_be_surprising() -> None:
    result = finish(ApproximateRandomization().run(accuracy_sample(299, 1, 0, 0)))
    assert result.pvalue == 1.0


def test_p_is_never_0() -> None:
    result = finish(ApproximateRandomization(n_resamples=999).run(accuracy_sample(0, 60, 5, 0)))
    assert result.n_extreme == 0
    assert result.pvalue == 1 / 1000
    assert result.log10_pvalue == pytest.approx(-3)
    assert result.mc_interval is not None
    assert result.mc_interval[0] == 0.0
    assert 0.004 < result.mc_interval[1] < 0.006
    assert "None of 999 resamples" in notes(result)
    assert "p is below 0.0053" in notes(result)


def test_counts_and_interval_belong_together() -> None:
    result = finish(ApproximateRandomization().run(accuracy_sample(100, 30, 20, 10)))
    assert result.n_extreme is not None
    assert result.n_resamples == 10_000
    assert result.pvalue == (result.n_extreme + 1) / 10_001
    assert result.mc_interval is not None
    assert result.mc_interval[0] < result.pvalue < result.mc_interval[1]
    assert result.distribution is not None
    assert result.distribution.kind == "null"
    assert len(result.distribution.values) == 10_000
    assert not result.exact
    assert result.seed == 12345
    assert "10,000 random swaps among 50 items" in str(result.method)


def test_swapping_the_systems_turns_the_sides() -> None:
    sample = random_scores(60, 30, seed=4)
    greater = finish(ApproximateRandomization(alternative="greater").run(sample))
    less = finish(ApproximateRandomization(alternative="less").run(swapped(sample)))
    two, owt = (finish(ApproximateRandomization().run(one)) for one in (sample, swapped(sample)))
    assert greater.pvalue == pytest.approx(less.pvalue, abs=0.03)
    assert two.pvalue == pytest.approx(owt.pvalue, abs=0.03)
    assert two.observed == -owt.observed


def test_sides_add_up_to_1_and_the_ties() -> None:
    sample = accuracy_sample(10, 6, 3, 2)
    greater, less = (
        finish(ApproximateRandomization(alternative=side).run(sample))
        for side in ("greater", "less")
    )
    assert greater.distribution is not None
    ties = np.count_nonzero(np.abs(greater.distribution.values - greater.observed) < 1e-12)
    assert greater.n_extreme is not None
    assert less.n_extreme is not None
    assert greater.n_extreme + less.n_extreme == 10_000 + ties


def test_resumed_and_longer_runs_give_the_same_digits() -> None:
    sample = random_scores(80, 30, seed=4)
    whole = finish(ApproximateRandomization(n_resamples=3000).run(sample))
    assert whole.distribution is not None
    running = ApproximateRandomization(n_resamples=3000).run(sample)
    snapshot = next(running)
    while snapshot.n_done < 1500:
        snapshot = next(running)
    running.close()
    for known in (snapshot.values, whole.distribution.values[:1234]):
        resumed = finish(ApproximateRandomization(n_resamples=3000).run(sample, resume=known))
        assert resumed.distribution is not None
        np.testing.assert_array_equal(resumed.distribution.values, whole.distribution.values)
        assert resumed.pvalue == whole.pvalue
        assert resumed.n_extreme == whole.n_extreme


def test_snapshots_are_cumulative() -> None:
    sample = random_scores(80, 30, seed=4)
    running = ApproximateRandomization(n_resamples=2000).run(sample)
    snapshots: list[ResamplingSnapshot] = []
    while True:
        try:
            snapshots.append(next(running))
        except StopIteration as stop:
            result: SignificanceResult = stop.value
            break
    assert snapshots[0].n_done == 0
    assert snapshots[0].pvalue == 1.0
    assert [s.n_done for s in snapshots] == sorted(s.n_done for s in snapshots)
    for snapshot in snapshots:
        assert snapshot.n_resamples == 2000
        assert len(snapshot.values) == snapshot.n_done
        assert snapshot.pvalue == (snapshot.n_extreme + 1) / (snapshot.n_done + 1)
        extreme = np.abs(snapshot.values) >= abs(snapshot.observed) - 1e-12
        assert snapshot.n_extreme == np.count_nonzero(extreme)
    assert snapshots[-1].pvalue == result.pvalue


class TestStopWhenDecided:
    def test_stops_and_says_so(self) -> None:
        sample = accuracy_sample(100, 30, 20, 10)  # p ≈ .2
        procedure = ApproximateRandomization(n_resamples=100_000, stop_when_decided=True)
        result = finish(procedure.run(sample))
        assert result.n_resamples == 1024
        assert result.mc_interval is not None
        assert result.mc_interval[0] > 0.05
        assert "Stopped after 1,024 of 100,000" in notes(result)

    def test_goes_on_while_undecided(self) -> None:
        sample = accuracy_sample(100, 32, 17, 10)  # p = .044
        procedure = ApproximateRandomization(n_resamples=5000, stop_when_decided=True)
        result = finish(procedure.run(sample))
        assert result.n_resamples == 5000
        assert "Stopped" not in notes(result)

    def test_a_resumed_run_stops_at_the_same_place(self) -> None:
        sample = accuracy_sample(100, 30, 20, 10)
        procedure = ApproximateRandomization(n_resamples=100_000, stop_when_decided=True)
        result = finish(procedure.run(sample))
        assert result.distribution is not None
        resumed = finish(procedure.run(sample, resume=result.distribution.values[:700]))
        assert resumed.n_resamples == result.n_resamples
        assert resumed.pvalue == result.pvalue


class TestUndefined:
    def test_a_score_that_is_0_over_0(self) -> None:
        sample = binary_sample(MatthewsCorrelation(), [1, 0], [1, 1], [1, 0])
        reason = ApproximateRandomization().unsuitable(sample)
        assert str(reason) == "The score of A is undefined (0/0)."
        with pytest.raises(ValueError, match="score of A is undefined"):
            finish(ApproximateRandomization().run(sample))

    def test_no_items(self) -> None:
        sample = score_sample([], [])
        assert "no items" in str(ApproximateRandomization().unsuitable(sample))

    def test_undefined_swaps_count_as_extreme(self) -> None:
        sample = binary_sample(MatthewsCorrelation(), [1, 0, 1, 0], [1, 0, 1, 1], [0, 1, 1, 1])
        result = finish(ApproximateRandomization(n_resamples=4000).run(sample))
        assert result.distribution is not None
        undefined = int(np.count_nonzero(np.isnan(result.distribution.values)))
        assert undefined > 0
        assert result.n_extreme is not None
        assert in_band(result.n_extreme, 4000, float(brute_force(sample)["two-sided"]))
        assert f"In {undefined:,} of 4,000 resamples" in notes(result)


def test_the_number_of_items_does_not_change_the_number_of_steps() -> None:
    items = [(0, 0, 1), (0, 1, 1), (1, 2, 1), (2, 2, 0), (1, 1, 1), (2, 0, 2)]
    steps = [
        sum(1 for _ in ApproximateRandomization(n_resamples=1000).run(sample))
        for sample in (label_sample(MacroF1(), items * n, 3) for n in (2, 20_000))
    ]
    assert steps[0] <= steps[1] <= steps[0] + 10


def test_it_is_registered_and_prints_its_settings() -> None:
    assert TESTS["randomization"] is ApproximateRandomization
    signature = ApproximateRandomization(seed=7).signature()
    assert "ar:10000" in signature
    assert "seed:7" in signature


@pytest.mark.parametrize("wrong", [{"n_resamples": 0}, {"alternative": "up"}, {"seed": -1}])
def test_settings_are_checked(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        ApproximateRandomization(**wrong)  # type: ignore[arg-type]
