"""Which columns hold the right answers, and which those of systems."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.metrics.answers.squad import token_f1
from sigdesk.formats import questions
from sigdesk.formats.answers.cells import is_list, right_texts
from sigdesk.formats.answers.names import columns_of, first_cells, part_of
from sigdesk.formats.answers.squad import SquadGold
from sigdesk.formats.builders import Sources
from sigdesk.formats.column_names import (
    REFERENCE_FILE_WORDS,
    WEAK_REFERENCE_FILE_WORDS,
    words,
)
from sigdesk.formats.errors import FormatError
from sigdesk.formats.layout import Spot, ask_reference, nothing_to_compare, unknown_reference
from sigdesk.formats.naming import stem
from sigdesk.formats.questions import Question
from sigdesk.formats.roles import Profile, Roles

_LONGEST = 60
"""Characters of a mean answer; longer ones are texts to be compared by what they share."""
_LOOKED_AT = 200
_SHARED = 0.05
"""Share of rows in which a system's answer has something in common with the right one."""
_FEW = 12
"""Different answers that are labels rather than answers, unless the cells are lists."""


@dataclass(frozen=True)
class Given:
    """A column of answers, and the column of the chosen options' numbers beside it."""

    answer: Spot
    index: Spot | None = None


@dataclass(frozen=True)
class AnswerLayout:
    """Who is who among files of answers.

    Parameters
    ----------
    gold : Given
    systems : tuple of Given
    copies : tuple of Spot
        Copies of the right answers in the systems' files.
    is_choice : bool
        Whether one of several options was to be chosen.
    messages : tuple of Message
    """

    gold: Given
    systems: tuple[Given, ...]
    copies: tuple[Spot, ...] = ()
    is_choice: bool = False
    messages: tuple[Message, ...] = ()


