"""Which spans of a system agree with which of the reference: strict, exact, partial, type.

The four kinds of agreement are those of MUC-5 and SemEval-2013 task 9. No two spans of a column
overlap, so a span that has a partner with the same bounds overlaps nothing else; what is left are
chains of spans, in which partners are taken from left to right. That leaves as few spans without a
partner as can be, and no span is counted twice.

References
----------
Chinchor and Sundheim 1993, MUC-5 evaluation metrics; Segura-Bedmar et al. 2013, SemEval-2013
task 9.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.metrics.spans.extraction import Spans

Positions = NDArray[np.intp]


def same_bounds(gold: Spans, predicted: Spans) -> Positions:
    """Span of the reference with the same first and last token, −1 where there is none.

    Returns
    -------
    ndarray of intp, shape (n_predicted,)
    """
    place = np.searchsorted(gold.starts, predicted.starts)
    inside = np.minimum(place, len(gold) - 1)
    if not len(gold):
        return np.full(len(predicted), -1, dtype=np.intp)
    equal = (gold.starts[inside] == predicted.starts) & (gold.ends[inside] == predicted.ends)
    return np.where(equal, inside, -1)


def correct(gold: Spans, predicted: Spans) -> NDArray[np.bool_]:
    """Spans of the system with bounds and type of a span of the reference, shape (n_predicted,)."""
    partner = same_bounds(gold, predicted)
    found = partner >= 0
    found[found] = gold.types[partner[found]] == predicted.types[found]
    return found


def overlapping(
    gold: Spans, predicted: Spans, same_type: bool = False, without_exact: bool = False
) -> NDArray[np.bool_]:
    """Spans of the system that get an overlapping span of the reference as their partner.

    Parameters
    ----------
    gold, predicted : Spans
    same_type : bool
        Partners must have the same type.
    without_exact : bool
        Leave out spans with a partner of the same bounds, on both sides.

    Returns
    -------
    ndarray of bool, shape (n_predicted,)
    """
    first = np.searchsorted(gold.ends, predicted.starts, side="left")
    last = np.searchsorted(gold.starts, predicted.ends, side="right")
    n_touched = np.maximum(last - first, 0)
    system = np.repeat(np.arange(len(predicted)), n_touched)
    begin = np.repeat(np.cumsum(n_touched) - n_touched, n_touched)
    reference = np.arange(len(system)) - begin + np.repeat(first, n_touched)
    kept = np.ones(len(system), dtype=bool)
    if same_type:
        kept &= gold.types[reference] == predicted.types[system]
    if without_exact:
        kept &= (same_bounds(gold, predicted) < 0)[system]
    partnered = np.zeros(len(predicted), dtype=bool)
    last_taken = -1
    for of_system, of_reference in zip(
        system[kept].tolist(), reference[kept].tolist(), strict=True
    ):
        # Pairs come in the order of the text, so only the last taken ones can be met again.
        if of_reference > last_taken and not partnered[of_system]:
            partnered[of_system] = True
            last_taken = of_reference
    return partnered
