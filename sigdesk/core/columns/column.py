"""What every column can do: say its length, give some rows, and come apart into plain arrays.

Decision: a column comes apart into named arrays and texts (`parts`) and is put together again by
`from_parts`. Storing, hashing and sending to another process are written once on these, and a new
kind of column needs nothing elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

Part = NDArray[Any] | tuple[str, ...] | str | int | None
"""An array of numbers, an array of texts (dtype object), a label set, a text, a number, nothing."""
Parts = Mapping[str, Part]


class ItemColumn:
    """Base of all columns; `kind` names the class in project files."""

    kind: ClassVar[str]

    def __len__(self) -> int:
        raise NotImplementedError

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> Self:
        """The same column for some rows."""
        raise NotImplementedError

    def parts(self) -> Parts:
        """Everything the column holds, by name."""
        raise NotImplementedError

    @classmethod
    def from_parts(cls, parts: Parts) -> Self:
        """The column that `parts` came from.

        Raises
        ------
        ValueError
            When the parts do not fit each other; the text says which.
        """
        raise NotImplementedError

    @property
    def n_missing(self) -> int:
        """Number of items without an answer."""
        return 0


Column = ItemColumn
"""Any column; what a metric can read it says itself."""

COLUMNS: dict[str, type[ItemColumn]] = {}
"""Every kind of column, by `kind`."""


Kind = TypeVar("Kind", bound=type[ItemColumn])


def register(cls: Kind) -> Kind:
    """Class decorator: make a kind of column known to project files."""
    if cls.kind in COLUMNS:
        raise ValueError(f"two columns are of kind {cls.kind!r}")
    COLUMNS[cls.kind] = cls
    return cls


def checked(is_right: bool | np.bool_, told: str) -> None:
    """Raise ValueError with `told` unless the condition holds."""
    if not is_right:
        raise ValueError(told)


def array_part(parts: Parts, name: str, kinds: str, ndim: int = 1) -> NDArray[Any]:
    """A part that is an array of some dtype kinds ("iu", "b", "f", "O" for texts).

    Raises
    ------
    ValueError
    """
    part = parts.get(name)
    checked(
        isinstance(part, np.ndarray) and part.dtype.kind in kinds and part.ndim == ndim,
        f"{name} is not an array of the right kind",
    )
    assert isinstance(part, np.ndarray)
    return part


def mask_part(parts: Parts, name: str, n_items: int) -> NDArray[np.bool_] | None:
    """A part that marks items, or is not there.

    Raises
    ------
    ValueError
    """
    if parts.get(name) is None:
        return None
    mask = array_part(parts, name, "b")
    checked(len(mask) == n_items, f"{name} does not fit the items")
    return mask


def labels_part(parts: Parts, name: str) -> tuple[str, ...]:
    """A part that is a set of labels.

    Raises
    ------
    ValueError
    """
    part = parts.get(name)
    checked(isinstance(part, tuple), f"{name} is no label set")
    assert isinstance(part, tuple)
    return part
