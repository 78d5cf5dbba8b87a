"""From cells to ratings: blanks, words for nothing, and the order of the labels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from sigdesk.core.columns import LabelColumn, encode_labels
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats.decimals import MISSING_WORDS, is_decimal
from sigdesk.formats.labels import counted, in_order, loosely
from sigdesk.formats.questions import Choice, Question, general_option
from sigdesk.model.project import Decision

BLANK_RATINGS = "blank-ratings"
"""Cells without anything: ``"missing"`` or ``"label"``."""
NULL_RATINGS = "null-ratings"
"""Words such as NULL and NA: ``"label"`` or ``"missing"``."""

ABSENT = "\0"
"""Stands where there is not even a cell: the annotator has no row for the item."""
BLANK_LABEL = "(blank)"
_MISSING, _LABEL = "missing", "label"
_MOST_NAMED = 8


@dataclass(frozen=True, eq=False)
class Ratings:
    """Ratings of all annotators, and what was decided about them."""

    columns: tuple[LabelColumn, ...]
    decisions: tuple[Decision, ...]
    messages: tuple[Message, ...]


def rating_columns(
    cells: Sequence[Sequence[str]], answers: Mapping[str, str]
) -> Ratings | tuple[Question, ...]:
    """Ratings as labels of one label set, or what must be asked first.

    Parameters
    ----------
    cells : sequence of sequence of str
        One sequence an annotator, each as long as there are items; `ABSENT` where an annotator
        has no row for an item.
    answers : mapping of str to str
    """
    texts = [[cell.strip() for cell in column] for column in cells]
    counts = Counter(text for column in texts for text in column)
    words = {text: n for text, n in counts.items() if text in MISSING_WORDS}
    asked = []
    decisions = []
    gone: set[str] = {"", ABSENT}
    names: dict[str, str] = {}
    if counts[""]:
        if BLANK_RATINGS not in answers:
            asked.append(_ask_blanks(texts, counts[""]))
        else:
            decisions.append(_blanks_decided(answers[BLANK_RATINGS], counts[""]))
            if answers[BLANK_RATINGS] == _LABEL:
                gone.discard("")
                names[""] = BLANK_LABEL
    if words and set(counts) - words.keys() - gone:
        if NULL_RATINGS not in answers:
            asked.append(_ask_words(texts, words))
        else:
            decisions.append(_words_decided(answers[NULL_RATINGS], words))
            if answers[NULL_RATINGS] == _MISSING:
                gone |= words.keys()
    if asked:
        return tuple(asked)
    given = {names.get(text, text) for text in counts if text not in gone}
    labels = ordered(given)
    columns = tuple(
        encode_labels(["" if text in gone else names.get(text, text) for text in column], labels)
        for column in texts
    )
    return Ratings(columns, tuple(decisions), (*_told_alike(labels), *_told_gaps(columns)))


def ordered(labels: set[str]) -> tuple[str, ...]:
    """Numbers ascending, else by spelling; BLANK_LABEL and words last among numbers."""
    numbers = [label for label in labels if is_decimal(label)]
    if len(numbers) == len(labels):
        return tuple(sorted(labels, key=lambda label: (float(label), label)))
    return tuple(in_order(labels))


def _n_items(texts: Sequence[Sequence[str]], missing: set[str]) -> int:
    """Items with two ratings or more when some texts are missing ratings."""
    gone = {ABSENT, *missing}
    rated = np.array([[text not in gone for text in column] for column in texts])
    return int(np.count_nonzero(rated.sum(axis=0) >= 2))


def _ask_blanks(texts: Sequence[Sequence[str]], n_blank: int) -> Question:
    return Question(
        BLANK_RATINGS,
        Message(
            QT_TRANSLATE_NOOP("messages", "Are blank cells ({n:,}) missing ratings?"),
            {"n": n_blank},
        ),
        (
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "An annotator may have skipped the item, or have meant “none of these”. "
                    "Agreement differs a lot between the two.",
                )
            ),
        ),
        (
            Choice(
                _MISSING,
                Message(
                    QT_TRANSLATE_NOOP("messages", "missing: the annotator did not rate the item")
                ),
                _n_items(texts, {""}),
            ),
            Choice(
                _LABEL,
                Message(
                    QT_TRANSLATE_NOOP("messages", "a label of their own, shown as {label}"),
                    {"label": BLANK_LABEL},
                ),
                _n_items(texts, set()),
            ),
        ),
        general_option(BLANK_RATINGS, _MISSING),
    )


def _ask_words(texts: Sequence[Sequence[str]], words: Mapping[str, int]) -> Question:
    listed = joined((counted(word, n) for word, n in words.items()), most=_MOST_NAMED)
    return Question(
        NULL_RATINGS,
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "Are these ratings, or words for a missing one: {words}?"
            ),
            {"words": listed},
        ),
        (
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "As labels they can agree and disagree; as missing ratings they are left out.",
                )
            ),
        ),
        (
            Choice(
                _LABEL,
                Message(QT_TRANSLATE_NOOP("messages", "labels like the others")),
                _n_items(texts, {""}),
            ),
            Choice(
                _MISSING,
                Message(QT_TRANSLATE_NOOP("messages", "missing ratings")),
                _n_items(texts, {"", *words}),
            ),
        ),
        general_option(NULL_RATINGS, _LABEL),
    )


def _blanks_decided(answer: str, n_blank: int) -> Decision:
    text = QT_TRANSLATE_NOOP("messages", "Blank cells ({n:,}) are missing ratings, as decided.")
    if answer == _LABEL:
        text = QT_TRANSLATE_NOOP(
            "messages", "Blank cells ({n:,}) are a label of their own, as decided."
        )
    return Decision(BLANK_RATINGS, answer, Message(text, {"n": n_blank}))


def _words_decided(answer: str, words: Mapping[str, int]) -> Decision:
    text = QT_TRANSLATE_NOOP("messages", "These are labels, as decided: {words}.")
    if answer == _MISSING:
        text = QT_TRANSLATE_NOOP("messages", "These are missing ratings, as decided: {words}.")
    listed = joined((counted(word, n) for word, n in words.items()), most=_MOST_NAMED)
    return Decision(NULL_RATINGS, answer, Message(text, {"words": listed}))


def _told_alike(labels: Sequence[str]) -> tuple[Message, ...]:
    """Say which labels differ by case or blanks only: they count as different."""
    groups: dict[str, list[str]] = {}
    for label in labels:
        groups.setdefault(loosely(label), []).append(label)
    alike = [group for group in groups.values() if len(group) > 1]
    if not alike:
        return ()
    text = QT_TRANSLATE_NOOP(
        "messages",
        "Labels that differ only by case or blanks count as different labels: {labels}. Correct "
        "the file if they are meant to be one.",
    )
    listed = joined((label for group in alike for label in group), most=_MOST_NAMED)
    return (Message(text, {"labels": listed}, "caution"),)


def _told_gaps(columns: Sequence[LabelColumn]) -> tuple[Message, ...]:
    """Say how many items have one rating only, and how many none."""
    n_ratings = np.sum([column.codes >= 0 for column in columns], axis=0)
    n_one, n_none = (int(np.count_nonzero(n_ratings == n)) for n in (1, 0))
    messages = []
    if n_one:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{n:,} items have one rating only and cannot count for agreement; the first is row "
            "{row:,}.",
        )
        row = int(np.argmax(n_ratings == 1)) + 1
        messages.append(Message(text, {"n": n_one, "row": row}, "caution"))
    if n_none:
        text = QT_TRANSLATE_NOOP("messages", "{n:,} items have no rating at all.")
        messages.append(Message(text, {"n": n_none}, "caution"))
    return tuple(messages)
