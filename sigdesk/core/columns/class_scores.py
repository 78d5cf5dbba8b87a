"""What a classifier says of every class: probabilities or other scores."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, Self

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

Meaning = Literal["probability", "score", "confidence"]


@register
@dataclass(frozen=True, eq=False)
class ClassScores(ItemColumn):
    """One score per item and class.

    Parameters
    ----------
    values : ndarray of float64, shape (n_items, n_labels)
        NaN where there is none.
    labels : tuple of str
        Which class each column scores; labels of the project's label set.
    meaning : {"probability", "score", "confidence"}
        Probabilities are between 0 and 1 and add up to 1; a score orders items and no more; a
        confidence is about the predicted label only (its column; NaN elsewhere).
    """

    kind: ClassVar[str] = "class scores"

    values: NDArray[np.float64]
    labels: tuple[str, ...]
    meaning: Meaning = "probability"

    def __len__(self) -> int:
        return len(self.values)

    @property
    def n_missing(self) -> int:
        """Items without any score."""
        return int(np.count_nonzero(np.isnan(self.values).all(axis=1)))

    def of(self, label: str) -> NDArray[np.float64]:
        """Scores of one class, shape (n_items,).

        Raises
        ------
        KeyError
        """
        if label not in self.labels:
            raise KeyError(label)
        return self.values[:, self.labels.index(label)]

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> Self:
        """The same column for some items."""
        return type(self)(self.values[rows], self.labels, self.meaning)

    def parts(self) -> Parts:
        """Values, labels, meaning."""
        return {"values": self.values, "labels": self.labels, "meaning": self.meaning}

    @classmethod
    def from_parts(cls, parts: Parts) -> Self:
        """Put together again."""
        values, labels = array_part(parts, "values", "f", 2), labels_part(parts, "labels")
        meaning = parts["meaning"]
        checked(values.shape[1] == len(labels), "class scores have a column for each label")
        checked(meaning in ("probability", "score", "confidence"), f"scores mean {meaning}")
        return cls(values.astype(np.float64, copy=False), labels, meaning)  # type: ignore[arg-type]
