"""Spans of tagged sentences, found for all sentences at once."""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import TagColumn
from sigdesk.core.metrics.spans.schemes import (
    GOES_ON,
    LENIENT,
    MAY_END,
    READINGS,
    STARTS,
    Reading,
)
from sigdesk.core.metrics.spans.tag_table import OUTSIDE, tag_table


@dataclass(frozen=True, eq=False)
class Spans:
    """Spans of one column in the order of the text; no two overlap.

    Parameters
    ----------
    starts, ends : ndarray of int64, shape (n_spans,)
        First and last token, as positions in the flat arrays of the column.
    types : ndarray of int32, shape (n_spans,)
        Positions in `names`.
    items : ndarray of int64, shape (n_spans,)
        Sentence of each span.
    names : tuple of str
        Types of the whole project.
    n_items : int
    """

    starts: NDArray[np.int64]
    ends: NDArray[np.int64]
    types: NDArray[np.int32]
    items: NDArray[np.int64]
    names: tuple[str, ...]
    n_items: int

    def __len__(self) -> int:
        return len(self.starts)

    def some(self, chosen: NDArray[np.bool_]) -> Spans:
        """Only the spans of a mask."""
        return Spans(
            self.starts[chosen],
            self.ends[chosen],
            self.types[chosen],
            self.items[chosen],
            self.names,
            self.n_items,
        )

    def per_item(self, chosen: NDArray[np.bool_] | None = None) -> NDArray[np.int64]:
        """Number of spans, or of some of them, in each sentence, shape (n_items,)."""
        items = self.items if chosen is None else self.items[chosen]
        return np.bincount(items, minlength=self.n_items).astype(np.int64, copy=False)


def spans_of(column: TagColumn, reading: str = LENIENT) -> Spans:
    """The spans of a column.

    Parameters
    ----------
    column : TagColumn
        Tags without a scheme count as bare types: a run of equal tags is one span.
    reading : str
        "conlleval", or one of `SCHEMES` for its strict reading.

    Returns
    -------
    Spans
    """
    # Columns are never written to, and several metrics read the same one.
    found = _found.setdefault(column, {})
    if reading not in found:
        found[reading] = _spans(column, reading)
    return found[reading]


_found: WeakKeyDictionary[TagColumn, dict[str, Spans]] = WeakKeyDictionary()


def _spans(column: TagColumn, reading: str) -> Spans:
    table = tag_table(column.tags)
    letters, types = table.letters[column.codes], table.types[column.codes]
    starts, ends = _bounds(letters, types, column.offsets, READINGS[reading])
    items = np.searchsorted(column.offsets, starts, side="right") - 1
    return Spans(starts, ends, types[starts], items, table.names, len(column))


def _bounds(
    letters: NDArray[np.int8],
    types: NDArray[np.int32],
    offsets: NDArray[np.int64],
    reading: Reading,
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """First and last token of every span."""
    n_tokens = len(letters)
    if not n_tokens:
        empty = np.empty(0, dtype=np.int64)
        return empty, empty
    letters = np.where(reading.allowed[letters], letters, OUTSIDE)
    # Pair k is token k − 1 beside token k; outside stands before and after every sentence.
    first_tokens = offsets[:-1][np.diff(offsets) > 0]
    before = np.empty(n_tokens + 1, dtype=np.int8)
    before[0], before[1:] = OUTSIDE, letters
    after = np.empty(n_tokens + 1, dtype=np.int8)
    after[:-1], after[-1] = letters, OUTSIDE
    same = np.zeros(n_tokens + 1, dtype=np.int8)
    same[1:-1] = types[1:] == types[:-1]
    table = reading.flags.ravel()
    begun_by = before.copy()
    begun_by[first_tokens] = OUTSIDE
    ended_by = after.copy()
    ended_by[first_tokens] = OUTSIDE
    entering = table[(begun_by[:-1] * 5 + after[:-1]) * 2 + same[:-1]]
    leaving = table[(before[1:] * 5 + ended_by[1:]) * 2 + same[1:]]
    goes_on = (entering & GOES_ON) != 0
    starts = (entering & STARTS) != 0
    # A token belongs to a span when, since the last token that could begin one, all went on.
    place = np.arange(n_tokens)
    last_start = np.maximum.accumulate(np.where(starts, place, -1))
    last_break = np.maximum.accumulate(np.where(goes_on, -1, place))
    is_member = last_start >= last_break
    begins = starts.copy()
    begins[1:] &= ~(goes_on[1:] & is_member[:-1])
    first = np.flatnonzero(begins)
    breaks = np.append(np.flatnonzero(~goes_on), n_tokens)
    last = breaks[np.searchsorted(breaks, first, side="right")] - 1
    whole = (leaving[last] & MAY_END) != 0
    return first[whole], last[whole]
