"""One label set for the reference and all systems: what is one label, and what is not.

Decision: labels are compared as they are written. Three things may make two of them one: a column
of whole numbers written as decimals ("1.0"), which is read and told; spellings that differ only by
case or blanks, and label sets of different size, which are asked about (`label_questions`).
Nothing is merged without a word, and "NA", "None", "null" and "nan" are labels.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats.decimals import is_whole, whole_text

_MOST_NAMED = 8


def loosely(label: str) -> str:
    """A label without case, outer blanks and differences between kinds of blanks."""
    return " ".join(unicodedata.normalize("NFC", label).split()).casefold()


def comparable(label: str) -> str:
    """`loosely`, and whole numbers without their decimal point."""
    plain = loosely(label)
    return whole_text(plain) if is_whole(plain) else plain


def visible(label: str) -> str:
    """A label in quotation marks, with signs for blanks at its ends and for no-break spaces."""
    first = len(label) - len(label.lstrip())
    last = len(label.rstrip())
    shown = [
        "⍽" if char == "\xa0" else "␣" if not first <= place < last else char
        for place, char in enumerate(label)
    ]
    return f"“{''.join(shown)}”"


@dataclass
class Vocabulary:
    """How often each label occurs in one column, and what it is replaced by.

    Parameters
    ----------
    name : str
        Of the system, or "" for the reference.
    counts : Counter of str
        Labels as written; empty cells are not counted.
    final : dict of str to str
        From each label as written to the label it counts as.
    """

    name: str
    counts: Counter[str]
    final: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.final = {label: label for label in self.counts}

    def now(self) -> Counter[str]:
        """Counts of the labels as they count now."""
        counts: Counter[str] = Counter()
        for label, count in self.counts.items():
            counts[self.final[label]] += count
        return counts

    def replace(self, mapping: Mapping[str, str]) -> int:
        """Replace labels; returns how many answers change."""
        changed = 0
        for label, now in self.final.items():
            if now in mapping and mapping[now] != now:
                self.final[label] = mapping[now]
                changed += self.counts[label]
        return changed


def label_set(gold: Vocabulary, systems: Sequence[Vocabulary]) -> tuple[str, ...]:
    """Labels of the reference in order, then those that only systems use."""
    of_gold = set(gold.now())
    of_systems = {label for system in systems for label in system.now()} - of_gold
    return (*in_order(of_gold), *in_order(of_systems))


def label_messages(gold: Vocabulary, systems: Sequence[Vocabulary]) -> tuple[Message, ...]:
    """Labels the reference lacks, and labels that are never predicted, by system."""
    messages = []
    of_gold = gold.now()
    for system in systems:
        counts = system.now()
        unknown = {label: n for label, n in counts.items() if label not in of_gold}
        if unknown:
            messages.append(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "{system} answers with labels that the reference lacks: {labels}. "
                        "Such an answer is always wrong, and the label counts as a class of its "
                        "own in every mean over classes, for all systems alike.",
                    ),
                    {
                        "system": system.name,
                        "labels": list_of(counted(label, n) for label, n in unknown.items()),
                    },
                    "caution",
                )
            )
        unused = [label for label in in_order(of_gold) if label not in counts]
        if unused and counts:
            messages.append(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "{system} never predicts: {labels}. Precision of such a class is 0/0, "
                        "undefined; it counts as 0 in means over classes.",
                    ),
                    {"system": system.name, "labels": list_of(unused)},
                    "caution",
                )
            )
    if len(of_gold) == 1:
        messages.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "The reference holds one label only ({label}): ROC AUC and other measures that "
                    "need two classes are undefined.",
                ),
                {"label": next(iter(of_gold))},
                "caution",
            )
        )
    return tuple(messages)


def in_order(labels: Iterable[str]) -> list[str]:
    """Numerically when all are whole numbers, else by code points."""
    listed = list(labels)
    if all(is_whole(label) and len(label) < 19 for label in listed):
        return sorted(listed, key=lambda label: (int(whole_text(label)), label))
    return sorted(listed)


def counted(label: str, n: int) -> Message:
    """A label and how often it is answered."""
    return Message(QT_TRANSLATE_NOOP("messages", "{label} ({n:,} ×)"), {"label": label, "n": n})


def list_of(texts: Iterable[Message | str]) -> Message:
    """The first few of many labels."""
    return joined(texts, most=_MOST_NAMED)


def read_whole_numbers(gold: Vocabulary, systems: Sequence[Vocabulary]) -> Iterable[Message]:
    """Make "1.0" the label "1" in columns of whole numbers, when others write "1"."""
    everyone = (gold, *systems)
    whole = [v for v in everyone if v.counts and all(is_whole(label) for label in v.counts)]
    plain = {label for v in whole for label in v.counts if "." not in label}
    for vocabulary in whole:
        pointed = {label: whole_text(label) for label in vocabulary.counts if "." in label}
        if not pointed or not plain & set(pointed.values()):
            continue
        vocabulary.replace(pointed)
        yield Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "{name} writes whole numbers as decimals ({example}); they were read as the "
                "labels they are: {labels}.",
            ),
            {
                "name": vocabulary.name or Message(QT_TRANSLATE_NOOP("messages", "The reference")),
                "example": next(iter(pointed)),
                "labels": list_of(in_order(set(vocabulary.now()))),
            },
        )
