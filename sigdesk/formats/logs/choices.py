"""What must be decided about logs: which task, which filter, which metric."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined, labelled
from sigdesk.formats.logs.runs import LoggedRun
from sigdesk.formats.questions import Choice, Question, general_option
from sigdesk.model.project import Decision

TASK, FILTER, METRIC = "log-task", "log-filter", "log-metric"
"""Keys of the questions."""
ALL, SEPARATE, OWN = "all", "separate", "own"


@dataclass(frozen=True, eq=False)
class Chosen:
    """What is compared.

    Parameters
    ----------
    runs : sequence of sequence of LoggedRun
        By task.
    tasks, metrics : sequence of str
        Name and metric of each task.
    variant : str
        The filter; `SEPARATE` when each filter is a system of its own.
    decisions : tuple of Decision
    messages : tuple of Message
    """

    runs: Sequence[Sequence[LoggedRun]]
    tasks: Sequence[str]
    metrics: Sequence[str]
    variant: str
    decisions: tuple[Decision, ...]
    messages: tuple[Message, ...]


def choose(
    groups: Sequence[Sequence[LoggedRun]], tasks: Sequence[str], answers: Mapping[str, str]
) -> Chosen | Question:
    """Take what the answers say, or ask the first thing that is undecided.

    Parameters
    ----------
    groups : sequence of sequence of LoggedRun
        Runs by task.
    tasks : sequence of str
        Their names.
    answers : mapping of str to str
    """
    decisions: list[Decision] = []
    kept = list(range(len(groups)))
    if len(groups) > 1:
        wanted = answers.get(TASK, "")
        if wanted not in (ALL, *tasks):
            return _ask_task(groups, tasks)
        if wanted != ALL:
            kept = [tasks.index(wanted)]
        text = QT_TRANSLATE_NOOP("messages", "Tasks compared, as decided: {tasks}.")
        told = Message(text, {"tasks": joined(tasks[k] for k in kept)})
        decisions.append(Decision(TASK, wanted, told))
    chosen = [list(groups[k]) for k in kept]
    variants = _variants(chosen)
    wanted = answers.get(FILTER, "")
    if len(variants) > 1:
        if wanted not in (SEPARATE, *variants):
            return _ask_filter(chosen, variants)
        if wanted != SEPARATE:
            chosen = [[run for run in members if run.variant in ("", wanted)] for members in chosen]
        text = QT_TRANSLATE_NOOP("messages", "Filter of the outputs, as decided: {name}.")
        if wanted == SEPARATE:
            text = QT_TRANSLATE_NOOP("messages", "Each filter is a system, as decided.")
        decisions.append(Decision(FILTER, wanted, Message(text, {"name": wanted})))
    metrics = _metrics(chosen, answers)
    if isinstance(metrics, Question):
        return metrics
    if METRIC in answers and len(_common(chosen)) > 1:
        text = QT_TRANSLATE_NOOP("messages", "Score of the logs, as decided: {name}.")
        decisions.append(Decision(METRIC, answers[METRIC], Message(text, {"name": metrics[0]})))
    names = [tasks[k] for k in kept]
    text = QT_TRANSLATE_NOOP("messages", "Scores compared: {names}.")
    by_task = (labelled(task, metric) for task, metric in zip(names, metrics, strict=True))
    message = Message(text, {"names": joined(by_task if len(names) > 1 else metrics)})
    told_now = tuple(decision.told for decision in decisions)
    return Chosen(chosen, names, metrics, wanted, tuple(decisions), (message, *told_now))


def _variants(groups: Sequence[Sequence[LoggedRun]]) -> list[str]:
    found = dict.fromkeys(run.variant for members in groups for run in members if run.variant)
    return list(found)


def _common(groups: Sequence[Sequence[LoggedRun]]) -> list[str]:
    """Metrics that every run has, in the order of the first one."""
    runs = [run for members in groups for run in members]
    return [name for name in runs[0].scores if all(name in run.scores for run in runs)]


def _metrics(
    groups: Sequence[Sequence[LoggedRun]], answers: Mapping[str, str]
) -> list[str] | Question:
    """The metric of each task."""
    common = _common(groups)
    if len(common) == 1:
        return common * len(groups)
    if common:
        wanted = answers.get(METRIC, "")
        return [wanted] * len(groups) if wanted in common else _ask_metric(groups, common)
    # Tasks with metrics of their own: the first that all runs of a task have.
    own = [_common([members]) for members in groups]
    return [names[0] if names else next(iter(groups[k][0].scores)) for k, names in enumerate(own)]


def _n_documents(groups: Sequence[Sequence[LoggedRun]]) -> int:
    return sum(max(run.n_documents for run in members) for members in groups)


def _ask_task(groups: Sequence[Sequence[LoggedRun]], tasks: Sequence[str]) -> Question:
    n_all = _n_documents(groups)
    text = QT_TRANSLATE_NOOP("messages", "All tasks together: {n:,} documents, tasks as slices")
    choices = [Choice(ALL, Message(text, {"n": n_all}), n_all)]
    for task, members in zip(tasks, groups, strict=True):
        n = _n_documents([members])
        text = QT_TRANSLATE_NOOP("messages", "Only {task}: {n:,} documents")
        choices.append(Choice(task, Message(text, {"task": task, "n": n}), n))
    return Question(
        TASK,
        Message(QT_TRANSLATE_NOOP("messages", "The logs are of several tasks. Which one?")),
        (
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "A mean over tasks weights them by their documents, and mixes their metrics.",
                )
            ),
        ),
        tuple(choices),
        general_option(TASK, ALL),
    )


def _ask_filter(groups: Sequence[Sequence[LoggedRun]], variants: Sequence[str]) -> Question:
    n = _n_documents(groups)
    choices = []
    for variant in variants:
        text = QT_TRANSLATE_NOOP("messages", "Only {name}: {n:,} documents")
        choices.append(Choice(variant, Message(text, {"name": variant, "n": n}), n))
    text = QT_TRANSLATE_NOOP("messages", "Each filter as a system of its own: {n:,} documents")
    choices.append(Choice(SEPARATE, Message(text, {"n": n}), n))
    return Question(
        FILTER,
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "Every document was scored once for each filter. Which filter counts?"
            )
        ),
        (
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "Rows with the same doc_id differ by “filter” ({filters}). They are one "
                    "document, not several.",
                ),
                {"filters": joined(variants)},
            ),
        ),
        tuple(choices),
        general_option(FILTER, variants[0]),
    )


def _ask_metric(groups: Sequence[Sequence[LoggedRun]], metrics: Sequence[str]) -> Question:
    n = _n_documents(groups)
    choices = tuple(Choice(name, Message("{name}", {"name": name}), n) for name in metrics)
    return Question(
        METRIC,
        Message(QT_TRANSLATE_NOOP("messages", "The logs hold several scores. Which one?")),
        (Message(QT_TRANSLATE_NOOP("messages", "Every document has one value of each.")),),
        choices,
        general_option(METRIC, metrics[0]),
    )
