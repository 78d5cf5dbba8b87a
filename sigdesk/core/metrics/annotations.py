"""How one annotator agrees with the others: what compares annotators as systems are compared.

The reference of a project of annotations is the column of everybody's ratings. When two annotators
both rated an item, exchanging their ratings exchanges their statistics: the paired tests ask
whether it matters who of the two is who. Coefficients of all annotators together are in
`sigdesk.core.agreement`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING, Column, LabelColumn, RatingsColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import METRICS, ItemStats, Metric, Ratio, Scale, Task
from sigdesk.core.metrics.division import divide


def annotation_columns(
    reference: Column | None, output: Column
) -> tuple[RatingsColumn, LabelColumn]:
    """Everybody's ratings and one annotator's, after checking that they belong together.

    Raises
    ------
    TypeError
        When they do not hold ratings and labels.
    ValueError
        When items or label sets differ.
    """
    if not isinstance(reference, RatingsColumn) or not isinstance(output, LabelColumn):
        raise TypeError("metrics of annotators need everybody's ratings and one annotator's labels")
    if len(reference) != len(output) or reference.labels != output.labels:
        raise ValueError("the annotator has other items or labels than the ratings")
    return reference, output


@dataclass(frozen=True)
class AmongOthers(Metric):
    """A mean over the pairs an annotator forms with the others. Statistics: [sum, pairs]."""

    task: ClassVar[Task] = "annotations"

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every item; [0, 0] where the annotator or all the others are silent."""
        ratings, own = annotation_columns(reference, output)
        rated = own.codes != MISSING
        present = (ratings.codes != MISSING) & rated[:, None]
        # the annotator's own rating is among everybody's, and counts as one pair at no distance
        total = np.where(present, self.of_pair(ratings.codes, own.codes[:, None]), 0).sum(axis=1)
        total -= np.where(rated, self.of_itself, 0)
        n_pairs = present.sum(axis=1) - rated
        rows, index = np.unique(np.column_stack([total, n_pairs]), axis=0, return_inverse=True)
        return ItemStats(rows.astype(np.int64), index.reshape(-1).astype(np.intp))

    of_itself: ClassVar[int]

    def of_pair(self, others: NDArray[Any], own: NDArray[Any]) -> NDArray[Any]:
        """What one pair of ratings counts."""
        raise NotImplementedError

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Sum / pairs; NaN without pairs."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio:
        """Sum over pairs."""
        del n_stats
        return Ratio((1, 0), (0, 1))

    def notes(self, totals: NDArray[Any], labels: Any = ()) -> tuple[Message, ...]:
        """Says when there is nobody to agree with."""
        del labels
        if totals[1]:
            return ()
        text = QT_TRANSLATE_NOOP("messages", "Nobody else rated the items of this annotator.")
        return (Message(text, severity="caution"),)


@METRICS.register
@dataclass(frozen=True)
class AgreementWithOthers(AmongOthers):
    """Share of the pairs with other annotators in which both gave the same label."""

    key: ClassVar[str] = "agreement-with-others"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Agreement with the others")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Pairs of this annotator's rating with another's on the same item that are equal / all "
        "such pairs.",
    )
    citation: ClassVar[str] = "Artstein & Poesio 2008, Computational Linguistics 34"
    usual: ClassVar[int] = 1
    formula: ClassVar[str] = "Σᵢ |{j ≠ a: xᵢⱼ = xᵢₐ}| / Σᵢ |{j ≠ a}|"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How often another annotator gave the label that this one gave. The annotator who agrees "
        "least with everybody else is the one to talk to first.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Not corrected for chance, and the majority is not always right: the odd one out may be "
        "the only one who read the guidelines.",
    )
    of_itself: ClassVar[int] = 1

    def of_pair(self, others: NDArray[Any], own: NDArray[Any]) -> NDArray[Any]:
        """1 for equal labels."""
        equal: NDArray[Any] = np.equal(others, own)
        return equal


@METRICS.register
@dataclass(frozen=True)
class LevelsFromOthers(AmongOthers):
    """Mean distance from the other annotators' ratings, in steps of the label order."""

    key: ClassVar[str] = "levels-from-others"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Levels apart from the others")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over pairs of this annotator's rating with another's of how many levels they lie "
        "apart, in label order.",
    )
    citation: ClassVar[str] = "Krippendorff 2018, Content Analysis, ch. 12"
    scale: ClassVar[Scale] = "raw"
    higher_is_better: ClassVar[bool] = False
    formula: ClassVar[str] = "Σᵢ Σⱼ |rank xᵢⱼ − rank xᵢₐ| / Σᵢ |{j ≠ a}|"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How far this annotator's ratings lie from the others', for labels with an order.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Means nothing for labels without an order; levels count as equally far apart.",
    )
    of_itself: ClassVar[int] = 0

    def of_pair(self, others: NDArray[Any], own: NDArray[Any]) -> NDArray[Any]:
        """Distance in ranks."""
        distance: NDArray[Any] = np.abs(others.astype(np.int64) - own)
        return distance
