"""What cases say a good program must and must not do, as far as it can be checked mechanically.

Each entry is a pattern that is searched in the sentence, and a check of what was opened. Names and
numbers in the sentence are read from it.
"""

from __future__ import annotations

import csv
import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from sigdesk.core.columns import LabelColumn, ScoreColumn, TagColumn
from sigdesk.core.metrics.spans.exact import SpanF1
from sigdesk.core.params import params_of
from sigdesk.core.significance.base import finish
from sigdesk.formats import questions
from sigdesk.formats.sequences.comparing import TOKEN_COUNTS
from sigdesk.model.analysis import metric_of, rows_of, sample_of
from sigdesk.model.plan import procedure_of
from sigdesk.model.project import Project

from .opening import Opened

Check = Callable[[Opened, re.Match[str]], None]
Mood = Literal["must", "must not", "both"]


@dataclass(frozen=True)
class Statement:
    """One kind of sentence."""

    mood: Mood
    pattern: re.Pattern[str]
    check: Check


STATEMENTS: list[Statement] = []


def statement(mood: Mood, pattern: str) -> Callable[[Check], Check]:
    """Register a check of sentences in which the pattern is found."""

    def register(check: Check) -> Check:
        STATEMENTS.append(Statement(mood, re.compile(pattern), check))
        return check

    return register


def checks(mood: Mood, sentence: str) -> Iterator[tuple[Check, re.Match[str]]]:
    """The checks that apply to a sentence."""
    for entry in STATEMENTS:
        match = entry.pattern.search(sentence)
        if match is not None and entry.mood in (mood, "both"):
            yield entry.check, match


# Reading ----------------------------------------------------------------------------------------


@statement("both", r"strip the mark|<U\+FEFF>")
def no_mark_in_names(part: Opened, match: re.Match[str]) -> None:
    assert not any("\ufeff" in name for name in _names(part))


@statement("must", r"detect UTF-16")
def utf16_is_told(part: Opened, match: re.Match[str]) -> None:
    sources = [system.source for system in _project(part).systems]
    assert all(source and source.encoding.startswith("utf-16") for source in sources)


@statement("must", r"detect the tab")
def columns_are_apart(part: Opened, match: re.Match[str]) -> None:
    assert len(_project(part).systems) > 1
    assert not any("\t" in name for name in _names(part))


@statement("must", r"show the system names (\S+) and (\S+)")
def systems_are_named(part: Opened, match: re.Match[str]) -> None:
    assert [system.name for system in _project(part).systems] == list(match.groups())


@statement("must not", r"NUL characters|invisible CR|line break or a tab in them")
def no_control_characters(part: Opened, match: re.Match[str]) -> None:
    assert not any(char in name for name in _names(part) for char in "\0\r\n\t")


@statement("must not", r"crash|refuse because|abort|field larger than")
def is_opened(part: Opened, match: re.Match[str]) -> None:
    assert part.project is not None


@statement("must", r"(\w+) blank lines at the end of (\S+) were left out")
def blank_tail_is_told(part: Opened, match: re.Match[str]) -> None:
    number = {"one": 1, "two": 2, "three": 3}.get(match[1], match[1])
    told = [str(message) for message in part.problems if match[2] in str(message)]
    assert any("lank lines at the end" in text and str(number) in text for text in told)


@statement("must", r"(?:n = |read |align |count )(\d+)(?: rows| segments| items|$| for all|\W)")
def has_items(part: Opened, match: re.Match[str]) -> None:
    assert _n_compared(_project(part)) == int(match[1])


@statement("must not", r"^(?:use |n = )?(\d+)(?: items| rows|$)")
def has_not_items(part: Opened, match: re.Match[str]) -> None:
    assert _n_compared(_project(part)) != int(match[1])


@statement("must not", r"fewer than (\d+) items")
def has_at_least(part: Opened, match: re.Match[str]) -> None:
    assert _n_compared(_project(part)) >= int(match[1])


