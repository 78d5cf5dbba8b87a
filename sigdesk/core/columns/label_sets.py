"""Several labels per item: multilabel classification."""

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
    mask_part,
    register,
)


@register
@dataclass(frozen=True, eq=False)
class LabelSetColumn(ItemColumn):
    """A set of labels per item, possibly empty.

    Parameters
    ----------
    members : ndarray of bool, shape (n_items, n_labels)
    labels : tuple of str
        The label set shared by the reference and every system of a project.
    missing : ndarray of bool, shape (n_items,), optional
        Items a system did not answer; an empty set is an answer.
    """

    kind: ClassVar[str] = "label sets"

    members: NDArray[np.bool_]
    labels: tuple[str, ...]
    missing: NDArray[np.bool_] | None = None

    def __len__(self) -> int:
        return len(self.members)

    @property
    def n_missing(self) -> int:
        """Items without an answer."""
        return 0 if self.missing is None else int(np.count_nonzero(self.missing))

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> Self:
        """The same column for some items."""
        missing = None if self.missing is None else self.missing[rows]
        return type(self)(self.members[rows], self.labels, missing)

    def parts(self) -> Parts:
        """Members, labels, missing."""
        return {"members": self.members, "labels": self.labels, "missing": self.missing}

    @classmethod
    def from_parts(cls, parts: Parts) -> Self:
        """Put together again."""
        members, labels = array_part(parts, "members", "b", 2), labels_part(parts, "labels")
        checked(members.shape[1] == len(labels), "label sets have a column for each label")
        return cls(members, labels, mask_part(parts, "missing", len(members)))
