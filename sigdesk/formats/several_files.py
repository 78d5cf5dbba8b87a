"""Several files: which is the reference, and which column of each holds the answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.metrics.base import Task
from sigdesk.formats import questions
from sigdesk.formats.class_scores import score_column_names
from sigdesk.formats.column_names import (
    OUTPUT_FILE_WORDS,
    REFERENCE_FILE_WORDS,
    WEAK_REFERENCE_FILE_WORDS,
    words,
)
from sigdesk.formats.errors import FormatError
from sigdesk.formats.layout import (
    Layout,
    Spot,
    ask_reference,
    named_gold,
    no_scores,
    nothing_to_compare,
    overlap,
    reference_of_fractions,
    system_columns,
    unknown_reference,
)
from sigdesk.formats.naming import stem
from sigdesk.formats.questions import Question
from sigdesk.formats.roles import Profile, Roles


def lay_out_files(
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
        May name the reference file.
    reference : int or None
        Position of the file the caller says is the reference.
    task : {"labels", "item-scores"} or None
        As the caller says, or None to decide by content.

    Raises
    ------
    FormatError
        When there is nothing to compare.
    """
    answer = answers.get(questions.REFERENCE, "")
    is_answered = bool(answer) and answer != questions.NONE
    if is_answered and reference is None:
        if answer not in names:
            raise unknown_reference(answer, names)
        reference = names.index(answer)
    if task == "item-scores" or answer == questions.NONE:
        return _scores(files, names)
    # An answer was given to a question that decimals would not have raised.
    if task is None and not is_answered and _are_item_scores(files, names, reference):
        return _scores(files, names)
    if reference is None:
        reference = 0 if _are_logs(files) else _guess_reference(files, names)
    if reference is None:
        return ask_reference(
            Message(QT_TRANSLATE_NOOP("messages", "Which file is the reference?")),
            names,
            may_be_none=all(_score_columns(roles) for roles in files),
        )
    return _labels(files, names, reference)


def _are_item_scores(files: Sequence[Roles], names: Sequence[str], reference: int | None) -> bool:
    """Whether all files hold decimals and none is plainly the reference."""
    columns = [_score_columns(roles) for roles in files]
    profiles = [profile for of_file in columns for profile in of_file]
    if not all(columns) or not any(profile.has_point for profile in profiles):
        return False
    fractional = any(profile.is_fractional for profile in profiles)
    if reference is not None and len(files) > 2 and not fractional:
        return False
    named = [
        position
        for position, name in enumerate(names)
        if set(words(stem(name))) & REFERENCE_FILE_WORDS
    ]
    if named and any(profile.is_fractional for profile in columns[named[0]]):
        raise reference_of_fractions(names[named[0]])
    return not named


def _score_columns(roles: Roles) -> list[Profile]:
    """Numeric columns of a file in which there is nothing else but ids, texts and slices."""
    others = [p for p in roles.others if not p.is_text and p.naming not in ("slice", "text")]
    if {"gold", "prediction"} <= {p.naming for p in others}:
        return []
    return others if all(p.is_numeric for p in others) else []


def _scores(files: Sequence[Roles], names: Sequence[str]) -> Layout:
    spots: list[Spot] = []
    for position, (roles, name) in enumerate(zip(files, names, strict=True)):
        numeric = [p for p in roles.others if p.is_numeric and p.naming != "slice"]
        if not numeric:
            raise no_scores(name)
        spots.extend(Spot(position, profile.name) for profile in numeric)
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "The files were read as one score per item, which needs no reference. "
            "If the numbers are labels, open the right ones as well, in a file named “gold”.",
        )
    )
    return Layout("item-scores", 0, None, tuple(spots), messages=(told,))


def _are_logs(files: Sequence[Roles]) -> bool:
    """Whether every file holds a reference and a prediction."""
    return all({"gold", "prediction"} <= {p.naming for p in roles.others} for roles in files)


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


