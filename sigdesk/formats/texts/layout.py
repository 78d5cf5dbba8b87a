"""Which texts are references, sources and outputs of systems."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats import questions
from sigdesk.formats.builders import Sources
from sigdesk.formats.errors import FormatError
from sigdesk.formats.layout import Spot, ask_reference, nothing_to_compare, unknown_reference
from sigdesk.formats.questions import Question
from sigdesk.formats.roles import Profile, Roles
from sigdesk.formats.texts.names import Part, part_of, without_numbers
from sigdesk.formats.texts.recognition import answer_columns, is_id_file, kind_of


@dataclass(frozen=True)
class TextLayout:
    """Who is who among texts.

    Parameters
    ----------
    references : tuple of Spot
        At least one; the first one's file has the items.
    systems : tuple of Spot
        At least one.
    sources : tuple of Spot
        Texts the outputs were made from.
    copies : tuple of Spot
        Copies of the reference in the systems' files.
    ids : int or None
        A file that holds the items' ids, one a line.
    messages : tuple of Message
    """

    references: tuple[Spot, ...]
    systems: tuple[Spot, ...]
    sources: tuple[Spot, ...] = ()
    copies: tuple[Spot, ...] = ()
    ids: int | None = None
    messages: tuple[Message, ...] = ()


def column_part(profile: Profile, roles: Roles) -> Part:
    """What a column holds, by its name; what the user said goes before."""
    chosen = roles.chosen.get(profile.name, "")
    if chosen:
        by_role: Mapping[str, Part] = {
            "reference": "reference",
            "prediction": "output",
            "text": "source",
        }
        return by_role.get(chosen, "ids")
    return part_of(profile.name) if roles.table.has_header else ""


def reference_columns(roles: Roles) -> list[Profile]:
    """Columns of a table whose names say that they are the reference, and that hold texts."""
    texts = [profile for profile in answer_columns(roles) if kind_of(profile) != "other"]
    for wanted in ("reference", "target"):
        found = [profile for profile in texts if column_part(profile, roles) == wanted]
        if found and any(kind_of(profile) == "text" for profile in found):
            return found
    return []


def output_columns(roles: Roles, without: Sequence[Profile] = ()) -> list[Profile]:
    """Columns of systems' texts: named as outputs, or neither reference nor source."""
    texts = [
        profile
        for profile in answer_columns(roles)
        if profile not in without and not profile.is_numeric
    ]
    named = [
        profile
        for profile in texts
        if column_part(profile, roles) == "output"
        and (kind_of(profile) != "other" or profile.naming == "prediction")
    ]
    if named:
        return named
    free = [
        profile
        for profile in texts
        if column_part(profile, roles) == "" and profile.naming in ("", "prediction")
    ]
    likely = [profile for profile in free if kind_of(profile) == "text"]
    return likely or (free if len(free) == 1 else [])


def candidates(roles: Roles) -> list[Profile]:
    """Columns of texts that may be the reference or a system's, for all their names say."""
    return [
        profile
        for profile in answer_columns(roles)
        if kind_of(profile) == "text"
        and column_part(profile, roles) != "source"
        and profile.naming in ("", "gold", "label", "prediction")
    ]


def lay_out_table(roles: Roles, name: str, answers: Mapping[str, str]) -> TextLayout | Question:
    """One table with the reference and the systems in columns."""
    references = reference_columns(roles)
    wanted = answers.get(questions.REFERENCE)
    if wanted:
        references = [profile for profile in roles.others if profile.name == wanted]
        if not references:
            raise unknown_reference(wanted, [profile.name for profile in roles.others])
    if not references:
        texts = candidates(roles)
        if len(texts) < 2:
            raise nothing_to_compare(name)
        text = QT_TRANSLATE_NOOP("messages", "Which column of {file} is the reference?")
        return ask_reference(Message(text, {"file": name}), [p.name for p in texts])
    systems = output_columns(roles, references)
    if not systems:
        raise nothing_to_compare(name)
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages", "{file}: the reference is in {references}; the systems are {systems}."
        ),
        {
            "file": name,
            "references": joined(profile.name for profile in references),
            "systems": joined(profile.name for profile in systems),
        },
    )
    return TextLayout(
        tuple(Spot(0, profile.name) for profile in references),
        tuple(Spot(0, profile.name) for profile in systems),
        messages=(told,),
    )


