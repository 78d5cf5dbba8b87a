"""Columns of class scores beside a system's answers: which they are, and which class each scores.

Decision: a column scores the class it is named after ("p_joy", "prob(joy)", "joy"). Where names and
labels do not meet — labels are numbers, columns have names — the answers tell: the column that is
largest where label 2 is predicted scores label 2. That is said, and nothing is guessed beyond it:
without a plain match the columns stay unused, with a word.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING, ClassScores, LabelColumn
from sigdesk.core.columns.class_scores import Meaning
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined, labelled
from sigdesk.formats.column_names import folded
from sigdesk.formats.decimals import MISSING_WORDS
from sigdesk.formats.errors import FormatError
from sigdesk.formats.labels import comparable
from sigdesk.formats.roles import Roles

_PREFIX = re.compile(
    r"^(?:p|pr|prob|probs|proba|probability|score|scores|logit|logits|softmax)"
    r"(?:[\s_.:/-]+|\s*[(\[])(?P<label>.+?)[)\]]?$",
    re.IGNORECASE,
)
_SUFFIX = re.compile(
    r"^(?P<label>.+?)[\s_.:/-]+(?:p|prob|proba|probability|score|logit)$", re.IGNORECASE
)
_ONE = frozenset("p prob proba probability score probpositive pyes p1 prob1 score1".split())  # noqa: SIM905
_CONFIDENCE = frozenset("confidence conf".split())  # noqa: SIM905
_PLAIN = 0.9
"""Share of a label's answers whose largest score must be in one column to match the two."""
_SUM_SLACK = 0.01


@dataclass(frozen=True, eq=False)
class FoundScores:
    """Class scores of one system.

    Parameters
    ----------
    scores : ClassScores or None
    columns : tuple of str
        The columns they come from.
    messages : tuple of Message
    """

    scores: ClassScores | None
    columns: tuple[str, ...] = ()
    messages: tuple[Message, ...] = ()


def score_column_names(roles: Roles, used: Sequence[str]) -> tuple[str, ...]:
    """Columns that may hold class scores, by their names and numbers; `used` are taken already."""
    free = [p for p in roles.others if p.name not in used and p.is_numeric and p.naming != "slice"]
    named = [p for p in free if _label_in(p.name) is not None]
    if len(named) > 1:
        return tuple(p.name for p in named)
    single = [p for p in free if folded(p.name) in _ONE | _CONFIDENCE]
    if len(single) == 1 and not named:
        return tuple(p.name for p in single)
    fractional = [p.name for p in free if p.is_fractional]
    return tuple(fractional) if len(fractional) > 1 else ()


def _label_in(name: str) -> str | None:
    found = _PREFIX.match(name) or _SUFFIX.match(name)
    return found["label"] if found else None


def class_scores(
    roles: Roles,
    file: str,
    system: str,
    names: Sequence[str],
    rows: NDArray[np.intp],
    answers: LabelColumn,
) -> FoundScores:
    """Class scores of a system, by item.

    Parameters
    ----------
    roles : Roles
        The system's file.
    file, system : str
        Names as shown.
    names : sequence of str
        Columns as `score_column_names` found them.
    rows : ndarray of intp, shape (n_items,)
        Row of each item, −1 where there is none.
    answers : LabelColumn
        What the system predicts.

    Raises
    ------
    FormatError
        When a cell is not a number.
    """
    by_row = np.column_stack([_numbers(roles, file, name) for name in names])
    values = np.vstack([by_row, np.full((1, len(names)), np.nan)])[rows]
    labels = answers.labels
    if len(names) == 1:
        return _one_column(values[:, 0], names[0], system, answers)
    matched = _by_name(names, labels)
    reason = QT_TRANSLATE_NOOP("messages", "for its name")
    if matched is None:
        matched = _by_answers(values, answers)
        reason = QT_TRANSLATE_NOOP("messages", "for being largest where it is the answer")
    if matched is None:
        told = Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "{file}: the columns {columns} look like scores of classes, but which class each "
                "scores cannot be told; they were not used. Name them after the labels.",
            ),
            {"file": file, "columns": joined(names, most=8)},
            "caution",
        )
        return FoundScores(None, (), (told,))
    in_order = [labels[code] for code in matched]
    meaning: Meaning = "probability" if _are_probabilities(values) else "score"
    told = Message(
        QT_TRANSLATE_NOOP("messages", "{system} has a score for each class ({reason}): {columns}."),
        {
            "system": system,
            "reason": Message(reason),
            "columns": joined(
                (labelled(name, label) for name, label in zip(names, in_order, strict=True)),
                "clauses",
            ),
        },
    )
    return FoundScores(ClassScores(values, tuple(in_order), meaning), tuple(names), (told,))


