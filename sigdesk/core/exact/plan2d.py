"""Which exact engine fits a metric that is not a plain sum, what it costs, and running it.

Decision, in this order:

1. All swap patterns of the discordant kinds, when there are few: nothing is more exact.
2. Two kinds of many items: the table of two binomials, whatever the metric.
3. A ratio of integer sums: the lattice in the plane, whatever the number of kinds.
4. Any other metric: all patterns, up to the budget.

What fits none of these has no exact test here and is sampled; `unsuitable_ratio` says why.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from sigdesk.core.exact.comparison import Comparison, MetricComparison, RatioComparison
from sigdesk.core.exact.kinds import DiscordantKinds, discordant_kinds_steps, power_of_ten
from sigdesk.core.exact.lattice2d import LARGEST_LENGTH, LatticeProblem, sum_lattice
from sigdesk.core.exact.null_tail import NullTail
from sigdesk.core.exact.outcome import ExactOutcome
from sigdesk.core.exact.patterns import PatternPlan, fewest_patterns, plan_patterns, sum_patterns
from sigdesk.core.exact.steps import Steps, finished
from sigdesk.core.exact.two_binomials import sum_two_binomials
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import Ratio
from sigdesk.core.results import Alternative, Distribution, PairedSample

DEFAULT_BUDGET = 50_000_000
"""Swap patterns that are listed one by one at most."""

Engine = Literal["identical", "patterns", "two-binomials", "lattice"]

_Compared = tuple[DiscordantKinds, Comparison]

_FEW_PATTERNS = 1 << 17
_LARGEST_TABLE = 1 << 32
_LARGEST_PRODUCT = 2**62
_LARGEST_ERROR = 1e-9
_LARGEST_WRITTEN_OUT = 12.0
"""Powers of ten from here on are written as such."""


@dataclass(frozen=True, eq=False)
class RatioPlan:
    """How the exact test of a sample will be computed.

    Parameters
    ----------
    engine : {"identical", "patterns", "two-binomials", "lattice"}
    kinds : DiscordantKinds
    comparison : Comparison
    patterns : PatternPlan or None
        The patterns to list, or what the table of two binomials is cut from; beside a lattice,
        the patterns to list should the lattice lose digits.
    lattice : LatticeProblem or None
        For the lattice only.
    seconds : float
        Predicted time on a machine of 2020.
    """

    engine: Engine
    kinds: DiscordantKinds
    comparison: Comparison
    patterns: PatternPlan | None
    lattice: LatticeProblem | None
    seconds: float


def plan_ratio(sample: PairedSample, budget: int = DEFAULT_BUDGET) -> RatioPlan | Message:
    """Choose the engine for a sample.

    Parameters
    ----------
    sample : PairedSample
    budget : int
        Swap patterns that may be listed one by one.

    Returns
    -------
    RatioPlan or Message
        The reason when nothing exact fits.
    """
    return finished(planned_ratio(sample, budget))


def planned_ratio(sample: PairedSample, budget: int) -> Steps[RatioPlan | Message]:
    """`plan_ratio` in steps of a few milliseconds."""
    ratio = sample.metric.ratio(sample.a.n_stats)
    planned = None
    if ratio is not None:
        planned = yield from _kinds_of_ratio(sample, ratio)
    if planned is None:
        planned = yield from _kinds_of_metric(sample)
    yield
    if planned is None:
        return Message(QT_TRANSLATE_NOOP("messages", "One of the two scores is undefined."))
    kinds, comparison = planned
    if not len(kinds):
        return RatioPlan("identical", kinds, comparison, None, None, 0.0)
    counting = 2e-8 * sample.n_items
    most = _LARGEST_TABLE if len(kinds) == 2 else max(budget, _FEW_PATTERNS)
    patterns = plan_patterns(kinds) if fewest_patterns(kinds) <= most else None
    if patterns is not None:
        listing = counting + _seconds_of_listing(kinds, comparison, patterns)
        if patterns.n_patterns <= min(_FEW_PATTERNS, budget):
            return RatioPlan("patterns", kinds, comparison, patterns, None, listing)
        if len(kinds) == 2 and patterns.n_patterns <= _LARGEST_TABLE:
            table = counting + 0.01 + 2e-9 * patterns.n_patterns
            return RatioPlan("two-binomials", kinds, comparison, patterns, None, table)
    if isinstance(comparison, RatioComparison):
        lattice = LatticeProblem.of(kinds, comparison)
        reach = float(np.abs(lattice.null.vectors).max()) * max(lattice.lengths)
        if max(lattice.lengths) <= LARGEST_LENGTH and reach < _LARGEST_PRODUCT:
            seconds = counting + 0.005 + 3e-4 * len(kinds) + 3e-6 * sum(lattice.lengths)
            return RatioPlan("lattice", kinds, comparison, patterns, lattice, seconds)
    if patterns is not None and patterns.n_patterns <= budget:
        return RatioPlan("patterns", kinds, comparison, patterns, None, listing)
    return _too_many(sample, kinds)


def _kinds_of_metric(sample: PairedSample) -> Steps[_Compared | None]:
    kinds = yield from discordant_kinds_steps(sample)
    comparison = MetricComparison.of(kinds, sample.metric)
    return None if comparison is None else (kinds, comparison)


def _kinds_of_ratio(sample: PairedSample, ratio: Ratio) -> Steps[_Compared | None]:
    """Kinds of (numerator, denominator) pairs, when they are integers and 0 at least."""
    if not all(np.issubdtype(stats.rows.dtype, np.integer) for stats in (sample.a, sample.b)):
        return None
    weights = np.array([ratio.numerator, ratio.denominator], dtype=np.int64).T
    if any(np.any(stats.rows @ weights[:, 1] < 0) for stats in (sample.a, sample.b)):
        return None
    kinds = yield from discordant_kinds_steps(sample, weights)
    if not kinds.integral or kinds.total[1] <= 0:
        return None
    nothing = float(sample.metric.aggregate(np.zeros(sample.a.n_stats, dtype=np.int64)))
    comparison = RatioComparison.of(kinds, ratio, nothing)
    return None if comparison is None else (kinds, comparison)


def _seconds_of_listing(
    kinds: DiscordantKinds, comparison: Comparison, patterns: PatternPlan
) -> float:
    """Listing visits some half of the patterns inside the windows."""
    general = not isinstance(comparison, RatioComparison)
    each = 1e-7 + (7e-8 * kinds.vectors.shape[1] if general else 0.0)
    return 0.001 + 0.5 * each * patterns.n_patterns


def _too_many(sample: PairedSample, kinds: DiscordantKinds) -> Message:
    mantissa, exponent = power_of_ten(kinds.log10_patterns)
    text = QT_TRANSLATE_NOOP(
        "messages",
        "The {n:,} {units} that differ are of {kinds:,} kinds, with {mantissa:.1f} × 10{exponent} "
        "swap patterns: too many to list, and this metric has no shorter exact form.",
    )
    values = {
        "n": kinds.n_discordant,
        "units": _units(sample),
        "kinds": len(kinds),
        "mantissa": mantissa,
        "exponent": exponent,
    }
    return Message(text, values)


def unsuitable_ratio(sample: PairedSample, budget: int = DEFAULT_BUDGET) -> Message | None:
    """Why there is no exact test for this sample, or None when there is.

    Costs one pass over the items; see `plan_ratio` for the arguments.
    """
    planned = plan_ratio(sample, budget)
    return planned if isinstance(planned, Message) else None


def predicted_cost(sample: PairedSample, budget: int = DEFAULT_BUDGET) -> float | None:
    """Predicted seconds of `exact_ratio_test`, None when nothing exact fits."""
    planned = plan_ratio(sample, budget)
    return None if isinstance(planned, Message) else planned.seconds


def exact_ratio_test(
    sample: PairedSample, alternative: Alternative, *, budget: int = DEFAULT_BUDGET
) -> ExactOutcome | None:
    """Exact paired permutation test of any metric, where an exact path exists.

    All 2^N ways of swapping the answers of items (of whole clusters, when the sample has them)
    are equally likely under the null hypothesis. Ties with the observed difference count as at
    least as extreme and are decided without rounding.

    Parameters
    ----------
    sample : PairedSample
    alternative : {"two-sided", "greater", "less"}
    budget : int
        Swap patterns that may be listed one by one.

    Returns
    -------
    ExactOutcome or None
        None when nothing exact fits; `unsuitable_ratio` says why.
    """
    return finished(exact_ratio_steps(sample, alternative, budget=budget))


def exact_ratio_steps(
    sample: PairedSample, alternative: Alternative, *, budget: int = DEFAULT_BUDGET
) -> Generator[float, None, ExactOutcome | None]:
    """`exact_ratio_test` in steps of a few milliseconds, so that it can be watched and stopped.

    Yields
    ------
    float
        Share done, 0 to 1.
    """
    planned = yield from _unstarted(planned_ratio(sample, budget))
    if isinstance(planned, Message):
        return None
    error = 0.0
    if planned.lattice is not None:
        result = yield from sum_lattice(planned.lattice)
        tail, drawn, error = result.tail, result.distribution, result.relative_error
        if error > _LARGEST_ERROR and _can_be_listed(planned, budget):
            # Far out in the tail, where almost every item favours one system.
            planned = replace(planned, engine="patterns", lattice=None)
    if planned.lattice is None and planned.patterns is not None:
        engine = sum_two_binomials if planned.engine == "two-binomials" else sum_patterns
        tail, drawn = yield from engine(planned.kinds, planned.comparison, planned.patterns)
        error = 0.0
    elif planned.lattice is None:
        tail = NullTail(-math.inf, 0.0, 0.0)
        drawn = Distribution("null", np.zeros(1), np.ones(1))
    log_p = tail.log_pvalue(alternative)
    pvalue = math.exp(log_p)
    bracket = None
    if error > _LARGEST_ERROR:
        bracket = (max(0.0, pvalue * (1.0 - error)), min(1.0, pvalue * (1.0 + error)))
    return ExactOutcome(pvalue, log_p / math.log(10.0), _method(sample, planned), drawn, bracket)


def _can_be_listed(planned: RatioPlan, budget: int) -> bool:
    return planned.patterns is not None and planned.patterns.n_patterns <= budget


def _unstarted(steps: Steps[RatioPlan | Message]) -> Generator[float, None, RatioPlan | Message]:
    """Planning counts as nothing done."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            planned: RatioPlan | Message = stop.value
            return planned
        yield 0.0


