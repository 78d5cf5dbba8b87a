"""Words for the size of an effect, by thresholds that are always said beside them.

Decision: thresholds are conventions, not findings. They are data that a user can change, and the
words never say whether an effect matters.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from sigdesk.core.effect_size.effect import Effect
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True)
class Thresholds:
    """From which magnitude an effect is called small, medium and large.

    Parameters
    ----------
    small, medium, large : float
        Ascending, positive.
    centre : float
        The value that means no effect: 0, or ½ for Vargha and Delaney's A.
    citation : str
    """

    small: float
    medium: float
    large: float
    centre: float = 0.0
    citation: str = ""

    def __post_init__(self) -> None:
        if not 0.0 < self.small < self.medium < self.large:
            raise ValueError("thresholds must be positive and ascend from small to large")


COHEN = Thresholds(0.2, 0.5, 0.8, citation="Cohen 1988")
ROMANO = Thresholds(0.147, 0.33, 0.474, citation="Romano et al. 2006")
VARGHA_DELANEY = Thresholds(0.06, 0.14, 0.21, 0.5, "Vargha & Delaney 2000")
CORRELATION = Thresholds(0.1, 0.3, 0.5, citation="Cohen 1988")

DEFAULTS = {
    "cohen-d-pooled": COHEN,
    "cohen-d-z": COHEN,
    "cohen-d-av": COHEN,
    "cohen-d-av-rms": COHEN,
    "cohen-d-rm": COHEN,
    "hedges-g": COHEN,
    "hedges-g-z": COHEN,
    "glass-delta": COHEN,
    "cohen-h": COHEN,
    "cliffs-delta": ROMANO,
    "vargha-delaney-a": VARGHA_DELANEY,
    "rank-biserial-paired": CORRELATION,
}
"""Thresholds by the key of the effect size; odds ratios have none that are agreed on."""


def in_words(effect: Effect, thresholds: Thresholds | None = None) -> Message | None:
    """The size in a word, with the thresholds it was chosen by.

    Parameters
    ----------
    effect : Effect
    thresholds : Thresholds, optional
        By default those of `DEFAULTS`.

    Returns
    -------
    Message or None
        None for an undefined effect, or one without thresholds.
    """
    used = thresholds or DEFAULTS.get(effect.key)
    if used is None or math.isnan(effect.value):
        return None
    size = math.fabs(effect.value - used.centre)
    values = {"small": used.small, "medium": used.medium, "large": used.large}
    # rounding must not move a value that equals a threshold on paper
    reached = sum(size >= limit * (1.0 - 1e-12) for limit in values.values())
    return Message(_WORDS[reached], values)


_WORDS = (
    QT_TRANSLATE_NOOP("messages", "negligible (below {small:g})"),
    QT_TRANSLATE_NOOP("messages", "small (from {small:g}, below {medium:g})"),
    QT_TRANSLATE_NOOP("messages", "medium (from {medium:g}, below {large:g})"),
    QT_TRANSLATE_NOOP("messages", "large (from {large:g})"),
)
