"""What the bootstrap draws: items, or whole clusters of them, counted by kind.

Units of one kind have the same statistics under all systems and, when there are strata, the same
stratum. A resample is then a number of draws for each kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.distinct import distinct_rows
from sigdesk.core.exact.steps import Steps
from sigdesk.core.metrics.base import ItemStats
from sigdesk.core.results import PairedSample


@dataclass(frozen=True, eq=False)
class Units:
    """Kinds of units with their statistics, in order of stratum.

    Parameters
    ----------
    rows : ndarray of int64 or float64, shape (n_kinds, n_columns)
        Statistics of one unit of each kind, all systems side by side.
    counts : ndarray of int64, shape (n_kinds,)
        Units of each kind.
    strata : ndarray of intp, shape (n_kinds,)
        Stratum of each kind, 0 … n_strata − 1, ascending.
    """

    rows: NDArray[Any]
    counts: NDArray[np.int64]
    strata: NDArray[np.intp]

    @property
    def n_units(self) -> int:
        """Number of units."""
        return int(self.counts.sum())

    @property
    def n_strata(self) -> int:
        """Number of strata; 1 when there are none."""
        return int(self.strata[-1]) + 1 if len(self.strata) else 0

    def totals(self) -> NDArray[Any]:
        """Sums over all units, shape (n_columns,)."""
        totals: NDArray[Any] = self.counts.astype(self.rows.dtype) @ self.rows
        return totals

    def with_columns(self, columns: NDArray[Any]) -> Units:
        """The same units with further columns, shape (n_kinds, n_further)."""
        return Units(np.hstack([self.rows, columns]), self.counts, self.strata)


def paired_units(sample: PairedSample) -> Steps[Units]:
    """Units of a paired sample; columns are A's statistics, then B's."""
    return units_of((sample.a, sample.b), sample.clusters, sample.strata)


def units_of(
    systems: Sequence[ItemStats],
    clusters: NDArray[np.intp] | None = None,
    strata: NDArray[np.intp] | None = None,
) -> Steps[Units]:
    """Group the units of one or more systems on the same items.

    Parameters
    ----------
    systems : sequence of ItemStats
    clusters, strata : ndarray of intp, shape (n_items,), optional

    Yields
    ------
    None
        Between steps.

    Returns
    -------
    Units

    Raises
    ------
    ValueError
        When items of one cluster lie in different strata.
    """
    rows, index = _side_by_side(systems)
    yield
    if clusters is not None:
        rows, strata = _clustered(rows, index, clusters, strata)
        index = np.arange(len(rows))
        yield
    first, kind = distinct_rows(rows)
    yield
    rows, index = rows[first], kind[index]
    if strata is None:
        return Units(rows, np.bincount(index, minlength=len(rows)), np.zeros(len(rows), np.intp))
    yield
    _, stratum = np.unique(strata, return_inverse=True)
    code, counts = np.unique(stratum * len(rows) + index, return_counts=True)
    return Units(rows[code % len(rows)], counts, code // len(rows))


def _side_by_side(systems: Sequence[ItemStats]) -> tuple[NDArray[Any], NDArray[np.intp]]:
    """Statistics of all systems in one row, for the combinations that occur."""
    rows: NDArray[Any] = systems[0].rows
    index = systems[0].index
    for stats in systems[1:]:
        pair = index.astype(np.int64) * len(stats.rows) + stats.index
        n_pairs = len(rows) * len(stats.rows)
        if n_pairs <= max(4 * len(pair), 1 << 16):
            occurring = np.flatnonzero(np.bincount(pair, minlength=n_pairs))
            position = np.empty(n_pairs, dtype=np.intp)
            position[occurring] = np.arange(len(occurring))
            index = position[pair]
        else:
            occurring, index = np.unique(pair, return_inverse=True)
        left, right = np.divmod(occurring, len(stats.rows))
        rows = np.hstack([rows[left], stats.rows[right]])
    return rows, index


def _clustered(
    rows: NDArray[Any],
    index: NDArray[np.intp],
    clusters: NDArray[np.intp],
    strata: NDArray[np.intp] | None,
) -> tuple[NDArray[Any], NDArray[np.intp] | None]:
    """Sums of each cluster, and its stratum."""
    _, first, cluster = np.unique(clusters, return_index=True, return_inverse=True)
    if strata is not None and not np.array_equal(strata, strata[first][cluster]):
        raise ValueError("items of one cluster lie in different strata")
    # few kinds a cluster: count pairs (cluster, kind) instead of adding item by item
    pair, n_items = np.unique(cluster * len(rows) + index, return_counts=True)
    parts = rows[pair % len(rows)] * n_items[:, None]
    starts = np.searchsorted(pair // len(rows), np.arange(len(first)))
    return np.add.reduceat(parts, starts, axis=0), None if strata is None else strata[first]