@statement("must", r"keep the quote characters")
def quotes_are_text(part: Opened, match: re.Match[str]) -> None:
    reference = _project(part).reference
    assert reference is not None
    shown = sum(str(text).count('"') for c in reference.metadata.values() for text in c.texts)
    assert shown == part.paths[0].read_text(encoding="utf-8").count('"')


# Joining ----------------------------------------------------------------------------------------


@statement("both", r"join by (?:doc_)?id|join by row|fall back to row order|join by line")
def joined_by_id(part: Opened, match: re.Match[str]) -> None:
    found = {system.alignment and system.alignment.by for system in _project(part).systems}
    # scores have no reference: the items are those of the first system's file
    assert "id" in found
    assert found <= ({"id", "same file"} if _project(part).task == "item-scores" else {"id"})


@statement("must", r"join all (\d+) ids")
def all_ids_are_joined(part: Opened, match: re.Match[str]) -> None:
    for system in _project(part).systems:
        assert system.alignment is not None
        assert system.alignment.by == "id"
        assert system.alignment.n_matched == int(match[1])


@statement(
    "must", r"list: missing in (\w+) ([\w, ]+); twice in \w+[^;]* (\w+); unknown in \w+ (\w+)"
)
def ids_are_listed(part: Opened, match: re.Match[str]) -> None:
    system = part.system(match[1])
    assert system is not None
    assert system.alignment is not None
    assert list(system.alignment.missing) == match[2].split(", ")
    assert system.alignment.conflicting == (match[3],)
    assert system.alignment.unknown == (match[4],)
    for item in (*match[2].split(", "), match[3], match[4]):
        assert item in part.words


@statement("must", r"not choose between the two (\w+)")
def conflict_is_left_out_and_told(part: Opened, match: re.Match[str]) -> None:
    reference = _project(part).reference
    assert reference is not None
    in_play = reference.item_ids[_project(part).rows()]
    assert match[1] not in in_play
    assert match[1] in part.words


@statement("must not", r"count (\w+) as wrong without saying")
def missing_id_is_asked_about(part: Opened, match: re.Match[str]) -> None:
    asked = [question for question in part.asked if question.key == questions.UNMATCHED]
    assert len(asked) == 1
    assert any(match[1] in str(detail) for detail in asked[0].detail)


# Labels -----------------------------------------------------------------------------------------


@statement(
    "both", r"label sets agree after|ask once|merge without saying|0 for \w+ without a warning"
)
def spelling_is_asked_once(part: Opened, match: re.Match[str]) -> None:
    asked = [question for question in part.asked if question.key == questions.NORMALISE]
    assert len(asked) == 1
    decision = next(d for d in _project(part).decisions if d.question == questions.NORMALISE)
    assert decision.told in _project(part).problems
    assert "→" in str(decision.told)


@statement("must", r"see that (\S+) and (\S+) are one label")
def one_label(part: Opened, match: re.Match[str]) -> None:
    assert match[2] not in _project(part).labels
    assert match[1] in _project(part).labels


@statement("must", r"show labels as ([\w, ]+)")
def labels_are_shown_as(part: Opened, match: re.Match[str]) -> None:
    assert list(_project(part).labels) == match[1].split(", ")


@statement("must", r"empty cell as a missing prediction and say so")
def empty_cell_is_told(part: Opened, match: re.Match[str]) -> None:
    assert any(_label_column(s.column).n_missing for s in _project(part).systems)
    assert "empty answers" in part.words


@statement("must not", r"guess a label for item (\w+)")
def item_stays_missing(part: Opened, match: re.Match[str]) -> None:
    reference = _project(part).reference
    assert reference is not None
    row = list(reference.item_ids).index(match[1])
    assert any(_label_column(s.column).texts()[row] == "" for s in _project(part).systems)


@statement("must", r"keep every label as the string|only an empty cell as missing")
def labels_are_those_of_the_file(part: Opened, match: re.Match[str]) -> None:
    project = _project(part)
    assert set(project.labels) == _cells_of_labels(part)
    assert not any(_label_column(system.column).n_missing for system in project.systems)


@statement("must not", r"a label '(\w+)' made by the reader")
def label_is_in_the_file(part: Opened, match: re.Match[str]) -> None:
    assert (match[1] in _project(part).labels) == (match[1] in _cells_of_labels(part))


