"""Metrics that are no function of sums over items: rank correlations, areas under curves.

Decision: such a metric still turns a system's output into one row per item (what it reads of the
item: the reference value and the answer), so slices, caching and hashing work as for any other.
What differs is the last step: instead of a function of summed rows it brings a *kernel*, a
function from the weights of the rows to scores. The weight of a row is how often it counts: all
ones give the score, draws of a bootstrap the score of a resample. A swap of two systems' answers
is a matter of weights as well, on the rows of both (`sigdesk.core.resampling.kernels`). The kernel
sorts its rows once and is then asked for many resamples.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.metrics.base import ItemStats, Metric

Kernel = Callable[[NDArray[Any]], NDArray[np.float64]]
"""From non-negative whole weights of the rows, shape (n_resamples, n_rows), to scores, shape
(n_resamples,); NaN where the score is undefined."""


@dataclass(frozen=True)
class KernelMetric(Metric):
    """A metric with a kernel instead of an aggregate of sums."""

    @abstractmethod
    def kernel(self, rows: NDArray[Any]) -> Kernel:
        """Prepare the rows of a sample (sort them, say) for scoring many weightings of them.

        Parameters
        ----------
        rows : ndarray, shape (n_rows, n_stats)
            As `item_stats` gives them; the same row may occur more than once.

        Returns
        -------
        callable
            See `Kernel`. It is given some hundred resamples at a time, and should not need much
            more memory than the weights.
        """

    def score(self, stats: ItemStats) -> float:
        """The kernel's score of all items."""
        counts = np.bincount(stats.index, minlength=len(stats.rows))
        return float(self.kernel(stats.rows)(counts[None])[0])

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """NaN: sums, and single items, say nothing of such a score."""
        return np.full(totals.shape[:-1], np.nan)

    def item_values(self, stats: ItemStats) -> NDArray[np.float64]:
        """NaN for every item, unless a metric has something to say of single items."""
        return np.full(len(stats), np.nan)
