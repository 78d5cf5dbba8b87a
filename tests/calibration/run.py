"""Spreading the work over the processors."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from tests.calibration.null_data import SIZES, TASKS, NullTask
from tests.calibration.tally import Tally, tallied

Cell = tuple[str, int]
"""Key of a task, and number of items."""

_AT_ONCE = 100
"""Data sets in one piece of work."""


def run_all(
    n_data_sets: int,
    seed: int,
    told: Callable[[int, int], None] | None = None,
    scratch: Path | None = None,
) -> dict[Cell, Tally]:
    """Tally every task and size.

    Parameters
    ----------
    n_data_sets : int
        Data sets of each task and size: the first so many.
    seed : int
    told : callable, optional
        Hears how many pieces of work are done, and of how many.
    scratch : Path, optional
        A folder where finished pieces are kept, so that a run that was stopped goes on from there.
    """
    found = {(task.key, n_items): Tally() for task in TASKS for n_items in SIZES}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        # the costly ones first, so that no processor is left with a large one at the end
        pieces = {
            pool.submit(_piece, task, n_items, range(start, stop), seed, scratch): (
                task.key,
                n_items,
            )
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


def _piece(task: NullTask, n_items: int, numbers: range, seed: int, scratch: Path | None) -> Tally:
    """One piece of work, from the folder if it is there."""
    if scratch is None:
        return tallied(task, n_items, numbers, seed)
    kept = scratch / f"{seed}-{task.key}-{n_items}-{numbers.start}-{numbers.stop}.pickle"
    if kept.exists():
        tally: Tally = pickle.loads(kept.read_bytes())
        return tally
    tally = tallied(task, n_items, numbers, seed)
    partial = kept.with_suffix(".partial")
    partial.write_bytes(pickle.dumps(tally))
    partial.replace(kept)
    return tally
