"""Does this installation compute what it should: textbook numbers, computed again.

Decision: each check goes the way of the program, from columns through a metric or test to the
number, and is compared with a value that can be verified with pencil and paper. A broken library,
a wrong version or a bundle with a missing part then shows itself to a person who reads the page.
"""

from __future__ import annotations

import math
import traceback
from collections.abc import Callable, Generator
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from sigdesk.core.columns import Column, LabelColumn, ScoreColumn, TextColumn
from sigdesk.core.columns.alternatives import alternatives
from sigdesk.core.columns.class_scores import ClassScores
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics import METRICS
from sigdesk.core.metrics.base import ItemStats, Metric
from sigdesk.core.params import with_values
from sigdesk.core.results import PairedSample
from sigdesk.core.significance import TESTS
from sigdesk.core.significance.base import finish

TOLERANCE = 1e-12
"""Largest relative deviation that rounding explains."""

_MATRIX = ((8, 2, 0), (1, 3, 0), (0, 1, 1))
_CANDIDATE, _REFERENCE = "a cat is on the mat", "a cat sits on the mat"
_POSITIVE_SCORES, _NEGATIVE_SCORES = (0.9, 0.45, 0.40), (0.42, 0.3, 0.1)


@dataclass(frozen=True)
class Check:
    """One number that is known.

    Parameters
    ----------
    what : Message
        What is computed, of which data.
    value : str
        The expected value as one writes it by hand: ``"5/6"``.
    expected : float
        The same as a number.
    compute : callable
        Computes it with the program's own metrics and tests.
    """

    what: Message
    value: str
    expected: float
    compute: Callable[[], float]


@dataclass(frozen=True)
class Outcome:
    """What a check gave.

    Parameters
    ----------
    check : Check
    found : float
        NaN when it could not be computed.
    error : str
        Traceback, or empty.
    """

    check: Check
    found: float
    error: str = ""

    @property
    def passed(self) -> bool:
        """Whether the number is the expected one."""
        return math.isclose(self.found, self.check.expected, rel_tol=TOLERANCE)


def _score(metric: Metric, reference: Column | None, output: Column) -> float:
    """A score on the scale from 0 to 1."""
    score = metric.score(metric.item_stats(reference, output))
    return score / 100 if metric.scale == "percent" else score


def _of_matrix(key: str) -> Callable[[], float]:
    def compute() -> float:
        labels = ("a", "b", "c")
        cells = [(r, c, n) for r, row in enumerate(_MATRIX) for c, n in enumerate(row)]
        gold, predicted = (
            LabelColumn(
                np.repeat([cell[side] for cell in cells], [cell[2] for cell in cells]).astype(
                    np.int32
                ),
                labels,
            )
            for side in (0, 1)
        )
        return _score(METRICS[key](), gold, predicted)

    return compute


def _auc() -> float:
    gold = LabelColumn(np.array([1, 1, 1, 0, 0, 0], dtype=np.int32), ("neg", "pos"))
    scores = np.array([*_POSITIVE_SCORES, *_NEGATIVE_SCORES])
    columns = np.column_stack([1 - scores, scores])
    return _score(
        with_values(METRICS["auc"], {"label": "pos"}), gold, ClassScores(columns, gold.labels)
    )


def _accuracy_at_half() -> float:
    gold = LabelColumn(np.array([1, 1, 1, 0, 0, 0], dtype=np.int32), ("neg", "pos"))
    scores = np.array([*_POSITIVE_SCORES, *_NEGATIVE_SCORES])
    return _score(
        METRICS["accuracy"](), gold, LabelColumn((scores >= 0.5).astype(np.int32), gold.labels)
    )


def _texts(candidate: str) -> TextColumn:
    texts = np.empty(1, dtype=object)
    texts[0] = candidate
    return TextColumn(texts)


def _of_texts(key: str, **settings: int) -> Callable[[], float]:
    def compute() -> float:
        return _score(
            with_values(METRICS[key], settings), alternatives([[_REFERENCE]]), _texts(_CANDIDATE)
        )

    return compute


def _precision(order: int, candidate: str = _CANDIDATE) -> Callable[[], float]:
    """Clipped n-gram precision as BLEU counts it: lengths, then matches, then n-grams given."""

    def compute() -> float:
        metric = with_values(METRICS["bleu"], {"max_ngram_order": order})
        stats: ItemStats = metric.item_stats(alternatives([[_REFERENCE]]), _texts(candidate))
        counts = stats.totals()[2:]
        return float(counts[order - 1] / counts[2 * order - 1])

    return compute


def _pvalue_of_scores(test: str, a: tuple[int, ...], b: tuple[int, ...]) -> Callable[[], float]:
    def compute() -> float:
        metric = METRICS["mean-score"]()
        sides = [
            metric.item_stats(None, ScoreColumn(np.array(values, dtype=np.int64), 0))
            for values in (a, b)
        ]
        return finish(TESTS[test]().run(PairedSample(metric, sides[0], sides[1]))).pvalue

    return compute


def _mcnemar() -> float:
    """10 items that only A has right, 2 that only B has."""
    metric = METRICS["accuracy"]()
    gold = LabelColumn(np.zeros(40, dtype=np.int32), ("x", "y"))
    a, b = np.zeros(40, dtype=np.int32), np.zeros(40, dtype=np.int32)
    b[:10] = 1
    a[10:12] = 1
    sides = [metric.item_stats(gold, LabelColumn(codes, gold.labels)) for codes in (a, b)]
    return finish(TESTS["mcnemar"]().run(PairedSample(metric, sides[0], sides[1]))).pvalue


