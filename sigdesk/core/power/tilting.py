"""Data like those at hand, but with another difference: weights of the units.

The units (items, or whole clusters) keep their statistics and are drawn with weights ∝ e^{θ u},
where u is the influence of a unit on the difference. θ = 0 gives the data as they are; the θ that
gives the difference asked for changes their distribution as little as any weights can (exponential
tilting, Efron 1981; Davison & Hinkley 1997, section 5.3). So power can be asked for any metric.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.resampling.units import Units

FloatArray = NDArray[np.float64]
Difference = Callable[[NDArray[Any]], FloatArray]

_STEEPEST = 200.0
"""Largest θ in units of 1 over the largest influence: nearly all weight is then on few units."""


class UnreachableError(ValueError):
    """No weights of these units give the difference; `reason` says so for people."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


def influences(units: Units, difference: Difference) -> FloatArray:
    """What a unit of each kind adds to the difference, by leaving one out; shape (n_kinds,)."""
    totals = units.totals()
    without = difference(totals - units.rows)
    influence: FloatArray = (units.n_units - 1) * (difference(totals) - without)
    return np.where(np.isfinite(influence), influence, 0.0)


def tilted_weights(units: Units, difference: Difference, wanted: float) -> FloatArray:
    """Probabilities of the kinds under which the difference is `wanted`; shape (n_kinds,).

    Parameters
    ----------
    units : Units
        Of one stratum.
    difference : callable
        From totals, shape (n_columns,), to A − B.
    wanted : float
        In units of the metric.

    Raises
    ------
    UnreachableError
        When it is beyond what these units can give.
    """
    from scipy.optimize import brentq

    shares = units.counts / units.n_units
    influence = influences(units, difference)
    reach = float(np.abs(influence).max(initial=0.0))

    def weights(theta: float) -> FloatArray:
        exponent = theta * influence
        raw = shares * np.exp(exponent - exponent.max(initial=-np.inf))
        return np.asarray(raw / raw.sum())

    def excess(theta: float) -> float:
        mean = weights(theta) @ units.rows
        return float(difference(mean * units.n_units)) - wanted

    if abs(excess(0.0)) <= 1e-12:
        return weights(0.0)
    steepest = _STEEPEST / reach if reach else 0.0
    if not excess(-steepest) < 0.0 < excess(steepest):
        low, high = excess(-steepest) + wanted, excess(steepest) + wanted
        text = QT_TRANSLATE_NOOP(
            "messages",
            "These items can show differences between {low:.4g} and {high:.4g} only, however they "
            "are weighted; {wanted:.4g} is beyond.",
        )
        raise UnreachableError(Message(text, {"low": low, "high": high, "wanted": wanted}))
    return weights(float(brentq(excess, -steepest, steepest, xtol=1e-14 * steepest)))
