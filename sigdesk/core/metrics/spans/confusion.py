"""Types of the reference against types of a system, for spans with the same bounds."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column
from sigdesk.core.metrics.spans.base import tag_columns
from sigdesk.core.metrics.spans.extraction import Spans, spans_of
from sigdesk.core.metrics.spans.matching import same_bounds
from sigdesk.core.metrics.spans.schemes import LENIENT


@dataclass(frozen=True, eq=False)
class TypeConfusion:
    """How often each type is taken for each, missed, or marked where there is nothing.

    Parameters
    ----------
    counts : ndarray of int64, shape (n_types + 1, n_types + 1)
        Rows reference, columns predicted. The last column counts spans of the reference that no
        predicted span has the bounds of (missed), the last row predicted spans without a
        partner (spurious); the corner is 0.
    names : tuple of str
        The types.
    gold, predicted : Spans
    partner : ndarray of intp, shape (n_predicted,)
        Span of the reference with the same bounds, −1 where there is none.
    """

    counts: NDArray[np.int64]
    names: tuple[str, ...]
    gold: Spans
    predicted: Spans
    partner: NDArray[np.intp]

    def items(self, row: int, column: int) -> NDArray[np.int64]:
        """The sentences behind a cell, ascending, each once.

        Parameters
        ----------
        row, column : int
            As in `counts`; ``len(names)`` for the last.
        """
        n_types = len(self.names)
        if column == n_types:
            missed = np.ones(len(self.gold), dtype=bool)
            missed[self.partner[self.partner >= 0]] = False
            return np.unique(self.gold.items[missed & (self.gold.types == row)])
        chosen = self.predicted.types == column
        if row == n_types:
            chosen &= self.partner < 0
        else:
            chosen &= self.partner >= 0
            chosen[chosen] = self.gold.types[self.partner[chosen]] == row
        return np.unique(self.predicted.items[chosen])


def type_confusion(
    reference: Column | None, output: Column, reading: str = LENIENT
) -> TypeConfusion:
    """Confusion of types of a system.

    Parameters
    ----------
    reference, output : TagColumn
    reading : str
        How tags are read: "conlleval", or a scheme for its strict reading.

    Raises
    ------
    TypeError, ValueError
        When the columns do not tag the same tokens.
    """
    gold_tags, output_tags = tag_columns(reference, output)
    gold, predicted = spans_of(gold_tags, reading), spans_of(output_tags, reading)
    partner = same_bounds(gold, predicted)
    n_types = len(gold.names)
    counts = np.zeros((n_types + 1, n_types + 1), dtype=np.int64)
    found = partner >= 0
    rows = np.where(found, gold.types[partner] if len(gold) else n_types, n_types)
    np.add.at(counts, (rows, predicted.types), 1)
    missed = np.ones(len(gold), dtype=bool)
    missed[partner[found]] = False
    counts[:n_types, n_types] = np.bincount(gold.types[missed], minlength=n_types)
    return TypeConfusion(counts, gold.names, gold, predicted, partner)
