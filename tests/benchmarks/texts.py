"""Item statistics of text metrics for 10,000 segments, against the field's programs.

sacreBLEU counts for BLEU, chrF and TER in both programs, so there the question is what is added;
ROUGE, METEOR and error rates are our own code. Every time is that of one system from its texts to
its score, with nothing remembered from before. The program extracts 200 items at a time, so that it
can be stopped; that is how they are extracted here as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import TextColumn
from sigdesk.core.metrics.text import porter, sacre
from sigdesk.core.metrics.text.base import TextMetric
from sigdesk.core.metrics.text.bleu import Bleu
from sigdesk.core.metrics.text.chrf import Chrf
from sigdesk.core.metrics.text.error_rates import CharacterErrorRate, WordErrorRate
from sigdesk.core.metrics.text.meteor import Meteor
from sigdesk.core.metrics.text.rouge import Rouge1, Rouge2, RougeL, RougeLsum
from sigdesk.core.metrics.text.ter import Ter
from sigdesk.model.statistics import extract
from tests.benchmarks.timing import best, compare, heading

N_SEGMENTS = 10_000
_FEWER = 1_000
"""Segments that are given to programs so slow that 10,000 would take minutes."""
_FEWEST = 300
"""For TER, which searches for moves of words."""
_SUFFIXES = ("", "s", "ed", "ing", "er", "ly", "ness", "ation", "ies", "al", "ous", "ive", "ful")


def _vocabulary(random: np.random.Generator, n_words: int = 20_000) -> NDArray[np.str_]:
    """Words as long as English ones, with endings that a stemmer works on; short ones first."""
    syllables = [c + v + d for c in "bcdfglmnprst" for v in "aeiou" for d in ("", "n", "r", "st")]
    words = {
        "".join(random.choice(syllables, int(random.integers(1, 4)))) + random.choice(_SUFFIXES)
        for _ in range(3 * n_words)
    }
    return np.array(sorted(words, key=lambda word: (len(word) > 4, word))[:n_words])


def segments(n_segments: int = N_SEGMENTS, seed: int = 5) -> tuple[list[str], list[str]]:
    """References, and outputs in which a third of the words are others and two have moved."""
    random = np.random.default_rng(seed)
    words = _vocabulary(random)
    # Mandelbrot's law: the commonest word is some four per cent of a text, as "the" is
    shares = np.cumsum(1 / (np.arange(len(words)) + 2.7))

    def drawn(n: int) -> NDArray[np.str_]:
        return words[np.searchsorted(shares, random.random(n) * shares[-1])]

    references, outputs = [], []
    for _ in range(n_segments):
        reference = drawn(int(random.integers(8, 40)))
        output = np.where(random.random(len(reference)) < 0.3, drawn(len(reference)), reference)
        first, second = random.integers(0, len(output), 2)
        output[[first, second]] = output[[second, first]]
        references.append(" ".join(reference).capitalize() + ".")
        outputs.append(" ".join(output).capitalize() + ".")
    return references, outputs


def _column(texts: list[str]) -> TextColumn:
    return TextColumn(np.array(texts, dtype=object))


def _ours(metric: TextMetric, references: list[str], outputs: list[str]) -> float:
    """Seconds for all of it, with caches empty."""
    reference, output = _column(references), _column(outputs)

    def work() -> None:
        sacre.forget_counters()
        porter.stem.cache_clear()
        running = extract(metric, reference, output)
        while True:
            try:
                next(running)
            except StopIteration as stop:
                metric.score(stop.value)
                return

    return best(work, 2)


def sacrebleu_metrics(references: list[str], outputs: list[str]) -> None:
    """BLEU, chrF and TER."""
    from sacrebleu.metrics.bleu import BLEU
    from sacrebleu.metrics.chrf import CHRF
    from sacrebleu.metrics.ter import TER

    heading(f"sacreBLEU's metrics, {len(outputs):,} segments; TER {_FEWEST:,}")
    metrics: list[tuple[TextMetric, Callable[[], Any], int]] = [
        (Bleu(), lambda: BLEU(force=True), len(outputs)),
        (Chrf(), CHRF, len(outputs)),
        (Ter(), TER, _FEWEST),
    ]
    for metric, make, n in metrics:

        def theirs(make: Callable[[], Any] = make, n: int = n) -> None:
            make().corpus_score(outputs[:n], [references[:n]])

        ours = _ours(metric, references[:n], outputs[:n])
        compare(metric.key, ours, "sacreBLEU, score without intervals", best(theirs, 2))


def rouge(references: list[str], outputs: list[str]) -> None:
    """ROUGE with and without the stemmer."""
    from rouge_score.rouge_scorer import RougeScorer

    heading(f"ROUGE, {len(outputs):,} segments; rouge-score from {_FEWER:,}")
    for stemmer in (False, True):
        for kind, name in (
            (Rouge1, "rouge1"),
            (Rouge2, "rouge2"),
            (RougeL, "rougeL"),
            (RougeLsum, "rougeLsum"),
        ):
            scorer = RougeScorer([name], use_stemmer=stemmer)

            def theirs(scorer: Any = scorer) -> None:
                for reference, output in zip(references[:_FEWER], outputs, strict=False):
                    scorer.score(reference, output)

            ours = _ours(kind(stemmer=stemmer), references, outputs)
            peer = best(theirs, 2) * len(outputs) / _FEWER
            compare(f"{kind.key}{', stems' if stemmer else ''}", ours, "rouge-score", peer)


def meteor(references: list[str], outputs: list[str]) -> None:
    """METEOR without synonyms, with either alignment."""
    from nltk.translate.meteor_score import single_meteor_score

    class NoWordNet:
        """NLTK looks up synonyms whether wanted or not; it is spared the time here."""

        def synsets(self, word: str) -> tuple[()]:
            return ()

    heading(f"METEOR, {len(outputs):,} segments; NLTK from {_FEWER:,}, without its look-ups")

    def theirs() -> None:
        for reference, output in zip(references[:_FEWER], outputs, strict=False):
            single_meteor_score(reference.split(), output.split(), wordnet=NoWordNet())

    peer = best(theirs, 2) * len(outputs) / _FEWER
    for metric in (Meteor(), Meteor(alignment="nltk")):
        compare(metric.alignment, _ours(metric, references, outputs), "NLTK", peer)


def error_rates(references: list[str], outputs: list[str]) -> None:
    """Word and character error rates with the kinds of edits."""
    import jiwer

    heading(f"Error rates, {len(outputs):,} segments")
    for metric, process in (
        (WordErrorRate(), jiwer.process_words),
        (CharacterErrorRate(), jiwer.process_characters),
    ):
        ours = _ours(metric, references, outputs)
        theirs = best(lambda process=process: process(references, outputs), 2)  # type: ignore[misc]
        compare(metric.key, ours, "jiwer (RapidFuzz, compiled)", theirs)


def run() -> None:
    """All comparisons."""
    references, outputs = segments()
    sacrebleu_metrics(references, outputs)
    rouge(references, outputs)
    meteor(references, outputs)
    error_rates(references, outputs)
