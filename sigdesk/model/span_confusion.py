"""Types of spans against types, for two systems at once: what the page Confusion counts.

A span of the reference is taken for the type of the predicted span with the same bounds, or for
none when there is no such span; a predicted span with other bounds stands in the row of none.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import TagColumn
from sigdesk.core.metrics.spans.confusion import TypeConfusion, type_confusion
from sigdesk.model.project import Project

Who = Literal["a", "b", "both", "only-a", "only-b", "one"]


@dataclass(frozen=True, eq=False)
class SpanConfusion:
    """Confusions of A and of B.

    Parameters
    ----------
    rows : ndarray of intp, shape (n_items,)
        Sentences in play, as positions in the reference.
    offsets : ndarray of int64, shape (n_items + 1,)
        Where the tokens of each begin.
    a, b : TypeConfusion
        On these sentences.
    """

    rows: NDArray[np.intp]
    offsets: NDArray[np.int64]
    a: TypeConfusion
    b: TypeConfusion

    @property
    def names(self) -> tuple[str, ...]:
        """The types."""
        return self.a.names

    def spans(self, row: int, column: int | None) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """What A and what B put into a cell, as keys of spans.

        Parameters
        ----------
        row, column : int
            Type of the reference and of the system, ``len(names)`` for none; a `column` of None
            stands for the whole row.

        Returns
        -------
        tuple of ndarray of int64
            Equal keys are spans with the same bounds.
        """
        return _keys(self.a, row, column), _keys(self.b, row, column)

    def chosen(self, row: int | None, column: int | None, who: Who) -> NDArray[np.int64]:
        """Keys of the spans in a cell, row or column, by whose answers."""
        if row is None:
            parts = [self.spans(other, column) for other in range(len(self.names) + 1)]
            a = np.concatenate([part[0] for part in parts])
            b = np.concatenate([part[1] for part in parts])
        else:
            a, b = self.spans(row, column)
        both = np.intersect1d(a, b)
        return {
            "a": a,
            "b": b,
            "both": both,
            "only-a": np.setdiff1d(a, both),
            "only-b": np.setdiff1d(b, both),
            "one": np.setxor1d(a, b),
        }[who]

    def sentences(self, keys: NDArray[np.int64], n_reference: int) -> NDArray[np.bool_]:
        """The sentences of some spans, shape (n_reference,)."""
        mask = np.zeros(n_reference, dtype=bool)
        if len(keys):
            starts = keys // _LONGEST
            items = np.searchsorted(self.offsets, starts, side="right") - 1
            mask[self.rows[items]] = True
        return mask


_LONGEST = 1 << 20
"""Tokens a span may have; keys are start · this + length."""


def _keys(found: TypeConfusion, row: int, column: int | None) -> NDArray[np.int64]:
    none = len(found.names)
    gold, predicted, partner = found.gold, found.predicted, found.partner
    if row == none:
        lone = partner < 0
        if column is not None:
            lone &= predicted.types == column
        return _key(predicted.starts[lone], predicted.ends[lone])
    taken = np.full(len(gold), none, dtype=np.int64)
    taken[partner[partner >= 0]] = predicted.types[partner >= 0]
    chosen = gold.types == row
    if column is not None:
        chosen &= taken == column
    return _key(gold.starts[chosen], gold.ends[chosen])


def _key(starts: NDArray[np.int64], ends: NDArray[np.int64]) -> NDArray[np.int64]:
    return np.asarray(starts * _LONGEST + ends - starts, dtype=np.int64)


@lru_cache(maxsize=4)
def span_confusion(project: Project) -> SpanConfusion:
    """Confusions of A and B on the sentences in play.

    Raises
    ------
    TypeError
        When the project does not hold tags.
    """
    reference = project.reference
    if reference is None or not isinstance(reference.gold, TagColumn):
        raise TypeError("the project holds no tags")
    rows = project.rows()
    gold = reference.gold.take(rows)
    a, b = (project.system(name).column.take(rows) for name in (project.system_a, project.system_b))
    return SpanConfusion(rows, gold.offsets, type_confusion(gold, a), type_confusion(gold, b))
