"""The paired t test of the mean difference of item scores.

Decision: offered because readers expect it, after the tests that assume less. Its p is an
approximation unless the differences are normal; of means of many items it is a good one, which
the exact permutation test of the same mean shows case by case.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sigdesk.core.exact.linear import LinearSample
from sigdesk.core.exact.steps import Steps
from sigdesk.core.exact.tail import CERTAIN
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import Moments, moments
from sigdesk.core.results import Interval, PairedSample
from sigdesk.core.significance.base import TESTS
from sigdesk.core.significance.item_test import Finding, ItemTest
from sigdesk.core.significance.parameters import confidence_param
from sigdesk.core.significance.t_tests import paired_t_of

_FEW_ITEMS = 30
"""Below this a mean of skewed differences is not yet nearly normal."""


@TESTS.register
@dataclass(frozen=True)
class PairedT(ItemTest):
    """Paired t test: is the mean difference of the items 0?"""

    key: ClassVar[str] = "paired-t"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Paired t test")
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Is the mean difference of the item scores far from 0, measured by how much the "
        "differences vary?",
    )
    citation: ClassVar[str] = "Student 1908"

    confidence: float = confidence_param()

    def unsuitable(self, sample: PairedSample) -> Message | None:
        """Items must have scores, and be independent."""
        if sample.metric.task == "labels":
            return Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "The paired t test is for scores of items or runs; labels are right or wrong, "
                    "and have exact tests.",
                )
            )
        return super().unsuitable(sample)

    def unsuitable_differences(self, linear: LinearSample) -> Message | None:
        """Differences must vary, unless all are 0."""
        differences = _moments(linear)
        undefined = paired_t_of(differences).undefined
        if undefined is None or (differences.variance == 0.0 and differences.mean == 0.0):
            return None
        return Message(
            QT_TRANSLATE_NOOP("messages", "The paired t statistic is {undefined}."),
            {"undefined": undefined},
        )

    def find(self, linear: LinearSample) -> Steps[Finding]:
        """A tail of Student's t, and the interval that goes with it."""
        differences = _moments(linear)
        test = paired_t_of(differences)
        yield
        if test.undefined is not None:
            # All differences are 0: there is no t, and nothing that speaks against chance.
            text = QT_TRANSLATE_NOOP("messages", "t is {undefined}; p is given as 1")
            method = Message(text, {"undefined": test.undefined})
            nothing = Interval(0.0, 0.0, self.confidence, "t")
            return Finding(CERTAIN, method, (method,), exact=False, interval=nothing)
        text = QT_TRANSLATE_NOOP(
            "messages", "t = {t:,.4g}, df = {df:,.0f}, standard error {se:,.4g}"
        )
        values = {"t": test.t, "df": test.df, "se": test.standard_error}
        return Finding(
            test.pvalue(self.alternative),
            Message(text, values),
            _few_items_note(differences.n),
            exact=False,
            interval=test.interval(self.confidence),
        )


def _moments(linear: LinearSample) -> Moments:
    """Moments of the items' differences, in units of the score."""
    each = linear.each()
    if not len(each):
        return moments(each)
    # Integers in units of 10^−places are exact until here; the unit is taken out at the end.
    found, unit = moments(each), linear.denominator / len(each)
    return Moments(found.n, found.mean / unit, found.variance / unit**2)


def _few_items_note(n_items: int) -> tuple[Message, ...]:
    if n_items >= _FEW_ITEMS:
        return ()
    text = QT_TRANSLATE_NOOP(
        "messages",
        "With {n:,} items the t test relies on differences that are nearly normal; the exact "
        "permutation test does not.",
    )
    return (Message(text, {"n": n_items}, "caution"),)
