"""What all text metrics share: reading columns, several references, means over items.

Decision: a text metric gets plain lists, so that it can be extracted in chunks by any process and
tried at a prompt. An item may have any number of references; one that has none is left out of the
score (its statistics are zeros), because there is nothing to compare with. An item that a system
left unanswered is an empty text and scores accordingly.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import AlternativesColumn, Column, TextColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import ItemStats, Metric, Ratio, Scale, Task
from sigdesk.core.metrics.division import divide
from sigdesk.core.params import check_params, param

References = Sequence[Sequence[str]]
"""The reference texts of every item."""


def lowercase_param() -> Any:
    """The parameter ``lowercase`` of metrics that respect case unless told otherwise."""
    return param(
        False,
        label=QT_TRANSLATE_NOOP("messages", "Ignore case"),
        help=QT_TRANSLATE_NOOP("messages", "Compare texts in lower case."),
        short="lc",
    )


def references_of(reference: Column) -> list[tuple[str, ...]]:
    """The reference texts of every item; an item whose text is missing has none.

    Raises
    ------
    TypeError
        When the column does not hold texts.
    """
    if isinstance(reference, AlternativesColumn):
        return [reference.texts_of(item) for item in range(len(reference))]
    if isinstance(reference, TextColumn):
        if reference.missing is None:
            return [(text,) for text in reference.texts]
        return [
            () if missing else (text,)
            for text, missing in zip(reference.texts, reference.missing, strict=True)
        ]
    raise TypeError(f"a column of kind {reference.kind!r} does not hold texts")


def texts_of(reference: Column | None) -> list[str]:
    """All reference texts in a row; none when the column does not hold texts."""
    if isinstance(reference, AlternativesColumn):
        return list(reference.texts)
    return list(reference.texts) if isinstance(reference, TextColumn) else []


def reference_count(reference: Column) -> int:
    """References per item, as signatures print it; −1 when items have different numbers."""
    counts = {len(texts) for texts in references_of(reference)} - {0}
    return counts.pop() if len(counts) == 1 else -1 if counts else 0


@dataclass(frozen=True)
class Detail:
    """A number that stands behind a score.

    Parameters
    ----------
    label : str
        Its name, an English template marked for translation or a symbol ("BLEU-2", "p3").
    value : float
    kind : {"percent", "unit", "ratio", "count"}
        0 to 100; 0 to 1, shown in per cent; a plain number; a whole number.
    """

    label: str
    value: float
    kind: Literal["percent", "unit", "ratio", "count"]


@dataclass(frozen=True)
class TextMetric(Metric):
    """A metric of texts against reference texts."""

    task: ClassVar[Task] = "texts"

    def __post_init__(self) -> None:
        check_params(self)

    @property
    @abstractmethod
    def n_stats(self) -> int:
        """Number of statistics of an item."""

    @abstractmethod
    def count(self, texts: Sequence[str], references: References) -> NDArray[Any]:
        """Statistics of items, each of which has at least one reference.

        Parameters
        ----------
        texts : sequence of str
        references : sequence of sequence of str, same length

        Returns
        -------
        ndarray of int64 or float64, shape (n_items, n_stats)
        """

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every item; zeros where there is no reference.

        Raises
        ------
        TypeError
            When one of the columns does not hold texts.
        ValueError
            When the lengths differ.
        """
        if not isinstance(reference, (TextColumn, AlternativesColumn)) or not isinstance(
            output, TextColumn
        ):
            raise TypeError(f"{self.key} needs texts in the reference and in the output")
        if len(reference) != len(output):
            raise ValueError(f"the reference has {len(reference)} items, the output {len(output)}")
        references = references_of(reference)
        compared = [item for item, texts in enumerate(references) if texts]
        if len(compared) == len(references):
            rows = self._rows(list(output.texts), references)
        else:
            part = self._rows(
                [output.texts[item] for item in compared], [references[item] for item in compared]
            )
            rows = np.zeros((len(references), self.n_stats), dtype=part.dtype)
            rows[compared] = part
        return ItemStats(rows, np.arange(len(output)))

    def _rows(self, texts: list[str], references: list[tuple[str, ...]]) -> NDArray[Any]:
        if not texts:
            return np.zeros((0, self.n_stats), dtype=np.int64)
        return self.count(texts, references)

    def details(self, totals: NDArray[Any]) -> tuple[Detail, ...]:
        """The numbers that stand behind the score of these totals.

        Parameters
        ----------
        totals : ndarray, shape (n_stats,)
        """
        del totals
        return ()

    def notes_on_texts(self, reference: Column, output: Column) -> tuple[Message, ...]:
        """What must be said of these texts under these settings (a tokenizer that does not fit)."""
        del reference, output
        return ()


@dataclass(frozen=True)
class ItemMean(TextMetric):
    """A metric whose score is the mean of its values of the items. Statistics: [value, 1].

    Values are doubles: a quotient per item has no common denominator worth keeping. The exact
    permutation test brackets them (rounding to a lattice, with a certified bound).
    """

    scale: ClassVar[Scale] = "unit"

    @property
    def n_stats(self) -> int:
        """The value and one."""
        return 2

    @abstractmethod
    def values(self, texts: Sequence[str], references: References) -> NDArray[np.float64]:
        """The value of every item, shape (n_items,)."""

    def count(self, texts: Sequence[str], references: References) -> NDArray[np.float64]:
        """Values beside ones."""
        values = self.values(texts, references)
        return np.column_stack([values, np.ones_like(values)])

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Sum of the values / items; NaN without items."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio:
        """Summed values over items."""
        del n_stats
        return Ratio((1, 0), (0, 1))


def per_reference(references: References) -> tuple[list[str], NDArray[np.intp]]:
    """All reference texts in a row, and the item each belongs to."""
    counts = [len(of_item) for of_item in references]
    flat = [text for of_item in references for text in of_item]
    return flat, np.repeat(np.arange(len(references)), counts)
