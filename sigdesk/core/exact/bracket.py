"""Certified p-values of real or too finely spaced differences, on a rounded lattice.

Magnitudes w are rounded to multiples of a step s, w = s·v + e. The statistic is X = sX' + Σ ε e,
where the second sum is small: by Hoeffding's inequality P(Σ ε e > c) ≤ exp(−c² / (2 Σ e²)) = τ.
Hence P(sX' ≥ T + c) − τ ≤ P(X ≥ T) ≤ P(sX' ≥ T − c) + τ, and the bounds are exact tails.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact import halves
from sigdesk.core.exact.grouping import Magnitudes, magnitudes
from sigdesk.core.exact.signed_sum import enumerated, expected_seconds, upper_tail_steps
from sigdesk.core.exact.steps import Steps
from sigdesk.core.exact.tail import CERTAIN, Tail
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.results import Alternative

TIE_TOLERANCE = 1e-12
"""Sums of doubles closer than this share of the sum of magnitudes are ties."""

_FINEST_BITS = 20
_COARSEST_BITS = 6
_DRAWN_BITS = 10
_BUDGETS = (0.25, 1.0, 4.0)
"""Seconds one tail may take on the first lattice, and on finer ones while bounds are too wide."""

_NARROW = 0.01

_LOG_SHARE = 12.0
"""τ is exp(−12) = 6e-6 of the p-value."""


@dataclass(frozen=True, eq=False)
class Lattice:
    """Magnitudes rounded to multiples of a step.

    Parameters
    ----------
    groups : Magnitudes
    step : float
        Size of one unit of `groups`.
    squares, total_error : float
        Sum of the squared and of the absolute rounding errors.
    """

    groups: Magnitudes
    step: float
    squares: float
    total_error: float


@dataclass(frozen=True, eq=False)
class Bracketed:
    """A tail probability between certified bounds, which coincide when it is exact."""

    tail: Tail
    low: Tail
    high: Tail
    method: Message
    lattice: Lattice

    @property
    def exact(self) -> bool:
        """Whether the bounds coincide."""
        return self.low == self.high


def rounded_pvalue(differences: NDArray[Any], alternative: Alternative) -> Steps[Bracketed]:
    """P-value of the sum of real (or finely spaced) differences under fair signs; ties count.

    Up to 40 differences are enumerated; more are rounded to a lattice.

    Parameters
    ----------
    differences : ndarray of int64 or float64, shape (n,)
        Signed, zeros allowed. Sums of doubles are tied when they differ by less than
        `TIE_TOLERANCE` of the sum of all magnitudes.
    alternative : {"two-sided", "greater", "less"}
    """
    sizes = np.abs(differences[differences != 0])
    real = sizes.dtype.kind == "f"
    # Pairwise sums are good to 1e-15 of the magnitudes, far within the tolerance.
    observed = float(differences.sum()) if real else int(differences.sum())
    tolerance = TIE_TOLERANCE * float(sizes.sum()) if real else 0
    threshold = {"greater": observed, "less": -observed, "two-sided": abs(observed)}[alternative]
    certain = alternative == "two-sided" and threshold <= tolerance
    sides = 2 if alternative == "two-sided" else 1
    if certain or len(sizes) <= halves.MOST_ITEMS:
        tail = CERTAIN if certain else halves.enumerated_tail(sizes, threshold - tolerance)
        tail = tail.doubled() if sides == 2 else tail
        lattice = _round(sizes, _DRAWN_BITS)
        return Bracketed(tail, tail, tail, enumerated(len(sizes)), lattice)
    bounded: Bracketed | None = None
    for seconds in _BUDGETS:
        lattice = _affordable_lattice(sizes, threshold, seconds)
        if bounded is not None and lattice.step >= bounded.lattice.step:
            break
        bounded = yield from _bracket(lattice, float(threshold), float(tolerance), sides)
        if bounded.high.log - bounded.low.log < _NARROW:
            break
    assert bounded is not None
    return bounded


def _affordable_lattice(sizes: NDArray[Any], threshold: float, seconds: float) -> Lattice:
    for bits in range(_FINEST_BITS, _COARSEST_BITS, -2):
        lattice = _round(sizes, bits)
        if expected_seconds(lattice.groups, round(threshold / lattice.step)) < seconds:
            return lattice
    return _round(sizes, _COARSEST_BITS)


def _round(sizes: NDArray[Any], bits: int) -> Lattice:
    """Round magnitudes to a power of two, so that the largest keeps `bits` bits."""
    exponent = math.frexp(float(sizes.max(initial=0)))[1] - bits
    if sizes.dtype.kind == "f":
        step = math.ldexp(1.0, exponent)
        multiples = np.rint(sizes / step)
        errors = sizes - multiples * step
    else:
        whole = 1 << max(0, exponent)
        step = float(whole)
        multiples = (sizes + whole // 2) // whole
        errors = (sizes - multiples * whole).astype(np.float64)
    groups = magnitudes(multiples.astype(np.int64))
    squares, total = float(np.square(errors).sum()), float(np.abs(errors).sum())
    return Lattice(groups, step * groups.unit, squares, total)


def _bracket(lattice: Lattice, threshold: float, tolerance: float, sides: int) -> Steps[Bracketed]:
    groups, step = lattice.groups, lattice.step

    def beyond(value: float) -> Steps[Tail]:
        found = yield from upper_tail_steps(groups, math.ceil(value / step))
        return found.tail.doubled() if sides == 2 else found.tail

    middle = yield from beyond(threshold - tolerance)
    # Beyond the sum of all rounding errors nothing is left to chance.
    reach = math.sqrt(2.0 * lattice.squares * (_LOG_SHARE - min(middle.log, 0.0)))
    share = 0.0
    if reach < lattice.total_error:
        share = sides * math.exp(-(reach**2) / (2.0 * lattice.squares))
    reach = min(reach, lattice.total_error)
    low = (yield from beyond(threshold + reach)).plus(-share)
    high = (yield from beyond(threshold - tolerance - reach)).plus(share)
    method = Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "certified bounds, {n_items:,} differences rounded to steps of {step:.2g}",
        ),
        {"n_items": groups.n_items, "step": step},
    )
    return Bracketed(middle, low, high, method, lattice)
