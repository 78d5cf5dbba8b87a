"""Label columns of the reference and all systems, on one label set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING, LabelColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.joining import Joining
from sigdesk.formats.label_questions import agree_on_labels
from sigdesk.formats.labels import Vocabulary, label_messages, label_set
from sigdesk.formats.layout import Spot
from sigdesk.formats.progress import scaled
from sigdesk.formats.roles import MOST_LABELS

_BLOCK = 50_000
_SUSPICIOUS = 20
"""A system without any error in this many items is more likely a mistake than a marvel."""


def label_columns(
    work: Joining, gold: Spot, names: Sequence[str]
) -> Generator[float, None, tuple[LabelColumn, list[LabelColumn]] | None]:
    """Encode the labels of all files.

    Parameters
    ----------
    work : Joining
        Joined; items without a reference are excluded, questions and messages are added.
    gold : Spot
        The reference column.
    names : sequence of str
        Of the systems.

    Returns
    -------
    tuple of (LabelColumn, list of LabelColumn) or None
        The reference and the systems; None when a question must be answered first.

    Raises
    ------
    FormatError
        When a column holds texts, or nothing is left to compare.
    """
    layout = work.layout
    for spot in (gold, *layout.systems):
        _refuse_texts(work, spot)
    gold_words = Vocabulary("", Counter(work.profile(gold).counts))
    system_words = [
        Vocabulary(name, Counter(work.profile(spot).counts))
        for name, spot in zip(names, layout.systems, strict=True)
    ]
    agreement = agree_on_labels(gold_words, system_words, work.answers)
    work.questions.extend(agreement.questions)
    if work.questions:
        return None
    work.decisions.extend(agreement.decisions)
    work.problems.extend(agreement.messages)
    work.problems.extend(label_messages(gold_words, system_words))
    labels = label_set(gold_words, system_words)
    n_steps = 1 + len(layout.systems) + len(layout.further_golds)
    rows = work.joins[layout.base].rows
    gold_codes = yield from scaled(
        _codes(work.cells(gold), gold_words, labels, rows), 0.0, 1 / n_steps
    )
    _exclude_without_gold(work, gold_codes)
    columns: list[LabelColumn] = []
    for step, (spot, words) in enumerate(zip(layout.systems, system_words, strict=True), start=1):
        rows = work.joins[spot.file].rows
        codes = yield from scaled(
            _codes(work.cells(spot), words, labels, rows), step / n_steps, (step + 1) / n_steps
        )
        columns.append(LabelColumn(codes, labels))
        work.problems.extend(_no_answer(work, words.name, codes, gold_codes, rows))
        work.problems.extend(_is_reference(work, words.name, codes, gold_codes))
    for spot in layout.further_golds:
        copy = Vocabulary("", Counter(work.profile(spot).counts))
        copy.final.update(
            {label: gold_words.final[label] for label in copy.counts if label in gold_words.final}
        )
        rows = work.joins[spot.file].rows
        codes = yield from scaled(_codes(work.cells(spot), copy, labels, rows), 1.0, 1.0)
        _compare_golds(work, spot, codes, gold_codes)
    return LabelColumn(gold_codes, labels), columns


def _exclude_without_gold(work: Joining, gold_codes: NDArray[np.int32]) -> None:
    no_gold = (gold_codes == MISSING) & ~work.excluded
    if no_gold.any():
        work.problems.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "Items without a label in the reference were left out: {n:,}."
                ),
                {"n": int(np.count_nonzero(no_gold))},
                "caution",
            )
        )
    work.excluded |= no_gold


def _codes(
    cells: Sequence[str], words: Vocabulary, labels: Sequence[str], rows: NDArray[np.intp]
) -> Generator[float, None, NDArray[np.int32]]:
    """Codes of a column's labels by item; an empty cell or no row is a missing answer."""
    position = {label: code for code, label in enumerate(labels)}
    code_of = {label: position.get(final, MISSING) for label, final in words.final.items()}
    code_of[""] = MISSING
    by_row = np.empty(len(cells) + 1, dtype=np.int32)
    by_row[-1] = MISSING  # row −1: no row
    for start in range(0, len(cells), _BLOCK):
        block = cells[start : start + _BLOCK]
        by_row[start : start + len(block)] = np.fromiter(
            map(code_of.__getitem__, block), dtype=np.int32, count=len(block)
        )
        yield start / len(cells)
    return by_row[rows]


