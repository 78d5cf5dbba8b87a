"""How the text was cut: words, tokens, sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.metrics.trees.attachment import WordMetric
from sigdesk.core.metrics.trees.base import TreeMetric, WordPairs, side_by_side

_TOKENS, _TOKENS_RIGHT, _SENTENCES, _SENTENCES_RIGHT = range(4)


@METRICS.register
@dataclass(frozen=True)
class WordsF1(WordMetric):
    """Words that have a partner."""

    key: ClassVar[str] = "words-f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Words F1")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Words that can be aligned with a word of the reference, as F1 over words."
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "The highest that any score of words can reach with this tokenisation."
    )
    formula: ClassVar[str] = "F1 = 2·aligned / (system words + reference words)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "It is 1 for every system that was given the words of the reference."
    )

    def right(self, pairs: WordPairs) -> NDArray[np.bool_]:
        """Every pair."""
        return np.ones(len(pairs.of_gold), dtype=bool)


@METRICS.register
@dataclass(frozen=True)
class TokensF1(TreeMetric):
    """Tokens that cover the same characters."""

    key: ClassVar[str] = "tokens-f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Tokens F1")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Tokens that cover exactly the characters of a token of the reference, as F1."
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Tokens are what stands in the text; a multiword token is one."
    )
    formula: ClassVar[str] = "F1 = 2·right / (system tokens + reference tokens)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A token that reaches over a sentence end counts where it begins."
    )

    def counts(self, pairs: WordPairs) -> NDArray[np.int64]:
        """[right, system's tokens, reference's tokens]."""
        ours, theirs = pairs.output.cuts, pairs.gold.cuts
        return side_by_side(ours[:, _TOKENS_RIGHT], ours[:, _TOKENS], theirs[:, _TOKENS])


@METRICS.register
@dataclass(frozen=True)
class SentencesF1(TreeMetric):
    """Sentences that cover the same characters."""

    key: ClassVar[str] = "sentences-f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Sentences F1")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Sentences that begin and end where a sentence of the reference does, as F1.",
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "How well the text was cut into sentences."
    )
    formula: ClassVar[str] = "F1 = 2·right / (system sentences + reference sentences)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "One missed end makes two sentences wrong."
    )

    def counts(self, pairs: WordPairs) -> NDArray[np.int64]:
        """[right, system's sentences, reference's sentences]."""
        ours, theirs = pairs.output.cuts, pairs.gold.cuts
        return side_by_side(ours[:, _SENTENCES_RIGHT], ours[:, _SENTENCES], theirs[:, _SENTENCES])
