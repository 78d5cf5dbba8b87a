"""All pairs of many systems: raw and adjusted p-values, intervals, groups and ranks."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.all_pairs.letters import brackets, letter_groups, letters
from sigdesk.core.all_pairs.max_t import MaxT, max_t
from sigdesk.core.all_pairs.resampled import (
    Ranking,
    bootstrap_scores,
    difference_intervals,
    ranking,
)
from sigdesk.core.all_pairs.systems import FloatArray, Systems
from sigdesk.core.all_pairs.testing import RawTests, raw_tests
from sigdesk.core.correction import CORRECTIONS, adjust
from sigdesk.core.exact.steps import Steps
from sigdesk.core.messages import Message
from sigdesk.core.metrics.base import Metric
from sigdesk.core.metrics.kernel import KernelMetric
from sigdesk.core.significance.base import Procedure

MAX_T = "max-t"
Stage = Literal["tests", "intervals", "max-t", "done"]
Value = TypeVar("Value")


@dataclass(frozen=True)
class AllPairsSettings:
    """Settings of a comparison of all pairs.

    Parameters
    ----------
    correction : str
        A key of `CORRECTIONS`, or "max-t" for single-step max-T by shared permutations (two-sided).
    alpha : float
        From which adjusted p-value on two systems are said to differ: p ≤ α.
    confidence : float
        Of the intervals, each by itself.
    n_resamples : int
        Of the bootstrap that ranks and intervals come from.
    n_swaps : int
        Of max-T.
    seed : int
    """

    correction: str = "holm"
    alpha: float = 0.05
    confidence: float = 0.95
    n_resamples: int = 2_048
    n_swaps: int = 9_984
    seed: int = 12345

    def __post_init__(self) -> None:
        if self.correction != MAX_T and self.correction not in CORRECTIONS:
            known = ", ".join([*CORRECTIONS, MAX_T])
            raise ValueError(f"no correction is called {self.correction!r}; known are: {known}")


@dataclass(frozen=True)
class AllPairsProgress:
    """How far it is.

    Parameters
    ----------
    stage : {"tests", "intervals", "max-t", "done"}
    fraction : float
        Of this stage, 0 to 1.
    """

    stage: Stage
    fraction: float


@dataclass(frozen=True, eq=False)
class WinTieLoss:
    """How systems stand against one.

    Parameters
    ----------
    wins, ties, losses : tuple of int
        Positions of the systems that are better than the baseline, cannot be told from it, and
        are worse, by adjusted p-value.
    """

    wins: tuple[int, ...]
    ties: tuple[int, ...]
    losses: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class AllPairs:
    """Everything about all pairs of S systems.

    Matrices have rows A and columns B; a difference is A − B. On the diagonal differences are 0
    and p-values 1.

    Parameters
    ----------
    systems : Systems
    settings : AllPairsSettings
    tests : RawTests
    adjusted_pairs : ndarray of float64, shape (n_pairs,)
        By the correction of the settings, pairs i < j.
    low_pairs, high_pairs : ndarray of float64, shape (n_pairs,)
        Intervals of the differences, each by itself.
    ranking : Ranking
    """

    systems: Systems
    settings: AllPairsSettings
    tests: RawTests
    adjusted_pairs: FloatArray
    low_pairs: FloatArray
    high_pairs: FloatArray
    ranking: Ranking

    @property
    def method(self) -> Message:
        """How the raw p-values were found."""
        return self.tests.method

    @cached_property
    def differences(self) -> FloatArray:
        """Score of the row's system − that of the column's, shape (S, S)."""
        scores = self.systems.scores
        return scores[:, None] - scores

    @cached_property
    def pvalues(self) -> FloatArray:
        """Raw p-values, shape (S, S)."""
        return self._square(self.tests.pvalues, 1.0)

    @cached_property
    def adjusted(self) -> FloatArray:
        """Adjusted p-values, shape (S, S)."""
        return self._square(self.adjusted_pairs, 1.0)

    @cached_property
    def interval(self) -> tuple[FloatArray, FloatArray]:
        """Low and high ends of the intervals of the differences, shape (S, S) each."""
        low = self._square(self.low_pairs, 0.0)
        high = self._square(self.high_pairs, 0.0)
        below = np.tril_indices(len(self.systems), -1)
        low[below], high[below] = -high[below], -low[below]
        return low, high

    @cached_property
    def different(self) -> NDArray[np.bool_]:
        """Whether the adjusted p-value is at most α, shape (S, S)."""
        return np.asarray(self.adjusted <= self.settings.alpha)

    @property
    def order(self) -> NDArray[np.intp]:
        """Systems from the best score on."""
        return self.systems.order

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Systems that cannot be told apart; see `letters.letter_groups`."""
        return letter_groups(self.different, self.order)

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """Compact letter display, in the order of the systems."""
        return letters(self.groups, len(self.systems))

    @cached_property
    def brackets(self) -> tuple[tuple[int, int], ...]:
        """Stretches of the ranking without a difference; see `letters.brackets`."""
        return brackets(self.different, self.order)

    def against(self, baseline: int) -> WinTieLoss:
        """Who beats a baseline, by these adjusted p-values.

        Parameters
        ----------
        baseline : int
            Position of the system.
        """
        sign = 1.0 if self.systems.metric.higher_is_better else -1.0
        ahead = sign * self.differences[:, baseline]
        others = [int(k) for k in self.order if k != baseline]
        differs = self.different[:, baseline]
        return WinTieLoss(
            tuple(k for k in others if differs[k] and ahead[k] > 0.0),
            tuple(k for k in others if not differs[k] or ahead[k] == 0.0),
            tuple(k for k in others if differs[k] and ahead[k] < 0.0),
        )

    def _square(self, values: FloatArray, diagonal: float) -> FloatArray:
        n = len(self.systems)
        table = np.full((n, n), diagonal)
        i, j = self.systems.pairs()
        table[i, j] = values
        table[j, i] = values
        return table


