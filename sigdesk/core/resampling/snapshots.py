"""From growing values to snapshots that count the extreme ones."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps
from sigdesk.core.resampling.monte_carlo import sampled_pvalue
from sigdesk.core.results import ResamplingSnapshot

Value = TypeVar("Value")


def nothing_yet(observed: float, n_resamples: int) -> ResamplingSnapshot:
    """The snapshot before the first resample: a place to stop while items are being grouped."""
    return ResamplingSnapshot(0, n_resamples, 0, observed, 1.0, np.empty(0))


def repeating(
    snapshot: ResamplingSnapshot, steps: Steps[Value]
) -> Generator[ResamplingSnapshot, None, Value]:
    """Other steps, each shown as the same snapshot, so that they can be stopped between."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            value: Value = stop.value
            return value
        yield snapshot


def snapshots(
    views: Generator[NDArray[np.float64], None, NDArray[np.float64]],
    n_resamples: int,
    observed: float,
    count: Callable[[NDArray[np.float64]], int],
    decided: Callable[[ResamplingSnapshot], bool] | None = None,
) -> Generator[ResamplingSnapshot, None, ResamplingSnapshot]:
    """Count extreme values as they come.

    Parameters
    ----------
    views : generator of ndarray
        Growing values, as from `resampled`.
    n_resamples : int
        How many are asked for.
    observed : float
    count : callable
        How many of some values are extreme.
    decided : callable, optional
        Whether to stop early after a snapshot with new values.

    Yields
    ------
    ResamplingSnapshot

    Returns
    -------
    ResamplingSnapshot
        The last one.
    """
    snapshot = nothing_yet(observed, n_resamples)
    for values in views:
        if len(values) > snapshot.n_done:
            n_extreme = snapshot.n_extreme + count(values[snapshot.n_done :])
            pvalue = sampled_pvalue(n_extreme, len(values))
            snapshot = ResamplingSnapshot(
                len(values), n_resamples, n_extreme, observed, pvalue, values
            )
            yield snapshot
            if decided is not None and decided(snapshot):
                views.close()
                break
        else:
            yield snapshot
    return snapshot
