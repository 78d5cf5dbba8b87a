"""What a comparison of all pairs says in sentences.

Decision: systems that do not differ significantly "cannot be told apart"; they are never called
equal or equally good. The share of resamples in which a system leads is called that, and not the
probability of being best: it knows of other items, but of no prior.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from sigdesk.core.all_pairs import MAX_T
from sigdesk.core.correction import CORRECTIONS
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.model.all_pairs import PairsResult, correction_name
from sigdesk.model.facts import metric_phrase
from sigdesk.model.numbers import format_p
from sigdesk.model.project import Project

_NAMED = 3
"""Systems named in a sentence; more are counted."""
_UNDERFLOW = 1e-280
_NEARLY_ALWAYS = 0.9995


def adjusted_p(result: PairsResult, pair: int) -> str:
    """Adjusted p-value of a pair without ``p =``: ``".0374"``, ``"≤ 6.0 × 10⁻⁴"``."""
    found = result.found
    value = float(found.adjusted_pairs[pair])
    if value < _UNDERFLOW:
        return "< 10⁻²⁸⁰"
    bound = smallest_p(result)
    if bound is not None and found.tests.pvalues[pair] <= bound * (1 + 1e-9) and value < 1.0:
        return "≤ " + format_p(value)
    return format_p(value)


def smallest_p(result: PairsResult) -> float | None:
    """The smallest p-value that sampling can give; None for exact tests."""
    if result.found.tests.exact:
        return None
    n_resamples = getattr(result.procedure, "n_resamples", None)
    return None if n_resamples is None else 1.0 / (n_resamples + 1)


def headline(project: Project, result: PairsResult) -> Message:
    """Which system leads, and which cannot be told from it."""
    best, level = result.names[result.leader], result.level_with_leader
    others = [result.names[place] for place in level]
    values = {
        "best": best,
        "metric": metric_phrase(result.metric),
        "n": len(result.names),
        "others": joined(others),
        "first": joined(others[:_NAMED]),
        "more": len(others) - _NAMED,
    }
    if not result.n_different:
        text = QT_TRANSLATE_NOOP("messages", "No two of the {n:,} systems can be told apart")
    elif not level and project.has_direction:
        text = QT_TRANSLATE_NOOP("messages", "{best} is better than every other system")
    elif not level:
        text = QT_TRANSLATE_NOOP("messages", "{best} scores higher than every other system")
    elif len(others) == len(result.names) - 1:
        text = QT_TRANSLATE_NOOP(
            "messages", "{best} has the best {metric}, and no system can be told from it"
        )
    elif len(others) <= _NAMED:
        text = QT_TRANSLATE_NOOP(
            "messages", "{best} has the best {metric}; {others} cannot be told from it"
        )
    elif len(others) == _NAMED + 1:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{best} has the best {metric}; {first} and one more system cannot be told from it",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{best} has the best {metric}; {first} and {more:,} more systems cannot be told from "
            "it",
        )
    return Message(text, values)


def line(result: PairsResult) -> Message:
    """How many pairs differ, by which correction and test."""
    settings = result.found.settings
    text = QT_TRANSLATE_NOOP(
        "messages", "{k:,} of {n:,} pairs differ at α = {alpha} ({correction}) · {method}"
    )
    return Message(
        text,
        {
            "k": result.n_different,
            "n": result.n_pairs,
            "alpha": f"{settings.alpha:g}".removeprefix("0"),
            "correction": correction_name(settings.correction),
            "method": result.found.method,
        },
    )


def versus(result: PairsResult, baseline: int) -> Message:
    """How the systems stand against a baseline, in numbers."""
    against = result.found.against(baseline)
    text = QT_TRANSLATE_NOOP(
        "messages",
        "Against {baseline}: {wins:,} better, {ties:,} not told apart, {losses:,} worse",
    )
    return Message(
        text,
        {
            "baseline": result.names[baseline],
            "wins": len(against.wins),
            "ties": len(against.ties),
            "losses": len(against.losses),
        },
    )


def meaning(result: PairsResult) -> tuple[Message, ...]:
    """Paragraphs about these systems."""
    return tuple(_meaning(result))


def _meaning(result: PairsResult) -> Iterator[Message]:
    found, settings = result.found, result.found.settings
    text = QT_TRANSLATE_NOOP(
        "messages",
        "Systems that share a letter cannot be told apart: their adjusted p is above {alpha}. That "
        "is not to say that they are equally good.",
    )
    yield Message(text, {"alpha": f"{settings.alpha:g}".removeprefix("0")})
    share = float(found.ranking.best[result.leader])
    values = {"best": result.names[result.leader], "share": 100 * share}
    if result.of_runs and share >= _NEARLY_ALWAYS:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Were the runs drawn anew, {best} would lead nearly always: in more than 99.9 % of the "
            "draws.",
        )
    elif result.of_runs:
        text = QT_TRANSLATE_NOOP(
            "messages", "Were the runs drawn anew, {best} would lead in {share:.1f} % of the draws."
        )
    elif share >= _NEARLY_ALWAYS:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Were the items drawn anew, {best} would lead nearly always: in more than 99.9 % of "
            "the draws.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Were the items drawn anew, {best} would lead in {share:.1f} % of the draws.",
        )
    yield Message(text, values)
    yield _of_correction(result)
    if result.ranks is not None:
        yield _of_ranks(result)


def _of_correction(result: PairsResult) -> Message:
    settings = result.found.settings
    values = {
        "n": result.n_pairs,
        "name": correction_name(settings.correction),
        "alpha": 100 * settings.alpha,
    }
    text = QT_TRANSLATE_NOOP(
        "messages",
        "With {n:,} tests some would look significant by chance. {name} keeps the risk of even one "
        "false alarm among them to {alpha:g} %.",
    )
    of_discoveries = (
        settings.correction != MAX_T
        and CORRECTIONS[settings.correction].controls == "false discovery rate"
    )
    if of_discoveries:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "With {n:,} tests some would look significant by chance. {name} keeps the expected "
            "share of false alarms among the differences found to {alpha:g} %.",
        )
    return Message(text, values)


def _of_ranks(result: PairsResult) -> Message:
    ranks = result.ranks
    assert ranks is not None
    test = ranks.friedman.iman_davenport
    text = QT_TRANSLATE_NOOP(
        "messages",
        "Mean ranks: in the diagram of critical differences systems differ when their mean ranks "
        "over the {n:,} runs are more than {distance:.2f} apart (Nemenyi). Friedman's test, "
        "F of Iman and Davenport: p {relation} {p}.",
    )
    p = "–" if np.isnan(test.pvalue) else format_p(test.pvalue, test.log10_pvalue)
    values = {
        "n": ranks.friedman.n_blocks,
        "distance": ranks.distance,
        "relation": "" if p[0] in "<>≤" else "=",
        "p": p,
    }
    return Message(text, values)


def cautions(result: PairsResult) -> tuple[Message, ...]:
    """What is true and easily misread."""
    return tuple(_cautions(result))


def _cautions(result: PairsResult) -> Iterator[Message]:
    settings = result.found.settings
    if result.left_out:
        text = QT_TRANSLATE_NOOP(
            "messages", "Left out, because their score is undefined (0/0): {names}."
        )
        yield Message(text, {"names": joined(result.left_out, most=6)}, "caution")
    if result.folds:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "These runs are folds of one data set: they share training data, and tests that take "
            "them for independent find too much. The page Runs has the corrected test.",
        )
        yield Message(text, {}, "caution")
    if result.n_lost:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{n:,} items that not every system has a score of are left out, so that all pairs are "
            "compared on the same items.",
        )
        yield Message(text, {"n": result.n_lost}, "caution")
    fewest = 2.0 ** (1 - result.n_units) if result.n_units < 60 else 0.0
    smallest = max(fewest, smallest_p(result) or 0.0)
    if smallest * result.n_pairs > settings.alpha and settings.correction == "holm":
        yield Message(_OUT_OF_REACH, {"p": format_p(smallest), "n": result.n_pairs}, "caution")
    if settings.correction in CORRECTIONS and (
        CORRECTIONS[settings.correction].assumes != CORRECTIONS["holm"].assumes
    ):
        name = correction_name(settings.correction)
        text = QT_TRANSLATE_NOOP("messages", "{name}: {assumes}.")
        assumes = Message(CORRECTIONS[settings.correction].assumes)
        yield Message(text, {"name": name, "assumes": assumes}, "caution")
    if not _transitive(result):
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Not to be told apart does not carry over: of three systems the first and the third "
            "can differ although neither differs from the second. So some carry several letters.",
        )
        yield Message(text, {}, "caution")
    if result.ranks is not None:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Mean ranks and mean scores are two questions and can answer differently; and with "
            "Nemenyi's test adding or leaving out a system can change what it says of the others.",
        )
        yield Message(text, {}, "caution")


_OUT_OF_REACH = QT_TRANSLATE_NOOP(
    "messages",
    "No pair can differ here: the smallest p-value that the test can give is {p}, and {n:,} pairs "
    "are tested. More items, more resamples or fewer systems are needed.",
)


def _transitive(result: PairsResult) -> bool:
    """Whether the groups of systems that cannot be told apart do not overlap."""
    members = [system for group in result.found.groups for system in group]
    return len(members) == len(set(members))
