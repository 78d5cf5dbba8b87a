"""Items with the same ratings, whoever gave them, are one kind and are counted once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING, RatingsColumn
from sigdesk.core.distinct import distinct_rows

_TABLE_LIMIT = 1 << 22
"""Largest number of possible kinds that are looked up in a table instead of sorted."""


@dataclass(frozen=True, eq=False)
class RatingKinds:
    """The kinds of items that occur, and the kind of every item.

    Parameters
    ----------
    codes : ndarray of int32, shape (n_kinds, n_annotators)
        Ratings of one item of each kind; ascending when the annotators do not matter.
    index : ndarray of intp, shape (n_items,)
        Kind of each item.
    n_labels : int
    """

    codes: NDArray[np.int32]
    index: NDArray[np.intp]
    n_labels: int

    def counts(self) -> NDArray[np.int64]:
        """How often each label was given, shape (n_kinds, n_labels)."""
        n_kinds = len(self.codes)
        places = np.arange(n_kinds)[:, None] * self.n_labels + self.codes
        given = places[self.codes != MISSING]
        counted = np.bincount(given, minlength=n_kinds * self.n_labels)
        return counted.reshape(n_kinds, self.n_labels)

    def n_ratings(self) -> NDArray[np.int64]:
        """Ratings of an item of each kind, shape (n_kinds,)."""
        return np.asarray(np.count_nonzero(self.codes != MISSING, axis=1), dtype=np.int64)


def rating_kinds(ratings: RatingsColumn, by_annotator: bool = False) -> RatingKinds:
    """Group items by their ratings.

    Parameters
    ----------
    ratings : RatingsColumn
    by_annotator : bool
        Tell apart who gave which rating; otherwise only how often each was given counts.
    """
    codes = ratings.codes if by_annotator else np.sort(ratings.codes, axis=1)
    first, index = _grouped(codes, len(ratings.labels) + 1)
    return RatingKinds(codes[first], index, len(ratings.labels))


def _grouped(codes: NDArray[np.int32], base: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """A representative of each distinct row, and which of them each row equals."""
    n_items, n_annotators = codes.shape
    if base**n_annotators >= 2**62 or not n_items:
        return distinct_rows(codes.astype(np.int64))
    number = np.zeros(n_items, dtype=np.int64)
    for column in codes.T:
        number *= base
        number += column + 1
    n_possible = base**n_annotators
    if n_possible > _TABLE_LIMIT:
        _, first, index = np.unique(number, return_index=True, return_inverse=True)
        return first, index.astype(np.intp, copy=False)
    representative: NDArray[Any] = np.full(n_possible, -1, dtype=np.intp)
    representative[number] = np.arange(n_items)
    occurring = np.flatnonzero(representative >= 0)
    position = np.empty(n_possible, dtype=np.intp)
    position[occurring] = np.arange(len(occurring))
    return representative[occurring], position[number]
