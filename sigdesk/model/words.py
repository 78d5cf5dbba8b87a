"""What a result means, in sentences.

Decision: the sentences keep four promises. A result that is not significant is never called
"equal"; a significant one is never a proof; a p-value is never the probability that A is better;
and size is spoken of apart from significance. Whether a difference can be shown is one question,
whether it matters another, and both are answered with this result's own numbers.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.results import Interval, SignificanceResult
from sigdesk.model.cautions import cautions
from sigdesk.model.facts import Facts, metric_name, metric_phrase, test_name
from sigdesk.model.meaning import meaning
from sigdesk.model.numbers import (
    amount,
    difference,
    format_difference,
    format_p,
    format_p_apa,
    format_result_p,
    format_score,
    format_score_apa,
    interval_ends,
    p_statement,
)
from sigdesk.model.project import Project

__all__ = [
    "Verdict",
    "apa",
    "format_difference",
    "format_p",
    "format_result_p",
    "format_score",
    "is_significant",
    "metric_name",
    "metric_phrase",
    "p_statement",
    "sentence",
    "test_name",
    "verdict",
]


@dataclass(frozen=True)
class Verdict:
    """A result in words.

    Parameters
    ----------
    headline : Message
        The result in one sentence.
    line : Message
        Interval, p-value and scores in one line.
    meaning : tuple of Message
        Paragraphs that explain this result.
    cautions : tuple of Message
        What is true of it and easily misread.
    """

    headline: Message
    line: Message
    meaning: tuple[Message, ...]
    cautions: tuple[Message, ...]


def is_significant(project: Project, result: SignificanceResult) -> bool:
    """Whether p is at most the project's α."""
    return result.pvalue <= project.settings.alpha


def verdict(
    project: Project, a: str, b: str, result: SignificanceResult, interval: Interval | None
) -> Verdict:
    """A result in words.

    Parameters
    ----------
    project : Project
    a, b : str
        The systems compared.
    result : SignificanceResult
    interval : Interval or None
        Of the difference; the result's own one when None.

    Returns
    -------
    Verdict
    """
    facts = Facts(project, a, b, result, interval or result.interval)
    return Verdict(_headline(facts), _line(facts), meaning(facts), cautions(facts))


def _headline(facts: Facts) -> Message:
    names = {"a": facts.a, "b": facts.b}
    if facts.n_items == 0:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages", "There are no items on which {a} and {b} can be compared"
            ),
            names,
        )
    if facts.identical:
        return Message(
            QT_TRANSLATE_NOOP("messages", "The outputs of {a} and {b} are identical"), names
        )
    if math.isnan(facts.difference):
        return Message(
            QT_TRANSLATE_NOOP("messages", "{metric} is undefined here, so it cannot be compared"),
            {"metric": metric_name(facts.metric)},
        )
    if facts.significant:
        return _better(facts)
    alternative = facts.result.alternative
    if alternative == "two-sided":
        return Message(
            QT_TRANSLATE_NOOP("messages", "No difference between {a} and {b} can be shown"), names
        )
    asked, other = (facts.a, facts.b) if alternative == "greater" else (facts.b, facts.a)
    text = QT_TRANSLATE_NOOP("messages", "It cannot be shown that {asked} is better than {other}")
    if not facts.project.has_direction:
        text = QT_TRANSLATE_NOOP(
            "messages", "It cannot be shown that {asked} scores higher than {other}"
        )
    return Message(text, {"asked": asked, "other": other})


def _better(facts: Facts) -> Message:
    values = {"leader": facts.leader, "other": facts.other}
    by_items = not facts.project.by_label and facts.result.test in ("sign", "wilcoxon")
    if by_items and facts.project.has_direction:
        return Message(
            QT_TRANSLATE_NOOP("messages", "{leader} tends to do better than {other}"), values
        )
    if by_items:
        return Message(
            QT_TRANSLATE_NOOP("messages", "{leader} tends to score higher than {other}"), values
        )
    if not facts.project.has_direction:
        # Nothing says whether the scores are errors or merits, so "better" would be a guess.
        return Message(
            QT_TRANSLATE_NOOP("messages", "{leader} scores higher than {other} by {amount}"),
            values | {"amount": amount(facts.difference, facts.scale)},
        )
    return Message(
        QT_TRANSLATE_NOOP("messages", "{leader} is better than {other} by {amount}"),
        values | {"amount": amount(facts.difference, facts.scale)},
    )


