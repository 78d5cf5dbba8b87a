"""What is true of a result and easily misread."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.facts import Facts
from sigdesk.model.numbers import format_p

_FEW_ITEMS = 30
_FEW_DISCORDANT = 10


def cautions(facts: Facts) -> tuple[Message, ...]:
    """Cautions about a result, the gravest first; the result's own notes last."""
    own = tuple(note for note in facts.result.notes if note.severity != "info")
    return (*_data(facts), *_answer(facts), *_question(facts), *own)


def _caution(text: str, **values: object) -> Message:
    return Message(text, values, "caution")


def _data(facts: Facts) -> Iterator[Message]:
    project = facts.project
    if 0 < facts.n_items < _FEW_ITEMS:
        yield _caution(
            QT_TRANSLATE_NOOP(
                "messages",
                "With only {n:,} items, only a very large difference can be shown, and the scores "
                "themselves are rough.",
            ),
            n=facts.n_items,
        )
    discordant = facts.counts.discordant
    if not facts.identical and facts.asks_for_hits and 0 < discordant < _FEW_DISCORDANT:
        # The least p-value: all discordant items won by one system.
        tails = 2 if facts.result.alternative == "two-sided" else 1
        least = min(1.0, tails / 2**discordant)
        yield _caution(
            QT_TRANSLATE_NOOP(
                "messages",
                "Items that tell the two apart: {m:,}. Even if one system won all of them, p "
                "would be {least}.",
            ),
            m=discordant,
            least=format_p(least),
        )
    if facts.design is not None:
        yield from (note for note in facts.design.notes() if note.severity != "info")
    rows = project.rows()
    for name in (facts.a, facts.b):
        missing = project.system(name).column.take(rows)
        n_missing = getattr(missing, "n_missing", 0)
        if n_missing and project.task == "labels":
            yield _caution(
                QT_TRANSLATE_NOOP(
                    "messages", "{system} gives no answer to {n:,} items; they count as wrong."
                ),
                system=name,
                n=n_missing,
            )
    if facts.n_items < len(rows):
        yield _caution(
            QT_TRANSLATE_NOOP(
                "messages",
                "Compared on the {n:,} of {total:,} items for which both systems have a score.",
            ),
            n=facts.n_items,
            total=len(rows),
        )


def _answer(facts: Facts) -> Iterator[Message]:
    result, alpha = facts.result, facts.project.settings.alpha
    uncertain = result.mc_interval or result.bracket
    if uncertain is not None and uncertain[0] <= alpha < uncertain[1] and not facts.identical:
        yield _caution(
            QT_TRANSLATE_NOOP(
                "messages",
                "The sampling leaves open on which side of α = {alpha} p lies ({low} to {high}): "
                "draw more.",
            )
            if result.mc_interval is not None
            else QT_TRANSLATE_NOOP(
                "messages",
                "Rounding leaves open on which side of α = {alpha} p lies ({low} to {high}).",
            ),
            alpha=format_p(alpha),
            low=format_p(uncertain[0]) if uncertain[0] > 0 else "0",
            high=format_p(uncertain[1]),
        )
    interval = facts.interval
    if interval is None or facts.identical or result.alternative != "two-sided":
        return
    excludes_zero = interval.low > 0 or interval.high < 0
    if excludes_zero != facts.significant:
        yield _caution(
            QT_TRANSLATE_NOOP(
                "messages",
                "The interval excludes 0 although p is above α: they answer different questions "
                "and this is a borderline case.",
            )
            if excludes_zero
            else QT_TRANSLATE_NOOP(
                "messages",
                "The interval includes 0 although p is at most α: they answer different "
                "questions and this is a borderline case.",
            )
        )


def _question(facts: Facts) -> Iterator[Message]:
    if facts.result.alternative != "two-sided" and not facts.identical:
        asked, other = (facts.a, facts.b)
        if facts.result.alternative == "less":
            asked, other = other, asked
        yield _caution(
            QT_TRANSLATE_NOOP(
                "messages",
                "One-sided: the test asks only whether {asked} is ahead. It cannot show that "
                "{other} is, and its p is about half the two-sided one.",
            ),
            asked=asked,
            other=other,
        )
    n_systems = len(facts.project.systems)
    if n_systems > 2:
        yield _caution(
            QT_TRANSLATE_NOOP(
                "messages",
                "One of {n:,} comparisons that {systems:,} systems allow. p is not corrected for "
                "that: the more one looks at, the more chance differences one finds.",
            ),
            n=comb(n_systems, 2),
            systems=n_systems,
        )
