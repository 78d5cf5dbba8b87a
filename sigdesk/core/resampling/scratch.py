"""Arrays that are used again from one piece of a block to the next.

Decision: memory that is fresh from the system costs several times what is computed in it (half a
megabyte: 0.1 ms to fill with sums, 0.4 ms for the system to provide). What a piece needs and no
caller sees is therefore kept.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray


class Scratch:
    """Room for intermediate results, by name; the content is whatever was left there."""

    def __init__(self) -> None:
        self._arrays: dict[tuple[str, str], NDArray[Any]] = {}

    def array(self, name: str, n: int, dtype: DTypeLike) -> NDArray[Any]:
        """An array that is valid until the same name is asked for again, shape (n,)."""
        kind = np.dtype(dtype)
        key = name, kind.str
        known = self._arrays.get(key)
        if known is None or len(known) < n:
            known = self._arrays[key] = np.empty(n + n // 8, dtype=kind)
        return known[:n]
