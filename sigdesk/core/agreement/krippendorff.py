"""Krippendorff's alpha: disagreement observed over disagreement expected, at any level.

Definitions (Krippendorff 2011, "Computing Krippendorff's Alpha-Reliability"). Item u has m_u ≥ 2
ratings, n_uc of them c. With a squared difference δ²(c, k) between labels

    D_o = Σ_u Σ_ck n_uc n_uk δ²(c, k) / (m_u − 1),   D_e = Σ_ck n_c n_k δ²(c, k) / (n − 1)

over the n ratings of such items, and α = 1 − D_o / D_e. Levels: nominal δ² = [c ≠ k]; interval
δ² = (c − k)²; ratio δ² = ((c − k) / (c + k))²; ordinal δ² = (r_c − r_k)², where r_c is the middle
of the ranks that the ratings c take among all n ratings. This is Krippendorff's
(Σ_{g=c}^{k} n_g − (n_c + n_k)/2)², written with midranks.

Decision: nominal and ratio disagreement is a function of label counts, and interval disagreement
one of sums of values and squares, so rows of an item sum. Midranks depend on all ratings of a
resample, so ordinal alpha brings a kernel instead: from how often each kind of item counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.agreement.coefficient import (
    COEFFICIENTS,
    Coefficient,
    KernelOfCoefficient,
    Labels,
)
from sigdesk.core.agreement.kinds import RatingKinds, rating_kinds
from sigdesk.core.columns import MISSING, RatingsColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import ItemStats, Metric
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.kernel import Kernel
from sigdesk.core.params import param


@COEFFICIENTS.register
@dataclass(frozen=True)
class KrippendorffAlpha(Coefficient):
    """Krippendorff's alpha for any number of annotators, with missing ratings."""

    key: ClassVar[str] = "alpha"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Krippendorff's α")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "1 − observed / expected disagreement over all pairs of ratings of an item, expected from "
        "pairs of any two ratings; differences between labels count by level of measurement.",
    )
    citation: ClassVar[str] = "Krippendorff 2011, Computing Krippendorff's Alpha-Reliability"
    usual: ClassVar[int] = 2
    formula: ClassVar[str] = "α = 1 − (n − 1) Σᵤ Σ nᵤ꜀ nᵤₖ δ² / (mᵤ − 1) / Σ n꜀ nₖ δ²"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "1 when annotators always agree, 0 when they agree as chance would, for any number of "
        "annotators, with missing ratings, and for labels, ranks and numbers. Krippendorff asks "
        "for .8, and for .667 where tentative conclusions are enough.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "When one label prevails, a single disagreement can bring α to 0: show percent agreement "
        "beside it. The level must fit the labels: interval distances between ranks mean nothing.",
    )

    level: str = param(
        "nominal",
        label=QT_TRANSLATE_NOOP("messages", "Level"),
        help=QT_TRANSLATE_NOOP(
            "messages",
            "What a difference between two labels means: any, of rank, of size, of ratio.",
        ),
        choices=(
            ("nominal", QT_TRANSLATE_NOOP("messages", "nominal: labels are equal or not")),
            ("ordinal", QT_TRANSLATE_NOOP("messages", "ordinal: labels have an order")),
            ("interval", QT_TRANSLATE_NOOP("messages", "interval: numbers with distances")),
            ("ratio", QT_TRANSLATE_NOOP("messages", "ratio: numbers with a true zero")),
        ),
        short="level",
    )

    def unsuitable(self, ratings: RatingsColumn) -> Message | None:
        """Interval and ratio need numbers."""
        if self.level in ("interval", "ratio") and ratings.values is None:
            text = QT_TRANSLATE_NOOP(
                "messages", "Level “{level}” needs labels that are numbers; these are not."
            )
            return Message(text, {"level": self.level})
        return super().unsuitable(ratings)

    def item_stats(self, ratings: RatingsColumn) -> ItemStats:
        """Statistics of every item; items with fewer than two ratings have zeros.

        nominal, ratio: [disagreement, K label counts]; interval: [disagreement, ratings, sum of
        values, sum of squares], values less the mean of all labels; ordinal: K label counts.
        """
        kinds = rating_kinds(ratings)
        pairable = kinds.n_ratings() >= 2
        if self.level == "interval":
            rows = self._interval_rows(kinds, ratings)
        else:
            counts = kinds.counts()
            if self.level == "ordinal":
                return ItemStats(np.where(pairable[:, None], counts, 0), kinds.index)
            observed = self._pairs(counts, Labels.of(ratings))
            rows = np.column_stack([divide(observed, kinds.n_ratings() - 1, 0.0), counts])
        return ItemStats(np.where(pairable[:, None], rows, 0.0), kinds.index)

    @staticmethod
    def _interval_rows(kinds: RatingKinds, ratings: RatingsColumn) -> NDArray[np.float64]:
        values = ratings.values
        if values is None:
            raise ValueError("interval needs labels that are numbers")
        given = kinds.codes != MISSING
        # distances do not depend on the origin, and sums of squares are exact near it
        value = np.where(given, (values - values.mean())[kinds.codes], 0.0)
        n, total = given.sum(axis=1), value.sum(axis=1)
        mean = divide(total, n, 0.0)
        spread = (np.where(given, value - mean[:, None], 0.0) ** 2).sum(axis=1)
        disagreement = divide(2 * n * spread, n - 1, 0.0)
        return np.column_stack([disagreement, n, total, (value * value).sum(axis=1)])

    def _pairs(self, counts: NDArray[Any], labels: Labels) -> NDArray[Any]:
        """Σ n_c n_k δ², shape (..., n_labels) to (...), where δ² depends on the labels alone."""
        if self.level == "nominal":
            return np.asarray(counts.sum(axis=-1) ** 2 - (counts * counts).sum(axis=-1))
        if labels.values is None:
            raise ValueError("ratio needs labels that are numbers")
        values = np.array(labels.values)
        ratio = divide(values[:, None] - values, values[:, None] + values, 0.0)
        return np.asarray(((counts @ (ratio * ratio)) * counts).sum(axis=-1))

    def metric(self, ratings: RatingsColumn) -> Metric:
        """With a kernel for the ordinal level."""
        if self.level == "ordinal":
            return KernelOfCoefficient(self, Labels.of(ratings))
        return super().metric(ratings)

    def aggregate(self, totals: NDArray[Any], labels: Labels) -> NDArray[np.float64]:
        """1 − (n − 1)·Σ D_u / Σ n_c n_k δ²."""
        if self.level == "interval":
            n, total, squares = totals[..., 1], totals[..., 2], totals[..., 3]
            expected = 2 * (n * squares - total * total)
            # one value only: what rounding leaves of the difference is no spread
            expected = np.where(expected <= 1e-12 * n * squares, 0.0, expected)
        else:
            counts = totals[..., 1:]
            n = counts.sum(axis=-1)
            expected = self._pairs(counts, labels)
        return divide(expected - (n - 1) * totals[..., 0], expected)

    def kernel(self, rows: NDArray[Any], labels: Labels) -> Kernel:
        """Ordinal alpha from weights of kinds; rows are label counts."""
        del labels
        counts = rows.astype(np.float64)
        n_ratings = counts.sum(axis=1)
        # Σ n_c n_k (r_c − r_k)² of an item is 2 (m Σ n r² − (Σ n r)²)
        of_pair = divide(np.full(len(counts), 2.0), np.maximum(n_ratings - 1, 0.0), 0.0)

        def scores(weights: NDArray[Any]) -> NDArray[np.float64]:
            total = weights @ counts
            n = total.sum(axis=1)
            # midranks, less their mean: the distances stay, and their squares are exact
            rank = np.cumsum(total, axis=1) - 0.5 * total - 0.5 * n[:, None]
            spread = n_ratings * ((rank * rank) @ counts.T) - (rank @ counts.T) ** 2
            observed = (weights * spread) @ of_pair
            first = (total * rank).sum(axis=1)
            expected = 2 * (n * (total * rank * rank).sum(axis=1) - first * first)
            expected = np.where((total > 0).sum(axis=1) < 2, 0.0, expected)
            return divide(expected - (n - 1) * observed, expected)

        return scores


def n_pairable(ratings: RatingsColumn) -> int:
    """Ratings of items with two ratings or more: the n of alpha."""
    return int(ratings.n_ratings[ratings.n_ratings >= 2].sum())
