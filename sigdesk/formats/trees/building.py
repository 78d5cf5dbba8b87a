"""Files of parses, built into a project."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import TextColumn, TreeColumn
from sigdesk.core.columns.trees import ELSEWHERE
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.metrics.base import Task
from sigdesk.formats import questions
from sigdesk.formats.builders import BUILDERS, Builder, Building, Sources
from sigdesk.formats.errors import FormatError
from sigdesk.formats.layout import ask_reference, nothing_to_compare, unknown_reference
from sigdesk.formats.naming import stem, system_names
from sigdesk.formats.questions import Question
from sigdesk.formats.sequences.building import LENGTH, SENTENCE
from sigdesk.formats.sequences.layout import guess_reference
from sigdesk.formats.sequences.sentence_texts import length_buckets
from sigdesk.formats.trees.conllu import DOCUMENT, SENTENCE_ID, TEXT
from sigdesk.formats.trees.parsed_file import ParsedFile, parsed_file
from sigdesk.formats.trees.tree_columns import (
    check_same_text,
    reference_column,
    sentence_forms,
    sentence_lengths,
    system_column,
    vocabulary,
)
from sigdesk.model.project import Alignment, Decision, Project, Reference, SystemOutput


@BUILDERS.register
class TreeBuilder(Builder):
    """Projects of parses."""

    key = "trees"
    tasks: ClassVar[tuple[Task, ...]] = ("trees",)

    @classmethod
    def fits(cls, sources: Sources) -> float:
        """Certain when every file holds words with heads."""
        return 1.0 if sources.kinds == {"word"} else 0.0

    @classmethod
    def build(cls, sources: Sources) -> Building:
        """Align every system's words with those of the reference."""
        for entry, name in zip(sources.roles, sources.names, strict=True):
            if entry.table.kind != "word":
                raise _no_parses(name)
        position = _reference(sources)
        problems = [message for entry in sources.roles for message in entry.table.messages]
        if isinstance(position, Question):
            return None, (position,), tuple(problems)
        files = []
        for entry, name in zip(sources.roles, sources.names, strict=True):
            files.append(parsed_file(entry.table, name))
            yield 0.4 * len(files) / len(sources.roles)
        base = files[position]
        others = [file for file in files if file is not base]
        if not others:
            raise nothing_to_compare(base.name)
        for file in others:
            check_same_text(base, file)
        codes = vocabulary(files)
        yield 0.5
        columns = []
        for file in others:
            columns.append(system_column(base, file, codes))
            yield 0.5 + 0.4 * len(columns) / len(others)
        told = QT_TRANSLATE_NOOP("messages", "{file} is the reference.")
        problems.append(Message(told, {"file": base.name}))
        for file in files:
            problems.extend(_tree_messages(file))
        for file, column in zip(others, columns, strict=True):
            problems.append(_aligned_told(base, file, column))
        paths = [path for path, file in zip(sources.paths, files, strict=True) if file is not base]
        names = system_names(paths, sources.paths[position])
        systems = tuple(
            SystemOutput(name, column, file.table.source(), _alignment(base, file))
            for name, column, file in zip(names, columns, others, strict=True)
        )
        problems.extend(_identical(systems))
        return _project(sources, base, reference_column(base, codes), systems, problems)


def _reference(sources: Sources) -> int | Question:
    """Position of the reference, or a question."""
    names = sources.names
    answer = sources.answers.get(questions.REFERENCE, "")
    position = sources.reference
    if position is None and answer and answer != questions.NONE:
        if answer not in names:
            raise unknown_reference(answer, names)
        position = names.index(answer)
    if position is None:
        position = 0 if len(names) == 1 else guess_reference(names)
    if position is None:
        text = QT_TRANSLATE_NOOP("messages", "Which file is the reference?")
        return ask_reference(Message(text), names)
    return position


def _project(
    sources: Sources,
    base: ParsedFile,
    gold: TreeColumn,
    systems: tuple[SystemOutput, ...],
    problems: list[Message],
) -> tuple[Project, tuple[Question, ...], tuple[Message, ...]]:
    has_heads = any(head != ELSEWHERE for head in base.heads)
    decisions = []
    answer = sources.answers.get(questions.REFERENCE, "")
    if answer:
        text = QT_TRANSLATE_NOOP("messages", "Reference, as decided: {name}.")
        decisions.append(Decision(questions.REFERENCE, answer, Message(text, {"name": answer})))
    reference = Reference(
        name=stem(base.name),
        item_ids=_item_ids(base),
        gold=gold,
        metadata=_metadata(base),
        source=base.table.source(),
    )
    project = Project(
        task="trees",
        reference=reference,
        systems=systems,
        metric="las" if has_heads else "upos",
        system_a=systems[0].name if len(systems) > 1 else "",
        system_b=systems[1].name if len(systems) > 1 else "",
        decisions=tuple(decisions),
        problems=tuple(problems),
    )
    return project, (), project.problems


