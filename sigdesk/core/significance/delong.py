"""DeLong's test of two areas under the ROC curve, and intervals of areas and of their difference.

DeLong, DeLong & Clarke-Pearson 1988, Biometrics 44; computed from mid-ranks (Sun & Xu 2014, IEEE
Signal Processing Letters 21). The direction is A − B throughout.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from numpy.typing import ArrayLike

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.auc import ScoreGroups, auc_covariance, auc_variance
from sigdesk.core.results import Alternative, Interval, SignificanceResult

LN10 = math.log(10.0)

_RELATIVE_ZERO = 1e-14
"""A variance of the difference this small beside its parts is rounding."""


@dataclass(frozen=True)
class AucEstimate:
    """An area under the ROC curve and its DeLong variance.

    Parameters
    ----------
    area : float
    variance : float
        NaN with fewer than two items in a class.
    n_positive, n_negative : int
    """

    area: float
    variance: float
    n_positive: int
    n_negative: int

    @classmethod
    def of(cls, groups: ScoreGroups) -> AucEstimate:
        """From grouped scores."""
        return cls(groups.auc(), auc_variance(groups), *groups.class_sizes)

    @property
    def n_items(self) -> int:
        """Number of items."""
        return self.n_positive + self.n_negative

    def interval(self, confidence: float = 0.95, clipped: bool = True) -> Interval:
        """Area ± normal quantile × standard error.

        Parameters
        ----------
        confidence : float
        clipped : bool
            Cut the interval at 0 and 1, as pROC does.
        """
        low, high = _normal_interval(self.area, self.variance, confidence)
        if clipped:
            low, high = max(low, 0.0), min(high, 1.0)
        return Interval(low, high, confidence, "delong", of="score")


@dataclass(frozen=True)
class AucComparison:
    """Two areas under the ROC curve, compared.

    Parameters
    ----------
    a, b : AucEstimate
    covariance : float
        Of the two areas; 0 when the systems scored different items.
    paired : bool
        Whether both systems scored the same items.
    """

    a: AucEstimate
    b: AucEstimate
    covariance: float
    paired: bool

    @property
    def difference(self) -> float:
        """A − B."""
        return self.a.area - self.b.area

    @property
    def variance(self) -> float:
        """Variance of the difference; exactly 0 when it vanishes but for rounding."""
        variance = self.a.variance + self.b.variance - 2.0 * self.covariance
        rounding = _RELATIVE_ZERO * (self.a.variance + self.b.variance)
        return 0.0 if abs(variance) <= rounding else variance

    @property
    def z(self) -> float:
        """Difference over standard error; NaN when that is 0 or undefined."""
        variance = self.variance
        return self.difference / math.sqrt(variance) if variance > 0.0 else math.nan

    @property
    def degrees_of_freedom(self) -> float:
        """Welch's degrees of freedom over all items, as pROC takes them for unpaired curves."""
        a, b = self.a, self.b
        parts = a.variance**2 / (a.n_items - 1) + b.variance**2 / (b.n_items - 1)
        return (a.variance + b.variance) ** 2 / parts if parts > 0.0 else math.nan

    def log_pvalue(
        self,
        alternative: Alternative = "two-sided",
        reference: Literal["normal", "t"] = "normal",
    ) -> float:
        """Natural logarithm of the p-value.

        Parameters
        ----------
        alternative : {"two-sided", "greater", "less"}
        reference : {"normal", "t"}
            The t distribution is what pROC uses for unpaired curves.

        Returns
        -------
        float
            0 (p = 1) when the areas are equal and never vary; NaN when they differ and the
            variance is 0 or undefined: DeLong's test then says nothing.
        """
        if self.variance == 0.0 and self.difference == 0.0:
            return 0.0
        z = self.z
        signed = {"two-sided": -abs(z), "greater": -z, "less": z}[alternative]
        if reference == "normal":
            from scipy.special import log_ndtr

            log_tail = float(log_ndtr(signed))
        else:
            from scipy.special import stdtr

            tail = float(stdtr(self.degrees_of_freedom, signed))
            log_tail = math.log(tail) if tail > 0.0 else math.nan
        return log_tail + math.log(2.0) if alternative == "two-sided" else log_tail

    def interval(self, confidence: float = 0.95) -> Interval:
        """Interval of the difference A − B, normal, not clipped."""
        low, high = _normal_interval(self.difference, self.variance, confidence)
        return Interval(low, high, confidence, "delong")

    def result(
        self, alternative: Alternative = "two-sided", confidence: float = 0.95
    ) -> SignificanceResult:
        """The comparison as a test result.

        Raises
        ------
        ValueError
            When the areas differ but their difference has no variance: nothing can be tested.
        """
        log_p = self.log_pvalue(alternative)
        if math.isnan(log_p):
            raise ValueError(
                "the areas differ but DeLong's variance of their difference is 0 or undefined"
            )
        text = QT_TRANSLATE_NOOP(
            "messages",
            "DeLong's test, z = {z:.3f}, {n_positive:,} positive and {n_negative:,} negative items",
        )
        values = {
            "z": 0.0 if math.isnan(self.z) else self.z,
            "n_positive": self.a.n_positive,
            "n_negative": self.a.n_negative,
        }
        return SignificanceResult(
            test="delong",
            signature=f"delong|alt:{alternative}",
            observed=self.difference,
            pvalue=math.exp(log_p),
            log10_pvalue=log_p / LN10,
            alternative=alternative,
            exact=False,
            method=Message(text, values),
            n_items=self.a.n_items,
            interval=self.interval(confidence),
            notes=self._notes(),
        )

    def _notes(self) -> tuple[Message, ...]:
        smallest = min(self.a.n_positive, self.a.n_negative)
        if smallest >= _FEW_OF_A_CLASS:
            return ()
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Only {n:,} items of the smaller class: the normal approximation of DeLong's test is "
            "rough for so few.",
        )
        return (Message(text, {"n": smallest}, "caution"),)


_FEW_OF_A_CLASS = 15


def _normal_interval(centre: float, variance: float, confidence: float) -> tuple[float, float]:
    from scipy.special import ndtri

    reach = float(ndtri(0.5 + 0.5 * confidence)) * math.sqrt(max(variance, 0.0))
    return centre - reach, centre + reach


def compare_auc(positive: ArrayLike, a: ArrayLike, b: ArrayLike) -> AucComparison:
    """Compare the areas of two systems that scored the same items.

    Parameters
    ----------
    positive : array of bool or of 0 and 1, shape (n_items,)
        Whether an item is of the positive class.
    a, b : array of float, shape (n_items,)
        Scores, higher meaning more positive; the two scales need not agree.

    Raises
    ------
    ValueError
        See `ScoreGroups.of`.
    """
    of_a, of_b = ScoreGroups.of(positive, a), ScoreGroups.of(positive, b)
    covariance = auc_covariance(of_a, of_b)
    return AucComparison(AucEstimate.of(of_a), AucEstimate.of(of_b), covariance, paired=True)


def compare_unpaired_auc(
    positive_a: ArrayLike, a: ArrayLike, positive_b: ArrayLike, b: ArrayLike
) -> AucComparison:
    """Compare the areas of two systems that scored different items; see `compare_auc`."""
    of_a, of_b = ScoreGroups.of(positive_a, a), ScoreGroups.of(positive_b, b)
    return AucComparison(AucEstimate.of(of_a), AucEstimate.of(of_b), 0.0, paired=False)
