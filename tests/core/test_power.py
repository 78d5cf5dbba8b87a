"""Power against brute-force enumeration, against its own inverse, and against simulation."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import stats

from sigdesk.core.columns import LabelColumn
from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.averages import MacroF1
from sigdesk.core.metrics.labels import Accuracy
from sigdesk.core.power.hidden import Hidden
from sigdesk.core.power.mcnemar import McNemarPower, Version, connor_power
from sigdesk.core.power.simulation import PowerSimulation, SimulatedPower
from sigdesk.core.power.solving import whole_size
from sigdesk.core.power.t_tests import TPower
from sigdesk.core.power.tilting import UnreachableError, tilted_weights
from sigdesk.core.resampling.units import paired_units
from sigdesk.core.results import Alternative, Interval, PairedSample
from sigdesk.core.significance.sign_tests import mcnemar_chi2, mcnemar_midp, sign_pvalue


def enumerated(
    version: Version, n: int, p_a: float, p_b: float, alpha: float, alternative: Alternative
) -> float:
    """Every table of n items, tested by the tests themselves."""
    total = 0.0
    for b in range(n + 1):
        for c in range(n + 1 - b):
            if version == "exact":
                p = sign_pvalue(b, c, alternative).value
            elif version == "midp":
                p = mcnemar_midp(b, c, alternative).value
            else:
                p = mcnemar_chi2(b, c, corrected=False)[1]
            if p <= alpha:
                shares = [p_a, p_b, 1 - p_a - p_b]
                total += stats.multinomial.pmf([b, c, n - b - c], n, shares)
    return total


@pytest.mark.parametrize("version", ["exact", "midp", "asymptotic"])
@pytest.mark.parametrize(("n", "p_a", "p_b"), [(14, 0.5, 0.2), (25, 0.3, 0.05), (9, 0.6, 0.4)])
def test_mcnemar_power_by_the_tests_themselves(
    version: Version, n: int, p_a: float, p_b: float
) -> None:
    for alpha in (0.05, 0.0625, 0.2):
        found = McNemarPower(version, alpha).power(n, p_a, p_b)
        expected = enumerated(version, n, p_a, p_b, alpha, "two-sided")
        assert found == pytest.approx(expected, rel=1e-10)


@pytest.mark.parametrize("alternative", ["greater", "less"])
@pytest.mark.parametrize("version", ["exact", "midp"])
def test_one_sided_mcnemar_power(version: Version, alternative: Alternative) -> None:
    found = McNemarPower(version, 0.1, alternative).power(15, 0.4, 0.15)
    expected = enumerated(version, 15, 0.4, 0.15, 0.1, alternative)
    assert found == pytest.approx(expected, rel=1e-10)


def test_exact_test_keeps_its_level() -> None:
    for n in (20, 100, 1000, 100_000):
        assert McNemarPower().power(n, 0.08, 0.08) <= 0.05
    assert McNemarPower().power(50, 0.0, 0.0) == 0.0
    with pytest.raises(ValueError, match="shares"):
        McNemarPower().power(50, 0.7, 0.4)


def test_power_of_a_million_items_agrees_with_the_normal_approximation() -> None:
    found = McNemarPower().power(1_000_000, 0.0502, 0.0494)
    assert found == pytest.approx(connor_power(1_000_000, 0.0502, 0.0494), abs=0.003)


@pytest.mark.parametrize("alternative", ["two-sided", "greater", "less"])
def test_mcnemar_inverses(alternative: Alternative) -> None:
    test = McNemarPower(alternative=alternative)
    smallest = test.detectable(400, 0.15, 0.8)
    assert smallest is not None
    shares = (0.15 + smallest) / 2, (0.15 - smallest) / 2
    if alternative == "less":
        shares = shares[::-1]
    assert test.power(400, *shares) == pytest.approx(0.8, abs=1e-8)
    needed = test.size(*shares, 0.8)
    assert needed is not None
    assert abs(needed - 400) < 20
    assert all(test.power(n, *shares) >= 0.8 for n in range(needed, needed + 13))
    assert test.size(*shares[::-1], 0.8) == (needed if alternative == "two-sided" else None)


def test_what_cannot_be_shown() -> None:
    # five items of which all may be discordant: the smallest two-sided p is 1/16
    assert McNemarPower().detectable(5, 1.0) is None
    assert McNemarPower().size(0.1, 0.1) is None
    assert TPower().size(0.0) == math.inf
    assert TPower(alternative="greater").size(-0.5) == math.inf
    assert TPower().detectable(1) is None
    assert whole_size(lambda n: 0.0, 0.8, 1, 1) is None


@pytest.mark.parametrize("design", ["paired", "independent"])
def test_t_power_against_scipy_and_its_inverses(design: str) -> None:
    for alternative in ("two-sided", "greater", "less"):
        test = TPower(design, 0.05, alternative)  # type: ignore[arg-type]
        n, effect = 18, -0.62 if alternative == "less" else 0.62
        df = n - 1 if design == "paired" else 2 * n - 2
        shift = effect * math.sqrt(n if design == "paired" else n / 2)
        if alternative == "two-sided":
            limit = stats.t.isf(0.025, df)
            expected = stats.nct.sf(limit, df, shift) + stats.nct.cdf(-limit, df, shift)
        else:
            expected = stats.nct.sf(stats.t.isf(0.05, df), df, abs(shift))
        assert test.power(n, effect) == pytest.approx(expected, rel=1e-7)
        assert test.size(effect, test.power(n, effect)) == pytest.approx(n, rel=1e-8)
        found = test.detectable(n, test.power(n, effect))
        assert found == pytest.approx(0.62, rel=1e-8)


def labels(n: int, n_classes: int, seed: int) -> tuple[PairedSample, PairedSample]:
    """A sample under accuracy and under macro-F1: A is right more often."""
    random = np.random.default_rng(seed)
    gold = random.integers(n_classes, size=n)
    columns = []
    for right in (0.80, 0.72):
        wrong = (gold + random.integers(1, n_classes, size=n)) % n_classes
        codes = np.where(random.random(n) < right, gold, wrong)
        columns.append(LabelColumn(codes, tuple("abcdef"[:n_classes])))
    reference = LabelColumn(gold, tuple("abcdef"[:n_classes]))
    made = []
    for metric in (Accuracy(), MacroF1()):
        a, b = (metric.item_stats(reference, column) for column in columns)
        made.append(PairedSample(metric, a, b))
    return made[0], made[1]


def run(simulation: PowerSimulation, *args: object) -> SimulatedPower:
    return finished(simulation.run(*args))  # type: ignore[arg-type]


def test_simulated_power_of_accuracy_is_the_exact_power() -> None:
    accuracy, _ = labels(300, 3, 1)
    units = finished(paired_units(accuracy))

    def difference(totals: np.ndarray) -> np.ndarray:
        n_stats = totals.shape[-1] // 2
        score = accuracy.metric.aggregate
        return score(totals[..., :n_stats]) - score(totals[..., n_stats:])

    weights = tilted_weights(units, difference, 0.06)
    assert float(difference(weights @ units.rows)) == pytest.approx(0.06, abs=1e-10)
    each = np.array([float(difference(row)) for row in units.rows])
    only_a, only_b = weights[each > 0.5].sum(), weights[each < -0.5].sum()
    found = run(PowerSimulation(n_simulations=600), accuracy, 400, 0.06)
    exact = McNemarPower().power(400, only_a, only_b)
    assert found.exact
    assert found.interval[0] <= exact <= found.interval[1]


def test_simulated_power_of_macro_f1() -> None:
    _, macro = labels(300, 3, 2)
    null = run(PowerSimulation(n_simulations=150, n_swaps=99), macro, 300, 0.0)
    assert not null.exact
    assert null.interval[0] <= 0.05
    # tilting to 0 and to a difference: power rises with the difference and with the items
    powers = [
        run(PowerSimulation(n_simulations=60, n_swaps=99), macro, n, d).power
        for n, d in ((200, 0.03), (200, 0.12), (800, 0.12))
    ]
    assert powers[0] < powers[1] <= powers[2]
    assert powers[2] > 0.9


def test_simulations_go_on_where_they_stopped_and_refuse_the_impossible() -> None:
    accuracy, _ = labels(100, 3, 3)
    short = list(PowerSimulation(n_simulations=20).run(accuracy, 100, 0.08))
    long = list(PowerSimulation(n_simulations=40).run(accuracy, 100, 0.08))
    assert [s.n_significant for s in short] == [s.n_significant for s in long[:20]]
    with pytest.raises(UnreachableError) as caught:
        run(PowerSimulation(), accuracy, 100, 1.5)
    assert "only" in str(caught.value.reason)


def test_what_a_result_could_have_hidden() -> None:
    found = Hidden(Interval(-0.01, 0.034), margin=0.02)
    assert found.conclusive is False
    assert found.message().severity == "caution"
    assert Hidden(Interval(-0.01, 0.015), margin=0.02).conclusive is True
    assert Hidden(Interval(-0.01, 0.034)).conclusive is None
    assert "+0.034" in str(Hidden(Interval(-0.01, 0.034)).message())
