"""Cohen's kappa and Scott's pi: chance agreement from the labels each annotator uses.

They are defined for two annotators. With more, Cohen's kappa is the mean over all pairs (Light
1971); Scott's pi becomes Fleiss' kappa, which is a coefficient of its own here. A pair is judged
on the items that both have rated.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.agreement.coefficient import (
    COEFFICIENTS,
    Coefficient,
    Labels,
    disagreement_weights,
    weights_param,
)
from sigdesk.core.agreement.kinds import rating_kinds
from sigdesk.core.columns import MISSING, RatingsColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import ItemStats
from sigdesk.core.metrics.division import divide, mean_of_defined

_MOST_STATISTICS = 20_000


@dataclass(frozen=True)
class PairCoefficient(Coefficient):
    """A coefficient of pairs of annotators.

    Statistics for K labels, pair after pair: [disagreement, K indicators of the one annotator, K
    indicators of the other]; all 0 where one of the two has no rating.
    """

    def disagreement(self, n_labels: int) -> NDArray[np.int64]:
        """Weight of a pair of labels, shape (n_labels, n_labels)."""
        return disagreement_weights(getattr(self, "weights", "none"), n_labels)

    def unsuitable(self, ratings: RatingsColumn) -> Message | None:
        """Not for so many annotators and labels that their pairs fill the memory."""
        n_pairs = ratings.n_annotators * (ratings.n_annotators - 1) // 2
        if n_pairs * (1 + 2 * len(ratings.labels)) > _MOST_STATISTICS:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "There are too many pairs of annotators and labels ({pairs:,} × {labels:,}) for a "
                "mean over pairs.",
            )
            return Message(text, {"pairs": n_pairs, "labels": len(ratings.labels)})
        return super().unsuitable(ratings)

    def item_stats(self, ratings: RatingsColumn) -> ItemStats:
        """Statistics of every item; equal kinds share a row."""
        kinds = rating_kinds(ratings, by_annotator=True)
        n_labels = len(ratings.labels)
        weights = self.disagreement(n_labels)
        columns = []
        for first, second in combinations(range(ratings.n_annotators), 2):
            one, other = kinds.codes[:, first], kinds.codes[:, second]
            both = (one != MISSING) & (other != MISSING)
            columns.append(np.where(both, weights[one, other], 0)[:, None])
            columns.extend(
                (both & (codes == np.arange(n_labels)[:, None])).T.astype(np.int64)
                for codes in (one, other)
            )
        if not columns:
            return ItemStats(np.zeros((len(kinds.codes), 1), dtype=np.int64), kinds.index)
        return ItemStats(np.hstack(columns), kinds.index)

    def of_pairs(self, totals: NDArray[Any], n_labels: int) -> NDArray[np.float64]:
        """Coefficient of every pair, shape (..., n_pairs)."""
        parts = totals.reshape(*totals.shape[:-1], -1, 1 + 2 * n_labels)
        return self.of_margins(
            parts[..., 0], parts[..., 1 : 1 + n_labels], parts[..., 1 + n_labels :]
        )

    def of_margins(
        self, disagreement: NDArray[Any], one: NDArray[Any], other: NDArray[Any]
    ) -> NDArray[np.float64]:
        """The coefficient from summed disagreement (...) and label counts (..., n_labels)."""
        raise NotImplementedError

    def aggregate(self, totals: NDArray[Any], labels: Labels) -> NDArray[np.float64]:
        """Mean over the pairs for which it is defined."""
        return mean_of_defined(self.of_pairs(totals, len(labels)))


@COEFFICIENTS.register
@dataclass(frozen=True)
class CohenKappa(PairCoefficient):
    """Agreement beyond the chance agreement of each annotator's own label counts."""

    key: ClassVar[str] = "cohen"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Cohen's κ")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "1 − observed / expected disagreement, expected from the two annotators' own label counts; "
        "weighted equally, linearly or quadratically in label order; with more than two annotators "
        "the mean over all pairs (Light).",
    )
    citation: ClassVar[str] = "Cohen 1960; weighted: Cohen 1968; mean over pairs: Light 1971"
    usual: ClassVar[int] = 3
    formula: ClassVar[str] = "κ = 1 − Σ wₖₗ oₖₗ / Σ wₖₗ rₖ cₗ/N"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How far two annotators agree beyond what they would if each drew labels at random, as "
        "often as that annotator uses each label.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Annotators who use labels differently often get a lower expected agreement and so a "
        "higher κ than annotators who use them alike; with a prevailing label κ is low however "
        "much they agree.",
    )

    weights: str = weights_param()

    def of_margins(
        self, disagreement: NDArray[Any], one: NDArray[Any], other: NDArray[Any]
    ) -> NDArray[np.float64]:
        """1 − N·observed / Σ weight·one·other, all integers."""
        expected = ((one @ self.disagreement(one.shape[-1])) * other).sum(axis=-1)
        return divide(expected - one.sum(axis=-1) * disagreement, expected)

    def notes(self, ratings: RatingsColumn) -> tuple[Message, ...]:
        """Says how many pairs it is a mean over, and how many are undefined."""
        notes = super().notes(ratings)
        if ratings.n_annotators < 3:
            return notes
        pairs = self.of_pairs(self.item_stats(ratings).totals(), len(ratings.labels))
        n_undefined = int(np.count_nonzero(np.isnan(pairs)))
        text = QT_TRANSLATE_NOOP("messages", "Mean over {n:,} pairs of annotators.")
        notes = (*notes, Message(text, {"n": len(pairs) - n_undefined}))
        if not n_undefined:
            return notes
        text = QT_TRANSLATE_NOOP(
            "messages", "{n:,} pairs of annotators have no defined κ and are left out."
        )
        return (*notes, Message(text, {"n": n_undefined}, "caution"))


@COEFFICIENTS.register
@dataclass(frozen=True)
class ScottPi(PairCoefficient):
    """Agreement of two annotators beyond the chance agreement of their pooled label counts."""

    key: ClassVar[str] = "scott"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Scott's π")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "(observed − expected) / (1 − expected) agreement of two annotators, expected from the "
        "label counts of both pooled.",
    )
    citation: ClassVar[str] = "Scott 1955, Public Opinion Quarterly 19"
    formula: ClassVar[str] = "π = (Aₒ − Σₖ pₖ²) / (1 − Σₖ pₖ²)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How far two annotators agree beyond what they would if both drew labels at random, as "
        "often as the two together use each label.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "For two annotators only; with more it is Fleiss' κ."
    )

    def unsuitable(self, ratings: RatingsColumn) -> Message | None:
        """Two annotators only."""
        if ratings.n_annotators != 2:
            return Message(
                QT_TRANSLATE_NOOP(
                    "messages", "Scott's π is for two annotators; with more it is Fleiss' κ."
                )
            )
        return super().unsuitable(ratings)

    def of_margins(
        self, disagreement: NDArray[Any], one: NDArray[Any], other: NDArray[Any]
    ) -> NDArray[np.float64]:
        """1 − 4N·disagreements / (4N² − Σ pooled²), all integers."""
        pooled, n_items = one + other, one.sum(axis=-1)
        expected = 4 * n_items * n_items - (pooled * pooled).sum(axis=-1)
        return divide(expected - 4 * n_items * disagreement, expected)
