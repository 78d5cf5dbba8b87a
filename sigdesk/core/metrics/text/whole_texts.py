"""Texts compared as wholes: equal or not, and how long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column
from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS, Ratio, Scale
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.text.base import References, TextMetric, lowercase_param, texts_of
from sigdesk.core.metrics.text.scripts import has_blanks_between_words
from sigdesk.core.params import param


@METRICS.register
@dataclass(frozen=True)
class ExactText(TextMetric):
    """Share of outputs that equal a reference. Statistics: [equal, 1]."""

    key: ClassVar[str] = "exact-text"
    citation: ClassVar[str] = "Rajpurkar, Zhang, Lopyrev & Liang 2016"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Exact match")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Share of the outputs that equal a reference, white space put aside."
    )
    scale: ClassVar[Scale] = "unit"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How many outputs are one of their references, character by character. White space at the "
        "ends is ignored, and any run of it within counts as one blank.",
    )
    formula: ClassVar[str] = "equal / items"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "A full stop too many makes an output wrong. It suits short answers only."
    )

    lowercase: bool = lowercase_param()

    @property
    def n_stats(self) -> int:
        """Equal, and one."""
        return 2

    def _folded(self, text: str) -> str:
        text = " ".join(text.split())
        return text.lower() if self.lowercase else text

    def count(self, texts: Sequence[str], references: References) -> NDArray[np.int64]:
        """Whether each output equals one of its references."""
        equal = [
            self._folded(text) in map(self._folded, of_item)
            for text, of_item in zip(texts, references, strict=True)
        ]
        return np.column_stack([np.array(equal, np.int64), np.ones(len(equal), np.int64)])

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Equal / items; NaN without items."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio:
        """Equal over items."""
        del n_stats
        return Ratio((1, 0), (0, 1))


@METRICS.register
@dataclass(frozen=True)
class LengthRatio(TextMetric):
    """Length of the outputs over length of the references. Statistics: [length, reference]."""

    key: ClassVar[str] = "length-ratio"
    citation: ClassVar[str] = "Papineni, Roukos, Ward & Zhu 2002"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Length ratio")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Length of the outputs / length of the references, summed over the corpus; of several "
        "references the one nearest in length.",
    )
    scale: ClassVar[Scale] = "raw"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Whether a system writes too little (below 1) or too much (above 1). It explains many "
        "differences of other metrics: BLEU punishes short outputs, ROUGE rewards long ones.",
    )
    formula: ClassVar[str] = "Σ length of output / Σ length of reference"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Higher is not better: 1 is right. Count characters for Chinese and Japanese."
    )

    unit: str = param(
        "words",
        label=QT_TRANSLATE_NOOP("messages", "Count"),
        help=QT_TRANSLATE_NOOP("messages", "What length is counted in."),
        choices=(
            ("words", QT_TRANSLATE_NOOP("messages", "Words between white space")),
            ("characters", QT_TRANSLATE_NOOP("messages", "Characters without white space")),
        ),
        short="unit",
    )

    @property
    def n_stats(self) -> int:
        """Two lengths."""
        return 2

    @classmethod
    def suited(cls, reference: Column | None) -> dict[str, Any]:
        """Characters where a script puts no blanks between words."""
        spaced = has_blanks_between_words(texts_of(reference))
        return {} if spaced else {"unit": "characters"}

    def _length(self, text: str) -> int:
        words = text.split()
        return len(words) if self.unit == "words" else sum(map(len, words))

    def count(self, texts: Sequence[str], references: References) -> NDArray[np.int64]:
        """Length of every output and of its nearest reference, the shorter of two as near."""
        rows = []
        for text, of_item in zip(texts, references, strict=True):
            ours = self._length(text)
            theirs = map(self._length, of_item)
            rows.append((ours, min(theirs, key=lambda length: (abs(length - ours), length))))
        return np.array(rows, dtype=np.int64)

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Length / reference length; NaN against empty references."""
        return divide(totals[..., 0], totals[..., 1])

    def ratio(self, n_stats: int) -> Ratio:
        """Length over reference length."""
        del n_stats
        return Ratio((1, 0), (0, 1))
