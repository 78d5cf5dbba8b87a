"""Scores of spans: equal to seqeval, additive over sentences, exact in integers."""

from __future__ import annotations

import random
from fractions import Fraction

import numpy as np
import pytest

from sigdesk.core.columns import TagColumn
from sigdesk.core.metrics.base import METRICS, Metric
from sigdesk.core.metrics.spans.base import SpanRatio
from sigdesk.core.metrics.spans.exact import SpanF1, SpanPrecision, SpanRecall, StrictSpanF1
from sigdesk.core.metrics.spans.loose import BoundaryF1, PartialF1, TypeF1
from sigdesk.core.metrics.spans.macro import MacroSpanF1
from sigdesk.core.metrics.spans.tokens import SentenceAccuracy, TokenAccuracy
from sigdesk.core.params import params_of
from sigdesk.core.results import PairedSample
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.permutation import ExactPermutation

OF_SEQUENCES = [kind for kind in METRICS.values() if kind.task == "sequences"]


def columns(*systems: list[list[str]], scheme: str = "IOB2") -> list[TagColumn]:
    tags = sorted({tag for system in systems for sentence in system for tag in sentence})
    made = []
    for system in systems:
        offsets = np.concatenate([[0], np.cumsum([len(s) for s in system])]).astype(np.int64)
        codes = np.array([tags.index(tag) for s in system for tag in s], dtype=np.int32)
        made.append(TagColumn(offsets, codes, tuple(tags), scheme))
    return made


def score(metric: Metric, gold: TagColumn, system: TagColumn) -> float:
    return float(metric.aggregate(metric.item_stats(gold, system).totals()))


def tagged(rng: random.Random, n: int = 30) -> list[list[list[str]]]:
    """A reference and two systems that err in tags here and there."""
    gold, a, b = [], [], []
    for _ in range(n):
        sentence: list[str] = []
        for _ in range(rng.randint(0, 5)):
            kind = rng.choice("XYZ")
            sentence += rng.choice([["O"], [f"B-{kind}"], [f"B-{kind}", f"I-{kind}"]])
        noise = ["O", "B-X", "I-X", "I-Y", "B-Z"]
        gold.append(sentence)
        a.append([tag if rng.random() < 0.8 else rng.choice(noise) for tag in sentence])
        b.append([tag if rng.random() < 0.6 else rng.choice(noise) for tag in sentence])
    return [gold, a, b]


@pytest.mark.parametrize("seed", range(8))
def test_scores_are_those_of_seqeval(seed: int) -> None:
    metrics = pytest.importorskip("seqeval.metrics")
    schemes = pytest.importorskip("seqeval.scheme")
    gold, system, _ = tagged(random.Random(seed))
    of_gold, of_system = columns(gold, system)
    lenient = {
        SpanF1(): metrics.f1_score(gold, system),
        SpanPrecision(): metrics.precision_score(gold, system),
        SpanRecall(): metrics.recall_score(gold, system),
        MacroSpanF1(): metrics.f1_score(gold, system, average="macro"),
        TokenAccuracy(): metrics.accuracy_score(gold, system),
    }
    strict = {"mode": "strict", "scheme": schemes.IOB2}
    strictly = {
        StrictSpanF1(): metrics.f1_score(gold, system, **strict),
        SpanPrecision(mode="strict"): metrics.precision_score(gold, system, **strict),
        SpanRecall(mode="strict"): metrics.recall_score(gold, system, **strict),
    }
    for metric, expected in {**lenient, **strictly}.items():
        assert score(metric, of_gold, of_system) == pytest.approx(expected, abs=1e-15), metric
    report = metrics.classification_report(gold, system, output_dict=True)
    for kind in "XYZ":
        expected = report[kind]["f1-score"]
        assert score(SpanF1(label=kind), of_gold, of_system) == pytest.approx(expected, abs=1e-15)


@pytest.mark.parametrize("kind", OF_SEQUENCES, ids=lambda kind: kind.key)
def test_statistics_add_up_over_sentences(kind: type[Metric]) -> None:
    gold, system, _ = tagged(random.Random(5))
    of_gold, of_system = columns(gold, system)
    whole = kind().item_stats(of_gold, of_system)
    assert whole.rows.dtype == np.int64
    rows = [
        kind().item_stats(of_gold.take(np.array([i])), of_system.take(np.array([i]))).totals()
        for i in range(len(of_gold))
    ]
    assert np.array_equal(whole.dense(), rows)


@pytest.mark.parametrize("kind", OF_SEQUENCES, ids=lambda kind: kind.key)
def test_every_metric_says_what_it_is(kind: type[Metric]) -> None:
    for text in (kind.explanation, kind.formula, kind.watch_out, kind.definition, kind.name):
        assert text.strip()
    assert all(declared.help and declared.label for declared in params_of(kind))


@pytest.mark.parametrize("kind", OF_SEQUENCES, ids=lambda kind: kind.key)
def test_perfect_output_scores_one_and_columns_are_checked(kind: type[Metric]) -> None:
    gold, system, _ = tagged(random.Random(2))
    of_gold, of_system = columns(gold, system)
    assert score(kind(), of_gold, of_gold) == 1.0
    with pytest.raises(TypeError):
        kind().item_stats(None, of_system)
    with pytest.raises(ValueError, match="tag sets"):
        kind().item_stats(of_gold, columns([["O"] * len(s) for s in gold])[0])
    with pytest.raises(ValueError, match="numbers of tokens"):
        kind().item_stats(of_gold, of_system.take(np.arange(len(of_gold) - 1)))


