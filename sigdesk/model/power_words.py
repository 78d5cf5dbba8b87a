"""Power in plain sentences, with the numbers of the data at hand."""

from __future__ import annotations

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import Scale
from sigdesk.model.numbers import amount, interval_ends, limit
from sigdesk.model.power import N_SIMULATIONS, PowerBasis, PowerPlan
from sigdesk.model.power_models import MeansPower

_CERTAIN = 0.9995


def units(basis: PowerBasis, n: int) -> Message:
    """So many items, clusters or runs: "9,815 items"."""
    if basis.clustered:
        return Message(QT_TRANSLATE_NOOP("messages", "{n:,} clusters"), {"n": n})
    if basis.kind != "runs":
        return Message(QT_TRANSLATE_NOOP("messages", "{n:,} items"), {"n": n})
    if basis.paired:
        return Message(QT_TRANSLATE_NOOP("messages", "{n:,} pairs of runs"), {"n": n})
    return Message(QT_TRANSLATE_NOOP("messages", "{n:,} runs of each system"), {"n": n})


def about(n: int) -> int:
    """A number of units as one plans it: three digits, rounded up."""
    if n < 1000:
        return n
    step = int(10 ** (len(str(n)) - 3))
    return -(-n // step) * step


def _share(power: float) -> str:
    """A power in per cent; never 100 for what is only near."""
    if power > _CERTAIN:
        return "> 99.9"
    return f"{100.0 * power:.1f}" if power > 0.99 or power < 0.1 else f"{100.0 * power:.0f}"


def headline(basis: PowerBasis, scale: Scale) -> Message:
    """The smallest difference that can be shown."""
    assert basis.model is not None
    values: dict[str, object] = {"units": units(basis, basis.model.n)}
    least = basis.detectable[0]
    if least is None:
        text = QT_TRANSLATE_NOOP("messages", "{units} show no difference reliably, however large")
        return Message(text, values)
    text = QT_TRANSLATE_NOOP(
        "messages", "{units} show a true difference of {difference} in 8 of 10 cases"
    )
    return Message(text, values | {"difference": amount(least, scale)})


def line(basis: PowerBasis, scale: Scale) -> Message:
    """The same for 9 times in 10, and what the test is."""
    test = {
        "shares": QT_TRANSLATE_NOOP("messages", "exact McNemar test, every table counted"),
        "means": QT_TRANSLATE_NOOP("messages", "paired t test, noncentral t"),
        "runs": QT_TRANSLATE_NOOP("messages", "t test of runs, noncentral t"),
        "simulated": QT_TRANSLATE_NOOP("messages", "permutation test, simulated"),
    }[basis.kind]
    sides = QT_TRANSLATE_NOOP("messages", "two-sided")
    if basis.alternative != "two-sided":
        sides = QT_TRANSLATE_NOOP("messages", "one-sided")
    values: dict[str, object] = {
        "test": Message(test),
        "sides": Message(sides),
        "alpha": f"{basis.alpha:g}",
    }
    more = basis.detectable[1] if len(basis.detectable) > 1 else None
    if more is None:
        return Message(QT_TRANSLATE_NOOP("messages", "{test}, {sides}, α = {alpha}"), values)
    text = QT_TRANSLATE_NOOP(
        "messages", "{difference} in 9 of 10 cases · {test}, {sides}, α = {alpha}"
    )
    return Message(text, values | {"difference": amount(more, scale)})


def plan_sentences(basis: PowerBasis, plan: PowerPlan, scale: Scale) -> tuple[Message, ...]:
    """What the difference asked for needs."""
    assert basis.model is not None
    values: dict[str, object] = {
        "difference": limit(plan.difference, scale),
        "units": units(basis, basis.model.n),
        "share": _share(plan.now),
    }
    said = [
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "If the true difference is {difference}, a test with these {units} finds it in "
                "{share} % of cases and misses it in the others.",
            ),
            values,
        )
    ]
    for power, needed in zip(("80", "90"), plan.needed, strict=True):
        said.append(_needed(basis, power, needed))
    return tuple(said)


