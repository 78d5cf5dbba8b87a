"""Parameters that significance tests share, declared in one place so that they read the same."""

from __future__ import annotations

from typing import Any

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.params import param


def alternative_param() -> Any:
    """The field `alternative`: what counts against chance."""
    return param(
        "two-sided",
        label=QT_TRANSLATE_NOOP("messages", "Alternative"),
        help=QT_TRANSLATE_NOOP(
            "messages", "What would count against chance: any difference, or A better, or A worse."
        ),
        choices=(
            ("two-sided", QT_TRANSLATE_NOOP("messages", "A and B differ")),
            ("greater", QT_TRANSLATE_NOOP("messages", "A is better")),
            ("less", QT_TRANSLATE_NOOP("messages", "A is worse")),
        ),
        short="alt",
    )


def n_resamples_param(short: str) -> Any:
    """The field `n_resamples`; `short` is its name in the signature ("ar", "bs")."""
    return param(
        10_000,
        label=QT_TRANSLATE_NOOP("messages", "Resamples"),
        help=QT_TRANSLATE_NOOP(
            "messages", "More resamples make the p-value steadier, not smaller."
        ),
        low=1,
        high=10_000_000,
        short=short,
    )


def seed_param() -> Any:
    """The field `seed` of the random numbers."""
    return param(
        12345,
        label=QT_TRANSLATE_NOOP("messages", "Seed"),
        help=QT_TRANSLATE_NOOP(
            "messages", "The same seed gives the same resamples, down to the last digit."
        ),
        low=0,
        high=2**63 - 1,
        short="seed",
    )


def confidence_param() -> Any:
    """The field `confidence` of an interval."""
    return param(
        0.95,
        label=QT_TRANSLATE_NOOP("messages", "Confidence"),
        help=QT_TRANSLATE_NOOP(
            "messages", "How often intervals made this way cover the true difference."
        ),
        low=0.5,
        high=0.9999,
        short="conf",
    )