def _line(facts: Facts) -> Message:
    score_a, score_b = (format_score(score, facts.scale) for score in facts.scores)
    values = {
        "a": facts.a,
        "b": facts.b,
        "p": p_statement(facts.result),
        "metric": metric_phrase(facts.metric),
        "score_a": score_a,
        "score_b": score_b,
    }
    if facts.interval is None:
        return Message(
            QT_TRANSLATE_NOOP("messages", "{p} · {metric} {score_a} and {score_b}"), values
        )
    low, high = interval_ends(facts.interval, facts.scale)
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "{level} % interval of {a} − {b} {low} to {high} · {p} · {metric} {score_a} and "
            "{score_b}",
        ),
        values | {"level": _level(facts.interval), "low": low, "high": high},
    )


def _level(interval: Interval) -> str:
    return f"{interval.confidence * 100:g}"


def _sides(result: SignificanceResult) -> Message:
    if result.alternative == "two-sided":
        return Message(QT_TRANSLATE_NOOP("messages", "two-sided"))
    return Message(QT_TRANSLATE_NOOP("messages", "one-sided"))


def sentence(
    project: Project, a: str, b: str, result: SignificanceResult, interval: Interval | None
) -> Message:
    """A sentence to copy into a text: scores, difference, interval, test and p-value."""
    facts = Facts(project, a, b, result, interval or result.interval)
    score_a, score_b = (format_score(score, facts.scale) for score in facts.scores)
    values = {
        "headline": _headline(facts),
        "metric": metric_phrase(facts.metric),
        "a": a,
        "b": b,
        "score_a": score_a,
        "score_b": score_b,
        "n": facts.n_items,
        "difference": difference(facts.difference, facts.scale),
        "test": test_name(result.test),
        "sides": _sides(result),
        "p": p_statement(result),
    }
    if facts.interval is None:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "{headline}: {metric} {score_a} ({a}) and {score_b} ({b}) on {n:,} items, {a} − "
                "{b} {difference} ({test}, {sides}, {p}).",
            ),
            values,
        )
    low, high = interval_ends(facts.interval, facts.scale)
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "{headline}: {metric} {score_a} ({a}) and {score_b} ({b}) on {n:,} items, {a} − {b} "
            "{difference}, {level} % interval {low} to {high} ({test}, {sides}, {p}).",
        ),
        values | {"level": _level(facts.interval), "low": low, "high": high},
    )


def apa(
    project: Project, a: str, b: str, result: SignificanceResult, interval: Interval | None
) -> Message:
    """The sentence in the style of the APA: no leading zeros, p to three decimals, 95% CI [,]."""
    facts = Facts(project, a, b, result, interval or result.interval)
    score_a, score_b = (format_score_apa(score, facts.scale) for score in facts.scores)
    values = {
        "test": test_name(result.test),
        "sides": _sides(result),
        "n": facts.n_items,
        "metric": metric_phrase(facts.metric),
        "a": a,
        "b": b,
        "score_a": score_a,
        "score_b": score_b,
        "difference": format_score_apa(facts.difference, facts.scale),
        "p": format_p_apa(result),
    }
    if facts.interval is None:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "{test} ({sides}, N = {n:,}): {metric} {score_a} for {a} and {score_b} for {b}, "
                "difference = {difference}, p {p}.",
            ),
            values,
        )
    low, high = (
        format_score_apa(end, facts.scale) for end in (facts.interval.low, facts.interval.high)
    )
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "{test} ({sides}, N = {n:,}): {metric} {score_a} for {a} and {score_b} for {b}, "
            "difference = {difference}, {level}% CI [{low}, {high}], p {p}.",
        ),
        values | {"level": _level(facts.interval), "low": low, "high": high},
    )
