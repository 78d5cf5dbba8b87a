"""Who is the reference and who are the systems, among files of tagged sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats import questions
from sigdesk.formats.column_names import (
    OUTPUT_FILE_WORDS,
    REFERENCE_FILE_WORDS,
    WEAK_REFERENCE_FILE_WORDS,
    words,
)
from sigdesk.formats.layout import Spot, ask_reference, nothing_to_compare, unknown_reference
from sigdesk.formats.naming import made_unique, stem, system_names
from sigdesk.formats.questions import Question
from sigdesk.formats.sequences.tagged_file import TaggedFile


@dataclass(frozen=True)
class TagLayout:
    """Columns by their roles.

    Parameters
    ----------
    gold : Spot
    systems : tuple of Spot
    names : tuple of str
        Of the systems.
    copies : tuple of Spot
        Further copies of the reference, to compare with it.
    messages : tuple of Message
    """

    gold: Spot
    systems: tuple[Spot, ...]
    names: tuple[str, ...]
    copies: tuple[Spot, ...]
    messages: tuple[Message, ...]


def lay_out(
    files: Sequence[TaggedFile],
    paths: Sequence[str],
    answers: Mapping[str, str],
    reference: int | None,
) -> TagLayout | Question:
    """Decide who is who, or ask.

    Raises
    ------
    FormatError
        When there is nothing to compare.
    """
    names = [file.name for file in files]
    answer = answers.get(questions.REFERENCE, "")
    if reference is None and answer and answer != questions.NONE:
        if answer not in names:
            raise unknown_reference(answer, names)
        reference = names.index(answer)
    # Every file with reference and prediction in it: each is a system's.
    are_logs = all(len(file.columns) > 1 for file in files)
    if reference is None:
        reference = 0 if are_logs or len(files) == 1 else guess_reference(names)
    if reference is None:
        text = QT_TRANSLATE_NOOP("messages", "Which file is the reference?")
        return ask_reference(Message(text), names)
    gold, systems, copies = _spots(files, reference)
    if not systems:
        raise nothing_to_compare(names[reference])
    named = _system_names(files, paths, systems, reference, are_logs)
    return TagLayout(gold, systems, named, copies, _told(files, gold, systems))


def _spots(
    files: Sequence[TaggedFile], reference: int
) -> tuple[Spot, tuple[Spot, ...], tuple[Spot, ...]]:
    systems: list[Spot] = []
    copies: list[Spot] = []
    gold = Spot(reference, files[reference].columns[0])
    for position, file in enumerate(files):
        columns = list(file.columns)
        if position == reference:
            del columns[0]
        elif len(columns) > 1:
            copies.append(Spot(position, columns.pop(0)))
        systems.extend(Spot(position, column) for column in columns)
    return gold, tuple(systems), tuple(copies)


def guess_reference(names: Sequence[str]) -> int | None:
    """The one file that stands out by its name."""
    parts = [set(words(stem(name))) for name in names]
    for marks in (
        [bool(part & REFERENCE_FILE_WORDS) for part in parts],
        [bool(part & WEAK_REFERENCE_FILE_WORDS) and not part & OUTPUT_FILE_WORDS for part in parts],
        [not part & OUTPUT_FILE_WORDS for part in parts],
    ):
        if sum(marks) == 1:
            return marks.index(True)
    return None


def _system_names(
    files: Sequence[TaggedFile],
    paths: Sequence[str],
    systems: Sequence[Spot],
    reference: int,
    are_logs: bool,
) -> tuple[str, ...]:
    """Names from files with one system; else from headers, else letters in file order."""
    per_file = [sum(spot.file == position for spot in systems) for position in range(len(files))]
    alone = [p for p, n in enumerate(per_file) if n == 1 and (len(files) > 1 or not _header(files))]
    base = "" if are_logs or reference in alone else paths[reference]
    from_files = dict(zip(alone, system_names([paths[p] for p in alone], base), strict=True))
    chosen = []
    letters = iter(ascii_uppercase)
    for spot in systems:
        if spot.file in from_files:
            chosen.append(from_files[spot.file])
        elif files[spot.file].table.has_header:
            chosen.append(spot.column)
        else:
            letter = next(letters, "")
            chosen.append(f"system {letter}" if letter else spot.column)
    return made_unique(chosen)


def _header(files: Sequence[TaggedFile]) -> bool:
    return files[0].table.has_header


def _told(files: Sequence[TaggedFile], gold: Spot, systems: Sequence[Spot]) -> tuple[Message, ...]:
    base = files[gold.file]
    values = {"file": base.name, "column": gold.column}
    text = QT_TRANSLATE_NOOP("messages", "{file} is the reference.")
    if len(base.columns) > 1 or base.others:
        text = QT_TRANSLATE_NOOP("messages", "{file} is the reference, with its column “{column}”.")
    told = [Message(text, values)]
    for position, file in enumerate(files):
        own = [spot.column for spot in systems if spot.file == position]
        if len(file.columns) > 1:
            text = QT_TRANSLATE_NOOP("messages", "{file} holds answers in {columns}.")
            told.append(Message(text, {"file": file.name, "columns": joined(own)}))
        if file.others:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "{file} has tags of other types in {columns}, which were not used; to compare "
                "those instead, choose their column as “tag-column”.",
            )
            told.append(Message(text, {"file": file.name, "columns": joined(file.others)}))
    return tuple(told)
