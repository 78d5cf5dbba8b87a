"""The exact paired permutation test: all swaps of the two systems' answers, none drawn.

Decision: the test looks at the shape of the metric and of the data and takes the method that fits:
a signed sum on a line when swapping leaves the denominators of the score alone, otherwise the
engines of `plan2d` (a lattice in the plane, two binomials, enumeration of kinds). Swaps that tie
with the observed difference count as extreme, and ties are decided in integers. Certified bounds
are the last resort of scores that are a signed sum of too fine parts.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.linear import (
    LinearSample,
    bounded_linear_test,
    exact_linear_test,
    exact_seconds,
    linear_sample,
    linear_test,
)
from sigdesk.core.exact.outcome import ExactOutcome
from sigdesk.core.exact.plan2d import exact_ratio_steps, unsuitable_ratio
from sigdesk.core.exact.steps import finished
from sigdesk.core.exact.weighted import CLASS_SIZES_DIFFER, weighted_sample
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.params import check_params
from sigdesk.core.results import Alternative, PairedSample, SignificanceResult
from sigdesk.core.significance.base import TESTS, Procedure, Running
from sigdesk.core.significance.item_test import pausing
from sigdesk.core.significance.parameters import alternative_param
from sigdesk.core.significance.suitability import (
    identical_note,
    not_of_sums,
    require_difference,
    undefined_difference,
)

_QUICK = 0.5
"""Expected seconds on a line up to which no other method is looked for."""


@TESTS.register
@dataclass(frozen=True)
class ExactPermutation(Procedure):
    """Paired permutation test over all 2^N swaps."""

    key: ClassVar[str] = "exact-permutation"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Exact permutation test")
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "If it did not matter which system gave which answer, in what share of all possible swaps "
        "would the difference be as large as the observed one?",
    )
    citation: ClassVar[str] = (
        "Fisher 1935; Pitman 1937; Pagano & Tritchler 1983; Zmigrod, Vieira & Cotterell 2022"
    )

    alternative: Alternative = alternative_param()  # noqa: RUF009

    def __post_init__(self) -> None:
        check_params(self)

    def unsuitable(self, sample: PairedSample) -> Message | None:
        """Why no exact method fits; one pass over the items."""
        linear = finished(linear_sample(sample))
        if linear is not None and linear.denominator:
            return None
        undefined = undefined_difference(sample)
        if undefined is not None or linear is not None:
            return undefined
        reason = not_of_sums(sample)
        if reason is None and finished(weighted_sample(sample)) is None:
            reason = unsuitable_ratio(sample)
        return reason

    def run(self, sample: PairedSample, resume: NDArray[np.float64] | None = None) -> Running:
        """Compute the p-value; see `Procedure.run`.

        Every snapshot is the empty one: a place to stop, nothing to look at.

        Raises
        ------
        ValueError
            When a score is undefined, or no exact method fits (`unsuitable` says why).
        """
        del resume
        linear = yield from pausing(sample, linear_sample(sample))
        if linear is None or not linear.denominator:
            require_difference(sample)
        if linear is not None:
            outcome = yield from pausing(sample, linear_test(linear, self.alternative))
            return self._result(sample, outcome, linear.observed, _unmoved(sample, linear))
        reason = not_of_sums(sample)
        if reason is not None:
            raise ValueError(str(reason))
        weighted_outcome = yield from pausing(sample, self._by_class_sizes(sample))
        if weighted_outcome is None:
            raise ValueError(str(unsuitable_ratio(sample)))
        return self._result(sample, weighted_outcome, sample.difference, _identical(sample))

    def _by_class_sizes(self, sample: PairedSample) -> Generator[Any, None, ExactOutcome | None]:
        """Neither a ratio on a line nor undefined: what else is exact, or bounded."""
        weighted = yield from weighted_sample(sample)
        cost = math.inf if weighted is None else exact_seconds(weighted)
        if weighted is None or cost > _QUICK:
            outcome = yield from exact_ratio_steps(sample, self.alternative)
            if outcome is not None or weighted is None:
                return outcome
        outcome = yield from exact_linear_test(weighted, self.alternative)
        if outcome is None:
            outcome = yield from bounded_linear_test(weighted, self.alternative, CLASS_SIZES_DIFFER)
        return dataclasses.replace(outcome, notes=(*outcome.notes, *_one_weight_a_class()))

    def _result(
        self,
        sample: PairedSample,
        outcome: ExactOutcome,
        observed: float,
        notes: tuple[Message, ...],
    ) -> SignificanceResult:
        return SignificanceResult(
            test=self.key,
            signature=self.signature(),
            observed=observed,
            pvalue=outcome.pvalue,
            log10_pvalue=outcome.log10_pvalue,
            alternative=self.alternative,
            exact=True,
            method=outcome.method,
            n_items=sample.n_items,
            bracket=outcome.bracket,
            distribution=outcome.distribution,
            notes=notes + outcome.notes,
        )


def _identical(sample: PairedSample) -> tuple[Message, ...]:
    """The note for systems with the same statistics on every item."""
    a, b = sample.a, sample.b
    if a.rows.shape == b.rows.shape and np.array_equal(a.rows, b.rows):
        same = np.array_equal(a.index, b.index)
    else:
        same = np.array_equal(a.dense(), b.dense())
    return (identical_note(),) if same else ()


def _one_weight_a_class() -> tuple[Message, ...]:
    text = QT_TRANSLATE_NOOP(
        "messages",
        "Swaps leave the sizes of the classes alone: each hit that changes sides moves the "
        "difference by one weight for its class, so all swaps can be summed on a line.",
    )
    return (Message(text),)


def _unmoved(sample: PairedSample, linear: LinearSample) -> tuple[Message, ...]:
    """The note for samples that no swap changes, whatever else differs between the systems."""
    if linear.differences.any():
        return ()
    text = QT_TRANSLATE_NOOP(
        "messages",
        "No item (or cluster) counts differently for A and for B under this metric: no swap "
        "changes the difference, so p = 1.",
    )
    return _identical(sample) or (Message(text),)
