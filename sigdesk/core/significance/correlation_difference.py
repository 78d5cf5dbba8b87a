"""Two correlations with one reference: Williams' test and its relatives, for Pearson's r."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.tail import CERTAIN, Tail
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.numbers.correlation_tests import correlation
from sigdesk.core.metrics.numbers.dependent import DependentCorrelations, t_test, z_test
from sigdesk.core.metrics.numbers.pearson import Pearson
from sigdesk.core.params import check_params, param
from sigdesk.core.results import Alternative, PairedSample, SignificanceResult
from sigdesk.core.significance.base import TESTS, Procedure, Running
from sigdesk.core.significance.parameters import alternative_param, confidence_param
from sigdesk.core.significance.suitability import identical_note, undefined_difference

_FEWEST = 4


@TESTS.register
@dataclass(frozen=True)
class CorrelationDifference(Procedure):
    """Test of the difference of two dependent correlations."""

    key: ClassVar[str] = "williams"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Williams' test of two correlations")
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Does A correlate with the reference more than B does, given how strongly A and B "
        "correlate with each other?",
    )
    citation: ClassVar[str] = "Williams 1959; Steiger 1980; Zou 2007; Graham & Baldwin 2014"

    alternative: Alternative = alternative_param()  # noqa: RUF009
    statistic: str = param(
        "williams",
        label=QT_TRANSLATE_NOOP("messages", "Statistic"),
        help=QT_TRANSLATE_NOOP("messages", "Which published formula gives the p-value."),
        choices=(
            ("williams", QT_TRANSLATE_NOOP("messages", "Williams' t")),
            ("hotelling", QT_TRANSLATE_NOOP("messages", "Hotelling's t")),
            ("steiger", QT_TRANSLATE_NOOP("messages", "Steiger's z")),
            ("dunn-clark", QT_TRANSLATE_NOOP("messages", "Dunn and Clark's z")),
            ("meng", QT_TRANSLATE_NOOP("messages", "Meng, Rosenthal and Rubin's z")),
        ),
        short="stat",
    )
    confidence: float = confidence_param()

    def __post_init__(self) -> None:
        check_params(self)

    def unsuitable(self, sample: PairedSample) -> Message | None:
        """Only for Pearson's r of independent items, and not for perfect correlations."""
        if not isinstance(sample.metric, Pearson):
            return Message(
                QT_TRANSLATE_NOOP("messages", "Williams' test compares Pearson correlations only.")
            )
        if sample.clusters is not None:
            return Message(
                QT_TRANSLATE_NOOP(
                    "messages", "Williams' test takes items for independent; these are in clusters."
                )
            )
        if sample.n_items < _FEWEST:
            text = QT_TRANSLATE_NOOP("messages", "Williams' test needs {n:,} items or more.")
            return Message(text, {"n": _FEWEST})
        undefined = undefined_difference(sample)
        if undefined is None and max(abs(score) for score in sample.scores()) > 1 - 1e-12:
            return Message(
                QT_TRANSLATE_NOOP(
                    "messages", "A correlation is perfect, so Williams' test is undefined."
                )
            )
        return undefined

    def run(self, sample: PairedSample, resume: NDArray[np.float64] | None = None) -> Running:
        """Compute the p-value; see `Procedure.run`.

        Raises
        ------
        ValueError
            When the test does not fit (`unsuitable` says why).
        """
        del resume
        yield from ()
        reason = self.unsuitable(sample)
        if reason is not None:
            raise ValueError(str(reason))
        three = correlations_of(sample)
        notes: tuple[Message, ...] = ()
        if three.r_ab > 1 - 1e-12:
            tail, method = CERTAIN, Message(QT_TRANSLATE_NOOP("messages", "p is given as 1"))
            notes = (identical_note(),)
        else:
            tail, method = self._test(three)
        return SignificanceResult(
            test=self.key,
            signature=self.signature(),
            observed=sample.difference,
            pvalue=tail.value,
            log10_pvalue=tail.log10,
            alternative=self.alternative,
            exact=False,
            method=method,
            n_items=sample.n_items,
            interval=three.zou_interval(self.confidence),
            notes=notes,
        )

    def _test(self, three: DependentCorrelations) -> tuple[Tail, Message]:
        values: dict[str, float] = {"r": three.r_ab, "df": three.n - 3}
        if self.statistic in ("williams", "hotelling"):
            t = three.williams_t() if self.statistic == "williams" else three.hotelling_t()
            text = QT_TRANSLATE_NOOP(
                "messages", "t = {t:,.4g}, df = {df:,.0f}; A and B correlate at r = {r:.3f}"
            )
            tail = t_test(t, three.n, self.alternative)
            return _sure(tail, t), Message(text, values | {"t": t})
        z = {
            "steiger": three.steiger_z,
            "dunn-clark": three.dunn_clark_z,
            "meng": three.meng_z,
        }[self.statistic]()
        text = QT_TRANSLATE_NOOP("messages", "z = {z:,.4g}; A and B correlate at r = {r:.3f}")
        return _sure(z_test(z, self.alternative), z), Message(text, values | {"z": z})


def _sure(tail: Tail, statistic: float) -> Tail:
    """1 where the statistic is not defined: nothing speaks against chance."""
    return CERTAIN if math.isnan(statistic) else tail


def correlations_of(sample: PairedSample) -> DependentCorrelations:
    """The three correlations of a sample under Pearson's r."""
    of_a, of_b = sample.a.dense(), sample.b.dense()
    return DependentCorrelations(
        sample.n_items,
        correlation(of_a[:, 1], of_a[:, 2]),
        correlation(of_b[:, 1], of_b[:, 2]),
        correlation(of_a[:, 2], of_b[:, 2]),
    )
