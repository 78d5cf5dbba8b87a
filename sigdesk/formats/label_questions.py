"""What is asked about labels: spellings that differ by case or blanks, and other label sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats import questions
from sigdesk.formats.errors import FormatError
from sigdesk.formats.labels import (
    Vocabulary,
    counted,
    in_order,
    list_of,
    loosely,
    read_whole_numbers,
    visible,
)
from sigdesk.formats.questions import Choice, Question, read_mapping, write_mapping
from sigdesk.model.project import Decision

_ASKED_SHARE = 0.01
"""Labels the reference lacks are asked about when they make up this share of a system's answers
and the reference has a label the system never uses: two label sets, rather than a slip."""
_ASKED_COUNT = 2
_MOST_MAPPED = 24


@dataclass(frozen=True)
class LabelAgreement:
    """What came of it: questions, decisions and messages."""

    questions: tuple[Question, ...] = ()
    decisions: tuple[Decision, ...] = ()
    messages: tuple[Message, ...] = ()


def agree_on_labels(
    gold: Vocabulary, systems: Sequence[Vocabulary], answers: Mapping[str, str]
) -> LabelAgreement:
    """Bring the vocabularies onto one label set, as far as the answers allow.

    Parameters
    ----------
    gold : Vocabulary
    systems : sequence of Vocabulary
        Their `final` is changed.
    answers : mapping of str to str

    Raises
    ------
    FormatError
        When a label mapping in `answers` cannot be read or names no label.
    """
    messages = list(read_whole_numbers(gold, systems))
    asked: list[Question] = []
    decisions: list[Decision] = []
    merged = _spellings(gold, systems)
    told = list_of(f"{visible(old)} → {visible(new)}" for old, new in merged.items())
    if merged:
        answer = answers.get(questions.NORMALISE)
        if answer is None:
            asked.append(_ask_spellings(merged, told, systems))
        message = Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Labels that differ only by case or blanks were merged, as decided: {labels}.",
            )
            if answer != "no"
            else QT_TRANSLATE_NOOP(
                "messages",
                "Labels that differ only by case or blanks were kept apart, as decided: {labels}.",
            ),
            {"labels": told},
            "caution",
        )
        if answer is not None:
            decisions.append(Decision(questions.NORMALISE, answer, message))
            messages.append(message)
        if answer != "no":
            for vocabulary in (gold, *systems):
                vocabulary.replace(merged)
    messages.extend(_alike_in_gold(gold))
    mapped = answers.get(questions.MAP_LABELS)
    question = _ask_mapping(gold, systems, set(merged))
    if mapped is None:
        if question is not None:
            asked.append(question)
    elif mapped != questions.KEEP:
        message = _apply_mapping(mapped, gold, systems)
        decisions.append(Decision(questions.MAP_LABELS, mapped, message))
        messages.append(message)
    elif question is not None:
        message = Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Labels that the reference lacks were kept, as decided; they are always wrong.",
            ),
            severity="caution",
        )
        decisions.append(Decision(questions.MAP_LABELS, mapped, message))
        messages.append(message)
    return LabelAgreement(tuple(asked), tuple(decisions), tuple(messages))


def _spellings(gold: Vocabulary, systems: Sequence[Vocabulary]) -> dict[str, str]:
    """Labels of systems, and of the reference if blanks differ, that are another spelling.

    Labels that the reference itself tells apart ("N/A" and "n/a") stay apart.
    """
    groups: dict[str, Counter[str]] = {}
    for label, count in gold.now().items():
        groups.setdefault(loosely(label), Counter())[label] += count
    target: dict[str, str] = {}
    merged: dict[str, str] = {}
    for key, group in groups.items():
        best = max(group, key=lambda label: (group[label], label == label.strip(), label))
        target[key] = best
        for label in group:
            if label != best and _same_but_blanks(label, best):
                merged[label] = best
    of_gold = set(gold.now())
    for system in systems:
        for label in system.now():
            spelled = target.get(loosely(label))
            if label not in of_gold and spelled is not None:
                merged[label] = spelled
    return merged


def _same_but_blanks(first: str, second: str) -> bool:
    return " ".join(first.split()) == " ".join(second.split())


def _alike_in_gold(gold: Vocabulary) -> Iterable[Message]:
    groups: dict[str, list[str]] = {}
    for label in gold.now():
        groups.setdefault(loosely(label), []).append(label)
    alike = [" / ".join(sorted(group)) for group in groups.values() if len(group) > 1]
    if alike:
        yield Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "The reference tells labels apart that differ only by case or blanks: {labels}. "
                "They were kept apart.",
            ),
            {"labels": list_of(alike)},
        )


def _ask_spellings(
    merged: Mapping[str, str], told: Message, systems: Sequence[Vocabulary]
) -> Question:
    details = [
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "{system}: {share:.1f} % of the answers are spelled otherwise."
            ),
            {"system": system.name, "share": 100 * n / max(1, sum(system.counts.values()))},
        )
        for system in systems
        if (n := sum(count for label, count in system.now().items() if label in merged))
    ]
    return Question(
        questions.NORMALISE,
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Some labels differ only by case or blanks. Are they the same labels?",
            )
        ),
        (Message(QT_TRANSLATE_NOOP("messages", "Concerned: {labels}"), {"labels": told}), *details),
        (
            Choice(
                "yes",
                Message(
                    QT_TRANSLATE_NOOP("messages", "Yes, merge them: {labels}"), {"labels": told}
                ),
            ),
            Choice(
                "no",
                Message(
                    QT_TRANSLATE_NOOP("messages", "No, keep them apart: such answers are wrong")
                ),
            ),
        ),
        f"--{questions.NORMALISE} yes|no",
    )


def _ask_mapping(
    gold: Vocabulary, systems: Sequence[Vocabulary], spellings: set[str]
) -> Question | None:
    """Ask when a system answers from another label set than the reference's."""
    of_gold = gold.now()
    unknown: Counter[str] = Counter()
    unused: set[str] = set()
    details = []
    for system in systems:
        counts = system.now()
        foreign = {
            label: n
            for label, n in counts.items()
            if label not in of_gold and label not in spellings
        }
        n_foreign, n_answers = sum(foreign.values()), sum(counts.values())
        missing = set(of_gold) - set(counts)
        if n_foreign < max(_ASKED_COUNT, _ASKED_SHARE * n_answers) or not missing:
            continue
        unknown.update(foreign)
        unused |= missing
        details.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "{system} answers {labels} ({share:.1f} % of its answers), and never {unused}.",
                ),
                {
                    "system": system.name,
                    "labels": list_of(counted(label, n) for label, n in foreign.items()),
                    "share": 100 * n_foreign / n_answers,
                    "unused": list_of(in_order(missing)),
                },
            )
        )
    if not unknown:
        return None
    rows, targets = in_order(unknown), in_order(unused)
    mappings = _proposals(rows, targets)
    choices = [
        Choice(
            write_mapping(mapping),
            Message(
                QT_TRANSLATE_NOOP("messages", "Count as: {labels}"),
                {"labels": list_of(f"{old} → {new}" for old, new in mapping.items())},
            ),
        )
        for mapping in mappings
    ]
    choices.append(
        Choice(
            questions.KEEP,
            Message(
                QT_TRANSLATE_NOOP("messages", "Keep them as labels of their own: always wrong")
            ),
        )
    )
    return Question(
        questions.MAP_LABELS,
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Systems answer with labels that the reference lacks. How do they count?",
            )
        ),
        (
            Message(
                QT_TRANSLATE_NOOP("messages", "The reference has: {labels}."),
                {"labels": list_of(in_order(of_gold))},
            ),
            *details,
        ),
        tuple(choices),
        questions.option(questions.MAP_LABELS, choices[0].key),
        tuple(rows[:_MOST_MAPPED]),
        tuple(in_order(of_gold)),
    )


