"""From counts at thresholds to lines in the unit square."""

from __future__ import annotations

from typing import Literal

import numpy as np
from numpy.typing import NDArray

from sigdesk.model.curves import SystemCurve, at_threshold
from sigdesk.ui.views.curves_plot import DrawnCurve

Kind = Literal["roc", "pr", "calibration"]

_MOST_POINTS = 2000
"""Points of a precision–recall line; a screen has no more columns."""


def drawn_curve(
    kind: Kind, found: SystemCurve, position: int, threshold: float, strong: bool
) -> DrawnCurve:
    """The line of a system, thinned without losing corners."""
    mark = mark_of(kind, found, threshold) if strong else None
    if kind == "calibration":
        bins = found.calibration
        if bins is None:
            return DrawnCurve(position, np.zeros(0), np.zeros(0), None, strong)
        filled = bins.count > 0
        return DrawnCurve(
            position, bins.confidence[filled], bins.accuracy[filled], None, strong, dots=True
        )
    if kind == "roc":
        corners = found.curve.roc_corners()
        _, x, y = found.curve.roc_points()
        return DrawnCurve(position, x[corners], y[corners], mark, strong)
    x, y = found.curve.recall, found.curve.precision
    kept = pr_corners(x, y)
    return DrawnCurve(position, x[kept], y[kept], mark, strong)


def pr_corners(x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.intp]:
    """Positions to draw of a precision–recall line: in each column first, last, lowest, highest."""
    if len(x) <= _MOST_POINTS:
        return np.arange(len(x))
    column = np.minimum((x * (_MOST_POINTS // 4)).astype(np.intp), _MOST_POINTS // 4 - 1)
    starts = np.flatnonzero(np.append(True, column[1:] != column[:-1]))
    ends = np.append(starts[1:], len(x)) - 1
    extremes = [
        start + int(extreme(y[start : end + 1]))
        for extreme in (np.argmin, np.argmax)
        for start, end in zip(starts, ends, strict=True)
    ]
    return np.unique(np.concatenate([starts, ends, np.array(extremes)]))


def mark_of(kind: Kind, found: SystemCurve, threshold: float) -> tuple[float, float] | None:
    """Where a threshold is on a system's line; None where it has no place."""
    if kind == "calibration":
        return None
    decided = at_threshold(found.curve, threshold)
    if kind == "roc":
        return 1.0 - decided.specificity, decided.recall
    if decided.true_positive + decided.false_positive == 0:
        return None
    return decided.recall, decided.precision
