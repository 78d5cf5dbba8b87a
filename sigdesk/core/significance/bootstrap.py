"""The paired bootstrap: draw items with replacement, both systems' answers together.

Decision: the p-value is the share of resamples in which the difference departs from the observed
one as far as the observed one departs from zero (Berg-Kirkpatrick et al. 2012): one-sided
P(δ* ≥ 2δ), two-sided P(|δ* − δ| ≥ |δ|). Ties count, as in Jurafsky & Martin; the strict > that
Berg-Kirkpatrick et al. print, Koehn's share of resamples that A does not win, and sacreBLEU's
counting are options, because each gives another number under the same name.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.params import check_params, param
from sigdesk.core.resampling.blocks import resampled
from sigdesk.core.resampling.difference import BootstrapDifference
from sigdesk.core.resampling.intervals import moments
from sigdesk.core.resampling.kernels import KernelDifference, difference_of
from sigdesk.core.resampling.monte_carlo import (
    count_extreme,
    monte_carlo_interval,
    sampled_pvalue,
    tie_tolerance,
)
from sigdesk.core.resampling.snapshots import nothing_yet, repeating, snapshots
from sigdesk.core.results import (
    Alternative,
    Distribution,
    Interval,
    PairedSample,
    ResamplingSnapshot,
    SignificanceResult,
)
from sigdesk.core.significance.base import TESTS, Procedure, Running
from sigdesk.core.significance.parameters import (
    alternative_param,
    confidence_param,
    n_resamples_param,
    seed_param,
)
from sigdesk.core.significance.sampling_notes import no_extreme_note, undefined_note
from sigdesk.core.significance.suitability import (
    few_units_note,
    identical_note,
    require_difference,
    undefined_difference,
)

SACREBLEU = "sacrebleu-compatible"

_COUNTING_NOTES = {
    "strict": QT_TRANSLATE_NOOP(
        "messages",
        "Ties are left out, as Berg-Kirkpatrick et al. print the rule (δ* > 2δ): p is smaller than "
        "with ties, much smaller for few items.",
    ),
    "koehn": QT_TRANSLATE_NOOP(
        "messages",
        "p is the share of resamples that go against the observed direction (Koehn 2004), doubled "
        "when two-sided.",
    ),
    SACREBLEU: QT_TRANSLATE_NOOP(
        "messages",
        "Counted as sacreBLEU does, centred at the mean of the resamples and without ties: p is "
        "too small, most of all for few or similar items.",
    ),
}


@TESTS.register
@dataclass(frozen=True)
class PairedBootstrap(Procedure):
    """Paired bootstrap test with a confidence interval of the difference."""

    key: ClassVar[str] = "bootstrap"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Paired bootstrap")
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "With other items of the same kind, how far would the difference move, and how often as "
        "far as from the observed value to zero?",
    )
    citation: ClassVar[str] = "Efron & Tibshirani 1993; Koehn 2004; Berg-Kirkpatrick et al. 2012"
    sampled: ClassVar[bool] = True

    alternative: Alternative = alternative_param()  # noqa: RUF009
    n_resamples: int = n_resamples_param("bs")
    seed: int = seed_param()
    confidence: float = confidence_param()
    interval: str = param(
        "percentile",
        label=QT_TRANSLATE_NOOP("messages", "Interval"),
        help=QT_TRANSLATE_NOOP("messages", "How the interval of the difference is made."),
        choices=(
            ("percentile", QT_TRANSLATE_NOOP("messages", "percentile")),
            ("basic", QT_TRANSLATE_NOOP("messages", "basic")),
            ("normal", QT_TRANSLATE_NOOP("messages", "normal")),
            ("bca", QT_TRANSLATE_NOOP("messages", "BCa: corrected for bias and skewness")),
            ("studentized", QT_TRANSLATE_NOOP("messages", "studentized")),
        ),
        short="ci",
    )
    counting: str = param(
        "at-least",
        label=QT_TRANSLATE_NOOP("messages", "p-value"),
        help=QT_TRANSLATE_NOOP("messages", "Which resamples count as extreme."),
        choices=(
            ("at-least", QT_TRANSLATE_NOOP("messages", "δ* ≥ 2δ, ties count")),
            ("strict", QT_TRANSLATE_NOOP("messages", "δ* > 2δ, ties left out")),
            ("koehn", QT_TRANSLATE_NOOP("messages", "δ* ≤ 0 (Koehn)")),
            (SACREBLEU, QT_TRANSLATE_NOOP("messages", "as sacreBLEU does")),
        ),
        short="count",
    )

    def __post_init__(self) -> None:
        check_params(self)

    def unsuitable(self, sample: PairedSample) -> Message | None:
        """An undefined score leaves nothing to test."""
        return undefined_difference(sample)

    def run(self, sample: PairedSample, resume: NDArray[np.float64] | None = None) -> Running:
        """Draw resamples; see `Procedure.run`.

        A studentized interval needs more of each resample than its difference and so draws from
        the beginning, which gives the same values as resuming.
        """
        score_a, score_b = sample.scores()
        observed, tolerance = score_a - score_b, tie_tolerance(score_a, score_b)
        if math.isnan(observed):
            require_difference(sample)
        start = nothing_yet(observed, self.n_resamples)
        yield start
        drawn = yield from repeating(
            start, difference_of(sample, self.seed, self.interval == "studentized")
        )
        views = resampled(drawn.block, self.n_resamples, None if drawn.ratio else resume)
        last = yield from snapshots(
            views,
            self.n_resamples,
            observed,
            lambda values: self._count(values, observed, observed, tolerance),
        )
        found = yield from repeating(
            last, drawn.interval(last.values, self.interval, self.confidence, tolerance)
        )
        return self._result(sample, drawn, last, tolerance, *found)

    def _count(
        self, values: NDArray[np.float64], observed: float, centre: float, tolerance: float
    ) -> int:
        if self.counting == "koehn":
            against: Alternative = "less"
            if self.alternative == "less" or (self.alternative == "two-sided" and observed < 0):
                against = "greater"
            return count_extreme(values, 0.0, 0.0, against, tolerance)
        strict = self.counting != "at-least"
        return count_extreme(values, centre, observed, self.alternative, tolerance, strict)

    def _result(
        self,
        sample: PairedSample,
        drawn: BootstrapDifference | KernelDifference,
        last: ResamplingSnapshot,
        tolerance: float,
        interval: Interval | None,
        interval_notes: tuple[Message, ...],
    ) -> SignificanceResult:
        observed, values, n_done = last.observed, last.values, last.n_done
        centre = observed
        if self.counting == SACREBLEU:
            centre, _ = moments(Distribution("bootstrap", values))
        n_extreme = self._count(values, observed, centre, tolerance)
        pvalue = sampled_pvalue(n_extreme, n_done)
        bounds = monte_carlo_interval(n_extreme, n_done)
        if self.counting == "koehn" and self.alternative == "two-sided":
            pvalue = min(1.0, 2 * pvalue)
            bounds = min(1.0, 2 * bounds[0]), min(1.0, 2 * bounds[1])
        identical = drawn.identical
        if identical:
            pvalue, n_extreme, bounds = 1.0, n_done, (1.0, 1.0)
        notes: list[Message] = []
        if identical:
            notes.append(identical_note())
        elif not n_extreme:
            notes.append(no_extreme_note(n_done))
        notes += undefined_note(values)
        notes += few_units_note(drawn.units.n_units)
        if self.counting in _COUNTING_NOTES:
            notes.append(Message(_COUNTING_NOTES[self.counting], severity="caution"))
        text = QT_TRANSLATE_NOOP("messages", "sampled: {n:,} draws of {units:,} items")
        if sample.clusters is not None:
            text = QT_TRANSLATE_NOOP("messages", "sampled: {n:,} draws of {units:,} clusters")
        return SignificanceResult(
            test=self.key,
            signature=self.signature(),
            observed=observed,
            pvalue=pvalue,
            log10_pvalue=math.log10(pvalue),
            alternative=self.alternative,
            exact=False,
            method=Message(text, {"n": n_done, "units": drawn.units.n_units}),
            n_items=sample.n_items,
            n_resamples=n_done,
            n_extreme=n_extreme,
            seed=self.seed,
            mc_interval=bounds,
            interval=interval,
            distribution=Distribution("bootstrap", values),
            notes=(*notes, *interval_notes),
        )
