"""What several annotators said of the same items, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
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
from sigdesk.core.columns.one_value import MISSING, LabelColumn


@register
@dataclass(frozen=True, eq=False)
class RatingsColumn(ItemColumn):
    """One rating per item and annotator; in a project of annotations it is the reference column.

    Parameters
    ----------
    codes : ndarray of int32, shape (n_items, n_annotators)
        Indices into `labels`; `MISSING` where an annotator did not rate an item.
    labels : tuple of str
        In ascending order where they have one: scores and weights by rank go by it.
    """

    kind: ClassVar[str] = "ratings"

    codes: NDArray[np.int32]
    labels: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.codes)

    @classmethod
    def of(cls, columns: Sequence[LabelColumn]) -> RatingsColumn:
        """Put annotators side by side.

        Raises
        ------
        ValueError
            When there are none, or their items or label sets differ.
        """
        checked(bool(columns), "there are no annotators")
        labels = columns[0].labels
        checked(all(c.labels == labels for c in columns), "annotators have different label sets")
        checked(len({len(c) for c in columns}) == 1, "annotators have different items")
        return cls(np.column_stack([column.codes for column in columns]), labels)

    @property
    def n_annotators(self) -> int:
        """Number of annotators."""
        return int(self.codes.shape[1])

    @property
    def n_missing(self) -> int:
        """Items that some annotator did not rate."""
        return int(np.count_nonzero((self.codes == MISSING).any(axis=1)))

    @cached_property
    def n_ratings(self) -> NDArray[np.int64]:
        """Ratings of every item, shape (n_items,)."""
        return np.asarray(np.count_nonzero(self.codes != MISSING, axis=1), dtype=np.int64)

    @cached_property
    def values(self) -> NDArray[np.float64] | None:
        """The labels as numbers, shape (n_labels,); None when one of them is no number."""
        try:
            numbers = np.array([float(label) for label in self.labels])
        except ValueError:
            return None
        return numbers if len(numbers) and bool(np.isfinite(numbers).all()) else None

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> Self:
        """The same annotators on some items."""
        return type(self)(self.codes[rows], self.labels)

    def annotators(self, *positions: int) -> Self:
        """Some annotators on the same items."""
        return type(self)(self.codes[:, list(positions)], self.labels)

    def without(self, position: int) -> Self:
        """All annotators but one."""
        return type(self)(np.delete(self.codes, position, axis=1), self.labels)

    def against(self, label: int) -> Self:
        """Ratings as "this label" (code 1) or "another" (code 0)."""
        codes = np.where(self.codes == MISSING, MISSING, self.codes == label).astype(np.int32)
        return type(self)(codes, ("other", self.labels[label]))

    def parts(self) -> Parts:
        """Codes and labels."""
        return {"codes": self.codes, "labels": self.labels}

    @classmethod
    def from_parts(cls, parts: Parts) -> Self:
        """Put together again, with every code checked."""
        codes, labels = array_part(parts, "codes", "i", 2), labels_part(parts, "labels")
        checked(
            not codes.size or (int(codes.min()) >= MISSING and int(codes.max()) < len(labels)),
            "codes name labels that do not exist",
        )
        return cls(codes.astype(np.int32, copy=False), labels)
