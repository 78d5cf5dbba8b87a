"""DeLong's test as a procedure: are the areas under two ROC curves of the same items equal?"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.params import check_params
from sigdesk.core.resampling.snapshots import nothing_yet
from sigdesk.core.results import Alternative, PairedSample
from sigdesk.core.significance.base import TESTS, Procedure, Running
from sigdesk.core.significance.delong import AucComparison, compare_auc
from sigdesk.core.significance.parameters import alternative_param, confidence_param


@TESTS.register
@dataclass(frozen=True)
class DeLong(Procedure):
    """DeLong's test for two correlated ROC curves."""

    key: ClassVar[str] = "delong"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "DeLong's test")
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Is the difference of two areas under ROC curves far from 0, measured by how much the "
        "areas of such samples vary?",
    )
    citation: ClassVar[str] = "DeLong, DeLong & Clarke-Pearson 1988; Sun & Xu 2014"

    alternative: Alternative = alternative_param()  # noqa: RUF009
    confidence: float = confidence_param()

    def __post_init__(self) -> None:
        check_params(self)

    def unsuitable(self, sample: PairedSample) -> Message | None:
        """The metric must be the area under the ROC curve, of independent items."""
        if sample.metric.key != "auc":
            return Message(
                QT_TRANSLATE_NOOP("messages", "DeLong's test is for areas under ROC curves only.")
            )
        if sample.clusters is not None:
            return Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "DeLong's test takes items for independent and knows no clusters (documents).",
                )
            )
        positive = sample.a.rows[sample.a.index, 0]
        if not positive.any() or positive.all():
            return Message(
                QT_TRANSLATE_NOOP(
                    "messages", "One of the two classes has no item, so there is no ROC curve."
                )
            )
        if math.isnan(self._compare(sample).log_pvalue(self.alternative)):
            return Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "The areas differ but DeLong's variance of their difference is 0 or undefined.",
                )
            )
        return None

    def _compare(self, sample: PairedSample) -> AucComparison:
        a, b = sample.a.dense(), sample.b.dense()
        return compare_auc(a[:, 0], a[:, 1], b[:, 1])

    def run(self, sample: PairedSample, resume: NDArray[np.float64] | None = None) -> Running:
        """Compute the p-value and the interval; see `Procedure.run`.

        Raises
        ------
        ValueError
            When the test does not fit (`unsuitable` says why).
        """
        del resume
        reason = self.unsuitable(sample)
        if reason is not None:
            raise ValueError(str(reason))
        yield nothing_yet(sample.difference, 1)
        result = self._compare(sample).result(self.alternative, self.confidence)
        return replace(result, test=self.key, signature=self.signature())
