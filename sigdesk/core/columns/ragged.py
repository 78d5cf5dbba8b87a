"""Stretches of flat arrays: where each item's part begins, and what remains when items go."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns.column import checked


def offsets_of(lengths: NDArray[Any] | list[int]) -> NDArray[np.int64]:
    """Begin and end of every item's stretch, shape (n_items + 1,)."""
    offsets = np.zeros(len(lengths) + 1, dtype=np.int64)
    np.cumsum(lengths, out=offsets[1:])
    return offsets


def take_stretches(
    offsets: NDArray[np.int64], rows: NDArray[np.intp] | NDArray[np.bool_]
) -> tuple[NDArray[np.int64], NDArray[np.intp]]:
    """Offsets of some items, and the positions of their parts in the flat arrays.

    Parameters
    ----------
    offsets : ndarray of int64, shape (n_items + 1,)
    rows : ndarray of intp or bool

    Returns
    -------
    tuple of (ndarray of int64, ndarray of intp)
    """
    if rows.dtype == bool:
        rows = np.flatnonzero(rows)
    lengths = np.diff(offsets)[rows]
    new = offsets_of(lengths)
    shift = np.repeat(offsets[:-1][rows] - new[:-1], lengths)
    return new, (np.arange(int(new[-1])) + shift).astype(np.intp, copy=False)


def check_offsets(offsets: NDArray[Any], n_parts: int) -> None:
    """Raise ValueError unless offsets begin at 0, never fall, and end at `n_parts`."""
    checked(
        offsets.ndim == 1
        and len(offsets) > 0
        and offsets[0] == 0
        and int(offsets[-1]) == n_parts
        and bool((np.diff(offsets) >= 0).all()),
        "offsets do not fit their parts",
    )
