"""Word and character error rates of transcripts, as jiwer gives them."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS, Ratio, Scale
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.text.base import Detail, References, TextMetric, lowercase_param
from sigdesk.core.metrics.text.edits import Edits, edits
from sigdesk.core.params import param

_PUNCTUATION = re.compile(r"[^\w\s]|_")


@dataclass(frozen=True)
class ErrorRate(TextMetric):
    """Edits per element of the references.

    Statistics: [substitutions, deletions, insertions, hits].
    """

    citation: ClassVar[str] = "Morris, Maier & Green 2004; jiwer"
    scale: ClassVar[Scale] = "unit"
    higher_is_better: ClassVar[bool] = False
    slow: ClassVar[bool] = True

    lowercase: bool = lowercase_param()
    ignore_punctuation: bool = param(
        False,
        label=QT_TRANSLATE_NOOP("messages", "Ignore punctuation"),
        help=QT_TRANSLATE_NOOP("messages", "Leave punctuation marks out."),
        short="nopunct",
    )

    @abstractmethod
    def elements(self, text: str) -> Sequence[Hashable]:
        """What of a text is counted."""

    def prepared(self, text: str) -> str:
        """A text with case and punctuation as the parameters have it."""
        if self.ignore_punctuation:
            text = _PUNCTUATION.sub("", text)
        return text.lower() if self.lowercase else text

    @property
    def n_stats(self) -> int:
        """Three kinds of edits, and hits."""
        return 4

    def count(self, texts: Sequence[str], references: References) -> NDArray[np.int64]:
        """Edits of every item against the reference with the lowest rate."""
        rows = []
        for text, of_item in zip(texts, references, strict=True):
            ours = self.elements(self.prepared(text))
            found = [edits(self.elements(self.prepared(theirs)), ours) for theirs in of_item]
            rows.append(min(found, key=_rate) if len(found) > 1 else found[0])
        return np.array(rows, dtype=np.int64)

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """Edits / reference elements; against empty references all edits, as jiwer has it."""
        n_edits = totals[..., :3].sum(axis=-1)
        expected = totals[..., 0] + totals[..., 1] + totals[..., 3]
        return divide(n_edits, np.where(expected > 0, expected, 1))

    def ratio(self, n_stats: int) -> Ratio:
        """Edits over reference elements."""
        del n_stats
        return Ratio((1, 1, 1, 0), (1, 1, 0, 1))

    def details(self, totals: NDArray[Any]) -> tuple[Detail, ...]:
        """The kinds of edits, match error rate and information lost."""
        substitutions, deletions, insertions, hits = map(float, totals)
        n_edits = substitutions + deletions + insertions
        expected, given = hits + substitutions + deletions, hits + substitutions + insertions
        # silence that stays silent loses nothing
        kept = hits * hits / (expected * given) if expected and given else float(expected == given)
        return (
            Detail(QT_TRANSLATE_NOOP("messages", "Substitutions"), substitutions, "count"),
            Detail(QT_TRANSLATE_NOOP("messages", "Deletions"), deletions, "count"),
            Detail(QT_TRANSLATE_NOOP("messages", "Insertions"), insertions, "count"),
            Detail(QT_TRANSLATE_NOOP("messages", "Hits"), hits, "count"),
            Detail(
                QT_TRANSLATE_NOOP("messages", "Match error rate"),
                n_edits / max(n_edits + hits, 1.0),
                "unit",
            ),
            Detail(QT_TRANSLATE_NOOP("messages", "Information lost"), 1 - kept, "unit"),
        )


def _rate(found: Edits) -> float:
    n_edits = found.substitutions + found.deletions + found.insertions
    return n_edits / max(found.substitutions + found.deletions + found.hits, 1)


@METRICS.register
@dataclass(frozen=True)
class WordErrorRate(ErrorRate):
    """Word error rate."""

    key: ClassVar[str] = "wer"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Word error rate")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Words replaced, left out and added per word of the references, summed over the corpus. "
        "Lower is better.",
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The usual measure of speech recognition: the fewest words to replace, leave out or add to "
        "turn the output into the reference, over the words of the references. The sums are over "
        "the corpus, so long items weigh more. It can exceed 100 %.",
    )
    formula: ClassVar[str] = "WER = (S + D + I) / (S + D + H)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Lower is better. Case, punctuation and the spelling of numbers count as errors unless the "
        "texts are normalized first; say which. The mean of the items' rates is another number.",
    )

    def elements(self, text: str) -> list[str]:
        """Words between white space."""
        return text.split()


@METRICS.register
@dataclass(frozen=True)
class CharacterErrorRate(ErrorRate):
    """Character error rate."""

    key: ClassVar[str] = "cer"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Character error rate")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Characters replaced, left out and added per character of the references, summed over the "
        "corpus. Lower is better.",
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The word error rate with characters, blanks among them, in place of words: for Chinese "
        "and Japanese, for handwriting and scanned print.",
    )
    formula: ClassVar[str] = "CER = (S + D + I) / (S + D + H)"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Lower is better. Blanks between words count as characters; blanks at the ends do not.",
    )

    def elements(self, text: str) -> str:
        """Characters, without white space at the ends."""
        return text.strip()
