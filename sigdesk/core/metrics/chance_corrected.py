"""Scores that subtract what chance would give: kappa, pi, the Matthews coefficient.

A missing answer is an answer of its own that is never right. With a single class in the reference
and the answers these scores are 0/0; they are then shown as undefined, not as 0 or 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import METRICS, Scale
from sigdesk.core.metrics.division import (
    UNDEFINED,
    divide,
    exact_divide,
    policy_words,
    zero_division_param,
)
from sigdesk.core.metrics.label_kinds import LabelKinds, LabelMetric
from sigdesk.core.params import param


@dataclass(frozen=True)
class ChanceCorrected(LabelMetric):
    """A score from how often the answers agree and from both sides' label counts.

    Statistics for K labels: [disagreement, K reference indicators, K + 1 answer indicators].
    """

    scale: ClassVar[Scale] = "raw"

    zero_division: float = zero_division_param(UNDEFINED)

    def disagreement(self, n_labels: int) -> NDArray[np.int64]:
        """Weight of answering the column's label for the row's, shape (K, K + 1)."""
        return 1 - np.eye(n_labels, n_labels + 1, dtype=np.int64)

    def kind_rows(self, kinds: LabelKinds) -> NDArray[np.int64]:
        """[disagreement, K reference indicators, K + 1 answer indicators] of each kind."""
        n_labels = len(kinds.labels)
        missing = kinds.predicted == MISSING
        answer = np.where(missing, n_labels, kinds.predicted)
        weight = self.disagreement(n_labels)[kinds.gold, answer]
        return np.hstack(
            [
                weight[:, None],
                kinds.indicator(kinds.gold),
                kinds.indicator(kinds.predicted),
                missing[:, None].astype(np.int64),
            ]
        )

    @staticmethod
    def margins(totals: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Label counts of the reference (..., K) and of the answers (..., K + 1)."""
        n_labels = (totals.shape[-1] - 2) // 2
        return totals[..., 1 : 1 + n_labels], totals[..., 1 + n_labels :]

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Says when the score is 0/0."""
        del labels
        if np.isfinite(
            type(self)(**{**self.__dict__, "zero_division": UNDEFINED}).aggregate(totals)
        ):
            return ()
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{what} is undefined (0/0): the reference or the answers hold a single class; "
            "{policy}.",
        )
        policy = policy_words(self.zero_division, averaged=False)
        return (Message(text, {"what": Message(self.name), "policy": policy}, "caution"),)


@METRICS.register
@dataclass(frozen=True)
class CohenKappa(ChanceCorrected):
    """Agreement beyond the chance agreement of both sides' own label counts."""

    key: ClassVar[str] = "kappa"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Cohen's κ")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "1 − observed / expected disagreement, expected from both sides' own label counts; "
        "disagreement weighted equally, linearly or quadratically in label order.",
    )
    citation: ClassVar[str] = "Cohen 1960, Educ. Psychol. Meas. 20; weighted: Cohen 1968"
    formula: ClassVar[str] = "κ = 1 − Σ w·observed / Σ w·expected"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How far the answers agree with the reference beyond what the two label counts would give "
        "by chance.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A measure of agreement of equals, not of correctness: it changes with the label counts "
        "of the system, and with a prevailing class it is low however good the answers are.",
    )

    weights: str = param(
        "none",
        label=QT_TRANSLATE_NOOP("messages", "Weights"),
        help=QT_TRANSLATE_NOOP(
            "messages", "How much worse a confusion of distant labels is, in label order."
        ),
        choices=(
            ("none", QT_TRANSLATE_NOOP("messages", "every disagreement alike")),
            ("linear", QT_TRANSLATE_NOOP("messages", "linear")),
            ("quadratic", QT_TRANSLATE_NOOP("messages", "quadratic")),
        ),
        short="weights",
    )

    def disagreement(self, n_labels: int) -> NDArray[np.int64]:
        """Distance of the labels to the chosen power; a missing answer is as far as can be."""
        if self.weights == "none":
            return super().disagreement(n_labels)
        order = np.arange(n_labels)
        distance = np.abs(order[:, None] - order)
        weight = distance if self.weights == "linear" else distance**2
        return np.column_stack([weight, np.full(n_labels, weight.max(initial=0))])

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """(E − N·observed) / E with E = Σ weight·reference·answers, all integers."""
        reference, answers = self.margins(totals)
        expected = ((reference @ self.disagreement(reference.shape[-1])) * answers).sum(axis=-1)
        observed = totals[..., 0] * reference.sum(axis=-1)
        return divide(expected - observed, expected, self.zero_division)

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same as a fraction."""
        n_labels = (len(totals) - 2) // 2
        reference, answers = totals[1 : 1 + n_labels], totals[1 + n_labels :]
        weights = self.disagreement(n_labels).tolist()
        expected = sum(
            weight * r * a
            for r, row in zip(reference, weights, strict=True)
            for a, weight in zip(answers, row, strict=True)
        )
        return exact_divide(expected - totals[0] * sum(reference), expected, self.zero_division)

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Says when it is 0/0, and which label order the weights take."""
        notes = super().notes(totals, labels)
        if self.weights == "none" or not labels:
            return notes
        text = QT_TRANSLATE_NOOP("messages", "The weights take the labels in this order: {labels}.")
        return (*notes, Message(text, {"labels": " < ".join(labels)}))


