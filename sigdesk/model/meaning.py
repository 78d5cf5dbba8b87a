"""The paragraphs under "What this means": this result, in plain words."""

from __future__ import annotations

import math

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.chance import by_chance
from sigdesk.model.facts import Facts
from sigdesk.model.numbers import amount, interval_ends, limit


def meaning(facts: Facts) -> tuple[Message, ...]:
    """What the result means: the items, what chance would do, and whether the size matters."""
    if facts.n_items == 0:
        return ()
    if facts.identical:
        return (
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "On all {n:,} items the two give the same answer, so there is nothing for a "
                    "test to find: the difference is 0 and p is 1.",
                ),
                {"n": facts.n_items},
            ),
        )
    paragraphs = (
        _where(facts),
        _units(facts),
        _items(facts),
        by_chance(facts),
        _conclusion(facts),
        _importance(facts),
    )
    return tuple(paragraph for paragraph in paragraphs if paragraph is not None)


def _where(facts: Facts) -> Message | None:
    chosen = facts.project.slice
    if chosen is None:
        return None
    return Message(
        QT_TRANSLATE_NOOP(
            "messages", "This is about the {n:,} items whose {column} is “{value}” only."
        ),
        {"n": facts.n_items, "column": chosen.column, "value": chosen.value},
    )


def _units(facts: Facts) -> Message | None:
    """What is swapped and drawn whole, and what that costs."""
    design = facts.design
    if design is None:
        return None
    values = {
        "n": design.n_clusters,
        "column": facts.project.cluster,
        "items": design.n_items,
        "deff": design.value,
        "effective": design.effective_items,
    }
    if math.isnan(design.value) or not design.value > 0.0:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "The independent units are the {n:,} values of “{column}”, not the {items:,} "
                "items: tests swap and draw them whole.",
            ),
            values,
        )
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "The independent units are the {n:,} values of “{column}”, not the {items:,} items: "
            "tests swap and draw them whole. Design effect {deff:.2f}: the items tell as much "
            "about the difference as {effective:,.0f} independent ones.",
        ),
        values,
    )


def _items(facts: Facts) -> Message:
    counts = facts.counts
    # Who wins more items need not be who scores higher, so this looks at the counts alone.
    a_wins = counts.only_a >= counts.only_b
    values = {
        "n": counts.n_items,
        "alike": counts.both_right + counts.neither,
        "open": counts.discordant,
        "winner": facts.a if a_wins else facts.b,
        "loser": facts.b if a_wins else facts.a,
        "wins": max(counts.only_a, counts.only_b),
        "losses": min(counts.only_a, counts.only_b),
    }
    if not facts.project.by_label and facts.project.has_direction:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "{winner} does better on {wins:,} of {n:,} items and {loser} on {losses:,}; on "
                "{alike:,} they tie.",
            ),
            values,
        )
    if not facts.project.by_label:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "{winner} scores higher on {wins:,} of {n:,} items and {loser} on {losses:,}; on "
                "{alike:,} they tie.",
            ),
            values,
        )
    if counts.discordant == 0:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "The two are right on the same items and wrong on the same items; they differ "
                "only in which wrong answers they give.",
            )
        )
    if counts.discordant == 1:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "The two systems are both right or both wrong on all of {n:,} items but one; on "
                "that one {winner} alone is right.",
            ),
            values,
        )
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "The two systems are both right or both wrong on {alike:,} of {n:,} items. Of the "
            "{open:,} on which only one is right, {winner} wins {wins:,}.",
        ),
        values,
    )


def _conclusion(facts: Facts) -> Message:
    if facts.significant:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "So chance alone is a poor explanation of this result, for items like these.",
            )
        )
    # An interval without width says that resampling found nothing to vary, not that it is certain.
    if facts.interval is None or facts.interval.low == facts.interval.high:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "So chance alone may well explain this result. That does not show that the two "
                "perform alike: {n:,} items may be too few to tell them apart.",
            ),
            {"n": facts.n_items},
        )
    low, high = interval_ends(facts.interval, facts.scale)
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "So chance alone may well explain this result. That does not show that the two "
            "perform alike: true differences from {low} to {high} fit these {n:,} items.",
        ),
        {"low": low, "high": high, "n": facts.n_items},
    )


def _importance(facts: Facts) -> Message | None:
    zone = facts.project.settings.too_small
    size = {"size": amount(facts.difference, facts.scale), "zone": limit(zone, facts.scale)}
    if zone <= 0:
        if not facts.significant:
            return None
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Whether a difference of {size} matters in practice is another question, which no "
                "test answers.",
            ),
            size,
        )
    if facts.interval is None:
        if abs(facts.difference) > zone:
            return None
        return Message(
            QT_TRANSLATE_NOOP(
                "messages", "At {size} it is within the zone of ±{zone} called too small to matter."
            ),
            size,
        )
    low, high = facts.interval.low, facts.interval.high
    if -zone <= low and high <= zone:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "The whole interval lies within the zone of ±{zone} called too small to matter: in "
                "practice the choice between the two makes little difference.",
            ),
            size,
        )
    if low > zone or high < -zone:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "The whole interval lies beyond the zone of ±{zone} called too small to matter.",
            ),
            size,
        )
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "The interval reaches into the zone of ±{zone} called too small to matter and beyond "
            "it, so whether the difference matters stays open.",
        ),
        size,
    )