def _needed(basis: PowerBasis, power: str, needed: int | None) -> Message:
    assert basis.model is not None
    values: dict[str, object] = {"power": power}
    if needed is None:
        text = QT_TRANSLATE_NOOP("messages", "No number of them is enough to find it in {power} %.")
        return Message(text, values)
    values["units"] = units(basis, about(needed))
    if needed <= basis.model.n:
        text = QT_TRANSLATE_NOOP("messages", "For {power} % already {units} are enough.")
        return Message(text, values)
    values["times"] = f"{needed / basis.model.n:.1f}"
    text = QT_TRANSLATE_NOOP(
        "messages", "For {power} % about {units} are needed, {times} times as many."
    )
    return Message(text, values)


def hidden_sentences(basis: PowerBasis, scale: Scale, a: str, b: str) -> tuple[Message, ...]:
    """What the result at hand leaves open."""
    hidden = basis.hidden
    if hidden is None:
        return ()
    low, high = interval_ends(hidden.interval, scale)
    values: dict[str, object] = {
        "a": a,
        "b": b,
        "low": low,
        "high": high,
        "level": f"{100.0 * hidden.interval.confidence:g}",
        "largest": amount(hidden.largest, scale),
    }
    if hidden.interval.low > 0.0 or hidden.interval.high < 0.0:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "The {level} % interval of {a} − {b}, {low} to {high}, leaves out 0: nothing needs to "
            "be excused by a lack of power.",
        )
        return (Message(text, values),)
    text = QT_TRANSLATE_NOOP(
        "messages",
        "The {level} % interval of {a} − {b} goes from {low} to {high}. A difference of up to "
        "{largest} may be there and have gone unseen.",
    )
    said = [Message(text, values)]
    if hidden.margin is not None:
        values["margin"] = limit(hidden.margin, scale)
        text = QT_TRANSLATE_NOOP(
            "messages",
            "So it is not ruled out that one is better by {margin} or more, which would matter.",
        )
        if hidden.conclusive:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "Differences of {margin} or more, which would matter, are ruled out at this level.",
            )
        said.append(Message(text, values))
    return tuple(said)


def assumption(basis: PowerBasis, scale: Scale) -> Message:
    """What the answer rests on."""
    if basis.kind == "shares":
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Taken from these data: on {share:.1f} % of items one system is right and the other "
            "wrong. Systems that are more alike need fewer items for the same difference.",
        )
        return Message(text, {"share": 100.0 * basis.spread})
    if basis.kind == "simulated":
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Test sets were drawn from these items, weighted so that the true difference is the "
            "one asked for, and tested: {n:,} for each point. The curve goes through the points.",
        )
        return Message(text, {"n": N_SIMULATIONS})
    values = {"sd": amount(basis.spread, scale)}
    if basis.kind == "means":
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Taken from these data: the differences of items have a standard deviation of {sd}.",
        )
    elif basis.paired:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Taken from these data: the differences of runs have a standard deviation of {sd}.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Taken from these data: the runs of a system have a standard deviation of {sd}.",
        )
    return Message(text, values)


def meaning(basis: PowerBasis, scale: Scale) -> tuple[Message, ...]:
    """Paragraphs for "What this means"."""
    return (
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Power is how often a test finds a difference that is really there. 80 % is a "
                "custom: one such difference in five is then still missed.",
            )
        ),
        assumption(basis, scale),
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Ask for the difference that would matter to you, not for the one observed: power "
                "at the observed difference says nothing that p does not say.",
            )
        ),
    )


def cautions(basis: PowerBasis) -> tuple[Message, ...]:
    """What makes the answer rough."""
    said = []
    if basis.model is not None and basis.kind == "runs" and basis.model.n < 5:
        text = QT_TRANSLATE_NOOP(
            "messages", "{units} tell little about how much runs vary: the answer is rough."
        )
        said.append(Message(text, {"units": units(basis, basis.model.n)}, "caution"))
    if isinstance(basis.model, MeansPower) and basis.model.shared:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Folds share most of their training items: more of them show hardly smaller "
            "differences. More data or other data sets do.",
        )
        said.append(Message(text, {}, "caution"))
    if basis.kind == "means" and basis.model is not None and basis.model.n < 30:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "With {n:,} items the t test needs differences that are near normal.",
        )
        said.append(Message(text, {"n": basis.model.n}, "caution"))
    if basis.simulated:
        worst = max(high - low for low, high in (s.interval for s in basis.simulated)) / 2.0
        text = QT_TRANSLATE_NOOP(
            "messages", "Simulated powers are sure to about ±{points:.0f} points only (95 %)."
        )
        said.append(Message(text, {"points": 100.0 * worst}))
    return tuple(said)
