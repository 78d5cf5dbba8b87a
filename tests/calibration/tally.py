"""Running every subject on data sets of one task and size, and counting what comes out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.linear import linear_sample
from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.base import Metric
from sigdesk.core.resampling.units import paired_units
from sigdesk.core.results import Interval, PairedSample, SignificanceResult
from sigdesk.core.significance.base import Procedure, finish
from tests.calibration.null_data import NullTask
from tests.calibration.subjects import Subject, every_interval, every_test

LEVELS = (0.05, 0.01)

_ROUNDING = 1e-9
"""An end of an interval this near to the true difference reaches it."""

EVERY = 4
"""Variants of a test, which nobody gets without asking for them, run on one data set in so many."""

_MOST_KEPT, _LONGEST = 50_000, 1 << 14
"""Outcomes kept, and bytes of what they are kept by."""


@dataclass(frozen=True)
class Outcome:
    """What is counted of a result; small, because exact ones are kept."""

    pvalue: float
    interval: Interval | None


@dataclass
class Tally:
    """Counts by subject.

    Parameters
    ----------
    tested : Counter of str
        Data sets that a test fits.
    rejected : dict of float to Counter of str
        p-values at or below each level.
    made, covered, replaced : Counter of str
        Intervals; those with the true difference inside; those that are of another kind than asked
        for, because that kind is undefined for the data.
    """

    tested: Counter[str] = field(default_factory=Counter)
    rejected: dict[float, Counter[str]] = field(
        default_factory=lambda: {level: Counter() for level in LEVELS}
    )
    made: Counter[str] = field(default_factory=Counter)
    covered: Counter[str] = field(default_factory=Counter)
    replaced: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Count further data sets in."""
        self.tested += other.tested
        self.made += other.made
        self.covered += other.covered
        self.replaced += other.replaced
        for level in LEVELS:
            self.rejected[level] += other.rejected[level]

    def note_test(self, subject: Subject, outcome: Outcome) -> None:
        """Count a p-value."""
        self.tested[subject.key] += 1
        for level in LEVELS:
            self.rejected[level][subject.key] += outcome.pvalue <= level * (1 + _ROUNDING)

    def note_interval(self, subject: Subject, outcome: Outcome) -> None:
        """Count an interval; the true difference is 0."""
        interval = outcome.interval
        if interval is None:
            return
        self.made[subject.key] += 1
        self.covered[subject.key] += interval.low <= _ROUNDING and interval.high >= -_ROUNDING
        asked = dict(subject.settings).get("interval", interval.method)
        self.replaced[subject.key] += interval.method != asked


class Runner:
    """Runs tests on samples and does nothing twice.

    A sampled test that has already drawn its resamples of the data set for other settings takes
    them up again. An exact outcome depends on what `_essence` says and is kept for the next data
    set of which that is the same: for accuracy most of them. A test that does not fit a data set
    does not fit it with other settings either.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[Metric, Procedure, tuple[bytes, ...]], Outcome | None] = {}

    def outcomes(
        self, sample: PairedSample, subjects: Iterable[Subject], seed: int
    ) -> Iterator[tuple[Subject, Outcome]]:
        """Outcomes of the subjects that fit the sample."""
        drawn: dict[str, NDArray[np.float64]] = {}
        found: dict[Procedure, Outcome | None] = {}
        unfit: set[str] = set()
        essence = _essence(sample)
        for subject in subjects:
            procedure = subject.seeded(seed)
            if procedure.key in unfit:
                continue
            if procedure not in found:
                if procedure.sampled:
                    found[procedure] = _sampled(procedure, sample, drawn)
                else:
                    found[procedure] = self._exact(procedure, sample, essence)
            outcome = found[procedure]
            if outcome is None:
                unfit.add(procedure.key)
            else:
                yield subject, outcome

    def _exact(
        self, procedure: Procedure, sample: PairedSample, essence: tuple[bytes, ...]
    ) -> Outcome | None:
        if sum(map(len, essence)) > _LONGEST:
            # Data of which hardly two sets are alike.
            result = _run(procedure, sample)
            return None if result is None else Outcome(result.pvalue, result.interval)
        known = (sample.metric, procedure, essence)
        if known not in self._kept:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            result = _run(procedure, sample)
            self._kept[known] = None if result is None else Outcome(result.pvalue, result.interval)
        return self._kept[known]


_RUNNER = Runner()
"""One a process, so that what it keeps serves all pieces of work."""


def tallied(task: NullTask, n_items: int, numbers: range, seed: int) -> Tally:
    """Run every subject on some data sets.

    Parameters
    ----------
    task : NullTask
    n_items : int
    numbers : range
        Which data sets.
    seed : int
        Of the data sets; the resamples of data set k are seeded with k.
    """
    tests = {subject for subject in every_test() if task.tries(subject.procedure.key)}
    intervals = {subject for subject in every_interval() if task.tries(subject.procedure.key)}
    # A studentized interval cannot take up earlier resamples: the others take up its own.
    ordered = sorted(
        tests | intervals,
        key=lambda subject: (("interval", "studentized") not in subject.settings, subject.key),
    )
    ordinary = [s for s in ordered if s in intervals or not s.settings]
    counts = Tally()
    for number in numbers:
        sample = task.sample(n_items, number, seed)
        chosen = ordinary if number % EVERY else ordered
        for subject, outcome in _RUNNER.outcomes(sample, chosen, number):
            if subject in tests:
                counts.note_test(subject, outcome)
            if subject in intervals:
                counts.note_interval(subject, outcome)
    return counts


def _essence(sample: PairedSample) -> tuple[bytes, ...]:
    """What exact outcomes depend on beside the metric.

    How often each difference occurs, where the metric is a sum of item scores; otherwise how often
    each pair of item statistics does.
    """
    linear = finished(linear_sample(sample))
    if linear is None:
        units = finished(paired_units(sample))
        return units.rows.tobytes(), units.counts.tobytes()
    values, counts = np.unique(linear.each(), return_counts=True)
    return values.tobytes(), counts.tobytes()


def _sampled(
    procedure: Procedure, sample: PairedSample, drawn: dict[str, NDArray[np.float64]]
) -> Outcome | None:
    """The outcome of a sampled test; `drawn` holds its resamples of this sample, once drawn."""
    result = _run(procedure, sample, drawn.get(procedure.key))
    if result is None or result.distribution is None:
        return None
    drawn[procedure.key] = result.distribution.values
    return Outcome(result.pvalue, result.interval)


def _run(
    procedure: Procedure, sample: PairedSample, drawn: NDArray[np.float64] | None = None
) -> SignificanceResult | None:
    """The result, or None when the test does not fit the sample."""
    try:
        return finish(procedure.run(sample, drawn))
    except ValueError:
        if procedure.unsuitable(sample) is None:
            raise
        return None
