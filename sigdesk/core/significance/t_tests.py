"""t tests of two means: paired, Student's and Welch's, with equivalence and non-inferiority.

Decision: Welch's test is the one for independent runs; Student's assumes equal variances and is
there for comparison with published numbers. None is chosen by a test of variances.

A t statistic without a spread to divide by is undefined. The result then says why in a
`Message`, and its numbers are NaN; nothing is divided by zero.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from numpy.typing import ArrayLike

from sigdesk.core.distributions.student import t_pvalue, t_quantile
from sigdesk.core.exact.bracket import TIE_TOLERANCE
from sigdesk.core.exact.tail import Tail
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import Moments, moments, paired_differences
from sigdesk.core.results import Alternative, Interval

Kind = Literal["paired", "student", "welch", "corrected"]

_NO_TAIL = Tail(math.nan, math.nan)


@dataclass(frozen=True)
class TTest:
    """A difference of means with its standard error.

    Parameters
    ----------
    kind : {"paired", "student", "welch", "corrected"}
        "corrected": Nadeau and Bengio's for folds, see `sigdesk.core.cross_validation`.
    estimate : float
        Mean of A − mean of B.
    standard_error : float
        Of the estimate, in units of the values.
    df : float
        Degrees of freedom; Welch's are not whole.
    undefined : Message or None
        Why there is no t; None when there is one.
    """

    kind: Kind
    estimate: float
    standard_error: float
    df: float
    undefined: Message | None = None

    @property
    def t(self) -> float:
        """The statistic; NaN when undefined."""
        return self.statistic()

    def statistic(self, hypothesis: float = 0.0) -> float:
        """t against a true difference of `hypothesis`."""
        if self.undefined is not None:
            return math.nan
        return (self.estimate - hypothesis) / self.standard_error

    def pvalue(self, alternative: Alternative = "two-sided", hypothesis: float = 0.0) -> Tail:
        """Tail of Student's t beyond the statistic; NaN when undefined."""
        if self.undefined is not None:
            return _NO_TAIL
        return t_pvalue(self.statistic(hypothesis), self.df, alternative)

    def interval(self, confidence: float = 0.95) -> Interval | None:
        """Two-sided confidence interval of the difference; None when undefined."""
        if self.undefined is not None:
            return None
        reach = t_quantile((1.0 - confidence) / 2.0, self.df) * self.standard_error
        return Interval(self.estimate - reach, self.estimate + reach, confidence, "t")


@dataclass(frozen=True)
class Equivalence:
    """Two one-sided t tests of whether a difference lies within ± a margin (Schuirmann 1987).

    Parameters
    ----------
    test : TTest
    margin : float
        Positive, in units of the values; chosen before looking at the data.
    """

    test: TTest
    margin: float

    def __post_init__(self) -> None:
        if not self.margin > 0.0:
            raise ValueError(f"the margin is {self.margin}; it must be positive")

    @property
    def t_lower(self) -> float:
        """t against a difference of −margin."""
        return self.test.statistic(-self.margin)

    @property
    def t_upper(self) -> float:
        """t against a difference of +margin."""
        return self.test.statistic(self.margin)

    @property
    def lower(self) -> Tail:
        """p-value of the hypothesis that A is worse by the margin or more."""
        return self.test.pvalue("greater", -self.margin)

    @property
    def upper(self) -> Tail:
        """p-value of the hypothesis that A is better by the margin or more."""
        return self.test.pvalue("less", self.margin)

    @property
    def pvalue(self) -> Tail:
        """The larger of both: equivalence is shown when both hypotheses are rejected."""
        return self.lower if self.lower.log >= self.upper.log else self.upper

    def interval(self, alpha: float = 0.05) -> Interval | None:
        """The 1 − 2α interval: equivalence is shown at α exactly when it lies within the margin."""
        return self.test.interval(1.0 - 2.0 * alpha)


