"""Numbers and sentences of cases of translations and summaries."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np

from sigdesk.core.columns import AlternativesColumn, TextColumn
from sigdesk.core.metrics.text.base import TextMetric
from sigdesk.core.metrics.text.bleu import Bleu
from sigdesk.core.metrics.text.chrf import Chrf
from sigdesk.core.metrics.text.rouge import Rouge, Rouge1, Rouge2, RougeL
from sigdesk.core.metrics.text.ter import Ter
from sigdesk.model.analysis import item_scores, metric_of, score_table
from sigdesk.model.project import Project

from .numbers import Value, quantity
from .opening import Opened
from .statements import statement

ROUGE: dict[str, type[Rouge]] = {"1": Rouge1, "2": Rouge2, "L": RougeL}


def _project(part: Opened) -> Project:
    assert part.project is not None, str(part.error)
    return part.project


def _score(part: Opened, name: str, metric: TextMetric) -> Value:
    """The score as the Overview has it, with four decimals where cases print so many."""
    project, system = _project(part), part.system(name)
    if project.task != "texts" or system is None:
        return None
    rows = list(score_table(project, [metric]))[-1]
    score = next(row.score for row in rows if row.system == system.name)
    return round(score, 4) if metric.scale == "percent" else score


@quantity(r"segments")
def n_segments(part: Opened, match: re.Match[str]) -> Value:
    reference = _project(part).reference
    assert reference is not None
    return float(reference.n_items)


@quantity(r"(?:corpus )?BLEU (\S+)(?: \((13a|zh|char)(?:, exp smoothing)?\))?")
def bleu(part: Opened, match: re.Match[str]) -> Value:
    return _score(part, match[1], Bleu(tokenize=match[2] or "13a"))


@quantity(r"matching 4-grams")
def matching(part: Opened, match: re.Match[str]) -> Value:
    project = _project(part)
    assert project.reference is not None
    metric = Bleu()
    matched = {
        int(metric.item_stats(project.reference.gold, system.column).totals()[5])
        for system in project.systems
    }
    assert len(matched) == 1
    return float(matched.pop())


@quantity(r"mean sentence BLEU (\S+) with effective order")
def mean_sentence_bleu(part: Opened, match: re.Match[str]) -> Value:
    system = part.system(match[1])
    if system is None:
        return None
    return float(np.mean(item_scores(_project(part), system.name, Bleu())))


@quantity(r"chrF2 (\S+)")
def chrf(part: Opened, match: re.Match[str]) -> Value:
    return _score(part, match[1], Chrf())


@quantity(r"TER (\S+)")
def ter(part: Opened, match: re.Match[str]) -> Value:
    return _score(part, match[1], Ter())


@quantity(r"(hi|zh) rouge(1|2|L) (\S+), (?:Unicode words|characters)")
def rouge(part: Opened, match: re.Match[str]) -> Value:
    if part.paths[0].suffix != f".{match[1]}":
        return None
    # what the program takes by itself
    metric = metric_of(_project(part), ROUGE[match[2]].key)
    assert isinstance(metric, Rouge)
    return _score(part, match[3], metric)


# Sentences --------------------------------------------------------------------------------------


def _notes(part: Opened, metric: TextMetric) -> str:
    rows = list(score_table(_project(part), [metric]))[-1]
    return "\n".join(str(note) for row in rows for note in row.notes)


@statement("must", r"^treat these characters as white space inside the segment")
def separators_are_white_space(part: Opened, match: re.Match[str]) -> None:
    project = _project(part)
    assert project.reference is not None
    for system in project.systems:
        texts = list(system.column.texts)
        blank = [re.sub(r"[\v\f\x1c\x85\u2028\u2029]", " ", text) for text in texts]
        changed = replace(system.column, texts=np.array(blank, dtype=object))
        metric = Bleu()
        gold = project.reference.gold
        assert metric.score(metric.item_stats(gold, changed)) == metric.score(
            metric.item_stats(gold, system.column)
        )


@statement("must", r"^score it 0 for the segment")
def empty_outputs_score_nothing(part: Opened, match: re.Match[str]) -> None:
    project = _project(part)
    for system in project.systems:
        empty = [not text.strip() for text in system.column.texts]
        assert sum(empty) == 1
        for metric in (Bleu(), Chrf()):
            assert item_scores(project, system.name, metric)[empty].tolist() == [0.0]


@statement("must not", r"^(?:crash with a division by zero|NaN or a crash|a tiny number)")
def scores_are_numbers(part: Opened, match: re.Match[str]) -> None:
    project = _project(part)
    for metric in (Bleu(), Chrf(), Ter(), Rouge1(), RougeL()):
        for system in project.systems:
            score = _score(part, system.name, metric)
            assert isinstance(score, float)
            assert np.isfinite(score)
            assert score == 0 or score > 1e-3
            assert np.isfinite(item_scores(project, system.name, metric)).all()


@statement("must", r"^give BLEU 0 as defined, with a note")
def bleu_is_zero_with_a_note(part: Opened, match: re.Match[str]) -> None:
    told = _notes(part, Bleu())
    assert "No segment has 4 tokens" in told
    assert "cannot tell these systems apart" in told


@statement("must", r"^suggest chrF")
def chrf_is_suggested(part: Opened, match: re.Match[str]) -> None:
    assert "chrF can" in _notes(part, Bleu())


@statement("must not", r"^call A and B equal without the note")
def equal_scores_come_with_the_note(part: Opened, match: re.Match[str]) -> None:
    rows = list(score_table(_project(part), [Bleu()]))[-1]
    assert len({row.score for row in rows}) == 1
    assert all(row.notes for row in rows)


@statement("must", r"^sentence BLEU: say whether effective order and smoothing are on")
def sentence_bleu_is_described(part: Opened, match: re.Match[str]) -> None:
    assert "smoothed" in Bleu.explanation
    assert "effective order" in Bleu.explanation
    assert "eff:no" in Bleu().signature()
    assert "smooth:exp" in Bleu().signature()


@statement("must", r"^notice that the text is Chinese.* and use zh or char")
def chinese_is_noticed(part: Opened, match: re.Match[str]) -> None:
    metric = metric_of(_project(part), "bleu")
    assert isinstance(metric, Bleu)
    assert metric.tokenize in {"zh", "char"}
    assert "Chinese" in part.words


@statement("must", r"^name the tokenizer(?: in every BLEU shown)?$")
def tokenizer_is_named(part: Opened, match: re.Match[str]) -> None:
    project = _project(part)
    assert "|tok:zh|" in metric_of(project, "bleu").signature() or part.paths[0].suffix == ".hi"
    assert metric_of(project, "rouge-1").signature().endswith("|tok:unicode")


@statement("must", r"^warn when 13a is forced")
@statement("must not", r"^13a without a warning")
def forced_13a_is_warned_about(part: Opened, match: re.Match[str]) -> None:
    assert "The tokenizer 13a does not fit these texts" in _notes(part, Bleu(tokenize="13a"))
    assert "does not fit" not in _notes(part, Bleu(tokenize="zh"))


@statement("must", r"^use Unicode words .* and characters for Chinese and Japanese")
def unicode_words_are_used(part: Opened, match: re.Match[str]) -> None:
    project = _project(part)
    metric = metric_of(project, "rouge-1")
    assert isinstance(metric, Rouge)
    assert metric.tokenizer == "unicode"
    assert project.reference is not None
    words = metric.words()(next(iter(project.reference.gold.texts)))
    if part.paths[0].suffix == ".zh":
        assert {len(word) for word in words} == {1}
    assert "".join(words)


@statement("must not", r"^0 for identical text")
def identical_texts_score_one(part: Opened, match: re.Match[str]) -> None:
    project = _project(part)
    metric = metric_of(project, "rouge-1")
    assert project.reference is not None
    gold = project.reference.gold
    assert isinstance(gold, AlternativesColumn)
    itself = TextColumn(gold.texts)
    assert metric.score(metric.item_stats(gold, itself)) == 1.0
