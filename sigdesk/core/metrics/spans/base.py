"""What metrics of spans share: the columns they read, and how tags are read as spans."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column, TagColumn
from sigdesk.core.distinct import distinct_rows
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import ItemStats, Metric, Ratio, Task
from sigdesk.core.metrics.division import (
    canonical_policy,
    divide,
    policy_words,
    zero_division_param,
)
from sigdesk.core.metrics.spans.extraction import Spans, spans_of
from sigdesk.core.metrics.spans.schemes import LENIENT, SCHEMES
from sigdesk.core.params import check_params, param

REFERENCE, OWN = "reference", "own"
STRICT = "strict"


def tag_columns(reference: Column | None, output: Column) -> tuple[TagColumn, TagColumn]:
    """Both columns, after checking that they tag the same tokens.

    Raises
    ------
    TypeError
        When one of them does not hold tags.
    ValueError
        When tag sets or numbers of tokens differ.
    """
    if not isinstance(reference, TagColumn) or not isinstance(output, TagColumn):
        raise TypeError("metrics of sequences need tags in the reference and in the output")
    if reference.tags != output.tags:
        raise ValueError("the reference and the output have different tag sets")
    if not np.array_equal(reference.offsets, output.offsets):
        raise ValueError("the reference and the output have different numbers of tokens")
    return reference, output


def compact(rows: NDArray[np.int64]) -> ItemStats:
    """Item statistics with equal rows stored once."""
    first, index = distinct_rows(rows)
    return ItemStats(rows[first], index)


def mode_param(default: str = LENIENT) -> Any:
    """The field `mode`: whether malformed tags begin spans."""
    return param(
        default,
        label=QT_TRANSLATE_NOOP("messages", "Reading of tags"),
        help=QT_TRANSLATE_NOOP(
            "messages",
            "As conlleval reads them, a span may begin with I-; strictly, tags that break the "
            "rules of the scheme mark nothing.",
        ),
        choices=(
            (LENIENT, QT_TRANSLATE_NOOP("messages", "as conlleval does")),
            (STRICT, QT_TRANSLATE_NOOP("messages", "strict")),
        ),
        short="mode",
    )


@dataclass(frozen=True)
class SpanMetric(Metric):
    """A metric of spans; subclasses count per sentence."""

    task: ClassVar[Task] = "sequences"

    mode: str = mode_param()
    scheme: str = param(
        REFERENCE,
        label=QT_TRANSLATE_NOOP("messages", "Scheme"),
        help=QT_TRANSLATE_NOOP("messages", "The scheme whose rules a strict reading follows."),
        choices=(
            (REFERENCE, QT_TRANSLATE_NOOP("messages", "that of the reference")),
            (OWN, QT_TRANSLATE_NOOP("messages", "each file's own")),
            *((name, name) for name in SCHEMES),
        ),
        short="scheme",
    )
    zero_division: float = zero_division_param()

    @classmethod
    def fits(cls, reference: Column | None, outputs: Sequence[Column]) -> bool:
        """Only tags that mark spans: parts of speech have none."""
        del outputs
        return isinstance(reference, TagColumn) and bool(reference.scheme)

    def __post_init__(self) -> None:
        object.__setattr__(self, "zero_division", canonical_policy(self.zero_division))
        check_params(self)

    def readings(self, gold: TagColumn, output: TagColumn) -> tuple[str, str]:
        """How the reference's tags are read, and how the system's are."""
        if self.mode == LENIENT:
            return LENIENT, LENIENT
        if self.scheme == OWN:
            return gold.scheme or "IO", output.scheme or "IO"
        reading = (gold.scheme or "IO") if self.scheme == REFERENCE else self.scheme
        return reading, reading

    def spans(self, reference: Column | None, output: Column) -> tuple[Spans, Spans]:
        """The spans of both columns; see `tag_columns` for what is raised."""
        gold, predicted = tag_columns(reference, output)
        of_gold, of_output = self.readings(gold, predicted)
        return spans_of(gold, of_gold), spans_of(predicted, of_output)

    @abstractmethod
    def counts(self, gold: Spans, predicted: Spans) -> NDArray[np.int64]:
        """Statistics of every sentence, shape (n_items, n_stats)."""

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every sentence.

        Raises
        ------
        TypeError, ValueError
            See `tag_columns`; also when a type chosen by the metric does not exist.
        """
        return compact(self.counts(*self.spans(reference, output)))


@dataclass(frozen=True)
class SpanRatio(SpanMetric):
    """A metric of spans that is one ratio of summed counts."""

    numerator: ClassVar[tuple[int, ...]]
    denominator: ClassVar[tuple[int, ...]]
    undefined_because: ClassVar[str]
    """Why it is 0/0."""

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """The ratio; `zero_division` where its denominator is 0."""
        return divide(
            totals @ np.array(self.numerator),
            totals @ np.array(self.denominator),
            self.zero_division,
        )

    def ratio(self, n_stats: int) -> Ratio:
        """The same weights, for the exact engines.

        Raises
        ------
        ValueError
            When the statistics are not this metric's.
        """
        if n_stats != len(self.numerator):
            raise ValueError(f"{self.key} has {len(self.numerator)} statistics, not {n_stats}")
        return Ratio(self.numerator, self.denominator)

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """Says that the score is 0/0, why, and what it counts as."""
        del labels
        if totals @ np.array(self.denominator):
            return ()
        text = QT_TRANSLATE_NOOP("messages", "{what} is undefined (0/0): {why}; {policy}.")
        values = {
            "what": Message(self.name),
            "why": Message(self.undefined_because),
            "policy": policy_words(self.zero_division, averaged=False),
        }
        return (Message(text, values, "caution"),)
