"""Attachment scores: heads and relations of words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns.trees import DEPREL
from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.metrics.trees.base import (
    CONTENT_RELATIONS,
    TreeMetric,
    WordPairs,
    counted,
    relation_in,
    side_by_side,
    universal_relation,
)
from sigdesk.core.params import param

_PUNCTUATION = frozenset({"punct"})


def punctuation_param() -> Any:
    """The field `punctuation`: whether it counts."""
    return param(
        True,
        label=QT_TRANSLATE_NOOP("messages", "Count punctuation"),
        help=QT_TRANSLATE_NOOP(
            "messages",
            "Punctuation (relation punct in the reference) counts as in the CoNLL 2018 shared "
            "task; older work leaves it out.",
        ),
        choices=(
            (True, QT_TRANSLATE_NOOP("messages", "yes")),
            (False, QT_TRANSLATE_NOOP("messages", "no")),
        ),
        short="punct",
    )


def subtypes_param() -> Any:
    """The field `subtypes`: whether subtypes of relations must agree."""
    return param(
        False,
        label=QT_TRANSLATE_NOOP("messages", "Subtypes of relations"),
        help=QT_TRANSLATE_NOOP(
            "messages", "Whether nmod:poss and nmod are different relations; the shared task: no."
        ),
        choices=(
            (False, QT_TRANSLATE_NOOP("messages", "left out")),
            (True, QT_TRANSLATE_NOOP("messages", "must agree")),
        ),
        short="subtypes",
    )


@dataclass(frozen=True)
class WordMetric(TreeMetric):
    """A metric in which each word of the reference is right or wrong."""

    def right(self, pairs: WordPairs) -> NDArray[np.bool_]:
        """Whether each pair is right, shape (n_pairs,)."""
        raise NotImplementedError

    def counts(self, pairs: WordPairs) -> NDArray[np.int64]:
        """[right, system's words, reference's words]."""
        return side_by_side(
            pairs.per_item(self.right(pairs)), pairs.output.lengths, pairs.gold.lengths
        )


@dataclass(frozen=True)
class Attachment(WordMetric):
    """A score of heads or relations that can leave punctuation out."""

    punctuation: bool = punctuation_param()

    def counts(self, pairs: WordPairs) -> NDArray[np.int64]:
        """[right, system's words, reference's words], perhaps without punctuation.

        A system's word is punctuation when its partner is.
        """
        counts = super().counts(pairs)
        if self.punctuation:
            return counts
        is_mark = relation_in(pairs.gold, _PUNCTUATION)
        paired = is_mark[pairs.of_gold]
        right = pairs.per_item(self.right(pairs) & ~paired)
        return side_by_side(
            right,
            counts[:, 1] - pairs.per_item(paired),
            counts[:, 2] - counted(pairs.gold, is_mark),
        )


@METRICS.register
@dataclass(frozen=True)
class LAS(Attachment):
    """Labelled attachment score: the right head and the right relation."""

    key: ClassVar[str] = "las"
    usual: ClassVar[int] = 1
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "LAS")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Labelled attachment score: words with the right head and the right relation, as F1 over "
        "words.",
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The main score of dependency parsing. With the words of the reference it is the share of "
        "words whose head and relation are right; when the system cut the text itself, words it "
        "cut differently are wrong.",
    )
    formula: ClassVar[str] = "LAS = 2·right / (system words + reference words)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Scores with and without punctuation, or with and without subtypes of relations, differ "
        "by whole points. Sentences, not words, are what a test must resample.",
    )

    subtypes: bool = subtypes_param()

    def right(self, pairs: WordPairs) -> NDArray[np.bool_]:
        """Head and relation agree."""
        change = None if self.subtypes else universal_relation
        return pairs.same_head() & pairs.same(DEPREL, change)


@METRICS.register
@dataclass(frozen=True)
class UAS(Attachment):
    """Unlabelled attachment score: the right head."""

    key: ClassVar[str] = "uas"
    usual: ClassVar[int] = 2
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "UAS")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Unlabelled attachment score: words with the right head, as F1 over words.",
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "How well the tree is built, whatever its relations are called."
    )
    formula: ClassVar[str] = "UAS = 2·right heads / (system words + reference words)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "It can only be higher than LAS; the gap is what wrong relations cost."
    )

    def right(self, pairs: WordPairs) -> NDArray[np.bool_]:
        """Heads agree."""
        return pairs.same_head()


@METRICS.register
@dataclass(frozen=True)
class CLAS(WordMetric):
    """LAS of content words."""

    key: ClassVar[str] = "clas"
    usual: ClassVar[int] = 3
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "CLAS")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Content-word LAS: only words whose relation is one of content words (not aux, case, cc, "
        "clf, cop, det, mark, punct).",
    )
    citation: ClassVar[str] = "Nivre and Fang 2017, Universal Dependency Evaluation"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Function words are easy in some languages and absent in others. Leaving them out makes "
        "languages comparable and shows the harder attachments.",
    )
    formula: ClassVar[str] = "CLAS = 2·right / (system content words + reference content words)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Which words count for the system depends on the relations the system gives."
    )

    def right(self, pairs: WordPairs) -> NDArray[np.bool_]:
        """Head and relation of a content word agree."""
        content = relation_in(pairs.gold, CONTENT_RELATIONS)[pairs.of_gold]
        return content & pairs.same_head() & pairs.same(DEPREL, universal_relation)

    def counts(self, pairs: WordPairs) -> NDArray[np.int64]:
        """[right, system's content words, reference's content words]."""
        return side_by_side(
            pairs.per_item(self.right(pairs)),
            counted(pairs.output, relation_in(pairs.output, CONTENT_RELATIONS)),
            counted(pairs.gold, relation_in(pairs.gold, CONTENT_RELATIONS)),
        )


@METRICS.register
@dataclass(frozen=True)
class LabelAccuracy(Attachment):
    """The right relation, whatever the head."""

    key: ClassVar[str] = "relation-accuracy"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Relation accuracy")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Words with the right relation, whatever their head, as F1 over words."
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "How well relations are named, apart from where words are attached."
    )
    formula: ClassVar[str] = "LA = 2·right relations / (system words + reference words)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A right relation to the wrong head counts in full."
    )

    subtypes: bool = subtypes_param()

    def right(self, pairs: WordPairs) -> NDArray[np.bool_]:
        """Relations agree."""
        return pairs.same(DEPREL, None if self.subtypes else universal_relation)


@METRICS.register
@dataclass(frozen=True)
class CompleteMatch(TreeMetric):
    """Sentences in which every word is right. Statistics: [right, 1, 1] of every sentence."""

    key: ClassVar[str] = "complete-match"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Complete match")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Sentences in which every word has the right head and relation / sentences."
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A sentence counts only when nothing in its tree is wrong."
    )
    formula: ClassVar[str] = "CM = right trees / sentences"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Long sentences are hardly ever right; compare by length as well."
    )

    subtypes: bool = subtypes_param()

    def counts(self, pairs: WordPairs) -> NDArray[np.int64]:
        """[1 when all words are right and none is too many, 1, 1]."""
        right, system, gold = LAS(subtypes=self.subtypes).counts(pairs).T
        whole = ((right == system) & (right == gold)).astype(np.int64)
        return side_by_side(whole, np.ones_like(whole), np.ones_like(whole))
