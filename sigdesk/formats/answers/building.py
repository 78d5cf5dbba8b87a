"""Files of answers, built into a project."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import AlternativesColumn, TextColumn
from sigdesk.core.columns.alternatives import alternatives
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.tasks import Task
from sigdesk.formats import questions
from sigdesk.formats.answers.cells import right_texts
from sigdesk.formats.answers.layout import (
    AnswerLayout,
    Given,
    alike_columns,
    has_predictions,
    is_gold,
    lay_out_answers,
    one_column_each,
)
from sigdesk.formats.answers.names import columns_of
from sigdesk.formats.answers.squad import ANSWERABLE, UNANSWERABLE, SquadGold
from sigdesk.formats.assembling import id_messages, line_end_message, names_of_systems
from sigdesk.formats.builders import BUILDERS, Builder, Building, Sources
from sigdesk.formats.errors import FormatError
from sigdesk.formats.joining import Joining, join_files
from sigdesk.formats.layout import Layout, Spot
from sigdesk.formats.naming import stem
from sigdesk.formats.progress import scaled
from sigdesk.formats.roles import is_id_name
from sigdesk.formats.texts.building import identical_outputs
from sigdesk.formats.texts.columns import text_column
from sigdesk.model.project import Decision, Project, Reference, SystemOutput

ANSWERABLE_COLUMN = "answerable"
_BLOCK = 20_000


@BUILDERS.register
class AnswerBuilder(Builder):
    """Projects of questions with right answers."""

    key = "answers"
    tasks: ClassVar[tuple[Task, ...]] = ("answers",)

    @classmethod
    def fits(cls, sources: Sources) -> float:
        """Certain with a gold file of SQuAD, sure with questions and lists of answers."""
        if sources.kinds != {""}:
            return 0.0
        roles = sources.roles
        if any(entry.table.format == SquadGold.key for entry in roles):
            return 0.9
        golds = [entry for entry in roles if is_gold(entry)]
        others = [entry for entry in roles if not is_gold(entry)]
        if not golds or (len(golds) > 1 and others):
            return 0.0
        if others:
            return 0.7 if all(map(has_predictions, others)) or one_column_each(others) else 0.0
        if len(roles) == 1 and not has_predictions(roles[0]):
            return 0.65 if alike_columns(roles[0]) else 0.0
        return 0.7 if all(map(has_predictions, golds)) else 0.0

    @classmethod
    def build(cls, sources: Sources) -> Building:
        """Join the files question by question."""
        problems = [m for entry in sources.roles for m in entry.table.messages]
        layout = lay_out_answers(sources)
        if not isinstance(layout, AnswerLayout):
            return None, (layout,), tuple(problems)
        gold = layout.gold.answer
        spots = tuple(given.answer for given in layout.systems)
        plan = Layout("answers", gold.file, gold, spots, layout.copies, layout.messages)
        work = Joining(sources.roles, sources.names, plan, sources.answers)
        work.problems.extend(problems)
        for entry in sources.roles:
            work.decisions.extend(entry.table.decisions)
        messages = (*id_messages(sources.roles), *_useless_ids(sources))
        messages = (*messages, *line_end_message(sources.roles))
        work.problems.extend((*messages, *layout.messages))
        reference = sources.answers.get(questions.REFERENCE)
        if reference:
            text = QT_TRANSLATE_NOOP("messages", "Reference, as decided: {name}.")
            told = Message(text, {"name": reference})
            work.decisions.append(Decision(questions.REFERENCE, reference, told))
        yield from scaled(join_files(work), 0.0, 0.4)
        if work.questions:
            return None, tuple(work.questions), tuple(work.problems)
        _check_questions(work)
        project = yield from scaled(_project(work, layout, sources.paths), 0.4, 1.0)
        return project, (), project.problems


def _useless_ids(sources: Sources) -> tuple[Message, ...]:
    """Say which columns of ids repeat so much that rows are joined by position."""
    told = []
    for entry, name in zip(sources.roles, sources.names, strict=True):
        repeated = [p for p in entry.profiles if is_id_name(p.name) and p.n_distinct < p.n_rows]
        if entry.id_column is None and repeated:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "Ids in column “{column}” of {file} repeat ({distinct:,} different ones in {n:,} "
                "rows), so rows are items in their order.",
            )
            first = repeated[0]
            values = {"column": first.name, "file": name, "distinct": first.n_distinct}
            told.append(Message(text, {**values, "n": first.n_rows}, "caution"))
    return tuple(told)


def _check_questions(work: Joining) -> None:
    """Refuse files joined by row whose questions differ: they belong to other items.

    Raises
    ------
    FormatError
    """
    base = work.layout.base
    ours = columns_of(work.roles[base], "question")
    if not ours:
        return
    expected = work.roles[base].table.column(ours[0].name)
    for position, joined_file in work.joins.items():
        theirs = columns_of(work.roles[position], "question")
        if position == base or joined_file.alignment.by != "row" or not theirs:
            continue
        table = work.roles[position].table
        cells = table.column(theirs[0].name)
        for row, (one, other) in enumerate(zip(expected, cells, strict=True)):
            if one.split() != other.split():
                text = QT_TRANSLATE_NOOP(
                    "messages",
                    "Rows were joined by position, and here another question is asked than in "
                    "{base}, line {line:,}: “{expected}”.",
                )
                values = {
                    "base": work.names[base],
                    "line": work.roles[base].table.row_lines[row],
                    "expected": one[:80],
                }
                raise FormatError(
                    Message(text, values),
                    work.names[position],
                    table.row_lines[row],
                    found=other,
                    remedy=Message(
                        QT_TRANSLATE_NOOP(
                            "messages", "Give both files a column of ids, or bring the rows into "
                            "the same order.",
                        )
                    ),
                )  # fmt: skip


def _project(
    work: Joining, layout: AnswerLayout, paths: Sequence[str]
) -> Generator[float, None, Project]:
    base = work.layout.base
    spots, told = yield from _compared_columns(work, layout)
    work.problems.extend(told)
    gold = yield from scaled(_right_answers(work, spots[0]), 0.1, 0.4)
    columns = []
    for spot in spots[1:]:
        rows = work.joins[spot.file].rows
        columns.append((yield from text_column(work.cells(spot), rows)))
        yield 0.4 + 0.4 * len(columns) / len(layout.systems)
    named = names_of_systems(work, paths)
    work.problems.extend(_counted(named, columns, gold))
    work.problems.extend(_copies_compared(work, layout, gold))
    metadata = yield from scaled(_metadata(work, layout, gold), 0.8, 1.0)
    table = work.roles[base].table
    reference = Reference(
        stem(work.names[base]) if len(work.roles) > 1 else layout.gold.answer.column,
        np.array(work.item_ids, dtype=object),
        gold,
        metadata,
        table.source(spots[0].column),
    )
    systems = tuple(
        SystemOutput(
            name,
            column,
            work.roles[spot.file].table.source(spot.column),
            work.joins[spot.file].alignment,
        )
        for name, column, spot in zip(named, columns, spots[1:], strict=True)
    )
    work.problems.extend(identical_outputs(systems))
    return Project(
        task="answers",
        reference=reference,
        systems=systems,
        metric="choice-accuracy" if layout.is_choice else "exact-match",
        system_a=systems[0].name if len(systems) > 1 else "",
        system_b=systems[1].name if len(systems) > 1 else "",
        excluded=work.excluded if work.excluded.any() else None,
        decisions=tuple(work.decisions),
        problems=tuple(work.problems),
    )


def _compared_columns(
    work: Joining, layout: AnswerLayout
) -> Generator[float, None, tuple[list[Spot], tuple[Message, ...]]]:
    """Texts of the options, unless their numbers say otherwise; the gold column first."""
    everyone: list[Given] = [layout.gold, *layout.systems]
    texts = [given.answer for given in everyone]
    numbers = [given.index for given in everyone if given.index is not None]
    if len(numbers) < len(everyone) or numbers == texts:
        return texts, ()
    n_differing = 0
    for given in layout.systems:
        by_text = yield from _equal(work, layout.gold.answer, given.answer)
        assert layout.gold.index is not None
        assert given.index is not None
        by_number = yield from _equal(work, layout.gold.index, given.index)
        n_differing += int(np.count_nonzero(by_text != by_number))
    if not n_differing:
        return texts, ()
    text = QT_TRANSLATE_NOOP(
        "messages",
        "In {n:,} answers the text of the chosen option is right and its number wrong, or the "
        "other way round; the numbers are compared.",
    )
    return list(numbers), (Message(text, {"n": n_differing}, "caution"),)


def _equal(work: Joining, gold: Spot, given: Spot) -> Generator[float, None, NDArray[np.bool_]]:
    ours = yield from text_column(work.cells(gold), work.joins[gold.file].rows)
    theirs = yield from text_column(work.cells(given), work.joins[given.file].rows)
    return np.asarray(ours.texts == theirs.texts, dtype=bool)


def _right_answers(work: Joining, spot: Spot) -> Generator[float, None, AlternativesColumn]:
    cells = work.cells(spot)
    found = []
    for number, row in enumerate(work.joins[spot.file].rows.tolist()):
        found.append(right_texts(cells[row]))
        if number % _BLOCK == 0:
            yield number / len(cells)
    return alternatives(found)


def _counted(
    names: Sequence[str], columns: Sequence[TextColumn], gold: AlternativesColumn
) -> tuple[Message, ...]:
    """Questions without an answer, and empty predictions."""
    unanswerable = np.diff(gold.offsets) == 0
    told = []
    n_without = int(np.count_nonzero(unanswerable))
    if n_without:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Questions without a right answer: {n:,} of {all:,}; only an empty answer is right "
            "there.",
        )
        told.append(Message(text, {"n": n_without, "all": len(gold)}))
    for name, column in zip(names, columns, strict=True):
        empty = np.array([not text.strip() for text in column.texts], dtype=bool)
        if column.missing is not None:
            empty &= ~column.missing
        if empty.any():
            text = QT_TRANSLATE_NOOP("messages", "{system} gives {n:,} of {all:,} empty answers.")
            values = {"system": name, "n": int(np.count_nonzero(empty)), "all": len(column)}
            told.append(Message(text, values, "info" if n_without else "caution"))
    return tuple(told)


def _copies_compared(
    work: Joining, layout: AnswerLayout, gold: AlternativesColumn
) -> tuple[Message, ...]:
    """Whether the right answers in the systems' files are those that are used."""
    told = []
    for spot in layout.copies:
        rows = work.joins[spot.file].rows
        cells = work.cells(spot)
        differing = [
            item
            for item, row in enumerate(rows.tolist())
            if row >= 0 and set(right_texts(cells[row])) != set(gold.texts_of(item))
        ]
        values = {"file": work.names[spot.file], "base": work.names[work.layout.base]}
        if not differing:
            text = QT_TRANSLATE_NOOP(
                "messages", "The copy of the reference in {file} agrees with the one used ({base})."
            )
            told.append(Message(text, values))
            continue
        text = QT_TRANSLATE_NOOP(
            "messages",
            "The copy of the right answers in {file} differs from the one used ({base}) in {n:,} "
            "questions, first in {id}.",
        )
        counted = {"n": len(differing), "id": work.item_ids[differing[0]]}
        told.append(Message(text, {**values, **counted}, "caution"))
    return tuple(told)


def _metadata(
    work: Joining, layout: AnswerLayout, gold: AlternativesColumn
) -> Generator[float, None, dict[str, TextColumn]]:
    """Questions, contexts, options, and whatever else stands beside the right answers."""
    base = work.roles[work.layout.base]
    used = {base.id_column, layout.gold.answer.column}
    used |= {g.answer.column for g in layout.systems if g.answer.file == work.layout.base}
    rows = work.joins[work.layout.base].rows
    found: dict[str, TextColumn] = {}
    for profile in base.profiles:
        if profile.name not in used and profile.n_filled:
            cells = base.table.column(profile.name)
            found[profile.name] = yield from text_column(cells, rows)
    without = np.diff(gold.offsets) == 0
    if ANSWERABLE_COLUMN in found and not without.any():
        del found[ANSWERABLE_COLUMN]
    elif without.any() and ANSWERABLE_COLUMN not in found:
        words = np.array([ANSWERABLE, UNANSWERABLE], dtype=object)
        found[ANSWERABLE_COLUMN] = TextColumn(words[without.astype(np.intp)])
    return found
