"""ROUGE equals rouge-score bit for bit; skip-bigrams equal a plain enumeration."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rouge_score.rouge_scorer import RougeScorer
from text_samples import column, pairs_of, paragraphs, score, sentences, words

from sigdesk.core.columns import LabelColumn
from sigdesk.core.columns.alternatives import alternatives
from sigdesk.core.metrics.text import rouge_skip
from sigdesk.core.metrics.text.rouge import Rouge, Rouge1, Rouge2, RougeL, RougeLsum, rouge_n
from sigdesk.core.metrics.text.rouge_skip import UNLIMITED, RougeS, RougeSU
from sigdesk.core.metrics.text.rouge_weighted import RougeW

METRICS: dict[str, type[Rouge]] = {
    "rouge1": Rouge1,
    "rouge2": Rouge2,
    "rougeL": RougeL,
    "rougeLsum": RougeLsum,
}
PARTS = {"f": "fmeasure", "precision": "precision", "recall": "recall"}


@pytest.mark.parametrize("stemmer", [False, True])
@settings(max_examples=60, deadline=None)
@given(corpus=pairs_of(paragraphs))
def test_every_digit_is_rouge_scores(stemmer: bool, corpus: list[tuple[str, list[str]]]) -> None:
    oracle = RougeScorer([*METRICS, "rouge3"], use_stemmer=stemmer)
    expected = [oracle.score_multi(references, text) for text, references in corpus]
    texts, references = [item[0] for item in corpus], [item[1] for item in corpus]
    for name, metric in METRICS.items():
        for part, attribute in PARTS.items():
            values = metric(stemmer=stemmer, of=part).values(texts, references)
            assert values.tolist() == [getattr(item[name], attribute) for item in expected]
    for text, of_item in corpus:
        one = oracle.score(of_item[0], text)["rouge3"]
        assert rouge_n(text, of_item[0], 3, stemmer=stemmer) == tuple(one)


def skip_units(tokens: list[str], gap: int, counting: str) -> Counter[tuple[str, ...]]:
    units = Counter(
        (tokens[i], tokens[j])
        for i, j in combinations(range(len(tokens)), 2)
        if gap == UNLIMITED or j - i <= gap + 1
    )
    alone = {"": [], "lin2004": tokens, "1.5.5": tokens[:-1]}[counting]
    return units + Counter((token,) for token in alone)


@settings(max_examples=100, deadline=None)
@given(
    words, words, st.sampled_from([UNLIMITED, 0, 1, 4]), st.sampled_from(["", "lin2004", "1.5.5"])
)
def test_skip_bigrams(ours: list[str], theirs: list[str], gap: int, counting: str) -> None:
    # the metric lowercases and drops what is not a word, so keep to plain words
    sides = [
        [word.lower() for word in side if word.isascii() and word.isalpha()]
        for side in (ours, theirs)
    ]
    candidate, reference = (skip_units(side, gap, counting) for side in sides)
    matched = (candidate & reference).total()
    metric = RougeSU(gap=gap, counting=counting) if counting else RougeS(gap=gap)
    found = metric.pair(*map(" ".join, sides))
    assert found.precision == (matched / candidate.total() if candidate else 0.0)
    assert found.recall == (matched / reference.total() if reference else 0.0)


class TestWeighted:
    def test_weight_one_is_rouge_lsum(self) -> None:
        for candidate, reference in (("a b c a", "a c b\nb a"), ("c b\na c b", "a b")):
            plain = RougeLsum().pair(candidate, reference)
            assert RougeW(weight=1.0).pair(candidate, reference) == pytest.approx(plain, rel=1e-15)

    def test_a_run_that_ends_in_a_clipped_word_is_lost(self) -> None:
        # printed by ROUGE-1.5.5.pl -w 1.2
        found = RougeW().pair("a c f\na b d\nd", "b\nc b c")
        assert found == pytest.approx((0.14286, 0.2111, 0.1704), abs=5e-6)

    def test_runs_of_the_paper(self) -> None:
        # Lin 2004, section 3.3: both share A B C D with X, the first one in a row
        reference = "a b c d e f g"
        in_a_row, scattered = "a b c d h i k", "a h b k c i d"
        metric = RougeW(weight=2.0, definition_used="lin2004")
        assert metric.pair(in_a_row, reference).recall == pytest.approx(4 / 7)
        assert metric.pair(scattered, reference).recall < 4 / 7
        assert RougeL().pair(in_a_row, reference) == RougeL().pair(scattered, reference)

    def test_the_program_weighs_twice(self) -> None:
        pair = "a cat is on the mat", "a cat sits on the mat"
        paper, program = RougeW(definition_used="lin2004").pair(*pair), RougeW().pair(*pair)
        assert paper.precision == program.precision == paper.recall
        assert program.recall == pytest.approx(0.5209, abs=5e-6)


def test_portions_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = ["a b c a b", "b", "", "c c b a"]
    references = [[text] for text in ("b a c b", "b a", "a", "c b a c a")]
    whole = RougeSU(gap=UNLIMITED).values(texts, references)
    monkeypatch.setattr(rouge_skip, "_AT_ONCE", 20)
    assert RougeSU(gap=UNLIMITED).values(texts, references).tolist() == whole.tolist()


def test_numbers_are_numbered_again_before_they_leave_64_bits() -> None:
    text = " ".join(f"w{number % 400}" for number in range(900))
    for n in (1, 2, 8, 9):
        assert rouge_n(text, text, n) == (1.0, 1.0, 1.0)
        assert rouge_n(text, "other words altogether " * 9, n) == (0.0, 0.0, 0.0)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(sentences, sentences), min_size=2, max_size=6))
def test_items_do_not_touch_each_other(corpus: list[tuple[str, str]]) -> None:
    texts, references = [item[0] for item in corpus], [[item[1]] for item in corpus]
    for metric in (Rouge2(), RougeSU()):
        together = metric.values(texts, references)
        alone = [metric.values([t], [r])[0] for t, r in zip(texts, references, strict=True)]
        assert together.tolist() == alone


def test_score_is_the_mean_over_items_that_have_a_reference() -> None:
    stats = Rouge1().item_stats(alternatives([["a b"], [], ["a b"]]), column(["a b", "a", "c"]))
    assert float(Rouge1().aggregate(stats.totals())) == 0.5
    assert score(Rouge1(), ["a b", "a b"], ["a b", "c"]) == 0.5


def test_signature_says_every_choice() -> None:
    assert Rouge1(stemmer=True).signature() == "rouge-1|of:f|stem:yes|tok:rouge-score"
    assert RougeSU().signature().endswith("|gap:4|su:1.5.5")


class TestOtherScripts:
    def test_a_text_without_words_is_a_problem(self) -> None:
        reference, output = column(["мир", "peace"]), column(["мир", "peace"])
        (note,) = Rouge1().notes_on_texts(reference, output)
        assert "50 %" in str(note)
        assert note.severity == "problem"
        assert score(Rouge1(tokenizer="unicode"), ["мир"], ["мир"]) == 1.0

    def test_lost_letters_are_told(self) -> None:
        texts = column(["Das Mädchen läuft über die Straße."])
        (note,) = Rouge1().notes_on_texts(texts, texts)
        assert note.severity == "caution"
        assert "14 %" in str(note)

    def test_english_needs_no_note(self) -> None:
        texts = column(["It's 3.5% higher."])
        for tokenizer in ("rouge-score", "unicode"):
            assert Rouge1(tokenizer=tokenizer).notes_on_texts(texts, texts) == ()
        assert Rouge1.suited(texts) == {}

    def test_unicode_words_are_suggested_and_named(self) -> None:
        texts = column(["नदी के पास", "мир"])
        assert Rouge1.suited(texts) == {"tokenizer": "unicode"}
        (note,) = Rouge1(tokenizer="unicode").notes_on_texts(texts, texts)
        assert "Unicode words" in str(note)
        assert Rouge1.suited(None) == {}


def test_labels_are_refused() -> None:
    labels = LabelColumn(np.zeros(1, dtype=np.int32), ("a",))
    with pytest.raises(TypeError, match="rouge-1 needs texts"):
        Rouge1().item_stats(labels, labels)
