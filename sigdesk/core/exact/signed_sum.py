"""Tails of X = Σ ε_i d_i, integers d_i under fair signs: which method, and what it gives.

Decision: three exact methods stand side by side, because each is the fastest by orders of
magnitude somewhere. `fourier` costs a few dozen frequencies times the number of distinct
differences and does not depend on the number of items; `counting` wins for few items and for
thresholds near the maximum; `halves` needs no lattice at all, for 40 items or fewer. The costs
below are measured, and only their order matters.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from sigdesk.core.exact import counting, fourier, halves
from sigdesk.core.exact.fourier import TooFineError
from sigdesk.core.exact.grouping import Magnitudes
from sigdesk.core.exact.steps import Steps, finished
from sigdesk.core.exact.tail import CERTAIN, IMPOSSIBLE, Tail
from sigdesk.core.exact.tilt import Tilt, log_weight, tilt_to
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.results import Alternative

AFFORDABLE = 5.0
"""Seconds an exact computation may take before a rounded lattice is offered instead."""


@dataclass(frozen=True)
class ExactTail:
    """A tail probability and how it was found."""

    tail: Tail
    method: Message


@dataclass(frozen=True)
class _Plan:
    seconds: float
    compute: Callable[[], Steps[ExactTail]]


def upper_tail_steps(groups: Magnitudes, threshold: int) -> Steps[ExactTail]:
    """P(X ≥ threshold), in steps.

    Parameters
    ----------
    groups : Magnitudes
    threshold : int
        In units of the groups; any integer.

    Raises
    ------
    TooFineError
        When no method is affordable.
    """
    total = groups.total
    if threshold <= -total:
        return ExactTail(CERTAIN, _trivial(groups))
    if threshold > total:
        return ExactTail(IMPOSSIBLE, _trivial(groups))
    threshold += (total - threshold) % 2
    if threshold <= 0:
        other = yield from upper_tail_steps(groups, 2 - threshold)
        return ExactTail(other.tail.complement(), other.method)
    if threshold == total:
        return ExactTail(Tail.from_counts(1, groups.n_items), _trivial(groups))
    law = tilt_to(groups, threshold)
    for plan in sorted(_plans(groups, law, threshold), key=lambda plan: plan.seconds):
        if plan.seconds <= AFFORDABLE:
            with suppress(TooFineError):
                return (yield from plan.compute())
    raise TooFineError(f"{groups.n_items} differences up to {groups.largest}")


def upper_tail(groups: Magnitudes, threshold: int) -> ExactTail:
    """P(X ≥ threshold), in one go; see `upper_tail_steps`."""
    return finished(upper_tail_steps(groups, threshold))


def pvalue_steps(groups: Magnitudes, alternative: Alternative) -> Steps[ExactTail]:
    """Probability of a sum at least as extreme as the observed one; ties count. In steps.

    Raises
    ------
    TooFineError
        See `upper_tail_steps`.
    """
    observed = groups.observed
    if alternative == "greater":
        return (yield from upper_tail_steps(groups, observed))
    if alternative == "less":
        return (yield from upper_tail_steps(groups, -observed))
    if observed == 0:
        return ExactTail(CERTAIN, _trivial(groups))
    found = yield from upper_tail_steps(groups, abs(observed))
    return ExactTail(found.tail.doubled(), found.method)


def pvalue(groups: Magnitudes, alternative: Alternative = "two-sided") -> ExactTail:
    """Probability of a sum at least as extreme as the observed one, in one go.

    Raises
    ------
    TooFineError
        See `upper_tail_steps`.
    """
    return finished(pvalue_steps(groups, alternative))


def expected_seconds(groups: Magnitudes, threshold: int) -> float:
    """What `upper_tail` is expected to cost; infinite when no method can do it."""
    threshold = abs(threshold) + (groups.total - threshold) % 2
    if threshold >= groups.total:
        return 0.0
    plans = _plans(groups, tilt_to(groups, threshold), threshold)
    return min((plan.seconds for plan in plans), default=math.inf)


def _plans(groups: Magnitudes, law: Tilt, threshold: int) -> list[_Plan]:
    plans = []
    if (groups.total - threshold) // 2 < counting.LARGEST_ARRAY:
        seconds = 4e-6 * groups.n_items + 1.5e-9 * counting.n_updates(groups, threshold)
        plans.append(_Plan(seconds, lambda: _count(groups, law, threshold)))
    where = fourier.window(groups, law, threshold)
    if where is not None:
        seconds = fourier.expected_seconds(groups, law, where)
        plans.append(_Plan(seconds, lambda: _transform(groups, law, where)))
    if groups.n_items <= halves.MOST_ITEMS:
        seconds = 1e-5 + 3e-7 * 2.0 ** (groups.n_items / 2)
        plans.append(_Plan(seconds, lambda: _enumerate(groups, threshold)))
    return plans


def _count(groups: Magnitudes, law: Tilt, threshold: int) -> Steps[ExactTail]:
    tail = yield from counting.counted_tail(groups, law, threshold)
    text = QT_TRANSLATE_NOOP(
        "messages", "exact, {n_values:,} distinct differences, counted on {n_points:,} points"
    )
    if len(groups.values) == 1:
        text = QT_TRANSLATE_NOOP(
            "messages", "exact, one distinct difference, counted on {n_points:,} points"
        )
    return ExactTail(tail, _sized(text, groups, (groups.total - threshold) // 2 + 1))


def _transform(groups: Magnitudes, law: Tilt, where: fourier.Window) -> Steps[ExactTail]:
    share = yield from fourier.tail_share(groups, law, where)
    tail = Tail.from_product(share, log_weight(groups, law, where.threshold))
    text = QT_TRANSLATE_NOOP(
        "messages", "exact, {n_values:,} distinct differences, Fourier sum over {n_points:,} points"
    )
    if len(groups.values) == 1:
        text = QT_TRANSLATE_NOOP(
            "messages", "exact, one distinct difference, Fourier sum over {n_points:,} points"
        )
    return ExactTail(tail, _sized(text, groups, where.length))


def _enumerate(groups: Magnitudes, threshold: int) -> Steps[ExactTail]:
    yield
    tail = halves.enumerated_tail(np.repeat(groups.values, groups.counts), threshold)
    return ExactTail(tail, enumerated(groups.n_items))


def _sized(text: str, groups: Magnitudes, n_points: int) -> Message:
    return Message(text, {"n_values": len(groups.values), "n_points": n_points})


def _trivial(groups: Magnitudes) -> Message:
    text = QT_TRANSLATE_NOOP("messages", "exact, {n_items:,} items with a difference")
    if groups.n_items == 1:
        text = QT_TRANSLATE_NOOP("messages", "exact, one item with a difference")
    return Message(text, {"n_items": groups.n_items})


def enumerated(n_items: int) -> Message:
    """How a tail was found that every pattern of signs went into."""
    return Message(
        QT_TRANSLATE_NOOP("messages", "exact, all 2^{n_items} swaps enumerated"),
        {"n_items": n_items},
    )
