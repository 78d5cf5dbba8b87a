"""What an exact engine gives back, whichever engine it was."""

from __future__ import annotations

from dataclasses import dataclass

from sigdesk.core.messages import Message
from sigdesk.core.results import Distribution


@dataclass(frozen=True, eq=False)
class ExactOutcome:
    """A p-value found without sampling, and how.

    Parameters
    ----------
    pvalue : float
        0 only when it is below the range of doubles.
    log10_pvalue : float
        log10 of the p-value; finite also where `pvalue` is 0.
    method : Message
        What was done, with its sizes: "exact, 61 distinct differences, FFT of 4,096 points".
    distribution : Distribution or None
        The null distribution in metric units (difference A − B), coarsened to at most about 400
        support points whose weights sum to 1.
    bracket : tuple of (float, float) or None
        Certified bounds of the p-value when it was found on a rounded lattice.
    notes : tuple of Message
        What must be said beside the number.
    """

    pvalue: float
    log10_pvalue: float
    method: Message
    distribution: Distribution | None = None
    bracket: tuple[float, float] | None = None
    notes: tuple[Message, ...] = ()
