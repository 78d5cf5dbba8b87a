"""The paired bootstrap with infinitely many resamples, where that can be computed."""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.null_drawing import coarsened
from sigdesk.core.exact.steps import Steps, finished
from sigdesk.core.exact.tail import Tail
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.params import check_params, param
from sigdesk.core.resampling.ideal import IdealBootstrap, ideal_bootstrap
from sigdesk.core.resampling.intervals import basic_interval, normal_interval, percentile_interval
from sigdesk.core.resampling.snapshots import nothing_yet, repeating
from sigdesk.core.results import (
    Alternative,
    Distribution,
    Interval,
    PairedSample,
    SignificanceResult,
)
from sigdesk.core.significance.base import TESTS, Procedure, Running
from sigdesk.core.significance.parameters import alternative_param, confidence_param
from sigdesk.core.significance.suitability import (
    few_units_note,
    identical_note,
    n_units,
    not_of_sums,
    require_difference,
    undefined_difference,
)

_LN10 = math.log(10)


@TESTS.register
@dataclass(frozen=True)
class IdealPairedBootstrap(Procedure):
    """Paired bootstrap without Monte Carlo error."""

    key: ClassVar[str] = "ideal-bootstrap"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Bootstrap, all resamples")
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "What the paired bootstrap would say with infinitely many resamples: no seed, no Monte "
        "Carlo error.",
    )
    citation: ClassVar[str] = "Efron & Tibshirani 1993, § 6.4; Berg-Kirkpatrick et al. 2012"

    alternative: Alternative = alternative_param()  # noqa: RUF009
    confidence: float = confidence_param()
    interval: str = param(
        "percentile",
        label=QT_TRANSLATE_NOOP("messages", "Interval"),
        help=QT_TRANSLATE_NOOP("messages", "How the interval of the difference is made."),
        choices=(
            ("percentile", QT_TRANSLATE_NOOP("messages", "percentile")),
            ("basic", QT_TRANSLATE_NOOP("messages", "basic")),
            ("normal", QT_TRANSLATE_NOOP("messages", "normal")),
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
        ),
        short="count",
    )

    def __post_init__(self) -> None:
        check_params(self)

    def unsuitable(self, sample: PairedSample) -> Message | None:
        """Why there is no exact bootstrap for the sample."""
        reason = undefined_difference(sample) or not_of_sums(sample)
        if reason is None:
            found = finished(ideal_bootstrap(sample))
            reason = found if isinstance(found, Message) else None
        return reason

    def run(self, sample: PairedSample, resume: NDArray[np.float64] | None = None) -> Running:
        """Compute the law of the difference.

        Every snapshot is the empty one: a place to stop, nothing to look at.

        Raises
        ------
        ValueError
            When the test does not fit the sample (`unsuitable`).
        """
        del resume
        require_difference(sample)
        pause = nothing_yet(sample.difference, 1)
        ideal = yield from repeating(pause, ideal_bootstrap(sample))
        if isinstance(ideal, Message):
            raise ValueError(str(ideal))
        return (yield from repeating(pause, self._result(sample, ideal, pause.observed)))

    def _tail(self, ideal: IdealBootstrap) -> Tail:
        if self.counting == "koehn":
            return ideal.against(self.alternative)
        return ideal.shifted(self.alternative, self.counting == "strict")

    def _interval(self, ideal: IdealBootstrap, law: Distribution) -> Interval | None:
        defined = ~np.isnan(law.values)
        assert law.weights is not None
        mass = law.weights[defined].sum()
        if not mass > 0:
            return None
        law = Distribution(law.kind, law.values[defined], law.weights[defined] / mass)
        if self.interval == "basic":
            ends = basic_interval(law, ideal.observed, self.confidence)
        elif self.interval == "normal":
            ends = normal_interval(law, ideal.observed, self.confidence)
        else:
            ends = percentile_interval(law, self.confidence)
        return Interval(*ends, self.confidence, self.interval)

    def _result(
        self, sample: PairedSample, ideal: IdealBootstrap, observed: float
    ) -> Steps[SignificanceResult]:
        law = ideal.distribution()
        yield
        assert law.weights is not None
        drawn = n_units(sample)
        identical = len(law.values) == 1 and law.values[0] == 0
        tail = Tail(1.0, 0.0) if identical else self._tail(ideal)
        yield
        notes: list[Message] = [identical_note()] if identical else []
        bracket = None
        if tail.log == -math.inf:
            # the rule can be met by no resample at all; the smallest probability a resample can
            # have is the least that can be said
            log = -drawn * math.log(drawn)
            tail = Tail(math.exp(log), log)
            bracket = (0.0, tail.value)
            text = QT_TRANSLATE_NOOP(
                "messages",
                "No resample is as extreme as observed: p is smaller than the probability of any "
                "single one, which is shown.",
            )
            notes.append(Message(text, severity="caution"))
        notes += few_units_note(drawn)
        drawing = coarsened(law.values, law.weights)
        return SignificanceResult(
            test=self.key,
            signature=self.signature(),
            observed=observed,
            pvalue=tail.value,
            log10_pvalue=tail.log / _LN10,
            alternative=self.alternative,
            exact=True,
            method=ideal.method,
            n_items=sample.n_items,
            bracket=bracket,
            interval=self._interval(ideal, law),
            distribution=drawing and dataclasses.replace(drawing, kind="bootstrap"),
            notes=tuple(notes),
        )
