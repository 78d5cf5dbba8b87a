"""Power for a project: exact where the test is exact, and never at the observed difference."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import stats

from sigdesk.core.exact.steps import finished
from sigdesk.model.power import (
    POWERS,
    measure,
    plan_for,
    round_below,
    wanted_difference,
)
from sigdesk.model.power_models import FittedPower, MeansPower, SharesPower
from sigdesk.model.power_words import (
    about,
    cautions,
    headline,
    hidden_sentences,
    line,
    meaning,
    plan_sentences,
)
from sigdesk.model.project import Settings
from tests.model.projects import label_project, outcome_project
from tests.model.run_projects import random_runs, run_project


def mcnemar_power(n: int, only_a: float, only_b: float) -> float:
    """Sum over every table, written out: m discordant items, k of them for A."""
    total = 0.0
    m = np.arange(n + 1)
    for count, weight in zip(m, stats.binom.pmf(m, n, only_a + only_b), strict=True):
        k = np.arange(count + 1)
        p = np.minimum(1.0, 2 * stats.binom.cdf(np.minimum(k, count - k), count, 0.5))
        chances = stats.binom.pmf(k, count, only_a / (only_a + only_b))
        total += weight * chances[p <= 0.05 * (1 + 1e-12)].sum()
    return total


def test_accuracy_is_counted_table_by_table():
    project = outcome_project(60, 14, 10, 16)
    basis = finished(measure(project))
    assert basis.kind == "shares"
    assert isinstance(basis.model, SharesPower)
    assert basis.spread == pytest.approx(0.24)
    for gap in (0.05, 0.12, 0.2):
        only_b = (0.24 - gap) / 2
        expected = mcnemar_power(100, only_b + gap, only_b)
        assert basis.model.power(100, gap) == pytest.approx(expected, abs=1e-9)
    for power, found in zip(POWERS, basis.detectable, strict=True):
        assert found is not None
        assert basis.model.power(100, found) == pytest.approx(power, abs=1e-6)


def test_a_gap_larger_than_the_disagreement_makes_a_alone_right():
    model = SharesPower(50, 0.04, finished(measure(outcome_project(40, 2, 2, 6))).model.test)
    assert model.power(50, 0.3) == pytest.approx(mcnemar_power(50, 0.3, 1e-15), abs=1e-6)


@pytest.mark.parametrize("gap", [0.01, 0.05])
def test_items_needed_are_the_fewest_that_have_the_power(gap):
    basis = finished(measure(outcome_project(600, 70, 60, 270)))
    for power in POWERS:
        n = basis.model.size(gap, power)
        assert n is not None
        assert basis.model.power(n, gap) >= power
        assert basis.model.power(int(0.97 * n), gap) < power


def test_means_of_item_scores_follow_the_noncentral_t():
    project = random_runs(40, task="item-scores")
    basis = finished(measure(project))
    assert basis.kind == "means"
    assert isinstance(basis.model, MeansPower)
    a, b = (project.system(f"system {x}").column.values() for x in "AB")
    sd = (a - b).std(ddof=1)
    assert basis.spread == pytest.approx(sd)
    shift, limit = 0.005 / sd * math.sqrt(40), stats.t.ppf(0.975, 39)
    expected = stats.nct.sf(limit, 39, shift) + stats.nct.cdf(-limit, 39, shift)
    assert basis.model.power(40, 0.005) == pytest.approx(expected, rel=1e-7)
    n = basis.model.size(0.002, 0.8)
    assert basis.model.power(n, 0.002) >= 0.8 > basis.model.power(n - 1, 0.002)


def test_runs_say_how_many_runs_are_needed():
    basis = finished(measure(random_runs(6, by="row")))
    assert basis.kind == "runs"
    assert not basis.paired
    n = basis.model.size(0.01, 0.9)
    assert n is not None
    assert basis.model.power(n, 0.01) >= 0.9 > basis.model.power(n - 1, 0.01)


def test_more_folds_do_not_help_without_end():
    project = random_runs(10, runs_folds=10)
    basis = finished(measure(project))
    smallest = basis.detectable[0]
    assert smallest is not None
    assert basis.model.power(10, smallest) == pytest.approx(0.8, abs=1e-6)
    assert basis.model.size(smallest / 20, 0.8) is None
    plan = finished(plan_for(basis, smallest / 20))
    assert plan.needed == (None, None)
    told = " ".join(str(m) for m in plan_sentences(basis, plan, "raw"))
    assert "No number of them is enough" in told
    assert any("Folds share" in str(m) for m in cautions(basis))


def test_other_metrics_are_simulated_and_the_curve_fits_the_points():
    random = np.random.default_rng(2)
    gold = random.choice(["x", "y", "z"], 300).tolist()
    systems = {
        name: [g if random.random() < share else "x" for g in gold]
        for name, share in (("A", 0.8), ("B", 0.75))
    }
    project = label_project(gold, systems, metric="macro-f1")
    basis = finished(measure(project))
    assert basis.kind == "simulated"
    assert isinstance(basis.model, FittedPower)
    for point in basis.simulated:
        low, high = point.interval
        assert low - 0.06 < basis.model.power(300, point.difference) < high + 0.06
    again = finished(measure(project))
    assert again.detectable == basis.detectable
    # four times the items show half the difference
    half = basis.model.power(1200, basis.detectable[0] / 2)
    assert half == pytest.approx(0.8, abs=1e-3)


def test_systems_that_never_differ_give_no_answer():
    basis = finished(measure(outcome_project(20, 0, 0, 5)))
    assert basis.model is None
    assert "never differ" in str(basis.reason)
    lone = finished(measure(run_project({"A": [0.5], "B": [0.6]})))
    assert lone.model is None


def test_the_difference_asked_for_is_the_user_s():
    project = outcome_project(600, 70, 60, 270)
    basis = finished(measure(project))
    own = wanted_difference(project, basis)
    assert own < basis.detectable[0]
    small = project.replaced(settings=Settings(too_small=0.02))
    assert wanted_difference(small, basis) == 0.02
    named = project.replaced(settings=Settings(too_small=0.02, power_difference=0.013))
    assert wanted_difference(named, basis) == 0.013


@pytest.mark.parametrize(
    ("value", "expected"),
    [(0.0111, 0.01), (0.02, 0.02), (0.0499, 0.02), (7.0, 5.0), (0.5, 0.5), (1.0, 1.0)],
)
def test_round_differences(value, expected):
    assert round_below(value) == expected


def test_a_plan_draws_both_curves_through_its_numbers():
    basis = finished(measure(outcome_project(600, 70, 60, 270)))
    plan = finished(plan_for(basis, 0.02))
    assert plan.now == pytest.approx(basis.model.power(1000, 0.02))
    assert np.all(np.diff(plan.sizes) > 0)
    assert np.all(np.diff(plan.by_difference) > -1e-9)
    assert plan.sizes[0] < 1000 < plan.sizes[-1]
    assert all(n is not None and n < plan.sizes[-1] for n in plan.needed)


def test_what_a_result_may_have_hidden():
    open_result = finished(measure(outcome_project(300, 21, 19, 60)))
    told = " ".join(str(m) for m in hidden_sentences(open_result, "unit", "BERT", "CNN"))
    assert "may be there and have gone unseen" in told
    clear = finished(measure(outcome_project(300, 60, 5, 60)))
    told = " ".join(str(m) for m in hidden_sentences(clear, "unit", "BERT", "CNN"))
    assert "leaves out 0" in told
    small = outcome_project(3000, 4, 3, 600).replaced(settings=Settings(too_small=0.02))
    told = " ".join(str(m) for m in hidden_sentences(finished(measure(small)), "unit", "a", "b"))
    assert "are ruled out" in told


def test_sentences_say_numbers_with_units_and_promise_nothing():
    project = outcome_project(600, 70, 60, 270)
    basis = finished(measure(project))
    plan = finished(plan_for(basis, 0.005))
    told = [
        headline(basis, "unit"),
        line(basis, "unit"),
        *plan_sentences(basis, plan, "unit"),
        *meaning(basis, "unit"),
        *cautions(basis),
    ]
    text = " ".join(map(str, told))
    assert "1,000 items" in text
    assert "0.5 points" in text
    assert "two-sided" in text
    assert "prove" not in text
    assert "equal" not in text


@pytest.mark.parametrize(("n", "shown"), [(7, 7), (999, 999), (1001, 1010), (36111, 36200)])
def test_numbers_of_items_are_rounded_up_to_three_digits(n, shown):
    assert about(n) == shown