def _numbers(roles: Roles, file: str, name: str) -> NDArray[np.float64]:
    table = roles.table
    cells = table.column(name)
    try:
        return np.array(
            [np.nan if not cell or cell in MISSING_WORDS else float(cell) for cell in cells]
        )
    except ValueError:
        pass
    for row, cell in enumerate(cells):
        try:
            if cell and cell not in MISSING_WORDS:
                float(cell)
        except ValueError:
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP("messages", "This score in column “{column}” is no number."),
                    {"column": name},
                ),
                file,
                table.row_lines[row],
                found=cell,
                remedy=Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "Correct it, or leave the cell empty when there is no score."
                    )
                ),
            ) from None
    raise AssertionError("one of the cells is no number")


def _by_name(names: Sequence[str], labels: Sequence[str]) -> list[int] | None:
    """Code of the label that each column is named after; None unless every one is."""
    known = {comparable(label): code for code, label in enumerate(labels)}
    loosely = {folded(label): code for code, label in enumerate(labels)}
    codes = []
    for name in names:
        label = _label_in(name) or name
        code = known.get(comparable(label), loosely.get(folded(label)))
        if code is None:
            return None
        codes.append(code)
    return codes if len(set(codes)) == len(codes) else None


def _by_answers(values: NDArray[np.float64], answers: LabelColumn) -> list[int] | None:
    """Code of the label that is answered where each column is largest."""
    usable = ~np.isnan(values).any(axis=1) & (answers.codes != MISSING)
    if values.shape[1] != len(answers.labels) or not usable.any():
        return None
    largest = values[usable].argmax(axis=1)
    counts = np.zeros((values.shape[1], len(answers.labels)), dtype=np.int64)
    np.add.at(counts, (largest, answers.codes[usable]), 1)
    codes = counts.argmax(axis=1)
    plain = counts.max(axis=1) >= _PLAIN * counts.sum(axis=1)
    if not plain.all() or not counts.any(axis=1).all() or len(set(codes.tolist())) < len(codes):
        return None
    return [int(code) for code in codes]


def _are_probabilities(values: NDArray[np.float64]) -> bool:
    filled = values[~np.isnan(values).any(axis=1)]
    if not len(filled):
        return False
    sums = filled.sum(axis=1)
    return bool((filled >= 0).all() and (filled <= 1).all() and (abs(sums - 1) < _SUM_SLACK).all())


def _one_column(
    values: NDArray[np.float64], name: str, system: str, answers: LabelColumn
) -> FoundScores:
    """A single column: the confidence in the answer, or the score of the positive of two."""
    if folded(name) in _CONFIDENCE:
        table = np.full((len(values), len(answers.labels)), np.nan)
        answered = np.flatnonzero(answers.codes != MISSING)
        table[answered, answers.codes[answered]] = values[answered]
        told = Message(
            QT_TRANSLATE_NOOP(
                "messages", "{system} has a confidence in each answer (column “{column}”)."
            ),
            {"system": system, "column": name},
        )
        return FoundScores(ClassScores(table, answers.labels, "confidence"), (name,), (told,))
    if len(answers.labels) != 2:
        return _unused(name, system)
    usable = ~np.isnan(values) & (answers.codes != MISSING)
    means = [
        values[usable & (answers.codes == code)].mean()
        if (usable & (answers.codes == code)).any()
        else np.nan
        for code in (0, 1)
    ]
    if np.isnan(means).any() or means[0] == means[1]:
        return _unused(name, system)
    code = int(means[1] > means[0])
    filled = values[~np.isnan(values)]
    is_probability = bool(((filled >= 0) & (filled <= 1)).all())
    other = 1 - values if is_probability else -values
    table = np.column_stack([values, other] if code == 0 else [other, values])
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "{system}: column “{column}” scores the class {label}, for being larger where that "
            "is the answer.",
        ),
        {"system": system, "column": name, "label": answers.labels[code]},
    )
    meaning: Meaning = "probability" if is_probability else "score"
    return FoundScores(ClassScores(table, answers.labels, meaning), (name,), (told,))


def _unused(name: str, system: str) -> FoundScores:
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "{system}: which class column “{column}” scores cannot be told; it was not used.",
        ),
        {"system": system, "column": name},
    )
    return FoundScores(None, (), (told,))