def test_lenient_and_strict_differ_on_malformed_tags_only() -> None:
    gold, system = columns(
        [["B-X", "I-X", "O"], ["O", "B-Y", "O"]], [["I-X", "I-X", "O"], ["O", "B-Y", "O"]]
    )
    assert score(SpanF1(), gold, system) == 1.0
    assert score(StrictSpanF1(), gold, system) == pytest.approx(2 / 3)
    assert score(SpanF1(mode="strict", scheme="IOB1"), gold, system) < 1.0
    assert SpanF1().signature() != SpanF1(mode="strict").signature()
    assert "strict" in StrictSpanF1().signature()


def test_own_scheme_reads_each_file_as_it_was_written() -> None:
    gold, system = columns([["B-X", "E-X", "S-Y"]], [["B-X", "I-X", "B-Y"]])
    gold = TagColumn(gold.offsets, gold.codes, gold.tags, "IOBES")
    system = TagColumn(system.offsets, system.codes, system.tags, "IOB2")
    assert score(StrictSpanF1(), gold, system) == 0.0
    assert score(StrictSpanF1(scheme="own"), gold, system) == 1.0
    assert score(SpanF1(), gold, system) == 1.0


def test_partial_and_type_scores_by_hand() -> None:
    gold, system = columns(
        [["B-X", "I-X", "O", "B-Y", "O"], ["B-Z", "O", "O", "O", "O"]],
        [["B-X", "O", "O", "B-X", "I-X"], ["B-Y", "O", "B-X", "O", "O"]],
    )
    # Of 4 predicted and 3 expected: one has right bounds, two overlap, one is spurious.
    assert score(BoundaryF1(), gold, system) == pytest.approx(2 * 1 / 7)
    assert score(PartialF1(), gold, system) == pytest.approx(2 * (1 + 2 / 2) / 7)
    assert score(TypeF1(), gold, system) == pytest.approx(2 * 1 / 7)
    assert score(SpanF1(), gold, system) == 0.0


def test_a_type_that_does_not_exist_is_refused() -> None:
    gold, system = columns([["B-X"]], [["O"]])
    with pytest.raises(ValueError, match="not one of the types"):
        SpanF1(label="Q").item_stats(gold, system)
    with pytest.raises(ValueError, match="allowed"):
        SpanF1(mode="loose")


def test_nothing_to_find_is_told() -> None:
    gold, system = columns([["O", "O"]], [["O", "O"]])
    totals = SpanF1().item_stats(gold, system).totals()
    assert float(SpanF1().aggregate(totals)) == 0.0
    assert "0/0" in str(SpanF1().notes(totals)[0])
    assert np.isnan(SpanF1(zero_division=float("nan")).aggregate(totals))
    assert np.isnan(MacroSpanF1().aggregate(MacroSpanF1().item_stats(gold, system).totals()))


def test_macro_counts_types_that_only_another_system_predicts() -> None:
    gold, system, _ = columns([["B-X"]], [["B-X"]], [["B-Y"]])
    totals = MacroSpanF1().item_stats(gold, system).totals()
    assert float(MacroSpanF1().aggregate(totals)) == 0.5
    assert MacroSpanF1().exact_score(totals.tolist()) == Fraction(1, 2)
    assert MacroSpanF1().notes(totals)


def test_sentence_accuracy_counts_whole_sentences() -> None:
    gold, system = columns([["B-X", "O"], ["O"], []], [["B-X", "B-X"], ["O"], []])
    assert score(SentenceAccuracy(), gold, system) == pytest.approx(2 / 3)
    assert score(TokenAccuracy(), gold, system) == pytest.approx(2 / 3)


def test_exact_p_of_micro_f1_is_that_of_all_swaps() -> None:
    gold, a, b = tagged(random.Random(9), n=9)
    of_gold, of_a, of_b = columns(gold, a, b)
    metric = SpanF1()
    rows_a, rows_b = (metric.item_stats(of_gold, c).dense() for c in (of_a, of_b))

    def f1(rows: list[np.ndarray]) -> Fraction:
        right, predicted, expected = (int(x) for x in np.sum(rows, axis=0))
        return Fraction(2 * right, predicted + expected) if predicted + expected else Fraction(0)

    observed = abs(f1(list(rows_a)) - f1(list(rows_b)))
    n_extreme = 0
    for mask in range(2**9):
        swapped = [(mask >> i) & 1 for i in range(9)]
        first = [rows_b[i] if s else rows_a[i] for i, s in enumerate(swapped)]
        second = [rows_a[i] if s else rows_b[i] for i, s in enumerate(swapped)]
        n_extreme += abs(f1(first) - f1(second)) >= observed
    sample = PairedSample(
        metric, metric.item_stats(of_gold, of_a), metric.item_stats(of_gold, of_b)
    )
    result = finish(ExactPermutation().run(sample))
    assert result.pvalue == pytest.approx(n_extreme / 2**9, rel=1e-12)


def test_ratios_name_their_own_statistics() -> None:
    gold, system, _ = tagged(random.Random(4))
    of_gold, of_system = columns(gold, system)
    for kind in OF_SEQUENCES:
        metric = kind()
        stats = metric.item_stats(of_gold, of_system)
        ratio = metric.ratio(stats.n_stats)
        if ratio is None:
            continue
        totals = stats.totals()
        assert float(metric.aggregate(totals)) == pytest.approx(
            (totals @ np.array(ratio.numerator)) / (totals @ np.array(ratio.denominator))
        )
        if isinstance(metric, SpanRatio):
            with pytest.raises(ValueError, match="statistics"):
                metric.ratio(stats.n_stats + 1)