def _no_answer(
    work: Joining,
    name: str,
    codes: NDArray[np.int32],
    gold: NDArray[np.int32],
    rows: NDArray[np.intp],
) -> tuple[Message, ...]:
    """Say what empty cells mean, with both accuracies: counted as wrong, and left out."""
    in_play = ~work.excluded
    empty = in_play & (codes == MISSING) & (rows >= 0)
    if not empty.any():
        return ()
    n_right = int(np.count_nonzero(in_play & (codes == gold)))
    n_items = int(np.count_nonzero(in_play))
    n_answered = int(np.count_nonzero(in_play & (codes != MISSING)))
    return (
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "{system} has empty answers ({n:,} of {items:,}, first: item {id}). They count as "
                "wrong: accuracy {wrong:.2f} %; on the {answered:,} items it answers, "
                "{only:.2f} %.",
            ),
            {
                "system": name,
                "n": int(np.count_nonzero(empty)),
                "items": n_items,
                "id": work.item_ids[int(np.flatnonzero(empty)[0])],
                "wrong": 100 * n_right / n_items,
                "answered": n_answered,
                "only": 100 * n_right / max(1, n_answered),
            },
            "caution",
        ),
    )


def _is_reference(
    work: Joining, name: str, codes: NDArray[np.int32], gold: NDArray[np.int32]
) -> tuple[Message, ...]:
    """Say when a system is never wrong: its column may be a copy of the reference."""
    in_play = ~work.excluded
    n_items = int(np.count_nonzero(in_play))
    if n_items < _SUSPICIOUS or not np.array_equal(codes[in_play], gold[in_play]):
        return ()
    return (
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "{system} equals the reference in all {n:,} items. Is its column a copy of the "
                "reference?",
            ),
            {"system": name, "n": n_items},
            "caution",
        ),
    )


def _compare_golds(
    work: Joining, spot: Spot, codes: NDArray[np.int32], gold_codes: NDArray[np.int32]
) -> None:
    """Files that bring their own copy of the reference must agree with it."""
    rows = work.joins[spot.file].rows
    compared = (rows >= 0) & ~work.excluded
    n_differing = int(np.count_nonzero(compared & (codes != gold_codes)))
    n_compared = int(np.count_nonzero(compared))
    values = {"file": work.names[spot.file], "n": n_differing, "all": n_compared}
    if n_differing > 0.1 * n_compared:
        first = int(np.flatnonzero(compared & (codes != gold_codes))[0])
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "The reference in this file differs from the first one for {n:,} of {all:,} "
                    "items (first: item {id}): these are not the same items in the same order.",
                ),
                {**values, "id": work.item_ids[first]},
            ),
            work.names[spot.file],
            remedy=Message(
                QT_TRANSLATE_NOOP(
                    "messages", "Give both files a column of ids, or sort them alike."
                )
            ),
        )
    if n_differing:
        work.problems.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "The reference in {file} differs from the one used for {n:,} of {all:,} items.",
                ),
                values,
                "caution",
            )
        )
    else:
        work.problems.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "The reference in {file} agrees with the one used ({all:,} items)."
                ),
                values,
            )
        )


def _refuse_texts(work: Joining, spot: Spot) -> None:
    profile = work.profile(spot)
    if profile.is_text or profile.n_distinct > MOST_LABELS:
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "There are {n:,} different answers in {rows:,} rows: these are texts or "
                    "numbers, not labels.",
                ),
                {"n": profile.n_distinct, "rows": profile.n_rows},
            ),
            work.names[spot.file],
            found=profile.example,
            remedy=Message(
                QT_TRANSLATE_NOOP("messages", "SigDesk compares labels, and scores given per item.")
            ),
        )