def _labels(files: Sequence[Roles], names: Sequence[str], reference: int) -> Layout:
    gold, reason = _gold_column(files, names, reference)
    systems: list[Spot] = []
    further: list[Spot] = []
    unused: list[Message] = []
    scored: dict[int, tuple[str, ...]] = {}
    for position, (roles, name) in enumerate(zip(files, names, strict=True)):
        if position == reference:
            columns = [p for p in roles.others if p.naming == "prediction" and p is not gold]
            if len(columns) == 1:
                scored[position] = score_column_names(roles, [gold.name, columns[0].name])
        else:
            columns, copy = _answer_columns(roles, gold, name)
            if copy is not None:
                further.append(Spot(position, copy.name))
            used = [p for p in (*columns, copy) if p is not None]
            if len(columns) == 1:
                scored[position] = score_column_names(roles, [p.name for p in used])
            left = [
                p.name
                for p in roles.others
                if p not in used and p.name not in scored.get(position, ())
            ]
            if left:
                unused.append(
                    Message(
                        QT_TRANSLATE_NOOP("messages", "Columns of {file} not used: {columns}."),
                        {"file": name, "columns": joined(left)},
                    )
                )
        systems.extend(Spot(position, profile.name) for profile in columns)
    if not systems:
        raise nothing_to_compare(names[reference])
    return Layout(
        "labels",
        reference,
        Spot(reference, gold.name),
        tuple(systems),
        tuple(further),
        (reason, *unused),
        scored,
    )


def _gold_column(
    files: Sequence[Roles], names: Sequence[str], reference: int
) -> tuple[Profile, Message]:
    """The reference column of the reference file, and why."""
    roles = files[reference]
    gold = named_gold(roles.others, with_fractions=True)
    if gold is None:
        usable = [p for p in roles.others if p.n_distinct and not p.is_text]
        usable = [p for p in usable if p.naming != "prediction"] or usable
        if not usable:
            raise _texts_as_reference(names[reference], roles)
        answers = [p for other in files if other is not roles for p in other.others]
        # Of several candidates the one the systems answer with; of equals the last one, where
        # labels usually stand.
        gold = max(
            enumerate(usable),
            key=lambda item: (
                max((overlap(answer, item[1]) for answer in answers), default=0.0),
                item[1].is_label_like,
                item[0],
            ),
        )[1]
    values = {"file": names[reference], "column": gold.name}
    if len(roles.others) == 1:
        return gold, Message(QT_TRANSLATE_NOOP("messages", "{file} is the reference."), values)
    told = QT_TRANSLATE_NOOP("messages", "{file} is the reference, with its column “{column}”.")
    return gold, Message(told, values)


def _answer_columns(roles: Roles, gold: Profile, name: str) -> tuple[list[Profile], Profile | None]:
    """A system file's columns of answers, and its copy of the reference if it has one."""
    others = [p for p in roles.others if p.n_distinct]
    if len(others) == 1:
        return others, None
    named = [p for p in others if p.naming == "prediction"]
    if named:
        return named, named_gold([p for p in others if p.naming != "prediction"])
    same = [p for p in others if p.name == gold.name and gold.naming]
    further = [p for p in others if p not in same]
    # A column called as the reference is the answers only where nothing else could be: in a log
    # it is a copy of the reference, and comparing that with itself would find 100 % right.
    if same and not any(
        p.is_label_like and p.naming not in ("slice", "text", "score") for p in further
    ):
        return same, None
    found = system_columns(further if gold.naming == "gold" else others, gold)
    if gold.naming == "label" and same:
        return same, None
    if not found:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "No column can be told to be the answers.")),
            name,
            found=", ".join(p.name for p in roles.others),
            remedy=Message(
                QT_TRANSLATE_NOOP("messages", "Name the column of answers “prediction”.")
            ),
        )
    return found, same[0] if same and gold.naming == "gold" else None


def _texts_as_reference(name: str, roles: Roles) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "The reference holds texts or nothing at all, where labels are needed."
            )
        ),
        name,
        found=roles.profiles[0].example,
        remedy=Message(
            QT_TRANSLATE_NOOP("messages", "SigDesk compares labels, and scores given per item.")
        ),
    )
