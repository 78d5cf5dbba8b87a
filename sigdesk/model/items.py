"""Which items are shown: the filter that every number on screen leads to.

Decision: searching text is a generator. Everything else in a filter is arithmetic on codes and
takes a few milliseconds for a million items; looking into their texts does not, and the window
runs it in the background and stops it when the next letter is typed.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Literal, cast

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING, LabelColumn, ScoreColumn, TextColumn
from sigdesk.core.messages import Message
from sigdesk.model.analysis import BOTH_RIGHT, NEITHER, ONLY_A, ONLY_B, outcome
from sigdesk.model.item_texts import item_text
from sigdesk.model.project import Project

Pattern = Literal["", "both-right", "only-a", "only-b", "neither", "differ"]

PredictedBy = Literal["one", "only-a", "only-b", "both"]

SEARCH_CHUNK = 20_000
"""Items looked into between two yields of a text search; a few milliseconds of work."""

_OUTCOMES = {"both-right": BOTH_RIGHT, "only-a": ONLY_A, "only-b": ONLY_B, "neither": NEITHER}


@dataclass(frozen=True)
class ItemFilter:
    """Items of the pair in focus that meet every condition given.

    Parameters
    ----------
    agreement : str
        Who is right ("both-right", "only-a", "only-b", "neither"; for item scores equal, A
        higher, B higher, none), or "differ": A and B give different answers. "" for any.
    gold, predicted_a, predicted_b : str or None
        Labels of the reference and the two systems; "" for no answer, None for any.
    predicted, predicted_by : str or None, and str
        A label that exactly "one" of A and B gives, "only-a", "only-b" or "both"; None for any.
    text : str
        Must occur in the id, a metadata text or an answer; capitals do not matter.
    told : Message or None
        Why these items are shown, in words.
    among : ndarray of bool or None, shape (n_reference,)
        Only these items; None for any. What a page computed by itself (a threshold, a dispute).
    """

    agreement: Pattern = ""
    gold: str | None = None
    predicted_a: str | None = None
    predicted_b: str | None = None
    predicted: str | None = None
    predicted_by: PredictedBy = "one"
    text: str = ""
    told: Message | None = None
    among: NDArray[np.bool_] | None = field(default=None, compare=False)

    @property
    def is_empty(self) -> bool:
        """Whether every item in play is shown."""
        labels = (self.gold, self.predicted_a, self.predicted_b, self.predicted)
        return (
            not self.agreement
            and not self.text
            and self.among is None
            and all(label is None for label in labels)
        )

    def mask(self, project: Project) -> NDArray[np.bool_]:
        """Which items meet the filter.

        Returns
        -------
        ndarray of bool, shape (n_reference,)
            False for items that are not in play.
        """
        if project.reference is None:
            return np.zeros(0, dtype=bool)
        chosen = np.zeros(project.reference.n_items, dtype=bool)
        chosen[project.rows()] = True
        if self.among is not None:
            chosen &= self.among
        if self.agreement:
            chosen &= self._agreement_mask(project)
        if self.gold is not None:
            chosen &= _has_label(project.reference.gold, self.gold)
        # With one system there is no pair in focus, and "A" is that system.
        a = project.system_a or next((system.name for system in project.systems), "")
        for name, label in (
            (a, self.predicted_a),
            (project.system_b, self.predicted_b),
        ):
            if label is not None:
                chosen &= _has_label(project.system(name).column, label)
        if self.predicted is not None:
            chosen &= self._predicted_mask(project, self.predicted)
        if self.text:
            rows = np.flatnonzero(chosen)
            chosen[rows] = search(project, rows, self.text)
        return chosen

    def _predicted_mask(self, project: Project, label: str) -> NDArray[np.bool_] | np.bool_:
        by_a = _has_label(project.system(project.system_a).column, label)
        by_b = _has_label(project.system(project.system_b).column, label)
        masks = {
            "one": by_a ^ by_b,
            "only-a": by_a & ~by_b,
            "only-b": by_b & ~by_a,
            "both": by_a & by_b,
        }
        return masks[self.predicted_by]

    def _agreement_mask(self, project: Project) -> NDArray[np.bool_]:
        a, b = project.system_a, project.system_b
        outcomes = outcome(project, a, b)
        if self.agreement != "differ":
            return cast(NDArray[np.bool_], outcomes == _OUTCOMES[self.agreement])
        column_a, column_b = project.system(a).column, project.system(b).column
        if isinstance(column_a, LabelColumn) and isinstance(column_b, LabelColumn):
            return cast(NDArray[np.bool_], column_a.codes != column_b.codes)
        return cast(NDArray[np.bool_], (outcomes == ONLY_A) | (outcomes == ONLY_B))


def _has_label(column: object, label: str) -> NDArray[np.bool_] | np.bool_:
    if not isinstance(column, LabelColumn):
        return np.False_
    if label == "":
        return cast(NDArray[np.bool_], column.codes == MISSING)
    if label not in column.labels:
        return np.False_
    return cast(NDArray[np.bool_], column.codes == column.labels.index(label))


def search(project: Project, rows: NDArray[np.intp], text: str) -> NDArray[np.bool_]:
    """Whether a text occurs in what is known of each of these items; see `searching`."""
    running = searching(project, rows, text)
    while True:
        try:
            next(running)
        except StopIteration as stop:
            return cast(NDArray[np.bool_], stop.value)


def searching(
    project: Project, rows: NDArray[np.intp], text: str
) -> Generator[float, None, NDArray[np.bool_]]:
    """Look for a text in the ids, metadata and answers of some items; capitals do not matter.

    Parameters
    ----------
    project : Project
    rows : ndarray of intp, shape (n_rows,)
        Positions of the items.
    text : str

    Yields
    ------
    float
        Share of the items looked at.

    Returns
    -------
    ndarray of bool, shape (n_rows,)
    """
    assert project.reference is not None
    needle = text.casefold()
    found = np.zeros(len(rows), dtype=bool)
    for column in (project.reference.gold, *(system.column for system in project.systems)):
        if isinstance(column, LabelColumn):
            # One look at each label, not at each item; the last entry stands for "no answer".
            hit = np.array([*(needle in label.casefold() for label in column.labels), False])
            found |= hit[column.codes[rows]]
    texts = [TextColumn(project.reference.item_ids), *project.reference.metadata.values()]
    others = [
        column
        for column in (project.reference.gold, *(system.column for system in project.systems))
        if column is not None and not isinstance(column, LabelColumn | ScoreColumn)
    ]
    for start in range(0, len(rows), SEARCH_CHUNK):
        yield start / len(rows)
        chunk = rows[start : start + SEARCH_CHUNK]
        found_here = found[start : start + SEARCH_CHUNK]
        for column in texts:
            open_here = np.flatnonzero(~found_here)
            looked_at = column.texts[chunk[open_here]]
            hits = np.fromiter(
                (needle in str(entry).casefold() for entry in looked_at), bool, len(looked_at)
            )
            found_here[open_here[hits]] = True
        for answers in others:
            open_here = np.flatnonzero(~found_here)
            looked_in = (
                item_text(answers, item, project.reference) for item in chunk[open_here].tolist()
            )
            hits = np.fromiter(
                (needle in text.casefold() for text in looked_in), bool, len(open_here)
            )
            found_here[open_here[hits]] = True
    return found
