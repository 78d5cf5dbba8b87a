"""What two confusion matrices say, in plain words."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QCoreApplication

from sigdesk.ui import numbers
from sigdesk.ui.views.confusion_cells import Panel
from sigdesk.ui.views.confusion_writing import Side, Writing
from sigdesk.ui.wording import listed, sentences

_SYSTEMS: tuple[Panel, ...] = ("a", "b")


def paragraphs(writing: Writing) -> list[str]:
    """Two or three short paragraphs about the matrices on screen."""
    matrices = writing.matrices
    said = [_most_confused(writing)]
    if not matrices.difference.any():
        said.append(
            QCoreApplication.translate(
                "ConfusionMeaning", "{a} and {b} fill every cell with equally many items."
            ).format(a=writing.a.name, b=writing.b.name)
        )
    else:
        said.append(_gains(writing))
    said.append(
        QCoreApplication.translate(
            "ConfusionMeaning",
            "These are counts, not tests. To test one label, choose its F1, precision or recall "
            "as the metric and open Compare.",
        )
    )
    return [paragraph for paragraph in said if paragraph]


def cautions(writing: Writing) -> list[str]:
    """What is true and easily overlooked: missing answers, labels never answered."""
    return [
        text
        for told in (_unanswered, _never_answered)
        for panel in _SYSTEMS
        if (text := told(writing, panel))
    ]


def _most_confused(writing: Writing) -> str:
    """Which confusion is the most frequent, for both or for each."""
    matrices = writing.matrices
    a, b = matrices.confusions("a", 1), matrices.confusions("b", 1)
    if a and b and (a[0].row, a[0].column) == (b[0].row, b[0].column):
        row, column = a[0].row, a[0].column
        pattern = QCoreApplication.translate(
            "ConfusionMeaning",
            "Both systems most often take {gold} for {predicted}: {a} on {n_a} of the items, "
            "{b} on {n_b}.",
        )
        if column >= matrices.n_labels:
            return ""
        return pattern.format(
            gold=writing.label(row),
            predicted=writing.label(column),
            a=writing.a.name,
            b=writing.b.name,
            n_a=writing.count_text("a", row, column),
            n_b=writing.count_text("b", row, column),
        )
    said = [
        _takes(int(matrices.counts(cell.panel)[cell.row, cell.column])).format(
            system=side.name,
            gold=writing.label(cell.row),
            predicted=writing.label(cell.column),
            n=writing.count_text(cell.panel, cell.row, cell.column),
        )
        for side, cells in ((writing.a, a), (writing.b, b))
        for cell in cells
        if cell.column < matrices.n_labels
    ]
    return sentences(said)


def _takes(n_items: int) -> str:
    if n_items == 1:
        return QCoreApplication.translate(
            "ConfusionMeaning", "{system} most often takes {gold} for {predicted} (1 item)."
        )
    return QCoreApplication.translate(
        "ConfusionMeaning", "{system} most often takes {gold} for {predicted} ({n} items)."
    )


def _gains(writing: Writing) -> str:
    """On which label A gains most and where it is worse."""
    matrices = writing.matrices
    gain = matrices.errors("b") - matrices.errors("a")
    best, worst = int(gain.argmax()), int(gain.argmin())
    a, b = writing.a.name, writing.b.name
    if gain[best] <= 0 and gain[worst] >= 0:
        return QCoreApplication.translate(
            "ConfusionMeaning",
            "Label by label, {a} and {b} get equally many items right; they differ in what they "
            "answer instead.",
        ).format(a=a, b=b)
    said = []
    if gain[best] > 0:
        said.append(
            QCoreApplication.translate(
                "ConfusionMeaning",
                "{a} gains most on {label}: {n} more of its items right than {b}.",
            ).format(a=a, b=b, label=writing.label(best), n=numbers.count(int(gain[best])))
        )
    if gain[worst] < 0:
        said.append(
            QCoreApplication.translate(
                "ConfusionMeaning", "It is worse than {b} on {label}: {n} fewer right."
            ).format(b=b, label=writing.label(worst), n=numbers.count(int(-gain[worst])))
            if gain[best] > 0
            else QCoreApplication.translate(
                "ConfusionMeaning",
                "{a} is better than {b} on no label; it loses most on {label}: {n} fewer right.",
            ).format(a=a, b=b, label=writing.label(worst), n=numbers.count(int(-gain[worst])))
        )
    else:
        said.append(
            QCoreApplication.translate("ConfusionMeaning", "No label is worse under {a}.").format(
                a=a
            )
        )
    return sentences(said)


def _unanswered(writing: Writing, panel: Panel) -> str:
    counts = writing.matrices.counts(panel)
    n = int(counts[:, -1].sum())
    if not n:
        return ""
    pattern = QCoreApplication.translate(
        "ConfusionMeaning", "{system} leaves items without an answer ({n}); they count as wrong."
    )
    return pattern.format(system=_side(writing, panel).name, n=numbers.count(n))


def _never_answered(writing: Writing, panel: Panel) -> str:
    counts = writing.matrices.counts(panel)
    n_labels = writing.matrices.n_labels
    silent = (counts[:, :n_labels].sum(axis=0) == 0) & (counts.sum(axis=1) > 0)
    codes = np.flatnonzero(silent)
    if not len(codes):
        return ""
    name = _side(writing, panel).name
    if len(codes) == 1:
        return QCoreApplication.translate(
            "ConfusionMeaning", "{system} never answers {label}, which the reference has."
        ).format(system=name, label=writing.label(int(codes[0])))
    shown = listed((writing.label(int(code)) for code in codes), most=3)
    return QCoreApplication.translate(
        "ConfusionMeaning", "{system} never answers some labels of the reference ({n}): {labels}"
    ).format(system=name, n=numbers.count(len(codes)), labels=shown)


def _side(writing: Writing, panel: Panel) -> Side:
    return writing.a if panel == "a" else writing.b
