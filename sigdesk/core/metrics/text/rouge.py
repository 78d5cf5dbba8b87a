"""ROUGE-N, ROUGE-L and ROUGE-Lsum, digit for digit as rouge-score gives them.

Decision: the score of a system is the mean over items of the item's F (or precision, or recall),
as everyone reports it. With several references an item takes the one with the best F, as
rouge-score does; the jackknifing of ROUGE-1.5.5 is not offered.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column, TextColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.text.base import ItemMean, References, per_reference, texts_of
from sigdesk.core.metrics.text.lcs import lcs_length, union_lcs_matches
from sigdesk.core.metrics.text.ngrams import Matches, ngram_matches, word_pairs
from sigdesk.core.metrics.text.words import (
    ROUGE_SCORE,
    UNICODE,
    Tokenizer,
    rouge_tokenizer,
    share_of_letters_lost,
    share_without_words,
    stemmer_param,
    tokenizer_param,
)
from sigdesk.core.params import param

_CITATION = "Lin 2004; rouge-score: Google Research"
_TOO_MUCH_LOST = 0.3
"""Share of letters outside a–z from which the usual tokenizer makes no sense."""
_WORTH_SAYING = 0.01


class PrecisionRecallF(NamedTuple):
    """Three numbers of one pair of texts, or arrays of them."""

    precision: Any
    recall: Any
    f: Any


def rates_of(matches: Matches) -> PrecisionRecallF:
    """Precision, recall and F1 of counted matches; 0 where a side is empty."""
    precision = divide(matches.matched, matches.candidate, 0.0)
    recall = divide(matches.matched, matches.reference, 0.0)
    return PrecisionRecallF(
        precision, recall, divide(2 * precision * recall, precision + recall, 0.0)
    )


@dataclass(frozen=True)
class Rouge(ItemMean):
    """A ROUGE score: matches between the units of two texts, as precision, recall or F1."""

    citation: ClassVar[str] = _CITATION
    slow: ClassVar[bool] = True

    of: str = param(
        "f",
        label=QT_TRANSLATE_NOOP("messages", "Report"),
        help=QT_TRANSLATE_NOOP(
            "messages",
            "F1, or one of its parts: precision of the output, recall of the reference.",
        ),
        choices=(
            ("f", QT_TRANSLATE_NOOP("messages", "F1")),
            ("precision", QT_TRANSLATE_NOOP("messages", "Precision")),
            ("recall", QT_TRANSLATE_NOOP("messages", "Recall")),
        ),
        short="of",
    )
    stemmer: bool = stemmer_param()
    tokenizer: str = tokenizer_param()

    @abstractmethod
    def rates(self, candidates: Sequence[str], references: Sequence[str]) -> PrecisionRecallF:
        """Precision, recall and F1 of pairs of texts, arrays of shape (n_pairs,).

        Parameters
        ----------
        candidates, references : sequence of str, same length
        """

    def words(self) -> Tokenizer:
        """The tokenizer with these parameters."""
        return rouge_tokenizer(self.tokenizer, self.stemmer)

    def pair(self, candidate: str, reference: str) -> PrecisionRecallF:
        """Precision, recall and F1 of one pair of texts."""
        found = self.rates([candidate], [reference])
        return PrecisionRecallF(*(float(values[0]) for values in found))

    def values(self, texts: Sequence[str], references: References) -> NDArray[np.float64]:
        """The value of every item against its best reference."""
        flat, item = per_reference(references)
        found = self.rates([texts[place] for place in item], flat)
        chosen: NDArray[np.float64] = getattr(found, self.of)
        if len(flat) == len(texts):
            return chosen
        # the first of the references with the best F, whatever is reported
        order = np.lexsort((np.arange(len(flat)), -found.f, item))
        first = np.flatnonzero(np.diff(item[order], prepend=-1))
        return chosen[order[first]]

    @classmethod
    def suited(cls, reference: Column | None) -> dict[str, Any]:
        """Unicode words where rouge-score's tokenizer loses a good part of the letters."""
        lost = share_of_letters_lost(texts_of(reference))
        return {"tokenizer": UNICODE} if lost >= _TOO_MUCH_LOST else {}

    def notes_on_texts(self, reference: Column, output: Column) -> tuple[Message, ...]:
        """What the tokenizer leaves out of these texts, or that it is not the usual one."""
        assert isinstance(output, TextColumn)
        texts = texts_of(reference)
        lost = share_of_letters_lost(texts)
        if self.tokenizer == UNICODE:
            if lost < _TOO_MUCH_LOST:
                return ()
            text = QT_TRANSLATE_NOOP(
                "messages",
                "Words are Unicode words here: rouge-score's own tokenizer would lose "
                "{percent:.0f} % of the letters. Name the tokenizer with the number.",
            )
            return (Message(text, {"percent": 100 * lost}),)
        share = share_without_words([*texts, *output.texts])
        if share:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "The tokenizer of rouge-score keeps only a–z and 0–9: {percent:.0f} % of the texts "
                "have no word for it and score 0, even where they equal the reference. Choose "
                "Unicode words.",
            )
            return (Message(text, {"percent": 100 * share}, "problem"),)
        if lost < _WORTH_SAYING:
            return ()
        text = QT_TRANSLATE_NOOP(
            "messages",
            "The tokenizer of rouge-score keeps only a–z and 0–9 and so loses {percent:.0f} % of "
            "the letters, which cuts words in two. Unicode words keep them.",
        )
        return (Message(text, {"percent": 100 * lost}, "caution"),)


