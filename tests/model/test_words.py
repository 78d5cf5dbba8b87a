"""What is said of a result, and what is never said."""

from __future__ import annotations

import dataclasses
import re

import numpy as np
import pytest

from sigdesk.core.exact.steps import finished
from sigdesk.core.messages import Message
from sigdesk.core.results import Interval
from sigdesk.model.analysis import sample_of
from sigdesk.model.compare import complete
from sigdesk.model.comparison import comparison
from sigdesk.model.plan import procedure_of
from sigdesk.model.project import Settings, SliceChoice
from sigdesk.model.store import ResultStore
from sigdesk.model.words import apa, sentence, verdict
from tests.model.projects import label_project, outcome_project, score_project

QUICK = Settings(n_resamples=600)

SIGNIFICANT = outcome_project(60, 20, 3, 17, settings=QUICK)
NOT_SIGNIFICANT = outcome_project(60, 8, 6, 26, settings=QUICK)
IDENTICAL = outcome_project(30, 0, 0, 10, settings=QUICK)

FORBIDDEN = (
    r"\bequal\b",
    r"\bprove",
    r"probability that",
    r"equally good",
    r"the same performance",
    r"no difference exists",
    r"\bp = 0\b",
    r"\bnan\b",
    r"\bNone\b(?! of)",
)


def told(project, test=None, interval="stored"):
    store = ResultStore()
    a, b = project.system_a, project.system_b
    list(complete(project, store, a, b))
    one = comparison(project, store, a, b)
    result = one.result
    if test is not None:
        result = next(t.result for t in one.tests if t.planned.procedure.key == test)
    chosen = one.interval if interval == "stored" else interval
    return verdict(project, a, b, result, chosen), result, one


def everything(words):
    return "\n".join(map(str, (words.headline, words.line, *words.meaning, *words.cautions)))


def test_a_significant_result_names_the_better_system_and_the_amount():
    words, _, _ = told(SIGNIFICANT)
    assert str(words.headline) == "BERT is better than CNN by 17.00 points"
    line = str(words.line)
    assert line.startswith("95 % interval of BERT − CNN +")
    assert "p = 4.9 × 10⁻⁴" in line
    assert line.endswith("accuracy 80.0 % and 63.0 %")
    text = everything(words)
    assert "both right or both wrong on 77 of 100 items" in text
    assert "Of the 23 on which only one is right, BERT wins 20." in text


def test_the_better_system_leads_whichever_comes_first():
    swapped = SIGNIFICANT.replaced(system_a="CNN", system_b="BERT")
    words, _, _ = told(swapped)
    assert str(words.headline) == "BERT is better than CNN by 17.00 points"
    assert "interval of CNN − BERT −" in str(words.line)


def test_a_result_that_is_not_significant_is_not_called_equal():
    words, _, _ = told(NOT_SIGNIFICANT)
    assert str(words.headline) == "No difference between BERT and CNN can be shown"
    assert "That does not show that the two perform alike" in everything(words)


def test_identical_outputs_are_named_first():
    words, result, one = told(IDENTICAL)
    assert str(words.headline) == "The outputs of BERT and CNN are identical"
    assert result.pvalue == 1
    assert (one.interval.low, one.interval.high) == (0, 0)
    assert all(t.result.pvalue == 1 for t in one.tests if t.result is not None)


def test_other_wrong_answers_are_not_identical_outputs():
    project = label_project(
        ["a", "b"] * 20, {"A": ["b", "b"] * 20, "B": ["c", "b"] * 20}, settings=QUICK
    )
    words, _, _ = told(project)
    assert str(words.headline) == "No difference between A and B can be shown"
    assert "differ only in which wrong answers they give" in everything(words)
    assert "from 0.00 to 0.00" not in everything(words)


@pytest.mark.parametrize(
    "project",
    [
        SIGNIFICANT,
        NOT_SIGNIFICANT,
        IDENTICAL,
        outcome_project(60, 20, 3, 17, settings=QUICK, metric="macro-f1"),
        outcome_project(60, 20, 3, 17, settings=QUICK, metric="f1"),
        outcome_project(3, 1, 0, settings=QUICK, third=True),
        outcome_project(3, 0, 1, settings=dataclasses.replace(QUICK, alternative="greater")),
        score_project([0.5, 0.6, None, 0.8] * 9, [0.4, 0.7, 0.2, 0.1] * 9, settings=QUICK),
    ],
)
@pytest.mark.parametrize("too_small", [0.0, 0.005, 0.5])
def test_no_sentence_says_what_a_test_cannot_say(project, too_small):
    project = project.replaced(settings=dataclasses.replace(project.settings, too_small=too_small))
    _, _, one = told(project)
    for outcome in one.tests:
        if outcome.result is None:
            continue
        words = verdict(project, one.a, one.b, outcome.result, one.interval)
        copies = [
            str(write(project, one.a, one.b, outcome.result, interval))
            for write in (sentence, apa)
            for interval in (one.interval, None)
        ]
        for text in (everything(words), *copies):
            assert "{" not in text
            for phrase in FORBIDDEN:
                assert not re.search(phrase, text), f"{phrase} in: {text}"


