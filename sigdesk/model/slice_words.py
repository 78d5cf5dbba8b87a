"""A comparison by slices in sentences."""

from __future__ import annotations

import math
from collections.abc import Iterator

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.slices import FEW
from sigdesk.model.all_pairs import correction_name
from sigdesk.model.facts import metric_phrase
from sigdesk.model.numbers import difference, format_p, p_statement
from sigdesk.model.slices import SlicesFound


def interaction_p(found: SlicesFound) -> str:
    """``"p = .0312"`` of the interaction test."""
    tested = found.comparison.interaction
    bound = 1.0 / (tested.n_resamples + 1) if tested.n_resamples else None
    text = format_p(tested.pvalue, math.log10(max(tested.pvalue, 1e-300)), bound)
    return f"p {text}" if text[0] in "≤><" else f"p = {text}"


def headline(found: SlicesFound) -> Message:
    """Whether the slices differ at all, in one sentence."""
    tested = found.comparison.interaction
    values: dict[str, object] = {"a": found.a, "b": found.b, "cut": found.slicing.cut.name}
    if tested.undefined is not None or math.isnan(tested.pvalue):
        return Message(
            QT_TRANSLATE_NOOP("messages", "Whether the difference depends on {cut} cannot be told"),
            values,
        )
    if tested.pvalue > found.project.settings.alpha:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "It cannot be shown that the difference between {a} and {b} depends on {cut}",
            ),
            values,
        )
    known = [place for place, one in enumerate(found.slices) if not math.isnan(one.difference)]
    # the extremes of a handful of items say little
    told = [place for place in known if found.slices[place].n_items >= FEW] or known
    low, high = (
        pick(told, key=lambda place: found.slices[place].difference) for pick in (min, max)
    )
    scale = found.metric.scale
    values |= {
        "low": difference(found.slices[low].difference, scale),
        "low_slice": found.slicing.names[low],
        "high": difference(found.slices[high].difference, scale),
        "high_slice": found.slicing.names[high],
    }
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "The difference depends on {cut}: from {low} ({low_slice}) to {high} ({high_slice})",
        ),
        values,
    )


def line(found: SlicesFound) -> Message:
    """The interaction test, how many slices show a difference, and the whole."""
    tested = found.comparison.interaction
    n_tested = sum(one.result is not None for one in found.slices)
    n_different = sum(found.differs(place) for place in range(len(found.slices)))
    values: dict[str, object] = {
        "a": found.a,
        "b": found.b,
        "metric": metric_phrase(found.metric),
        "n": n_different,
        "m": n_tested,
        "correction": correction_name(found.comparison.correction),
        "whole": difference(found.whole.difference, found.metric.scale),
    }
    if tested.undefined is not None or math.isnan(tested.pvalue):
        undefined = tested.undefined or Message(QT_TRANSLATE_NOOP("messages", "undefined"))
        text = QT_TRANSLATE_NOOP(
            "messages",
            "interaction test {reason} · {n:,} of {m:,} slices show a difference ({correction}) · "
            "{metric}, {a} − {b} on all items {whole}",
        )
        return Message(text, values | {"reason": undefined})
    text = QT_TRANSLATE_NOOP(
        "messages",
        "interaction test {p} · {n:,} of {m:,} slices show a difference ({correction}) · "
        "{metric}, {a} − {b} on all items {whole}",
    )
    return Message(text, values | {"p": interaction_p(found)})


def meaning(found: SlicesFound) -> tuple[Message, ...]:
    """What the interaction and the rows say."""
    return tuple(_meaning(found))


def _meaning(found: SlicesFound) -> Iterator[Message]:
    tested = found.comparison.interaction
    if tested.undefined is None and not math.isnan(tested.pvalue):
        if tested.n_resamples:
            yield Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "The interaction test asks whether slices differ at all: if items were dealt "
                    "to slices of these sizes at random ({n:,} times), differences this uneven "
                    "would come up with {p}.",
                ),
                {"n": tested.n_resamples, "p": interaction_p(found)},
            )
        else:
            yield Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "The interaction test asks whether slices differ at all (Welch’s F, for so "
                    "many items): {p}.",
                ),
                {"p": interaction_p(found)},
            )
        if tested.pvalue > found.project.settings.alpha:
            yield Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "So the rows may differ by chance alone. That some show a difference and "
                    "others do not is no evidence that slices differ.",
                )
            )
    yield Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "Each row is the same test ({test}) on the items of one slice. Its p is adjusted for "
            "all rows ({correction}); its interval is not: each holds for its slice alone.",
        ),
        {
            "test": Message(found.procedure.name),
            "correction": correction_name(found.comparison.correction),
        },
    )
    if found.project.cluster:
        yield Message(
            QT_TRANSLATE_NOOP(
                "messages", "The values of “{column}” are swapped and drawn whole, also here."
            ),
            {"column": found.project.cluster},
        )


def cautions(found: SlicesFound) -> tuple[Message, ...]:
    """What is easily misread."""
    return tuple(_cautions(found))


def _cautions(found: SlicesFound) -> Iterator[Message]:
    small = sum(0 < one.n_items < FEW for one in found.slices)
    if small:
        yield Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Slices with fewer than {few:,} items: {n:,}. So few can hide large differences, "
                "and their intervals are too narrow.",
            ),
            {"n": small, "few": FEW},
            "caution",
        )
    n_none = found.project.rows().size - sum(one.n_items for one in found.slices)
    if n_none > 0:
        yield Message(
            QT_TRANSLATE_NOOP(
                "messages", "{n:,} items lie in no slice here: they lack the property or a score."
            ),
            {"n": n_none},
            "caution",
        )
    yield Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "The p-values are corrected for the slices of one cut. Who tries many cuts will find "
            "one that differs: name the cut before looking.",
        ),
        {},
        "caution",
    )


def row_told(found: SlicesFound, place: int) -> Message:
    """Why the page Items shows the items of a slice."""
    values = {"cut": found.slicing.cut.name, "slice": found.slicing.names[place]}
    return Message(QT_TRANSLATE_NOOP("messages", "{cut}: {slice}"), values)


def row_in_full(found: SlicesFound, place: int) -> Message:
    """A row in a sentence, for tooltips and screen readers."""
    one = found.slices[place]
    scale = found.metric.scale
    values: dict[str, object] = {
        "slice": found.slicing.names[place],
        "n": one.n_items,
        "difference": difference(one.difference, scale),
        "a": found.a,
        "b": found.b,
    }
    if one.result is None:
        reason = one.reason or Message(QT_TRANSLATE_NOOP("messages", "undefined"))
        text = QT_TRANSLATE_NOOP("messages", "{slice}: {n:,} items, no test: {reason}")
        return Message(text, values | {"reason": reason})
    values |= {"p": p_statement(one.result), "adjusted": format_p(one.adjusted)}
    if one.interval is None:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{slice}: {n:,} items, {a} − {b} {difference}, {p}, adjusted {adjusted}",
        )
        return Message(text, values)
    values |= {
        "level": f"{100 * one.interval.confidence:g}",
        "low": difference(one.interval.low, scale),
        "high": difference(one.interval.high, scale),
    }
    text = QT_TRANSLATE_NOOP(
        "messages",
        "{slice}: {n:,} items, {a} − {b} {difference}, {level} % interval {low} to {high}, {p}, "
        "adjusted {adjusted}",
    )
    return Message(text, values)
