"""What an effect size is: a named number, or the reason why there is none."""

from __future__ import annotations

import math
from dataclasses import dataclass

from sigdesk.core.messages import Message


@dataclass(frozen=True)
class Effect:
    """An effect size.

    Parameters
    ----------
    key : str
        Which one, such as ``"cohen-d-z"``.
    value : float
        NaN when undefined.
    undefined : Message or None
        Why there is none.
    """

    key: str
    value: float
    undefined: Message | None = None

    def times(self, factor: float, key: str) -> Effect:
        """The effect size that is this one times a factor."""
        return Effect(key, self.value * factor, self.undefined)

    @property
    def size(self) -> float:
        """Its magnitude; NaN when undefined."""
        return math.fabs(self.value)