def lay_out_texts(sources: Sources) -> TextLayout | Question:
    """Several files, or one table.

    Raises
    ------
    FormatError
        When there is nothing to compare, or a file's columns cannot be told apart.
    """
    roles, names = sources.roles, sources.names
    if len(roles) == 1:
        return lay_out_table(roles[0], names[0], sources.answers)
    ids = next((k for k, entry in enumerate(roles) if is_id_file(entry, names[k])), None)
    files = [position for position in range(len(roles)) if position != ids]
    references = reference_files(sources, files)
    if not references:
        text = QT_TRANSLATE_NOOP("messages", "Which file holds the reference texts?")
        return ask_reference(Message(text), [names[position] for position in files])
    base = references[0]
    gold: list[Spot] = []
    outputs: list[Spot] = []
    origins: list[Spot] = []
    copies: list[Spot] = []
    for position in files:
        entry = roles[position]
        if position in references:
            own = reference_columns(entry) or _only_text(entry, names[position])
            gold.extend(Spot(position, profile.name) for profile in own)
            named = [p for p in output_columns(entry, own) if column_part(p, entry) == "output"]
            outputs.extend(Spot(position, profile.name) for profile in named)
            continue
        if len(entry.profiles) == 1 and part_of(names[position]) == "source":
            origins.append(Spot(position, entry.profiles[0].name))
            continue
        copied = reference_columns(entry) if len(answer_columns(entry)) > 1 else []
        own = output_columns(entry, copied) or _only_text(entry, names[position])
        outputs.extend(Spot(position, profile.name) for profile in own)
        copies.extend(Spot(position, profile.name) for profile in copied if profile not in own)
    if not outputs:
        raise nothing_to_compare(names[base])
    return TextLayout(
        tuple(gold),
        tuple(outputs),
        tuple(origins),
        tuple(copies),
        ids,
        _told(names, references, origins, ids),
    )


def reference_files(sources: Sources, files: Sequence[int]) -> list[int]:
    """The files that hold references, by the caller's word, names, or a column's name."""
    names = sources.names
    wanted = sources.answers.get(questions.REFERENCE)
    chosen = sources.reference
    if wanted:
        found = [position for position in files if names[position] == wanted]
        if not found:
            raise unknown_reference(wanted, [names[position] for position in files])
        chosen = found[0]
    if chosen is not None:
        # Further references are named alike but for a number.
        alike = without_numbers(names[chosen])
        further = [
            position
            for position in files
            if position != chosen
            and part_of(names[position]) in ("reference", "target")
            and without_numbers(names[position]) == alike
        ]
        return [chosen, *further]
    parts = {position: part_of(names[position]) for position in files}
    for wanted_part in ("reference", "target"):
        found = [position for position in files if parts[position] == wanted_part]
        if found and len(found) < len(files):
            return found
    found = [position for position in files if reference_columns(sources.roles[position])]
    if found:
        return found[:1]
    unnamed = [position for position in files if parts[position] not in ("output", "source")]
    outputs = [position for position in files if parts[position] == "output"]
    return unnamed if len(unnamed) == 1 and outputs else []


def _only_text(roles: Roles, name: str) -> list[Profile]:
    """The one column that can be the texts of a file."""
    columns = answer_columns(roles)
    texts = [profile for profile in columns if kind_of(profile) == "text"]
    for found in (columns, texts, [p for p in texts if column_part(p, roles) != "source"]):
        if len(found) == 1:
            return list(found)
    raise FormatError(
        Message(QT_TRANSLATE_NOOP("messages", "No column can be told to be the texts.")),
        name,
        found=", ".join(profile.name for profile in columns),
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages", "Name the column of reference texts “reference”, of outputs “output”."
            )
        ),
    )


def _told(
    names: Sequence[str], references: Sequence[int], origins: Sequence[Spot], ids: int | None
) -> tuple[Message, ...]:
    text = QT_TRANSLATE_NOOP("messages", "{files} holds the reference texts.")
    if len(references) > 1:
        text = QT_TRANSLATE_NOOP(
            "messages", "{files} hold {n:,} reference texts for each item; any of them may match."
        )
    values = {"files": joined(names[position] for position in references), "n": len(references)}
    told = [Message(text, values)]
    if origins:
        text = QT_TRANSLATE_NOOP(
            "messages", "{files} holds the source texts; they are shown beside the items."
        )
        told.append(Message(text, {"files": joined(names[spot.file] for spot in origins)}))
    if ids is not None:
        text = QT_TRANSLATE_NOOP("messages", "{file} holds the ids of the items.")
        told.append(Message(text, {"file": names[ids]}))
    return tuple(told)
