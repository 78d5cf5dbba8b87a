"""What metrics of parses share: pairs of words, and what agrees between them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column, TreeColumn
from sigdesk.core.columns.trees import DEPREL, FEATS, ROOT
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import ItemStats, Metric, Ratio, Task
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.spans.base import compact
from sigdesk.core.params import check_params

CITATION = (
    "Zeman et al. 2018, CoNLL 2018 shared task: multilingual parsing from raw text to "
    "Universal Dependencies"
)

UNIVERSAL_FEATURES = frozenset(
    [
        "PronType",
        "NumType",
        "Poss",
        "Reflex",
        "Foreign",
        "Abbr",
        "Gender",
        "Animacy",
        "Number",
        "Case",
        "Definite",
        "Degree",
        "VerbForm",
        "Mood",
        "Tense",
        "Aspect",
        "Voice",
        "Evident",
        "Polarity",
        "Person",
        "Polite",
    ]
)
CONTENT_RELATIONS = frozenset(
    [
        "nsubj",
        "obj",
        "iobj",
        "csubj",
        "ccomp",
        "xcomp",
        "obl",
        "vocative",
        "expl",
        "dislocated",
        "advcl",
        "advmod",
        "discourse",
        "nmod",
        "appos",
        "nummod",
        "acl",
        "amod",
        "conj",
        "fixed",
        "flat",
        "compound",
        "list",
        "parataxis",
        "orphan",
        "goeswith",
        "reparandum",
        "root",
        "dep",
    ]
)
FUNCTION_RELATIONS = frozenset(["aux", "cop", "mark", "det", "clf", "case", "cc"])

_UNALIGNED = -3
"""A head without partner; no word and not the root."""


def universal_relation(relation: str) -> str:
    """A relation without its language's subtype: "nmod" for "nmod:poss"."""
    return relation.split(":")[0]


def universal_features(features: str) -> str:
    """The universal ones among a word's features, sorted."""
    kept = (f for f in features.split("|") if f.split("=", 1)[0] in UNIVERSAL_FEATURES)
    return "|".join(sorted(kept))


@lru_cache(maxsize=32)
def _grouped(texts: tuple[str, ...], change: Callable[[str], str]) -> NDArray[np.int32]:
    """Codes of texts after a change: texts that become equal get the same code."""
    codes: dict[str, int] = {}
    return np.array([codes.setdefault(change(t), len(codes)) for t in texts], dtype=np.int32)


@lru_cache(maxsize=32)
def _are_in(
    texts: tuple[str, ...], change: Callable[[str], str], group: frozenset[str]
) -> NDArray[np.bool_]:
    return np.array([change(text) in group for text in texts], dtype=bool)


