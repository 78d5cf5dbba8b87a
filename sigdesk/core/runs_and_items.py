"""Several runs over the same items: is it the seed or the test set that limits the conclusion?

The difference of the runs' mean scores varies for three reasons: other seeds would give other runs,
another test set would hold other items, and seeds do not have the same luck on every item. With R
runs a system over n items, Var(A − B) = V_items + V_runs − V_both, where

* V_items is the variance over test sets of the difference of mean scores of these very runs,
* V_runs = s²_A/R_A + s²_B/R_B is that over seeds on this very test set,
* V_both is the part that is in each of them: the interaction of runs and items.

All three come from the runs' scores and one bootstrap of the items that all runs share, so that any
metric will do (two-way components of variance: Searle, Casella & McCulloch 1992; for language
systems: Clark et al. 2011; Bouthillier et al. 2021).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.all_pairs.resampled import bootstrap_scores
from sigdesk.core.all_pairs.systems import Systems
from sigdesk.core.distributions.student import t_pvalue, t_quantile
from sigdesk.core.exact.steps import Steps
from sigdesk.core.exact.tail import Tail
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import ItemStats, Metric
from sigdesk.core.resampling.blocks import BLOCK, block_generator
from sigdesk.core.results import Interval

FloatArray = NDArray[np.float64]


@dataclass(frozen=True)
class VarianceParts:
    """Variance of the difference of mean scores, by where it comes from.

    Parameters
    ----------
    items, runs, both : float
        V_items, V_runs and V_both, in squared units of the metric. V_both lies in both others.
    n_items, n_runs_a, n_runs_b : int
    """

    items: float
    runs: float
    both: float
    n_items: int
    n_runs_a: int
    n_runs_b: int

    @property
    def total(self) -> float:
        """V_items + V_runs − V_both, and at least the larger of the first two."""
        return max(self.items + self.runs - self.both, self.items, self.runs)

    @property
    def items_alone(self) -> float:
        """What more runs would not reduce."""
        return max(0.0, self.items - self.both)

    @property
    def runs_alone(self) -> float:
        """What more items would not reduce."""
        return max(0.0, self.runs - self.both)

    def standard_error(self, more_items: float = 1.0, more_runs: float = 1.0) -> float:
        """Expected standard error with so many times the items, and so many times the runs."""
        return math.sqrt(
            self.items_alone / more_items
            + self.runs_alone / more_runs
            + min(self.both, self.total) / (more_items * more_runs)
        )

    @property
    def limited_by_items(self) -> bool:
        """Whether twice the items would help more than twice the runs."""
        return self.standard_error(more_items=2.0) <= self.standard_error(more_runs=2.0)

    def message(self) -> Message:
        """Which of the two limits the conclusion, and what doubling it would give."""
        values = {
            "items": math.sqrt(self.items),
            "runs": math.sqrt(self.runs),
            "now": self.standard_error(),
            "more": self.standard_error(more_items=2.0)
            if self.limited_by_items
            else self.standard_error(more_runs=2.0),
        }
        if self.limited_by_items:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "The test set limits the conclusion: standard error {items:.4g} from the items, "
                "{runs:.4g} from the runs, {now:.4g} together. Twice the items would give "
                "{more:.4g}; more seeds would help less.",
            )
        else:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "The number of runs limits the conclusion: standard error {runs:.4g} from the "
                "runs, {items:.4g} from the items, {now:.4g} together. Twice the runs would give "
                "{more:.4g}; more items would help less.",
            )
        return Message(text, values)


@dataclass(frozen=True, eq=False)
class RunsAndItems:
    """Comparison of two systems with several runs each.

    Parameters
    ----------
    scores_a, scores_b : ndarray of float64, shapes (R_A,), (R_B,)
        Scores of the runs on all items.
    parts : VarianceParts
    interval : Interval
        Of the difference of means over seeds and test sets: t with Satterthwaite's df.
    nested : Interval
        Percentile interval when runs and items are both drawn anew; too narrow for few runs.
    df : float
        Satterthwaite's; infinite when the runs do not vary.
    """

    scores_a: FloatArray
    scores_b: FloatArray
    parts: VarianceParts
    interval: Interval
    nested: Interval
    df: float

    @property
    def difference(self) -> float:
        """Mean score of A's runs − that of B's."""
        return float(self.scores_a.mean() - self.scores_b.mean())

    @property
    def pvalue(self) -> Tail:
        """Two-sided p-value over seeds and test sets; 1 for no difference without variance."""
        error = math.sqrt(self.parts.total)
        if error == 0.0:
            return Tail(1.0, 0.0) if self.difference == 0.0 else Tail(math.nan, math.nan)
        return t_pvalue(self.difference / error, self.df)

    def notes(self) -> tuple[Message, ...]:
        """What limits the conclusion, and what few runs mean for it."""
        found = [self.parts.message()]
        fewest = min(self.parts.n_runs_a, self.parts.n_runs_b)
        if fewest < 5:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "With {n:,} runs the variance between runs is itself hardly known; the interval "
                "allows for that by its degrees of freedom ({df:.1f}).",
            )
            found.append(Message(text, {"n": fewest, "df": self.df}, "caution"))
        if self.parts.runs == 0.0:
            text = QT_TRANSLATE_NOOP(
                "messages", "All runs of a system have the same score: are they copies of one run?"
            )
            found.append(Message(text, {}, "caution"))
        return tuple(found)


def compare_runs_on_items(
    metric: Metric,
    runs_a: Sequence[ItemStats],
    runs_b: Sequence[ItemStats],
    clusters: NDArray[np.intp] | None = None,
    confidence: float = 0.95,
    n_resamples: int = 4_096,
    seed: int = 12345,
) -> Steps[RunsAndItems]:
    """Separate run-to-run from test-set variance and compare the mean scores.

    Parameters
    ----------
    metric : Metric
    runs_a, runs_b : sequence of ItemStats
        Two or more runs of each system, all on the same items.
    clusters : ndarray of intp, shape (n_items,), optional
        Drawn whole.
    confidence : float
    n_resamples, seed : int
        Resamples of the items.

    Yields
    ------
    None
        Between pieces of the work.

    Raises
    ------
    ValueError
        For fewer than two runs of a system, or runs on different numbers of items.
    """
    n_a, n_b = len(runs_a), len(runs_b)
    if min(n_a, n_b) < 2:
        raise ValueError("run-to-run variance needs two runs of each system")
    systems = Systems.of(metric, [*runs_a, *runs_b], clusters)
    drawn = yield from bootstrap_scores(systems, n_resamples, seed)
    drawn = drawn[~np.isnan(drawn).any(axis=1)]
    if len(drawn) < 2:
        raise ValueError("the score is undefined in every resample of the items")
    scores_a, scores_b = systems.scores[:n_a], systems.scores[n_a:]
    by_run = drawn[:, :n_a], drawn[:, n_a:]
    items = float((by_run[0].mean(axis=1) - by_run[1].mean(axis=1)).var(ddof=1))
    spread = [_run_variance(scores_a), _run_variance(scores_b)]
    both = _interaction(by_run[0]) + _interaction(by_run[1])
    n_items = len(runs_a[0])
    parts = VarianceParts(items, sum(spread), min(both, items), n_items, n_a, n_b)
    yield
    df = _satterthwaite(parts, spread)
    difference = float(scores_a.mean() - scores_b.mean())
    tail = (1.0 - confidence) / 2.0
    reach = math.sqrt(parts.total) * t_quantile(tail, df if math.isfinite(df) else 1e9)
    nested = yield from _nested(by_run, confidence, seed)
    interval = Interval(difference - reach, difference + reach, confidence, "t")
    return RunsAndItems(scores_a, scores_b, parts, interval, nested, df)


def _run_variance(scores: FloatArray) -> float:
    """s²/R, with rounding told from variation."""
    if np.ptp(scores) <= 1e-12 * float(np.abs(scores).max(initial=0.0)):
        return 0.0
    return float(scores.var(ddof=1)) / len(scores)


def _interaction(drawn: FloatArray) -> float:
    """Variance over test sets of what a run deviates from the mean of its system, over R."""
    n_runs = drawn.shape[1]
    deviation = drawn - drawn.mean(axis=1, keepdims=True)
    own = float(deviation.var(axis=0, ddof=1).mean()) * n_runs / (n_runs - 1)
    share: float = own / n_runs
    return share


def _satterthwaite(parts: VarianceParts, spread: list[float]) -> float:
    """Only the runs' variances have few degrees of freedom; the items count as many."""
    known = parts.n_runs_a - 1, parts.n_runs_b - 1
    unrest = sum(variance**2 / df for variance, df in zip(spread, known, strict=True))
    unrest += parts.items**2 / max(parts.n_items - 1, 1)
    return float(parts.total**2 / unrest) if unrest > 0.0 else math.inf


def _nested(by_run: tuple[FloatArray, FloatArray], confidence: float, seed: int) -> Steps[Interval]:
    """Runs drawn within every resample of the items."""
    n = len(by_run[0])
    values = []
    for start in range(0, n, BLOCK):
        # its own stream: that of the items is taken
        random = block_generator(seed + 1, start // BLOCK)
        means = []
        for scores in by_run:
            rows = scores[start : start + BLOCK]
            picked = random.integers(rows.shape[1], size=rows.shape)
            means.append(np.take_along_axis(rows, picked, axis=1).mean(axis=1))
        values.append(means[0] - means[1])
        yield
    tail = (1.0 - confidence) / 2.0
    low, high = np.quantile(np.concatenate(values), [tail, 1.0 - tail])
    return Interval(float(low), float(high), confidence, "nested-bootstrap")
