"""Reasons why no paired test fits a sample, and what must be said of samples that fit badly."""

from __future__ import annotations

import math

import numpy as np

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.kernel import KernelMetric
from sigdesk.core.results import PairedSample

_FEW_UNITS = 20
"""Below this the bootstrap's intervals are visibly too narrow."""


def undefined_difference(sample: PairedSample) -> Message | None:
    """Why a sample has no difference to test, or None when it has one."""
    if not sample.n_items:
        return Message(QT_TRANSLATE_NOOP("messages", "There are no items to compare."))
    undefined = [math.isnan(score) for score in sample.scores()]
    if all(undefined):
        text = QT_TRANSLATE_NOOP("messages", "The scores of A and B are undefined (0/0).")
    elif undefined[0]:
        text = QT_TRANSLATE_NOOP("messages", "The score of A is undefined (0/0).")
    elif undefined[1]:
        text = QT_TRANSLATE_NOOP("messages", "The score of B is undefined (0/0).")
    else:
        return None
    return Message(text)


def not_of_sums(sample: PairedSample) -> Message | None:
    """Why no exact method fits a metric that is no function of sums over items."""
    if not isinstance(sample.metric, KernelMetric):
        return None
    text = QT_TRANSLATE_NOOP(
        "messages",
        "{metric} is no function of sums over items, so the answers cannot be counted exactly: "
        "approximate randomization and the bootstrap fit it.",
    )
    return Message(text, {"metric": Message(sample.metric.name)})


def require_difference(sample: PairedSample) -> None:
    """Raise ValueError when the sample has no difference to test."""
    reason = undefined_difference(sample)
    if reason is not None:
        raise ValueError(str(reason))


def n_units(sample: PairedSample) -> int:
    """What is drawn or swapped: the number of clusters, or of items without clusters."""
    return sample.n_items if sample.clusters is None else len(np.unique(sample.clusters))


def identical_note() -> Message:
    """For systems that do not differ on any item."""
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "A and B have the same statistics on every item: no resample can differ, so p = 1.",
        )
    )


def few_units_note(n_drawn: int) -> tuple[Message, ...]:
    """A caution about resampling very few units."""
    if n_drawn >= _FEW_UNITS:
        return ()
    text = QT_TRANSLATE_NOOP(
        "messages",
        "Only {n:,} units are resampled: the bootstrap shows too little uncertainty for so few. "
        "Prefer the exact permutation test.",
    )
    return (Message(text, {"n": n_drawn}, "caution"),)