@dataclass(frozen=True)
class CountedRouge(Rouge):
    """A ROUGE score that counts units of text."""

    @abstractmethod
    def matches(self, candidates: Sequence[str], references: Sequence[str]) -> Matches:
        """Matches of pairs of texts.

        Parameters
        ----------
        candidates, references : sequence of str, same length
        """

    def rates(self, candidates: Sequence[str], references: Sequence[str]) -> PrecisionRecallF:
        """Matches over the units of either side."""
        return rates_of(self.matches(candidates, references))


@dataclass(frozen=True)
class RougeNgrams(CountedRouge):
    """ROUGE-N of a fixed length."""

    order: ClassVar[int]

    def matches(self, candidates: Sequence[str], references: Sequence[str]) -> Matches:
        """Clipped n-gram matches."""
        words = self.words()
        pairs = word_pairs(list(map(words, candidates)), list(map(words, references)))
        return ngram_matches(pairs, self.order)


@METRICS.register
@dataclass(frozen=True)
class Rouge1(RougeNgrams):
    """ROUGE-1: words."""

    key: ClassVar[str] = "rouge-1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "ROUGE-1")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "F1 of the words an output shares with its reference; mean over items."
    )
    usual: ClassVar[int] = 4
    order: ClassVar[int] = 1
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How many words of the summary occur in the reference (precision) and how many words of "
        "the reference occur in the summary (recall), a repeated word counted at most as often as "
        "on the other side. F1 is their harmonic mean; the system's score is the mean over items.",
    )
    formula: ClassVar[str] = (
        "P = Σ min(c_w, r_w) / Σ c_w,  R = Σ min(c_w, r_w) / Σ r_w,  F = 2PR / (P + R)"
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Longer summaries gain recall, so compare systems of similar length. The usual tokenizer "
        "knows only a–z and 0–9. Numbers with and without stemming must not be compared.",
    )


@METRICS.register
@dataclass(frozen=True)
class Rouge2(RougeNgrams):
    """ROUGE-2: pairs of neighbouring words."""

    key: ClassVar[str] = "rouge-2"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "ROUGE-2")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "F1 of the pairs of neighbouring words an output shares with its reference; mean over "
        "items.",
    )
    usual: ClassVar[int] = 5
    order: ClassVar[int] = 2
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "As ROUGE-1, with pairs of neighbouring words in place of words: it asks for the same "
        "words in the same order, two at a time.",
    )
    formula: ClassVar[str] = (
        "P = Σ min(c_g, r_g) / Σ c_g,  R = Σ min(c_g, r_g) / Σ r_g,  F = 2PR / (P + R)"
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Many items score 0 although they are good paraphrases. Compare numbers of the same "
        "tokenizer and stemming only.",
    )