@statement("must", r"(\d+) labels")
def has_labels(part: Opened, match: re.Match[str]) -> None:
    assert len(_project(part).labels) == int(match[1])


@statement("must not", r"(\w+) classes")
def has_not_classes(part: Opened, match: re.Match[str]) -> None:
    number = {"four": 4, "five": 5, "six": 6, "eight": 8, "ten": 10}.get(match[1], match[1])
    assert len(_project(part).labels) != int(number)


@statement("both", r"ONE label set|different label sets")
def one_label_set(part: Opened, match: re.Match[str]) -> None:
    project = _project(part)
    assert all(_label_column(s.column).labels == project.labels for s in project.systems)


@statement("must", r"'(\w+)' is not in the gold; '(\w+)' is never predicted by (\w+)")
def strange_labels_are_told(part: Opened, match: re.Match[str]) -> None:
    told = [str(message) for message in part.problems]
    assert any(match[1] in text and "the reference lacks" in text for text in told)
    assert any(text.startswith(f"{match[3]} never predicts: {match[2]}") for text in told)


@statement("must not", r"take the column for a metric score")
def task_is_labels(part: Opened, match: re.Match[str]) -> None:
    assert _project(part).task == "labels"


@statement("must not", r"treat the column as labels")
def task_is_scores(part: Opened, match: re.Match[str]) -> None:
    assert _project(part).task == "item-scores"


@statement("must not", r"0 for a missing score")
def missing_scores_are_gaps(part: Opened, match: re.Match[str]) -> None:
    columns = [system.column for system in _project(part).systems]
    assert all(isinstance(c, ScoreColumn) and c.missing is not None for c in columns)


# Tagged sequences -------------------------------------------------------------------------------


@statement("must", r"(\w+) has invalid (\w+) sequences \((\d+) entities start with I-\)")
def malformed_spans_are_told(part: Opened, match: re.Match[str]) -> None:
    system = part.system(match[1])
    assert system is not None
    told = [str(message) for message in part.problems if str(message).startswith(system.name)]
    (text,) = [text for text in told if f"break the rules of {match[2]}" in text]
    assert f"{match[3]} start with I-" in text
    assert "as conlleval does” count them" in text


@statement("must", r"offer 'as conlleval does' and 'strict', and name the choice")
def readings_are_offered_and_named(part: Opened, match: re.Match[str]) -> None:
    metric = metric_of(_project(part))
    mode = next(declared for declared in params_of(metric) if declared.name == "mode")
    assert [label for _, label in mode.choices] == ["as conlleval does", "strict"]
    assert f"mode:{mode.default}" in metric.signature()


@statement("must not", r"switch silently|A is read one way and B another")
def systems_are_read_alike(part: Opened, match: re.Match[str]) -> None:
    reference = _project(part).reference
    assert reference is not None
    for mode in ("conlleval", "strict"):
        metric = SpanF1(mode=mode)
        readings = set()
        for system in _project(part).systems:
            assert isinstance(reference.gold, TagColumn)
            assert isinstance(system.column, TagColumn)
            readings.add(metric.readings(reference.gold, system.column))
        assert len(readings) == 1


@statement("must", r"compare sentence by sentence|refuse, or offer to fill the rest with O")
def cut_sentence_is_asked_about(part: Opened, match: re.Match[str]) -> None:
    (question,) = [q for q in part.asked if q.key == TOKEN_COUNTS]
    assert "fill" in [choice.key for choice in question.choices]
    told = [decision.told for decision in _project(part).decisions]
    assert any("filled with O" in str(message) for message in told)


@statement("must", r"name the sentence \((\d+)\), both counts \((\d+) and (\d+)\).* \('(\w+)'\)")
def first_missing_token_is_named(part: Opened, match: re.Match[str]) -> None:
    (question,) = [q for q in part.asked if q.key == TOKEN_COUNTS]
    (text,) = map(str, question.detail)
    for needed in (f"Sentence {match[1]} ", f"{match[2]}", f"{match[3]} tokens", f"“{match[4]}”"):
        assert needed in text


