"""Parsed sentences: words with their heads, relations and tags, beside the reference's words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns.column import (
    ItemColumn,
    Parts,
    array_part,
    checked,
    labels_part,
    register,
)
from sigdesk.core.columns.ragged import check_offsets, take_stretches

ROOT, ELSEWHERE = -1, -2
"""Heads that are no word of the sentence: the root, and a word of another sentence or none."""

FORM, LEMMA, UPOS, XPOS, FEATS, DEPREL = range(6)
"""Columns of `TreeColumn.fields`."""


@register
@dataclass(frozen=True, eq=False)
class TreeColumn(ItemColumn):
    """A parse; an item is a sentence of the reference, whatever sentences the system made.

    A system may cut the text into other words and sentences. Each of its words belongs to the
    sentence of the reference in which it begins, and knows its partner among that one's words.

    Parameters
    ----------
    offsets : ndarray of int64, shape (n_items + 1,)
        Words of item i are rows ``offsets[i]`` to ``offsets[i + 1]`` of the arrays below.
    heads : ndarray of int32, shape (n_words,)
        Position of the head among the item's own words, `ROOT` or `ELSEWHERE`.
    aligned : ndarray of int32, shape (n_words,)
        Position of the partner among the words of the reference's item, −1 without one.
    fields : ndarray of int32, shape (n_words, 6)
        Form, lemma, part of speech (UPOS, XPOS), features and relation, as indices into `texts`.
    strays : ndarray of bool, shape (n_words,)
        Words on which a function word of another item depends.
    cuts : ndarray of int64, shape (n_items, 4)
        Tokens of the system, those that are tokens of the reference, and the same of sentences.
    texts : tuple of str
        Shared by the reference and every system.
    """

    kind: ClassVar[str] = "trees"

    offsets: NDArray[np.int64]
    heads: NDArray[np.int32]
    aligned: NDArray[np.int32]
    fields: NDArray[np.int32]
    strays: NDArray[np.bool_]
    cuts: NDArray[np.int64]
    texts: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.offsets) - 1

    @property
    def lengths(self) -> NDArray[np.int64]:
        """Words of every item, shape (n_items,)."""
        return np.diff(self.offsets)

    def items(self) -> NDArray[np.intp]:
        """Item of every word, shape (n_words,)."""
        return np.repeat(np.arange(len(self)), self.lengths)

    def texts_of(self, item: int, field: int) -> list[str]:
        """One field of the words of an item."""
        rows = slice(int(self.offsets[item]), int(self.offsets[item + 1]))
        return [self.texts[code] for code in self.fields[rows, field].tolist()]

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> Self:
        """The same column for some sentences."""
        offsets, words = take_stretches(self.offsets, rows)
        return type(self)(
            offsets,
            self.heads[words],
            self.aligned[words],
            self.fields[words],
            self.strays[words],
            self.cuts[rows],
            self.texts,
        )

    def parts(self) -> Parts:
        """All arrays, and the texts."""
        return {
            "offsets": self.offsets,
            "heads": self.heads,
            "aligned": self.aligned,
            "fields": self.fields,
            "strays": self.strays,
            "texts": self.texts,
            "cuts": self.cuts,
        }

    @classmethod
    def from_parts(cls, parts: Parts) -> Self:
        """Put together again, with lengths and codes checked."""
        offsets, heads = array_part(parts, "offsets", "iu"), array_part(parts, "heads", "i")
        aligned, strays = array_part(parts, "aligned", "i"), array_part(parts, "strays", "b")
        fields = array_part(parts, "fields", "i", ndim=2)
        cuts = array_part(parts, "cuts", "iu", ndim=2)
        texts = labels_part(parts, "texts")
        check_offsets(offsets, len(heads))
        checked(
            len(heads) == len(aligned) == len(fields) == len(strays) and fields.shape[1] == 6,
            "fields of words do not fit each other",
        )
        checked(cuts.shape == (len(offsets) - 1, 4), "cuts do not fit the items")
        checked(
            not fields.size or (int(fields.min()) >= 0 and int(fields.max()) < len(texts)),
            "fields name texts that do not exist",
        )
        lengths = np.repeat(np.diff(offsets), np.diff(offsets))
        checked(
            bool((heads >= ELSEWHERE).all() and (heads < lengths).all()),
            "a head is no word of its sentence",
        )
        return cls(
            offsets.astype(np.int64, copy=False),
            heads.astype(np.int32, copy=False),
            aligned.astype(np.int32, copy=False),
            fields.astype(np.int32, copy=False),
            strays,
            cuts.astype(np.int64, copy=False),
            texts,
        )
