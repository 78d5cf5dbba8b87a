"""Parts of speech, features and lemmas of words, and the scores that join them with heads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import TreeColumn
from sigdesk.core.columns.trees import FEATS, LEMMA, UPOS, XPOS
from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.metrics.trees.attachment import CLAS, WordMetric
from sigdesk.core.metrics.trees.base import (
    FUNCTION_RELATIONS,
    WordPairs,
    features_of,
    relation_in,
    relations_of,
    universal_features,
)

_WORDS = QT_TRANSLATE_NOOP(
    "messages", "Words that the system cut differently than the reference are wrong here too."
)
_FORMULA = "F1 = 2·right / (system words + reference words)"


def same_lemma(pairs: WordPairs) -> NDArray[np.bool_]:
    """Lemmas agree, or the reference gives none ("_")."""
    codes = pairs.gold.fields[pairs.of_gold, LEMMA]
    given = np.array([text != "_" for text in pairs.gold.texts], dtype=bool)
    agrees: NDArray[np.bool_] = pairs.same(LEMMA) | ~given[codes]
    return agrees


@METRICS.register
@dataclass(frozen=True)
class UposF1(WordMetric):
    """Universal parts of speech."""

    key: ClassVar[str] = "upos"
    usual: ClassVar[int] = 4
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "UPOS")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Words with the right universal part of speech, as F1 over words."
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "The 17 parts of speech that all Universal Dependencies treebanks share."
    )
    formula: ClassVar[str] = _FORMULA
    watch_out: ClassVar[str] = _WORDS

    def right(self, pairs: WordPairs) -> NDArray[np.bool_]:
        """Parts of speech agree."""
        return pairs.same(UPOS)


@METRICS.register
@dataclass(frozen=True)
class LemmaF1(WordMetric):
    """Lemmas."""

    key: ClassVar[str] = "lemmas"
    usual: ClassVar[int] = 5
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Lemmas")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Words with the right lemma, as F1 over words; a word without lemma in the reference "
        "counts as right.",
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Lemmas are compared as they are written, capitals included."
    )
    formula: ClassVar[str] = _FORMULA
    watch_out: ClassVar[str] = _WORDS

    def right(self, pairs: WordPairs) -> NDArray[np.bool_]:
        """Lemmas agree."""
        return same_lemma(pairs)


@METRICS.register
@dataclass(frozen=True)
class XposF1(WordMetric):
    """The treebank's own parts of speech."""

    key: ClassVar[str] = "xpos"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "XPOS")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Words with the right part of speech of the treebank's own, as F1 over words."
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "The finer tags of the language or treebank, compared as they are written."
    )
    formula: ClassVar[str] = _FORMULA
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A system that does not write this column scores near 0."
    )

    def right(self, pairs: WordPairs) -> NDArray[np.bool_]:
        """Tags agree."""
        return pairs.same(XPOS)


@METRICS.register
@dataclass(frozen=True)
class FeaturesF1(WordMetric):
    """Universal features."""

    key: ClassVar[str] = "ufeats"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "UFeats")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Words with exactly the right universal features, as F1 over words."
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Features of the language's own are left out; the order does not matter."
    )
    formula: ClassVar[str] = _FORMULA
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "One wrong feature makes all features of the word wrong."
    )

    def right(self, pairs: WordPairs) -> NDArray[np.bool_]:
        """Features agree."""
        return pairs.same(FEATS, universal_features)


@METRICS.register
@dataclass(frozen=True)
class AllTagsF1(WordMetric):
    """UPOS, XPOS and features together."""

    key: ClassVar[str] = "alltags"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "AllTags")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Words with the right UPOS, XPOS and universal features, as F1 over words."
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "All tags of a word must be right at once."
    )
    formula: ClassVar[str] = _FORMULA
    watch_out: ClassVar[str] = _WORDS

    def right(self, pairs: WordPairs) -> NDArray[np.bool_]:
        """All tags agree."""
        return pairs.same(UPOS) & pairs.same(XPOS) & pairs.same(FEATS, universal_features)


@METRICS.register
@dataclass(frozen=True)
class MLAS(CLAS):
    """CLAS with morphology and function words."""

    key: ClassVar[str] = "mlas"
    usual: ClassVar[int] = 0
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "MLAS")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Morphology-aware labelled attachment score: CLAS in which UPOS, universal features and "
        "all function words of a content word must be right as well.",
    )
    citation: ClassVar[str] = WordMetric.citation
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A content word counts when its head, relation, part of speech and features are right, "
        "and the function words attached to it are the right ones with the right tags.",
    )
    formula: ClassVar[str] = "MLAS = 2·right / (system content words + reference content words)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Much must be right at once, so scores are low; compare only MLAS with MLAS."
    )

    def right(self, pairs: WordPairs) -> NDArray[np.bool_]:
        """CLAS, tags and function words agree."""
        right = super().right(pairs) & pairs.same(UPOS) & pairs.same(FEATS, universal_features)
        ours, theirs = _function_words(pairs.output, pairs), _function_words(pairs.gold, None)
        for pair in np.flatnonzero(right).tolist():
            of_output, of_gold = int(pairs.of_output[pair]), int(pairs.of_gold[pair])
            if pairs.output.strays[of_output] or ours.get(of_output) != theirs.get(of_gold):
                right[pair] = False
        return right


def _function_words(
    column: TreeColumn, pairs: WordPairs | None
) -> dict[int, list[tuple[int, int, int, int]]]:
    """Function words of every word that has some: partner, relation, part of speech, features.

    The partner is a row of the reference, −1 for a word without one; the words of the reference
    are their own partners.
    """
    rows = np.flatnonzero(relation_in(column, FUNCTION_RELATIONS) & (column.heads >= 0))
    parents = column.offsets[:-1][column.items()[rows]] + column.heads[rows]
    partner = np.arange(len(column.heads))
    if pairs is not None:
        partner = np.full(len(column.heads), -1)
        partner[pairs.of_output] = pairs.of_gold
    found: dict[int, list[tuple[int, int, int, int]]] = {}
    values = zip(
        parents.tolist(),
        partner[rows].tolist(),
        relations_of(column)[rows].tolist(),
        column.fields[rows, UPOS].tolist(),
        features_of(column)[rows].tolist(),
        strict=True,
    )
    for parent, *word in values:
        found.setdefault(parent, []).append((word[0], word[1], word[2], word[3]))
    return found


@METRICS.register
@dataclass(frozen=True)
class BLEX(CLAS):
    """CLAS with lemmas."""

    key: ClassVar[str] = "blex"
    usual: ClassVar[int] = 0
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "BLEX")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Bilexical dependency score: CLAS in which the lemma of the content word must be right "
        "as well.",
    )
    citation: ClassVar[str] = WordMetric.citation
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Who does what to whom, in lemmas: close to what a use of parses needs."
    )
    formula: ClassVar[str] = "BLEX = 2·right / (system content words + reference content words)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A system that does not write lemmas scores near 0."
    )

    def right(self, pairs: WordPairs) -> NDArray[np.bool_]:
        """CLAS and lemma agree."""
        return super().right(pairs) & same_lemma(pairs)
