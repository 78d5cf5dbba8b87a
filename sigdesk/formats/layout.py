"""Who is the reference and who the systems.

Decision: the caller's word first, then names of files and columns, then content. Labels need a
reference; decimals without one are item scores. Where neither names nor content tell, the user is
asked: a wrong reference gives plausible wrong numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.metrics.base import Task
from sigdesk.formats import questions
from sigdesk.formats.errors import FormatError
from sigdesk.formats.labels import comparable
from sigdesk.formats.questions import Choice, Question
from sigdesk.formats.roles import Profile

_SHARED = 0.5
"""Share of a column's answers that must be labels of the reference to take it for a system."""


@dataclass(frozen=True)
class Spot:
    """One column of one file, by position of the file."""

    file: int
    column: str


@dataclass(frozen=True)
class Layout:
    """Who is who.

    Parameters
    ----------
    task : {"labels", "item-scores"}
    base : int
        The file whose rows are the items.
    gold : Spot or None
        None for item scores.
    systems : tuple of Spot
    further_golds : tuple of Spot
        Copies of the reference in other files, to be compared with it.
    messages : tuple of Message
        What was decided and why.
    class_scores : mapping of int to tuple of str
        Columns that may hold a score for each class, by position of a file with one system.
    """

    task: Task
    base: int
    gold: Spot | None
    systems: tuple[Spot, ...]
    further_golds: tuple[Spot, ...] = ()
    messages: tuple[Message, ...] = ()
    class_scores: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


def named_gold(profiles: Sequence[Profile], with_fractions: bool = False) -> Profile | None:
    """The column whose name tells the reference; "label" only when no other name does.

    Parameters
    ----------
    profiles : sequence of Profile
    with_fractions : bool
        Whether fractions may be labels.
    """
    usable = [p for p in profiles if p.n_distinct and (with_fractions or not p.is_fractional)]
    for wanted in ("gold", "label"):
        for profile in usable:
            if profile.naming == wanted:
                return profile
    return None


def system_columns(profiles: Sequence[Profile], gold: Profile) -> list[Profile]:
    """Columns of answers: named as predictions, else sharing the reference's labels."""
    named = [p for p in profiles if p.naming == "prediction" and p.n_distinct]
    if named:
        return named
    usable = [
        p
        for p in profiles
        if p.n_distinct and not p.is_text and p.naming not in ("slice", "score", "text")
    ]
    shared = [p for p in usable if overlap(p, gold) >= _SHARED]
    if shared:
        return shared
    return [p for p in usable if p.is_label_like and p.naming in ("", "label")]


def overlap(profile: Profile, gold: Profile) -> float:
    """Share of a column's answers that are labels of the reference, loosely compared."""
    known = {comparable(label) for label in gold.counts}
    n_known = sum(count for label, count in profile.counts.items() if comparable(label) in known)
    return n_known / max(1, profile.n_rows - profile.n_empty)


def ask_reference(question: Message, names: Sequence[str], may_be_none: bool = False) -> Question:
    """Ask which of some files or columns is the reference.

    Parameters
    ----------
    question : Message
    names : sequence of str
        The answers.
    may_be_none : bool
        Whether the numbers could be item scores, which have none.
    """
    choices = [
        Choice(
            name, Message(QT_TRANSLATE_NOOP("messages", "{name} is the reference"), {"name": name})
        )
        for name in names
    ]
    if may_be_none:
        choices.append(
            Choice(
                questions.NONE,
                Message(
                    QT_TRANSLATE_NOOP("messages", "None: the numbers are scores, one per item")
                ),
            )
        )
    return Question(
        questions.REFERENCE,
        question,
        (Message(QT_TRANSLATE_NOOP("messages", "Neither names nor content tell it.")),),
        tuple(choices),
        questions.option(questions.REFERENCE, names[0]),
    )


def nothing_to_compare(file: str) -> FormatError:
    """A reference without systems, or a system without reference."""
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "There is a reference or a system here, but not both: nothing can be compared.",
            )
        ),
        file,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Open the reference together with the outputs of two systems, or one table with "
                "a column “gold” and a column for each system.",
            )
        ),
    )


def reference_of_fractions(file: str) -> FormatError:
    """A reference that holds decimals: a measure for numbers is wanted, or it is none."""
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP("messages", "The reference holds decimals, and labels are compared.")
        ),
        file,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "If the others are one score per item, leave the reference out: scores are "
                "compared without it. If the decimals are labels, say so with “--task labels”, or "
                "write them so that they do not look like numbers, for example “grade 2.5”.",
            )
        ),
    )


def no_scores(file: str) -> FormatError:
    """A file without a column of numbers where scores are wanted."""
    return FormatError(
        Message(QT_TRANSLATE_NOOP("messages", "No column holds numbers, so there are no scores.")),
        file,
    )


def unknown_reference(answer: str, names: Sequence[str]) -> FormatError:
    """An answer that names no file or column."""
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "No file or column is called “{name}”; there are: {names}."
            ),
            {"name": answer, "names": joined(names)},
        )
    )
