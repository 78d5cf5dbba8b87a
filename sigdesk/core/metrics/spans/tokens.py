"""Tags token by token: token accuracy, and sentences without any error."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING, Column, TagColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS, ItemStats, Metric, Ratio, Task
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.spans.base import compact, tag_columns


def right_tokens(gold: TagColumn, output: TagColumn) -> NDArray[np.int64]:
    """Tokens of every sentence with the reference's tag, shape (n_items,)."""
    right = (gold.codes == output.codes) & (output.codes != MISSING)
    summed = np.concatenate([[0], np.cumsum(right)])
    return np.diff(summed[gold.offsets])


@dataclass(frozen=True)
class ShareOfRight(Metric):
    """A share of right tokens or sentences. Statistics: [right, all]."""

    task: ClassVar[Task] = "sequences"

    def counts(self, gold: TagColumn, output: TagColumn) -> NDArray[np.int64]:
        """[right, all] of every sentence, shape (n_items, 2)."""
        raise NotImplementedError

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Statistics of every sentence; see `tag_columns` for what is raised."""
        return compact(self.counts(*tag_columns(reference, output)))

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Right / all; NaN without tokens."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio:
        """Right over all, the same denominator in every system."""
        if n_stats != 2:
            raise ValueError(f"{self.key} has 2 statistics, not {n_stats}")
        return Ratio((1, 0), (0, 1))


@METRICS.register
@dataclass(frozen=True)
class TokenAccuracy(ShareOfRight):
    """Share of the tokens with the right tag."""

    key: ClassVar[str] = "token-accuracy"
    usual: ClassVar[int] = 6
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Token accuracy")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Tokens with the tag of the reference / tokens."
    )
    citation: ClassVar[str] = "Tjong Kim Sang and Buchholz 2000, CoNLL-2000 shared task (conlleval)"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The usual score of part-of-speech tagging. Tags are compared as they are written, so "
        "I-LOC for B-LOC is wrong.",
    )
    formula: ClassVar[str] = "accuracy = right tokens / tokens"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where most tokens are outside of any span, tagging nothing at all scores high.",
    )

    def counts(self, gold: TagColumn, output: TagColumn) -> NDArray[np.int64]:
        """[right tokens, tokens] of every sentence."""
        return np.column_stack([right_tokens(gold, output), gold.lengths])


@METRICS.register
@dataclass(frozen=True)
class SentenceAccuracy(ShareOfRight):
    """Share of the sentences in which every tag is right."""

    key: ClassVar[str] = "sentence-accuracy"
    citation: ClassVar[str] = "Manning 2011, Part-of-speech tagging from 97% to 100%"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Sentence accuracy")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Sentences in which every tag is that of the reference / sentences."
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A sentence counts only when no tag in it is wrong."
    )
    formula: ClassVar[str] = "accuracy = right sentences / sentences"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Long sentences are hardly ever right; compare by length as well."
    )

    def counts(self, gold: TagColumn, output: TagColumn) -> NDArray[np.int64]:
        """[1 when all tags are right, 1] of every sentence."""
        right = right_tokens(gold, output) == gold.lengths
        return np.column_stack([right, np.ones_like(right)]).astype(np.int64)
