"""Tagged sequences: one tag per token, sentence after sentence."""

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
from sigdesk.core.columns.one_value import MISSING
from sigdesk.core.columns.ragged import check_offsets, take_stretches


@register
@dataclass(frozen=True, eq=False)
class TagColumn(ItemColumn):
    """One tag per token; an item is a sentence.

    Parameters
    ----------
    offsets : ndarray of int64, shape (n_items + 1,)
        Tokens of item i are ``codes[offsets[i]:offsets[i + 1]]``.
    codes : ndarray of int32, shape (n_tokens,)
        Indices into `tags`; `MISSING` where a system gave no tag.
    tags : tuple of str
        The tags as written, shared by the reference and every system of a project.
    scheme : str
        How tags mark spans: "IOB1", "IOB2", "IOE1", "IOE2", "IOBES", "BILOU", "BMES", "IO",
        or "" for tags that mark no spans (parts of speech).
    """

    kind: ClassVar[str] = "tags"

    offsets: NDArray[np.int64]
    codes: NDArray[np.int32]
    tags: tuple[str, ...]
    scheme: str = ""

    def __len__(self) -> int:
        return len(self.offsets) - 1

    @property
    def lengths(self) -> NDArray[np.int64]:
        """Tokens of every item, shape (n_items,)."""
        return np.diff(self.offsets)

    @property
    def n_missing(self) -> int:
        """Sentences with a token that has no tag."""
        gaps = np.flatnonzero(self.codes == MISSING)
        return len(np.unique(np.searchsorted(self.offsets, gaps, side="right")))

    def texts_of(self, item: int) -> list[str]:
        """The tags of one item, "" where there is none."""
        codes = self.codes[self.offsets[item] : self.offsets[item + 1]].tolist()
        return [self.tags[code] if code >= 0 else "" for code in codes]

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> Self:
        """The same column for some sentences."""
        offsets, parts = take_stretches(self.offsets, rows)
        return type(self)(offsets, self.codes[parts], self.tags, self.scheme)

    def parts(self) -> Parts:
        """Offsets, codes, tags, scheme."""
        return {
            "offsets": self.offsets,
            "codes": self.codes,
            "tags": self.tags,
            "scheme": self.scheme,
        }

    @classmethod
    def from_parts(cls, parts: Parts) -> Self:
        """Put together again, with every code checked."""
        offsets, codes = array_part(parts, "offsets", "iu"), array_part(parts, "codes", "i")
        tags = labels_part(parts, "tags")
        check_offsets(offsets, len(codes))
        checked(
            not len(codes) or (int(codes.min()) >= MISSING and int(codes.max()) < len(tags)),
            "codes name tags that do not exist",
        )
        return cls(
            offsets.astype(np.int64, copy=False),
            codes.astype(np.int32, copy=False),
            tags,
            str(parts["scheme"]),
        )