def is_gold(roles: Roles) -> bool:
    """Whether a file holds questions with right answers, rather than items with labels."""
    if roles.table.format == SquadGold.key:
        return True
    if not roles.table.has_header:
        return False
    options, answers = columns_of(roles, "options"), columns_of(roles, "answers")
    if columns_of(roles, "option") and (options or answers):
        return True
    if not answers or not columns_of(roles, "question"):
        return False
    cells = first_cells(roles, answers[0])
    if not cells:
        return False
    if all(map(is_list, cells)):
        return True
    few = answers[0].n_distinct <= max(_FEW, answers[0].n_filled // 20)
    return not few and sum(map(len, cells)) <= _LONGEST * len(cells)


def has_predictions(roles: Roles) -> bool:
    """Whether a file's columns say that they are answers of systems."""
    return bool(columns_of(roles, "prediction") or columns_of(roles, "chosen"))


def alike_columns(roles: Roles) -> list[Profile]:
    """Columns without a telling name whose cells share words with the right answers beside them.

    They are systems' answers in a table whose columns are called after the systems.
    """
    answers = columns_of(roles, "answers")
    if not answers:
        return []
    right = roles.table.column(answers[0].name)[:_LOOKED_AT]
    found = []
    for profile in roles.others:
        if part_of(profile.name) or profile.naming not in ("", "score") or not profile.n_filled:
            continue
        cells = roles.table.column(profile.name)[:_LOOKED_AT]
        n_alike = sum(
            max((token_f1(cell, text) for text in right_texts(gold)), default=0.0) > 0
            for cell, gold in zip(cells, right, strict=True)
        )
        if n_alike >= _SHARED * len(right):
            found.append(profile)
    return found


def lay_out_answers(sources: Sources) -> AnswerLayout | Question:
    """Find the gold file and the columns of every file.

    Raises
    ------
    FormatError
        When there is nothing to compare, or a file's columns cannot be told apart.
    """
    roles, names = sources.roles, sources.names
    base = _base(sources)
    if base is None:
        text = QT_TRANSLATE_NOOP("messages", "Which file holds the right answers?")
        return ask_reference(Message(text), list(names))
    gold = _gold(roles[base], base, names[base])
    systems: list[Given] = []
    copies: list[Spot] = []
    for position, entry in enumerate(roles):
        needed, alone = position != base, len(roles) == 1
        own = _given(entry, position, names[position], needed=needed, alone=alone)
        systems.extend(own)
        if position != base:
            used = {given.answer.column for given in own}
            copied = [p for p in columns_of(entry, "answers") if p.name not in used]
            copies.extend(Spot(position, profile.name) for profile in copied[:1])
    if not systems:
        raise nothing_to_compare(names[base])
    indexed = gold.index is not None and all(given.index is not None for given in systems)
    if not indexed:
        gold = Given(gold.answer)
        systems = [Given(given.answer) for given in systems]
    is_choice = bool(indexed or columns_of(roles[base], "option"))
    is_choice = is_choice or bool(columns_of(roles[base], "options"))
    text = QT_TRANSLATE_NOOP(
        "messages",
        "{file} holds the questions; the right answers are in “{column}”.",
    )
    told = [Message(text, {"file": names[base], "column": gold.answer.column})]
    if len(roles) == 1 and not has_predictions(roles[0]):
        text = QT_TRANSLATE_NOOP(
            "messages",
            "For their contents these columns were taken for systems’ answers: {systems}.",
        )
        told.append(Message(text, {"systems": joined(g.answer.column for g in systems)}))
    if is_choice:
        text = QT_TRANSLATE_NOOP("messages", "The questions are multiple choice.")
        told.append(Message(text))
    return AnswerLayout(gold, tuple(systems), tuple(copies), is_choice, tuple(told))


def _base(sources: Sources) -> int | None:
    """The file with the right answers; of logs, which all have them, the first."""
    roles, names = sources.roles, sources.names
    wanted = sources.answers.get(questions.REFERENCE)
    if wanted:
        if wanted not in names:
            raise unknown_reference(wanted, names)
        return names.index(wanted)
    if sources.reference is not None:
        return sources.reference
    golds = [position for position, entry in enumerate(roles) if is_gold(entry)]
    pure = [position for position in golds if not has_predictions(roles[position])]
    for found in (pure, golds):
        if len(found) == 1 or (found and found is golds and len(golds) == len(roles)):
            return found[0]
    for vocabulary in (REFERENCE_FILE_WORDS, WEAK_REFERENCE_FILE_WORDS):
        named = [k for k, name in enumerate(names) if set(words(stem(name))) & vocabulary]
        if len(named) == 1:
            return named[0]
    return None


def _gold(roles: Roles, position: int, name: str) -> Given:
    answers, indices = columns_of(roles, "answers"), columns_of(roles, "option")
    # Of "answers" and "answers.text" the one with the texts; an answer's number stands for it.
    answers = [p for p in answers if p.n_filled or roles.table.format == SquadGold.key] or answers
    index = Spot(position, indices[0].name) if indices else None
    if answers:
        return Given(Spot(position, answers[0].name), index)
    if index is not None:
        return Given(index, index)
    others = roles.others
    if len(others) == 1:
        return Given(Spot(position, others[0].name))
    raise _no_column(roles, name)


def _given(roles: Roles, position: int, name: str, *, needed: bool, alone: bool) -> list[Given]:
    """Columns of systems' answers in a file."""
    named, indices = columns_of(roles, "prediction"), columns_of(roles, "chosen")
    if named or indices:
        index = Spot(position, indices[0].name) if len(indices) == 1 else None
        if named:
            single = index if len(named) == 1 else None
            return [Given(Spot(position, profile.name), single) for profile in named]
        return [Given(Spot(position, p.name), Spot(position, p.name)) for p in indices]
    if not needed:
        alike = alike_columns(roles) if alone else []
        return [Given(Spot(position, profile.name)) for profile in alike]
    others: list[Profile] = [
        profile for profile in roles.others if profile not in columns_of(roles, "question")
    ]
    if len(others) == 1:
        return [Given(Spot(position, others[0].name))]
    raise _no_column(roles, name)


def _no_column(roles: Roles, name: str) -> FormatError:
    return FormatError(
        Message(QT_TRANSLATE_NOOP("messages", "No column can be told to be the answers.")),
        name,
        found=str(joined(profile.name for profile in roles.others)),
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Name the column of right answers “answers”, and of a system’s answers "
                "“prediction”.",
            )
        ),
    )


def one_column_each(roles: Sequence[Roles]) -> bool:
    """Whether each of some files has one column besides ids."""
    return all(len(entry.others) == 1 for entry in roles)
