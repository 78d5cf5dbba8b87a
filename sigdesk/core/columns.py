"""What a reference or a system says about each item, as arrays.

Decision: labels are integer codes into one label set that the reference and all systems share, so
that a confusion matrix, an F-score and a test can never use different label sets. Decimal scores
are integers with a common number of decimal places, so that 0.7 − 0.4 and 0.6 − 0.3 stay tied.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

MISSING = -1
"""The label code of an item for which a system gave no answer. It is never right."""


@dataclass(frozen=True, eq=False)
class LabelColumn:
    """One label per item.

    Parameters
    ----------
    codes : ndarray of int32, shape (n_items,)
        Indices into `labels`; `MISSING` where there is no answer.
    labels : tuple of str
        The label set shared by the reference and every system of a project.
    """

    codes: NDArray[np.int32]
    labels: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.codes)

    @property
    def n_missing(self) -> int:
        """Number of items without an answer."""
        return int(np.count_nonzero(self.codes == MISSING))

    def texts(self) -> NDArray[np.object_]:
        """The labels as text, ``""`` where missing, shape (n_items,)."""
        table = np.array([*self.labels, ""], dtype=object)
        return table[self.codes]

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> LabelColumn:
        """The same column for some rows."""
        return LabelColumn(self.codes[rows], self.labels)


@dataclass(frozen=True, eq=False)
class ScoreColumn:
    """One decimal score per item, exact.

    Parameters
    ----------
    scaled : ndarray of int64, shape (n_items,)
        The scores times ``10**places``.
    places : int
        Number of decimal places.
    missing : ndarray of bool, shape (n_items,), optional
        Items without a score; their `scaled` is 0.
    """

    scaled: NDArray[np.int64]
    places: int
    missing: NDArray[np.bool_] | None = None

    def __len__(self) -> int:
        return len(self.scaled)

    @property
    def n_missing(self) -> int:
        """Number of items without a score."""
        return 0 if self.missing is None else int(np.count_nonzero(self.missing))

    def values(self) -> NDArray[np.float64]:
        """The scores as doubles, NaN where missing, shape (n_items,)."""
        values = self.scaled / 10.0**self.places
        if self.missing is not None:
            values[self.missing] = np.nan
        return values

    def with_places(self, places: int) -> ScoreColumn:
        """The same scores with more decimal places.

        Raises
        ------
        ValueError
            When digits would be lost or the scaled values leave 64 bits.
        """
        if places < self.places:
            raise ValueError(f"{self.places} decimal places do not fit into {places}")
        factor = 10 ** (places - self.places)
        largest = int(np.abs(self.scaled).max(initial=0)) * factor
        if largest >= 2**62:
            raise ValueError(f"scores with {places} decimal places leave the exact range")
        return ScoreColumn(self.scaled * factor, places, self.missing)

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> ScoreColumn:
        """The same column for some rows."""
        missing = None if self.missing is None else self.missing[rows]
        return ScoreColumn(self.scaled[rows], self.places, missing)


@dataclass(frozen=True, eq=False)
class TextColumn:
    """One text per item: sentences to read, or a metadata column.

    Parameters
    ----------
    texts : ndarray of object (str), shape (n_items,)
    """

    texts: NDArray[np.object_]

    def __len__(self) -> int:
        return len(self.texts)

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> TextColumn:
        """The same column for some rows."""
        return TextColumn(self.texts[rows])


Column = LabelColumn | ScoreColumn | TextColumn


def encode_labels(texts: Sequence[str] | NDArray[np.object_], labels: Sequence[str]) -> LabelColumn:
    """Labels as codes of a given label set; an empty text is a missing answer.

    Raises
    ------
    KeyError
        When a text is not in `labels`.
    """
    code = {label: position for position, label in enumerate(labels)}
    code.setdefault("", MISSING)
    codes = np.fromiter((code[text] for text in texts), dtype=np.int32, count=len(texts))
    return LabelColumn(codes, tuple(labels))
