"""Files of tagged sentences, built into a project."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import TagColumn, TextColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.metrics.base import Task
from sigdesk.formats import questions
from sigdesk.formats.builders import BUILDERS, Builder, Building, Sources
from sigdesk.formats.errors import FormatError
from sigdesk.formats.layout import Spot
from sigdesk.formats.naming import stem
from sigdesk.formats.sequences.comparing import (
    FILL,
    LEAVE_OUT,
    TOKEN_COUNTS,
    Compared,
    ask_about_lengths,
    compare_sentences,
    told_about_lengths,
)
from sigdesk.formats.sequences.conll import DOCUMENT
from sigdesk.formats.sequences.layout import TagLayout, lay_out
from sigdesk.formats.sequences.sentence_texts import length_buckets, sentence_texts
from sigdesk.formats.sequences.tag_columns import Written, encode, scheme_messages, written
from sigdesk.formats.sequences.tagged_file import TAG_COLUMN, TaggedFile, tagged_file
from sigdesk.model.project import Alignment, Decision, Project, Reference, SystemOutput

SENTENCE, LENGTH = "sentence", "length"
"""Names of the metadata columns that every project of sentences has."""


@dataclass
class _Work:
    """What has been found so far."""

    files: Sequence[TaggedFile]
    problems: list[Message] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)

    def decide(self, key: str, answer: str, told: Message) -> None:
        """Record a decision."""
        self.decisions.append(Decision(key, answer, told))
        self.problems.append(told)


@BUILDERS.register
class SequenceBuilder(Builder):
    """Projects of tagged sentences."""

    key = "sequences"
    tasks: ClassVar[tuple[Task, ...]] = ("sequences",)

    @classmethod
    def fits(cls, sources: Sources) -> float:
        """Certain when every file holds tokens."""
        return 1.0 if sources.kinds == {"token"} else 0.0

    @classmethod
    def build(cls, sources: Sources) -> Building:
        """Join the files sentence by sentence."""
        answers = sources.answers
        for entry, name in zip(sources.roles, sources.names, strict=True):
            if entry.table.kind != "token":
                raise _no_sentences(name)
        files = []
        for entry, name in zip(sources.roles, sources.names, strict=True):
            files.append(tagged_file(entry.table, name, answers))
            yield 0.2 * len(files) / len(sources.roles)
        work = _Work(files)
        for file in files:
            work.problems.extend(file.table.messages)
        layout = lay_out(files, sources.paths, answers, sources.reference)
        if not isinstance(layout, TagLayout):
            return None, (layout,), tuple(work.problems)
        work.problems.extend(layout.messages)
        _remember_answers(work, answers)
        base = files[layout.gold.file]
        used = sorted({spot.file for spot in (*layout.systems, *layout.copies)})
        compared: list[Compared] = []
        for position in used:
            if files[position] is not base:
                compared.append(compare_sentences(base, files[position]))
            yield 0.2 + 0.3 * len(compared) / len(files)
        for found in compared:
            work.problems.extend(found.messages)
        differing = [entry for entry in compared if len(entry.of_other_length)]
        answer = answers.get(TOKEN_COUNTS, "")
        if differing:
            question = ask_about_lengths(base, differing)
            if answer not in [choice.key for choice in question.choices]:
                return None, (question,), tuple(work.problems)
            concerned = np.unique(np.concatenate([e.of_other_length for e in differing]))
            work.problems.extend(question.detail)
            work.decide(TOKEN_COUNTS, answer, told_about_lengths(answer, len(concerned)))
        excluded = np.zeros(base.n_sentences, dtype=bool)
        if differing and answer == LEAVE_OUT:
            excluded[concerned] = True
            if excluded.all():
                raise _nothing_left(base.name)
        columns = [written(files, layout.gold, _called(files, layout.gold))]
        columns += [
            written(files, spot, name)
            for spot, name in zip(layout.systems, layout.names, strict=True)
        ]
        encoded = encode(base, columns, bool(differing) and answer == FILL)
        yield 0.8
        work.problems.extend(_copies_compared(files, layout))
        work.problems.extend(scheme_messages(columns, encoded))
        yield 0.9
        project = _project(work, layout, columns, encoded, excluded)
        return project, (), project.problems


def _called(files: Sequence[TaggedFile], spot: Spot) -> str:
    """How messages call the reference."""
    file = files[spot.file]
    return file.name if len(file.columns) == 1 else f"{file.name}, {spot.column}"


def _remember_answers(work: _Work, answers: Mapping[str, str]) -> None:
    reference, column = answers.get(questions.REFERENCE), answers.get(TAG_COLUMN)
    if reference:
        text = QT_TRANSLATE_NOOP("messages", "Reference, as decided: {name}.")
        told = Message(text, {"name": reference})
        work.decisions.append(Decision(questions.REFERENCE, reference, told))
    if column:
        text = QT_TRANSLATE_NOOP("messages", "Column of tags, as decided: {name}.")
        work.decide(TAG_COLUMN, column, Message(text, {"name": column}))


def _copies_compared(files: Sequence[TaggedFile], layout: TagLayout) -> tuple[Message, ...]:
    """Whether the further copies of the reference agree with the one that is used."""
    base = files[layout.gold.file]
    gold = base.table.column(layout.gold.column)
    told = []
    for spot in layout.copies:
        file = files[spot.file]
        if not np.array_equal(base.offsets, file.offsets):
            continue
        copy = file.table.column(spot.column)
        places = [k for k, (ours, own) in enumerate(zip(gold, copy, strict=True)) if ours != own]
        values = {"file": file.name, "base": base.name, "n": len(places), "all": len(gold)}
        if not places:
            text = QT_TRANSLATE_NOOP(
                "messages", "The copy of the reference in {file} agrees with the one used ({base})."
            )
            told.append(Message(text, values))
            continue
        first = places[0]
        values |= {"line": file.line(first), "found": copy[first], "expected": gold[first]}
        text = QT_TRANSLATE_NOOP(
            "messages",
            "The copy of the reference in {file} differs from the one used ({base}) in {n:,} of "
            "{all:,} tags; the first: line {line:,}, “{found}” for “{expected}”.",
        )
        told.append(Message(text, values, "caution"))
    return tuple(told)


def _project(
    work: _Work,
    layout: TagLayout,
    columns: Sequence[Written],
    encoded: Sequence[TagColumn],
    excluded: NDArray[np.bool_],
) -> Project:
    base = work.files[layout.gold.file]
    metadata = {
        SENTENCE: TextColumn(sentence_texts(base.tokens, base.offsets)),
        LENGTH: TextColumn(length_buckets(base.lengths)),
    }
    if DOCUMENT in base.table.names:
        documents = np.array(base.table.column(DOCUMENT), dtype=object)
        metadata[DOCUMENT] = TextColumn(documents[base.offsets[:-1]])
    numbers = np.array([str(n) for n in range(1, base.n_sentences + 1)], dtype=object)
    one_file = len(work.files) == 1
    reference = Reference(
        name=layout.gold.column if one_file else stem(base.name),
        item_ids=numbers,
        gold=encoded[0],
        metadata=metadata,
        source=base.table.source(layout.gold.column),
    )
    systems = tuple(
        SystemOutput(
            name=entry.what,
            column=column,
            source=entry.file.table.source(entry.column),
            alignment=_alignment(base, entry.file, excluded),
        )
        for entry, column in zip(columns[1:], encoded[1:], strict=True)
    )
    work.problems.extend(_identical(systems))
    return Project(
        task="sequences",
        reference=reference,
        systems=systems,
        metric="span-f1" if encoded[0].scheme else "token-accuracy",
        system_a=systems[0].name if len(systems) > 1 else "",
        system_b=systems[1].name if len(systems) > 1 else "",
        excluded=excluded if excluded.any() else None,
        decisions=tuple(work.decisions),
        problems=tuple(work.problems),
    )


def _alignment(base: TaggedFile, file: TaggedFile, excluded: NDArray[np.bool_]) -> Alignment:
    by = "same file" if file is base else "row"
    n_items = base.n_sentences
    return Alignment(by, n_items, file.n_sentences, n_items - int(excluded.sum()))


def _identical(systems: Sequence[SystemOutput]) -> tuple[Message, ...]:
    groups: dict[bytes, list[str]] = {}
    for system in systems:
        assert isinstance(system.column, TagColumn)
        groups.setdefault(system.column.codes.tobytes(), []).append(system.name)
    text = QT_TRANSLATE_NOOP("messages", "The outputs of {systems} are identical.")
    return tuple(
        Message(text, {"systems": joined(group)}, "caution")
        for group in groups.values()
        if len(group) > 1
    )


def _no_sentences(name: str) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "This file does not hold tagged sentences, as the others do."
            )
        ),
        name,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Write one token a line with its tag in the last column, and a blank line after "
                "every sentence; or leave the file out.",
            )
        ),
    )


def _nothing_left(name: str) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "No sentence is left that is equally long in every system."
            )
        ),
        name,
    )
