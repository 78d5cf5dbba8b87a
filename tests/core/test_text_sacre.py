"""BLEU, chrF and TER from summed counts equal sacreBLEU's scores of the texts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sacrebleu.metrics.bleu import BLEU
from sacrebleu.metrics.chrf import CHRF
from sacrebleu.metrics.ter import TER
from text_samples import column, pairs_of, score, sentences

from sigdesk.core.columns import LabelColumn
from sigdesk.core.columns.alternatives import alternatives
from sigdesk.core.metrics.text import scripts
from sigdesk.core.metrics.text.base import reference_count
from sigdesk.core.metrics.text.bleu import Bleu, brevity_penalty, modified_precision
from sigdesk.core.metrics.text.chrf import Chrf, ChrfPlusPlus
from sigdesk.core.metrics.text.sacre import SacreMetric
from sigdesk.core.metrics.text.scripts import TokenizerMissingError
from sigdesk.core.metrics.text.ter import Ter
from sigdesk.core.results import PairedSample
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.randomization import SACREBLEU, ApproximateRandomization

Corpus = list[tuple[str, list[str]]]
WORDS = "The the cat sat on a mat . dog's ran far , away - again then"


def sacrebleu_of(oracle: Any, corpus: Corpus) -> float:
    most = max(len(references) for _, references in corpus)
    sets = [
        [references[place] if place < len(references) else None for _, references in corpus]
        for place in range(most)
    ]
    return float(oracle.corpus_score([text for text, _ in corpus], sets).score)


def ours(metric: SacreMetric, corpus: Corpus) -> float:
    return score(metric, [references for _, references in corpus], [text for text, _ in corpus])


SMOOTHING = st.sampled_from(
    [("exp", 0.0), ("none", 0.0), ("floor", 0.0), ("floor", 0.3), ("add-k", 0.0), ("add-k", 2.0)]
)


@settings(max_examples=150, deadline=None)
@given(pairs_of(sentences), st.booleans(), st.booleans(), SMOOTHING, st.integers(1, 5))
def test_bleu(
    corpus: Corpus, lowercase: bool, effective: bool, smoothing: tuple[str, float], order: int
) -> None:
    method, value = smoothing
    metric = Bleu(
        lowercase=lowercase,
        smooth_method=method,
        smooth_value=value,
        max_ngram_order=order,
        effective_order=effective,
    )
    oracle = BLEU(
        lowercase=lowercase,
        smooth_method=method,
        smooth_value=value or None,
        max_ngram_order=order,
        effective_order=effective,
        force=True,
    )
    assert ours(metric, corpus) == pytest.approx(sacrebleu_of(oracle, corpus), rel=1e-13, abs=1e-13)


@settings(max_examples=100, deadline=None)
@given(pairs_of(sentences), st.booleans(), st.booleans(), st.integers(0, 2), st.integers(1, 3))
def test_chrf(corpus: Corpus, lowercase: bool, blanks: bool, words: int, beta: int) -> None:
    metric = Chrf(lowercase=lowercase, whitespace=blanks, word_order=words, beta=beta)
    oracle = CHRF(lowercase=lowercase, whitespace=blanks, word_order=words, beta=beta)
    assert ours(metric, corpus) == pytest.approx(sacrebleu_of(oracle, corpus), rel=1e-13, abs=1e-13)


@settings(max_examples=80, deadline=None)
@given(pairs_of(sentences), st.booleans(), st.booleans(), st.booleans())
def test_ter(corpus: Corpus, lowercase: bool, normalized: bool, no_punct: bool) -> None:
    metric = Ter(lowercase=lowercase, normalized=normalized, no_punct=no_punct)
    oracle = TER(case_sensitive=not lowercase, normalized=normalized, no_punct=no_punct)
    assert ours(metric, corpus) == pytest.approx(sacrebleu_of(oracle, corpus), rel=1e-13, abs=1e-13)


@settings(max_examples=60, deadline=None)
@given(pairs_of(sentences))
def test_items_have_sentence_bleu_with_effective_order(corpus: Corpus) -> None:
    metric = Bleu()
    stats = metric.item_stats(
        alternatives([references for _, references in corpus]), column([t for t, _ in corpus])
    )
    oracle = BLEU(effective_order=True, force=True)
    expected = [oracle.sentence_score(text, references).score for text, references in corpus]
    assert metric.item_values(stats) == pytest.approx(expected, rel=1e-13, abs=1e-13)


def test_chrf_plus_plus_is_chrf_with_words() -> None:
    corpus = [("the cat sat", ["a cat sat on it"])]
    assert ours(ChrfPlusPlus(), corpus) == ours(Chrf(word_order=2), corpus)
    assert ChrfPlusPlus().signature().startswith("chrf++|nrefs:1|case:mixed|eff:yes|nc:6|nw:2|")


def test_statistics_are_integers() -> None:
    for metric in (Bleu(), Chrf(), Ter()):
        one = metric.item_stats(column(["a b c"]), column(["a b"]))
        assert one.rows.dtype == np.int64
        assert one.rows.shape == (1, metric.n_stats)
    several = Ter().item_stats(alternatives([["a b c", "a b"]]), column(["a b"]))
    assert several.rows.tolist() == [[0, 2.5]]


def test_aggregate_takes_leading_axes() -> None:
    references, texts = ["a b c d e", "f g h i j"], ["a b c d", "f g x i j"]
    for metric in (Bleu(), Bleu(smooth_method="add-k"), Chrf(), Ter()):
        rows = metric.item_stats(column(references), column(texts)).dense()
        stacked = metric.aggregate(np.stack([rows, rows[::-1]]))
        assert stacked.shape == (2, 2)
        assert stacked[0, 0] == stacked[1, 1] == metric.aggregate(rows[0])


class TestBleuOfShortTexts:
    def test_a_note_says_that_no_segment_is_long_enough(self) -> None:
        texts = ["Yes .", "Good night !"]
        totals = Bleu().item_stats(column(texts), column(texts)).totals()
        assert float(Bleu().aggregate(totals)) == 0.0
        (note,) = Bleu().notes(totals)
        assert "No segment has 4 tokens" in str(note)
        assert "chrF" in str(note)
        assert not Bleu(max_ngram_order=2).notes(
            Bleu(max_ngram_order=2).item_stats(column(texts), column(texts)).totals()
        )

    def test_a_note_says_that_smoothing_made_the_score(self) -> None:
        totals = Bleu().item_stats(column(["a b c d e"]), column(["a b x d e"])).totals()
        assert float(Bleu().aggregate(totals)) > 0
        (note,) = Bleu().notes(totals)
        assert "smoothing (exp)" in str(note)

    def test_items_are_scored_all_the_same(self) -> None:
        stats = Bleu().item_stats(column(["Yes ."]), column(["Yes ."]))
        assert Bleu().item_values(stats) == pytest.approx([100])

    def test_nothing_at_all_needs_no_note(self) -> None:
        totals = Bleu().item_stats(column([""]), column([""])).totals()
        assert Bleu().notes(totals) == ()
        assert float(Bleu().aggregate(totals)) == 0.0


class TestDetails:
    def test_of_bleu(self) -> None:
        row = Bleu(tokenize="none").count(["a cat is on the mat"], [["a cat sits on the mat"]])[0]
        details = {detail.label: detail.value for detail in Bleu().details(row)}
        assert details["p1"] == pytest.approx(500 / 6)
        assert details["BLEU-2"] == pytest.approx(100 * np.sqrt(0.5))
        # smoothed, as the score is
        assert details["BLEU-4"] == pytest.approx(float(Bleu().aggregate(row)))
        assert (details["Brevity penalty"], details["Length"]) == (1.0, 6)

    def test_of_chrf_and_ter(self) -> None:
        references, texts = column(["the cat sat"]), column(["the cat"])
        of_chrf = Chrf().details(Chrf().item_stats(references, texts).totals())
        assert of_chrf[0].value == 100
        of_ter = Ter().details(Ter().item_stats(references, texts).totals())
        assert [detail.value for detail in of_ter] == [1, 3]

    def test_brevity_penalty(self) -> None:
        lengths = np.array([[6, 6], [12, 6], [3, 6], [0, 6], [0, 0]])
        assert brevity_penalty(lengths) == pytest.approx([1, 1, np.exp(-1), 0, 1])


def test_modified_precision_of_the_paper() -> None:
    references = ["the cat is on the mat", "there is a cat on the mat"]
    assert modified_precision("the the the the the the the", references, 1) * 7 == 2
    assert modified_precision("the the the the the the the", references, 2) == 0
    assert modified_precision("the", references, 2) == 0


class TestSignatures:
    def test_are_sacrebleus(self) -> None:
        text = Bleu().signature()
        assert text.startswith("bleu|nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:")
        assert "case:lc" in Chrf(lowercase=True).signature()
        assert "|case:mixed|tok:tercom|" in Ter(lowercase=False).signature()

    def test_number_of_references(self) -> None:
        assert "|nrefs:2|" in Bleu().signature(2)
        assert "|nrefs:var|" in Bleu().signature(-1)
        assert reference_count(column(["a", "b"])) == 1
        assert reference_count(alternatives([["a", "b"], [], ["c", "d"]])) == 2
        assert reference_count(alternatives([["a", "b"], ["c"]])) == -1
        assert reference_count(alternatives([])) == 0


class TestTokenizers:
    def test_chinese(self) -> None:
        references, texts = ["我们今天去看电影吧"], ["我们今天去看戏吧"]
        assert score(Bleu(), references, texts) == 0.0
        expected = BLEU(tokenize="zh", force=True).corpus_score(texts, [references]).score
        assert score(Bleu(tokenize="zh"), references, texts) == pytest.approx(expected)
        (note,) = Bleu().notes_on_texts(column(references), column(texts))
        assert "zh" in str(note)
        assert note.severity == "problem"
        assert Bleu(tokenize="zh").notes_on_texts(column(references), column(texts)) == ()

    def test_one_that_is_not_installed_says_how_to_get_it(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(scripts, "find_spec", lambda name: None)
        metric = Bleu(tokenize="ja-mecab", smooth_value=0.7)
        with pytest.raises(TokenizerMissingError, match=r"sacrebleu\[ja\]"):
            metric.item_stats(column(["猫"]), column(["犬"]))

    def test_an_unknown_one(self) -> None:
        with pytest.raises(ValueError, match="tokenize is 'words'"):
            Bleu(tokenize="words")


def test_randomization_reproduces_sacrebleus_strict_counting() -> None:
    from sacrebleu.significance import PairedTest

    random = np.random.default_rng(0)
    words = np.array(WORDS.split())
    references = [" ".join(random.choice(words, 9)) for _ in range(60)]
    systems = []
    for noise in (0.2, 0.3):
        noisy = [
            " ".join(random.choice(words) if random.random() < noise else w for w in text.split())
            for text in references
        ]
        systems.append(noisy)
    metric = Bleu()
    stats = [metric.item_stats(column(references), column(texts)) for texts in systems]
    sample = PairedSample(metric, *stats)
    resampled = finish(ApproximateRandomization(counting=SACREBLEU).run(sample))
    named = [("A", systems[0]), ("B", systems[1])]
    test = PairedTest(named, {"BLEU": BLEU(force=True)}, [references], "ar", 10_000)
    theirs = test()[1]["BLEU"][1]
    assert theirs.score == pytest.approx(sample.scores()[1])
    # two Monte Carlo estimates of the same probability
    error = np.sqrt(2 * theirs.p_value * (1 - theirs.p_value) / 10_000)
    assert abs(resampled.pvalue - theirs.p_value) < 5 * error


def test_items_without_a_reference_are_left_out() -> None:
    references = alternatives([["a b c d e"], [], ["f g h i j"]])
    texts = ["a b c d x", "anything", "f g h i j"]
    for metric in (Bleu(), Chrf(), Ter()):
        stats = metric.item_stats(references, column(texts))
        assert not stats.dense()[1].any()
        alone = score(metric, ["a b c d e", "f g h i j"], [texts[0], texts[2]])
        assert metric.score(stats) == alone


class TestRefusals:
    def test_labels(self) -> None:
        labels = LabelColumn(np.zeros(1, dtype=np.int32), ("a",))
        with pytest.raises(TypeError, match="bleu needs texts"):
            Bleu().item_stats(labels, labels)

    def test_lengths(self) -> None:
        with pytest.raises(ValueError, match="2 items, the output 1"):
            Chrf().item_stats(column(["a", "b"]), column(["a"]))


def test_no_items() -> None:
    stats = Bleu().item_stats(column([]), column([]))
    assert stats.n_stats == 10
    assert float(Bleu().aggregate(stats.totals())) == 0.0


def test_settings_do_not_share_counters() -> None:
    texts, references = ["The cat"], ["the cat"]
    assert score(replace(Bleu(), lowercase=True, max_ngram_order=2), references, texts) > 99
    assert score(Bleu(max_ngram_order=2), references, texts) < 99
