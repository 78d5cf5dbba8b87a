"""Coefficients from the share of agreeing pairs: percent, Fleiss, Gwet, Brennan–Prediger.

Observed agreement is the mean over items, each with two ratings or more, of the share of its pairs
that agree (weighted: agree by degrees). Items may have different numbers of ratings; with the same
number everywhere these are the published formulas, otherwise Gwet's generalisations (2014, ch. 2
and 3), in which the share of a label is the mean over all rated items of its share in the item.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
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
from sigdesk.core.columns import RatingsColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import ItemStats
from sigdesk.core.metrics.division import divide


@dataclass(frozen=True)
class ShareCoefficient(Coefficient):
    """Chance-corrected agreement from mean shares.

    Statistics for K labels: [has two ratings, agreeing share, has a rating, K label shares].
    """

    def agreement_weights(self, n_labels: int) -> NDArray[np.float64]:
        """1 for equal labels, less the farther apart they are; shape (n_labels, n_labels)."""
        distance = disagreement_weights(getattr(self, "weights", "none"), n_labels)
        return 1 - distance / max(1, int(distance.max(initial=0)))

    def item_stats(self, ratings: RatingsColumn) -> ItemStats:
        """Statistics of every item; equal kinds share a row."""
        kinds = rating_kinds(ratings)
        counts, n = kinds.counts(), kinds.n_ratings()
        alike = counts @ self.agreement_weights(len(ratings.labels))
        share = divide((counts * (alike - 1)).sum(axis=1), n * (n - 1), 0.0)
        shares = divide(counts, np.maximum(n, 1)[:, None])
        rows = np.column_stack([n >= 2, share, n >= 1, shares]).astype(np.float64)
        return ItemStats(rows, kinds.index)

    @staticmethod
    def observed(totals: NDArray[Any]) -> NDArray[np.float64]:
        """Mean share of agreeing pairs."""
        return divide(totals[..., 1], totals[..., 0])

    @staticmethod
    def label_shares(totals: NDArray[Any]) -> NDArray[np.float64]:
        """Mean share of each label, shape (..., n_labels)."""
        return divide(totals[..., 3:], totals[..., 2, None])

    @abstractmethod
    def expected(self, shares: NDArray[np.float64]) -> NDArray[np.float64]:
        """Agreement by chance, from label shares (..., n_labels) to (...)."""

    def aggregate(self, totals: NDArray[Any], labels: Labels) -> NDArray[np.float64]:
        """(observed − expected) / (1 − expected)."""
        del labels
        expected = self.expected(self.label_shares(totals))
        room = 1 - expected
        # shares are sums of fractions: what is left by rounding is not room beyond chance
        room = np.where(np.abs(room) < 1e-12, 0.0, room)
        return divide(self.observed(totals) - expected, room)


@COEFFICIENTS.register
@dataclass(frozen=True)
class PercentAgreement(ShareCoefficient):
    """Mean share of agreeing pairs of ratings, without a correction for chance."""

    key: ClassVar[str] = "percent"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Percent agreement")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over items, each with two ratings or more, of the share of pairs of ratings that are "
        "equal.",
    )
    citation: ClassVar[str] = "Artstein & Poesio 2008, Computational Linguistics 34, § 2.2"
    usual: ClassVar[int] = 1
    formula: ClassVar[str] = "Aₒ = mean of Σₖ nᵢₖ(nᵢₖ − 1) / (nᵢ(nᵢ − 1))"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Take an item and two of its annotators at random: how often did they give the same label? "
        "Easy to read, and worth showing beside every coefficient.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Annotators who guess agree as well, the more the fewer labels there are and the more one "
        "of them prevails: 90 % can be no better than chance.",
    )

    def expected(self, shares: NDArray[np.float64]) -> NDArray[np.float64]:
        """No agreement is put down to chance."""
        return np.zeros(shares.shape[:-1])


@COEFFICIENTS.register
@dataclass(frozen=True)
class FleissKappa(ShareCoefficient):
    """Agreement beyond that of pooled label shares, for any number of annotators."""

    key: ClassVar[str] = "fleiss"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Fleiss' κ")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "(observed − expected) / (1 − expected) agreement, expected from the label shares of all "
        "annotators pooled; with two annotators it is Scott's π.",
    )
    citation: ClassVar[str] = "Fleiss 1971, Psychological Bulletin 76"
    usual: ClassVar[int] = 4
    formula: ClassVar[str] = "κ = (Aₒ − Σₖ pₖ²) / (1 − Σₖ pₖ²)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How far annotators agree beyond what they would if each drew labels at random, as often "
        "as all of them together use each label. The annotators need not be the same for every "
        "item.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "When one label prevails, chance agreement is high and κ can be near 0 or below although "
        "annotators agree almost always: show percent agreement beside it.",
    )

    def expected(self, shares: NDArray[np.float64]) -> NDArray[np.float64]:
        """Σ p²."""
        return np.asarray((shares * shares).sum(axis=-1))

    def notes(self, ratings: RatingsColumn) -> tuple[Message, ...]:
        """Says when items have different numbers of ratings."""
        notes = super().notes(ratings)
        if len(np.unique(ratings.n_ratings[ratings.n_ratings > 0])) < 2:
            return notes
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Items have different numbers of ratings, which Fleiss' formula does not know: this is "
            "Gwet's generalisation, no item with two ratings or more is dropped.",
        )
        return (*notes, Message(text, severity="caution"))


@COEFFICIENTS.register
@dataclass(frozen=True)
class GwetAC(ShareCoefficient):
    """Gwet's AC1; with weights AC2."""

    key: ClassVar[str] = "gwet"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Gwet's AC1 / AC2")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "(observed − expected) / (1 − expected) agreement, where chance is highest for labels used "
        "half of the time and lowest for very rare and very common ones; AC2 weights disagreements "
        "in label order.",
    )
    citation: ClassVar[str] = "Gwet 2008, Brit. J. Math. Stat. Psychol. 61; Gwet 2014"
    usual: ClassVar[int] = 5
    formula: ClassVar[str] = "Aₑ = Σₖₗ wₖₗ / (K(K − 1)) · Σₖ pₖ(1 − pₖ)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "An answer to the paradox of kappa: where one label prevails, annotators who agree on it "
        "are not taken to agree by chance.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "It depends on how many labels the scheme has, used or not, and is usually higher than "
        "kappa and alpha: never compare it with them.",
    )

    weights: str = weights_param()

    def unsuitable(self, ratings: RatingsColumn) -> Message | None:
        """It needs two labels."""
        reason = super().unsuitable(ratings)
        if reason is None and len(ratings.labels) < 2:
            return Message(QT_TRANSLATE_NOOP("messages", "Undefined: only one label was used."))
        return reason

    def expected(self, shares: NDArray[np.float64]) -> NDArray[np.float64]:
        """Σ w / (K(K − 1)) · Σ p(1 − p)."""
        n_labels = shares.shape[-1]
        if n_labels < 2:
            return np.ones(shares.shape[:-1])
        weight = float(self.agreement_weights(n_labels).sum())
        spread = (shares * (1 - shares)).sum(axis=-1)
        return np.asarray(weight / (n_labels * (n_labels - 1)) * spread)


@COEFFICIENTS.register
@dataclass(frozen=True)
class BrennanPrediger(ShareCoefficient):
    """Agreement beyond that of uniform guessing: Bennett's S, Randolph's free-marginal kappa."""

    key: ClassVar[str] = "brennan-prediger"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Bennett's S (free-marginal κ)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "(observed − expected) / (1 − expected) agreement, expected when every label is equally "
        "likely; also called Brennan and Prediger's κ, or Randolph's with several annotators.",
    )
    citation: ClassVar[str] = "Bennett, Alpert & Goldstein 1954; Brennan & Prediger 1981"
    formula: ClassVar[str] = "S = (Aₒ − Aₑ) / (1 − Aₑ), Aₑ = Σₖₗ wₖₗ / K²"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How far annotators agree beyond what they would if they chose among the labels blindly.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A label that nobody uses raises it: the scheme, not the annotators, decides about chance.",
    )

    weights: str = weights_param()

    def expected(self, shares: NDArray[np.float64]) -> NDArray[np.float64]:
        """Mean weight of two labels."""
        chance = float(self.agreement_weights(shares.shape[-1]).mean())
        return np.full(shares.shape[:-1], chance)