def _proposals(rows: Sequence[str], targets: Sequence[str]) -> list[dict[str, str]]:
    """Likely mappings: all onto one unused label; one to one; or labels of the reference merged.

    None for so many labels that they are hardly another name of the same ones.
    """
    if max(len(rows), len(targets)) > _MOST_MAPPED:
        return []
    if len(targets) == 1:
        return [dict.fromkeys(rows, targets[0])]
    proposals: list[dict[str, str]] = []
    if len(rows) == len(targets) <= 3:
        proposals.extend(dict(zip(rows, order, strict=True)) for order in permutations(targets))
    elif len(rows) == 1:
        proposals.append(dict.fromkeys(targets, rows[0]))
        proposals.extend({rows[0]: target} for target in targets)
    else:
        proposals.extend(dict.fromkeys(rows, target) for target in targets)
    return proposals


def _apply_mapping(answer: str, gold: Vocabulary, systems: Sequence[Vocabulary]) -> Message:
    try:
        mapping = read_mapping(answer)
    except ValueError as error:
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "This part of the label mapping is not OLD=NEW.")
            ),
            found=str(error),
            remedy=Message(
                QT_TRANSLATE_NOOP("messages", "Write for example: neutral=no,contradiction=no")
            ),
        ) from None
    known = {label for vocabulary in (gold, *systems) for label in vocabulary.now()}
    for label in mapping.values():
        if label not in known:
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "The label mapping leads to “{label}”, which is no label here; "
                        "there are: {labels}.",
                    ),
                    {"label": label, "labels": list_of(in_order(known))},
                )
            )
    changed = sum(vocabulary.replace(mapping) for vocabulary in (gold, *systems))
    return Message(
        QT_TRANSLATE_NOOP(
            "messages", "Labels were mapped, as decided: {labels}. Answers changed: {n:,}."
        ),
        {"labels": list_of(f"{old} → {new}" for old, new in mapping.items()), "n": changed},
        "caution",
    )
