"""The exact permutation test as a whole: which engine, and what it says beside the number."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import pytest
import signed_sum_reference as reference
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from sigdesk.core.columns import Column, LabelColumn, ScoreColumn, encode_labels
from sigdesk.core.exact.decimals import scores_from_text
from sigdesk.core.metrics import METRICS
from sigdesk.core.metrics.base import ItemStats, Metric, Ratio, Task
from sigdesk.core.results import Alternative, PairedSample, SignificanceResult
from sigdesk.core.significance import TESTS
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.permutation import ExactPermutation

SIDES: tuple[Alternative, ...] = ("two-sided", "greater", "less")


@dataclass(frozen=True)
class TokenAccuracy(Metric):
    """Right tokens over tokens, counted per sentence."""

    key: ClassVar[str] = "token-accuracy"
    name: ClassVar[str] = "token accuracy"
    definition: ClassVar[str] = "right / tokens"
    task: ClassVar[Task] = "labels"

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        raise NotImplementedError

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        with np.errstate(invalid="ignore"):
            return np.asarray(totals[..., 0] / totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio:
        return Ratio((1, 0), (0, 1))


def stats(rows: Sequence[Sequence[float]]) -> ItemStats:
    distinct, index = np.unique(np.array(rows), axis=0, return_inverse=True)
    return ItemStats(distinct, index.reshape(-1).astype(np.intp))


def token_sample(
    right_a: Sequence[float],
    right_b: Sequence[float],
    tokens: Sequence[float],
    clusters: Sequence[int] | None = None,
) -> PairedSample:
    a, b = (stats(list(zip(right, tokens, strict=True))) for right in (right_a, right_b))
    groups = None if clusters is None else np.array(clusters, dtype=np.intp)
    return PairedSample(TokenAccuracy(), a, b, groups)


def run(sample: PairedSample, alternative: Alternative = "two-sided") -> SignificanceResult:
    return finish(ExactPermutation(alternative).run(sample))


sentences = st.lists(
    st.integers(0, 9).flatmap(
        lambda n: st.tuples(st.integers(0, n), st.integers(0, n), st.just(max(n, 1)))
    ),
    min_size=1,
    max_size=12,
)


@given(sentences, st.sampled_from(SIDES))
def test_equals_brute_force_on_samples(
    items: list[tuple[int, int, int]], alternative: Alternative
) -> None:
    a, b, tokens = zip(*items, strict=True)
    result = run(token_sample(a, b, tokens), alternative)
    differences = [x - y for x, y in zip(a, b, strict=True)]
    exact = float(reference.pvalue(differences, alternative))
    assert result.pvalue == pytest.approx(exact, rel=1e-12)
    assert result.observed == pytest.approx(sum(differences) / sum(tokens), rel=1e-14)
    assert result.exact
    assert result.bracket is None
    assert result.n_items == len(items)


@given(sentences, st.data())
def test_clusters_are_swapped_whole(items: list[tuple[int, int, int]], data: st.DataObject) -> None:
    a, b, tokens = zip(*items, strict=True)
    clusters = [data.draw(st.integers(3, 6)) for _ in items]
    result = run(token_sample(a, b, tokens, clusters), "greater")
    sums = [
        sum(x - y for x, y, c in zip(a, b, clusters, strict=True) if c == cluster)
        for cluster in set(clusters)
    ]
    assert result.pvalue == pytest.approx(float(reference.pvalue(sums, "greater")), rel=1e-12)


def test_clusters_with_equal_denominators_need_no_equal_items() -> None:
    a = stats([(3, 4), (1, 2), (5, 6), (2, 3)])
    b = stats([(1, 2), (2, 4), (2, 3), (3, 6)])
    clusters = np.array([0, 0, 1, 1])
    result = run(PairedSample(TokenAccuracy(), a, b, clusters))
    assert result.observed == pytest.approx((4 - 3 + 7 - 5) / 15)
    assert result.pvalue == float(reference.pvalue([1, 2], "two-sided"))


def label_sample(metric: Metric, gold: str, a: str, b: str) -> PairedSample:
    texts = [list(text) for text in (gold, a, b)]
    labels = tuple(sorted({label for column in texts for label in column}))
    g, x, y = (encode_labels(column, labels) for column in texts)
    return PairedSample(metric, metric.item_stats(g, x), metric.item_stats(g, y))


def test_metrics_that_move_the_denominator_go_to_the_plane() -> None:
    sample = label_sample(METRICS["f1"](label="p"), "pppnnnpn", "ppnnnnpp", "npnpnnpn")
    result = run(sample)
    swaps = []
    for swap in itertools.product((False, True), repeat=8):
        a = sum(
            np.array(
                [sample.b.dense()[i] if s else sample.a.dense()[i] for i, s in enumerate(swap)]
            )
        )
        b = sum(
            np.array(
                [sample.a.dense()[i] if s else sample.b.dense()[i] for i, s in enumerate(swap)]
            )
        )
        swaps.append(float(sample.metric.aggregate(a) - sample.metric.aggregate(b)))
    expected = np.mean(np.abs(swaps) >= abs(sample.difference) - 1e-12)
    assert result.pvalue == pytest.approx(expected, rel=1e-12)
    assert result.observed == sample.difference


def test_identical_outputs() -> None:
    sample = label_sample(METRICS["accuracy"](), "pnpnp", "ppnnp", "ppnnp")
    for alternative in SIDES:
        result = run(sample, alternative)
        assert (result.pvalue, result.log10_pvalue, result.observed) == (1.0, 0.0, 0.0)
        assert "same statistics on every item" in str(result.notes[0])


def test_outputs_that_differ_where_the_metric_does_not_look() -> None:
    sample = label_sample(METRICS["recall"](label="p"), "pnpnp", "pppnp", "pnpnp")
    result = run(sample)
    assert result.pvalue == 1.0
    assert "No item (or cluster) counts differently" in str(result.notes[0])


def test_a_score_without_items_has_no_test() -> None:
    sample = token_sample([0, 0], [0, 0], [0, 0])
    procedure = ExactPermutation()
    assert "undefined" in str(procedure.unsuitable(sample))
    with pytest.raises(ValueError, match="undefined"):
        finish(procedure.run(sample))


def test_a_denominator_of_zero_with_a_score_of_zero() -> None:
    result = run(label_sample(METRICS["recall"](label="q"), "nnpp", "qnpn", "nnpn"))
    assert (result.pvalue, result.observed) == (1.0, 0.0)


def test_what_has_no_exact_form_is_said() -> None:
    rng = np.random.default_rng(1)
    columns = [
        LabelColumn(rng.integers(0, 9, 3000).astype(np.int32), tuple("abcdefghi")) for _ in "gab"
    ]
    metric = METRICS["macro-f1"]()
    sample = PairedSample(
        metric, metric.item_stats(columns[0], columns[1]), metric.item_stats(columns[0], columns[2])
    )
    procedure = ExactPermutation()
    reason = procedure.unsuitable(sample)
    assert reason is not None
    with pytest.raises(ValueError, match="too many"):
        finish(procedure.run(sample))


def test_the_distribution_is_in_units_of_the_metric() -> None:
    rng = np.random.default_rng(2)
    right_a, right_b = rng.random(60) < 0.8, rng.random(60) < 0.6
    result = run(token_sample(right_a.astype(int), right_b.astype(int), [1] * 60))
    drawn = result.distribution
    assert drawn is not None
    assert drawn.kind == "null"
    assert drawn.weights is not None
    assert drawn.weights.sum() == pytest.approx(1.0)
    beyond = np.abs(drawn.values) >= abs(result.observed) - 1e-9
    assert drawn.weights[beyond].sum() == pytest.approx(result.pvalue, rel=1e-9)


def test_scores_in_tenths_keep_their_ties() -> None:
    a = scores_from_text(["0.1", "0.7", "0.3", "0.9", "0.4", "0.8", "0.6", "0.2"])
    b = scores_from_text(["0.3", "0.4", "0.1", "0.6", "0.5", "0.4", "0.3", "0.1"])
    metric = METRICS["mean-score"]()
    result = run(PairedSample(metric, metric.item_stats(None, a), metric.item_stats(None, b)))
    assert result.pvalue == 26 / 256
    assert result.observed == pytest.approx(0.1625, rel=1e-15)


def test_scores_of_too_many_digits_get_bounds() -> None:
    rng = np.random.default_rng(3)
    a, b = (ScoreColumn(rng.integers(0, 10**16, 200), 16) for _ in "ab")
    metric = METRICS["mean-score"]()
    result = run(PairedSample(metric, metric.item_stats(None, a), metric.item_stats(None, b)))
    assert result.bracket is not None
    assert result.bracket[0] <= result.pvalue <= result.bracket[1]
    assert result.bracket[1] - result.bracket[0] < 0.01 * result.pvalue
    assert "for certain" in str(result.notes[0])
    assert result.distribution is not None
    assert result.observed == pytest.approx((a.values() - b.values()).mean(), rel=1e-9)


def test_real_statistics_are_enumerated_when_few() -> None:
    a = [0.1, 0.7, 0.3, 0.9, 0.4, 0.8, 0.6, 0.2]
    b = [0.3, 0.4, 0.1, 0.6, 0.5, 0.4, 0.3, 0.1]
    result = run(token_sample(a, b, [1.0] * 8))
    assert result.pvalue == 26 / 256
    assert result.bracket is None


def test_real_statistics_on_a_binary_lattice_are_exact() -> None:
    rng = np.random.default_rng(4)
    whole = rng.integers(-8, 9, 100)
    result = run(token_sample(whole / 8.0, [0.0] * 100, [1.0] * 100))
    expected = float(reference.pvalue(whole.tolist(), "two-sided"))
    assert result.pvalue == pytest.approx(expected, rel=1e-12)
    assert result.bracket is None


def test_differences_by_rounding_only_are_none() -> None:
    a, b = [0.1 + 0.2, 0.7, 0.25], [0.3, 0.4, 0.5]
    for key in ("exact-permutation", "sign", "wilcoxon"):
        sample = token_sample(a, b, [1.0] * 3)
        two = token_sample(a[1:], b[1:], [1.0] * 2)
        assert finish(TESTS[key]().run(sample)).pvalue == finish(TESTS[key]().run(two)).pvalue


def test_no_items() -> None:
    empty = ItemStats(np.zeros((0, 2), dtype=np.int64), np.zeros(0, dtype=np.intp))
    sample = PairedSample(TokenAccuracy(), empty, empty)
    assert "no items" in str(ExactPermutation().unsuitable(sample))
    with pytest.raises(ValueError, match="no items"):
        run(sample)
    assert "no items" in str(TESTS["sign"]().unsuitable(sample))


def test_it_is_registered_with_its_settings() -> None:
    procedure = TESTS["exact-permutation"](alternative="less")
    assert procedure.signature() == "exact-permutation|alt:less"
    with pytest.raises(ValueError, match="alternative"):
        TESTS["exact-permutation"](alternative="better")


def test_snapshots_of_a_long_run_are_empty() -> None:
    index = np.zeros(10_000_000, dtype=np.intp)
    one = ItemStats(np.array([[1, 1]]), index)
    snapshots = list(ExactPermutation().run(PairedSample(TokenAccuracy(), one, one)))
    assert snapshots
    assert all(snapshot.n_done == 0 and len(snapshot.values) == 0 for snapshot in snapshots)