def test_significant_is_kept_apart_from_important():
    project = SIGNIFICANT
    assert "matters in practice is another question" in everything(told(project)[0])

    def with_zone(zone, interval):
        settings = dataclasses.replace(QUICK, too_small=zone)
        return everything(told(project.replaced(settings=settings), interval=interval)[0])

    assert "lies beyond the zone of ±1.5 points" in with_zone(0.015, Interval(0.08, 0.25))
    assert "reaches into the zone of ±10 points" in with_zone(0.1, Interval(0.08, 0.25))
    assert "lies within the zone of ±30 points" in with_zone(0.3, Interval(0.08, 0.25))


def test_few_items_and_few_that_tell_the_two_apart_are_cautioned():
    words, _, _ = told(outcome_project(6, 3, 1, settings=QUICK))
    cautions = "\n".join(map(str, words.cautions))
    assert "With only 10 items" in cautions
    assert "tell the two apart: 4. Even if one system won all of them, p would be .125" in cautions
    assert "tell the two apart" not in "\n".join(map(str, told(SIGNIFICANT)[0].cautions))


def test_missing_answers_are_cautioned():
    gold = ["a", "b"] * 30
    project = label_project(
        gold, {"A": gold, "B": ["a", ""] * 30}, labels=("a", "b"), settings=QUICK
    )
    assert "B gives no answer to 30 items; they count as wrong." in everything(told(project)[0])


def test_missing_scores_are_cautioned():
    project = score_project([0.5, None, 0.7] * 12, [0.4, 0.6, 0.5] * 12, settings=QUICK)
    assert "on the 24 of 36 items for which both systems have a score" in everything(
        told(project)[0]
    )


def test_several_systems_are_several_comparisons():
    words, _, _ = told(outcome_project(60, 20, 3, 17, third=True, settings=QUICK))
    assert "One of 3 comparisons that 3 systems allow" in everything(words)


def test_a_one_sided_test_says_what_it_cannot_show():
    settings = dataclasses.replace(QUICK, alternative="less")
    words, _, _ = told(SIGNIFICANT.replaced(settings=settings))
    assert str(words.headline) == "It cannot be shown that CNN is better than BERT"
    assert "asks only whether CNN is ahead" in everything(words)


def test_sampling_that_leaves_the_verdict_open_is_cautioned():
    _, result, one = told(SIGNIFICANT)
    open_result = dataclasses.replace(
        result, pvalue=0.049, log10_pvalue=-1.31, exact=False, mc_interval=(0.04, 0.06)
    )
    words = verdict(SIGNIFICANT, "BERT", "CNN", open_result, one.interval)
    assert "leaves open on which side of α = .0500 p lies (.0400 to .0600)" in everything(words)


def test_an_interval_that_disagrees_with_p_is_explained():
    words, _, _ = told(SIGNIFICANT, interval=Interval(-0.01, 0.3))
    assert "includes 0 although p is at most α" in everything(words)
    words, _, _ = told(NOT_SIGNIFICANT, interval=Interval(0.01, 0.3))
    assert "excludes 0 although p is above α" in everything(words)


def test_a_slice_is_named():
    project = label_project(
        ["a", "b"] * 20,
        {"A": ["a", "b"] * 20, "B": ["a", "a"] * 20},
        {"genre": ["x", "y"] * 20},
        slice=SliceChoice("genre", "y"),
        settings=QUICK,
    )
    assert "about the 20 items whose genre is “y” only" in everything(told(project)[0])


def test_an_empty_slice_is_said_to_be_empty():
    project = SIGNIFICANT.replaced(excluded=np.ones(100, dtype=bool))
    result = told(SIGNIFICANT)[1]
    words = verdict(project, "BERT", "CNN", result, None)
    assert str(words.headline) == "There are no items on which BERT and CNN can be compared"


def test_item_scores_speak_of_scores():
    project = score_project([0.5, 0.6, 0.9, 0.8] * 9, [0.4, 0.6, 0.2, 0.1] * 9, settings=QUICK)
    words, _, _ = told(project)
    # Scores may be errors, so nobody is called better.
    assert str(words.headline) == "A scores higher than B by 0.375"
    text = everything(words)
    assert "A scores higher on 27 of 36 items and B on 0; on 9 they tie." in text
    assert "mean score 0.700 and 0.325" in text