@METRICS.register
@dataclass(frozen=True)
class ScottPi(ChanceCorrected):
    """Agreement beyond the chance agreement of the pooled label counts."""

    key: ClassVar[str] = "scott-pi"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Scott's π")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "(observed − expected) / (1 − expected) agreement, expected from the label counts of both "
        "sides pooled.",
    )
    citation: ClassVar[str] = "Scott 1955, Public Opinion Quarterly 19"
    formula: ClassVar[str] = "π = (Aₒ − Σ p²) / (1 − Σ p²)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Like kappa, with chance from the label counts of both sides pooled.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Treats reference and answers as equals, and with a prevailing class it is low however "
        "good the answers are.",
    )

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """(4N·agreements − Σ pooled²) / (4N² − Σ pooled²), all integers."""
        reference, answers = self.margins(totals)
        n_items = reference.sum(axis=-1)
        pooled = answers.copy()
        pooled[..., :-1] += reference
        chance = (pooled * pooled).sum(axis=-1)
        agreements = n_items - totals[..., 0]
        return divide(
            4 * n_items * agreements - chance, 4 * n_items * n_items - chance, self.zero_division
        )

    def exact_score(self, totals: Sequence[int]) -> Fraction | None:
        """The same as a fraction."""
        n_labels = (len(totals) - 2) // 2
        reference, answers = totals[1 : 1 + n_labels], totals[1 + n_labels :]
        n_items = sum(reference)
        chance = sum((r + a) ** 2 for r, a in zip((*reference, 0), answers, strict=True))
        return exact_divide(
            4 * n_items * (n_items - totals[0]) - chance,
            4 * n_items * n_items - chance,
            self.zero_division,
        )


@METRICS.register
@dataclass(frozen=True)
class MatthewsCorrelation(ChanceCorrected):
    """Correlation of the reference with the answers, for two or more classes."""

    key: ClassVar[str] = "mcc"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Matthews correlation (MCC)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "(N·right − Σ r·a) / √((N² − Σ r²)·(N² − Σ a²)) with r and a how often each label occurs "
        "in the reference and in the answers.",
    )
    citation: ClassVar[str] = "Matthews 1975, BBA 405; several classes: Gorodkin 2004"
    usual: ClassVar[int] = 10
    formula: ClassVar[str] = "MCC = (N·right − Σ r·a) / √((N² − Σ r²)(N² − Σ a²))"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A correlation of answers and reference that uses all four cells of a two-class table: 1 "
        "perfect, 0 as good as guessing, below 0 worse.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "It is undefined when only one class is answered, and with a very rare class it varies a "
        "lot from sample to sample.",
    )

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """The coefficient; 0/0 when one side holds a single class."""
        reference, answers = self.margins(totals)
        n_items = reference.sum(axis=-1)
        right = n_items - totals[..., 0]
        covariance = n_items * right - (reference * answers[..., :-1]).sum(axis=-1)
        spread_reference = n_items * n_items - (reference * reference).sum(axis=-1)
        spread_answers = n_items * n_items - (answers * answers).sum(axis=-1)
        # as doubles: the product of the spreads would leave 64 bits for 60,000 items
        scale = np.sqrt(spread_reference.astype(np.float64) * spread_answers)
        return divide(covariance, scale, self.zero_division)
