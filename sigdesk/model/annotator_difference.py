"""Whether one annotator agrees with the others better than another does.

The agreement of A with all others but B is set against that of B with all others but A, on the
items that both rated: a paired comparison like that of two systems. The exact permutation test
where it fits the coefficient, else approximate randomization; the interval by paired bootstrap.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from dataclasses import dataclass

from sigdesk.core.agreement.coefficient import Coefficient
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.results import Interval, PairedSample, SignificanceResult
from sigdesk.core.significance.base import Procedure
from sigdesk.model.agreement_table import agreement_sample
from sigdesk.model.numbers import p_statement
from sigdesk.model.plan import BOOTSTRAP, EXACT, RANDOMIZATION, procedure_of
from sigdesk.model.project import Project

_TEST_SHARE = 0.5


@dataclass(frozen=True, eq=False)
class AnnotatorDifference:
    """Two annotators' agreement with all others.

    Parameters
    ----------
    a, b : str
    coefficient : Coefficient
    scores : tuple of float
        Agreement with the others of A and of B.
    n_items : int
        Items that both rated.
    result : SignificanceResult or None
        Two-sided; None when there is no difference to test.
    interval : Interval or None
        Of A − B.
    why_not : Message or None
        Why there is no result.
    """

    a: str
    b: str
    coefficient: Coefficient
    scores: tuple[float, float]
    n_items: int
    result: SignificanceResult | None = None
    interval: Interval | None = None
    why_not: Message | None = None


def compare_annotators(
    project: Project, a: str, b: str, coefficient: Coefficient
) -> Generator[float, None, AnnotatorDifference]:
    """Compare annotator A with annotator B.

    Yields
    ------
    float
        The share done.
    """
    if len(project.systems) < 3:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "With two annotators there is no third who could tell which of them agrees with others "
            "better.",
        )
        return AnnotatorDifference(a, b, coefficient, (math.nan,) * 2, 0, why_not=Message(text))
    sample = agreement_sample(project, a, b, coefficient)
    yield 0.0
    if not sample.n_items:
        text = QT_TRANSLATE_NOOP("messages", "No item was rated by both {a} and {b}.")
        reason = Message(text, {"a": a, "b": b})
        return AnnotatorDifference(a, b, coefficient, (math.nan,) * 2, 0, why_not=reason)
    scores = sample.scores()
    if math.isnan(sample.difference):
        text = QT_TRANSLATE_NOOP(
            "messages",
            "The agreement of {a} or {b} with the others is undefined: only one label was used.",
        )
        reason = Message(text, {"a": a, "b": b})
        return AnnotatorDifference(a, b, coefficient, scores, sample.n_items, why_not=reason)
    test = procedure_of(EXACT, project.settings, alternative="two-sided")
    if test.unsuitable(sample) is not None:
        test = procedure_of(RANDOMIZATION, project.settings, alternative="two-sided")
    result = yield from _run(test, sample, 0.0)
    bootstrap = procedure_of(BOOTSTRAP, project.settings, alternative="two-sided")
    drawn = yield from _run(bootstrap, sample, _TEST_SHARE)
    return AnnotatorDifference(a, b, coefficient, scores, sample.n_items, result, drawn.interval)


def _run(
    procedure: Procedure, sample: PairedSample, start: float
) -> Generator[float, None, SignificanceResult]:
    running, share = procedure.run(sample), start
    while True:
        try:
            snapshot = next(running)
        except StopIteration as stop:
            result: SignificanceResult = stop.value
            return result
        if snapshot.n_resamples:
            share = start + _TEST_SHARE * snapshot.n_done / snapshot.n_resamples
        yield share


def difference_headline(found: AnnotatorDifference, alpha: float) -> Message:
    """Who agrees with the others better, or that they cannot be told apart."""
    if found.result is None:
        assert found.why_not is not None
        return found.why_not
    better, other = (found.a, found.b) if found.result.observed > 0 else (found.b, found.a)
    if found.result.pvalue <= alpha:
        text = QT_TRANSLATE_NOOP(
            "messages", "{better} agrees with the other annotators better than {other} does"
        )
        return Message(text, {"better": better, "other": other})
    text = QT_TRANSLATE_NOOP(
        "messages",
        "Whether {a} or {b} agrees better with the other annotators cannot be told",
    )
    return Message(text, {"a": found.a, "b": found.b})


def difference_line(found: AnnotatorDifference) -> Message:
    """Scores, difference, interval and p; empty without a result."""
    if found.result is None:
        return Message("")
    values = {
        "a": found.a,
        "b": found.b,
        "score_a": _number(found.scores[0]),
        "score_b": _number(found.scores[1]),
        "difference": _number(found.result.observed, signed=True),
        "p": p_statement(found.result),
        "n": found.n_items,
    }
    if found.interval is None:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{a} {score_a}, {b} {score_b}, {a} − {b} {difference}; {p}; {n:,} items both rated",
        )
        return Message(text, values)
    text = QT_TRANSLATE_NOOP(
        "messages",
        "{a} {score_a}, {b} {score_b}, {a} − {b} {difference}, {level:g} % interval {low} to "
        "{high}; {p}; {n:,} items both rated",
    )
    values |= {
        "level": 100 * found.interval.confidence,
        "low": _number(found.interval.low, signed=True),
        "high": _number(found.interval.high, signed=True),
    }
    return Message(text, values)


def _number(value: float, *, signed: bool = False) -> str:
    text = f"{value:+.3f}" if signed else f"{value:.3f}"
    if not any(figure in text for figure in "123456789"):
        text = text.lstrip("+-")
    return text.replace("-", "−")
