"""Where an axis has its marks, and how they are written."""

from __future__ import annotations

import math

from sigdesk.ui.numbers import signed


def tick_step(low: float, high: float, most: int) -> float:
    """The smallest of 1, 2, 5, 10, … (times a power of ten) with at most `most` marks.

    Returns
    -------
    float
        0 when the range is empty.
    """
    if not high > low or most < 1:
        return 0.0
    raw = (high - low) / most
    power = 10.0 ** math.floor(math.log10(raw))
    for factor in (1.0, 2.0, 5.0, 10.0):
        if factor * power >= raw * (1 - 1e-9):
            return factor * power
    return 10.0 * power


def ticks(low: float, high: float, most: int) -> list[float]:
    """Round positions between `low` and `high`, at most about `most`."""
    step = tick_step(low, high, most)
    if step == 0.0:
        return []
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return [number * step for number in range(first, last + 1)]


def decimals_for(step: float) -> int:
    """Decimal places that tell marks apart which lie `step` from each other."""
    if step <= 0.0:
        return 0
    return max(0, -math.floor(math.log10(step) + 1e-9))


def tick_text(value: float, decimals: int) -> str:
    """A difference as an axis writes it: ``"+2"``, ``"−0.5"``, and zero as ``"0"``."""
    text = signed(value, decimals)
    return text if any(figure in text for figure in "123456789") else "0"
