"""Spreading the work over the processors."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed

from tests.calibration.null_data import SIZES, TASKS
from tests.calibration.tally import Tally, tallied

Cell = tuple[str, int]
"""Key of a task, and number of items."""

_AT_ONCE = 250
"""Data sets in one piece of work."""


def run_all(
    n_data_sets: int, seed: int, told: Callable[[int, int], None] | None = None
) -> dict[Cell, Tally]:
    """Tally every task and size.

    Parameters
    ----------
    n_data_sets : int
        Data sets of each task and size: the first so many.
    seed : int
    told : callable, optional
        Hears how many pieces of work are done, and of how many.
    """
    found = {(task.key, n_items): Tally() for task in TASKS for n_items in SIZES}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        # the costly ones first, so that no processor is left with a large one at the end
        pieces = {
            pool.submit(tallied, task, n_items, range(start, stop), seed): (task.key, n_items)
            for n_items in sorted(SIZES, reverse=True)
            for task in reversed(TASKS)
            for start in range(0, n_data_sets, _AT_ONCE)
            for stop in [min(start + _AT_ONCE, n_data_sets)]
        }
        for n_done, piece in enumerate(as_completed(pieces), start=1):
            found[pieces[piece]].add(piece.result())
            if told is not None:
                told(n_done, len(pieces))
    return found