@METRICS.register
@dataclass(frozen=True)
class RougeL(CountedRouge):
    """ROUGE-L: the longest common subsequence of the whole texts."""

    key: ClassVar[str] = "rouge-l"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "ROUGE-L")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "F1 of the longest sequence of words, not necessarily neighbours, that an output shares "
        "with its reference; mean over items.",
    )
    usual: ClassVar[int] = 6
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The longest list of words that stand in both texts in the same order, with anything in "
        "between. Its length over that of the output is precision, over that of the reference "
        "recall. The whole text is one sequence; ROUGE-Lsum goes sentence by sentence.",
    )
    formula: ClassVar[str] = "P = LCS / |output|,  R = LCS / |reference|,  F = 2PR/(P+R)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Papers on long summaries often write ROUGE-L for ROUGE-Lsum. A sentence moved to another "
        "place loses all its matches here.",
    )

    def matches(self, candidates: Sequence[str], references: Sequence[str]) -> Matches:
        """Lengths of longest common subsequences."""
        words = self.words()
        ours, theirs = list(map(words, candidates)), list(map(words, references))
        lengths = [lcs_length(r, c) for c, r in zip(ours, theirs, strict=True)]
        return Matches(
            np.array(lengths, np.int64),
            np.array(list(map(len, ours)), np.int64),
            np.array(list(map(len, theirs)), np.int64),
        )


@METRICS.register
@dataclass(frozen=True)
class RougeLsum(CountedRouge):
    """ROUGE-Lsum: unions of longest common subsequences, sentence by sentence."""

    key: ClassVar[str] = "rouge-lsum"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "ROUGE-Lsum")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "F1 of the words that each sentence of the reference shares in order with any sentence of "
        "the output; a sentence ends at a line break; mean over items.",
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Every sentence of the reference is compared with every sentence of the summary; the words "
        "of all longest common subsequences together count. The order of sentences does not "
        "matter. For a text without line breaks it equals ROUGE-L.",
    )
    formula: ClassVar[str] = (
        "hits = Σ_i |∪_j LCS(r_i, c_j)|,  P = hits / |output|,  R = hits / |reference|"
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Sentences must be separated by line breaks within the text; a file with one summary a "
        "line has none.",
    )

    def matches(self, candidates: Sequence[str], references: Sequence[str]) -> Matches:
        """Clipped words of the unions."""
        words = self.words()
        counts = np.zeros((3, len(candidates)), np.int64)
        for place, texts in enumerate(zip(candidates, references, strict=True)):
            ours, theirs = ([words(line) for line in text.split("\n")] for text in texts)
            counts[:, place] = (
                union_lcs_matches(theirs, ours),
                sum(map(len, ours)),
                sum(map(len, theirs)),
            )
        return Matches(*counts)


def rouge_n(
    candidate: str,
    reference: str,
    n: int,
    *,
    stemmer: bool = False,
    tokenizer: str = ROUGE_SCORE,
) -> PrecisionRecallF:
    """ROUGE-N of one pair of texts.

    Parameters
    ----------
    candidate, reference : str
    n : int
        Length of the n-grams, at least 1.
    stemmer : bool, optional
    tokenizer : {"rouge-score", "unicode"}, optional

    Returns
    -------
    PrecisionRecallF
    """
    words = rouge_tokenizer(tokenizer, stemmer)
    found = rates_of(ngram_matches(word_pairs([words(candidate)], [words(reference)]), n))
    return PrecisionRecallF(*(float(values[0]) for values in found))


def rouge_l(
    candidate: str, reference: str, *, stemmer: bool = False, tokenizer: str = ROUGE_SCORE
) -> PrecisionRecallF:
    """ROUGE-L of one pair of texts; see `rouge_n` for the arguments."""
    return RougeL(stemmer=stemmer, tokenizer=tokenizer).pair(candidate, reference)
