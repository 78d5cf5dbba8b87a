"""Corpus BLEU and chrF from summed counts equal sacreBLEU's scores of the texts."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sacrebleu.metrics.bleu import BLEU
from sacrebleu.metrics.chrf import CHRF

from sigdesk.core.columns import LabelColumn, TextColumn
from sigdesk.core.metrics.corpus_text import CorpusBleu, CorpusChrf, CorpusTextMetric
from sigdesk.core.results import PairedSample
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.randomization import SACREBLEU, ApproximateRandomization

WORDS = "The the cat sat on a mat . dog's ran far , away - again then"

sentences = st.lists(st.sampled_from(WORDS.split()), max_size=9).map(" ".join)
corpora = st.lists(st.tuples(sentences, sentences), min_size=1, max_size=8)


def column(texts: list[str]) -> TextColumn:
    return TextColumn(np.array(texts, dtype=object))


def score(metric: CorpusTextMetric, references: list[str], texts: list[str]) -> float:
    stats = metric.item_stats(column(references), column(texts))
    return float(metric.aggregate(stats.totals()))


@settings(max_examples=60, deadline=None)
@given(corpora, st.booleans())
def test_scores_equal_sacrebleu(corpus: list[tuple[str, str]], lowercase: bool) -> None:
    references, texts = ([pair[side] for pair in corpus] for side in (0, 1))
    for metric, oracle in (
        (CorpusBleu(lowercase=lowercase), BLEU(lowercase=lowercase, force=True)),
        (CorpusChrf(lowercase=lowercase), CHRF(lowercase=lowercase)),
    ):
        expected = oracle.corpus_score(texts, [references]).score
        assert score(metric, references, texts) == pytest.approx(expected, rel=1e-12, abs=1e-12)


def test_aggregate_takes_leading_axes() -> None:
    references, texts = ["a b c d e", "f g h i j"], ["a b c d", "f g x i j"]
    for metric in (CorpusBleu(), CorpusChrf()):
        rows = metric.item_stats(column(references), column(texts)).dense()
        assert rows.shape == (2, metric.n_stats)
        stacked = metric.aggregate(np.stack([rows, rows[::-1]]))
        assert stacked.shape == (2, 2)
        assert stacked[0, 0] == stacked[1, 1] == metric.aggregate(rows[0])


def test_the_tokenizer_matters() -> None:
    references, texts = ["我们今天去看电影吧"], ["我们今天去看戏吧"]
    assert score(CorpusBleu(), references, texts) == 0.0
    expected = BLEU(tokenize="zh", force=True).corpus_score(texts, [references]).score
    assert score(CorpusBleu(tokenize="zh"), references, texts) == pytest.approx(expected)


def test_signatures_are_sacrebleus() -> None:
    assert (
        CorpusBleu()
        .signature()
        .startswith("bleu|nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:")
    )
    assert "case:lc" in CorpusChrf(lowercase=True).signature()


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
    metric = CorpusBleu()
    stats = [metric.item_stats(column(references), column(texts)) for texts in systems]
    sample = PairedSample(metric, *stats)
    ours = finish(ApproximateRandomization(counting=SACREBLEU).run(sample))
    named = [("A", systems[0]), ("B", systems[1])]
    test = PairedTest(named, {"BLEU": BLEU(force=True)}, [references], "ar", 10_000)
    theirs = test()[1]["BLEU"][1]
    assert theirs.score == pytest.approx(sample.scores()[1])
    # two Monte Carlo estimates of the same probability
    error = np.sqrt(2 * theirs.p_value * (1 - theirs.p_value) / 10_000)
    assert abs(ours.pvalue - theirs.p_value) < 5 * error


class TestRefusals:
    def test_labels(self) -> None:
        labels = LabelColumn(np.zeros(1, dtype=np.int32), ("a",))
        with pytest.raises(TypeError, match="bleu needs texts"):
            CorpusBleu().item_stats(labels, labels)

    def test_lengths(self) -> None:
        with pytest.raises(ValueError, match="2 items, the output 1"):
            CorpusChrf().item_stats(column(["a", "b"]), column(["a"]))

    def test_an_unknown_tokenizer(self) -> None:
        with pytest.raises(ValueError, match="tokenize is 'words'"):
            CorpusBleu(tokenize="words")


def test_no_items() -> None:
    stats = CorpusBleu().item_stats(column([]), column([]))
    assert stats.n_stats == 10
    assert float(CorpusBleu().aggregate(stats.totals())) == 0.0
