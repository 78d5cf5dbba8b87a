"""What must be said beside a sampled p-value."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.resampling.monte_carlo import monte_carlo_interval


def no_extreme_note(n_resamples: int) -> Message:
    """When not one resample was extreme, the p-value shown is a bound."""
    text = QT_TRANSLATE_NOOP(
        "messages",
        "None of {n:,} resamples was as extreme as observed: with 99 % confidence p is below "
        "{bound:.2g}. The value shown only says how many resamples were drawn.",
    )
    _, bound = monte_carlo_interval(0, n_resamples)
    return Message(text, {"n": n_resamples, "bound": bound}, "caution")


def undefined_note(values: NDArray[np.float64]) -> tuple[Message, ...]:
    """How many resamples had an undefined score, none when every score was defined."""
    n_undefined = int(np.count_nonzero(np.isnan(values)))
    if not n_undefined:
        return ()
    text = QT_TRANSLATE_NOOP(
        "messages",
        "In {undefined:,} of {n:,} resamples a score was undefined (0/0): they count as extreme "
        "and are left out of intervals and pictures.",
    )
    return (Message(text, {"undefined": n_undefined, "n": len(values)}, "caution"),)
