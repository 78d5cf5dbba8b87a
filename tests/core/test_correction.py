"""Adjusted p-values against closed testing and against independent programs."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from sigdesk.core.correction import CORRECTIONS, adjust

families = st.lists(st.floats(0, 1), min_size=1, max_size=7)
FWER = ("bonferroni", "holm", "hochberg", "hommel", "sidak", "holm-sidak")


def closed(pvalues: list[float], local: str) -> list[float]:
    """The largest p-value of a local test over all sets that hold a hypothesis."""
    m = len(pvalues)
    adjusted = [0.0] * m
    for size in range(1, m + 1):
        for members in itertools.combinations(range(m), size):
            p = sorted(pvalues[i] for i in members)
            if local == "simes":
                found = min(size * value / rank for rank, value in enumerate(p, 1))
            elif local == "bonferroni":
                found = size * p[0]
            else:
                found = 1 - (1 - p[0]) ** size
            for i in members:
                adjusted[i] = max(adjusted[i], found)
    return [min(1.0, value) for value in adjusted]


@settings(max_examples=60)
@given(families)
def test_step_down_methods_and_hommel_are_closed_tests(pvalues: list[float]) -> None:
    for method, local in (("hommel", "simes"), ("holm", "bonferroni"), ("holm-sidak", "sidak")):
        expected = closed(pvalues, local)
        assert adjust(pvalues, method) == pytest.approx(expected, rel=1e-9, abs=1e-14)


@settings(max_examples=60)
@given(families)
def test_false_discovery_rates_against_scipy(pvalues: list[float]) -> None:
    for method in ("bh", "by"):
        expected = stats.false_discovery_control(pvalues, method=method)
        assert adjust(pvalues, method) == pytest.approx(expected, rel=1e-12, abs=1e-300)


@settings(max_examples=60)
@given(families)
def test_what_is_known_of_the_order_of_methods(pvalues: list[float]) -> None:
    found = {method: adjust(pvalues, method) for method in CORRECTIONS}
    slack = 1e-12
    for weaker, stronger in (
        ("bonferroni", "holm"),
        ("holm", "hochberg"),
        ("hochberg", "hommel"),
        ("bonferroni", "sidak"),
        ("sidak", "holm-sidak"),
        ("holm", "holm-sidak"),
        ("hommel", "bh"),
        ("by", "bh"),
    ):
        assert (found[weaker] >= found[stronger] - slack).all(), (weaker, stronger)
    raw = np.array(pvalues)
    for method, adjusted in found.items():
        assert (adjusted >= raw - slack).all()
        assert (adjusted <= 1.0).all()
        # Ties stay ties, and a smaller p-value is never adjusted beyond a larger one.
        order = np.argsort(raw, kind="stable")
        assert (np.diff(adjusted[order]) >= -slack).all(), method
        assert adjust(pvalues[::-1], method) == pytest.approx(adjusted[::-1], rel=1e-12)


def test_tiny_p_values_do_not_become_zero() -> None:
    assert adjust([1e-200, 0.5], "sidak")[0] == pytest.approx(2e-200, rel=1e-12)
    assert adjust([1e-200, 0.5], "holm-sidak")[0] == pytest.approx(2e-200, rel=1e-12)


def test_holm_is_the_default() -> None:
    pvalues = [0.01, 0.02, 0.03]
    assert adjust(pvalues).tolist() == adjust(pvalues, "holm").tolist()
    assert next(iter(CORRECTIONS)) == "holm"
    assert all(CORRECTIONS[key].controls == "family-wise error rate" for key in FWER)


def test_no_family_and_what_is_no_probability() -> None:
    assert adjust([]).tolist() == []
    for wrong in ([0.5, float("nan")], [-0.1], [1.5]):
        with pytest.raises(ValueError, match="between 0 and 1"):
            adjust(wrong)
    with pytest.raises(ValueError, match="shape"):
        adjust([[0.5]])
    with pytest.raises(KeyError, match="known are: holm"):
        adjust([0.5], "tukey")
