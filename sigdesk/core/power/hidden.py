"""What a non-significant result could have hidden."""

from __future__ import annotations

from dataclasses import dataclass

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.results import Interval


@dataclass(frozen=True)
class Hidden:
    """Differences that a result leaves open.

    Parameters
    ----------
    interval : Interval
        Of the difference.
    margin : float or None
        Smallest difference that would matter, in units of the metric.
    detectable : float or None
        Smallest difference that such data show with the power asked for; None when unknown.
    """

    interval: Interval
    margin: float | None = None
    detectable: float | None = None

    @property
    def largest(self) -> float:
        """The largest difference, in size, that the interval holds."""
        return max(abs(self.interval.low), abs(self.interval.high))

    @property
    def conclusive(self) -> bool | None:
        """Whether differences that would matter are ruled out; None without a margin."""
        return None if self.margin is None else self.largest < self.margin

    def message(self) -> Message:
        """The finding in a sentence; values are in units of the metric."""
        values = {"low": self.interval.low, "high": self.interval.high, "largest": self.largest}
        if self.margin is None:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "Differences from {low:+.4g} to {high:+.4g} are compatible with these data: a "
                "difference of up to {largest:.4g} may have gone unseen.",
            )
            return Message(text, values)
        values["margin"] = self.margin
        if self.conclusive:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "Differences of {margin:.4g} or more are ruled out at this confidence: the "
                "interval ends at {largest:.4g}.",
            )
            return Message(text, values)
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Inconclusive: a difference that would matter ({margin:.4g}) lies within the interval "
            "from {low:+.4g} to {high:+.4g}.",
        )
        return Message(text, values, "caution")