Comparing = Generator[AllPairsProgress, None, AllPairs]


def compare_all(
    systems: Systems, procedure: Procedure, settings: AllPairsSettings | None = None
) -> Comparing:
    """Test all pairs of systems with one test.

    Parameters
    ----------
    systems : Systems
    procedure : Procedure
        The test of every pair; its alternative should be two-sided, since no pair has a first
        system by nature.
    settings : AllPairsSettings, optional

    Yields
    ------
    AllPairsProgress
        Often enough to stop within some 20 ms, unless a single test takes longer.

    Raises
    ------
    ValueError
        When the test does not fit a pair, or max-T is asked for with a one-sided test or a metric
        that is no function of sums over items.
    """
    chosen = settings or AllPairsSettings()
    if chosen.correction == MAX_T and not has_max_t(systems.metric):
        raise ValueError("max-T needs a metric that is a function of sums over items")
    if chosen.correction == MAX_T and getattr(procedure, "alternative", "") != "two-sided":
        raise ValueError("max-T adjusts two-sided tests only")
    n_pairs = len(systems) * (len(systems) - 1) // 2
    tests = yield from _tested(systems, procedure, n_pairs)
    drawing = bootstrap_scores(systems, chosen.n_resamples, chosen.seed)
    drawn = yield from _driven(drawing, "intervals")
    ranks = yield from _driven(ranking(systems, drawn, chosen.confidence, chosen.seed), "intervals")
    finding = difference_intervals(systems, drawn, chosen.confidence)
    low, high = yield from _driven(finding, "intervals")
    if chosen.correction == MAX_T:
        stepping = yield from _max_t(systems, chosen)
        # what sampling leaves below the raw p-value is error
        adjusted = np.maximum(stepping.adjusted, tests.pvalues)
    else:
        adjusted = adjust(tests.pvalues, chosen.correction)
    yield AllPairsProgress("done", 1.0)
    return AllPairs(systems, chosen, tests, adjusted, low, high, ranks)


def has_max_t(metric: Metric) -> bool:
    """Whether max-T can adjust for pairs under a metric: shared swaps need sums over items."""
    return not isinstance(metric, KernelMetric)


def _tested(
    systems: Systems, procedure: Procedure, n_pairs: int
) -> Generator[AllPairsProgress, None, RawTests]:
    running, done = raw_tests(systems, procedure), 0.0
    while True:
        try:
            so_far = next(running)
        except StopIteration as stop:
            tests: RawTests = stop.value
            return tests
        done = done if so_far is None else so_far.n_done / n_pairs
        yield AllPairsProgress("tests", done)


def _driven(steps: Steps[Value], stage: Stage) -> Generator[AllPairsProgress, None, Value]:
    n_steps = 0
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            found: Value = stop.value
            return found
        n_steps += 1
        # how many steps there are is not known: a fraction that never runs back
        yield AllPairsProgress(stage, n_steps / (n_steps + 100.0))


def _max_t(systems: Systems, settings: AllPairsSettings) -> Generator[AllPairsProgress, None, MaxT]:
    running, done = max_t(systems, settings.n_swaps, settings.seed), 0.0
    while True:
        try:
            so_far = next(running)
        except StopIteration as stop:
            found: MaxT = stop.value
            return found
        done = done if so_far is None else so_far.n_done / max(so_far.n_resamples, 1)
        yield AllPairsProgress("max-t", min(done, 1.0))