def _units(sample: PairedSample) -> Message:
    """What is swapped."""
    if sample.clusters is None:
        return Message(QT_TRANSLATE_NOOP("messages", "items"))
    return Message(QT_TRANSLATE_NOOP("messages", "clusters"))


def _method(sample: PairedSample, planned: RatioPlan) -> Message:
    """What was done, with its sizes."""
    kinds, units = planned.kinds, _units(sample)
    if planned.engine == "identical":
        text = QT_TRANSLATE_NOOP("messages", "exact: none of the {units} differ between A and B")
        return Message(text, {"units": units})
    if planned.lattice is not None:
        width, height = planned.lattice.lengths
        text = QT_TRANSLATE_NOOP(
            "messages", "exact, 2-D lattice {width:,} × {height:,} for {n:,} {units} that differ"
        )
        return Message(
            text, {"width": width, "height": height, "n": kinds.n_discordant, "units": units}
        )
    if len(kinds) == 2:
        first, second = (int(count) for count in kinds.counts)
        text = QT_TRANSLATE_NOOP(
            "messages", "exact, two binomials over {first:,} and {second:,} {units} that differ"
        )
        return Message(text, {"first": first, "second": second, "units": units})
    if len(kinds) == 1:
        text = QT_TRANSLATE_NOOP("messages", "exact, one binomial over {n:,} {units} that differ")
        return Message(text, {"n": kinds.n_discordant, "units": units})
    sizes = {"kinds": len(kinds), "n": kinds.n_discordant, "units": units}
    if kinds.log10_patterns < _LARGEST_WRITTEN_OUT:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "exact, all {patterns:,} swap patterns of {n:,} {units} that differ, of {kinds:,} "
            "kinds",
        )
        patterns = math.prod(int(count) + 1 for count in kinds.counts)
        return Message(text, {"patterns": patterns, **sizes})
    mantissa, exponent = power_of_ten(kinds.log10_patterns)
    text = QT_TRANSLATE_NOOP(
        "messages",
        "exact, all {mantissa:.1f} × 10{exponent} swap patterns of {n:,} {units} that differ, "
        "of {kinds:,} kinds",
    )
    return Message(text, {"mantissa": mantissa, "exponent": exponent, **sizes})
