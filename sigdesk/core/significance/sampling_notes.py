"""What must be said beside a sampled p-value."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message


def no_extreme_note(n_resamples: int) -> Message:
    """When not one resample was extreme, the p-value shown is a bound."""
    text = QT_TRANSLATE_NOOP(
        "messages",
        "None of {n:,} resamples was as extreme as observed, so all that is known is that p is "
        "small, about 1/{n:,} at most: the value shown says how many resamples were drawn.",
    )
    return Message(text, {"n": n_resamples}, "caution")


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