def test_sign_and_rank_tests_of_scores_name_the_system_they_speak_for():
    # B is a little better on most items, A far better on few: the mean speaks for A.
    project = score_project([0.5] * 27 + [1.0] * 3, [0.51] * 27 + [0.0] * 3, settings=QUICK)
    for test in ("sign", "wilcoxon"):
        words, result, _ = told(project, test)
        assert result.pvalue < 0.05
        assert str(words.headline) == "B tends to score higher than A"
    assert told(project)[2].result.observed > 0


def test_mcnemar_on_the_recall_of_a_class_looks_at_that_class():
    # A finds more of "pos" but is right less often.
    gold = ["pos"] * 20 + ["neg"] * 40
    a = ["pos"] * 20 + ["pos"] * 30 + ["neg"] * 10
    b = ["pos"] * 8 + ["neg"] * 12 + ["neg"] * 40
    project = label_project(
        gold, {"A": a, "B": b}, metric="recall", metric_params={"label": "pos"}, settings=QUICK
    )
    words, result, _ = told(project, "mcnemar")
    assert result.pvalue < 0.05
    assert str(words.headline) == "A is better than B by 60.00 points"


def test_the_sentence_to_copy_has_scores_difference_interval_test_and_p():
    _, result, _ = told(SIGNIFICANT)
    text = str(sentence(SIGNIFICANT, "BERT", "CNN", result, Interval(0.08, 0.25)))
    assert text == (
        "BERT is better than CNN by 17.00 points: accuracy 80.0 % (BERT) and 63.0 % (CNN) on 100 "
        "items, BERT − CNN +17.00 points, 95 % interval +8.00 to +25.00 (Exact permutation test, "
        "two-sided, p = 4.9 × 10⁻⁴)."
    )


def test_the_apa_sentence_follows_apa_style():
    _, result, _ = told(SIGNIFICANT)
    text = str(apa(SIGNIFICANT, "BERT", "CNN", result, Interval(0.08, 0.25)))
    assert text == (
        "Exact permutation test (two-sided, N = 100): accuracy .800 for BERT and .630 for CNN, "
        "difference = .170, 95% CI [.080, .250], p < .001."
    )


def test_every_word_can_be_translated():
    seen = []

    def translate(text):
        seen.append(text)
        return text.upper() if "{" not in text else text

    words, _, _ = told(SIGNIFICANT)
    for message in (words.headline, words.line, *words.meaning, *words.cautions):
        assert isinstance(message, Message)
        message.translated(translate)
    assert any("{leader} is better than" in text for text in seen)
    assert "{number} points" in seen
    assert "accuracy" in seen


BOOTSTRAP_RULES = {
    "at-least": "would show a difference at least this large, in either direction, in ",
    "strict": "would show a difference larger than this, in either direction, in ",
    "sacrebleu-compatible": "would show a difference larger than this, in either direction, in ",
    "koehn": "the difference was not in favour of BERT in ",
}


@pytest.mark.parametrize("rule", BOOTSTRAP_RULES)
def test_bootstrap_is_told_as_it_was_counted(rule):
    project = SIGNIFICANT
    a, b = project.system_a, project.system_b
    for systems in ((a, b), (b, a)):
        procedure = procedure_of("bootstrap", QUICK, counting=rule)
        result = finished(procedure.run(sample_of(project, *systems)))
        text = everything(verdict(project, *systems, result, None))
        assert f"{BOOTSTRAP_RULES[rule]}{result.n_extreme:,} of 600 draws." in text


def test_koehn_one_sided_names_the_system_asked_about():
    project = SIGNIFICANT
    settings = dataclasses.replace(QUICK, alternative="less")
    procedure = procedure_of("bootstrap", settings, counting="koehn")
    result = finished(procedure.run(sample_of(project, "BERT", "CNN")))
    assert result.n_extreme > 500
    words = everything(verdict(project, "BERT", "CNN", result, None))
    assert f"not in favour of CNN in {result.n_extreme:,} of 600 draws." in words


@pytest.mark.parametrize(
    ("rule", "alternative", "told"),
    [
        ("at-least", "greater", "a difference at least this large, in favour of BERT, about "),
        ("strict", "two-sided", "a difference larger than this, in either direction, about "),
        ("koehn", "two-sided", "p is twice the share of the test sets drawn like this one"),
        ("koehn", "greater", "p is the share of the test sets drawn like this one"),
    ],
)
def test_the_exact_bootstrap_speaks_of_test_sets_not_of_swaps(rule, alternative, told):
    settings = dataclasses.replace(QUICK, alternative=alternative)
    procedure = procedure_of("ideal-bootstrap", settings, counting=rule)
    result = finished(procedure.run(sample_of(SIGNIFICANT, "BERT", "CNN")))
    assert told in everything(verdict(SIGNIFICANT, "BERT", "CNN", result, None))
