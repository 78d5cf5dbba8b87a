"""Labels with an order: how far off an answer is, in levels.

The order is that of the label set: numbers ascend, other labels stand in the order of their
spelling. A missing answer is as far off as can be, for leaving it out would reward silence.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.metrics.base import METRICS, Ratio, Scale
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.label_kinds import LabelKinds, LabelMetric, columns_of, ratio_of
from sigdesk.core.params import param

_MOST_NAMED = 12


@dataclass(frozen=True)
class OrdinalMetric(LabelMetric):
    """A mean over items of a function of the distance. Statistics: [function, 1]."""

    def of_distance(self, distance: NDArray[np.int64]) -> NDArray[Any]:
        """What an item counts whose answer is so many levels off."""
        raise NotImplementedError

    def kind_rows(self, kinds: LabelKinds) -> NDArray[np.int64]:
        """[function of the distance, 1] of each kind."""
        distance = np.abs(kinds.gold - kinds.predicted)
        # one level further than any answer can be, so that silence is never the better answer
        farthest = len(kinds.labels)
        distance = np.where(kinds.predicted == MISSING, farthest, distance)
        return columns_of(self.of_distance(distance), np.ones(len(distance)))

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Sum / items; NaN without items."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio:
        """Sum over items."""
        return ratio_of((1, 0), (0, 1), n_stats)

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Names the order that levels are counted in."""
        del totals
        if not labels:
            return ()
        text = QT_TRANSLATE_NOOP("messages", "Levels are counted in this order: {labels}.")
        return (Message(text, {"labels": joined(labels, most=_MOST_NAMED)}),)


@METRICS.register
@dataclass(frozen=True)
class MeanLevelError(OrdinalMetric):
    """Mean number of levels between answer and reference."""

    key: ClassVar[str] = "level-error"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Mean absolute error in levels")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over items of the number of levels between answer and reference, in label order; a "
        "missing answer is one level farther than any answer can be.",
    )
    citation: ClassVar[str] = "Baccianella, Esuli & Sebastiani 2009, ISDA"
    scale: ClassVar[Scale] = "raw"
    higher_is_better: ClassVar[bool] = False
    formula: ClassVar[str] = "Σ |level of answer − level of reference| / items"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For stars, grades and other labels with an order: 4 instead of 5 is a smaller mistake "
        "than 1 instead of 5. Lower is better.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Means nothing for labels without an order, takes all levels as equally far apart, and "
        "with one level prevailing a system that always answers it does well.",
    )

    def of_distance(self, distance: NDArray[np.int64]) -> NDArray[Any]:
        """The distance itself."""
        return distance


@METRICS.register
@dataclass(frozen=True)
class WithinLevels(OrdinalMetric):
    """Share of answers that are at most so many levels off."""

    key: ClassVar[str] = "within-levels"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Within one level")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Answers at most one level off (or as many as chosen) / items, in label order; a missing "
        "answer is not within.",
    )
    citation: ClassVar[str] = "Gaudette & Japkowicz 2009, Canadian AI"
    formula: ClassVar[str] = "|{i: |level of answer − level of reference| ≤ 1}| / items"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How often an answer is right or next to right, for labels with an order; 0 levels give "
        "accuracy.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "With three levels the middle one is always within one: choose it only for scales of five "
        "levels or more.",
    )

    levels: int = param(
        1,
        label=QT_TRANSLATE_NOOP("messages", "Levels"),
        help=QT_TRANSLATE_NOOP("messages", "How many levels off an answer may be."),
        low=0,
        high=1000,
        short="levels",
    )

    def kind_rows(self, kinds: LabelKinds) -> NDArray[np.int64]:
        """[within, 1] of each kind."""
        rows = super().kind_rows(kinds)
        rows[kinds.predicted == MISSING, 0] = 0
        return rows

    def of_distance(self, distance: NDArray[np.int64]) -> NDArray[Any]:
        """1 within the levels, else 0."""
        return distance <= self.levels
