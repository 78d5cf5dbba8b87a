"""What the picture of runs shows of each system: points, mean with interval, violin."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.distributions.student import t_quantile
from sigdesk.core.moments import moments
from sigdesk.core.results import Interval
from sigdesk.core.runs.settings import Folds
from sigdesk.model.project import Project
from sigdesk.model.run_table import RunTable

VIOLIN_FROM = 21
"""Fewer points are seen better than any outline of them."""
_GRID = 64


@dataclass(frozen=True, eq=False)
class Violin:
    """A kernel density, 1 at its highest.

    Parameters
    ----------
    at, width : ndarray of float64, shape (n,)
    """

    at: NDArray[np.float64]
    width: NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class SystemRuns:
    """Points of one system.

    Parameters
    ----------
    system : str
    position : int
        In the project: its colour and marker.
    rows : ndarray of intp, shape (n,)
        Which runs of the table these are.
    values : ndarray of float64, shape (n,)
    mean : float
    interval : Interval or None
        Of the mean by t; None for fewer than two runs.
    violin : Violin or None
    """

    system: str
    position: int
    rows: NDArray[np.intp]
    values: NDArray[np.float64]
    mean: float
    interval: Interval | None
    violin: Violin | None


def pictured(
    project: Project, table: RunTable, paired: bool, folds: Folds | None
) -> tuple[SystemRuns, ...]:
    """Every system that has runs, A and B first.

    Parameters
    ----------
    project : Project
    table : RunTable
    paired : bool
        Of A and B only the runs that both have are shown.
    folds : Folds or None
        The interval of a mean of folds allows for what they share (Nadeau & Bengio 2003).
    """
    focus = (project.system_a, project.system_b)
    others = [name for name in table.systems if name not in focus]
    shown = []
    for name in (*focus, *others):
        rows = table.scored(*focus) if paired and name in focus else table.scored(name)
        if len(rows):
            values = table.of(name)[rows]
            found = moments(values)
            shown.append(
                SystemRuns(
                    name,
                    table.systems.index(name),
                    rows,
                    values,
                    found.mean,
                    _interval(values, project.settings.confidence, folds),
                    density(values) if len(values) >= VIOLIN_FROM else None,
                )
            )
    return tuple(shown)


def _interval(
    values: NDArray[np.float64], confidence: float, folds: Folds | None
) -> Interval | None:
    if len(values) < 2:
        return None
    found = moments(values)
    shared = folds.test_to_train if folds is not None else 0.0
    reach = t_quantile((1.0 - confidence) / 2.0, found.n - 1.0)
    reach *= math.sqrt(found.variance * (1.0 / found.n + shared))
    return Interval(found.mean - reach, found.mean + reach, confidence, "t", "score")


def density(values: NDArray[np.float64]) -> Violin | None:
    """Gaussian kernels of Silverman's width, cut off at the extremes; None without spread.

    Parameters
    ----------
    values : ndarray of float64, shape (n,)
    """
    spread = float(values.std(ddof=1))
    low, high = np.percentile(values, [25.0, 75.0])
    if high > low:
        spread = min(spread, float(high - low) / 1.34)
    width = 0.9 * spread * len(values) ** -0.2
    # Rounded scores may have quartiles in one place, and doubles some spread that is rounding.
    if not width > 1e-9 * float(np.abs(values).max()):
        return None
    at = np.linspace(float(values.min()), float(values.max()), _GRID)
    heights = np.exp(-0.5 * ((at[:, np.newaxis] - values) / width) ** 2).sum(axis=1)
    return Violin(at, heights / heights.max())
