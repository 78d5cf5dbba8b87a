"""What a test gives back: a number that carries its distribution and says how it was found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import Message
from sigdesk.core.metrics.base import ItemStats, Metric

Alternative = Literal["two-sided", "greater", "less"]
"""What would count against chance: A and B differ, A is better, A is worse."""


@dataclass(frozen=True, eq=False)
class PairedSample:
    """Two systems on the same items under one metric: what every paired test reads.

    Parameters
    ----------
    metric : Metric
    a, b : ItemStats
        Statistics of system A and system B, same items in the same order.
    clusters : ndarray of intp, shape (n_items,), optional
        Cluster number of each item (document, speaker); clusters are swapped or drawn whole.
    strata : ndarray of intp, shape (n_items,), optional
        Stratum of each item; the bootstrap keeps the size of each stratum.
    """

    metric: Metric
    a: ItemStats
    b: ItemStats
    clusters: NDArray[np.intp] | None = None
    strata: NDArray[np.intp] | None = None

    def __post_init__(self) -> None:
        if len(self.a) != len(self.b):
            raise ValueError(f"A has {len(self.a)} items and B has {len(self.b)}")

    @property
    def n_items(self) -> int:
        """Number of items."""
        return len(self.a)

    def scores(self) -> tuple[float, float]:
        """Scores of A and B on all items."""
        return self.metric.score(self.a), self.metric.score(self.b)

    @property
    def difference(self) -> float:
        """A − B."""
        score_a, score_b = self.scores()
        return score_a - score_b


@dataclass(frozen=True)
class Interval:
    """A confidence interval, of the difference A − B unless `of` says otherwise."""

    low: float
    high: float
    confidence: float = 0.95
    method: str = "percentile"
    of: str = "difference"


@dataclass(frozen=True, eq=False)
class Distribution:
    """A distribution of the difference A − B, sampled or exact.

    Parameters
    ----------
    kind : {"null", "bootstrap"}
        Under the null hypothesis (swapped answers), or of the difference itself (drawn items).
    values : ndarray of float64, shape (n,)
        Sampled differences in the order drawn; or the support points of an exact distribution.
    weights : ndarray of float64, shape (n,), optional
        Probabilities of an exact distribution; None when `values` is a sample.
    """

    kind: Literal["null", "bootstrap"]
    values: NDArray[np.float64]
    weights: NDArray[np.float64] | None = None


@dataclass(frozen=True)
class ResamplingSnapshot:
    """Cumulative state of a running resampling test; what the live histogram shows.

    Parameters
    ----------
    n_done, n_resamples : int
        Resamples drawn so far, and asked for.
    n_extreme : int
        How many so far are at least as extreme as the observed difference.
    observed : float
        The observed difference A − B.
    pvalue : float
        (n_extreme + 1) / (n_done + 1), so far.
    values : ndarray of float64, shape (n_done,)
        All differences drawn so far: a read-only view, never changed once written.
    """

    n_done: int
    n_resamples: int
    n_extreme: int
    observed: float
    pvalue: float
    values: NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class SignificanceResult:
    """Result of one significance test.

    Parameters
    ----------
    test : str
        Key of the test.
    signature : str
        Settings as printed.
    observed : float
        The observed statistic: the difference A − B for permutation and bootstrap tests.
    pvalue : float
        0 only when below the range of doubles: then `log10_pvalue` says what it is.
    log10_pvalue : float
        log10 of the p-value, always finite; −inf never occurs.
    alternative : {"two-sided", "greater", "less"}
    exact : bool
        Whether the p-value is exact; a sampled one carries `mc_interval`.
    method : Message
        How it was found ("exact, 61 distinct differences, FFT of 4,096 points").
    n_items : int
        Items the test used.
    n_resamples, n_extreme : int or None
        For sampled tests.
    seed : int or None
        For sampled tests.
    mc_interval : tuple of float or None
        99 % Clopper–Pearson interval of a sampled p-value (Monte Carlo error).
    bracket : tuple of float or None
        Certified bounds of a p-value found on a rounded lattice.
    interval : Interval or None
        Confidence interval of the difference, when the test gives one.
    distribution : Distribution or None
    notes : tuple of Message
        What must be said beside the number.
    """

    test: str
    signature: str
    observed: float
    pvalue: float
    log10_pvalue: float
    alternative: Alternative
    exact: bool
    method: Message
    n_items: int
    n_resamples: int | None = None
    n_extreme: int | None = None
    seed: int | None = None
    mc_interval: tuple[float, float] | None = None
    bracket: tuple[float, float] | None = None
    interval: Interval | None = None
    distribution: Distribution | None = None
    notes: tuple[Message, ...] = ()

    def provenance(self) -> dict[str, Any]:
        """Settings and circumstances as plain values, for files and reports."""
        return {
            "test": self.test,
            "signature": self.signature,
            "exact": self.exact,
            "n_items": self.n_items,
            "n_resamples": self.n_resamples,
            "seed": self.seed,
            "alternative": self.alternative,
        }
