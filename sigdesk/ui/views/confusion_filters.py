"""From a cell or a label to the filter that shows exactly its items, with the reason in words."""

from __future__ import annotations

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.items import ItemFilter
from sigdesk.model.project import Project
from sigdesk.model.span_confusion import Who as Who
from sigdesk.model.span_confusion import span_confusion
from sigdesk.ui.views.confusion_cells import Cell, no_span

_RIGHT: dict[Who, str] = {
    "a": QT_TRANSLATE_NOOP("messages", "Items with reference {gold} that {a} gets right."),
    "b": QT_TRANSLATE_NOOP("messages", "Items with reference {gold} that {b} gets right."),
    "both": QT_TRANSLATE_NOOP(
        "messages", "Items with reference {gold} that both {a} and {b} get right."
    ),
    "only-a": QT_TRANSLATE_NOOP(
        "messages", "Items with reference {gold} that {a} gets right and {b} does not."
    ),
    "only-b": QT_TRANSLATE_NOOP(
        "messages", "Items with reference {gold} that {b} gets right and {a} does not."
    ),
    "one": QT_TRANSLATE_NOOP(
        "messages", "Items with reference {gold} that exactly one of {a} and {b} gets right."
    ),
}
_WRONG: dict[Who, str] = {
    "a": QT_TRANSLATE_NOOP("messages", "Items with reference {gold} that {a} calls {predicted}."),
    "b": QT_TRANSLATE_NOOP("messages", "Items with reference {gold} that {b} calls {predicted}."),
    "both": QT_TRANSLATE_NOOP(
        "messages", "Items with reference {gold} that both {a} and {b} call {predicted}."
    ),
    "only-a": QT_TRANSLATE_NOOP(
        "messages", "Items with reference {gold} that {a} calls {predicted} and {b} does not."
    ),
    "only-b": QT_TRANSLATE_NOOP(
        "messages", "Items with reference {gold} that {b} calls {predicted} and {a} does not."
    ),
    "one": QT_TRANSLATE_NOOP(
        "messages", "Items with reference {gold} that exactly one of {a} and {b} calls {predicted}."
    ),
}
_UNANSWERED: dict[Who, str] = {
    "a": QT_TRANSLATE_NOOP("messages", "Items with reference {gold} that {a} does not answer."),
    "b": QT_TRANSLATE_NOOP("messages", "Items with reference {gold} that {b} does not answer."),
    "both": QT_TRANSLATE_NOOP(
        "messages", "Items with reference {gold} that neither {a} nor {b} answers."
    ),
    "only-a": QT_TRANSLATE_NOOP(
        "messages", "Items with reference {gold} that {a} does not answer and {b} does."
    ),
    "only-b": QT_TRANSLATE_NOOP(
        "messages", "Items with reference {gold} that {b} does not answer and {a} does."
    ),
    "one": QT_TRANSLATE_NOOP(
        "messages", "Items with reference {gold} that exactly one of {a} and {b} does not answer."
    ),
}


def whose(cell: Cell) -> Who:
    """Whose answers a cell counts by itself; the matrix of differences: of exactly one system."""
    return "one" if cell.panel == "difference" else cell.panel


def cell_filter(project: Project, cell: Cell, who: Who | None = None) -> ItemFilter:
    """The items behind a cell.

    Parameters
    ----------
    project : Project
    cell : Cell
    who : {"a", "b", "both", "only-a", "only-b", "one"}, optional
        Whose answers put them there; what the cell itself counts when not given.

    Returns
    -------
    ItemFilter
    """
    who = whose(cell) if who is None else who
    if project.task == "sequences":
        return span_filter(project, cell.row, cell.column, who)
    labels = project.labels
    gold = labels[cell.row]
    predicted = labels[cell.column] if cell.column < len(labels) else ""
    told = Message(
        _template(cell, who, len(labels)),
        {"gold": gold, "predicted": predicted, "a": project.system_a, "b": project.system_b},
    )
    if who == "a":
        return ItemFilter(gold=gold, predicted_a=predicted, told=told)
    if who == "b":
        return ItemFilter(gold=gold, predicted_b=predicted, told=told)
    return ItemFilter(gold=gold, predicted=predicted, predicted_by=who, told=told)


def _template(cell: Cell, who: Who, n_labels: int) -> str:
    if cell.column >= n_labels:
        return _UNANSWERED[who]
    return _RIGHT[who] if cell.row == cell.column else _WRONG[who]


_SPANS: dict[Who, str] = {
    "a": QT_TRANSLATE_NOOP("messages", "Sentences in which {a} takes {gold} for {predicted}."),
    "b": QT_TRANSLATE_NOOP("messages", "Sentences in which {b} takes {gold} for {predicted}."),
    "both": QT_TRANSLATE_NOOP(
        "messages", "Sentences in which both {a} and {b} take {gold} for {predicted}."
    ),
    "only-a": QT_TRANSLATE_NOOP(
        "messages", "Sentences in which {a} takes {gold} for {predicted} and {b} does not."
    ),
    "only-b": QT_TRANSLATE_NOOP(
        "messages", "Sentences in which {b} takes {gold} for {predicted} and {a} does not."
    ),
    "one": QT_TRANSLATE_NOOP(
        "messages", "Sentences in which exactly one of {a} and {b} takes {gold} for {predicted}."
    ),
}


def span_filter(project: Project, row: int | None, column: int | None, who: Who) -> ItemFilter:
    """The sentences behind a cell, a row or a column of types of spans."""
    found = span_confusion(project)
    assert project.reference is not None
    mask = found.sentences(found.chosen(row, column, who), project.reference.n_items)
    names = (*found.names, no_span())
    anything = Message(QT_TRANSLATE_NOOP("messages", "anything"))
    told = Message(
        _SPANS[who],
        {
            "gold": anything if row is None else names[row],
            "predicted": anything if column is None else names[column],
            "a": project.system_a,
            "b": project.system_b,
        },
    )
    return ItemFilter(among=mask, told=told)


def gold_filter(label: str) -> ItemFilter:
    """The items of one reference label."""
    told = QT_TRANSLATE_NOOP("messages", "Items with reference {gold}.")
    return ItemFilter(gold=label, told=Message(told, {"gold": label}))


def predicted_filter(project: Project, label: str, who: Who) -> ItemFilter:
    """The items to which A ("a"), B ("b") or exactly one of them ("one") gives a label."""
    names = {"predicted": label, "a": project.system_a, "b": project.system_b}
    if who == "a":
        told = QT_TRANSLATE_NOOP("messages", "Items that {a} calls {predicted}.")
        return ItemFilter(predicted_a=label, told=Message(told, names))
    if who == "b":
        told = QT_TRANSLATE_NOOP("messages", "Items that {b} calls {predicted}.")
        return ItemFilter(predicted_b=label, told=Message(told, names))
    told = QT_TRANSLATE_NOOP("messages", "Items that exactly one of {a} and {b} calls {predicted}.")
    return ItemFilter(predicted=label, predicted_by="one", told=Message(told, names))
