"""One table that holds the reference and the systems, or scores of several systems."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.metrics.base import Task
from sigdesk.formats import questions
from sigdesk.formats.class_scores import score_column_names
from sigdesk.formats.layout import (
    Layout,
    Spot,
    ask_reference,
    named_gold,
    no_scores,
    nothing_to_compare,
    reference_of_fractions,
    system_columns,
    unknown_reference,
)
from sigdesk.formats.questions import Question
from sigdesk.formats.roles import Profile, Roles


def lay_out_file(
    roles: Roles, name: str, answers: Mapping[str, str], task: Task | None
) -> Layout | Question:
    """Decide which columns are reference and systems, or ask.

    Parameters
    ----------
    roles : Roles
    name : str
        Of the file.
    answers : mapping of str to str
        May name the reference column.
    task : {"labels", "item-scores"} or None

    Raises
    ------
    FormatError
        When there is nothing to compare.
    """
    others = roles.others
    numeric = [profile for profile in others if profile.is_numeric and profile.naming != "slice"]
    answer = answers.get(questions.REFERENCE, "")
    if task == "item-scores" or answer == questions.NONE:
        return _scores(numeric, name)
    gold = named_gold(others, with_fractions=task == "labels")
    if answer and answer != name:
        columns = [profile.name for profile in others]
        if answer not in columns:
            raise unknown_reference(answer, columns)
        gold = roles.profile(answer)
    if gold is not None:
        return _labels(roles, [p for p in others if p is not gold], gold, name)
    if any(profile.naming == "gold" and profile.is_fractional for profile in others):
        raise reference_of_fractions(name)
    labels = [profile for profile in others if profile.is_label_like and not profile.has_point]
    if task is None and len(numeric) > 1 and (len(numeric) >= len(others) - 1 or len(labels) < 2):
        return _scores(numeric, name)
    candidates = labels if len(labels) > 1 else list(others)
    if len(candidates) < 2:
        raise nothing_to_compare(name)
    return ask_reference(
        Message(
            QT_TRANSLATE_NOOP("messages", "Which column of {file} is the reference?"),
            {"file": name},
        ),
        [profile.name for profile in candidates],
        may_be_none=len(numeric) > 1,
    )


def _labels(roles: Roles, others: Sequence[Profile], gold: Profile, name: str) -> Layout:
    systems = system_columns(others, gold)
    if not systems:
        raise nothing_to_compare(name)
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages", "{file}: column “{gold}” is the reference; the systems are {systems}."
        ),
        {"file": name, "gold": gold.name, "systems": joined(p.name for p in systems)},
    )
    spots = tuple(Spot(0, profile.name) for profile in systems)
    scored = {}
    if len(systems) == 1:
        scored[0] = score_column_names(roles, [gold.name, systems[0].name])
    return Layout("labels", 0, Spot(0, gold.name), spots, messages=(told,), class_scores=scored)


def _scores(numeric: Sequence[Profile], name: str) -> Layout:
    if not numeric:
        raise no_scores(name)
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "{file} was read as one score per item; the systems are {systems}. "
            "If the numbers are labels, name the column of right answers “gold”.",
        ),
        {"file": name, "systems": joined(profile.name for profile in numeric)},
    )
    spots = tuple(Spot(0, profile.name) for profile in numeric)
    return Layout("item-scores", 0, None, spots, messages=(told,))
