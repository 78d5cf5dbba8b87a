"""Tests for scores of folds and resampled splits, which are not independent.

Decision: the plain t test is never used for folds. Any two training sets of ten-fold
cross-validation share eight ninths of their items, so the scores of folds vary together, their
variance is underestimated, and the plain t test rejects a true null hypothesis two to four times
too often (Dietterich 1998; Nadeau & Bengio 2003).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from sigdesk.core.distributions.student import t_pvalue
from sigdesk.core.distributions.tails import f_tail
from sigdesk.core.exact.bracket import TIE_TOLERANCE
from sigdesk.core.exact.tail import Tail
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import moments, paired_differences
from sigdesk.core.results import Alternative
from sigdesk.core.significance.t_tests import TTest, paired_t_of

WHY_NOT_PLAIN_T = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "Folds share most of their training items, so their scores vary together. A plain t test "
        "takes them for independent, underestimates the variance and finds differences too often.",
    ),
    severity="caution",
)


def corrected_resampled_t(a: ArrayLike, b: ArrayLike, test_to_train: float) -> TTest:
    """t test of the scores of folds or random splits (Nadeau & Bengio 2003).

    The variance of the mean difference is s²·(1/n + n_test/n_train) instead of s²/n, on n − 1
    degrees of freedom.

    Parameters
    ----------
    a, b : array_like of float, shape (n,)
        Scores of A and B on the same folds, repetitions one after the other.
    test_to_train : float
        Items of a test fold over items of its training set: 1/(folds − 1) in cross-validation.

    Raises
    ------
    ValueError
        When the samples differ in length, or the ratio is not positive.
    """
    if not test_to_train > 0.0:
        raise ValueError(f"the ratio of test to training items is {test_to_train}, not positive")
    differences, largest = paired_differences(a, b)
    found = moments(differences, largest)
    plain = paired_t_of(found)
    error = math.nan
    if found.n > 1:
        error = math.sqrt(found.variance * (1.0 / found.n + test_to_train))
    return TTest("corrected", found.mean, error, plain.df, plain.undefined)


def fold_ratio(folds: int) -> float:
    """n_test/n_train of cross-validation with so many folds.

    Raises
    ------
    ValueError
        For fewer than two folds.
    """
    if folds < 2:
        raise ValueError(f"{folds} folds are no cross-validation")
    return 1.0 / (folds - 1)


@dataclass(frozen=True)
class FiveByTwo:
    """Five repetitions of two-fold cross-validation.

    Parameters
    ----------
    t : float
        Dietterich's statistic: the first difference over the root of the mean variance; 5 df.
    f : float
        Alpaydın's: the mean of all ten squared differences over the mean variance; (10, 5) df.
    undefined : Message or None
        Why both are NaN.
    """

    t: float
    f: float
    undefined: Message | None = None

    def t_pvalue(self, alternative: Alternative = "two-sided") -> Tail:
        """p-value of t on 5 degrees of freedom (Dietterich 1998); NaN when undefined."""
        if self.undefined is not None:
            return Tail(math.nan, math.nan)
        return t_pvalue(self.t, 5.0, alternative)

    @property
    def f_pvalue(self) -> float:
        """p-value of F, two-sided by nature (Alpaydın 1999); NaN when undefined."""
        return math.nan if self.undefined is not None else f_tail(self.f, 10.0, 5.0).value


def five_by_two(a: ArrayLike, b: ArrayLike) -> FiveByTwo:
    """Dietterich's t and Alpaydın's F of 5×2 cross-validation.

    Parameters
    ----------
    a, b : array_like of float, shape (5, 2)
        Scores by repetition and fold.

    Raises
    ------
    ValueError
        For another shape.
    """
    first, second = np.asarray(a, dtype=np.float64), np.asarray(b, dtype=np.float64)
    if first.shape != (5, 2) or second.shape != (5, 2):
        raise ValueError(f"5×2 cross-validation has scores of shape (5, 2), not {first.shape}")
    flat, _ = paired_differences(first.ravel(), second.ravel())
    differences = flat.reshape(5, 2)
    halves = (differences[:, 0] - differences[:, 1]) / 2.0
    grain = TIE_TOLERANCE * max(float(np.abs(first).max()), float(np.abs(second).max()))
    halves = np.where(np.abs(halves) <= grain, 0.0, halves)
    # variance of two values about their mean: 2·(half their distance)²
    variances = math.fsum(2.0 * halves**2)
    if variances == 0.0:
        text = QT_TRANSLATE_NOOP(
            "messages", "undefined: the two folds of every repetition give the same difference"
        )
        return FiveByTwo(math.nan, math.nan, Message(text))
    t = float(differences[0, 0]) / math.sqrt(variances / 5.0)
    f = math.fsum(np.square(differences).ravel()) / (2.0 * variances)
    return FiveByTwo(t, f)