def _number(value: Fraction | float) -> str:
    return f"{float(value):.4g}".removeprefix("0")


def _check(
    what: Message, exact: Fraction, compute: Callable[[], float], by_hand: str = ""
) -> Check:
    written = by_hand or (f"{exact}" if exact.denominator < 1000 else "")
    shown = f"{written} = {_number(exact)}" if written else _number(exact)
    return Check(what, shown, float(exact), compute)


def _three_classes(metric: str) -> Message:
    return Message(
        QT_TRANSLATE_NOOP("messages", "{metric} of the confusion matrix {matrix}"),
        {"metric": Message(metric), "matrix": str([list(row) for row in _MATRIX])},
    )


def _of_cat(metric: str) -> Message:
    return Message(
        QT_TRANSLATE_NOOP("messages", "{metric} of “{candidate}” against “{reference}”"),
        {"metric": Message(metric), "candidate": _CANDIDATE, "reference": _REFERENCE},
    )


def _of_six_scores(what: str) -> Message:
    return Message(
        QT_TRANSLATE_NOOP("messages", "{what}, scores {positive} against {negative}"),
        {
            "what": Message(what),
            "positive": ", ".join(f"{score:g}" for score in _POSITIVE_SCORES),
            "negative": ", ".join(f"{score:g}" for score in _NEGATIVE_SCORES),
        },
    )


def checks() -> tuple[Check, ...]:
    """Every check, from labels to tests."""
    f1 = (Fraction(16, 19), Fraction(6, 10), Fraction(2, 3))
    overlap = Fraction(5, 6)
    return (
        _check(
            _three_classes(METRICS["macro-f1"].name),
            sum(f1, Fraction(0)) / 3,
            _of_matrix("macro-f1"),
            "(16/19 + 3/5 + 2/3)/3",
        ),
        _check(
            _three_classes(METRICS["weighted-f1"].name),
            (10 * f1[0] + 4 * f1[1] + 2 * f1[2]) / 16,
            _of_matrix("weighted-f1"),
            "(10·16/19 + 4·3/5 + 2·2/3)/16",
        ),
        _check(
            _three_classes(QT_TRANSLATE_NOOP("messages", "Micro-F1")),
            Fraction(12, 16),
            _of_matrix("micro-f1"),
        ),
        _check(_of_six_scores(METRICS["auc"].name), Fraction(8, 9), _auc),
        _check(
            _of_six_scores(QT_TRANSLATE_NOOP("messages", "Accuracy at .5")),
            Fraction(4, 6),
            _accuracy_at_half,
            "4/6",
        ),
        _check(_of_cat(QT_TRANSLATE_NOOP("messages", "1-gram precision")), overlap, _precision(1)),
        _check(
            _of_cat(QT_TRANSLATE_NOOP("messages", "2-gram precision")),
            Fraction(3, 5),
            _precision(2),
        ),
        Check(
            _of_cat(QT_TRANSLATE_NOOP("messages", "BLEU-2")),
            f"√(5/6 · 3/5) = {_number(math.sqrt(0.5))}",
            math.sqrt(0.5),
            _of_texts("bleu", max_ngram_order=2),
        ),
        _check(_of_cat(METRICS["rouge-1"].name), overlap, _of_texts("rouge-1")),
        _check(_of_cat(METRICS["rouge-2"].name), Fraction(3, 5), _of_texts("rouge-2")),
        _check(_of_cat(METRICS["rouge-l"].name), overlap, _of_texts("rouge-l")),
        _check(
            _of_cat(METRICS["meteor"].name),
            overlap * (1 - Fraction(1, 2) * Fraction(2, 5) ** 3),
            _of_texts("meteor"),
            "5/6 · (1 − 1/2 · (2/5)³)",
        ),
        _check(
            Message(QT_TRANSLATE_NOOP("messages", "Clipped 1-gram precision of “cat cat cat”")),
            Fraction(1, 3),
            _precision(1, "cat cat cat"),
        ),
        _check(
            Message(
                QT_TRANSLATE_NOOP("messages", "{test}, A higher on 6 of 6 items, p"),
                {"test": Message(TESTS["exact-permutation"].name)},
            ),
            Fraction(2, 64),
            _pvalue_of_scores("exact-permutation", (3, 5, 7, 9, 11, 13), (2, 3, 4, 5, 6, 7)),
            "2/64",
        ),
        _check(
            Message(
                QT_TRANSLATE_NOOP("messages", "{test}, only A right on 10 items, only B on 2, p"),
                {"test": Message(TESTS["mcnemar"].name)},
            ),
            Fraction(2 * (1 + 12 + 66), 2**12),
            _mcnemar,
            "2 · (1 + 12 + 66)/2¹²",
        ),
    )


def run_checks() -> Generator[tuple[Outcome, ...], None, tuple[Outcome, ...]]:
    """Run every check; yields what is known so far after each."""
    outcomes: list[Outcome] = []
    for check in checks():
        try:
            outcomes.append(Outcome(check, float(check.compute())))
        except Exception:  # noqa: BLE001 - whatever it is, it is the outcome
            outcomes.append(Outcome(check, math.nan, traceback.format_exc()))
        yield tuple(outcomes)
    return tuple(outcomes)
