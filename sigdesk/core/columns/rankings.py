"""Ranked documents per query, and how relevant each is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns.column import ItemColumn, Parts, array_part, checked, register
from sigdesk.core.columns.ragged import check_offsets, take_stretches


@register
@dataclass(frozen=True, eq=False)
class RankingColumn(ItemColumn):
    """Documents of every query with a number each; an item is a query.

    Parameters
    ----------
    offsets : ndarray of int64, shape (n_items + 1,)
        Documents of query i are ``documents[offsets[i]:offsets[i + 1]]``.
    documents : ndarray of object (str), shape (n_documents,)
        In a run from the first rank to the last, ties already ordered by the rule told at import.
    values : ndarray of float64, shape (n_documents,)
        In a run the retrieval score; in the reference (qrels) the relevance.
    """

    kind: ClassVar[str] = "rankings"

    offsets: NDArray[np.int64]
    documents: NDArray[np.object_]
    values: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> Self:
        """The same column for some queries."""
        offsets, parts = take_stretches(self.offsets, rows)
        return type(self)(offsets, self.documents[parts], self.values[parts])

    def parts(self) -> Parts:
        """Offsets, documents, values."""
        return {"offsets": self.offsets, "documents": self.documents, "values": self.values}

    @classmethod
    def from_parts(cls, parts: Parts) -> Self:
        """Put together again."""
        offsets = array_part(parts, "offsets", "iu")
        documents, values = array_part(parts, "documents", "O"), array_part(parts, "values", "f")
        checked(len(documents) == len(values), "rankings have a value for each document")
        check_offsets(offsets, len(documents))
        return cls(
            offsets.astype(np.int64, copy=False), documents, values.astype(np.float64, copy=False)
        )
