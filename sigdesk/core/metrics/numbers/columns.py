"""What metrics of numbers read: the reference and the answers, with equal decimal places.

Decision: numbers from files are decimals, so errors are differences of integers and ties stay
ties. Correlations are computed from standardised doubles: they do not depend on units, but swapping
the answers of two systems does when one scores from 0 to 1 and the other from 0 to 100. Each
system's answers are therefore standardised first, unless the user says otherwise (Deutsch, Dror &
Roth 2021, TACL 9).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column, ScoreColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.params import param

EXACT = 2**62
"""Whole numbers and their sums below this are kept as such."""


def number_columns(
    reference: Column | None, output: Column
) -> tuple[NDArray[np.int64], NDArray[np.int64], int]:
    """Both columns as integers, and what 1 is in their unit.

    Returns
    -------
    truth, answers : ndarray of int64, shape (n_items,)
        Times `unit`.
    unit : int
        A power of ten.

    Raises
    ------
    TypeError
        When one of them holds no numbers.
    ValueError
        When lengths differ, or an item lacks a number: such items are left out before.
    """
    if not isinstance(reference, ScoreColumn) or not isinstance(output, ScoreColumn):
        raise TypeError("metrics of numbers need numbers in the reference and in the output")
    if len(reference) != len(output):
        raise ValueError(f"the reference has {len(reference)} items, the output {len(output)}")
    for name, column in (("reference", reference), ("output", output)):
        if column.n_missing:
            raise ValueError(f"{column.n_missing} items of the {name} have no number")
    places = max(reference.places, output.places)
    truth, answers = (column.with_places(places).scaled for column in (reference, output))
    return truth, answers, 10**places


def whole_or_float(columns: list[NDArray[Any]], exact: list[NDArray[Any]]) -> NDArray[Any]:
    """Whole-number columns side by side, unless their sums would leave 64 bits.

    Parameters
    ----------
    columns : list of ndarray of float64
        The columns in units of the numbers themselves.
    exact : list of ndarray of int64, or of ints as doubles that are too large
        The same columns in whole numbers.
    """
    largest = max((float(np.abs(column).max(initial=0)) for column in exact), default=0.0)
    n_items = max(1, len(exact[0]))
    if largest * n_items < EXACT:
        return np.column_stack(exact).astype(np.int64)
    return np.column_stack(columns).astype(np.float64)


def standardise_param() -> Any:
    """The field `standardise` of correlations."""
    return param(
        True,
        label=QT_TRANSLATE_NOOP("messages", "Standardise answers"),
        help=QT_TRANSLATE_NOOP(
            "messages",
            "Bring each system's answers to mean 0 and deviation 1 before answers are swapped; the "
            "correlation itself stays the same.",
        ),
        short="std",
    )


def standardised(
    truth: NDArray[np.int64], answers: NDArray[np.int64], own: bool
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Both as doubles near 0, in standard deviations.

    Parameters
    ----------
    truth, answers : ndarray of int64, shape (n_items,)
    own : bool
        Measure the answers by their own mean and deviation, not by the reference's.
    """
    of_truth = _scale(truth)
    of_answers = _scale(answers) if own else of_truth
    x, y = (
        (values.astype(np.float64) - mean) / deviation
        for values, (mean, deviation) in ((truth, of_truth), (answers, of_answers))
    )
    return x, y


def _scale(values: NDArray[np.int64]) -> tuple[float, float]:
    """Mean and deviation (divisor n); 1 for values that do not vary."""
    if not len(values):
        return 0.0, 1.0
    deviation = float(values.std())
    return float(values.mean()), deviation if values.min() != values.max() else 1.0