def non_inferiority(test: TTest, margin: float, *, higher_is_better: bool = True) -> Tail:
    """p-value of the hypothesis that A is worse than B by the margin or more.

    Parameters
    ----------
    test : TTest
    margin : float
        Positive, in units of the values.
    higher_is_better : bool
        Whether larger values are better.

    Raises
    ------
    ValueError
        When the margin is not positive.
    """
    both = Equivalence(test, margin)
    return both.lower if higher_is_better else both.upper


def paired_t(a: ArrayLike, b: ArrayLike) -> TTest:
    """t test of paired values: of the mean of their differences (Student 1908).

    Parameters
    ----------
    a, b : array_like of float, shape (n,)
        Values of A and B on the same items, seeds or data sets.

    Raises
    ------
    ValueError
        When the samples differ in length or hold a value that is not finite.
    """
    differences, largest = paired_differences(a, b)
    return paired_t_of(moments(differences, largest))


def paired_t_of(differences: Moments) -> TTest:
    """The same from the moments of the differences."""
    error = math.sqrt(differences.squared_error) if differences.n > 1 else math.nan
    return TTest("paired", differences.mean, error, differences.n - 1.0, _undefined(differences))


def _undefined(differences: Moments) -> Message | None:
    if differences.n < 2:
        return Message(QT_TRANSLATE_NOOP("messages", "undefined: fewer than two differences"))
    if differences.variance > 0.0:
        return None
    if differences.mean == 0.0:
        return Message(QT_TRANSLATE_NOOP("messages", "undefined: all differences are 0"))
    return Message(
        QT_TRANSLATE_NOOP(
            "messages", "undefined: all differences are the same, so there is no spread"
        )
    )


def student_t(a: ArrayLike, b: ArrayLike) -> TTest:
    """t test of independent values with one variance for both samples.

    Parameters
    ----------
    a, b : array_like of float, shapes (n_a,), (n_b,)

    Raises
    ------
    ValueError
        When a sample holds a value that is not finite.
    """
    first, second = moments(a), moments(b)
    undefined = _undefined_groups(first, second)
    if undefined is not None:
        return TTest("student", first.mean - second.mean, math.nan, math.nan, undefined)
    df = first.n + second.n - 2
    pooled = ((first.n - 1) * first.variance + (second.n - 1) * second.variance) / df
    error = math.sqrt(pooled * (1.0 / first.n + 1.0 / second.n))
    return TTest("student", first.mean - second.mean, error, float(df))


def welch_t(a: ArrayLike, b: ArrayLike) -> TTest:
    """t test of independent values that lets the variances differ.

    The degrees of freedom are Welch's and Satterthwaite's, which need not be whole (Welch 1938,
    Satterthwaite 1946). Arguments and errors as for `student_t`.
    """
    first, second = moments(a), moments(b)
    undefined = _undefined_groups(first, second)
    if undefined is not None:
        return TTest("welch", first.mean - second.mean, math.nan, math.nan, undefined)
    squared = first.squared_error + second.squared_error
    df = welch_df(first, second)
    return TTest("welch", first.mean - second.mean, math.sqrt(squared), df)


def welch_df(first: Moments, second: Moments) -> float:
    """Degrees of freedom of the variance of a difference of means (Satterthwaite 1946)."""
    # shares of the variance instead of squares of variances: tiny variances must not underflow
    total = first.squared_error + second.squared_error
    share_a, share_b = first.squared_error / total, second.squared_error / total
    return 1.0 / (share_a**2 / (first.n - 1) + share_b**2 / (second.n - 1))


def _undefined_groups(first: Moments, second: Moments) -> Message | None:
    if first.n < 2 or second.n < 2:
        return Message(
            QT_TRANSLATE_NOOP("messages", "undefined: each sample needs at least two values")
        )
    if first.variance > 0.0 or second.variance > 0.0:
        return None
    if math.isclose(first.mean, second.mean, rel_tol=TIE_TOLERANCE):
        return Message(QT_TRANSLATE_NOOP("messages", "undefined: all values are the same"))
    return Message(
        QT_TRANSLATE_NOOP("messages", "undefined: the values of neither sample vary at all")
    )
