"""Several right texts per item: reference translations, accepted answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns.column import ItemColumn, Parts, array_part, register
from sigdesk.core.columns.ragged import check_offsets, offsets_of, take_stretches


@register
@dataclass(frozen=True, eq=False)
class AlternativesColumn(ItemColumn):
    """Any number of texts per item, each of them right.

    Parameters
    ----------
    offsets : ndarray of int64, shape (n_items + 1,)
        The texts of item i are ``texts[offsets[i]:offsets[i + 1]]``. An item without any is a
        question that has no answer; a reference text that is missing.
    texts : ndarray of object (str), shape (n_texts,)
    """

    kind: ClassVar[str] = "alternatives"

    offsets: NDArray[np.int64]
    texts: NDArray[np.object_]

    def __len__(self) -> int:
        return len(self.offsets) - 1

    @property
    def most(self) -> int:
        """The largest number of texts an item has."""
        return int(np.diff(self.offsets).max(initial=0))

    def texts_of(self, item: int) -> tuple[str, ...]:
        """All texts of one item."""
        return tuple(self.texts[self.offsets[item] : self.offsets[item + 1]])

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> Self:
        """The same column for some items."""
        offsets, parts = take_stretches(self.offsets, rows)
        return type(self)(offsets, self.texts[parts])

    def parts(self) -> Parts:
        """Offsets and texts."""
        return {"offsets": self.offsets, "texts": self.texts}

    @classmethod
    def from_parts(cls, parts: Parts) -> Self:
        """Put together again."""
        offsets, texts = array_part(parts, "offsets", "iu"), array_part(parts, "texts", "O")
        check_offsets(offsets, len(texts))
        return cls(offsets.astype(np.int64, copy=False), texts)


def alternatives(texts: Sequence[Sequence[str]]) -> AlternativesColumn:
    """A column from the texts of each item."""
    flat = np.empty(sum(map(len, texts)), dtype=object)
    flat[:] = [text for of_item in texts for text in of_item]
    return AlternativesColumn(offsets_of([len(of_item) for of_item in texts]), flat)
