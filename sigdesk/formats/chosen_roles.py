"""Roles of columns: guessed with the reason, and changed by the user.

Decision: the window shows one role a column, and a person who changes one expects the others to
stay. So a change is made on top of all guesses for the file, and the outcome is written back into
what the layouts and builders look at: the names' meanings (`Profile.naming`) and the id column.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, get_args

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats.errors import FormatError
from sigdesk.formats.layout import named_gold, system_columns
from sigdesk.formats.read_options import question_key
from sigdesk.formats.roles import Naming, Profile, Roles
from sigdesk.model.project import Decision

Role = Literal[
    "id", "reference", "prediction", "score", "text", "annotator", "run", "cluster", "slice",
    "ignore",
]  # fmt: skip
"""What a column is for; "ignore" leaves it out."""
ROLES: tuple[Role, ...] = get_args(Role)

_NAMING: dict[str, Naming] = {
    "reference": "gold",
    "prediction": "prediction",
    "score": "score",
    "text": "text",
    "slice": "slice",
    "annotator": "slice",
    "run": "slice",
    "cluster": "slice",
}


@dataclass(frozen=True)
class Guess:
    """A role and why."""

    role: Role
    reason: Message


_BY_NAME = QT_TRANSLATE_NOOP("messages", "for its name")
_BY_ID = QT_TRANSLATE_NOOP("messages", "its values are all different and number the rows")
_BY_ID_NAME = QT_TRANSLATE_NOOP("messages", "for its name and different values")
_BY_LABELS = QT_TRANSLATE_NOOP("messages", "it holds the reference's labels")
_BY_NUMBERS = QT_TRANSLATE_NOOP("messages", "it holds decimals")
_BY_SENTENCES = QT_TRANSLATE_NOOP("messages", "it holds sentences")
_BY_FEW = QT_TRANSLATE_NOOP("messages", "it holds few different values")
_OTHERS = QT_TRANSLATE_NOOP("messages", "nothing else fits; it stays beside the items")
_CHOSEN = QT_TRANSLATE_NOOP("messages", "as decided")
_WORDS: dict[str, Role] = {
    "annotator": "annotator", "rater": "annotator", "coder": "annotator", "judge": "annotator",
    "worker": "annotator", "run": "run", "seed": "run", "fold": "run",
    "document": "cluster", "docid": "cluster", "cluster": "cluster", "speaker": "cluster",
}  # fmt: skip


def guess_columns(roles: Roles) -> dict[str, Guess]:
    """The role of every column of a file on its own, with the reason.

    Beside other files a column may be used otherwise: the only answers of a system's file are its
    predictions, even where the column is called "gold_label".
    """
    chosen = roles.chosen
    gold = named_gold(roles.others)
    systems = (
        []
        if gold is None
        else system_columns([profile for profile in roles.others if profile is not gold], gold)
    )
    found = {}
    for profile in roles.profiles:
        if profile.name in chosen:
            found[profile.name] = Guess(_as_role(chosen[profile.name]), Message(_CHOSEN))
        elif profile.name == roles.id_column:
            reason = _BY_ID_NAME if roles.id_by_name else _BY_ID
            found[profile.name] = Guess("id", Message(reason))
        elif profile is gold:
            found[profile.name] = Guess("reference", Message(_BY_NAME))
        else:
            found[profile.name] = _guess(profile, profile in systems, has_gold=gold is not None)
    return found


def _guess(profile: Profile, is_system: bool, has_gold: bool) -> Guess:
    word = _WORDS.get(profile.name.strip().casefold())
    if profile.naming == "prediction":
        return Guess("prediction", Message(_BY_NAME))
    if is_system:
        return Guess("prediction", Message(_BY_LABELS))
    if word is not None:
        return Guess(word, Message(_BY_NAME))
    if profile.naming in ("score", "text", "slice"):
        return Guess(_as_role(profile.naming), Message(_BY_NAME))
    if profile.is_text:
        return Guess("text", Message(_BY_SENTENCES))
    if profile.is_fractional:
        return Guess("score", Message(_BY_NUMBERS))
    if profile.is_label_like:
        return Guess("slice" if has_gold else "prediction", Message(_BY_FEW))
    return Guess("slice", Message(_OTHERS))


def _as_role(text: str) -> Role:
    for role in ROLES:
        if role == text:
            return role
    raise ValueError(text)


def roles_of(
    answers: Mapping[str, str], name: str, path: str, columns: tuple[str, ...]
) -> dict[str, Role]:
    """The roles that answers give to columns of a file, as in ``role:FILE:COLUMN``.

    Raises
    ------
    FormatError
        When an answer is no role.
    """
    found: dict[str, Role] = {}
    for column in columns:
        for file in dict.fromkeys((name, path)):
            answer = answers.get(role_key(file, column), "")
            if not answer:
                continue
            if answer not in ROLES:
                raise FormatError(
                    Message(
                        QT_TRANSLATE_NOOP(
                            "messages", "“{role}” is no role of a column; roles are: {roles}."
                        ),
                        {"role": answer, "roles": joined(ROLES)},
                    ),
                    name,
                )
            found[column] = _as_role(answer)
            break
    return found


def role_key(file: str, column: str) -> str:
    """The key under which a column's role is answered."""
    return question_key("role", f"{file}:{column}")


def with_roles(roles: Roles, chosen: Mapping[str, Role], name: str = "") -> Roles:
    """Put what the user decided about columns in the place of the guesses.

    Parameters
    ----------
    roles : Roles
    chosen : mapping of str to Role
    name : str
        The file as shown.
    """
    if not chosen:
        return roles
    wanted = {column: guess.role for column, guess in guess_columns(roles).items()}
    for role in ("id", "reference"):
        if role in chosen.values():
            # There is one of each: what was guessed to be it stays beside the items.
            wanted = {c: "slice" if guessed == role else guessed for c, guessed in wanted.items()}
    wanted |= chosen
    kept = [column for column in roles.table.names if wanted[column] != "ignore"]
    if not kept:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "All columns are left out.")),
            roles.table.file.name,
        )
    profiles = tuple(
        replace(
            profile,
            naming=_NAMING.get(wanted[profile.name], ""),
            is_text=wanted[profile.name] == "text"
            or (profile.is_text and wanted[profile.name] not in ("reference", "prediction")),
        )
        for profile in roles.profiles
        if profile.name in kept
    )
    table = roles.table
    positions = [table.names.index(column) for column in kept]
    told = tuple(
        Decision(
            role_key(name or table.file.name, column),
            role,
            Message(
                QT_TRANSLATE_NOOP("messages", "{file}: column “{column}” is {role}, as decided."),
                {"file": table.file.name, "column": column, "role": role},
            ),
        )
        for column, role in chosen.items()
    )
    table = replace(
        table,
        names=tuple(kept),
        cells=tuple(table.cells[position] for position in positions),
        letters=tuple(table.letters[position] for position in positions) if table.letters else (),
        decisions=(*table.decisions, *told),
    )
    ids = [column for column in kept if wanted[column] == "id"]
    return Roles(
        table,
        profiles,
        ids[0] if ids else None,
        id_by_name=bool(ids) and roles.id_by_name and ids[0] == roles.id_column,
        chosen=dict(chosen),
    )
