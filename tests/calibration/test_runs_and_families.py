"""Error rates by simulation: tests of runs, corrections for several tests, intervals of effects.

A test keeps its level when the count of errors is not above the binomial band around it; where a
method is known to break its promise (plain t on folds, bootstrap of few runs) the test says so.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from sigdesk.core.all_pairs.max_t import max_t
from sigdesk.core.all_pairs.systems import Systems
from sigdesk.core.all_pairs.testing import raw_tests
from sigdesk.core.columns import ScoreColumn
from sigdesk.core.correction import CORRECTIONS, adjust
from sigdesk.core.cross_validation import corrected_resampled_t, five_by_two
from sigdesk.core.effect_size.dominance import vargha_delaney_interval
from sigdesk.core.effect_size.standardised import independent_effects, paired_effects
from sigdesk.core.exact.linear import LinearSample, linear_test
from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.item_scores import MeanScore
from sigdesk.core.results import Interval, PairedSample
from sigdesk.core.runs.resampled import bootstrap_runs
from sigdesk.core.runs.scores import RunScores
from sigdesk.core.runs_and_items import compare_runs_on_items
from sigdesk.core.significance.permutation import ExactPermutation
from sigdesk.core.significance.rank_sum import rank_sum
from sigdesk.core.significance.rank_tests import signed_ranks
from sigdesk.core.significance.sign_tests import sign_pvalue
from sigdesk.core.significance.t_tests import Equivalence, paired_t, student_t, welch_t
from sigdesk.core.significance.two_sample_permutation import two_sample_permutation
from sigdesk.core.slices import interaction
from tests.calibration.bands import against_nominal

pytestmark = pytest.mark.slow

ALPHA = 0.05
FloatArray = NDArray[np.float64]
Draw = Callable[[np.random.Generator, int], FloatArray]


def normal(random: np.random.Generator, n: int) -> FloatArray:
    """Scores with four decimals."""
    return np.rint(random.normal(8000, 200, n)) / 10_000


def coarse(random: np.random.Generator, n: int) -> FloatArray:
    """Scores with two decimals, as papers print them: many ties."""
    return np.rint(random.normal(80, 2, n)) / 100


def exact_permutation(a: FloatArray, b: FloatArray) -> float:
    differences, _ = RunScores(a, b, True).exact_differences
    return finished(linear_test(LinearSample(differences, None, 1.0), "two-sided")).pvalue


def wilcoxon(a: FloatArray, b: FloatArray) -> float:
    differences, _ = RunScores(a, b, True).exact_differences
    return finished(signed_ranks(differences).exact_steps("two-sided")).tail.value


def sign(a: FloatArray, b: FloatArray) -> float:
    return sign_pvalue(int((a > b).sum()), int((a < b).sum())).value


def mann_whitney(a: FloatArray, b: FloatArray) -> float:
    return rank_sum(*RunScores(a, b, False).exact_values).exact().two_sided


def permutation(a: FloatArray, b: FloatArray) -> float:
    return finished(two_sample_permutation(*RunScores(a, b, False).exact_values)).two_sided


RUN_TESTS: dict[str, Callable[[FloatArray, FloatArray], float]] = {
    "paired t": lambda a, b: paired_t(a, b).pvalue().value,
    "student": lambda a, b: student_t(a, b).pvalue().value,
    "welch": lambda a, b: welch_t(a, b).pvalue().value,
    "exact permutation": exact_permutation,
    "wilcoxon": wilcoxon,
    "sign": sign,
    "mann-whitney": mann_whitney,
    "two-sample permutation": permutation,
}


@pytest.mark.parametrize("draw", [normal, coarse])
@pytest.mark.parametrize("n", [4, 6, 9])
@pytest.mark.parametrize("name", RUN_TESTS)
def test_type_one_error_of_run_tests(name: str, n: int, draw: Draw) -> None:
    random = np.random.default_rng([1, n])
    trials, errors = 1500, 0
    for _ in range(trials):
        errors += RUN_TESTS[name](draw(random, n), draw(random, n)) <= ALPHA
    assert against_nominal(errors, trials, ALPHA) != "above", errors / trials


def test_bootstrap_of_six_runs_is_too_easily_significant() -> None:
    random = np.random.default_rng(2)
    trials, errors = 600, 0
    for _ in range(trials):
        scores = RunScores(normal(random, 6), normal(random, 6), True)
        errors += finished(bootstrap_runs(scores, 1024, 1)).pvalue() <= ALPHA
    # why it does not lead the table of evidence
    assert against_nominal(errors, trials, ALPHA) == "above"
    assert errors / trials < 0.2


def folds(random: np.random.Generator, k: int, correlation: float) -> FloatArray:
    """Differences of folds that vary together."""
    shared = np.sqrt(correlation) * random.normal()
    return 0.02 * (shared + np.sqrt(1.0 - correlation) * random.normal(size=k))


def test_folds_need_the_corrected_test() -> None:
    random = np.random.default_rng(3)
    trials, plain, corrected = 3000, 0, 0
    for _ in range(trials):
        differences = folds(random, 10, 0.1)
        zero = np.zeros(10)
        plain += paired_t(differences, zero).pvalue().value <= ALPHA
        corrected += corrected_resampled_t(differences, zero, 1 / 9).pvalue().value <= ALPHA
    assert against_nominal(corrected, trials, ALPHA) != "above"
    assert against_nominal(plain, trials, ALPHA) == "above"


def test_five_by_two_keeps_its_level_for_independent_halves() -> None:
    random = np.random.default_rng(4)
    trials, t_errors, f_errors = 3000, 0, 0
    for _ in range(trials):
        found = five_by_two(random.normal(size=(5, 2)), np.zeros((5, 2)))
        t_errors += found.t_pvalue().value <= ALPHA
        f_errors += found.f_pvalue <= ALPHA
    # t's numerator is one of the ten values its variance comes from: it errs on the safe side
    assert against_nominal(t_errors, trials, ALPHA) != "above"
    assert against_nominal(f_errors, trials, ALPHA) != "above"


def test_equivalence_at_the_margin() -> None:
    random = np.random.default_rng(5)
    trials, errors = 2000, 0
    for _ in range(trials):
        a = random.normal(0.02, 0.01, 12)
        errors += Equivalence(paired_t(a, np.zeros(12)), 0.02).pvalue.value <= ALPHA
    assert against_nominal(errors, trials, ALPHA) != "above"


def systems_of(table: NDArray[np.int64]) -> Systems:
    metric = MeanScore()
    columns = [ScoreColumn(np.ascontiguousarray(column), 2) for column in table.T]
    return Systems.of(metric, [metric.item_stats(None, column) for column in columns])


def families(
    random: np.random.Generator, shift: NDArray[np.int64], trials: int
) -> dict[str, list[FloatArray]]:
    """Adjusted p-values of all pairs of systems that share difficult items."""
    found: dict[str, list[FloatArray]] = {key: [] for key in (*CORRECTIONS, "max-t")}
    for number in range(trials):
        difficulty = random.integers(0, 60, (40, 1))
        table = difficulty + random.integers(0, 41, (40, len(shift))) + shift
        systems = systems_of(table)
        raw = finished(raw_tests(systems, ExactPermutation())).pvalues
        for key in CORRECTIONS:
            found[key].append(adjust(raw, key))
        stepped = finished(max_t(systems, 768, number)).adjusted
        found["max-t"].append(np.maximum(stepped, raw))
    return found


@pytest.mark.parametrize("shift", [(0, 0, 0, 0), (0, 0, 0, 14), (0, 0, 12, 12)])
def test_family_wise_error(shift: tuple[int, ...]) -> None:
    trials = 500
    random = np.random.default_rng([6, *shift])
    first, second = np.triu_indices(4, 1)
    true_null = np.array(shift)[first] == np.array(shift)[second]
    found = families(random, np.array(shift), trials)
    for key, adjusted in found.items():
        rejected = [(p <= ALPHA) & true_null for p in adjusted]
        if key in CORRECTIONS and CORRECTIONS[key].controls == "false discovery rate":
            shares = [
                one.sum() / max(1, int((p <= ALPHA).sum()))
                for one, p in zip(rejected, adjusted, strict=True)
            ]
            # a mean of shares varies less than a count of families
            assert np.mean(shares) <= ALPHA + 3.3 * np.std(shares) / np.sqrt(trials), key
            continue
        errors = sum(bool(one.any()) for one in rejected)
        assert against_nominal(errors, trials, ALPHA) != "above", (key, errors / trials)


def test_without_correction_families_err_and_max_t_has_the_power_of_holm() -> None:
    random = np.random.default_rng(7)
    found = families(random, np.array([0, 0, 0, 9]), 200)
    powers = {key: float(np.mean([(p <= ALPHA).mean() for p in ps])) for key, ps in found.items()}
    assert powers["bonferroni"] <= powers["holm"] <= powers["hommel"]
    assert powers["max-t"] >= powers["bonferroni"] - 0.01


def covered(interval: Interval | None, truth: float) -> bool:
    return interval is not None and interval.low <= truth <= interval.high


def test_coverage_of_effect_size_intervals() -> None:
    random = np.random.default_rng(8)
    trials, d = 1000, 0.8
    from scipy.stats import norm

    truths = {"d": d, "g": d, "glass": d, "a": float(norm.cdf(d / np.sqrt(2))), "d_z": d}
    counts = dict.fromkeys(truths, 0)
    for _ in range(trials):
        a, b = random.normal(d, 1.0, 12), random.normal(0.0, 1.0, 9)
        sizes = independent_effects(a, b)
        counts["d"] += covered(sizes.interval(), truths["d"])
        counts["g"] += covered(sizes.hedges_interval(), truths["g"])
        counts["glass"] += covered(sizes.glass_interval("b"), truths["glass"])
        counts["a"] += covered(vargha_delaney_interval(a, b), truths["a"])
        pairs = paired_effects(random.normal(d, 1.0, 12), np.zeros(12))
        counts["d_z"] += covered(pairs.interval(), truths["d_z"])
    for key in ("d", "glass", "d_z"):
        assert against_nominal(trials - counts[key], trials, 0.05) == "inside", (key, counts)
    # g scales exact limits of d by its bias factor; A's limits are approximate
    for key in ("g", "a"):
        assert 0.92 <= counts[key] / trials <= 0.985, (key, counts)


def test_interaction_keeps_its_level_with_unequal_spreads() -> None:
    random = np.random.default_rng(9)
    metric = MeanScore()
    trials, errors = 500, 0
    group = np.repeat([0, 1, 2], [15, 30, 60])
    for number in range(trials):
        values = np.rint(random.normal(50, np.array([20, 8, 4])[group])).astype(np.int64)
        zero = ScoreColumn(np.full(105, 50), 2)
        a, b = (metric.item_stats(None, c) for c in (ScoreColumn(values, 2), zero))
        found = finished(interaction(PairedSample(metric, a, b), group, 3, 512, number))
        errors += found.pvalue <= ALPHA
    assert errors / trials < 0.085, errors / trials


def test_lucky_seeds_are_allowed_for() -> None:
    random = np.random.default_rng(10)
    metric = MeanScore()
    trials, errors, by_items = 300, 0, 0
    for number in range(trials):
        items = random.normal(5000, 800, 60)
        made = []
        for _ in range(8):
            luck = random.normal(0, 200)
            values = np.rint(items + luck + random.normal(0, 300, 60)).astype(np.int64)
            made.append(metric.item_stats(None, ScoreColumn(values, 2)))
        found = finished(
            compare_runs_on_items(metric, made[:4], made[4:], n_resamples=512, seed=number)
        )
        errors += found.pvalue.value <= ALPHA
        # one run of each, as if there were no other seeds
        one = ExactPermutation().run(PairedSample(metric, made[0], made[4]))
        by_items += finished(one).pvalue <= ALPHA
    assert against_nominal(errors, trials, ALPHA) != "above", errors / trials
    assert by_items / trials > 0.3
