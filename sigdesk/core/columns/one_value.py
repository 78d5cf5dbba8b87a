"""Columns with one value per item: a label, a decimal score, a text."""

from __future__ import annotations

from collections.abc import Sequence
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

MISSING = -1
"""The label code of an item for which a system gave no answer. It is never right."""


@register
@dataclass(frozen=True, eq=False)
class LabelColumn(ItemColumn):
    """One label per item.

    Parameters
    ----------
    codes : ndarray of int32, shape (n_items,)
        Indices into `labels`; `MISSING` where there is no answer.
    labels : tuple of str
        The label set shared by the reference and every system of a project.
    """

    kind: ClassVar[str] = "labels"

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

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> Self:
        """The same column for some rows."""
        return type(self)(self.codes[rows], self.labels)

    def parts(self) -> Parts:
        """Codes and labels."""
        return {"codes": self.codes, "labels": self.labels}

    @classmethod
    def from_parts(cls, parts: Parts) -> Self:
        """Put together again, with every code checked."""
        codes, labels = array_part(parts, "codes", "i"), labels_part(parts, "labels")
        checked(
            not len(codes) or (int(codes.min()) >= MISSING and int(codes.max()) < len(labels)),
            "codes name labels that do not exist",
        )
        return cls(codes.astype(np.int32, copy=False), labels)


@register
@dataclass(frozen=True, eq=False)
class ScoreColumn(ItemColumn):
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

    kind: ClassVar[str] = "scores"

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

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> Self:
        """The same column for some rows."""
        missing = None if self.missing is None else self.missing[rows]
        return type(self)(self.scaled[rows], self.places, missing)

    def parts(self) -> Parts:
        """Scaled scores, places, missing."""
        return {"scaled": self.scaled, "places": self.places, "missing": self.missing}

    @classmethod
    def from_parts(cls, parts: Parts) -> Self:
        """Put together again."""
        scaled, places = array_part(parts, "scaled", "i"), parts["places"]
        checked(isinstance(places, int), "decimal places are a number")
        assert isinstance(places, int)
        missing = mask_part(parts, "missing", len(scaled))
        return cls(scaled.astype(np.int64, copy=False), places, missing)


@register
@dataclass(frozen=True, eq=False)
class TextColumn(ItemColumn):
    """One text per item: what a system wrote, sentences to read, or a metadata column.

    Parameters
    ----------
    texts : ndarray of object (str), shape (n_items,)
    missing : ndarray of bool, shape (n_items,), optional
        Items a system did not answer, their text is ""; an empty text is an answer.
    """

    kind: ClassVar[str] = "texts"

    texts: NDArray[np.object_]
    missing: NDArray[np.bool_] | None = None

    def __len__(self) -> int:
        return len(self.texts)

    @property
    def n_missing(self) -> int:
        """Number of items without an answer."""
        return 0 if self.missing is None else int(np.count_nonzero(self.missing))

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> Self:
        """The same column for some rows."""
        missing = None if self.missing is None else self.missing[rows]
        return type(self)(self.texts[rows], missing)

    def parts(self) -> Parts:
        """Texts and missing."""
        return {"texts": self.texts, "missing": self.missing}

    @classmethod
    def from_parts(cls, parts: Parts) -> Self:
        """Put together again."""
        texts = array_part(parts, "texts", "O")
        return cls(texts, mask_part(parts, "missing", len(texts)))


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
