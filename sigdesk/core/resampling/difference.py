"""Bootstrap values of the difference A − B, and the interval of the difference from them."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import Metric, Ratio
from sigdesk.core.resampling.blocks import Block
from sigdesk.core.resampling.draws import Draws
from sigdesk.core.resampling.intervals import (
    basic_interval,
    bca_levels,
    normal_interval,
    percentile_interval,
    quantile,
)
from sigdesk.core.resampling.jackknife import acceleration
from sigdesk.core.resampling.studentized import standard_errors, with_products
from sigdesk.core.resampling.units import Units, paired_units
from sigdesk.core.results import Distribution, Interval, PairedSample

Found = Steps[tuple[Interval | None, tuple[Message, ...]]]
"""An interval in the making, then the interval and what must be said of it."""

Ends = tuple[float, float]

_BCA_UNDEFINED = QT_TRANSLATE_NOOP(
    "messages",
    "The BCa interval is undefined here, because the resamples lie on one side of the observed "
    "difference or leaving out single items changes nothing: this is the percentile interval.",
)
_NO_STANDARD_ERROR = QT_TRANSLATE_NOOP(
    "messages",
    "A studentized interval needs a metric that is one ratio of sums, and no strata: this is the "
    "percentile interval.",
)
_STANDARD_ERROR_ZERO = QT_TRANSLATE_NOOP(
    "messages",
    "The studentized interval is undefined here, because the standard error is 0: this is the "
    "percentile interval.",
)


@dataclass(frozen=True, eq=False)
class BootstrapDifference:
    """Draws differences A − B of a paired sample.

    Parameters
    ----------
    metric : Metric
    units : Units
        With A's statistics, then B's.
    draws : Draws
        Of the same units, which have further columns when there is a `ratio`.
    ratio : Ratio or None
        Shape of the metric when a standard error is computed with each difference.
    pivots : list of ndarray
        (difference − observed) / standard error, block by block, when there is a `ratio`.
    """

    metric: Metric
    units: Units
    draws: Draws
    ratio: Ratio | None = None
    pivots: list[NDArray[np.float64]] = field(default_factory=list)

    @classmethod
    def prepared(
        cls, sample: PairedSample, seed: int, studentized: bool = False
    ) -> Steps[BootstrapDifference]:
        """Group the units of a sample and decide how they are drawn; in pieces.

        Parameters
        ----------
        sample : PairedSample
        seed : int
        studentized : bool
            Compute standard errors too, where the metric and the strata allow it.
        """
        units = yield from paired_units(sample)
        ratio = None
        if studentized and sample.strata is None:
            ratio = sample.metric.ratio(sample.a.n_stats)
        drawn = units if ratio is None else with_products(units, ratio)
        yield
        return cls(sample.metric, units, Draws.of(drawn, seed), ratio)

    @property
    def identical(self) -> bool:
        """Whether no unit tells A and B apart."""
        n_stats = self.units.rows.shape[1] // 2
        rows = self.units.rows
        return np.array_equal(rows[:, :n_stats], rows[:, n_stats:])

    def difference(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """A − B from sums of the columns of `units`, shape (..., n_columns) to (...)."""
        n_stats = self.units.rows.shape[1] // 2
        of_both = np.stack([totals[..., :n_stats], totals[..., n_stats : 2 * n_stats]])
        of_a, of_b = self.metric.aggregate(of_both)
        difference: NDArray[np.float64] = of_a - of_b
        return difference

    def block(self, number: int) -> Block:
        """Differences of one block of resamples, shape (BLOCK,), in pieces.

        Blocks must be asked for in order, from 0, when there is a `ratio`.
        """
        totals = yield from self.draws.totals(number)
        differences = self.difference(totals)
        if self.ratio is not None:
            observed = self.difference(self.units.totals())
            with np.errstate(divide="ignore", invalid="ignore"):
                pivots = (differences - observed) / standard_errors(totals, self.ratio)
            self.pivots.append(pivots)
        return differences

    def interval(
        self, values: NDArray[np.float64], kind: str, confidence: float, tolerance: float
    ) -> Found:
        """The interval of the difference from drawn values; in pieces.

        Parameters
        ----------
        values : ndarray of float64
            Differences drawn; NaN is left out.
        kind : {"percentile", "basic", "normal", "bca", "studentized"}
        confidence : float
        tolerance : float
            See `tie_tolerance`.

        Returns
        -------
        interval : Interval or None
            None when every drawn difference is undefined.
        notes : tuple of Message
            Why it is a percentile interval when another was asked for.
        """
        distribution = Distribution("bootstrap", values)
        if np.isnan(values).all():
            return None, ()
        yield
        observed = float(self.difference(self.units.totals()))
        ends: Ends | None = None
        problem = ""
        if kind == "basic":
            ends = basic_interval(distribution, observed, confidence)
        elif kind == "normal":
            ends = normal_interval(distribution, observed, confidence)
        elif kind == "bca":
            jackknife = yield from acceleration(self.units, self.difference)
            levels = bca_levels(distribution, observed, jackknife, confidence, tolerance)
            if levels is not None:
                ends = quantile(distribution, levels.low), quantile(distribution, levels.high)
            problem = _BCA_UNDEFINED
        elif kind == "studentized":
            ends = self._studentized(observed, len(values), confidence)
            problem = _NO_STANDARD_ERROR if self.ratio is None else _STANDARD_ERROR_ZERO
        if ends is not None:
            return Interval(*ends, confidence, kind), ()
        low, high = percentile_interval(distribution, confidence)
        notes = (Message(problem, severity="caution"),) if problem and not self.identical else ()
        return Interval(low, high, confidence, "percentile"), notes

    def _studentized(self, observed: float, n_drawn: int, confidence: float) -> Ends | None:
        if self.ratio is None:
            return None
        error = float(standard_errors(self.draws.units.totals(), self.ratio))
        pivots = np.concatenate(self.pivots)[:n_drawn]
        finite = pivots[np.isfinite(pivots)]
        if not error > 0 or not len(finite):
            return None
        low, high = percentile_interval(Distribution("bootstrap", finite), confidence)
        if not math.isfinite(low) or not math.isfinite(high):
            return None
        return observed - error * high, observed - error * low
