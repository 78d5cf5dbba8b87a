"""The paired t test of item scores as a procedure, against scipy.stats."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from sigdesk.core.columns import LabelColumn, ScoreColumn
from sigdesk.core.metrics import METRICS
from sigdesk.core.results import Alternative, PairedSample
from sigdesk.core.significance import TESTS
from sigdesk.core.significance.base import finish

RNG = np.random.default_rng(12)


def score_sample(a: object, b: object, places: int = 0) -> PairedSample:
    metric = METRICS["mean-score"]()
    columns = [ScoreColumn(np.asarray(c, dtype=np.int64), places) for c in (a, b)]
    return PairedSample(metric, *(metric.item_stats(None, column) for column in columns))


@pytest.mark.parametrize("side", ["two-sided", "greater", "less"])
@pytest.mark.parametrize("places", [0, 3])
@pytest.mark.parametrize(("n", "spread"), [(12, 40), (300, 5), (300, 10**9)])
def test_against_scipy(side: Alternative, places: int, n: int, spread: int) -> None:
    a, b = RNG.integers(0, spread, (2, n))
    result = finish(
        TESTS["paired-t"](alternative=side, confidence=0.9).run(score_sample(a, b, places))
    )
    values_a, values_b = a / 10.0**places, b / 10.0**places
    expected = stats.ttest_rel(values_a, values_b, alternative=side)
    assert result.pvalue == pytest.approx(expected.pvalue, rel=1e-9)
    assert result.observed == pytest.approx(float((values_a - values_b).mean()), rel=1e-12)
    assert result.interval is not None
    limits = stats.ttest_rel(values_a, values_b).confidence_interval(0.9)
    assert (result.interval.low, result.interval.high) == pytest.approx(tuple(limits), rel=1e-9)
    assert result.interval.confidence == 0.9
    assert not result.exact
    assert f"df = {n - 1}" in str(result.method)
    assert [note.severity for note in result.notes] == (["caution"] if n < 30 else [])


def test_p_values_below_the_range_of_doubles() -> None:
    noise = np.arange(60_000) % 2
    result = finish(TESTS["paired-t"]().run(score_sample(10 + noise, noise[::-1] * 0)))
    assert result.pvalue == 0.0
    assert -1e6 < result.log10_pvalue < -308


def test_systems_that_never_differ() -> None:
    result = finish(TESTS["paired-t"]().run(score_sample([3, 5, 1], [3, 5, 1])))
    assert (result.pvalue, result.log10_pvalue) == (1.0, 0.0)
    assert "undefined: all differences are 0" in str(result.notes[0])
    assert "nan" not in str(result.method).lower()
    assert result.interval is not None
    assert (result.interval.low, result.interval.high) == (0.0, 0.0)


def test_differences_without_spread_have_no_t() -> None:
    # 0.8 − 0.7 and 0.7 − 0.6: equal as decimals, different as doubles.
    constant = score_sample([8, 7, 3], [7, 6, 2], 1)
    assert "all differences are the same" in str(TESTS["paired-t"]().unsuitable(constant))
    single = score_sample([8], [7], 1)
    assert "fewer than two" in str(TESTS["paired-t"]().unsuitable(single))
    with pytest.raises(ValueError, match="all differences are the same"):
        finish(TESTS["paired-t"]().run(constant))


def test_it_is_for_independent_item_scores() -> None:
    gold = LabelColumn(np.array([0, 1, 0, 1], dtype=np.int32), ("n", "p"))
    metric = METRICS["accuracy"]()
    labels = PairedSample(metric, metric.item_stats(gold, gold), metric.item_stats(gold, gold))
    assert "for scores of items" in str(TESTS["paired-t"]().unsuitable(labels))
    sample = score_sample([3, 5, 1], [2, 5, 4])
    assert TESTS["paired-t"]().unsuitable(sample) is None
    clustered = PairedSample(sample.metric, sample.a, sample.b, np.array([0, 0, 1]))
    assert "clusters" in str(TESTS["paired-t"]().unsuitable(clustered))
    assert TESTS["paired-t"]().signature() == "paired-t|alt:two-sided|conf:0.95"