@statement("must not", r"shift the tags|score (\d+) tokens against (\d+)")
def tags_stay_in_their_sentences(part: Opened, match: re.Match[str]) -> None:
    project = _project(part)
    assert project.reference is not None
    gold = project.reference.gold
    assert isinstance(gold, TagColumn)
    for system in project.systems:
        assert isinstance(system.column, TagColumn)
        assert system.column.lengths.tolist() == gold.lengths.tolist()
        # the sentences after the cut are the file's own
        lines = part.paths[1].read_text(encoding="utf-8").split("\n\n")[-1].split("\n")
        own = [line.split("\t")[1] for line in lines if line]
        assert system.column.texts_of(len(gold) - 1) == own


# Numbers ----------------------------------------------------------------------------------------


@statement("must not", r"^accuracy 0(?: for (\w+))?$|NaN macro F1")
def scores_are_numbers_above_zero(part: Opened, match: re.Match[str]) -> None:
    project = _project(part)
    key = "macro-f1" if "macro" in match[0] else "accuracy"
    metric = metric_of(project, key)
    assert project.reference is not None
    for system in project.systems:
        stats = metric.item_stats(project.reference.gold, system.column).take(project.rows())
        score = float(metric.aggregate(stats.totals()))
        assert score > 0
        assert math.isfinite(score)


@statement("must", r"ROC AUC: 'undefined")
def auc_is_told_undefined(part: Opened, match: re.Match[str]) -> None:
    assert any("ROC AUC" in text and "undefined" in text for text in map(str, part.problems))


@statement("must", r"outputs are identical")
def identity_is_told(part: Opened, match: re.Match[str]) -> None:
    assert "are identical" in part.words


@statement("both", r"p = 1 for|p below 1")
def nothing_is_significant(part: Opened, match: re.Match[str]) -> None:
    for key in ("exact-permutation", "randomization", "bootstrap", "sign", "mcnemar"):
        if key == "mcnemar" and _project(part).task != "labels":
            continue
        project = _project(part)
        sample = sample_of(project, project.system_a, project.system_b)
        procedure = procedure_of(key, project.settings)
        if procedure.unsuitable(sample) is not None:
            continue
        result = finish(procedure.run(sample))
        assert result.pvalue == 1.0, key
        assert result.observed == 0.0
        if result.interval is not None:
            assert (result.interval.low, result.interval.high) == (0.0, 0.0)


@statement("both", r"\(count \+ 1\) / \(R \+ 1\)|^p = 0")
def sampled_p_is_never_zero(part: Opened, match: re.Match[str]) -> None:
    project = _project(part)
    sample = sample_of(project, project.system_a, project.system_b)
    result = finish(procedure_of("randomization", project.settings, n_resamples=999).run(sample))
    assert result.n_extreme is not None
    assert result.pvalue == (result.n_extreme + 1) / 1000


# Helpers ----------------------------------------------------------------------------------------


def _project(part: Opened) -> Project:
    assert part.project is not None, part.words
    return part.project


def _label_column(column: object) -> LabelColumn:
    assert isinstance(column, LabelColumn)
    return column


def _n_compared(project: Project) -> int:
    return len(rows_of(project, *(system.name for system in project.systems)))


def _names(part: Opened) -> list[str]:
    """Every name that is shown: systems, labels, columns."""
    project = _project(part)
    assert project.reference is not None
    sources = [project.reference.source, *(system.source for system in project.systems)]
    columns = [source.column for source in sources if source is not None]
    systems = [system.name for system in project.systems]
    return [*systems, *project.labels, *project.reference.metadata, *columns]


def _cells_of_labels(part: Opened) -> set[str]:
    """Cells of the label columns as the csv module reads them."""
    project = _project(part)
    assert project.reference is not None
    assert project.reference.source is not None
    columns = [project.reference.source.column, *(s.name for s in project.systems)]
    with part.paths[0].open(encoding="utf-8", newline="") as stream:
        return {row[column] for row in csv.DictReader(stream) for column in columns}
