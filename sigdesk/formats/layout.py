"""Who is the reference and who the systems, across all files.

Decision: the caller's word first, then names of files and columns, then content. Labels need a
reference; decimals without one are item scores. Where neither names nor content tell, the user is
asked: a wrong reference gives plausible wrong numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import Task
from sigdesk.formats import questions
from sigdesk.formats.column_names import (
    OUTPUT_FILE_WORDS,
    REFERENCE_FILE_WORDS,
    WEAK_REFERENCE_FILE_WORDS,
    words,
)
from sigdesk.formats.errors import FormatError
from sigdesk.formats.labels import comparable
from sigdesk.formats.naming import stem
from sigdesk.formats.questions import Choice, Question
from sigdesk.formats.roles import Profile, Roles

_SHARED = 0.5
"""Share of a column's answers that must be labels of the reference to take it for a system."""


@dataclass(frozen=True)
class Spot:
    """One column of one file, by position of the file."""

    file: int
    column: str


@dataclass(frozen=True)
class Layout:
    """Who is who.

    Parameters
    ----------
    task : {"labels", "item-scores"}
    base : int
        The file whose rows are the items.
    gold : Spot or None
        None for item scores.
    systems : tuple of Spot
    further_golds : tuple of Spot
        Copies of the reference in other files, to be compared with it.
    messages : tuple of Message
        What was decided and why.
    """

    task: Task
    base: int
    gold: Spot | None
    systems: tuple[Spot, ...]
    further_golds: tuple[Spot, ...] = ()
    messages: tuple[Message, ...] = ()


def find_layout(
    files: Sequence[Roles],
    names: Sequence[str],
    answers: Mapping[str, str],
    reference: int | None,
    task: Task | None,
) -> Layout | Question:
    """Decide who is who, or ask.

    Parameters
    ----------
    files : sequence of Roles
    names : sequence of str
        Unique names of the files as shown to the user.
    answers : mapping of str to str
    reference : int or None
        Position of the file the caller says is the reference.
    task : {"labels", "item-scores"} or None
        As the caller says, or None to decide by content.

    Raises
    ------
    FormatError
        When there is nothing to compare.
    """
    if len(files) == 1:
        return _one_file(files[0], names[0], answers, task)
    answer = answers.get(questions.REFERENCE, "")
    if answer and reference is None and answer != questions.NONE:
        if answer not in names:
            raise _unknown_reference(answer, names)
        reference = names.index(answer)
    if task == "item-scores" or (task is None and _are_item_scores(files, names, reference)):
        return _score_files(files, names)
    if reference is None:
        if _are_logs(files):
            reference = 0
        elif answer == questions.NONE:
            return _score_files(files, names)
        else:
            reference = _guess_reference(files, names)
    if reference is None:
        return _ask_which_file(files, names)
    return _label_files(files, names, reference)


# One file ---------------------------------------------------------------------------------------


def _one_file(
    roles: Roles, name: str, answers: Mapping[str, str], task: Task | None
) -> Layout | Question:
    """One file that holds the reference and the systems, or scores of several systems."""
    others = roles.others
    numeric = [profile for profile in others if profile.is_numeric and profile.naming != "slice"]
    answer = answers.get(questions.REFERENCE, "")
    if task == "item-scores" or answer == questions.NONE:
        return _one_score_file(numeric, name)
    gold = _named_gold(others)
    if answer and answer != name:
        columns = [profile.name for profile in others]
        if answer not in columns:
            raise _unknown_reference(answer, columns)
        gold = roles.profile(answer)
    if gold is None:
        labels = [profile for profile in others if profile.is_label_like and not profile.has_point]
        if task is None and len(numeric) > 1 and len(numeric) >= len(others) - 1:
            return _one_score_file(numeric, name)
        if task is None and len(labels) < 2:
            if len(numeric) > 1:
                return _one_score_file(numeric, name)
            raise _nothing_to_compare(name)
        return _ask_which_column(labels or list(others), name)
    systems = _system_columns([p for p in others if p is not gold], gold)
    if not systems:
        raise _nothing_to_compare(name)
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages", "{file}: column “{gold}” is the reference; the systems are {systems}."
        ),
        {"file": name, "gold": gold.name, "systems": ", ".join(p.name for p in systems)},
    )
    return Layout(
        "labels",
        0,
        Spot(0, gold.name),
        tuple(Spot(0, profile.name) for profile in systems),
        messages=(told,),
    )


def _one_score_file(numeric: Sequence[Profile], name: str) -> Layout:
    if not numeric:
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "No column holds numbers, so there are no scores.")
            ),
            name,
        )
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "{file} was read as one score per item; the systems are {systems}. "
            "If the numbers are labels, choose the task “labels”.",
        ),
        {"file": name, "systems": ", ".join(profile.name for profile in numeric)},
    )
    spots = tuple(Spot(0, profile.name) for profile in numeric)
    return Layout("item-scores", 0, None, spots, messages=(told,))


