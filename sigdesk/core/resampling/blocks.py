"""Resamples come in blocks, and a block is the same whenever and wherever it is drawn.

Decision: block k holds resamples 256·k … 256·k + 255, is drawn from a generator of its own, seeded
with (seed, k), and is multiplied and scored whole. So the same seed gives the same digits however
many blocks are shown at a time, after cancelling and resuming, and for "10,000 more". Which way of
drawing is used depends on the data alone. Memory is bounded by the block, whatever the number of
resamples and items; inside a block the work is done in pieces of a few milliseconds, and every
piece is a place where a run can be stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps

BLOCK = 256
"""Resamples in a block. Part of what a seed means: never change it."""

Block = Steps[NDArray[np.float64]]
"""One block in the making: an array of BLOCK rows, in steps of a few milliseconds."""

_EXACT_SINGLE = 2**24
"""Whole numbers up to here are exact in single precision."""


def block_generator(seed: int, number: int) -> np.random.Generator:
    """The random numbers of one block."""
    return np.random.default_rng([seed, number])


def weighted_sums(counts: NDArray[Any], rows: NDArray[Any], most: int) -> NDArray[np.float64]:
    """``counts @ rows`` in doubles, by a single-precision product where that is exact.

    Parameters
    ----------
    counts : ndarray of integers, shape (BLOCK, n)
        Non-negative.
    rows : ndarray of int64 or float64, shape (n, n_stats)
    most : int
        No row of `counts` sums to more.

    Returns
    -------
    ndarray of float64, shape (BLOCK, n_stats)
    """
    if rows.dtype.kind == "i" and most * int(np.abs(rows).max(initial=0)) < _EXACT_SINGLE:
        single = counts.astype(np.float32) @ rows.astype(np.float32)
        return single.astype(np.float64)
    product: NDArray[np.float64] = counts.astype(np.float64) @ rows.astype(np.float64, copy=False)
    return product


def resampled(
    draw: Callable[[int], Block],
    n_resamples: int,
    resume: NDArray[np.float64] | None = None,
    blocks_per_snapshot: int = 1,
) -> Generator[NDArray[np.float64], None, NDArray[np.float64]]:
    """Values of all resamples, block by block.

    Parameters
    ----------
    draw : callable
        From the number of a block to its values, shape (BLOCK,), in pieces.
    n_resamples : int
        How many values are asked for; the last block is drawn whole and cut.
    resume : ndarray of float64, optional
        The first values, from an earlier run with the same seed; any number of them.
    blocks_per_snapshot : int
        Blocks drawn between snapshots; never changes a value.

    Yields
    ------
    ndarray of float64, shape (n_done,)
        Read-only view of the values so far, growing; the same length again between the pieces of
        a block.

    Returns
    -------
    ndarray of float64, shape (n_resamples,)
    """
    values = np.empty(n_resamples, dtype=np.float64)
    n_done = 0
    if resume is not None:
        n_done = min(len(resume), n_resamples)
        values[:n_done] = resume[:n_done]
    view = _read_only(values, n_done)
    yield view
    n_blocks = 0
    while n_done < n_resamples:
        number, inside = divmod(n_done, BLOCK)
        pieces = draw(number)
        while True:
            try:
                next(pieces)
            except StopIteration as stop:
                block: NDArray[np.float64] = stop.value
                break
            yield view
        used = block[inside : inside + n_resamples - n_done]
        values[n_done : n_done + len(used)] = used
        n_done += len(used)
        n_blocks += 1
        if n_blocks % blocks_per_snapshot == 0 or n_done == n_resamples:
            view = _read_only(values, n_done)
            yield view
    return view


def _read_only(values: NDArray[np.float64], n_done: int) -> NDArray[np.float64]:
    view = values[:n_done]
    view.flags.writeable = False
    return view
