"""0/0 in label metrics: a policy that the user sees, never a silent repair.

Decision: precision of a class that was never predicted is 0/0. Some programs print 0, some 1, some
leave the class out of the average, and macro-F1 moves by whole points between them. The policy is
a parameter (0 unless chosen otherwise, as in scikit-learn), and every score that used it carries a
note that names the classes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.params import param

UNDEFINED = math.nan
"""Policy "leave it undefined"; one object, so that equal metrics compare and hash as equal."""

_NAMED_CLASSES = 8


def zero_division_param(default: float = 0.0) -> Any:
    """The dataclass field `zero_division` that label metrics share."""
    return param(
        default,
        label=QT_TRANSLATE_NOOP("messages", "0/0 counts as"),
        help=QT_TRANSLATE_NOOP(
            "messages", "What a score with nothing in its denominator counts as."
        ),
        choices=(
            (0.0, QT_TRANSLATE_NOOP("messages", "0")),
            (1.0, QT_TRANSLATE_NOOP("messages", "1")),
            (UNDEFINED, QT_TRANSLATE_NOOP("messages", "undefined, left out of averages")),
        ),
        short="zero",
    )


def canonical_policy(value: float | str) -> float:
    """The policy as a float; every spelling of "not a number" becomes `UNDEFINED` itself."""
    number = float(value)
    return UNDEFINED if math.isnan(number) else number


def divide(
    numerator: NDArray[Any], denominator: NDArray[Any], otherwise: float = UNDEFINED
) -> NDArray[np.float64]:
    """``numerator / denominator``, and `otherwise` where the denominator is 0."""
    numerator, denominator = np.broadcast_arrays(numerator, denominator)
    quotient = np.full(numerator.shape, otherwise, dtype=np.float64)
    np.divide(numerator, denominator, out=quotient, where=denominator != 0)
    return quotient


def mean_of_defined(scores: NDArray[np.float64], weights: ArrayLike = 1.0) -> NDArray[np.float64]:
    """Weighted mean over the last axis of the scores that are not NaN; NaN when none is."""
    defined = ~np.isnan(scores)
    used = np.where(defined, weights, 0)
    return divide((np.where(defined, scores, 0.0) * used).sum(axis=-1), used.sum(axis=-1))


def exact_divide(numerator: int, denominator: int, otherwise: float = UNDEFINED) -> Fraction | None:
    """`divide` for one pair of integers; None where the quotient is undefined."""
    if denominator:
        return Fraction(numerator, denominator)
    return None if math.isnan(otherwise) else Fraction(otherwise)


def exact_mean(
    scores: Sequence[Fraction | None], weights: Sequence[int] | None = None
) -> Fraction | None:
    """`mean_of_defined` for fractions; None where nothing is defined."""
    pairs = zip(scores, weights or [1] * len(scores), strict=True)
    defined = [(score, weight) for score, weight in pairs if score is not None]
    total = sum(weight for _, weight in defined)
    return sum((s * w for s, w in defined), Fraction(0)) / total if total else None


def policy_words(policy: float, averaged: bool) -> Message:
    """What a policy does, as the end of a note."""
    if math.isnan(policy):
        if averaged:
            return Message(QT_TRANSLATE_NOOP("messages", "left out of the average"))
        return Message(QT_TRANSLATE_NOOP("messages", "shown as undefined"))
    return Message(QT_TRANSLATE_NOOP("messages", "counted as {value:.0f}"), {"value": policy})


def undefined_classes_note(
    what: Message, undefined: NDArray[np.bool_], labels: Sequence[str], policy: float
) -> tuple[Message, ...]:
    """A note on the classes whose score is 0/0, none when there are none.

    Parameters
    ----------
    what : Message
        The score that is undefined ("Precision", "F1").
    undefined : ndarray of bool, shape (n_labels,)
    labels : sequence of str
        Their names; when empty the classes are counted instead of named.
    policy : float
    """
    positions = np.flatnonzero(undefined)
    if not len(positions):
        return ()
    values: dict[str, Any] = {
        "what": what,
        "n": len(positions),
        "policy": policy_words(policy, averaged=True),
    }
    if len(labels) != len(undefined):
        text = QT_TRANSLATE_NOOP(
            "messages", "{what} is undefined (0/0) for {n:,} classes: {policy}."
        )
        return (Message(text, values, "caution"),)
    values["classes"] = joined(labels[position] for position in positions[:_NAMED_CLASSES])
    if len(positions) <= _NAMED_CLASSES:
        text = QT_TRANSLATE_NOOP("messages", "{what} is undefined (0/0) for {classes}: {policy}.")
    else:
        values["more"] = len(positions) - _NAMED_CLASSES
        text = QT_TRANSLATE_NOOP(
            "messages", "{what} is undefined (0/0) for {classes} and {more:,} more: {policy}."
        )
    return (Message(text, values, "caution"),)