def _named_gold(profiles: Sequence[Profile]) -> Profile | None:
    """The column whose name tells the reference; "label" only when no other name does."""
    usable = [p for p in profiles if p.counts and not (p.is_numeric and not p.is_whole)]
    for wanted in ("gold", "label"):
        for profile in usable:
            if profile.naming == wanted:
                return profile
    return None


def _system_columns(profiles: Sequence[Profile], gold: Profile) -> list[Profile]:
    """Columns of answers: named as predictions, else sharing the reference's labels."""
    named = [p for p in profiles if p.naming == "prediction" and p.counts]
    if named:
        return named
    usable = [p for p in profiles if p.counts and not p.is_text and p.naming != "slice"]
    shared = [p for p in usable if _overlap(p, gold) >= _SHARED]
    if shared:
        return shared
    return [p for p in usable if p.is_label_like and p.naming in ("", "label")]


def _overlap(profile: Profile, gold: Profile) -> float:
    """Share of a column's answers that are labels of the reference, loosely compared."""
    known = {comparable(label) for label in gold.counts}
    n_known = sum(count for label, count in profile.counts.items() if comparable(label) in known)
    return n_known / max(1, profile.n_filled)


# Several files ----------------------------------------------------------------------------------


def _are_item_scores(files: Sequence[Roles], names: Sequence[str], reference: int | None) -> bool:
    """Whether all files hold decimals and none is plainly the reference."""
    mains = [_score_columns(roles) for roles in files]
    if not all(mains):
        return False
    profiles = [profile for columns in mains for profile in columns]
    if not any(profile.has_point for profile in profiles):
        return False
    fractional = any(not profile.is_whole for profile in profiles)
    named = [
        position
        for position, name in enumerate(names)
        if set(words(stem(name))) & REFERENCE_FILE_WORDS
    ]
    if reference is not None and len(files) > 2 and not fractional:
        return False
    if named and fractional and all(p.has_point for p in mains[named[0]]):
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "The reference holds decimals, and so do the systems' files."
                ),
            ),
            names[named[0]],
            remedy=Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "If the other files hold one score per item, leave the reference out: "
                    "scores are compared without it.",
                )
            ),
        )
    return not named


def _score_columns(roles: Roles) -> list[Profile]:
    """Numeric columns of a file in which there is nothing else but ids and texts."""
    others = [p for p in roles.others if not p.is_text and p.naming not in ("slice", "text")]
    return others if others and all(p.is_numeric for p in others) else []


def _score_files(files: Sequence[Roles], names: Sequence[str]) -> Layout:
    spots = []
    for position, (roles, name) in enumerate(zip(files, names, strict=True)):
        numeric = [p for p in roles.others if p.is_numeric and p.naming != "slice"]
        if not numeric:
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "No column holds numbers, so there are no scores."
                    )
                ),
                name,
            )
        spots.extend(Spot(position, profile.name) for profile in numeric)
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "The files were read as one score per item, which needs no reference. "
            "If the numbers are labels, choose the task “labels”.",
        )
    )
    return Layout("item-scores", 0, None, tuple(spots), messages=(told,))


def _are_logs(files: Sequence[Roles]) -> bool:
    """Whether every file holds a reference and a prediction."""
    return all(
        any(p.naming == "gold" for p in roles.others)
        and any(p.naming == "prediction" for p in roles.others)
        for roles in files
    )


def _guess_reference(files: Sequence[Roles], names: Sequence[str]) -> int | None:
    """The one file that stands out: by its name, a column's name, or further columns."""
    parts = [set(words(stem(name))) for name in names]
    tests = (
        [bool(p & REFERENCE_FILE_WORDS) for p in parts],
        [any(c.naming == "gold" for c in roles.others) for roles in files],
        [bool(p & WEAK_REFERENCE_FILE_WORDS) and not p & OUTPUT_FILE_WORDS for p in parts],
        [not p & OUTPUT_FILE_WORDS for p in parts],
        [any(c.is_text for c in roles.others) for roles in files],
    )
    for marks in tests:
        if sum(marks) == 1:
            return marks.index(True)
    return None


def _label_files(files: Sequence[Roles], names: Sequence[str], reference: int) -> Layout:
    gold, reason = _gold_column(files, names, reference)
    systems: list[Spot] = []
    further: list[Spot] = []
    unused: list[Message] = []
    for position, roles in enumerate(files):
        if position == reference:
            columns = [p for p in roles.others if p.naming == "prediction" and p is not gold]
        else:
            columns, copy = _answer_columns(roles, gold, names[position])
            if copy is not None:
                further.append(Spot(position, copy.name))
            left = [p.name for p in roles.others if p not in columns and p is not copy]
            if left:
                unused.append(_not_used(names[position], left))
        systems.extend(Spot(position, profile.name) for profile in columns)
    if not systems:
        raise _nothing_to_compare(names[reference])
    return Layout(
        "labels",
        reference,
        Spot(reference, gold.name),
        tuple(systems),
        tuple(further),
        (reason, *unused),
    )


