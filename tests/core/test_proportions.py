"""Intervals and tests of shares against enumeration and independent programs."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from sigdesk.core.effect_size.proportions import TwoProportions
from sigdesk.core.proportions.one_share import SHARE_METHODS, share_interval
from sigdesk.core.proportions.paired_shares import PairedShares
from sigdesk.core.proportions.two_shares import (
    fisher_exact,
    newcombe_interval,
    risk_ratio,
    risk_ratio_interval,
    z_pooled,
    z_pvalue,
)

small = st.integers(0, 30)


def coverage(method: str, n: int, share: float) -> float:
    total = 0.0
    for k in range(n + 1):
        found = share_interval(k, n, method=method)
        assert found is not None
        total += stats.binom.pmf(k, n, share) * (found.low <= share <= found.high)
    return total


@pytest.mark.parametrize("share", [0.05, 0.2, 0.5, 0.83, 0.97])
def test_coverage_by_enumeration(share: float) -> None:
    assert coverage("clopper-pearson", 25, share) >= 0.95
    assert coverage("wilson", 25, share) >= 0.83
    means = {
        method: np.mean([coverage(method, 25, p) for p in np.linspace(0.02, 0.98, 49)])
        for method in ("wilson", "jeffreys", "agresti-coull", "wald")
    }
    assert all(0.94 <= mean <= 0.98 for key, mean in means.items() if key != "wald")
    # the reason why Wald is not the default
    assert means["wald"] < 0.90


def test_intervals_mirror_and_edges() -> None:
    for method in SHARE_METHODS:
        one, other = share_interval(3, 17, method=method), share_interval(14, 17, method=method)
        assert one is not None
        assert other is not None
        assert (one.low, one.high) == pytest.approx((1 - other.high, 1 - other.low), abs=1e-14)
    assert share_interval(0, 0) is None
    with pytest.raises(ValueError, match="5 right answers among 4"):
        share_interval(5, 4)
    with pytest.raises(KeyError):
        share_interval(1, 4, method="exact")


@settings(max_examples=80)
@given(small, small, small, small)
def test_two_shares_against_scipy(ra: int, wa: int, rb: int, wb: int) -> None:
    if not ra + wa or not rb + wb:
        return
    table = TwoProportions(ra, wa, rb, wb)
    expected = stats.fisher_exact([[ra, wa], [rb, wb]]).pvalue
    assert fisher_exact(table) == pytest.approx(expected, rel=1e-8)
    interval = newcombe_interval(table)
    assert -1.0 <= interval.low <= interval.high <= 1.0
    if ra + rb and wa + wb:
        chi2 = stats.chi2_contingency([[ra, wa], [rb, wb]], correction=False)
        assert z_pooled(table) ** 2 == pytest.approx(chi2.statistic, abs=1e-12)
        assert z_pvalue(table).value == pytest.approx(chi2.pvalue, rel=1e-9)
    else:
        assert math.isnan(z_pooled(table))
        assert math.isnan(z_pvalue(table).value)


def test_fisher_of_large_counts() -> None:
    table = TwoProportions(70_000, 30_000, 69_500, 30_500)
    expected = stats.fisher_exact([[70_000, 30_000], [69_500, 30_500]]).pvalue
    assert fisher_exact(table) == pytest.approx(expected, rel=1e-6)


def test_risk_ratio_without_right_answers() -> None:
    assert risk_ratio(TwoProportions(3, 4, 0, 5)) == math.inf
    assert math.isnan(risk_ratio(TwoProportions(0, 4, 0, 5)))
    assert risk_ratio_interval(TwoProportions(3, 4, 0, 5)) is None


def _score_by_search(table: PairedShares, delta: float) -> float:
    """Tango's score with the constrained likelihood maximised numerically."""
    n, b, c = table.n_items, table.only_a, table.only_b
    grid = np.linspace(max(0.0, -delta), (1.0 - delta) / 2.0, 400_001)
    with np.errstate(divide="ignore", invalid="ignore"):
        log = sum(
            np.where(count > 0, count * np.log(p), 0.0)
            for count, p in ((b, grid + delta), (c, grid), (n - b - c, 1.0 - 2.0 * grid - delta))
        )
    only_b = grid[np.nanargmax(log)]
    variance = n * (2.0 * only_b + delta - delta**2)
    return float((b - c - n * delta) / math.sqrt(variance))


@pytest.mark.parametrize("counts", [(40, 8, 3, 9), (12, 0, 5, 3), (50, 1, 1, 8)])
def test_tango_inverts_the_score_test(counts: tuple[int, int, int, int]) -> None:
    table = PairedShares(*counts)
    interval = table.tango()
    z = stats.norm.ppf(0.975)
    assert _score_by_search(table, interval.low) == pytest.approx(z, abs=1e-3)
    assert _score_by_search(table, interval.high) == pytest.approx(-z, abs=1e-3)


def test_paired_intervals_cover_and_mirror() -> None:
    n, p_a, p_b = 30, 0.18, 0.06
    covered = {"tango": 0.0, "newcombe": 0.0}
    for b in range(n + 1):
        for c in range(n + 1 - b):
            chance = stats.multinomial.pmf([b, c, n - b - c], n, [p_a, p_b, 1 - p_a - p_b])
            if chance < 1e-9:
                continue
            # everything concordant is right for both: the widest the correlation allows
            table = PairedShares((n - b - c) // 2, b, c, n - b - c - (n - b - c) // 2)
            for key in covered:
                found = getattr(table, key)()
                covered[key] += chance * (found.low <= p_a - p_b <= found.high)
    assert all(0.93 <= value <= 0.99 for value in covered.values()), covered
    one, other = PairedShares(9, 4, 2, 5), PairedShares(9, 2, 4, 5)
    for key in covered:
        first, second = getattr(one, key)(), getattr(other, key)()
        assert (first.low, first.high) == pytest.approx((-second.high, -second.low), abs=1e-9)


def test_no_discordant_item_is_not_certainty() -> None:
    interval = PairedShares(20, 0, 0, 5).newcombe()
    assert interval.low < 0.0 < interval.high
    assert PairedShares(20, 0, 0, 5).tango().high > 0.05
    assert PairedShares(0, 6, 0, 0).tango().high == 1.0
    with pytest.raises(ValueError, match="at least one item"):
        PairedShares(0, 0, 0, 0)
