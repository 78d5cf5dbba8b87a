"""Approximate randomization: the paired permutation test with randomly drawn swaps.

Decision: swaps that tie with the observed difference count as extreme. Leaving ties out, as
sacreBLEU and multeval do, loses at least the probability of the observed swap pattern itself: with
6 against 1 discordant items p comes out as .016 where it is .125, and two systems with identical
outputs are called different. That counting is offered to reproduce published numbers, with a
caution.
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
from sigdesk.core.resampling.kernels import KernelSwaps, swaps_of
from sigdesk.core.resampling.monte_carlo import (
    count_extreme,
    monte_carlo_interval,
    tie_tolerance,
)
from sigdesk.core.resampling.snapshots import nothing_yet, repeating, snapshots
from sigdesk.core.resampling.swaps import Swaps
from sigdesk.core.results import (
    Alternative,
    Distribution,
    PairedSample,
    ResamplingSnapshot,
    SignificanceResult,
)
from sigdesk.core.significance.base import TESTS, Procedure, Running
from sigdesk.core.significance.parameters import alternative_param, n_resamples_param, seed_param
from sigdesk.core.significance.sampling_notes import no_extreme_note, undefined_note
from sigdesk.core.significance.suitability import (
    identical_note,
    require_difference,
    undefined_difference,
)

SACREBLEU = "sacrebleu-compatible"

_FIRST_LOOK = 1024
"""Resamples before it is first asked whether the p-value is decided; then at every doubling."""


@TESTS.register
@dataclass(frozen=True)
class ApproximateRandomization(Procedure):
    """Paired permutation test by random swaps of the two systems' answers."""

    key: ClassVar[str] = "randomization"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Approximate randomization")
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "If it did not matter which system gave which answer, how often would random swaps give a "
        "difference as large as the observed one?",
    )
    citation: ClassVar[str] = "Noreen 1989; Riezler & Maxwell 2005; Edgington & Onghena 2007"
    sampled: ClassVar[bool] = True

    alternative: Alternative = alternative_param()  # noqa: RUF009
    n_resamples: int = n_resamples_param("ar")
    seed: int = seed_param()
    counting: str = param(
        "at-least",
        label=QT_TRANSLATE_NOOP("messages", "Ties"),
        help=QT_TRANSLATE_NOOP(
            "messages", "Whether swaps that give exactly the observed difference count as extreme."
        ),
        choices=(
            ("at-least", QT_TRANSLATE_NOOP("messages", "count as extreme")),
            (SACREBLEU, QT_TRANSLATE_NOOP("messages", "left out, as sacreBLEU does")),
        ),
        short="count",
    )
    stop_when_decided: bool = param(
        False,
        label=QT_TRANSLATE_NOOP("messages", "Stop when decided"),
        help=QT_TRANSLATE_NOOP(
            "messages",
            "Stop once the 99 % interval of the p-value lies on one side of the level.",
        ),
        short="stop",
    )
    alpha: float = param(
        0.05,
        label=QT_TRANSLATE_NOOP("messages", "Level"),
        help=QT_TRANSLATE_NOOP("messages", "The level that “stop when decided” looks at."),
        low=0.0001,
        high=0.5,
    )

    def __post_init__(self) -> None:
        check_params(self)

    def unsuitable(self, sample: PairedSample) -> Message | None:
        """An undefined score leaves nothing to test."""
        return undefined_difference(sample)

    def run(self, sample: PairedSample, resume: NDArray[np.float64] | None = None) -> Running:
        """Draw swaps; see `Procedure.run`."""
        score_a, score_b = sample.scores()
        observed, tolerance = score_a - score_b, tie_tolerance(score_a, score_b)
        if math.isnan(observed):
            require_difference(sample)
        strict = self.counting == SACREBLEU
        start = nothing_yet(observed, self.n_resamples)
        yield start
        swaps = yield from repeating(start, swaps_of(sample, self.seed))
        last = yield from snapshots(
            resampled(swaps.differences, self.n_resamples, resume),
            self.n_resamples,
            observed,
            lambda values: count_extreme(
                values, 0.0, observed, self.alternative, tolerance, strict
            ),
            self._decided if self.stop_when_decided else None,
        )
        return self._result(sample, swaps, last)

    def _decided(self, snapshot: ResamplingSnapshot) -> bool:
        looks, rest = divmod(snapshot.n_done, _FIRST_LOOK)
        if rest or looks & (looks - 1) or snapshot.n_done == snapshot.n_resamples:
            return False
        low, high = monte_carlo_interval(snapshot.n_extreme, snapshot.n_done)
        return low > self.alpha or high < self.alpha

    def _result(
        self, sample: PairedSample, swaps: Swaps | KernelSwaps, last: ResamplingSnapshot
    ) -> SignificanceResult:
        identical = not len(swaps.kinds)
        pvalue = 1.0 if identical else last.pvalue
        text = QT_TRANSLATE_NOOP(
            "messages", "sampled: {n:,} random swaps among {differing:,} items that differ"
        )
        if sample.clusters is not None:
            text = QT_TRANSLATE_NOOP(
                "messages", "sampled: {n:,} random swaps among {differing:,} clusters that differ"
            )
        return SignificanceResult(
            test=self.key,
            signature=self.signature(),
            observed=last.observed,
            pvalue=pvalue,
            log10_pvalue=math.log10(pvalue),
            alternative=self.alternative,
            exact=False,
            method=Message(text, {"n": last.n_done, "differing": swaps.kinds.n_discordant}),
            n_items=sample.n_items,
            n_resamples=last.n_done,
            n_extreme=last.n_done if identical else last.n_extreme,
            seed=self.seed,
            mc_interval=(1.0, 1.0)
            if identical
            else monte_carlo_interval(last.n_extreme, last.n_done),
            distribution=Distribution("null", last.values),
            notes=self._notes(identical, last),
        )

    def _notes(self, identical: bool, last: ResamplingSnapshot) -> tuple[Message, ...]:
        notes: list[Message] = []
        if identical:
            notes.append(identical_note())
        elif not last.n_extreme:
            notes.append(no_extreme_note(last.n_done))
        notes += undefined_note(last.values)
        if self.counting == SACREBLEU:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "Counted as sacreBLEU does, without swaps that tie with the observed difference: "
                "p is too small, most of all for few or similar items.",
            )
            notes.append(Message(text, severity="caution"))
        if last.n_done < self.n_resamples:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "Stopped after {n:,} of {asked:,} resamples: by then the 99 % interval of p lay "
                "on one side of {alpha:g}.",
            )
            values = {"n": last.n_done, "asked": self.n_resamples, "alpha": self.alpha}
            notes.append(Message(text, values))
        return tuple(notes)
