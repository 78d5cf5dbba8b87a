"""Almost stochastic order against a grid of quantiles and against sampling."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sigdesk.core.exact.steps import finished
from sigdesk.core.stochastic_order import almost_stochastic_order, violation_ratio

scores = st.lists(st.integers(-20, 20).map(float), min_size=1, max_size=6)


def by_grid(a: list[float], b: list[float]) -> float:
    whole = 60
    points = (np.arange(whole) + 0.5) / whole
    quantiles = [np.sort(v)[(points * len(v)).astype(int)] for v in (a, b)]
    gaps = quantiles[0] - quantiles[1]
    total = float((gaps**2).sum())
    return float((gaps[gaps < 0] ** 2).sum()) / total if total else 0.5


@settings(max_examples=80)
@given(scores, scores)
def test_ratio_by_a_grid_and_both_ways(a: list[float], b: list[float]) -> None:
    first, second = np.sort(a)[None], np.sort(b)[None]
    # 60 is a multiple of every size, so that the grid is exact
    assert violation_ratio(first, second)[0] == pytest.approx(by_grid(a, b), abs=1e-12)
    both = violation_ratio(first, second)[0] + violation_ratio(second, first)[0]
    assert both == pytest.approx(1.0)


def test_sampled_bound_is_near_the_ideal_one(monkeypatch: pytest.MonkeyPatch) -> None:
    a, b = [0.912, 0.905, 0.921, 0.899, 0.917], [0.908, 0.9, 0.915, 0.903, 0.907]
    ideal = finished(almost_stochastic_order(a, b))
    monkeypatch.setattr("sigdesk.core.stochastic_order.MOST_PAIRS", 0)
    sampled = finished(almost_stochastic_order(a, b))
    assert ideal.ideal
    assert not sampled.ideal
    assert sampled.sd == pytest.approx(ideal.sd, abs=0.01)
    assert sampled.sd != ideal.sd
    # streams of neighbouring seeds are independent
    assert finished(almost_stochastic_order(a, b, seed=1)).sd != sampled.sd


def test_several_comparisons_and_few_runs() -> None:
    a, b = [0.71, 0.74, 0.69, 0.78], [0.70, 0.72, 0.75, 0.68, 0.73, 0.71]
    one = finished(almost_stochastic_order(a, b))
    ten = finished(almost_stochastic_order(a, b, n_comparisons=10))
    from scipy.stats import norm

    assert ten.eps_min == pytest.approx(ten.violation_ratio + norm.ppf(0.995) * ten.sd)
    assert ten.eps_min > one.eps_min
    assert one.notes()[0].severity == "caution"
    same = finished(almost_stochastic_order(a, a))
    assert same.violation_ratio == 0.5
    with pytest.raises(ValueError, match="both samples"):
        finished(almost_stochastic_order([], a))
