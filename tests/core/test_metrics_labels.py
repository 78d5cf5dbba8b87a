"""Label metrics against scikit-learn, and what they must do where it has no answer."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn import metrics as sk

from sigdesk.core.columns import MISSING, LabelColumn, encode_labels
from sigdesk.core.metrics import METRICS
from sigdesk.core.metrics.averages import BalancedAccuracy, MacroF1, MacroPrecision, WeightedF1
from sigdesk.core.metrics.base import Metric
from sigdesk.core.metrics.chance_corrected import CohenKappa, MatthewsCorrelation, ScottPi
from sigdesk.core.metrics.labels import Accuracy, MicroF1
from sigdesk.core.metrics.one_class import F1, Jaccard, Precision, Recall, Specificity, YoudenJ

LABELS = ("ant", "bee", "cat", "dog")


def column(codes: list[int], labels: tuple[str, ...] = LABELS) -> LabelColumn:
    return LabelColumn(np.array(codes, dtype=np.int32), labels)


def score(metric: Metric, gold: LabelColumn, answers: LabelColumn) -> float:
    return float(metric.aggregate(metric.item_stats(gold, answers).totals()))


@st.composite
def labelled(draw: st.DrawFn) -> tuple[LabelColumn, LabelColumn]:
    n_items = draw(st.integers(1, 30))
    codes = st.lists(st.integers(0, len(LABELS) - 1), min_size=n_items, max_size=n_items)
    return column(draw(codes)), column(draw(codes))


ALL = list(range(len(LABELS)))


def _of_labels(kind: type[Metric]) -> bool:
    return kind.task == "labels" and kind.reads == "column"


@settings(max_examples=150, deadline=None)
@given(labelled(), st.sampled_from([0.0, 1.0, math.nan]))
def test_averages_equal_scikit_learn(
    columns: tuple[LabelColumn, LabelColumn], policy: float
) -> None:
    gold, answers = columns
    for key, average, position in [
        ("macro-precision", "macro", 0),
        ("macro-recall", "macro", 1),
        ("macro-f1", "macro", 2),
        ("weighted-f1", "weighted", 2),
        ("micro-f1", "micro", 2),
    ]:
        metric = METRICS[key](zero_division=policy)
        expected = sk.precision_recall_fscore_support(
            gold.codes, answers.codes, labels=ALL, average=average, zero_division=policy
        )[position]
        assert score(metric, gold, answers) == pytest.approx(expected, rel=1e-12, nan_ok=True)


@settings(max_examples=150, deadline=None)
@given(
    labelled(),
    st.sampled_from([0.0, 1.0, math.nan]),
    st.sampled_from(LABELS),
    st.sampled_from([0.5, 1.0, 2.0, 0.3]),
)
def test_class_scores_equal_scikit_learn(
    columns: tuple[LabelColumn, LabelColumn], policy: float, label: str, beta: float
) -> None:
    gold, answers = columns
    position = LABELS.index(label)
    precision, recall, f_score, _ = sk.precision_recall_fscore_support(
        gold.codes, answers.codes, labels=ALL, zero_division=policy, beta=beta
    )
    for metric, expected in [
        (Precision(label=label, zero_division=policy), precision),
        (Recall(label=label, zero_division=policy), recall),
        (F1(label=label, zero_division=policy, beta=beta), f_score),
    ]:
        assert score(metric, gold, answers) == pytest.approx(
            expected[position], rel=1e-12, nan_ok=True
        )


@settings(max_examples=150, deadline=None)
@given(labelled(), st.sampled_from(["none", "linear", "quadratic"]))
def test_chance_corrected_scores_equal_scikit_learn(
    columns: tuple[LabelColumn, LabelColumn], weights: str
) -> None:
    gold, answers = columns
    assert score(Accuracy(), gold, answers) == sk.accuracy_score(gold.codes, answers.codes)
    kappa = score(CohenKappa(weights=weights), gold, answers)
    if len({*gold.codes, *answers.codes}) == 1:
        assert math.isnan(kappa)
    else:
        assert score(MatthewsCorrelation(zero_division=0.0), gold, answers) == pytest.approx(
            sk.matthews_corrcoef(gold.codes, answers.codes), rel=1e-12, abs=1e-15
        )
        expected = sk.cohen_kappa_score(
            gold.codes, answers.codes, labels=ALL, weights=None if weights == "none" else weights
        )
        assert kappa == pytest.approx(expected, rel=1e-12, abs=1e-15)


@settings(max_examples=80, deadline=None)
@given(labelled(), st.booleans())
def test_balanced_accuracy_averages_only_classes_of_the_reference(
    columns: tuple[LabelColumn, LabelColumn], adjusted: bool
) -> None:
    gold, answers = columns
    present = sorted(set(gold.codes.tolist()))
    recall = sk.recall_score(gold.codes, answers.codes, labels=present, average="macro")
    if adjusted and len(present) > 1:
        recall = (recall - 1 / len(present)) / (1 - 1 / len(present))
    elif adjusted:
        recall = math.nan
    assert score(BalancedAccuracy(adjusted=adjusted), gold, answers) == pytest.approx(
        recall, rel=1e-12, abs=1e-15, nan_ok=True
    )


@settings(max_examples=80, deadline=None)
@given(labelled())
def test_one_class_scores_by_their_counts(columns: tuple[LabelColumn, LabelColumn]) -> None:
    gold, answers = columns
    truth, said = gold.codes == 3, answers.codes == 3
    jaccard = score(Jaccard(), gold, answers)
    assert jaccard == pytest.approx(sk.jaccard_score(truth, said, zero_division=0.0), rel=1e-12)
    specificity = score(Specificity(), gold, answers)
    assert specificity == pytest.approx(sk.recall_score(~truth, ~said, zero_division=0.0))
    recall = sk.recall_score(truth, said, zero_division=0.0)
    assert score(YoudenJ(), gold, answers) == pytest.approx(recall + specificity - 1)


@settings(max_examples=80, deadline=None)
@given(labelled())
def test_ratio_says_what_aggregate_computes(columns: tuple[LabelColumn, LabelColumn]) -> None:
    gold, answers = columns
    for kind in METRICS.matching(_of_labels):
        metric = kind()
        totals = metric.item_stats(gold, answers).totals()
        ratio = metric.ratio(len(totals))
        if ratio is None:
            continue
        denominator = int(totals @ np.array(ratio.denominator))
        if denominator:
            value = int(totals @ np.array(ratio.numerator)) / denominator / ratio.divisor
            assert float(metric.aggregate(totals)) == value


def test_aggregate_takes_leading_axes() -> None:
    gold, answers = column([0, 1, 2, 3, 3]), column([0, 2, 2, 3, 1])
    for kind in METRICS.matching(_of_labels):
        metric = kind()
        totals = metric.item_stats(gold, answers).totals()
        stacked = np.stack([[totals, 2 * totals], [3 * totals, totals]])
        scores = metric.aggregate(stacked)
        assert scores.shape == (2, 2)
        assert scores[0, 0] == scores[1, 1] == metric.aggregate(totals)


@settings(max_examples=60, deadline=None)
@given(labelled(), st.randoms(use_true_random=False))
def test_item_statistics_sum_over_slices(
    columns: tuple[LabelColumn, LabelColumn], random: object
) -> None:
    gold, answers = columns
    mask = np.array([random.random() < 0.5 for _ in range(len(gold))], dtype=bool)  # type: ignore[attr-defined]
    for kind in METRICS.matching(_of_labels):
        metric = kind()
        whole = metric.item_stats(gold, answers)
        parts = whole.take(mask).totals() + whole.take(~mask).totals()
        np.testing.assert_array_equal(parts, whole.totals())
        np.testing.assert_array_equal(
            metric.item_stats(gold.take(mask), answers.take(mask)).totals(),
            whole.take(mask).totals(),
        )


def test_equal_items_share_a_row() -> None:
    gold = column([0, 1] * 5000)
    stats = MacroF1().item_stats(gold, column([0, 0] * 5000))
    assert stats.rows.shape == (2, 12)
    assert stats.rows.dtype == np.int64
    assert len(stats) == 10_000


def test_more_labels_than_a_table_holds() -> None:
    labels = tuple(f"l{i:05}" for i in range(3000))
    gold = column([0, 2999, 5, 5], labels)
    answers = column([0, 2999, MISSING, 7], labels)
    assert score(Accuracy(), gold, answers) == 0.5


def test_a_missing_answer_is_never_right() -> None:
    labels = ("neg", "pos")
    gold = encode_labels(["neg", "neg", "pos", "pos"], labels)
    answers = encode_labels(["", "neg", "", "pos"], labels)
    assert score(Accuracy(), gold, answers) == 0.5
    assert score(Precision(), gold, answers) == 1.0
    assert score(Recall(), gold, answers) == 0.5
    assert score(Specificity(), gold, answers) == 0.5
    assert score(MicroF1(), gold, answers) == pytest.approx(2 * 2 / (2 + 4))
    # as if the missing answer were a third label of the answers
    assert score(CohenKappa(), gold, answers) == pytest.approx(
        sk.cohen_kappa_score([0, 0, 1, 1], [2, 0, 2, 1])
    )
    assert score(MatthewsCorrelation(), gold, answers) == pytest.approx(
        sk.matthews_corrcoef([0, 0, 1, 1], [2, 0, 2, 1])
    )
    totals = MicroF1().item_stats(gold, answers).totals()
    assert "2 items have no answer" in str(MicroF1().notes(totals)[0])


def test_macro_f1_does_not_average_over_the_labels_of_each_system() -> None:
    gold = encode_labels(["a", "b", "a", "b"], ("a", "b", "never"))
    answers = encode_labels(["a", "b", "a", "a"], ("a", "b", "never"))
    assert score(MacroF1(), gold, answers) == pytest.approx((4 / 5 + 2 / 3 + 0) / 3)
    assert score(MacroF1(zero_division=math.nan), gold, answers) == pytest.approx(
        (4 / 5 + 2 / 3) / 2
    )


def test_f1_of_means_is_another_number() -> None:
    gold = column([0] * 10 + [1] * 4 + [2] * 2, LABELS[:3])
    answers = column([0] * 8 + [1] * 2 + [0] + [1] * 3 + [1, 2], LABELS[:3])
    assert score(MacroF1(), gold, answers) == pytest.approx(601 / 855)
    assert score(MacroF1(average="means"), gold, answers) == pytest.approx(1763 / 2397)


def test_beta_is_taken_as_a_decimal() -> None:
    ratio = F1(beta=0.1).ratio(3)
    assert ratio is not None
    assert ratio.numerator == (101, 0, 0)
    assert ratio.denominator == (0, 100, 1)


def test_scott_pi_of_a_table() -> None:
    gold = column([0] * 9 + [1] * 7, LABELS[:2])
    answers = column([0] * 7 + [1] * 2 + [0] * 3 + [1] * 4, LABELS[:2])
    pooled = (9 + 10) / 32
    chance = pooled**2 + (1 - pooled) ** 2
    assert score(ScottPi(), gold, answers) == pytest.approx((11 / 16 - chance) / (1 - chance))


class TestUndefined:
    """The gold holds one class only; A answers it throughout, B strays once."""

    labels = ("ham", "spam")
    gold = encode_labels(["ham"] * 10, labels)
    a = gold
    b = encode_labels(["ham"] * 9 + ["spam"], labels)

    def note(self, metric: Metric, answers: LabelColumn) -> str:
        totals = metric.item_stats(self.gold, answers).totals()
        return " ".join(str(note) for note in metric.notes(totals, self.labels))

    def test_chance_corrected_scores(self) -> None:
        assert math.isnan(score(CohenKappa(), self.gold, self.a))
        assert math.isnan(score(MatthewsCorrelation(), self.gold, self.a))
        assert math.isnan(score(MatthewsCorrelation(), self.gold, self.b))
        assert score(CohenKappa(), self.gold, self.b) == 0.0
        assert "undefined (0/0)" in self.note(CohenKappa(), self.a)
        assert "undefined (0/0)" in self.note(MatthewsCorrelation(), self.b)
        assert self.note(CohenKappa(), self.b) == ""

    def test_f1_says_what_its_zero_is(self) -> None:
        assert score(F1(), self.gold, self.a) == 0.0
        assert "F1 of spam is undefined (0/0)" in self.note(F1(label="spam"), self.a)
        assert "counted as 0" in self.note(F1(label="spam"), self.a)
        assert "shown as undefined" in self.note(F1(zero_division=math.nan), self.a)
        assert self.note(F1(), self.b) == ""

    def test_averages_name_their_classes(self) -> None:
        assert "spam" in self.note(MacroF1(), self.a)
        assert "counted as 1" in self.note(MacroPrecision(zero_division=1.0), self.a)
        assert "left out of the average" in self.note(BalancedAccuracy(), self.a)
        assert self.note(WeightedF1(), self.a) == ""

    def test_without_names_classes_are_counted(self) -> None:
        totals = MacroF1().item_stats(self.gold, self.a).totals()
        assert "1 classes" in str(MacroF1().notes(totals)[0])

    def test_long_lists_of_classes_are_cut(self) -> None:
        labels = tuple("abcdefghijkl")
        gold = encode_labels(["a", "a"], labels)
        totals = MacroF1().item_stats(gold, gold).totals()
        assert "b, c, d, e, f, g, h, i and 3 more" in str(MacroF1().notes(totals, labels)[0])


def test_no_items_is_undefined() -> None:
    empty = column([])
    for kind in METRICS.matching(_of_labels):
        metric = kind(zero_division=math.nan) if hasattr(kind, "zero_division") else kind()
        assert math.isnan(score(metric, empty, empty)), kind.key


class TestRefusals:
    def test_a_label_that_is_not_there(self) -> None:
        with pytest.raises(ValueError, match="'elk' is not one of the labels"):
            F1(label="elk").item_stats(column([0]), column([0]))

    def test_different_label_sets(self) -> None:
        with pytest.raises(ValueError, match="different label sets"):
            Accuracy().item_stats(column([0]), column([0], ("ant",)))

    def test_different_lengths(self) -> None:
        with pytest.raises(ValueError, match="2 items, the output 1"):
            Accuracy().item_stats(column([0, 1]), column([0]))

    def test_a_reference_with_gaps(self) -> None:
        with pytest.raises(ValueError, match="1 items of the reference have no label"):
            Accuracy().item_stats(column([0, MISSING]), column([0, 1]))

    def test_no_reference(self) -> None:
        with pytest.raises(TypeError, match="label metrics need labels"):
            Accuracy().item_stats(None, column([0]))

    def test_a_policy_that_does_not_exist(self) -> None:
        with pytest.raises(ValueError, match=r"zero_division is 0\.5"):
            MacroF1(zero_division=0.5)


def test_metrics_with_an_undefined_policy_are_equal() -> None:
    assert F1(zero_division=float("nan")) == F1(zero_division=math.nan)
    assert hash(F1(zero_division=float("nan"))) == hash(F1(zero_division=math.nan))


@pytest.mark.parametrize("kind", METRICS.values(), ids=lambda kind: kind.key)
def test_every_metric_introduces_itself(kind: type[Metric]) -> None:
    assert kind.name
    assert kind.definition.endswith(".")
    assert kind.citation or kind.key == "mean-score"
    assert kind().signature().startswith(kind.key)


def test_accuracy_is_offered_first() -> None:
    assert next(iter(METRICS)) == "accuracy"