def _gold_column(
    files: Sequence[Roles], names: Sequence[str], reference: int
) -> tuple[Profile, Message]:
    """The reference column of the reference file, and why."""
    roles = files[reference]
    gold = _named_gold(roles.others)
    if gold is None:
        usable = [p for p in roles.others if p.counts and not p.is_text]
        usable = [p for p in usable if p.naming != "prediction"] or usable
        if not usable:
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "The reference holds texts or nothing at all, where labels are needed.",
                    )
                ),
                names[reference],
                remedy=Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "SigDesk compares labels, and scores given per item."
                    )
                ),
            )
        answers = [p for roles in files for p in roles.others if roles is not files[reference]]
        # Of several candidates the one the systems answer with; of equals the last one, where
        # labels usually stand.
        gold = max(
            enumerate(usable),
            key=lambda item: (
                max((_overlap(answer, item[1]) for answer in answers), default=0.0),
                item[1].is_label_like,
                item[0],
            ),
        )[1]
    told = Message(QT_TRANSLATE_NOOP("messages", "{file} is the reference."))
    values = {"file": names[reference], "column": gold.name}
    if len(roles.others) > 1:
        told = Message(
            QT_TRANSLATE_NOOP("messages", "{file} is the reference, with its column “{column}”.")
        )
    return gold, Message(told.text, values)


def _answer_columns(roles: Roles, gold: Profile, name: str) -> tuple[list[Profile], Profile | None]:
    """A system file's columns of answers, and its copy of the reference if it has one."""
    others = [p for p in roles.others if p.counts]
    if not others:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "The file has no column of answers.")), name
        )
    if len(others) == 1:
        return others, None
    named = [p for p in others if p.naming == "prediction"]
    if named:
        golds = [p for p in others if p.naming == "gold"]
        return named, golds[0] if golds else None
    same = [p for p in others if p.name == gold.name and gold.naming]
    if same:
        return same, None
    found = _system_columns(others, gold)
    if not found:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "No column can be told to be the answers.")),
            name,
            found=", ".join(p.name for p in others),
            remedy=Message(
                QT_TRANSLATE_NOOP("messages", "Name the column of answers “prediction”.")
            ),
        )
    return found, None


# Questions and errors ---------------------------------------------------------------------------


def _ask_which_file(files: Sequence[Roles], names: Sequence[str]) -> Question:
    choices = [
        Choice(
            name,
            Message(QT_TRANSLATE_NOOP("messages", "{name} is the reference"), {"name": name}),
        )
        for name in names
    ]
    if all(_score_columns(roles) for roles in files):
        choices.append(
            Choice(
                questions.NONE,
                Message(
                    QT_TRANSLATE_NOOP("messages", "None: the numbers are scores, one per item")
                ),
            )
        )
    return Question(
        questions.REFERENCE,
        Message(QT_TRANSLATE_NOOP("messages", "Which file is the reference?")),
        (Message(QT_TRANSLATE_NOOP("messages", "Neither names nor content tell it.")),),
        tuple(choices),
        f"--reference {names[0]}",
    )


def _ask_which_column(profiles: Sequence[Profile], name: str) -> Question:
    columns = [profile.name for profile in profiles]
    return Question(
        questions.REFERENCE,
        Message(
            QT_TRANSLATE_NOOP("messages", "Which column of {file} is the reference?"),
            {"file": name},
        ),
        (Message(QT_TRANSLATE_NOOP("messages", "Neither names nor content tell it.")),),
        tuple(
            Choice(
                column,
                Message(QT_TRANSLATE_NOOP("messages", "{name} is the reference"), {"name": column}),
            )
            for column in columns
        ),
        f"--reference {columns[0]}",
    )


def _not_used(name: str, columns: Sequence[str]) -> Message:
    return Message(
        QT_TRANSLATE_NOOP("messages", "{file}: not used were the columns {columns}."),
        {"file": name, "columns": ", ".join(columns)},
    )


def _nothing_to_compare(name: str) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "There is a reference or a system here, but not both: nothing can be compared.",
            )
        ),
        name,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Open the reference together with the outputs of two systems, or one table with "
                "a column “gold” and a column for each system.",
            )
        ),
    )


def _unknown_reference(answer: str, names: Sequence[str]) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "No file or column is called “{name}”; there are: {names}."
            ),
            {"name": answer, "names": ", ".join(names)},
        )
    )