def _first_cells(file: ParsedFile, name: str) -> NDArray[np.object_]:
    """A comment's column, one cell a sentence."""
    cells = file.table.column(name)
    texts = np.empty(len(file.sentence_spans), dtype=object)
    texts[:] = [cells[row] for row in file.table.starts or ()]
    return texts


def _item_ids(file: ParsedFile) -> NDArray[np.object_]:
    """The sentences' ids where all have one and no two the same; else numbers."""
    ids = _first_cells(file, SENTENCE_ID)
    if all(ids) and len(set(ids)) == len(ids):
        return ids
    return np.array([str(number) for number in range(1, len(ids) + 1)], dtype=object)


def _metadata(file: ParsedFile) -> dict[str, TextColumn]:
    texts, forms = _first_cells(file, TEXT), sentence_forms(file)
    for item, text in enumerate(texts):
        texts[item] = text or forms[item]
    metadata = {
        SENTENCE: TextColumn(texts),
        LENGTH: TextColumn(length_buckets(sentence_lengths(file))),
    }
    documents = _first_cells(file, DOCUMENT)
    if any(documents):
        metadata[DOCUMENT] = TextColumn(documents)
    return metadata


def _alignment(base: ParsedFile, file: ParsedFile) -> Alignment:
    n_items = len(base.sentence_spans)
    return Alignment("row", n_items, len(file.sentence_spans), n_items)


def _tree_messages(file: ParsedFile) -> tuple[Message, ...]:
    told = []
    n_without = sum(head == ELSEWHERE for head in file.heads)
    if n_without:
        text = QT_TRANSLATE_NOOP(
            "messages", "{file}: {n:,} of {all:,} words have no head; they count as wrong."
        )
        values = {"file": file.name, "n": n_without, "all": file.n_words}
        told.append(Message(text, values, "caution"))
    if file.n_odd_trees:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{file}: {n:,} sentences are no trees (several roots, none, or a cycle); they are "
            "scored word by word all the same. The script of the shared task would refuse them.",
        )
        values = {"file": file.name, "n": file.n_odd_trees}
        told.append(Message(text, values, "caution"))
    return tuple(told)


def _aligned_told(base: ParsedFile, file: ParsedFile, column: TreeColumn) -> Message:
    values = {
        "file": file.name,
        "matched": int(np.count_nonzero(column.aligned >= 0)),
        "n": file.n_words,
        "n_base": base.n_words,
        "sentences": len(file.sentence_spans),
        "sentences_base": len(base.sentence_spans),
    }
    text = QT_TRANSLATE_NOOP(
        "messages",
        "{file} has the words and sentences of the reference ({n:,} words, {sentences:,} "
        "sentences).",
    )
    if file.word_spans != base.word_spans or file.sentence_spans != base.sentence_spans:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{file} cut the text in another way: {matched:,} of its {n:,} words were aligned with "
            "the {n_base:,} of the reference by their characters; {sentences:,} sentences against "
            "{sentences_base:,}. Words without partner count as wrong.",
        )
    return Message(text, values)


def _identical(systems: Sequence[SystemOutput]) -> tuple[Message, ...]:
    groups: dict[bytes, list[str]] = {}
    for system in systems:
        assert isinstance(system.column, TreeColumn)
        key = system.column.fields.tobytes() + system.column.heads.tobytes()
        groups.setdefault(key, []).append(system.name)
    text = QT_TRANSLATE_NOOP("messages", "The outputs of {systems} are identical.")
    return tuple(
        Message(text, {"systems": joined(group)}, "caution")
        for group in groups.values()
        if len(group) > 1
    )


def _no_parses(name: str) -> FormatError:
    return FormatError(
        Message(QT_TRANSLATE_NOOP("messages", "This file does not hold parses, as the others do.")),
        name,
        remedy=Message(
            QT_TRANSLATE_NOOP("messages", "Give all files as CoNLL-U, or leave this one out.")
        ),
    )