@dataclass(frozen=True, eq=False)
class WordPairs:
    """The words of a system beside those of the reference.

    Parameters
    ----------
    gold, output : TreeColumn
    of_gold, of_output : ndarray of intp, shape (n_pairs,)
        Rows of the two words of each pair.
    """

    gold: TreeColumn
    output: TreeColumn
    of_gold: NDArray[np.intp]
    of_output: NDArray[np.intp]

    def same(self, field: int, change: Callable[[str], str] | None = None) -> NDArray[np.bool_]:
        """Whether a field agrees, perhaps after a change, shape (n_pairs,)."""
        ours, theirs = (
            self.output.fields[self.of_output, field],
            self.gold.fields[self.of_gold, field],
        )
        if change is not None:
            groups = _grouped(self.gold.texts, change)
            ours, theirs = groups[ours], groups[theirs]
        agrees: NDArray[np.bool_] = ours == theirs
        return agrees

    def same_head(self) -> NDArray[np.bool_]:
        """Whether heads are partners, or both are the root, shape (n_pairs,)."""
        begins = self.output.offsets[:-1][self.output.items()[self.of_output]]
        heads = self.output.heads[self.of_output]
        inside = heads >= 0
        partner = np.full(len(heads), _UNALIGNED, dtype=np.int64)
        found = self.output.aligned[begins[inside] + heads[inside]]
        partner[inside] = np.where(found >= 0, found, _UNALIGNED)
        partner[heads == ROOT] = ROOT
        agrees: NDArray[np.bool_] = partner == self.gold.heads[self.of_gold]
        return agrees

    def per_item(self, chosen: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Chosen pairs of every item, shape (n_items,)."""
        return counted(self.gold, self.of_gold[chosen])


def counted(column: TreeColumn, rows: NDArray[Any]) -> NDArray[np.int64]:
    """Words of every item among some rows, or where a mask over all words holds."""
    items = column.items()[rows]
    return np.bincount(items, minlength=len(column)).astype(np.int64, copy=False)


def relation_in(
    column: TreeColumn, group: frozenset[str], change: Callable[[str], str] = universal_relation
) -> NDArray[np.bool_]:
    """Words whose relation belongs to a group, shape (n_words,)."""
    return _are_in(column.texts, change, group)[column.fields[:, DEPREL]]


def features_of(column: TreeColumn) -> NDArray[np.int32]:
    """Codes of the universal features of every word, shape (n_words,)."""
    return _grouped(column.texts, universal_features)[column.fields[:, FEATS]]


def relations_of(column: TreeColumn) -> NDArray[np.int32]:
    """Codes of the universal relation of every word, shape (n_words,)."""
    return _grouped(column.texts, universal_relation)[column.fields[:, DEPREL]]


def word_pairs(reference: Column | None, output: Column) -> WordPairs:
    """Pairs of aligned words.

    Raises
    ------
    TypeError
        When one of the columns does not hold parses.
    ValueError
        When texts or numbers of sentences differ.
    """
    if not isinstance(reference, TreeColumn) or not isinstance(output, TreeColumn):
        raise TypeError("metrics of parses need parses in the reference and in the output")
    if reference.texts != output.texts:
        raise ValueError("the reference and the output have different texts")
    if len(reference) != len(output):
        raise ValueError(f"the reference has {len(reference)} sentences, the output {len(output)}")
    of_output = np.flatnonzero(output.aligned >= 0)
    begins = reference.offsets[:-1][output.items()[of_output]]
    return WordPairs(reference, output, begins + output.aligned[of_output], of_output)


@dataclass(frozen=True)
class TreeMetric(Metric):
    """An F1 over words (or tokens, sentences). Statistics: [right, system's, reference's]."""

    task: ClassVar[Task] = "trees"
    citation: ClassVar[str] = CITATION

    def __post_init__(self) -> None:
        check_params(self)

    @abstractmethod
    def counts(self, pairs: WordPairs) -> NDArray[np.int64]:
        """[right, system's, reference's] of every sentence, shape (n_items, 3)."""

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every sentence; see `word_pairs` for what is raised."""
        return compact(self.counts(word_pairs(reference, output)))

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """2·right / (system's + reference's); 0 where both are 0, as the evaluation script has."""
        return divide(2 * totals[..., 0], totals[..., 1] + totals[..., 2], 0.0)

    def ratio(self, n_stats: int) -> Ratio:
        """The same weights, for the exact engines."""
        if n_stats != 3:
            raise ValueError(f"{self.key} has 3 statistics, not {n_stats}")
        return Ratio((2, 0, 0), (0, 1, 1))

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Says that there is nothing to score."""
        del labels
        if totals[..., 1] + totals[..., 2]:
            return ()
        text = QT_TRANSLATE_NOOP(
            "messages", "{what} is undefined (0/0): nothing is left to score; counted as 0."
        )
        return (Message(text, {"what": Message(self.name)}, "caution"),)


def side_by_side(
    right: NDArray[np.int64], system: NDArray[np.int64], gold: NDArray[np.int64]
) -> NDArray[np.int64]:
    """The three statistics as columns."""
    return np.column_stack([right, system, gold])
