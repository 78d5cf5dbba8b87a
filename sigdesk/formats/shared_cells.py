"""Equal cells of a column as one text, while a file is read.

Decision: a million labels are a million texts spread over the memory, and counting or comparing
them later waits for the memory more than it computes. Sharing them while they are still in the
cache costs one look-up a cell and pays it back several times; columns of many different texts stop
trying after the first block.
"""

from __future__ import annotations

from collections.abc import Sequence

_MOST = 2_000
"""Different texts up to which sharing pays; 20,000 save more memory but take half as long again."""


class SharedCells:
    """The cells of a column, as they grow.

    Parameters
    ----------
    cells : list of str
        Where they are put.
    """

    __slots__ = ("_known", "cells")

    def __init__(self, cells: list[str]) -> None:
        self.cells = cells
        self._known: dict[str, str] | None = {}

    def extend(self, added: Sequence[str]) -> None:
        """Add cells; texts that occurred before are replaced by the ones there."""
        known = self._known
        if known is None:
            self.cells.extend(added)
            return
        self.cells.extend(map(known.setdefault, added, added))
        if len(known) > _MOST:
            self._known = None
