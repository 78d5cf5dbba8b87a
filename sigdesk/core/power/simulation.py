"""Power for any metric, by drawing data sets from the data at hand and testing each.

After Card et al. 2020 ("With Little Power Comes Great Responsibility"), with two differences: the
data sets are drawn from the items themselves, tilted to the difference asked for, instead of from
a model of them; and what is counted is the exact permutation test where the metric has one, and
approximate randomization otherwise.

Data set k is drawn from a generator of its own, seeded with (seed, k): the same seed gives the
same answer after a stop, and for more data sets.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.fourier import TooFineError
from sigdesk.core.exact.grouping import magnitudes
from sigdesk.core.exact.signed_sum import pvalue
from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.base import Metric
from sigdesk.core.power.tilting import tilted_weights
from sigdesk.core.resampling.monte_carlo import (
    count_extreme,
    monte_carlo_interval,
    sampled_pvalue,
    tie_tolerance,
)
from sigdesk.core.resampling.units import Units, paired_units
from sigdesk.core.results import Alternative, PairedSample

_TIE = 1e-12


@dataclass(frozen=True)
class SimulatedPower:
    """How many of the data sets drawn so far gave a significant result.

    Parameters
    ----------
    n_units : int
        Items (clusters) in each data set.
    difference : float
        True difference A − B under which they were drawn, in units of the metric.
    alpha : float
    n_done, n_simulations : int
        Data sets so far, and asked for.
    n_significant : int
    seed : int
    exact : bool
        Whether every p-value was exact.
    """

    n_units: int
    difference: float
    alpha: float
    n_done: int
    n_simulations: int
    n_significant: int
    seed: int
    exact: bool

    @property
    def power(self) -> float:
        """Share of significant results; NaN before the first data set."""
        return self.n_significant / self.n_done if self.n_done else float("nan")

    @property
    def interval(self) -> tuple[float, float]:
        """95 % Clopper–Pearson interval of the power: the Monte Carlo error."""
        return monte_carlo_interval(self.n_significant, self.n_done, 0.95)


@dataclass(frozen=True)
class PowerSimulation:
    """Settings of a simulation.

    Parameters
    ----------
    alpha : float
    alternative : {"two-sided", "greater", "less"}
    n_simulations : int
        Data sets.
    n_swaps : int
        Resamples of each data set's test, where it is not exact; (n_swaps + 1)·α should be whole.
    seed : int
    """

    alpha: float = 0.05
    alternative: Alternative = "two-sided"
    n_simulations: int = 500
    n_swaps: int = 399
    seed: int = 12345

    def run(
        self, sample: PairedSample, n_units: int, difference: float
    ) -> Generator[SimulatedPower, None, SimulatedPower]:
        """Draw data sets of `n_units` items with a true difference and test each.

        Parameters
        ----------
        sample : PairedSample
            Its clusters are drawn and swapped whole; strata are not kept.
        n_units : int
            Items, or clusters when the sample has them.
        difference : float
            A − B, in units of the metric.

        Yields
        ------
        SimulatedPower
            Cumulative, after every data set.

        Raises
        ------
        UnreachableError
            When no weights of the items at hand give the difference.
        """
        units = finished(paired_units(PairedSample(sample.metric, sample.a, sample.b,
                                                   sample.clusters)))  # fmt: skip
        test = _Test.of(sample.metric, units, self)
        weights = tilted_weights(units, test.difference, difference)
        n_significant = 0
        for number in range(self.n_simulations):
            random = np.random.default_rng([self.seed, number])
            counts = random.multinomial(n_units, weights)
            n_significant += test.pvalue(counts, random) <= self.alpha * (1.0 + _TIE)
            so_far = SimulatedPower(
                n_units,
                difference,
                self.alpha,
                number + 1,
                self.n_simulations,
                n_significant,
                self.seed,
                test.signed is not None,
            )
            yield so_far
        return so_far


@dataclass(frozen=True, eq=False)
class _Test:
    """The permutation test of data sets that are drawn by kind.

    Parameters
    ----------
    metric : Metric
    a, b : ndarray, shape (n_kinds, n_stats)
    signed : ndarray of int64 or None
        Difference of numerators of each kind, when swapping moves the numerator only.
    settings : PowerSimulation
    """

    metric: Metric
    a: NDArray[Any]
    b: NDArray[Any]
    signed: NDArray[np.int64] | None
    settings: PowerSimulation

    @classmethod
    def of(cls, metric: Metric, units: Units, settings: PowerSimulation) -> _Test:
        n_stats = units.rows.shape[1] // 2
        a, b = units.rows[:, :n_stats], units.rows[:, n_stats:]
        ratio = metric.ratio(n_stats)
        signed = None
        if ratio is not None and units.rows.dtype.kind == "i":
            bottom = (a - b) @ np.array(ratio.denominator)
            if not bottom.any():
                signed = (a - b) @ np.array(ratio.numerator)
        return cls(metric, a, b, signed, settings)

    def difference(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        n_stats = self.a.shape[1]
        score_a = self.metric.aggregate(totals[..., :n_stats])
        return score_a - self.metric.aggregate(totals[..., n_stats:])

    def pvalue(self, counts: NDArray[np.int64], random: np.random.Generator) -> float:
        alternative = self.settings.alternative
        if self.signed is not None:
            try:
                return pvalue(magnitudes(self.signed, counts), alternative).tail.value
            except (TooFineError, OverflowError):
                pass
        drawn = np.flatnonzero(counts)
        present = counts[drawn]
        swapped = random.binomial(present, 0.5, (self.settings.n_swaps, len(drawn)))
        moved = swapped @ (self.a[drawn] - self.b[drawn]).astype(np.float64)
        total_a, total_b = present @ self.a[drawn], present @ self.b[drawn]
        scores = self.metric.aggregate(np.stack([total_a, total_b]))
        values = self.metric.aggregate(total_a - moved) - self.metric.aggregate(total_b + moved)
        observed, tolerance = float(scores[0] - scores[1]), tie_tolerance(*map(float, scores))
        if np.isnan(observed):
            return 1.0
        n_extreme = count_extreme(values, 0.0, observed, alternative, tolerance)
        return sampled_pvalue(n_extreme, self.settings.n_swaps)
