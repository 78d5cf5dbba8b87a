"""METEOR with exact, stem and synonym stages, offline.

Banerjee & Lavie 2005 with the parameters of Lavie & Agarwal 2007, the metric that NLTK offers under
this name; not Meteor 1.5, whose parameters and paraphrase tables differ by language.

Decision: the fewest chunks are the default because METEOR is defined so; NLTK's alignment, which
counts more chunks for "the cat" against "the cat the dog", is an option under its name. Synonyms
need a WordNet that the user has (`sigdesk.core.metrics.text.wordnet`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column
from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.metrics.text.alignment import (
    Pairs,
    count_chunks,
    fewest_chunks,
    nltk_alignment,
)
from sigdesk.core.metrics.text.base import ItemMean, References, texts_of
from sigdesk.core.metrics.text.porter import stem
from sigdesk.core.metrics.text.scripts import has_blanks_between_words
from sigdesk.core.metrics.text.wordnet import open_wordnet
from sigdesk.core.metrics.text.words import UNICODE, unicode_words, white_space_words
from sigdesk.core.params import param

WHITE_SPACE = "white-space"


@METRICS.register
@dataclass(frozen=True)
class Meteor(ItemMean):
    """METEOR: a mean of precision and recall in favour of recall, less for scattered matches."""

    key: ClassVar[str] = "meteor"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "METEOR")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Harmonic mean of precision and recall of matched words, recall weighing nine times as "
        "much, lowered by up to half when the matches are scattered; mean over items.",
    )
    citation: ClassVar[str] = "Banerjee & Lavie 2005; Lavie & Agarwal 2007; NLTK"
    usual: ClassVar[int] = 7
    slow: ClassVar[bool] = True
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Words of the output are matched one to one with words of the reference: equal words, then "
        "words with the same Porter stem, then, if there is a WordNet, synonyms. The matches form "
        "chunks, runs in the same order on both sides; the fewer chunks, the better the order of "
        "words. With several references the best one counts.",
    )
    formula: ClassVar[str] = (
        "F = PR / (αP + (1 − α)R),  METEOR = F · (1 − γ (chunks / matches)^β);  α .9, β 3, γ .5"
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Several programs are called METEOR and give different numbers; this is the one of NLTK, "
        "not Meteor 1.5. Texts are cut at blanks, so give tokenized texts or choose Unicode words. "
        "Stems and synonyms are English. Say whether synonyms are on.",
    )

    stemmer: bool = param(
        True,
        label=QT_TRANSLATE_NOOP("messages", "Match stems"),
        help=QT_TRANSLATE_NOOP(
            "messages", "After equal words, match words with equal Porter stems (English)."
        ),
        short="stem",
    )
    wordnet: str = param(
        "",
        label=QT_TRANSLATE_NOOP("messages", "WordNet folder"),
        help=QT_TRANSLATE_NOOP(
            "messages",
            "A folder with the files index.noun, data.noun and so on of WordNet; synonyms are "
            "matched only then.",
        ),
    )
    alignment: str = param(
        "fewest-chunks",
        label=QT_TRANSLATE_NOOP("messages", "Alignment"),
        help=QT_TRANSLATE_NOOP(
            "messages", "Which of several possible matches is taken; this decides the chunks."
        ),
        choices=(
            ("fewest-chunks", QT_TRANSLATE_NOOP("messages", "Fewest chunks")),
            ("nltk", QT_TRANSLATE_NOOP("messages", "From the right (NLTK)")),
        ),
        short="align",
    )
    tokenizer: str = param(
        WHITE_SPACE,
        label=QT_TRANSLATE_NOOP("messages", "Tokenizer"),
        help=QT_TRANSLATE_NOOP("messages", "How texts are cut into words."),
        choices=(
            (WHITE_SPACE, QT_TRANSLATE_NOOP("messages", "At white space (tokenized texts)")),
            (UNICODE, QT_TRANSLATE_NOOP("messages", "Unicode words")),
        ),
        short="tok",
    )
    alpha: float = param(
        0.9,
        label=QT_TRANSLATE_NOOP("messages", "α"),
        help=QT_TRANSLATE_NOOP("messages", "Weight of recall against precision."),
        low=0.0,
        high=1.0,
        short="a",
    )
    beta: float = param(
        3.0,
        label=QT_TRANSLATE_NOOP("messages", "β"),
        help=QT_TRANSLATE_NOOP("messages", "How steeply scattered matches cost."),
        low=0.0,
        high=100.0,
        short="b",
    )
    gamma: float = param(
        0.5,
        label=QT_TRANSLATE_NOOP("messages", "γ"),
        help=QT_TRANSLATE_NOOP("messages", "The most that scattered matches cost."),
        low=0.0,
        high=1.0,
        short="g",
    )

    @classmethod
    def suited(cls, reference: Column | None) -> dict[str, Any]:
        """Unicode words where a script puts no blanks between words."""
        spaced = has_blanks_between_words(texts_of(reference))
        return {} if spaced else {"tokenizer": UNICODE}

    def signature(self) -> str:
        """The parameters, and whether there were synonyms."""
        return f"{super().signature()}|syn:{'wordnet' if self.wordnet else 'no'}"

    def words(self, text: str) -> list[str]:
        """A text as words in lower case."""
        return unicode_words(text) if self.tokenizer == UNICODE else white_space_words(text)

    def align(self, output: Sequence[str], reference: Sequence[str]) -> Pairs:
        """The matched positions of words in output and reference.

        Raises
        ------
        ValueError
            When the WordNet folder does not hold one.
        """
        synonyms = open_wordnet(self.wordnet).synonyms if self.wordnet else None
        align = nltk_alignment if self.alignment == "nltk" else fewest_chunks
        return align(output, reference, stem if self.stemmer else None, synonyms)

    def of_words(self, output: Sequence[str], reference: Sequence[str]) -> float:
        """METEOR of one pair of texts as words; 0 without a match."""
        pairs = self.align(output, reference)
        if not pairs:
            return 0.0
        precision, recall = len(pairs) / len(output), len(pairs) / len(reference)
        mean = precision * recall / (self.alpha * precision + (1 - self.alpha) * recall)
        scattered = count_chunks(pairs) / len(pairs)
        return float((1 - self.gamma * scattered**self.beta) * mean)

    def values(self, texts: Sequence[str], references: References) -> NDArray[np.float64]:
        """The value of every item against its best reference."""
        values = [
            max(self.of_words(output, self.words(reference)) for reference in of_item)
            for output, of_item in zip(map(self.words, texts), references, strict=True)
        ]
        return np.array(values, dtype=np.float64)


def meteor(candidate: str, references: Sequence[str]) -> float:
    """METEOR of one text with the usual parameters, cut at white space, without synonyms.

    Parameters
    ----------
    candidate : str
    references : sequence of str
        The best one counts.

    Returns
    -------
    float
    """
    return float(Meteor().values([candidate], [references])[0])
