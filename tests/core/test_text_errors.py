"""Error rates equal jiwer's, edit by edit; exact match and length."""

from __future__ import annotations

import jiwer
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rapidfuzz.distance import Levenshtein
from text_samples import column, score, sentences

from sigdesk.core.columns.alternatives import alternatives
from sigdesk.core.metrics.text.edits import edits
from sigdesk.core.metrics.text.error_rates import CharacterErrorRate, WordErrorRate
from sigdesk.core.metrics.text.whole_texts import ExactText, LengthRatio

corpora = st.lists(st.tuples(sentences, sentences), min_size=1, max_size=6)


@settings(max_examples=300, deadline=None)
@given(st.text("abc", max_size=14), st.text("abc", max_size=14))
def test_every_kind_of_edit(reference: str, output: str) -> None:
    found = edits(reference, output)
    kinds = [operation.tag for operation in Levenshtein.editops(reference, output)]
    assert found.substitutions == kinds.count("replace")
    assert found.deletions == kinds.count("delete")
    assert found.insertions == kinds.count("insert")
    assert sum(found[:3]) == Levenshtein.distance(reference, output)
    assert found.hits == len(reference) - found.substitutions - found.deletions


def test_longer_than_a_machine_word() -> None:
    reference, output = "abcde" * 60, "acbd" * 70
    assert sum(edits(reference, output)[:3]) == Levenshtein.distance(reference, output)


@settings(max_examples=100, deadline=None)
@given(corpora)
def test_rates_and_details_are_jiwers(corpus: list[tuple[str, str]]) -> None:
    references, texts = ([pair[side] for pair in corpus] for side in (0, 1))
    words = jiwer.process_words(references, texts)
    characters = jiwer.process_characters(references, texts)
    metric = WordErrorRate()
    totals = metric.item_stats(column(references), column(texts)).totals()
    assert float(metric.aggregate(totals)) == words.wer
    assert totals.tolist() == [words.substitutions, words.deletions, words.insertions, words.hits]
    details = {detail.label: detail.value for detail in metric.details(totals)}
    assert details["Match error rate"] == pytest.approx(words.mer, abs=1e-15)
    assert details["Information lost"] == pytest.approx(words.wil, abs=1e-15)
    assert score(CharacterErrorRate(), references, texts) == characters.cer


def test_the_nearest_reference_counts() -> None:
    references = alternatives([["a b c d", "a b x"], ["a"]])
    stats = WordErrorRate().item_stats(references, column(["a b y", "a"]))
    assert stats.rows.tolist() == [[1, 0, 0, 2], [0, 0, 0, 1]]
    # two edits of four words are fewer per word than two of three
    assert score(WordErrorRate(), [["a b c", "a b c d"]], ["a b y z"]) == 0.5


def test_case_and_punctuation() -> None:
    references, texts = ["It's three_thirty, Sir!"], ["its threethirty sir"]
    assert score(WordErrorRate(), references, texts) == 1.0
    assert score(WordErrorRate(lowercase=True, ignore_punctuation=True), references, texts) == 0.0


def test_outer_blanks_are_no_characters() -> None:
    assert score(CharacterErrorRate(), ["ab c"], ["  ab c "]) == 0.0
    assert score(CharacterErrorRate(), ["ab c"], ["abc"]) == 0.25


def test_against_silence_every_word_is_an_error() -> None:
    assert score(WordErrorRate(), [""], ["a b"]) == jiwer.wer("", "a b") == 2.0
    assert score(WordErrorRate(), [""], [""]) == 0.0


def test_exact_match() -> None:
    references = [["A  cat."], ["no", "Yes"], ["x"]]
    assert score(ExactText(), references, ["A cat. ", "Yes", "X"]) == pytest.approx(2 / 3)
    assert score(ExactText(lowercase=True), references, ["a cat.", "yes", "X"]) == 1.0


def test_length_ratio() -> None:
    assert score(LengthRatio(), [["a b c", "a b c d e f"], ["a"]], ["a b c d", ""]) == 1.0
    # 2 and 4 are equally near 3: the shorter one counts, as in BLEU
    assert score(LengthRatio(), [["a b", "a b c d"]], ["a b c"]) == 1.5
    assert score(LengthRatio(unit="characters"), ["今天 好"], ["今天很好"]) == pytest.approx(4 / 3)
