"""Metrics of answers, with values worked out by hand from the evaluation scripts' rules."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from sigdesk.core.columns import LabelColumn, TextColumn
from sigdesk.core.columns.alternatives import alternatives
from sigdesk.core.metrics.answers import AnswerF1, ChoiceAccuracy, ExactAnswer, NumericMatch
from sigdesk.core.metrics.answers.numeric import number_in
from sigdesk.core.metrics.answers.squad import normalised


def texts(values: list[str], missing: list[bool] | None = None) -> TextColumn:
    column = np.empty(len(values), dtype=object)
    column[:] = values
    return TextColumn(column, None if missing is None else np.array(missing))


def values_of(metric, right: list[tuple[str, ...]], given: list[str], missing=None) -> list[float]:
    return metric.item_values(
        metric.item_stats(alternatives(right), texts(given, missing))
    ).tolist()


def test_answers_are_normalised_as_in_the_script() -> None:
    assert normalised("The  Eiffel-Tower, in\tParis.") == "eiffeltower in paris"
    assert normalised("A an THE") == ""
    assert normalised("theatre") == "theatre"  # articles are whole words
    assert normalised("“Paris”") == "“paris”"  # only ASCII punctuation goes


# answer, right answers, exact match, F1
CASES = [
    ("Paris", ("Paris",), 1, 1.0),
    ("paris.", ("the Paris", "Lutetia"), 1, 1.0),
    ("in Paris", ("Paris",), 0, 2 / 3),  # P 1/2, R 1
    ("cat cat cat", ("cat",), 0, 0.5),  # clipped: P 1/3, R 1
    ("big red dog", ("small red dog", "big cat"), 0, 2 / 3),
    ("Rome", ("Paris",), 0, 0.0),
    ("", (), 1, 1.0),  # no answer, rightly
    ("Paris", (), 0, 0.0),  # an answer where there is none
    ("the", (), 1, 1.0),  # empty once normalised
    ("", ("Paris",), 0, 0.0),
    ("", ("...", "Paris"), 0, 0.0),  # a right answer without a word does not count
]


@pytest.mark.parametrize(("answer", "right", "exact", "f1"), CASES)
def test_squad(answer: str, right: tuple[str, ...], exact: int, f1: float) -> None:
    assert values_of(ExactAnswer(), [right], [answer]) == [exact]
    assert values_of(AnswerF1(), [right], [answer]) == [pytest.approx(f1, abs=1e-15)]


def test_scores_are_means_over_questions() -> None:
    right = [case[1] for case in CASES]
    given = [case[0] for case in CASES]
    for metric, place in ((ExactAnswer(), 2), (AnswerF1(), 3)):
        stats = metric.item_stats(alternatives(right), texts(given))
        wanted = sum(case[place] for case in CASES) / len(CASES)
        assert metric.score(stats) == pytest.approx(wanted, abs=1e-15)
    assert ExactAnswer().item_stats(alternatives(right), texts(given)).rows.dtype == np.int64


@pytest.mark.parametrize(
    "metric", [ExactAnswer(), AnswerF1(), ChoiceAccuracy(), NumericMatch()], ids=lambda m: m.key
)
def test_a_question_left_out_is_wrong_even_where_there_is_no_answer(metric) -> None:
    assert values_of(metric, [(), ()], ["", ""], [False, True]) == [1.0, 0.0]


def test_choices() -> None:
    right = [("B",), ("(c)",), ("the cat",), ("1",), ("A",)]
    given = ["(b)", "C.", "The  Cat", "10", ""]
    assert values_of(ChoiceAccuracy(), right, given) == [1, 1, 1, 0, 0]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("so 12 + 30 = 1,042.50 dollars.", Fraction("1042.5")),
        ("#### 72", 72),
        ("−3", -3),
        ("from 3-5", 5),
        (".5", Fraction(1, 2)),
        ("1.5e3", 1500),
        ("12,34", 34),
        ("model-v1.2.3 says nothing", None),
        ("", None),
    ],
)
def test_the_last_number_of_a_text(text: str, number: Fraction | None) -> None:
    assert number_in(text) == number


def test_which_number_counts() -> None:
    assert number_in("1 of 3", "first") == 1
    assert number_in("$1,234", "whole") == 1234
    assert number_in("about 3", "whole") is None


def test_numbers_are_right_within_the_tolerance_as_it_is_printed() -> None:
    right, given = [("0.3",), ("100",), ("100",), ("x",)], ["0.2", "99", "98.99", "5"]
    assert values_of(NumericMatch(), right, given) == [0, 0, 0, 0]
    assert values_of(NumericMatch(tolerance=0.1), right, given) == [1, 0, 0, 0]
    assert values_of(NumericMatch(share=0.01), right, given) == [0, 1, 0, 0]


def test_other_columns_are_refused() -> None:
    labels = LabelColumn(np.zeros(1, np.int32), ("x",))
    with pytest.raises(TypeError, match="exact-match"):
        ExactAnswer().item_stats(labels, texts(["x"]))
    with pytest.raises(ValueError, match="2"):
        ExactAnswer().item_stats(alternatives([("x",)]), texts(["x", "y"]))
    with pytest.raises(ValueError, match="which"):
        NumericMatch(which="best")
