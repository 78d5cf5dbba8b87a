"""What sign and rank tests share: they read one difference per item, and items are independent."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.linear import LinearSample, linear_sample
from sigdesk.core.exact.steps import Steps, finished
from sigdesk.core.exact.tail import Tail
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.params import check_params
from sigdesk.core.resampling.snapshots import nothing_yet
from sigdesk.core.results import (
    Alternative,
    Distribution,
    Interval,
    PairedSample,
    ResamplingSnapshot,
    SignificanceResult,
)
from sigdesk.core.significance.base import Procedure, Running
from sigdesk.core.significance.parameters import alternative_param
from sigdesk.core.significance.suitability import undefined_difference

Value = TypeVar("Value")


@dataclass(frozen=True)
class Discordance:
    """How many items speak for A, for B and for neither."""

    only_a: int
    only_b: int
    neither: int

    @property
    def n_discordant(self) -> int:
        """Items that speak for one of the systems."""
        return self.only_a + self.only_b


def discordance(linear: LinearSample) -> Discordance:
    """Count positive, negative and zero differences."""
    counts = np.ones(len(linear.differences), dtype=np.int64)
    if linear.counts is not None:
        counts = linear.counts
    positive = int(counts[linear.differences > 0].sum())
    negative = int(counts[linear.differences < 0].sum())
    return Discordance(positive, negative, int(counts.sum()) - positive - negative)


def is_dichotomous(sample: PairedSample) -> bool:
    """Whether an item is either right or wrong under the metric of a (linear) sample.

    The statistics in the numerator then take at most two values, over both systems.
    """
    ratio = sample.metric.ratio(sample.a.n_stats)
    if ratio is None:
        return False
    found: NDArray[Any] = np.concatenate(
        [
            (stats.rows @ np.array(ratio.numerator))[_occurring(stats.index, len(stats.rows))]
            for stats in (sample.a, sample.b)
        ]
    )
    return len(np.unique(found)) <= 2


def _occurring(index: NDArray[np.intp], n_kinds: int) -> NDArray[np.bool_]:
    found = np.zeros(n_kinds, dtype=bool)
    found[index] = True
    return found


@dataclass(frozen=True)
class Finding:
    """What a test of item differences found.

    Parameters
    ----------
    tail : Tail
        The p-value.
    method : Message
    notes : tuple of Message
    distribution : Distribution or None
    bracket : tuple of float or None
        Certified bounds of the p-value.
    exact : bool
        Whether the p-value is that of the data's own distribution, not of an assumed one.
    interval : Interval or None
        Confidence interval of the difference.
    """

    tail: Tail
    method: Message
    notes: tuple[Message, ...] = ()
    distribution: Distribution | None = None
    bracket: tuple[float, float] | None = None
    exact: bool = True
    interval: Interval | None = None


@dataclass(frozen=True)
class ItemTest(Procedure):
    """A test that reads the differences of single items and nothing else."""

    alternative: Alternative = alternative_param()  # noqa: RUF009

    def __post_init__(self) -> None:
        check_params(self)

    @abstractmethod
    def find(self, linear: LinearSample) -> Steps[Finding]:
        """The p-value from the differences, in steps."""

    def unsuitable(self, sample: PairedSample) -> Message | None:
        """Items must have a difference of their own, and be independent."""
        differences = finished(_item_differences(sample))
        if isinstance(differences, Message):
            return differences
        return self.unsuitable_differences(differences)

    def unsuitable_differences(self, linear: LinearSample) -> Message | None:
        """Why this test does not fit these differences, or None when it does."""
        del linear
        return None

    def run(self, sample: PairedSample, resume: NDArray[np.float64] | None = None) -> Running:
        """Compute the p-value; see `Procedure.run`.

        Every snapshot is the empty one: a place to stop, nothing to look at.

        Raises
        ------
        ValueError
            When the test does not fit (`unsuitable` says why).
        """
        del resume
        reason = self.unsuitable(sample)
        if reason is not None:
            raise ValueError(str(reason))
        linear = yield from pausing(sample, _item_differences(sample))
        assert isinstance(linear, LinearSample)
        found = yield from pausing(sample, self.find(linear))
        return SignificanceResult(
            test=self.key,
            signature=self.signature(),
            observed=linear.observed,
            pvalue=found.tail.value,
            log10_pvalue=found.tail.log10,
            alternative=self.alternative,
            exact=found.exact,
            method=found.method,
            n_items=sample.n_items,
            bracket=found.bracket,
            interval=found.interval,
            distribution=found.distribution,
            notes=found.notes,
        )


def no_difference_notes(linear: LinearSample) -> tuple[Message, ...]:
    """The remark for systems that do not differ on any item."""
    if linear.differences.any():
        return ()
    text = QT_TRANSLATE_NOOP(
        "messages", "A and B do not differ on any item: p = 1, and there is no statistic."
    )
    return (Message(text),)


def pausing(
    sample: PairedSample, steps: Generator[Any, None, Value]
) -> Generator[ResamplingSnapshot, None, Value]:
    """Steps of an exact test, with an empty snapshot after each so that it can be stopped."""
    pause: ResamplingSnapshot | None = None
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            value: Value = stop.value
            return value
        pause = pause or nothing_yet(sample.difference, 1)
        yield pause


def _item_differences(sample: PairedSample) -> Steps[LinearSample | Message]:
    """Differences per item, or why a sample has none."""
    if sample.clusters is not None:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "This test takes items for independent and knows no clusters (documents); the "
                "exact permutation test swaps clusters whole.",
            )
        )
    linear = yield from linear_sample(sample)
    if linear is not None and not linear.denominator:
        return undefined_difference(sample) or linear
    if linear is None:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "The metric is not a sum of item scores: an item has no difference of its own.",
            )
        )
    return linear
