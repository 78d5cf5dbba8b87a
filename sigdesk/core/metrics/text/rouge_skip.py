"""ROUGE-S and ROUGE-SU: pairs of words with words between them.

Decision: two definitions of ROUGE-SU are in use. Lin 2004 counts every word beside the
skip-bigrams; the program ROUGE-1.5.5 leaves out the last word of a text. The numbers of DUC and
TAC papers are the program's, so it is the default, and the signature says which.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.metrics.text.ngrams import Matches, skip_matches, word_pairs
from sigdesk.core.metrics.text.rouge import CountedRouge
from sigdesk.core.params import param

UNLIMITED = -1
_AT_ONCE = 1 << 20
"""Skip-bigrams counted in one go: tens of megabytes."""


@METRICS.register
@dataclass(frozen=True)
class RougeS(CountedRouge):
    """ROUGE-S: skip-bigrams."""

    key: ClassVar[str] = "rouge-s"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "ROUGE-S")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "F1 of the pairs of words in order, with a limited number of words between them, that an "
        "output shares with its reference; mean over items.",
    )
    citation: ClassVar[str] = "Lin 2004; Lin & Och 2004"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A skip-bigram is any two words of a text in their order, at most so many words apart. "
        "Sharing many of them means the same words in about the same order, without asking for "
        "neighbours as ROUGE-2 does.",
    )
    formula: ClassVar[str] = (
        "P = Σ min(c_s, r_s) / Σ c_s,  R = Σ min(c_s, r_s) / Σ r_s,  F = 2PR/(P+R)"
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The largest gap is part of the name (ROUGE-S4, ROUGE-S9); numbers with different gaps "
        "must not be compared.",
    )

    gap: int = param(
        4,
        label=QT_TRANSLATE_NOOP("messages", "Largest gap"),
        help=QT_TRANSLATE_NOOP(
            "messages", "At most so many words between the two; −1 for any number."
        ),
        low=UNLIMITED,
        high=1000,
        short="gap",
    )

    def counted_words(self) -> str:
        """Which single words count as well; see `skip_matches`."""
        return ""

    def matches(self, candidates: Sequence[str], references: Sequence[str]) -> Matches:
        """Clipped matches of skip-bigrams."""
        words = self.words()
        ours, theirs = list(map(words, candidates)), list(map(words, references))
        longest = max(map(len, [*ours, *theirs]), default=0)
        gap = longest if self.gap == UNLIMITED else self.gap
        parts = []
        for part in _portions(ours, theirs, gap):
            pairs = word_pairs(ours[part], theirs[part])
            parts.append(skip_matches(pairs, gap, self.counted_words()))
        return Matches(
            np.concatenate([part.matched for part in parts]),
            np.concatenate([part.candidate for part in parts]),
            np.concatenate([part.reference for part in parts]),
        )


def _portions(ours: list[list[str]], theirs: list[list[str]], gap: int) -> Iterator[slice]:
    """Consecutive pairs of texts that together have few enough skip-bigrams."""
    start, size = 0, 0
    for place, sides in enumerate(zip(ours, theirs, strict=True)):
        added = sum(len(words) * min(gap + 1, len(words)) for words in sides)
        if size + added > _AT_ONCE and place > start:
            yield slice(start, place)
            start, size = place, 0
        size += added
    yield slice(start, len(ours))


@METRICS.register
@dataclass(frozen=True)
class RougeSU(RougeS):
    """ROUGE-SU: skip-bigrams and words."""

    key: ClassVar[str] = "rouge-su"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "ROUGE-SU")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "ROUGE-S with the single words counted as well, in the definition that is named; mean over "
        "items.",
    )
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "ROUGE-S gives nothing for right words in the wrong order; ROUGE-SU counts the words "
        "themselves beside the pairs. By the paper every word counts, by the program ROUGE-1.5.5 "
        "all but the last of a text.",
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Two definitions are in use and differ in the second digit for short texts. The numbers of "
        "DUC and TAC papers are those of ROUGE-1.5.5 with a gap of 4.",
    )

    counting: str = param(
        "1.5.5",
        label=QT_TRANSLATE_NOOP("messages", "Single words"),
        help=QT_TRANSLATE_NOOP("messages", "Which of the two definitions in use."),
        choices=(
            ("1.5.5", QT_TRANSLATE_NOOP("messages", "All but the last (ROUGE-1.5.5)")),
            ("lin2004", QT_TRANSLATE_NOOP("messages", "All (Lin 2004)")),
        ),
        short="su",
    )

    def counted_words(self) -> str:
        """Every word, or every word but the last."""
        return "all" if self.counting == "lin2004" else "without-last"
